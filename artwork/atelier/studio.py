"""One lens, and three backdrops with their lamps, the main one to the upper left. Everything is lit in neutral; dye.py colours it."""
import ctypes
from dataclasses import dataclass, replace

import numpy as np
from scipy import ndimage

import mesh as meshes
import native
import tracing
from yarns import half_of

LENS = 4.2                      # how many picture heights the camera stands away
WALL_AT = .90                   # m behind the form
#: Numbers of what is not cloth. Garments' materials follow from CLOTH on; an inside is its outside + LINING.
WALL, WOOD, METAL, CLOTH, LINING = 0, 2, 3, 4, 60
#: Numbers a garment of a scene has for its materials (scene.py); block 0 is the set's own, from SET on.
BLOCK, SET = 128, 100
F, I = ctypes.c_float, ctypes.c_int


@dataclass
class Surface:
    """How a material answers light and what lies on it. canvas: heights (mm) over box; weave: repeating tile (mm)."""
    rough: float = .8
    silk: float = 0.0             # how far gloss is drawn out across the warp; below 0 along it
    canvas: np.ndarray = None
    bare: np.ndarray = None       # where what lies on the canvas hides the weave, 0 to 1
    box: tuple = ((0, 0), (1, 1))
    weave: np.ndarray = None
    period: tuple = (1.0, 1.0)
    far: float = 0.0              # cm a sample covers from which on the weave is averaged away (0: never)
    warp: float = np.pi / 2       # direction of the warp on the flat piece, radians from x
    white: float = .5             # light thrown back, of what no dye colours
    dyed: bool = False            # what the colourway colours
    sheer: float = 0.0            # share of light that shines through
    mirror: int = 0               # 1: mirrors what is around it, 2: as metal does


#: Areas of light: place and target m, width, height, light on what faces it at its target. The first is the key.
AREAS = (((-2.6, -1.55, 2.45), (0, 0, 1.05), 1.0, 1.4, 1.06), ((2.4, -2.1, 1.25), (0, 0, 1.0), 1.8, 1.8, .07),
         ((-.1, -.8, 3.2), (0, .1, 1.0), 1.4, .9, .12), ((1.55, .15, 1.9), (0, .05, 1.1), .5, 1.5, .16))


@dataclass(frozen=True)
class Light:
    """areas: see AREAS; sky: light from all around, above and below; glow: directions (n, 3) -> that light, instead; mirrored: what mirrors show of it."""
    areas: tuple = AREAS
    sky: tuple = (.55, .34)
    glow: object = None
    mirrored: object = None

    def around(self, ways):
        """Light from directions (n, 3)."""
        if self.glow:
            return self.glow(ways)
        above, below = self.sky
        return (below + (above - below) * (.5 + .5 * ways[:, 2])) * (1 - .12 * ways[:, 0])


@dataclass(frozen=True)
class Backdrop:
    """
    Seamless paper and the light before it. tint: its hex where it is brightest; own: light of its own lamps, beside what falls on it
    from those of the garment; stands_back: how much darker it is behind white cloth.
    """
    tint: str
    light: Light = Light()
    own: float = .9
    stands_back: float = 0.0


def key(strength, wide=1.0, tall=1.4, place=(-2.6, -1.55, 2.45)):
    """The main lamp, as one of AREAS."""
    return (place, (0, 0, 1.05), wide, tall, strength)


def edges(right, left):
    """Two narrow lamps behind what is photographed, which draw its outline. right, left: their strength."""
    return (((1.5, .75, 1.7), (0, .05, 1.1), .45, 1.9, right), ((-1.5, .85, 1.6), (0, .05, 1.0), .4, 1.9, left))


