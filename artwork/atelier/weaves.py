"""Cloths from near: tiles drawn from their yarns (yarns.py), roughness, gloss, nap, and how they take dye."""
from dataclasses import dataclass

import numpy as np

import yarns
from embroidery import broderie
from yarns import Drawing, Yarn, finished, kept, knitted, smooth_noise, woven


@dataclass(frozen=True)
class Nap:
    """What stands off a cloth and softens its outline (fuzz.py): mm long, hairs per cm2, mm thick, radians a hair turns, how upright (0..1)."""
    long: float
    dense: float = 60.0
    thick: float = .03
    curl: float = 1.0
    stands: float = .6


@dataclass(frozen=True)
class Cloth:
    tile: object                    # () -> yarns.Tile
    rough: float
    gloss: float
    mottle: float = .03             # unevenness of the dye
    thick: float = .0012            # m
    tinted: float = 0.0             # share of the gloss that takes the cloth's colour
    fuzz: float = 0.0               # how bright it grows where it is seen from the side: pile, mohair, velvet
    silk: float = 0.0               # how far gloss is drawn out across the warp; below 0 along it: warp bent round ribs
    sheer: float = 0.0              # share of light that shines through
    far: float = 0.0                # cm a sample covers from which on the weave is too fine to be seen (0: never); else it would shimmer
    nap: Nap = None
    down: float = 0.0               # light that fibres standing off it throw back where it is seen from the side
    streak: tuple = (0.0, 0.0)      # how far single warp and weft yarns differ from their neighbours
    slub: float = 12.5              # for how long they do, cm
    roped: bool = False             # its yarns differ by the dye they took: pale ones hardly


PLAIN = np.array(((1, 0), (0, 1)))


def twill(up, down, left=False):
    """The draft of a twill: the warp goes over `up` wefts and under `down`; the line rises to the right (or left)."""
    n = up + down
    row, column = np.mgrid[:n, :n]
    return ((column * (1 if left else -1) + row) % n < up).astype(int)


def sateen(n, step):
    """The draft of a satin: every weft goes over one warp in n, `step` further each time."""
    row, column = np.mgrid[:n, :n]
    return (column != row * step % n).astype(int)


# ---- woven

@kept
def satin():
    """Silk charmeuse: warp floats close beside one another, so fine that they are seen as lines."""
    d = Drawing(6.0, 2304, seed=1)
    woven(d, sateen(8, 3), Yarn(.150, .42, 0, 2.0, 0, .03, .05, 0, .016, .010), Yarn(.13, .6, 0, 2.0, 0, .03, .08, .15, .02), 512, 240, .30, .06, .8)
    return d.tile(cavity=.06)


@kept
def cupro():
    """A lining: plain twill of even filaments."""
    d = Drawing(6.0, 2048, seed=2)
    woven(d, twill(2, 1), Yarn(.15, .5, 0, 2.0, 0, .03, .04, 0, .02, .01), Yarn(.19, .55, 0, 2, 0, .03, .06, 0, .02), 420, 240, .4, .08)
    return d.tile(cavity=.12)


@kept
def silk_twill():
    d = Drawing(6.0, 2304, seed=33)
    woven(d, twill(2, 2), Yarn(.15, .55, 0, 2.2, 0, .03, .05, 0, .015, .01), Yarn(.16, .55, 0, 2.2, 0, .03, .06, 0, .015, .01), 432, 360, .55, .07, .9)
    return d.tile(cavity=.15)


@kept
def crepe():
    """Overtwisted yarns that pull the plain weave into a fine pebble."""
    d = Drawing(6.0, 2048, seed=31)
    woven(d, PLAIN, Yarn(.20, .7, 2, .45, .25, .05, .10, 0, .012, .03), Yarn(.25, .75, 2, -.5, .3, .05, .12, 0, .012, .03), 320, 240, .5, .13, pulled=.5)
    t = d.tile(cavity=.16)
    t.height = t.height + .020 * smooth_noise(d.n, 12, 32) + .016 * smooth_noise(d.n, 24, 34)
    return t


