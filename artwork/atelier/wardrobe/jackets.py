"""Jackets with lapels: single- and double-breasted, in wool and in linen, a dinner jacket, and the camp-collar shirt, which is cut the same way."""
from dataclasses import replace

import numpy as np

from patterns import curve
from recipe import FACING, HORN, SLIDE, TRIM, Recipe
from relief import Canvas, moved, sewn
from wardrobe.fronts import forward, lapped, opening, tucked
from wardrobe.lapels import lip, notched, patch, patch_pocket, rounded, shawl, vented
from wardrobe.shirts import pleat
from wardrobe.tops import block
from wardrobe.trousers import both, creases


#: The blazer's lapel: share of the neck's edge from the break up, then x, y of the outer edge in the left front's frame. The lines
#: from one to the other must not cross.
LAPEL = ((0, -2.0, 111.0), (.11, .8, 116.0), (.27, 4.9, 121.6), (.42, 8.6, 126.8), (.56, 11.4, 131.8), (.765, 7.4, 132.8))
COLLAR = ((.765, 7.4, 132.8), (.80, 10.0, 136.2), (.90, 10.9, 140.4), (1.0, 10.2, 145.9))
BEHIND = ((0, 10.2, 143.7), (.3, 7.8, 142.7), (.65, 4.3, 141.8), (1.0, 0, 141.5))
#: A lapel that points up, on fronts that lap deeply.
PEAKED = ((0, -7.5, 104.5), (.10, -4.2, 110.2), (.24, 1.8, 118.2), (.38, 7.2, 125.6), (.50, 12.4, 133.4), (.53, 13.8, 137.0), (.80, 8.4, 135.2))
PEAKED_COLLAR = ((.80, 8.4, 135.2), (.825, 11.8, 137.4), (.91, 11.2, 141.0), (1.0, 10.4, 145.8))
#: Lapel and collar in one.
SHAWL = ((0, -2.0, 107.0), (.10, .5, 112.0), (.28, 4.9, 119.0), (.46, 8.0, 125.6), (.62, 9.7, 131.6), (.78, 10.5, 137.6), (.90, 10.4, 142.0),
         (1.0, 10.0, 146.0))


#: How much shorter the sides are than front and back, which run over bust and shoulder blades, cm.
SHORT = 3.4
#: How much shorter the back is between armhole and shoulder than the front, cm: what it has too much lies in a fold above the seat.
BALANCE = 2.2
#: How far a sleeve leans forward below the elbow, as a slope.
BEND = .18


def blazer(body, hem=77, break_at=111.0, lap=2.0, fabric='coat', long=60, cuff=12.8, chest=25.4, waist=22.9, hips=24.4, spacing=.85, square=False,
           held=-.5):
    """hips: of the front; the back is cut 2 cm wider there. held: how far above the break the fronts lie on each other, cm."""
    lines = block(neck_width=7.3, neck_back=145.9, hem=hem, chest=chest, waist=waist, hips=hips, armpit=(chest, 120.2), shoulder=(19.2, 141.2))
    # waist and hips lie lower than on the form by as much as the sides are shorter
    for line in (lines['back'][name] for name in ('hole', 'shoulder', 'neck')):
        line[:, 1] -= BALANCE * np.clip((line[:, 1] - 120.2) / (141.2 - 120.2), 0, 1)
    for part, wide in zip(lines.values(), (hips, hips + 2.0)):
        out = lambda y: waist + (wide - waist) * ((106 - y) / (106 - 80)) ** 1.15        # wider evenly: what widens at once stands off like a peplum
        part['side'] = curve((wide, hem + SHORT), *((out(y), y) for y in (84, 88, 92, 96, 101)), (waist, 106), (waist * .75 + chest * .25, 110.8),
                             (chest - .9, 115.6), (chest, 120.2))
        part['hem'] = curve((0, hem), (wide * .5, hem + SHORT * .3), (wide, hem + SHORT))
    # the front edge is cut away below the button
    sweep = curve((-lap, hem + 1.0), (-lap * .4, hem + .5), (hips * .45, hem + SHORT * .2), (hips, hem + SHORT)) if square else curve(
        (-lap, hem + 17), (-lap + .4, hem + 11), (-.2, hem + 6.2), (2.8, hem + 2.2), (7.4, hem - .2), (12.5, hem - .2),
        (hips * .75, hem + SHORT * .55), (hips, hem + SHORT))
    jacket = opening(body, lines, fabric, lap, break_at, spacing, dict(long=long, cuff=cuff, cap=13.5, ease=1.05, bend=BEND), bend=-.3, hem=sweep,
                     laps=(break_at + held, hem + (4 if square else 9), lap), stand_off=.008, gap=.004, sink=.06)
    # tapes keep what is cut across the thread from stretching
    for side in ('left', 'right'):
        jacket.drawn[f'{side} front', 'neck'] = .965
        jacket.drawn[f'{side} front', 'edge'] = .985
    return jacket


