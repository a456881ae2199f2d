"""Drawn in on a cord: the cord itself, the bow it is tied in, and the linen trousers it holds up."""
from dataclasses import replace

import numpy as np

import mesh as meshes
import notions
from lookup import lying
from recipe import FACING
from sewing import Garment
from wardrobe.lapels import Cloth
from wardrobe.trousers import both, creased, mark, pair, slant_pockets, trousers

RISE, BAND = 103.0, 4.2


#: How deep the grooves between a cord's three strands are, as a share of its radius.
GROOVES = .30


def tube(path, radius, turns=0.0, around=42, material=FACING):
    """A cord along a path (n, 3) m of this radius, one number or one for each point; turns: how often its three strands go round it per cm, 0: smooth."""
    path = np.asarray(path, float)
    radius = np.broadcast_to(radius, len(path))
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-12
    long = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))] * 100
    x = np.cross(way[0], (.31, .52, .79))
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    rows = []
    for p, t, r, s in zip(path, way, radius, long):
        x = x - t * (x @ t)
        x /= np.linalg.norm(x) + 1e-12
        y = np.cross(t, x)
        r = r * (1 - GROOVES * (1 - np.abs(np.cos(1.5 * (angle - 2 * np.pi * turns * s)))) ** 1.5 * (turns > 0))
        rows.append(p + np.outer(r * np.cos(angle), x) + np.outer(r * np.sin(angle), y))
    # yarns lie the other way round within strands, and so nearly along the cord
    flat = np.stack(np.broadcast_arrays(angle[None] * .2 + .3 * turns * long[:, None], long[:, None]), -1)
    return meshes.strip(rows, True, flat, material).with_normals()


def smooth(points, count=400):
    """A smooth way through points (n, 3): a Catmull-Rom curve, evenly sampled."""
    p = np.asarray(points, float)
    t = np.linspace(0, len(p) - 1, count)
    ext = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    i = np.minimum(t.astype(int), len(p) - 2)
    u = (t - i)[:, None]
    a, b, c, d = (ext[i + k] for k in range(4))
    return .5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u ** 2 + (3 * b - a - 3 * c + d) * u ** 3)


#: (to the wearer's left, up, away) cm from the knot.
LOOPS = (((.2, .0, .5), (1.8, 1.1, .9), (4.0, .9, 1.1), (5.2, -.7, 1.0), (4.2, -2.2, .8), (2.2, -1.6, .7), (.3, -.2, .7)),
         ((-.2, .1, .5), (-2.0, .8, .9), (-4.3, .2, 1.1), (-5.0, -1.7, .9), (-3.6, -2.7, .7), (-1.7, -1.6, .7), (-.2, -.1, .7)))
TAILS = (((.1, -.1, .6), (.9, -1.6, .8), (1.7, -4.6, .4), (1.6, -9.0, .3), (2.3, -13.0, .3), (2.1, -16.4, .3)),
         ((-.1, -.1, .6), (-.6, -1.8, .8), (-1.3, -5.0, .4), (-1.9, -9.5, .3), (-1.7, -14.4, .3)))


@lying
def eyelet(lookup, piece, xy):
    """The ring round a hole for a cord."""
    (place,), (up,) = lookup(piece, [xy], .0012)
    return notions.eyelet(place, up, .0046)


#: Where a cord comes out of a waistband, cm from its middle, and its way from there to the knot: (share of that, up, away) cm.
EYELETS = (-1.5, 1.5)
OUT = ((1.0, .0, -.70), (1.0, .0, .08), (.90, .02, .34), (.60, .05, .42), (.25, .02, .50), (.05, .0, .55))
#: How often a cord's strands go round it per cm.
LAID = .62
#: The knot's wraps: how far from its middle, cm, and how they lean.
WRAPS = ((-.17, .16), (.15, .10))


