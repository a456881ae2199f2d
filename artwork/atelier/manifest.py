"""
What every picture of the shop shows: `artwork/pictures.json`, one line per file, sorted by name. Whatever makes a picture of
`shop/files` records it here; the shop's data and tests are made and checked from it (`artwork/into-shop.ts`).
"""
import fcntl
import json
import os

from paint import SHOP

FILES = os.path.join(SHOP, 'files')
FOLDER = os.path.join(SHOP, '..', 'artwork')
PATH = os.path.join(FOLDER, 'pictures.json')

#: Views of a product, in the order the shop shows them. The first two are a card's picture and what it shows below the pointer; the last
#: of an odd number is cut to 4:3 in a product's gallery, which a close-up bears.
VIEWS = ('hanging', 'front', 'near', 'back', 'side', 'laid', 'detail', 'inside', 'sole', 'clasp', 'size')


def product(handle, colour=''):
    """A product in a picture; what comes in one colour has none."""
    return {'product': handle, 'color': colour} if colour else {'product': handle}


def record(path, rgb, view, shows):
    """
    Records a picture that was just saved at `path` in shop/files; one saved elsewhere is not recorded.

    rgb: (h, w, 3) of it. view: one of VIEWS, 'film' (a poster), 'hero', 'look', 'head', 'article' or 'scene'. shows: what is
    seen in it, see `product`; folded cloth that is no product is {'cloth': …, 'color': …}.
    """
    if os.path.realpath(os.path.dirname(path)) != os.path.realpath(FILES):
        return
    height, width = rgb.shape[:2]
    shows = sorted(shows, key=lambda one: (one.get('product', '~'), one.get('color', '')))
    entry = {'view': view, 'shows': shows, 'width': width, 'height': height, 'bytes': os.path.getsize(path)}
    lock = os.open(FOLDER, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)                    # several products may be photographed at the same time
        entries = {**read(), os.path.basename(path): entry}
        for name, other in list(entries.items()):           # the same picture as a file of another type
            if name != os.path.basename(path) and name.rpartition('.')[0] == os.path.basename(path).rpartition('.')[0]:
                os.remove(os.path.join(FILES, name))
                del entries[name]
        write(entries)
    finally:
        os.close(lock)


def read():
    """file name -> entry."""
    if not os.path.exists(PATH):
        return {}
    with open(PATH, encoding='utf8') as file:
        return json.load(file)


def write(entries):
    """Writes the manifest, without entries whose files are gone."""
    lines = [f'  {json.dumps(name)}: {json.dumps(entry, ensure_ascii=False)}' for name, entry in sorted(entries.items())
             if os.path.exists(os.path.join(FILES, name))]
    with open(PATH + '.new', 'w', encoding='utf8') as file:
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')
    os.replace(PATH + '.new', PATH)
