"""The tailored waistcoat: no sleeves, a deep V, five buttons and two points at the hem; its back is cut from the lining."""
import numpy as np

import notions
from lookup import lying
from patterns import curve
from recipe import TRIM, Recipe
from relief import Canvas, sewn
from wardrobe.fronts import lapped, opening
from wardrobe.jackets import horn
from wardrobe.lapels import patch
from wardrobe.tops import block

LAP, BREAK = 1.7, 123.0
BUTTONS = (121.2, 115.3, 109.4, 103.5, 97.6)
#: Welt pockets: x, y of the middle of the slit in the left front's frame, and its width.
POCKETS = ((11.4, 103.4, 10.6),)


def waistcoat(body, hem=93.5, chest=21.4, waist=20.2, hips=21.8, side=2.6):
    """side: how much shorter the side seams are than the middle of the back, cm."""
    lines = block(neck_width=7.2, neck_back=145.8, hem=hem, chest=chest, waist=waist, hips=hips, armpit=(chest, 121.8), shoulder=(13.2, 144.9))
    for part in lines.values():
        part['hem'] = curve((0, hem), (hips * .5, hem + side * .3), (hips, hem + side))
        part['side'] = curve((hips, hem + side), ((hips + waist) / 2, 101), (waist, 109), ((waist + chest) / 2 - .2, 115), (chest, 121.8))
    for name, deep in (('front', 12.6), ('back', 13.6)):
        lines[name]['hole'] = curve((chest, 121.8), (chest - 3.6, 123.4), (deep + 1.7, 128.2), (deep, 136.0), (13.2, 144.9))
    points = np.vstack([[(-LAP, hem + .6)], curve((4.6, hem - 6.2), (10.5, hem - 2.8), (hips * .78, hem + side * .62), (hips, hem + side))])
    vest = opening(body, lines, 'coat', LAP, BREAK, .75, arms=False, bend=-.4, hem=points, laps=(BREAK - .3, hem + 2, LAP),
                   stand_off=.006, gap=.0025, armpit=123)
    for side in ('left', 'right'):
        vest.drawn[f'{side} front', 'neck'] = .97
        vest.drawn[f'{side} front', f'{side} hole'] = .975
    return vest


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder'))
            c.groove(np.array([(0, 92), (0, 146)]), .7, .12)
            for k in (-1, 1):
                c.dart(curve((10.6 * k, 94), (9.8 * k, 108), (10.4 * k, 124)))
            edges = ('left hole', 'right hole', 'neck', 'hem')
        else:
            s = p.name.split()[0]
            k = 1 if s == 'left' else -1
            sewn(c, (s, f'{s} shoulder'))
            c.dart(curve((11.2 * k, 96), (10.8 * k, 109), (10.4 * k, 121)))
            edges = (f'{s} hole', 'neck', 'edge', 'hem')
            for x, y, wide in POCKETS:
                c.groove(np.array([((x - wide / 2) * k, y + 1.0), ((x + wide / 2) * k, y + 1.7)]), .8, .08, .6)
        for e in edges:
            c.ridge(c.edge(e), .45, .4, .1)
        out[p.name] = c
    return out


def welts(lookup):
    out = []
    for side, k in (('left', 1), ('right', -1)):
        for x, y, wide in POCKETS:
            a, b = np.array((x - wide / 2, y - .8)), np.array((x + wide / 2, y + .1))
            ring = np.array([a, b, b + (0, 1.7), a + (0, 1.7)]) * (k, 1)
            out.append(patch(lookup, f'{side} front', ring[::k], .0018, .0013, .4))
    return out


def strap(lookup, y=107.4, reach=17.5, wide=2.5):
    """The strap across the back, in its seams at the sides, and its steel buckle."""
    x = np.linspace(-reach, reach, 60)
    line = np.stack([x, y + .8 * np.exp(-(x / 9) ** 2)], 1)
    out = [lookup.band('back', line[x < 2.6], wide, TRIM, .0012, .0014), lookup.band('back', line[x > -1.4], wide, TRIM, .0028, .0014)]
    return out + [buckle(lookup, (.6, y + .8), wide / 100 + .008)]


@lying
def buckle(lookup, xy, tall):
    """The strap's buckle at a place of the back, `tall` m."""
    (place,), (up,) = lookup('back', [xy], .0042)
    return notions.buckle(place, up, .028, tall)


def trims(garment, body, lookup):
    sew = horn(lookup, .0078, .0042)
    return welts(lookup) + strap(lookup) + [sew('right front', (0.0, y)) for y in BUTTONS]


PRODUCTS = {
    'tailored-waistcoat': Recipe('torso', waistcoat, 'flannel', canvases=canvases, extras=trims, pieces={'back': 'cupro'}, focus=(.01, 1.24, .26),
                                 thickness=.005, raised=lapped(LAP, .0030, 2.2, 119.0), lining='#4a3f3a'),
}