#: What garments are photographed before: white paper in even light; warm paper in the light of a window; grey paper, lit from nearer, for what is dark or shines.
BACKDROPS = {
    'paper': Backdrop('#e9e6df', Light((key(.92, 1.6, 2.0, (-2.5, -2.2, 2.5)),) + AREAS[1:], (.66, .42)), 1.4, .24),
    'sand': Backdrop('#d5cabb', Light((key(1.12),) + AREAS[1:3] + edges(.36, .28), (.43, .27)), .9),
    'stone': Backdrop('#b9b5ae', Light((key(1.18, .9, 1.2, (-2.5, -1.3, 2.6)),) + AREAS[1:3] + edges(.55, .40), (.38, .24)), .6)}
#: The first two lamps for a look into a garment: beside the camera and little above it, else no light would reach what faces it behind an opening.
INTO = ((-1.45, -2.4, .5), 1.4, 1.6, .92), ((1.5, -2.5, .45), 1.6, 1.6, .28)


def looking_in(light, high):
    """The same light with its main lamps moved so that they shine into what is tipped towards the camera, `high` m above the floor."""
    moved = tuple(((x, y, z + high), (0, 0, high), wide, tall, strength) for (x, y, z), wide, tall, strength in INTO)
    return replace(light, areas=moved + light.areas[2:])


def before(light):
    """The same light without the lamps behind what is photographed, which would shine on what lies on its table."""
    return replace(light, areas=tuple(area for area in light.areas if area[0][1] < 0))


def mirrored(light):
    """The same light from the other side."""
    def aside(place):
        return (-place[0], *place[1:])
    return replace(light, areas=tuple((aside(place), aside(target), *size) for place, target, *size in light.areas))


#: Light that paper throws back.
PAPER = .62
#: What samples cover less than so many cm is near: light changes less from one to the next, and is followed from one in so many each way.
NEAR = .02, 8
#: How far apart a wall is lit, px of the picture; `softer` and `own` (see Behind) of paper far behind, and of what things stand or hang on: the nearer,
#: the sharper and deeper shadows are.
STEP, FAR_BEHIND, CLOSE_BEHIND = 6, ((3, 5), 1.0), ((1, 3), .2)
#: Samples a pixel, each way, that outlines are drawn with; they are shaded as what was shaded next to them.
EDGES = 3


def project(points, middle, height, size, eye):
    """
    Pixels (x, y) and 1/depth of points for a picture `size` = (width, height) px showing `height` m at y = 0 round
    `middle`. A view camera: uprights stay upright wherever its eye is.
    """
    depth = points[:, 1] - eye[1]
    k = -size[1] / height * eye[1] / depth
    shift = size[1] / height * (eye[[0, 2]] - middle)
    return np.stack([size[0] / 2 + shift[0] + (points[:, 0] - eye[0]) * k, size[1] / 2 - shift[1] - (points[:, 2] - eye[2]) * k, 1 / depth], 1)


