"""The denim jacket: cropped, with a yoke, flaps, pleats beside the placket and a waistband."""
import numpy as np

from patterns import curve
from recipe import BRASS, TRIM, Recipe
from relief import Canvas, moved, sewn
from wardrobe.lapels import patch, stitched
from wardrobe.shirts import collar
from wardrobe.tops import block, top
from wardrobe.trousers import creases, fade, pucker

HEM, WELT, YOKE = 99.0, 4.4, 130.6
BUTTONS = (137.6, 130.0, 122.4, 114.8, 107.2)
HALF = 2.0                                        # of the placket, cm
FLAP = (10.9, YOKE - .2, 11.4, 5.2)               # middle, top, width, height of a pocket's flap, cm


def jacket(body):
    lines = block(neck_width=8.2, neck_front=140.8, neck_back=146.0, hem=HEM, chest=26.4, waist=25.2, hips=24.2, armpit=(26.4, 123.6), shoulder=(20.0, 142.0))
    out = top(body, lines, 'denim', .8, dict(long=56.0, cuff=10.6, cap=11.0, ease=1.02), None, dict(high=WELT, draw=.97, cloth=''),
              dict(high=5.2, draw=.90, cloth=''))
    out.laid_out = .93
    return out


def double(canvas, line, insets=(.22, .8)):
    """A lapped seam, stitched twice to the left of its line."""
    canvas.groove(line, .9, .09)
    for k in insets:
        canvas.stitches(moved(line, k))
    pucker(canvas, moved(line, insets[0]), 1.2, .16, .6, 6)


def front(canvas):
    plate = np.array([(-HALF, canvas.y0 - 1), (HALF, canvas.y0 - 1), (HALF, 141.5), (-HALF, 141.5)])
    canvas.plate(plate, .7, .05)
    for x in (-HALF + .25, HALF - .25, HALF - .9):
        canvas.stitches(np.array([(x, canvas.y0), (x, 141.2)]))
    for s in (-1, 1):
        yoke = np.array([(s * (HALF + .2), YOKE), (s * 23.5, YOKE + .8)])
        canvas.groove(yoke, 1.0, .09)
        for k in (.25, .85):
            canvas.stitches(yoke + (0, k))
        # a pleat beside the placket, held by rows of stitches
        for x, deep in ((3.6, 1.1), (5.0, .5)):
            pleat = np.array([(s * x, YOKE - .3), (s * x, canvas.y0)])
            canvas.groove(pleat, deep, .10, .8)
            canvas.stitches(pleat - (s * .3, 0))
        pucker(canvas, np.array([(s * 3.6, YOKE), (s * 3.6, canvas.y0)]), 1.6, .22, .8, 4)
        for y in np.arange(YOKE - 7, canvas.y0 + 3, -7.6):
            canvas.stitches(np.array([(s * 3.6, y), (s * 5.0, y)]))
        for high, low in ((7.4, 8.6), (15.9, 13.4)):
            seam = curve((s * high, YOKE - 4.2), (s * (high * .45 + low * .55), 114), (s * low, canvas.y0))
            canvas.groove(seam, .9, .09)
            for k in (.22, .75):
                canvas.stitches(seam + (s * k, 0))
            pucker(canvas, seam, 1.4, .20, .7, 3)
        fade(canvas, s * 11.5, 117, 6, 11, .10)


