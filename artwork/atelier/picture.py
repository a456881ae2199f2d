"""From a recipe to pictures: sew, drape, finish, light, dye."""
import glob
import hashlib
import os
import time

import numpy as np

import drape
import dye
import finish
import forms
import mesh as meshes
import native
import recipe as recipes
import studio
import tailoring
import weaves
from lookup import Lookup
from paint import painter

HERE = os.path.dirname(os.path.abspath(__file__))
SIZE = (1200, 1600)


def fingerprint(*extra):
    """A mark that changes when anything that decides how cloth falls does."""
    mark = hashlib.sha256(repr(extra).encode())
    for name in ('cloth.c', 'patterns.py', 'sewing.py', 'drape.py', 'tailoring.py', 'forms.py'):
        with open(os.path.join(HERE, name), 'rb') as file:
            mark.update(file.read())
    return mark.hexdigest()[:14]


def draped(name, recipe, module, say=print):
    """(garment, body) after falling; kept in the cache until its pattern or the solver changes."""
    body = recipe.form() if callable(recipe.form) else forms.distance(recipe.form, recipe.size)
    garment = recipe.build(body).sew()
    for piece, edge in recipe.hold:
        garment.held.append(tailoring.on_body(body, garment, piece, edge))
    with open(module, 'rb') as file:
        mark = fingerprint(hashlib.sha256(file.read()).hexdigest(), len(garment.at), str(recipe.stages))
    path = os.path.join(native.CACHE, f'draped-{name}-{mark}.npy')
    if os.path.exists(path):
        garment.at = np.load(path).astype(float)
    else:
        drape.fall(garment, body, recipe.stages or recipes.CALM, thickness=recipe.thickness, say=say)
        for old in glob.glob(os.path.join(native.CACHE, f'draped-{name}-*.npy')):
            os.remove(old)
        np.save(path, garment.at.astype(np.float32))
    return garment, body


def scene(recipe, garment, body):
    """(fine mesh, coarse mesh for shadows, canvases)."""
    stuff = weaves.CLOTHS[recipe.cloth]
    tri, number, flat = finish.face_out(garment, body)
    parts = [finish.cloth(garment, body, stuff.thick, recipe.times, recipe.raised)]
    extras = recipe.extras(garment, body, Lookup(garment, body)) if recipe.extras else []
    man = recipe.stand() if recipe.stand else studio.mannequin(forms.distance(recipe.shown, recipe.size) if recipe.shown else body,
                                                               recipe.shown or recipe.form)
    coarse = meshes.joined([meshes.Mesh(garment.at, tri, flat, number)] + extras + [man])
    canvases = recipe.canvases(garment) if recipe.canvases else {}
    return meshes.joined(parts + extras + [man]), coarse, canvases


def surfaces(recipe, garment, canvases):
    out = {studio.LINEN: studio.Surface(.95), studio.WOOD: studio.Surface(.42), studio.METAL: studio.Surface(.4),
           recipes.HORN: studio.Surface(.3), recipes.PEARL: studio.Surface(.28), recipes.BRASS: studio.Surface(.3),
           recipes.STEEL: studio.Surface(.28), recipes.THREAD: studio.Surface(.8)}
    for k, p in enumerate(garment.pieces):
        cloth = weaves.CLOTHS[recipe.pieces.get(p.name, recipe.cloth)]
        tile, period = cloth.tile()
        if getattr(p, 'turn', 0):
            tile, period = tile.T, period[::-1]
        sheet = canvases.get(p.name)
        out[studio.CLOTH + k] = studio.Surface(cloth.rough, cloth.silk, sheet.height if sheet else None,
                                               sheet.box if sheet else ((0, 0), (1, 1)), tile, period, cloth.far)
        out[studio.CLOTH + k + studio.LINING] = studio.Surface(cloth.rough, cloth.silk, None, ((0, 0), (1, 1)), tile, period, cloth.far)
    for number, name in ((recipes.TRIM, recipe.cloth), (recipes.FACING, recipe.facing or recipe.cloth)):
        cloth = weaves.CLOTHS[name]
        tile, period = cloth.tile()
        out[number] = studio.Surface(cloth.rough, cloth.silk, None, ((0, 0), (1, 1)), tile, period, cloth.far)
    return out


def frame(garment, form, dressed):
    """(middle, height) m that show a garment on its form with even margins. dressed: points of the garment and its trims."""
    lo, hi = dressed.min(0), dressed.max(0)
    wide = max(hi[0], -lo[0])
    if form in ('torso', 'arms') and hi[2] > 1.2:
        hi[2] = 1.606
        wide = max(wide, .345 if form == 'arms' else .2)
    else:
        hi[2] = max(hi[2], 1.17)
    height = max((hi[2] - lo[2]) * 1.15, wide * 2 * 1.14 * 4 / 3)
    return (0.0, (lo[2] + hi[2]) / 2), height


def shots(name, recipe, module, views=('front', 'back', 'detail'), size=SIZE, say=print, fine=2, share=.75):
    """Yields (view, passes, garment, canvases)."""
    t = time.time()
    garment, body = draped(name, recipe, module, say)
    whole, coarse, canvases = scene(recipe, garment, body)
    sheets = surfaces(recipe, garment, canvases)
    say(f'  {name}: {len(whole.triangles)} triangles, {time.time() - t:.0f} s')
    middle, height = recipe.frame or frame(garment, recipe.form, garment.at)
    for view in views:
        t = time.time()
        m, h, seen, cast = middle, height, whole, coarse
        if view == 'back':
            seen, cast = meshes.turned(whole), meshes.turned(coarse)
            m = middle
        if view == 'detail':
            m, h = recipe.focus[:2], recipe.focus[2]
        shot = studio.photograph(seen, (cast.points, cast.triangles), sheets, m, h, size, fine, share=share * (.6 if view == 'detail' else 1))
        say(f'  {view} {time.time() - t:.0f} s')
        yield view, shot, garment, canvases


def coloured(shot, recipe, garment, canvases, colour, hexes, tint):
    return dye.develop(shot, painter(recipe, garment, canvases, colour, hexes, float(shot['footprint'])), tint)
