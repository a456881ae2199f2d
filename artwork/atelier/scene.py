"""
Pictures of clothes and things on a set: what hangs and stands where (Hung, Thing), the camera and the light, from
passes to a picture with what lies out of focus. `editorial.py` is the list of what was shot so.
"""
import os
import time
from dataclasses import dataclass, replace

import numpy as np

import dye
import fuzz
import mesh as meshes
import manifest
import picture
import recipe as recipes
import sets
import studio
import tracing
import weaves
from paint import painter, swatches
from sewing import Garment

SEEN = .002                                        # of the picture a garment takes at least, to be shown in it


@dataclass(frozen=True)
class Light:
    """areas: see studio.AREAS; dome: from all around; tones: rgb of key, fill and dome; gobo: what stands in the key's way (a mesh)."""
    areas: tuple
    dome: float = .26
    tones: tuple = ((1.0, .983, .955), (.95, .98, 1.0), (.965, .985, 1.0))
    gobo: object = None
    exposure: float = .79


@dataclass(frozen=True)
class Camera:
    """middle (x, z) and height m of the picture at y = 0; eye (x, z) m, the middle without; away m; open: px a far point is blurred to, of 1000."""
    middle: tuple
    height: float
    size: tuple
    eye: tuple = None
    away: float = 0.0
    open: float = 0.0
    focus: float = 0.0                             # y m of what is sharp


@dataclass(frozen=True)
class Hung:
    """
    A garment in a colour on its hanger, whose hook lies at (x, y) m on what is `peg` m up (its upper side); turn: degrees, to the picture's
    right; flat: how deep it is against how it fell: on a wall, and between others, it is pressed flat.
    """
    handle: str
    colour: str
    at: tuple
    peg: float
    turn: float = 0.0
    flat: float = 1.0

    @property
    def lift(self):
        """How high the point is that it hangs from, m."""
        return self.peg


@dataclass(frozen=True)
class Thing:
    """build() -> (Mesh, {number: studio.Surface}, footprint -> paint): what is no garment; build.shows is its entry of the manifest."""
    build: object
    at: tuple = (0.0, 0.0)
    turn: float = 0.0
    lift: float = 0.0


@dataclass(frozen=True)
class Scene:
    """set: () -> [Mesh]; finish: its colours; cast: what is Hung, and Things; cameras: name -> Camera, '' where there is one; most: bytes."""
    set: object
    cast: tuple
    cameras: dict
    light: Light
    finish: sets.Finish = sets.Finish()
    most: int = 240_000
    grain: float = .008


def moved(mesh, at, turn, lift):
    """A mesh turned about the upright and put at (x, y), `lift` m up."""
    t = np.radians(turn)
    spin = np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]])
    normals = mesh.normals if mesh.normals is not None else meshes.normals(mesh.points, mesh.triangles)
    return meshes.Mesh(mesh.points @ spin.T + (at[0], at[1], lift), mesh.triangles, mesh.flat, mesh.material, normals @ spin.T)


#: What has fallen onto its hanger (see picture.on_hanger), by its product's handle: scenes that are made together share it.
HANGING = {}


def placed(one, wardrobe, say):
    """(mesh, surfaces, its naps, painter's arguments) of what is Hung, where it is."""
    recipe, _ = wardrobe[one.handle]
    if one.handle not in HANGING:
        HANGING[one.handle] = picture.on_hanger(one.handle, recipe, say)
    hung = HANGING[one.handle]
    mesh = picture.against(hung.seen(), one.flat)
    mesh = replace(mesh, points=mesh.points - (0, sets.MIDDLE, mesh.points[:, 2].max() - 2 * sets.WIRE))
    return moved(mesh, one.at, one.turn, one.peg), picture.surfaces(recipe, hung.garment, hung.canvases), picture.naps(recipe, hung.garment), \
        (recipe, hung.garment, hung.canvases, one.colour, swatches().get(one.colour))


