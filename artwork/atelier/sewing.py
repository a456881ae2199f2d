"""Sews meshed pieces into one cloth: seams are welded point to point; lengths stay those of the flat pieces."""
from dataclasses import dataclass, field

import numpy as np

from patterns import length

#: Stretch along the thread and across it, and bending, as compliance (m/N); weight in kg/m2.
FABRICS = {
    'satin': dict(straight=3e-4, bias=4e-3, bend=60., weight=.11),
    'crepe': dict(straight=5e-4, bias=4e-3, bend=30., weight=.16),
    'poplin': dict(straight=1e-4, bias=1e-3, bend=2.0, weight=.12),
    'linen': dict(straight=1e-4, bias=1e-3, bend=1.2, weight=.18),
    'jersey': dict(straight=8e-3, bias=8e-3, bend=12., weight=.18),
    'knit': dict(straight=1e-2, bias=1e-2, bend=2.0, weight=.35),
    'wool': dict(straight=2e-4, bias=1.5e-3, bend=.5, weight=.30),
    'coat': dict(straight=2e-4, bias=1.5e-3, bend=.12, weight=.48),
    'denim': dict(straight=1e-4, bias=6e-4, bend=.25, weight=.40),
    'leather': dict(straight=2e-4, bias=4e-4, bend=.3, weight=.55),
    'velvet': dict(straight=3e-4, bias=2e-3, bend=4.0, weight=.30),
}


