"""One light from the upper left, one lens, one seamless wall. Everything is lit in neutral; dye.py colours it."""
import ctypes
from dataclasses import dataclass

import numpy as np

import forms
import mesh as meshes
import native

LENS = 4.2                      # how many picture heights the camera stands away
WALL_AT = .40                   # m behind the form
#: Numbers of what is not cloth. Garments' materials follow from CLOTH on; an inside is its outside + LINING.
WALL, LINEN, WOOD, METAL, CLOTH, LINING = 0, 1, 2, 3, 4, 60
#: Numbers a garment of a scene has for its materials (stage.py); block 0 is the set's own, from SET on.
BLOCK, SET = 128, 100
F, I = ctypes.c_float, ctypes.c_int


@dataclass
class Surface:
    """How a material answers light and what lies on it. canvas: heights (mm) over box; weave: repeating tile (mm)."""
    rough: float = .8
    silk: float = 0.0
    canvas: np.ndarray = None
    box: tuple = ((0, 0), (1, 1))
    weave: np.ndarray = None
    period: tuple = (1.0, 1.0)
    far: float = 0.0              # cm a sample covers from which on the weave is averaged away (0: never)


#: Areas of light: place and target m, width, height, strength on what faces it, points across and up, channel (0 key, 1 fill).
AREAS = (((-2.6, -1.55, 2.45), (0, 0, 1.05), 1.0, 1.4, 1.06, 7, 9, 0), ((2.4, -2.1, 1.25), (0, 0, 1.0), 1.8, 1.8, .07, 4, 4, 1),
         ((-.1, -.8, 3.2), (0, .1, 1.0), 1.4, .9, .12, 4, 3, 1), ((1.55, .15, 1.9), (0, .05, 1.1), .5, 1.5, .16, 2, 6, 1))


def lamps(seed=1, share=1.0, areas=AREAS, dome=.26):
    """Points of light: x y z power channel turn (see light.c), from areas and what comes from all around (`dome`)."""
    rng = np.random.default_rng(seed)
    out = []

    def area(place, target, width, tall, strength, nx, ny, channel):
        place, target = np.array(place, float), np.array(target, float)
        ahead = target - place
        r = np.linalg.norm(ahead)
        ahead /= r
        side = np.cross(ahead, (0, 0, 1))
        side /= np.linalg.norm(side)
        up = np.cross(side, ahead)
        nx, ny = max(2, round(nx * share)), max(2, round(ny * share))
        for i in range(nx):
            for j in range(ny):
                a, b = (i + rng.random()) / nx - .5, (j + rng.random()) / ny - .5
                p = place + side * a * width + up * b * tall
                out.append((*p, strength * r * r / (nx * ny), channel, rng.random() * 6.28))
    for numbers in areas:
        area(*numbers)
    n = round(110 * share)
    k = np.arange(n) + .5
    z = 1 - 2 * k / n
    a = np.pi * (1 + 5 ** .5) * k
    d = np.stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z], 1)
    glow = np.where(d[:, 2] > 0, .75 + .35 * d[:, 2], .52 + .2 * d[:, 2]) * np.where(d[:, 1] > .1, .62, 1) * (1 - .12 * d[:, 0])
    glow *= dome / (glow * np.maximum(0, -d[:, 1])).sum()
    for p, g in zip(d, glow):
        out.append((*(p * 30 + (0, 0, 1)), g, 2, rng.random() * 6.28))
    return np.array(out, np.float32)


def project(points, middle, height, size, eye):
    """
    Pixels (x, y) and 1/depth of points for a picture `size` = (width, height) px showing `height` m at y = 0 round
    `middle`. A view camera: uprights stay upright wherever its eye is.
    """
    depth = points[:, 1] - eye[1]
    k = -size[1] / height * eye[1] / depth
    shift = size[1] / height * (eye[[0, 2]] - middle)
    return np.stack([size[0] / 2 + shift[0] + (points[:, 0] - eye[0]) * k, size[1] / 2 - shift[1] - (points[:, 2] - eye[2]) * k, 1 / depth], 1)


