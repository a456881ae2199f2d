"""A silk square and a wrap of cashmere with its fringe, both hung over a rail."""
import numpy as np

import finish
import forms
import mesh as meshes
import studio
from patterns import Piece
from recipe import TRIM, Recipe
from relief import Canvas
from sewing import Garment

RAIL_AT, RAIL_ROUND, RAIL_HALF = 1.50, .0125, .355            # m: height, radius, half length


def rail():
    """Distances of a wooden rail that runs from side to side, and of a board below it that keeps what hangs before it from what hangs behind."""
    axes = [forms.ORIGIN[i] + forms.STEP * np.arange(forms.SHAPE[i]) for i in range(3)]
    x, y, z = np.meshgrid(*axes, indexing='ij', sparse=True)
    board = np.maximum(np.abs(y) - .004, z - RAIL_AT)
    return (np.minimum(np.hypot(y, z - RAIL_AT) - RAIL_ROUND, board) + 0 * x).astype(np.float32)


def hung_rail():
    """The rail as it is seen: round ends, and two cords it hangs from."""
    ends = np.linspace(0, np.pi / 2, 9)
    profile = [(RAIL_ROUND * np.sin(a), -RAIL_HALF - .006 * np.cos(a)) for a in ends]
    profile += [(r, -h) for r, h in profile[::-1]]
    bar = meshes.lathe(profile, (0, 0), studio.WOOD)
    bar.points = np.stack([bar.points[:, 2], -bar.points[:, 1], bar.points[:, 0] + RAIL_AT], 1)
    parts = [bar.with_normals()]
    for side in (-1, 1):
        x = side * (RAIL_HALF - .035)
        a = np.linspace(0, 2 * np.pi, 40)
        loop = np.stack([x + .004 * np.sin(a / 2), (RAIL_ROUND + .0012) * np.sin(a), RAIL_AT + (RAIL_ROUND + .0012) * np.cos(a)], 1)
        for path in (loop, loop + (.0034, 0, 0), np.array([(x, 0, RAIL_AT + RAIL_ROUND), (x, 0, RAIL_AT + .4), (x, 0, RAIL_AT + 1.2)])):
            parts.append(tube(path, .0012, studio.METAL))
    return meshes.joined(parts)


def tube(path, radius, material, around=9, ridges=0.0, turns=0.0):
    """A round cord along a path (n, 3) m; two strands of it wind `turns` times about each other, `ridges` of the radius deep."""
    path = np.asarray(path, float)
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.cross(t, (.31, .95, .05))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, t)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)[None, :, None]
    s = np.linspace(0, 1, len(path))[:, None, None]
    r = np.broadcast_to(radius, len(path))[:, None, None] * (1 - ridges + ridges * np.abs(np.cos(a - 2 * np.pi * turns * s)))
    rows = path[:, None] + r * (side[:, None] * np.cos(a) + up[:, None] * np.sin(a))
    flat = np.stack(np.broadcast_arrays(a[..., 0] * .15, s[..., 0] * 8), -1)
    return meshes.strip(rows, True, flat, material).with_normals()


def oblong(w, l):
    """Edges of a cloth from -w to w and from -l to l, cm."""
    corners = np.array([(-w, -l), (w, -l), (w, l), (-w, l)])
    return {name: corners[[i, (i + 1) % 4]] for i, name in enumerate(('low', 'right', 'high', 'left'))}


def over_rail(half, front, squeeze, pleats, deep, spread=.10):
    """
    Hangs cloth over the rail, `front` cm more of it ahead than behind: pushed together to `squeeze` of its width (2 * half cm) in so many
    pleats, `deep` m deep, and leaning away from below the rail by the slope `spread`.
    """
    def place(points):
        x, y = points[:, 0] / 100, (points[:, 1] - front) / 100
        phase = x * pleats / (2 * half / 100) * 2 * np.pi
        wave = deep * np.sin(phase + .6 * np.sin(phase * .37)) * np.clip(np.abs(y) / .12, .12, 1)
        r = RAIL_ROUND + .004
        turn = np.clip(np.pi / 2 + y / r, 0, np.pi)
        down = np.maximum(np.abs(y) - r * np.pi / 2, 0)
        near = r * np.abs(np.cos(turn))
        away = np.maximum(near + down * spread - wave * np.clip(down / .10, 0, 1), near)
        return np.stack([x * squeeze, np.where(y < 0, -away, away), RAIL_AT + r * np.sin(turn) - down * .98], 1)
    return place


