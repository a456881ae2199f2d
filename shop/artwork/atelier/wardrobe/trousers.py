"""Trousers: four panels from the measures of the form, a waistband, and what tells one pair from the other."""
import numpy as np

import forms
import mesh as meshes
from lookup import button
from patterns import Piece, curve, length
from recipe import BRASS, HORN, SLIDE, TRIM, Recipe
from relief import Canvas, moved, sewn
from sewing import Garment
from tailoring import quarter, round_leg

WAIST, CROTCH = 107.5, 74.0


def panel(body, back, hem, knee, ankle, hip, waist, pleat, rise=WAIST):
    """Half outline of one leg's front or back; x 0 is the crease, x > 0 towards the side seam (wearer's left leg)."""
    q_hip, q_waist = quarter(body, 88) + hip + (1.0 if back else -.6), quarter(body, rise) + waist + pleat
    fork = 13.6 if back else 7.8                                            # how far the crotch reaches inwards
    crease = (q_hip - fork) / 2 - (.4 if back else 0)                    # from the centre line to the crease
    wide = .7 if back else -.7
    centre = lambda x: x - crease                                          # measured from the centre line
    outer = q_hip - crease
    lean = 3.0 if back else 1.2                                            # the centre seam takes its share of the waist in
    side = curve((ankle + wide, hem), (knee + wide, 48), ((outer * .55 + (knee + wide) * .45) - .3, 70), (outer - 1.4, 80), (outer - .5, 87),
                 (centre(quarter(body, 94) + hip * .9 + (.6 if back else -.3) + lean * .35 + .5), 94),
                 (centre(quarter(body, 100) + hip * .7 + waist * .3 + lean * .7 + 1.2), 100), (centre(q_waist + lean + 1.7), rise - 1.6))                                # the side pulls: it hangs smooth
    inner = curve((-(ankle + wide), hem), (-(knee + wide), 48), (centre(-fork) * .62 - (knee + wide) * .38, 68), (centre(-fork), CROTCH))
    top = (centre(lean), rise + (1.6 if back else 0))
    seat = curve((centre(-fork), CROTCH), (centre(-fork * .42), CROTCH + 1.2), (centre(0 if not back else .3), CROTCH + (9.5 if back else 7.0)), top)
    return {'hem': np.array([(-(ankle + wide), hem), (0, hem), (ankle + wide, hem)]), 'side': side,
            'top': np.array([side[-1], top]), 'seat': seat[::-1], 'inner': inner[::-1]}


def trousers(body, hem=6, knee=13.5, ankle=12.5, hip=1.6, waist=.6, pleat=0.0, band=4.0, rise=WAIST, fabric='wool', spacing=.85):
    """Widths are half of a panel's width at that height, cm."""
    pieces, seams = [], []
    for back in (False, True):
        shape = panel(body, back, hem, knee, ankle, hip, waist, pleat, rise)
        where = 'back' if back else 'front'
        for sign, side in ((1, 'left'), (-1, 'right')):
            if sign == 1:
                edges = shape
            else:
                flip = {k: (np.asarray(v) * (-1, 1))[::-1] for k, v in shape.items()}
                edges = {k: flip[k] for k in ('hem', 'inner', 'seat', 'top', 'side')}
            pieces.append(Piece(f'{side} {where}', edges, round_leg(body, where, sign)))
    for side in ('left', 'right'):
        seams += [(f'{side} front', 'side', f'{side} back', 'side', False), (f'{side} front', 'inner', f'{side} back', 'inner', False)]
    seams += [('left front', 'seat', 'right front', 'seat', True), ('left back', 'seat', 'right back', 'seat', True)]
    if band:
        for where in ('front', 'back'):
            w, u = quarter(body, rise) + .35, quarter(body, rise + band) + .1
            high = np.array([(u, rise + band), (0, rise + band), (-u, rise + band)])
            both = {'low': np.array([(-w, rise), (0, rise)]), 'low left': np.array([(0, rise), (w, rise)]),
                    'left end': np.array([(w, rise), (u, rise + band)]), 'high': high,
                    'right end': np.array([(-u, rise + band), (-w, rise)])}
            from tailoring import round_body
            pieces.append(Piece(f'{where} band', both, round_body(body, where), scale=.8))
            seams += [(f'{where} band', 'low left', f'left {where}', 'top', True), (f'{where} band', 'low', f'right {where}', 'top', True)]
        seams += [('front band', 'left end', 'back band', 'left end', False), ('front band', 'right end', 'back band', 'right end', False)]
    return Garment(pieces, seams, fabric, spacing, form='legs')


