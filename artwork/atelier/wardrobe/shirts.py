"""Shirts: the tee's block wider, with a placket, a collar on a stand, cuffs and a curved hem."""
from dataclasses import replace

import numpy as np

import forms
import mesh as meshes
import notions
from lookup import laid
from patterns import curve
from recipe import CALM, PEARL, SLIDE, TRIM, Recipe
from relief import Canvas, moved, sewn
from wardrobe.tops import block, top


def shirt(body, chest=27.4, hem=80, long=56.8, fabric='poplin', spacing=.75, shoulder=(19.2, 142.2), cuff=12.6):
    lines = block(neck_width=7.6, neck_front=141.6, neck_back=146.0, hem=hem, chest=chest, waist=chest - 1.0, hips=chest,
                  armpit=(chest, 124.5), shoulder=shoulder)
    for part in lines.values():
        part['hem'] = curve((0, hem - 5.0), (chest * .5, hem - 4.2), (chest * .82, hem + .6), (chest, hem + 6.0))
        part['side'] = np.vstack([[(chest, hem + 6.0)], part['side'][part['side'][:, 1] > hem + 8]])
    return top(body, lines, fabric, spacing, dict(long=long, cuff=cuff, cap=10.5, ease=1.02), None, None,
               dict(high=6.5, draw=.70, cloth='fused'))


BUTTONS = (137.5, 129.0, 120.5, 112.0, 103.5, 95.0, 86.5)
#: Where a cuff closes, behind the line that runs down from the shoulder: x of its edge and of its button, cm.
CLOSES, SEWN = 3.2, 1.9


def closed(c):
    """On a cuff's canvas: the end that lies on top."""
    c.end(CLOSES, -1, .5, .24)


def cuff_buttons(garment, lookup, radius=.0048):
    """One button to each cuff."""
    cuffs = [p for p in garment.pieces if 'cuff' in p.name]
    return [lookup.button(p.name, (SEWN, sum(p.box()[i][1] for i in (0, 1)) / 2), radius, PEARL, depth=.0018, lift=.0010, hole=(-1, 0)) for p in cuffs]


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole', 'neck'))
            for s in ('left', 'right'):
                c.stitches(c.edge(f'{s} hole', .7))
            c.stitches(c.edge('hem', .6))
            if p.name == 'front':
                y = np.array([c.y0 - 1, 142.0])
                c.plate(np.array([(-1.7, y[0]), (1.7, y[0]), (1.7, y[1]), (-1.7, y[1])]), .8, .05)
                for x in (-1.35, 1.35):
                    c.stitches(np.array([(x, y[0]), (x, y[1])]), .24)
            else:
                yoke = curve((-19, 137.6), (0, 137.0), (19, 137.6))
                c.groove(yoke, .8, .08)
                c.stitches(moved(yoke, -.25))
                pleat(c)
        elif 'cuff' in p.name:
            c.ridge(c.edge('low'), .3, .2, .05)
            for e in ('low', 'high'):
                c.stitches(c.edge(e, .5), .24)
            c.groove(c.edge('high'), .8, .09)
            closed(c)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
        out[p.name] = c
    return out


def pleat(c, half=1.6, top=137.0, long=34.0):
    """The box pleat below a yoke: two folds, sharp where they are sewn in, that open and are lost in the cloth."""
    part, x, y = c.window(np.array([(-half - 4, top - long), (half + 4, top)]), 0.0)
    fall = np.clip((top - y) / long, 0, 1)
    off = np.abs(x) - half * (1 + .5 * fall)
    soft = .05 + 1.1 * fall ** .8
    step = 1 / (1 + np.exp(np.clip(off / (soft * .5), -40, 40))) * (1 - np.exp(-(np.maximum(top - y, 0) / .35) ** 2))    # out of the yoke's seam
    c.height[part] += (1 - fall) ** 1.5 * (1.1 * step - .5 * np.exp(-(off / (soft + .1)) ** 2))
    c.tone[part] *= 1 - .16 * (1 - fall) ** 3 * np.exp(-((off - .03) / (.05 + soft * .5)) ** 2)


