"""
Pictures of several dressed figures and things on a set: who wears what where (Figure, Thing), the camera and the light, from
passes to a picture with what lies out of focus. `editorial.py` is the list of what was shot so.
"""
import os
import time
from dataclasses import dataclass, replace

import numpy as np
from scipy import ndimage

import drape
import dye
import forms
import mesh as meshes
import manifest
import native
import picture
import recipe as recipes
import sets
import studio
import tracing
import weaves
from paint import painter, swatches
from sewing import Garment

HEM = .76                                          # m up, where jackets end
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
class Figure:
    """
    wears: ((handle, colour, how) …), the inner first; how: '' as cut, 'tucked' into what is worn below, 'under' a jacket (its
    sleeves are not seen), 'over' draped over what is before. at (x, y) m; turn: degrees, to the picture's right; lift: m off
    the floor; hanger: they hang on one, else nothing is seen of what fills the clothes; peg: how high m is what the hanger of the
    one garment hangs from, as it hangs there.
    """
    wears: tuple
    at: tuple = (0.0, 0.0)
    turn: float = 0.0
    lift: float = 0.0
    hanger: bool = False
    peg: float = 0.0
    flat: float = 1.0                              # how deep it is against how it was worn: what hangs on a hanger is flat


@dataclass(frozen=True)
class Thing:
    """build() -> (Mesh, {number: studio.Surface}, footprint -> paint): what is no garment; build.shows is its entry of the manifest."""
    build: object
    at: tuple = (0.0, 0.0)
    turn: float = 0.0
    lift: float = 0.0


@dataclass(frozen=True)
class Scene:
    """set: () -> [Mesh]; finish: its colours; cast: Figures and Things; cameras: name -> Camera, '' where there is one; most: bytes."""
    set: object
    cast: tuple
    cameras: dict
    light: Light
    finish: sets.Finish = sets.Finish()
    most: int = 120_000
    grain: float = .006


def moved(mesh, at, turn, lift):
    """A mesh turned about the upright and put at (x, y), `lift` m up."""
    t = np.radians(turn)
    spin = np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]])
    normals = mesh.normals if mesh.normals is not None else meshes.normals(mesh.points, mesh.triangles)
    return meshes.Mesh(mesh.points @ spin.T + (at[0], at[1], lift), mesh.triangles, mesh.flat, mesh.material, normals @ spin.T)


def body_of(garment):
    """Particles that are not of sleeves or cords."""
    out = np.zeros(len(garment.at), bool)
    for p in garment.pieces:
        if not any(word in p.name for word in ('sleeve', 'cuff')):
            out[garment.id[garment.start[p.name]:garment.start[p.name] + len(p.points)]] = True
    return out


def hull(body, garment, room=.004, high=1.29):
    """The grid of distances of a body with a garment on it: the cloth's outmost radius about the upright at each height up to `high` m."""
    points = garment.at[body_of(garment)]
    points = points[points[:, 2] < high]
    rows, cols = forms.SHAPE[2], 96
    k = np.clip(((points[:, 2] - forms.ORIGIN[2]) / forms.STEP).round().astype(int), 0, rows - 1)
    around = ((np.arctan2(points[:, 1], points[:, 0]) / (2 * np.pi) + .5) * cols).astype(int) % cols
    radius = np.zeros((rows, cols))
    np.maximum.at(radius, (k, around), np.hypot(points[:, 0], points[:, 1]))
    for _ in range(3):                                                       # between the points of the mesh
        radius = np.maximum.reduce([radius, np.roll(radius, 1, 1), np.roll(radius, -1, 1), np.pad(radius, ((1, 0), (0, 0)))[:-1], np.pad(radius, ((0, 1), (0, 0)))[1:]])
    x, y = (forms.ORIGIN[i] + forms.STEP * np.arange(forms.SHAPE[i]) for i in (0, 1))
    turn = ((np.arctan2(y[None], x[:, None]) / (2 * np.pi) + .5) * cols).astype(int) % cols
    away = np.hypot(x[:, None], y[None])[:, :, None] - radius.T[turn] - room
    return np.minimum(body, np.where(radius.T[turn] > 0, away, 1.0)).astype(np.float32)


