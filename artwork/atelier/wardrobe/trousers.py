"""Trousers: four panels from the measures of the form, moulded to the hips as an iron does it, a waistband, and what tells one pair from the other."""
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

import drape
import mesh as meshes
import notions
from lookup import lying
from patterns import Piece, along, curve, length, walked
from recipe import BRASS, HORN, TRIM, Recipe
from relief import NOISE, Canvas, moved, sewn
from sewing import Garment
from tailoring import quarter, round_body, round_leg
from wardrobe.lapels import lip
from wardrobe.shirts import thread
from yarns import between

WAIST, CROTCH = 105.0, 73.2
#: How long a fly is, and how far from its ends a pocket's mouth is tacked, cm.
FLY, TACKED = 17.0, 1.3
#: Up to where a crease is pressed, cm: behind (False) and in front (True).
CREASED = {False: 86.0, True: 100.0}
#: Finds the smoothest way over the hips, before the cloth gets its weight.
MOULD = [dict(frames=10, gravity=0, drag=14, friction=.0, substeps=24, tight=.93),
         dict(frames=26, gravity=.6, drag=6, friction=.0, substeps=30, tight=.88)]
HANG = [dict(frames=10, gravity=1, drag=10, friction=.05, substeps=24),
        dict(frames=60, gravity=5, drag=1.5, friction=.08, substeps=36),
        dict(frames=16, gravity=5, drag=6, friction=.3, substeps=36)]
#: How trousers fall: stiff at first, lest they catch on themselves.
LEGS = [dict(HANG[0], stiff=14), dict(HANG[1], frames=44, stiff=14), dict(HANG[1], frames=18, stiff=3), HANG[2]]


@dataclass
class Pressed(Garment):
    """Trousers whose seat was shaped with steam: above the fork lengths are those the cloth took on the form, a little eased."""
    body: np.ndarray = None
    ease: float = 1.002
    crease: float = 0.0                           # how sharply the legs are pressed, mm
    below: float = 2.0                            # m: what lies higher is left as it was cut, such as a bodice
    waist: tuple = ()                             # ((piece, edge) …) of a firm waistband, that stay at the height they take
    mould = MOULD
    twice = False

    def sew(self):
        """On the fine mesh, where there are two, it lies as it was pressed on the coarse one."""
        super().sew()
        for piece, edge in self.waist:
            ids = self.ids(piece, edge)
            places = self.at[ids].copy()
            p = self.piece(piece)
            places[:, 2] = p.place(p.points)[p.rims[edge], 2]
            self.held.append((ids, places, -.5))
        rest, comply = self.rest, self.comply
        if self.coarse:
            self.follow()
            self.straighten()
        else:
            self.comply = np.where(self.bend_pairs(), comply, 3e-2)
            drape.fall(self, self.body, self.mould, say=lambda text: None)
            self.smooth()
        took = np.linalg.norm(self.at[self.pairs[:, 0]] - self.at[self.pairs[:, 1]], axis=1)
        height = self.at[self.pairs].mean(1)[:, 2]
        w = np.clip((height - .80) / .14, 0, 1)
        w = w * w * (3 - 2 * w) * (height < self.below)
        self.rest, self.comply = rest * (1 - w) + took * self.ease * w, comply
        return self

    def smooth(self):
        """The iron leaves no trace of the mesh: points go to the middle of their neighbours, and a pressed seam runs smoothly."""
        many = np.bincount(self.pairs.ravel(), minlength=len(self.at))[:, None]
        seams = np.unique(np.concatenate([self.ids(piece, edge) for piece, edge, *_ in self.seams]
                                         + [self.ids(p.name, e) for p in self.pieces for e in p.edges]))
        for _ in range(10):
            near = np.stack([np.bincount(self.pairs[:, 0], self.at[self.pairs[:, 1], k], len(self.at))
                             + np.bincount(self.pairs[:, 1], self.at[self.pairs[:, 0], k], len(self.at)) for k in range(3)], 1) / many
            near[seams] = self.at[seams]
            self.at = near
        self.straighten()

    def straighten(self):
        """A pressed seam runs smoothly, however uneven the mesh beside it is."""
        for piece, edge, *_ in self.seams:
            ids = self.ids(piece, edge)
            line = self.at[ids]
            for _ in range(12):
                line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
            self.at[ids] = line

    def bend_pairs(self):
        """Which pairs span two triangles."""
        edges = {tuple(e) for t in [self.faces()[0]] for k in ((0, 1), (1, 2), (2, 0)) for e in np.sort(t[:, k], 1).tolist()}
        return np.array([tuple(p) not in edges for p in np.sort(self.pairs, 1).tolist()])


