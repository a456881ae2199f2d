"""Summer dresses: smocked poplin in tiers, voile gathered to a yoke, broderie with its scallops."""
import numpy as np
from scipy.spatial import cKDTree
from scipy.special import expit

import forms
import mesh as meshes
from embroidery import sprigs, taper
from lookup import lying
from patterns import Piece, along, curve
from recipe import Recipe
from relief import Canvas, sewn
from sewing import Garment
from tailoring import over_shoulder, quarter, round_body
from wardrobe.gowns import worn
from wardrobe.ribbons import Knot, barrel, fallen, loop, tail
from wardrobe.slip import FALL
from wardrobe.tops import block, top

WAIST = 107.0
#: Gathers form before there is weight, then a wide skirt falls in wide folds.
WIDE = [dict(frames=14, gravity=0, drag=12, friction=.0, substeps=24, stiff=4),
        dict(frames=40, gravity=5, drag=1.5, friction=.02, substeps=30, stiff=50),
        dict(frames=20, gravity=5, drag=2, friction=.05, substeps=30, stiff=8),
        dict(frames=16, gravity=5, drag=5, friction=.2, substeps=30)]


def panel(w_low, w_high, low, high, dip=0.0):
    """A panel from -w to w; dip: how much lower its hem is cut in the middle."""
    return {'hem': curve((-w_low, low), (-w_low * .5, low - dip * .75), (0, low - dip), (w_low * .5, low - dip * .75), (w_low, low)),
            'left': np.array([(w_low, low), (w_high, high)], float),
            'top': np.array([(w_high, high), (0, high), (-w_high, high)], float), 'right': np.array([(-w_high, high), (-w_low, low)], float)}


def brim(u, front):
    """The upper edge of a bodice on straps, `u` cm from the middle to the side."""
    half = curve((u, 126.0), (u * .62, 133.6 if front else 127.2), (0, 132.0 if front else 126.6))
    return np.vstack([half, half[::-1][1:] * (-1, 1)])


def tiered(body, hem=22, middle=66):
    """A bodice that fits as smocking does, and two tiers, each gathered to what is above it."""
    pieces, seams = [], []
    for where in ('front', 'back'):
        w, u = quarter(body, WAIST) + .5, quarter(body, 126.0) - .5
        side = curve((w, WAIST), (quarter(body, 116) + .3, 116), (u, 126.0))
        shape = {'hem': np.array([(-w, WAIST), (0, WAIST), (w, WAIST)], float), 'left': side, 'top': brim(u, where == 'front'),
                 'right': side[::-1] * (-1, 1)}
        pieces.append(Piece(where, shape, round_body(body, where)))
        pieces.append(Piece(f'{where} skirt', panel(32, 29, middle, WAIST), round_body(body, where)))
        pieces.append(Piece(f'{where} tier', panel(51, 47, hem, middle), round_body(body, where), scale=1.1))
        seams += [(where, 'hem', f'{where} skirt', 'top', True), (f'{where} skirt', 'hem', f'{where} tier', 'top', True)]
    for name in ('', ' skirt', ' tier'):
        seams += [(f'front{name}', s, f'back{name}', s, False) for s in ('left', 'right')]
    g = Garment(pieces, seams, 'poplin', .85)
    for sign in (1, -1):
        start, end = (sign * 12.0, 133.4), (sign * 9.6, 127.1)
        g.cords.append(('front', start, 'back', end, over_shoulder(body, (start[0], start[1]), end), .98))
    return g


@lying
def bow(lookup, which, wide, loops, ends):
    """A bow in which a strap (0: the wearer's left) is tied before the shoulder. wide: m of the cloth; loops, ends: how long, m."""
    strap, lean = lookup.garment.at[lookup.garment.strings[which]], (1, -1)[which]
    tie = strap[:, 2].argmax() - 5
    along_it = strap[tie + 1] - strap[tie - 1]
    away = np.array((0, -1.0, 0)) if lookup.worn else forms.slope(lookup.body, strap[[tie]])[0]
    away = away - along_it * (away @ along_it) / (along_it @ along_it)
    away /= np.linalg.norm(away)
    tied = Knot.at(strap[tie] + away * .005, away)
    left, right = loops[::lean]
    parts = [loop('left loop', tied, 1, wide, left, .30, .011, .45, 1, .1, .008), loop('right loop', tied, -1, wide, right, .42, .011, .45, 1, .35, .008),
             tail('left end', tied, wide, ends[0], (.006, -.004, .004), .46 + .08 * lean, .5, .5, 1, .2, .03, .9, .009, .5, .05, .006),
             tail('right end', tied, wide, ends[1], (-.006, -.004, .002), -.46 + .08 * lean, -.5, .5, 1, .6, .03, .9, .006, -.4, .05, .006)]
    return meshes.joined([*fallen(parts, lookup, 'tie', .3, .0025, gap=.0055), barrel(tied.place + away * .013, away, .0092, .0080, .0070)])


