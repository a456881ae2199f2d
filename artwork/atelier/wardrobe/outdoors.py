"""Short jackets for outdoors: quilted, of leather, of shearling."""
from dataclasses import dataclass

import numpy as np

import mesh as meshes
import notions
from lookup import lying
from patterns import along, curve, length
from recipe import LINED, TRIM, Recipe
from relief import Canvas, Make, moved
from wardrobe.coats import beside, coat_lines, front_hem
from wardrobe.fronts import Open, ease, lapped, opening
from wardrobe.lapels import notched, rounded
from wardrobe.trousers import both


# ---- the quilted liner jacket

SNAPS = (134.4, 122.6, 110.8, 99.0, 87.2)
PITCH = 6.4
#: The patch pocket: x and y of its middle on the left front, half its width and height, cm.
POCKET = (15.2, 95.0, 7.6, 8.2)


def liner(body):
    lines = coat_lines(81, 27.2, 26.6, 27.8, 28.2, .4, (19.4, 142.2), 122.8, neck_width=8.4, neck_front=138.6)
    neck = curve((8.4, 147.6), (8.0, 144.6), (6.0, 141.0), (3.0, 138.9), (-1.8, 138.0))
    return opening(body, lines, 'poplin', 1.8, 138.0, .9, dict(long=57, cuff=14.0, cap=12.5, ease=1.0), neck=neck, hem=front_hem(lines, 1.8),
                   laps=(137, 81, 1.8), stand_off=.008, gap=.004)


def in_pocket(piece, flat):
    """How far inside of a patch pocket flat positions (…, 2) lie, cm; below 0 outside."""
    if 'front' not in piece.name:
        return np.full(flat.shape[:-1], -9.0)
    x, y, w, h = POCKET
    return np.minimum(w - np.abs(np.abs(flat[..., 0]) - x), h - np.abs(flat[..., 1] - y)) * np.where(flat[..., 0] * (1 if piece.name[0] == 'l' else -1) > 0, 1, -9)


def diamonds(piece, flat):
    """Which diamond a flat position (…, 2) lies in, both ways, in diamonds; a pocket's are its own."""
    x, y = flat[..., 0] / PITCH, flat[..., 1] / PITCH * .8
    shift = np.where(in_pocket(piece, flat) > 0, .37, 0)
    return x + y + shift, x - y + shift


def from_edges(piece, flat, names):
    """Distance to the nearest of a piece's edges whose name ends as one of `names`, cm."""
    out = np.full(len(flat), 9.0)
    for name, line in piece.edges.items():
        if name.endswith(names):
            for q in along(np.asarray(line, float), 90):
                out = np.minimum(out, np.hypot(flat[:, 0] - q[0], flat[:, 1] - q[1]))
    return out


BOUND = ('edge', 'neck', 'hem', 'cuff')


def quilted(piece, flat):
    """Diamonds puff up between the lines they are stitched along; pockets lie on top."""
    u, v = diamonds(piece, flat)
    inside = in_pocket(piece, flat)
    puff = np.abs(np.sin(np.pi * u) * np.sin(np.pi * v)) ** .62 * ease((from_edges(piece, flat, BOUND) - .3) / 1.4) * ease(np.abs(inside) / 1.1)
    puff *= .25 + .75 * ease(from_edges(piece, flat, ('hole', 'cap')) / 2.4)
    if piece.name == 'left front':
        puff *= ease((flat[:, 0] - 2.0) / 1.2)                # flat where the right front lies on it
    return .0052 * puff + .0030 * ease(inside / .35 + .5) + lapped(1.8, .0038, 2.0, 134.0)(piece, flat)


def quilt_canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        x = c.x0 + (np.arange(c.shape[1]) + .5) / c.fine
        y = c.y0 + (np.arange(c.shape[0]) + .5) / c.fine
        flat = np.stack(np.meshgrid(x, y), -1)
        u, v = diamonds(p, flat)
        for a, way in ((u, v), (v, u)):
            d = np.abs(a - np.round(a)) * PITCH * .78
            lies = np.clip(1.2 - np.abs((way * PITCH * .62 / .36) % 1 - .5) * 2.6, 0, 1) * np.exp(-(d / .05) ** 2)
            c.height += .25 * lies - .55 * np.exp(-(d / .13) ** 2)
            c.thread = np.maximum(c.thread, lies * .8)
            c.tone *= 1 - .10 * np.exp(-(d / .12) ** 2)
            # the shell draws up in small creases where it is stitched
            c.height += .13 * np.sin(way * PITCH * 8.2 + 2 * np.sin(way * 9)) * np.exp(-(d / .55) ** 2) * (1 - np.exp(-(d / .12) ** 2))
        c.tone *= 1 - .22 * np.exp(-(np.minimum(in_pocket(p, flat), 0) / .25) ** 2) * (in_pocket(p, flat) <= 0)
        for e in p.edges:
            if e not in BOUND:
                c.groove(c.edge(e), 1.2, .16, .8)
        out[p.name] = c
    return out