def still(handle, colour, view='front'):
    """An object of the wardrobe as a Thing's build()."""
    def build():
        from objects import still as stills
        import make
        one = make.recipes()[handle][0]
        parts, surfaces, numbers = [], {}, {}
        for k, (name, some) in enumerate(one.build(view).items()):
            stuff = one.stuffs[name]
            tile = weaves.CLOTHS[stuff.grain].tile().scaled(stuff.high, stuff.fine) if stuff.grain else None
            surfaces[k + 1] = studio.Surface(stuff.rough, mirror=2 if stuff.metal else 1 if stuff.rough < .6 else 0,
                                             weave=None if tile is None else tile.height, period=(1.0, 1.0) if tile is None else tile.period)
            numbers[k + 1] = stuff
            parts += [meshes.Mesh(m.points, m.triangles, m.flat, np.full(len(m.triangles), k + 1), m.normals) for m in some]
        return meshes.joined(parts), surfaces, lambda footprint: stills.painter(numbers, colour, swatches().get(colour))
    build.shows = manifest.product(handle, colour)
    return build


def folded(cloth, colour, wide=.34, deep=.27, thick=.011, layers=4, seed=1):
    """A thing of knit or cloth folded into a pile's piece: layers that turn at the front and at the back."""
    def build():
        rng = np.random.default_rng(seed)
        line = []
        r = thick / 2
        for k in range(layers):
            z = r + k * thick * 1.02
            ends = (-deep / 2 + rng.uniform(0, .012), deep / 2 - rng.uniform(0, .012))
            ends = ends if k % 2 else ends[::-1]
            line += [(y, z) for y in np.linspace(ends[0], ends[1], 120)]
            if k < layers - 1:
                way = np.sign(ends[1] - ends[0])
                t = np.linspace(-np.pi / 2, np.pi / 2, 40)[1:-1]
                line += [(ends[1] + way * r * 1.25 * np.cos(a), z + thick * .51 + thick * .51 * np.sin(a)) for a in t]
        line = np.array(line)
        x = np.linspace(-wide / 2, wide / 2, 90)
        u, v = np.meshgrid(x, np.arange(len(line)))
        run = sets.along(line)[v]
        sag = .0035 * np.sin(u * 14 + seed) * np.sin(line[v, 0] * 9 + 2 * seed) * line[v, 1] / (layers * thick)
        drop = -.35 * thick * (np.abs(u) / (wide / 2)) ** 6 * line[v, 1] / thick * .5
        wander = .003 * np.sin(u * 23 + run * .4 + seed)
        rows = np.stack([u * (1 - .012 * np.cos(run * .23 + seed)), line[v, 0] + wander, line[v, 1] + sag + drop], -1)
        m = meshes.strip(rows, False, np.stack([u * 100, run], -1), recipes.TRIM)
        m = meshes.thick(m.points, m.triangles, m.flat, m.material, thick * .86, 0)
        stuff = weaves.CLOTHS[cloth]
        tile = stuff.tile()
        return m, {recipes.TRIM: studio.Surface(stuff.rough, stuff.silk, weave=tile.height, period=tile.period, far=stuff.far)}, \
            lambda footprint: painter(recipes.Recipe('torso', None, cloth), Garment([], [], 'knit'), {}, colour, swatches().get(colour), footprint)
    build.shows = {'cloth': cloth, 'color': colour}
    return build


def build(scene, wardrobe, say=print):
    """(mesh, surfaces, naps, [(paint maker, where it stands, what it is) …] per block, block 0 being the set)."""
    parts, surfaces, naps, paints = list(scene.set()), dict(sets.surfaces()), {}, [(None, None, None)]
    for one in scene.cast:
        block = len(paints) * studio.BLOCK
        if isinstance(one, Thing):
            mesh, own, paint = one.build()
            mesh = moved(mesh, one.at, one.turn, one.lift)
            shows = one.build.shows
        else:
            mesh, own, hairy, dyed = placed(one, wardrobe, say)
            naps.update({block + m: nap for m, nap in hairy.items()})
            paint, shows = (lambda footprint, dyed=dyed: painter(*dyed, footprint)), manifest.product(one.handle, one.colour)
        mesh.material = mesh.material + block
        parts.append(mesh)
        for k, s in own.items():
            surfaces[block + k] = s
        paints.append((paint, one, shows))
    return meshes.joined(parts), surfaces, naps, paints