def draped_over(handle, recipe, under, say=print):
    """(garment, body) of a garment that falls over others, cached."""
    body = forms.distance(recipe.form, recipe.size)
    for other in under:
        body = hull(body, other)
    garment = recipe.build(forms.distance(recipe.form, recipe.size)).sew()
    stages = recipe.stages or recipes.CALM
    mark = picture.fingerprint(garment, body, stages, recipe.thickness)
    path = os.path.join(native.CACHE, f'layered-{handle}-{mark}.npy')
    if os.path.exists(path):
        garment.at = np.load(path).astype(float)
    else:
        drape.fall(garment, body, stages, thickness=recipe.thickness, say=say)
        np.save(path, garment.at.astype(np.float32))
    return garment, body


def of_sleeves(mesh, garment):
    """Which of a mesh's triangles are of sleeves and cuffs, in or out."""
    sleeves = [k for k, piece in enumerate(garment.pieces) if 'sleeve' in piece.name or 'cuff' in piece.name]
    return np.isin((mesh.material - studio.CLOTH) % studio.LINING, sleeves) & ~((mesh.material >= recipes.TRIM) & (mesh.material <= recipes.THREAD))


def stray(mesh, recipe, far=.009, wide=.11, collar=1.37):
    """Which triangles of a top below a jacket are out of sight: below the collar, at the sides, or so far off the form that they would come through."""
    if recipe.form != 'arms':
        return np.zeros(len(mesh.triangles), bool)
    middle = mesh.points[mesh.triangles].mean(1)
    return ((forms.at(forms.armless(recipe.form, recipe.size), middle) > far) | (np.abs(middle[:, 0]) > wide)) & (middle[:, 2] < collar)


def slim(garment, body, least=.0012, hem=0.0):
    """Presses what is worn under a jacket to the body; what hangs below the jacket's `hem` m is let go within 4 cm: the form ends there."""
    own = body_of(garment)
    p = garment.at[own]
    k = np.clip((p[:, 2] - hem) / .04 + 1, 0, 1)
    away = np.maximum(forms.at(body, p) - least, 0) * k * k * (3 - 2 * k)
    garment.at[own] = p - forms.slope(body, p) * away[:, None]


def tuck(garment, body, waist):
    """Gathers a top in towards the waist it is tucked in at, folds and all."""
    own = body_of(garment)
    p = garment.at[own]
    k = np.clip((waist + .085 - p[:, 2]) / .085, 0, 1)
    k = (k * k * (3 - 2 * k))[:, None]
    away = np.maximum(forms.at(body, p) - .0006, 0)[:, None]
    garment.at[own] = p - forms.slope(body, p) * away * k


def within(mesh, top, high=.034, turns=72):
    """Which triangles of a jacket are behind the neck inside the collar, `high` m tall, of the top below it: that is seen before them."""
    ring = top.points[top.points[:, 2] > top.points[:, 2].max() - high]
    middle = (ring[:, :2].min(0) + ring[:, :2].max(0)) / 2

    def polar(points):
        away = points[:, :2] - middle
        return ((np.arctan2(away[:, 1], away[:, 0]) / (2 * np.pi) + .5) * turns).astype(int) % turns, np.hypot(*away.T)
    turn, far = polar(ring)
    outmost = np.zeros(turns)
    np.maximum.at(outmost, turn, far)
    outmost = ndimage.maximum_filter(outmost, 3, mode='wrap')                 # between the points of the mesh
    middles = mesh.points[mesh.triangles].mean(1)
    turn, far = polar(middles)
    return (middles[:, 2] > ring[:, 2].min()) & (middles[:, 1] > middle[1]) & (far < outmost[turn])