def see(scene, surfaces, middle, height, size, fine, eye):
    """What the camera sees, not yet lit: passes of photograph with the roughness and silk of each sample."""
    w, h = size[0] * fine, size[1] * fine
    screen = project(scene.points, np.array(middle), height, (w, h), eye)
    ahead = (screen[scene.triangles, 2] > 0).all(1)                           # nothing behind the camera
    screen, ps = native.floats(screen)
    tri, pt = native.ints(scene.triangles[ahead])
    ident, pi = native.ints(np.zeros(w * h))
    bary, pb = native.floats(np.empty((w * h, 2)))
    near, pn = native.floats(np.empty(w * h))
    lib = native.library('light')
    lib.draw(I(len(tri)), pt, ps, I(w), I(h), pi, pb, pn)
    seen = np.flatnonzero(ident >= 0).astype(np.int32)
    n = len(seen)
    top = int(max(surfaces) + 1)
    maps = np.zeros((top, 10), np.float32)
    canvases, weaves = (ctypes.POINTER(ctypes.c_float) * top)(), (ctypes.POINTER(ctypes.c_float) * top)()
    keep = []
    footprint = height / h * 100                                           # cm a sample covers
    for m, s in surfaces.items():
        if s.canvas is not None:
            a, p = native.floats(s.canvas)
            keep.append(a)
            canvases[m] = p
            (x0, y0), (x1, y1) = s.box
            maps[m, :6] = x0, y0, x1 - x0, y1 - y0, a.shape[1], a.shape[0]
        if s.weave is not None:
            tile = coarser(s.weave, s.period, footprint * (12 if s.far and footprint > s.far else 1.2))
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
    place, ppl = native.floats(np.empty((n, 3)))
    facing, pfa = native.floats(np.empty((n, 3)))
    cloth, pcl = native.floats(np.empty((n, 2)))
    lift, pli = native.floats(np.empty(n))
    _, plist = native.ints(seen)
    lib.look(I(n), plist, pi, pb, pt, pp, pno, pf, pm, pmaps, canvases, weaves, pe, ppl, pfa, pcl, pli)
    mask = material[ident[seen]]
    rough = np.array([surfaces.get(m, Surface()).rough for m in range(top)], np.float32)[mask]
    silk = np.array([surfaces.get(m, Surface()).silk for m in range(top)], np.float32)[mask]
    return dict(size=np.array(size), fine=fine, seen=seen, mask=mask.astype(np.uint16), flat=cloth, lift=lift.astype(np.float16), facing=facing,
                place=place, footprint=footprint, eye=eye, rough=rough, silk=silk)


def photograph(scene, coarse, surfaces, middle, height, size=(1200, 1600), fine=2, seed=1, share=1.0, light=None, backdrop=None,
               bias=.0022):
    """
    scene: Mesh with normals; coarse: (points, triangles) that throw the shadows; surfaces: material number -> Surface;
    middle: (x, z) m looked at; height: metres of the picture's upright side. Returns the passes at `fine` times `size`.
    light: lamps other than the usual ones; backdrop(eye, ways (n, 3)) -> (places, facings) of what is seen behind, instead of
    the wall; bias: how far off a surface its shadow begins, m.
    """
    w, h = size[0] * fine, size[1] * fine
    eye = np.array([middle[0], -height * LENS, middle[1]], np.float32)
    shot = see(scene, surfaces, middle, height, size, fine, eye)
    place, facing, n = shot['place'], shot['facing'], len(shot['seen'])
    # the wall, seen coarsely: nothing on it is sharp
    step = (4 if backdrop else 10) * fine
    gx, gy = np.meshgrid(np.arange(0, w + step, step), np.arange(0, h + step, step))
    k = height / h * (height * LENS + WALL_AT) / (height * LENS)
    wall = np.stack([middle[0] + (gx.ravel() - w / 2) * k, np.full(gx.size, WALL_AT), middle[1] + (h / 2 - gy.ravel()) * k], 1)
    wall, ahead = backdrop(eye, wall - eye) if backdrop else (wall, np.tile((0, -1, 0), (len(wall), 1)))
    light = shine(np.vstack([place, wall]), np.vstack([facing, ahead]), np.r_[shot.pop('rough'), np.full(len(wall), .95)],
                  np.r_[shot.pop('silk'), np.zeros(len(wall))], coarse, eye, lamps(seed, share) if light is None else light, bias)
    return dict(shot, facing=facing.astype(np.float16), light=light[:n].astype(np.float16), wall=light[n:].reshape(gx.shape + (6,)), step=step)


