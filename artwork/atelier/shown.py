"""Other ways to show a garment than worn: hung on a hanger, onto which it falls from how it was worn; laid flat on a table, as it was cut."""
import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

import drape
import mesh as meshes
import studio
from forms import ORIGIN, SHAPE, STEP

#: Where the table is, m behind the middle of the form; the hanger's middle at the neck, m up.
TABLE, NECK = .05, 1.452


def grid():
    """Coordinates (x, y, z) of the grid of distances, to be broadcast."""
    return np.meshgrid(*(ORIGIN[i] + STEP * np.arange(SHAPE[i]) for i in range(3)), indexing='ij', sparse=True)


def table():
    """Distances to an upright table behind the garment: the usual camera looks down on it."""
    x, y, z = grid()
    return (TABLE - y + 0 * (x + z)).astype(np.float32)


def hanger(width=.185, drop=.052, round_=.009):
    """Distances to the arms of a wooden hanger: see sets.hanger."""
    x, y, z = grid()
    t = np.clip(np.abs(x) / width, 0, 1)
    high = NECK - drop * t ** 1.6
    beyond = np.maximum(np.abs(x) - width, 0)
    return (np.sqrt((y - .015) ** 2 + (z - high) ** 2 + beyond ** 2) - round_).astype(np.float32)


def before(garment, cell=.02):
    """How much of each particle belongs to the garment's front, 0..1: in its column of `cell` m squared it lies before the middle."""
    column = np.round(garment.at[:, [0, 2]] / cell).astype(int)
    _, own = np.unique(column, axis=0, return_inverse=True)
    low, high = np.full(own.max() + 1, np.inf), np.full(own.max() + 1, -np.inf)
    np.minimum.at(low, own, garment.at[:, 1])
    np.maximum.at(high, own, garment.at[:, 1])
    out = np.clip((.5 * (low + high)[own] - garment.at[:, 1]) / .008 + .5, 0, 1)
    for _ in range(3):                                                       # no step where the halves meet
        sums, hits = np.zeros(len(out)), np.zeros(len(out))
        for i, j in ((0, 1), (1, 0)):
            sums += np.bincount(garment.pairs[:, i], out[garment.pairs[:, j]], len(out))
            hits += np.bincount(garment.pairs[:, i], minlength=len(out))
        out = np.where(hits > 0, (out + sums) / (1 + hits), out)
    return out


def groups(garment):
    """Particles (m,) that lie over one another: each sleeve or leg by itself, and the rest."""
    out = {}
    for p in garment.pieces:
        limb = next((word for word in ('sleeve', 'cuff', 'leg') if word in p.name), '')
        side = next((word for word in ('left', 'right') if word in p.name), '') if limb else ''
        out.setdefault((bool(limb), side), []).append(garment.id[garment.start[p.name]:garment.start[p.name] + len(p.points)])
    return [np.unique(np.concatenate(ids)) for ids in out.values()]


def parted(garment, front, apart=.0022, cell=.004):
    """Lifts the front off the back where it has sunk through. front: see before()."""
    for own in groups(garment):
        p = garment.at[own]
        lo = p.min(0)
        i, k = (((p[:, axis] - lo[axis]) / cell).astype(int) + 3 for axis in (0, 2))
        behind = front[own] < .4
        over = front[own] > .5
        if not behind.any() or not over.any():
            continue
        high = np.full((i.max() + 4, k.max() + 4), np.inf)
        np.minimum.at(high, (i[behind], k[behind]), p[behind, 1])
        high = ndimage.minimum_filter(high, 5)
        known = np.isfinite(high)
        weight = ndimage.gaussian_filter(known.astype(float), 1.5)
        high = ndimage.gaussian_filter(np.where(known, high, 0), 1.5) / np.maximum(weight, 1e-6)
        most = np.where(known, high - apart, np.inf)[i, k]
        garment.at[own[over], 1] = np.minimum(p[over, 1], most[over])


