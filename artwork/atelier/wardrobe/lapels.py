"""
Collars and lapels that turn over: one strip from the seam of the neck over the roll line and down onto the cloth. Outer edges
are drawn flat in the frame of the left front and of the back (cm); the right side is the mirror of the left.
"""
from dataclasses import replace

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.spatial import cKDTree

import finish
import forms
import mesh as meshes
from finish import eased
from lookup import lying
from patterns import Piece, along, length
from recipe import TRIM
from wardrobe.fronts import ease
from wardrobe.shirts import thread


class Cloth:
    """Where the draped cloth lies, to lay more cloth on it. worn: the garment as it was worn, where it lies or hangs."""

    def __init__(self, garment, body, leave=(), worn=None):
        tri, number, _ = finish.face_out(worn or garment, body)
        keep = ~np.isin(number, [k for k, p in enumerate(garment.pieces) if p.name in leave])
        q = garment.at[tri[keep]]
        n = np.cross(q[:, 1] - q[:, 0], q[:, 2] - q[:, 0])
        n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-12
        near = np.vstack([q.mean(1), (q[:, 0] + q[:, 1]) / 2, (q[:, 1] + q[:, 2]) / 2])
        self.points, self.normals = near, np.vstack([n] * 3)
        self.tree = cKDTree(near)

    def lift(self, p, least):
        """Points moved to at least `least` m off the cloth, along its direction; also that direction."""
        far, near = self.tree.query(p, 8)
        w = 1 / (far ** 2 + 1e-5)
        w /= w.sum(1, keepdims=True)
        n = (self.normals[near] * w[:, :, None]).sum(1)
        n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
        away = ((p - (self.points[near] * w[:, :, None]).sum(1)) * n).sum(1)
        return p + n * np.maximum(least - away, 0)[:, None], n


def path(knots, count, curve=False):
    """Knots (parameter, x, y) -> `count` samples evenly along the drawn edge; corners stay corners, but for a `curve`."""
    k = np.array(knots, float)
    if curve:
        far = np.r_[0, np.cumsum(np.hypot(*np.diff(k[:, 1:], axis=0).T))]
        k = PchipInterpolator(far, k)(np.linspace(0, far[-1], 6 * count))
        even = np.r_[0, np.cumsum(np.hypot(*np.diff(k[:, 1:], axis=0).T))]
        return np.stack([np.interp(np.linspace(0, even[-1], count), even, k[:, i]) for i in range(3)], 1)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(k[:, 1:], axis=0).T))]
    even = np.linspace(0, d[-1], count)
    s = np.sort(np.r_[even[np.abs(even[:, None] - d).min(1) > .4 * even[1]], d])
    return np.stack([np.interp(s, d, k[:, i]) for i in range(3)], 1)


#: What stands higher than so many m is a collar; what does not, a lapel.
STANDS = .002