def neckline(garment):
    """The seam of the neck as a closed line from the front's middle over the wearer's left, (n, 3), evenly spaced."""
    front, back = garment.at[garment.ids('front', 'neck')], garment.at[garment.ids('back', 'neck')]
    ring = np.vstack([front, back[::-1][1:-1]])
    a = np.arctan2(ring[:, 0], -(ring[:, 1] - .018))
    ring = ring[np.argsort(a % (2 * np.pi))]
    ring = np.vstack([ring, ring[:1]])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
    t = np.linspace(0, d[-1], 145)
    ring = np.stack([np.interp(t, d, ring[:, k]) for k in range(3)], 1)[:-1]
    ring[:, 0] = (ring[:, 0] - np.roll(ring[::-1, 0], 1)) / 2                # a collar is cut even
    for k in (1, 2):
        ring[:, k] = (ring[:, k] + np.roll(ring[::-1, k], 1)) / 2
    for _ in range(6):
        ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
    return ring


def collar(garment, body, stand=.030, fall=.044, point=.068, open_=.012, spread=.55, lift=.0045, button=None):
    """
    A collar on its stand, laid over the shoulders: meshes of TRIM. Lengths m; spread: how far the points lean outwards; button: the
    material of the one that closes the stand, with its buttonhole.
    """
    ring = neckline(garment)
    n = len(ring)
    t = np.arange(n) / n
    out = []
    round_ = ring - (0, .018, 0)
    away = round_ * (1, 1, 0) / np.linalg.norm(round_[:, :2], axis=1, keepdims=True)
    middle = np.cos(2 * np.pi * t)                                            # 1 in front, -1 behind
    rise = stand * (.86 - .14 * middle)
    top_line = ring + np.stack([np.zeros(n), np.zeros(n), rise], 1) - away * (.004 + .004 * (1 - middle))[:, None]
    top_line = forms.push_out(body, top_line, .005)
    keep = np.minimum(t, 1 - t) * 2 * np.pi * .075                            # m from the front's middle, about
    rows = []
    for s in np.linspace(0, 1, 10):
        p = ring + (top_line - ring) * s + away * (.0015 * np.sin(np.pi * s) + .0012)[..., None]
        rows.append(p)
    for depth in (0.0, .0016):
        shift = [r + away * depth for r in rows]
        shift = [np.roll(r, n // 2, 0) for r in shift]                        # its ends meet behind
        shift = [np.vstack([r, r[:1]]) for r in shift]
        out.append(replace(meshes.strip(shift, False, flat_of(shift), TRIM).with_normals(), firm=(len(shift), n + 1, stand)))
    if button:
        out.append(stand_button(out[-1], ring[0], top_line[0], button))
    # the fall: from the stand's top over the roll and down
    half = []
    ids = np.arange(1, n)
    ids = ids[keep[ids] > open_ * .35]
    base, a = top_line[ids], away[ids]
    u = 1 - np.abs(np.linspace(-1, 1, len(ids)))                              # 0 at the front's edges, 1 behind
    deep = fall + (point - fall) * np.clip(1 - u / .42, 0, 1) ** 1.6
    side = np.sign(base[:, :1]) * np.array((1.0, 0, 0))
    lean = (spread * np.clip(1 - u / .35, 0, 1) ** 1.2)[:, None] * side
    p = base + a * .0035 + (0, 0, .0028)
    rows = [base - a * .002, base + a * .0008 + (0, 0, .0022), p]
    steps = 16
    for k in range(steps):
        way = a * .35 + lean * .8 + np.array((0, 0, -1.0))
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        p = forms.push_out(body, p + way * (deep / steps)[:, None], lift + .003 * (1 - k / steps))
        if k < steps - 1:
            p[1:-1] = (p[:-2] + 4 * p[1:-1] + p[2:]) / 6
        rows.append(p)
    upper = np.array(rows)
    fine = meshes.edged(upper, True)
    centre = meshes.strip(fine, False, flat_of(fine), TRIM)
    half.append(meshes.padded(replace(centre, firm=(*fine.shape[:2], stand)), .0022))
    # a row of stitches inside of the edge
    out_of = meshes.strip(upper).with_normals().normals.reshape(upper.shape)
    out_of *= np.sign((out_of[3:] * forms.slope(body, upper[3:].reshape(-1, 3)).reshape(upper[3:].shape)).sum())
    row = lambda a: np.vstack([a[3:-2, 1], a[-2, 1:-1], a[3:-2, -2][::-1]])
    half.append(thread(row(upper) + row(out_of) * .00106, radius=.00022))      # half sunk: at an outline they would stand off like a comb
    return out + half


def stand_button(stand, low, high, material, radius=.0049):
    """The button in the middle of a stand's front, and its level buttonhole. stand: its mesh; low, high: where its front's middle ends, m."""
    k = np.argmin(np.linalg.norm(stand.points[stand.triangles].mean(1) - (low + high) / 2, axis=1))
    xy = stand.flat[k].mean(0)
    place = laid(stand, TRIM)
    (at,), (up,) = place(xy[None])
    if up[1] > 0:
        place, up = (lambda flat, lift=0.0, way=place: (way(flat, -lift)[0], -way(flat)[1])), -up
    hole = notions.Buttonhole('stand', xy, radius * 100, np.array((1.0, 0)))
    return meshes.joined([notions.button(at, up, radius, material, .0020), notions.buttonhole(place, hole)])


def flat_of(rows):
    """Flat positions (r, c, 2), cm, of a strip of rows of points: its mean lengths both ways."""
    rows = np.asarray(rows)
    x = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows, axis=1), axis=2).mean(0))] * 100
    y = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows, axis=0), axis=2).mean(1))] * 100
    return np.stack(np.broadcast_arrays(x[None, :], y[:, None]), -1)


