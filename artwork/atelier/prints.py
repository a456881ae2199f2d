"""Colours and prints by the name of the colourway, on the flat piece."""
from functools import lru_cache

import numpy as np

from dye import linear
from weaves import CLOTHS
from yarns import between, smooth_noise

STREAKS = smooth_noise(1024, 2.2, 77).astype(np.float32)


def mix(a, b, t):
    """Colours (3,) or (n, 3): a where t (n,) is 0, b where it is 1."""
    return a * (1 - t[:, None]) + b * t[:, None]


def warp_seen(flat, cloth, footprint):
    """0..1 at flat positions: how far it is the warp that lies on top there."""
    tile = CLOTHS[cloth].tile().coarser(1.6 * footprint)
    return tile.sample(tile.upright, flat)


def stripe(flat, ground, line, pitch, share, upright):
    t = (flat[:, 0] if upright else flat[:, 1]) / pitch
    d = np.abs(t - np.floor(t) - .5)
    return mix(linear(ground), linear(line), np.clip((share / 2 - d) / .03 + .5, 0, 1))


def shirting(flat, ground, line, pitch, share, footprint):
    """A stripe of dyed warp: the white weft goes over every second one."""
    dyed = 1 - np.abs(stripe(flat, '#ffffff', '#000000', pitch, share, True)[:, 0])
    return mix(linear(ground), linear(line), dyed * (.30 + .70 * warp_seen(flat, 'poplin', footprint)))


def glen_check(flat, footprint):
    """Four light, four dark beside two and two, both ways, each yarn seen where it lies on top; a red pane over it."""
    light, dark, red = linear('#b3ab9d'), linear('#2b2928'), linear('#74403a')
    thread = 7.0 / 168
    big = 160 * thread

    def darkness(v):
        """Share of dark yarn at v (cm): eights beside fours, as far as a sample tells them apart."""
        bands = np.where((v / big * 2) % 2 < 1, 8, 4)
        phase, samples = (v / thread / bands) % 1, thread * bands / footprint
        dark = np.clip((np.abs(phase - .5) - .25) * np.minimum(samples, 50) + .5, 0, 1)
        return .46 + .12 * (bands == 8) + (dark - .5) * np.clip((samples - 3) / 4, 0, 1)
    over = warp_seen(flat, 'flannel', footprint)
    base = mix(light, dark, .92 * (darkness(flat[:, 0]) * over + darkness(flat[:, 1]) * (1 - over)))
    pane = np.minimum(np.abs(flat[:, 0] % big - big / 4), np.abs(flat[:, 1] % big - big / 4)) < thread * 1.1
    return np.where(pane[:, None], base * .45 + red * .55, base)


#: Pixels that a cm of the hedgerow is drawn with; how far apart the dabs of a stem are, cm.
DRAWN, STEM = 64, .04


