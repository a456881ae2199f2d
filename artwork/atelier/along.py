"""What is sewn onto a garment goes along when that is hung: what lies on its cloth is laid there again, what has a shape of its own moves as the cloth below it does."""
from dataclasses import dataclass, replace

import numpy as np
from scipy import sparse
from scipy.sparse.linalg import spsolve
from scipy.spatial import cKDTree

import mesh as meshes
import recipe as recipes
from shown import groups

#: What is nowhere wider than so many m keeps its shape.
SMALL = .06
#: To which share of its height over the cloth it may sink, when that has moved.
SUNK = .8
#: What is nearer to each other than so many m is sewn together and moves alike: a collar and its stand, threads and what they are in.
SEWN_TO = .003
#: What has sunk to less than this share of its height comes out of the cloth at last; how often that is smoothed, each time.
CLEAR, CLEARED = .9, (6, 6, 3, 1)
#: How often each point of what is sewn on moves as those round it do on an average: the cloth below has finer folds than what lies on it.
EVEN = 24
#: How firm a collar is along the neck: where the cloth below turns by a right angle, it does so in a curve of about 1.8 times so many m; where it was
#: pushed out of that at last, of so many. How far from its seam, m, it is so: that turns as the neck does.
FIRM, FIRM_AT_LAST, FROM_SEAM = .026, .010, .015
#: How far round what is hard the cloth it is fixed to keeps its shape: in lengths of it, and m at least.
HELD, HELD_AT_LEAST = .4, .008


@dataclass
class Moved:
    """
    Where points of a mesh come to lie as the cloth round them says. points: (n, 3) m; ahead: (n, 3) away from the cloth; under: (n, 3) what is below them;
    high: (n,) m over it before; lies: (n,) 0..1, how much they lie on it.
    """
    points: np.ndarray
    ahead: np.ndarray
    under: np.ndarray
    high: np.ndarray
    lies: np.ndarray


def small(mesh):
    """Whether a mesh goes as one: a button, a knot, a buckle."""
    return mesh.rigid or np.ptp(mesh.points, axis=0).max() < SMALL


def of_others(garment, names):
    """Particles of pieces that are not among those called `names`."""
    return np.unique(np.concatenate([garment.id[garment.start[p.name]:][:len(p.points)] for p in garment.pieces if p.name not in names]))