@dataclass
class Mirrored(Piece):
    """A piece whose mesh is that of its twin turned over: else the seam between both would run unevenly."""
    twin: Piece = None

    def mesh(self, spacing, counts):
        self.points, self.triangles = self.twin.points * (-1, 1), self.twin.triangles[:, ::-1]
        self.rims = {name: ids[::-1] for name, ids in self.twin.rims.items()}
        return self


def panel(body, back, hem, knee, ankle, hip, waist, rise, pleat=0.0):
    """Outline of the left leg's front or back; x 0 is the crease, x > 0 towards the side seam. knee, ankle: half widths, cm."""
    side_of = 'back' if back else 'front'
    wide = lambda z: quarter(body, z, side_of)
    fork = 11.5 if back else 6.0
    q_hip = wide(88) + hip
    crease = (q_hip - fork) / 2 + (-.6 if back else .4)                      # from the centre line to the crease
    more = .8 if back else -.8                                             # the back is the wider half of a leg
    c = lambda x: x - crease
    knee, ankle = knee + more, ankle + more
    thigh = c(q_hip) - np.clip((c(q_hip) - knee) * .22, .2, 1.1)           # narrows towards the knee from the hip on
    side = curve((ankle, hem), (knee, 50), (thigh * .62 + knee * .38, 66), (thigh, 79), (c(q_hip), 88), (c(wide(95) + hip * .7 + pleat * .8), 95),
                 (c(wide(100) + hip * .4 + waist * .4 + pleat), 100), (c(wide(rise) + waist + pleat), rise))
    inner = curve((-ankle, hem), (-knee, 50), (c(-fork) * .52 - knee * .48, 65), (c(-fork), CROTCH))
    top = (c(0), rise + (1.0 if back else 0))
    turn = np.linspace(0, np.pi / 2, 9)
    waistline = np.stack([top[0] + (side[-1][0] - top[0]) * turn / turn[-1], rise + (top[1] - rise) * np.cos(turn)], 1)[::-1]
    seat = curve((c(-fork), CROTCH), (c(-fork * .40), CROTCH + (1.6 if back else 1.0)), (c(-.2), CROTCH + (8.0 if back else 6.0)), (c(0), 90), top)
    return {'hem': np.array([(-ankle, hem), (0, hem), (ankle, hem)]), 'side': side, 'top': waistline,
            'seat': seat[::-1], 'inner': inner[::-1]}


def trousers(body, hem=6, knee=10.8, ankle=10, hip=.6, waist=.3, band=4.0, rise=WAIST, fabric='wool', spacing=.85, crease=0.0, ease=1.002, pleat=0.0):
    """Widths are half of a panel's width at that height, cm."""
    pieces, seams = [], []
    for back in (False, True):
        shape = panel(body, back, hem, knee, ankle, hip, waist, rise, 0 if back else pleat)
        where = 'back' if back else 'front'
        left = Piece(f'left {where}', shape, round_leg(body, where, 1))
        flip = {k: (np.asarray(shape[k]) * (-1, 1))[::-1] for k in ('hem', 'inner', 'seat', 'top', 'side')}
        pieces += [left, Mirrored(f'right {where}', flip, round_leg(body, where, -1), twin=left)]
    for side in ('left', 'right'):
        seams += [(f'{side} front', e, f'{side} back', e, False) for e in ('side', 'inner')]
    seams += [(f'left {w}', 'seat', f'right {w}', 'seat', True) for w in ('front', 'back')]
    for where in ('front', 'back') if band else ():
        w, u = quarter(body, rise, where) + .3, quarter(body, rise + band, where) + .2
        high = np.array([(u, rise + band), (0, rise + band), (-u, rise + band)])
        edges = {'low': np.array([(-w, rise), (0, rise)]), 'low left': np.array([(0, rise), (w, rise)]),
                 'left end': np.array([(w, rise), (u, rise + band)]), 'high': high,
                 'right end': np.array([(-u, rise + band), (-w, rise)])}
        pieces.append(Piece(f'{where} band', edges, round_body(body, where, .012), scale=.8, gap=.002))
        seams += [(f'{where} band', 'low left', f'left {where}', 'top', True), (f'{where} band', 'low', f'right {where}', 'top', True)]
    if band:
        seams += [('front band', f'{s} end', 'back band', f'{s} end', False) for s in ('left', 'right')]
    cut = Pressed(pieces, seams, fabric, spacing, form='half', body=body, crease=crease, ease=ease,
                  waist=[(f'{where} band', edge) for where in ('front', 'back') for edge in ('high', 'low', 'low left')] if band else ())
    cut.twice = True
    return cut


