"""Dresses drawn in at the waist by a belt of their own: the linen shirt dress, the printed wrap dress, the bias dress that is tied."""
import numpy as np

import forms
import mesh as meshes
from lookup import lying
from patterns import curve
from recipe import HORN, SLIDE, TRIM, Recipe
from relief import Canvas, moved, sewn
from sewing import Garment
from wardrobe.belts import girdle, in_front_at, knot
from wardrobe.fronts import Open, ease, lapped, opening, tucked
from wardrobe.gowns import canvases, long_lines
from wardrobe.ribbons import Knot, fallen, tail
from wardrobe.shirts import collar
from wardrobe.slip import FALL
from wardrobe.tops import block, top
from wardrobe.trousers import creases

WAIST = 107.5


class Belted:
    """What is drawn together round the waist, as a belt does: widths there times `drawn`, and kept at its height."""
    drawn_in = .8

    def constraints(self):
        super().constraints()
        here = np.abs(self.flat[:, 1] - WAIST / 100) < .016
        a, b = self.pairs.T
        across = self.flat[b] - self.flat[a]
        long = np.linalg.norm(across[:, :2], axis=1)
        belted = here[a] & here[b] & (across[:, 2] == 0) & (long > 1e-6)
        narrow = np.hypot(across[:, 0] * self.drawn_in, across[:, 1])
        self.rest[belted] *= narrow[belted] / long[belted]
        ids = np.flatnonzero(np.abs(self.flat[:, 1] - WAIST / 100) < .005)
        self.held.append((ids, np.c_[np.zeros((len(ids), 2)), np.full(len(ids), WAIST / 100 + .004)], -.3))


class BeltedDress(Belted, Garment):
    """Closed in front."""


class BeltedWrap(Belted, Open):
    """Its fronts lap over each other: the one on top keeps farther from the body."""

    def constraints(self):
        super().constraints()
        p = self.piece('right front')
        ids = self.id[self.start[p.name]:][:len(p.points)]
        self.gap[ids] = np.maximum(self.gap[ids], .0015 + .0065 * ease((p.points[:, 0] + 9) / 6))


@lying
def belt(lookup, wide, x, feet, spacing=.5):
    """A belt, its knot at x (m) in front, and its two ends, hanging down to `feet` (x, z) where it is worn."""
    round_, line, out = girdle(lookup.garment, wide, WAIST, knot_at=x)
    at = in_front_at(line, out, x)
    out = out[at]
    place = line[at] + out * .0015
    tied = Knot.at(place, out)
    ends = []
    for name, (far, low), dx, ahead, turn in zip(('upper end', 'lower end'), feet, (.004, -.004), (.012, 0), (.2, .7)):
        long = WAIST / 100 - low
        ends.append(tail(name, tied, wide, long, (dx, -.008, ahead / 3 - .006), (far - place[0]) / .1, .5 * np.sign(dx), .42, 2, turn, .08, .85, ahead,
                         .6 * np.sign(dx)))
    return meshes.joined([round_, knot(place, out, wide), *fallen(ends, lookup, 'tie', spacing=spacing, thickness=.0035, gap=.004)])


# ---- the shirt dress

HEM = 42
DOWN = tuple(137.2 - 9.3 * k for k in range(10))


def shirt_dress(body):
    body = forms.distance('torso')                                            # its measures are taken without the arms
    lines = block(neck_width=7.7, neck_front=141.6, neck_back=146.0, hem=96, chest=26.8, armpit=(26.8, 124.0), shoulder=(19.6, 142.2))
    for part in lines.values():
        part['hem'] = curve((0, HEM), (17, HEM + .6), (27.5, HEM + 5), (31.5, HEM + 12))
        part['side'] = curve((31.5, HEM + 12), (30.0, 78), (28.2, 96), (26.6, WAIST), (26.8, 124.0))
    g = top(body, lines, 'linen', .85, dict(long=56, cuff=11.4, cap=10.5, ease=1.02, share=.355), None, None, dict(high=6.5, draw=.82, cloth=''))
    dress = BeltedDress(g.pieces, g.seams, g.fabric, g.spacing)
    dress.drawn_in = .70
    return dress