def gone_along(mesh, worn, garment, every=5, near=40, leave=()):
    """
    Where what is sewn onto a garment as it is worn comes to lie when that lies or hangs (Moved): each of its points turns and moves as the cloth
    round it does, the wider round it the farther off it stands, and stays as high over the cloth next to it; what is small goes as one. It goes with
    the body's cloth, a limb's or a strap, if a quarter of it is nearest to that: a belt not with sleeves. leave: what pieces are called that it does
    not go along with.
    """
    own = [np.intersect1d(ids, of_others(garment, leave)) if leave else ids for ids in groups(garment)] + garment.strings
    nearest = np.array([cKDTree(worn.at[ids]).query(mesh.points)[0] for ids in own]).argmin(0)
    ids = np.unique(np.concatenate([g for k, g in enumerate(own) if (nearest == k).mean() > .25]))
    before, after = worn.at[ids], garment.at[ids]
    places = mesh.points.mean(0)[None] if small(mesh) else mesh.points
    far, beside = cKDTree(before).query(places, min(24, len(before)))
    close = np.exp((far[:, :1] ** 2 - far ** 2) / .008 ** 2)
    close = (close / close.sum(1, keepdims=True))[..., None]
    under, under_after = ((v[beside] * close).sum(1) for v in (before, after))
    before, after = (v[::max(1, min(every, len(v) // near))] for v in (before, after))
    far, some = cKDTree(before).query(places, min(near, len(before)))
    weight = 1 / (far ** 2 + 1e-4 + far[:, :1] ** 2)
    weight = (weight / weight.sum(1, keepdims=True))[..., None]
    p, q = before[some], after[some]
    from_, to = (p * weight).sum(1), (q * weight).sum(1)
    u, _, v = np.linalg.svd(((p - from_[:, None]) * weight).transpose(0, 2, 1) @ (q - to[:, None]))
    u[:, :, 2] *= np.sign(np.linalg.det(u @ v))[:, None]                      # turned, not mirrored
    turn = u @ v
    across = np.linalg.svd((p - from_[:, None]) * weight ** .5, full_matrices=False)[2][:, 2]
    across *= np.where(((places - under) * across).sum(1) < 0, -1, 1)[:, None]   # away from the cloth
    out = np.einsum('ni,nij->nj', across, turn)
    moved = to + np.einsum('ni,nij->nj', places - from_, turn)
    high, high_after = ((places - under) * across).sum(1), ((moved - under_after) * out).sum(1)
    lies = np.exp(-(high / .02) ** 2)                                         # what stands far off does not lie on it
    to = to + out * ((high - high_after) * lies)[:, None]
    points = to + np.einsum('ni,nij->nj', mesh.points - from_, np.broadcast_to(turn, (len(mesh.points), 3, 3)))
    return Moved(points, out, under_after, high, lies)


def sewn_together(whole):
    """Neighbours (n, n) of the points of meshes: along their edges, and of one that is sewn to another, the nearest of that."""
    triangles = meshes.joined(whole).triangles
    pairs = [triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]
    trees, start = [cKDTree(m.points) for m in whole], np.r_[0, np.cumsum([len(m.points) for m in whole])]
    for k, one in enumerate(whole):
        for j, tree in enumerate(trees):
            far, near = tree.query(one.points, distance_upper_bound=SEWN_TO)
            to = np.flatnonzero(np.isfinite(far)) if j != k else ()
            pairs.append(np.stack([start[k] + to, start[j] + near[to]], 1).astype(int) if len(to) else np.empty((0, 2), int))
    a, b = np.concatenate(pairs).T
    n = start[-1]
    return sparse.coo_matrix((np.ones(2 * len(a)), (np.r_[a, b], np.r_[b, a])), (n, n)).tocsr() + sparse.identity(n)


def out_of(garment, points, ahead, high, leave=()):
    """How far points (n, 3) have to move, m, to lie `high` (n,) m over the cloth next to them. ahead: (n, 3) which way is off it; leave: see gone_along."""
    ids = of_others(garment, leave) if leave else np.arange(len(garment.flat))
    far, beside = cKDTree(garment.at[ids]).query(points, 6)
    beside = ids[beside]
    weight = np.exp(-((far - far[:, :1]) / .003) ** 2)[..., None]
    across = (meshes.normals(garment.at, garment.faces()[0])[beside] * weight).sum(1)
    long = np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-6)      # straps have no sides
    across /= long * np.where((across * ahead).sum(1, keepdims=True) < 0, -1, 1)
    over = ((points - (garment.at[beside] * weight).sum(1) / weight.sum(1)) * across).sum(1)
    return across * np.maximum(high - over, 0)[:, None]


def firm(rows, way, far, above=0.0):
    """
    How points in rows (r, c, 3), m, move that are firm along them: nearly as `way` (r, c, 3) says, but in a curve of about 1.8 `far` m where that
    turns at once. above: m from their seam to the first row; next to that, and at both ends of rows that are not closed, they move as it says.
    """
    n = rows.shape[1]
    closed = np.allclose(rows[:, 0], rows[:, -1])
    round_ = np.arange(-(n // 2), n + n // 2) % (n - 1) if closed else np.arange(n)      # on to either side of where its ends meet
    sewn = above + np.r_[np.zeros((1, n)), np.linalg.norm(np.diff(rows, axis=0), axis=2).cumsum(0)]
    loose = np.clip(sewn / FROM_SEAM, 0, 1)[..., None]
    out = way.copy()
    for row, moves, smooth in zip(rows[:, round_], way[:, round_], out):
        step = np.maximum(np.linalg.norm(np.diff(row, axis=0), axis=1), 1e-5)
        wide = (step[1:] + step[:-1]) / 2
        bend = sparse.diags([1 / step[:-1], -1 / step[:-1] - 1 / step[1:], 1 / step[1:]], [0, 1, 2], (len(row) - 2, len(row)))
        share = np.convolve(np.r_[step, step[-1]], (.5, .5))[:len(row)]
        share[[0, -1]] *= 1e6                                                 # ends are sewn to something
        solved = spsolve((sparse.diags(share) + far ** 4 * bend.T @ sparse.diags(1 / wide) @ bend).tocsc(), share[:, None] * moves)
        smooth[:] = solved[n // 2:n // 2 + n] if closed else solved
    return way + loose * loose * (3 - 2 * loose) * (out - way)


def shapes(whole, worn, garment):
    """
    Meshes of what has a shape of its own, as they lie when their garment does not lie as it was worn any more; what is sewn together moves alike, what is
    as thick everywhere stays so.
    """
    sheets = [one.sheet[0] if one.sheet else one for one in whole]
    beneath = [one.beneath for one in whole]
    moves = [gone_along(one, worn, garment, leave=names) for one, names in zip(sheets, beneath)]
    wide = [k for k, one in enumerate(whole) if not small(one)]               # cloth and what is as limp
    points = [m.points for m in moves]
    if wide:
        near = sewn_together([sheets[k] for k in wide])
        many = np.asarray(near.sum(1))
        ends = np.cumsum([len(sheets[k].points) for k in wide])[:-1]

        def stiffened(after, far):
            """The same where collars are as firm as `far` says."""
            parts = []
            for k, was, now in zip(wide, np.split(before, ends), np.split(after, ends)):
                *grid, above = sheets[k].firm or (0,)
                parts.append(was + firm(was.reshape(*grid, 3), (now - was).reshape(*grid, 3), far, above).reshape(-1, 3) if grid else now)
            return np.concatenate(parts)

        def held(after):
            """The same where cloth keeps its shape below what is hard; that goes with it."""
            for k in hard:
                points[k], after = held_flat(whole[k], before, after)
            return after

        def even(values):
            for _ in range(EVEN):
                values = near @ values / many
            return values

        before, after, ahead, under = (np.concatenate(v) for v in zip(*((sheets[k].points, moves[k].points, moves[k].ahead, moves[k].under) for k in wide)))
        high, lies = (np.concatenate([getattr(moves[k], name) for k in wide]) for name in ('high', 'lies'))
        hard = [k for k, one in enumerate(whole) if one.rigid and cKDTree(before).query(one.points)[0].min() < HELD_AT_LEAST]
        after = before + even(after - before)
        ahead = even(ahead)
        ahead /= np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-9
        need = np.maximum(SUNK * high - ((after - under) * ahead).sum(1), 0) * lies
        after += ahead * even(need[:, None])
        for times in CLEARED:
            after = held(stiffened(after, FIRM))
            parts = zip(wide, *(np.split(v, ends) for v in (after, ahead, CLEAR * high * lies)))
            sunk = np.concatenate([out_of(garment, *part, leave=beneath[k]) for k, *part in parts])
            for _ in range(times):
                sunk = near @ sunk / many
            after += sunk
        after = stiffened(after, FIRM_AT_LAST)
        held(after)
        for k, part in zip(wide, np.split(after, ends)):
            points[k] = part
    out = [replace(one, points=p, normals=meshes.normals(p, one.triangles)) for one, p in zip(sheets, points)]
    return [meshes.padded(moved, one.sheet[1]) if one.sheet else moved for one, moved in zip(whole, out)]


def held_flat(hard, before, after):
    """
    (points of what is hard (n, 3), points (m, 3) of the cloth it is fixed to) where that has moved from `before` to `after`: it turns and moves as the
    cloth next to it does on an average, and that cloth keeps its shape where it lies on what is hard.
    """
    far = cKDTree(hard.points, compact_nodes=False).query(before)[0]          # some of its points are all but the same
    weight = np.exp(-(far / max(HELD * np.ptp(hard.points, axis=0).max(), HELD_AT_LEAST)) ** 2)[:, None]
    from_, to = ((v * weight).sum(0) / weight.sum() for v in (before, after))
    u, _, v = np.linalg.svd(((before - from_) * weight).T @ (after - to))
    u[:, 2] *= np.sign(np.linalg.det(u @ v))
    return to + (hard.points - from_) @ u @ v, after + weight * (to + (before - from_) @ u @ v - after)


def threads(rows, whole, moved, worn, garment):
    """Rows of stitches, each with what it is sewn to (of `whole`, which is now `moved`), or with the cloth."""
    near = cKDTree(meshes.joined(whole).points) if whole else None
    way = np.concatenate([after.points - before.points for before, after in zip(whole, moved)]) if whole else None
    out = []
    for row in rows:
        far, beside = near.query(row.points, 6) if whole else (np.full((1, 1), np.inf), None)
        if far.min() > SEWN_TO:
            points = gone_along(row, worn, garment).points
        else:
            weight = 1 / (far + 1e-4)
            points = row.points + (way[beside] * (weight / weight.sum(1, keepdims=True))[..., None]).sum(1)
        out.append(replace(row, points=points, normals=meshes.normals(points, row.triangles)))
    return out


def carried(extras, worn, garment, lookup):
    """Meshes of what is sewn onto a worn garment, as they are when it lies or hangs. lookup: lookup.Lookup on that."""
    laid = [one.again(lookup) for one in extras if one.again]
    own = [one for one in extras if not one.again]
    whole = [one for one in own if (one.material != recipes.THREAD).any()]
    moved = shapes(whole, lookup.on(worn).seen(), lookup.seen())              # it lies on the cloth as that is seen
    return laid + moved + threads([one for one in own if (one.material == recipes.THREAD).all()], whole, moved, worn, garment)
