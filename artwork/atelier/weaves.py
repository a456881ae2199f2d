"""Cloths from near: a repeating tile of heights (mm), its period (cm), roughness, gloss, and how it takes dye."""
from dataclasses import dataclass
from functools import lru_cache

import numpy as np


@dataclass(frozen=True)
class Cloth:
    tile: object                    # () -> (heights mm, period cm)
    rough: float
    gloss: float
    mottle: float = .03             # unevenness of the dye
    depth: float = .10              # how much darker the valleys of the weave are
    thick: float = .0012            # m
    tinted: float = 0.0             # share of the gloss that takes the cloth's colour
    fuzz: float = 0.0               # how bright it grows where it is seen from the side: pile, mohair, velvet
    silk: float = 0.0               # how far gloss is drawn out along the thread
    sheer: float = 0.0              # share of light that shines through
    far: float = 0.0                # cm a sample covers from which on the weave is too fine to be seen (0: never); else it would shimmer


def smooth_noise(n, cell, seed):
    """(n, n) noise that repeats; features of about `cell` px; mean 0, deviation 1."""
    rng = np.random.default_rng(seed)
    f = np.fft.fftfreq(n)
    k = np.exp(-(f[:, None] ** 2 + f[None] ** 2) * (np.pi * cell) ** 2 / 2)
    a = np.fft.ifft2(np.fft.fft2(rng.normal(size=(n, n))) * k).real
    return (a - a.mean()) / a.std()


def slubs(n, cell_x, cell_y, seed):
    rng = np.random.default_rng(seed)
    f = np.fft.fftfreq(n)
    k = np.exp(-((f[:, None] * cell_y) ** 2 + (f[None] * cell_x) ** 2) * np.pi ** 2 / 2)
    a = np.fft.ifft2(np.fft.fft2(rng.normal(size=(n, n))) * k).real
    return (a - a.mean()) / a.std()


def grid(n):
    a = (np.arange(n) + .5) / n
    return a[None, :], a[:, None]


@lru_cache
def satin():
    n = 512
    return .005 * slubs(n, 3, 60, 1) + .022 * smooth_noise(n, 48, 2) + .03 * smooth_noise(n, 110, 8), (6.0, 6.0)


@lru_cache
def plain(threads=64, period=3.0, high=.05, uneven=.25, seed=3):
    n = 768
    x, y = grid(n)
    warp, weft = np.sin(2 * np.pi * threads * x), np.sin(2 * np.pi * threads * y)
    base = high * (np.abs(warp) * (warp * weft > 0) + np.abs(weft) * (warp * weft <= 0))
    return base + high * uneven * (slubs(n, 6, 260, seed) + slubs(n, 260, 6, seed + 1)), (period, period)


def linen():
    return plain(40, 3.2, .09, .55, 5)


@lru_cache
def twill(lines=36, period=3.0, high=.10, seed=7):
    n = 768
    x, y = grid(n)
    d = np.sin(2 * np.pi * (lines * x - lines * y))
    return high * (d + .35 * np.sin(2 * np.pi * lines * 2 * y)) + high * .18 * slubs(n, 5, 200, seed), (period, period)


def denim():
    return twill(34, 3.0, .085, 9)


@lru_cache
def jersey(wales=30, period=2.6, high=.06):
    n = 624
    x, y = grid(n)
    u = (x * wales) % 1
    v = (y * wales * 1.3 + np.abs(u - .5) * 1.1) % 1
    return high * (np.abs(np.sin(np.pi * u)) + .6 * np.abs(np.sin(np.pi * v))) + 0 * x * y, (period, period)


@lru_cache
def rib(pitch=.46, high=1.3, ribs=8):
    """Ribs of knit: two stitches out, two in; along them the stitches' Vs."""
    n = 512
    x, y = grid(n)
    u = (x * ribs) % 1
    round_ = np.sqrt(np.clip(1 - ((u - .5) / .36) ** 2, 0, 1))
    rows = round(ribs * pitch / .22)
    v = (y * rows + np.abs(((u - .5) / .36 * 2) % 2 - 1) * .7) % 1
    bead = np.sin(np.pi * v) ** .7
    return (high * round_ * (.86 + .14 * bead) + .05 * smooth_noise(n, 3, 4)).astype(float), (pitch * ribs, pitch * ribs)