def corners(piece, sign):
    """(centre, side) of a panel's top edge."""
    edge = np.asarray(piece.edges['top'])
    order = np.argsort(edge[:, 0] * sign)
    return edge[order[0]], edge[order[-1]]


def rows(canvas, line, sign, insets=(.2, .75)):
    """Rows of stitches beside a line, towards the side seam."""
    for k in insets:
        canvas.stitches(line + (sign * k, 0))


def pucker(canvas, line, every=1.1, high=.28, wide=.7, seed=0):
    """A seam that shrank less than the cloth beside it: short waves along it, worn pale on top."""
    part, d, way, _ = canvas.near(line, wide * 2.2)
    rng = np.random.default_rng(seed + len(line))
    wave = sum(np.sin(way * 2 * np.pi / (every * f) + rng.random() * 6.28) * a for f, a in ((1, .6), (.62, .4), (1.7, .5)))
    k = np.exp(-(d / wide) ** 2)
    canvas.height[part] += high * wave * k
    canvas.tone[part] *= 1 + .10 * np.clip(wave, -1, 1.4) * k


def fade(canvas, x, y, rx, ry, much):
    """Worn pale about a place, within rx and ry cm: without an outline and without clouds, only some threads of the warp more than their neighbours."""
    gx = canvas.x0 + (np.arange(canvas.shape[1]) + .5)[None] / canvas.fine
    gy = canvas.y0 + (np.arange(canvas.shape[0]) + .5)[:, None] / canvas.fine
    u, v = canvas.places()
    threads = between(NOISE, u * (8 / .3) + 90, v * (8 / 9))
    far = ((gx - x) / rx) ** 2 + ((gy - y) / ry) ** 2
    canvas.tone *= 1 + much * np.exp(-far) * (1 + .10 * threads)


def scoop(piece, sign, rise):
    """The mouth of a jeans' front pocket, from the waist down to the side seam."""
    _, side = corners(piece, sign)
    return curve(*((side[0] - sign * x, rise - y) for x, y in ((9.2, 0), (8.5, 3.4), (5.4, 6.4), (1.6, 7.6), (-2.5, 8.0))))


#: Rows of stitches beside the mouth of a jeans' pocket; the upper corners of the coin pocket, from the side seam and from the waist, and how far within its
#: sides they are stitched; how far from the ends of a mouth its rivets are. All cm.
MOUTH_ROWS, COIN, SIDE_ROW, RIVETED = (.25, .8), ((7.2, 2.6), (2.0, 3.2)), .22, (.7, 3.7)