def shirt_dress_canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole', 'neck'))
            for s in ('left', 'right'):
                c.stitches(c.edge(f'{s} hole', .7))
            c.ridge(c.edge('hem'), .35, .7, .06)
            c.stitches(c.edge('hem', .65))
            if p.name == 'front':
                low, high = c.y0 - 1, 142.0
                c.plate(np.array([(-1.8, low), (1.8, low), (1.8, high), (-1.8, high)]), .9, .05)
                for x in (-1.45, 1.45):
                    c.stitches(np.array([(x, low), (x, high)]), .26)
            else:
                yoke = curve((-19.5, 137.2), (0, 136.6), (19.5, 137.2))
                c.groove(yoke, .8, .08)
                c.stitches(moved(yoke, -.25))
                for x in (-1.6, 1.6):
                    c.groove(np.array([(x, 136.6), (x, 116)]), .5, .12, .92)
        elif 'cuff' in p.name:
            c.ridge(c.edge('low'), .3, .2, .05)
            for e in ('low', 'high'):
                c.stitches(c.edge(e, .5), .26)
            c.groove(c.edge('high'), .8, .09)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
        out[p.name] = c
    return out


def rumpled(seed=8):
    """Linen that was worn: elbows, the lap, and what the belt gathers below itself."""
    rng = np.random.default_rng(seed)
    lines = {name: [] for name in ('front', 'back', 'left sleeve', 'right sleeve')}
    for name in ('front', 'back'):
        for low, high, many, strong in ((78, 96, 12, .8), (56, 78, 9, .5), (112, 126, 8, .5)):
            for _ in range(many):
                s = rng.choice((-1, 1))
                lines[name].append((s * rng.uniform(4, 21), rng.uniform(low, high), s * rng.normal(.25, .5), rng.uniform(3, 7.5), rng.uniform(.7, 1.5),
                                    strong * rng.uniform(.4, 1) * rng.choice((1, 1, -.7))))
    for name in ('left sleeve', 'right sleeve'):
        lines[name] = [(rng.normal(0, 5.5), -30 + rng.normal(0, 7), rng.normal(0, .5), rng.uniform(3, 6), rng.uniform(.7, 1.4), rng.uniform(.4, 1)) for _ in range(13)]
        lines[name] += [(rng.normal(0, 5), -49 + rng.normal(0, 3), rng.normal(0, .35), rng.uniform(2.5, 5), rng.uniform(.6, 1.1), rng.uniform(.3, .8)) for _ in range(6)]
    return creases(lines, .0026)


def shirt_dress_trims(garment, body, lookup):
    out = collar(garment, body, .027, .044, .066, .012, .5, button=HORN)
    for y in DOWN:
        if abs(y - WAIST) > 3:
            out.append(lookup.button('front', (0.0, y), .0060, HORN, depth=.0022, lift=.0013))
    return out + [belt(lookup, .034, .026, ((.050, .80), (.012, .855)))]


# ---- the wrap dress

LAP = 10.5


def wrap(body):
    body = forms.distance('torso')
    lines = long_lines(body, 38, 46, 2.0, 3.0, 8.5, neck_width=9.2, neck_front=140, neck_back=145.0, shoulder=(17.0, 142.8), armpit=(24.0, 124.8), chest=24)
    low, sweep = 38, 46
    up = lines['front']['side'][0][1]
    hem = curve((-LAP - 3, low + 1.2), (0, low), (sweep * .6, low + (up - low) * .3), (sweep, up))
    g = opening(body, lines, 'crepe', LAP, WAIST + 1.5, .8, dict(long=24, cuff=21.5, cap=11.0, ease=1.06), bend=-1.2, hem=hem,
                laps=(WAIST + 16, low + 4, LAP + 2), stand_off=.007)
    dress = BeltedWrap(g.pieces, g.seams, g.fabric, g.spacing, laps=g.laps, frames=g.frames)
    dress.drawn_in = .88
    dress.drawn['left front', 'neck'], dress.drawn['right front', 'neck'] = .92, .97
    return dress


