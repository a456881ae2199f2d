"""What is sewn or pressed on: buttons and their thread, rivets, snaps, eyelets, zips, buckles, labels. Metres; `up` points off the cloth."""
import os
import re
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy import ndimage

import mesh as meshes
from patterns import delaunay, within
from recipe import BRASS, HOLE, LABEL, STEEL, THREAD, TRIM

LOGO = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'shop', 'files', 'logo.svg')


def axes(up, turn=0.0):
    """Two unit directions across `up`, the first level and then turned by `turn` radians."""
    x = np.cross(up, (0, 0, 1.0))
    x = x / np.linalg.norm(x) if np.linalg.norm(x) > 1e-6 else np.array((1.0, 0, 0))
    y = np.cross(up, x)
    return x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)


def luck(place):
    """Random numbers that are a place's own."""
    return np.random.default_rng(int(np.abs(place).sum() * 1e6))


def cord(path, radius, material, around=6):
    """Thread or wire along a path (n, 3); radius: one or (n,) m."""
    path = np.asarray(path, float)
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-12
    side = np.cross(way, np.eye(3)[np.abs(way).sum(0).argmin()] + (.02, .03, .01))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-12
    over = np.cross(way, side)
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)[None, :, None]
    rows = path[:, None] + np.broadcast_to(radius, len(path))[:, None, None] * (side[:, None] * np.cos(turn) + over[:, None] * np.sin(turn))
    return meshes.strip(rows, True, material=material).with_normals()


