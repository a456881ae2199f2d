"""Ribbons that are tied: they hang from a knot and fall on the draped garment as cloth of their own."""
import os
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

import drape
import finish
import forms
import mesh as meshes
import native
from patterns import Piece
from picture import fingerprint
from recipe import TRIM
from sewing import Garment
from wardrobe.lapels import Cloth

#: It is laid out, falls in wide folds, and softens.
FALLS = [dict(frames=10, gravity=0, drag=12, friction=.1, substeps=20),
         dict(frames=26, gravity=5, drag=2.5, friction=.1, substeps=24, stiff=6),
         dict(frames=14, gravity=5, drag=4, friction=.3, substeps=24)]


@dataclass
class Knot:
    """Where a ribbon is tied: a place, m, and unit directions out, up and to the wearer's left."""
    place: np.ndarray
    out: np.ndarray
    up: np.ndarray
    side: np.ndarray

    @classmethod
    def at(cls, place, out):
        out = out / np.linalg.norm(out)
        up = np.array((0, 0, 1.0)) - out * out[2]
        up /= np.linalg.norm(up)
        side = np.cross(up, out)
        return cls(np.asarray(place, float), out, up, side * np.sign(side[0]))

    def __call__(self, side, up, out):
        return self.place + np.multiply.outer(side, self.side) + np.multiply.outer(up, self.up) + np.multiply.outer(out, self.out)


def gathered(x, wide, share, folds, turn=0.0):
    """Cloth `wide` m across drawn together to these shares of it, in folds: where its points x lie across, and how far out, m."""
    leg = wide / (2 * folds)
    wave = 2 / np.pi * np.arcsin(.98 * np.sin(2 * np.pi * (folds * x / wide + turn)))
    return x * share, leg / 2 * np.sqrt(np.maximum(1 - share ** 2, 0)) * wave


def tail(name, knot, wide, long, start=(0, 0, 0), lean=0.0, slant=0.0, share=.2, folds=3, turn=0.0, opens=.14, spread=.6, ahead=0.0, twist=0.0,
         reach=.1, held=.008):
    """
    An end that hangs from a knot: (piece, which of its points the knot holds). wide, long: m; start: where it comes out of the knot; lean: to
    which side it leaves the knot, a slope, and `reach` m below hangs plumb; slant: of its cut end; share: of its width at the knot, `spread` from
    `opens` m below it on; ahead: m it is put before what hangs beside it; twist: radians from end to end.
    """
    w, l, s = wide * 50, long * 100, slant * wide * 50
    edges = {'low': np.array([(-w, -l - s), (w, -l + s)]), 'right': np.array([(w, -l + s), (w, 0)]), 'high': np.array([(w, 0), (-w, 0)]),
             'left': np.array([(-w, 0), (-w, -l - s)])}

    def place(points):
        x, down = points[:, 0] / 100, -points[:, 1] / 100
        open_ = np.clip((down - held) / opens, 0, 1)
        across, out = gathered(x, wide, share + (spread - share) * open_ ** .7, folds, turn)
        turned = twist * down / long
        return knot(start[0] + across * np.cos(turned) + lean * reach * (1 - np.exp(-down / reach)), start[1] - down,
                    start[2] + out + across * np.sin(turned) + ahead * open_)
    return Piece(name, edges, place), lambda points: points[:, 1] > -held * 100


def loop(name, knot, sign, wide, long, droop=.5, deep=.020, share=.16, folds=5, turn=0.0, held=.020):
    """A bow's loop to one side (sign: 1 the wearer's left): out in front, round, and back behind. As `tail`; long: m, of both ways together."""
    w, l = wide * 50, long * 100
    corners = np.array([(-w, 0), (w, 0), (w, l), (-w, l)])
    edges = {name: corners[[i, (i + 1) % 4]] for i, name in enumerate(('front', 'right', 'back', 'left'))}

    def place(points):
        x, s = points[:, 0] / 100, points[:, 1] / l
        a = np.pi * s
        far = long * .46 * np.sin(a) ** .9
        c = share + (.95 - share) * np.clip((far - held) / (long * .34), 0, 1) ** .8
        across, out = gathered(x, wide, c, folds, turn)
        body = np.cos(a) * (.0055 + deep * np.sin(a) ** .8)
        return knot(sign * far, across - droop * far, .010 + body + out * np.where(s < .5, 1, -1))
    return Piece(name, edges, place, cloth='loop'), lambda points: np.minimum(points[:, 1], l - points[:, 1]) < held * 100


