"""Sews meshed pieces into one cloth: seams are welded point to point; lengths stay those of the flat pieces."""
import copy
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np

from patterns import length

#: Stretch along the thread and across it as compliance (m/N); stiffness against bending (µN·m); how sharply it may be bent before a
#: crease stays (1/m); how wavy it lies before anything bends it (1/m), as what was folded and worn does; how much a seam draws it together; weight in kg/m2.
FABRICS = {
    'satin': dict(straight=3e-4, bias=4e-3, bend=0.12, crease=160, crumple=60, draw=.004, weight=.11),
    # two layers of something thin: a belt's ends, a bow's, and its loops, which stand
    'tie': dict(straight=2e-4, bias=2e-3, bend=1.0, crease=200, crumple=30, draw=.002, weight=.20),
    'bow': dict(straight=2e-4, bias=2e-3, bend=1.0, crease=250, crumple=10, draw=.002, weight=.20),
    'loop': dict(straight=2e-4, bias=2e-3, bend=3.0, crease=300, crumple=4, draw=.002, weight=.20),
    'crepe': dict(straight=5e-4, bias=4e-3, bend=0.3, crease=220, crumple=1, draw=.004, weight=.16),
    'poplin': dict(straight=1e-4, bias=1.5e-3, bend=0.4, crease=60, crumple=14, draw=.014, weight=.12),
    'fused': dict(straight=1e-4, bias=6e-4, bend=20., crease=160, crumple=1, draw=.006, weight=.30),
    'linen': dict(straight=1e-4, bias=1.5e-3, bend=1.4, crease=45, crumple=22, draw=.010, weight=.18),
    'jersey': dict(straight=6e-3, bias=6e-3, bend=0.3, crease=120, crumple=3, draw=.004, weight=.18),
    'knit': dict(straight=1e-2, bias=1e-2, bend=3.0, crease=200, crumple=0, draw=0, weight=.35),
    'wool': dict(straight=2e-4, bias=1.5e-3, bend=3.0, crease=140, crumple=1.5, draw=.003, weight=.30),
    'coat': dict(straight=2e-4, bias=1.5e-3, bend=16.0, crease=160, crumple=0, draw=0, weight=.48),
    'denim': dict(straight=1e-4, bias=6e-4, bend=10.0, crease=60, crumple=5, draw=.010, weight=.40),
    'leather': dict(straight=2e-4, bias=4e-4, bend=14.0, crease=80, crumple=3, draw=.004, weight=.55),
    'velvet': dict(straight=3e-4, bias=2e-3, bend=1.2, crease=200, crumple=1, draw=.003, weight=.30),
}


#: How much stiffer than the cloth a hem is, beyond once.
HEM = 5.0


def waves(a, b):
    """How far cloth bends across edges from a to b (n, 3) flat m by itself, about -1 to 1: the folds it once lay in, at random."""
    rng = np.random.default_rng(23)
    way = (b - a)[:, :2]
    way = way / (np.linalg.norm(way, axis=1, keepdims=True) + 1e-9)
    middle, total = (a + b) / 2, np.zeros(len(a))
    for long in (.11, .07, .045, .028):                                       # m from crest to crest
        for _ in range(3):
            turn = rng.uniform(0, np.pi)
            k = np.array((np.cos(turn), np.sin(turn)))
            where = rng.normal(size=(2, 3)) * 8
            patch = np.clip(np.sin(middle @ where[0]) * np.sin(middle @ where[1]) * 2, 0, 1)
            total += patch * np.sin(middle[:, :2] @ k * 2 * np.pi / long + middle[:, 2] * 7 + rng.uniform(0, 6.28)) * (way[:, 0] * k[1] - way[:, 1] * k[0]) ** 2
    return total