def see(scene, surfaces, middle, height, size, fine, eye, key=None, hairs=None):
    """What the camera sees, not yet lit: passes of photograph with the roughness and silk of each sample."""
    w, h = (round(side * fine) for side in size)
    screen = project(scene.points, np.array(middle), height, (w, h), eye)
    ahead = (screen[scene.triangles, 2] > 0).all(1)                           # nothing behind the camera
    screen, ps = native.floats(screen)
    tri, pt = native.ints(scene.triangles[ahead])
    ident, pi = native.ints(np.zeros(w * h))
    bary, pb = native.floats(np.empty((w * h, 2), np.float32))
    near, pn = native.floats(np.empty(w * h, np.float32))
    lib = native.library('camera')
    lib.draw(I(len(tri)), pt, ps, I(w), I(h), pi, pb, pn)
    seen = np.flatnonzero(ident >= 0).astype(np.int32)
    n = len(seen)
    picks = outlines(lib, scene.points, tri, near, (w, h), tuple(int(side * EDGES) for side in size), middle, height, eye)
    strands = covered_by(lib, hairs, near, (w, h), size, middle, height, eye) if hairs else {}
    top = int(max(surfaces) + 1)
    maps = np.zeros((top, 10), np.float32)
    canvases, bares, weaves = ((ctypes.POINTER(ctypes.c_float) * top)() for _ in range(3))
    keep = []
    footprint = height / h * 100                                           # cm a sample covers
    for m, s in surfaces.items():
        if s.canvas is not None:
            a, p = native.floats(s.canvas)
            keep.append(a)
            canvases[m] = p
            (x0, y0), (x1, y1) = s.box
            maps[m, :6] = x0, y0, x1 - x0, y1 - y0, a.shape[1], a.shape[0]
        if s.bare is not None:
            a, bares[m] = native.floats(s.bare)
            keep.append(a)
        if s.weave is not None:
            tile = coarser(s.weave, s.period, footprint * (12 if s.far and footprint > s.far else 2.0))
            a, p = native.floats(tile)
            keep.append(a)
            weaves[m] = p
            maps[m, 6:] = a.shape[1], a.shape[0], s.period[0], s.period[1]
    point, pp = native.floats(scene.points)
    normal, pno = native.floats(scene.normals)
    flat, pf = native.floats(scene.flat[ahead])
    material, pm = native.ints(scene.material[ahead])
    maps, pmaps = native.floats(maps)
    eyes, pe = native.floats(eye)
    key, pk = native.floats(AREAS[0][0] if key is None else key)
    warps, pw = native.floats([surfaces[m].warp if m in surfaces else np.pi / 2 for m in range(top)])
    out, pointers = {}, []
    for name, columns in (('place', 3), ('start', 3), ('smooth', 3), ('facing', 3), ('along', 3), ('flat', 2), ('lift', 0), ('sun', 0), ('open', 0)):
        out[name], p = native.floats(np.empty((n, columns) if columns else n, np.float32))
        pointers.append(p)
    _, plist = native.ints(seen)
    lib.look(I(n), plist, pi, pb, pt, pp, pno, pf, pm, pmaps, canvases, bares, weaves, pw, pe, pk, F(footprint), *pointers)
    mask = material[ident[seen]]
    per = {name: np.array([getattr(surfaces.get(m, Surface()), name) for m in range(top)], np.float32)[mask] for name in ('rough', 'silk', 'sheer', 'mirror')}
    return dict(out, **per, **strands, picks=picks, size=np.array(size), fine=fine, seen=seen, mask=mask.astype(np.uint16), footprint=footprint, eye=eye)


def outlines(lib, points, triangles, near, shaded, size, middle, height, eye):
    """
    (h, w) of a finer grid than is shaded: which shaded sample each of its samples shows, -1 for none, so that outlines and edges are smooth.
    near: 1 / depth of the shaded samples; shaded, size: (w, h) of the two grids.
    """
    screen, ps = native.floats(project(points, np.array(middle), height, size, eye))
    tri, pt = native.ints(triangles)
    deep, pd = native.floats(np.empty(size[0] * size[1], np.float32))
    lib.draw(I(len(tri)), pt, ps, I(size[0]), I(size[1]), None, None, pd)
    shown, pn = native.floats(near)
    out, po = native.ints(np.empty(size[0] * size[1], np.int32))
    lib.pick(I(shaded[0]), I(shaded[1]), pn, I(size[0]), I(size[1]), pd, F(height / shaded[1] * 3), po)
    return out.reshape(size[::-1])


#: How far behind cloth a hair is still seen, m: it is rooted in it.
HAIR_BEHIND = .0015


