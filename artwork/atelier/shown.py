"""Other ways to show a garment than worn: what hangs (hangers.py) keeps its layers apart; what is of one piece is spread on a table."""
import numpy as np
from scipy import ndimage

import drape
from forms import ORIGIN, SHAPE, STEP


def grid():
    """Coordinates (x, y, z) of the grid of distances, to be broadcast."""
    return np.meshgrid(*(ORIGIN[i] + STEP * np.arange(SHAPE[i]) for i in range(3)), indexing='ij', sparse=True)


def before(garment, cell=.02, apart=.02):
    """
    How much of each particle belongs to the garment's front, 0..1: in its column of `cell` m squared, of the body or of a limb, it lies before the
    widest gap. Where that is narrower than `apart` m one layer slants: that of the body, or of a leg, is what its piece is called.
    """
    out = np.zeros(len(garment.at))
    named = np.full(len(garment.at), np.nan)
    for p in garment.pieces:
        if (leg(p) or not limb(p)) and ('front' in p.name or 'back' in p.name):
            named[garment.id[garment.start[p.name]:][:len(p.points)]] = float('front' in p.name)
    for own in groups(garment):
        column = np.round(garment.at[own][:, [0, 2]] / cell).astype(int)
        _, column = np.unique(column, axis=0, return_inverse=True)
        order = np.lexsort((garment.at[own, 1], column))
        y, column = garment.at[own[order], 1], column[order]
        gap = np.where(np.diff(column) == 0, np.diff(y), 0)
        widest, split = np.zeros(column.max() + 1), np.zeros(column.max() + 1)
        rising = gap.argsort(kind='stable')
        widest[column[rising]], split[column[rising]] = gap[rising], (y[:-1] + gap / 2)[rising]
        low, high = np.full(column.max() + 1, np.inf), np.full(column.max() + 1, -np.inf)
        np.minimum.at(low, column, y)
        np.maximum.at(high, column, y)
        parts = widest > apart
        split = np.where(parts, split, (low + high) / 2)[column]
        share = np.clip((split - y) / .008 + .5, 0, 1)
        out[own[order]] = np.where(parts[column] | np.isnan(named[own[order]]), share, named[own[order]])
    for _ in range(3):                                                       # no step where the halves meet
        sums, hits = np.zeros(len(out)), np.zeros(len(out))
        for i, j in ((0, 1), (1, 0)):
            sums += np.bincount(garment.pairs[:, i], out[garment.pairs[:, j]], len(out))
            hits += np.bincount(garment.pairs[:, i], minlength=len(out))
        out = np.where(hits > 0, (out + sums) / (1 + hits), out)
    return out


def leg(piece):
    """Whether a piece is of trousers' legs: it has an inseam."""
    return 'inner' in piece.edges


def limb(piece):
    """Which limb a piece is of: 'left' or 'right' of what has sleeves or legs, 'both' where one piece is of both; None of the body."""
    if leg(piece) or any(word in piece.name for word in ('sleeve', 'cuff', 'leg')):
        return next((word for word in ('left', 'right') if word in piece.name), 'both')
    return None


def groups(garment):
    """Particles (m,) that lie over one another: each sleeve or leg by itself, and the rest."""
    out = {}
    for p in garment.pieces:
        out.setdefault(limb(p), []).append(garment.id[garment.start[p.name]:garment.start[p.name] + len(p.points)])
    return [np.unique(np.concatenate(ids)) for ids in out.values()]


def laps(garment, cell=.01):
    """
    [(particles of the piece that lies under, of the one over it) …] of a worn garment where its left and right front, or the bands along them, lap:
    over one another in columns of `cell` m.
    """
    fronts = [(p.name.split()[0], garment.id[garment.start[p.name]:][:len(p.points)]) for p in garment.pieces
              if ('front' in p.name or p.name in ('left band', 'right band')) and not limb(p)]
    out = []
    for k, (side, first) in enumerate(fronts):
        for other, second in fronts[k + 1:]:
            if side == other:
                continue
            a, b = np.setdiff1d(first, second), np.setdiff1d(second, first)  # what is sewn to both lies in neither
            columns, own = np.unique(np.round(garment.at[np.r_[a, b]][:, [0, 2]] / cell).astype(int), axis=0, return_inverse=True)
            (deep_a, n_a), (deep_b, n_b) = ((np.bincount(i, garment.at[ids, 1], len(columns)), np.bincount(i, minlength=len(columns)))
                                            for ids, i in ((a, own[:len(a)]), (b, own[len(a):])))
            both = (n_a > 0) & (n_b > 0)
            if both.any():
                out.append((a, b) if (deep_a[both] / n_a[both]).mean() > (deep_b[both] / n_b[both]).mean() else (b, a))
    return out


