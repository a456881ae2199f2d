"""What stands round the clothes in a scene: floors and walls, plinths, arches, rails, pegs and hangers; and how all of it is coloured. Units: m."""
from dataclasses import dataclass

import numpy as np
from scipy.interpolate import CubicSpline

import mesh as meshes
import studio
from dye import linear
from paint import NOISE, noise, wood
from patterns import curve, walked
from yarns import between, smooth_noise

#: Materials of a set, in block 0; JOINERY is what is of painted wood on a wall.
WALL, FLOOR, STONE, JOINERY, PAPER = (studio.SET + k for k in range(5))
#: How wide a floor's boards are and the gaps between them, cm; how long the boards are.
BOARD, GAP, RUN = 13.5, .2, 340
#: A wall's relief repeats after so many cm.
PLASTER = 240
#: What the paint of woodwork throws back, against its wall's.
PAINTED = .90


@dataclass(frozen=True)
class Finish:
    """Hexes of a set's materials."""
    wall: str = '#d3cabd'
    floor: str = '#bdb2a3'
    stone: str = '#d9d2c6'
    aged: float = 1.0                              # how clouded a limewashed wall is; 0 is paper


def plaster(n=1024):
    """
    Relief of a plastered wall (n, n), mm, of PLASTER cm each way: nearly flat, in slow waves, with the long faint strokes of a trowel, each field of which
    runs its own way, and what a roller leaves.
    """
    y, x = np.mgrid[:n, :n].astype(np.float32)
    strokes, cell = np.zeros((n, n)), n / 16
    for k, (a, b, narrow) in enumerate(((1, 0, 7), (1, 1, 5), (1, -1, 5), (2, 1, 3))):
        # whole numbers, so that it repeats
        stroke = between(smooth_noise(n, cell, 84 + k), a * x + b * y, narrow * (a * y - b * x))
        strokes += np.maximum(stroke, -.3) * np.clip(.2 + between(smooth_noise(n, n / 6, 90 + k), x, y), 0, 1.2)
    return 1.3 * smooth_noise(n, n / 4, 83) + .24 * strokes + .04 * smooth_noise(n, n / 60, 82) + .004 * smooth_noise(n, 3, 81)


def surfaces():
    """Material number -> studio.Surface."""
    grit = .10 * smooth_noise(512, 5, 81) + .25 * smooth_noise(512, 24, 82)
    return {WALL: studio.Surface(.95, weave=plaster(), period=(PLASTER, PLASTER)), FLOOR: studio.Surface(.55), STONE: studio.Surface(.85, weave=grit * .25, period=(30, 30)),
            JOINERY: studio.Surface(.5), PAPER: studio.Surface(.95), studio.WOOD: studio.Surface(.42), studio.METAL: studio.Surface(.4), studio.WALL: studio.Surface(.95)}


def chance(number):
    """A number between 0 and 1, always the same for the same number, and another for the next."""
    return np.modf(np.abs(np.sin(number)) * 43758.5)[0]


def boards(flat):
    """How pale a floor's boards are at flat places (cm), (n,): each is of its own tree, with its grain along it and a dark gap beside it."""
    x, y = flat.T
    row = np.floor(y / BOARD)
    across = y - row * BOARD
    shifted = x + RUN * chance(row * 12.9898)
    own = chance((row * 7 + np.floor(shifted / RUN)) * 78.233)
    years = between(NOISE[2], shifted * .35 + 97 * own, across * 7 + 211 * own)
    fibres = between(NOISE[0], shifted * .5 + 61 * own, across * 16 + 17 * own)
    edge = np.minimum(across, BOARD - across)
    end = np.minimum(shifted % RUN, RUN - shifted % RUN) * 2.5                   # sawn square, and driven together
    gap = np.clip(1 - np.minimum(edge, end) / GAP, 0, 1)
    return (.90 + .20 * own + .035 * years + .03 * fibres) * (1 - .75 * gap)


