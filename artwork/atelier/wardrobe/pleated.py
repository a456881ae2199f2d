"""The double-pleat trouser: two folds that open forwards, side adjusters, turn-ups."""
from dataclasses import replace

import numpy as np

from recipe import HORN, TRIM
from tailoring import quarter
from wardrobe.trousers import both, hung, ironed, mark, pair

RISE, BAND, HEM, CUFF = 106.0, 4.0, 6.0, 4.6
#: Where a fold lies beside the crease, how far down it runs, cm, and how thick it is, m.
FOLDS = ((0.0, 24.0, .0070), (4.4, 15.0, .0060))


def folds(piece, flat):
    """`Recipe.raised`: each fold rises towards its edge and drops there; the turn-ups stand off."""
    if 'band' in piece.name:
        return np.zeros(len(flat))
    x, y = flat[:, 0] * (-1 if piece.name.startswith('right') else 1), flat[:, 1]
    out = .0022 * np.clip((HEM + CUFF - y) / .3 + .5, 0, 1)
    for at, deep, high in FOLDS if 'front' in piece.name else ():
        u = x - at
        out += high * np.where(u >= 0, np.clip(1 - u / 3.4, 0, 1) ** 1.4, np.clip(1 + u / .45, 0, 1)) * np.clip((y - RISE + deep) / deep, 0, 1) ** .8
    return out


def marks(garment):
    out = mark(garment, 'tailored', RISE, 0, pockets='', fly=True, welt=True)
    for p in garment.pieces:
        c = out[p.name]
        if 'band' in p.name:
            continue
        sign = -1 if p.name.startswith('right') else 1
        y = (c.y0 + (np.arange(c.shape[0]) + .5) / c.fine)[:, None]
        edge = (y - HEM - CUFF) / .10
        c.height += (1.2 / (1 + np.exp(np.clip(edge * 2, -20, 20)))).astype(np.float32)
        c.tone *= (1 - .30 * np.exp(-np.clip(edge, 0, 9) ** 2) * (edge > 0)).astype(np.float32)
        for at, deep, _ in FOLDS if 'front' in p.name else ():
            runs_out = np.clip((y - RISE + deep) / deep, 0, 1) ** .8         # the shade under a fold, downwards
            beside = c.x0 + (np.arange(c.shape[1]) + .5)[None] / c.fine - (at - .10) * sign
            c.height -= (.9 * runs_out * np.exp(-(beside / .16) ** 2)).astype(np.float32)
            c.tone *= (1 - .60 * runs_out * np.exp(-(beside / .075) ** 2)).astype(np.float32)
    return out


def adjusters(garment, body, lookup):
    """A strap at each side of the waistband, buttoned."""
    wide = quarter(body, RISE, 'front')
    out = []
    for s in (-1, 1):
        line = np.array([(s * wide * k, RISE + BAND * .5) for k in np.linspace(.55, .99, 9)])
        out.append(lookup.band('front band', line, 2.3, TRIM, .0016, .0018))
        out.append(lookup.button('front band', (s * wide * .62, RISE + BAND * .5), .0062, HORN, depth=.0022, lift=.0034, hole=(s, 0), on=True))
    out.append(lookup.button('front band', (1.6, RISE + BAND * .52), .0082, HORN, lift=.0016, hole=(1, 0)))
    return out


PRODUCTS = {
    'pleated-wool-trouser': replace(
        pair('milled flannel', 'wool', hem=HEM, knee=14.2, ankle=11.8, hip=.7, rise=RISE, band=BAND, crease=1.6, focus=(.08, 1.03, .26)),
        canvases=marks, raised=both(folds, ironed(.0055)), worn_folds=hung(.0034, HEM, 6, .5), extras=adjusters),
}
