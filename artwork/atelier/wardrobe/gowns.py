"""Dresses cut in one from the shoulder to the hem: the velvet column, the sunray pleats, the bias dress that is tied."""
from dataclasses import dataclass

import numpy as np

import forms
import mesh as meshes
from patterns import curve
from recipe import TRIM, Recipe
from relief import Canvas, moved, sewn
from sewing import Garment
from tailoring import quarter
from wardrobe.skirts import half_width
from wardrobe.tops import block, top

WAIST = 108.0


def long_lines(body, hem, sweep, waist=1.4, hip=1.4, rise=None, grain=0, **shape):
    """A block let down to the hem. waist, hip: ease in cm per quarter; sweep: half a panel at the hem; rise: of the hem at the side."""
    lines = block(hem=96, **shape)
    up = hem + (max(0, sweep - 24) * .34 if rise is None else rise)
    for part in lines.values():
        armpit = part['hole'][0]
        part['side'] = curve((sweep, up), ((quarter(body, 88) + hip) * .5 + sweep * .5, (88 + hem) * .5), (quarter(body, 88) + hip, 88),
                             (quarter(body, 98) + hip * .8, 98), (quarter(body, WAIST) + waist, WAIST), (max(quarter(body, 117) + .9, quarter(body, WAIST) + waist), 117), armpit)
        part['hem'] = curve((0, hem), (sweep * .6, hem + (up - hem) * .3), (sweep, up))
    return lines


@dataclass
class Worn(Garment):
    """A garment whose shoulder seams stay where a wearer's shoulders hold them."""
    body: object = None

    def sew(self):
        super().sew()
        for side in ('left', 'right'):
            ids = self.ids('front', f'{side} shoulder')
            p = self.at[ids]
            for _ in range(6):
                p = p - forms.slope(self.body, p) * (forms.at(self.body, p) - .004)[:, None]
            self.held.append((ids, p))
        return self


def worn(g, body):
    return Worn(g.pieces, g.seams, g.fabric, g.spacing, body=body)


def canvases(hem=1.6, bound=True, waist=False, darts=True):
    def draw(garment):
        out = {}
        for p in garment.pieces:
            c = Canvas(p)
            if p.name in ('front', 'back'):
                sewn(c, ('left', 'right', 'left shoulder', 'right shoulder'), (('hem', hem),) if hem else ())
                for e in ('neck', 'left hole', 'right hole'):
                    if bound:
                        c.ridge(c.edge(e), .45, .55, .06)
                        c.groove(c.edge(e, .62), .3, .05, .92)
                    else:
                        c.groove(c.edge(e), .6, .09)
                for s in (-1, 1) if darts else ():
                    if p.name == 'front':
                        c.groove(curve((s * 21.4, 121.4), (s * 15.5, 123.8), (s * 11.0, 125.6)), .5, .07, .9)
                    else:
                        c.groove(curve((s * 9.0, 121), (s * 8.2, WAIST), (s * 8.6, 94)), .45, .07, .92)
                if p.name == 'back' and darts:
                    c.groove(np.array([(0, c.y0), (0, 140)]), .5, .07, .9)
                if waist:
                    c.groove(np.array([(-30, WAIST), (30, WAIST)]), .9, .12, .8)
            elif 'sleeve' in p.name:
                sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', 1.4),))
            out[p.name] = c
        return out
    return draw


def column(body):
    lines = long_lines(body, 12, 29, 1.0, 1.2, neck_width=12.0, neck_front=142.0, neck_back=129.0, shoulder=(16.4, 143.4), armpit=(quarter(body, 124.4) - .5, 124.4), chest=21)
    return worn(top(body, lines, 'velvet', .85), body)


def pleated(body):
    lines = long_lines(body, 44, 43, .9, 1.6, 9.0, neck_width=8.2, neck_front=142.6, neck_back=145.4, shoulder=(15.8, 143.4), armpit=(quarter(body, 124.6) - .3, 124.6), chest=21)
    return top(body, lines, 'crepe', .75, None, dict(high=1.6, tight=.97, draw=.95))