def thread(path, every=.0026, radius=.00028):
    """Stitches along a path: short raised threads."""
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    out = []
    for s in np.arange(0, d[-1] - every, every):
        a, b = (np.array([np.interp(v, d, path[:, k]) for k in range(3)]) for v in (s, s + every * .72))
        way = (b - a) / (np.linalg.norm(b - a) + 1e-9)
        x = np.cross(way, (.3, .5, .8))
        x /= np.linalg.norm(x)
        y = np.cross(way, x)
        ring = [x * np.cos(t) + y * np.sin(t) for t in np.linspace(0, 2 * np.pi, 6, endpoint=False)]
        out.append([[a + r * radius * .3 for r in ring], [a + (b - a) * .3 + r * radius for r in ring],
                    [a + (b - a) * .7 + r * radius for r in ring], [b + r * radius * .3 for r in ring]])
    return meshes.joined([meshes.strip(o, True, material=45).with_normals() for o in out])


def trims(garment, body, lookup):
    out = collar(garment, body, button=PEARL)
    for y in BUTTONS:
        out.append(lookup.button('front', (0.0, y), .0054, PEARL, depth=.0020, lift=.0012))
    return out + cuff_buttons(garment, lookup)


def blouse_canvases(garment):
    """Charmeuse: French seams and a concealed placket, nothing else to see."""
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        sewn(c, [e for e in p.edges if e not in ('hem', 'cuff', 'low', 'high')])
        if p.name in ('front', 'back'):
            c.stitches(c.edge('hem', .5))
        if p.name == 'front':
            c.ridge(np.array([(1.5, c.y0), (1.5, 142)]), .5, 1.5, .05)
            c.groove(np.array([(0, c.y0 - 1), (0, 142)]), .5, .05, .8)
        if 'cuff' in p.name:
            c.groove(c.edge('high'), .8, .09)
            c.ridge(c.edge('low'), .3, .2, .05)
            closed(c)
        out[p.name] = c
    return out


def blouse_trims(garment, body, lookup):
    return collar(garment, body, .020, .050, .072, .010, .6, button=PEARL) + cuff_buttons(garment, lookup)


#: Poplin falls as it is: what it catches on itself are the folds of a sleeve.
CRISP = [dict(stage, stiff=1) for stage in CALM]
PRODUCTS = {
    'the-poplin-shirt': Recipe('arms', shirt, 'poplin', canvases=canvases, extras=trims, stages=CRISP, thickness=.0045, focus=(.0, 1.44, .24)),
    'charmeuse-blouse': Recipe('arms', lambda b: shirt(b, chest=27.8, fabric='satin', cuff=12.0, spacing=.8), 'satin', canvases=blouse_canvases,
                               extras=blouse_trims, stages=SLIDE, thickness=.0045, focus=(.0, 1.44, .24)),
}
