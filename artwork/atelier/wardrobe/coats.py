"""Coats: wrapped and tied, knitted, double-breasted."""
from dataclasses import dataclass

import numpy as np

import forms
import mesh as meshes
from patterns import curve
from recipe import HORN, SLIDE, TRIM, Recipe
from relief import Canvas, moved, sewn
from wardrobe.belts import BODY, belt, buckle, drawn_in, over_belt, tied
from wardrobe.fronts import Open, lapped, opening
from wardrobe.jackets import BEND, cuff_vents, worn
from wardrobe.lapels import Cloth, edge_points, notched, patch, path, rounded, stitched, turned, vented
from wardrobe.tops import block
from wardrobe.trousers import both


@dataclass
class Belted(Open):
    """A coat drawn in by its belt. belt: (height, half its width, share of the girth that stays), cm."""
    belt: tuple = (108, 2.6, .75)

    def sew(self):
        super().sew()
        high, half, _ = self.belt
        for name in BODY:
            p = self.piece(name)
            ids = self.id[self.start[name] + np.flatnonzero(np.abs(p.points[:, 1] - high) < half * .4)]
            places = self.at[ids].copy()
            places[:, 2] = high / 100
            self.held.append((ids, places, -.5))
        return self

    def constraints(self):
        super().constraints()
        high, half, share = self.belt
        for name in BODY:
            p = self.piece(name)
            xy = np.full((len(self.at), 2), 1e3)
            xy[self.id[self.start[name]:self.start[name] + len(p.points)]] = p.points
            under = (np.abs(xy[:, 1] - high) < half)[self.pairs].all(1)
            d = xy[self.pairs[under, 0]] - xy[self.pairs[under, 1]]
            self.rest[under] *= np.hypot(d[:, 0] * share, d[:, 1]) / (np.hypot(*d.T) + 1e-9)


def belted(o, belt):
    return Belted(o.pieces, o.seams, o.fabric, o.spacing, laps=o.laps, frames=o.frames, belt=belt)


def coat_lines(hem, chest, waist, hips, sweep, rise, shoulder, armpit, neck_width=8.6, neck_back=145.8, neck_front=139.5):
    """Half outlines of a coat that widens to `sweep` at the hem, which rises by `rise` at the side."""
    lines = block(neck_width, neck_front, neck_back, shoulder, (chest, armpit), hem, chest)
    low = hem + rise
    down = [(sweep, low)] + ([(hips + (sweep - hips) * .45, (88 + low) / 2)] if low < 75 else []) + [(hips, max(88, low + 6))]
    for part in lines.values():
        part['side'] = curve(*down, (waist, 107), ((waist + chest) / 2 + .3, 115), (chest, armpit))
        part['hem'] = curve((0, hem), (sweep * .6, hem + rise * .3), (sweep, low))
    return lines


def front_hem(lines, lap):
    """The hem of a front that laps: level to the centre, then as the back's."""
    return np.vstack([[(-lap, lines['front']['hem'][0][1])], lines['front']['hem']])


# ---- collars

class Halves:
    """The cloth below a collar that has two halves: each lies on its own."""

    def __init__(self, left, right, count):
        self.left, self.right, self.count = left, right, count

    def lift(self, p, least):
        least = np.broadcast_to(least, len(p))
        n = self.count
        parts = self.left.lift(p[:n], least[:n]), self.right.lift(p[n:], least[n:])
        return tuple(np.vstack(a) for a in zip(*parts))


def roll_line(garment):
    """The neck's edge of the left front from the break up, and the share of the way at each of its points."""
    line = garment.piece('left front').edges['neck'][::-1]
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    return line, d / d[-1]


def outer_edge(garment, widths):
    """Knots of a collar's outer edge from its width (cm) at shares of the roll line: ((share, width) …)."""
    line, share = roll_line(garment)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    s, w = np.array(widths, float).T
    smooth = curve(*zip(s * 40, w), steps=8)
    s, w = smooth[:, 0] / 40, smooth[:, 1]
    at = np.stack([np.interp(s, share, line[:, k]) for k in (0, 1)], 1)
    t = np.stack([np.interp(s, share, way[:, k]) for k in (0, 1)], 1)
    return np.c_[s, at + np.stack([t[:, 1], -t[:, 0]], 1) * w[:, None]]