def jean_front(c, sign, rise):
    p = c.piece
    centre, side = corners(p, sign)
    y = rise
    out = lambda x: side[0] - sign * x                                    # cm inwards from the side seam
    mouth = scoop(p, sign, y)
    if sign < 0:                                                            # the coin pocket lies in the right one, and runs down into it
        ends = np.array([(out(x), y - down) for x, down in COIN])
        low = mouth[(np.abs(mouth[:, 0] - ends.mean(0)[0]) < np.ptp(ends[:, 0]) / 2)]
        feet = np.array([(x, np.interp(x, *mouth[np.argsort(mouth[:, 0])].T)) for x in ends[:, 0]])
        c.plate(np.vstack([ends, feet[1:], low[::-1], feet[:1]]), .5)
        for k in (.3, .8):
            c.stitches(ends - (0, k))
        for end, foot, way in zip(ends, feet, (sign, -sign)):
            c.stitches(np.array([end, foot]) + (way * SIDE_ROW, 0))
    c.groove(mouth, 1.1, .08, .70)
    for k in MOUTH_ROWS:
        c.stitches(moved(mouth, -sign * k))                                   # on the front, not on what is seen in the pocket
    if sign > 0:
        fly = curve((centre[0] + 3.7, y), (centre[0] + 3.6, y - 9), (centre[0] + 2.9, y - 13), (centre[0] + 1.2, y - 15.6), (centre[0] - .3, y - 16.4))
        c.stitches(fly)
        c.stitches(fly - (.55, 0))
        part, d, way, _ = c.near(fly, .6)
        c.height[part] += .25 * np.exp(-(d / .4) ** 2)
    seat = c.edge('seat')
    if sign > 0:
        rows(c, seat[seat[:, 1] < y - 15], 1)
        rows(c, seat[seat[:, 1] >= y - 16], 1, (.22,))


def jean_back(c, sign, rise):
    p = c.piece
    centre, side = corners(p, sign)
    yoke = curve((centre[0], centre[1] - 7.2), ((centre[0] + side[0]) / 2, rise - 4.9), (side[0] + sign * 2.6, rise - 3.6))
    c.groove(yoke, .9, .09)
    for k in (.25, .8):
        c.stitches(yoke + (0, k))
    c.ridge(yoke + (0, .5), .3, .55, .08)
    mid = centre[0] + sign * 9.6
    y = rise - 8.0
    ring = np.array([(mid - 6.9, y), (mid + 6.9, y), (mid + 6.3, y - 12.6), (mid, y - 15.2), (mid - 6.3, y - 12.6)])
    ring = ring + np.stack([np.zeros(5), (ring[:, 0] - mid) * sign * .06], 1)
    c.plate(ring, .4)
    closed = np.vstack([ring, ring[:1]])
    for k in (.22, .72):
        middle = ring.mean(0)
        inset = (ring - middle) * (1 - k / 6.6) + middle
        c.stitches(np.array([inset[1], inset[2], inset[3], inset[4], inset[0]]))
    c.stitches(ring[:2] - (0, .3))
    c.stitches(ring[:2] - (0, 1.3))
    pucker(c, closed, 1.3, .16, .5, 3)
    if sign > 0:
        rows(c, c.edge('seat'), sign, (.22, .75))


def worn(c, sign, rise, front, wash):
    """Years of wear: whiskers at the hip, crumpled knees, pale thighs and seat."""
    rng = np.random.default_rng(7 if sign > 0 else 8)
    (x0, _), (x1, _) = c.piece.box()
    middle = (x0 + x1) / 2
    if front:
        fade(c, 0, 60, 8, 24, .25 * wash)
        centre, side = corners(c.piece, sign)
        for i in range(4):
            a = np.array((side[0] * .55 + centre[0] * .45 + sign * rng.normal(0, 1.0), rise - 14 - i * 2.5 + rng.normal(0, .5)))
            b = np.array((centre[0] - sign * 2.5, CROTCH + 4.5 + i * -1.2 + rng.normal(0, .6)))
            a, b = a + (b - a) * rng.uniform(0, .3), b + (a - b) * rng.uniform(.1, .5)     # none as long as the other
            m = (a + b) / 2 + (0, -1.1 + rng.normal(0, .7))
            line = curve(a, m, b)
            part, d, way, _ = c.near(line, 2.4)
            broken = np.interp(way, np.arange(0, 40, 1.3), rng.uniform(.1, 1, 31))
            k = np.exp(-(d / rng.uniform(.45, .9)) ** 2) * broken * np.maximum(np.sin(np.pi * np.clip(way / max(way.max(), 1), 0, 1)), 0)
            c.height[part] += (.16 + .10 * wash) * k
            c.tone[part] *= 1 + .04 * wash * k
    else:
        fade(c, middle, 85, 9, 11, .24 * wash)
    for i in range(7):                                                       # where the knee bends
        yy = (49 if front else 47) + rng.normal(0, 5.5)
        s = rng.choice((-1, 1))
        xx = s * rng.uniform(2, 9)
        tilt = rng.normal(0, 2.2)
        line = curve((xx - 5, yy - tilt), (xx, yy + rng.normal(0, .6)), (xx + 5, yy + tilt))
        part, d, way, _ = c.near(line, 2.6)
        k = np.exp(-(d / .8) ** 2) * np.sin(np.pi * np.clip(way / max(way.max(), 1), 0, 1))
        c.height[part] += rng.uniform(.12, .3) * k * rng.choice((1, -1))
        c.tone[part] *= 1 + .02 * wash * k


