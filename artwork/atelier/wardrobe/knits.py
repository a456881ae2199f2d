"""Knitwear: crewneck, roll neck, cables, mohair. Welts, cuffs and neckbands are ribs of their own."""
import numpy as np
from scipy import ndimage

import mesh as meshes
import weaves
from lookup import lying
from recipe import SLIDE, TRIM, Recipe
from relief import FINE, Canvas
from wardrobe.tops import block, top
from yarns import Drawing, Yarn, kept, knitted


def canvases(garment, fine=FINE):
    out = {}
    for p in garment.pieces:
        c = Canvas(p, fine)
        for name in p.edges:
            if name in ('hem', 'cuff') and any(w in q.name for q in garment.pieces for w in ('welt',)):
                c.groove(c.edge(name), .8, .2, .85)
            elif 'end' in name or 'seam' in name or 'shoulder' in name or name in ('left', 'right'):
                c.groove(c.edge(name), .7, .16, .88)
            elif 'hole' in name or 'cap' in name:
                c.groove(c.edge(name), .6, .14, .9)
            elif name == 'neck':
                c.groove(c.edge(name), .8, .2, .85)
        out[p.name] = c
    return out


def crew(body, chest=25.8, hem=93, long=56, neck=138.0, high=2.5, tight=.78, fabric='knit', spacing=.85, shoulder=(18.6, 142.4), cuff=10.0, grip=.78, welt=.88,
         neck_width=9.2):
    lines = block(neck_width=neck_width, neck_front=neck, hem=hem, chest=chest, waist=chest - .3, hips=chest - .3, armpit=(chest, 125.4), shoulder=shoulder)
    return top(body, lines, fabric, spacing, dict(long=long, cuff=cuff, cap=11.0), dict(high=high, tight=.965, draw=tight + .06, cloth=''),
               dict(high=6.0, draw=welt, cloth=''), dict(high=6.0, draw=grip, cloth=''))


def roll(body, hem=88, hips=23.0, cuff=None):
    """A roll neck, a little lower in front than behind: one looks into it."""
    lines = block(neck_front=143.0, hem=hem, chest=23.4, waist=21.8 if hem > 80 else 20.4, hips=hips, armpit=(23.4, 125.5),
                  neck_width=7.8, shoulder=(17.4, 142.6))
    return top(body, lines, 'knit', .8, dict(long=60 - (6 if cuff else 0), cuff=8.4, cap=12.0),
               dict(high=8.0, tight=.985, draw=.93, rise=-.6), None, cuff)


#: How far a roll reaches into the neck before it is turned, and how high over the seam its edge stays: in front, where the shoulders begin, cm.
INSIDE, CLEAR = .5, (.3, 2.8)


def smoother(ring, times):
    """A closed ring of points, its corners rounded by no more than their neighbours' unevenness: it does not become narrower."""
    for _ in range(times):
        for much in (.5, -.52):
            ring = ring + much * ((np.roll(ring, 1, 0) + np.roll(ring, -1, 0)) / 2 - ring)
    return ring


@lying
def fold(lookup, deep=6.2, lift=.0046):
    """The neck turned down once: from within over its edge, and a second layer that lies on the first, open below."""
    garment = lookup.garment
    rows, flats = [], []
    band = {name: garment.piece(f'{name} band') for name in ('front', 'back')}
    around = 90
    for s in np.r_[np.linspace(-.3, .16, 10), np.linspace(.2, 1, 17)]:          # 0 on the edge, 1 at the roll's own
        over = np.sin(np.clip(s / .16, -1, 1) * np.pi / 2)
        away = lift * over + .0020 * max(0, s - .5) ** 1.5
        ring, flat = [], []
        for name, sign in (('front', 1), ('back', -1)):
            high = band[name].edges['high'][::-1]
            x = np.linspace(high[0, 0], high[-1, 0], around) * sign
            y = np.interp(x, high[:, 0], high[:, 1])
            wide = np.abs(x).max()
            # turned by hand: nowhere quite as deep as elsewhere
            uneven = 1 + (.05 * np.sin(x * .42 + sign) + .03 * np.sin(x * .95 + 2 * sign)) * np.cos(x / wide * np.pi / 2)
            edge = np.minimum(y, np.interp(np.abs(x), (0, wide), (y.max(), y.min())))
            # it ends where the neck spreads to the shoulders
            down = np.minimum(deep * uneven, edge - np.interp(np.abs(x), (.35 * wide, wide), CLEAR))
            low = edge - max(0.0, s - .12) / .88 * down - max(0.0, -s - .12) / .18 * INSIDE
            p, out = lookup(f'{name} band', np.stack([x * .997, low], 1), away)
            p[:, 2] += lift * .8 * (1 - over ** 2)
            ring.append(p[:-1])
            flat.append(np.stack([x * sign + (0 if name == 'front' else 2 * wide), np.full(around, -s * deep)], 1)[:-1])
        ring = smoother(np.vstack(ring), 14)
        rows.append(np.vstack([ring, ring[:1]]))
        flat = np.vstack(flat)
        flats.append(np.vstack([flat, flat[-1:] + (.2, 0)]))
    rows = np.array(rows)
    for _ in range(3):
        rows[1:-1] = (rows[:-2] + 2 * rows[1:-1] + rows[2:]) / 4
    m = meshes.strip(rows, False, np.array(flats), TRIM)
    return [meshes.thick(m.points, m.triangles, m.flat, m.material, .0022, 0)]


