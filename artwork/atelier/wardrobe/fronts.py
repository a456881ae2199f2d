"""
Bodies that open in front: two fronts that lap over each other, the wearer's right over the left, buttoned or tied.
Both fronts are cut in one frame (x 0 the centre of the body, cm), so what lies on what can be said in it.
"""
from dataclasses import dataclass, field, replace

import numpy as np

from patterns import Piece, along, length
from sewing import FABRICS, Garment
from tailoring import round_body, round_neck
from wardrobe.tops import box, sleeve


#: How far a front stays from the one that it lies on while it falls, m.
APART = .0055


@dataclass
class Open(Garment):
    """laps: (upper y, lower y, half width) of the strip in which the fronts are held on each other, cm in their frame."""
    laps: tuple = (110, 90, 2)
    frames: dict = field(default_factory=dict)    # piece -> its flat positions in the frame
    drawn: dict = field(default_factory=dict)     # (piece, edge) -> lengths along it times this: a belted waist, a taped roll line

    def constraints(self):
        super().constraints()
        shared = 3.0 * next(k for k, p in enumerate(self.pieces) if p.name == 'left front')
        own = {'left': [], 'right': []}
        at = np.full((len(self.at), 2), np.nan)
        for p in self.pieces:
            frame = self.frames.get(p.name, (lambda q: q) if p.name in ('left front', 'right front') else None)
            if frame is None:
                continue
            ids = self.id[self.start[p.name]:self.start[p.name] + len(p.points)]
            xy = frame(p.points)
            at[ids] = xy
            self.flat[ids] = np.c_[xy / 100, np.full(len(ids), shared)]
            own[p.name.split()[0]].append(ids)
        left, right = (np.unique(np.concatenate(own[s])) for s in ('left', 'right'))
        high, low, half = self.laps
        strip = [ids[(np.abs(at[ids, 0]) < half + .6) & (at[ids, 1] < high) & (at[ids, 1] > low)] for ids in (left, right)]
        pairs, rest = [], []
        for i in strip[1]:
            d = np.hypot(*(at[strip[0]] - at[i]).T)
            for k in np.argsort(d)[:3]:
                if d[k] < 2 * self.spacing and strip[0][k] != i:
                    pairs.append((i, strip[0][k]))
                    rest.append(np.hypot(d[k] / 100, APART))
        for (piece, edge), much in self.drawn.items():
            ids = set(self.ids(piece, edge).tolist())
            along_it = np.array([a in ids and b in ids for a, b in self.pairs])
            self.rest[along_it] *= much
        if pairs:
            self.pairs = np.vstack([self.pairs, pairs])
            self.rest = np.r_[self.rest, rest]
            self.comply = np.r_[self.comply, np.full(len(rest), 2 * FABRICS[self.fabric]['straight'])]
            self.soft = np.r_[self.soft, np.ones(len(rest))]


def flip(line):
    return (np.asarray(line, float) * (-1, 1))[::-1]


def open_edge(lines, lap, gap_at, bend=.6):
    """The neck of an opening front, from the neck point down to where it meets the other: slightly hollow."""
    top = np.asarray(lines['shoulder'][-1], float)
    t = np.linspace(0, 1, 24)[:, None]
    low = np.array((-lap, gap_at), float)
    way = low - top
    n = np.array((-way[1], way[0])) / np.hypot(*way)
    return top + way * t + n * bend * np.sin(np.pi * t) ** 1.2


def halves(lines, lap, break_at, neck=None, bend=.6, hem=None):
    """Outlines of both fronts. lap: how far each runs beyond the centre (below 0: it stops short of it, for a band)."""
    neck = open_edge(lines, lap, break_at, bend) if neck is None else neck
    low, hips = lines['hem'][0][1], lines['hem'][-1][0]
    hem = np.array([(-lap, low), (hips, low)]) if hem is None else hem
    left = {'hem': hem, 'left': lines['side'], 'left hole': lines['hole'],
            'left shoulder': lines['shoulder'], 'neck': neck, 'edge': np.array([neck[-1], hem[0]])}
    right = {'hem': flip(hem), 'edge': flip(left['edge']), 'neck': flip(neck), 'right shoulder': flip(lines['shoulder']),
             'right hole': flip(lines['hole']), 'right': flip(lines['side'])}
    return left, right


def back_piece(lines, low=None):
    hem = lines['hem']
    hem = np.vstack([flip(hem)[:-1], hem])
    return {'hem': hem, 'left': lines['side'], 'left hole': lines['hole'], 'left shoulder': lines['shoulder'],
            'neck': np.vstack([lines['neck'], flip(lines['neck'])[1:]]), 'right shoulder': flip(lines['shoulder']),
            'right hole': flip(lines['hole']), 'right': flip(lines['side'])}


def ahead(place, much, lap=2.0):
    """The same place, a little further from the body in front: the front that lies on top, `lap` cm beyond the centre."""
    def put(points):
        p = place(points)
        p[:, 1] -= much * np.clip((points[:, 0] + lap + 4) / 4, 0, 1)
        return p
    return put


