"""Cardigans: knitted fronts with a ribbed band that runs up one edge, round the neck and down the other."""
import numpy as np

from lookup import DOWN
from recipe import HORN, Recipe
from relief import Canvas
from wardrobe.fronts import lapped, opening
from wardrobe.tops import block

BUTTONS = (123.6, 116.9, 110.2, 103.5, 96.8, 90.0)


def merino(body):
    lines = block(neck_width=10.2, neck_back=144.6, hem=93, chest=26.0, waist=24.8, hips=24.8, armpit=(26.0, 123.6), shoulder=(18.8, 142.3))
    return opening(body, lines, 'knit', -1.6, 125.5, .8, dict(long=56, cuff=10.0, cap=11.0, ease=1.03), bend=-1.3, band=dict(wide=3.2),
                   welt=dict(high=6.0, draw=.90), cuff=dict(high=6.5, draw=.78))


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        for name in p.edges:
            if 'hem' in name or name in ('cuff', 'high', 'in', 'in neck', 'edge', 'neck', 'low') and 'band' not in p.name:
                c.groove(c.edge(name), .8, .2, .85)
            elif any(w in name for w in ('seam', 'shoulder', 'hole', 'cap')) or name in ('left', 'right', 'side'):
                c.groove(c.edge(name), .7, .16, .88)
        if p.name in ('left front', 'right front'):
            pocket(c, 13.0 * (1 if p.name[0] == 'l' else -1), 103.5)
        if 'band' in p.name and p.name != 'back band':
            c.ridge(c.edge('out'), .5, .15, .08)
        out[p.name] = c
    return out


def pocket(c, x, y, wide=11.5, high=2.4):
    """A welt pocket: a strip of knit laid over the slit."""
    w = wide / 2
    c.plate(np.array([(x - w, y - high), (x + w, y - high), (x + w, y), (x - w, y)]), 1.6, .08)
    c.groove(np.array([(x - w + .1, y + .05), (x + w - .1, y + .05)]), 1.6, .10, .55)
    for k in np.arange(-w + .3, w - .2, .42):
        c.groove(np.array([(x + k, y - high + .1), (x + k, y - .1)]), .6, .07, .88)


def buttons(garment, body, lookup):
    out = []
    base = 93 - 6.0
    for y in BUTTONS:
        out.append(lookup.button('right band', (0.0, y - base), .0085, HORN, depth=.0030, lift=.0050, hole=DOWN))
    return out


RIBS = {k: 'finerib' for k in ('left band', 'right band', 'back band', 'back welt', 'left front welt', 'right front welt', 'left cuff', 'right cuff')}
PRODUCTS = {
    'merino-cardigan': Recipe('arms', merino, 'merino', canvases=canvases, extras=buttons, thickness=.005, pieces=RIBS,
                              raised=lapped(1.6, .0024, top=125.5, foot=87), focus=(.01, 1.27, .26)),
}
