"""From a recipe to pictures: sew, drape, finish, light, dye."""
import copy
import glob
import hashlib
import os
import time
from dataclasses import dataclass, replace
from functools import cache, partial

import numpy as np

import along
import drape
import dye
import finish
import forms
import fuzz
import hangers
import mesh as meshes
import native
import notions
import recipe as recipes
import relief
import sets
import shown
import studio
import tailoring
import weaves
from lookup import Lookup, laid, seen_through
from paint import painter

HERE = os.path.dirname(os.path.abspath(__file__))
SIZE = (1600, 2133)
#: Forms of what hangs from the waist, and how far above the picture's middle the camera stands for it, in picture heights: it looks into the
#: waistband.
WAISTS, ABOVE = ('hips', 'half', 'legs'), .42
#: The wall that what is on a hanger hangs on, m behind the middle of the form.
HUNG_ON = sets.MIDDLE + sets.BEFORE
#: How far what has a stand is turned, and what hangs on a rail, from the side and from nearer, degrees; how far a waistband is tipped towards the camera
#: where one looks into it. How far what hangs is, degrees, how high a picture of that is, and how far above the label its middle, m: from ahead, from behind,
#: and of what hangs from straps.
TURNED, ASIDE, OTHERWISE = {'front': 0, 'back': 180, 'side': -62}, -42, 26
TIPPED = 34
INTO, INTO_BEHIND, INTO_STRAPS = (26, .30, -.045), (26, .32, -.010), (36, .48, .060)
#: How much lower the front's edge hangs than the back's where one looks into what hangs from straps, m.
LOWERED = .010
#: The rail, thinner than a shop's (sets.RAIL): its radius, how far it runs to both sides of a hook, how far behind it the wall is, m.
THIN_RAIL, RUNS, BEHIND_RAIL = .0075, 1.6, 1.2
#: How high a picture from nearer is, and how much of it is above the cloth, m.
NEAR, OVER = .66, .06
#: What of a sewn garment decides how it falls.
SEWN = ('at', 'flat', 'mass', 'gap', 'layer', 'pairs', 'rest', 'comply', 'soft', 'hinges', 'weigh', 'limp', 'give', 'lean')


def fingerprint(garment, body, stages, thickness):
    """A mark that changes when anything that decides how a sewn garment falls does, and with nothing else."""
    mark = hashlib.sha256(repr((stages, thickness)).encode())
    mark.update(body.tobytes())
    for name in ('cloth.c', 'drape.py'):
        with open(os.path.join(HERE, name), 'rb') as file:
            mark.update(file.read())
    for one in (garment, garment.coarse) if garment.coarse else (garment,):
        for part in [getattr(one, name) for name in SEWN] + [part for held in one.held for part in held]:
            mark.update(np.ascontiguousarray(part).tobytes())
    return mark.hexdigest()[:14]


def draped(name, recipe, say=print):
    """(garment, body) after falling; kept in the cache until its pattern or the solver changes."""
    body = recipe.form() if callable(recipe.form) else forms.distance(recipe.form, recipe.size)
    garment = recipe.build(body).sew()
    for place in recipe.hold:
        garment.held.append(tailoring.on_body(body, garment, *place))
    stages = recipe.stages or recipes.CALM
    mark = fingerprint(garment, body, stages, recipe.thickness)
    path = os.path.join(native.CACHE, f'draped-{name}-{mark}.npy')
    if os.path.exists(path):
        garment.at = np.load(path).astype(float)
    else:
        drape.fall(garment, body, stages, thickness=recipe.thickness, say=say)
        for old in glob.glob(os.path.join(native.CACHE, f'draped-{name}-*.npy')):
            os.remove(old)
        np.save(path, garment.at.astype(np.float32))
    if recipe.drawn_in:
        recipe.drawn_in(garment)
    shown.parted(garment)
    return garment, body


def sewn(recipe, garment, body, times, worn=None):
    """(mesh of the cloth, made finer `times` times, meshes of what is sewn on, the Lookup that sewed it) of a garment where it is. worn: see made."""
    raised = recipes.raised(recipe, worn)
    cloth = finish.cloth(garment, body, weaves.CLOTHS[recipe.cloth].thick, times, raised, recipes.hem(recipe), recipe.folds, worn)
    lookup = Lookup(worn or garment, body, raised)
    extras = recipe.extras(worn or garment, body, lookup) if recipe.extras else []
    if worn:
        extras = along.carried(extras, worn, garment, lookup.on(garment))
    if recipe.straps:
        extras += finish.straps(garment, *recipe.straps, recipes.TRIM, None if worn else body)
    return cloth, extras, lookup


