"""Skirts: two panels and a waistband. Heights are cm above the floor."""
import numpy as np
from scipy.spatial import cKDTree

from patterns import Piece, curve
from recipe import BRASS, SLIDE, Recipe
from relief import Canvas, moved, sewn
from sewing import Garment
from tailoring import on_body, quarter, round_body
from wardrobe.lapels import vented
from wardrobe.slip import FALL
from wardrobe.trousers import Mirrored, Pressed, bar, belt_loop, lapped

WAIST = 107.5
#: How much narrower the upper edge of a straight waistband is than the lower one, cm in a quarter.
STRAIGHT = .25


class Hung(Pressed):
    """Pressed while its waistband is held at its height and its weight draws it down: else it would creep up the hips, and hang in folds after."""
    mould = [dict(stage, gravity=gravity) for stage, gravity in zip(Pressed.mould, (4, 14))]

    def sew(self):
        """Side seams are eased in over the hip, where they run longer than the way down the front."""
        super().sew()
        seam = np.concatenate([self.ids('back', side) for side in ('left', 'right')])
        off = cKDTree(self.at[seam]).query(self.at)[0]
        a, b = self.pairs.T
        way, middle = np.abs(self.at[a] - self.at[b]), (self.at[a] + self.at[b])[:, 2] / 2
        upright = way[:, 2] / (np.linalg.norm(way, axis=1) + 1e-9)
        over = np.sin(np.pi * np.clip((middle - .78) / .18, 0, 1)) ** 2
        self.rest *= 1 - .07 * over * upright ** 2 * np.exp(-((off[a] + off[b]) / .10) ** 2)
        return self

    def constraints(self):
        super().constraints()
        for p in self.pieces:
            for edge in [e for e in p.edges if 'band' in p.name and e.startswith(('high', 'low'))]:
                self.held.append(on_body(self.body, self, p.name, edge))


def skirt(body, hem=42, sweep=40, hip=1.2, waist=.5, band=3.5, grain=0, fabric='wool', spacing=.8, rise=WAIST, drop=.36, dip=0.0, slit=0, seat=-.6,
          pressed=False, ring=False):
    """
    Heights cm; sweep: half a panel's width at the hem; dip: how far the waist is cut lower at the side; seat: how far higher in the back's middle;
    slit: height to which the front is open below, as two panels; pressed: shaped to the hips with steam; ring: panels are cut from a ring, the back's
    grain the other way, so that it does not twist.
    """
    side_points = [(quarter(body, rise) + waist, rise - dip), (quarter(body, 98) + hip * .8, 98), (quarter(body, 88) + hip, 88)]
    if hem < 80:
        side_points.append(((quarter(body, 88) + hip) * .5 + sweep * .5, 88 * .5 + hem * .5))
    up = hem + max(0, sweep - 26) * drop
    side = curve(*side_points, (sweep, up))

    def low(over):
        """The hem, in the middle `over` cm lower: the way over the seat is longer."""
        inner = hem + (up - hem) * .3
        return curve((-sweep, up), (-sweep * .6, inner - over * .7), (0, hem - over), (sweep * .6, inner - over * .7), (sweep, up))
    top = quarter(body, rise) + waist
    pieces, seams = [], []
    for where in ('front', 'back'):
        if ring:
            pieces.append(sector(where, top, rise, hem, sweep, round_body(body, where), *((-grain, -.4) if where == 'back' else (grain, -1.0))))
            continue
        if slit and where == 'front':
            half = curve((2.4, hem), (sweep * .6, hem + (up - hem) * .3), (sweep, up))
            lines = {'hem': half, 'side': side[::-1], 'top': np.array([(top, rise - dip), (0, rise - .6)]),
                     'centre': np.array([(0, rise - .6), (0, slit)]), 'vent': curve((0, slit), (.25, slit - 6), (2.4, hem))}
            flip = {k: (np.asarray(v) * (-1, 1))[::-1] for k, v in reversed(lines.items())}
            left = Piece('left front', lines, round_body(body, 'front'), grain=grain)
            pieces += [left, Mirrored('right front', flip, round_body(body, 'front'), grain=grain, twin=left)]
            continue
        edges = {'hem': low(1.3 if where == 'back' else 0), 'left': side[::-1], 'top': curve((top, rise - dip), (0, rise + (seat if where == 'back' else -.6)), (-top, rise - dip)), 'right': side * (-1, 1)}
        pieces.append(Piece(where, edges, round_body(body, where), grain=grain))
    for side_name in ('left', 'right'):
        seams.append((f'{side_name} front' if slit else 'front', 'side' if slit else side_name, 'back', side_name, False))
    if slit:
        seams.append(('left front', 'centre', 'right front', 'centre', True))
    if band:
        w = quarter(body, rise) + .35
        u = w - STRAIGHT if ring else quarter(body, rise + band) + .1
        for where in ('front', 'back'):
            lower = {'low right': np.array([(-w, rise), (0, rise)]), 'low left': np.array([(0, rise), (w, rise)])} \
                if slit and where == 'front' else {'low': np.array([(-w, rise), (0, rise), (w, rise)])}
            pieces.append(Piece(f'{where} band', {
                **lower, 'left end': np.array([(w, rise), (u, rise + band)]),
                'high': np.array([(u, rise + band), (0, rise + band), (-u, rise + band)]),
                'right end': np.array([(-u, rise + band), (-w, rise)])}, round_body(body, where), scale=.8, cloth='' if pressed else 'fused'))
            if slit and where == 'front':
                seams += [(f'{e} front', 'top', 'front band', f'low {e}', True) for e in ('left', 'right')]
            else:
                seams.append((where, 'top', f'{where} band', 'low', True))
        seams += [('front band', e, 'back band', e, False) for e in ('left end', 'right end')]
    if pressed:
        return Hung(pieces, seams, fabric, spacing, form='hips', body=body, ease=1.006)
    return Garment(pieces, seams, fabric, spacing, form='hips')