@kept
def plain(ends=50, picks=34, period=6.0, warp=.19, weft=.24, uneven=.07, tone=.016, seed=3):
    """Poplin: a close plain weave with more warp than weft; threads to the cm, thickness in mm."""
    d = Drawing(period, 2048, seed=seed)
    ends, picks = (round(v * period / 2) * 2 for v in (ends, picks))
    for_both = dict(plies=2, relief=.2, fibre=.05, uneven=uneven, tone=tone, mottle=.02)
    woven(d, PLAIN, Yarn(warp, .8, turn=.8, **for_both), Yarn(weft, .7, turn=.9, slub=uneven * 2, **for_both), ends, picks, .62, .05, pulled=.5)
    d.fibres(500, 1.6, .014, over=d.surface(.3) + .03, depth=.02, curl=1.6, tone=.03)
    return d.tile(cavity=.18)


@kept
def ripstop():
    """Fine nylon in plain weave with a thicker yarn every few millimetres, both ways."""
    d = Drawing(6.0, 2048, seed=41)
    for_both = dict(squash=.6, fibre=.03, uneven=.05, tone=.015, mottle=.01)
    woven(d, PLAIN, Yarn(.20, **for_both), Yarn(.22, **for_both), 288, 264, .5, .05, pulled=.5, heavy=(12, 1.75))
    return d.tile(cavity=.15)


@kept
def linen(threads=16.8, period=10.0, seed=5, slub=.75):
    """Flax: stiff yarns, thick and thin, that leave gaps; long slubs both ways."""
    d = Drawing(period, 2048, seed=seed)
    n = round(threads * period / 2) * 2
    gap = period * 10 / n
    for_both = dict(squash=.62, plies=0, turn=5.0, relief=0, fibre=.26, slub=slub, tone=.04, mottle=.04)
    woven(d, PLAIN, Yarn(gap * .84, uneven=.17, **for_both), Yarn(gap * .88, uneven=.22, **for_both), n, n, .5, .13, pulled=.6)
    d.fibres(16000, 2.4, .020, over=d.surface(.15) + .02, depth=.04, curl=.8, tone=.16)
    return d.tile(floor=-.35, cavity=.22)


@kept
def faille():
    """Silk with fine ribs across: many fine ends bent round thicker picks, which draw its sheen out along the warp."""
    d = Drawing(6.0, 2048, seed=34)
    woven(d, PLAIN, Yarn(.13, .6, 0, 2, 0, .03, .05, 0, .012, .01), Yarn(.40, .85, 0, 2, 0, .03, .07, .06, .01), 480, 132, .9, .06)
    return d.tile(cavity=.16)


@kept
def grosgrain(ribs=10):
    """Ribbon with ribs across it: flat y runs along its width."""
    d = Drawing(4.0, 1536, seed=23)
    woven(d, PLAIN, Yarn(.95, .8, 0, 3, 0, .04, .02, 0, .01), Yarn(.16, .6, 0, 2, 0, .04, .05, 0, .015, .01), round(4 * ribs / 2) * 2, 260, .08, .04)
    return d.tile(cavity=.25)


@kept
def barathea():
    """Broken twill of fine worsted: it swallows light."""
    d = Drawing(6.0, 2048, seed=36)
    broken = np.vstack([twill(2, 2), twill(2, 2, True)])
    woven(d, broken, Yarn(.27, .75, 2, 1.0, .25, .08, .07, 0, .02, .03), Yarn(.30, .75, 2, 1.1, .25, .08, .07, 0, .02, .03), 240, 208, .6, .07, pulled=.5)
    d.fibres(60000, .9, .016, over=d.surface(.3) + .05, depth=.06, curl=2.0, tone=.10)
    return d.tile(cavity=.18)


@kept
def gabardine():
    """A close, steep twill of plied worsted: fine ridges."""
    d = Drawing(6.0, 2304, seed=51)
    woven(d, twill(2, 1), Yarn(.24, .75, 2, .9, .25, .06, .05, 0, .026, .02), Yarn(.26, .7, 2, 1.0, .2, .06, .05, 0, .02), 288, 168, .75, .05)
    d.fibres(900, 1.2, .014, over=d.surface(.3) + .03, depth=.02, curl=1.6, tone=.05)
    return d.tile(cavity=.22)


@kept
def cotton_twill():
    """Chino: a brushed 3/1 twill."""
    d = Drawing(8.0, 2304, seed=27)
    woven(d, twill(3, 1), Yarn(.30, .75, 2, 1.1, .22, .09, .09, .1, .04, .035), Yarn(.34, .7, 0, 1.2, 0, .09, .12, .1, .03), 288, 168, .7, .1)
    d.fibres(26000, 1.0, .016, over=d.surface(.35) + .02, depth=.04, curl=2.2, tone=.08)
    return d.tile(cavity=.2)


