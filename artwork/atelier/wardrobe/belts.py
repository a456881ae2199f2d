"""Belts of a garment's own cloth: drawn tight round it, tied or buckled, their ends hanging."""
from dataclasses import replace

import numpy as np

import mesh as meshes
import notions
from lookup import lying
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


#: How near to its knot a belt is drawn together, in widths of it, and to which share of its width.
NEAR_KNOT, DRAWN = .75, .62


def pleat(u, sharp=.035, soft=.14):
    """How deep, 0..1, cloth that is folded over itself lies `u` from the fold: it falls off on one side and rises slowly on the other."""
    return np.exp(-np.abs(u) / np.where(u < 0, sharp, soft))


def gathered(far, wide):
    """
    How a belt `wide` m across lies `far` (n,) m along it from its knot: (the share of its width that is left, m (n,) it lies deeper at k, -.5 … .5 across).
    """
    near = np.exp(-(far / (NEAR_KNOT * wide)) ** 2)
    return 1 - (1 - DRAWN) * near, lambda k: .055 * wide * near * sum(much * pleat(k - at) for at, much in ((-.24, 1), (.02, .7), (.27, .9)))


def in_front_at(line, out, x):
    """Which point of a belt's line (n, 3), directions off it `out`, lies in front at `x` m."""
    return int(np.where(out[:, 1] < 0, np.abs(line[:, 0] - x), np.inf).argmin())


#: How far the middle of a belt stands out where it turns at the sides, in widths of it.
ROUNDED = .07


def girdle(garment, wide, high, lift=.0042, around=240, many=16, depth=.0024, knot_at=None, spans=8):
    """
    A belt round the waist, smooth over what it gathers, worn or hung flat: (mesh, middle line (around, 3), directions off it (around, 3)). wide: m;
    high: cm, where its middle lies on the flat pieces; many: of how many points it lies over the outer ones; knot_at: m, x of where it is tied in
    front; spans: how often it is drawn straight over hollows.
    """
    body = np.concatenate([garment.id[garment.start[p.name]:][:len(p.points)] for p in garment.pieces if 'front' in p.name or p.name == 'back'])
    cloth, cut = garment.at[body], garment.flat[body, 1] - high / 100
    waist = cloth[np.abs(cut) < wide / 2, :2]
    centre, half = (waist.max(0) + waist.min(0)) / 2, np.ptp(waist, axis=0) / 2
    x, y = ((cloth[:, :2] - centre) / half).T                                 # as if it were round
    angles = np.linspace(-np.pi, np.pi, around, endpoint=False)
    off = np.abs((np.arctan2(x, -y)[None] - angles[:, None] + np.pi) % (2 * np.pi) - np.pi)

    def line(share):
        """Where the cloth lies at this share of the belt's width, as a ring."""
        level = np.flatnonzero(np.abs(cut - share * wide) < .009)
        near = level[np.argsort(off[:, level], 1)[:, :many]]
        ring = np.stack([np.quantile(np.hypot(x, y)[near], .94, axis=1), cloth[near, 2].mean(1)], 1)
        for _ in range(spans):                                                # drawn over the folds
            ring[:, 0] = np.maximum(ring[:, 0], (np.roll(ring[:, 0], 1) + np.roll(ring[:, 0], -1)) / 2)
        for _ in range(8):
            ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
        return np.c_[centre + np.stack([np.sin(angles), -np.cos(angles)], 1) * half * ring[:, :1], ring[:, 1]]
    lower, upper = line(-.5), line(.5)
    way = np.roll(lower + upper, -1, 0) - np.roll(lower + upper, 1, 0)
    out = np.stack([way[:, 1], -way[:, 0], 0 * angles], 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    off = out * (lift * (.3 + .7 * np.abs(out[:, 1:2])))                      # close at the sides: sleeves hang there
    lower, upper = lower + off, upper + off
    middle = (lower + upper) / 2
    rows, flat = [], []
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))] * 100
    share, folds = np.ones(around), lambda k: 0
    if knot_at is not None:
        far = way - way[in_front_at(middle, out, knot_at)]
        share, folds = gathered(far / 100, wide)
    drawn = .55 + .45 * np.cos(2 * angles + .8)                               # where it is drawn tight it lies in folds along itself
    for k in np.linspace(-.5, .5, 21):
        fold = .0011 * drawn * np.cos(2 * np.pi * (1.7 * k + .30 * np.sin(2 * angles + 1.0) + .12 * np.sin(5 * angles)))
        swayed = (0, 0, 1.0) * (.0011 * np.sin(3 * angles + .5) + .0007 * np.sin(7 * angles))[:, None]
        at = (k * share)[:, None]
        round_ = ROUNDED * wide * out[:, 0] ** 4 * (1 - (2 * k) ** 2)         # where it turns to the back it is not creased flat
        rows.append(lower * (.5 - at) + upper * (.5 + at) + out * (fold + round_ - folds(k) - .0006 * (2 * abs(k)) ** 6)[:, None] + swayed)
        flat.append(np.stack([np.full(around, k * wide * 100), way], 1))
    rows, flat = np.array(rows), np.array(flat)
    sheet = meshes.strip(rows, True, flat, TRIM)
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0), middle, out


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