#: At the break, where a belt is tied over it, a collar lies so flat against how it does above.
GROWS = .3


def shawl(garment, body, lookup, widths, behind, stand=.03, high=.009, low=.005, depth=.0034, stitch=0.0):
    """
    A collar cut in one with the lapels. widths: ((share of the roll line from the break up, cm) …); behind: (share of half the
    back's neck, x, y) of the outer edge from the shoulder to the centre.
    """
    knots = outer_edge(garment, widths)
    line, reach = roll_line(garment)
    sides = []
    for side, sign in (('left', 1), ('right', -1)):
        k = path(knots, 64, curve=True)
        if sign > 0:
            # below the crossing of the edges the left one lies under the right front
            k = k[k[:, 1] > np.interp(k[:, 2], line[:, 1], -line[:, 0]) - 4.0]
            k[:, 0] = np.maximum(k[:, 0], np.interp(-3.4, line[:, 0], reach))
        base, roll = edge_points(garment, f'{side} front', 'neck', k[:, 0], side == 'left')
        flat = k[:, 1:] * (sign, 1)
        outer, _ = lookup(f'{side} front', flat, low)
        b = path(behind, 30, curve=True)[1:]
        share = b[:, 0] / 2 if sign > 0 else 1 - b[:, 0] / 2
        base2, roll2 = edge_points(garment, 'back', 'neck', share)
        outer2, _ = lookup('back', b[:, 1:] * (sign, 1), low)
        up = np.r_[.62 * k[:, 0] ** 2.2, .62 + .38 * np.sin(b[:, 0] * np.pi / 2)]
        grows = np.r_[GROWS + (1 - GROWS) * np.clip(k[:, 0] / .12, 0, 1), np.ones(len(b))]
        sides.append((np.vstack([base, base2]), np.vstack([outer, outer2]), up, grows))
    count = len(sides[0][0])
    base, outer = (np.vstack([a, b[::-1][1:]]) for a, b in zip(sides[0][:2], sides[1][:2]))
    up, grown = (np.r_[sides[0][k], sides[1][k][::-1][1:]] for k in (2, 3))
    away = (base - (0, .018, 0)) * (1, 1, 0)
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    top = base + (0, 0, stand) * up[:, None] - away * (.008 * up)[:, None]
    top = forms.push_out(body, top, .008)
    for _ in range(6):
        top[1:-1] = (top[:-2] + 2 * top[1:-1] + top[2:]) / 4
    cloth = Halves(Cloth(garment, body, ('right front',)), Cloth(garment, body, ()), count)
    # cut in one: its cloth runs along the roll
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff((top + outer) / 2, axis=0), axis=1))] * 100
    d -= d[count - 1]
    long = np.linalg.norm(outer - top, axis=1) * 100
    flats = np.stack([0 * d, d], 1), np.stack([long, d], 1)
    return turned(cloth, base, top, outer, flats, high * grown, low * grown, steps=16, depth=depth, stitch=stitch)


# ---- the wool wrap coat and the shawl cardigan coat

#: The middle of a belt and its width, cm.
WRAP_BELT, KNIT_BELT = (108.5, 5.6), (107.5, 5.4)


def wrap_coat(body):
    lines = coat_lines(38, 28.2, 26.4, 28.6, 37, 2.0, (20.4, 142.3), 122.8, neck_width=8.8)
    o = opening(body, lines, 'coat', 8.0, 106, 1.05, dict(long=60, cuff=15.4, cap=13.0, ease=1.04, bend=BEND), bend=-.2, hem=front_hem(lines, 8.0),
                laps=(117, 38, 8.0), stand_off=.012, gap=.004)
    o.drawn = {(f'{s} front', 'neck'): .975 for s in ('left', 'right')}
    g = belted(o, (WRAP_BELT[0], 2.8, .74))
    g.drawn = o.drawn
    return g


SHAWL = ((0, 0), (.10, 5.2), (.24, 9.6), (.42, 12.2), (.60, 12.4), (.80, 10.6), (1.0, 8.4))
SHAWL_BEHIND = ((0, 16.5, 144.2), (.3, 11.6, 141.2), (.65, 6.0, 139.6), (1.0, 0, 139.2))


