"""Triangle meshes as arrays: finer, thicker, turned, joined."""
from dataclasses import dataclass, replace

import numpy as np


@dataclass
class Mesh:
    """
    points (n, 3) m; triangles (m, 3); flat (m, 3, 2) cm in the pattern; material (m,) numbers; again: lookup.Lookup -> the same mesh where that has
    its garment, of what lies on cloth and has no shape of its own (see lookup.lying); sheet: the Mesh without thickness and how thick it is, m, of
    what is as thick everywhere (see padded); beneath: what pieces of its garment are called that lie over it; firm: (rows, columns, m
    from the seam to the first row) of what stays round along its rows: a collar; rigid: it is hard, and is moved in one piece.
    """
    points: np.ndarray
    triangles: np.ndarray
    flat: np.ndarray
    material: np.ndarray
    normals: np.ndarray = None
    again: object = None
    sheet: object = None
    beneath: tuple = ()
    firm: tuple = ()
    rigid: bool = False

    def with_normals(self):
        self.normals = normals(self.points, self.triangles)
        return self


def normals(points, triangles):
    """
    Unit directions at points. Triangles weigh by the sine of their angle there: along a fold both its sides count about alike, however
    triangles lie, and slivers not at all.
    """
    corner = [points[triangles[:, k]] for k in range(3)]
    long = [np.linalg.norm(corner[(k + 1) % 3] - corner[k], axis=1) + 1e-12 for k in range(3)]
    n = np.cross(corner[1] - corner[0], corner[2] - corner[0])
    n /= (long[0] * long[1] * long[2])[:, None]
    out = np.zeros_like(points)
    for k in range(3):
        for d in range(3):
            out[:, d] += np.bincount(triangles[:, k], n[:, d] * long[(k + 1) % 3], len(points))
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)