def settled(garment, front, body, stages, thickness):
    """Changes garment.at, on this mesh alone. body: grid of distances; stages: [(stage of drape.fall, in how many parts) …]; the layers are parted after each part."""
    thickness = max(thickness, .0035)
    garment.held = []
    garment.gap = .0015 + (thickness + .001) * front
    for stage, parts in stages:
        for _ in range(parts):
            for _ in drape.falling(garment, body, [dict(stage, frames=stage['frames'] // parts)], thickness=thickness):
                parted(garment, front)


def through(mesh, garment, cell=.004):
    """Which triangles of a garment's back and of its insides have come through its front: they lie before it, seen from the camera."""
    names = [p.name for p in garment.pieces]
    front, back = ([studio.CLOTH + k for k, name in enumerate(names) if word in name and 'sleeve' not in name] for word in ('front', 'back'))
    insides = np.arange(len(names)) + studio.CLOTH + studio.LINING
    middle = mesh.points[mesh.triangles].mean(1)
    column = ((middle[:, [0, 2]] - middle[:, [0, 2]].min(0)) / cell).astype(int)
    deep = np.full(column.max(0) + 1, -np.inf)
    shown = np.isin(mesh.material, front)
    np.maximum.at(deep, tuple(column[shown].T), middle[shown, 1])
    return np.isin(mesh.material, np.r_[back, insides]) & (middle[:, 1] < deep[tuple(column.T)])


def carried(mesh, before, after, every=5, near=40):
    """What is sewn onto cloth, as a Mesh, when the cloth's points (n, 3) have gone from `before` to `after`: each of its points turns and moves as the cloth round it does."""
    before, after = before[::every], after[::every]
    far, some = cKDTree(before).query(mesh.points, near)
    weight = 1 / (far ** 2 + 1e-4)
    weight = (weight / weight.sum(1, keepdims=True))[..., None]
    p, q = before[some], after[some]
    from_, to = (p * weight).sum(1), (q * weight).sum(1)
    u, _, v = np.linalg.svd(((p - from_[:, None]) * weight).transpose(0, 2, 1) @ (q - to[:, None]))
    u[:, :, 2] *= np.sign(np.linalg.det(u @ v))[:, None]                      # turned, not mirrored
    points = to + np.einsum('ni,nij->nj', mesh.points - from_, u @ v)
    return meshes.Mesh(points, mesh.triangles, mesh.flat, mesh.material, meshes.normals(points, mesh.triangles))


#: Falls from the shoulders onto the hanger, then hangs; hangs on when its mesh is fine.
FALLS = [(dict(frames=36, gravity=4, drag=3.5, friction=.5, substeps=24, stiff=6), 9), (dict(frames=20, gravity=5, drag=5.0, friction=.6, substeps=24), 5)]
HANGS = [(dict(frames=16, gravity=5, drag=6, friction=.6, substeps=30), 4)]


def hung(garment, thickness):
    """Changes garment.at: on a hanger. What was in front stays before what was behind."""
    front = before(garment)
    garment.lead()
    settled(garment.coarse, before(garment.coarse), hanger(), FALLS, thickness)
    garment.follow()
    settled(garment, front, hanger(), HANGS, thickness)


#: Settles on the table, and on when its mesh is fine.
SETTLES = [(dict(frames=40, gravity=0, wind=(0, 3.0, 0, 0), drag=8, friction=.3, substeps=24), 10)]
RESTS = [(dict(frames=16, gravity=0, wind=(0, 5.0, 0, 0), drag=8, friction=.5, substeps=24), 4)]
#: Nobody smooths a garment out to its full width and length: so much of them is left.
LOOSE = .985, .992
#: How steeply long sleeves lie beside the body, radians.
ARMS = np.radians(64)


def on_table(garment, uneven=.004):
    """
    (places (n, 3) m of the particles, how much of each is the front's, 0..1) of a garment smoothed out on the table: bodies lie as they were cut,
    the back under the front; sleeves are folded along their middle and turned until they fit their holes. uneven: m, how far from flat it lies.
    """
    sums, front, hits = np.zeros((len(garment.at), 2)), np.zeros(len(garment.at)), np.zeros(len(garment.at))

    def lay(piece, xz, over):
        ids = garment.id[garment.start[piece.name]:][:len(piece.points)]
        np.add.at(sums, ids, xz)
        np.add.at(front, ids, over)
        np.add.at(hits, ids, 1)

    def fitted(piece, points, turn=None):
        """points (n, 2) m of a piece, moved, and turned (by `turn` radians), until those sewn to what lies already are nearest to it."""
        ids = garment.id[garment.start[piece.name]:][:len(piece.points)]
        met = hits[ids] > 0
        if not met.any():
            return points
        there, here = sums[ids[met]] / hits[ids[met], None], points[met]
        a, b = ((v - v.mean(0)) @ (1, 1j) for v in (here, there))
        turned = (points - here.mean(0)) @ (1, 1j) * np.exp(1j * (np.angle((a.conj() * b).sum()) if turn is None else turn))
        return np.stack([turned.real, turned.imag], 1) + there.mean(0)

    def along(piece, low):
        """points (n, 2) m of a strip whose edge `low` is sewn to what lies already: square to it."""
        ids = garment.ids(piece.name, low)
        line, x = sums[ids] / hits[ids, None], piece.points[piece.rims[low], 0]
        order = x.argsort()
        line, x = line[order], x[order]
        way = np.gradient(ndimage.gaussian_filter1d(line, 2, axis=0, mode='nearest'), axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        at, dx, dz = (np.interp(piece.points[:, 0], x, v) for v in (np.arange(len(x)), way[:, 0], way[:, 1]))
        base = np.stack([np.interp(at, np.arange(len(x)), line[:, k]) for k in (0, 1)], 1)
        return base + piece.points[:, 1:] / 100 * np.stack([-dz, dx], 1)
    limbs = [p for p in garment.pieces if any(word in p.name for word in ('sleeve', 'cuff'))]
    strips = sorted((p for p in garment.pieces if 'band' in p.name), key=lambda p: 'low' in p.edges)
    for p in garment.pieces:
        if p not in limbs + strips:
            lay(p, p.points / 100, np.full(len(p.points), float('back' not in p.name)))
    for p in limbs:
        x, y = p.points.T / 100
        left, down = 'left' in p.name, ARMS if y.min() < -.35 else None          # short ones lie as they are cut
        folded = np.stack([-y if left else y, -np.abs(x)], 1)
        lay(p, fitted(p, folded, down and (-down if left else down)), np.clip(.5 - x / .02, 0, 1))
    for p in strips:
        lay(p, along(p, 'low') if 'low' in p.edges else fitted(p, p.points / 100), np.full(len(p.points), float('back' not in p.name)))
    flat, front = sums / np.maximum(hits, 1)[:, None], front / np.maximum(hits, 1)
    flat = flat * LOOSE + (0, 1.15 - flat[:, 1].mean())                       # within the grid of distances
    return np.stack([flat[:, 0], TABLE - .003 - .006 * front, flat[:, 1]], 1) + drape.unrest(garment.flat, uneven), front


def laid(garment, thickness):
    """Changes garment.at: smoothed out on a table. A scarf, of one piece, has no layers that must settle."""
    if len(garment.pieces) == 1:
        garment.at, _ = on_table(garment, .0014)
        return
    garment.coarse.at, front = on_table(garment.coarse)
    settled(garment.coarse, front, table(), SETTLES, thickness)
    _, front = on_table(garment)
    garment.follow()
    settled(garment, front, table(), RESTS, thickness)