def painter(finish):
    """paint() of scene.develop for a set."""
    colours = {WALL: finish.wall, FLOOR: finish.floor, STONE: finish.stone, JOINERY: finish.wall, PAPER: finish.wall}

    def paint(m, flat, place, lift, facing):
        if m == studio.WOOD:
            return wood(flat), 1.2
        if m == studio.METAL:
            return np.tile(linear('#2b2927'), (len(flat), 1)), 1.0
        base, tone = linear(colours[m]).astype(np.float32), 1.0
        if m == WALL:
            x, y = flat.T
            slow, middling = between(NOISE[2], x * (40 / 90), y * (40 / 90)), between(NOISE[1], x * (9 / 22), y * (9 / 16))
            tone = 1 + finish.aged * (.022 * slow + .014 * middling + .006 * noise(flat, 1.5, 0))
        elif m == PAPER:
            tone = 1 + .008 * noise(flat, 55, 2)
        elif m == JOINERY:
            tone = PAINTED * (1 + .010 * between(NOISE[0], flat[:, 0] * .25, flat[:, 1] * 7))     # as a brush went
        elif m == FLOOR:
            tone = boards(flat) * (1 + .012 * noise(flat, 38, 2))
        elif m == STONE:
            bed = np.stack([flat[:, 0] * .10, flat[:, 1]], 1)
            tone = 1 + .018 * noise(bed, 2.2, 1) + .012 * noise(flat, 9, 1) + .010 * noise(flat, .4, 0)
        return np.clip(base * np.reshape(tone, (-1, 1)) * np.ones((len(flat), 1)), .004, .92), GLOSS.get(m, .1)
    return paint


#: Gloss of a set's materials, against a varnish's.
GLOSS = {FLOOR: .6, JOINERY: .6}


def along(line):
    """Length walked at each point of a line, cm."""
    return walked(line) * 100


def drawn_out(line, left, right, material):
    """A profile ((y, z) ...) drawn out from x left to right."""
    s = along(np.array(line))
    rows = [[(x, y, z) for x in (left, right)] for y, z in line]
    return meshes.strip(rows, False, [[(x * 100, d) for x in (left, right)] for d in s], material).with_normals()


def ground(far, floor=0.0):
    """A floor's profile up to `far`, in steps: what is beside the camera is left away, the rest is seen."""
    return [(y, floor) for y in (-9, -6.5, -5, -4, -3.2, -2.6, -2.1, -1.7, -1.4, -1.1, -.8, -.5) if y < far] + [(far, floor)]


def sweep(wall=.9, radius=.6, wide=16.0, floor=0.0, high=6.0, material=PAPER):
    """Seamless paper: a floor that bends up into the wall."""
    a = np.linspace(0, np.pi / 2, 40)
    bend = [(wall - radius + radius * np.sin(t), floor + radius - radius * np.cos(t)) for t in a]
    return [drawn_out(ground(wall - radius - .001, floor) + bend + [(wall, high)], -wide / 2, wide / 2, material)]


def room(wall=.9, skirting=.11, wide=16.0, high=6.0, floor=FLOOR):
    """A floor, a wall and a skirting board with a rounded upper edge below a hollow."""
    a = np.linspace(0, np.pi / 2, 8)
    board = [(wall - .020, 0), (wall - .020, skirting - .0245), (wall - .020, skirting - .024), (wall - .017, skirting - .023)]
    board += [(wall - .008 - .009 * np.cos(t), skirting - .009 + .009 * np.sin(t)) for t in a] + [(wall, skirting)]
    return [drawn_out(ground(wall), -wide / 2, wide / 2, floor), drawn_out([(wall, 0), (wall, high)], -wide / 2, wide / 2, WALL)] \
        + ([drawn_out(board, -wide / 2, wide / 2, JOINERY)] if skirting else [])