class Frame:
    """Puts local places (across, along, off the cloth) m where a notion is; no two sit quite alike (`askew` radians)."""

    def __init__(self, place, up, turn=0.0, askew=0.0):
        self.rng = luck(place)
        self.up = up / np.linalg.norm(up)
        self.x, self.y = axes(self.up, turn)
        lean = self.rng.normal(0, askew, 2) if askew else (0, 0)
        self.up = self.up + self.x * lean[0] + self.y * lean[1]
        self.up /= np.linalg.norm(self.up)
        self.x -= self.up * (self.x @ self.up)
        self.x /= np.linalg.norm(self.x)
        self.y = np.cross(self.up, self.x)
        self.place = np.asarray(place, float)
        self.shift = self.rng.uniform(-40, 40, 2)

    def __call__(self, local):
        local = np.asarray(local, float)
        return self.place + local[..., :1] * self.x + local[..., 1:2] * self.y + local[..., 2:] * self.up

    def flat(self, local):
        """Flat positions, cm: each notion lies somewhere else in what it is cut from."""
        return np.asarray(local, float)[..., :2] * 100 + self.shift

    def turned(self, profile, material, around=36):
        """A solid turned about `up`: profile (radius, height) m from the foot outwards and over to the middle."""
        a = np.linspace(0, 2 * np.pi, around, endpoint=False)
        local = np.array([[(r * np.cos(t), r * np.sin(t), h) for t in a] for r, h in profile])
        return meshes.strip(self(local), True, self.flat(local), material).with_normals()

    def cord(self, path, radius, material, around=6):
        """Thread or wire along a local path (n, 3)."""
        return cord(self(np.asarray(path, float)), radius, material, around)

    def box(self, low, high, material, bevel=.2):
        """A block between two local corners, its upper edges bevelled by a share of its height."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        b = (z1 - z0) * bevel
        rows = [[(x0 + i, y0 + i, z), (x1 - i, y0 + i, z), (x1 - i, y1 - i, z), (x0 + i, y1 - i, z)] for i, z in ((0, z0), (0, z1 - b), (b, z1))]
        middle = ((x0 + x1) / 2, (y0 + y1) / 2, z1)
        local = np.array(rows + [[middle] * 4])
        return sharp(meshes.strip(self(local), True, self.flat(local), material))


def sharp(mesh):
    """The same mesh with flat faces: no edge is rounded by its light."""
    points = mesh.points[mesh.triangles].reshape(-1, 3)
    return meshes.Mesh(points, np.arange(len(points)).reshape(-1, 3), mesh.flat, mesh.material).with_normals()


#: A button's section from below its foot, over the rim, to where the dish is flat: (radius, height) as shares.
SECTION = ((.40, .0), (.80, .02), (.95, .16), (1.0, .40), (1.005, .60), (.985, .80), (.94, .94), (.88, 1.0), (.81, .985), (.75, .90), (.70, .78), (.65, .71),
           (.60, .69))
FLAT, DISH = .60, .69


def button(place, up, radius, material, depth=.0028, holes=4, shank=.0009):
    """
    A button on its shank of thread: rim, dish, holes that go through and the thread that crosses them in pairs. place: on the
    cloth; radius, depth: of the disc; shank: how far it is lifted off the cloth, all m. holes: 4 or 2.
    """
    f = Frame(place, up, luck(place).normal(0, .16), .022)
    # a large button's holes are no wider than its needle asks for
    small = (.0054 / radius) ** .45
    near = .21 * small ** .7
    at = [(near * a, near * b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] if holes == 4 else [(-near, 0), (near, 0)]
    lift, hole = shank, .125 * min(small, 1)
    rims = meshes.joined([f.turned([(radius * r, lift + depth * h) for r, h in SECTION], material, 48), dished(f, radius, lift, depth, at, hole, material)])
    parts = [rims, *sewn_through(f, radius, lift, depth, at)]
    # the shank, wound round
    rows = np.linspace(0, 1, 9)
    parts.append(f.turned([(radius * (.19 + .02 * (k % 2) + .16 * (1 - t) ** 3), -.0004 + (lift + .0004) * t) for k, t in enumerate(rows)], THREAD, 14))
    return meshes.joined(parts)


def covered(place, up, radius, material, depth=.0034):
    """A button covered with cloth: a dome whose cloth is drawn round its edge in small folds. radius, depth: of the dome, m."""
    f = Frame(place, up, luck(place).normal(0, .5), .03)
    turn, rows = np.linspace(0, 2 * np.pi, 56, endpoint=False), []
    for r, h in ((.55, .0), (.86, .06), (.98, .22), (1.0, .42), (.95, .64), (.84, .81), (.66, .92), (.42, .98), (.18, 1.0), (.0, 1.0)):
        fold = 1 + .018 * np.clip((.7 - h) / .4, 0, 1) * np.sin(19 * turn + .6 * np.sin(turn))
        rows.append(np.stack([radius * r * fold * np.cos(turn), radius * r * fold * np.sin(turn), np.full(56, depth * h)], 1))
    local = np.array(rows)
    return meshes.strip(f(local), True, f.flat(local), material).with_normals()


def dished(f, radius, lift, depth, at, hole, material):
    """The flat of a button's dish with its holes, and their walls."""
    turn = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    ring = FLAT * np.stack([np.cos(turn), np.sin(turn)], 1)
    few = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    wells = [np.array(c) + hole * 1.22 * np.stack([np.cos(few), np.sin(few)], 1) for c in at]
    more = .44 * np.stack([np.cos(turn[::2]), np.sin(turn[::2])], 1)
    flat = np.vstack([ring, *wells, more[[np.hypot(*(np.array(at) - m).T).min() > hole * 1.6 for m in more]]])
    tri = delaunay(flat)
    middle = flat[tri].mean(1)
    for w in wells:
        tri, middle = (v[~within(middle, w)] for v in (tri, middle))
    p = flat[tri]
    area = (p[:, 1] - p[:, 0])[:, 0] * (p[:, 2] - p[:, 0])[:, 1] - (p[:, 1] - p[:, 0])[:, 1] * (p[:, 2] - p[:, 0])[:, 0]
    tri = np.where((area < 0)[:, None], tri[:, ::-1], tri)[np.abs(area) > 1e-7]
    local = np.c_[flat * radius, np.full(len(flat), lift + depth * DISH)]
    plate = meshes.Mesh(f(local), tri, f.flat(local)[tri], np.full(len(tri), material)).with_normals()
    parts = [plate]
    for c in at:
        rows = [[((c[0] + hole * k * np.cos(t)) * radius, (c[1] + hole * k * np.sin(t)) * radius, lift + depth * h) for t in few]
                for k, h in ((1.22, DISH), (1.07, DISH - .06), (1.0, DISH - .18), (1.0, .05))]
        local = np.array(rows)
        parts.append(meshes.strip(f(local), True, f.flat(local), material).with_normals())
    return meshes.joined(parts)