@lying
def snap(lookup, piece, xy, lift, radius=.0060):
    """A press stud on a piece."""
    (place,), (up,) = lookup(piece, [xy], lift)
    return notions.snap(place, up, radius)


def tape(lookup, piece, line, lift):
    """Cotton tape over an edge."""
    return lookup.band(piece, along(line, max(12, int(length(line) * 1.5))), 1.1, TRIM, lift, .0018)


def liner_trims(garment, body, lookup):
    out = []
    for p in garment.pieces:
        high = .0050 if p.name == 'right front' else .0026
        out += [tape(lookup, p.name, moved(curve(*p.edges[e]) if len(p.edges[e]) < 4 else p.edges[e], .5), high) for e in BOUND
                if e in p.edges and (p.name, e) != ('left front', 'edge')]
    x, y, w, h = POCKET
    for name, k in (('left front', 1), ('right front', -1)):
        # one tape all round, turned at the corners; its end lies on its beginning
        ring = rounded(x * k - w, y - h, x * k + w, y + h, .9, .9)
        out.append(tape(lookup, name, np.vstack([ring, ring[:1], ring[:1] + .06 * (ring[1] - ring[0])]), .0036))
    right = garment.piece('right front')
    for b in SNAPS:
        out.append(snap(lookup, 'right front', (0.0, b), float(quilted(right, np.array([(0.0, b)]))[0]) + .0030))
    return out


# ---- leather: the blouson and the shearling

def beneath(half, deep=.006):
    """`Recipe.raised`: the left front and its band pressed in by `deep` m where the right ones lie on them, `half` cm beyond the centre."""
    def raised(piece, flat):
        if piece.name not in ('left front', 'left front welt'):
            return np.zeros(len(flat))
        return -deep * ease((half + .6 - flat[:, 0]) / 1.8)
    return raised


BLOUSON_COLLAR = ((.22, .5, 139.6), (.235, 3.8, 135.6), (.25, 7.2, 131.6), (.45, 11.4, 135.8), (.75, 13.6, 140.8), (1.0, 14.2, 144.9))
BLOUSON_BEHIND = ((0, 14.2, 144.9), (.3, 10.4, 141.6), (.65, 5.6, 140.0), (1.0, 0, 139.6))


@dataclass
class Levelled(Open):
    """A jacket whose band stays at the hips. level: height of the band's lower edge, cm; the body blouses above it."""
    level: float = 94

    def sew(self):
        super().sew()
        for name in ('back welt', 'left front welt', 'right front welt'):
            ids = self.ids(name, 'low')
            if name != 'back welt':                                          # ends that lie one over the other find their own places
                ids = ids[np.abs(self.at[ids, 0]) > .05]
            places = self.at[ids].copy()
            places[:, 2] = self.level / 100
            self.held.append((ids, places, -.5))
        return self


def waisted(body, lap, break_at, hem, chest, shoulder, draw, welt, cuff, neck=None, neck_width=8.2, long=54, laps=None, level=94, full=1.04):
    """A short leather jacket gathered into a band at the hips and into cuffs. full: how much longer the sleeves' caps are than their holes."""
    lines = coat_lines(hem, chest, chest - .4, chest, chest, 0, shoulder, 122.2, neck_width=neck_width)
    o = opening(body, lines, 'leather', lap, break_at, .9, dict(long=long, cuff=14.0, cap=11.5, ease=full), neck=neck, bend=-.3, hem=front_hem(lines, lap),
                laps=(laps or break_at - 1, hem - welt - 1, max(lap, 1)), welt=dict(high=welt, draw=draw), cuff=cuff, stand_off=.008, gap=.004)
    frames = {f'{s} front welt': lambda q: q for s in ('left', 'right')}
    return Levelled(o.pieces, o.seams, o.fabric, o.spacing, laps=o.laps, frames=frames, level=level)


def blouson(body):
    neck = curve((8.2, 147.6), (7.8, 144.8), (5.8, 141.6), (2.6, 140.0), (0, 139.6), (-3.0, 139.4))
    return waisted(body, 3.0, 139.4, 97.4, 28.2, (20.6, 142.0), .83, 6.0, dict(high=6.0, draw=.70), neck, level=93.6)


