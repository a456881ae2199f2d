"""The bow-neck blouse: charmeuse gathered at the shoulder, a band at the throat and a long bow tied in front."""
import numpy as np

import mesh as meshes
from lookup import lying
from recipe import SLIDE, Recipe
from relief import Canvas, sewn
from wardrobe.ribbons import Knot, barrel, fallen, loop, tail
from wardrobe.shirts import closed, cuff_buttons
from wardrobe.tops import block, top


def blouse(body):
    lines = block(neck_width=7.8, neck_front=141.4, neck_back=145.8, hem=82, chest=27.6, waist=27.4, hips=27.6, armpit=(27.6, 124.4),
                  shoulder=(18.6, 142.4))
    return top(body, lines, 'satin', .8, dict(long=56, cuff=13.0, cap=11.5, ease=1.04), dict(high=3.2, tight=.965, draw=.95, rise=.6), None,
               dict(high=5.5, draw=.66, cloth=''))


def gathered(canvas):
    """The shoulder seam draws the front together: small folds that die out a hand's breadth below it."""
    columns = canvas.x0 + (np.arange(canvas.shape[1]) + .5) / canvas.fine
    x = np.abs(columns)[None, :]
    y = (canvas.y0 + (np.arange(canvas.shape[0]) + .5) / canvas.fine)[:, None]
    below = np.maximum(147.4 - (x - 7.8) * .47 - y, 0)
    where = np.clip((x - 9.0) / 1.2, 0, 1) * np.clip((17.6 - x) / 1.6, 0, 1)
    rng = np.random.default_rng(17)
    along = lambda lo, hi: np.interp(columns, np.linspace(-30, 30, 67), rng.uniform(lo, hi, 67))[None, :]
    folds = along(.2, 1) * (np.sin(5.3 * x + along(0, 2.4) + .05 * below * along(-3, 3)) + .5 * np.sin(8.9 * x + along(0, 3)))
    canvas.height += (.85 * folds * where * np.exp(-below / along(.5, 4.2)) * np.clip(below / .5, 0, 1)).astype(np.float32)


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole', 'neck'), (('hem', 1.0),))
            if p.name == 'front':
                c.groove(np.array([(0, c.y0 - 1), (0, 142)]), .5, .05, .8)
                c.ridge(np.array([(1.5, c.y0), (1.5, 142)]), .4, 1.5, .05)
                gathered(c)
        elif 'cuff' in p.name:
            c.ridge(c.edge('low'), .3, .2, .05)
            c.groove(c.edge('high'), .8, .09)
            closed(c)
        elif 'band' in p.name:
            c.groove(c.edge('low'), .7, .09)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
        out[p.name] = c
    return out


@lying
def bow(lookup):
    """Two loops and two ends, drawn together by the knot."""
    (place,), (out,) = lookup('front', [(0, 141.0)], .012)
    tied = Knot.at(place, out * (1, 1, .25))
    parts = [loop('left loop', tied, 1, .074, .22, .35, turn=.1), loop('right loop', tied, -1, .072, .235, .45, turn=.35),
             tail('left end', tied, .072, .40, (.010, -.012, .012), .13, .45, turn=.2, ahead=.02, reach=.3),
             tail('right end', tied, .072, .45, (-.010, -.012, .008), -.11, -.45, turn=.6, reach=.3)]
    return meshes.joined([*fallen(parts, lookup), barrel(tied.place + tied.out * .010, tied.out, .0215, .0235, .0190)])


PRODUCTS = {
    'bow-neck-blouse': Recipe('arms', blouse, 'satin', canvases=canvases, extras=lambda g, b, look: [bow(look), *cuff_buttons(g, look)], stages=SLIDE, thickness=.0045, focus=(.0, 1.44, .28)),
}
