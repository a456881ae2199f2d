"""Bags of leather, standing."""
import numpy as np

import prints
from dye import linear, srgb
from objects.solid import along, directions, even, noise, rivet, shell, stitches, strap, through
from objects.still import Still, Stuff, View


def mixed(a, b, t):
    """A hex between two, mixed as light."""
    return '#%02x%02x%02x' % tuple((srgb(linear(a) * (1 - t) + linear(b) * t) * 255).round().astype(int))


def flesh(colour, own):
    """The rough inside of a hide: paler and duller."""
    return mixed(own, '#a88f74', .45) if colour != 'Ecru' else '#cdbfa4'


def edge(colour, own):
    """A cut edge, burnished."""
    return mixed(own, '#1c110a', .55) if colour != 'Ecru' else '#b79f7c'


def sewing(colour, own):
    return {'Tobacco': '#c79a62', 'Ecru': '#e9e0cb', 'Ink': '#35302c'}.get(colour) or prints.thread(colour, own)


#: Market tote, m: width, depth and height; how high its handles stand over the rim.
WIDE, DEEP, TALL, DROP = .385, .150, .330, .235
SKIN = .0022


def tote_section(z):
    """
    Half of the tote's outline at heights z (n,), seen from above: (n, k, 2) panel and (n, j, 2) gusset for x >= 0, from the front's
    middle to the side's middle. The gusset folds inwards as the mouth closes; panels and gussets stand together at the corners.
    """
    t = z / TALL
    depth = DEEP / 2 * along([(0, 1), (.25, 1.02), (.6, .80), (1, .50)], t)
    wide = WIDE / 2 * along([(0, .985), (.3, 1), (1, .99)], t)
    fold = np.sqrt(np.maximum((DEEP / 2) ** 2 - np.minimum(depth, DEEP / 2) ** 2, 0))
    s = np.linspace(0, 1, 90)
    belly = (.012 * np.exp(-((t - .38) / .36) ** 2))[:, None] * np.cos(np.pi / 2 * s[None]) ** 1.4
    panel = np.stack([wide[:, None] * s, -depth[:, None] - belly], 2)
    lip = np.clip((s - .965) / .035, 0, 1) ** 1.5
    panel[:, :, 1] -= .0035 * lip
    s = np.linspace(0, 1, 50)
    inwards = 1 - np.abs(1 - s) ** 1.0
    soft = np.sqrt((1 - s) ** 2 + .018) - np.sqrt(.018)
    soft = 1 - soft / soft[0]
    gusset = np.stack([wide[:, None] - fold[:, None] * (soft * .75 + inwards * .25), -depth[:, None] * (1 - s)], 2)
    gusset[:, :, 1] -= .0035 * np.clip((.06 - s) / .06, 0, 1) ** 1.5
    gusset[:, :, 0] += .0012 * np.clip((.05 - s) / .05, 0, 1)
    return panel, gusset


def creased(grid, amount, seed, z=None):
    """Leather that has been carried: broad dents and a few finer ones, least where it is sewn."""
    p = grid.reshape(-1, 3)
    free = np.sin(np.linspace(0, np.pi, grid.shape[1]))[None, :] ** .7 * np.ones((len(grid), 1))
    d = (noise(p, .12, seed) + .35 * noise(p * (1, 1, .6), .045, seed + 1)).reshape(grid.shape[:2])
    return grid + directions(grid) * (d * free * amount)[:, :, None]