def made(recipe, garment, body, worn=None):
    """
    (fine mesh of the cloth, meshes of what is sewn on, canvases of outsides and insides) of a draped garment. worn: the same garment as it was
    worn, where it lies or hangs: collars and lapels were made on that.
    """
    garment.at = finish.evened(garment)
    garment.at = finish.calmed(garment)
    cloth, extras, lookup = sewn(recipe, garment, body, recipe.times, worn)
    canvases = recipe.canvases(garment) if recipe.canvases else {}
    for piece, xy, radius in lookup.sewn:
        if piece in canvases:
            canvases[piece].dimple(xy, radius)
    extras += buttonholes(garment, lookup, cloth, canvases)
    for canvas in canvases.values():
        stuff = recipe.pieces.get(canvas.piece.name, recipe.cloth)
        canvas.pucker(recipes.PUCKER.get(stuff, 0))
        canvas.handled(recipes.HANDLED.get(stuff, 0))
        canvas.creased(recipes.CREASED.get(stuff, 0))
    within = recipes.insides(recipe, garment)
    for canvas in within.values():
        canvas.handled(recipes.HANDLED.get(recipe.lining_cloth if recipes.lining(recipe) else recipe.pieces.get(canvas.piece.name, recipe.cloth), 0))
    canvases.update(within)
    return cloth, extras + labels(recipe, garment, cloth, [] if worn else extras), canvases


def buttonholes(garment, lookup, cloth, canvases):
    """Their thread, as a list of meshes, and their slits drawn on the canvases."""
    parts = []
    for hole in lookup.holes:
        if hole.piece in canvases:
            canvases[hole.piece].slit(*(hole.xy + hole.way * end for end in hole.ends))
        parts.append(notions.buttonhole(laid(cloth, studio.CLOTH + [p.name for p in garment.pieces].index(hole.piece)), hole))
    return parts


def labels(recipe, garment, cloth, extras):
    """
    The label inside, as a list of meshes: below the neck or in the waistband; in a closed shirt, where it would be hidden there, on the stand, if that is
    of the `extras` (a hanger would hide it).
    """
    place = recipes.labelled(recipe, garment)
    if not place:
        return []
    (name, x, y), tab = place
    inside = laid(cloth, studio.CLOTH + studio.LINING + [p.name for p in garment.pieces].index(name))
    front = next((p for p in garment.pieces if p.name == 'front' and 'neck' in p.edges), None)
    if front is not None and extras and 'neck' in garment.piece(name).edges:
        seam = garment.at[garment.ids(name, 'neck')]
        seam = seam[np.abs(seam[:, 0]).argmin(), 2]
        around = meshes.joined(extras)
        stand = around.points[(np.abs(around.points[:, 0]) < .03) & (around.points[:, 1] > .02), 2].max(initial=0) - seam
        if stand > .02 and inside(np.array([(x, y)]))[0][0, 2] < garment.at[garment.ids('front', 'neck'), 2].min() + .035:
            behind = seen_through(around)
            low = seam + (stand - notions.WORD[1] / 100) / 2
            return [notions.label(lambda flat, lift: behind(flat / 100 + (0, low), lift), False)]
    way = (-1 if name == 'front' else 1, 1)                                   # read from behind
    return [notions.label(lambda flat, lift: inside(flat * way + (x, y), lift), tab)]


def scene(recipe, garment, body, worn=None):
    """(mesh, canvases): the garment by itself, filled as if it were worn. worn: see made."""
    cloth, extras, canvases = made(recipe, garment, body, worn)
    return meshes.joined([cloth] + extras + ([recipe.stand()] if recipe.stand else [])), canvases


def filmed(recipe, garment, body):
    """(canvases, mesh() of the garment where it is at that time): as `scene`, for films, whose mesh is not made finer. Evens the garment."""
    garment.at = finish.evened(garment)
    _, canvases = scene(recipe, copy.copy(garment), body)

    def mesh():
        now = copy.copy(garment)
        now.at = finish.calmed(now)
        if hangs_from_waist(recipe, now):
            finish.dipped(now)
        cloth, extras, lookup = sewn(recipe, now, body, 0)
        return meshes.joined([cloth] + extras + buttonholes(now, lookup, cloth, {}) + labels(recipe, now, cloth, extras))
    return canvases, mesh


def threads(recipe, garment, cloth, canvases, middle, height):
    """Rows of stitches as raised threads, where a picture of `height` m round `middle` comes near them."""
    parts, radius = [], recipes.SEWING.get(recipe.cloth, .00019)
    for k, piece in enumerate(garment.pieces):
        rows = canvases[piece.name].rows if piece.name in canvases else ()
        place = laid(cloth, studio.CLOTH + k) if rows else None
        for line, every in rows:
            parts += notions.stitches(lambda flat: place(flat, -.5 * radius), line, every, piece.outline(), (middle, height), radius)
    return parts