def leather_canvases(collar, behind, placket, pocket):
    """Topstitched seams and yokes. placket: its width, 0 without; pocket: (x, y) of its slit's upper and lower end."""
    def draw(garment):
        out = {}
        for p in garment.pieces:
            c = Canvas(p)
            for e in p.edges:
                if any(w in e for w in ('seam', 'shoulder', 'hole', 'cap', 'end')) or e in ('left', 'right', 'side', 'high'):
                    c.ridge(c.edge(e), .4, .7, .12)
                    c.groove(c.edge(e), .9, .12, .8)
            if p.name == 'back':
                yoke = curve((-21, 134.0), (0, 133.2), (21, 134.0))
                c.groove(yoke, .9, .10, .8)
                c.stitches(moved(yoke, .3), .30)
                for k in (-1, 1):
                    beside(c, np.array(behind)[:, 1:] * (k, 1), .4)
            elif p.name in ('left front', 'right front'):
                k = 1 if p.name[0] == 'l' else -1
                # it ends in the seam of the placket, or at the front's edge
                start = c.edge('edge', placket)[:, 0].mean() if placket and k < 0 else -4.0 * k
                yoke = np.array([(start, 135.4 - .0545 * start * k), (22.0 * k, 134.2)])
                c.groove(yoke, .9, .10, .8)
                c.stitches(moved(yoke, .3 * k), .30)
                slit = np.array(pocket) * (k, 1)
                side = np.array((.9 * k, .26))
                ring = np.array([slit[0] - side, slit[1] - side, slit[1] + side, slit[0] + side])
                c.plate(ring[::k], .9, .06)
                c.stitches(np.vstack([ring, ring[:1]]), .30)
                c.groove(slit, 1.4, .10, .5)
                beside(c, np.array(collar)[:, 1:] * (k, 1), .4)
                if placket and k < 0:
                    c.groove(c.edge('edge', placket), .9, .10, .8)
                    for d in (.5, placket - .4):
                        c.stitches(c.edge('edge', d), .30)
                    c.ridge(c.edge('edge'), .5, .25, .08)
            elif 'welt' in p.name or 'cuff' in p.name:
                for e in ('low', 'high'):
                    c.stitches(c.edge(e, .5), .30)
                c.ridge(c.edge('low'), .5, .2, .08)
            out[p.name] = c
        return out
    return draw


def blouson_trims(garment, body, lookup):
    return notched(garment, body, lookup, (), BLOUSON_COLLAR, BLOUSON_BEHIND, .032, .0075, .0046, .0026, stitch=.006)


PILOT_LAPEL = ((0, -.8, 124.0), (.12, 3.4, 126.4), (.30, 7.8, 130.0), (.46, 10.8, 133.4), (.56, 8.4, 136.6))
PILOT_COLLAR = ((.56, 8.4, 136.6), (.60, 13.2, 135.6), (.80, 15.6, 139.4), (1.0, 16.4, 143.8))
PILOT_BEHIND = ((0, 16.4, 143.8), (.3, 12.0, 139.6), (.65, 6.4, 137.2), (1.0, 0, 136.6))


def aviator(body):
    return waisted(body, .8, 124.0, 95, 28.8, (20.8, 141.9), .92, 5.0, dict(high=7.0, draw=.88), neck_width=8.8, laps=131, level=91, full=1.10)


def curls(points, high, seed=5, waves=40):
    """How far fleece stands out at places (n, 3) m: locks of about a centimetre."""
    rng = np.random.default_rng(seed)
    ways = rng.normal(size=(waves, 3))
    ways *= (2 * np.pi / rng.uniform(.007, .016, waves) / np.linalg.norm(ways, axis=1))[:, None]
    f = np.zeros(len(points))
    for w, phase in zip(ways, rng.uniform(0, 6.28, waves)):
        f += np.sin(points @ w + phase)
    return high * (.5 + .5 * np.tanh(1.1 * f / waves ** .5))


def fleece(mesh, high=.0026, times=2):
    """A mesh with its wool side out: finer, in locks, in the colour of the lining."""
    points, triangles, flat = mesh.points, mesh.triangles, mesh.flat
    for _ in range(times):
        points, triangles, flat = meshes.finer(points, triangles, flat)
    n = meshes.normals(points, triangles)
    points = points + n * curls(points, high)[:, None]
    return meshes.Mesh(points, triangles, flat, np.full(len(triangles), LINED)).with_normals()


#: From which point of the turned fleece on it lies within: (cm over the edge, m off the cloth) there.
WITHIN = ((-.35, .0046), (-.5, 0), (-.35, -.0046), (.8, -.0060))