@kept
def denim():
    """3/1 twill of ring-spun yarns: blue warp, thick and thin; the weft, which took no dye, shows as specks."""
    d = Drawing(9.6, 2304, seed=9)
    warp = Yarn(.435, .72, 0, 1.1, 0, .24, .09, .40, .025, .06)
    woven(d, twill(3, 1), warp, Yarn(.40, .65, 0, 1.2, 0, .16, .03, .02, .01, kind=1), 240, 168, .72, .06, pulled=.5)
    d.fibres(40000, 1.1, .018, over=d.surface(.2) + .03, depth=.05, curl=2.2, tone=.16)
    return d.tile(cavity=.28)


def napped(d, count, long, way, depth, curl, tone, thick=.02, cell=.5, rise=.01):
    """Fibres brushed up out of what was drawn, lying over it."""
    d.fibres(count, long, thick, over=d.surface(cell) + rise, depth=depth, way=way, curl=curl, tone=tone)


@kept
def flannel():
    """Woollen twill under a light nap; fibres dyed in the wool differ from one another."""
    d = Drawing(7.0, 2304, seed=15)
    woven(d, twill(2, 2), Yarn(.46, .75, 0, 1.4, 0, .2, .12, .1, .06, .05), Yarn(.49, .75, 0, 1.5, 0, .2, .12, .1, .06, .05), 168, 152, .5, .10)
    napped(d, 260000, 1.3, (.8, 1.6), .14, 2.4, .24, cell=.7, rise=.115)
    return d.tile(cavity=.14)


@kept
def milled():
    """Flannel whose twill is lost under a close nap."""
    d = Drawing(7.0, 2304, seed=25)
    woven(d, twill(2, 2), Yarn(.44, .75, 0, 1.4, 0, .15, .12, 0, .03, .04), Yarn(.48, .75, 0, 1.5, 0, .15, .12, 0, .03, .04), 176, 160, .5, .10)
    napped(d, 420000, 1.3, (1.2, 1.8), .12, 2.4, .16, cell=.9, rise=.16)
    return d.tile(cavity=.10)


def felted(period, n, seed, layers, low, way, long, tone, curl=2.4, thick=.026):
    """Fibres lying every way, matted into small clumps; low: mm the clumps rise and fall."""
    d = Drawing(period, n, seed=seed)
    px = period * 10 / n
    base = low * (.5 * smooth_noise(n, 1.6 / px, seed) + .5 * smooth_noise(n, .7 / px, seed + 1) + .5 * smooth_noise(n, 5 / px, seed + 2))
    shade = .5 * smooth_noise(256, 6, seed + 3)
    for share, sunk in ((.55, .20), (.30, .08), (.15, 0)):
        d.fibres(int(layers * share * period ** 2 * 100), long, thick, base - sunk, .14, way, curl, tone, arch=.05)
    t = d.tile(cavity=.2, reach=.6, hazy=.3)
    rows = np.arange(n) * 256 // n
    t.tone = t.tone * (1 + .03 * softly(shade[rows][:, rows]))
    return t


def softly(a):
    return yarns.softened(a, 24)


@kept
def melton():
    """Heavy wool, woven, felted, shorn: the weave is gone, hairs lie every way, more of them down the cloth."""
    return felted(8.0, 2304, 11, 95, .055, (np.pi / 2, 1.0), 2.0, .15)


@kept
def brushed():
    """A soft cloth under a nap that was drawn up lengthwise, in ripples."""
    return felted(8.0, 2304, 17, 80, .075, (np.pi / 2, .34), 3.6, .14, 1.3)


@kept
def velvet():
    """Pile seen from above: tips of hairs leaning down the cloth, in places another way."""
    d = Drawing(8.0, 2304, seed=61)
    n = d.n
    base = .05 * smooth_noise(n, 9, 61) + .07 * smooth_noise(n, 90, 62)
    for sunk in (.2, .08, 0):
        d.fibres(260000, .30, .030, base - sunk, .12, (-np.pi / 2, .45), .6, .10, points=4)
    return d.tile(cavity=.25, reach=.3)