@lru_cache
def stocking(pitch=.30, high=.45, wales=12, fuzz=.10):
    """Plain knit: columns of Vs."""
    n = 576
    x, y = grid(n)
    u = (x * wales) % 1
    half = np.abs(u - .5) * 2
    rows = round(wales / .78)
    v = (y * rows - half * .9) % 1
    strand = np.sqrt(np.clip(1 - ((v - .5) / .5) ** 2, 0, 1)) * np.sqrt(np.clip(1 - ((half - .5) / .52) ** 2, 0, 1))
    return high * strand + fuzz * smooth_noise(n, 5, 6) * high, (pitch * wales, pitch * wales)


@lru_cache
def melton():
    n = 768
    return .05 * smooth_noise(n, 3, 11) + .10 * smooth_noise(n, 14, 12) + .05 * slubs(n, 3, 26, 13), (6.0, 6.0)


@lru_cache
def flannel():
    n = 768
    return .035 * smooth_noise(n, 2.4, 15) + .03 * smooth_noise(n, 10, 16) + twill(64, 4.0, .015)[0][:768, :768], (4.0, 4.0)


@lru_cache
def grosgrain(ribs=30, period=3.0):
    """Ribbon with ribs across it: flat y runs along its width."""
    n = 600
    x, y = grid(n)
    return .10 * np.abs(np.sin(np.pi * ribs * x)) ** .6 + .008 * np.sin(2 * np.pi * 90 * y) + .006 * slubs(n, 4, 160, 23), (period, period)


@lru_cache
def brushed():
    """A soft twill under a nap that was drawn up lengthwise."""
    n = 768
    return twill(30, 4.0, .035, 17)[0] + .05 * slubs(n, 3, 34, 18) + .05 * smooth_noise(n, 5, 19), (4.0, 4.0)


@lru_cache
def boucle(curls=5200, n=1024, size=7.0):
    """Curled yarns, thick and thin, lying over one another in lumps."""
    rng = np.random.default_rng(91)
    out = .12 * smooth_noise(n, 9, 92)
    t = np.linspace(0, 1, 90)
    for _ in range(curls):
        x, y = rng.random(2) * n
        way = rng.random() * 6.28 + rng.uniform(-5.5, 5.5) * t + rng.normal(0, 1.5) * np.sin(rng.uniform(4, 9) * t)
        i, j = (np.round(v + np.cumsum(w) * rng.uniform(40, 70) / len(t)).astype(int) % n for v, w in ((x, np.cos(way)), (y, np.sin(way))))
        high, thick = rng.uniform(.25, .75), rng.integers(2, 5)
        for di in range(-thick, thick + 1):
            for dj in range(-thick, thick + 1):
                round_ = 1 - (di * di + dj * dj) / (thick + .6) ** 2
                if round_ > 0:
                    at = (j + dj) % n, (i + di) % n
                    out[at] = np.maximum(out[at], high * round_ ** .5 * np.sin(np.pi * t) ** .4)
    f = np.fft.fftfreq(n)
    soft = np.exp(-(f[:, None] ** 2 + f[None] ** 2) * (np.pi * 2.0) ** 2)
    return np.fft.ifft2(np.fft.fft2(out) * soft).real, (size, size)


@lru_cache
def faille():
    """Silk with fine ribs across."""
    n = 768
    _, y = grid(n)
    return .016 * np.sin(2 * np.pi * 60 * y) + .006 * slubs(n, 180, 4, 34) + .02 * smooth_noise(n, 90, 35), (4.0, 4.0)


@lru_cache
def barathea():
    """Broken twill: it swallows light."""
    n = 768
    x, y = grid(n)
    way = np.where((x * 48) % 1 < .5, 1, -1)
    return .04 * np.sin(2 * np.pi * (48 * way * x - 60 * y)) + .012 * slubs(n, 5, 120, 36), (3.0, 3.0)


@lru_cache
def milled():
    """Flannel whose twill is lost under a close nap."""
    n = 768
    return .030 * smooth_noise(n, 15, 25) + .022 * slubs(n, 7, 60, 26) + .02 * smooth_noise(n, 60, 27), (4.0, 4.0)


@lru_cache
def leather():
    n = 640
    rng = np.random.default_rng(21)
    p = rng.random((900, 2)) * n
    x, y = np.meshgrid(np.arange(n), np.arange(n))
    best, second = np.full((n, n), 1e9), np.full((n, n), 1e9)
    for q in p:
        dx, dy = np.abs(x - q[0]), np.abs(y - q[1])
        d = np.minimum(dx, n - dx) ** 2 + np.minimum(dy, n - dy) ** 2
        second = np.minimum(second, np.maximum(best, d))
        best = np.minimum(best, d)
    gap = np.sqrt(second) - np.sqrt(best)
    return .10 * np.clip(gap / 5, 0, 1) + .05 * smooth_noise(n, 30, 22), (4.2, 4.2)


