"""Jackets with lapels: single-breasted, in wool and in linen, and the camp-collar shirt, which is cut the same way."""
import numpy as np

import weaves
from patterns import curve
from recipe import HORN, Recipe
from relief import Canvas, moved, sewn
from wardrobe.fronts import lapped, opening
from wardrobe.lapels import notched, patch, rounded, stitched
from wardrobe.tops import block



def washed(n=1536, period=14.0, threads=168, high=.09):
    """Linen as it comes out of the wash, over a wide repeat: thick and thin yarns both ways."""
    x, y = weaves.grid(n)
    warp, weft = np.sin(2 * np.pi * threads * x), np.sin(2 * np.pi * threads * y)
    base = high * (np.abs(warp) * (warp * weft > 0) + np.abs(weft) * (warp * weft <= 0))
    return base + high * .24 * (weaves.slubs(n, 5, 420, 81) + weaves.slubs(n, 420, 5, 82)), (period, period)


TILES = {}
weaves.CLOTHS['washed linen'] = weaves.Cloth(lambda: TILES.setdefault('washed', washed()), .85, .4, .05, .13, .0012)

#: The blazer's lapel: share of the neck's edge from the break up, then x, y of the outer edge in the left front's frame.
LAPEL = ((0, -2.0, 111.0), (.12, .8, 116.0), (.30, 5.0, 121.6), (.50, 8.7, 126.6), (.66, 11.6, 131.2), (.765, 7.6, 132.4))
COLLAR = ((.765, 7.6, 132.4), (.80, 10.4, 135.8), (.90, 11.8, 139.8), (1.0, 11.3, 145.6))
BEHIND = ((0, 11.3, 145.6), (.3, 8.6, 144.7), (.65, 4.6, 143.7), (1.0, 0, 143.4))


def blazer(body, hem=77, break_at=111.0, lap=2.0, fabric='coat', long=60, cuff=12.8, chest=25.8, waist=22.8, hips=26.4, spacing=.85):
    lines = block(neck_width=7.9, neck_back=145.9, hem=hem, chest=chest, waist=waist, hips=hips, armpit=(chest, 124.6), shoulder=(19.2, 142.6))
    for part in lines.values():
        part['side'] = curve((hips, hem), (hips - .4, 90), ((hips + waist) / 2 - .2, 101), (waist, 109.5), ((waist + chest) / 2, 117), (chest, 124.6))
    # the front edge is cut away below the button
    sweep = curve((-lap, hem + 13), (-lap + .3, hem + 5), (1.6, hem + .6), (6.5, hem - 1.0), (hips * .6, hem - .3), (hips, hem))
    jacket = opening(body, lines, fabric, lap, break_at, spacing, dict(long=long, cuff=cuff, cap=13.5, ease=1.05), bend=-.3, hem=sweep,
                     laps=(break_at - .5, hem + 4, lap), stand_off=.008, gap=.004)
    # tapes keep what is cut across the thread from stretching
    for side in ('left', 'right'):
        jacket.drawn[f'{side} front', 'neck'] = .965
        jacket.drawn[f'{side} front', 'edge'] = .985
    return jacket


def canvases(garment, hem=77, stitch=0.0, dart=True):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'))
            c.ridge(np.array([(0, hem), (0, 146)]), .25, .7, .15)
            c.groove(np.array([(0, hem + 20), (0, 146)]), .7, .12)
            c.plate(np.array([(-.1, hem - 1), (4.2, hem - 1), (4.2, hem + 20), (-.1, hem + 21)]), .5, .05)
            c.groove(np.array([(0, hem - 1), (0, hem + 20)]), 1.6, .14, .5)
            for x in (-11.5, 11.5):
                seam = curve((x * 1.08, hem), (x, 100), (x * .93, 110), (x * 1.1, 122), (x * 1.42, 131))
                c.groove(seam, .6, .12, .88)
        elif 'front' in p.name:
            s = 'left' if p.name[0] == 'l' else 'right'
            k = 1 if s == 'left' else -1
            sewn(c, (s, f'{s} shoulder', f'{s} hole'))
            c.ridge(c.edge('edge'), .4, .5, .1)
            if stitch:
                c.stitches(c.edge('edge', stitch), .3)
                c.stitches(c.edge('hem', stitch), .3)
            if dart:
                c.groove(curve((12.2 * k, 96), (11.6 * k, 109), (11.2 * k, 121)), .6, .12, .88)
                c.groove(curve((20.0 * k, hem + 2), (19.2 * k, 100), (19.0 * k, 112), (20.2 * k, 124)), .6, .12, .88)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
            low = c.y0
            c.groove(curve((7.4, low), (7.0, -38), (6.8, -26), (8.4, -11)), .6, .12, .88)
            c.ridge(c.edge('cuff'), .4, .3, .1)
        out[p.name] = c
    return out


