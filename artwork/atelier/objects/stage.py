"""
Where objects stand: a floor that curves up into the wall, big soft lamps, and what glossy leather and metal mirror of them.
The object turns before the camera; lamps and camera stay where they are.
"""
import numpy as np

#: The paper: it leaves the floor BEHIND m behind the object and has turned upright ROUND m further.
BEHIND, ROUND = .42, .55
#: Where the middle of the picture is, m.
HEIGHT = 1.0
#: Big lamps: place, width and height m, light a facing surface gets, channel.
KEY = (np.array((-1.75, -1.70, 2.75)), 1.5, 1.3, .84, 0)
OTHERS = [(np.array((1.9, -1.9, 1.75)), 1.5, 1.6, .20, 1), (np.array((.25, 1.15, 2.9)), 1.6, .8, .20, 1)]
TARGET = np.array((0, 0, HEIGHT))


def axes(place):
    """(ahead, side, up, distance) of a lamp that looks at the object."""
    ahead = TARGET - place
    far = np.linalg.norm(ahead)
    ahead = ahead / far
    side = np.cross(ahead, (0, 0, 1))
    side /= np.linalg.norm(side)
    return ahead, side, np.cross(side, ahead), far


def lamps(share=1.0, seed=1):
    """Points of light as studio.lamps gives them."""
    rng = np.random.default_rng(seed)
    out = []
    for (place, width, tall, strength, channel), n in zip([KEY, *OTHERS], (11, 4, 5)):
        _, side, up, far = axes(place)
        n = max(2, round(n * share))
        i, j = (v.ravel() for v in np.meshgrid(np.arange(n), np.arange(n)))
        at = place + (((i + rng.random(n * n)) / n - .5) * width)[:, None] * side + (((j + rng.random(n * n)) / n - .5) * tall)[:, None] * up
        out += [(*p, strength * far ** 2 / n ** 2, channel, rng.random() * 6.28) for p in at]
    n = round(130 * share)
    k = np.arange(n) + .5
    z = 1 - 2 * k / n
    a = np.pi * (1 + 5 ** .5) * k
    d = np.stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z], 1)
    glow = dome(d)
    glow *= .37 / (glow * np.maximum(0, (d * (0, -.7, .714)).sum(1))).sum()
    out += [(*(p * 30 + TARGET), g, 2, rng.random() * 6.28) for p, g in zip(d, glow)]
    return np.array(out, np.float32)


def dome(ways):
    """How bright the room is in directions (n, 3): a pale ceiling, a darker room before the object, paper thrown light from below."""
    z = ways[:, 2]
    return np.where(z > 0, .62 + .5 * z, .40 + .15 * z) * (1 - .18 * np.clip(-ways[:, 1], 0, 1)) * (1 - .18 * ways[:, 0])


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


def mirrored(shot, rough, turn, room=None):
    """
    What glossy surfaces mirror, in place of the gloss of points of light: changes shot['light'][:, 4:6]. rough: (samples,);
    turn: the camera's, to know where the floor is; room: directions (n, 3) -> how bright what surrounds the object is, else the studio.
    """
    n, place = shot['facing'].astype(np.float32), shot['place']
    sight = shot['eye'] - place
    sight /= np.linalg.norm(sight, axis=1, keepdims=True)
    nv = np.clip((n * sight).sum(1), .04, 1)
    r = 2 * nv[:, None] * n - sight
    r /= np.linalg.norm(r, axis=1, keepdims=True)
    fresnel = .04 + (1 - .04) * np.maximum(1 - rough, .2) * (1 - nv) ** 5
    alpha = rough ** 2
    free = np.clip(shot['light'][:, 3].astype(np.float32), 0, 1)
    out = []
    for lamp, width, tall, strength, channel in [KEY, *OTHERS]:
        ahead, side, up, far = axes(lamp)
        deep = np.maximum(-(r @ ahead), .02)
        u, v = (r @ side) / deep, (r @ up) / deep
        facing_it = np.where(r @ ahead < -.02, 1, 0)
        solid = width * tall / far ** 2
        bright = np.pi * strength / solid
        glow = 0
        for spread, part in ((.9, .72), (2.6, .28)):
            soft = spread * alpha + .012
            glow = glow + part * box(u, width / far / 2, soft) * box(v, tall / far / 2, soft)
        if channel == 0:
            reach = np.clip(-(n @ ahead), .12, 1)
            hidden = np.clip(shot['light'][:, 0].astype(np.float32) / (strength * reach), 0, 1)
        else:
            hidden = np.clip(free * 1.6 - .25, 0, 1)
        out.append(bright * glow * hidden * facing_it)
    world = r @ turn
    down = 1 / (1 + np.exp(np.clip(world[:, 2] / (.05 + .8 * alpha), -30, 30)))
    least = .45 if room else .05                                        # bright metal mirrors itself where it is closed in
    room = (room(world) if room else .30 * dome(world) / .62) * (1 - down) + .50 * down * np.clip(free * 1.5 - .1, .08, 1)
    room *= np.clip(free * 1.5, least, 1)
    shot['light'][:, 4] = (out[0] * fresnel).astype(np.float16)
    shot['light'][:, 5] = ((out[1] + out[2] + room) * fresnel).astype(np.float16)


def box(x, half, soft):
    """1 within ±half, falling off over about `soft`."""
    return (np.tanh((x + half) / soft * 1.2) - np.tanh((x - half) / soft * 1.2)) / 2


def softened(light, times=6):
    """The paper's light (rows, columns, 6) without the steps that lamps made of points leave."""
    for _ in range(times):
        wide = np.pad(light, ((1, 1), (1, 1), (0, 0)), 'edge')
        light = (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:] + 2 * light) / 6
    return light