def sunk(place, much, armpit):
    """The same place, its hem `much` m too low: drawn up by its own length the cloth lies taut, where falling it would pile up on the hips."""
    def put(points):
        p = place(points)
        p[:, 2] -= much * np.clip((armpit - points[:, 1]) / 40, 0, 1)
        return p
    return put


def forward(points, turn, long, elbow=-31.0):
    """Flat positions (n, 2) of a sleeve whose lower half leans forward by `turn` (a slope), as a two-piece sleeve is cut; long: its length, cm."""
    x, y = np.asarray(points, float).T
    below = np.maximum(elbow - y, 0)
    return np.stack([x - turn * below ** 2 / (below + 8), y - turn * .5 * x * (below / (long + elbow)) ** 2], 1)


#: Half the width of a two-piece sleeve below the armpit, as a share of the armhole: narrow, with a high cap, for an arm that hangs down.
NARROW = .345


def two_piece(sleeve, turn, long, elbow=-31.0):
    """A sleeve bent forward at the elbow: the seam behind becomes longer than the one in front, and is eased in."""
    straight = sleeve.place

    def place(points):
        back = np.asarray(points, float)
        for _ in range(4):
            back = back + points - forward(back, turn, long, elbow)
        out = straight(back)
        # its head clear of the body's pieces, which it is sewn to
        out[:, 0] += np.sign(out[:, 0]) * .05 * np.clip(1 + back[:, 1] / 30, 0, 1)
        return out
    edges = {}
    for name, line in sleeve.edges.items():
        line = along(np.asarray(line, float), 60) if 'cap' not in name else line
        edges[name] = forward(line, turn, long, elbow)
    return replace(sleeve, edges=edges, place=place)


