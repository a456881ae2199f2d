"""Jewellery: a signet ring, a rope of gold on a linen bust, a pair of baroque pearls. Metals mirror the lamps (stage.py)."""
import numpy as np

import forms
import mesh as meshes
from objects.solid import disc, frames, moved, noise, rivet, skin, swept, through, tube, turned
from objects.still import Still, Stuff, View

#: How much of each colour the metals throw back.
METALS = {'Gold': '#e6bd6c', 'Silver': '#e6e4df'}


def metal(colour, own):
    return METALS.get(colour, METALS['Gold'])


def speckled(flat, place):
    """Limestone: pale, with fossils too small to name."""
    return 1 + .05 * noise(place, .004, 3) + .04 * noise(place, .0012, 4) - .10 * (noise(place, .0022, 5) > 1.75)


STONE = Stuff('#cfc6b6', .9, .3, grain='melton', fine=2.6, high=.5, mottle=.05, shade=speckled)


def plinth(radius, height, around=160):
    """A round stone with a turned edge, its upper face at z = height."""
    a = np.linspace(0, np.pi / 2, 8)
    r = .0016
    profile = [(radius - r * .3, 0), (radius, r)] + [(radius - r + r * np.cos(t), height - r + r * np.sin(t)) for t in a]
    profile += [(k * (radius - r), height) for k in np.linspace(.97, .001, 40)]
    return turned(profile, (0, 0, 0), (0, 0, 1), around)


# --- the signet ring ---

INSIDE, FACE = .00835, .0110                        # m: radius of the finger, how far the face lies from its middle


def ring():
    """Cast in one: a band that rises to shoulders and is cut off flat by an oval. Axis z, the face towards -y."""
    a = np.linspace(-np.pi, np.pi, 900, endpoint=False)
    v = np.linspace(-1, 1, 150)
    near = np.abs(a)
    table = np.radians([0, 14, 28, 45, 65, 95, 130, 180])
    half = np.interp(near, table, [6.55, 6.2, 5.2, 3.9, 2.9, 2.2, 1.85, 1.75]) / 1000
    deep = np.interp(near, table, [4.6, 4.5, 3.9, 3.0, 2.3, 1.75, 1.55, 1.5]) / 1000
    for _ in range(60):
        half, deep = ((np.roll(x, 1) + 2 * x + np.roll(x, -1)) / 4 for x in (half, deep))
    rim = .00035
    v = np.sin(v * np.pi / 2)
    body = INSIDE + rim + (deep[:, None] - rim) * (1 - np.abs(v[None]) ** 2.3) ** (1 / 2.3)
    plane = np.where(near < 1.2, FACE / np.cos(np.minimum(near, 1.2)), 1)[:, None]
    soft = .00016
    t = np.clip(.5 + .5 * (plane - body) / soft, 0, 1)
    outer = plane + (body - plane) * t - soft * t * (1 - t)
    inner = INSIDE + .00025 * v[None, ::-1] ** 2 + 0 * outer
    r = np.concatenate([outer, inner], 1)
    z = half[:, None] * np.concatenate([v, v[::-1]])[None]
    grid = np.stack([r * np.sin(a)[:, None], -r * np.cos(a)[:, None], z], 2)
    grid = np.concatenate([grid, grid[:1]], 0)
    grid = grid + .000004 * noise(grid.reshape(-1, 3), .0021, 8).reshape(grid.shape[:2])[:, :, None]
    mesh = meshes.strip(grid, True).with_normals()
    # the first row and the last are one
    n = mesh.normals.reshape(grid.shape)
    n[0] = n[-1] = (n[0] + n[-1]) / 2
    return mesh


def signet(view):
    stand = .016
    # it rests on the lower edge of its face and on the back of its band
    lean = np.degrees(np.arctan2(.00655 - .00175, FACE + INSIDE + .0015))
    one = moved(ring(), (lean, 0, 0))
    one.points[:, 2] += stand - one.points[:, 2].min() - .00003
    return dict(metal=[one], stone=[moved(plinth(.030, stand), (0, 0, 0), (.002, .002, 0))])


SIGNET = Still(signet, dict(metal=Stuff(metal, .20, metal=True, mottle=.01), stone=STONE),
               dict(front=View(-24, 24, (.001, .017), .082), back=View(146, 30, (.001, .017), .082), detail=View(-8, 14, (.0, .0235), .030)))

PRODUCTS = {'signet-ring': SIGNET}
