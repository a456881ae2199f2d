"""Summer dresses: smocked poplin in tiers, voile gathered to a yoke, broderie with its scallops."""
import numpy as np

import finish
import forms
from patterns import Piece, curve
from recipe import TRIM, Recipe
from relief import FINE, Canvas, sewn
from sewing import Garment
from tailoring import over_shoulder, quarter, round_body
from wardrobe.day import knot
from wardrobe.drawn import LOOPS, TAILS, smooth
from wardrobe.gowns import worn
from wardrobe.slip import FALL, straps
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
        pieces.append(Piece(f'{where} skirt', panel(33, 31, middle, WAIST), round_body(body, where)))
        pieces.append(Piece(f'{where} tier', panel(52, 50, hem, middle), round_body(body, where), scale=1.1))
        seams += [(where, 'hem', f'{where} skirt', 'top', True), (f'{where} skirt', 'hem', f'{where} tier', 'top', True)]
    for name in ('', ' skirt', ' tier'):
        seams += [(f'front{name}', s, f'back{name}', s, False) for s in ('left', 'right')]
    g = Garment(pieces, seams, 'poplin', .85)
    for sign in (1, -1):
        start, end = (sign * 12.0, 133.4), (sign * 9.6, 127.1)
        g.cords.append(('front', start, 'back', end, over_shoulder(body, (start[0], start[1]), end), .98))
    return g


def bows(wide, size=.0066):
    """Straps, each tied in a bow before the shoulder; size: m for a unit of the cord's bow."""
    def sew(garment, body, lookup):
        out = straps(wide, .0020)(garment, body, lookup)
        for chain in garment.strings:
            strap = garment.at[chain]
            place = strap[strap[:, 2].argmax() - 5]
            away = forms.slope(body, place[None])[0]
            side = np.array((1.0, 0, 0)) - away * away[0]
            side /= np.linalg.norm(side)
            up = np.cross(away, side)
            for points in LOOPS + TAILS:
                points = np.asarray(points) * ((1, 1, 1) if points in LOOPS else (.9, .7, .8))
                path = smooth(place + points[:, :1] * size * side + points[:, 1:2] * size * up)
                high = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(points)), points[:, 2] * size + .003)
                for _ in range(24):
                    path -= forms.slope(body, path) * (forms.at(body, path) - high)[:, None] * .6
                out.append(finish.ribbon(finish.eased(path, 6), wide, TRIM, body, .0014))
            out.append(knot(place + away * .006, away, .0085, .0075, .0055))
        return out
    return sew


def smocking(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            y = c.y0 + np.arange(c.shape[0])[:, None] / FINE
            x = c.x0 + np.arange(c.shape[1])[None, :] / FINE
            row = np.floor((y - c.y0) / .62)
            wander = .13 * np.sin(x * .9 + row * 2.1) + .08 * np.sin(x * 2.3 - row)
            puffs = np.abs(np.sin(np.pi * (y - c.y0) / .62)) ** .6
            c.height += (1.5 * puffs * (.45 + .55 * np.abs(np.cos(np.pi * (x / .42 + wander + .5 * (row % 2)))))).astype(np.float32)
            c.tone *= (.90 + .12 * puffs).astype(np.float32)
            c.ridge(c.edge('top'), .7, .5, .05)
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


def eyelets(garment):
    """Swiss broderie: sprigs of holes with a worked rim over the cloth, a dense border and scallops at the hem."""
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        sewn(c, ('left', 'right'))
        c.ridge(c.edge('top'), .5, .6, .05)

        def hole(x, y, rx, ry, turn):
            part, gx, gy = c.window(np.array([(x, y), (x, y)]), max(rx, ry) + .35)
            dx, dy = gx - x, gy - y
            u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
            d = (np.sqrt((u / rx) ** 2 + (v / ry) ** 2) - 1) * min(rx, ry)
            c.height[part] += .65 * np.exp(-((d - .06) / .07) ** 2) - .8 * (d < 0)
            c.tone[part] *= (1 - .62 * np.clip(.5 - d / .08, 0, 1)) * (1 - .10 * np.exp(-((d - .15) / .05) ** 2))
        low, brim = c.piece.edges['hem'], np.asarray(c.piece.edges['top'])[::-1]
        for i, y in enumerate(np.arange(c.y0 + 9, c.y1, 3.1)):
            for x in np.arange(-60, 60, 4.4) + (2.2 if i % 2 else 0):
                if c.x0 - 1 < x < c.x1 + 1 and y + 1.4 < np.interp(x, *brim.T):
                    for k in range(5):
                        a = k * 2 * np.pi / 5 + .3 + i
                        hole(x + .55 * np.cos(a), y + .55 * np.sin(a), .27, .15, a)
                    hole(x, y, .13, .13, 0)
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(low, axis=0), axis=1))]
        for t in np.arange(.9, s[-1], 1.8):
            x, y = np.interp(t, s, low[:, 0]), np.interp(t, s, low[:, 1])
            hole(x, y + 1.4, .32, .45, 0)
            hole(x - .9, y + 2.9, .22, .22, 0)
            for a in (-.7, .7):
                hole(x + np.sin(a) * 1.1, y + 4.6, .17, .34, -a)
        c.ridge(low, .8, .28, .05)
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
    'smocked-poplin-dress': Recipe('torso', tiered, 'poplin', canvases=smocking, extras=straps(.018, .0020), raised=gathers, stages=WIDE,
                                   thickness=.004, focus=(.05, 1.29, .28)),
    'gathered-maxi-dress': Recipe(elbows, square, 'poplin', canvases=yoked, raised=yoke_gathers, stages=WIDE, thickness=.0045, focus=(.06, 1.31, .28)),
    'broderie-sundress': Recipe('frock', sun, 'poplin', canvases=eyelets, extras=bows(.0105), stages=FALL, thickness=.004, focus=(-.10, 1.36, .28)),
}