def lapped(c):
    """On the canvas of jeans' front band: its end at the wearer's left lies on top."""
    c.end(0, 1, .28, .28, 1.1)
    c.groove(np.array([(-.04, c.y0), (-.04, c.y1)]), .4, .06, .6)


def mark(garment, kind, rise, depth=2.5, wash=1.0, pockets='slant', fly=True, welt=True):
    """Canvases: seams, fly, pockets, hems. kind: 'jeans' or 'tailored'."""
    out = {}
    jeans = kind == 'jeans'
    for p in garment.pieces:
        if 'band' not in p.name and 'inner' not in p.edges:
            continue                                                         # another garment's, sewn to these
        c = out[p.name] = Canvas(p)
        sign = -1 if p.name.startswith('right') else 1
        front = 'front' in p.name
        if 'band' in p.name:
            c.ridge(c.edge('high'), .3, .3, .06)
            for e in ('low', 'low left'):
                c.groove(c.edge(e), .8, .1)
            if jeans:
                for e in ('high', 'low', 'low left'):
                    c.stitches(c.edge(e, .25))
                    pucker(c, c.edge(e), 1.0, .1, .5, 5)
            if front and fly and jeans:
                lapped(c)
            elif front and fly:
                c.groove(np.array([(-.04, rise), (-.04, rise + 6)]), .7, .07, .75)
            continue
        sewn(c, ('side', 'inner', 'seat', 'top'))
        if jeans:
            c.ridge(c.edge('hem'), .6, depth, .06)
            c.stitches(c.edge('hem', depth - .2))
            pucker(c, c.edge('hem', depth * .5), .9, .5, .9, 9)
            pucker(c, c.edge('side'), 1.5, .22, .8, 2)
            pucker(c, c.edge('inner'), 1.3, .08, .7, 4)                     # felled: it cannot shrink as much
            if not front:
                for k in (.22, .75):
                    c.stitches(c.edge('inner', k))
            (jean_front if front else jean_back)(c, sign, rise)
            worn(c, sign, rise, front, wash)
            continue
        if depth:
            c.ridge(c.edge('hem'), .22, depth, .12)
        centre, side = corners(p, sign)
        if front:
            if pockets == 'slant':
                line = slant(p, sign, rise)
                c.groove(line[:-1] + (sign * .24, 0), .8, .50, .45)                   # not beyond the tack at its foot
            if fly and sign > 0:
                line = curve((centre[0] + 3.6, rise), (centre[0] + 3.5, rise - 10), (centre[0] + 2.4, rise - FLY + 2.4), (centre[0] - .3, rise - FLY))
                c.plate(np.vstack([line, [(centre[0] - 4, rise - FLY), (centre[0] - 4, rise)]]), .35, .10)
                c.stitches(line, deep=.34, thread=.7)
        elif welt:
            mid = centre[0] + sign * 9.4
            line = np.array([(mid - 6, rise - 8.4), (mid + 6, rise - 8)])
            c.jetted(*line)
            c.dart(np.array([(mid, c.y1), (mid, rise - 7.6)]))
        if not front and not welt:
            mid = centre[0] + sign * 9.0
            c.dart(np.array([(mid, c.y1), (mid, rise - 9.5)]))
        if garment.crease:
            x = np.abs(c.x0 + (np.arange(c.shape[1]) + .5) / c.fine)[None]
            y = (c.y0 + (np.arange(c.shape[0]) + .5) / c.fine)[:, None]
            c.height += .35 * garment.crease * np.exp(-x / .5) * np.clip((CREASED[front] - y) / 14, 0, 1)
    return out