def wrap_canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if 'sleeve' in p.name:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', .7),))
        else:
            sewn(c, [e for e in p.edges if e in ('left', 'right') or 'shoulder' in e or 'hole' in e], (('hem', 1.4),))
            c.ridge(c.edge('neck'), .4, .6, .06)
            c.groove(c.edge('neck', .65), .3, .05, .92)
            if 'edge' in p.edges:
                c.ridge(c.edge('edge'), .4, .8, .06)
            if p.name == 'back':
                for s in (-1, 1):
                    c.dart(curve((s * 9.0, 121), (s * 8.4, WAIST), (s * 8.8, 96)), False)
        out[p.name] = c
    return out


# ---- the bias dress

def bias(body):
    body = forms.distance('torso')
    lines = long_lines(body, 42, 41, 4.2, 3.0, 6.6, neck_width=9.4, neck_front=133.5, neck_back=144.6, shoulder=(17.2, 142.6), armpit=(23.8, 124.8), chest=24)
    lines['front']['neck'] = curve((9.4, 147.6), (7.9, 143.4), (4.2, 136.2), (.6, 131.2), (0, 131.0))
    g = top(body, lines, 'satin', .8, dict(long=54.5, cuff=11.6, cap=11.5, ease=1.03), None, None, dict(high=5.0, draw=.66, cloth=''))
    for p, grain in zip(g.pieces, (45, -45)):                                 # the back's grain the other way: it does not twist
        p.grain = grain
    dress = BeltedDress(g.pieces, g.seams, g.fabric, g.spacing)
    dress.drawn_in = .76
    return dress


def bias_canvases(garment):
    out = canvases(1.0, darts=False)(garment)
    for p in garment.pieces:
        if 'cuff' in p.name:
            c = out[p.name]
            for e in ('low', 'high'):
                c.groove(c.edge(e), .8, .09)
            c.groove(np.array([(c.piece.edges['high'][0][0] * .42, c.y0), (c.piece.edges['high'][0][0] * .42, c.y1)]), .5, .08)
    return out


def bias_trims(garment, body, lookup):
    """The self tie, and three covered buttons behind on each cuff."""
    out = [belt(lookup, .032, .040, ((.066, .69), (.030, .745)))]
    for side in ('left', 'right'):
        (_, low), (wide, high) = garment.piece(f'{side} cuff').box()
        out += [lookup.button(f'{side} cuff', (wide * .50, low + (high - low) * k), .0046, TRIM, depth=.0032, lift=.0010, hole=()) for k in (.2, .5, .8)]
    return out


PRODUCTS = {
    'linen-shirt-dress': Recipe('arms', shirt_dress, 'washed linen', canvases=shirt_dress_canvases, extras=shirt_dress_trims, thickness=.0045, raised=rumpled(),
                                focus=(.0, 1.42, .26)),
    'tie-waist-bias-dress': Recipe('arms', bias, 'satin', canvases=bias_canvases, extras=bias_trims, stages=FALL, thickness=.0045, focus=(.04, 1.07, .26)),
    'meadow-wrap-dress': Recipe('arms', wrap, 'crepe', canvases=wrap_canvases, extras=lambda g, b, look: [belt(look, .030, .098, ((.118, .70), (.086, .74)))],
                                stages=SLIDE, thickness=.0045, raised=tucked(lapped(LAP, .0026, 2.0, WAIST + 14), LAP, WAIST + 1.5, WAIST + 1, (9.2, 147.6), .004), focus=(.08, 1.08, .26)),
}
