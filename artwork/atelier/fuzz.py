"""The hairs that stand off wool, mohair and pile and soften its outline."""
import numpy as np

ROUND = .08                     # m: how sharply cloth turns away at an outline; below it hairs end behind the cloth's own edge
STEPS = 6                       # straight parts of a hair
SEAT = .0015                    # m below its root a hair's colour is taken: there its cloth is surely seen


def fibres(mesh, naps, eye, seed=1):
    """
    (lines (n, STEPS + 1, 3) from root to tip, seats (n, 3) in the cloth below the roots, thick (n,)), m, of the hairs near the outline of `mesh` (with
    normals) as seen from eye (3,). naps: material number -> weaves.Nap.
    """
    made = [grown(mesh, m, nap, eye, np.random.default_rng((seed, m))) for m, nap in sorted(naps.items())]
    none = np.zeros((0, STEPS + 1, 3)), np.zeros((0, 3)), np.zeros(0)
    return tuple(np.concatenate(parts) for parts in zip(none, *made))


def grown(mesh, material, nap, eye, rng):
    """Hairs of one material."""
    corners = mesh.triangles[mesh.material == material]
    a, b, c = (mesh.points[corners[:, k]] for k in range(3))
    long = nap.long / 1000
    sight = eye - (a + b + c) / 3
    sight /= np.linalg.norm(sight, axis=1, keepdims=True)
    across = (mesh.normals[corners].mean(1) * sight).sum(1)
    near = np.abs(across) < .06 + np.sqrt(2 * long / ROUND)
    corners, a, b, c = corners[near], a[near], b[near], c[near]
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    pick = np.repeat(np.arange(len(corners)), rng.poisson(area * 1e4 * nap.dense))
    n = len(pick)
    share = rng.dirichlet((1, 1, 1), n)[:, :, None]
    root, up = ((v[corners[pick]] * share).sum(1) for v in (mesh.points, mesh.normals))
    up /= np.linalg.norm(up, axis=1, keepdims=True) + 1e-9
    tangent = rng.normal(size=(n, 3)) + (0, 0, -.4)
    tangent -= up * (tangent * up).sum(1, keepdims=True)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    side = np.cross(up, tangent)
    # most are short, a few stand far out
    reach = long * (.25 + 1.15 * rng.random((n, 1)) ** 2.2)
    stands = np.clip(nap.stands * rng.uniform(.2, 1.5, (n, 1)), 0, 1)
    turn, phase = nap.curl * rng.uniform(.6, 1.5, (n, 1)) * rng.choice((-1, 1), (n, 1)), rng.random((n, 1)) * 6.28
    line = np.empty((n, STEPS + 1, 3))
    for k, t in enumerate(np.linspace(0, 1, STEPS + 1)):
        swing, lift = np.sin(phase + turn * 2 * t) - np.sin(phase), np.cos(phase + turn * 2 * t) - np.cos(phase)
        line[:, k] = root + reach * (up * (stands * t * (1 - .3 * t) + .10 * lift * t) + tangent * ((1 - stands) * t + .12 * lift)
                                     + side * .25 * swing - np.array((0, 0, .12 * t * t)))
    return line, root - SEAT * up, np.full(n, nap.thick / 1000)
