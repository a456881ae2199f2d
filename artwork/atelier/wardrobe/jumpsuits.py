"""Jumpsuits: a bodice sewn to trousers at a waistband."""
from dataclasses import dataclass

import numpy as np

import forms
import notions
from patterns import Piece, curve
from lookup import DOWN, lying
from recipe import HORN, TRIM, Recipe
from relief import Canvas, moved, sewn
from sewing import Garment
from tailoring import quarter, round_body, round_neck
from wardrobe.drawn import both, gathers, puffed, tied
from wardrobe.gowns import Worn
from wardrobe.lapels import patch, patch_pocket, placket, rounded, stitched
from wardrobe.shirts import collar
from wardrobe.tops import block, top
from wardrobe.trousers import Pressed, creased, mark, slant_pockets, trousers

#: It falls in wide folds before it softens: wide legs would catch on themselves.
LONG = [dict(frames=12, gravity=1, drag=10, friction=.05, substeps=24, stiff=20),
        dict(frames=50, gravity=5, drag=1.5, friction=.06, substeps=36, stiff=20),
        dict(frames=20, gravity=5, drag=2, friction=.08, substeps=36, stiff=4),
        dict(frames=16, gravity=5, drag=6, friction=.3, substeps=36)]
RISE, BAND = 104.5, 4.0
WAIST = RISE + BAND


@dataclass
class Suit(Worn, Pressed):
    """Hangs from the shoulders; the seat is shaped as that of trousers."""


def joined(upper, lower, body, fabric, kind=Suit, crease=0.0):
    """Pieces 'front' and 'back' sewn to the waistband of trousers."""
    seams = upper.seams + lower.seams + [(w, 'hem', f'{w} band', 'high', True) for w in ('front', 'back')]
    return kind(upper.pieces + lower.pieces, seams, fabric, lower.spacing, form='body', body=body, below=RISE / 100, crease=crease)


def cut_block(form, chest, waist, hem, **shape):
    """A block that ends at the waist. chest, waist: half widths of a panel, cm."""
    lines = block(hem=hem, chest=chest, waist=waist, **shape)
    for part in lines.values():
        armpit = part['hole'][0]
        part['side'] = curve((waist, hem), ((waist + chest) / 2 + .3, (hem + armpit[1]) / 2), armpit)
        part['hem'] = np.array([(0, hem), (waist, hem)], float)
    return lines


def levelled(lower, up):
    """Trousers whose hems rise by `up` cm towards the inside: there a wide leg hangs straight, outside it stands off."""
    for p in lower.pieces:
        if 'hem' in p.edges:
            hem, inner = (np.array(p.edges[e], float) for e in ('hem', 'inner'))
            inside = -1 if p.name.startswith('left') else 1
            (x0, y0), (x1, _) = hem[0], hem[-1]
            t = np.linspace(0, 1, 13)
            share = (t if inside > 0 else 1 - t) ** 2
            p.edges['hem'] = np.stack([x0 + (x1 - x0) * t, y0 + up * share], 1)
            inner[0 if inside > 0 else -1, 1] += up
            p.edges['inner'] = inner
    return lower


def jumpsuit(build, cloth, canvases, extras, form='body', hold=(), thickness=.003, **more):
    return Recipe(form, build, cloth, stages=LONG, canvases=canvases, extras=extras, thickness=thickness,
                  hold=(('front band', 'high'), ('back band', 'high')) + hold, **more)


# ---- the zip

@lying
def zipped(lookup, high, low):
    """The zip down the centre of the front, from the height `high` on the bodice to `low` on the trousers, cm."""
    garment = lookup.garment
    bodice = np.array([(0, y) for y in np.linspace(high, garment.piece('front').box()[0][1] + .2, 40)])
    band = np.array([(0, y) for y in np.linspace(WAIST - .2, RISE + .2, 6)])
    place, out = (np.vstack(v) for v in zip(lookup.on_folds('front', bodice, .0018), lookup.on_folds('front band', band, .0018)))
    ids, flat = garment.ids('left front', 'seat'), garment.piece('left front').points[garment.piece('left front').rims['seat']]
    order = np.argsort(-flat[:, 1])
    order = order[(flat[order, 1] < RISE - .3) & (flat[order, 1] > low)]
    at = garment.at[ids[order]]
    facing = at * 0 + out[-1]
    path, out = np.vstack([place, at + facing * .0016]), np.vstack([out, facing])
    path[:, 0] *= .3
    for _ in range(4):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        out[1:-1] = (out[:-2] + 2 * out[1:-1] + out[2:]) / 4
    return notions.zipper(path, out / np.linalg.norm(out, axis=1, keepdims=True), .0062, tape=.0042)