def local(place, one):
    """Places in the frame of what was moved."""
    t = np.radians(one.turn)
    p = place - np.array((one.at[0], one.at[1], one.lift), np.float32)
    return np.stack([p[:, 0] * np.cos(t) + p[:, 1] * np.sin(t), p[:, 1] * np.cos(t) - p[:, 0] * np.sin(t), p[:, 2]], 1)


@dataclass(frozen=True)
class Hairs:
    """Hairs before a picture (see studio.covered_by). cloth: which samples are of what has them."""
    cloth: np.ndarray
    at: np.ndarray
    cover: np.ndarray
    seat: np.ndarray


def photograph(built, scene, camera, fine=1.5, quality=1.0):
    """
    A built scene as a camera sees it, coloured: linear samples (n, 3), how deep each lies (n,), m, which of them the picture shows (studio.outlines),
    Hairs, what is seen (entries of the manifest).
    """
    mesh, surfaces, naps, paints = built
    size, light = np.array(camera.size), scene.light
    eye = camera.eye or camera.middle
    eye = np.array([eye[0], -(camera.away or camera.height * 3.6), eye[1]], np.float32)
    shot = studio.see(mesh, surfaces, camera.middle, camera.height, tuple(size), fine, eye, light.areas[0][0], fuzz.fibres(mesh, naps, eye))
    made = [sets.painter(scene.finish)] + [maker(shot['footprint']) for maker, *_ in paints[1:]]
    albedo, gloss = np.zeros((len(shot['seen']), 3), np.float32), np.zeros((len(shot['seen']), 3), np.float32)
    stuffs = {}
    for m in np.unique(shot['mask']):
        block, own = divmod(int(m), studio.BLOCK)
        at = np.flatnonzero(shot['mask'] == m)
        place = local(shot['place'][at], paints[block][1]) if block else shot['place'][at]
        albedo[at], shine = made[block](own, shot['flat'][at], place, shot['lift'][at], shot['facing'][at])
        gloss[at] = np.reshape(shine, (len(at), -1)) if np.ndim(shine) else shine
        stuffs[int(m)] = tracing.Stuff(albedo[at].mean(0), sheer=surfaces[m].sheer if m in surfaces else 0)
    glow = studio.Light(sky=(light.dome * 1.5, light.dome * .9)).around
    with tracing.Room(mesh, stuffs, light.areas, glow, gobo=light.gobo, by_colour=True) as room:
        falls = room.lit(studio.samples(shot), eye, (max(2, round(6 * quality)), max(1, round(2 * quality))), max(4, round(24 * quality)))
    tones = tuple(np.array(t, np.float32) for t in light.tones)
    w, h = studio.samples_of(shot)
    out, deep = np.zeros((w * h, 3), np.float32), np.full(w * h, 30.0, np.float32)
    for a in range(0, len(albedo), 1_000_000):
        some = slice(a, a + 1_000_000)
        out[shot['seen'][some]] = dye.lit(falls[some], albedo[some], gloss[some], None, shot['sheer'][some], tones)
    deep[shot['seen']] = shot['place'][:, 1] - eye[1]
    hairy = np.zeros(w * h, bool)
    hairy[shot['seen']] = np.isin(shot['mask'], list(naps))
    return out, deep, shot['picks'], Hairs(hairy, *(shot[name] for name in ('hair_at', 'hair_cover', 'hair_seat'))), seen(shot['mask'], w * h, paints)


