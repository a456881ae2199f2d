"""
The atelier's forms: bodies as signed distances (m), for the cloth to fall on. They are never seen.
Front is -y, up is +z, the wearer's left is +x. Heights are those of a woman of 1.76 m.
"""
import os

import numpy as np

from native import CACHE

STEP = 0.006
ORIGIN = np.array([-0.54, -0.33, 0.0], np.float32)
SHAPE = (180, 110, 274)
VERSION = 19

# height, half width, depth to the front, depth to the back, shift back, all m
TORSO = np.array([
    (0.70, .165, .095, .110, .010), (0.80, .176, .102, .118, .006), (0.88, .182, .104, .120, .004),
    (0.96, .168, .100, .104, .002), (1.04, .143, .092, .082, .000), (1.10, .127, .086, .074, .000),
    (1.18, .136, .090, .080, .000), (1.26, .149, .098, .092, .002), (1.32, .156, .092, .098, .006),
    (1.38, .163, .076, .094, .010), (1.42, .168, .060, .080, .014), (1.445, .150, .050, .070, .018),
    (1.465, .110, .047, .062, .019), (1.485, .076, .050, .056, .019), (1.505, .060, .050, .052, .018),
    (1.54, .052, .049, .049, .014), (1.60, .0505, .048, .048, .010)])
LEG = np.array([
    (0.02, .040, .050, .050, .010), (0.10, .037, .040, .044, .020), (0.22, .045, .044, .056, .022),
    (0.34, .055, .050, .066, .018), (0.44, .055, .054, .056, .006), (0.50, .058, .058, .054, .000),
    (0.60, .064, .068, .064, .000), (0.70, .070, .076, .078, .002), (0.78, .075, .080, .086, .006),
    (0.86, .076, .078, .086, .008), (0.94, .060, .060, .070, .010), (1.02, .030, .030, .040, .010)])
#: Waist and hips of the form trousers and skirts hang on: a little straighter than the torso.
HALF = np.array([
    (0.70, .158, .094, .106, .008), (0.80, .166, .101, .110, .006), (0.88, .167, .102, .112, .004),
    (0.96, .160, .100, .102, .002), (1.04, .149, .097, .090, .000), (1.10, .142, .094, .084, .000),
    (1.18, .141, .093, .083, .000)])
#: All of it, for what is cut in one from the shoulder to the ankle.
WHOLE = np.vstack([HALF[:4], TORSO[4:]])
#: The torso with arms: what is worn over it hangs free of the waist.
SLIM = TORSO - np.outer(np.interp(TORSO[:, 0], (.90, 1.02, 1.10, 1.20, 1.30), (0, 1, 1, 1, 0)), (0, .008, .009, .004, 0))
#: Straighter in waist, back and hip, for dresses without a waist: they hang from the bust and would catch on the seat.
EASY = TORSO + np.stack([np.interp(TORSO[:, 0], (.70, .80, .88, .96, 1.04, 1.10, 1.18, 1.26), row) for row in (
    np.zeros(8), (-.004, -.007, -.009, -.004, .005, .011, .005, 0), (0, 0, 0, 0, .003, .005, .002, 0), (0, -.004, -.006, -.001, .006, .011, .008, 0),
    np.zeros(8))], 1)
SHOULDER, ELBOW, WRIST, HAND = (.160, .014, 1.402), (.226, .024, 1.118), (.262, -.030, .880), (.266, -.046, .800)


def smooth_min(a, b, k):
    """The union of two distances with a fillet of about `k` m."""
    t = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * t - k * t * (1 - t)


def stack(x, y, z, rings, power=2.25, centre=0.0, scale=1.0):
    """Distance to a lofted stack of super-ellipses."""
    zs = rings[:, 0]
    at = np.clip(z, zs[0], zs[-1])

    def ring(column):
        # Catmull-Rom through the rings
        values = rings[:, column]
        i = np.clip(np.searchsorted(zs, at) - 1, 0, len(zs) - 2)
        t = (at - zs[i]) / (zs[i + 1] - zs[i])
        m = np.gradient(values, zs)
        d = zs[i + 1] - zs[i]
        return ((2 * t ** 3 - 3 * t ** 2 + 1) * values[i] + (t ** 3 - 2 * t ** 2 + t) * d * m[i]
                + (3 * t ** 2 - 2 * t ** 3) * values[i + 1] + (t ** 3 - t ** 2) * d * m[i + 1])

    width, front, back, shift = (ring(c) for c in (1, 2, 3, 4))
    dx, dy = np.abs(x - centre) / (width * scale), y - shift
    deep = np.where(dy < 0, front, back) * scale
    dy = np.abs(dy) / deep
    r = (dx ** power + dy ** power + 1e-9) ** (1 / power)
    # first order distance: the implicit value over its slope
    gx = (dx / r) ** (power - 1) / (width * scale)
    gy = (dy / r) ** (power - 1) / deep
    d = (r - 1) / np.sqrt(gx * gx + gy * gy + 1e-6)
    return np.maximum(d, np.maximum(zs[0] - z, z - zs[-1]))


def limb(x, y, z, a, b, ra, rb):
    """Distance to a cone with round ends."""
    a, b = np.array(a), np.array(b)
    d = b - a
    t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / (d @ d), 0, 1)
    away = np.sqrt((x - a[0] - t * d[0]) ** 2 + (y - a[1] - t * d[1]) ** 2 + (z - a[2] - t * d[2]) ** 2)
    return away - (ra + (rb - ra) * t)


