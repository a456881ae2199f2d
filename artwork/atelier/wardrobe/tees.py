"""Jersey: the tee, the boatneck, the tank."""
import numpy as np

from patterns import curve
from recipe import SLIDE, Recipe
from relief import Canvas, sewn
from wardrobe.tops import block, top


def canvases(garment, seamless=False):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, (() if seamless else ('left', 'right')) + ('left shoulder', 'right shoulder', 'left hole', 'right hole'), (('hem', 2.0),))
            c.stitches(c.edge('hem', 1.55))
            c.groove(c.edge('neck'), .4, .08)
            c.stitches(c.edge('neck', .35))
        elif 'sleeve' in p.name:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', 2.0),))
            c.stitches(c.edge('cuff', 1.55))
        out[p.name] = c
    return out


def level(lines, front=.8, side=.9):
    """Lines whose hem hangs level: `front` cm longer over the bust, and `side` cm shorter at the side seams."""
    for name, part in lines.items():
        hips, hem = part['hem'][-1]
        low = hem - (front if name == 'front' else 0)
        part['hem'] = curve((0, low), (hips * .45, low + .05), (hips * .8, low * .55 + (hem + side) * .45), (hips, hem + side))
        part['side'] = np.vstack([part['hem'][-1:], part['side'][part['side'][:, 1] > hem + side + 1.5]])
    return lines


def tee(body):
    lines = level(block(neck_front=138.6, hem=88, chest=25.2, waist=24.6, hips=25.0, armpit=(25.2, 125.2), shoulder=(18.4, 142.4)))
    return top(body, lines, 'jersey', .75, dict(long=21, cuff=16.2, cap=11.5), dict(high=1.5, tight=.97, draw=.88))


def boat(body):
    lines = level(block(neck_width=11.6, neck_front=143.2, neck_back=145.2, hem=87, chest=25.6, waist=25.2, hips=25.4,
                        armpit=(25.6, 125.0), shoulder=(18.4, 142.4)))
    return top(body, lines, 'jersey', .75, dict(long=46, cuff=11.4, cap=11.5), dict(high=1.2, tight=.95, draw=.98))


def scoop(wide, low, square, top=147.6):
    """A neck from its point at the shoulder down to the centre, which it crosses level; square: how far out it keeps low, 0..1."""
    deep = top - low
    return curve((wide, top), (wide * (.80 + .17 * square), low + deep * .45), (wide * (.58 + .12 * square), low + deep * .11), (wide * .30, low + deep * .014), (0, low))


def tank(body):
    lines = level(block(neck_width=9.6, neck_front=133.5, neck_back=140.5, hem=87, chest=21.6, waist=19.8, hips=22.2,
                        armpit=(21.2, 125.4), shoulder=(13.2, 145.2)))
    lines['front']['neck'], lines['back']['neck'] = scoop(9.6, 133.2, .8), scoop(9.6, 140.2, .5)
    return top(body, lines, 'jersey', .7)


def bound(garment):
    """A tank's canvases: bound edges."""
    out = canvases(garment)
    for p in garment.pieces:
        for name in ('neck', 'left hole', 'right hole'):
            out[p.name].ridge(out[p.name].edge(name), .6, .8, .05)
            out[p.name].groove(out[p.name].edge(name, .85), .4, .06)
    return out


PRODUCTS = {
    'supima-tee': Recipe('arms', tee, 'jersey', canvases=lambda g: canvases(g, seamless=True), stages=SLIDE, focus=(0.0, 1.33, .44), thickness=.004),
    'boatneck-stripe-tee': Recipe('arms', boat, 'jersey', canvases=canvases, stages=SLIDE, focus=(0.0, 1.33, .46), thickness=.0045),
    'fine-rib-tank': Recipe('torso', tank, 'finerib', canvases=bound, stages=SLIDE, focus=(0.0, 1.30, .44)),
}
