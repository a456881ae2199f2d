"""
Light on samples by path tracing (trace.c). Light and colour are kept apart: what is gathered is sorted by how often a path met
dyed cloth, so one tracing serves every colourway, and a red coat still throws red on its own folds, its buttons and the wall.
"""
import ctypes
from dataclasses import dataclass

import numpy as np

import native

F, I = ctypes.c_float, ctypes.c_int
#: Numbers of a gathered sample: see trace.c.
GATHERED = 12
#: How much finer what is mirrored is known: see trace.c.
FINER = 4
#: Roughness (alpha) below which a surface mirrors lamps as shapes: see trace.c.
SHARP = .1
#: How far inwards the other side of a cloth lies, at most, m.
BEHIND_CLOTH = 2.6e-3
#: Columns of the light of a sample that what is mirrored goes to: see put_together in trace.c for all of them.
GLOSS_KEY, GLOSS_AROUND = 8, slice(10, 12)


@dataclass
class Stuff:
    """What a path meets. white: share of light thrown back (besides a dye's), a number or rgb; dyed: the dye decides; sheer: share that shines through."""
    white: object = 1.0
    dyed: bool = False
    sheer: float = 0.0
    ends: bool = False                            # a wall or floor: paths end here
    metal: bool = False                           # metal that is mirrored mirrors in turn


@dataclass
class Samples:
    """Places to light. index (rows, columns): number of the sample at each place of a grid, or -1; `seen`: where in it each sample is."""
    index: np.ndarray
    seen: np.ndarray
    place: np.ndarray
    start: np.ndarray
    smooth: np.ndarray
    facing: np.ndarray
    along: np.ndarray
    rough: np.ndarray
    sun: np.ndarray
    open: np.ndarray
    sheer: np.ndarray
    mask: np.ndarray
    mirror: np.ndarray                            # 0: gloss of cloth; 1: it mirrors what is around; 2: as metal does
    footprint: float                              # m a sample covers


def lamps(areas):
    """trace.c's lamps of areas: place, target, width, height, light on what faces it at the target."""
    out = []
    for place, target, width, tall, strength in areas:
        place, target = np.array(place, float), np.array(target, float)
        ahead = target - place
        r = np.linalg.norm(ahead)
        side = np.cross(ahead / r, (0, 0, 1))
        side /= np.linalg.norm(side)
        up = np.cross(side, ahead / r)
        out.append([*place, *(side * width), *(up * tall), strength * r * r, strength])
    out = np.array(out, np.float32)
    out[:, 10] /= out[:, 10].sum()
    return out


def table(glow, finer=1):
    """trace.c's light from all around; glow: directions (n, 3) -> how bright; finer: than 32 × 64, each way."""
    rows, columns = 32 * finer, 64 * finer
    z = 2 * (np.arange(rows) + .5) / rows - 1
    a = 2 * np.pi * ((np.arange(columns) + .5) / columns - .5)
    z, a = np.meshgrid(z, a, indexing='ij')
    r = np.sqrt(1 - z * z)
    return glow(np.stack([r * np.cos(a), r * np.sin(a), z], -1).reshape(-1, 3))