# ---- the utility jumpsuit: twill, a collar, sleeves, a zip and six pockets


def utility(body):
    form = forms.distance('body')
    lines = cut_block(form, 25.8, 22.2, 106.6, neck_width=7.8, neck_front=140.6, neck_back=146.0, armpit=(25.8, 123.6), shoulder=(19.6, 142.2))
    upper = top(form, lines, 'wool', .85, dict(long=56.5, cuff=11.4, cap=10.5, ease=1.02), None, None, dict(high=6.0, draw=.84, cloth=''))
    lower = trousers(form, hem=4, knee=13.2, ankle=11.8, hip=1.5, waist=1.6, rise=RISE, band=BAND, fabric='wool', spacing=.85)
    return joined(upper, lower, body, 'wool')


#: Of a breast pocket and of one behind: middle, top, width, height; how high a flap is; how far lower corners are rounded. All cm.
CHEST, SEAT, FLAP, CORNER = (10.6, 128.4, 11.0, 12.6), (3.2, 96.5, 12.0, 13.6), 4.6, 1.2


def double(canvas, name, insets=(.25, .8)):
    for k in insets:
        canvas.stitches(canvas.edge(name, k))


def shaded(canvas, x, y, wide, high, flap=0.0):
    """On the canvas of what a pocket lies on: the shade at its edges, whichever way the light comes. As pocket()."""
    canvas.plate(rounded(x - wide / 2, y - high, x + wide / 2, y, CORNER), 0)
    if flap:
        canvas.plate(pointed(x, y, wide, flap), 0)