@kept
def boucle():
    """A coarse plain ground of yarns thick and thin, over which some stand in loops; none has quite the tone of the next."""
    d = Drawing(10.0, 2304, seed=91)
    woven(d, PLAIN, Yarn(1.7, .72, 2, 2.8, .36, .2, .32, .5, .13, .10), Yarn(1.9, .72, 2, 2.8, .36, .2, .32, .6, .13, .10), 50, 46, .6, .3)
    lumps = .22 * smooth_noise(d.n, 80, 92) + .16 * smooth_noise(d.n, 34, 93)
    for count, wide, thick, up in ((1000, 4.4, .78, .75), (1300, 3.4, .56, 1.05)):
        curls(d, count, wide, Yarn(thick, .74, 2, 1.4, .4, .26, .22, 0, .15, .10), lumps + up)
    napped(d, 260000, 2.0, (0, 9), .35, 3.0, .26, .022, .35, .14)
    return d.tile(cavity=.30, reach=1.2)


def curls(d, count, wide, yarn, base, points=64):
    """Lengths of looped yarn that wander over the cloth in loops about `wide` mm across, none of them round."""
    rng = d.rng
    s = np.linspace(0, 1, points)
    bend = rng.uniform(4, 13, (count, 1)) * rng.choice((-1, 1), (count, 1)) + 22 * yarns.wander(rng, count, points, 9)
    way = rng.random((count, 1)) * 6.28 + np.cumsum(bend, 1) / points
    step = wide * rng.uniform(1.6, 3.4, (count, 1)) / points * (1 + .35 * yarns.wander(rng, count, points, 12))
    x, y = rng.random((2, count, 1)) * d.mm
    x, y = x + np.cumsum(np.cos(way) * step, 1), y + np.cumsum(np.sin(way) * step, 1)
    z = yarns.at(base, x, y, d.mm) - .4 + .4 * np.sin(np.pi * s) ** .5 + .12 * rng.normal(size=(count, 1)) + .14 * yarns.wander(rng, count, points, 10)
    fat = np.clip(1 + yarn.uneven * yarns.wander(rng, count, points, 6), .45, 1.9) * yarn.thick / 2
    shade = 1 + yarn.tone * rng.normal(size=(count, 1)) + yarn.mottle * yarns.wander(rng, count, points, 6)
    d.lay(np.stack([x, y, z, fat, shade], -1), yarn)


#: Shorn lamb: how much of the relief of single hairs is lost, as light goes in among them. With less of it locks are carved.
DEEP_IN_WOOL = .60


@kept
def fleece():
    """Shorn lamb: locks of fine crimped fibre that curl into one another; hairs are told apart by their tone, more than by their shade."""
    d = Drawing(8.0, 2048, seed=71)
    n, rng = d.n, d.rng
    lumps = .30 * smooth_noise(n, 85, 71) + .20 * smooth_noise(n, 40, 72)
    d.fibres(150000, 3.0, .04, lumps - .5, .4, (0, 9), 4.0, .12, points=12)
    locks, each, points = 7600, 24, 26
    s = np.linspace(0, 1, points)
    x, y, a, head = rng.random((4, locks, 1, 1)) * np.array((d.mm, d.mm, 6.28, 6.28))[:, None, None, None]
    turns, wide = rng.uniform(.35, 1.1, (locks, 1, 1)) * rng.choice((-1, 1), (locks, 1, 1)), rng.uniform(.6, 1.9, (locks, 1, 1))
    a, wide = a + .34 * rng.normal(size=(locks, each, 1)), wide + .22 * rng.normal(size=(locks, each, 1))
    # hairs of a lock are crimped together, each a little before or behind the next
    crimp = .07 * np.sin(6.28 * (rng.uniform(4, 7, (locks, 1, 1)) * s + rng.random((locks, 1, 1)) + .08 * rng.normal(size=(locks, each, 1))))
    wide = wide * (1 - .45 * s) + crimp
    x = x + .24 * rng.normal(size=(locks, each, 1)) + np.cos(head) * 1.8 * s + wide * np.cos(a + 6.28 * turns * s)
    y = y + .24 * rng.normal(size=(locks, each, 1)) + np.sin(head) * 1.8 * s + wide * np.sin(a + 6.28 * turns * s)
    z = yarns.at(lumps, x, y, d.mm) + .5 * np.sin(np.pi * s) + .24 * rng.normal(size=(locks, 1, 1)) + .10 * rng.normal(size=(locks, each, 1)) - .3
    shade = 1 + .06 * rng.normal(size=(locks, 1, 1)) + .22 * rng.normal(size=(locks, each, 1)) + 0 * s
    d.lay(np.stack([x, y, z, np.full(x.shape, .026), shade], -1).reshape(-1, points, 5), Yarn(.05, 1.0, fibre=0))
    # loose hairs across the locks
    d.fibres(26000, 4.0, .034, over=d.surface(.6) + .12, depth=.2, curl=4.0, tone=.14, points=16)
    return d.tile(cavity=.26, reach=1.2, hazy=DEEP_IN_WOOL)