def edges_of(triangles):
    """(unique edges (e, 2), edge number of each triangle side (m, 3), how many triangles share it (e,))."""
    sides = np.sort(np.stack([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]], 1).reshape(-1, 2), 1)
    wide = int(sides.max()) + 1
    keys, inverse, count = np.unique(sides[:, 0].astype(np.int64) * wide + sides[:, 1], return_inverse=True, return_counts=True)
    return np.stack([keys // wide, keys % wide], 1), inverse.reshape(-1, 3), count


def finer(points, triangles, flat):
    """One step of Loop's subdivision: (points, triangles, flat), four triangles from each."""
    edges, side, count = edges_of(triangles)
    n = len(points)
    border = count == 1
    opposite = np.zeros((len(edges), 3))
    for k in range(3):
        for d in range(3):
            opposite[:, d] += np.bincount(side[:, k], points[triangles[:, (k + 2) % 3], d], len(edges))
    a, b = points[edges[:, 0]], points[edges[:, 1]]
    mid = np.where(border[:, None], (a + b) / 2, (a + b) * 3 / 8 + opposite / 8)
    total, valence = np.zeros((n, 3)), np.bincount(edges.ravel(), minlength=n)
    rim, ends = np.zeros((n, 3)), np.bincount(edges[border].ravel(), minlength=n)
    for d in range(3):
        total[:, d] = np.bincount(edges[:, 0], b[:, d], n) + np.bincount(edges[:, 1], a[:, d], n)
        rim[:, d] = (np.bincount(edges[border, 0], b[border, d], n) + np.bincount(edges[border, 1], a[border, d], n))
    k = np.maximum(valence, 3)
    beta = (5 / 8 - (3 / 8 + np.cos(2 * np.pi / k) / 4) ** 2) / k
    inner = points * (1 - k * beta)[:, None] + total * beta[:, None]
    outer = points * .75 + rim / 8
    old = np.where((ends == 2)[:, None], outer, np.where((ends == 0)[:, None], inner, points))
    e = side + n
    t = triangles
    new = np.stack([np.stack([t[:, 0], e[:, 0], e[:, 2]], 1), np.stack([t[:, 1], e[:, 1], e[:, 0]], 1),
                    np.stack([t[:, 2], e[:, 2], e[:, 1]], 1), e], 1).reshape(-1, 3)
    f = [flat[:, i] for i in range(3)]
    m = [(f[i] + f[(i + 1) % 3]) / 2 for i in range(3)]
    uv = np.stack([np.stack([f[0], m[0], m[2]], 1), np.stack([f[1], m[1], m[0]], 1),
                   np.stack([f[2], m[2], m[1]], 1), np.stack(m, 1)], 1).reshape(-1, 3, 2)
    return np.vstack([old, mid]), new, uv


def cut(points, triangles, flat, folds):
    """
    (points, triangles, flat, which of the given triangles each is of) of the same surface with an edge wherever `folds`, (m, 3) at the corners of
    triangles, passes a whole number, so that a fold does not run across triangles. Of two folds across one side, the lower one is cut.
    """
    edges, side, _ = edges_of(triangles)
    after = np.roll(folds, -1, 1)
    back = triangles > np.roll(triangles, -1, 1)
    whole = np.floor(np.minimum(folds, after) + .003) + 1
    t, k = np.nonzero(whole < np.maximum(folds, after) - .003)
    far = (whole[t, k] - folds[t, k]) / (after[t, k] - folds[t, k])
    share = np.full(len(edges), np.nan)
    share[side[t, k]] = np.where(back[t, k], 1 - far, far)
    halved = np.flatnonzero(~np.isnan(share))
    s = share[halved, None]
    number = np.zeros(len(edges), int)
    number[halved] = len(points) + np.arange(len(halved))
    points = np.vstack([points, points[edges[halved, 0]] * (1 - s) + points[edges[halved, 1]] * s])
    split = ~np.isnan(share)[side]
    own = np.where(back, 1 - share[side], share[side])
    count, places = split.sum(1), np.arange(len(triangles))
    # what is cut on one or two sides is turned so that the cut sides are the first, or all but the first
    turn = np.where(count == 1, split.argmax(1), np.where(count == 2, (~split).argmax(1), 0))
    out = []
    for n, new in ((0, ((0, 1, 2),)), (1, ((0, 3, 2), (3, 1, 2))), (2, ((4, 2, 5), (0, 1, 4), (0, 4, 5))), (3, ((0, 3, 5), (1, 4, 3), (2, 5, 4), (3, 4, 5)))):
        of = places[count == n]
        order = (turn[of, None] + np.arange(3)) % 3
        corner, mid, at = (np.take_along_axis(v[of], order, 1) for v in (triangles, number[side], own))
        sheet = np.take_along_axis(flat[of], order[..., None], 1)
        between = sheet * (1 - at[..., None]) + np.roll(sheet, -1, 1) * at[..., None]
        corner, sheet = np.hstack([corner, mid]), np.hstack([sheet, between])
        out += [(corner[:, list(one)], sheet[:, list(one)], of) for one in new]
    return points, *(np.concatenate(v) for v in zip(*out))


#: Where the points of a turned edge lie between outside (1) and inside (-1), and how far out, in half thicknesses.
TURN = tuple((float(np.cos(a)), float(np.sin(a))) for a in np.pi * np.array((.2, .4, .6, .8)))


def thick(points, triangles, flat, material, depth, lining, inner=None, way=None):
    """
    Cloth of `depth` m with an inside (`lining` is added to the material's number) and rounded edges, with its normals. inner: (n,) how much
    thicker it is towards the inside at each point, m: where an edge is turned in, there are more layers. way: (n, 3) where out is, if not
    as the points lie: at a sharp fold the layers would cross.
    """
    n = len(points)
    way = normals(points, triangles) if way is None else way
    inner = np.zeros(n) if inner is None else inner
    top, low = points + way * depth / 2, points - way * (depth / 2 + inner)[:, None]
    edges, side, count = edges_of(triangles)
    layers = [top, low]
    tris, uvs, mats = [triangles, triangles[:, ::-1] + n], [flat, flat[:, ::-1]], [material, material + lining]
    open_side = count[side] == 1
    t, k = np.nonzero(open_side)
    if len(t):
        a, b, c = (triangles[t, (k + i) % 3] for i in range(3))
        out, half = rim(points, a, b, c, way), (depth + inner) / 2
        middle = (top + low) / 2
        for up, far in TURN:
            layers.append(middle + way * (half * up)[:, None] + out * (half * far)[:, None])
        rings = np.r_[0, 2 + np.arange(len(TURN)), 1] * n
        fa, fb, fc = (flat[t, (k + i) % 3] for i in range(3))
        along = fb - fa
        away = np.stack([along[:, 1], -along[:, 0]], 1) / (np.hypot(*along.T)[:, None] + 1e-9)
        away *= np.where(((fc - fa) * away).sum(1) > 0, -1, 1)[:, None]
        # the cloth runs on round the edge
        reach = [half[a] * 100 * np.pi * s / (len(rings) - 1) for s in range(len(rings))]
        for s in range(len(rings) - 1):
            u0, u1 = away * reach[s][:, None], away * reach[s + 1][:, None]
            tris += [np.stack([b + rings[s], a + rings[s], a + rings[s + 1]], 1), np.stack([b + rings[s], a + rings[s + 1], b + rings[s + 1]], 1)]
            uvs += [np.stack([fb + u0, fa + u0, fa + u1], 1), np.stack([fb + u0, fa + u1, fb + u1], 1)]
            mats += [material[t]] * 2
    out = Mesh(np.vstack(layers), np.vstack(tris), np.vstack(uvs), np.concatenate(mats)).with_normals()
    out.normals[:n], out.normals[n:2 * n] = normals(top, triangles), normals(low, triangles[:, ::-1])    # flat to the edge, which is no wider than it is thick
    return used(out)


def padded(sheet, depth):
    """A sheet (a Mesh) made `depth` m thick, to both its sides alike."""
    return replace(thick(sheet.points, sheet.triangles, sheet.flat, sheet.material, depth, 0), sheet=(sheet, depth), beneath=sheet.beneath)


def rim(points, a, b, c, way):
    """Unit directions (n, 3) at the points of open edges a-b, away from the cloth (c is each edge's third corner) and along its surface."""
    d = points[b] - points[a]
    r = points[a] - points[c]
    r = r - d * ((r * d).sum(1) / ((d * d).sum(1) + 1e-18))[:, None]
    r *= (np.linalg.norm(d, axis=1) / (np.linalg.norm(r, axis=1) + 1e-12))[:, None]
    out = np.zeros_like(points)
    for end in (a, b):
        for i in range(3):
            out[:, i] += np.bincount(end, r[:, i], len(points))
    out -= way * (out * way).sum(1, keepdims=True)
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)


def used(mesh):
    """The same mesh without points that no triangle has."""
    keep, inverse = np.unique(mesh.triangles, return_inverse=True)
    return Mesh(mesh.points[keep], inverse.reshape(-1, 3), mesh.flat, mesh.material, None if mesh.normals is None else mesh.normals[keep])


def spread(triangles, count, seeds, steps):
    """Values (count,) that are 1 at the points `seeds` and fade over `steps` points of the mesh to 0."""
    edges, _, _ = edges_of(triangles)
    far = np.full(count, steps, float)
    far[seeds] = 0
    for _ in range(steps):
        for i, j in ((0, 1), (1, 0)):
            np.minimum.at(far, edges[:, i], far[edges[:, j]] + 1)
    t = 1 - far / steps
    return t * t * (3 - 2 * t)


def strip(rows, closed=False, flat=None, material=0):
    """A mesh from rows of points (r, c, 3); closed joins the last column to the first, and its cloth runs on over the join. flat: (r, c, 2) cm."""
    rows = np.asarray(rows, float)
    r, c = rows.shape[:2]
    k = c if closed else c - 1
    i, j = np.meshgrid(np.arange(r - 1), np.arange(k), indexing='ij')
    a, b = i * c + j, i * c + (j + 1) % c
    q = np.stack([a, b, b + c, a + c], -1).reshape(-1, 4)
    t = np.vstack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]])
    if flat is None:
        f = np.zeros((len(t), 3, 2))
    else:
        flat = np.asarray(flat, float)
        row, column = np.divmod(t, c)
        if closed:
            flat = np.concatenate([flat, 2 * flat[:, -1:] - flat[:, -2:-1]], 1)
            column[(column == 0) & (column.max(1, keepdims=True) == c - 1)] = c
        f = flat[row, column]
    return Mesh(rows.reshape(-1, 3), t, f, np.full(len(t), material))