def slit_facing(canvas, wide=2.0):
    """A slit's edge turned under `wide` cm deep and stitched once: the row runs to the slit's top in a point, and nothing is thicker above it."""
    edge, row = canvas.edge('vent'), canvas.edge('vent', wide)
    if edge[0, 1] < edge[-1, 1]:
        edge, row = edge[::-1], row[::-1]                                     # from its top down
    row = np.vstack([edge[:1], row[row[:, 1] < edge[0, 1] - 1.2 * wide]])
    out = np.sign(edge[-1, 0] - row[-1, 0])
    canvas.plate(np.vstack([row, edge[::-1] + (out, 0), edge[:1]]), .35, .12, 0)
    canvas.stitches(row)


def canvases(kind):
    dips = .22 if kind == 'bias' else .8                                      # the waist's seam, mm: on satin each steep side is a line of light

    def draw(garment):
        out = {}
        for p in garment.pieces:
            c = Canvas(p)
            if 'band' in p.name:
                c.ridge(c.edge('high'), .3, .3, .06)
                below = [e for e in p.edges if e.startswith('low')]
                for e in below:
                    c.groove(c.edge(e), dips, .1)
                if kind == 'jeans':
                    if p.name == 'front band':
                        lapped(c)
                    for e in ['high'] + below:
                        c.stitches(c.edge(e, .25))
            else:
                sewn(c, [e for e in ('left', 'right', 'side', 'top') if e in p.edges and (e != 'top' or kind != 'bias')], (('hem', 3.0 if kind == 'pencil' else 1.2 if kind == 'bias' else 2.0),)
                     if kind not in ('pencil', 'pleats') else ())
                y = WAIST
                if kind == 'bias':
                    c.groove(c.edge('top'), dips, .1)
                if kind == 'pencil':
                    for x in (-8.2, 8.2):
                        c.dart(np.array([(x, y), (x * 1.02, y - (9 if p.name == 'front' else 12.5))]))
                    if p.name == 'back':
                        c.groove(np.array([(0, y), (0, c.y0)]), .6, .09)
                if kind == 'jeans':
                    if 'front' in p.name:
                        if p.name == 'left front':
                            for k in (.25, .8):
                                c.stitches(c.edge('centre', k))
                        c.groove(c.edge('centre'), .8, .1)
                        slit_facing(c)
                    else:
                        centre = np.array([(0, y), (0, c.y0)])
                        c.groove(centre, .8, .1)
                        for k in (.25, .8):
                            c.stitches(moved(centre, k))
                    for s in (-1, 1) if p.name == 'back' else (1,) if p.name == 'left front' else (-1,):
                        if 'front' in p.name:
                            o = float(np.abs(p.edges['top'][:, 0]).max()) * s
                            line = curve((o - s * 8.6, y), (o - s * 7.6, y - 3.6), (o - s * 4, y - 6.6), (o + s * .5, y - 7.4))
                            c.groove(line, 1.0, .09, .72)
                            for k in (.25, .75):
                                c.stitches(moved(line, -s * k))
                        else:
                            ring = np.array([(s * 10 - 6.4, y - 6.5), (s * 10 + 6.4, y - 6.5), (s * 10 + 6, y - 18), (s * 10, y - 20.4), (s * 10 - 6, y - 18)])
                            c.plate(ring, .45)
                            inset = (ring - ring.mean(0)) * .945 + ring.mean(0)
                            c.stitches(np.vstack([inset, inset[:1]]))
            out[p.name] = c
        return out
    return draw


def jeans_trims(garment, body, lookup):
    x, y = garment.piece('left front').edges['vent'][0]
    out = [bar(lookup, 'left front', (x - .12, y + .1), (x + 1.0, y + .1)),
           lookup.button('front band', (1.6, WAIST + 1.8), .0082, BRASS, lift=.0016, hole=(1, 0))]
    for name, x in (('front band', 7.6), ('front band', -7.6), ('back band', 6.5), ('back band', -6.5), ('back band', 0)):
        out += belt_loop(lookup, name, x, WAIST - .5, WAIST + 3.7)
    return out