@lru_cache(maxsize=2)
def hedgerow(cm):
    """A drawn hedgerow on ivory that repeats every `cm` cm: umbels, leaves and a poppy in a dozen."""
    size = round(cm * DRAWN)
    rng = np.random.default_rng(4711)
    tile = np.tile(linear('#ece4d2').astype(np.float32), (size, size, 1))
    inks = {k: linear(v) for k, v in dict(leaf='#5d6b45', dark='#34402f', umbel='#c9a75c', vetch='#7a6a9a', poppy='#a83a2c').items()}

    def dab(cx, cy, rx, ry, turn, ink, strength=.92):
        reach = int(max(rx, ry) * size / cm) + 2
        i, j = (np.arange(int(c * size / cm) - reach, int(c * size / cm) + reach + 1) for c in (cy, cx))
        dx, dy = (j * cm / size - cx)[None, :], (i * cm / size - cy)[:, None]
        u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
        k = (np.clip((1 - np.sqrt((u / rx) ** 2 + (v / ry) ** 2)) * min(rx, ry) * size / cm, 0, 1) * strength)[..., None]
        where = np.ix_(i % size, j % size)
        tile[where] = tile[where] * (1 - k) + ink * k
    placed = np.empty((0, 3))
    for _ in range(round(2500 * (cm / 16) ** 2)):
        c, s = rng.random(2) * cm, .55 + rng.random() * .8
        if (np.hypot(*((c - placed[:, :2] + cm / 2) % cm - cm / 2).T) > (s + placed[:, 2]) * .82).all():
            placed = np.vstack([placed, (*c, s)])
    for cx, cy, s in placed:
        lean, kind = (rng.random() - .5) * 1.5, rng.random()
        up = np.array((np.sin(lean), np.cos(lean)))
        for t in np.linspace(0, 1, round(1.9 * s / STEM)):
            dab(*(np.array((cx, cy)) + up * (t - .6) * s * 1.9), .028, .035, 0, inks['dark'])
        for side in (-1, 1):
            for t in (.15, .32, .5):
                at = np.array((cx, cy)) + up * (t - .6) * s * 1.9
                a = np.pi / 2 - lean + side * .9
                dab(at[0] + np.cos(a) * s * .26, at[1] + np.sin(a) * s * .26, s * .27, s * .085, a, inks['leaf'])
        head = np.array((cx, cy)) + up * .4 * s * 1.9
        if kind < .10:
            for a in np.arange(5) * 1.257 + lean:
                dab(head[0] + np.cos(a) * s * .2, head[1] + np.sin(a) * s * .2, s * .25, s * .2, a, inks['poppy'])
            dab(*head, s * .1, s * .1, 0, inks['dark'])
        else:
            ink = inks['umbel' if kind < .58 else 'vetch']
            for a in rng.random(22) * 6.28:
                r = s * .38 * rng.random() ** .5
                dab(head[0] + np.cos(a) * r, head[1] + np.sin(a) * r * .7, .055, .055, 0, ink)
    return tile


def meadow(flat, cm=16.0):
    """The hedgerow at flat positions (n, 2) cm; cm: how wide what repeats is."""
    tile = hedgerow(cm)
    j, i = (flat[:, 1::-1] * DRAWN).astype(int).T % len(tile)
    return tile[j, i]