def turned(cloth, base, top, outer, flats, high=.004, low=.0028, steps=12, depth=.0022, stitch=0.0, material=TRIM, hole=None, beneath=()):
    """
    The turned piece: rows from `base` (seam) up to `top` (roll line) and down to `outer`, each (n, 3). flats: flat positions
    (roll, outer) each (n, 2) cm. high, low: m off the cloth at the roll and at the edge, alike or (n,). hole: a buttonhole, (share of the
    length, from, to m inside of the edge); beneath: see mesh.Mesh.
    """
    high, low = (np.broadcast_to(v, len(top)) for v in (high, low))
    way = outer - top
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
    _, n = cloth.lift(top, 0)
    rows = []
    tall = np.linalg.norm(top - base, axis=1).max()
    if tall > STANDS:
        for u in np.linspace(0, 1, 6)[:-1]:
            rows.append(base + (top - base) * u - n * .0005)
    for out, up in ((.0, .0), (.0014, .30), (.0012, .72)):
        rows.append(top - way * out + n * (high * up)[:, None])
    for u in np.linspace(0, 1, steps + 1):
        p = top + (outer - top) * u + n * (high * (1 - u))[:, None]
        fall = low + (high - low) * (1 - u) ** 1.5
        lifted = p
        for _ in range(2):
            lifted, _w = cloth.lift(lifted, fall)
        rows.append(p + eased(lifted - p, 8))               # its edge is a line of its own, whatever lies under it
    rows = np.array(rows)
    tail = len(rows) - steps - 1
    for _ in range(3):                                      # thick cloth spans the small folds below it
        inner = rows[tail + 1:-1]
        inner[:, 1:-1] += .5 * ((inner[:, :-2] + inner[:, 2:]) / 2 - inner[:, 1:-1])
        inner += .5 * ((rows[tail:-2] + rows[tail + 2:]) / 2 - inner)          # and is pressed flat to its edge
    roll, edge = flats
    # what comes before the roll runs on from it, as long as it is
    back = np.linalg.norm(np.diff(rows[:tail + 1], axis=0), axis=2)[::-1].cumsum(0)[::-1, :, None] * 100
    ahead = (edge - roll).mean(0) / np.linalg.norm((edge - roll).mean(0))
    flat = np.concatenate([roll - ahead * back, [roll + (edge - roll) * u for u in np.linspace(0, 1, steps + 1)]])
    fine = meshes.edged(rows)
    sheet = meshes.strip(fine, False, meshes.edged(flat), material)
    out = [meshes.padded(replace(sheet, beneath=beneath, firm=(*fine.shape[:2], 0.0) if tall > STANDS else ()), depth)]
    if hole:
        share, *ends = hole
        j = int(share * (rows.shape[1] - 1))
        far = np.linalg.norm(outer[j] - top[j])
        k = (1 - np.linspace(*ends, 14) / far) * steps + tail
        i = k.astype(int)
        line = rows[i, j] + (rows[i + 1, j] - rows[i, j]) * (k - i)[:, None]
        _, up = cloth.lift(line, 0)
        beside = np.cross(up, np.gradient(line, axis=0))
        beside /= np.linalg.norm(beside, axis=1, keepdims=True)
        # purl stitches on both sides of the slit
        out += [thread(line + up * (depth / 2 + .0002) + beside * k * .0006) for k in (-1, 1)]
    if stitch:
        long = np.linalg.norm(outer - top, axis=1)
        k = np.clip(1 - stitch / np.maximum(long, 1e-3), 0, 1) * steps + tail
        i = np.clip(k.astype(int), 0, len(rows) - 2)
        j = np.arange(rows.shape[1])
        line = rows[i, j] + (rows[i + 1, j] - rows[i, j]) * (k - i)[:, None]
        keep = long > stitch * 1.5
        line = line[keep]
        up = meshes.normals(sheet.points, sheet.triangles).reshape(fine.shape)[i, j][keep]
        up *= np.sign((up * cloth.lift(line, 0)[1]).sum())
        out.append(thread(line + up * (depth / 2 - .00004), radius=.00024))      # half sunk: at an outline they would stand off
    return out


def edge_points(garment, piece, edge, share, backwards=False):
    """Places and flat positions at shares (0..1) along an edge of a draped piece."""
    ids = garment.ids(piece, edge)
    at, flat = garment.at[ids], garment.piece(piece).points[np.array(garment.piece(piece).rims[edge])]
    if backwards:
        at, flat = at[::-1], flat[::-1]
    at = at.copy()
    for _ in range(2):
        at[1:-1] = (at[:-2] + 2 * at[1:-1] + at[2:]) / 4
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(flat, axis=0), axis=1))]
    d /= d[-1]
    return (np.stack([np.interp(share, d, at[:, k]) for k in range(3)], 1),
            np.stack([np.interp(share, d, flat[:, k]) for k in range(2)], 1))


def crossing(garment):
    """Share of the left front's neck edge, from the break up, at which it comes out from under the right front."""
    share = np.linspace(0, 1, 200)
    left, _ = edge_points(garment, 'left front', 'neck', share, True)
    right, _ = edge_points(garment, 'right front', 'neck', share)
    hidden = left[:, 0] < np.interp(left[:, 2], right[:, 2], right[:, 0])
    return share[hidden].max() if hidden.any() else 0.0


#: What lies over the lapels of either side; how far within the right front's edge the left one ends, m.
OVER, HIDDEN = {'left': ('right front',), 'right': ()}, .012


def within(garment, line):
    """How far the points of a line (n, 3) lie within the right front's neck edge, m: it hides what of the left lapel does."""
    edge, _ = edge_points(garment, 'right front', 'neck', np.linspace(0, 1, 200))
    return np.interp(line[:, 2], edge[:, 2], edge[:, 0]) - line[:, 0]