def tote(view):
    rows = np.r_[0, np.linspace(0, TALL, 120)[1:]]
    panel, gusset = tote_section(rows)
    curl = .012 * np.exp(-rows / .010)                                     # the fold at the bottom
    parts = dict(hide=[], flesh=[], edge=[], thread=[], rivet=[])

    def add(grid, depth=SKIN):
        for name, mesh in zip(('hide', 'flesh', 'edge'), shell(grid, depth)):
            parts[name].append(mesh)
    for turn in (1, -1):
        half = panel
        grid = np.concatenate([half[:, :0:-1] * (-1, 1), half], 1)
        grid = np.concatenate([grid, np.broadcast_to(rows[:, None, None], grid.shape[:2] + (1,))], 2)
        grid[:, :, 1] += curl[:, None]
        grid = creased(grid, .0022, 3 + turn)
        grid = grid * (1, 1, 1) if turn == 1 else grid * (-1, -1, 1)
        add(grid)
        ways = directions(grid)
        for col, step in ((4, 1), (-5, -1)):
            parts['thread'].append(stitches(grid[3:-1, col], ways[3:-1, col], .0052, .0040, .00048))
        parts['thread'].append(stitches(grid[-4, 6:-6], ways[-4, 6:-6], .0052, .0040, .00048))
        side = np.concatenate([gusset, gusset[:, -2::-1] * (1, -1)], 1)
        side = np.concatenate([side, np.broadcast_to(rows[:, None, None], side.shape[:2] + (1,))], 2)
        side[:, :, 0] -= .35 * curl[:, None]
        side = creased(side, .0014, 8 + turn)
        add(side if turn == 1 else side * (-1, -1, 1))
        handle(parts, grid, ways, turn)
    bottom = np.stack([np.stack(np.broadcast_arrays(x, y, .0012), -1) for x, y in
                       ((np.linspace(-1, 1, 60) * WIDE / 2 * .985, s * (DEEP / 2 - .012)) for s in np.linspace(-1, 1, 20))])
    add(bottom)
    return parts


def handle(parts, grid, ways, turn):
    """One of the two handles: a rolled strap whose flat ends are stitched and riveted onto the panel."""
    x = np.abs(grid[-1, :, 0])
    apart = .068
    feet = []
    for side in (-1, 1):
        col = np.argmin(np.abs(grid[-1, :, 0] - side * apart * turn) if turn == 1 else np.abs(grid[-1, :, 0] + side * apart))
        low = np.argmin(np.abs(grid[:, col, 2] - (TALL - .095)))
        feet.append((grid[low:, col] + ways[low:, col] * .0002, ways[low:, col]))
    (a, na), (b, nb) = feet
    lean = -.012 * turn
    arch = []
    for s in np.linspace(0, 1, 9)[1:-1]:
        angle = np.pi * s
        arch.append((a[-1] * (1 - s) + b[-1] * s)
                    + np.array((np.sign(a[-1, 0] - b[-1, 0]) * (np.cos(angle) * 1.0 - (1 - 2 * s)) * apart * .98,
                                lean * np.sin(angle), DROP * np.sin(angle) ** .78)))
    path = through(np.vstack([a[::8], a[-1:] + (0, 0, .01), arch, b[-1:] + (0, 0, .01), b[::-1][::8]]), 220)
    way = np.linspace(0, 1, len(path))
    out = np.array((0, -1.0 * turn, 0))
    middle = np.array((0, 0, TALL + DROP * .25))
    up = np.tile(out, (len(path), 1))
    width = np.interp(way, [0, .02, .12, .2, .8, .88, .98, 1], [.018, .026, .026, .0205, .0205, .026, .026, .018])
    parts['hide'].append(strap(path, up, width, .0042, .0012))
    for side in (-1, 1):
        t, across = np.gradient(path, axis=0), None
        t /= np.linalg.norm(t, axis=1, keepdims=True)
        across = np.cross(t, up)
        line = path + across * (side * (width / 2 - .0028))[:, None] + up * .0046
        parts['thread'].append(stitches(line[4:-4], up[4:-4], .0050, .0038, .00045))
    for foot, n in feet:
        k = int(len(foot) * .62)
        parts['rivet'].append(rivet(foot[k] + n[k] * .0046, n[k], .0046))


LEATHER = dict(rough=.46, grain='leather', fine=1.5, high=.55, mottle=.05)
TOTE = Still(tote, dict(hide=Stuff(**LEATHER), flesh=Stuff(flesh, .9, .3, grain='velvet', mottle=.06), edge=Stuff(edge, .35),
                        thread=Stuff(sewing, .8, .5), rivet=Stuff('#b98d4a', .25, metal=True)),
             dict(front=View(-24, 9, (0, .275), .80), back=View(160, 9, (0, .275), .80), detail=View(-20, 9, (-.03, .33), .30)))

PRODUCTS = {'market-tote': TOTE}
