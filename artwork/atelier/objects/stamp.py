"""A maker's name stamped into leather: letters as strokes of a pen, in boxes one high."""
from functools import lru_cache

import numpy as np


def bow(middle, radii, start, end, count=14):
    """Part of an ellipse (count, 2); angles in degrees."""
    a = np.radians(np.linspace(start, end, count))
    return np.stack([middle[0] + radii[0] * np.cos(a), middle[1] + radii[1] * np.sin(a)], 1)


def letter_r():
    head = np.vstack([[(0, 1), (.26, 1)], bow((.26, .76), (.24, .24), 90, -90), [(0, .52)]])
    return .52, ([(0, 0), (0, 1)], head, [(.24, .52), (.52, 0)])


#: Width of a letter and its strokes.
LETTERS = {'R': letter_r(), 'U': (.60, (np.vstack([[(0, 1)], bow((.30, .30), (.30, .30), 180, 360), [(.60, 1)]]),)),
           'E': (.44, ([(.44, 1), (0, 1), (0, 0), (.44, 0)], [(0, .52), (.36, .52)])), 'C': (.70, (bow((.45, .5), (.45, .5), 48, 312),)),
           'A': (.68, ([(0, 0), (.34, 1), (.68, 0)], [(.12, .35), (.56, .35)])), 'L': (.42, ([(0, 1), (0, 0), (.42, 0)],)),
           'D': (.66, (np.vstack([[(0, 0), (0, 1), (.2, 1)], bow((.2, .5), (.46, .5), 90, -90), [(0, 0)]]),)), ' ': (.30, ())}
PX = 160


@lru_cache
def stamped(text, tall, apart=.42, pen=.115):
    """A line of letters `tall` cm high as (rows, columns) of ink 0 … 1, PX per cm, row 0 lowest; apart, pen: shares of the height."""
    x, strokes = 0.0, []
    for letter in text:
        wide, some = LETTERS[letter]
        strokes += [np.asarray(s, float) + (x, 0) for s in some]
        x += wide + apart
    long, edge = (x - apart) * tall, 2 * pen * tall
    gx, gy = np.meshgrid(np.arange(-edge, long + edge, 1 / PX), np.arange(-edge, tall + edge, 1 / PX))
    at, off = np.stack([gx.ravel(), gy.ravel()], 1), np.full(gx.size, 9.0)
    for s in strokes:
        for a, b in zip(s[:-1] * tall, s[1:] * tall):
            t = np.clip((at - a) @ (b - a) / ((b - a) @ (b - a) + 1e-12), 0, 1)
            off = np.minimum(off, np.linalg.norm(at - a - t[:, None] * (b - a), axis=1))
    return np.clip((pen * tall * .5 - off) * PX + .5, 0, 1).reshape(gx.shape).astype(np.float32)


def name(flat, middle, tall=.34):
    """How far positions (n, 2) cm are covered by the maker's name, its middle at `middle`, read with y up."""
    ink = stamped('RUE CALDER', tall)
    j = ((flat[:, 1] - middle[1]) * PX + ink.shape[0] / 2).astype(int)
    i = ((flat[:, 0] - middle[0]) * PX + ink.shape[1] / 2).astype(int)
    on = (i >= 0) & (j >= 0) & (i < ink.shape[1]) & (j < ink.shape[0])
    return np.where(on, ink[np.clip(j, 0, ink.shape[0] - 1), np.clip(i, 0, ink.shape[1] - 1)], 0)