def surfaces(recipe, garment, canvases):
    fixed = {studio.WOOD: (.42, .15), studio.METAL: (.4, .1), recipes.HORN: (.3, .08), recipes.PEARL: (.28, .7), recipes.BRASS: (.3, .4),
             recipes.STEEL: (.28, .5), recipes.THREAD: (.8, .4), recipes.LABEL: (.55, .5), recipes.HOLE: (.9, .02)}
    metals = (studio.METAL, recipes.BRASS, recipes.STEEL)
    out = {m: studio.Surface(rough, white=white, mirror=2 if m in metals else 1 if m in (recipes.HORN, recipes.PEARL) else 0)
           for m, (rough, white) in fixed.items()}

    def surface(name, piece=None, sheet=None, inside=False):
        cloth = weaves.CLOTHS[name]
        turn = piece is not None and getattr(piece, 'turn', 0)
        tile = cloth.tile().turned() if turn else cloth.tile()
        lining = recipes.lining(recipe)
        other = inside and lining and lining != recipes.TONAL             # of a colour that no colourway changes
        drawn = (sheet.height, sheet.bare, sheet.box) if sheet else (None, None, ((0, 0), (1, 1)))
        return studio.Surface(cloth.rough, cloth.silk, *drawn, tile.height, tile.period, cloth.far,
                              np.radians((0 if turn else 90) - (piece.grain if piece is not None else 0)),
                              dye.linear(lining).mean() if other else recipe.inside if inside else 1.0, not other, 0 if lining else cloth.sheer)
    for k, p in enumerate(garment.pieces):
        name = recipe.pieces.get(p.name, recipe.cloth)
        out[studio.CLOTH + k] = surface(name, p, canvases.get(p.name))
        out[studio.CLOTH + k + studio.LINING] = surface(recipe.lining_cloth if recipes.lining(recipe) else name, p, canvases.get(p.name + relief.INSIDE), True)
    out[recipes.TRIM], out[recipes.FACING] = surface(recipe.cloth), surface(recipe.facing or recipe.cloth)
    out[recipes.LINED] = surface(recipe.lining_cloth if recipes.lining(recipe) else recipe.cloth, inside=True)
    return out


def naps(recipe, garment):
    """Material number -> weaves.Nap of what has one."""
    out = {studio.CLOTH + k: weaves.CLOTHS[recipe.pieces.get(p.name, recipe.cloth)].nap for k, p in enumerate(garment.pieces)}
    out[recipes.TRIM], out[recipes.FACING] = weaves.CLOTHS[recipe.cloth].nap, weaves.CLOTHS[recipe.facing or recipe.cloth].nap
    out[recipes.LINED] = weaves.CLOTHS[recipe.lining_cloth if recipes.lining(recipe) else recipe.cloth].nap
    return {m: nap for m, nap in out.items() if nap}


def frame(points, hangs=False):
    """
    (middle (x, z), height) m of a picture that shows a garment with even margins. points: (n, 3) of all that is seen; hangs: its upper end is as high in the
    picture as all others', so that pegs of pictures side by side are in a row.
    """
    lo, hi = points.min(0), points.max(0)
    height = max((hi[2] - lo[2]) / .80, (hi[0] - lo[0]) / .80 * SIZE[1] / SIZE[0])
    return ((lo[0] + hi[0]) / 2, hi[2] - .40 * height if hangs else (lo[2] + hi[2]) / 2), height


def views(recipe, garment):
    """The views a garment is shown in, of manifest.VIEWS."""
    own = ['back', 'side', 'detail'] + (['inside'] if recipes.labelled(recipe, garment) else [])
    return ['front', 'laid', *own] if recipe.stand else ['hanging', 'near', *own]


def leaning(mesh, degrees, about):
    """A mesh tipped towards the camera about the line through `about` (y, z): one looks into it."""
    a = np.radians(degrees)
    spin = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    pivot = np.array((0, *about))
    return meshes.Mesh((mesh.points - pivot) @ spin.T + pivot, mesh.triangles, mesh.flat, mesh.material, mesh.normals @ spin.T)


