"""
Where objects stand: a floor that curves up into the wall, and big soft lamps. The object turns before the camera; lamps and camera
stay where they are.
"""
import numpy as np

import mesh as meshes
import studio

#: The paper: it leaves the floor BEHIND m behind the object and has turned upright ROUND m further.
BEHIND, ROUND = .42, .55
#: Where the middle of the picture is, m.
HEIGHT = 1.0
TARGET = (0, 0, HEIGHT)
#: Big lamps, as studio.AREAS: a wide cloth to the left and above, a faint one to the right, one above behind that draws upper edges.
AREAS = (((-1.80, -1.35, 2.75), TARGET, 2.3, 1.8, 1.08), ((2.1, -1.6, 1.55), TARGET, 1.2, 1.8, .08), ((.35, 1.25, 2.9), TARGET, 1.9, .9, .20))


def areas(above):
    """The lamps for a camera that looks down by `above` degrees: they come along half the way towards it, so that the near side has light."""
    turn = np.radians(.5 * max(above - 12, 0))
    c, s = np.cos(turn), np.sin(turn)
    return tuple(((x, y * c - (z - HEIGHT) * s, HEIGHT + y * s + (z - HEIGHT) * c), *rest) for (x, y, z), *rest in AREAS)


def dome(ways):
    """How bright the room is in directions (n, 3): a pale ceiling, a darker room before the object, paper thrown light from below."""
    z = ways[:, 2]
    glow = np.where(z > 0, .62 + .5 * z, .40 + .15 * z) * (1 - .25 * np.clip(-ways[:, 1], 0, 1)) * (1 - .25 * ways[:, 0])
    return .48 * glow


def room(ways):
    """What gloss mirrors of the room in directions (n, 3), beside the lamps: darkness, a scrim overhead, a narrow white card on the right."""
    x, y, z = ways.T
    scrim = 1 / (1 + np.exp(-(z - .72 + .25 * x) / .07))
    card = np.exp(-((x - .80) / .09) ** 4) * np.clip((z + .15) / .2, 0, 1) * np.clip((.75 - z) / .2, 0, 1) * (y < .3)
    return .07 + .10 * np.clip(z, 0, 1) + .75 * scrim + .80 * card


def sweep(turn):
    """The paper as a camera turned by `turn` (3, 3) sees it: (eye, ways (n, 3), where the floor's origin lies) -> (places, facings)."""
    def seen(eye, ways, origin):
        o = (eye - origin) @ turn
        d = ways @ turn
        d = d / np.linalg.norm(d, axis=1, keepdims=True)
        t = np.where(d[:, 2] < -1e-6, -o[2] / np.minimum(d[:, 2], -1e-6), np.inf)
        floor = o[1] + t * d[:, 1] < BEHIND
        # the round: far crossing with a cylinder about x through (BEHIND, ROUND)
        oy, oz = o[1] - BEHIND, o[2] - ROUND
        a = d[:, 1] ** 2 + d[:, 2] ** 2
        b = oy * d[:, 1] + oz * d[:, 2]
        root = np.sqrt(np.maximum(b * b - a * (oy * oy + oz * oz - ROUND ** 2), 0))
        curve = (-b + root) / a
        upright = (BEHIND + ROUND - o[1]) / d[:, 1]
        t = np.where(floor, t, np.where(o[2] + curve * d[:, 2] < ROUND, curve, upright))
        p = o + t[:, None] * d
        n = np.zeros_like(p)
        bend = np.clip((p[:, 1] - BEHIND) / ROUND, 0, 1)
        n[:, 1], n[:, 2] = -bend, np.sqrt(1 - bend ** 2)
        return p @ turn.T + origin, n @ turn.T
    return seen


def before(turn, origin):
    """The paper as photograph() takes what is behind; what stands on it is lit closely."""
    paper = sweep(turn)
    return studio.Behind(lambda eye, ways: paper(eye, ways, origin), rolled(turn, origin, material=studio.WALL), 3, *studio.CLOSE_BEHIND)


def rolled(turn, origin, wide=7.0, material=0):
    """The paper as a mesh, where a camera turned by `turn` sees it; it ends low, so that upper faces mirror the room and the lamp behind rather than paper."""
    bend = np.linspace(0, np.pi / 2, 40)
    line = [(-5.0, 0.0), (0.0, 0.0)] + [(BEHIND + ROUND * np.sin(a), ROUND - ROUND * np.cos(a)) for a in bend] + [(BEHIND + ROUND, 1.1)]
    rows = [[(x, y, z) for x in (-wide / 2, wide / 2)] for y, z in line]
    mesh = meshes.strip(rows, material=material)
    mesh.points = mesh.points @ turn.T + origin
    return mesh.with_normals()