def roll(garment, side, share, high, low):
    """Heights (n,), (n,) of a lapel off the cloth: it grows out of the break; what the other front covers is flat."""
    start, soft = (crossing(garment) + .01, .12) if side == 'left' else (0, .3)
    k = soft + (1 - soft) * np.clip((share - start) / .12, 0, 1)
    more = .0022 * np.clip(1.5 - share * 2.5, 0, 1) * (side == 'right')
    return (high + more) * k, (low + more) * k


def half_collar(garment, lookup, side, front, back, low, gorge, curve=False):
    """
    Half of a collar from its front end over the shoulder to the middle of the back: seam and outer edge (n, 3), flat outer
    edge (n, 2), how far it stands (n,) 0..1 (it begins to at `gorge`) and the shares of the front's edge (first rows). curve: whether its front has no corners.
    """
    sign = 1 if side == 'left' else -1
    k, b = path(front, 60, curve), path(back, 26, curve=True)[1:]
    base, _ = edge_points(garment, f'{side} front', 'neck', k[:, 0], side == 'left')
    outer, _ = lookup.on_folds(f'{side} front', k[:, 1:] * (sign, 1), low)
    # the back's neck runs from the wearer's left to the right
    base2, _ = edge_points(garment, 'back', 'neck', b[:, 0] / 2 if sign > 0 else 1 - b[:, 0] / 2)
    outer2, _ = lookup('back', b[:, 1:] * (sign, 1), low)
    up = np.r_[.62 * np.clip((k[:, 0] - gorge) / (1 - gorge), 0, 1) ** 1.3, .62 + .38 * np.sin(b[:, 0] * np.pi / 2)]
    return np.vstack([base, base2]), np.vstack([outer, outer2]), np.vstack([k, b])[:, 1:] * (sign, 1), up, k[:, 0]


def rolled(body, base, up, stand):
    """The roll line (n, 3) of a collar that stands `stand` m behind, above its seam."""
    away = (base - (0, .018, 0)) * (1, 1, 0)
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    top = base + (0, 0, stand) * up[:, None] - away * (.006 * up)[:, None]
    return eased(forms.push_out(body, top, .006))


def run(top, outer):
    """Flat positions (roll, outer), each (n, 2) cm, of a collar: its cloth runs round the neck."""
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff((top + outer) / 2, axis=0), axis=1))] * 100
    d -= d[-1] / 2
    return np.stack([d, 0 * d], 1), np.stack([d, -np.linalg.norm(outer - top, axis=1) * 100], 1)


def lengthwise(flats):
    """Flat positions (roll, outer) of a facing that is cut along the lapel: its warp runs round the neck, and ribs of its weft across the lapel."""
    return tuple(np.stack([-y, x], 1) for x, y in (f.T for f in flats))


def unrolled(top, outer):
    """Flat positions (roll, outer), each (n, 2) cm, of a lapel: its cloth is straight along the roll, and reaches from it as it does."""
    way = np.gradient(top, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(top, axis=0), axis=1))] * 100
    ahead = ((outer - top) * way).sum(1) * 100
    off = np.sqrt(np.maximum(((outer - top) ** 2).sum(1) * 1e4 - ahead ** 2, 0))
    return np.stack([d, 0 * d], 1), np.stack([d + ahead, -off], 1)


