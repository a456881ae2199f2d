"""The slip: two panels on the bias and two cords. Dress, camisole and gown are cut from it."""
import numpy as np

import forms
from patterns import Piece, curve, mirrored
from sewing import Garment
from tailoring import over_shoulder, quarter, round_body


def slip(body, hem=40, sweep=37, ease=1.6, neck=124.5, apex=(9.2, 134.2), back=121.5, fabric='satin', spacing=.9):
    """Heights cm above the floor; sweep: half the width of one panel at the hem; ease: cm per quarter at the hip."""
    top = 123.2
    side = curve((quarter(body, top) + .2, top), (quarter(body, 116) + .9, 116), (quarter(body, 108) + 3.2, 108),
                 (quarter(body, 98) + ease + .8, 98), (quarter(body, 88) + ease + .8, 88),
                 ((quarter(body, 88) + ease + sweep) / 2, (88 + hem) / 2), (sweep, hem))
    half_top = np.vstack([curve((0, neck), (apex[0] * .45, neck + 3.6), apex)[:-1],
                          curve(apex, (apex[0] + 3.4, 127.6), (quarter(body, top) + .2, top))])
    half_back = curve((0, back), (6, back + .1), (11, back + .5), (quarter(body, top) + .2, top))
    low = curve((-sweep, hem), (0, hem - 1.2), (sweep, hem))
    edges = lambda upper: {'hem': low, 'left': side[::-1], 'top': upper[::-1].copy() if False else np.vstack(
        [upper[::-1], (upper * (-1, 1))[1:]]), 'right': side * (-1, 1)}
    front = Piece('front', edges(half_top), round_body(body, 'front'), grain=45)
    rear = Piece('back', edges(half_back), round_body(body, 'back'), grain=45)
    g = Garment([front, rear], [('front', 'left', 'back', 'left', False), ('front', 'right', 'back', 'right', False)],
                fabric, spacing)
    for sign in (1, -1):
        path = over_shoulder(body, (sign * apex[0] * .98, apex[1]), (sign * 8.4, back + .3))
        g.cords.append(('front', (sign * apex[0], apex[1]), 'back', (sign * 8.4, back + .3), path, .97))
    return g