def plinth(x, y, wide, deep, high, turn=0.0, floor=0.0, material=STONE, edge=.006):
    """A block with eased edges."""
    out = []
    steps = 6
    for face in range(5):
        # each face is a sheet whose rim bends over the edge
        size = [(wide, high), (deep, high), (wide, high), (deep, high), (wide, deep)][face]
        a, b = (np.r_[np.linspace(-s / 2, -s / 2 + edge, steps), np.linspace(-s / 2 + edge, s / 2 - edge, 5)[1:-1], np.linspace(s / 2 - edge, s / 2, steps)] for s in size)
        p, q = np.meshgrid(a, b)

        def down(v, s):
            over = np.clip((np.abs(v) - (s / 2 - edge)) / edge, 0, 1)
            return edge * (1 - np.sqrt(np.clip(1 - over ** 2, 0, 1))) * .6
        depth = down(p, size[0]) + (down(q, size[1]) if face == 4 else down(np.maximum(q, 0), size[1]))
        far = [(deep, 0), (wide, 90), (deep, 180), (wide, 270), (high, 0)][face]
        if face < 4:
            local = np.stack([p, -far[0] / 2 + depth, q + high / 2], -1)
            t = np.radians(far[1])
            local = np.stack([local[..., 0] * np.cos(t) - local[..., 1] * np.sin(t), local[..., 0] * np.sin(t) + local[..., 1] * np.cos(t), local[..., 2]], -1)
        else:
            local = np.stack([p, q, high - depth], -1)
        t = np.radians(turn)
        world = np.stack([x + local[..., 0] * np.cos(t) - local[..., 1] * np.sin(t), y + local[..., 0] * np.sin(t) + local[..., 1] * np.cos(t), floor + local[..., 2]], -1)
        out.append(meshes.strip(world, False, np.stack([p * 100 + 170 * face, q * 100], -1), material).with_normals())
    return out


def arch(x, wall, wide, high, deep=.5, span=16.0, top=6.0, floor=FLOOR):
    """A wall with an arched opening to a niche `deep` m behind it; all limewashed."""
    r, steps = wide / 2, 40
    t = np.linspace(np.pi, 0, steps)
    spring = high - r
    ring = np.vstack([np.stack([np.full(12, x - r), np.linspace(0, spring, 12)], 1)[:-1], np.stack([x + r * np.cos(t), spring + r * np.sin(t)], 1),
                      np.stack([np.full(12, x + r), np.linspace(spring, 0, 12)], 1)[1:]])
    n = len(ring)
    # the outer border, walked as far at each point as the opening is
    corners = np.array([(-span / 2, 0), (-span / 2, top), (span / 2, top), (span / 2, 0)])
    s = along(corners) / 100
    angle = np.linspace(0, s[-1], n)
    border = np.stack([np.interp(angle, s, corners[:, k]) for k in (0, 1)], 1)
    rows = [np.stack([a[:, 0], np.full(n, wall), a[:, 1]], 1) for a in (ring, border)]
    front = meshes.strip(rows, False, [a[:, [0, 2]] * 100 for a in rows], WALL).with_normals()
    front.normals[:] = (0, -1, 0)
    edges = [np.stack([ring[:, 0], np.full(n, wall + d), ring[:, 1]], 1) for d in (0, deep)]
    reveal = meshes.strip(edges, False, [np.stack([along(ring) + 900, np.full(n, d * 100)], 1) for d in (0, deep)], WALL).with_normals()
    behind = drawn_out([(wall + deep, 0), (wall + deep, high + .1)], x - r - .1, x + r + .1, WALL)
    return [front, reveal, behind, drawn_out(ground(wall + deep), -span / 2, span / 2, floor)]


def tube(path, radius, material, around=20):
    """
    A round bar along a path (n, 3) that bends in one upright plane, if at all. radius: m, of all or of each point. Flat places are cm off its middle,
    to one side, and along it.
    """
    path = np.asarray(path, float)
    radius = np.broadcast_to(radius, len(path))
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    u = np.cross(t, (0, 1.0, 0) if np.abs(t[:, 1]).max() < .9 else (1.0, 0, 0))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(t, u)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    flat = [[(r * np.cos(s) * 100, way * 100) for s in a] for r, way in zip(radius, walked(path))]
    return meshes.strip([[p + r * (np.cos(s) * b + np.sin(s) * c) for s in a] for p, r, b, c in zip(path, radius, u, v)], True, flat, material).with_normals()


#: Radius of a clothes rail, m.
RAIL = .011


def rail(left, right, y, high, feet=.26, material=studio.METAL):
    """A clothes rail on two feet."""
    out = [tube([(left - .04, y, high), (right + .04, y, high)], RAIL, material)]
    for x in (left, right):
        out += [tube([(x, y, high), (x, y, .012)], .010, material), tube([(x, y - feet, .012), (x, y + feet, .012)], .010, material)]
    return out