# --- the square ---

#: What is printed along the edges: from and to (cm inside of the edge) and ink.
BORDERS = {'Meadow Print': [(0, 3.6, '#3a4638'), (4.3, 4.55, '#3a4638')], 'Cobalt': [(0, 3.6, '#141d44'), (4.3, 4.55, '#dcd6c6')]}

def square(body):
    """Ninety centimetres, pushed together on the rail; more of it hangs in front than behind."""
    h = 45.0
    scarf = Piece('scarf', oblong(h, h), over_rail(h, 12.0, .62, 3.3, .062, .06))
    scarf.inside = lambda flat: h - np.abs(flat).max(1)
    scarf.border = BORDERS
    return Garment([scarf], [], 'satin', .95)


def rolled(garment):
    """Edges rolled by hand: a thin round rim, tacked every half centimetre, as a needle leaves them."""
    c = Canvas(garment.pieces[0])
    ring = np.vstack([garment.pieces[0].outline(), garment.pieces[0].outline()[:1]])
    c.ridge(ring, .9, .16, .10)
    c.groove(ring * (1 - .0055), .35, .05, .9)
    c.stitches(ring * (1 - .0052), .55, .25, 0)
    return {'scarf': c}


# --- the wrap ---

LONG, WIDE = 198.0, 71.0


def stole(body):
    """Laid over the rail open, in soft folds; one end hangs lower than the other."""
    w, l = WIDE / 2, LONG / 2
    return Garment([Piece('wrap', oblong(w, l), over_rail(w, 7.0, .68, 2.4, .048, .06))], [], 'velvet', 1.15)


def woven(garment):
    c = Canvas(garment.pieces[0])
    for name in ('left', 'right'):
        c.ridge(c.edge(name), .25, .30, .10)
    for name in ('low', 'high'):
        c.groove(c.edge(name, .35), .3, .08, .92)
    return {'wrap': c}


def fringe(garment, body, lookup):
    """Twisted by hand: every bundle of warp leaves the edge, is turned on itself and knotted shut, and hangs, or lies on a table."""
    rng = np.random.default_rng(29)
    parts, lies = [], np.ptp(garment.at[:, 2]) > .9 * LONG / 100
    for y, way in ((-LONG / 2, -1), (LONG / 2, 1)):
        xs = np.arange(-WIDE / 2 + .5, WIDE / 2 - .2, .92)
        ends, _ = lookup('wrap', np.stack([xs, np.full(len(xs), y)], 1))
        behind, _ = lookup('wrap', np.stack([xs, np.full(len(xs), y - way * 1.5)], 1))
        for p, q in zip(ends, behind):
            start = (p - q) / np.linalg.norm(p - q)
            lean, down = rng.normal(0, .07, 3) * (1, 1, 0), start if lies else np.array((0, 0, -1.0))
            path, at = [q * .25 + p * .75], p.copy()
            long = .088 + rng.normal(0, .003)
            for t in np.linspace(0, 1, 22):
                path.append(at.copy())
                d = start * (1 - t) ** 2 + (down + lean * np.sin(2.6 * t)) * (1 - (1 - t) ** 2)
                at = at + d / np.linalg.norm(d) * long / 22
            t = np.linspace(0, 1, len(path))
            radius = .00185 * np.where(t > .95, 1.45, np.where(t > .92, .8, 1)) * (1 - .15 * t)
            parts.append(tube(finish.eased(path, 2), radius, TRIM, 10, .32, 5.5))
    return parts


#: It falls stiff first, lest folds catch on each other, and must not slide off.
HANG = [dict(frames=10, gravity=0, drag=10, friction=.9, substeps=24),
        dict(frames=45, gravity=6, drag=1.2, friction=.9, substeps=30, stiff=20),
        dict(frames=25, gravity=6, drag=3, friction=.9, substeps=30, stiff=5),
        dict(frames=40, gravity=6, drag=5, friction=.8, substeps=30)]
PRODUCTS = {
    'silk-twill-scarf': Recipe(rail, square, 'silk twill', HANG, rolled, stand=hung_rail, thickness=.006, inside=.93, times=2,
                               frame=((0, 1.21), 1.06), focus=(.27, .99, .26)),
    'cashmere-wrap': Recipe(rail, stole, 'brushed', HANG, woven, fringe, stand=hung_rail, thickness=.0075, inside=1.0,
                            frame=((0, .98), 1.50), focus=(.12, .47, .28)),
}
