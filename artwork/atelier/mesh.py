"""Triangle meshes as arrays: finer, thicker, turned, joined."""
from dataclasses import dataclass

import numpy as np


@dataclass
class Mesh:
    """points (n, 3) m; triangles (m, 3); flat (m, 3, 2) cm in the pattern; material (m,) numbers."""
    points: np.ndarray
    triangles: np.ndarray
    flat: np.ndarray
    material: np.ndarray
    normals: np.ndarray = None

    def with_normals(self):
        self.normals = normals(self.points, self.triangles)
        return self


def normals(points, triangles):
    """Unit directions at points, weighed by area."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    n = np.cross(b - a, c - a)
    out = np.zeros_like(points)
    for k in range(3):
        for d in range(3):
            out[:, d] += np.bincount(triangles[:, k], n[:, d], len(points))
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)


def edges_of(triangles):
    """(unique edges (e, 2), edge number of each triangle side (m, 3), how many triangles share it (e,))."""
    sides = np.sort(np.stack([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]], 1).reshape(-1, 2), 1)
    edges, inverse, count = np.unique(sides, axis=0, return_inverse=True, return_counts=True)
    return edges, inverse.reshape(-1, 3), count


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


def thick(points, triangles, flat, material, depth, lining):
    """Cloth of `depth` m with an inside (`lining` is added to the material's number) and turned edges."""
    n = len(points)
    d = normals(points, triangles) * depth / 2
    edges, side, count = edges_of(triangles)
    both = np.vstack([points + d, points - d])
    tris, uvs, mats = [triangles, triangles[:, ::-1] + n], [flat, flat[:, ::-1]], [material, material + lining]
    for k in range(3):
        open_side = count[side[:, k]] == 1
        a, b = triangles[open_side, k], triangles[open_side, (k + 1) % 3]
        fa, fb = flat[open_side, k], flat[open_side, (k + 1) % 3]
        tris += [np.stack([b, a, a + n], 1), np.stack([b, a + n, b + n], 1)]
        uvs += [np.stack([fb, fa, fa], 1), np.stack([fb, fa, fb], 1)]
        mats += [material[open_side]] * 2
    return Mesh(both, np.vstack(tris), np.vstack(uvs), np.concatenate(mats))


def strip(rows, closed=False, flat=None, material=0):
    """A mesh from rows of points (r, c, 3); closed joins the last column to the first. flat: (r, c, 2) cm."""
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
        f = np.asarray(flat, float).reshape(-1, 2)[t]
    return Mesh(rows.reshape(-1, 3), t, f, np.full(len(t), material))


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


def joined(meshes):
    """One mesh of many (normals kept)."""
    shift = np.cumsum([0] + [len(m.points) for m in meshes[:-1]])
    return Mesh(np.vstack([m.points for m in meshes]), np.vstack([m.triangles + s for m, s in zip(meshes, shift)]),
                np.vstack([m.flat for m in meshes]), np.concatenate([m.material for m in meshes]),
                np.vstack([(m.normals if m.normals is not None else normals(m.points, m.triangles)) for m in meshes]))


def turned(mesh, pivot=(0, 0)):
    """Seen from behind: half a turn about the vertical at pivot."""
    p = mesh.points * (-1, -1, 1) + (2 * pivot[0], 2 * pivot[1], 0)
    return Mesh(p, mesh.triangles, mesh.flat, mesh.material, None if mesh.normals is None else mesh.normals * (-1, -1, 1))