@dataclass(frozen=True)
class OnHanger:
    """
    A garment that has fallen onto its hanger. worn: the same as it was worn; mesh, wood: Meshes of it and of the hanger; front: how much of each
    particle is its front's, see shown.before.
    """
    garment: object
    worn: object
    mesh: object
    wood: object
    front: object
    canvases: dict

    def seen(self, behind=False):
        """Both as a camera sees them, from behind or from the front, without what of the far side has come through the near one."""
        mesh, wood = ((meshes.turned(m, 180) if behind else m) for m in (self.mesh, self.wood))
        whole = meshes.joined([meshes.kept(mesh, ~hangers.through(mesh, self.garment, 1 - self.front if behind else self.front)), wood])
        return replace(whole, points=whole.points + (0, 2 * sets.MIDDLE, 0)) if behind else whole


def on_hanger(name, recipe, say=print, ahead=0.0):
    """A garment as it hangs on its hanger (OnHanger). ahead: how far its straps are drawn to the front, m."""
    worn, body = draped(name, recipe, say)
    worn.at = finish.evened(worn)
    worn.at = finish.calmed(worn)
    garment = copy.deepcopy(worn)
    way = hangers.by_waist if hangs_from_waist(recipe, garment) else partial(hangers.by_shoulders, ahead=ahead)
    wood, front = hangers.hung(garment, recipe.thickness, way)
    mesh, canvases = scene(recipe, garment, body, worn)
    if way is hangers.by_waist:
        mesh = hangers.gripped(mesh, worn)
    return OnHanger(garment, worn, mesh, wood, front, canvases)


#: How far behind its hanger what hangs on a wall reaches at most, m; how deep it is there against how it fell.
BEHIND, ALONE = .066, .8


def against(hung, flat=ALONE):
    """A garment on its hanger (a Mesh) before a wall: pressed `flat` times as deep as it fell."""
    x, y, z = hung.points.T
    deep = (y - sets.MIDDLE) * flat
    points = np.stack([x, sets.MIDDLE + np.where(deep > 0, BEHIND * np.tanh(deep / BEHIND), deep), z], 1)
    return replace(hung, points=points, normals=meshes.normals(points, hung.triangles))


def closely(hung, recipe):
    """(what hangs, with raised threads, where its detail came to lie: middle (x, z) and height, m)."""
    x, z, height = recipe.focus
    near = np.hypot(hung.worn.at[:, 0] - x, hung.worn.at[:, 2] - z).argsort()[:40]
    at = near[hung.worn.at[near, 1].argmin()]
    middle = tuple(hung.garment.at[at, [0, 2]])
    return replace(hung, mesh=meshes.joined([hung.mesh] + threads(recipe, hung.garment, hung.mesh, hung.canvases, middle, height))), middle, height


def drawn(garment):
    """How far straps are drawn to the front over the hanger, m, by a stylist who wants to look into what hangs from them."""
    front, back = (garment.at[garment.ids(piece, 'top')] for piece in ('front', 'back'))
    front, back = (line[np.abs(line[:, 0]).argmin(), 2] for line in (front, back))
    return (front - back + LOWERED) / 2


def hanging(recipe, garment):
    """Views in which a garment is on a hanger: all but a look into a waistband, which a hanger hides."""
    if recipe.stand:
        return ()
    into = recipes.labelled(recipe, garment) and not hangs_from_waist(recipe, garment)
    return ('hanging', 'near', 'back', 'side', 'detail') + ('inside',) * bool(into)


def on_peg(hung, behind=False):
    """What hangs on its hanger (OnHanger), from behind or from the front, before the wall it hangs on: a Mesh, with the peg its hook holds on to."""
    seen = against(hung.seen(behind))
    return meshes.joined([seen, sets.peg(0, HUNG_ON, seen.points[:, 2].max() - 2 * sets.WIRE)])


def on_rail(hung, turn):
    """What hangs on its hanger (OnHanger), turned by so many degrees on a rail: (a Mesh of it, one with the rail)."""
    whole = hung.seen()
    seen = meshes.turned(replace(whole, points=whole.points - (0, sets.MIDDLE, 0)), turn)
    high = seen.points[:, 2].max() - 2 * sets.WIRE - THIN_RAIL
    return seen, meshes.joined([seen, sets.tube([(-RUNS, 0, high), (RUNS, 0, high)], THIN_RAIL, studio.METAL)])


def upper_half(seen):
    """The middle (x, z) of a picture of what hangs (a Mesh) from nearer: its cloth begins OVER below the upper edge."""
    cloth = seen.points[seen.triangles[seen.material >= studio.CLOTH]].reshape(-1, 3)
    top = cloth[:, 2].max()
    upper = cloth[cloth[:, 2] > top - NEAR, 0]
    return (upper.min() + upper.max()) / 2, top + OVER - NEAR / 2