def slant(piece, sign, rise):
    """The mouth of a slant pocket, from the waist down to the side seam."""
    _, side = corners(piece, sign)
    seam = np.asarray(piece.edges['side'])
    seam = seam[np.argsort(seam[:, 1])]
    foot = np.interp(rise - 16.5, seam[:, 1], seam[:, 0]) - sign * 3.6
    return curve((side[0] - sign * 9.5, rise), ((side[0] - sign * 9.2) * .46 + foot * .54, rise - 8.6), (foot, rise - 16.5))


def slant_pockets(garment, lookup, rise, stitch=.6, thick=.0012):
    """
    The mouths of slant pockets, a list of meshes: a turned edge stitched `stitch` cm inside of it, which stands a little open between the bar tacks at
    both ends; thick: m.
    """
    out = []
    for sign, name in ((1, 'left front'), (-1, 'right front')):
        line = slant(garment.piece(name), sign, rise)
        out.append(lip(lookup, name, line, -sign * 2.4, .0018 if sign > 0 else .0013, thick, stitch=-sign * stitch, held=TACKED, sinks=.3))
        for t in (TACKED, length(line) - TACKED * .5):
            end = np.array([np.interp(t, walked(line), line[:, k]) for k in (0, 1)])
            out.append(bar(lookup, name, end - (sign * (stitch + .1), 0), end + (sign * .12, 0), thick + .0006))
    return out


def lapped_fly(garment, lookup, rise, band):
    """A fly without a button: the wearer's left front and its end of the waistband lie on top, a bar tack at its foot. A list of meshes."""
    seat = garment.piece('left front').edges['seat']
    seat = seat[np.argsort(-seat[:, 1])]
    edge = seat[(seat[:, 1] > rise - FLY) & (seat[:, 1] < rise - .15)]          # not over the seam of the waistband
    end = edge[-1]
    return [lip(lookup, 'left front', edge, 2.6, .0005, .0011, sinks=1.2),
            lip(lookup, 'front band', np.array([(0, rise + band), (0, rise + .15)]), 2.0, .0004, .0011),
            bar(lookup, 'left front', end + (.1, .2), end + (.7, .5))]


@lying
def rivet(lookup, piece, xy):
    (place,), (up,) = lookup(piece, [xy], .0014)
    return notions.rivet(place, up, .0036, .0013)


def creases(lines, deep):
    """`Recipe.raised` from piece name -> [(x, y, turn, length, width, height)]: waves across the cloth, cm and radians; deep: m."""
    def raised(piece, flat):
        out = np.zeros(len(flat))
        for x, y, turn, long, wide, high in lines.get(piece.name, ()):
            dx, dy = flat[:, 0] - x, flat[:, 1] - y
            u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn) - .02 * dx * dx * np.sign(turn)
            out += high * np.exp(-(u / long) ** 2) * (np.exp(-(v / wide) ** 2) - .45 * np.exp(-((v + wide * 1.5) / wide) ** 2))
        if piece.name in lines:                                              # its seams hold a piece smooth
            rim = piece.outline()
            near = cKDTree(along(np.vstack([rim, rim[:1]]), int(length(rim) * 2))).query(flat)[0]
            out *= np.clip(.1 + near / 4, 0, 1)
        return out * deep
    return raised


def creased(deep, seed=3):
    """What wearing and folding leave: shallow creases across the legs, where the knee bends, below the fork and above the hem."""
    rng = np.random.default_rng(seed)
    lines = {}
    for side in ('left', 'right'):
        for where in ('front', 'back'):
            own = lines[f'{side} {where}'] = []
            for middle, spread, many, strong in ((50, 7, 7, 1.0), (68, 4.0, 5, .9), (30, 9, 5, .6), (13, 4, 4, .8), (84, 4, 3, .35)):
                for _ in range(many):
                    own.append((rng.normal(0, 5.5), middle + rng.normal(0, spread), rng.normal(0, .45), rng.uniform(3, 7.5), rng.uniform(.9, 1.9),
                                strong * rng.uniform(.35, 1) * rng.choice((1, 1, -.7))))
    return creases(lines, deep)


