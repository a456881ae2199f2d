"""The pointelle polo: fine knit with a lattice of tiny windows down the front, a ribbed collar, a placket of two buttons."""
import numpy as np

from recipe import PEARL, SLIDE, TRIM, Recipe
from relief import Canvas
from wardrobe.shirts import collar
from wardrobe.tops import block, top


def polo(body):
    lines = block(neck_width=7.5, neck_front=140.6, neck_back=146.0, hem=90, chest=25.0, waist=24.2, hips=24.8, armpit=(25.0, 125.0), shoulder=(18.2, 142.4))
    return top(body, lines, 'knit', .8, dict(long=20, cuff=15.6, cap=11.5), None, dict(high=5.0, draw=.93, cloth=''), dict(high=2.6, draw=.94, cloth=''))


#: Foot and half width of the placket and where its buttons sit, cm.
PLACKET, HALF, BUTTONS = 125.6, 1.5, (136.6, 129.6)


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        for name in p.edges:
            if name in ('hem', 'cuff') and 'welt' not in p.name:
                c.groove(c.edge(name), .8, .2, .85)
            elif any(w in name for w in ('end', 'seam', 'shoulder', 'hole', 'cap', 'neck')) or name in ('left', 'right'):
                c.groove(c.edge(name), .6, .14, .88)
        if p.name == 'front':
            c.groove(np.array([(-HALF - .1, PLACKET), (HALF + .1, PLACKET)]), .8, .10, .75)
        out[p.name] = c
    return out


def trims(garment, body, lookup):
    out = collar(garment, body, .022, .055, .060, .014, .6)
    line = np.array([(0, y) for y in np.linspace(PLACKET, garment.piece('front').edges['neck'][:, 1].min() + .3, 24)])
    out.append(lookup.band('front', line, 2 * HALF, TRIM, .0010, .0016, 15))
    for y in BUTTONS:
        out.append(lookup.button('front', (0.0, y), .0056, PEARL, depth=.0020, lift=.0030, on=True))
    return out


RIBS = {name: 'finerib' for name in ('front welt', 'back welt', 'left cuff', 'right cuff')}
KNIT = {'front': 'pointelle', 'back': 'fine knit', 'left sleeve': 'fine knit', 'right sleeve': 'fine knit'}
PRODUCTS = {
    'pointelle-polo': Recipe('arms', polo, 'finerib', canvases=canvases, extras=trims, stages=SLIDE, thickness=.004, pieces={**RIBS, **KNIT},
                             focus=(.0, 1.42, .26)),
}
