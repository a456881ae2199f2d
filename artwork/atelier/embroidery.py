"""Broderie anglaise: holes whose edge is worked over with thread, stems and dots, drawn thread by thread (yarns.py). All mm."""
import numpy as np

from patterns import curve
from yarns import BOTTOM, Drawing, Yarn, kept, woven

#: A sprig of broderie, mm from its flower's middle: holes (x, y, half their length and width, degrees they are turned, their point behind), the points
#: of its stem, its dot.
SPRIG = tuple((5.2 * np.cos(a), 5.2 * np.sin(a), 2.5, 1.4, np.degrees(a)) for a in np.arange(6) * np.pi / 3) + (
    (0, 0, 1.2, 1.2, 0), (-15.2, 6.2, 3.0, 1.5, 126.05), (-17.8, -3.6, 2.6, 1.4, -131.8))
STEM, DOT = ((-9.2, 0), (-14, 1.6), (-20, 1.0), (-25, -2.4)), (-26.2, -3.4)
#: How wide and high the tile is, cm.
PERIOD = 8.8
#: Where sprigs lie in it, in half tiles, and degrees they are turned; thread they are worked with; mm from one stitch to the next, and how far over
#: a hole's edge each reaches.
SPRIGS = (((0, 0), 29), ((1, 0), 155), ((.5, 1), 243), ((1.5, 1), 63))
COTTON, STITCH, WORKED = Yarn(.24, .85, 2, .7, .3, .06, .05, 0, .03, .02), .19, 1.15


def taper(u, long, wide):
    """How wide a hole is at u from its middle, against its middle: one that is longer than wide is a drop, its point towards -u."""
    return 1 + .35 * u / long if long > wide else 1


def eyelet(d, middle, long, wide, turn):
    """A hole in a Drawing at `middle` mm, half so long and wide, mm, worked over with COTTON. See taper."""
    a = np.linspace(0, 2 * np.pi, 721)[:-1]
    u = long * np.cos(a)
    rim = np.stack([u, wide * taper(u, long, wide) * np.sin(a)], 1)
    spin = np.array(((np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))))
    y, x = np.mgrid[-(long + 1):long + 1:1 / d.scale, -(long + 1):long + 1:1 / d.scale]
    flat = np.stack([x.ravel(), y.ravel()], 1) @ spin.T
    within = np.hypot(flat[:, 0] / long, flat[:, 1] / (wide * taper(flat[:, 0], long, wide))) < 1
    columns, rows = (((v.ravel()[within] + m) * d.scale).astype(int) % len(d.height) for v, m in ((x, middle[0]), (y, middle[1])))
    d.height[rows, columns] = BOTTOM
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.vstack([rim, rim[:1]]), axis=0), axis=1))]
    s = np.arange(0, way[-1], STITCH)
    place = np.stack([np.interp(s, way, np.r_[v, v[:1]]) for v in rim.T], 1)
    along = np.stack([np.interp(s + .05, way, np.r_[v, v[:1]], period=way[-1]) for v in rim.T], 1) - place
    out = np.stack([along[:, 1], -along[:, 0]], 1) / np.linalg.norm(along, axis=1, keepdims=True)
    ends = WORKED * d.rng.uniform(.86, 1.08, (len(s), 1))
    worked(d, middle + (place - .22 * out) @ spin, middle + (place + out * ends) @ spin, .26)


def satin_stitched(d, line, half, padded=False):
    """Threads side by side across a line (n, 2) mm in a Drawing, `half` mm to each side; padded: a disc of them round its middle."""
    line = np.asarray(line, float)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    s = np.arange(0, way[-1], STITCH * .9)
    place = np.stack([np.interp(s, way, v) for v in line.T], 1)
    along = np.stack([np.interp(s, way[:-1] + np.diff(way) / 2, v) for v in np.diff(line, axis=0).T], 1)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    reach = half * (np.sqrt(np.clip(1 - (2 * s / way[-1] - 1) ** 2, .02, 1))[:, None] if padded else d.rng.uniform(.9, 1.1, (len(s), 1)))
    lean = along * (0 if padded else .6) * reach
    worked(d, place - across * reach - lean, place + across * reach + lean, .5 if padded else .34)


def worked(d, start, end, high):
    """Stitches of COTTON from start to end, (n, 2) mm, in a Drawing, that rise `high` mm over the cloth between."""
    t = np.linspace(0, 1, 9)[None, :, None]
    path = start[:, None] * (1 - t) + end[:, None] * t + d.rng.normal(0, .02, (len(start), 1, 2))
    up = np.broadcast_to(high * np.sqrt(np.maximum(1 - (2 * t - 1) ** 2, 0)) + .02, path.shape[:2] + (1,))
    shade = 1 + COTTON.tone * d.rng.normal(size=(len(start), 1, 1)) + 0 * up
    d.lay(np.concatenate([path, up, np.full_like(up, COTTON.thick / 2), shade], 2), COTTON)


def placed():
    """(middle (2,) mm, spin (2, 2), radians it is turned, place of the dot beside it) of each sprig of the tile."""
    for (column, row), turn in SPRIGS:
        a = np.radians(turn)
        middle = np.array((column + .5, row + .5)) * PERIOD * 5
        yield middle, np.array(((np.cos(a), np.sin(a)), (-np.sin(a), np.cos(a)))), a, middle + (PERIOD * 2.5 + 3, 4)


def sprigs(low, high):
    """Of each sprig, and of each dot beside one, that a piece from low to high (x, y) cm may have: places (n, 2) and radii (n,) cm of discs that cover it."""
    for middle, spin, _, dot in placed():
        parts = middle + np.vstack([[(x, y) for x, y, *_ in SPRIG], curve(*STEM)[::3], DOT]) @ spin
        wide = np.r_[[long + 2 * WORKED for _, _, long, *_ in SPRIG], np.full(len(parts) - len(SPRIG), 2.4)]
        for column in range(int(low[0] // PERIOD) - 1, int(high[0] // PERIOD) + 2):
            for row in range(int(low[1] // PERIOD) - 1, int(high[1] // PERIOD) + 2):
                for places, radii in ((parts, wide), (dot[None], np.array((2.4,)))):
                    yield places / 10 + np.array((column, row)) * PERIOD, radii / 10


@kept
def broderie():
    """Broderie anglaise: poplin with sprigs of holes, whose edges, stems and dots are worked over with cotton, thread beside thread."""
    d = Drawing(PERIOD, 2432, seed=71)
    for_both = dict(plies=2, relief=.2, fibre=.05, tone=.016, mottle=.02)
    woven(d, np.array(((1, 0), (0, 1))), Yarn(.19, .8, turn=.8, uneven=.07, **for_both), Yarn(.24, .7, turn=.9, uneven=.07, slub=.14, **for_both), 440, 300, .62, .05, pulled=.5)
    d.height[:] = np.maximum(d.height, -.35 * d.scale)                         # between its yarns one does not see through poplin
    for middle, spin, a, beside in placed():
        for x, y, long, wide, way in SPRIG:
            eyelet(d, middle + (x, y) @ spin, long, wide, np.radians(way) + a)
        satin_stitched(d, middle + curve(*STEM) @ spin, .55)
        for dot in (middle + DOT @ spin, beside):
            satin_stitched(d, dot + np.array(((-1.3, 0), (1.3, 0))) @ spin, 1.3, True)
    return d.tile(floor=-1.1, cavity=.14)