def bows(wide, loops=(.100, .108), ends=(.082, .096)):
    """Bows in which straps are tied. See bow."""
    return lambda garment, body, lookup: [bow(lookup, which, wide, loops, ends) for which in range(len(garment.strings))]


def shirred(c, seed, every=.62, fold=.40):
    """Rows of elastic thread `every` cm apart draw the cloth into small upright folds, about `fold` cm wide, that wander from row to row."""
    rng = np.random.default_rng(seed)
    y = (np.arange(c.shape[0]) / c.fine / every)[:, None]
    x = c.x0 + np.arange(c.shape[1]) / c.fine
    row = np.floor(y).astype(int)[:, 0]
    within = y - row[:, None]
    ease = within * within * (3 - 2 * within)
    knots = np.arange(c.x0 - 1, c.x1 + 2, .9)

    def per_row(low, high):
        rows = np.array([np.interp(x, knots, rng.uniform(low, high, len(knots))) for _ in range(row[-1] + 2)])
        return rows[row] * (1 - ease) + rows[row + 1] * ease
    folds = .5 + .5 * np.cos(2 * np.pi * (x / fold + np.interp(x, knots, rng.uniform(-.3, .3, len(knots))) + per_row(-.2, .2)))
    puffs = np.sin(np.pi * within) ** .5
    c.height += (puffs * (.35 + per_row(.4, 1.1) * folds ** .8)).astype(np.float32)
    c.tone *= (.91 + .11 * puffs).astype(np.float32)


def smocking(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            shirred(c, len(p.name))
            c.ridge(c.edge('top'), .5, .5, .05)
        else:
            sewn(c, ('left', 'right'), (('hem', 2.2),) if 'tier' in p.name else ())
            c.groove(c.edge('top'), 1.0, .10, .8)
        out[p.name] = c
    return out


def gathers(piece, flat):
    """Where a tier is drawn together the cloth stands in small folds that run out below."""
    if 'skirt' not in piece.name and 'tier' not in piece.name:
        return np.zeros(len(flat))
    high = piece.edges['top'][0][1]
    down = np.clip(high - flat[:, 1], 0, 40)
    x = flat[:, 0]
    wave = np.sin(x * 2.9 + .8 * np.sin(x * .7)) + .6 * np.sin(x * 4.7 + 1.3) + .5 * np.sin(x * 1.7 + .4)
    return .0016 * wave * np.exp(-down / 6.5) * np.clip(down / .8, 0, 1)


def elbows():
    """The frock's form with arms that end below the elbow: a wide skirt would catch on hands."""
    arms = forms.distance('arms')
    low = forms.ORIGIN[2] + forms.STEP * np.arange(forms.SHAPE[2]) < 1.0
    return np.minimum(forms.distance('frock'), np.where(low, np.float32(1), arms))


YOKE = 122.6


def square(body, hem=17):
    """A yoke with a square neck from which all the width hangs, gathered; sleeves end at the elbow in a band."""
    body = forms.distance('frock')
    front, back = 134.5, 143.6                                                # the neck's depths; a low back would leave its corners standing
    lines = block(neck_width=11.0, neck_front=front, neck_back=back, hem=YOKE, chest=23.0, waist=23.4, hips=23.4, armpit=(23.0, 125.4), shoulder=(16.8, 142.8))
    point = (11.0, 145.9)                                                     # a wide neck begins further down the shoulder
    for name, deep in (('front', front), ('back', back)):
        lines[name]['shoulder'] = np.array([lines[name]['shoulder'][0], point])
        lines[name]['neck'] = np.vstack([curve(point, (10.8, deep * .3 + point[1] * .7), (10.5, deep + .7)), curve((10.1, deep + .1), (5, deep), (0, deep))])
    g = top(body, lines, 'poplin', .9, dict(long=33, cuff=17.5, cap=12.5, ease=1.04), None, None, dict(high=2.4, draw=.74, cloth=''))
    for where in ('front', 'back'):
        g.pieces.append(Piece(f'{where} skirt', panel(46, 35, hem, YOKE, 1.6), round_body(body, where)))
        g.seams.append((where, 'hem', f'{where} skirt', 'top', True))
    g.seams += [('front skirt', s, 'back skirt', s, False) for s in ('left', 'right')]
    return worn(g, body)


def yoked(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'))
            c.ridge(c.edge('neck'), .5, .9, .06)
            c.stitches(c.edge('neck', .85), .26)
            c.stitches(c.edge('hem', .35), .26)
        elif 'skirt' in p.name:
            sewn(c, ('left', 'right'), (('hem', 2.0),))
            c.groove(c.edge('top'), 1.0, .10, .8)
        elif 'cuff' in p.name:
            c.ridge(c.edge('low'), .3, .2, .05)
            c.groove(c.edge('high'), .9, .09)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
        out[p.name] = c
    return out


def yoke_gathers(piece, flat):
    """The skirt's gathers, and those above the bands of the sleeves."""
    if 'sleeve' not in piece.name:
        return gathers(piece, flat)
    x = flat[:, 0]
    wave = np.sin(x * 3.3 + .8 * np.sin(x * .7)) + .7 * np.sin(x * 5.3 + 1.3) + .5 * np.sin(x * 1.9 + .4)
    up = np.clip(flat[:, 1] - piece.edges['cuff'][0][1], 0, 60)
    return .0016 * wave * np.exp(-up / 5) * np.clip(up / .6, 0, 1)


def hole(canvas, x, y, long, wide, turn=0.0):
    """A hole at (x, y) of a canvas whose edge is worked over with thread, half so long and wide, cm. See taper."""
    part, gx, gy = canvas.window(np.array([(x, y), (x, y)]), max(long, wide) + .35)
    dx, dy = gx - x, gy - y
    u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
    d = (np.hypot(u / long, v / (wide * taper(u, long, wide))) - 1) * min(long, wide)
    canvas.height[part] += .50 * np.exp(-((d - .075) / .07) ** 2) - .5 * expit(-d / .018)
    # dark within; round what is raised the cloth is drawn in
    canvas.tone[part] *= (1 - .72 * expit(-(d + .02) / .02)) * (1 - .07 * np.exp(-((d - .19) / .05) ** 2))


#: How far up from the hem a border reaches, cm.
BORDER = 5.4


def spared(canvas, *edges):
    """Hides each sprig of a canvas's broderie of which a part is nearer to an edge (a line, cm) than so far."""
    lines = [(cKDTree(along(line, 300)), far) for line, far in edges]
    for places, radii in sprigs(*canvas.box):
        if any((tree.query(places)[0] < far + radii).any() for tree, far in lines):
            for place, radius in zip(places, radii):
                part, x, y = canvas.window([place], radius)
                canvas.hide(part, (np.hypot(x - place[0], y - place[1]) < radius).astype(np.float32))


def border(garment):
    """
    What broderie (embroidery.py) has at a hem: rows of holes that follow its scallops, and no sprig among them, nor one that the upper edge would cut. No
    picture shows it from near, so it is drawn on the canvas.
    """
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        sewn(c, ('left', 'right'))
        c.ridge(c.edge('top'), .5, .6, .05)
        low = p.edges['hem']
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(low, axis=0), axis=1))]
        for t in np.arange(.9, s[-1], 1.8):
            x, y = np.interp(t, s, low[:, 0]), np.interp(t, s, low[:, 1])
            hole(c, x, y + 1.4, .32, .44)
            hole(c, x - .9, y + 2.9, .21, .21)
            for a in (-.7, .7):
                hole(c, x + np.sin(a) * .9, y + 4.5, .30, .15, np.pi / 2 - a)
        c.ridge(low, .8, .28, .05)
        spared(c, (low, BORDER), (p.edges['top'], .3))
        out[p.name] = c
    return out