@lying
def turned_up(lookup, names, wide, around=False):
    """
    A band of fleece turned up `wide` cm over the lower edges of pieces that are sewn to each other, in the order in which they are; its lower end goes in below
    the edge. around: the last is sewn to the first.
    """
    profile = [(wide * (1 - t), .0034 + .0050 * (1 - abs(2 * t - 1) ** 8) if t else 0) for t in np.linspace(0, 1, 12)] + list(WITHIN)
    parts, out, way = [], [], [np.zeros(1)]
    for name in names:
        low = np.asarray(lookup.garment.piece(name).edges['low'], float)
        line = along(low, max(40, int(length(low) * 2)))
        part = np.array([lookup(name, moved(line, up), high)[0] for up, high in profile])
        ways = lookup(name, line)[1]
        if parts and np.linalg.norm(part[0, 0] - parts[-1][0, -1]) > np.linalg.norm(part[0, -1] - parts[-1][0, -1]):
            part, ways = part[:, ::-1], ways[::-1]
        own = slice(1 if parts else 0, None)                                  # where they are sewn they share a point
        parts.append(part[:, own])
        out.append(ways[own])
        way.append(way[-1][-1] + np.linspace(0, length(low), len(line))[1:])
    rows, out, way = np.concatenate(parts, 1), np.concatenate(out), np.concatenate(way)
    if around:
        rows, out, way = rows[:, :-1], out[:-1], way[:-1]
    for _ in range(3):                                                        # nothing of a seam is seen below it
        even = (np.roll(rows, 1, 1) + 2 * rows + np.roll(rows, -1, 1)) / 4
        rows[:, slice(None) if around else slice(1, -1)] = even[:, slice(None) if around else slice(1, -1)]
    across = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows.mean(1), axis=0), axis=1))] * 100
    sheet = meshes.strip(rows, around, np.stack(np.broadcast_arrays(across[:, None], way[None]), -1), TRIM)
    if (meshes.normals(sheet.points, sheet.triangles).reshape(rows.shape)[5] * out).sum() < 0:
        sheet.triangles, sheet.flat = sheet.triangles[:, ::-1], sheet.flat[:, ::-1]
    return fleece(sheet, .0026, 1)


@lying
def zip_teeth(lookup, top, low, x=.8):
    """A brass zip down the edge of the right front, its slider above."""
    y = np.arange(top, low, -.5)
    return notions.zipper(*lookup('right front', np.stack([np.full(len(y), x), y], 1), .0042), pitch=.0026)


def aviator_trims(garment, body, lookup):
    turned_over = notched(garment, body, lookup, PILOT_LAPEL, PILOT_COLLAR, PILOT_BEHIND, .036, .0120, .0078, .0050)
    out = [fleece(m) for m in turned_over]
    out += [turned_up(lookup, [f'{side} cuff'], 4.9, True) for side in ('left', 'right')]
    out.append(turned_up(lookup, ['right front welt', 'back welt', 'left front welt'], 4.5))
    right = garment.piece('right front')
    out.append(lookup.band('right front', np.array([(.8, y) for y in np.linspace(96.4, 123.4, 60)]), 2.0, TRIM, .0030, .0010))
    out.append(zip_teeth(lookup, float(right.edges['edge'][:, 1].max()), 96.4))
    return out


PRODUCTS = {
    'quilted-liner-jacket': Recipe('arms', liner, 'ripstop', canvases=quilt_canvases, extras=liner_trims, thickness=.007, raised=quilted,
                                   times=2, focus=(.04, 1.40, .28)),
    'leather-blouson': Recipe('arms', blouson, 'leather', canvases=leather_canvases(BLOUSON_COLLAR, BLOUSON_BEHIND, 6.0, ((13.4, 117.0), (17.2, 104.0))), extras=blouson_trims, thickness=.0065,
                              raised=both(lapped(3.0, .0040, 2.4, 140.0), beneath(3.0)), lining='#54463b', focus=(.04, 1.39, .28)),
    'shearling-aviator': Recipe('arms', aviator, 'leather', canvases=leather_canvases(PILOT_COLLAR, PILOT_BEHIND, 0, ((12.6, 112.0), (17.0, 101.0))),
                                extras=aviator_trims, thickness=.008,
                                raised=lapped(1.0, .0020, 1.6, 124.0), lining='#d9cbb0', lining_cloth='fleece',
                                make=Make(hem=.2, facing=.2, front=.2, lined=True), focus=(.02, 1.29, .28)),
}
