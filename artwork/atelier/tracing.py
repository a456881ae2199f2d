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
#: Roughness (alpha) below which a surface mirrors lamps as shapes: see trace.c.
SHARP = .1
#: Columns of the light of a sample, as dye.lit reads them.
KEY, REST, AROUND, BEHIND, GLOSS_KEY, GLOSS_REST, GLOSS_AROUND = 0, 1, slice(2, 6), slice(6, 8), 8, 9, slice(10, 12)


@dataclass
class Stuff:
    """What a path meets. white: share of light thrown back (besides a dye's), a number or rgb; dyed: the dye decides; sheer: share that shines through."""
    white: object = 1.0
    dyed: bool = False
    sheer: float = 0.0
    ends: bool = False                            # a wall or floor: paths end here


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
    """trace.c's lamps of areas: place, target, width, height, light on what faces it at the target, ..."""
    out = []
    for place, target, width, tall, strength, *_ in areas:
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


def table(glow):
    """trace.c's light from all around; glow: directions (n, 3) -> how bright."""
    z = 2 * (np.arange(32) + .5) / 32 - 1
    a = 2 * np.pi * ((np.arange(64) + .5) / 64 - .5)
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
        kinds = np.zeros((int(whole.material.max()) + 1, 6), np.float32)
        for m in np.unique(whole.material):
            s = stuffs.get(int(m), Stuff(.4))
            kinds[m, :3], kinds[m, 3:] = s.white, (s.dyed, s.sheer, s.ends)
        self.lamps = lamps(areas)
        p, pp = native.floats(whole.points)
        t, pt = native.ints(whole.triangles)
        m, pm = native.ints(whole.material)
        s, ps = native.floats(kinds)
        l, pl = native.floats(self.lamps)
        k, pk = native.floats(table(glow))
        r, pr = native.floats(table(mirrored or glow))
        gp, pgp = native.floats(gobo.points if gobo else np.zeros((1, 3)))
        gt, pgt = native.ints(gobo.triangles if gobo else np.zeros((0, 3)))
        self.studio = ctypes.c_void_p(self.lib.open_studio(I(by_colour), I(len(p)), pp, I(len(t)), pt, pm, I(len(kinds)), ps, I(len(gp)), pgp, I(len(gt)), pgt,
                                                           I(len(l)), pl, pk, pr))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.lib.close_studio(self.studio)

    def lit(self, s, eye, rays=(8, 3), around=16, every=2, softer=(2, 4), points=6, mirrored=8):
        """
        Light (n, 12) on samples. rays: to the key and to each other lamp from every sample; around: paths from one sample in every `every`²;
        softer: passes of the filter over lamps' shadows and over what is gathered; points: of a lamp across, for gloss of cloth; mirrored: rays into what a
        glossy sample mirrors.
        """
        n, (h, w) = len(s.seen), s.index.shape
        x, y = s.seen % w, s.seen // w
        # 4 × 4 neighbours share a scramble and take a sixteenth of the directions each
        seen, pseen = native.ints(s.seen)
        turn, pturn = native.ints(((y // 4 * (w // 4 + 1) + x // 4) << 4) + (y % 4 * 4 + x % 4))
        index, pindex = native.ints(s.index)
        place, pplace = native.floats(s.place)
        start, pstart = native.floats(s.start)
        smooth, psmooth = native.floats(s.smooth)
        sheer, psheer = native.floats(s.sheer)
        mask = np.ascontiguousarray(s.mask, np.uint16)
        pmask = mask.ctypes.data_as(ctypes.POINTER(ctypes.c_ushort))
        count, pcount = native.ints([rays[0]] + [rays[1]] * (len(self.lamps) - 1))

        def softened(values, weight, times, c):
            a, b, wa, wb = values, np.empty_like(values), weight, np.empty_like(weight)
            for k in range(times):
                pointers = [v.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for v in (a, wa, b, wb)]
                self.lib.soften(I(w), I(h), pindex, pseen, I(n), pplace, psmooth, pmask, I(1 << k), F(s.footprint), I(c), *pointers)
                a, b, wa, wb = b, a, wb, wa
            return a, wa
        lamp, plamp = native.floats(np.empty((n, len(self.lamps)), np.float32))
        self.lib.lamps_seen(self.studio, I(n), pstart, psmooth, pturn, pcount, plamp)
        lamp, _ = softened(lamp, np.ones(n, np.float32), softer[0], len(self.lamps))
        own = np.flatnonzero((x % every == 0) & (y % every == 0))
        some, psome = native.ints(np.random.default_rng(3).permutation(own))
        turn2, pturn2 = native.ints(((y // (4 * every) * (w // 4 + 1) + x // (4 * every)) << 4) + (y // every % 4 * 4 + x // every % 4))
        got, pgot = native.floats(np.zeros((n, GATHERED)))
        weight, pweight = native.floats(np.zeros(n))
        self.lib.gather(self.studio, I(len(some)), psome, pstart, psmooth, psheer, pturn2, F(2.6e-3), I(around), pgot, pweight)
        got, weight = softened(got, weight, softer[1], GATHERED)
        alone, palone = native.ints(np.flatnonzero(weight <= 0))               # slivers without a neighbour that was traced
        got[alone] = 0
        pgot, pweight = (v.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for v in (got, weight))
        self.lib.gather(self.studio, I(len(alone)), palone, pstart, psmooth, psheer, pturn2, F(2.6e-3), I(around * 2), pgot, pweight)
        facing, pfacing = native.floats(s.facing)
        metal, pmetal = native.floats(s.mirror == 2)
        bright = np.flatnonzero(s.mirror)
        if len(bright):
            shiny, pshiny = native.ints(np.random.default_rng(4).permutation(bright))
            alpha, palpha = native.floats(s.rough[:, 0])
            eye3, peye3 = native.floats(eye)
            seen_in, pseen_in = native.floats(np.zeros((n, 3)))
            self.lib.mirrors(self.studio, I(len(shiny)), pshiny, pplace, pstart, pfacing, palpha, pmetal, pturn, peye3, I(mirrored), pseen_in)
            seen_in, _ = softened(seen_in, (s.mirror > 0).astype(np.float32), 1, 3)
        along, palong = native.floats(s.along)
        rough, prough = native.floats(np.where(((s.mirror > 0) & (s.rough[:, 0] < SHARP))[:, None], 0, s.rough))
        sun, psun = native.floats(s.sun)
        open_, popen = native.floats(s.open)
        pl, pg = (v.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for v in (lamp, got))
        out, pout = native.floats(np.empty((n, 12), np.float32))
        e, pe = native.floats(eye)
        self.lib.put_together(self.studio, I(n), pplace, psmooth, pfacing, palong, prough, pmetal, psun, popen, pl, pg, pe, I(points), pout)
        if len(bright):
            out[bright, GLOSS_KEY] += seen_in[bright, 0]
            out[bright, GLOSS_AROUND] = seen_in[bright, 1:]
        return out