def coat_canvases(edge=.5, back_seam=True, vent=0, hem=0.0, deep=1.0):
    """Seams of a coat; `edge`: cm its closed edges are pressed; `deep`: how deep seams lie in this cloth."""
    def draw(garment):
        out = {}
        for p in garment.pieces:
            c = Canvas(p)
            if p.name == 'back':
                sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'))
                if back_seam:
                    c.ridge(np.array([(0, c.y0 + vent), (0, 146)]), .25, .7, .15)
                    c.groove(np.array([(0, c.y0 + vent), (0, 146)]), .7 * deep, .12)
                if vent:
                    c.groove(np.array([(.15, c.y0 - 1), (.15, c.y0 + vent)]), .6, .30, .6)
            elif 'front' in p.name:
                s = p.name.split()[0]
                sewn(c, (s, f'{s} shoulder', f'{s} hole'))
                for e in ('edge', 'hem'):
                    c.groove(c.edge(e, edge), .35 * deep, .10, .93)
            else:
                sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
                c.groove(c.edge('cuff', edge), .35 * deep, .10, .93)
            if hem:
                for e in ('hem', 'cuff'):
                    if e in p.edges:
                        c.groove(c.edge(e, hem), .3 * deep, .14, .95)
            out[p.name] = c
        return out
    return draw


def beside(canvas, line, much=.34, wide=.30):
    """The shade that what lies on the cloth throws along its edge."""
    part, d, _, _ = canvas.near(line, wide * 3)
    canvas.tone[part] *= 1 - much * np.exp(-(d / wide) ** 2)


def shaded(draw, widths, behind, much=.34):
    """`draw` with the shade of a shawl collar."""
    def shade(garment):
        out = draw(garment)
        edge = outer_edge(garment, widths)[:, 1:]
        for name, sign in (('left front', 1), ('right front', -1)):
            beside(out[name], edge * (sign, 1), much)
        half = np.array(behind)[:, 1:]
        beside(out['back'], np.vstack([half, half[::-1] * (-1, 1)]), much)
        return out
    return shade


def patch_pockets(lookup, x, y, wide, high, depth=.003, lift=.0036, r=1.6):
    out = []
    for name, k in (('left front', 1), ('right front', -1)):
        out.append(patch(lookup, name, rounded(x * k - wide / 2, y - high, x * k + wide / 2, y, r), lift, depth, .6))
    return out


def wrap_trims(garment, body, lookup):
    out = shawl(garment, body, lookup, SHAWL, SHAWL_BEHIND, .034, .010, .0064, .0038, stitch=.009)
    out += patch_pockets(lookup, 17.4, 92, 14.6, 17.5) + vented(lookup, 38, (0,), 30)
    return out + tied(lookup, *WRAP_BELT, .022, ((.062, .66), (.000, .74)))


def cardigan_coat(body):
    lines = coat_lines(50, 28.4, 27.0, 28.4, 30, .6, (20.4, 142.3), 122.4, neck_width=9.2)
    o = opening(body, lines, 'knit', 6.0, 105, 1.05, dict(long=60, cuff=13.6, cap=12.0, ease=1.02), bend=-.2, hem=front_hem(lines, 6.0),
                laps=(116, 50, 6.0), stand_off=.012, gap=.005)
    o.drawn = {(f'{s} front', 'neck'): .95 for s in ('left', 'right')}
    g = belted(o, (KNIT_BELT[0], 2.8, .74))
    g.drawn = o.drawn
    return g


KNIT_SHAWL = ((0, 0), (.10, 4.4), (.24, 8.0), (.45, 10.6), (.65, 11.6), (.85, 11.4), (1.0, 10.6))
KNIT_BEHIND = ((0, 18.4, 143.6), (.3, 12.6, 140.2), (.65, 6.4, 138.0), (1.0, 0, 137.6))


def cardigan_trims(garment, body, lookup):
    out = shawl(garment, body, lookup, KNIT_SHAWL, KNIT_BEHIND, .040, .013, .0075, .0046)
    out += patch_pockets(lookup, 16.4, 92, 14.5, 17.5, .004, .0046, .8)
    return out + tied(lookup, *KNIT_BELT, .020, ((.056, .70), (-.002, .76)), .004)


# ---- double-breasted: the peacoat and the storm trench