def canvases(garment, hem=77, stitch=0.0, dart=True, vents=(0,), pocket=(), ticket=(), laid=()):
    """
    stitch: how far inside of the edges they are stitched, cm; vents: x of each; pocket: (x, y, wide) of the slits; ticket: one
    more on the wearer's right; laid: knots of what is turned over, on the fronts and, last, on the back: its edges throw a shade.
    """
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'))
            c.ridge(np.array([(0, hem), (0, 146)]), .25, .7, .15)
            c.groove(np.array([(0, hem), (0, 146)]), .7, .12)
            for k in (-1, 1) if laid else ():
                c.groove(np.array(laid[-1])[:, 1:] * (k, 1), 0, .55, .72)
            for x in vents:
                wide = 4.2 if x < 0 else -4.2                                  # towards the middle, where the upper side lies
                c.groove(np.array([(x, hem - 1), (x, hem + 20)]) - (np.sign(wide) * .15, 0), .6, .30, .6)
                c.groove(np.array([(x, hem + 20), (x + wide, hem + 18.6)]), .5, .10, .85)
            for x in (-11.5, 11.5) if dart else ():
                seam = curve((x * 1.08, hem), (x, 100), (x * .93, 110), (x * 1.1, 122), (x * 1.42, 131))
                c.groove(seam, .6, .12, .88)
        elif 'front' in p.name:
            s = 'left' if p.name[0] == 'l' else 'right'
            k = 1 if s == 'left' else -1
            sewn(c, (s, f'{s} shoulder', f'{s} hole'))
            c.ridge(c.edge('edge'), .4, .5, .1)
            c.ridge(c.edge('hem'), .3, 3.6, .2)
            for knots in laid[:-1]:
                c.groove(np.array(knots)[:, 1:] * (k, 1), 0, .55, .72)
            if stitch:
                c.stitches(c.edge('edge', stitch), .3)
                c.stitches(c.edge('hem', stitch), .3)
            if dart:
                c.dart(curve((12.2 * k, 99), (11.6 * k, 109), (11.2 * k, 121)))
                c.groove(curve((20.0 * k, hem + 2), (19.2 * k, 100), (19.0 * k, 112), (20.2 * k, 122)), .6, .12, .88)
            for x, y, wide in (*pocket, *(ticket if s == 'right' else ())):
                c.ridge(np.array([((x - wide / 2) * k, y + .35), ((x + wide / 2) * k, y + .35)]), .5, .3, .06)
                c.groove(np.array([((x - wide / 2) * k, y), ((x + wide / 2) * k, y)]), 1.0, .09, .5)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
            low = c.y0
            c.groove(forward(curve((7.4, low), (7.0, -38), (6.8, -26), (8.4, -11)), BEND, -low), .6, .12, .88)
            for cap in ('front cap', 'back cap'):
                c.ridge(c.edge(cap, .5), .7, .45, .3)                          # the rope: allowances pressed into the sleeve
            c.ridge(c.edge('cuff'), .4, .3, .1)
        out[p.name] = c
    return out


#: Where the pockets are: x, y of the middle of the slit and its width, in the left front's frame.
POCKETS = ((12.6, 99.2, 13.0),)


def flaps(lookup, pockets=POCKETS, high=5.2, sides=('left', 'right'), material=TRIM):
    out = []
    for side in sides:
        k = 1 if side == 'left' else -1
        for x, y, wide in pockets:
            ring = rounded(x * k - wide / 2, y - high, x * k + wide / 2, y + .1, 1.4)
            out.append(patch(lookup, f'{side} front', ring, .0030, .0022, material=material, kick=.0030 if k > 0 else .0018))
            jet = np.array([(x * k + d, y + .3) for d in np.linspace(-wide / 2 - .1, wide / 2 + .1, 24)])
            out.append(lookup.band(f'{side} front', jet, .55, material, .0010, .0022, 9))
    return out


def welt(lookup, x=11.6, y=123.4, wide=8.0, high=2.0, lean=.9, material=TRIM):
    """The breast pocket's strip, which rises towards the shoulder."""
    a, b = np.array((x - wide / 2, y - lean / 2)), np.array((x + wide / 2, y + lean / 2))
    ring = np.array([a, b, b + (0, high), a + (0, high)])
    return patch(lookup, 'left front', ring, .0028, .0020, .4, material)