def notched(garment, body, lookup, lapel, front, back, stand=.024, high=.005, low=.003, depth=.0024, stitch=0.0, leave=(), material=TRIM, under=0.0,
            hole=None):
    """
    Lapels and a collar. lapel: knots (share of the neck's edge from the break upwards, x, y) of the lapel's outer edge;
    front: those of the collar from the gorge to the shoulder; back: (share of half the back neck, x, y) from the shoulder
    to the centre. stand: m the collar stands behind; under: m by which the left lapel is pressed down below the right front; hole: the left lapel's buttonhole.
    """
    garment = lookup.seen()
    cloth = Cloth(garment, body, leave)
    out, sides = [], []
    for side, sign in (('left', 1), ('right', -1)):
        if lapel:
            k = path(lapel, 46)
            flat = k[:, 1:] * (sign, 1)
            rise, fall = roll(garment, side, k[:, 0], high, low)
            base, _ = edge_points(garment, f'{side} front', 'neck', k[:, 0], side == 'left')
            outer, up = lookup.on_folds(f'{side} front', flat)
            outer += up * fall[:, None]
            if side == 'left':                              # what the right front hides is left out
                deep = [within(garment, v) for v in (base, outer)]
                rise, fall = (v - under * np.clip(d / .012, 0, 1) for v, d in zip((rise, fall), deep))
                outer -= up * (under * np.clip(deep[1] / .012, 0, 1))[:, None]
                first = np.argmax(deep[1] < HIDDEN)
                base, outer, rise, fall = (v[first:] for v in (base, outer, rise, fall))
            under = Cloth(garment, body, (*OVER[side], *leave))
            # its warp runs along the roll line
            grain = [v[:, ::-1] for v in unrolled(base, outer)]
            out += turned(under, base, base, outer, grain, rise, fall, depth=depth, stitch=stitch, material=material,
                          hole=hole if side == 'left' else None, beneath=OVER[side])
        sides.append(half_collar(garment, lookup, side, front, back, low, front[0][0]))
    base, outer, up = (np.concatenate([sides[0][i], sides[1][i][::-1][1:]]) for i in (0, 1, 3))
    top = rolled(body, base, up, stand)
    return out + turned(cloth, base, top, outer, run(top, outer), high, low, depth=depth, stitch=stitch, material=material)


def shawl(garment, body, lookup, front, back, stand=.024, high=.005, low=.003, depth=.0024, gorge=.72, material=TRIM):
    """Lapels and collar in one, with a seam in the middle of the back: like `notched`, with knots from the break on."""
    garment = lookup.seen()
    out = []
    for side in ('left', 'right'):
        base, outer, _, up, share = half_collar(garment, lookup, side, front, back, low, gorge, curve=True)
        top = rolled(body, base, up, stand)
        rise, fall = (np.pad(v, (0, len(top) - len(v)), 'edge') for v in roll(garment, side, share, high, low))
        if side == 'left':
            first = np.argmax(within(garment, outer) < HIDDEN)
            base, top, outer, rise, fall = (v[first:] for v in (base, top, outer, rise, fall))
        under = Cloth(garment, body, OVER[side])
        out += turned(under, base, top, outer, lengthwise(run(top, outer)), rise, fall, depth=depth, material=material, beneath=OVER[side])
    return out


#: How deep a row of stitches draws in what is laid on cloth, m, and to how far from it, cm; its thread's radius, m.
DRAWN, BESIDE, SEWN = .0006, .06, .00034