def double(body, lines, lap, break_at, hem, spacing, long, cuff, bend=-.3, cap=13.0, elbow=None):
    """A double-breasted body. lap: cm each front runs beyond the centre; break_at: where the lapels turn over; elbow: how the sleeves lean forward below it."""
    sleeves = dict(long=long, cuff=cuff, cap=cap, ease=1.05, **({'bend': elbow} if elbow else {}))
    o = opening(body, lines, 'coat', lap, break_at, spacing, sleeves, bend=bend, hem=front_hem(lines, lap),
                laps=(break_at + 9, hem, lap), stand_off=.012, gap=.004)
    o.drawn = {(f'{s} front', 'neck'): .97 for s in ('left', 'right')}
    return o


def collar_shade(canvas, sign, *lines):
    for line in lines:
        beside(canvas, np.array(line)[:, 1:] * (sign, 1))


PEA_LAPEL = ((0, -8.6, 116.6), (.10, -3.6, 117.0), (.30, 3.0, 121.6), (.50, 8.6, 126.6), (.68, 14.0, 131.6), (.75, 10.2, 135.4))
PEA_COLLAR = ((.75, 10.2, 135.4), (.79, 15.0, 135.2), (.90, 15.9, 139.6), (1.0, 15.2, 144.2))
PEA_BEHIND = ((0, 15.2, 144.2), (.3, 11.2, 141.8), (.65, 6.0, 140.5), (1.0, 0, 140.2))
PEA_BUTTONS = ((6.8, 111.5), (-6.8, 111.5), (6.8, 101.0), (-6.8, 101.0), (6.8, 90.5), (-6.8, 90.5))


def peacoat(body):
    lines = coat_lines(75, 27.8, 26.2, 27.6, 28.4, .5, (20.2, 142.4), 122.8, neck_width=8.6)
    return double(body, lines, 8.6, 116.6, 75, .95, 60, 14.0, elbow=BEND)


def pea_welt(k):
    """Outline of the slanting welt of a pocket, cm; k: 1 on the wearer's left front, -1 on the right one."""
    a, b, side = np.array((15.6 * k, 103.0)), np.array((18.8 * k, 89.0)), np.array((1.5 * k, .34))
    return np.array([a - side, b - side, b + side, a + side])


def peacoat_canvases(garment):
    out = coat_canvases(.8, vent=18)(garment)
    for name, k in (('left front', 1), ('right front', -1)):
        c = out[name]
        for e in ('edge', 'hem'):
            c.stitches(c.edge(e, .8), .3)
        collar_shade(c, k, PEA_LAPEL, PEA_COLLAR)
        c.groove(curve((18.6 * k, 76), (18.2 * k, 100), (18.6 * k, 112), (20.0 * k, 124)), .6, .14, .88)
        c.groove(pea_welt(k)[:2] - (.15 * k, 0), .8, .30, .5)
    behind = np.array(PEA_BEHIND)[:, 1:]
    beside(out['back'], np.vstack([behind, behind[::-1] * (-1, 1)]))
    for k in (-1, 1):
        out['back'].groove(curve((k * 12.6, 75), (k * 11.4, 100), (k * 11.0, 112), (k * 13.0, 123), (k * 17.2, 131)), .6, .14, .88)
    return out


def peacoat_trims(garment, body, lookup):
    out = notched(garment, body, lookup, PEA_LAPEL, PEA_COLLAR, PEA_BEHIND, .034, .0095, .0062, .0036, stitch=.008)
    for name, k in (('left front', 1), ('right front', -1)):
        ring = pea_welt(k)
        out.append(patch(lookup, name, ring[::k], .0034, .0026, .45))
        out.append(stitched(lookup, name, ring.mean(0) + (np.vstack([ring, ring[:1]]) - ring.mean(0)) * (.72, .955), .0050))
    out += vented(lookup, 75, (0,), 18) + cuff_vents(garment, lookup, 8.0)
    # only what is near the edge is buttoned
    return out + [lookup.button('right front', xy, .0135, HORN, depth=.0050, lift=.0046, hole=None if xy[0] > 0 else ()) for xy in PEA_BUTTONS]