#: Stitches of the fisherman's: mm across and up, thickness of their yarn, mm; px per cm of the canvases they are drawn on.
STITCH, YARN, DRAWN = (4.5, 3.46), 2.1, 40
#: A strand of a cable: how far its middle goes to each side, and half its breadth, in breadths of the cable; mm its middle stands out, and how much more
#: of that where it lies on the other; how much quicker than an even wave it crosses.
SWAY, HALF, HIGH, OVER, QUICK = .235, .25, 3.4, .5, .2


@kept
def purl():
    """The ground between cables: stitches of their size, from behind."""
    d = Drawing(9.0, 1024, seed=7)
    knitted(d, Yarn(YARN, .8, 3, YARN * 2.6, .34, .2, .07, 0, .014, .03), *STITCH, (0,), 1.0, uneven=.06)
    d.fibres(30000, 1.6, .018, over=d.surface(.2) + .02, depth=.04, curl=2.0, tone=.20)
    return d.tile(cavity=.30, reach=YARN)


def strand(x, y, width, turn, phase, side):
    """
    One of the two strands of a cable about x = 0: where it is seen at x, y (arrays that broadcast, cm) from its middle line, across and along it, cm, and
    how far it lies over the other there, -1 to 1. width, turn: of the cable, and after how much of it a strand is back, cm; side: 1 or -1, which strand.
    """
    line = np.arange(y.min() - width, y.max() + width, .02)
    angle = 2 * np.pi * line / turn + phase
    middle = side * width * SWAY * np.sin(angle + QUICK * np.sin(2 * angle))
    slope = np.gradient(middle, line)
    way = np.r_[0, np.cumsum(np.hypot(np.diff(middle), np.diff(line)))]

    def on(table, at):
        return np.interp(at, line, table)
    foot = y + 0 * x
    for _ in range(6):                            # the nearest place of the middle line
        lean = on(slope, foot)
        foot = foot + .7 * (y - foot + lean * (x - on(middle, foot))) / (1 + lean * lean)
    beside = x - on(middle, foot)
    return np.sign(beside) * np.hypot(beside, y - foot), on(way, foot), side * np.cos(on(angle, foot))


def cable(x, y, width, turn, phase=0.0):
    """
    Two strands of plain knit about x = 0 that cross over each other, always the same way, seen at x, y (cm): heights over the ground without stitches (mm),
    where in a tile of plain knit one looks (cm), and where it is cable, 0 or 1.
    """
    half = width * HALF
    wales = max(2, round(half * 20 / STITCH[0]))
    best, tile_x, tile_y = np.zeros(np.broadcast(x, y).shape), 0 * (x + y), 0 * (x + y)
    for side in (1, -1):
        across, along, over = strand(x, y, width, turn, phase, side)
        high = HIGH * np.clip(1 - (across / half) ** 2, 0, 1) ** .6 * (1 + OVER * over)
        upper = high > best
        best = np.where(upper, high, best)
        tile_x = np.where(upper, (across / half + 1) / 2 * wales * STITCH[0] / 10, tile_x)
        tile_y = np.where(upper, along, tile_y)
    return best, tile_x, tile_y, best > 0