def covered_by(lib, hairs, near, shaded, size, middle, height, eye):
    """
    Passes hair_at, hair_cover and hair_seat (n,) of hairs (fuzz.fibres): numbers of the pixels they are seen in, the share of each that they cover, and
    the pixel whose colour they have, that of the seat of what covers most. near: 1 / depth of the shaded samples; shaded, size: (w, h) of both grids.
    """
    lines, seats, thick = hairs
    places, pl = native.floats(project(lines.reshape(-1, 3), np.array(middle), height, size, eye))
    x, y, _ = np.floor(project(seats, np.array(middle), height, size, eye)).T
    _, ps = native.ints(np.clip(y, 0, size[1] - 1) * size[0] + np.clip(x, 0, size[0] - 1))
    wide, pw = native.floats(thick * size[1] / height)
    depth, pd = native.floats(near)
    cover, pc = native.floats(np.empty(size[0] * size[1], np.float32))
    seat, pr = native.ints(np.empty(size[0] * size[1], np.int32))
    lib.strands(I(len(thick)), I(lines.shape[1] - 1), pl, ps, pw, I(size[0]), I(size[1]), pd, I(shaded[0]), I(shaded[1]), F(HAIR_BEHIND), pc, pr)
    at = np.flatnonzero(cover > .004)
    return {'hair_at': at, 'hair_cover': cover[at], 'hair_seat': seat[at]}


def without_pinholes(picks, most=150):
    """What outlines() gives, with gaps of fewer than `most` px of the picture closed by what is next to them, as a retoucher would."""
    gaps, count = ndimage.label(picks < 0)
    small = np.bincount(gaps.ravel(), minlength=count + 1) < most * EDGES ** 2
    out = picks.copy()
    for k, (rows, columns) in enumerate(ndimage.find_objects(gaps), 1):
        if small[k]:
            box = slice(max(rows.start - 1, 0), rows.stop + 1), slice(max(columns.start - 1, 0), columns.stop + 1)
            _, near = ndimage.distance_transform_edt(picks[box] < 0, return_indices=True)
            out[box] = np.where(gaps[box] == k, picks[box][tuple(near)], out[box])
    return out


def samples_of(shot):
    """How many samples a shot is wide and high."""
    return tuple(round(float(side * shot['fine'])) for side in shot['size'])


def samples(shot):
    """What see() saw, as tracing.Samples."""
    w, h = samples_of(shot)
    index = np.full(w * h, -1, np.int32)
    index[shot['seen']] = np.arange(len(shot['seen']))
    alpha = shot['rough'] ** 2
    rough = np.stack([alpha * (1 - .62 * shot['silk']), np.minimum(alpha * (1 + 1.1 * shot['silk']), .95)], 1)
    return tracing.Samples(index.reshape(h, w), shot['seen'], *(shot[k] for k in ('place', 'start', 'smooth', 'facing', 'along')), rough,
                           *(shot[k] for k in ('sun', 'open', 'sheer', 'mask', 'mirror')), shot['footprint'] / 100)


@dataclass(frozen=True)
class Behind:
    """
    What is behind. seen(eye, ways (n, 3)) -> (places, facings): where a camera sees it; mesh: it as a Mesh; step: how far apart it is lit, px of the
    picture; softer: passes of tracing.Room.lit over its light; own: which share of the paper's own lamps reaches it.
    """
    seen: object
    mesh: object
    step: int
    softer: tuple
    own: float