def flap_pockets(garment, body, lookup, x=13.6, y=99.5, wide=13.6, high=5.4):
    out = []
    for name, k in (('left front', 1), ('right front', -1)):
        ring = rounded(x * k - wide / 2, y - high, x * k + wide / 2, y, 1.3)
        out.append(patch(garment, body, lookup, name, ring, .0026, .002))
        # the jet above it
        out.append(lookup.band(name, np.array([(x * k - wide / 2 - .1, y + .3), (x * k, y + .3), (x * k + wide / 2 + .1, y + .3)]), .6, 40, .0012, .0014))
    return out


def breast(lookup, k=1, x=11.4, y=123.6, wide=7.6, high=2.2):
    line = np.array([(x - wide / 2, y - .6), (x, y), (x + wide / 2, y + .6)])
    return lookup.band('left front', line, high, 40, .0014, .0016)


def cuff_buttons(garment, lookup, material, count=4, radius=.0070):
    out = []
    for name in ('left sleeve', 'right sleeve'):
        low = garment.piece(name).box()[0][1]
        for i in range(count):
            out.append(lookup.button(name, (6.0, low + 3.2 + i * 1.75), radius, material, depth=.0026, lift=.0014))
    return out


def blazer_trims(garment, body, lookup):
    out = notched(garment, body, lookup, LAPEL, COLLAR, BEHIND, .026, .0065, .0044, .0028, stitch=.006)
    out += flap_pockets(garment, body, lookup)
    out.append(breast(lookup))
    for y in (109.0, 98.6):
        out.append(lookup.button('right front', (0.0, y), .0105, HORN, depth=.0036, lift=.0052))
    return out + cuff_buttons(garment, lookup, HORN)


# ---- the camp-collar shirt

CAMP_LAPEL = ((0, -1.6, 129.5), (.10, 1.0, 131.6), (.40, 6.2, 135.2), (.62, 9.2, 136.8), (.74, 8.0, 138.9))
CAMP_COLLAR = ((.74, 8.0, 138.9), (.78, 11.6, 138.4), (.90, 12.6, 142.0), (1.0, 12.3, 145.2))
CAMP_BEHIND = ((0, 12.3, 145.2), (.3, 9.0, 143.4), (.65, 4.6, 141.8), (1.0, 0, 141.3))
CAMP_BUTTONS = (127.6, 118.6, 109.6, 100.6, 91.6)


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
            for x in (-1.6, 1.6):
                c.groove(np.array([(x, 136.2), (x, 118)]), .5, .12, .92)
        elif 'front' in p.name:
            s = p.name.split()[0]
            sewn(c, (s, f'{s} shoulder', f'{s} hole'), (('hem', 2.0),))
            c.stitches(c.edge('edge', .3), .26)
            if s == 'right':
                c.stitches(c.edge('edge', 3.0), .26)
                for b in CAMP_BUTTONS:
                    c.groove(np.array([(-.8, b), (.8, b)]), .5, .06, .8)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', 3.0),))
            c.stitches(c.edge('cuff', 2.85))
        for s in ('left', 'right'):
            if f'{s} hole' in p.edges:
                c.stitches(c.edge(f'{s} hole', .6))
        out[p.name] = c
    return out


def camp_trims(garment, body, lookup):
    out = notched(garment, body, lookup, CAMP_LAPEL, CAMP_COLLAR, CAMP_BEHIND, .024, .0036, .0020, .0016, stitch=.004)
    x, y, w, h = 12.4, 124.4, 11.4, 12.6
    ring = rounded(x - w / 2, y - h, x + w / 2, y, .9)
    out.append(patch(garment, body, lookup, 'left front', ring, .0022, .0016))
    inner = rounded(x - w / 2 + .3, y - h + .3, x + w / 2 - .3, y, .7)
    # down one side, along the foot, up the other
    out.append(stitched(lookup, 'left front', np.roll(inner, -6, 0), .0026))
    out.append(stitched(lookup, 'left front', np.array([(x - w / 2 + .2, y - 1.8), (x, y - 1.8), (x + w / 2 - .2, y - 1.8)]), .0026))
    for b in CAMP_BUTTONS:
        out.append(lookup.button('right front', (0.0, b), .0058, HORN, depth=.0022, lift=.0036))
    return out


PRODUCTS = {
    'single-breasted-blazer': Recipe('arms', blazer, 'flannel', canvases=canvases, extras=blazer_trims, thickness=.006,
                                     raised=lapped(2.0, .0034, 2.4, 108.0), lining='#4a3f3a', focus=(.0, 1.27, .52)),
    'linen-camp-shirt': Recipe('arms', camp, 'washed linen', canvases=camp_canvases, extras=camp_trims, thickness=.0045,
                               raised=lapped(1.6, .0018, 2.4, 124.0), focus=(.02, 1.34, .46)),
}
