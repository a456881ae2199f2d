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
SIZE = (1600, 2133)


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
    """(mesh, canvases). The garment stands by itself, filled as if it were worn."""
    stuff = weaves.CLOTHS[recipe.cloth]
    parts = [finish.cloth(garment, body, stuff.thick, recipe.times, recipe.raised)]
    extras = recipe.extras(garment, body, Lookup(garment, body)) if recipe.extras else []
    stand = [recipe.stand()] if recipe.stand else []
    return meshes.joined(parts + extras + stand), recipe.canvases(garment) if recipe.canvases else {}


def surfaces(recipe, garment, canvases):
    fixed = {studio.LINEN: (.95, .5), studio.WOOD: (.42, .15), studio.METAL: (.4, .1), recipes.HORN: (.3, .08), recipes.PEARL: (.28, .7),
             recipes.BRASS: (.3, .4), recipes.STEEL: (.28, .5), recipes.THREAD: (.8, .4)}
    out = {m: studio.Surface(rough, white=white) for m, (rough, white) in fixed.items()}

    def surface(name, piece=None, sheet=None, inside=False):
        cloth = weaves.CLOTHS[name]
        tile, period = cloth.tile()
        turn = piece is not None and getattr(piece, 'turn', 0)
        if turn:
            tile, period = tile.T, period[::-1]
        lined = inside and recipe.lining
        return studio.Surface(cloth.rough, cloth.silk, sheet.height if sheet else None, sheet.box if sheet else ((0, 0), (1, 1)), tile, period, cloth.far,
                              np.radians((0 if turn else 90) - (piece.grain if piece is not None else 0)),
                              dye.linear(recipe.lining).mean() if lined else recipe.inside if inside else 1.0, not lined, 0 if recipe.lining else cloth.sheer)
    for k, p in enumerate(garment.pieces):
        name = recipe.pieces.get(p.name, recipe.cloth)
        out[studio.CLOTH + k] = surface(name, p, canvases.get(p.name))
        out[studio.CLOTH + k + studio.LINING] = surface(name, p, inside=True)
    out[recipes.TRIM], out[recipes.FACING] = surface(recipe.cloth), surface(recipe.facing or recipe.cloth)
    return out


def frame(points):
    """(middle (x, z), height) m of a picture that shows a garment with even margins. points: (n, 3) of all that is seen."""
    lo, hi = points.min(0), points.max(0)
    return ((lo[0] + hi[0]) / 2, (lo[2] + hi[2]) / 2), max((hi[2] - lo[2]) / .80, (hi[0] - lo[0]) / .80 * SIZE[1] / SIZE[0])


def shots(name, recipe, module, views=('front', 'back', 'detail'), size=SIZE, say=print, fine=2, quality=1.0):
    """Yields (view, passes, garment, canvases)."""
    t = time.time()
    garment, body = draped(name, recipe, module, say)
    whole, canvases = scene(recipe, garment, body)
    sheets = surfaces(recipe, garment, canvases)
    say(f'  {name}: {len(whole.triangles)} triangles, {time.time() - t:.0f} s')
    middle, height = recipe.frame or frame(whole.points)
    for view in views:
        t = time.time()
        m, h = (recipe.focus[:2], recipe.focus[2]) if view == 'detail' else (middle, height)
        shot = studio.photograph(meshes.turned(whole) if view == 'back' else whole, sheets, m, h, size, fine, quality)
        say(f'  {view} {time.time() - t:.0f} s')
        yield view, shot, garment, canvases


def coloured(shot, recipe, garment, canvases, colour, hexes, tint):
    return dye.develop(shot, painter(recipe, garment, canvases, colour, hexes, float(shot['footprint'])), tint)