def sun(body):
    """An A line with a square top on tie straps; the hem in scallops."""
    pieces = []
    hem, sweep, up = 52, 48, 62
    for where in ('front', 'back'):
        u = quarter(body, 126.0) - .5
        side = curve((u, 126.0), (quarter(body, 116) + .7, 116), (quarter(body, 108) + 1.6, 108), (quarter(body, 98) + 2, 98),
                     (quarter(body, 88) + 3, 88), (sweep, up))
        over = 1.6 if where == 'back' else 0                                  # the way over the seat is longer
        base = curve((-sweep, up), (-sweep * .6, hem + 1.4 - over * .7), (0, hem - over), (sweep * .6, hem + 1.4 - over * .7), (sweep, up))
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(base, axis=0), axis=1))]
        t = np.linspace(0, s[-1], 401)
        n = round(s[-1] / 3.6)
        wave = np.abs(np.sin(np.pi * n * t / s[-1])) ** .7 * .75
        low = np.stack([np.interp(t, s, base[:, 0]), np.interp(t, s, base[:, 1]) - wave], 1)
        pieces.append(Piece(where, {'hem': low, 'left': side[::-1], 'top': brim(u, where == 'front'), 'right': side * (-1, 1)}, round_body(body, where)))
    g = Garment(pieces, [('front', s, 'back', s, False) for s in ('left', 'right')], 'poplin', .8)
    for sign in (1, -1):
        start, end = (sign * 12.0, 133.4), (sign * 9.6, 127.1)
        g.cords.append(('front', start, 'back', end, over_shoulder(body, (start[0], start[1]), end), .98))
    return g


PRODUCTS = {
    'smocked-poplin-dress': Recipe('torso', tiered, 'poplin', canvases=smocking, straps=(.018, .0020), raised=gathers, stages=WIDE,
                                   thickness=.004, focus=(.05, 1.29, .28)),
    'gathered-maxi-dress': Recipe(elbows, square, 'poplin', canvases=yoked, raised=yoke_gathers, stages=WIDE, thickness=.0045, focus=(.06, 1.31, .28)),
    'broderie-sundress': Recipe('frock', sun, 'poplin', pieces={'front': 'broderie', 'back': 'broderie'}, canvases=border, extras=bows(.015), straps=(.0105, .0020), stages=FALL, thickness=.004, focus=(-.10, 1.36, .28)),
}
