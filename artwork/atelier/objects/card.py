"""The gift card: cotton paper, the shop's name pressed into it, half drawn out of a lined envelope."""
import os
import subprocess
from functools import lru_cache

import numpy as np

import prints
from objects.solid import moved, noise, shell, skin, swept, turned
from objects.still import Still, Stuff, View
from paint import SHOP
from yarns import smooth_noise

LETTERS = os.path.join(SHOP, '..', 'node_modules', '@fontsource', 'instrument-serif', 'files', 'instrument-serif-latin-400-{}.woff')
#: Width and height of card and envelope, m; px per cm of what is printed.
CARD, ENVELOPE, FINE = (.1500, .1050), (.1620, .1140), 120
PAPER = .00032


@lru_cache
def printed():
    """How far each spot of the card is covered with ink, 0 … 1, row 0 lowest."""
    w, h = (round(v * 100 * FINE) for v in CARD)
    text = ','.join(f"drawtext=fontfile={LETTERS.format(style)}:text={words}:fontsize={size}:x=(w-tw)/2:y={y}:fontcolor=white"
                    for style, words, size, y in (('normal', 'Vitrine', 400, .20 * h), ('italic', 'gift card', 84, .66 * h)))
    raw = subprocess.run(['ffmpeg', '-loglevel', 'error', '-f', 'lavfi', '-i', f'color=black:s={w}x{h}', '-vf', text + ',format=gray', '-frames:v', '1',
                          '-f', 'rawvideo', '-'], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(h, w)[::-1].astype(np.float32) / 255


def softened(picture, times):
    for _ in range(times):
        for axis in (0, 1):
            picture = (np.roll(picture, 1, axis) + 2 * picture + np.roll(picture, -1, axis)) / 4
    return picture


def pressed():
    """Heights (mm) of the card and their box (cm): letters sunk into soft paper."""
    ink = printed()
    tooth = smooth_noise(512, 5, 71) * .004 + smooth_noise(512, 22, 72) * .006
    tooth = np.tile(tooth, (3, 4))[:ink.shape[0], :ink.shape[1]]
    return tooth - .20 * softened(ink, 14), ((-CARD[0] * 50, -CARD[1] * 50), (CARD[0] * 50, CARD[1] * 50))


def inked(facing, flat):
    ink = printed()
    h, w = ink.shape
    i = np.clip(((flat[:, 0] + CARD[0] * 50) * FINE).astype(int), 0, w - 1)
    j = np.clip(((flat[:, 1] + CARD[1] * 50) * FINE).astype(int), 0, h - 1)
    return 1 - ink[j, i][:, None] * np.array((.955, .96, .965))


def hedgerow(facing, flat):
    return prints.meadow(flat * 1.25) * np.array((.96, .96, .94))


def sheet(outline, bow, rows=60, columns=90):
    """A grid of paper: outline(t) -> (left, right, y) m for t from 0 to 1; bow(x, y) -> height m."""
    t = np.linspace(0, 1, rows)
    left, right, y = (np.broadcast_to(v, t.shape) for v in outline(t))
    x = left[:, None] + (right - left)[:, None] * np.linspace(0, 1, columns)[None]
    y = np.broadcast_to(y[:, None], x.shape)
    return np.stack([x, y, bow(x, y)], 2)


def laid(grid):
    """A grid as a mesh whose flat positions are where it lies, cm."""
    out = skin(grid)
    out.flat = (grid.reshape(-1, 3)[out.triangles])[:, :, :2] * 100
    return out


def gift(view):
    w, h = ENVELOPE
    up = CARD[1] / 2 - .010
    back = shell(sheet(lambda t: (-w / 2, w / 2, -h / 2 + h * t), lambda x, y: .0003 + 0 * x), PAPER)
    flap_long = .074

    def flap(t):
        half = w / 2 * np.clip(1 - t ** 1.15, 0, 1) + .010 * np.sin(np.pi * t) + 1e-5
        return -half, half, h / 2 + flap_long * (t - .10 * t ** 6)
    lid = sheet(flap, lambda x, y: .0003 + .0007 * np.sin(np.pi * np.clip((y - h / 2) / flap_long, 0, 1)) + .006 * np.clip((y - h / 2) / flap_long - .62, 0, 1) ** 1.5 / .235)
    card = laid(sheet(lambda t: (-CARD[0] / 2, CARD[0] / 2, -CARD[1] / 2 + CARD[1] * t), lambda x, y: 0 * x, 40, 60))
    card.points += (0, up, .0021)
    around = shell(sheet(lambda t: (-CARD[0] / 2, CARD[0] / 2, up - CARD[1] / 2 + CARD[1] * t), lambda x, y: .00206 + 0 * x, 20, 30), .0010)

    def belly(x, y):
        mouth = np.clip((y + h / 2) / (h * .62), 0, 1)
        return .0006 + .0034 * mouth ** .5 * np.clip(1 - (2 * x / w) ** 14, 0, 1) + .0006 * np.sin(np.pi * (x / w + .5))

    def side(sign):
        def outline(t):
            y = -h / 2 + h * t
            inner = w / 2 * (1 - 1.02 * np.minimum(np.minimum(t / .25, (1 - t) / .56), 1))
            return (-w / 2 + 0 * t, -inner, y) if sign < 0 else (inner, w / 2 + 0 * t, y)
        return sheet(outline, belly)

    def low(t):
        half = w / 2 * (1 - t ** 1.06) + 1e-5 + .010 * t * np.sqrt(1 - t)
        return -half, half, -h / 2 + .0465 * t
    front = [shell(side(s), PAPER) for s in (-1, 1)] + [shell(sheet(low, lambda x, y: belly(x, y) + .0006 + .45 * np.clip(y + h / 2, 0, 1) ** 2), PAPER)]
    if view == 'back':
        return sealed(back, front, lid)
    lining = laid(lid * (.93, 1, 1) + (0, -.0005, .0002))
    parts = dict(envelope=[*back, *shell(lid, PAPER), *(m for f in front for m in f)], lining=[lining], card=[card], edge=list(around))
    for some in parts.values():
        for m in some:
            m.points[:, 1] -= .028
            m.points[:, 2] += noise(m.points * (1, 1, 0), .05, 5) * .00012
    return {**parts, **pencil((.016, -.128), 5)} if view == 'size' else parts


def pencil(place, turn):
    """A sharpened pencil on the table, for size: {stuff: [Mesh …]}. place: (x, y) m of its middle; turn: degrees."""
    long, r = .176, .0037
    a = np.radians(np.arange(0, 360, 60))
    body = swept(np.linspace((-long / 2, 0, 0), (long / 2 - .022, 0, 0), 40), np.stack([np.cos(a), np.sin(a)], 1) * r, (0, 0, 1))
    wood = turned([(r * .95 * (1 - t) + .0010 * t, long / 2 - .0225 + .0180 * t) for t in np.linspace(0, 1, 20)], (0, 0, 0), (1, 0, 0), 48)
    lead = turned([(.0010 * (1 - t) + .00025 * t, long / 2 - .0045 + .0045 * t) for t in np.linspace(0, 1, 8)] + [(1e-5, long / 2 + .0001)], (0, 0, 0), (1, 0, 0), 32)
    return {key: [moved(m, (0, 0, turn), (*place, r * .87))] for key, m in (('lacquer', body), ('wood', wood), ('lead', lead))}


def sealed(back, front, lid):
    """The envelope closed, its flap held by a drop of wax."""
    h = ENVELOPE[1]
    fold = lid * (1, -1, 1) + (0, h, 0)
    down = np.clip((h / 2 - fold[..., 1]) / .03, 0, 1)
    fold[..., 2] = .0008 + .0050 * down ** .6
    flap = shell(fold[:, ::-1], PAPER)
    tip = fold[..., 1].min()
    a = np.linspace(0, np.pi / 2, 8)
    rim = [(.0112 + .0016 * np.sin(t), .0013 - .0013 * np.cos(t)) for t in a] + [(.0116 + .0012 * np.cos(t), .0013 + .0010 * np.sin(t)) for t in a]
    wax = turned(rim + [(.0092, .0021), (.0084, .0013), (.0080, .0011), (.004, .0011), (1e-5, .0011)], (0, tip + .014, .0062), (0, 0, 1), 120)
    wax.points += noise(wax.points, .006, 8)[:, None] * (.00045, .00045, .0001)
    parts = dict(envelope=[*back, *flap, *(m for f in front for m in f)], wax=[wax.with_normals()])
    for some in parts.values():
        for m in some:
            m.points[:, 2] += noise(m.points * (1, 1, 0), .05, 5) * .00012
    return parts


COTTON = '#efe9dc'
GIFT = Still(gift, dict(envelope=Stuff('#6b1f29', .85, .35, grain='melton', fine=3.5, high=.10, depth=.02, mottle=.012),
                        lining=Stuff('#ffffff', .8, .4, mottle=.01, lustre=hedgerow),
                        card=Stuff(COTTON, .9, .3, mottle=.012, lustre=inked, canvas=pressed), edge=Stuff(COTTON, .9, .3, mottle=.012),
                       wax=Stuff('#3d0f16', .30, 1.2, mottle=.02), lacquer=Stuff('#23362c', .25, 1.1, mottle=.01), wood=Stuff('#c79f74', .8, .4, mottle=.06),
                       lead=Stuff('#2b2a2b', .45, .9)),
             dict(front=View(-9, 60, (-.004, -.004), .288), back=View(12, 56, (0, 0), .27), detail=View(-16, 46, (-.010, .0), .125),
                  side=View(-38, 26, (-.004, .0), .335), inside=View(10, 54, (.012, .058), .125), size=View(-9, 60, (-.004, -.026), .31)))

PRODUCTS = {'gift-card': GIFT}