def sector(name, half, high, low, sweep, place, grain=0.0, sway=0.0):
    """
    A panel cut from a ring: waist and hem are arcs round one middle, so that its folds spread evenly. half: of the waist's length; high: where
    its sides begin; low: the hem in the middle; sweep: half of the hem's length; sway: how much lower the waist is cut in the middle than at
    the sides, all cm; place: where a straight panel is put.
    """
    long = high - low
    for _ in range(8):
        wide = (sweep - half) / long                                          # half of the angle
        r = half / wide
        long = high - r * (1 - np.cos(wide)) - low
    turn = np.linspace(-wide, wide, 41)
    middle = high + r * np.cos(wide)
    arc = lambda r, turn: np.stack([r * np.sin(turn), middle - r * np.cos(turn)], 1)
    side = arc(np.linspace(r + long, r, 12), wide)
    waist = arc(r, turn[::-1]) - np.outer(sway * np.cos(turn / wide * np.pi / 2), (0, 1))

    def straight(points):
        far = np.hypot(points[:, 0], middle - points[:, 1])
        return place(np.stack([far * np.arctan2(points[:, 0], middle - points[:, 1]), high - (far - r)], 1))
    return Piece(name, {'hem': arc(r + long, turn), 'left': side, 'top': waist, 'right': side[::-1] * (-1, 1)}, straight, grain=grain)


#: Where in a pleat its valley is: one side is narrow, the other wide.
VALLEY = .32


def pleats(count, deep):
    """Recipe.raised and folds of sunray pleats of panels that are cut from a ring: they open from the waist to the hem. deep: m at the hem."""
    def rays(piece, flat):
        """(which pleat, and how far in it; how far down, 0 to 1) at flat positions."""
        (x0, y0), (x1, y1) = piece.edges['left'][[0, -1]]
        middle = y1 + x1 * (y1 - y0) / (x0 - x1)
        turn, wide = np.arctan2(flat[:, 0], middle - flat[:, 1]), np.arctan2(x1, middle - y1)
        far, near = (np.hypot(x, middle - y) for x, y in ((x0, y0), (x1, y1)))
        return (turn / wide + 1) / 2 * count, np.clip((np.hypot(flat[:, 0], middle - flat[:, 1]) - near) / (far - near), 0, 1)

    def folded(piece):
        return 'top' in piece.edges and 'band' not in piece.name

    def ridges(piece, flat):
        return rays(piece, flat)[0] if folded(piece) else np.zeros(len(flat))

    def valleys(piece, flat):
        return ridges(piece, flat) - VALLEY

    def raised(piece, flat):
        if not folded(piece):
            return np.zeros(len(flat))
        t, down = rays(piece, flat)
        within = t % 1
        wave = np.where(within < VALLEY, 1 - within / VALLEY, (within - VALLEY) / (1 - VALLEY))
        # no two ridges are alike: each stands out a little more or less
        ridge = np.clip(np.floor(t).astype(int) + (within >= VALLEY), 0, count + 1)
        some = np.random.default_rng(len(piece.name)).uniform(.72, 1.1, count + 2)[ridge]
        return wave * (.0014 + deep * down * some) * np.clip(down / .015, 0, 1)
    return dict(raised=raised, folds=(ridges, valleys))


#: A waistband that stays at its height and is cut nearly straight: its upper edge stands off the waist.
LEVEL = tuple((f'{where} band', *edge) for where in ('front', 'back') for edge in (('high', .007), ('low',)))

PRODUCTS = {
    'bias-midi-skirt': Recipe('hips', build=lambda b: skirt(b, 40, 40, 1.0, .3, 2.6, 45, 'satin', .75, ring=True), cloth='satin', hold=LEVEL,
                              stages=FALL, thickness=.004, canvases=canvases('bias'), focus=(.04, 1.03, .26)),
    'wool-pencil-skirt': Recipe('hips', build=lambda b: skirt(b, 50, 24.8, .6, .3, 3.5, 0, 'coat', .8, pressed=True), cloth='milled flannel',
                                stages=SLIDE, canvases=canvases('pencil'), extras=lambda g, b, look: vented(look, 50, (0,), 19), focus=(-.132, 1.038, .20)),
    'denim-midi-skirt': Recipe('hips', build=lambda b: skirt(b, 42, 26.8, .8, .3, 3.8, 0, 'denim', .85, slit=60, dip=.6, pressed=True), cloth='denim',
                               stages=SLIDE, canvases=canvases('jeans'), extras=jeans_trims, focus=(-.02, 1.03, .28)),
    'sunray-pleat-skirt': Recipe('hips', build=lambda b: skirt(b, 42, 44, 1.0, .4, 3.5, 0, 'wool', .75, ring=True), cloth='crepe', hold=LEVEL,
                                 stages=FALL, thickness=.004, canvases=canvases('pleats'), **pleats(44, .0085), times=2, focus=(.04, 1.03, .26)),
}
