"""
Makes pictures: `python3 make.py HANDLE [COLOUR …] [front back detail …] [--draft] [--to FOLDER]`; without a handle, all of the
wardrobe. Those of the shop are recorded in `pictures.json` (manifest.py). Progress is printed; `jobs.py` runs many in the background.
"""
import csv
import importlib
import os
import pkgutil
import re
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import dye  # noqa: E402
import manifest  # noqa: E402
import objects  # noqa: E402
import picture  # noqa: E402
import studio  # noqa: E402
import wardrobe  # noqa: E402
from objects import still  # noqa: E402
from paint import SHOP, swatches  # noqa: E402

#: Which of studio.BACKDROPS each kind of product is photographed before.
BACKDROPS = {'Dresses': 'sand', 'Shirts': 'paper', 'Tops': 'paper', 'Knitwear': 'sand', 'Tailoring': 'stone', 'Coats': 'sand', 'Trousers': 'stone', 'Denim': 'paper',
             'Skirts': 'sand', 'Jumpsuits': 'paper', 'Shoes': 'sand', 'Accessories': 'sand', 'Jewellery': 'stone', 'Gift Card': 'sand'}


def slug(text):
    return re.sub(r'(^-|-$)', '', re.sub(r'[^a-z0-9]+', '-', text.lower()))


def recipes():
    """handle -> (recipe, the file it is written in)."""
    found = {}
    for info, package in [(info, p.__name__) for p in (wardrobe, objects) for info in pkgutil.iter_modules(p.__path__)]:
        module = importlib.import_module(f'{package}.{info.name}')
        for handle, recipe in getattr(module, 'PRODUCTS', {}).items():
            found[handle] = recipe, module.__file__
    return found


def catalogue():
    """handle -> (type, colours in the shop's order), from products.csv."""
    out = {}
    known = swatches()
    with open(os.path.join(SHOP, 'products.csv'), encoding='utf8', newline='') as file:
        for row in csv.DictReader(file):
            kind, colours = out.setdefault(row['Handle'], [row.get('Type', ''), []])
            value = row.get('Option1 Value', '')
            if value in known and value not in colours:
                colours.append(value)
    return out


def photographed(handle, recipe, views, backdrop, draft, say):
    """Yields (view, develop(colour, hex) -> picture) of a garment or an object: of all its views, where none are named."""
    size, fine = ((480, 640), 2) if draft else (picture.SIZE, 1.5)
    if isinstance(recipe, still.Still):
        for view, shot in still.shots(recipe, views or tuple(recipe.views), size, say, fine, .4 if draft else 1.5):
            yield view, lambda *colour: still.coloured(shot, *colour, backdrop)
    else:
        for view, shot, *cut in picture.shots(handle, recipe, views, size, say, fine, .5 if draft else 1.0, backdrop.light):
            yield view, lambda *colour: picture.coloured(shot, recipe, *cut, *colour, backdrop)


def make(handle, colours=(), views=(), draft=False, to=None, say=print):
    recipe, _ = recipes()[handle]
    kind, every = catalogue()[handle]
    wanted = [c for c in every if not colours or slug(c) in colours] if every else ['']     # what comes in one colour has none in its name
    known = swatches()
    folder = to or os.path.join(SHOP, 'files')
    os.makedirs(folder, exist_ok=True)
    say(handle)
    backdrop = studio.BACKDROPS[BACKDROPS[kind]]
    for view, develop in photographed(handle, recipe, views, backdrop, draft, say):
        quality = dye.AVIF
        for colour in wanted:
            t = time.time()
            rgb = develop(colour, known.get(colour))
            name = '-'.join(w for w in (handle, slug(colour), view) if w)
            path = os.path.join(folder, name + ('.png' if to else '.avif'))
            if to:
                dye.save(rgb, path)
            else:                                     # what one colour needs, the next needs about as well
                quality = dye.avif(rgb, path, dye.MOST, quality)
            manifest.record(path, rgb, view, [manifest.product(handle, colour)])
            say(f'  {name} {time.time() - t:.0f} s' + ('' if to else f', quality {quality}'))


def asked(words):
    """(names, whether a draft is wanted, the folder it goes to or None) of a command's words."""
    words, to = list(words), None
    if '--to' in words:
        at = words.index('--to')
        to = words[at + 1]
        del words[at:at + 2]
    return [w for w in words if not w.startswith('--')], '--draft' in words, to


if __name__ == '__main__':
    words, draft, to = asked(sys.argv[1:])
    views = [w for w in words if w in manifest.VIEWS]
    words = [w for w in words if w not in manifest.VIEWS]
    for handle in [words[0]] if words else sorted(recipes()):
        make(handle, words[1:], views, draft, to)