@lru_cache
def velvet():
    n = 640
    return .02 * smooth_noise(n, 3, 61) + .10 * smooth_noise(n, 90, 62), (7.0, 7.0)


@lru_cache
def mohair(hairs=5200, n=1024, size=6.0):
    """Wide knit that brushing has all but hidden under long hairs, lying every way, more of them up and down."""
    base, _ = stocking(.40, .22, 15, .1)
    pick = np.arange(n) * len(base) // n
    rng = np.random.default_rng(63)
    out = base[pick][:, pick] + .05 * smooth_noise(n, 14, 65) + .06 * smooth_noise(n, 44, 66)
    s = np.linspace(0, 1, 150)
    for _ in range(hairs):
        x, y = rng.random(2) * n
        turn, bend, long = rng.normal(np.pi / 2, .8), rng.normal(0, 1.3), rng.uniform(50, 170)
        a = turn + bend * (s - .5)
        i, j = (np.round(v + np.cumsum(w) * long / len(s)).astype(int) % n for v, w in ((x, np.cos(a)), (y, np.sin(a))))
        out[j, i] += .16 * np.sin(np.pi * s) ** .5
    f = np.fft.fftfreq(n)
    soft = np.exp(-(f[:, None] ** 2 + f[None] ** 2) * (np.pi * 1.7) ** 2)
    return np.fft.ifft2(np.fft.fft2(out) * soft).real, (size, size)


CLOTHS = {
    'satin': Cloth(satin, .50, 2.4, .012, 0, .0010, .85, silk=.70),
    'silk twill': Cloth(lambda: twill(66, 3.0, .022, 33), .44, 1.7, .012, .03, .0009, .6, silk=.35, far=.018),
    'crepe': Cloth(lambda: plain(70, 3.0, .03, .5, 31), .58, 1.0, .02, .05, .0010, .2, silk=.5),
    'poplin': Cloth(plain, .75, .55, .012, .06, .0010),
    'linen': Cloth(linen, .85, .4, .05, .16, .0012),
    'jersey': Cloth(jersey, .85, .35, .015, .10, .0012),
    'rib': Cloth(rib, .9, .25, .02, .30, .0022),
    'finerib': Cloth(lambda: rib(.21, .55, 14), .88, .3, .015, .24, .0014),
    'midrib': Cloth(lambda: rib(.32, .8, 11), .88, .3, .015, .26, .0018),
    'knit': Cloth(stocking, .92, .2, .03, .26, .0024),
    'cashmere': Cloth(lambda: stocking(.19, .22, 18, .3), .95, .15, .04, .16, .0024, fuzz=.3),
    'flannel': Cloth(flannel, .9, .25, .022, .08, .0015),
    'grosgrain': Cloth(grosgrain, .62, .9, .01, .12, .0007),
    'brushed': Cloth(brushed, .95, .12, .035, .12, .0024, fuzz=.34),
    'bouclé': Cloth(boucle, .9, .35, .04, .15, .0036, fuzz=.25),
    'cupro': Cloth(satin, .55, .75, .012, 0, .0010, .5, silk=.6),
    'faille': Cloth(faille, .44, 1.6, .012, .03, .0011, .7, silk=.6, far=.03),
    'barathea': Cloth(barathea, .92, .2, .015, .07, .0015, far=.02),
    'milled flannel': Cloth(milled, .92, .2, .010, .07, .0015),
    'melton': Cloth(melton, .95, .2, .06, .10, .0034, fuzz=.35),
    'gabardine': Cloth(lambda: twill(52, 3.0, .045), .66, .7, .015, .06, .0016, far=.02),
    'cotton twill': Cloth(lambda: twill(48, 3.0, .07, 27), .85, .3, .03, .12, .0015, far=.022),
    'denim': Cloth(denim, .85, .35, .018, .15, .0018, far=.025),
    'leather': Cloth(leather, .42, 2.2, .03, .06, .0016),
    'lamb': Cloth(lambda: (leather()[0] * .5, (2.6, 2.6)), .43, 3.0, .03, .06, .0014),
    'velvet': Cloth(velvet, .6, .5, .02, .05, .0020, .9, fuzz=2.6),
    'mohair': Cloth(mohair, .95, .1, .05, .13, .0040, fuzz=.9),
}
