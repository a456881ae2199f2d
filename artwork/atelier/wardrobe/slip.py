"""The slip: two panels on the bias and two cords. Dress, camisole and gown are cut from it."""
import numpy as np

from patterns import Piece, curve
from recipe import Recipe
from relief import Canvas, sewn
from sewing import Garment
from tailoring import over_shoulder, quarter, round_body


def slip(body, hem=42, sweep=38, waist=2.8, hip=2.6, neck=126.0, apex=(10.4, 134.6), back=121.5, spacing=.75, fabric='satin', corner=None):
    """Heights cm above the floor; sweep: half a panel's width at the hem; waist, hip: ease in cm per quarter; corner: how far the hem rises to the side."""
    corner = .075 * sweep * (hem < 80) if corner is None else corner
    top = 123.0
    side_points = [(quarter(body, top) - .5, top), (quarter(body, 116) + .8, 116), (quarter(body, 108) + waist, 108),
                   (quarter(body, 98) + hip + .5, 98), (quarter(body, 88) + hip, 88)]
    if hem < 80:
        side_points += [((quarter(body, 88) + hip) * .45 + sweep * .55, 88 * .45 + hem * .55)]
    side_points = [p for p in side_points if p[1] > hem + 5] + [(sweep, hem + corner)]
    side = curve(*side_points)
    half_top = np.vstack([curve((0, neck), (apex[0] * .35, neck + 2.6), (apex[0] * .8, apex[1] - 2.2), apex)[:-1],
                          curve(apex, (apex[0] + 3.2, apex[1] - 6.2), (quarter(body, top) - .5, top))])
    half_back = curve((0, back), (6, back + .1), (11, back + .5), (quarter(body, top) - .5, top))
    rise = hem + corner
    low = curve((-sweep, rise), (-sweep * .6, hem + .2), (0, hem - .8), (sweep * .6, hem + .2), (sweep, rise))

    def edges(upper):
        return {'hem': low, 'left': side[::-1], 'top': np.vstack([upper[::-1], (upper * (-1, 1))[1:]]), 'right': side * (-1, 1)}
    front = Piece('front', edges(half_top), round_body(body, 'front'), grain=45)
    rear = Piece('back', edges(half_back), round_body(body, 'back'), grain=-45)   # else it would twist, and light would fall on it along the thread
    g = Garment([front, rear], [('front', 'left', 'back', 'left', False), ('front', 'right', 'back', 'right', False)],
                fabric, spacing)
    for sign in (1, -1):
        start, end = (sign * apex[0], apex[1]), (sign * 8.4, back + .3)
        g.cords.append(('front', start, 'back', end, over_shoulder(body, (start[0] * .85, start[1]), end), .975))
    return g


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        sewn(c, ('left', 'right'), (('hem', 1.1),))
        c.ridge(c.edge('top'), .5, .45, .05)
        c.groove(c.edge('top', .48), .35, .05, .9)
        if p.name == 'front':
            for s in (1, -1):
                c.dart(curve((s * 21, 119.5), (s * 15, 123.0), (s * 10.8, 125.2)))
                c.dragged((s * 10.4, 134.2), -90 - s * 12, 62, 22, 1.2)
        out[p.name] = c
    return out


#: It slides down until it hangs from its straps, first in a few wide folds: thin cloth that fell at once would catch on itself at the hem.
FALL = [dict(frames=12, gravity=0, drag=12, friction=.0, substeps=24),
        dict(frames=40, gravity=5, drag=1.5, friction=.01, substeps=30, stiff=80),
        dict(frames=20, gravity=5, drag=3, friction=.05, substeps=30, stiff=8),
        dict(frames=20, gravity=5, drag=4, friction=.15, substeps=30)]


def dress(cloth='satin', **shape):
    return Recipe('frock', lambda body: slip(body, fabric=cloth, **shape), cloth, canvases=canvases, straps=(.0042, .0022), stages=FALL, thickness=.004,
                  focus=(-.06, 1.33, .26))


PRODUCTS = {
    'column-slip-dress': dress(),
    'silk-camisole': dress(hem=87, sweep=25.0, waist=2.6, hip=1.4, spacing=.6, corner=1.6),
}