def cabled(canvas, cables):
    """Draws the stitches of a piece, purl with cables on it: (x cm, width cm, turn cm, hand, phase) of each; hand: -1 is the mirror image of 1."""
    _, x, y = canvas.window(np.array(canvas.box), 1.0)
    flat = np.stack(np.broadcast_arrays(x, y), -1).reshape(-1, 2)
    ground, plain = purl().coarser(.5 / DRAWN), weaves.stocking(*STITCH, YARN).coarser(.5 / DRAWN)
    height, tone = (ground.sample(which, flat).reshape(canvas.shape) for which in (ground.height, ground.albedo))
    shape = np.zeros(canvas.shape, np.float32)
    for at, width, turn, hand, phase in cables:
        part, gx, gy = canvas.window(np.array([(at - width / 2, canvas.y0 - 1), (at + width / 2, canvas.y1 + 1)]), .3)
        high, u, v, here = cable((gx - at) * hand, gy, width, turn, phase)
        flat = np.stack([u, v], -1).reshape(-1, 2)
        for out, which in ((height, plain.height), (tone, plain.albedo)):
            out[part] = np.where(here, plain.sample(which, flat).reshape(here.shape), out[part])
        shape[part] = np.maximum(shape[part], high)
    shape = ndimage.gaussian_filter(shape, .05 * DRAWN)
    hollow = np.clip(ndimage.gaussian_filter(shape, .35 * DRAWN) - shape, 0, HIGH) / HIGH
    canvas.height += height + shape
    canvas.tone *= tone * (1 - .7 * hollow)
    canvas.hide(np.s_[:, :], 1)


def aran(garment):
    """The fisherman's canvases: a pair of cables in the middle that lean to each other, ropes beside it, some down each sleeve."""
    out = canvases(garment, DRAWN)
    body = [(s * at, width, turn, s, phase) for s in (1, -1) for at, width, turn, phase in
            ((1.75, 3.4, 7.6, 0), (7.6, 3.0, 6.2, 1), (13.6, 3.6, 8.4, 2), (19.6, 3.0, 6.2, 0))]
    arm = [(0, 3.6, 8.4, 1, 0)] + [(s * 6.0, 3.0, 6.2, s, 1) for s in (1, -1)]
    for p in garment.pieces:
        if p.name in ('front', 'back') or 'sleeve' in p.name:
            cabled(out[p.name], arm if 'sleeve' in p.name else body)
    return out


def ribbed(garment):
    """All of one rib: only where the cuffs begin a line is seen."""
    out = canvases(garment)
    for p in garment.pieces:
        if 'cuff' in p.name:
            out[p.name].groove(out[p.name].edge('high'), .8, .2, .85)
        elif p.name == 'back':
            out[p.name].groove(np.array([(0, out[p.name].y0 - 1), (0, out[p.name].y0 + 17)]), 1.2, .12, .7)
    return out


RIBS = {k: 'finerib' for k in ('front band', 'back band', 'front welt', 'back welt', 'left cuff', 'right cuff')}
WIDE = {k: 'rib' for k in RIBS}
PRODUCTS = {
    'cashmere-crewneck': Recipe('arms', crew, 'cashmere', canvases=canvases, thickness=.005, pieces=RIBS, focus=(.235, .93, .28)),
    'rib-turtleneck': Recipe('arms', roll, 'finerib', canvases=canvases, extras=lambda g, b, look: fold(look), stages=SLIDE, thickness=.005, focus=(.05, 1.47, .26)),
    'brushed-mohair-sweater': Recipe('arms', lambda b: crew(b, 27.0, 92, 55, 139.0, 3.2, .78, shoulder=(20.0, 142.0), cuff=13.4, grip=.60, welt=.86), 'mohair', canvases=canvases,
                                     stages=SLIDE, thickness=.006, pieces=WIDE, focus=(.06, 1.44, .26)),
    'ribbed-knit-dress': Recipe('arms', lambda b: roll(b, 43, 23.8, dict(high=7.0, draw=.94, cloth='')), 'midrib', canvases=ribbed, extras=lambda g, b, look: fold(look), stages=SLIDE, thickness=.005, focus=(.05, 1.47, .26)),
    'fisherman-cable-sweater': Recipe('arms', lambda b: crew(b, 26.8, 92, 56, 141.2, 4.8, .78, shoulder=(19.4, 142.2), welt=.87), 'knit', canvases=aran, stages=SLIDE, thickness=.005,
                                      pieces=WIDE, focus=(.04, 1.28, .26)),
}
