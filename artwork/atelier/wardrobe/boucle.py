"""The bouclé jacket: boxy and short, without a collar, its fronts edge to edge, braided all round, with four pockets and brass buttons."""
import numpy as np

import mesh as meshes
from lookup import lying
from patterns import along, curve, length, walked
from recipe import BRASS, Recipe
from relief import Canvas, moved, sewn
from wardrobe.drawn import tube
from wardrobe.fronts import opening
from wardrobe.jackets import cuff_buttons
from wardrobe.lapels import patch_pocket, rounded
from wardrobe.tops import block

#: Pockets, of the left front: x of the middle, y of the opening, width, depth, cm.
POCKETS = ((12.4, 123.2, 9.6, 9.4), (12.8, 103.4, 11.6, 11.6))
BRAID = 1.5
#: The width of the braid at a pocket's mouth, and round its other sides, cm.
MOUTH, ROUND = 1.2, .9
#: So many times as wide as a yarn's radius is a braid; how often a yarn's strands go round it per cm; how far a pocket stands off the cloth, m.
YARNS, TWISTED, POCKET = 17.0, 2.2, .0034


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


@lying
def braid(lookup, piece, line, wide=BRAID, lift=.0026):
    """
    A flat braid of three strands, each of three yarns side by side, laid along a line of a piece; wide: cm, over all; lift: how far its middle lies off that
    of the cloth, m.
    """
    radius = wide / YARNS                                                     # of a yarn, cm
    swing, period = wide / 2 - 3 * radius, 1.24 * wide
    line = along(np.asarray(line, float), int(length(line) * 4))
    for _ in range(3):                                                        # it turns a corner in a curve
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    way = np.gradient(line, axis=0)
    left = np.stack([-way[:, 1], way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    (at, up), (beside, _) = lookup(piece, line), lookup(piece, line + left * .2)
    across = beside - at
    across -= up * (across * up).sum(1, keepdims=True)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    walk = walked(line)
    s = np.linspace(0, walk[-1], int(walk[-1] * 13.5 / wide))
    at, up, across = (np.stack([np.interp(s, walk, v[:, k]) for k in range(3)], 1) for v in (at, up, across))
    parts = []
    for strand in range(3):
        turn = 2 * np.pi * (s / period + strand / 3)
        for k in (-2, 0, 2):
            # from side to side, over one strand and under the other
            x, high = swing * np.sin(turn) + k * radius, lift * 100 + .75 * radius * np.sin(2 * turn)
            parts.append(tube(at + (across * x[:, None] + up * high[:, None]) / 100, radius * 1.06 / 100, TWISTED, 10))
    return meshes.joined(parts)


def pocket(x, y, wide, deep, inset=0.0):
    """The line of a pocket's sides and foot, by the middle of its mouth: down one side, along the foot, up the other; `inset` cm inside of its edge."""
    return np.roll(rounded(x - wide / 2 + inset, y - deep + inset, x + wide / 2 - inset, y, 1.2 - inset), -6, 0)


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'))
            for k in (-1, 1):
                c.groove(curve((10.8 * k, 88), (10.0 * k, 108), (11.6 * k, 122), (15.4 * k, 132)), .6, .16, .86)
        elif 'front' in p.name:
            s = p.name.split()[0]
            k = 1 if s == 'left' else -1
            sewn(c, (s, f'{s} shoulder', f'{s} hole'))
            c.groove(curve((15.8 * k, 88), (15.4 * k, 108), (13.6 * k, 124), (12.0 * k, 136)), .6, .16, .86)
            for x, y, wide, deep in POCKETS:
                # where its edge is drawn down to the cloth
                line = pocket(x * k, y, wide, deep)
                c.groove(np.vstack([line, line[:1]]), 1.2, .45, .45)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
            c.groove(curve((7.4, c.y0), (7.0, -36), (6.8, -26), (8.4, -11)), .6, .16, .86)
        out[p.name] = c
    return out


def trims(garment, body, lookup):
    def brass(radius, lift=.0026):
        return lambda piece, xy: lookup.button(piece, xy, radius, BRASS, depth=.0036, lift=lift, hole=())
    out = []
    for p in garment.pieces:
        ends = ('hem',), ('neck',)
        if 'front' in p.name:
            ends = (('neck', 'edge', 'hem') if p.name.startswith('left') else ('hem', 'edge', 'neck'),)
        elif p.name != 'back':
            ends = (('cuff',),)
        out += [braid(lookup, p.name, moved(np.vstack([p.edges[e][i > 0:] for i, e in enumerate(edges)]), BRAID / 2)) for edges in ends]
    for side, k in (('left', 1), ('right', -1)):
        for x, y, wide, deep in POCKETS:
            x *= k
            out.append(patch_pocket(lookup, f'{side} front', (x - wide / 2, y - deep, x + wide / 2, y), 1.2, POCKET, gape=.0012))
            out.append(braid(lookup, f'{side} front', pocket(x, y - MOUTH / 2, wide, deep - MOUTH / 2, ROUND / 2), ROUND, 1.25 * POCKET + .0002))
            out.append(braid(lookup, f'{side} front', np.array([(x - wide / 2, y - MOUTH / 2), (x + wide / 2, y - MOUTH / 2)]), MOUTH, 1.25 * POCKET + .0014))
            out.append(brass(.0075, .0026 + POCKET)(f'{side} front', (x, y - 2.6)))
    return out + cuff_buttons(garment, lookup, brass(.0062), 3, bend=0)


PRODUCTS = {
    'boucle-jacket': Recipe('arms', boxy, 'bouclé', facing='poplin', canvases=canvases, extras=trims, focus=(.115, 1.215, .28), thickness=.006),
}