def hanging(below, start, far, low, wide=5.0, lift=.004, depth=.003, pinch=.62, turn=0.0):
    """A belt's end that hangs from a knot at `start` (x, y, z) m to x `far`, z `low` (m), before what is below it: points (n, 3), the belt's too."""
    t = np.linspace(0, 1, 90)
    z = start[2] + (low - start[2]) * t
    x = start[0] + (far - start[0]) * t ** .75 + .0035 * np.sin(t * 5.5 + turn)
    y = np.minimum.reduce([in_front(below, x + s * wide / 320, z) for s in (-1, 0, 1)])
    y = np.minimum(y - lift, start[1] + .030 * np.minimum(t * 6, 1))
    for _ in range(60):                                     # it spans the folds below it
        y[1:-1] = np.minimum(y[1:-1], (y[:-2] + y[2:]) / 2)
    for _ in range(10):
        y[1:-1] = (y[:-2] + 2 * y[1:-1] + y[2:]) / 4
    down = start[2] - z
    y = np.maximum(y, start[1] - .001 - .25 * down - 2 * np.maximum(down - wide / 250, 0))     # it comes out from behind the knot
    rows, flats = [], []
    w = wide / 100 * (1 - pinch * np.clip(1 - t / .20, 0, 1) ** 1.6)
    slack = wide / 100 - w
    lean = np.gradient(x, z)
    for k in np.linspace(-.5, .5, 21):
        fold = slack * .11 * (.7 + np.cos(k * 2 * np.pi * 1.5 + turn)) + .0022 * np.sin(t * 4 + turn) * (4 * k * k - .3) * t
        rows.append(np.stack([x + k * w, y - fold, z - lean * k * w], 1))
        flats.append(np.stack([np.full(90, k * wide), t * (start[2] - low) * 100], 1))
    sheet = meshes.strip(np.array(rows)[::-1], False, np.array(flats)[::-1], TRIM)
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)


def knot(place, out, wide, lean=.22, depth=.0024):
    """
    The middle of a tied belt `wide` m across: its cloth laid once over the belt, in folds the way it was drawn, and in below it; `lean`: askew. Both its
    edges turn down to what it lies on. As long and as wide as the cloth it is of.
    """
    up = np.array((lean, 0, 1.0))
    up -= out * (up @ out)
    up /= np.linalg.norm(up)
    side = np.cross(up, out)
    tall, broad, deep = 1.06 * wide, .86 * wide, .36 * wide
    turn = np.linspace(1.22, -1.22, 72) * np.pi / 2
    s, c = np.sin(turn), np.cos(turn)
    height = np.sign(s) * np.abs(s) ** .75 * tall / 2
    ahead = np.sign(c) * np.abs(c) ** .35 * deep
    way = np.r_[0, np.cumsum(np.hypot(np.diff(height), np.diff(ahead)))] * 100
    rows, flats = [], []
    for k in np.linspace(-.5, .5, 61):
        folds = sum(much * pleat(k - at - slant * s) for at, slant, much in ((-.25, .06, .9), (.03, .12, 1), (.29, -.03, .7)))
        full = np.maximum(1 - np.abs(2 * k) ** 3.2, 0) ** .6
        x = k * broad * (1 - .15 * s - .10 * c)                                # it spreads below, where its end comes out
        high = ahead * np.where(c > 0, full, 1) - .16 * deep * folds * np.maximum(c, 0) ** .5 * full
        tucked = height * (1 - .16 * (1 - full) - .05 * folds * full)
        rows.append(place + x[:, None] * side + tucked[:, None] * up + high[:, None] * out)
        flats.append(np.stack([np.full(len(turn), k * broad * 130), way], 1))
    sheet = meshes.strip(rows, False, flats, TRIM)
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)


#: How far off a coat's cloth its belt lies, m: over the edge of the front that laps; how often it is drawn straight over hollows.
COAT_LIFT, COAT_SPANS = .0130, 40


@lying
def tied(lookup, high, wide=5.0, x=.02, ends=((.058, .62), (-.004, .70)), depth=.003):
    """A belt of the coat's own cloth, tied once in front, worn or hung, its ends hanging: [Mesh]. ends: x and z of each where it is worn, m."""
    garment = lookup.garment
    ring, line, out = girdle(garment, wide / 100, high, COAT_LIFT, depth=depth, knot_at=x, spans=COAT_SPANS)
    at = in_front_at(line, out, x)
    place, out = line[at], out[at]
    below = np.vstack([outside(garment), ring.points])
    parts = [ring]
    for (far, low), turn in zip(ends, (0.0, 1.9)):
        start = place + (.004 * np.sign(far - x), 0, -.25 * wide / 100)
        end = place + (far - x, 0, low - high / 100)
        parts.append(hanging(below, start, end[0], end[2], wide, .003 + depth * (turn > 0), depth, turn=turn))
    return parts + [knot(place, out, wide / 100, depth=depth)]