@lru_cache(maxsize=64)
def rubbed(canvas):
    """How far a canvas stands out of what is round it, its own shape: above 0 on hems, folded edges and the crests of puckers."""
    high = canvas.height.astype(float)
    reach = min(13, min(high.shape) // 2 * 2 - 1)
    mean = high
    for axis in (0, 1):
        pad = [(reach // 2 + 1, reach // 2) if k == axis else (0, 0) for k in (0, 1)]
        total = np.cumsum(np.pad(mean, pad, 'edge'), axis)
        n = mean.shape[axis]
        mean = (np.take(total, range(reach, reach + n), axis) - np.take(total, range(n), axis)) / reach
    return (high - mean).astype(np.float32)


#: Of an indigo: its warp, what wear leaves of that, its weft, which rubbing has stained, how far it is worn, and how pale the worst parts are.
INDIGOS = {'Indigo': ('#1a2536', '#607a90', '#8c949b', .07, .42), 'Washed Indigo': ('#2b4866', '#b6c6cf', '#bcc4c9', .24, .80)}

#: How wide and how long the slubs of its warp are, cm, that take the dye and lose it otherwise than the yarn beside them.
SLUB = .055, 2.6


def denim(flat, piece, canvas, colour, inside, footprint):
    """Warp dyed round its core over a weft that was not: colour goes where it is rubbed, first from the crowns of the yarns."""
    dyed, pale, weft, fade, worst = INDIGOS[colour]
    tile = CLOTHS['denim'].tile().coarser(1.6 * footprint)
    bare = tile.sample('bare', flat)
    if inside:
        return mix(linear(weft) * 1.25, linear(dyed), np.clip(.10 + .9 * bare, 0, 1))
    crown = np.clip(tile.sample('height', flat) / .08, -1.2, 1.2)
    worn = np.full(len(flat), fade)
    if canvas is not None:
        centre = 1 - np.abs((flat[:, 0] - (canvas.x0 + canvas.x1) / 2) / max((canvas.x1 - canvas.x0) / 2, 1))
        high = (flat[:, 1] - canvas.y0) / max(canvas.y1 - canvas.y0, 1)
        worn *= .74 + .62 * np.clip(centre, 0, 1) ** 1.5 * np.exp(-((high - .58) / .30) ** 2)
        worn *= 1 + 1.6 * np.clip(canvas.sample(canvas.tone, flat) - 1, -.12, .5)
        worn += (.10 + .75 * fade) * np.clip(canvas.sample(rubbed(canvas), flat) * 1.7, -.30, .62)
    wide, long = SLUB
    yarns = between(STREAKS, flat[:, 0] * (2.2 / wide), flat[:, 1] * (2.2 / long)) * np.clip(wide / footprint, 0, 1)
    cloud = between(STREAKS, flat[:, 0] * .83 + 17, flat[:, 1] * .61)
    worn = worn * (1 + .18 * crown + .07 * yarns + .14 * cloud) + .006 * yarns
    return mix(mix(linear(dyed), linear(pale), np.clip(worn, 0, worst)), linear(weft), np.clip(bare * (.80 + worn), 0, 1))


#: How much larger the hedgerow is on a square than on a dress.
LARGER = 1.5


def framed(colour, hexes, flat, piece):
    """
    A printed square: its ground, the hedgerow larger than on a dress and drawn without a repeat, and bands (from, to, hex) along its edges. What is
    turned round an edge has the colour that comes up to it.
    """
    wide = np.ptp(piece.outline(), 0).max() / LARGER
    base = meadow(flat / LARGER, float(wide)) if colour == 'Meadow Print' else np.tile(linear(SHADES.get(colour, hexes)), (len(flat), 1))
    away = np.maximum(piece.inside(flat), .02)
    for near, far, ink in piece.border[colour]:
        t = np.clip((away - near) / .04 + .5, 0, 1) * np.clip((far - away) / .04 + .5, 0, 1)
        base = base * (1 - t[:, None]) + linear(ink) * t[:, None]
    return base


def dye(colour, hexes, flat, piece, canvas, inside, footprint=.03):
    """Albedo (n, 3) of a colourway at flat positions (cm)."""
    turn = getattr(piece, 'turn', 0)
    if turn:
        flat = np.stack([flat[:, 1], -flat[:, 0]], 1)
    if hasattr(piece, 'border'):
        return framed(colour, hexes, flat, piece)
    if colour == 'Meadow Print':
        base = meadow(flat)
        return base * .35 + linear('#e8e0cf') * .62 if inside else base
    if colour == 'Glen Check':
        return glen_check(flat, footprint)
    if colour == 'Sky Stripe':
        return shirting(flat, '#eeeeea', '#7ba3cb', .62, .42, footprint)
    if colour == 'Ink Stripe':
        return stripe(flat, '#e9e5da', '#23262e', 2.1, .42, False)
    if colour == 'Rust Stripe':
        return stripe(flat, '#e9e5da', '#9a4a2c', 2.1, .42, False)
    if colour in INDIGOS:
        return denim(flat, piece, canvas, colour, inside, footprint)
    return np.tile(linear(SHADES.get(colour, hexes)), (len(flat), 1))


#: Where a swatch, small and flat, is not the colour the cloth photographs in.
SHADES = {'Ink': '#211f20', 'Chalk': '#ebe8e0', 'Ivory': '#ece5d6'}


def thread(colour, hexes):
    """The sewing thread that goes with a colourway."""
    if 'Indigo' in colour:
        return '#b9823f'
    if 'Stripe' in colour:
        return '#e6e3dc'
    v = linear(SHADES.get(colour, hexes or '#b3ab9d'))
    from dye import srgb
    r = (srgb(v * 1.12 + .006) * 255).astype(int)
    return '#%02x%02x%02x' % tuple(np.clip(r, 0, 255))