@dataclass
class Garment:
    """Pieces and seams; after `sew`, particles. Seams: (piece, edge, piece, edge, reversed)."""
    pieces: list
    seams: list
    fabric: str
    spacing: float = 0.8                          # cm between points of the mesh it falls on first; `sew` halves it
    form: str = 'torso'
    cords: list = field(default_factory=list)     # (piece a, xy, piece b, xy, path (n, 3) m, slack): straps
    id: np.ndarray = None                         # per piece point -> particle
    start: dict = field(default_factory=dict)     # piece -> first row of its points in `id`
    at: np.ndarray = None                         # particles, m
    strings: list = field(default_factory=list)   # particle ids of each cord
    held: list = field(default_factory=list)      # (ids, places): what stays where it lies
    laid_out: float = 0.0                         # how wide its waistband is laid out on a hanger against how it is cut; 0: as it falls
    coarse: object = None                         # the same garment with half as many points each way, sewn
    twice: ClassVar = True                        # whether it falls on a coarse mesh first

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
        if self.twice:
            self.coarse = copy.deepcopy(self)
            self.coarse.twice = False
            self.coarse.sew()
            for p, q in zip(self.pieces, self.coarse.pieces):
                p.split(q)
            self.spacing /= 2
        else:
            self.mesh()
        total = 0
        for p in self.pieces:
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

    def mesh(self):
        """Meshes the pieces; what is sewn together gets the same number of points."""
        counts = {}
        for a, ea, b, eb, _ in self.seams:
            one, two = self.piece(a), self.piece(b)
            n = counts.get((a, ea)) or counts.get((b, eb)) or max(
                1, round((length(one.edges[ea]) + length(two.edges[eb])) / 2 / (self.spacing * min(one.scale, two.scale))))
            counts[a, ea] = counts[b, eb] = n
        for p in self.pieces:
            p.mesh(self.spacing, counts)

    def follow(self):
        """Lies as the coarse garment does: every point where it lies there, or half way between two of its points."""
        rows = np.concatenate([self.coarse.start[p.name] + p.parents for p in self.pieces])
        places = self.coarse.at[self.coarse.id[rows]].mean(1)
        hits = np.bincount(self.id)
        cloth = np.stack([np.bincount(self.id, places[:, c]) for c in range(3)], 1) / hits[:, None]
        self.at[:len(cloth)] = cloth
        for mine, theirs in zip(self.strings, self.coarse.strings):
            self.at[mine] = self.coarse.at[theirs]

    def twins(self):
        """The coarse garment's particle at each of this one's, or -1."""
        twin = np.full(len(self.at), -1)
        for p in self.pieces:
            own = p.parents[:, 0] == p.parents[:, 1]
            fine, rough = (g.id[g.start[p.name]:][:len(q)] for g, q in ((self, p.points), (self.coarse, p.parents[own])))
            twin[fine[own]] = rough
        for mine, theirs in zip(self.strings, self.coarse.strings):
            twin[mine] = theirs
        return twin

    def lead(self):
        """Lays the coarse garment as this one lies."""
        twin = self.twins()
        self.coarse.at[twin[twin >= 0]] = self.at[twin >= 0]

    def hold_coarse(self):
        """Holds the coarse garment where this one is held."""
        twin = self.twins()
        self.coarse.held = [(twin[ids][there], places[there], *more) for ids, places, *more in self.held for there in [twin[ids] >= 0]]

    def constraints(self):
        """Edges, bends, masses, rest positions and layers, from the flat pieces."""
        cloth = FABRICS[self.fabric]
        n = len(self.at)
        mass, pairs, rest, comply, soft, sides = np.zeros(n), [], [], [], [], []
        self.flat = np.zeros((n, 3))
        self.layer = np.zeros(n, int)
        self.gap = np.full(n, .0015)
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
            turned = self.turned(p)
            for k in range(3):
                np.add.at(mass, ids[t[:, k]], area / 3 * stuff['weight'] * (1 + turned[t[:, k]]))
            e = np.vstack([t[:, [0, 1]], t[:, [1, 2]], t[:, [2, 0]]])
            o = np.r_[t[:, 2], t[:, 0], t[:, 1]]
            e = np.where((ids[e[:, 0]] > ids[e[:, 1]])[:, None], e[:, ::-1], e)
            d, r = xy[e[:, 1]] - xy[e[:, 0]], xy[o] - xy[e[:, 0]]
            long = np.linalg.norm(d, axis=1) + 1e-9
            # of each side of each triangle: its ends and the corner across; how far along it and how far off that lies; the fabric's
            sides.append(np.c_[ids[e], ids[o], long, (r * d).sum(1) / long, (d[:, 0] * r[:, 1] - d[:, 1] * r[:, 0]) / long,
                               stuff['bend'] * 1e-6 * (1 + HEM * turned[e].min(1)), np.full((len(e), 2), (stuff['crease'], stuff['crumple']))])
            _, first, often = np.unique(np.sort(e, 1), axis=0, return_index=True, return_counts=True)
            angle = np.arctan2(d[first, 1], d[first, 0]) - np.radians(90 - p.grain)
            slant = np.sin(2 * angle) ** 2
            sewn = (often == 1) & self.in_seam(p, e[first])
            pairs.append(ids[e[first]])
            rest.append(long[first] * np.where(sewn, 1 - stuff['draw'], 1))
            comply.append(stuff['straight'] + (stuff['bias'] - stuff['straight']) * slant)
            soft.append(np.ones(len(first)))
        self.bends(np.vstack(sides))
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

    def turned(self, piece, wide=1.8):
        """1 at the points of a piece within `wide` cm of an edge that is sewn to nothing: it is turned up there, or bound."""
        sewn = {(a, ea) for a, ea, *_ in self.seams} | {(b, eb) for _, _, b, eb, _ in self.seams}
        near = np.full(len(piece.points), np.inf)
        for name in [name for name in piece.edges if (piece.name, name) not in sewn]:
            for i in piece.rims[name]:
                near = np.minimum(near, ((piece.points - piece.points[i]) ** 2).sum(1))
        return (near < wide * wide).astype(float)

    def in_seam(self, piece, edges):
        """Which edges (pairs of a piece's points) lie along its seams."""
        met = np.zeros(len(piece.points), bool)
        for a, ea, b, eb, _ in self.seams:
            for name, edge in ((a, ea), (b, eb)):
                if name == piece.name:
                    met[piece.rims[edge]] = True
        return met[edges].all(1)

    def bends(self, sides):
        """
        Hinges of two triangles at a common edge, in a piece or across a seam (pressed: it bends as the cloth beside it does).
        hinges: (h, 4) ids; weigh: (h, 4) how much each counts for the bend; limp: compliance; give: bend at which a crease stays;
        lean: bend it has by itself.
        """
        sides = sides[np.lexsort((np.abs(sides[:, 5]), sides[:, 1], sides[:, 0]))]
        two = np.flatnonzero((sides[1:, :2] == sides[:-1, :2]).all(1))
        a, b = sides[two], sides[two + 1]
        long = (a[:, 3] + b[:, 3]) / 2
        ha, hb = np.maximum(np.abs(a[:, 5]), .15 * long), np.maximum(np.abs(b[:, 5]), .15 * long)
        ta, tb = a[:, 4] * long / a[:, 3], b[:, 4] * long / b[:, 3]
        self.hinges = np.c_[a[:, :3], b[:, 2]].astype(int)
        self.weigh = np.stack([(long - ta) / ha + (long - tb) / hb, ta / ha + tb / hb, -long / ha, -long / hb], 1)
        area = long * (ha + hb) / 2
        self.limp = area / np.minimum(a[:, 6], b[:, 6])
        self.give = np.minimum(a[:, 7], b[:, 7]) * area * 2 / 3
        self.lean = waves(*self.flat[self.hinges[:, :2]].transpose(1, 0, 2)) * np.minimum(a[:, 8], b[:, 8]) * area * 2 / 3 * np.sign(a[:, 5])

    def faces(self):
        """Triangles as particle ids, with piece number and flat corners: (m, 3), (m,), (m, 3, 2)."""
        tri, number, flat = [], [], []
        for k, p in enumerate(self.pieces):
            ids = self.id[self.start[p.name]:self.start[p.name] + len(p.points)]
            tri.append(ids[p.triangles])
            number.append(np.full(len(p.triangles), k))
            flat.append(p.points[p.triangles])
        return np.vstack(tri), np.concatenate(number), np.vstack(flat)