@lying
def lip(lookup, piece, line, wide, gape, least=.0012, end=False, material=TRIM, stitch=0.0, held=0.0, sinks=0.0):
    """
    A turned edge that stands off the cloth: the mouth of a pocket, the upper side of a vent. line: the edge (n, 2) cm; `wide` cm to its left (to its
    right where negative, `stitch` too) the lip grows out of the cloth; gape: how far it stands open in the middle or, where `end`, at the line's
    beginning, m; least: its thickness, m; stitch: how far inside of its edge it is stitched; held: how far from both ends it is sewn down; sinks: over
    which length before the line's end it goes into the cloth, cm.
    """
    line = along(np.asarray(line, float), 60)
    way = np.gradient(line, axis=0)
    left = np.stack([-way[:, 1], way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    long = length(line)
    t = np.linspace(0, 1, len(line))
    between = np.clip((t * long - held) / (long - 2 * held), 0, 1)
    open_by = gape * ((1 - t) ** 1.2 if end else np.sin(np.pi * between) ** .8) + least
    if sinks:
        open_by = open_by * np.clip((1 - t) * long / sinks, 0, 1)
    rows, flats, threads = [], [], []
    over = np.r_[.05, np.arange(1, 11) / 10]                                 # close enough for the folds below
    over = list(zip(over, np.interp(over, (.05, .3, .5, .7, .85, 1.0), (1.0, .78, .50, .24, .08, 0))))
    if stitch:
        u, beside = stitch / wide, BESIDE / abs(wide)
        high = np.interp((u - beside, u, u + beside), *np.transpose(over))
        at, out = lookup.on_folds(piece, line + left * stitch)
        threads = [thread(at + out * (high[1] * open_by)[:, None], radius=SEWN)]
        over = sorted((*over, (u - beside, high[0]), (u, high[1] - DRAWN / (gape + least)), (u + beside, high[2])))
    for u, up in ((.30, .0), (.12, .15), (.0, .62), (-.02, .80), (.0, .94), *over):
        at, out = lookup.on_folds(piece, line + left * u * wide)
        rows.append(at + out * (up * open_by - .0007 * max(u, 0))[:, None])
        flats.append(line + left * u * wide)
    side = 1 if wide > 0 else -1                                             # its outside faces off the cloth
    return meshes.joined([meshes.strip(rows[::side], False, flats[::side], material).with_normals(), *threads])


def vented(lookup, hem, xs, high=20.0):
    """The upper sides of the vents in a back, which hang open a little at the hem. hem: its height; xs: where they are; high: how high they go, cm."""
    edge = lookup.garment.piece('back').edges['hem']
    lines = [np.array([(x, np.interp(x, edge[:, 0], edge[:, 1]) + .12), (x, hem + high)]) for x in xs]
    return [lip(lookup, 'back', line, -3.6 if line[0, 0] < 0 else 3.6, .0042, .0016, end=True) for line in lines]


@lying
def patch(lookup, piece, ring, lift=.0024, depth=.002, spacing=.5, material=TRIM, kick=0.0):
    """
    A piece of cloth laid flat on another, thickness and all: a flap, a patch pocket. ring: its outline, cm, against the clock; kick: how far
    its foot stands off, more on one side than on the other, m.
    """
    ring = np.asarray(ring, float)
    p = Piece('patch', {str(i): np.array([a, b]) for i, (a, b) in enumerate(zip(ring, np.roll(ring, -1, 0)))}, None).mesh(spacing, {})
    at, _ = lookup(piece, p.points, lift)
    edge = np.array(sorted({i for r in p.rims.values() for i in r}))
    tri = p.triangles
    n = meshes.normals(at, tri)
    _, ways = lookup(piece, p.points)
    if (n * ways).sum() < 0:
        tri = tri[:, ::-1]
    # pressed down along its edge
    at[edge] -= ways[edge] * lift * .35
    (x0, y0), (x1, y1) = p.box()
    at += ways * (kick * ((y1 - p.points[:, 1]) / (y1 - y0)) ** 2 * (.7 + .6 * (p.points[:, 0] - x0) / (x1 - x0)))[:, None]
    return meshes.thick(at, tri, p.points[tri], np.full(len(tri), material), depth, 0)


#: Pieces sewn onto a piece are cut elsewhere in the cloth, cm: what is woven in does not run on across their edges.
ELSEWHERE = (31.7, 17.3)


@lying
def patch_pocket(lookup, piece, box, r, thick, hem=0.0, gape=0.0, stitch=0.0, allowance=.9, material=TRIM):
    """
    A patch pocket whose edges are turned in and sewn down to the cloth at its sides and its foot; its mouth is a fold. box: its corners (x0, y0, x1, y1);
    r: of the lower ones' curves; hem: how far the mouth is turned in, and stitched; stitch: how far inside of its edges it is stitched down; allowance:
    how far those are turned in, all cm; thick: how far it stands off the cloth; gape: how much farther the middle of its mouth does, m.
    """
    x0, y0, x1, y1 = box
    round_ = thick * 100                                                      # its edges are, cm
    beside = (0, .1 * round_, .35 * round_, round_, *(v for s in (stitch, allowance) if s for v in (s - 2 * BESIDE, s - BESIDE, s, s + BESIDE, s + 2 * BESIDE)))
    corner = r * (1 - np.cos(np.linspace(0, np.pi / 2, 9)))
    turned_in = [y1 - hem + k * BESIDE for k in (-2, -1, 0, 1, 2)] if hem else []
    y = np.unique(np.round([*(y0 + np.r_[beside, corner]), *np.arange(y0 + r, y1, .5), *turned_in, y1 - .3, y1 - .1, y1], 4))
    from_side = np.unique(np.round(np.r_[beside, np.arange(0, (x1 - x0) / 2, .5)], 4))
    share = np.r_[from_side, (x1 - x0) - from_side[::-1]] / (x1 - x0)

    def row(y):
        """Flat places of a row, and how far they stand off the cloth."""
        into = r - np.sqrt(max(r * r - max(r - (y - y0), 0) ** 2, 0))
        x = x0 + into + share * (x1 - x0 - 2 * into)
        side, up = np.minimum(x - x0, x1 - x), y - y0
        d = np.where((side < r) & (up < r), r - np.hypot(r - side, r - up), np.minimum(side, up))
        two = np.maximum(ease((allowance - d) / (2 * BESIDE) + .5), ease((y - y1 + hem) / (2 * BESIDE) + .5) * (hem > 0))
        off = thick * np.sqrt(np.maximum(1 - np.clip(1 - d / round_, 0, 1) ** 2, 0)) * (1 + .25 * two)
        for far, sewn in ((d - stitch, stitch), (y - y1 + hem, hem)):
            off = off - (DRAWN * np.exp(-(far / BESIDE) ** 2) if sewn else 0)
        return np.stack([x, np.full(len(x), y)], 1), off + gape * np.sin(np.pi * share) ** .8 * ease((y - y1 + 4) / 4) ** 2
    rows = [row(v) for v in y]
    flat, off = rows[-1]
    rows += [(flat + (0, dy), off * k) for dy, k in ((.02, .86), (.0, .66), (-.12, .2), (-.3, 0))]
    places = [lookup.on_folds(piece, flat) for flat, _ in rows]
    sheet = meshes.strip([at + out * high[:, None] for (at, out), (_, high) in zip(places, rows)], False, [flat + ELSEWHERE for flat, _ in rows], material).with_normals()
    lines = []
    if stitch:
        lines.append(np.roll(rounded(x0 + stitch, y0 + stitch, x1 - stitch, y1, max(r - stitch, .1)), -6, 0))
    if hem:
        lines.append(np.array([(x0 + .1, y1 - hem), (x1 - .1, y1 - hem)]))
    threads = []
    for line in lines:
        at, out = lookup.on_folds(piece, along(line, int(length(line) * 4)))
        threads.append(thread(at + out * thick * 1.2, radius=SEWN))
    return meshes.joined([sheet, *threads])


@lying
def placket(lookup, piece, half, low, high, depth=.0026, stitch=.3, material=TRIM):
    """
    An upright band laid on the middle of a piece, stitched along both sides. half: of its width; low: y of its foot; high(x) -> y of its upper end;
    stitch: how far inside of its sides, all cm; depth: how far it stands off the middle of the cloth, m.
    """
    seam = half - stitch
    side = [(half, 0), (half + .02, depth * .5), (half, depth * .9), (half - .06, depth), (seam + BESIDE, depth), (seam, depth - DRAWN), (seam - BESIDE, depth)]
    across = np.array([(-x, up) for x, up in side] + [(0, depth)] + side[::-1])
    share = np.r_[np.linspace(0, 1, int((high(0) - low) * 2)), 1]            # its upper end is turned in
    rows, flats = [], []
    for x, up in across:
        flat = np.stack([np.full(len(share), x), low + (high(x) - low) * share], 1)
        at, out = lookup(piece, flat)
        rows.append(at + out * np.r_[np.full(len(share) - 1, up), 0][:, None])
        flats.append(flat)
    threads = []
    for x in (-seam, seam):
        at, out = lookup(piece, along(np.array([(x, low), (x, high(x))]), 60))
        threads.append(thread(at + out * depth, radius=SEWN))
    return meshes.joined([meshes.strip(rows[::-1], False, flats[::-1], material).with_normals(), *threads])


def rounded(x0, y0, x1, y1, r=1.0, top=0.0, steps=5):
    """Outline of an upright rectangle against the clock; its lower corners rounded by r, the upper ones by top."""
    out = []
    for cx, cy, rad, a in ((x1, y0, r, -90), (x1, y1, top, 0), (x0, y1, top, 90), (x0, y0, r, 180)):
        if not rad:
            out.append((cx, cy))
            continue
        mx, my = cx - rad * np.sign(cx - (x0 + x1) / 2), cy - rad * np.sign(cy - (y0 + y1) / 2)
        for t in np.radians(np.linspace(a, a + 90, steps)):
            out.append((mx + rad * np.cos(t), my + rad * np.sin(t)))
    return np.array(out)


@lying
def stitched(lookup, piece, line, lift=.0036):
    """A row of stitches on a patch."""
    at, _ = lookup(piece, along(np.asarray(line, float), max(8, int(length(line) * 2))), lift)
    return thread(at)
