"""Cloth drawn from its yarns (yarns.c): tubes with twist, thick and thin, over and under one another, and the fibres that stand off."""
import ctypes
import functools
import hashlib
import inspect
import os
from dataclasses import dataclass, fields

import numpy as np

import native

F, I = ctypes.c_float, ctypes.c_int
BOTTOM = -1e8
PLANES = ('height', 'tone', 'cover', 'along', 'bare')


@dataclass
class Tile:
    """A repeating piece of cloth, row 0 lowest; flat x runs along the weft, y along the warp. All but `period` are (rows, columns)."""
    height: np.ndarray              # mm
    tone: np.ndarray                # times the dye's albedo; its mean is 1
    cover: np.ndarray               # 0..1: how much of it is cloth, the rest are holes
    along: np.ndarray               # radians: which way the yarn runs, from x towards y
    bare: np.ndarray                # 0..1: how much of it is yarn that took no dye
    period: tuple                   # cm across and up
    finer: 'Tile' = None            # what it was averaged from

    def turned(self):
        """The same cloth under a piece cut across: what was found at (y, -x) lies at (x, y)."""
        quarter = {f.name: np.ascontiguousarray(getattr(self, f.name)[::-1].T) for f in fields(self) if f.name in PLANES}
        quarter['along'] = quarter['along'] + np.float32(np.pi / 2)
        return Tile(**quarter, period=self.period[::-1])

    def scaled(self, high, fine):
        """Heights times `high`, everything `fine` times smaller."""
        return Tile(self.height * high, self.tone, self.cover, self.along, self.bare, tuple(p / fine for p in self.period))

    def coarser(self, reach):
        """Averaged until a pixel is at least `reach` cm wide, so that nothing finer is left to shimmer."""
        halves = int(np.ceil(np.log2(max(reach * self.height.shape[1] / self.period[0], 1)) - .35))
        halves = max(0, min(halves, int(np.log2(min(self.height.shape))) - 2))
        while len(self.levels) <= halves:
            self.levels.append(halved(self.levels[-1]))
        return self.levels[halves]

    @functools.cached_property
    def levels(self):
        return [self]

    def sample(self, which, flat):
        """A field (or an array of its shape) at flat positions (n, 2) cm, between pixels."""
        field = getattr(self, which) if isinstance(which, str) else which
        return between(field, flat[:, 0] * (field.shape[1] / self.period[0]) - .5, flat[:, 1] * (field.shape[0] / self.period[1]) - .5)

    @functools.cached_property
    def upright(self):
        """(rows, columns) 0..1: how much of what is seen runs up the cloth, warp rather than weft."""
        return np.sin(self.along) ** 2 if self.finer is None else half_of(self.finer.upright)

    @functools.cached_property
    def albedo(self):
        """(rows, columns) of what the eye makes of tone and holes together: through a hole the dark inside is seen."""
        return self.tone * (.25 + .75 * self.cover)


def between(field, x, y):
    """Values of a repeating array at places counted in its px."""
    rows, columns = field.shape
    i, j = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    u, v = (x - i).astype(np.float32), (y - j).astype(np.float32)
    i, j, i1, j1 = i % columns, j % rows, (i + 1) % columns, (j + 1) % rows
    return (field[j, i] * (1 - u) + field[j, i1] * u) * (1 - v) + (field[j1, i] * (1 - u) + field[j1, i1] * u) * v