def opening(body, lines, fabric, lap, break_at, spacing=.8, sleeves=None, arms=True, bend=.6, neck=None, laps=None, hem=None,
            band=None, welt=None, cuff=None, stand_off=.006, gap=.0015, armpit=126, sink=.0):
    """Left front, right front, back and sleeves (`bend`: they are cut in two pieces, see `forward`). band: dict(wide, high): a knitted strip along the whole opening; welt, cuff as in `top`."""
    left, right = halves(lines['front'], lap, break_at, neck, bend, hem)
    front_place, back_place = (sunk(round_body(body, side, armpit=armpit, arms=arms), sink, armpit) for side in ('front', 'back'))
    over = ahead(front_place, stand_off, max(lap, 2.0))
    pieces = [Piece('left front', left, front_place, gap=gap), Piece('right front', right, over, gap=gap),
              Piece('back', back_piece(lines['back']), back_place, gap=gap)]
    seams, frames = [], {}
    for s in ('left', 'right'):
        seams += [(f'{s} front', s, 'back', s, False), (f'{s} front', f'{s} shoulder', 'back', f'{s} shoulder', False)]
    if sleeves is not None:
        f, b = length(lines['front']['hole']), length(lines['back']['hole'])
        for s, sign in (('left', 1), ('right', -1)):
            if 'bend' in sleeves:
                cut = {k: v for k, v in sleeves.items() if k != 'bend'}
                p = two_piece(sleeve(f, b, name=s, sign=sign, body=body, upper=NARROW * (f + b), **cut), sleeves['bend'], sleeves['long'])
            else:
                p = sleeve(f, b, name=s, sign=sign, body=body, **sleeves)
            p.gap = gap
            pieces.append(p)
            n = p.name
            seams += [(n, 'front seam', n, 'back seam', True), (n, 'front cap', f'{s} front', f'{s} hole', s == 'left'),
                      (n, 'back cap', 'back', f'{s} hole', s == 'right')]
            if cuff:
                y, w = p.edges['cuff'][0][1], -p.edges['cuff'][0][0] * cuff.get('draw', .8)
                name = f'{s} cuff'
                pieces.append(Piece(name, box(w, y - cuff['high'], y), p.place, scale=.9, gap=gap))
                seams += [(n, 'cuff', name, 'high', True), (name, 'left end', name, 'right end', True)]
    if welt:
        y, draw = lines['front']['hem'][-1][1], welt.get('draw', .84)
        low = y - welt['high']
        w = lines['back']['hem'][-1][0] * draw
        pieces.append(Piece('back welt', box(w, low, y), round_body(body, 'back'), gap=gap))
        seams.append(('back', 'hem', 'back welt', 'high', True))
        start = -lap
        half = {'low': np.array([(start, low), (w, low)]), 'side': np.array([(w, low), (w, y)]),
                'high': np.array([(w, y), (start, y)]), 'edge': np.array([(start, y), (start, low)])}
        other = {'low': flip(half['low']), 'edge': flip(half['edge']), 'high': flip(half['high']), 'side': flip(half['side'])}
        pieces += [Piece('left front welt', half, round_body(body, 'front'), gap=gap),
                   Piece('right front welt', other, round_body(body, 'front'), gap=gap)]
        seams += [('left front', 'hem', 'left front welt', 'high', True), ('right front', 'hem', 'right front welt', 'high', True),
                  ('left front welt', 'side', 'back welt', 'left end', False), ('right front welt', 'side', 'back welt', 'right end', False)]
    if band:
        wide = band['wide']
        foot = welt['high'] if welt else 0
        line = np.vstack([left['edge'][::-1], left['neck'][::-1][1:]])          # from the hem up to the shoulder
        line = np.vstack([[line[0] - (0, foot)], line]) if foot else line
        reach = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
        long, straight = reach[-1], length(left['edge'])
        for s, sign in (('left', 1), ('right', -1)):
            def frame(points, sign=sign):
                """Where a point of the strip lies in the frame of the fronts; its x > 0 side is sewn to the wearer's left front."""
                v, u = points[:, 1], (wide / 2 - points[:, 0] * sign)
                p = np.stack([np.interp(v, reach, line[:, k]) for k in (0, 1)], 1)
                t = np.stack([np.interp(v + .4, reach, line[:, k]) - np.interp(v - .4, reach, line[:, k]) for k in (0, 1)], 1)
                t /= np.linalg.norm(t, axis=1, keepdims=True)
                p += np.stack([-t[:, 1], t[:, 0]], 1) * u[:, None]
                return p * (sign, 1)

            def place(points, frame=frame, sign=sign):
                edge = np.vstack([along(l, 40) for l in (left if sign > 0 else right).values()])
                q = np.vstack([edge, frame(points)])
                return (front_place if sign > 0 else over)(q)[len(edge):]
            w = wide / 2
            inner = ([np.array([(w, 0), (w, foot)])] if foot else []) + [np.array([(w, foot), (w, foot + straight)]),
                                                                          np.array([(w, foot + straight), (w, long)])]
            names = (['in low'] if foot else []) + ['in', 'in neck']
            shrink = band.get('draw', .97)
            end = np.array([(w, long), (-w, long - (1 - shrink) * 40)])
            outer = np.array([end[-1], (-w, foot + straight), (-w, 0)])
            edges = {'bottom': np.array([(-w, 0), (w, 0)]), **dict(zip(names, inner)), 'end': end, 'out': outer}
            if sign < 0:
                edges = {k: flip(l) for k, l in reversed(list(edges.items()))}
            name = f'{s} band'
            pieces.append(Piece(name, edges, place, scale=.8, gap=gap))
            frames[name] = frame
            # the fronts' edge runs down on the left and up on the right
            seams += [(f'{s} front', 'edge', name, 'in', True), (f'{s} front', 'neck', name, 'in neck', True)]
            if foot:
                seams.append((f'{s} front welt', 'edge', name, 'in low', True))
        around = length(back_piece(lines['back'])['neck']) / 2 * band.get('neck', .95)
        tight = band.get('tight', .95)
        pieces.append(Piece('back band', {
            'low': np.array([(-around, 0), (0, 0), (around, 0)]), 'left end': np.array([(around, 0), (around * tight, wide)]),
            'high': np.array([(around * tight, wide), (0, wide), (-around * tight, wide)]),
            'right end': np.array([(-around * tight, wide), (-around, 0)])}, round_neck(body, 'back', lines['back']['neck'][-1][1]), scale=.8, gap=gap))
        seams += [('back', 'neck', 'back band', 'low', True), ('left band', 'end', 'back band', 'left end', False),
                  ('right band', 'end', 'back band', 'right end', False)]
    top = laps or (break_at - 1.0, lines['front']['hem'][0][1] - (welt['high'] if welt else 0) - 1, abs(lap))
    return Open(pieces, seams, fabric, spacing, laps=top, frames=frames)


def lapped(half, high=.0022, fade=2.6, top=200.0, foot=0.0):
    """
    `Recipe.raised`: the right front lies on the left within `half` cm of the centre, up to the height `top` of its frame;
    foot: the height at which a band's strip begins.
    """
    def raised(piece, flat):
        if piece.name == 'right band':
            return high * ease((top + 6 - foot - flat[:, 1]) / 5)
        if piece.name not in ('right front', 'right front welt'):
            return np.zeros(len(flat))
        return high * ease((flat[:, 0] + half + fade) / fade) * ease((top + 6 - flat[:, 1]) / 5)
    return raised


def tucked(raised, lap, break_at, foot, neck=(7.3, 147.6), under=.009):
    """`raised`, and the left front pressed down where the right one covers it, from the height `foot` up: it never shows through."""
    def pressed(piece, flat):
        if piece.name != 'left front':
            return raised(piece, flat)
        x, y = flat.T
        cover = np.interp(y, (break_at, neck[1]), (lap, -neck[0]))
        return -under * ease((cover - 1.5 - x) / 3) * ease((y - foot) / 6)
    return pressed


def ease(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