def fan(count=46, deep=.0082):
    """Pleats from the waist down that open towards the hem."""
    def raised(piece, flat):
        if piece.name not in ('front', 'back'):
            return np.zeros(len(flat))
        half = np.interp(flat[:, 1], *half_width(piece))
        t = (flat[:, 0] / half + 1) / 2 * count
        low = np.clip((WAIST - flat[:, 1]) / .8, 0, 1)
        open_ = np.clip((WAIST - flat[:, 1]) / (WAIST - 45), 0, 1)
        wave = np.where((t % 1) < .32, 1 - (t % 1) / .32, ((t % 1) - .32) / .68)
        return wave * (.0016 + deep * open_) * low
    return raised


def tied(body):
    body = forms.distance('torso')                                            # its measures are taken without the arms
    lines = long_lines(body, 42, 40, 2.2, 2.2, 6.2, neck_width=8.8, neck_front=133.5, neck_back=145.2, shoulder=(17.2, 142.6), armpit=(23.8, 124.8), chest=24)
    g = top(body, lines, 'satin', .8, dict(long=53.5, cuff=10.6, cap=11.5), None, None, dict(high=3.2, draw=.70, cloth=''))
    for p in g.pieces[:2]:
        p.grain = 45
    return g


def tie(garment, body, lookup):
    """A self tie drawn round the waist, knotted once at the left, its ends hanging."""
    wide = 3.0
    out = []
    for name in ('front', 'back'):
        x = float(np.interp(WAIST, *sorted_side(garment.piece(name)))) - .1
        line = np.stack([np.linspace(-x, x, 90), np.full(90, WAIST) + .3 * np.sin(np.linspace(0, 9, 90))], 1)
        out.append(lookup.band(name, line, wide, TRIM, .0022, .0018, 9))
    knot = (4.6, WAIST)
    for far, low, turn in ((7.4, 62, .0), (2.2, 68, .9)):
        y = np.linspace(WAIST - .6, low, 80)
        t = np.linspace(0, 1, 80)
        x = knot[0] + (far - knot[0]) * t ** .8 + .35 * np.sin(t * 7 + turn)
        out.append(lookup.band('front', np.stack([x, y], 1), wide, TRIM, .0045, .0016, 9))
    (place,), (up,) = lookup('front', [knot], .006)
    side = np.cross((0, 0, 1.0), up)
    rows = []
    for a in np.linspace(-np.pi / 2, np.pi / 2, 22):
        ring = []
        for b in np.linspace(0, 2 * np.pi, 40, endpoint=False):
            r = .0165 * (1 + .05 * np.cos(3 * b + 5 * np.sin(a)))
            ring.append(place + side * np.sin(a) * .019 + np.cos(a) ** .7 * (np.array((0, 0, 1.0)) * np.cos(b) * r + up * np.sin(b) * .0105))
        rows.append(ring)
    out.append(meshes.strip(rows, True, None, TRIM).with_normals())
    return out


def sorted_side(piece):
    line = np.asarray(piece.edges['left'])
    order = np.argsort(line[:, 1])
    return line[order, 1], line[order, 0]


def bias_canvases(garment):
    out = canvases(1.0, darts=False)(garment)
    for p in garment.pieces:
        if 'cuff' in p.name:
            c = out[p.name]
            c.ridge(c.edge('low'), .3, .2, .05)
            c.groove(c.edge('high'), .8, .09)
            c.stitches(moved(c.edge('high'), .3))
    return out


PRODUCTS = {
    'velvet-column-gown': Recipe('torso', column, 'velvet', canvases=canvases(0), focus=(0.0, 1.30, .46)),
    'pleated-midi-dress': Recipe('torso', pleated, 'crepe', canvases=canvases(0, False, True), raised=fan(), times=2, focus=(0.0, 1.16, .50)),
    'tie-waist-bias-dress': Recipe('arms', tied, 'satin', canvases=bias_canvases, extras=tie, thickness=.0045, focus=(.02, 1.16, .46)),
}