#: How far behind its hanger what hangs on a wall reaches at most, m.
BEHIND = .066


def pegged(figure, wardrobe, say):
    """(mesh, surfaces, paints) of a garment that hangs from a peg: the point of its hanger's hook is where the figure is."""
    (handle, colour), = figure.wears
    recipe, _ = wardrobe[handle]
    mesh, garment, canvases = picture.on_hanger(handle, recipe, say)
    deep = (mesh.points[:, 1] - sets.MIDDLE) * figure.flat
    mesh.points[:, 1] = np.where(deep > 0, BEHIND * np.tanh(deep / BEHIND), deep)
    mesh.points[:, 2] -= mesh.points[:, 2].max() - 2 * sets.WIRE
    mesh.normals = meshes.normals(mesh.points, mesh.triangles)
    return moved(mesh, figure.at, figure.turn, figure.peg), picture.surfaces(recipe, garment, canvases), \
        [(painter, recipe, garment, canvases, colour, swatches().get(colour))]


def dressed(figure, wardrobe, say):
    """(mesh, surfaces, paints) of a figure where it stands; materials are in blocks from 0 on, one for each of what it wears."""
    if figure.peg:
        return pegged(figure, wardrobe, say)
    known = swatches()
    parts, surfaces, paints, before, top = [], {}, [], [], None
    for handle, colour, *how in figure.wears:
        how = how[0] if how else ''
        recipe, _ = wardrobe[handle]
        if how == 'over':
            garment, body = draped_over(handle, recipe, before, say)
        else:
            garment, body = picture.draped(handle, recipe, say)
        if 'under' in how:
            recipe = replace(recipe, raised=None)                             # its creases and laps are pressed flat
            slim(garment, *((forms.distance('arms', recipe.size), .0012, HEM) if recipe.form in ('half', 'legs') else (forms.armless(recipe.form),)))
        if 'tucked' in how:
            waist = before[0].at[:, 2].max() - .004                           # the upper edge of what it is tucked into
            below = wardrobe[figure.wears[0][0]][0]
            # as wide as what it is tucked into; a form without arms, so that what hangs near one is gathered too
            tuck(garment, np.minimum(forms.distance('torso', recipe.size), forms.distance(below.form, below.size)), waist)
        before.append(garment)
        cloth, extras, canvases = picture.made(recipe, garment, body)
        cloth = meshes.joined([cloth] + extras)
        if 'under' in how:
            cloth = meshes.kept(cloth, ~of_sleeves(cloth, garment) & ~stray(cloth, recipe))
            top = cloth if recipe.form == 'arms' else top
        elif top is not None:
            cloth = meshes.kept(cloth, ~within(cloth, top))
        if 'tucked' in how:
            low = (cloth.points[cloth.triangles, 2] < waist - .012).all(1) & (np.abs(cloth.points[cloth.triangles, 0]) < .21).all(1)
            cloth = meshes.kept(cloth, ~(low & ~of_sleeves(cloth, garment)))
        block = len(paints) * studio.BLOCK
        for k, s in picture.surfaces(recipe, garment, canvases).items():
            surfaces[block + k] = s
        cloth.material = cloth.material + block
        parts.append(cloth)
        paints.append((painter, recipe, garment, canvases, colour, known.get(colour)))
    whole = meshes.joined(parts + ([sets.hanger()] if figure.hanger else []))
    if figure.flat != 1:
        whole.points = whole.points * (1, figure.flat, 1)
        whole.normals = meshes.normals(whole.points, whole.triangles)
    return moved(whole, figure.at, figure.turn, figure.lift), surfaces, paints


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
        m = meshes.thick(m.points, m.triangles, m.flat, m.material, thick * .86, 0).with_normals()
        stuff = weaves.CLOTHS[cloth]
        tile = stuff.tile()
        return m, {recipes.TRIM: studio.Surface(stuff.rough, stuff.silk, weave=tile.height, period=tile.period, far=stuff.far)}, \
            lambda footprint: painter(recipes.Recipe('torso', None, cloth), Garment([], [], 'knit'), {}, colour, swatches().get(colour), footprint)
    build.shows = {'cloth': cloth, 'color': colour}
    return build


