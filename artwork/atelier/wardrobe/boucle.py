"""The bouclé jacket: boxy and short, without a collar, its fronts edge to edge, braided all round, with four pockets and brass buttons."""
import numpy as np

from patterns import along, curve, length
from recipe import BRASS, Recipe
from relief import FINE, Canvas, moved, sewn
from wardrobe.fronts import opening
from wardrobe.jackets import cuff_buttons
from wardrobe.lapels import rounded
from wardrobe.tops import block

#: Pockets, of the left front: x of the middle, y of the opening, width, depth, cm.
POCKETS = ((12.4, 123.2, 9.6, 9.4), (12.8, 103.4, 11.6, 11.6))
BRAID = 1.5


def boxy(body, hem=88.5, chest=26.4, waist=25.6, hips=26.4):
    lines = block(neck_width=7.6, neck_front=139.6, neck_back=145.9, hem=hem, chest=chest, waist=waist, hips=hips,
                  armpit=(chest, 122.0), shoulder=(18.8, 141.4))
    jacket = opening(body, lines, 'coat', 0.0, 139.6, .85, dict(long=57, cuff=12.6, cap=13.0, ease=1.04), neck=lines['front']['neck'],
                     laps=(139.0, hem, 0.0), stand_off=0.0, gap=.0045, sink=.02)
    for side in ('left', 'right'):
        jacket.drawn[f'{side} front', 'neck'] = .96
        jacket.drawn[f'{side} front', 'edge'] = .99
    jacket.drawn['back', 'neck'] = .97
    return jacket


def plait(canvas, line, wide=BRAID, high=1.6, strand=.62):
    """A braid of three strands laid along a line of the canvas."""
    line = along(np.asarray(line, float), max(4, int(length(line) * 3)))
    part, d, way, side = canvas.near(line, wide)
    across = d * side / (wide / 2)
    beside = d / (wide / 2)
    inside = np.clip((1 - beside) * 8, 0, 1)
    top = np.zeros_like(d)
    for k in range(3):
        phase = 2 * np.pi * (way / (3 * strand) + k / 3)
        # each strand, a cord of two threads, swings from side to side; it is on top while it crosses the middle
        away = np.abs(across - .58 * np.sin(phase)) / .46
        twist = 1 - .16 * np.abs(np.sin(np.pi * (way + across * .35) / .30))
        body = np.sqrt(np.clip(1 - away ** 2, 0, 1)) * (.72 + .28 * np.cos(2 * phase)) * twist
        top = np.maximum(top, body)
    canvas.height[part] = canvas.height[part] * (1 - inside) + inside * high * (.35 + .65 * top)
    canvas.tone[part] *= 1 - inside * (.42 - .40 * top)
    canvas.hide(part, .8 * inside)                                           # the yarns it is made of are those of the cloth
    canvas.tone[part] *= 1 - .25 * np.exp(-((beside - 1.06) / .10) ** 2)


def covered(canvas, x0, y0, x1, y1):
    """Wipes the seams that a pocket lies over."""
    i0, i1 = (int((x - canvas.x0) * FINE) for x in (x0, x1))
    j0, j1 = (int((y - canvas.y0) * FINE) for y in (y0, y1))
    canvas.height[j0:j1, i0:i1], canvas.tone[j0:j1, i0:i1] = 0, 1


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        inset = BRAID / 2 + .15
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'))
            for k in (-1, 1):
                c.groove(curve((10.8 * k, 88), (10.0 * k, 108), (11.6 * k, 122), (15.4 * k, 132)), .6, .16, .86)
            for e in ('hem', 'neck'):
                plait(c, moved(p.edges[e], inset))
        elif 'front' in p.name:
            s = p.name.split()[0]
            k = 1 if s == 'left' else -1
            sewn(c, (s, f'{s} shoulder', f'{s} hole'))
            c.groove(curve((15.8 * k, 88), (15.4 * k, 108), (13.6 * k, 124), (12.0 * k, 136)), .6, .16, .86)
            for x, y, wide, deep in POCKETS:
                covered(c, x * k - wide / 2, y - deep, x * k + wide / 2, y)
                ring = rounded(x * k - wide / 2, y - deep, x * k + wide / 2, y, .8)
                c.plate(ring, 2.6, .10)
                c.groove(np.vstack([ring, ring[:1]]), .5, .16, .62)
                plait(c, np.array([(x * k - wide / 2, y - .6), (x * k + wide / 2, y - .6)]), 1.2)
            round_it = ('neck', 'edge', 'hem') if k > 0 else ('hem', 'edge', 'neck')
            plait(c, moved(np.vstack([p.edges[e][i > 0:] for i, e in enumerate(round_it)]), inset))
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
            plait(c, moved(p.edges['cuff'], inset))
            c.groove(curve((7.4, c.y0), (7.0, -36), (6.8, -26), (8.4, -11)), .6, .16, .86)
        out[p.name] = c
    return out


def trims(garment, body, lookup):
    def brass(radius):
        return lambda piece, xy: lookup.button(piece, xy, radius, BRASS, depth=.0036, lift=.0026, hole=())
    out = [brass(.0075)(f'{side} front', (x * k, y - 2.6)) for side, k in (('left', 1), ('right', -1)) for x, y, _, _ in POCKETS]
    return out + cuff_buttons(garment, lookup, brass(.0062), 3, bend=0)


PRODUCTS = {
    'boucle-jacket': Recipe('arms', boxy, 'bouclé', canvases=canvases, extras=trims, focus=(.115, 1.215, .28), thickness=.006),
}
