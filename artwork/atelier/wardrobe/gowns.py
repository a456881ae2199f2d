"""Dresses cut in one from the shoulder to the hem: the velvet column, the sunray pleats."""
from dataclasses import dataclass

import numpy as np

import forms
from patterns import curve
from recipe import Recipe
from relief import Canvas, sewn
from sewing import Garment
from tailoring import quarter, round_body
from wardrobe.skirts import pleats, sector
from wardrobe.slip import FALL
from wardrobe.tops import block, top

WAIST = 108.0


def long_lines(body, hem, sweep, waist=1.4, hip=1.4, rise=None, grain=0, **shape):
    """A block let down to the hem. waist, hip: ease in cm per quarter; sweep: half a panel at the hem; rise: of the hem at the side."""
    lines = block(hem=96, **shape)
    up = hem + (max(0, sweep - 24) * .34 if rise is None else rise)
    for name, part in lines.items():
        over = 1.4 if name == 'back' else 0                                   # the way over the seat is longer
        armpit = part['hole'][0]
        part['side'] = curve((sweep, up), ((quarter(body, 88) + hip) * .5 + sweep * .5, (88 + hem) * .5), (quarter(body, 88) + hip, 88),
                             (quarter(body, 98) + hip * .8, 98), (quarter(body, WAIST) + waist, WAIST), (max(quarter(body, 117) + .9, quarter(body, WAIST) + waist), 117), armpit)
        part['hem'] = curve((0, hem - over), (sweep * .6, hem + (up - hem) * .3 - over * .7), (sweep, up))
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


def canvases(hem=1.6, bound=True, darts=True):
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
                        c.dart(curve((s * 21.4, 121.4), (s * 15.5, 123.8), (s * 11.0, 125.6)))
                    else:
                        c.dart(curve((s * 9.0, 121), (s * 8.2, WAIST), (s * 8.6, 94)), False)
                if p.name == 'back' and darts:
                    c.groove(np.array([(0, c.y0), (0, 140)]), .5, .07, .9)
            elif 'skirt' in p.name:
                sewn(c, ('left', 'right'))
                c.groove(c.edge('top'), .9, .12, .8)
            elif 'sleeve' in p.name:
                sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', 1.4),))
            out[p.name] = c
        return out
    return draw


def column(body):
    lines = long_lines(body, 12, 35, 1.6, 2.2, 2.4, neck_width=12.0, neck_front=142.0, neck_back=129.0, shoulder=(16.4, 143.4),
                       armpit=(quarter(body, 124.4) - .5, 124.4), chest=21)
    point = (12.0, 145.8)                                                     # a wide neck begins further down the shoulder
    for part in lines.values():
        part['shoulder'] = np.array([part['shoulder'][0], point])
    lines['front']['neck'] = curve(point, (9.2, 143.3), (5.0, 142.2), (0, 142.0))
    lines['back']['neck'] = curve(point, (10.0, 137.6), (6.6, 131.2), (2.6, 129.2), (0, 129.0))
    return worn(top(body, lines, 'velvet', .85), body)


def pleated(body):
    """A plain bodice, and below its waist panels cut from a ring."""
    wide = quarter(body, WAIST) + .7
    lines = block(hem=WAIST, chest=21, waist=wide, neck_width=8.2, neck_front=142.6, neck_back=145.4, shoulder=(15.8, 143.4),
                  armpit=(quarter(body, 124.6) - .3, 124.6))
    for part in lines.values():
        part['side'] = curve((wide, WAIST), (quarter(body, 116) + .6, 116), part['hole'][0])
        part['hem'] = np.array([(0, WAIST), (wide, WAIST)])
    g = top(body, lines, 'wool', .75, None, dict(high=1.6, tight=.97, draw=.95))
    for where in ('front', 'back'):
        g.pieces.append(sector(f'{where} skirt', wide, WAIST, 44, 45, round_body(body, where), sway=1.0 if where == 'back' else 0))
        g.seams.append((where, 'hem', f'{where} skirt', 'top', True))
    g.seams += [('front skirt', s, 'back skirt', s, False) for s in ('left', 'right')]
    return g


PRODUCTS = {
    'velvet-column-gown': Recipe('frock', column, 'velvet', canvases=canvases(0), stages=FALL, thickness=.004, focus=(.08, 1.42, .28)),
    'pleated-midi-dress': Recipe('frock', pleated, 'crepe', canvases=canvases(0, False), stages=FALL, thickness=.004,
                                 **pleats(46, .0082), times=2, focus=(.05, 1.10, .28)),
}