def seen(mask, samples, paints):
    """Entries of the manifest of a picture of so many samples; mask: the materials of those that hit something."""
    materials, counts = np.unique(mask, return_counts=True)
    shows = []
    for block in range(1, len(paints)):
        show = paints[block][2]
        if counts[materials // studio.BLOCK == block].sum() >= SEEN * samples and show not in shows:
            shows.append(show)
    return shows


def develop(scene, camera, out, deep, picks, hairs):
    """(h, w, 3) uint8 of what photograph() saw."""
    w, h = camera.size
    light = dye.resolved(picks, np.minimum(out, 6), w, h)[..., :3]
    if len(hairs.at):
        cloth = dye.resolved(np.where(hairs.cloth[picks], picks, -1), out, w, h)
        dye.haired(light, cloth, hairs.at, hairs.cover, hairs.seat)
    if camera.open:
        focus = camera.focus + (camera.away or camera.height * 3.6)
        nearness = dye.resolved(picks, np.tile(1 / deep[:, None], (1, 3)), w, h)[..., 0]
        light = softened(light, (1 - focus * nearness) * camera.open * h / 1000)
    return dye.printed(filmed(light * scene.light.exposure * falling_off(w, h)), scene.grain)


#: Light (1 is white) that a film keeps as it is, how much steeper than the light its tones are there, and the light below which they are not, or black
#: cloth would have no folds.
GREY, STEEP, TOE = .30, 1.22, .06
#: How much less light a lens lets to the corners of a picture.
CORNERS = .16


def filmed(light):
    """A linear picture (h, w, 3) as film has it: dark tones darker, what is bright rolled off towards white, and dyes as they were."""
    bright = np.maximum(light.mean(2, keepdims=True), 0)
    return dye.shoulder(light * ((bright + TOE) / (GREY + TOE)) ** (STEEP - 1))


def falling_off(w, h):
    """Share of the light a lens lets to each pixel (h, w, 1)."""
    y, x = np.mgrid[:h, :w].astype(np.float32) + .5
    off = ((x - w / 2) ** 2 + (y - h / 2) ** 2) / (w ** 2 + h ** 2) * 4
    return (1 - CORNERS * off)[..., None]


def disc(image, radius):
    """An image (h, w, c) blurred by a disc of radius px, its border continued."""
    r = int(np.ceil(radius)) + 1
    wide = np.pad(image, ((r, r), (r, r), (0, 0)), 'edge')
    y, x = np.mgrid[:wide.shape[0], :wide.shape[1]]
    y, x = np.minimum(y, wide.shape[0] - y), np.minimum(x, wide.shape[1] - x)
    kernel = np.fft.rfft2(np.clip(radius + .5 - np.hypot(x, y), 0, 1).astype(np.float32))
    kernel /= kernel[0, 0].real
    out = np.stack([np.fft.irfft2(np.fft.rfft2(wide[..., c]) * kernel, wide.shape[:2]) for c in range(image.shape[2])], 2)
    return out[r:-r, r:-r].astype(np.float32)


def softened(image, blur):
    """What lies out of focus; blur (h, w) px, negative before the plane that is sharp."""
    out = image.copy()
    far = np.maximum(blur, 0)
    radii = [r for r in (1.5, 3, 6, 12, 24) if r < far.max() * 1.4]
    for k, r in enumerate(radii):
        below = radii[k - 1] if k else .5
        share = np.clip((far - below) / (r - below), 0, 1)[..., None]
        behind = (far > below * .6)[..., None].astype(np.float32)
        both = disc(np.concatenate([image * behind, behind], 2), r)
        soft = both[..., :3] / np.maximum(both[..., 3:], 1e-3)
        out = out * (1 - share) + soft * share
    near = np.maximum(-blur, 0)
    if near.max() > 1.5:
        front = np.clip(near - .7, 0, 1)[..., None]
        both = disc(np.concatenate([image * front, front], 2), float(np.percentile(near[near > 1], 70)))
        over = np.clip(both[..., 3:] * 1.02, 0, 1)
        out = out * (1 - over) + both[..., :3] / np.maximum(both[..., 3:], 1e-3) * over
    return out


def shoot(name, scene, wardrobe, folder, draft=False, ending='.webp', say=print, wanted=None):
    """Makes the pictures of a scene: yields (path, picture, what is seen). A camera named '' gives NAME, another NAME-CAMERA."""
    built = build(scene, wardrobe, say)
    for view, camera in scene.cameras.items():
        if wanted and view not in wanted:
            continue
        t = time.time()
        if draft:
            k = max(1, max(camera.size) / 800)
            camera = replace(camera, size=(round(camera.size[0] / k), round(camera.size[1] / k)))
        *taken, shows = photograph(built, scene, camera, 1 if draft else 1.5)
        rgb = develop(scene, camera, *taken)
        file = f'{name}-{view}' if view else name
        path = os.path.join(folder, file + ending)
        dye.save(rgb, path, 92, scene.most)
        say(f'  {file} {time.time() - t:.0f} s')
        yield path, rgb, shows