def half_of(a):
    """Half as many rows and columns of what repeats: two of each, and a third as much of those beside them, or threads would beat with pixels and make a grid."""
    for axis in (0, 1):
        a = a.swapaxes(0, axis)
        a = a[:len(a) // 2 * 2]
        a = ((3 * (a[::2] + a[1::2]) + np.roll(a[1::2], 1, 0) + np.roll(a[::2], -1, 0)) / 8).swapaxes(0, axis)
    return a


def halved(tile):
    """The same tile in half the resolution; directions are averaged as axes."""
    along = np.arctan2(half_of(np.sin(2 * tile.along)), half_of(np.cos(2 * tile.along))) / 2
    return Tile(*(half_of(a) for a in (tile.height, tile.tone, tile.cover)), along, half_of(tile.bare), tile.period, tile)


def kept(make):
    """A function that draws a Tile: drawn once, then read from the cache until its source, yarns.py or yarns.c changes."""
    @functools.lru_cache
    @functools.wraps(make)
    def tile(*numbers, **named):
        mark = hashlib.sha256(repr((make.__name__, numbers, sorted(named.items()))).encode())
        here = os.path.dirname(os.path.abspath(__file__))
        for path in (inspect.getsourcefile(make), os.path.join(here, 'yarns.py'), os.path.join(here, 'yarns.c')):
            with open(path, 'rb') as file:
                mark.update(file.read())
        path = os.path.join(native.CACHE, f'tile-{make.__name__}-{mark.hexdigest()[:14]}.npz')
        if not os.path.exists(path):
            new = make(*numbers, **named)
            os.makedirs(native.CACHE, exist_ok=True)
            part = f'{path[:-4]}.{os.getpid()}.npz'
            np.savez(part, **{f.name: np.asarray(getattr(new, f.name), np.float64 if f.name == 'period' else np.float16) for f in fields(new) if f.name != 'finer'})
            os.replace(part, path)
        with np.load(path) as found:
            return Tile(**{k: tuple(found[k]) if k == 'period' else found[k].astype(np.float32) for k in found.files})
    return tile


def smooth_noise(n, cell, seed):
    """(n, n) noise that repeats; features of about `cell` px; mean 0, deviation 1."""
    return slubs(n, cell, cell, seed)


def slubs(n, cell_x, cell_y, seed):
    """The same with features longer one way than the other."""
    rng = np.random.default_rng(seed)
    f = np.fft.fftfreq(n)
    k = np.exp(-((f[:, None] * cell_y) ** 2 + (f[None] * cell_x) ** 2) * np.pi ** 2 / 2)
    a = np.fft.ifft2(np.fft.fft2(rng.normal(size=(n, n))) * k).real
    return (a - a.mean()) / a.std()


def softened(a, cell):
    """(n, n) that repeats, averaged over about `cell` px."""
    f, g = np.fft.fftfreq(a.shape[0]), np.fft.rfftfreq(a.shape[1])
    return np.fft.irfft2(np.fft.rfft2(a) * np.exp(-(f[:, None] ** 2 + g[None] ** 2) * (np.pi * cell) ** 2 / 2), a.shape)


def wander(rng, count, steps, cell):
    """(count, steps) noise along yarns that repeats; features of about `cell` steps; deviation 1."""
    f = np.fft.rfftfreq(steps)
    k = np.exp(-(f * np.pi * cell) ** 2 / 2)
    a = np.fft.irfft(np.fft.rfft(rng.normal(size=(count, steps)), axis=1) * k, steps, axis=1)
    return a / (np.sqrt((k[:, None] ** 2).mean()) + 1e-9) * .7


def at(field, x, y, size):
    """Values of a repeating (n, n) field at places in mm of a tile `size` mm wide."""
    n = len(field)
    return field[np.floor(y * n / size).astype(int) % n, np.floor(x * n / size).astype(int) % n]


@dataclass(frozen=True)
class Yarn:
    """thick: mm across; squash: its height beside its width; plies, turn (mm), relief, fibre: see yarns.c; the rest are shares."""
    thick: float
    squash: float = .8
    plies: int = 0
    turn: float = 1.5
    relief: float = .35
    fibre: float = .10
    uneven: float = .06             # thick and thin
    slub: float = 0.0               # how much thicker, now and then
    tone: float = .04               # one yarn beside the next
    mottle: float = .03             # along a yarn
    kind: float = 0.0               # 1: took no dye


class Drawing:
    """A tile being drawn, `period` cm wide, n px, each of fine * fine samples."""

    def __init__(self, period, n=2048, fine=2, seed=1):
        self.period, self.n, self.fine, self.mm = period, n, fine, period * 10
        self.rng = np.random.default_rng(seed)
        self.seed = seed
        self.scale = n * fine / self.mm
        shape = (n * fine, n * fine)
        self.height, self.tone, self.along, self.which = (np.full(shape, v, np.float32) for v in (BOTTOM, 1, 0, 0))

    def lay(self, lines, yarn):
        """lines (yarns, points, 5): x y z radius in mm, tone."""
        self.seed += 1000
        a, pa = native.floats(lines * np.array((self.scale,) * 4 + (1,)))
        planes = [p.ctypes.data_as(ctypes.POINTER(F)) for p in (self.height, self.tone, self.along, self.which)]
        native.library('yarns').lay(I(a.shape[0]), I(a.shape[1]), pa, I(len(self.height)), F(yarn.squash), I(yarn.plies), F(yarn.turn * self.scale),
                                    F(yarn.relief), F(yarn.fibre), F(max(.06 * self.scale, 2.5)), F(yarn.kind), I(self.seed), *planes)

    def fibres(self, count, long, thick=.022, base=0.0, depth=.1, way=(0.0, 9.0), curl=1.0, tone=.12, arch=0.0, points=9, over=None):
        """
        Single hairs: `long` mm (half as long to half as long again), rooted anywhere up to `depth` mm below `base` (a number or a
        repeating field, mm), `way`: mean and spread of their direction, curl: radians they turn; arch: mm the middle rises.
        over: a Drawing's surface they lie on instead of base, as a field in mm.
        """
        rng = self.rng
        s = np.linspace(-.5, .5, points)
        x, y = rng.random((2, count, 1)) * self.mm
        turn = way[0] + way[1] * rng.normal(size=(count, 1)) + curl * (rng.normal(size=(count, 1)) * s + rng.normal(size=(count, 1)) * (2 * s * s - .2)
                                                                       + .5 * rng.normal(size=(count, 1)) * np.sin(9 * s))
        step = long * rng.uniform(.5, 1.5, (count, 1)) / (points - 1)
        x, y = x + np.cumsum(np.cos(turn) * step, 1), y + np.cumsum(np.sin(turn) * step, 1)
        ground = over if over is not None else base
        z = at(ground, x, y, self.mm) if np.ndim(ground) else np.full(x.shape, float(ground))
        z = z - depth * rng.random((count, 1)) + arch * rng.random((count, 1)) * (1 - 4 * s * s) - .3 * arch
        r = np.full(x.shape, thick / 2) * rng.uniform(.7, 1.3, (count, 1)) * (1 - .5 * (2 * np.abs(s)) ** 4)
        shade = np.clip(1 + tone * rng.normal(size=(count, 1)), .4, 2) + 0 * x
        self.lay(np.stack([x, y, z, r, shade], -1), Yarn(thick, 1.0, fibre=0))

    def surface(self, cell=0.0):
        """(n, n) heights in mm so far, holes at the lowest; averaged over `cell` mm."""
        low = self.height[self.height > BOTTOM].min()
        h = np.maximum(self.height, low)[::self.fine, ::self.fine] / self.scale
        return softened(h, cell * self.n / self.mm) if cell else h

    def tile(self, floor=None, cavity=.25, reach=.5, hazy=0.0):
        """
        The Tile. floor: mm, how deep a hole is; cavity: how much darker lies what is lower than the mean within `reach` mm; hazy: how
        far single hairs are too thin to stand in the light's way, so that their relief is lost (they keep their tone).
        """
        low = float(self.height[self.height > BOTTOM].min()) if floor is None else floor * self.scale
        out, po = native.floats(np.empty((5, self.n, self.n)))
        planes = [p.ctypes.data_as(ctypes.POINTER(F)) for p in (self.height, self.tone, self.along, self.which)]
        self.height[self.height > BOTTOM] = np.maximum(self.height[self.height > BOTTOM], low + 1e-3)
        native.library('yarns').settle(I(len(self.height)), I(self.fine), F(low), *planes, po)
        height, tone, cover, along, bare = out
        height /= self.scale
        return finished(height, tone, cover, along, bare, self.period, cavity, reach, hazy)


def finished(height, tone, cover=None, along=None, bare=None, period=6.0, cavity=.25, reach=.5, hazy=0.0):
    """A Tile of what was drawn: heights about 0, tone about 1, hollows darker."""
    n = len(height)
    cover = np.ones((n, n)) if cover is None else cover
    deep = softened(height, reach * n / (period * 10)) - height
    tone = tone * np.clip(1 - cavity * np.clip(deep / (np.std(height) * 2 + 1e-9), -.6, 1.5), .2, 1.6)
    tone = tone / (tone * (.25 + .75 * cover)).mean()
    if hazy:
        height = (1 - hazy) * height + hazy * softened(height, .9 * n / (period * 10))
    zero = np.zeros((n, n))
    return Tile(height - height.mean(), tone, cover, zero + np.pi / 2 if along is None else along, zero if bare is None else bare, (period, period))


def woven(drawing, over, warp, weft, ends, picks, crimp=.5, drift=.08, close=.92, pulled=1.0, heavy=(0, 1.0)):
    """
    Lays warp (up) and weft (across): `ends` and `picks` in the whole tile; over: (rows, columns) of the draft, 1 where the warp is
    on top; crimp: share of the bending the warp does; drift: how far yarns stray from their place, in spacings, and pulled: how far many of them together;
    close: how near the two come where they cross; heavy: every how manieth yarn is thicker,
    and how much.
    """
    rng, mm = drawing.rng, drawing.mm
    over = np.tile(over, (picks // len(over) + 1, ends // len(over[0]) + 1))[:picks, :ends] * 2.0 - 1
    high = (warp.thick * warp.squash + weft.thick * weft.squash) / 2 * close
    pull = [smooth_noise(256, cell, drawing.seed + cell) for cell in (40, 24)]

    def strands(yarn, count, steps, ups, other, swap):
        """Yarns of one direction; ups (count, steps) -1..1."""
        fine = 4
        t = np.arange(fine) / fine
        t = t * t * (3 - 2 * t)
        z = (ups[:, :, None] * (1 - t) + np.roll(ups, -1, 1)[:, :, None] * t).reshape(count, -1)
        gap, span = mm / count, mm / steps
        run = (np.arange(steps * fine) / fine + .5) * span + 0 * z
        per = fine * count / mm * (mm / count) / span                        # samples per spacing of this yarn
        slow = wander(rng, count, steps * fine, 14 * per)
        side = (np.arange(count)[:, None] + .5 + drift * (rng.normal(size=(count, 1)) * .6 + slow)) * gap
        x, y = (run, side) if swap else (side, run)
        side = side + drift * gap * pulled * at(pull[swap], x, y, mm)
        fat = 1 + yarn.uneven * wander(rng, count, steps * fine, 9 * per) + yarn.uneven * .5 * rng.normal(size=(count, 1))
        if yarn.slub:
            fat += yarn.slub * np.clip(wander(rng, count, steps * fine, 40 * per * gap / max(gap, .3)) - 1.1, 0, 1.4)
        fat = np.clip(fat, .45, 2.6)
        if heavy[0]:
            fat[::heavy[0]] *= heavy[1]
        shade = 1 + yarn.tone * rng.normal(size=(count, 1)) + yarn.mottle * wander(rng, count, steps * fine, 25 * per)
        line = np.stack(([run, side] if swap else [side, run]) + [z * other, fat * yarn.thick / 2, shade], -1)
        last = line[:, :1].copy()
        last[:, :, 0 if swap else 1] += mm
        return np.concatenate([line, last], 1)
    drawing.lay(strands(warp, ends, picks, over.T, high * crimp, 0), warp)
    drawing.lay(strands(weft, picks, ends, -over, high * (1 - crimp), 1), weft)


def knitted(drawing, yarn, wale, course, pattern=(1,), purl=.6, dome=0.0, loop=.86, open_=.205, deep=.42, uneven=.05, points=28, pushed=None):
    """
    Lays courses of loops, up the tile. wale, course: mm of a stitch; pattern: 1 knit, 0 purl, repeated; purl: width of a purl
    wale beside a knit one; dome: mm ribs rise; loop: height of a loop in courses (half of it to each side); open_: how far heads are
    wider than feet; deep: mm from the front of a loop to its back, in yarns;
    pushed(x, y): where a place comes to lie, mm.
    """
    rng, mm = drawing.rng, drawing.mm
    widths = np.where(np.array(pattern), 1, purl)
    times = max(1, round(mm / (wale * widths.sum())))
    kinds = np.tile(pattern, times)
    widths = np.tile(widths, times) * mm / (times * widths.sum())
    left = np.r_[0, np.cumsum(widths)]
    wales, rows = len(kinds), round(mm / course)
    high = mm / rows
    k = np.arange(wales * points)
    t = (k % points + .5) / points * 2 * np.pi - np.pi
    stitch = k // points
    run = (k % points + .5) / points - .5                                    # -.5 .. .5 within a stitch
    # a purl stitch is a knit one seen from behind
    face = np.interp((k + .5) / points, np.r_[-.32, (np.arange(wales)[:, None] + (.18, .82)).ravel(), wales + .32],
                     np.r_[kinds[-1], np.repeat(kinds, 2), kinds[0]]) * 2.0 - 1
    middle = (left[:-1] + left[1:]) / 2
    round_ = np.zeros(wales)
    if dome:
        wave = np.exp(2j * np.pi * np.arange(wales) / len(pattern))
        centre = np.angle((np.array(pattern) * np.exp(2j * np.pi * np.arange(len(pattern)) / len(pattern))).sum())
        round_ = np.cos(np.angle(wave * np.exp(-1j * centre)))
    up = np.interp((k + .5) / points - .5, np.r_[-1, np.arange(wales), wales], np.r_[round_[-1], round_, round_[0]]) * dome / 2

    def each(cell):
        """A number for every stitch, (rows, wales * points): smooth from one to the next."""
        a = rng.normal(size=(rows, wales))
        a = np.repeat(a, points, 1)
        return softened(a, points * .8)[:, :wales * points] * cell * 1.5
    rows_ = np.arange(rows)[:, None]
    size = 1 + uneven * (each(1) + .5 * rng.normal(size=(rows, 1)))
    width = widths[stitch]
    x = middle[stitch] + width * (run + open_ * np.sin(2 * t) * (1 + uneven * 2 * each(1))) + wale * uneven * .5 * each(1)
    pull = smooth_noise(256, 50, drawing.seed), smooth_noise(256, 60, drawing.seed + 1)
    y = (rows_ + .5) * high + high * loop * np.cos(t) * size + high * uneven * .5 * each(1)
    z = -deep * yarn.thick * np.cos(2 * t) * face + up + .12 * yarn.thick * np.cos(t)
    x, y = x + wale * .16 * at(pull[0], x, y, mm), y + high * .16 * at(pull[1], x, y, mm)
    if pushed:
        x, y = pushed(x, y)
    steps = wales * points
    fat = np.clip(1 + yarn.uneven * wander(rng, rows, steps, points * 1.2) + yarn.uneven * .5 * rng.normal(size=(rows, 1)), .6, 1.6)
    shade = 1 + yarn.tone * rng.normal(size=(rows, 1)) + yarn.mottle * wander(rng, rows, steps, points * 3)
    line = np.stack([x, y, z + 0 * y, fat * yarn.thick / 2, shade + 0 * y], -1)
    last = line[:, :1].copy()
    last[:, :, 0] += mm
    drawing.lay(np.concatenate([line, last], 1), yarn)


def cells(across, x, y, even=.3, seed=1):
    """Cells of a grain at (n, n) places counted in cells: distances to the nearest middle and the next one, number of the nearest."""
    n = len(x)
    (_, px), (_, py) = kept_x, kept_y = native.floats(x), native.floats(y)
    first, pf = native.floats(np.empty((n, n)))
    second, ps = native.floats(np.empty((n, n)))
    nearest, pn = native.ints(np.zeros((n, n)))
    native.library('yarns').cells(I(n), I(across), F(even), I(seed), px, py, pf, ps, pn)
    del kept_x, kept_y
    return first, second, nearest