def hung_up(view, hung, recipe):
    """(mesh as the camera sees it, middle (x, z), height m, studio.Behind or None) of a view, of hanging(), of what is on its hanger (OnHanger)."""
    on_wall = studio.wall(HUNG_ON, studio.CLOSE_BEHIND)
    if view == 'side':
        alone, seen = on_rail(hung, ASIDE)
        return seen, *frame(alone.points, True), studio.wall(BEHIND_RAIL, studio.FAR_BEHIND)
    if view == 'near':
        alone, seen = on_rail(hung, OTHERWISE)
        return seen, upper_half(alone), NEAR, studio.wall(BEHIND_RAIL, studio.FAR_BEHIND)
    if view == 'inside':
        (piece, *_), _ = recipes.labelled(recipe, hung.garment)
        degrees, height, above = INTO_STRAPS if hung.garment.strings else INTO_BEHIND if piece == 'front' else INTO
        whole = hung.seen(piece == 'front')
        label = label_of(whole)
        return leaning(whole, degrees, label[1:]), (label[0], label[2] + above), height, None
    if view == 'detail':
        near, middle, height = closely(hung, recipe)
        return on_peg(near), middle, height, on_wall
    seen = on_peg(hung, view == 'back')
    return seen, *frame(seen.points, True), on_wall


def label_of(whole):
    """Where the middle of a garment's label is, m."""
    return whole.points[whole.triangles[whole.material == recipes.LABEL]].reshape(-1, 3).mean(0)


def posed(view, recipe, garment, body, whole, canvases):
    """As hung_up, of a view of what is worn, or laid on a table."""
    if view == 'detail':
        return meshes.joined([whole] + threads(recipe, garment, whole, canvases, recipe.focus[:2], recipe.focus[2])), recipe.focus[:2], recipe.focus[2], None
    if view == 'inside':
        label = label_of(whole)
        return leaning(whole, TIPPED, label[1:]), (label[0], label[2] - .06), .25, None
    if view == 'laid':
        garment = copy.deepcopy(garment)
        shown.laid(garment)
        seen, _ = scene(replace(recipe, stand=None), garment, body)
        return seen, *frame(seen.points), studio.wall(float(seen.points[:, 1].max()), studio.CLOSE_BEHIND)
    seen = meshes.turned(whole, TURNED[view])
    return seen, *(recipe.frame or frame(seen.points)), None


def hangs_from_waist(recipe, garment):
    """Whether a garment has a waistband to hang from, into which the camera looks."""
    return recipe.form in WAISTS and {'front band', 'back band'} <= {p.name for p in garment.pieces}


def shots(name, recipe, wanted=None, size=SIZE, say=print, fine=2, quality=1.0, light=studio.Light()):
    """Yields (view, passes, garment, canvases) of the views that are `wanted` (all the garment has, without), of those it has."""
    garment, body = draped(name, recipe, say)
    wanted = [view for view in views(recipe, garment) if not wanted or view in wanted]
    low = hangs_from_waist(recipe, garment)
    if low:
        finish.dipped(garment)
    hangs = hanging(recipe, garment)
    lamps = {'near': studio.mirrored, 'laid': studio.before}

    @cache
    def hung(ahead=0.0):
        return on_hanger(name, recipe, say, ahead)
    if set(wanted) - set(hangs):
        t = time.time()
        whole, canvases = scene(recipe, garment, body)
        say(f'  {name}: {len(whole.triangles)} triangles, {time.time() - t:.0f} s')
    for view in wanted:
        t = time.time()
        if view in hangs:
            one = hung(drawn(hung().garment)) if view == 'inside' and garment.strings else hung()
            cut = one.garment, one.canvases
            seen, middle, height, behind = hung_up(view, one, recipe)
        else:
            cut = garment, canvases
            seen, middle, height, behind = posed(view, recipe, garment, body, whole, canvases)
        above = ABOVE * height if low and view != 'inside' else 0.0
        hairs = fuzz.fibres(seen, naps(recipe, garment), np.array((middle[0], -height * studio.LENS, middle[1] + above)))
        shone = lamps[view](light) if view in lamps else studio.looking_in(light, middle[1]) if view == 'inside' else light
        shot = studio.photograph(seen, surfaces(recipe, *cut), middle, height, size, fine, quality, shone, behind, above, hairs)
        shot['picks'] = studio.without_pinholes(shot['picks'])
        say(f'  {view} {time.time() - t:.0f} s')
        yield view, shot, *cut


def coloured(shot, recipe, garment, canvases, colour, hexes, backdrop):
    return dye.develop(shot, painter(recipe, garment, canvases, colour, hexes, float(shot['footprint'])), backdrop)