def utility_marks(garment):
    out = mark(garment, 'tailored', RISE, 0, pockets='', fly=False, welt=False)
    for p in garment.pieces:
        c = out.get(p.name)
        if p.name.endswith(' front') or p.name.endswith(' back'):
            sign = -1 if p.name.startswith('right') else 1
            double(c, 'side')
            c.ridge(c.edge('hem'), .5, 3.0, .06)
            c.stitches(c.edge('hem', 2.8))
            if 'front' in p.name:
                side = np.abs(p.edges['top'][:, 0]).max() * np.sign(p.edges['top'][np.abs(p.edges['top'][:, 0]).argmax(), 0])
                line = curve((side - sign * 6.0, RISE), (side - sign * 4.0, RISE - 9), (side + sign * .6, RISE - 16.5))
                c.groove(line, 1.0, .09, .7)
                for k in (.3, .85):
                    c.stitches(line - (sign * k, 0))
            else:
                shaded(c, sign * SEAT[0], *SEAT[1:])
        elif 'band' in p.name:
            for e in ('high', 'low', 'low left'):
                c.stitches(c.edge(e, .25))
        elif p.name in ('front', 'back'):
            c = out[p.name] = sewn(Canvas(p), ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole', 'neck'))
            for e in ('left hole', 'right hole', 'left shoulder', 'right shoulder'):
                double(c, e)
            if p.name == 'front':
                for s in (-1, 1):
                    shaded(c, s * CHEST[0], *CHEST[1:], FLAP)
                c.ridge(np.array([(0, c.y0), (0, 141)]), .5, 1.5, .05)
                for x in (-1.25, 1.25):
                    c.stitches(np.array([(x, c.y0), (x, 141)]))
            else:
                yoke = curve((-20, 134.6), (0, 134.0), (20, 134.6))
                c.groove(yoke, .9, .09)
                for k in (-.25, -.8):
                    c.stitches(moved(yoke, k))
                for x in (-15.5, 15.5):                                       # folds for the arms
                    c.groove(np.array([(x, 134), (x, c.y0)]), 1.0, .16, .8)
        else:
            c = out[p.name] = sewn(Canvas(p), [e for e in p.edges if 'seam' in e or 'cap' in e])
            if 'cuff' in p.name:
                for e in ('low', 'high'):
                    c.stitches(c.edge(e, .5))
                c.groove(c.edge('high'), .8, .09)
    return out


def pointed(x, y, wide, high):
    """Outline of the flap of a pocket whose upper edge is at x, y: a little wider than it, its lower edge pointed. All cm."""
    half, low = wide / 2 + .2, y - high
    return np.array([(x - half, low + 1.2), (x, low), (x + half, low + 1.2), (x + half, y + .8), (x - half, y + .8)])


def pocket(lookup, piece, x, y, wide, high, flap=FLAP, button=None):
    """A patch pocket with a pointed flap; x, y: the middle of its upper edge, cm."""
    out = [patch_pocket(lookup, piece, (x - wide / 2, y - high, x + wide / 2, y), CORNER, .0018, 0 if flap else 2.2, stitch=.3)]
    if flap:
        wing = pointed(x, y, wide, flap)
        out.append(patch(lookup, piece, wing, .0042, .0018))
        inner = wing.mean(0) + (wing - wing.mean(0)) * (.955, .88)
        out.append(stitched(lookup, piece, np.vstack([inner[4], inner[0], inner[1], inner[2], inner[3]]), .0050))
        if button is not None:
            out.append(lookup.button(piece, (x, y - flap + 1.3), .0062, button, depth=.0022, lift=.0058, hole=(0, 1), on=True))
    return out


def utility_trims(garment, body, lookup):
    out = collar(garment, body, .026, .050, .068, .011, .7)
    out.append(zipped(lookup, 140.7, RISE - 15.5))
    x, y, wide, high = CHEST
    for s in (-1, 1):
        out += pocket(lookup, 'front', s * x, y, wide, high, button=HORN)
        out += pocket(lookup, 'left back' if s > 0 else 'right back', s * SEAT[0], *SEAT[1:], flap=0)
    out.append(stitched(lookup, 'front', np.array([(x + wide / 2 - 2.6, y - high + .3), (x + wide / 2 - 2.6, y - 3.8)]), .0026))
    return out


# ---- the boilersuit: linen without sleeves, a placket with horn buttons, a cord at the waist

BOILER_HEM = 25.0
BUTTONS = (131.4, 124.6, 117.8, 111.0)
PLACKET = 1.7                                        # half of its width, cm


def boilersuit(body):
    form = forms.distance('body')
    lines = cut_block(form, 23.6, 22.6, 106.4, neck_width=9.6, neck_front=134.6, neck_back=141.0, armpit=(23.4, 121.8), shoulder=(16.2, 143.0))
    for name, deep in (('front', 134.6), ('back', 141.0)):
        lines[name]['shoulder'] = np.array([lines[name]['shoulder'][0], (9.6, 146.4)])
        lines[name]['neck'] = curve((9.6, 146.4), (8.7, deep + (147.6 - deep) * .42), (5.4, deep + .8), (0, deep))
    upper = top(form, lines, 'linen', .85)
    lower = trousers(form, hem=BOILER_HEM, knee=15.6, ankle=16.6, hip=2.2, waist=3.4, rise=RISE, band=BAND, fabric='linen', spacing=.85)
    return joined(upper, lower, body, 'linen')


def boiler_marks(garment):
    out = mark(garment, 'tailored', RISE, 0, pockets='slant', fly=False, welt=False)
    for p in garment.pieces:
        c = out.get(p.name)
        if p.name.endswith(' front') or p.name.endswith(' back'):
            c.ridge(c.edge('hem'), .5, 3.4, .06)
            c.stitches(c.edge('hem', 3.2))
            sign = -1 if p.name.startswith('right') else 1
            if p.name == 'left front':
                c.stitches(moved(c.edge('seat')[c.edge('seat')[:, 1] > RISE - 17], 0) + (1.5, 0))
            if p.name.endswith('back'):
                ring = np.array([(-6.6, 95.4), (6.6, 95.4), (6.6, 81.4), (-6.6, 81.4)]) + (sign * 1.0, 0)
                c.plate(ring, .6)
                inset = ring.mean(0) + (ring - ring.mean(0)) * .95
                c.stitches(np.vstack([inset[1:], inset[:1]]))
        elif 'band' in p.name:
            puffed(c, 2.2, 1.3)
            for y in (RISE + .35, WAIST - .35):
                c.stitches(np.array([(c.x0, y), (c.x1, y)]))
        else:
            c = out[p.name] = sewn(Canvas(p), ('left', 'right', 'left shoulder', 'right shoulder'))
            for e in ('neck', 'left hole', 'right hole'):
                c.ridge(c.edge(e), .4, .9, .06)
                c.stitches(c.edge(e, .85))
    return out


def boiler_trims(garment, body, lookup):
    front = garment.piece('front')
    neck = front.edges['neck'][np.argsort(front.edges['neck'][:, 0])]
    out = [placket(lookup, 'front', PLACKET, front.box()[0][1], lambda x: np.interp(x, *neck.T))]
    out += [lookup.button('front', (0, y), .0076, HORN, lift=.0036, hole=DOWN, on=True) for y in BUTTONS]
    return out + slant_pockets(garment, lookup, RISE, .5, .0018) + tied(garment, body, lookup, 'front band', (0, RISE + BAND * .5))


# ---- the halter: crepe gathered to a collar, the back bare to the waist

COLLAR = 3.6


def halter(body):
    form = forms.distance('body')
    low, arm = WAIST - 2.0, 122.5
    waist, side = quarter(form, WAIST) + 1.6, quarter(form, arm) - .7
    edge = curve((side, arm), (16.4, 127.0), (13.4, 135.0), (12.0, 144.6))
    flip = lambda line: (np.asarray(line, float) * (-1, 1))[::-1]
    seam = curve((waist, low), ((waist + side) / 2, (low + arm) / 2), (side, arm))
    front = {'hem': np.array([(-waist, low), (0, low), (waist, low)]), 'left': seam, 'left hole': edge,
             'neck': curve((12.0, 144.6), (6, 142.2), (0, 141.2), (-6, 142.2), (-12.0, 144.6)), 'right hole': flip(edge), 'right': flip(seam)}
    spine = quarter(form, WAIST) + .2
    back = {'hem': np.array([(-spine, low), (0, low), (spine, low)]), 'left': curve((spine, low), ((spine + side) / 2, (low + arm) / 2), (side, arm)),
            'top': curve((side, arm), (side * .72, arm - 7.4), (side * .36, arm - 11.2), (0, arm - 12.2), (-side * .36, arm - 11.2), (-side * .72, arm - 7.4), (-side, arm)),
            'right': flip(curve((spine, low), ((spine + side) / 2, (low + arm) / 2), (side, arm)))}
    pieces = [Piece('front', front, round_body(form, 'front', armpit=126)), Piece('back', back, round_body(form, 'back', armpit=126))]
    half = 10.1
    for name in ('front', 'back'):
        pieces.append(Piece(f'{name} collar', {
            'low': np.array([(-half, 0), (0, 0), (half, 0)]), 'left end': np.array([(half, 0), (half * .90, COLLAR)]),
            'high': np.array([(half * .90, COLLAR), (0, COLLAR), (-half * .90, COLLAR)]), 'right end': np.array([(-half * .90, COLLAR), (-half, 0)])},
            round_neck(form, name, 147.0 if name == 'front' else 147.6), scale=.8))
    seams = [('front', s, 'back', s, False) for s in ('left', 'right')] + [('front', 'neck', 'front collar', 'low', True)]
    seams += [('front collar', e, 'back collar', e, False) for e in ('left end', 'right end')]
    lower = trousers(form, hem=3.5, knee=20.0, ankle=25.0, hip=.9, waist=.6, rise=RISE, band=BAND, fabric='wool', spacing=.85)
    lower = levelled(lower, 2.0)
    return joined(Garment(pieces, seams, 'wool', .85), lower, body, 'wool', Pressed, 1.2)


def halter_marks(garment):
    out = mark(garment, 'tailored', RISE, 0, pockets='', fly=False, welt=False)
    for p in garment.pieces:
        if p.name not in ('front', 'back') and 'collar' not in p.name:
            continue
        c = out[p.name] = Canvas(p)
        if 'collar' in p.name:
            c.groove(c.edge('low'), .8, .09)
            for e in ('high', 'low'):
                c.ridge(c.edge(e), .3, .25, .06)
            continue
        sewn(c, ('left', 'right'))
        for e in ('left hole', 'right hole', 'top'):
            if e in p.edges:
                c.ridge(c.edge(e), .35, .5, .06)
    return out


def halter_trims(garment, body, lookup):
    return [lookup.button('back collar', (0, COLLAR * .5), .0070, TRIM, depth=.0034, lift=.0016, hole=())]


PRODUCTS = {
    'utility-jumpsuit': jumpsuit(utility, 'cotton twill', utility_marks, utility_trims, 'whole', thickness=.005, focus=(.06, 1.33, .28),
                                 raised=both(creased(.0026, 9), gathers(RISE, ('left front', 'right front', 'left back', 'right back'), .0010, 5))),
    'halter-jumpsuit': jumpsuit(halter, 'crepe', halter_marks, halter_trims, focus=(.02, 1.38, .28),
                                hold=(('front collar', 'high'), ('back collar', 'high')), raised=gathers(143.8, ('front',), .0016, 6)),
    'linen-boilersuit': jumpsuit(boilersuit, 'washed linen', boiler_marks, boiler_trims, facing='poplin', focus=(.0, 1.05, .30),
                                 raised=both(creased(.0026, 6), gathers(RISE, (' front', ' back'), .0018, 7))),
}