STORM_LAPEL = ((0, -8.4, 114.0), (.10, -3.2, 115.2), (.30, 4.0, 121.0), (.50, 9.4, 126.4), (.66, 14.0, 130.6), (.73, 10.6, 134.6))
STORM_COLLAR = ((.73, 10.6, 134.6), (.775, 14.6, 133.8), (.90, 15.0, 139.8), (1.0, 13.8, 145.1))
STORM_BEHIND = ((0, 13.8, 145.1), (.3, 10.4, 142.0), (.65, 5.6, 140.4), (1.0, 0, 140.0))
STORM_BUTTONS = ((7.0, 98.4), (-7.0, 98.4), (7.0, 85.0), (-7.0, 85.0))
STORM_BELT = 108.0
RAGLAN = ((7.9, 146.0), (12.2, 140.4), (16.6, 133.0), (20.4, 127.4), (24.4, 124.2))
RAGLAN_BEHIND = ((6.4, 146.4), (11.6, 141.4), (16.4, 134.0), (20.2, 128.0), (24.4, 124.2))
#: The storm flap on the wearer's right front, which the shoulder strap and the lapel cover above.
FLAP = ((-8.6, 146.0), (-18.4, 141.6), (-17.0, 133.4), (-17.6, 127.4), (-14.6, 123.2), (-9.0, 122.4), (-5.6, 125.6), (-6.4, 136.0))
SHIELD = ((24.0, 125.6), (12.0, 122.4), (0, 121.0))


def trench(body):
    lines = coat_lines(42, 28.0, 26.4, 28.4, 35.5, 1.8, (20.0, 142.5), 122.8, neck_width=8.6)
    o = double(body, lines, 8.4, 114.0, 42, 1.05, 60, 14.2)
    g = belted(o, (STORM_BELT, 2.6, .76))
    g.drawn = o.drawn
    return g


def trench_canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name == 'back':
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder'), (('hem', 3.0),))
            shield = curve(*SHIELD)
            shield = np.vstack([shield, shield[::-1][1:] * (-1, 1)])
            c.plate(np.vstack([shield, [(-24.0, 150), (24.0, 150)]]), 1.0, .06)
            c.stitches(moved(shield, -.6), .26)
            beside(c, shield, .22)
            for k in (-1, 1):
                seam = curve(*RAGLAN_BEHIND) * (k, 1)
                c.groove(seam, .7, .10, .84)
                for d in (-.25, .25):
                    c.stitches(moved(seam, d), .26)
            c.groove(np.array([(0, c.y0 + 34), (0, 121)]), .7, .12, .86)
            c.groove(np.array([(0, c.y0 - 1), (0, c.y0 + 34)]), 2.0, .16, .45)
            beside(c, np.array(STORM_BEHIND)[:, 1:])
            beside(c, np.array(STORM_BEHIND)[:, 1:] * (-1, 1))
        elif 'front' in p.name:
            s = p.name.split()[0]
            k = 1 if s == 'left' else -1
            sewn(c, (s, f'{s} shoulder'), (('hem', 3.0),))
            for d in (.3, 3.6):
                c.stitches(c.edge('edge', d), .26)
            seam = curve(*RAGLAN) * (k, 1)
            c.groove(seam, .7, .10, .84)
            for d in (-.25, .25):
                c.stitches(moved(seam, d), .26)
            collar_shade(c, k, STORM_LAPEL, STORM_COLLAR)
            if k < 0:
                beside(c, np.array(FLAP), .3)
            a, b = np.array((15.0 * k, 100.0)), np.array((19.0 * k, 84.0))
            side = np.array((1.7 * k, .42))
            ring = np.array([a - side, b - side, b + side, a + side])
            c.plate(ring[::k], .8, .06)
            c.stitches(np.vstack([ring, ring[:1]]), .26)
            c.groove(np.array([a - side, b - side]), 1.0, .10, .6)
        else:
            sewn(c, ('front seam', 'back seam'))
            c.stitches(c.edge('cuff', .4), .26)
            c.stitches(c.edge('cuff', 3.2), .26)
            c.groove(np.array([(0, c.y0), (0, 0)]), .6, .10, .88)
        out[p.name] = c
    return out