@dataclass
class Garment:
    """Pieces and seams; after `sew`, particles. Seams: (piece, edge, piece, edge, reversed)."""
    pieces: list
    seams: list
    fabric: str
    spacing: float = 0.8                          # cm between points
    form: str = 'torso'
    cords: list = field(default_factory=list)     # (piece a, xy, piece b, xy, path (n, 3) m, slack): straps
    id: np.ndarray = None                         # per piece point -> particle
    start: dict = field(default_factory=dict)     # piece -> first row of its points in `id`
    at: np.ndarray = None                         # particles, m
    strings: list = field(default_factory=list)   # particle ids of each cord
    held: list = field(default_factory=list)      # (ids, places): what stays where it lies

    def piece(self, name):
        return next(p for p in self.pieces if p.name == name)

    def ids(self, piece, edge):
        """Particles along an edge."""
        return self.id[self.start[piece] + np.array(self.piece(piece).rims[edge])]

    def nearest(self, piece, xy):
        """The particle of a piece nearest to a flat position, cm."""
        p = self.piece(piece)
        return self.id[self.start[piece] + int(((p.points - xy) ** 2).sum(1).argmin())]

    def sew(self):
        counts = {}
        for a, ea, b, eb, _ in self.seams:
            one, two = self.piece(a), self.piece(b)
            n = counts.get((a, ea)) or counts.get((b, eb)) or max(
                1, round((length(one.edges[ea]) + length(two.edges[eb])) / 2 / (self.spacing * min(one.scale, two.scale))))
            counts[a, ea] = counts[b, eb] = n
        total = 0
        for p in self.pieces:
            p.mesh(self.spacing, counts)
            self.start[p.name] = total
            total += len(p.points)
        parent = np.arange(total)

        def root(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i
        for a, ea, b, eb, back in self.seams:
            one = self.start[a] + np.array(self.piece(a).rims[ea])
            two = self.start[b] + np.array(self.piece(b).rims[eb])
            for i, j in zip(one, two[::-1] if back else two):
                parent[root(i)] = root(j)
        roots = np.array([root(i) for i in range(total)])
        _, self.id = np.unique(roots, return_inverse=True)
        n = self.id.max() + 1
        placed = np.vstack([p.place(p.points) for p in self.pieces])
        sums, hits = np.zeros((n, 3)), np.bincount(self.id, minlength=n)
        for c in range(3):
            sums[:, c] = np.bincount(self.id, placed[:, c], n)
        self.at = sums / hits[:, None]
        self.constraints()
        return self

    def constraints(self):
        """Edges, bends, masses, rest positions and layers, from the flat pieces."""
        cloth = FABRICS[self.fabric]
        n = len(self.at)
        mass, pairs, rest, comply, soft = np.zeros(n), [], [], [], []
        self.flat = np.zeros((n, 3))
        self.layer = np.zeros(n, int)
        self.gap = np.full(n, .0015)
        sides = []
        for number, p in enumerate(self.pieces):
            stuff = FABRICS.get(p.cloth, cloth)
            ids = self.id[self.start[p.name]:self.start[p.name] + len(p.points)]
            xy = p.points / 100
            self.flat[ids] = np.c_[xy, np.full(len(xy), 3.0 * number)]
            self.layer[ids] = p.layer
            self.gap[ids] = np.maximum(self.gap[ids], p.gap)
            t = p.triangles
            a, b, c = xy[t[:, 0]], xy[t[:, 1]], xy[t[:, 2]]
            area = np.abs((b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])) / 2
            for k in range(3):
                np.add.at(mass, ids[t[:, k]], area / 3 * stuff['weight'])
            e = np.sort(np.vstack([t[:, [0, 1]], t[:, [1, 2]], t[:, [2, 0]]]), 1)
            opposite = np.r_[t[:, 2], t[:, 0], t[:, 1]]
            order = np.lexsort((e[:, 1], e[:, 0]))
            e, opposite = e[order], opposite[order]
            fresh = np.r_[True, (e[1:] != e[:-1]).any(1)]
            u = e[fresh]
            d = xy[u[:, 1]] - xy[u[:, 0]]
            angle = np.arctan2(d[:, 1], d[:, 0]) - np.radians(90 - p.grain)
            slant = np.sin(2 * angle) ** 2
            pairs.append(ids[u])
            rest.append(np.linalg.norm(d, axis=1))
            comply.append(stuff['straight'] + (stuff['bias'] - stuff['straight']) * slant)
            soft.append(np.ones(len(u)))
            second = np.flatnonzero(~fresh)
            alone = fresh & np.r_[fresh[1:], True]
            for (i, j), o in zip(e[alone], opposite[alone]):
                a, b = (i, j) if ids[i] < ids[j] else (j, i)
                d = (xy[b] - xy[a]) / (np.linalg.norm(xy[b] - xy[a]) + 1e-9)
                r = xy[o] - xy[a]
                sides.append((ids[a], ids[b], ids[o], r @ d, abs(d[0] * r[1] - d[1] * r[0])))
            o = np.stack([opposite[second - 1], opposite[second]], 1)
            pairs.append(ids[o])
            rest.append(np.linalg.norm(xy[o[:, 1]] - xy[o[:, 0]], axis=1))
            comply.append(np.full(len(o), stuff['bend']))
            soft.append(np.ones(len(o)))
        # a pressed seam lies flat: it bends as the cloth beside it does
        met = {}
        for a, b, o, t, high in sides:
            if (a, b) in met:
                other, t0, high0 = met[a, b]
                pairs.append(np.array([[o, other]]))
                rest.append(np.array([np.hypot(t - t0, high + high0)]))
                comply.append(np.array([cloth['bend']]))
                soft.append(np.ones(1))
            met[a, b] = o, t, high
        for a, axy, b, bxy, path, slack in self.cords:
            i, j = self.nearest(a, axy), self.nearest(b, bxy)
            new = n + np.arange(len(path) - 2)
            chain = np.r_[i, new, j]
            n += len(new)
            self.at = np.vstack([self.at, path[1:-1]])
            self.flat = np.vstack([self.flat, path[1:-1] + 90])
            self.layer, self.gap = np.r_[self.layer, np.full(len(new), 90)], np.r_[self.gap, np.full(len(new), .002)]
            mass = np.r_[mass, np.full(len(new), 2e-5)]
            pairs.append(np.stack([chain[:-1], chain[1:]], 1))
            rest.append(np.linalg.norm(np.diff(path, axis=0), axis=1) * slack)
            comply.append(np.full(len(chain) - 1, 1e-6))
            soft.append(np.full(len(chain) - 1, .2))
            self.strings.append(chain)
            top = np.flatnonzero(path[:, 2] > path[:, 2].max() - .03)
            self.held.append((chain[top], path[top]))
            # the pull of a strap reaches its ends at once
            steps = np.linalg.norm(np.diff(path, axis=0), axis=1) * slack
            for end, anchor, long in ((i, top[0], steps[:top[0]].sum()), (j, top[-1], steps[top[-1]:].sum())):
                ties = np.argsort(((self.flat[:n - len(new)] - self.flat[end]) ** 2).sum(1))[:6]
                for tie in ties:
                    pairs.append(np.array([[tie, chain[anchor]]]))
                    rest.append(np.array([long + np.linalg.norm(self.flat[tie] - self.flat[end])]))
                    comply.append(np.array([1e-6]))
                    soft.append(np.zeros(1))
        self.mass = mass
        self.pairs, self.rest = np.vstack(pairs), np.concatenate(rest)
        self.comply, self.soft = np.concatenate(comply), np.concatenate(soft)

    def faces(self):
        """Triangles as particle ids, with piece number and flat corners: (m, 3), (m,), (m, 3, 2)."""
        tri, number, flat = [], [], []
        for k, p in enumerate(self.pieces):
            ids = self.id[self.start[p.name]:self.start[p.name] + len(p.points)]
            tri.append(ids[p.triangles])
            number.append(np.full(len(p.triangles), k))
            flat.append(p.points[p.triangles])
        return np.vstack(tri), np.concatenate(number), np.vstack(flat)