#: A buckle's frame, m: how wide and tall, how thick; how far before the belt's middle it and its bar lie.
WIDE, TALL, WIRE = .046, .062, .0036
AHEAD, UNDER = .0074, .0034
#: Where its prong comes up through the belt beside the bar, how far it stands before the bar, how thick it is, m.
PIERCED, PRONG, ROD = .0046, .0086, .0017
#: A belt's holes: from one to the next; how wide the keeper beside the buckle is and how far from the buckle's middle it is, m.
HOLES, KEEPER, KEPT = .024, .013, .050


def buckle(place):
    """
    A buckle: a rounded frame whose bar lies below the belt's free end, and a prong that comes up through that and rests on the frame. place: of its
    middle on the belt, m.
    """
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
    way = np.array([(0, UNDER), (PIERCED * .8, UNDER + .001), (PIERCED, UNDER + PRONG * .75), (PIERCED * 1.6, UNDER + PRONG), (WIDE * .3, UNDER + PRONG * 1.1),
                    (WIDE / 2 - WIRE, AHEAD + WIRE * .7 + ROD * .8), (WIDE / 2 + WIRE * .4, AHEAD + WIRE * .7 + ROD * .6)])
    prong = notions.cord(place + np.stack([way[:, 0], -way[:, 1], 0 * way[:, 0]], 1), ROD, HORN, 12)
    return replace(meshes.joined([meshes.strip(np.array(rows), True, material=HORN).with_normals() for rows in (frame, bar)] + [prong]), rigid=True)


def over_belt(line, buckled, end, wide, lift, depth=.0022):
    """
    The free end of a buckled belt, its holes and its keeper: it comes out from under a buckle's frame whose middle is at x `buckled` (m), passes over its bar
    and below the frame, and lies on the belt as far as x `end`, rounded to a point; from the hole its prong is in, others follow.
    """
    front = line[line[:, 1] < 0]
    front = front[np.argsort(front[:, 0])]

    def at(x):
        """(on the belt's line (n, 3), directions off it, m the free end lies before it, share of its way) at x (n,)."""
        p = np.stack([x, np.interp(x, front[:, 0], front[:, 1]), np.interp(x, front[:, 0], front[:, 2])], 1)
        n = np.stack([np.gradient(p[:, 1], x), -np.ones(len(x)), np.zeros(len(x))], 1)
        t = np.clip((x - buckled) / (end - buckled), 0, 1)
        high = lift + .0035 * np.sin(np.pi * t) ** 2 + .006 * t ** 3 + .0036 * np.exp(-((x - buckled) / .0070) ** 2)
        return p, n / np.linalg.norm(n, axis=1, keepdims=True), high, t
    x = np.linspace(buckled - WIDE / 2 + WIRE * .5, end, 90)
    p, n, high, t = at(x)
    w = wide / 100 * np.clip((1 - t) / .14, 0, 1) ** .5
    across = np.linspace(-.5, .5, 11)
    rows = [p + n * high[:, None] + np.stack([0 * x, 0 * x, k * w - .012 * t ** 2], 1) for k in across]
    flats = [np.stack([np.full(len(x), k * wide), (x - x[0]) * 100], 1) for k in across]
    sheet = meshes.strip(np.array(rows), False, np.array(flats), TRIM)
    out = [meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)]
    x = buckled + PIERCED + HOLES * np.arange(4)
    p, n, high, t = at(x)
    out += [replace(notions.eyelet(place, up, .0030, HORN, .5), rigid=True) for place, up in zip(p + n * (high + depth / 2)[:, None] - (0, 0, .012) * t[:, None] ** 2, n)]
    x = buckled + KEPT + np.linspace(-.5, .5, 7) * KEEPER
    p, n, high, t = at(x)
    rows, flats = [], []
    for s in np.linspace(-1, 1, 33):                                          # round both, in behind at its ends
        off = (high + depth + .0016) * np.maximum(1 - np.abs(s) ** 14, 0) - .004 * (np.abs(s) == 1)
        rows.append(p + n * off[:, None] + np.stack([0 * t, 0 * t, s * (wide / 200 + .0030) - .006 * t ** 2], 1))
        flats.append(np.stack([np.full(len(x), s * wide / 2), (x - x[0]) * 100], 1))
    sheet = meshes.strip(np.array(rows), False, np.array(flats), TRIM)
    return out + [meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)]