def shoulder_strap(garment, cloth, side, wide=4.6, depth=.0018, lift=.0024):
    """A strap over the shoulder seam, from the sleeve to a point below the collar, which hides its button."""
    seam = garment.at[garment.ids(f'{side} front', f'{side} shoulder')]
    if np.abs(seam[0, 0]) < np.abs(seam[-1, 0]):
        seam = seam[::-1]
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(seam, axis=0), axis=1))]
    t = np.linspace(.002, d[-1] - .004, 40)
    line = np.stack([np.interp(t, d, seam[:, k]) for k in range(3)], 1)
    across_it = np.array((0, 1.0, 0))
    w = wide / 100 * np.clip((t[-1] - t) / .014, 0, 1) ** .6
    off = lift * np.clip(.35 + t / .02, 0, 1)                                # sewn in at the sleeve
    rows, flats = [], []
    for k in np.linspace(-.5, .5, 13):
        p = line + across_it * (k * w)[:, None] - (0, 0, .002 + .012 * (2 * k) ** 2)   # from below, that it lies on the shoulder's slope
        for _ in range(3):
            p, n = cloth.lift(p, off)
        rows.append(p)
        flats.append(np.stack([k * w * 100, t * 100], 1))
    rows = np.array(rows)
    for _ in range(3):
        rows[:, 1:-1] = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 4
    sheet = meshes.strip(rows, False, np.array(flats), TRIM)
    return meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)


def trench_trims(garment, body, lookup):
    cloth = Cloth(garment, body)
    out = notched(garment, body, lookup, STORM_LAPEL, STORM_COLLAR, STORM_BEHIND, .034, .0085, .0062, .0024, stitch=.007)
    ring = curve(*FLAP, FLAP[0], steps=5)[:-1]
    out.append(patch(lookup, 'right front', ring[::-1], .0022, .0016, .6))
    for side in ('left', 'right'):
        out.append(shoulder_strap(garment, cloth, side))
        name = f'{side} sleeve'
        low = garment.piece(name).box()[0][1] + 7.0
        half = float(np.interp(low, *sorted_seam(garment.piece(name)))) - .1
        out.append(lookup.band(name, np.stack([np.linspace(-half, half, 60), np.full(60, low)], 1), 3.0, TRIM, .0024, .0018, 9))
    ring, line = belt(garment, STORM_BELT, 5.0, .0026, .0012)
    k = int(np.where(line[:, 1] < 0, np.abs(line[:, 0] - .012), 9).argmin())
    out += [ring, *over_belt(line, line[k, 0], .125, 4.9, .0034), buckle(line[k])]
    out.append(lookup.button('right front', (-10.4, 125.0), .0110, HORN, depth=.0040, lift=.0052, hole=(0, 1), on=True))
    return out + [lookup.button('right front', xy, .0125, HORN, depth=.0042, lift=.0046, hole=None if xy[0] > 0 else ()) for xy in STORM_BUTTONS]


def sorted_seam(piece):
    """Heights of a sleeve's seam, rising, and its x there."""
    line = np.asarray(piece.edges['back seam'])
    order = np.argsort(line[:, 1])
    return line[order, 1], line[order, 0]


PRODUCTS = {
    'wool-wrap-coat': Recipe('arms', wrap_coat, 'melton', canvases=shaded(coat_canvases(.9, vent=30), SHAWL, SHAWL_BEHIND), extras=wrap_trims, thickness=.008,
                             drawn_in=drawn_in(*WRAP_BELT),
                             raised=both(lapped(8.0, .0050, 3.0, 118.0), worn(5, .0036, False)), focus=(.0, 1.10, .30)),
    'shawl-cardigan-coat': Recipe('arms', cardigan_coat, 'half cardigan', canvases=shaded(coat_canvases(1.6, False, deep=1.4), KNIT_SHAWL, KNIT_BEHIND), extras=cardigan_trims,
                                  stages=SLIDE, drawn_in=drawn_in(*KNIT_BELT), thickness=.009, raised=lapped(6.0, .0056, 3.0, 116.0), focus=(.0, 1.12, .28)),
    'storm-trench': Recipe('arms', trench, 'gabardine', canvases=trench_canvases, extras=trench_trims, thickness=.0075,
                           raised=lapped(8.4, .0046, 3.0, 124.0), lining='#8a7a66', focus=(.03, 1.09, .28)),
    'peacoat': Recipe('arms', peacoat, 'melton', canvases=peacoat_canvases, extras=peacoat_trims, thickness=.0075,
                      raised=both(lapped(8.6, .0050, 3.0, 126.0), worn(6, .0036, False)), lining='#3b3a38', focus=(.06, 1.24, .30)),
}
