"""
The shoot list: what the shop's editorial pictures show. `python3 editorial.py [NAME …] [--draft] [--to FOLDER]`; a name is a
scene's, or a scene's and a camera's (hero-autumn-tall).
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import make  # noqa: E402
import sets  # noqa: E402
from paint import SHOP  # noqa: E402
from scene import Camera, Figure, Light, Scene, shoot  # noqa: E402

WIDE, TALL, LOOK, BANNER, ARTICLE = (2400, 1200), (1200, 1600), (1000, 1500), (1600, 900), (1400, 933)


def sun(place=(-4.4, -4.6, 3.7), target=(.2, .4, 1.15), wide=1.5, tall=1.9, across=2, up=3, strength=1.25, soft=.22, fill=.16, dome=.30,
        tones=((1.0, .90, .74), (.94, .97, 1.0), (.90, .96, 1.0)), shift=(0, 0), bar=.05, exposure=.84):
    """Low sun through a window, the sky for the rest."""
    return Light(((place, target, soft, soft, strength, 6, 6, 0), ((-3.2, -2.6, 2.6), (0, 0, 1.1), 1.8, 2.2, fill, 5, 6, 1), ((2.6, -2.4, 1.8), (0, 0, 1.0), 2.0, 2.0, .05, 3, 3, 1)),
                 dome, tones, sets.window(place, target, wide, tall, across, up, bar, .6, shift), exposure)


SHOOT = {
    'hero-autumn': Scene(
        lambda: sets.room(1.0),
        (Figure((('cashmere-crewneck', 'Oat'),), (.62, .10), -18), Figure((('column-slip-dress', 'Oxblood'),), (1.22, .35), 24)),
        {'wide': Camera((0, 1.02), 1.62, WIDE), 'tall': Camera((.92, .98), 1.9, TALL)}, sun(), sets.Finish('#c9b59c', '#a38d74'), 220_000),
}


def main(words):
    to = None
    if '--to' in words:
        at = words.index('--to')
        to = words[at + 1]
        del words[at:at + 2]
    draft = '--draft' in words
    names = [w for w in words if not w.startswith('--')]
    wardrobe = make.recipes()
    for name, scene in SHOOT.items():
        cameras = [c for c in scene.cameras if not names or name in names or f'{name}-{c}' in names]
        if cameras:
            print(name, flush=True)
            shoot(name, scene, wardrobe, to or os.path.join(SHOP, 'files'), draft, '.png' if to else '.webp', wanted=cameras)


if __name__ == '__main__':
    main(sys.argv[1:])