# ---- knitted

@kept
def stocking(wale=3.0, course=2.3, thick=1.45, period=9.0, plies=3, hairs=9000, uneven=.06, seed=6, halo=0.0, fibre=.2):
    """Plain knit: mm of a stitch across and up, thickness of the yarn; halo: how much of it hairs hide, thousands per cm2."""
    d = Drawing(period, 2048, seed=seed)
    knitted(d, Yarn(thick, .8, plies, thick * 2.6, .34, fibre, .07, 0, .014, .03), wale, course, uneven=uneven)
    top = d.surface(thick * .5)
    d.fibres(hairs * 6, 1.6, .018, over=d.surface(.2) + .02, depth=.04, curl=2.0, tone=.20)
    d.fibres(hairs, thick * 1.6, .020, over=top + thick * .22, depth=thick * .3, curl=2.4, tone=.12)
    if halo:
        d.fibres(int(halo * 1000 * period ** 2), 2.2, .020, over=d.surface(thick) + thick * .36, depth=thick * .34, way=(np.pi / 2, 1.3), curl=2.2, tone=.14)
    return d.tile(cavity=.30, reach=thick, hazy=.35 * (halo > 0))


@kept
def jersey():
    """T-shirt knit: some fourteen wales to the cm."""
    d = Drawing(7.0, 2304, seed=41)
    knitted(d, Yarn(.33, .8, 2, .9, .2, .08, .10, .0, .010, .04), .70, .52, uneven=.06, points=20)
    d.fibres(9000, 1.0, .014, over=d.surface(.3) + .06, depth=.06, curl=2.4, tone=.07)
    return d.tile(cavity=.22, reach=.5)


@kept
def rib(pattern=(1, 1, 0, 0), pitch=4.6, course=1.5, thick=.78, dome=1.5, purl=.5, period=9.2, plies=2, seed=4):
    """Ribs: pitch of the pattern, height of a stitch, thickness of the yarn and how far a rib stands out, mm."""
    wale = pitch / np.where(np.array(pattern), 1, purl).sum()
    d = Drawing(period, 2048, seed=seed)
    knitted(d, Yarn(thick, .8, plies, thick * 2.6, .30, .2, .06, 0, .012, .025), wale, course, pattern, purl, dome, uneven=.045)
    d.fibres(40000, 1.2, .018, over=d.surface(.2) + .02, depth=.04, curl=2.0, tone=.18)
    d.fibres(9000, thick * 2, .020, over=d.surface(thick * .5) + thick * .2, depth=thick * .3, curl=2.4, tone=.09)
    return d.tile(cavity=.32, reach=pitch * .4)


@kept
def pointelle(across=3, hole=.62, holes=4):
    """Fine plain knit with diamonds of little windows: `across` diamonds in a tile, `holes` on each side, `hole` mm in radius."""
    d = Drawing(4.8, 1536, seed=49)
    side = d.mm / across / np.sqrt(2)

    def off(v, every):
        return (v + every / 2) % every - every / 2

    def pushed(x, y):
        u, v = (x + y) / np.sqrt(2), (x - y) / np.sqrt(2)
        for a, b in ((side, side / holes), (side / holes, side)):
            du, dv = off(u, a), off(v, b)
            r = np.hypot(du, dv) + 1e-6
            k = np.where(r < 3 * hole, (hole + r * 2 / 3) / r, 1)
            u, v = u + du * (k - 1), v + dv * (k - 1)
        return (u + v) / np.sqrt(2), (u - v) / np.sqrt(2)
    knitted(d, Yarn(.72, .8, 2, 1.9, .3, .2, .07, 0, .012, .03), 1.5, 1.12, uneven=.045, pushed=pushed)
    d.fibres(12000, 1.2, .018, over=d.surface(.2) + .02, depth=.04, curl=2.0, tone=.18)
    return d.tile(floor=-.7, cavity=.30, reach=.8)