class Room:
    """
    A scene paths can be followed in. whole: Mesh; stuffs: material number -> Stuff; areas, glow, mirrored (see table): its light, and that light
    as it is mirrored; gobo: a Mesh in the way of the first lamp. by_colour: light is sorted by red, green and blue instead of by dye.
    """

    def __init__(self, whole, stuffs, areas, glow, mirrored=None, gobo=None, by_colour=False):
        self.lib = native.library('trace')
        self.lib.open_studio.restype = ctypes.c_void_p
        kinds = np.zeros((int(whole.material.max()) + 1, 7), np.float32)
        for m in np.unique(whole.material):
            s = stuffs.get(int(m), Stuff(.4))
            kinds[m, :3], kinds[m, 3:] = s.white, (s.dyed, s.sheer, s.ends, s.metal)
        self.lamps = lamps(areas)
        p, pp = native.floats(whole.points)
        t, pt = native.ints(whole.triangles)
        m, pm = native.ints(whole.material)
        s, ps = native.floats(kinds)
        l, pl = native.floats(self.lamps)
        k, pk = native.floats(table(glow))
        r, pr = native.floats(table(mirrored or glow, FINER))
        gp, pgp = native.floats(gobo.points if gobo else np.zeros((1, 3)))
        gt, pgt = native.ints(gobo.triangles if gobo else np.zeros((0, 3)))
        self.studio = ctypes.c_void_p(self.lib.open_studio(I(by_colour), I(len(p)), pp, I(len(t)), pt, pm, I(len(kinds)), ps, I(len(gp)), pgp, I(len(gt)), pgt,
                                                           I(len(l)), pl, pk, pr))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.lib.close_studio(self.studio)

    def lit(self, s, eye, rays=(8, 3), around=20, every=4, softer=(2, 4), points=6, mirrored=8):
        """
        Light (n, 12) on samples. rays: to the key and to each other lamp from every sample; around: paths from one sample in every `every`²;
        softer: passes of the filter over lamps' shadows and over what is gathered; points: of a lamp across, for gloss of cloth; mirrored:
        rays into what a glossy sample mirrors.
        """
        at = Arrays(s, eye)
        lamps = self.shadows(s, at, rays, softer[0])
        got = self.gathered(s, at, around, every, softer[1])
        sharp = (s.mirror > 0) & (s.rough[:, 0] < SHARP)
        metal, pmetal = native.floats(s.mirror == 2)
        rough, prough = native.floats(np.where(sharp[:, None], 0, s.rough))
        out, pout = native.floats(np.empty((at.n, 12), np.float32))
        self.lib.put_together(self.studio, at.count, at.place, at.smooth, at.facing, at.along, prough, pmetal, at.sun, at.open, pointer(lamps), pointer(got),
                              at.eye, I(points), pout)
        bright = np.flatnonzero(s.mirror)
        if len(bright):
            seen = self.mirrors(s, at, bright, pmetal, mirrored)
            out[bright, GLOSS_KEY] += seen[bright, 0]
            out[bright, GLOSS_AROUND] = seen[bright, 1:]
        return out

    def softened(self, s, at, values, weight, times):
        """Values (n, c) and their weights (n,) after `times` passes of the filter, each wider than the one before."""
        a, b, wa, wb = values, np.empty_like(values), weight, np.empty_like(weight)
        for k in range(times):
            self.lib.soften(at.wide, at.high, at.index, at.seen, at.count, at.place, at.smooth, at.mask, I(1 << k), F(s.footprint), I(values.shape[1]),
                            pointer(a), pointer(wa), pointer(b), pointer(wb))
            a, b, wa, wb = b, a, wb, wa
        return a, wa

    def shadows(self, s, at, rays, times):
        """Which share of each lamp samples see, (n, lamps)."""
        count, pcount = native.ints([rays[0]] + [rays[1]] * (len(self.lamps) - 1))
        out, pout = native.floats(np.empty((at.n, len(self.lamps)), np.float32))
        turn, pturn = native.ints(strata(s))
        self.lib.lamps_seen(self.studio, at.count, at.start, at.smooth, pturn, pcount, pout)
        return self.softened(s, at, out, np.ones(at.n, np.float32), times)[0]

    def gathered(self, s, at, paths, every, times):
        """Light that is not of lamps directly, (n, GATHERED): followed from some samples, and brought to the others by the filter."""
        h, w = s.index.shape
        turn, pturn = native.ints(strata(s, every))
        out, weight = np.zeros((at.n, GATHERED), np.float32), np.zeros(at.n, np.float32)

        def follow(some, count):
            own, pown = native.ints(some)
            self.lib.gather(self.studio, I(len(own)), pown, at.start, at.smooth, at.sheer, pturn, F(BEHIND_CLOTH), I(count), pointer(out), pointer(weight))
        own = np.flatnonzero((s.seen % w % every == 0) & (s.seen // w % every == 0))
        follow(np.random.default_rng(3).permutation(own), paths)
        out, weight = self.softened(s, at, out, weight, times)
        alone = np.flatnonzero(weight <= 0)                                  # slivers without a neighbour that was followed
        out[alone] = 0
        follow(alone, paths * 2)
        return out

    def mirrors(self, s, at, bright, pmetal, rays):
        """What glossy samples mirror, (n, 3)."""
        shiny, pshiny = native.ints(np.random.default_rng(4).permutation(bright))
        alpha, palpha = native.floats(s.rough[:, 0])
        turn, pturn = native.ints(strata(s))
        out, pout = native.floats(np.zeros((at.n, 3)))
        self.lib.mirrors(self.studio, I(len(shiny)), pshiny, at.place, at.start, at.facing, palpha, pmetal, pturn, at.eye, I(rays), pout)
        return self.softened(s, at, out, (s.mirror > 0).astype(np.float32), 1)[0]


def pointer(array):
    """Of a contiguous float32 array."""
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def strata(s, every=1):
    """Which scramble a sample has (shared by 4 × 4 neighbours, `every` apart) and which sixteenth of the directions it takes, as one number."""
    x, y = (v // every for v in (s.seen % s.index.shape[1], s.seen // s.index.shape[1]))
    return ((y // 4 * (s.index.shape[1] // 4 + 1) + x // 4) << 4) + (y % 4 * 4 + x % 4)


class Arrays:
    """What trace.c reads of samples: pointers, and the arrays behind them."""

    def __init__(self, s, eye):
        self.n = len(s.seen)
        (high, wide), self.kept = s.index.shape, []
        self.count, self.wide, self.high = I(self.n), I(wide), I(high)
        for name in ('place', 'start', 'smooth', 'facing', 'along', 'sun', 'open', 'sheer'):
            setattr(self, name, self.keep(*native.floats(getattr(s, name))))
        self.eye = self.keep(*native.floats(eye))
        self.index, self.seen = self.keep(*native.ints(s.index)), self.keep(*native.ints(s.seen))
        mask = np.ascontiguousarray(s.mask, np.uint16)
        self.mask = self.keep(mask, mask.ctypes.data_as(ctypes.POINTER(ctypes.c_ushort)))

    def keep(self, array, address):
        self.kept.append(array)
        return address