def shine(place, facing, rough, silk, coarse, eye, light, bias=.0022, extent=None, size=1100):
    """
    Light on samples, (n, 6): see light.c. coarse throws shadows, drawn `size` px wide; extent: ((x, y, z), radius) m beyond
    which none fall, around all of coarse without.
    """
    points, triangles = coarse
    lo, hi = points.min(0), points.max(0)
    middle, radius = extent or ((lo + hi) / 2, float(np.linalg.norm(hi - lo) / 2) * 1.02)
    a, pa = native.floats(place)
    b, pb = native.floats(facing)
    c, pc = native.floats(rough)
    d, pd = native.floats(silk)
    t, pt = native.ints(triangles)
    p, pp = native.floats(points)
    l, pl = native.floats(light)
    e, pe = native.floats(eye)
    m, pm = native.floats(middle)
    out, po = native.floats(np.empty((len(a), 6)))
    native.library('light').shine(I(len(a)), pa, pb, pc, pd, I(len(t)), pt, I(len(p)), pp, I(len(l)), pl, pe, pm, F(radius), F(bias), I(size), po)
    return out


def coarser(tile, period, reach):
    """A repeating tile averaged until a pixel of it is as wide as `reach` cm, so that nothing finer than a sample shows."""
    out = np.asarray(tile, np.float32)
    while period[0] / out.shape[1] < reach * .5 and min(out.shape) > 4:
        r, c = out.shape[0] // 2 * 2, out.shape[1] // 2 * 2
        out = (out[:r:2, :c:2] + out[1:r:2, :c:2] + out[:r:2, 1:c:2] + out[1:r:2, 1:c:2]) / 4
    return out


def mannequin(body, kind):
    """The linen form with its wooden cap and its stand, as meshes."""
    points, faces = forms.skin(body, .002)
    out = [meshes.quads(points, faces, LINEN)]
    if kind in ('torso', 'arms', 'hips'):
        out.append(meshes.lathe([(.011, .73), (.011, .3), (.011, 0), (.011, -.5)], (0, .008), METAL))
        out.append(meshes.lathe([(.0, .7225), (.022, .722), (.023, .702), (.012, .698)], (0, .008), METAL))
    if kind == 'stump':                                                       # hangs from a rod
        out.append(meshes.lathe([(.0055, 3.0), (.0055, 2.0), (.0055, 1.145)], (0, .004), METAL))
        out.append(meshes.lathe([(.0056, 1.152), (.012, 1.150), (.030, 1.1465), (.034, 1.143), (.034, 1.1365), (.030, 1.134)], (0, .004), WOOD))
    if kind in ('torso', 'arms'):
        out.append(meshes.lathe([(.0005, 1.606), (.012, 1.605), (.019, 1.601), (.022, 1.594), (.017, 1.588), (.020, 1.586),
                                 (.044, 1.584), (.052, 1.581), (.0535, 1.577), (.0525, 1.573), (.046, 1.571)], (0, .010), WOOD))
    return meshes.joined([m.with_normals() for m in out])