def paper(middle, height, size, eye, behind, picks):
    """
    What is behind (Behind) as samples, without those that what stands before it covers or touches (picks, see outlines): they lie in the dark below
    it, which would come out from under its edge in spots.
    """
    step = behind.step
    cols, rows = int(size[0] // step) + 2, int(size[1] // step) + 2
    gx, gy = np.meshgrid(np.arange(cols) * step, np.arange(rows) * step)
    n = gx.size
    px = height / size[1]
    x, z = middle[0] + (gx.ravel() - size[0] / 2) * px, middle[1] + (size[1] / 2 - gy.ravel()) * px
    place, ahead = behind.seen(eye, np.stack([x, np.zeros(n), z], 1) - eye)
    on = (gx < size[0]) & (gy < size[1])
    y, x = ([np.clip(g[on] * EDGES + k, 0, side * EDGES - 1) for k in (-1, 0, 1)] for g, side in ((gy, int(size[1])), (gx, int(size[0]))))
    on[on] = np.any([picks[i, j] >= 0 for i in y for j in x], 0)
    seen = np.flatnonzero(~on.ravel()) if not on.all() else np.arange(n)
    place, ahead, n = place[seen], ahead[seen], len(seen)
    index = np.full(on.size, -1, np.int32)
    index[seen] = np.arange(n)
    one, none = np.ones(n, np.float32), np.zeros(n, np.float32)
    return tracing.Samples(index.reshape(rows, cols), seen, place, place, ahead, ahead, np.tile((1.0, 0.0, 0.0), (n, 1)),
                           np.zeros((n, 2)), one, one, none, np.full(n, WALL), none, step * height / size[1])


def spread_under(index, values):
    """(rows, columns, c): values (n, c) of a grid's samples where their numbers (rows, columns) are; where there is none (-1), those of the nearest."""
    near = ndimage.distance_transform_edt(index < 0, return_distances=False, return_indices=True)
    return values[index[tuple(near)]]


def wall(at, light):
    """A wall `at` m behind the middle of the form; light: FAR_BEHIND or CLOSE_BEHIND."""
    corners = np.array([(-6, at, -4), (6, at, -4), (6, at, 7), (-6, at, 7)], float)

    def seen(eye, ways):
        return eye + ways * ((at - eye[1]) / ways[:, 1:2]), np.tile((0.0, -1.0, 0.0), (len(ways), 1))
    mesh = meshes.quads(corners, np.array([[0, 1, 2, 3]]), WALL).with_normals()
    return Behind(seen, mesh, STEP, *light)


def photograph(scene, surfaces, middle, height, size=(1600, 2133), fine=2, quality=1.0, light=Light(), behind=None, above=0.0, hairs=None):
    """
    scene: Mesh with normals; surfaces: material number -> Surface; middle: (x, z) m looked at; height: metres of the picture's upright side;
    quality: rays, times the usual number; behind: what it stands on or hangs on, None where paper is far behind; above: how far above the
    middle the camera stands, m; hairs: see fuzz.fibres; they throw no shadow. Returns the passes at `fine` samples a pixel each way, and
    the backdrop's light on a coarse grid.
    """
    eye = np.array([middle[0], -height * LENS, middle[1] + above], np.float32)
    shot = see(scene, surfaces, middle, height, size, fine, eye, light.areas[0][0], hairs)
    behind = behind or wall(WALL_AT, FAR_BEHIND)
    grid = paper(middle, height, size, eye, behind, shot['picks'])
    stuffs = {m: tracing.Stuff(s.white, s.dyed, s.sheer, metal=s.mirror == 2) for m, s in surfaces.items()}
    stuffs[WALL] = tracing.Stuff(PAPER, ends=True)
    rays = max(2, round(4 * quality)), max(1, round(1.4 * quality))
    with tracing.Room(meshes.joined([scene, behind.mesh]), stuffs, light.areas, light.around, light.mirrored) as room:
        falls = room.lit(samples(shot), eye, rays, max(6, round(20 * quality)), NEAR[1] if shot['footprint'] < NEAR[0] else 4)
        glow = room.lit(grid, eye, (24, 12), 32, 1, behind.softer)
    for name in ('start', 'smooth', 'along', 'sun', 'open', 'rough', 'silk', 'mirror'):
        del shot[name]
    return dict(shot, facing=shot['facing'].astype(np.float16), lift=shot['lift'].astype(np.float16), light=falls.astype(np.float16),
                wall=spread_under(grid.index, glow), step=behind.step, own=behind.own)


def coarser(tile, period, reach):
    """A repeating tile averaged until a pixel of it is as wide as `reach` cm, so that nothing finer than a sample shows."""
    out = np.asarray(tile, np.float32)
    while period[0] / out.shape[1] < reach * .5 and min(out.shape) > 4:
        out = half_of(out)
    return out
