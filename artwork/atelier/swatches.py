"""The swatches of prints: `python3 swatches.py [--to FOLDER]`, a square of each cloth from right above, lit from the upper left."""
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import dye  # noqa: E402
import manifest  # noqa: E402
import prints  # noqa: E402
from paint import SHOP  # noqa: E402
from weaves import CLOTHS  # noqa: E402

SIZE, FINE = 240, 3                 # px of a swatch, and samples along each

#: A print's cloth, and the cm its swatch shows.
PRINTS = {'Glen Check': ('flannel', 7.0), 'Ink Stripe': ('jersey', 9.0), 'Rust Stripe': ('jersey', 9.0), 'Sky Stripe': ('poplin', 5.0),
          'Meadow Print': ('crepe', 9.0)}


def swatch(colour, cloth, wide):
    """(SIZE, SIZE, 3) uint8."""
    stuff = CLOTHS[cloth]
    n = SIZE * FINE
    step = wide / n
    y, x = np.mgrid[n:0:-1, 0:n] * step
    flat = np.stack([x.ravel(), y.ravel()], 1)
    albedo = prints.dye(colour, None, flat, None, None, False, step * FINE).reshape(n, n, 3)
    tile = stuff.tile().coarser(step)
    lift = tile.sample('height', flat).reshape(n, n) / 10                    # cm
    fall = np.gradient(lift, step)
    slope = np.clip((fall[1] - fall[0]) * .5, -1, 1)
    light = .92 * (1 - .22 * slope) * tile.sample(tile.albedo, flat).reshape(n, n)
    colours = (albedo * light[..., None]).reshape(SIZE, FINE, SIZE, FINE, 3).mean((1, 3))
    return (np.clip(dye.srgb(colours), 0, 1) * 255 + .5).astype(np.uint8)


if __name__ == '__main__':
    folder = sys.argv[sys.argv.index('--to') + 1] if '--to' in sys.argv else os.path.join(SHOP, 'files')
    os.makedirs(folder, exist_ok=True)
    for name, cut in PRINTS.items():
        rgb, path = swatch(name, *cut), os.path.join(folder, f'swatch-{name.lower().replace(" ", "-")}.webp')
        dye.save(rgb, path)
        manifest.record(path, rgb, 'swatch', [{'cloth': cut[0], 'color': name}])
        print(name)