#: A hanger's middle, m behind the middle of the form and up; how far its arms reach and fall, if nothing else is said, and how they bow;
#: how thick they are, and the hook.
MIDDLE, NECK, REACH, FALL, BOW, STOUT, WIRE = .015, 1.452, .185, .052, 1.6, .011, .0028


def arm(x, width, drop):
    """(height, radius) m of a hanger's arms, x m from its middle: thinner towards their ends."""
    t = np.abs(x) / width
    return NECK - drop * t ** BOW, STOUT * (1 - .2 * t ** 2)


#: Radius of a peg where a hook lies on it, m; how far before the wall that is, and the peg's end.
PEG, BEFORE, LONG = .0085, .074, .106


def hanger(width=REACH, drop=FALL):
    """A wooden hanger, with its hook in a ferrule."""
    _, tip = arm(width, width, drop)
    end = width + tip * np.sin(np.linspace(0, np.pi / 2, 9)[1:])             # round
    x = np.r_[-end[::-1], width * np.linspace(-1, 1, 40), end]
    high, _ = arm(x, width, drop)
    _, radius = arm(np.clip(x, -width, width), width, drop)
    radius = np.sqrt(np.maximum(radius ** 2 - np.maximum(np.abs(x) - width, 0) ** 2, 0))
    arms = tube(np.stack([x, np.full(len(x), MIDDLE), high], 1), radius, studio.WOOD)
    ferrule = [(0, MIDDLE, NECK + up) for up in (STOUT - .003, STOUT + .0030, STOUT + .0038, STOUT + .0042)]
    return meshes.joined([arms, tube(ferrule, (.0052, .0052, .0047, WIRE), studio.METAL), tube(crook(), WIRE, studio.METAL)])


def crook():
    """A hanger's hook as a path (n, 3), m."""
    a = np.radians((-28, 0, 30, 60, 90, 120, 150, 188))
    line = curve((0, 1.45), (0, 1.485), (.003, 1.508), (.014, 1.524), *np.stack([.026 * np.cos(a), 1.548 + .026 * np.sin(a)], 1))
    return np.stack([line[:, 0], np.full(len(line), MIDDLE), line[:, 1]], 1)


def peg(x, wall, high, long=LONG):
    """A turned peg that sticks out of a wall by `long` m; its upper side is `high` m up."""
    t = np.linspace(0, np.pi / 2, 9)
    y = np.r_[np.linspace(0, long - .012, 24), long - .012 + .012 * np.sin(t)[1:]]
    waist = PEG + .0045 * np.clip(1 - y / .018, 0, 1) ** 2
    knob = .0050 * np.clip((y - long + .030) / .016, 0, 1) ** 2
    radius = (waist + knob) * np.where(y > long - .012, np.sqrt(np.clip(1 - ((y - long + .012) / .012) ** 2, 0, 1)), 1)
    return tube(np.stack([np.full(len(y), x), wall - y, np.full(len(y), high - PEG)], 1), np.maximum(radius, 1e-5), studio.WOOD)


