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


def scooped(lines, wide, top, front, back, square):
    """
    Lines with a neck cut wide: from its point (wide, top) on the shoulder down to the heights `front` and `back` at the centre, which it
    crosses level; square: how far out it keeps low, 0..1.
    """
    for part, low in zip((lines['front'], lines['back']), (front, back)):
        deep = top - low
        part['shoulder'] = np.array([part['shoulder'][0], (wide, top)])
        part['neck'] = curve((wide, top), (wide * (.80 + .17 * square), low + deep * .45), (wide * (.58 + .12 * square), low + deep * .11),
                             (wide * .30, low + deep * .014), (0, low))
    return lines


def boat(body):
    lines = level(block(hem=87, chest=25.6, waist=25.2, hips=25.4, armpit=(25.6, 125.0), shoulder=(18.4, 142.4)))
    return top(body, scooped(lines, 11.4, 146.0, 142.4, 144.2, .3), 'jersey', .75, dict(long=46, cuff=11.4, cap=11.5))


def tank(body):
    lines = level(block(hem=87, chest=21.6, waist=19.8, hips=22.2, armpit=(21.2, 125.4), shoulder=(13.2, 145.2)))
    return top(body, scooped(lines, 9.4, 146.9, 133.2, 140.4, .7), 'jersey', .7)


def turned(garment):
    """A boatneck's canvases: its neck is turned in and stitched down, as its hems are."""
    out = canvases(garment)
    for name in ('front', 'back'):
        out[name].ridge(out[name].edge('neck'), .45, 1.4, .08)
        out[name].stitches(out[name].edge('neck', 1.25))
    return out


def bound(garment):
    """A tank's canvases: bound edges."""
    out = canvases(garment)
    for p in garment.pieces:
        for name in ('neck', 'left hole', 'right hole'):
            out[p.name].ridge(out[p.name].edge(name), .6, .8, .05)
            out[p.name].groove(out[p.name].edge(name, .85), .4, .06)
    return out


PRODUCTS = {
    'supima-tee': Recipe('arms', tee, 'jersey', canvases=lambda g: canvases(g, seamless=True), stages=SLIDE, focus=(.05, 1.43, .26), thickness=.004),
    'boatneck-stripe-tee': Recipe('arms', boat, 'jersey', canvases=turned, stages=SLIDE, focus=(.08, 1.43, .26), thickness=.0045),
    'fine-rib-tank': Recipe('torso', tank, 'finerib', canvases=bound, stages=SLIDE, focus=(.05, 1.37, .26)),
}