def ironed(high, wide=6.5):
    """`Recipe.raised`: a crease pressed down the middle of each panel, `high` m, running out `wide` cm to both sides and below the waist."""
    def raised(piece, flat):
        front = 'front' in piece.name
        if 'inner' not in piece.edges:
            return np.zeros(len(flat))
        return high * np.clip(1 - np.abs(flat[:, 0]) / wide, 0, 1) ** 1.7 * np.clip((CREASED[front] - flat[:, 1]) / 26, 0, 1) ** 1.5
    return raised


def hung(deep, hem, seed=4, broken=1.0):
    """
    `Recipe.worn_folds`: how pressed trousers hang on a body: drags from the fork to the hip, slanting folds below the seat, a little at the
    knee and, where the hem rests on the shoe, a break. deep: m.
    """
    rng = np.random.default_rng(seed)
    lines = {}
    for side, sign in (('left', 1), ('right', -1)):
        for where in ('front', 'back'):
            own = lines[f'{side} {where}'] = []
            much = rng.uniform(.7, 1.25)

            def fold(x, y, turn, long, wide, high):
                if rng.random() < .15:                                       # no leg hangs as the other does
                    return
                x, y, turn = x + rng.normal(0, .9), y + rng.normal(0, 1.3), turn + rng.normal(0, .12)
                own.append((sign * x + rng.normal(0, .5), y + rng.normal(0, .8), sign * turn + rng.normal(0, .10), long * rng.uniform(.8, 1.2),
                            wide * rng.uniform(.8, 1.25), much * high * rng.uniform(.5, 1.1)))
            if where == 'front':
                for x, y, turn, long in ((-7.5, 81.0, .80, 7.0), (-5.6, 77.0, .50, 7.5), (-4.6, 71.5, .12, 6.5), (-4.0, 65.5, -.42, 7.5)):
                    fold(x, y, turn, long, .95, .85)
                fold(5.0, 66, -.75, 9.0, 1.6, .5)
                fold(-1.0, 52, .20, 7.5, 1.5, .5)
                fold(2.5, 45, -.30, 7.0, 1.4, .5)
                fold(-1.0, 31, .42, 8.0, 1.5, .35)
                fold(0.0, hem + 9.5, .14, 8.0, 1.5, .8 * broken)
                fold(2.0, hem + 5.8, -.20, 6.5, 1.1, .55 * broken)
            else:
                for x, y, turn in ((-5.0, 73.0, .50), (-3.0, 68.0, .62), (-.5, 62.0, .72), (3.5, 76.0, .26)):
                    fold(x, y, turn, 8.5, 1.2, 1.0)
                for x, y, turn in ((-2.0, 52.5, .12), (2.5, 48.5, -.18), (-3.0, 45, .3)):
                    fold(x, y, turn, 5.5, 1.2, .7)
                fold(0.0, hem + 7.0, -.08, 6.0, 1.3, .5 * broken)
    return creases(lines, deep)


def both(*many):
    """Several `Recipe.raised` at once."""
    return lambda piece, flat: sum(raised(piece, flat) for raised in many)


@lying
def bar(lookup, piece, a, b, lift=.0014):
    """A bar tack from a to b on a piece, cm; lift: how far off the middle of its cloth, m."""
    return notions.bar_tack(lambda flat: lookup.on_folds(piece, flat, lift), a, b)


@lying
def belt_loop(lookup, piece, x, low, high, wide=1.15, bow=.0030, depth=.0016):
    """A loop for a belt, cm: it stands `bow` m off the waistband between its ends, which are sewn down with bar tacks."""
    y = np.linspace(low, high, 25)
    flat = np.stack([np.full(len(y), x), y], 1)
    from_ends = np.minimum(y - low, high - y)
    off = depth / 2 + .0004 + bow * np.clip((from_ends - .35) / .5, 0, 1) ** .7
    rows, flats = [], []
    for k in np.linspace(-.5, .5, 9):
        at, up = lookup(piece, flat + (k * wide, 0))
        rows.append(at + up * (off - .0006 * (2 * abs(k)) ** 6)[:, None])
        flats.append(np.stack([np.full(len(y), k * wide), y], 1))
    sheet = meshes.strip(rows, False, np.array(flats), TRIM)
    out = [meshes.thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0)]
    for side in (-.34, .34):
        at, up = lookup(piece, flat + (side * wide, 0))
        out.append(thread(at + up * (off + depth / 2)[:, None]))
    for end in (low + .28, high - .28):
        out.append(notions.bar_tack(lambda flat: lookup(piece, flat, depth + .0006), (x - wide * .46, end), (x + wide * .46, end)))
    return out