def tied(garment, body, lookup, piece, xy, radius=.0026):
    """A cord that comes out of two eyelets of a piece and is tied in a bow between them; its ends hang on the cloth, each with a knot. A list of meshes."""
    (place,), (out,) = lookup(piece, [xy], .001)
    out = out * (1, 1, 0) / np.hypot(*out[:2])
    up = np.array((0, 0, 1.0))
    side = np.cross(up, out)
    side = side * np.sign(side[0])
    cloth = Cloth(garment, body)
    world = lambda points: place + sum(np.outer(np.asarray(points, float)[:, k] / 100, v) for k, v in enumerate((side, up, out)))
    parts = []
    for points in LOOPS + TAILS:
        path, _ = cloth.lift(smooth(world(points)), radius + .0006)
        thick = np.full(len(path), radius)
        if points in TAILS:
            left = np.linalg.norm(path - path[-1], axis=1)
            thick = thick * (1 + 1.0 * np.exp(-((left - .012) / .0035) ** 2)) * np.clip(left / .0006 + .75, 0, 1)
        parts.append(tube(path, thick, LAID))
    for x in EYELETS:
        (hole,), _ = lookup(piece, [np.asarray(xy) + (x, 0)], .001)
        points = world([(x * share, y, away) for share, y, away in OUT])
        points[:3] += np.outer((1, 1, .4), hole - place - x / 100 * side)     # the waistband is round
        parts.append(tube(smooth(points, 120), radius, LAID))
    turn = np.linspace(-.55 * np.pi, 1.55 * np.pi, 160)                       # they end behind the knot
    for k, lean in WRAPS:
        parts.append(tube(world(np.stack([k + .08 * np.sin(turn) + lean * np.cos(turn), .56 * np.cos(turn), .62 + .52 * np.sin(turn)], 1)), radius * 1.05, LAID))
    return [eyelet(lookup, piece, np.asarray(xy) + (x, 0)) for x in EYELETS] + [meshes.joined(parts)]


def puffed(canvas, waves=2.6, high=1.5):
    """A casing drawn together on its cord: short folds across it."""
    x = canvas.x0 + (np.arange(canvas.shape[1]) + .5)[None] / canvas.fine
    y = (np.arange(canvas.shape[0])[:, None] + .5) / canvas.shape[0]
    fold = np.sin(x * waves + .9 * np.sin(x * .8) + y * .5) + .5 * np.sin(x * waves * 1.73 + 1 - y)
    canvas.height += (high * .5 * fold * np.sin(np.pi * np.clip(y, 0, 1)) ** .4).astype(np.float32)
    canvas.tone *= (1 + .05 * np.clip(fold, -1.2, 1)).astype(np.float32)
    return canvas


def gathers(top, names=('front', 'back'), high=.0020, reach=7.0):
    """Small folds that stand below a drawn waist, at the height `top` of a piece, and run out downwards."""
    def raised(piece, flat):
        if not piece.name.endswith(names):
            return np.zeros(len(flat))
        down, x = np.clip(top - flat[:, 1], 0, 60), flat[:, 0]
        wave = np.sin(x * 2.5 + .8 * np.sin(x * .7)) + .6 * np.sin(x * 4.1 + 1.3) + .5 * np.sin(x * 1.5 + .4)
        return high * wave * np.exp(-down / reach) * np.clip(down / .5, 0, 1)
    return raised


def drawstring(body):
    cut = trousers(body, hem=5, knee=13.6, ankle=13.4, hip=2.0, waist=4.6, rise=RISE, band=BAND, fabric='linen')
    return Garment(cut.pieces, cut.seams, cut.fabric, cut.spacing, form='half')


def trims(garment, body, lookup):
    return slant_pockets(garment, lookup, RISE, .5, .0018) + tied(garment, body, lookup, 'front band', (0, RISE + BAND * .5))


def marks(garment):
    garment.crease = 0.0
    out = mark(garment, 'tailored', RISE, 3.0, pockets='slant', fly=False, welt=False)
    for p in garment.pieces:
        c = out[p.name]
        if 'band' in p.name:
            puffed(c)
            for y in (RISE + .35, RISE + BAND * .5, RISE + BAND - .35):
                c.stitches(np.array([(c.x0, y), (c.x1, y)]))
            if p.name == 'front band':
                for x in EYELETS:
                    c.dimple((x, RISE + BAND * .5), .5, .8)
        else:
            c.stitches(c.edge('hem', 2.85))
            if p.name == 'right back':
                ring = np.array([(-15.0, 95.0), (-15.0, 80.5), (-2.6, 80.5), (-2.6, 95.0)])
                c.plate(ring, .6)
                inset = ring.mean(0) + (ring - ring.mean(0)) * .95
                c.stitches(inset)
                c.stitches(np.array([(-15.0, 92.8), (-2.6, 92.8)]))
    return out


PRODUCTS = {
    'linen-drawstring-trouser': replace(
        pair('washed linen', 'linen', button_of=0, loops=False, hem=5, focus=(.02, 1.00, .28), rise=RISE, band=BAND), build=drawstring, canvases=marks, facing='poplin',
        hold=(('front band', 'high'), ('back band', 'high')), extras=trims,
        raised=both(creased(.0026, 5), gathers(RISE))),
}
