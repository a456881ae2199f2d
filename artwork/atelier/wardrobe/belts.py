"""Belts of a coat's own cloth: drawn tight round it, tied or buckled, their ends hanging."""
import numpy as np

import mesh as meshes
from recipe import HORN, TRIM

#: The pieces a belt lies on.
BODY = ('left front', 'right front', 'back')


def hull(points):
    """The corners of the smallest convex outline round points (n, 2), against the clock."""
    p = points[np.lexsort((points[:, 1], points[:, 0]))]
    sides = []
    for run in (p, p[::-1]):
        out = []
        for q in run:
            while len(out) > 1 and np.cross(out[-1] - out[-2], q - out[-1]) <= 0:
                out.pop()
            out.append(q)
        sides += out[:-1]
    return np.array(sides)


def outside(garment):
    """Places of the body's pieces, sleeves left away, m."""
    return np.vstack([garment.at[garment.id[garment.start[n]:garment.start[n] + len(garment.piece(n).points)]] for n in BODY])


def belt(garment, high, wide=5.0, depth=.0034, lift=.0035, count=320):
    """A belt drawn tight round a coat: (mesh, its line (n, 3) at the outside). high, wide: cm."""
    at = outside(garment)
    at = at[np.abs(at[:, 2] - high / 100) < wide / 180]
    ring = hull(at[:, :2])
    ring = np.vstack([ring, ring[:1]])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
    t = np.linspace(0, d[-1], count, endpoint=False)
    line = np.stack([np.interp(t, d, ring[:, k]) for k in (0, 1)], 1)
    for _ in range(12):
        line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
    out = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    out = np.stack([out[:, 1], -out[:, 0]], 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    rng = np.random.default_rng(3)
    a = t / d[-1] * 2 * np.pi
    creases = sum(rng.normal(0, .0006) * np.cos(k * a + rng.random() * 6.28) for k in range(3, 26))
    sway = sum(rng.normal(0, .0026) * np.cos(k * a + rng.random() * 6.28) for k in range(2, 7))
    rows, flats = [], []
    for k in np.linspace(-.5, .5, 15):
        round_ = (1 - (2 * abs(k)) ** 5) * .0016
        crease = creases * np.cos(k * 7 + 2 * np.sin(3 * a))
        p = line + out * (lift + depth / 2 + round_ + crease)[:, None]
        rows.append(np.c_[p, high / 100 + k * wide / 100 + sway])
        flats.append(np.stack([np.full(count, k * wide), t * 100], 1))
    sheet = meshes.strip(np.array(rows), True, np.array(flats), TRIM)
    at_it = np.c_[line + out * (lift + depth), high / 100 + sway]
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0), at_it


def drawn_in(high, wide, deep=.011, folds=22, fold=.0018):
    """
    A Recipe's drawn_in: cloth under a belt drawn tight lies in a furrow `deep` m, and from there stands in small folds that run out above and
    below. high, wide: cm; folds: how many round the waist, each about `fold` m high.
    """
    def draw(garment):
        at = garment.at
        mine = np.concatenate([garment.id[garment.start[n]:garment.start[n] + len(garment.piece(n).points)] for n in BODY])
        p = at[mine]
        waist = p[np.abs(p[:, 2] - high / 100) < wide / 100]
        middle = (waist[:, :2].max(0) + waist[:, :2].min(0)) / 2
        from_it = np.maximum(np.abs(p[:, 2] - high / 100) - wide / 240, 0)    # m from the furrow's floor
        out = p[:, :2] - middle
        angle = np.arctan2(out[:, 1], out[:, 0])
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        wave = np.sin(folds * angle + 1.4 * np.sin(3 * angle + .6)) + .6 * np.sin(folds * .62 * angle + 2.1)
        far = fold * wave * np.exp(-from_it / .045) + deep * .35 * np.exp(-((from_it - .032) / .022) ** 2)
        under = (p[:, 1] < middle[1]) & (p[:, 2] > high / 100)                # lapels lie there: what rose would come through them
        far[under] *= 1 - np.exp(-((p[under, 0] - middle[0]) / .10) ** 4)
        at[mine, :2] = p[:, :2] + out * (far - deep * np.exp(-(from_it / .017) ** 2))[:, None]
    return draw


def in_front(points, x, z, reach=.012):
    """How far to the front (y, m) the cloth comes near places (x, z)."""
    near = (np.abs(points[None, :, 0] - x[:, None]) < reach) & (np.abs(points[None, :, 2] - z[:, None]) < reach)
    return np.where(near, points[None, :, 1], .3).min(1)


def hanging(garment, start, far, low, wide=5.0, lift=.004, depth=.003, pinch=.55, turn=0.0):
    """A belt's end that hangs from a knot at `start` (x, y, z) m to x `far`, z `low` (m)."""
    t = np.linspace(0, 1, 90)
    z = start[2] + (low - start[2]) * t
    x = start[0] + (far - start[0]) * t ** .75 + .0035 * np.sin(t * 5.5 + turn)
    at = outside(garment)
    y = np.minimum.reduce([in_front(at, x + s * wide / 320, z) for s in (-1, 0, 1)])
    y = np.minimum(y - lift, start[1] + .030 * np.minimum(t * 6, 1))
    for _ in range(60):                                     # it spans the folds below it
        y[1:-1] = np.minimum(y[1:-1], (y[:-2] + y[2:]) / 2)
    for _ in range(10):
        y[1:-1] = (y[:-2] + 2 * y[1:-1] + y[2:]) / 4
    rows, flats = [], []
    w = wide / 100 * (1 - pinch * np.clip(1 - t / .20, 0, 1) ** 1.6)
    slack = wide / 100 - w
    lean = np.gradient(x, z)
    for k in np.linspace(-.5, .5, 21):
        fold = slack * .30 * np.cos(k * 2 * np.pi * 1.5 + turn) + .0022 * np.sin(t * 4 + turn) * (4 * k * k - .3) * t
        rows.append(np.stack([x + k * w, y - fold, z - lean * k * w], 1))
        flats.append(np.stack([np.full(90, k * wide), t * (start[2] - low) * 100], 1))
    sheet = meshes.strip(np.array(rows)[::-1], False, np.array(flats)[::-1], TRIM)
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)