def mark(garment, jeans=False, crease=False, fly=True, pockets='slant', depth=2.5, welt=True):
    """Canvases: seams, fly, pockets, crease, hems."""
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        side = -1 if p.name.startswith('right') else 1
        if 'band' in p.name:
            c.ridge(c.edge('high'), .3, .3, .06)
            for e in ('low', 'low left'):
                c.groove(c.edge(e), .8, .1)
            if jeans:
                for e in ('high', 'low', 'low left'):
                    c.stitches(c.edge(e, .25))
            out[p.name] = c
            continue
        sewn(c, ('side', 'inner', 'seat', 'top'), (('hem', depth),) if jeans else ())
        front = 'front' in p.name
        if jeans:
            for inset in (.2, .75):
                c.stitches(c.edge('seat', inset))
                if front is False:
                    c.stitches(c.edge('inner', inset))
        edge = np.asarray(p.edges['top'])
        outer = edge[np.abs(edge[:, 0] * side).argmax()] if False else edge[(edge[:, 0] * side).argmax()]
        inner = edge[(edge[:, 0] * side).argmin()]
        if front:
            y = outer[1]
            if pockets == 'slant':
                line = curve((outer[0] - side * 3.6, y), (outer[0] - side * 1.4, y - 8), (outer[0] - side * .2 + side * .4, y - 16))
                c.groove(line, .9, .09, .75)
                c.stitches(moved(line, -side * .5 if side > 0 else .5))
            elif pockets == 'scoop':
                line = curve((outer[0] - side * 8.6, y), (outer[0] - side * 7.6, y - 3.6), (outer[0] - side * 4, y - 6.6), (outer[0] + side * .5, y - 7.4))
                c.groove(line, 1.0, .09, .72)
                for k in (.25, .75):
                    c.stitches(moved(line, -side * k))
            if fly and p.name.startswith('left'):
                line = curve((inner[0] + side * 3.6, y), (inner[0] + side * 3.5, y - 11), (inner[0] + side * 2.2, y - 15), (inner[0] - side * .4, y - 17.4))
                c.stitches(line)
                if jeans:
                    c.stitches(moved(line, .55))
            if crease:
                c.ridge(np.array([(0, p.box()[0][1]), (0, y - 3)]), .55, .02, .16)
        else:
            y = min(outer[1], inner[1])
            mid = (outer[0] + inner[0]) / 2
            if jeans:
                c.groove(np.array([(inner[0], y - 3.6), (outer[0], y - 1.6 - 1.6)]), .8, .1)
                for k in (.25, .75):
                    c.stitches(np.array([(inner[0], y - 3.6 - k), (outer[0], y - 3.2 - k)]))
                ring = np.array([(mid - 6.6, y - 6.5), (mid + 6.6, y - 6.5), (mid + 6.2, y - 18), (mid, y - 20.5), (mid - 6.2, y - 18)])
                c.plate(ring, .9)
                inset = (ring - ring.mean(0)) * .945 + ring.mean(0)
                c.stitches(np.vstack([inset, inset[:1]]))
                c.stitches(ring[:2] - (0, 1.3))
            elif welt:
                line = np.array([(mid - 6, y - 8), (mid + 6, y - 8)])
                c.ridge(line, .5, .35, .06)
                c.groove(line + (0, .0), .8, .06, .7)
                dart = np.array([(mid, y), (mid, y - 7.4)])
                c.groove(dart, .5, .08)
            if crease:
                c.ridge(np.array([(0, p.box()[0][1]), (0, y - 8)]), .55, .02, .16)
        out[p.name] = c
    return out