@kept
def half_cardigan():
    """Half-cardigan stitch in brushed yarn: round ribs of large stitches."""
    d = Drawing(10.08, 2048, seed=75)
    knitted(d, Yarn(3.3, .8, 0, 9, 0, .16, .08, 0, .03, .03), 8.4 / 1.7, 4.2, (1, 0), .7, 2.2, .8, .15, .4, .07)
    d.fibres(90000, 4.5, .028, over=d.surface(1.6) + 1.0, depth=1.3, way=(np.pi / 2, 1.2), curl=2.4, tone=.14)
    return d.tile(cavity=.34, reach=3.0, hazy=.5)


@kept
def mohair():
    """Wide knit that brushing has all but hidden under long hairs, lying every way, more of them up and down."""
    d = Drawing(9.0, 2304, seed=63)
    knitted(d, Yarn(1.5, .7, 0, 6, 0, .16, .16, 0, .04, .04), 4.2, 3.4, uneven=.09)
    clouds = .09 * smooth_noise(d.n, 60, 65)
    over = d.surface(2.4) + clouds
    d.fibres(110000, 5.0, .026, over=over + 1.0, depth=1.2, way=(np.pi / 2, 1.0), curl=2.6, tone=.17, points=14)
    d.fibres(9000, 10.0, .055, over=over + 1.25, depth=.5, way=(np.pi / 2, 1.1), curl=3.0, tone=.26, arch=.25, points=24)
    return d.tile(cavity=.30, reach=1.6, hazy=.72)


# ---- skins

@kept
def leather(size=.95, period=7.0, deep=.055, seed=21):
    """Grain of a hide: cells about `size` mm wide parted by creases, finer wrinkles in them, pores."""
    n = 2048
    y, x = (np.mgrid[:n, :n] + .5) / n
    across = round(period * 10 / size)
    bend = [smooth_noise(n, cell, seed + k) for k, cell in enumerate((size * 30 * n / 2048, size * 30 * n / 2048, size * 90 * n / 2048))]
    gx, gy = x * across + .13 * bend[0] + .10 * bend[2], y * across + .13 * bend[1] - .10 * bend[2]
    first, second, which = yarns.cells(across, gx, gy, .1, seed)
    gap = second - first
    own = np.random.default_rng(seed).normal(size=across * across)[which]
    pillow = 1 - np.exp(-(gap / .17) ** 1.3)
    fine = yarns.cells(across * 3, gx * 3 + .2 * bend[1], gy * 3, .1, seed + 5)
    wrinkle = 1 - np.exp(-(fine[1] - fine[0]) / .2)
    low = smooth_noise(n, 110, seed + 8)
    crease = np.clip(.9 + .22 * low, .4, 1.3)
    pore, _, hole = yarns.cells(across, gx * 1.0 + .37, gy + .21, 0, seed + 9)
    pores = np.exp(-(pore / .10) ** 2) * (np.random.default_rng(seed + 2).random(across * across)[hole] < .35)
    height = deep * crease * (pillow + .10 * own * pillow + .30 * wrinkle * pillow - .30 * pores) + deep * .25 * smooth_noise(n, 40, seed + 3)
    tone = 1 - .10 * np.exp(-(gap / .12) ** 2) * crease - .12 * pores + .012 * own
    return finished(height, tone, period=period, cavity=.04)


