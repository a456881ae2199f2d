"""Knitwear: crewneck, roll neck, cables, mohair. Welts, cuffs and neckbands are ribs of their own."""
import numpy as np

import mesh as meshes
from lookup import lying
from recipe import SLIDE, TRIM, Recipe
from relief import Canvas
from wardrobe.tops import block, top


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
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


def cable(canvas, x, width=4.6, turn=8.0, high=2.4, phase=0.0):
    """Two strands of stitches that cross each other along an upright line at x (cm), with a purl ditch on both sides."""
    part, gx, gy = canvas.window(np.array([(x - width, canvas.y0), (x + width, canvas.y1)]), 0.0)
    u, angle = gx - x, 2 * np.pi * (gy / turn) + phase
    out = np.full(np.broadcast(u, angle).shape, -9.0)
    r = width * .27
    for k in (0, np.pi):
        centre, front = width * .24 * np.sin(angle + k), np.cos(angle + k)
        d = (u - centre) / r
        stitch = 1 + .10 * np.cos(2 * np.pi * (gy * 2.6 + np.abs(d) * .55))
        out = np.maximum(out, np.where(np.abs(d) < 1, high * (np.sqrt(np.clip(1 - d * d, 0, 1)) * stitch * .8 + .45 * front), -9))
    ditch = np.clip((width * .62 - np.abs(u)) / .25, 0, 1)
    out = np.maximum(out, -1.2 * ditch + 0 * angle)
    canvas.height[part] = np.where(ditch + 0 * angle > 0, out, canvas.height[part])
    canvas.tone[part] *= np.where(ditch + 0 * angle > 0, np.clip(.90 + out * .05, .80, 1.02), 1)


def aran(garment):
    """The fisherman's canvases: a broad cable in the middle, ropes beside it, one down each sleeve."""
    out = canvases(garment)
    for p in garment.pieces:
        if p.name in ('front', 'back'):
            for x, width, turn, phase in ((0, 6.4, 10, 0), (8.0, 3.4, 6, 0), (-8.0, 3.4, 6, np.pi / 2), (14.6, 4.6, 8, 1), (-14.6, 4.6, 8, -1),
                                          (20.6, 3.0, 6, 0), (-20.6, 3.0, 6, 2)):
                cable(out[p.name], x, width, turn, phase=phase)
        elif 'sleeve' in p.name:
            for x, width, turn in ((0, 5.2, 9), (6.2, 3.2, 6), (-6.2, 3.2, 6)):
                cable(out[p.name], x, width, turn)
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