def sewn_through(f, radius, lift, depth, at):
    """The thread in a button's holes: pairs of strands side by side, over the dish from hole to hole and down."""
    top, thread, strands = lift + depth * DISH, min(.00024, radius * .034), 4 if radius > .009 else 3
    pairs = ((0, 1), (3, 2)) if len(at) == 4 else ((0, 1),)
    parts = []
    for i, j in pairs:
        a, b = np.array(at[i]) * radius, np.array(at[j]) * radius
        side = np.array((-(b - a)[1], (b - a)[0])) / np.linalg.norm(b - a)
        for k in range(strands):
            off = side * thread * 1.75 * (k - (strands - 1) / 2 + f.rng.normal(0, .12))
            t = np.linspace(0, 1, 13)
            over = np.minimum(1, 4.2 * np.minimum(t, 1 - t))
            high = top - depth * .5 * (1 - over) ** 2 + thread * (.9 + .55 * (k == strands // 2)) * over + depth * .05 * np.sin(np.pi * t)
            parts.append(f.cord(np.c_[(a + off)[None] * (1 - t)[:, None] + (b + off)[None] * t[:, None], high], thread, THREAD))
    return parts


#: Sections of pressed metal, from the foot outwards and over to the middle: (radius, height) as shares.
POST = ((.34, -.13), (.34, .10), (.92, .14), (1.0, .26), (1.03, .46), (1.02, .66), (.98, .84), (.93, .95), (.87, .97), (.81, .88), (.77, .74),
        (.72, .70), (.60, .71), (.55, .78), (.50, .79), (.46, .73), (.34, .75), (.24, .84), (.10, .90), (.0005, .91))
STUD = ((.98, -.3), (1.02, .12), (1.0, .36), (.92, .56), (.74, .70), (.52, .74), (.40, .72), (.34, .84), (.22, .98), (.10, 1.0), (.0005, 1.0))
CAP = ((.9, -.2), (1.0, .16), (1.03, .40), (1.0, .60), (.93, .68), (.88, .60),
       *((.86 * np.cos(t), .62 + .38 * np.sin(t)) for t in np.linspace(.05, np.pi / 2 - .001, 9)))


def pressed(section, place, up, radius, depth, material, askew):
    """A turned piece of metal on cloth, by its section."""
    return Frame(place, up, askew=askew).turned([(r * radius, h * depth) for r, h in section], material, 48)


def shank(place, up, radius, depth, material=BRASS):
    """A pressed metal button: a rolled rim, a ringed face and a boss, on a short post."""
    return pressed(POST, place, up, radius, depth, material, .02)


def rivet(place, up, radius, depth, material=BRASS):
    """A rivet: a low dome with a hammered nipple, sunk into the cloth."""
    return pressed(STUD, place, up, radius, depth, material, .03)


def snap(place, up, radius, material=STEEL, depth=.0022):
    """The cap of a press stud: a shallow dome with a rolled edge."""
    return pressed(CAP, place, up, radius, depth, material, .015)


def eyelet(place, up, radius, material=BRASS, hole=.55):
    """A metal ring whose hole is open: radius of its outer edge, hole as a share of it."""
    f = Frame(place, up, askew=.01)
    middle, thick = radius * (1 + hole) / 2, radius * (1 - hole) / 2
    bead = [(middle + thick * np.cos(t), thick * .62 * np.sin(t)) for t in np.linspace(-.4, np.pi, 14)]
    well = [(radius * hole, 0.0), (radius * hole * .97, -.0003)]
    dark = [(radius * hole * .99, .00012), (.0, .00012)]
    return meshes.joined([f.turned(bead + well, material, 36), f.turned(dark, HOLE, 36)])


#: How much of a tooth's height is bevelled: were it more, each would glint by itself, and from afar the zip be a broken line. How thick its tape is, and how
#: high its teeth are where they hold on to one another, m.
BEVEL, TAPE, CORE = .2, .0006, .0009


def zipper(path, out, wide=.0050, material=BRASS, pitch=.0021, open_=0.0, tape=0.0):
    """
    A zip along a path (n, 3), from its slider's end on, whose cloth faces `out` (n, 3): teeth of both sides in turn, the slider and its
    pull, the stop at its end. wide: of the closed teeth; open_: m of the path at its beginning where the teeth part; tape: how far the tape its teeth
    are clamped to is seen beside them, m.
    """
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]

    def at(s, v):
        return np.array([np.interp(s, d, v[:, k]) for k in range(3)])

    def stand(s):
        """A frame whose second direction runs along the path."""
        f = Frame(at(s, path), at(s, out))
        way = at(min(s + .001, d[-1]), path) - at(max(s - .001, 0), path)
        f.y = way - f.up * (way @ f.up)
        f.y /= np.linalg.norm(f.y) + 1e-12
        f.x = np.cross(f.y, f.up)
        return f

    def band(half, high, stuff):
        """What lies all along below the teeth, `half` m to both sides."""
        steps = np.arange(.004, d[-1], .004)
        ring = [(-half, 0), (half, 0), (half, high * .7), (half - .0004, high), (.0004 - half, high), (-half, high * .7)]
        rows = [stand(s)(np.array([(x, 0, z) for x, z in ring])) for s in steps]
        return meshes.strip(rows, True, [[(x * 100, s * 100) for x, _ in ring] for s in steps], stuff).with_normals()
    parts = []
    for k, s in enumerate(np.arange(.004, d[-1], pitch / 2)):
        f, sign = stand(s), 1 if k % 2 else -1
        gap = wide * .9 * max(0, 1 - s / open_) if open_ else 0
        low, high = sorted((sign * (-.16 * wide + gap), sign * (.5 * wide + gap)))
        parts.append(f.box((low, -pitch * .30, 0), (high, pitch * .30, .0012), material, BEVEL))
        low, high = sorted((sign * (.42 * wide + gap), sign * (.62 * wide + gap)))
        parts.append(f.box((low, -pitch * .5, 0), (high, pitch * .5, .0007), THREAD, .4))
    end = stand(d[-1])
    parts.append(end.box((-.6 * wide, -.0012, 0), (.6 * wide, .0012, .0018), material, BEVEL))
    if tape:
        parts += [band(.36 * wide, CORE, material), band(wide / 2 + tape, TAPE, TRIM)]
    return meshes.joined(parts + slider(stand(.006 + open_), wide, material))


def slider(f, wide, material):
    """A zip's slider: a body narrower below, a bridge, and a pull with a hole that hangs from it."""
    w = wide
    body = [f.box((-w * .85, -.0048, .0007), (w * .85, .0048, .0024), material, .5), f.box((-w * .2, -.0036, .0024), (w * .2, .0030, .0036), material, .5)]
    turn = np.linspace(0, 2 * np.pi, 22)
    # the pull: a long ring, flattened
    ring = np.stack([np.cos(turn) * w * .52, np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** .7 * .0098 + .0126, np.full(22, .0038)], 1)
    pull = f.cord(ring, .00085, material, 8)
    bar = f.box((-w * .42, .0150, .0031), (w * .42, .0216, .0043), material, .4)
    return body + [pull, bar]


def buckle(place, up, wide, tall, material=STEEL, turn=0.0, wire=.0016):
    """A frame of round wire with a bar and a prong, for a strap that runs level."""
    f = Frame(place, up, turn)
    t = np.linspace(0, 2 * np.pi, 72)
    corner = lambda v: np.sign(v) * np.abs(v) ** .38
    ring = np.stack([corner(np.cos(t)) * wide / 2, corner(np.sin(t)) * tall / 2, np.full(72, wire)], 1)
    bar = np.stack([np.zeros(8), np.linspace(-tall / 2, tall / 2, 8), np.full(8, wire * .8)], 1)
    prong = np.stack([np.linspace(0, wide * .56, 12), np.zeros(12), wire * (1.6 + .6 * np.sin(np.linspace(0, np.pi, 12)))], 1)
    return meshes.joined([f.cord(ring, wire, material, 10), f.cord(bar, wire * .8, material, 10), f.cord(prong, wire * .7, material, 10)])


def stitches(place, line, every, outline, view, radius):
    """
    A row of stitches as threads: each comes up, lies on the cloth and goes down. place(flat (n, 2)) -> (points, directions); line: cm on the
    piece, `every` cm a stitch; outline: of the piece; view: ((x, z), height) m of the picture that must see them; radius: of
    the thread, m.
    """
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    starts = np.arange(0, d[-1] - every, every)
    if not len(starts):
        return []
    t = np.linspace(.12, .88, 7)
    flat = np.stack([np.interp((starts[:, None] + t * every), d, line[:, k]) for k in (0, 1)], -1)
    flat = flat[within(flat[:, 3], outline)]
    if not len(flat):
        return []
    (x, z), tall = view
    middle, _ = place(flat[:, 3])
    seen = (np.abs(middle[:, 0] - x) < tall * .42) & (np.abs(middle[:, 2] - z) < tall * .55)
    flat = flat[seen]
    if not len(flat):
        return []
    at, up = (v.reshape(len(flat), 7, 3) for v in place(flat.reshape(-1, 2)))
    high = radius * (2.0 * np.sin(np.pi * np.linspace(0, 1, 7)) ** .6 - .9)
    thick = radius * np.array((.7, 1, 1.05, 1.05, 1.05, 1, .7))
    return [cord(a + u * high[:, None], thick, THREAD, 5) for a, u in zip(at, up)]


@dataclass(frozen=True)
class Buttonhole:
    """
    Where one is: on a piece, from a button at `xy` along `way` (a unit direction on the flat piece) as far as a button of `radius` cm
    asks for.
    """
    piece: str
    xy: np.ndarray
    radius: float
    way: np.ndarray

    @property
    def ends(self):
        """
        Its two ends, cm beyond the button's shank: as long as the button is wide and a bit. In a level one the shank pulls at one end, in an upright
        one it sits a quarter down.
        """
        short = .12 + (.5 if abs(self.way[1]) > .9 else .03) * self.radius
        return -short, 2 * self.radius + .28 - short


def buttonhole(place, hole, cut=False):
    """
    The thread of a buttonhole: both lips bound stitch by stitch over a cord, with a bar across each end. place(flat (n, 2), lift m) -> (points,
    directions); cut: whether the dark of the slit is seen between them, else it is drawn on the cloth's canvas.
    """
    thread = .00012 + .008 * hole.radius / 100                                # m
    lip, gap, pitch = 620 * thread, .012 + .012 * hole.radius, 215 * thread   # cm
    start, end = hole.ends
    beside = np.array((-hole.way[1], hole.way[0]))
    rng = luck(hole.xy)

    strands = []
    for side in (-1, 1):
        # out of the slit, knotted at its edge, over the lip, into the cloth
        for u in np.arange(start, end, pitch):
            far = gap + lip * rng.uniform(.92, 1.06)
            v = side * np.array((gap * .8, gap, gap + lip * .35, gap + lip * .75, far, far))
            strands.append((u + pitch * np.array((0, .08, .2, .3, .35, .35)), v, np.array((-2, 1.3, 1.7, 1.5, .9, -1.2)), 1.1))
        u = np.linspace(start, end, int((end - start) / pitch) * 3)
        knots = np.abs(np.sin(np.pi * (u - start) / pitch))
        strands.append((u, np.full(len(u), side * gap * 1.15), 1.7 + .5 * knots, .75 + .4 * knots))
    across = np.linspace(-1, 1, 9)
    for u in (start, end):
        for k in (-1, 0, 1):
            v = across * (gap + lip * 1.12) * rng.uniform(.96, 1.04)
            strands.append((np.full(9, u + k * pitch * .9), v, np.where(np.abs(across) > .9, -1.0, 2.6), 1.1))
    u, v, high = (np.concatenate([strand[k] for strand in strands]) for k in range(3))
    at, up = place(hole.xy + np.outer(u, hole.way) + np.outer(v, beside), 0.0)
    ends = np.cumsum([len(strand[0]) for strand in strands])[:-1]
    out = [cord(path, thread * strand[3], THREAD, 5) for path, strand in zip(np.split(at + up * (thread * high)[:, None], ends), strands)]
    if cut:
        u = np.linspace(start, end, 24)
        out.append(meshes.strip([place(hole.xy + np.outer(u, hole.way) + beside * side * gap, thread)[0] for side in (-1, 1)], material=HOLE).with_normals())
    return meshes.joined(out)


def bar_tack(place, a, b, thread=.00021, wide=.15):
    """A bar of thread from a to b, cm on the flat piece: to and fro across, close by. place(flat (n, 2)) -> (points, directions); thread: m; wide: cm."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    long = np.hypot(*(b - a))
    way = (b - a) / long
    turn = np.arange(int(long / (thread * 105)) * 4 + 1) * (np.pi / 4)
    u, v = np.linspace(0, long, len(turn)), wide / 2 * np.cos(turn)
    at, up = place(a + np.outer(u, way) + np.outer(v, (-way[1], way[0])))
    return cord(at + up * (thread * (2.2 * np.abs(np.sin(turn)) - .6))[:, None], thread, THREAD, 5)


# ---- the label

#: Size of the label and of the size tab below it, cm, and how much of the label's width the word takes.
WORD, TAB, SHARE = (4.6, 1.35), (1.0, 1.15), .50


def outlines(path):
    """Closed rings (n, 2) of SVG path data with M, L, H, V, Q and Z; y up."""
    rings, ring, here = [], [], np.zeros(2)
    for command, numbers in re.findall(r'([MLHVQZ])([^MLHVQZ]*)', path):
        v = [float(n) for n in re.findall(r'-?\d*\.?\d+', numbers)]
        if command == 'Z':
            rings.append(np.array(ring) * (1, -1))
            ring = []
        elif command == 'Q':
            for k in range(0, len(v), 4):
                a, b, t = np.array(v[k:k + 2]), np.array(v[k + 2:k + 4]), np.linspace(0, 1, 8)[1:, None]
                ring += list((1 - t) ** 2 * here + 2 * t * (1 - t) * a + t * t * b)
                here = b
        else:
            for k in range(0, len(v), 1 if command in 'HV' else 2):
                here = np.array((v[k], here[1]) if command == 'H' else (here[0], v[k]) if command == 'V' else v[k:k + 2])
                ring.append(here)
    return rings


#: Strokes of small capitals in a box of 1, for the label's second line.
STROKES = {'A': (((0, 0), (.5, 1)), ((.5, 1), (1, 0)), ((.2, .36), (.8, .36))), 'T': (((0, 1), (1, 1)), ((.5, 0), (.5, 1))),
           'E': (((.1, 0), (.1, 1)), ((.1, 1), (.9, 1)), ((.1, .52), (.75, .52)), ((.1, 0), (.9, 0))), 'L': (((.1, 0), (.1, 1)), ((.1, 0), (.9, 0))),
           'I': (((.5, 0), (.5, 1)),), 'R': (((.1, 0), (.1, 1)), ((.1, 1), (.6, 1)), ((.6, 1), (.85, .78)), ((.85, .78), (.6, .52)), ((.6, .52), (.1, .52)),
                                             ((.5, .52), (.9, 0)))}


def capitals(text, at, middle, tall=.13, wide=.10, apart=.19, pen=.013):
    """Which of the positions `at` (n, 2) cm a line of small capitals covers."""
    out = np.zeros(len(at), bool)
    for k, letter in enumerate(text):
        corner = np.array(middle) + ((k - (len(text) - 1) / 2) * apart - wide / 2, -tall / 2)
        for stroke in STROKES[letter]:
            a, b = (np.array(p) * (wide, tall) + corner for p in stroke)
            t = np.clip((at - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
            out |= np.linalg.norm(at - a - t[:, None] * (b - a), axis=1) < pen
    return out


@lru_cache
def word(px=120):
    """
    The shop's name and a line of small capitals below it as (rows, columns) of ink 0..1, row 0 lowest, `px` per cm on a label; no stroke of its letters is
    thinner than the thread they are woven in.
    """
    with open(LOGO, encoding='utf8') as file:
        rings = outlines(re.search(r' d="([^"]+)"', file.read()).group(1))
    lo, hi = np.min([r.min(0) for r in rings], 0), np.max([r.max(0) for r in rings], 0)
    scale = WORD[0] * SHARE / (hi[0] - lo[0])
    x, y = np.meshgrid(np.arange(int(WORD[0] * px)), np.arange(int(WORD[1] * px)))
    at = np.stack([x.ravel(), y.ravel()], 1) / px
    ink = np.zeros(len(at), bool)
    for r in rings:
        ink ^= within(at, (r - (lo + hi) / 2) * scale + np.array(WORD) / 2 + (0, .145))
    ink = ndimage.binary_dilation(ink.reshape(x.shape)).ravel()
    return (ink | capitals('ATELIER', at, (WORD[0] / 2, .24))).reshape(x.shape).astype(np.float32)


def inked(flat):
    """How much of a label's ink is at flat positions (n, 2) cm, and of its tab's."""
    px = 120
    art = word(px)
    i, j = ((flat[:, k] * px).astype(int) for k in (0, 1))
    on = (i >= 0) & (j >= 0) & (i < art.shape[1]) & (j < art.shape[0])
    ink = np.where(on, art[np.clip(j, 0, art.shape[0] - 1), np.clip(i, 0, art.shape[1] - 1)], 0)
    # an M, drawn with two stems and two slants
    x, y = flat[:, 0] - WORD[0] / 2, (flat[:, 1] + TAB[1] * .52) / .42 + .5
    slant = np.abs(np.abs(x) - .13 * np.clip(y, 0, 1)) < .028
    stem = np.abs(np.abs(x) - .15) < .022
    foot = (np.abs(np.abs(x) - .15) < .06) & (np.minimum(np.abs(y), np.abs(y - 1)) < .05)
    size = (flat[:, 1] < -.05) & (y > 0) & (y < 1) & (stem | slant | foot)
    return np.maximum(ink, size)


def label(place, tab=True):
    """
    A woven label and the tab with the size below it. place(flat (n, 2) cm, lift m) -> (points (n, 3), directions (n, 3)) on the cloth it
    is sewn to, x 0 its middle and y 0 the label's lower edge.
    """
    parts = [slip(place, (0, 0), WORD, .0006, 30)]
    if tab:
        parts.append(slip(place, ((WORD[0] - TAB[0]) / 2, -TAB[1]), (TAB[0], TAB[1] + .25), .0005, 9))
    thread = []
    for x in (.14, WORD[0] - .14):
        y = np.arange(.10, WORD[1] - .05, .15)
        for a in y:
            t = np.linspace(0, 1, 6)
            at, up = place(np.stack([np.full(6, x - WORD[0] / 2), a + .11 * t], 1), .0010)
            thread.append(cord(at + up * (.00025 * np.sin(np.pi * t))[:, None], .00018, THREAD, 5))
    return meshes.joined(parts + thread)


def slip(place, corner, size, thick, steps):
    """A strip of ribbon on the cloth whose ends are folded under: flat positions are the label's own."""
    (x, y), (w, h) = corner, size
    rows, flats = [], []
    # up one side, over, down the other: rounded by its thickness
    for v, lift in ((0, .25), (0, .8), (.025, 1), (.2, 1.0), (.4, 1.0), (.6, 1.0), (.8, 1.0), (.975, 1), (1, .8), (1, .25)):
        u = np.linspace(0, 1, steps)
        flat = np.stack([x + u * w, np.full(steps, y + v * h)], 1)
        # it lies a little off the cloth between its sewn ends
        off = .0004 * np.sin(np.pi * u) ** .5 if w > 2 else .0002 * np.sin(np.pi * u) ** .5
        at, up = place(flat - (WORD[0] / 2, 0), 0)
        rows.append(at + up * (thick * lift + off + .0002)[:, None])
        flats.append(flat)
    return meshes.strip(rows, False, flats, LABEL).with_normals()