def back(canvas):
    yoke = curve((-23.5, 133.6), (0, 132.2), (23.5, 133.6))
    canvas.groove(yoke, 1.0, .09)
    for k in (.25, .85):
        canvas.stitches(yoke + (0, k))
    for s in (-1, 1):
        seam = curve((s * 11.5, 132.6), (s * 9.6, 116), (s * 7.4, canvas.y0))
        canvas.groove(seam, .9, .09)
        for k in (.22, .75):
            canvas.stitches(seam + (s * k, 0))
        pucker(canvas, seam, 1.4, .20, .7, 5)
    fade(canvas, 0, 124, 14, 9, .08)


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = out[p.name] = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'neck'))
            for s in ('left', 'right'):
                double(c, c.edge(f'{s} hole'))
            for s in ('left shoulder', 'right shoulder'):
                for k in (.25, .8):
                    c.stitches(c.edge(s, k))
            (front if p.name == 'front' else back)(c)
        elif 'welt' in p.name:
            for e in ('low', 'high'):
                c.groove(c.edge(e), .6, .09)
                c.stitches(c.edge(e, .28))
                pucker(c, c.edge(e), 1.0, .22, .7, 8)
            if p.name == 'front welt':
                c.groove(np.array([(HALF, c.y0), (HALF, c.y1)]), 1.2, .10, .7)
        elif 'cuff' in p.name:
            for e in ('low', 'high'):
                c.groove(c.edge(e), .6, .09)
                c.stitches(c.edge(e, .3))
                pucker(c, c.edge(e), 1.0, .2, .6, 8)
            c.groove(np.array([(4.0, c.y0), (4.0, c.y1)]), 1.0, .10, .7)
        else:
            sewn(c, ('front seam', 'front cap', 'back cap'))
            double(c, c.edge('back seam'))
            fade(c, 0, -30, 4, 9, .12)
    return out


def worn():
    """Creases of the elbows and, softer, of the body."""
    rng = np.random.default_rng(12)
    lines = {}
    for name in ('left sleeve', 'right sleeve'):
        lines[name] = [(rng.normal(0, 5), -31 + rng.normal(0, 6), rng.normal(0, .5), rng.uniform(3, 6), rng.uniform(.8, 1.6), rng.uniform(.4, 1))
                       for _ in range(13)]
        lines[name] += [(rng.normal(0, 5), -49 + rng.normal(0, 3), rng.normal(0, .3), rng.uniform(3, 5), rng.uniform(.7, 1.2), rng.uniform(.3, .7))
                        for _ in range(5)]
    for name in ('front', 'back'):
        lines[name] = [(s * rng.uniform(7, 19), rng.uniform(102, 118), s * rng.normal(.3, .3), rng.uniform(3, 6), rng.uniform(.9, 1.6), rng.uniform(.2, .5))
                       for s in (-1, 1) for _ in range(5)]
    return creases(lines, .0026)


def trims(garment, body, lookup):
    out = collar(garment, body, .028, .054, .076, .018, .60)
    for piece, y in (*(('front', y) for y in BUTTONS), ('front welt', HEM - WELT / 2)):
        out.append(lookup.button(piece, (0, y), .0080, BRASS, depth=.0030, lift=.0014, hole=(-1, 0)))
    x, y, wide, high = FLAP
    for s in (-1, 1):
        ring = np.array([(s * x - wide / 2, y - high + 1.5), (s * x, y - high), (s * x + wide / 2, y - high + 1.5), (s * x + wide / 2, y), (s * x - wide / 2, y)])
        out.append(patch(lookup, 'front', ring, .0030, .0022))
        for k in (.945, .83):
            inner = ring.mean(0) + (ring - ring.mean(0)) * (k, 1 - (1 - k) * 2.1)
            out.append(stitched(lookup, 'front', np.vstack([inner[4:], inner[:4]]), .0040))
        out.append(lookup.button('front', (s * x, y - high + 1.7), .0068, BRASS, depth=.0026, lift=.0050, hole=(0, 1), on=True))
        # a tab that draws the waist in, behind
        line = np.array([(s * (12.5 + k), HEM - WELT / 2) for k in np.linspace(0, 6, 8)])
        out.append(lookup.band('back welt', line, 2.2, TRIM, .0016, .0020))
        out.append(lookup.button('back welt', (s * 13.4, HEM - WELT / 2), .0062, BRASS, depth=.0026, lift=.0036, hole=(s, 0), on=True))
        name = 'left cuff' if s > 0 else 'right cuff'
        low, top_ = garment.piece(name).box()
        out.append(lookup.button(name, (3.0, (low[1] + top_[1]) / 2), .0068, BRASS, depth=.0026, lift=.0014, hole=(-1, 0)))
    return out


PRODUCTS = {
    'denim-jacket': Recipe('arms', jacket, 'denim', canvases=canvases, extras=trims, thickness=.0045, raised=worn(), focus=(.07, 1.35, .26)),
}