CLOTHS = {
    'satin': Cloth(satin, .50, 2.2, .012, .0010, .85, silk=.95, sheer=.12, streak=(.006, .002)),
    'silk twill': Cloth(silk_twill, .44, 1.7, .012, .0009, .6, silk=.35, far=.018, sheer=.12),
    'crepe': Cloth(crepe, .58, 1.0, .02, .0010, .2, silk=.5, sheer=.10, streak=(.006, .004)),
    'poplin': Cloth(plain, .75, .55, .012, .0010, streak=(.006, .008), sheer=.14),
    'broderie': Cloth(broderie, .75, .5, .012, .0010, streak=(.006, .008), sheer=.14),
    'linen': Cloth(linen, .85, .4, .03, .0012, nap=Nap(.7, 6, .022), streak=(.026, .034), sheer=.14, down=.02),
    'washed linen': Cloth(lambda: linen(12.2, 11.5, 81, .7), .85, .4, .03, .0012, nap=Nap(.7, 6, .022), streak=(.026, .034), sheer=.14, down=.02),
    'jersey': Cloth(jersey, .85, .35, .015, .0012, sheer=.08, down=.03),
    'rib': Cloth(rib, .9, .25, .02, .0022, nap=Nap(.9, 30), down=.04),
    'finerib': Cloth(lambda: rib((1, 0), 2.1, 1.0, .55, .75, .62, 8.4, seed=44), .88, .3, .015, .0014, nap=Nap(.6, 20, .02), down=.03),
    'midrib': Cloth(lambda: rib((1, 1, 0, 0), 3.2, 1.0, .52, .95, .5, 8.96, seed=45), .88, .3, .015, .0018, nap=Nap(.6, 20, .02), down=.04),
    'knit': Cloth(stocking, .92, .2, .03, .0024, nap=Nap(1.6, 40), down=.05),
    'fine knit': Cloth(lambda: stocking(1.55, 1.15, .76, 7.75, 2, 6000, .05, 46), .88, .3, .02, .0018, nap=Nap(.6, 20, .02), streak=(.004, .013), down=.04),
    'cashmere': Cloth(lambda: stocking(2.1, 1.6, 1.06, 8.4, 2, 12000, .08, 47, .30, .16), .95, .15, .045, .0024, fuzz=.2, nap=Nap(1.5, 160, .02, 1.6), streak=(.004, .018), down=.05),
    'merino': Cloth(lambda: stocking(1.95, 1.45, .97, 7.8, 2, 5000, .06, 48), .9, .25, .03, .0022, nap=Nap(.8, 60, .02, 1.6), streak=(.004, .015), down=.04),
    'half cardigan': Cloth(half_cardigan, .95, .12, .05, .0042, fuzz=.3, nap=Nap(3.2, 120, .026, 2.0), down=.05),
    'flannel': Cloth(flannel, .9, .25, .05, .0015, nap=Nap(.6, 90, .02), streak=(.007, .007), down=.07),
    'milled flannel': Cloth(milled, .92, .2, .045, .0015, nap=Nap(.6, 110, .02), streak=(.007, .006), down=.08),
    'grosgrain': Cloth(grosgrain, .62, .9, .01, .0007),
    'brushed': Cloth(brushed, .95, .12, .03, .0024, fuzz=.34, nap=Nap(2.2, 150, .022, 1.2, .45), down=.05),
    'bouclé': Cloth(boucle, .95, .14, .03, .0036, fuzz=.25, nap=Nap(2.0, 50, .05, 5.0, .8), down=.05),
    'cupro': Cloth(cupro, .55, .75, .012, .0010, .5, silk=.6),
    'faille': Cloth(faille, .40, .7, .012, .0011, .7, silk=-.35, far=.018),
    'barathea': Cloth(barathea, .92, .2, .03, .0015, far=.02, streak=(.005, .004), down=.05),
    'melton': Cloth(melton, .95, .2, .04, .0034, fuzz=.35, nap=Nap(1.0, 140, .024), down=.07),
    'gabardine': Cloth(gabardine, .70, .6, .035, .0016, far=.02, streak=(.007, .005), down=.05),
    'cotton twill': Cloth(cotton_twill, .85, .3, .02, .0015, far=.019, nap=Nap(.4, 10, .018), streak=(.02, .01), down=.04),
    'denim': Cloth(denim, .85, .35, .018, .0018, far=.045, nap=Nap(.5, 8, .02), streak=(.012, .003), slub=2.4, roped=True, down=.04),
    'leather': Cloth(leather, .42, 1.2, .03, .0016),
    'lamb': Cloth(lambda: leather(.62, 6.2, .028, 24), .43, 1.5, .03, .0014),
    'velvet': Cloth(velvet, .6, .2, .02, .0020, .9, fuzz=4.5, nap=Nap(.9, 220, .03, .4, .9)),
    'mohair': Cloth(mohair, .95, .1, .05, .0040, fuzz=.3, nap=Nap(11.0, 90, .035, 2.8, .8)),
    'ripstop': Cloth(ripstop, .55, 1.1, .012, .0016, .3, far=.02),
    'pointelle': Cloth(pointelle, .88, .3, .02, .0018, nap=Nap(.6, 20, .02)),
    'fleece': Cloth(fleece, .95, .1, .03, .0060, nap=Nap(4.5, 420, .026, 3.4, .7)),
}