def pegs(wall, first, apart, high, material=JOINERY, many=41):
    """A board on a wall with turned pegs, whose upper side is `high` m up; the middle one of `many` is at x = first, the others `apart` m."""
    board = [(wall, .045), (wall - .016, .045)] + [(wall - .016 - .004 * np.sin(t), .041 + .004 * np.cos(t)) for t in np.linspace(0, np.pi / 2, 7)]
    board += [(y, -z) for y, z in board[::-1]]
    out = [drawn_out([(y, high - PEG + z) for y, z in board[::-1]], -8, 8, material)]
    for k in range(-(many // 2), many // 2 + 1):
        one = peg(first + k * apart, wall - .018, high, LONG - .018)
        one.flat = one.flat + (.37 * k, 41 * k)                              # each of its own wood
        out.append(one)
    return out


def flat_bar(path, wide, thick, material):
    """A flat bar along a path (n, 3) that bends in a plane x = constant: `wide` m along x, of all or of each point, `thick` m across."""
    path = np.asarray(path, float)
    wide = np.broadcast_to(wide, len(path))
    along_ = np.gradient(path, axis=0)
    across = np.cross(along_ / np.linalg.norm(along_, axis=1, keepdims=True), (1.0, 0, 0))
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    # a rectangle with rounded corners
    u, v = (np.sign(w) * np.abs(w) ** .35 for w in (np.cos(a), np.sin(a)))
    rows = [[p + (w / 2 * i, 0, 0) + thick / 2 * j * b for i, j in zip(u, v)] for p, b, w in zip(path, across, wide)]
    caps = [[p] * len(a) for p in (path[0], path[-1])]
    return meshes.strip([caps[0], *rows, caps[1]], True, material=material).with_normals()


#: Half a clip from its thumb rest to its lip: m before its middle, m above the edge it grips, m wide. How far before its middle a lip meets the cloth, and
#: how far above that edge the bar is and the spring.
JAW = ((.0128, .0532, .0100), (.0137, .0516, .0155), (.0132, .0440, .0175), (.0110, .0340, .0165), (.0098, .0240, .0165), (.0103, .0140, .0185),
       (.0097, .0050, .0210), (.0078, -.0050, .0225), (.0065, -.0110, .0225), (.0062, -.0150, .0222), (.0075, -.0185, .0205), (.0085, -.0198, .0160))
LIPS, BAR, SPRING = .0062 - .0009, .045, .020


def clip_hanger(right, high):
    """A bar with two clips, `right` m to each side of its middle, that hold a waistband `high` m up; and its hook."""
    bar = high + BAR
    parts = [tube([(x, MIDDLE, bar) for x in (-right - .022, right + .022)], .0042, studio.METAL)]
    way = np.linspace(0, len(JAW) - 1, 5 * len(JAW))
    y, z, wide = CubicSpline(np.arange(len(JAW)), JAW)(way).T
    turn = np.linspace(0, 12 * np.pi, 145)
    coil = np.stack([turn / turn[-1] - .5, np.cos(turn), np.sin(turn)], 1) * (.013, .0046, .0046)
    for x in (-right, right):
        parts += [flat_bar(np.stack([np.full(len(y), x), MIDDLE + side * y, high + z], 1), wide, .0018, studio.METAL) for side in (-1, 1)]
        rib = (z > -.006) & (z < .032)                                       # pressed out of the sheet, so that it does not bend
        parts += [flat_bar(np.stack([np.full(rib.sum(), x), MIDDLE + side * (y[rib] + .0013), high + z[rib]], 1), .0052, .0012, studio.METAL) for side in (-1, 1)]
        parts.append(tube(coil + (x, MIDDLE, high + SPRING), .0010, studio.METAL, 10))
    line = crook() + (0, 0, bar - 1.45)
    return meshes.joined(parts + [tube(line, WIRE, studio.METAL)])


def window(place, target, wide, tall, across=2, up=3, bar=.035, share=.55, shift=(0, 0)):
    """
    What a window lets through, as what it stops: panes `across` by `up`, perpendicular to the ray from the lamp's place to
    its target, at `share` of the way; wide, tall: of the light on what faces it, m; shift: of the light, m right and up.
    """
    place, target = np.array(place, float), np.array(target, float)
    ahead = target - place
    ahead /= np.linalg.norm(ahead)
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    rise = np.cross(side, ahead)
    middle = place + (target - place) * share + side * shift[0] + rise * shift[1]
    a, b, far = wide / 2, tall / 2, 9.0
    sheets = [(-far, -a, -far, far), (a, far, -far, far), (-a, a, b, far), (-a, a, -far, -b)]
    sheets += [(x - bar / 2, x + bar / 2, -b, b) for x in np.linspace(-a, a, across + 1)[1:-1]]
    sheets += [(-a, a, z - bar / 2, z + bar / 2) for z in np.linspace(-b, b, up + 1)[1:-1]]
    return meshes.joined([meshes.strip([[middle + side * x + rise * z for x in (x0, x1)] for z in (z0, z1)]).with_normals() for x0, x1, z0, z1 in sheets])