#: Which share of the last step before an edge still turns with it.
RIM = .15


def edged(rows, ends=False):
    """
    Rows of points (r, c, n) with one more shortly before the last, and, with `ends`, a column inside of either end: directions are smoothed over a
    rounded edge, which is no wider than the cloth is thick.
    """
    def near(a, edge, inner):
        return a[edge] + (a[inner] - a[edge]) * RIM
    rows = np.insert(rows, -1, near(rows, -1, -2), 0)
    if ends:
        c = rows.swapaxes(0, 1)
        rows = np.concatenate([c[:1], near(c, 0, 1)[None], c[1:-1], near(c, -1, -2)[None], c[-1:]]).swapaxes(0, 1)
    return rows


def quads(points, faces, material):
    """A mesh from quads."""
    t = np.vstack([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
    f = np.zeros((len(t), 3, 2))
    return Mesh(points, t, f, np.full(len(t), material))


def lathe(profile, middle, material, around=72):
    """A turned solid: profile (radius, height) m about a vertical axis at (x, y)."""
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    return strip([[(middle[0] + r * np.cos(t), middle[1] + r * np.sin(t), z) for t in a] for r, z in profile], True,
                 material=material)


def kept(mesh, keep):
    """Only some of a mesh's triangles."""
    return Mesh(mesh.points, mesh.triangles[keep], mesh.flat[keep], mesh.material[keep], mesh.normals)


def joined(meshes):
    """One mesh of many (normals kept)."""
    shift = np.cumsum([0] + [len(m.points) for m in meshes[:-1]])
    return Mesh(np.vstack([m.points for m in meshes]), np.vstack([m.triangles + s for m, s in zip(meshes, shift)]),
                np.vstack([m.flat for m in meshes]), np.concatenate([m.material for m in meshes]),
                np.vstack([(m.normals if m.normals is not None else normals(m.points, m.triangles)) for m in meshes]))


def turned(mesh, degrees=180.0):
    """Turned about the upright, to the picture's right in front."""
    t = np.radians(degrees)
    spin = np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]])
    return Mesh(mesh.points @ spin.T, mesh.triangles, mesh.flat, mesh.material, None if mesh.normals is None else mesh.normals @ spin.T)