def ball(x, y, z, centre, radii):
    """Distance to an ellipsoid, good near its skin."""
    k0 = np.sqrt(((x - centre[0]) / radii[0]) ** 2 + ((y - centre[1]) / radii[1]) ** 2 + ((z - centre[2]) / radii[2]) ** 2)
    k1 = np.sqrt(((x - centre[0]) / radii[0] ** 2) ** 2 + ((y - centre[1]) / radii[1] ** 2) ** 2
                 + ((z - centre[2]) / radii[2] ** 2) ** 2)
    return k0 * (k0 - 1) / (k1 + 1e-6)


def distance(kind, size=1.0):
    """
    The grid of distances of a form. kind: 'torso' (no arms, ends at the thigh), 'arms' (torso and arms), 'frock' (a torso straighter in the waist),
    'legs' (from above the waist down), 'half' (the same for trousers, straighter in the hip), 'hips' (a skirt's form: waist to thigh),
    'body' (torso and legs, for jumpsuits), 'whole' (the same with arms). size scales the girth: 0.94, 1 and 1.08 are the three forms.
    """
    path = os.path.join(CACHE, f'form-{kind}-{size}-{VERSION}.npy')
    if os.path.exists(path):
        return np.load(path)
    axes = [ORIGIN[i] + STEP * np.arange(SHAPE[i]) for i in range(3)]
    x, y, z = np.meshgrid(*axes, indexing='ij', sparse=True)
    x = np.abs(x)
    z = low = z + 0 * x
    if kind == 'hips':
        z = np.maximum(z, .885)                                           # skirts hang nearly straight from the fullest
    rings = {'half': HALF, 'hips': HALF, 'body': WHOLE, 'whole': WHOLE, 'arms': SLIM, 'frock': EASY}
    d = stack(x, y, z, rings.get(kind, TORSO), scale=size)
    soft = np.sqrt(x * x + .022 ** 2)                                     # no crease where the halves meet
    d = smooth_min(d, ball(soft, y, z, (.078, -.066, 1.268), np.array([.068, .058, .070]) * size), .055)
    seat = (.076, .050, .890) if kind in ('frock', 'hips') else (.078, .062, .885)
    d = smooth_min(d, ball(soft, y, z, seat, np.array([.088, .072, .095]) * size), .05)
    d = smooth_min(d, ball(x, y, z, (.150, .016, 1.398), np.array([.040, .044, .046])), .035)
    if kind in ('arms', 'whole'):
        arm = smooth_min(limb(x, y, z, SHOULDER, ELBOW, .040, .031), limb(x, y, z, ELBOW, WRIST, .031, .021), .02)
        arm = smooth_min(arm, ball(x, y, z, HAND, np.array([.025, .039, .060])), .02)      # cuffs come to rest on it
        d = smooth_min(d, arm, .02)
    if kind in ('legs', 'half', 'body', 'whole'):
        hips = -smooth_min(-d, z - .785, .07)                                 # rounded off below, where the legs begin
        # trousers hang from a form whose legs come together a little
        apart = .088 if kind == 'legs' else .094 - .022 * np.clip((.80 - z) / .7, 0, 1)
        d = smooth_min(hips, stack(x, y, z, LEG, 2.0, apart, size), .05)
    else:
        d = np.maximum(d, .72 - low)
    if kind == 'hips':
        d = d + .45 * np.maximum(.885 - low, 0) ** 2
    if kind in ('legs', 'hips'):
        d = np.maximum(d, z - 1.165)
    if kind == 'half':
        d = -smooth_min(-d, 1.168 - z, .02)
    if kind in ('legs', 'half'):
        d = np.maximum(d, .15 - z)
    if kind in ('body', 'whole'):
        d = np.maximum(d, .30 - z)                                            # ends inside of the legs
    d = np.maximum(d, z - 1.575).astype(np.float32)
    # what slopes towards the sky is nearer than its section says
    g = np.sqrt(sum(q * q for q in np.gradient(d, STEP)))
    d = (d / np.clip(g, .6, 4)).astype(np.float32)
    os.makedirs(CACHE, exist_ok=True)
    np.save(path, d)
    return d


def at(grid, points):
    """Distances at points (n, 3), trilinear."""
    f = (points - ORIGIN) / STEP
    i = np.clip(np.floor(f).astype(int), 0, np.array(SHAPE) - 2)
    f = np.clip(f - i, 0, 1)
    total = 0
    for a in (0, 1):
        for b in (0, 1):
            for c in (0, 1):
                weight = (np.where(a, f[:, 0], 1 - f[:, 0]) * np.where(b, f[:, 1], 1 - f[:, 1])
                          * np.where(c, f[:, 2], 1 - f[:, 2]))
                total = total + weight * grid[i[:, 0] + a, i[:, 1] + b, i[:, 2] + c]
    return total


def slope(grid, points):
    """Unit outward directions at points (n, 3)."""
    g = np.stack([at(grid, points + e) - at(grid, points - e) for e in np.eye(3) * STEP], 1)
    return g / (np.linalg.norm(g, axis=1, keepdims=True) + 1e-9)


def push_out(grid, points, gap, times=3):
    """Points moved to at least `gap` m off the body."""
    p = points.copy()
    for _ in range(times):
        d = at(grid, p) - gap
        inside = d < 0
        if not inside.any():
            break
        p[inside] -= slope(grid, p[inside]) * d[inside, None]
    return p
