"""
Flat pattern pieces, in centimetres: y is up and, for what hangs from the body, the height above the floor; x is 0 at the
centre. A piece is a closed outline of named edges; edges sewn to each other get the same number of points.
"""
import ctypes
from dataclasses import dataclass, field

import numpy as np

import native


def curve(*points, steps=12):
    """A smooth line through points (Catmull-Rom)."""
    p = np.array(points, float)
    if len(p) == 2:
        return p
    ext = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for a, b, c, d in zip(ext, ext[1:], ext[2:], ext[3:]):
        # centripetal: no loops where the points are unevenly spaced
        ka, kb, kc = (max(np.linalg.norm(n - m), 1e-6) ** .5 for m, n in ((a, b), (b, c), (c, d)))
        m1 = kb * ((b - a) / ka - (c - a) / (ka + kb) + (c - b) / kb)
        m2 = kb * ((c - b) / kb - (d - b) / (kb + kc) + (d - c) / kc)
        t = np.linspace(0, 1, steps, endpoint=False)[:, None]
        out.append((2 * t ** 3 - 3 * t ** 2 + 1) * b + (t ** 3 - 2 * t ** 2 + t) * m1
                   + (3 * t ** 2 - 2 * t ** 3) * c + (t ** 3 - t ** 2) * m2)
    return np.vstack(out + [p[-1:]])


def mirrored(line):
    """The same line on the other side of the centre, walked backwards."""
    return (np.asarray(line) * (-1, 1))[::-1]


def length(line):
    """Length of a line, cm."""
    return float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())


def walked(line):
    """(n,) how far it is along a line to each of its points, in the line's unit."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]


def along(line, count):
    """`count` + 1 points evenly spaced along a line."""
    d = walked(line)
    t = np.linspace(0, d[-1], count + 1)
    return np.stack([np.interp(t, d, line[:, i]) for i in (0, 1)], 1)


@dataclass
class Piece:
    """One piece of cloth. edges: name -> polyline, in order round the outline (each begins where the last ended)."""
    name: str
    edges: dict
    place: object                                # (n, 2) cm -> (n, 3) m: where it is put before it is sewn
    grain: float = 0.0                           # degrees the warp leans from upright; 45 is cut on the bias
    layer: int = 0
    gap: float = 0.0015                          # kept from the body, m
    scale: float = 1.0                           # wider or finer mesh than the garment's
    cloth: str = ''                              # another cloth than the garment's: 'rib', 'lining' …
    points: np.ndarray = field(default=None, repr=False)
    triangles: np.ndarray = field(default=None, repr=False)
    parents: np.ndarray = field(default=None, repr=False)  # (n, 2) points of the coarse mesh each lies half way between
    rims: dict = field(default_factory=dict, repr=False)   # edge name -> indices of its points, in order

    def outline(self):
        return np.vstack([np.asarray(e)[:-1] for e in self.edges.values()])

    def box(self):
        o = self.outline()
        return o.min(0), o.max(0)

    def mesh(self, spacing, counts):
        """Fills the outline with an even triangle mesh; `counts` fixes how many steps an edge has."""
        spacing = spacing * self.scale
        rim, self.rims, lines = [], {}, []
        for name, line in self.edges.items():
            n = counts.get((self.name, name)) or max(1, round(length(line) / spacing))
            pts = along(np.asarray(line, float), n)
            lines.append((name, len(rim), n))
            rim.extend(pts[:-1])
        rim = np.array(rim)
        for name, start, n in lines:
            self.rims[name] = [(start + i) % len(rim) for i in range(n + 1)]
        lo, hi = rim.min(0), rim.max(0)
        rows = np.arange(lo[1], hi[1], spacing * .866)
        inside = []
        seed = np.random.default_rng(len(self.name) + 7)
        for k, y in enumerate(rows):
            x = np.arange(lo[0], hi[0], spacing) + (spacing / 2 if k % 2 else 0)
            inside.append(np.stack([x, np.full_like(x, y)], 1) + seed.normal(0, spacing * .06, (len(x), 2)))
        inside = np.vstack(inside)
        inside = inside[within(inside, rim)]
        inside = inside[far_from(inside, rim, spacing * .62)]
        every = np.vstack([rim, inside])
        t = delaunay(every)
        middle = every[t].mean(1)
        a, b, c = every[t[:, 0]], every[t[:, 1]], every[t[:, 2]]
        area = ((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]) / 2
        t = np.where((area < 0)[:, None], t[:, ::-1], t)
        t = t[within(middle, rim) & (np.abs(area) > spacing ** 2 * .01)]
        have = {tuple(sorted(e)) for e in np.vstack([t[:, [0, 1]], t[:, [1, 2]], t[:, [2, 0]]])}
        lost = [i for i in range(len(rim)) if tuple(sorted((i, (i + 1) % len(rim)))) not in have]
        if lost:
            print(f'  {self.name}: the outline is cut at {[rim[i].round(1).tolist() for i in lost]}')
        self.points, self.triangles = every, t
        return self

    def split(self, coarse):
        """The mesh of the same piece, finer: each triangle in four."""
        t = coarse.triangles
        sides = np.sort(np.stack([t[:, [0, 1]], t[:, [1, 2]], t[:, [2, 0]]], 1).reshape(-1, 2), 1)
        edges, side = np.unique(sides, axis=0, return_inverse=True)
        n = len(coarse.points)
        a, b, c = (n + side.reshape(-1, 3)).T
        self.parents = np.vstack([np.repeat(np.arange(n)[:, None], 2, 1), edges])
        self.points = coarse.points[self.parents].mean(1)
        self.triangles = np.vstack([np.stack(k, 1) for k in ((t[:, 0], a, c), (t[:, 1], b, a), (t[:, 2], c, b), (a, b, c))])
        middle = {tuple(e): n + k for k, e in enumerate(edges.tolist())}
        for name, rim in coarse.rims.items():
            new = [rim[0]]
            for i, j in zip(rim, rim[1:]):
                new += [middle[min(i, j), max(i, j)], j]
            self.rims[name] = new
        return self


def delaunay(points):
    """Triangles (m, 3) of points in the plane."""
    order = np.argsort(points[:, 0], kind='stable')
    room = np.zeros((len(points) + 3, 2))
    room[:-3] = points[order]
    out = np.zeros((4 * len(points) + 64, 3), np.int32)
    count = native.library('delaunay').delaunay(
        ctypes.c_int(len(points)), room.ctypes.data_as(ctypes.POINTER(ctypes.c_double)),
        out.ctypes.data_as(ctypes.POINTER(ctypes.c_int)))
    return order[out[:count]]


def within(points, ring):
    """Which points lie inside of a closed ring."""
    inside = np.zeros(len(points), bool)
    for a, b in zip(ring, np.roll(ring, -1, 0)):
        crosses = (a[1] > points[:, 1]) != (b[1] > points[:, 1])
        with np.errstate(divide='ignore', invalid='ignore'):
            x = a[0] + (points[:, 1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
        inside ^= crosses & (points[:, 0] < x)
    return inside


def far_from(points, ring, least):
    """Which points are at least `least` from every point of a ring."""
    keep = np.ones(len(points), bool)
    for p in ring:
        keep &= ((points - p) ** 2).sum(1) > least * least
    return keep