def build(scene, wardrobe, say=print):
    """(mesh, surfaces, [(paint maker, where it stands, what it is) …] per block, block 0 being the set)."""
    parts, surfaces, paints = list(scene.set()), dict(sets.surfaces()), [(None, None, None)]
    for one in scene.cast:
        block = len(paints) * studio.BLOCK
        if isinstance(one, Thing):
            mesh, own, paint = one.build()
            mesh = moved(mesh, one.at, one.turn, one.lift)
            makers, shows = [paint], [one.build.shows]
        else:
            mesh, own, made = dressed(one, wardrobe, say)
            makers = [(lambda footprint, p=p: p[0](*p[1:], footprint)) for p in made]
            shows = [manifest.product(handle, colour) for handle, colour, *_ in one.wears]
        mesh.material = mesh.material + block
        parts.append(mesh)
        for k, s in own.items():
            surfaces[block + k] = s
        paints += [(maker, one, show) for maker, show in zip(makers, shows)]
    return meshes.joined(parts), surfaces, paints


def local(place, one):
    """Places in the frame of what was moved."""
    t = np.radians(one.turn)
    p = place - np.array((one.at[0], one.at[1], one.lift), np.float32)
    return np.stack([p[:, 0] * np.cos(t) + p[:, 1] * np.sin(t), p[:, 1] * np.cos(t) - p[:, 0] * np.sin(t), p[:, 2]], 1)


def photograph(built, scene, camera, fine=1.5, quality=1.0):
    """
    A built scene as a camera sees it, coloured: linear samples (n, 3), how deep each lies (n,), m, which of them the picture shows (studio.outlines),
    what is seen (entries of the manifest).
    """
    mesh, surfaces, paints = built
    size, light = np.array(camera.size), scene.light
    eye = camera.eye or camera.middle
    eye = np.array([eye[0], -(camera.away or camera.height * 3.6), eye[1]], np.float32)
    shot = studio.see(mesh, surfaces, camera.middle, camera.height, tuple(size), fine, eye, light.areas[0][0])
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
    return out, deep, shot['picks'], seen(shot['mask'], w * h, paints)


def seen(mask, samples, paints):
    """Entries of the manifest of a picture of so many samples; mask: the materials of those that hit something."""
    materials, counts = np.unique(mask, return_counts=True)
    shows = []
    for block in range(1, len(paints)):
        show = paints[block][2]
        if counts[materials // studio.BLOCK == block].sum() >= SEEN * samples and show not in shows:
            shows.append(show)
    return shows


def develop(scene, camera, out, deep, picks):
    """(h, w, 3) uint8 of what photograph() saw."""
    w, h = camera.size
    if not camera.open:
        return dye.printed(dye.resolved(picks, dye.shoulder(out * scene.light.exposure), w, h)[..., :3], scene.grain)
    focus = camera.focus + (camera.away or camera.height * 3.6)
    nearness = dye.resolved(picks, np.tile(1 / deep[:, None], (1, 3)), w, h)[..., 0]
    blurred = softened(dye.resolved(picks, np.minimum(out, 6), w, h)[..., :3], (1 - focus * nearness) * camera.open * h / 1000)
    return dye.printed(dye.shoulder(blurred * scene.light.exposure), scene.grain)


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
        out, deep, picks, shows = photograph(built, scene, camera, 1 if draft else 1.5)
        rgb = develop(scene, camera, out, deep, picks)
        file = f'{name}-{view}' if view else name
        path = os.path.join(folder, file + ending)
        dye.save(rgb, path, 86, scene.most)
        say(f'  {file} {time.time() - t:.0f} s')
        yield path, rgb, shows