def knot(place, out, wide=.030, tall=.058, deep=.017, lean=.30):
    """The middle of a tied belt: cloth wound once round it, a little askew. m."""
    up = np.array((lean, 0, 1.0))
    up -= out * (up @ out)
    up /= np.linalg.norm(up)
    side = np.cross(up, out)
    rows = []
    for v in np.linspace(-1, 1, 34):
        ring = []
        for b in np.linspace(0, 2 * np.pi, 64, endpoint=False):
            r = 1 + .05 * np.cos(3 * b + 2 * v) + .045 * np.cos(9 * b + 3 * np.sin(2 * v)) * abs(np.sin(b))
            flare = 1 + .20 * v * v
            full = max(1 - v ** 6, 0) ** .5
            ring.append(place + side * np.cos(b) * wide / 2 * r * flare * (.70 + .30 * full) + up * v * tall / 2 - out * deep * .9 * v ** 4
                        + out * np.sin(b) * deep * r * (.25 + .75 * full))
        rows.append(ring)
    flat = np.stack(np.broadcast_arrays(np.arange(64)[None] * .1, np.arange(34)[:, None] * .17), -1)
    return meshes.strip(rows, True, flat, TRIM).with_normals()


def tied(garment, high, wide=5.0, x=.02, ends=((.058, .62), (-.004, .70)), depth=.003):
    """A belt of the coat's own cloth, tied once in front, its ends hanging. ends: x and z of each, m."""
    ring, line = belt(garment, high, wide, depth)
    k = int(np.where(line[:, 1] < 0, np.abs(line[:, 0] - x), 9).argmin())
    place = line[k] + (0, -.004, 0)
    out = [ring]
    for (far, low), turn in zip(ends, (0.0, 1.9)):
        at = place + (.008 * np.sign(far - x), -.002 - .004 * (turn > 0), -.016)
        out.append(hanging(garment, at, far, low, wide, .0075 + depth * (turn > 0), depth, turn=turn))
    out.append(knot(place, np.array((0, -1.0, 0)), wide * .0084, wide * .0126, wide * .0042))
    return out


#: A buckle's frame, m: how wide and tall, how thick; how far before the belt's middle it and its bar lie.
WIDE, TALL, WIRE = .046, .062, .0036
AHEAD, UNDER = .0074, .0034


def buckle(place):
    """A covered buckle: a rounded frame whose bar lies below the belt's free end. place: of its middle on the belt, m."""
    a = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    ring = np.stack([np.sign(c) * np.abs(c) ** .35 * WIDE / 2, 0 * a, np.sign(s) * np.abs(s) ** .35 * TALL / 2], 1)
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    inward = np.cross(along, (0, 1.0, 0))
    inward /= np.linalg.norm(inward, axis=1, keepdims=True)
    inward *= -np.sign((inward * ring).sum(1, keepdims=True))
    turn = np.linspace(0, 2 * np.pi, 15)
    frame = [place + ring + inward * (np.cos(b) * WIRE) + np.array((0, np.sin(b) * WIRE * .7 - AHEAD, 0)) for b in turn]
    bar = [[place + (np.cos(b) * .0022, np.sin(b) * .0022 - UNDER - deep, z) for b in turn]
           for z, deep in zip(np.linspace(-.5, .5, 25) * TALL, (AHEAD - UNDER) * np.abs(np.linspace(-1, 1, 25)) ** 12)]
    return [meshes.strip(np.array(rows), True, material=HORN).with_normals() for rows in (frame, bar)]


def over_belt(line, buckled, end, wide, lift, depth=.0022):
    """
    The free end of a buckled belt: it comes out from under a buckle's frame whose middle is at x `buckled` (m), passes over its bar and below the
    frame, and lies on the belt as far as x `end`, rounded to a point.
    """
    front = line[line[:, 1] < 0]
    front = front[np.argsort(front[:, 0])]
    x = np.linspace(buckled - WIDE / 2 + WIRE * .5, end, 90)
    p = np.stack([x, np.interp(x, front[:, 0], front[:, 1]), np.interp(x, front[:, 0], front[:, 2])], 1)
    n = np.stack([np.gradient(p[:, 1], x), -np.ones(len(x)), np.zeros(len(x))], 1)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    t = np.clip((x - buckled) / (end - buckled), 0, 1)
    w = wide / 100 * np.clip((1 - t) / .14, 0, 1) ** .5
    high = lift + .0035 * np.sin(np.pi * t) ** 2 + .006 * t ** 3 + .0036 * np.exp(-((x - buckled) / .0070) ** 2)
    across = np.linspace(-.5, .5, 11)
    rows = [p + n * high[:, None] + np.stack([0 * x, 0 * x, k * w - .012 * t ** 2], 1) for k in across]
    flats = [np.stack([np.full(len(x), k * wide), (x - x[0]) * 100], 1) for k in across]
    sheet = meshes.strip(np.array(rows), False, np.array(flats), TRIM)
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)