#: The buttonholes of a sleeve's vent run away from its edge.
CUFF = (-1.0, 0.0)


def cuff_buttons(garment, lookup, sew, count=4, bend=BEND):
    """sew(piece, xy): how one of them is sewn on; bend: of the sleeve."""
    out = []
    for name in ('left sleeve', 'right sleeve'):
        long = -sleeve_end(garment.piece(name))
        out += [sew(name, xy) for xy in forward([(5.9, 2.6 + i * 1.44 - long) for i in range(count)], bend, long)]
    return out


def sleeve_end(piece):
    """Where the sleeve ended before it was bent, cm: the height of its cuff's middle."""
    return float(piece.edges['cuff'][len(piece.edges['cuff']) // 2][1])


def cuff_vents(garment, lookup, high=10.5):
    """The sleeves' vents, buttoned: the upper side lies on the lower."""
    out = []
    for name in ('left sleeve', 'right sleeve'):
        long = -sleeve_end(garment.piece(name))
        line = forward([(7.3, y - long) for y in np.linspace(.12, high, 12)], BEND, long)
        out.append(lip(lookup, name, line, 2.0, .0012, .0012, end=True))
    return out


def worn(seed=7, deep=.0030, body=True):
    """`Recipe.raised`: folds on the inside of the elbow and, fewer, above the cuff; where `body`, drags from the button at the waist. deep: m."""
    rng = np.random.default_rng(seed)
    lines = {}
    for name in ('left sleeve', 'right sleeve'):
        own = lines[name] = []
        for x, y, turn, long, high in ((-6.5, -27.0, .30, 5.5, .8), (-7.5, -30.2, .05, 6.0, 1.0), (-7.8, -33.6, -.22, 5.5, .9), (-6.0, -37.5, -.45, 5.0, .6),
                                       (-5.0, -22.0, .55, 5.0, .5), (3.0, -31.0, .35, 4.5, .4), (-3.0, -47.0, .25, 5.0, .4), (-2.0, -53.0, -.2, 4.5, .4),
                                       (-9.0, -15.0, .7, 4.0, .6), (8.0, -16.0, -.7, 4.5, .5)):
            own.append((x + rng.normal(0, .7), y + rng.normal(0, 1.0), turn + rng.normal(0, .10), long * rng.uniform(.8, 1.2), rng.uniform(.8, 1.3),
                        high * rng.uniform(.5, 1.1)))
    for name, k in (('left front', 1), ('right front', -1)) if body else ():
        lines[name] = [(k * x + rng.normal(0, .4), y, k * turn + rng.normal(0, .06), long, wide, high * rng.uniform(.6, 1.1))
                       for x, y, turn, long, wide, high in (
                           (7.5, 110.5, .35, 6.5, 1.1, .6), (8.0, 106.0, -.10, 7.0, 1.0, .5), (7.0, 102.5, -.42, 6.5, 1.1, .45),
                           (17.5, 121.5, .95, 4.5, .9, .6), (18.5, 118.0, .6, 4.0, .8, .5))]
    if body:
        lines['back'] = [(x + rng.normal(0, .6), y, turn, long, 1.3, high) for x, y, turn, long, high in
                         ((-14, 104, .35, 7, .6), (13, 105.5, -.42, 7, .5), (-12, 100, .22, 7, .4), (17.5, 121, -.9, 5, .6), (-17.5, 120, .9, 5, .5))]
    return creases(lines, deep)


def horn(lookup, radius, lift, hole=None):
    return lambda piece, xy: lookup.button(piece, xy, radius, HORN, depth=.34 * radius, lift=lift, hole=hole)


def blazer_trims(garment, body, lookup):
    out = notched(garment, body, lookup, LAPEL, COLLAR, BEHIND, .026, .0085, .0058, .0030, under=.007, hole=(.80, .016, .038))
    out += flaps(lookup) + vented(lookup, 77, (0,)) + cuff_vents(garment, lookup)
    out.append(welt(lookup))
    out += [horn(lookup, .0105, .0052)('right front', (0.0, y)) for y in (109.0, 98.6)]
    return out + cuff_buttons(garment, lookup, horn(lookup, .0070, .0014, CUFF))


# ---- linen: neither lining nor pads, pockets laid on

def unlined(body):
    return blazer(body, hem=78, break_at=112.0, fabric='denim', long=60, cuff=13.2, chest=26.0, waist=22.8, hips=25.4)


LINEN_LAPEL = ((0, -2.0, 112.0), (.11, .8, 116.8), (.27, 4.8, 122.2), (.42, 8.2, 127.2), (.56, 10.8, 132.0), (.765, 7.3, 133.0))
LINEN_COLLAR = ((.765, 7.3, 133.0), (.80, 9.8, 136.2), (.90, 10.8, 140.4), (1.0, 10.2, 145.9))


def pocket(lookup, x, y, wide, high, side, r=2.0):
    """A patch pocket. x, y: the middle of its mouth, in the left front's frame; wide, high; r: of its corners, cm."""
    x *= 1 if side == 'left' else -1
    return patch_pocket(lookup, f'{side} front', (x - wide / 2, y - high, x + wide / 2, y), r, .0017, hem=2.2, gape=.0024, stitch=.5)


def linen_trims(garment, body, lookup):
    out = notched(garment, body, lookup, LINEN_LAPEL, LINEN_COLLAR, BEHIND, .024, .0070, .0050, .0024, stitch=.006, under=.006)
    for side in ('left', 'right'):
        out.append(pocket(lookup, 12.6, 101.0, 15.0, 17.0, side))
    out.append(pocket(lookup, 11.8, 125.4, 10.4, 11.2, 'left', 1.4))
    out += [horn(lookup, .0100, .0046)('right front', (0.0, y)) for y in (110.0, 99.6)]
    return out + cuff_buttons(garment, lookup, horn(lookup, .0068, .0012, CUFF), 3)


# ---- evening: a shawl faced in silk, one covered button, no vent

def dinner(body):
    return blazer(body, hem=76.5, break_at=107.0, waist=21.9)


def covered(lookup, radius, lift, hole=None):
    """Buttons covered in the facing's cloth."""
    return lambda piece, xy: lookup.button(piece, xy, radius, FACING, depth=.42 * radius, lift=lift, hole=hole)


def dinner_trims(garment, body, lookup):
    out = shawl(garment, body, lookup, SHAWL, BEHIND, .026, .0085, .0056, .0028, material=FACING)
    out.append(welt(lookup))
    for name, k in (('left front', 1), ('right front', -1)):
        line = np.array([((12.6 + x) * k, 99.2) for x in np.linspace(-6.6, 6.6, 27)])
        out.append(lookup.band(name, line, 1.1, FACING, .0018, .0014))
    out.append(covered(lookup, .0115, .0044)('right front', (0.0, 105.4)))
    return out + cuff_buttons(garment, lookup, covered(lookup, .0070, .0012, CUFF))


# ---- double-breasted: six buttons, of which one is used

def wrapped(body):
    return blazer(body, hem=74.5, break_at=104.5, lap=7.5, chest=25.8, waist=22.7, hips=24.2, square=True, held=15.0)


def wrapped_trims(garment, body, lookup):
    out = notched(garment, body, lookup, PEAKED, PEAKED_COLLAR, BEHIND, .026, .0085, .0058, .0030, under=.009, hole=(.74, .016, .038))
    out += vented(lookup, 74.5, (-21.0, 21.0)) + cuff_vents(garment, lookup)
    out += flaps(lookup, ((14.0, 96.8, 13.0),)) + [welt(lookup, 12.6, 123.0)]
    # what is buttoned is near the edge; the others are sewn on for show
    sew, show = horn(lookup, .0105, .0050), horn(lookup, .0105, .0050, ())
    for x, y in ((5.6, 102.0), (5.6, 91.8)):
        out += [sew('right front', (x, y)), show('right front', (-x, y))]
    out += [horn(lookup, .0105, .0016, ())('left front', (8.4, 112.6)), show('right front', (-8.4, 112.6))]
    return out + cuff_buttons(garment, lookup, horn(lookup, .0070, .0014, CUFF))


# ---- the camp-collar shirt

CAMP_LAPEL = ((0, -1.6, 129.5), (.10, 1.0, 131.6), (.40, 6.2, 135.2), (.62, 9.2, 136.8), (.74, 8.0, 138.9))
CAMP_COLLAR = ((.74, 8.0, 138.9), (.78, 11.6, 138.4), (.90, 12.6, 142.0), (1.0, 12.3, 145.2))
CAMP_BEHIND = ((0, 12.3, 145.2), (.3, 9.0, 143.4), (.65, 4.6, 141.8), (1.0, 0, 141.3))
CAMP_BUTTONS = (127.6, 118.6, 109.6, 100.6, 91.6)
#: The breast pocket: the middle of its mouth, its width and height.
CAMP_POCKET = (12.2, 129.2, 11.2, 12.8)


def camp(body, hem=81):
    lines = block(neck_width=8.0, neck_back=146.0, hem=hem, chest=27.6, waist=27.2, hips=27.6, armpit=(27.6, 123.2), shoulder=(20.6, 141.8))
    return opening(body, lines, 'linen', 1.6, 129.5, .8, dict(long=25, cuff=17.6, cap=9.5, ease=1.02), bend=.3, stand_off=.006,
                   laps=(128.6, hem, 1.6))


def camp_canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'), (('hem', 2.0),))
            yoke = curve((-20, 136.6), (0, 136.2), (20, 136.6))
            c.groove(yoke, .8, .08)
            c.stitches(moved(yoke, -.25))
            pleat(c, top=136.2)
        elif 'front' in p.name:
            s = p.name.split()[0]
            sewn(c, (s, f'{s} shoulder', f'{s} hole'), (('hem', 2.0),))
            c.stitches(c.edge('edge', .3), .26)
            for knots in (CAMP_LAPEL, CAMP_COLLAR):
                c.groove(np.array(knots)[:, 1:] * (1 if s == 'left' else -1, 1), 0, .55, .72)
            if s == 'left':
                x, y, w, h = CAMP_POCKET
                ring = rounded(x - w / 2, y - h, x + w / 2, y, .9)
                c.groove(np.vstack([ring, ring[:1]]), .3, .30, .66)
                c.groove(np.array([(x - w / 2 + .4, y + .15), (x + w / 2 - .4, y + .15)]), 0, .40, .45)    # the shade within its mouth
            else:
                c.stitches(c.edge('edge', 3.0), .26)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', 3.0),))
            c.stitches(c.edge('cuff', 2.85))
        for s in ('left', 'right'):
            if f'{s} hole' in p.edges:
                c.stitches(c.edge(f'{s} hole', .6))
        out[p.name] = c
    return out


def camp_trims(garment, body, lookup):
    out = notched(garment, body, lookup, CAMP_LAPEL, CAMP_COLLAR, CAMP_BEHIND, .024, .0044, .0032, .0018, stitch=.005)
    x, y, w, h = CAMP_POCKET
    out.append(patch_pocket(lookup, 'left front', (x - w / 2, y - h, x + w / 2, y), .9, .0016, 2.2, .0034, .28))
    for b in CAMP_BUTTONS:
        out.append(lookup.button('right front', (0.0, b), .0058, HORN, depth=.0022, lift=.0036))
    return out


def tailored(build, cloth, trims, lap=2.0, break_at=111.0, foot=93, fold=.0034, focus=(.0, 1.27, .52), **marks):
    """The recipe of a jacket; foot: the height from which on its fronts lap; marks: of `canvases`."""
    return Recipe('arms', build, cloth, stages=SLIDE, canvases=lambda garment: canvases(garment, **marks), extras=trims, thickness=.006,
                  raised=both(tucked(lapped(lap, fold, 2.4, break_at - 3), lap, break_at, foot), worn()), facing='faille', focus=focus)


PRODUCTS = {
    'single-breasted-blazer': tailored(blazer, 'flannel', blazer_trims, pocket=POCKETS, laid=(LAPEL, COLLAR, BEHIND), focus=(.03, 1.17, .28)),
    'linen-blazer': replace(tailored(unlined, 'washed linen', linen_trims, break_at=112.0, foot=94, hem=78, stitch=.6, dart=False,
                                     laid=(LINEN_LAPEL, LINEN_COLLAR, BEHIND)), lining='', thickness=.005, focus=(.02, 1.17, .28)),
    'satin-lapel-tuxedo': tailored(dinner, 'barathea', dinner_trims, break_at=107.0, focus=(.03, 1.17, .26), hem=76.5, vents=(), laid=(SHAWL, BEHIND)),
    'double-breasted-blazer': tailored(wrapped, 'flannel', wrapped_trims, 7.5, 104.5, 78, focus=(.02, 1.19, .28), hem=74.5, vents=(-21.0, 21.0),
                                       pocket=((14.0, 96.8, 13.0),), ticket=((13.6, 103.0, 9.0),), laid=(PEAKED, PEAKED_COLLAR, BEHIND)),
    'linen-camp-shirt': Recipe('arms', camp, 'washed linen', canvases=camp_canvases, extras=camp_trims, thickness=.0045,
                               raised=lapped(1.6, .0018, 2.4, 124.0), focus=(.06, 1.37, .26)),
}
