"""The hairs that stand off wool, mohair and pile and soften its outline."""
import numpy as np

import mesh as meshes

ROUND = .08                     # m: how sharply cloth turns away at an outline; below it hairs end behind the cloth's own edge


def fibres(mesh, naps, eye, seed=1, finest=0.0):
    """
    Strips (a Mesh) of the hairs near the outline of `mesh` (with normals) as seen from eye (3,) m, or None. naps: material number
    -> weaves.Nap; a hair has the material and the flat position of its root. finest: m, hairs are not drawn thinner, but fewer.
    """
    made = [grown(mesh, m, nap, eye, np.random.default_rng((seed, m)), finest) for m, nap in sorted(naps.items()) if nap]
    made = [m for m in made if m is not None]
    return meshes.joined(made) if made else None


def grown(mesh, material, nap, eye, rng, finest):
    """Hairs of one material."""
    own = np.flatnonzero(mesh.material == material)
    corners = mesh.triangles[own]
    a, b, c = (mesh.points[corners[:, k]] for k in range(3))
    long, wide = nap.long / 1000, max(nap.thick / 1000, finest)
    sight = eye - (a + b + c) / 3
    sight /= np.linalg.norm(sight, axis=1, keepdims=True)
    across = (mesh.normals[corners].mean(1) * sight).sum(1)
    near = np.abs(across) < .06 + np.sqrt(2 * long / ROUND)
    own, corners, a, b, c = own[near], corners[near], a[near], b[near], c[near]
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    count = rng.poisson(area * 1e4 * nap.dense * (nap.thick / 1000 / wide) ** .75)
    pick = np.repeat(np.arange(len(own)), count)
    n = len(pick)
    if not n:
        return None
    share = rng.dirichlet((1, 1, 1), n)[:, :, None]
    root, up = ((v[corners[pick]] * share).sum(1) for v in (mesh.points, mesh.normals))
    flat = (mesh.flat[own][pick] * share).sum(1)
    up /= np.linalg.norm(up, axis=1, keepdims=True) + 1e-9
    tangent = rng.normal(size=(n, 3)) + (0, 0, -.4)
    tangent -= up * (tangent * up).sum(1, keepdims=True)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    side = np.cross(up, tangent)
    # most are short, a few stand far out
    reach = long * (.25 + 1.15 * rng.random((n, 1)) ** 2.2)
    stands = np.clip(nap.stands * rng.uniform(.2, 1.5, (n, 1)), 0, 1)
    turn, phase = nap.curl * rng.uniform(.6, 1.5, (n, 1)) * rng.choice((-1, 1), (n, 1)), rng.random((n, 1)) * 6.28
    steps = 3 if nap.curl < 1.5 else 6
    line = np.empty((n, steps + 1, 3))
    for k, t in enumerate(np.linspace(0, 1, steps + 1)):
        swing, lift = np.sin(phase + turn * 2 * t) - np.sin(phase), np.cos(phase + turn * 2 * t) - np.cos(phase)
        line[:, k] = root + reach * (up * (stands * t * (1 - .3 * t) + .10 * lift * t) + tangent * ((1 - stands) * t + .12 * lift)
                                     + side * .25 * swing - np.array((0, 0, .12 * t * t)))
    ways = np.gradient(line, axis=1)
    view = eye - root
    view /= np.linalg.norm(view, axis=1, keepdims=True)
    broad = np.cross(ways, view[:, None])
    broad /= np.linalg.norm(broad, axis=2, keepdims=True) + 1e-12
    half = broad * wide / 2 * np.linspace(1, .35, steps + 1)[None, :, None]
    points = np.stack([line - half, line + half], 2).reshape(-1, 3)
    q = 2 * np.arange(steps)[:, None, None] + np.array([(0, 1, 3), (0, 3, 2)])
    triangles = (np.arange(n)[:, None, None] * 2 * (steps + 1) + q.reshape(1, -1, 3)).reshape(-1, 3)
    # lit as the cloth it grows from, turned a little to who looks
    facing = up - view * (up * view).sum(1, keepdims=True) + view * np.maximum(np.abs((up * view).sum(1, keepdims=True)), .45)
    facing /= np.linalg.norm(facing, axis=1, keepdims=True)
    return meshes.Mesh(points, triangles, np.repeat(flat, 6 * steps, 0).reshape(-1, 3, 2), np.full(len(triangles), material),
                       np.repeat(facing, 2 * (steps + 1), 0))