def trims(material, loops=True, rise=WAIST, band=4.0):
    """The button at the waist, and belt loops."""
    def extras(garment, body, lookup):
        out = [lookup.button('front band', (0.0, rise + band * .52), .0085 if material == HORN else .0082, material, lift=.0016)] if material else []
        if loops:
            for name, x in (('front band', 6.4), ('front band', -6.4), ('back band', 6.5), ('back band', -6.5), ('back band', 0)):
                line = np.array([(x, y) for y in np.linspace(rise + .1, rise + band - .3, 9)])
                out.append(lookup.band(name, line, 1.1, TRIM, .0016, .0016))
        return out
    return extras


def pair(cloth, fabric, jeans=False, crease=False, pockets='slant', button_of=HORN, depth=2.5, loops=True, fly=True, **shape):
    return Recipe('legs', lambda body: trousers(body, fabric=fabric, **shape), cloth, stages=SLIDE, hold=(('front band', 'high'), ('back band', 'high')),
                  canvases=lambda g: mark(g, jeans, crease, fly, pockets, depth),
                  extras=trims(button_of, loops) if button_of or loops else None, focus=(.0, .99, .42))


def drawstring(garment, body, lookup):
    """A linen waist: a casing gathered on a cord that is tied in front."""
    out = []
    for sign in (1, -1):
        line = curve((sign * .6, WAIST + 2.2), (sign * 1.6, WAIST - 2.5), (sign * 1.3, WAIST - 8), (sign * 2.3, WAIST - 15))
        p, _ = lookup('left front' if sign > 0 else 'right front', leg_xy(garment, line, sign), .004)
        out.append(meshes.joined([cord(p, .0028)]))
    return out


def leg_xy(garment, line, sign):
    """From distances to the centre line to a front leg's own flat positions."""
    top = np.asarray(garment.piece('left front' if sign > 0 else 'right front').edges['top'])
    middle = top[np.abs(top[:, 0] * sign - (top[:, 0] * sign).min()).argmin(), 0]
    return line + (middle, 0)


def cord(path, radius):
    a = np.linspace(0, 2 * np.pi, 10, endpoint=False)
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    x = np.cross(t, (0, 1.0, 0))
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    y = np.cross(t, x)
    return meshes.strip([[p + radius * (u * np.cos(k) + v * np.sin(k)) for k in a] for p, u, v in zip(path, x, y)], True,
                        material=TRIM).with_normals()


PRODUCTS = {
    'wide-leg-trouser': pair('flannel', 'wool', crease=True, button_of=0, loops=False, hem=3.5, knee=19.5, ankle=22.5, hip=1.4, waist=.8),
    'cigarette-trouser': pair('gabardine', 'wool', crease=True, fly=False, button_of=0, loops=False, hem=14, knee=11.6, ankle=9.6, hip=.4),
    'leather-trouser': pair('leather', 'leather', hem=8, knee=12.2, ankle=10.6, hip=.4),
    'straight-jean': pair('denim', 'denim', True, False, 'scoop', BRASS, 1.6, hem=9, knee=12.4, ankle=11.6, hip=-.2),
    'wide-leg-jean': pair('denim', 'denim', True, False, 'scoop', BRASS, 1.6, hem=4, knee=15.8, ankle=16.6, hip=.6),
    'flared-jean': pair('denim', 'denim', True, False, 'scoop', BRASS, 1.6, hem=3, knee=11.2, ankle=16.4, hip=.0),
}