def lifted(garment, under, over, apart=.0022, cell=.004, sunk=.006):
    """Lifts the particles `over` off those `under` them where they have sunk through by less than `sunk` m: what is deeper is folded round them."""
    lo = garment.at[np.r_[under, over]].min(0)[[0, 2]] - 3 * cell
    at_under, at_over = (((garment.at[ids][:, [0, 2]] - lo) / cell).T for ids in (under, over))
    high = np.full((np.maximum(at_under.max(1), at_over.max(1)) + 4).astype(int), np.inf)
    np.minimum.at(high, tuple(at_under.astype(int)), garment.at[under, 1])
    high = ndimage.minimum_filter(high, 5)
    known = np.isfinite(high)
    weight = ndimage.gaussian_filter(known.astype(float), 1.5)
    high = ndimage.gaussian_filter(np.where(known, high, 0), 1.5) / np.maximum(weight, 1e-6)
    most = ndimage.map_coordinates(high, at_over - .5, order=1) - apart      # between cells: steps would be seen
    deep = np.where(known[tuple(at_over.astype(int))], garment.at[over, 1] - most, 0)
    garment.at[over, 1] -= np.where(deep < sunk, np.maximum(deep, 0), 0)


def parted(garment, cell=.006, wide=4, apart=.0055):
    """
    Changes garment.at of a worn garment: where the front that lies under has come through the one over it, and `wide` cells of `cell` m squared round
    there, both are laid as they lie on an average, `apart` m from each other. Elsewhere nothing moves.
    """
    for pair in laps(garment):
        lo = garment.at[np.concatenate(pair)].min(0)[[0, 2]] - 2 * wide * cell
        at = [((garment.at[ids][:, [0, 2]] - lo) / cell).T for ids in pair]
        shape = (np.maximum(at[0].max(1), at[1].max(1)) + 2 * wide).astype(int)
        hits, deep = np.zeros((2, *shape)), np.zeros((2, *shape))
        for k, ids in enumerate(pair):
            np.add.at(hits[k], tuple(at[k].astype(int)), 1)
            np.add.at(deep[k], tuple(at[k].astype(int)), garment.at[ids, 1])
        both = (hits > 0).all(0)
        under, over = deep / np.maximum(hits, 1)
        sunk = ndimage.binary_erosion(both, np.ones((3, 3))) & (under < over)   # not along a seam between the two
        if not sunk.any():
            continue
        near = ndimage.gaussian_filter(ndimage.binary_dilation(sunk, iterations=wide).astype(float), 1.5)
        middle, known = (ndimage.gaussian_filter(v, wide / 2) for v in (np.where(both, under + over, 0) / 2, both * 1.0))
        middle /= np.maximum(known, 1e-6)
        for ids, columns, way in zip(pair, at, (1, -1)):
            share, place = (ndimage.map_coordinates(v, columns - .5, order=1) for v in (near, middle))
            garment.at[ids, 1] += (place + way * apart / 2 - garment.at[ids, 1]) * share


def settled(garment, front, body, stages, thickness, laps=(), held=None):
    """
    Changes garment.at, on this mesh alone. body: grid of distances; stages: [(stage of drape.fall, in how many parts) …]; after each part the front
    is parted from the back, and one front from the other. front: see before(); laps: see there; held: number of parts done -> what is held then (see
    Garment.held), nothing without.
    """
    thickness = max(thickness, .0035)
    done = 0
    garment.gap = .0015 + (thickness + .001) * front
    # not where it turns from one to the other: there they are one cloth
    layers = [(own[front[own] < .1], own[front[own] > .9]) for own in groups(garment)] + list(laps)
    layers = [(under, over) for under, over in layers if len(under) and len(over)]
    for stage, parts in stages:
        for _ in range(parts):
            done += 1
            garment.held = held(done) if held else []
            for _ in drape.falling(garment, body, [dict(stage, frames=stage['frames'] // parts)], thickness=thickness):
                for under, over in layers:
                    lifted(garment, under, over)


#: Where the table is, m behind the middle of the form; nobody smooths cloth out to its full width and length: so much of them is left; how far from flat it lies, m.
TABLE, LOOSE, UNEVEN = .041, (.985, .992), .0014


def laid(garment):
    """Changes garment.at of what is of one piece: spread on an upright table, which the usual camera looks down on."""
    piece, = garment.pieces
    flat = np.zeros((len(garment.at), 2))
    flat[garment.id] = piece.points / 100
    x, z = (flat * LOOSE + (0, 1.15 - flat[:, 1].mean())).T                   # within the grid of distances
    garment.at = np.stack([x, np.full(len(x), TABLE), z], 1) + drape.unrest(garment.flat, UNEVEN)
