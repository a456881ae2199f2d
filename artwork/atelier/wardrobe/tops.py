"""Tops with sleeves set into a body: tee, crewneck, roll neck, shirt blocks. Heights are cm above the floor."""
import numpy as np

from patterns import Piece, curve, length
from sewing import Garment
from tailoring import round_arm, round_body, round_neck


def block(neck_width=8.6, neck_front=139.5, neck_back=145.6, shoulder=(17.6, 142.6), armpit=(25.5, 125.5), hem=96, chest=25.5,
          waist=None, hips=None, slope=0.0):
    """Half outlines (x >= 0, from the hem up) of front and back of a body: {'front': {...}, 'back': {...}} of named lines."""
    waist = waist or chest - .4
    hips = hips or chest
    side = curve((hips, hem), ((hips + waist) / 2, (hem + 110) / 2), (waist, 112), armpit) if hem < 106 else curve((waist, hem), armpit)
    neck_point = (neck_width, 147.6)
    out = {}
    for name, neck, hollow in (('front', neck_front, 3.2), ('back', neck_back, 2.0)):
        hole = curve(armpit, (shoulder[0] + 1.6 - hollow * .55, armpit[1] + 3.0), (shoulder[0] - hollow * .62, armpit[1] + 9.0), shoulder)
        deep = 147.6 - neck
        neckline = curve(neck_point, (neck_width * .96, 147.6 - deep * .45), (neck_width * .62, neck + deep * .10), (0, neck)) \
            if name == 'front' else curve(neck_point, (neck_width * .72, neck + deep * .28), (0, neck))
        out[name] = {'side': side, 'hole': hole, 'shoulder': np.array([shoulder, neck_point]), 'neck': neckline,
                     'hem': np.array([(0, hem), (hips, hem)], float)}
    return out


def whole(lines):
    """A full piece from its half: edges against the clock from the hem's right end (x > 0)."""
    flip = lambda line: (np.asarray(line) * (-1, 1))[::-1]
    return {'hem': np.vstack([flip(lines['hem'])[:-1], lines['hem']]), 'left': lines['side'], 'left hole': lines['hole'],
            'left shoulder': lines['shoulder'], 'neck': np.vstack([lines['neck'], flip(lines['neck'])[1:]]),
            'right shoulder': flip(lines['shoulder']), 'right hole': flip(lines['hole']), 'right': flip(lines['side'])}


def sleeve(front_hole, back_hole, long=58, cuff=9.5, cap=11.5, upper=None, name='left', sign=1, body=None, top=None, ease=1.0, share=.375):
    """
    A sleeve for holes of these lengths (cm). y runs down the arm from 0 at the cap's top; the front half of the wearer's
    left sleeve lies at x < 0. upper, share: half its width below the armpit, cm, or as a share of both holes: what is narrower has a higher cap, and hangs
    closer to the body.
    """
    upper = upper or (front_hole + back_hole) * share
    half = upper

    def cap_line(sign_x, want):
        # the shape is right, its length is made so
        lo, hi = cap * .5, cap * 1.8
        for _ in range(24):
            c = (lo + hi) / 2
            line = curve((0, 0), (sign_x * half * .32, -c * .12), (sign_x * half * .66, -c * .55), (sign_x * half, -c))
            lo, hi = (c, hi) if length(line) < want else (lo, c)
        return line, c
    front, cf = cap_line(-1, front_hole * ease)
    back, cb = cap_line(1, back_hole * ease)
    c = (cf + cb) / 2
    front[:, 1] *= c / cf
    back[:, 1] *= c / cb
    bottom = -long
    under = curve((half, -c), ((half + cuff) / 2 + .4, (-c + bottom) / 2), (cuff, bottom))
    edges = {'cuff': np.array([(-cuff, bottom), (0, bottom), (cuff, bottom)]), 'back seam': under[::-1], 'back cap': back[::-1],
             'front cap': front, 'front seam': under * (-1, 1)}
    place = round_arm(body, sign, c, half)
    if sign < 0:
        edges = {k: v for k, v in edges.items()}
    return Piece(f'{name} sleeve', edges, place)


def top(body, lines, fabric, spacing=.8, sleeves=None, band=None, welt=None, cuff=None, arms=True):
    """Front, back, two sleeves (sleeves: keywords of `sleeve`) and a neckband (band: height cm, gather 0..1)."""
    front = Piece('front', whole(lines['front']), round_body(body, 'front', armpit=126, arms=arms))
    back = Piece('back', whole(lines['back']), round_body(body, 'back', armpit=126, arms=arms))
    pieces, seams = [front, back], []
    for side in ('left', 'right'):
        seams += [('front', side, 'back', side, False), ('front', f'{side} shoulder', 'back', f'{side} shoulder', False)]
    if sleeves is not None:
        f, b = length(lines['front']['hole']), length(lines['back']['hole'])
        for side, sign in (('left', 1), ('right', -1)):
            s = sleeve(f, b, name=side, sign=sign, body=body, **sleeves)
            pieces.append(s)
            n = s.name
            seams += [(n, 'front seam', n, 'back seam', True), (n, 'front cap', 'front', f'{side} hole', side == 'left'),
                      (n, 'back cap', 'back', f'{side} hole', side == 'right')]
    if band:
        high, tight = band['high'], band.get('tight', .88)
        for name in ('front', 'back'):
            long = length(whole(lines[name])['neck'])
            w = long / 2 * band.get('draw', .95)
            pieces.append(Piece(f'{name} band', {
                'low': np.array([(-w, 0), (0, 0), (w, 0)]), 'left end': np.array([(w, 0), (w * tight, high)]),
                'high': curve((w * tight, high), (0, high + band.get('rise', 0) * (name == 'front')), (-w * tight, high)), 'right end': np.array([(-w * tight, high), (-w, 0)])},
                round_neck(body, name, lines[name]['neck'][-1][1], band.get('lean', 0)), cloth=band.get('cloth', ''),
                scale=band.get('scale', .8)))
            seams.append((name, 'neck', f'{name} band', 'low', True))
        seams += [('front band', 'left end', 'back band', 'left end', False), ('front band', 'right end', 'back band', 'right end', False)]
    if welt:
        for name in ('front', 'back'):
            w = lines[name]['hem'][-1][0] * welt.get('draw', .84)
            y = lines[name]['hem'][-1][1]
            pieces.append(Piece(f'{name} welt', box(w, y - welt['high'], y), round_body(body, name), cloth=welt['cloth']))
            seams.append((name, 'hem', f'{name} welt', 'high', True))
        seams += [('front welt', e, 'back welt', e, False) for e in ('left end', 'right end')]
    if cuff:
        for p in [p for p in pieces if 'sleeve' in p.name]:
            y, w = p.edges['cuff'][0][1], -p.edges['cuff'][0][0] * cuff.get('draw', .8)
            name = p.name.replace('sleeve', 'cuff')
            pieces.append(Piece(name, box(w, y - cuff['high'], y), p.place, cloth=cuff['cloth'], scale=.9))
            seams += [(p.name, 'cuff', name, 'high', True), (name, 'left end', name, 'right end', True)]
    return Garment(pieces, seams, fabric, spacing)


def box(w, low, high):
    """A strip from -w to w."""
    return {'low': np.array([(-w, low), (0, low), (w, low)]), 'left end': np.array([(w, low), (w, high)]),
            'high': np.array([(w, high), (0, high), (-w, high)]), 'right end': np.array([(-w, high), (-w, low)])}