def trims(jeans, button_of, loops, rise, band, pockets='', fly=False):
    """The button at the waist, belt loops, rivets, the fly's edge, the mouths of the pockets."""
    def extras(garment, body, lookup):
        out = []
        if button_of:
            # its hole runs away from the band's end, which lies on top at the wearer's left
            out.append(lookup.button('front band', (1.6, rise + band * .52), .0086, BRASS if jeans else button_of, depth=.0030 if jeans else .0028,
                                     lift=.0014, hole=(1, 0)))
        if loops:
            w = quarter(body, rise, 'front')
            for name, x in (('front band', w * .46), ('front band', -w * .46), ('back band', w * .78), ('back band', -w * .78), ('back band', 0)):
                out += belt_loop(lookup, name, x, rise - .5, rise + band - .1)
        if pockets == 'slant' and not jeans:
            out += slant_pockets(garment, lookup, rise)
        if fly and not jeans:
            out += lapped_fly(garment, lookup, rise, band)
        if jeans:
            for sign, name in ((1, 'left front'), (-1, 'right front')):
                line = moved(scoop(garment.piece(name), sign, rise), -sign * np.mean(MOUTH_ROWS))
                for way in (RIVETED[0], length(line) - RIVETED[1]):
                    out.append(rivet(lookup, name, [np.interp(way, walked(line), line[:, k]) for k in (0, 1)]))
        return out
    return extras


def pair(cloth, fabric, kind='tailored', button_of=HORN, loops=True, depth=2.5, wash=1.0, pockets='slant', fly=True, welt=True, focus=(.03, .965, .32),
         rise=WAIST, band=4.0, thickness=0.0, worn_in=0.0, broken=1.0, **shape):
    raised = ironed(.0065) if shape.get('crease') else creased(worn_in)
    worn_folds = hung(.0038 if shape.get('crease') else worn_in * 1.4, shape['hem'], broken=broken)
    extras = trims(kind == 'jeans', button_of, loops, rise, band, pockets, fly)
    return Recipe('half', lambda body: trousers(body, fabric=fabric, rise=rise, band=band, **shape), cloth, stages=LEGS, thickness=thickness,
                  canvases=lambda g: mark(g, kind, rise, depth, wash, pockets, fly, welt), extras=extras, focus=focus, raised=raised, worn_folds=worn_folds)


PRODUCTS = {
    'straight-jean': pair('denim', 'denim', 'jeans', BRASS, depth=1.6, wash=1.0, worn_in=.0026, rise=103, hem=7, knee=12.5, ankle=11.0, hip=.5, focus=(-.05, 1.01, .26)),
    'wide-leg-jean': pair('denim', 'denim', 'jeans', BRASS, depth=.5, worn_in=.002, wash=.3, rise=104, hem=4, knee=14.2, ankle=15.4, hip=.5, focus=(-.05, 1.02, .26)),
    'flared-jean': pair('denim', 'denim', 'jeans', BRASS, depth=1.6, worn_in=.0018, rise=105, hem=3, knee=9.9, ankle=14.8, hip=.2, focus=(-.05, 1.03, .26)),
    'wide-leg-trouser': pair('milled flannel', 'wool', button_of=0, loops=False, hem=3.5, knee=17.0, ankle=19, hip=.7, crease=1.7, thickness=.003, focus=(.08, 1.02, .28)),
    'cigarette-trouser': pair('gabardine', 'wool', button_of=0, loops=False, fly=False, hem=14, knee=11.2, ankle=9.4, hip=.4, crease=1.7, rise=104, focus=(.12, .98, .26)),
    'leather-trouser': pair('lamb', 'leather', 'jeans', HORN, depth=1.6, wash=0.0, worn_in=.0044, hem=7, knee=12.6, ankle=11.6, hip=.3, focus=(-.05, 1.01, .26)),
}