def barrel(place, out, high=.0195, wide=.0165, deep=.0105):
    """A ribbon wound once round itself, aslant: a short barrel whose folds run the way it was drawn."""
    side, up = np.cross((0, 0, 1.0), out), np.array((0, 0, 1.0))
    rows, turn = [], np.linspace(0, 2 * np.pi, 64, endpoint=False)
    for a in np.linspace(-np.pi / 2, np.pi / 2, 72):
        fold = 1 + .05 * np.sin(6.5 * a + .3 * np.sin(turn) + .9) + .02 * np.sin(15 * a + .9 * np.cos(turn))
        swell = max(np.cos(a), 0) ** .55 * fold
        x = np.sin(a) * wide * (1 + .12 * np.cos(turn)) + .0045 * np.cos(turn)
        rows.append(place + x[:, None] * side + (swell * np.cos(turn) * high)[:, None] * up + (swell * np.sin(turn) * deep)[:, None] * out)
    flat = np.stack(np.broadcast_arrays(np.arange(64)[None] * .11, np.arange(72)[:, None] * .05), -1)
    return meshes.strip(rows, True, flat, TRIM).with_normals()


#: How thick a strap is to what hangs on it, m.
STRAP = .002


def ground(lookup, points, reach=.05):
    """The grid of distances of the cloth and the straps of a garment (a Lookup), and of the body in it, round points (n, 3) m."""
    grid = np.ones_like(lookup.body) if lookup.worn else lookup.body.copy()
    low, high = points.min(0) - reach, points.max(0) + reach
    low, high = (np.clip(np.floor((end - forms.ORIGIN) / forms.STEP).astype(int), 0, forms.SHAPE) for end in (low, high))
    box = tuple(slice(a, b) for a, b in zip(low, high))
    at = np.stack(np.meshgrid(*(forms.ORIGIN[k] + forms.STEP * np.arange(low[k], high[k]) for k in range(3)), indexing='ij'), -1)
    cloth = Cloth(lookup.garment, lookup.body, worn=lookup.worn)
    far, near = cloth.tree.query(at.reshape(-1, 3))
    ahead = ((at.reshape(-1, 3) - cloth.points[near]) * cloth.normals[near]).sum(1) > 0
    grid[box] = np.minimum(grid[box], (np.where(ahead, far, -far)).reshape(at.shape[:3]))
    for chain in lookup.garment.strings:
        far, _ = cKDTree(finish.over(lookup.garment.at[chain])).query(at)
        grid[box] = np.minimum(grid[box], far - STRAP)
    return grid


def before(grid, at, down, least=.012, rows=.005):
    """Points (n, 3) of what hangs, laid in front of what is below: each row comes forward until all of it is clear. down: (n,) m below the knot."""
    need, p = np.zeros(len(at)), at.copy()
    for _ in range(60):
        inside = forms.at(grid, p) < least
        need[inside] += .002
        p[inside, 1] -= .002
    row = np.maximum(down / rows, 0).astype(int)
    far = np.zeros(row.max() + 1)
    np.maximum.at(far, row, need)
    for _ in range(20):                                                       # it spans hollows
        far[1:-1] = np.maximum(far[1:-1], (far[:-2] + far[2:]) / 2)
    far = np.minimum(far, .003 + rows * 1.5 * np.arange(len(far)))             # it comes out of the knot
    return at - np.outer(np.interp(down / rows, np.arange(len(far)) + .5, far), (0, 1, 0))


def fallen(parts, lookup, fabric='bow', spacing=.7, thickness=.0045, depth=.0009, gap=.006, stages=FALLS):
    """[Mesh] of TRIM of (piece, held) of tail and loop, fallen on a draped garment (a Lookup)."""
    pieces = [p for p, _ in parts]
    for p in pieces:
        p.gap = gap
    g = Garment(pieces, [], fabric, spacing).sew()
    below = ground(lookup, g.at)
    for one in (g.coarse, g):
        for p in (p for p in one.pieces if 'low' in p.edges):
            ids = one.id[one.start[p.name]:][:len(p.points)]
            one.at[ids] = before(below, one.at[ids], -p.points[:, 1] / 100)
    for p, held in parts:
        ids = g.id[g.start[p.name]:][:len(p.points)][held(p.points)]
        g.held.append((ids, g.at[ids].copy()))
    path = os.path.join(native.CACHE, f'ribbons-{fingerprint(g, below, stages, thickness)}.npy')
    if os.path.exists(path):
        g.at = np.load(path).astype(float)
    else:
        drape.fall(g, below, stages, thickness=thickness, say=lambda text: None)
        np.save(path, g.at.astype(np.float32))
    g.at = finish.evened(g)
    sheet = finish.cloth(g, below, depth)
    sheet.material[:] = TRIM
    return [sheet]
