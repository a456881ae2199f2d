"""
The shoot list: what the shop's editorial pictures show. `python3 editorial.py [NAME …] [--draft] [--to FOLDER]`; a name is a
scene's, or a scene's and a camera's (hero-autumn-tall).
"""
import os
import sys
from dataclasses import replace

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

os.environ.setdefault('OMP_WAIT_POLICY', 'passive')      # threads that wait leave the core to others

import make  # noqa: E402
import manifest  # noqa: E402
import picture  # noqa: E402
import sets  # noqa: E402
from paint import SHOP  # noqa: E402
from scene import Camera, Hung, Light, Scene, Thing, folded, shoot, still  # noqa: E402
from sets import Finish  # noqa: E402

WIDE, TALL, LOOK, HEAD, ARTICLE = (2400, 1200), (1200, 1600), (1400, 2100), (1440, 1800), (1400, 933)

# ---- light

GOLD, WARM, COOL, EVEN = ((1.0, .90, .74), (.92, .965, 1.02), (.78, .90, 1.06)), ((1.0, .935, .83), (.95, .975, 1.0), (.85, .935, 1.04)), ((.97, .985, 1.0), (.95, .98, 1.0), (.94, .98, 1.0)), ((1.0, .98, .95), (.96, .98, 1.0), (.965, .985, 1.0))
LAMP = ((1.0, .84, .62), (1.0, .92, .82), (.80, .88, 1.0))
#: Light of a window to the north on what faces it.
NORTH = 1.4


def sun(wide=1.5, tall=1.9, shift=(0, 0), across=2, up=3, place=(-4.4, -4.6, 3.7), target=(.2, .4, 1.15), strength=1.5, soft=.22, fill=.10, dome=.19, tones=WARM,
        bar=.05, exposure=.80):
    """Low sun through a window `wide` by `tall` m, the sky for the rest."""
    return Light(((place, target, soft, soft, strength), ((-3.2, -2.6, 2.6), (0, 0, 1.1), 1.8, 2.2, fill),
                  ((2.6, -2.4, 1.8), (0, 0, 1.0), 2.0, 2.0, .05)), dome, tones, sets.window(place, target, wide, tall, across, up, bar, .6, shift), exposure)


def north(strength=1.0, dome=.17, tones=EVEN, exposure=.78, fill=.05, rim=.14, place=(-2.9, -1.9, 2.75)):
    """A large window to the north, upper left, so near that what is farther from it has less of its light. strength: against what is usual."""
    return Light(((place, (0, .1, 1.1), 1.2, 1.7, NORTH * strength), ((2.6, -2.4, 1.5), (0, 0, 1.0), 2.0, 2.0, fill),
                  ((1.9, .5, 2.2), (0, .05, 1.2), .5, 1.5, rim)), dome, tones, None, exposure)


def evening(strength=1.02, dome=.125, exposure=1.05, place=(-2.1, -2.9, 3.0), target=(.45, .2, 1.15), rim=.55, wide=1.7, shift=(.05, -.1), tones=LAMP):
    """A pool of lamplight `wide` m across, a colder light from behind, little else."""
    return Light(((place, target, .5, .5, strength), ((2.4, .55, 2.1), (.3, 0, 1.2), .35, 1.3, rim), ((-.6, -3.4, 1.4), (0, 0, 1.0), 1.6, 1.6, .05)),
                 dome, tones, sets.window(place, target, wide, 2.6, 1, 1, 0, .6, shift), exposure)


# ---- colours of walls and floors

CLAY, SAND, CHALK, STONE, SMOKE, SAGE, DUSK, ROSE, SKY, OLIVE, PLUM = (
    Finish('#c6ad91', '#a08971'), Finish('#d6c8b3', '#b3a48e'), Finish('#e2ddd2', '#c4bdb0'), Finish('#c9c4ba', '#a8a297'), Finish('#a8a6a3', '#86837f'), Finish('#b9bba8', '#99988a'),
    Finish('#8a7468', '#5d4d43'), Finish('#d3b8ac', '#b0968a'), Finish('#bcc6cc', '#9ea5a8'), Finish('#a9a48a', '#8b8672'), Finish('#6d5560', '#54424a'))


#: Where the wall is, m; how high the pegs are on it, and how far from one another; how far apart two and three garments hang, in pegs.
WALL, PEG, APART, STEPS = .5, 1.62, .19, (0, 0, 3, 2)
#: How deep what hangs beside others on a wall is against how it fell; how far one is before another beside it, m.
PRESSED, NEARER = .45, .052


def places(many, x=0.0, step=0):
    """x (many,) m of garments side by side about x, `step` pegs from one another, or as many as is usual."""
    return x + (step or STEPS[many]) * APART * (np.arange(many) - (many - 1) / 2)


def on_pegs(*clothes, x=0.0, step=0):
    """Clothes (handle, colour) hung from pegs, see places(): every other one before those beside it, the middle one of three."""
    many = len(clothes)
    behind = [NEARER * ((k + many) % 2) * (many > 1) for k in range(many)]
    return tuple(Hung(*one, (at, WALL - sets.BEFORE + behind[k]), PEG, (2.5, -2, 1.5)[k], PRESSED if many > 1 else picture.ALONE) for k, (one, at) in enumerate(zip(clothes, places(many, x, step))))


def pegs(many, x=0.0, step=0):
    """A room with a row of pegs on its wall, where so many garments hang from them, see places()."""
    return sets.room(WALL) + sets.pegs(WALL, places(many, x, step)[0], APART, PEG)


def framed(light, high=1.3):
    """The light of a large window as it falls on a wall: most of it `high` m up in the middle of the picture, less and less towards its sides and the floor."""
    return light if light.gobo else replace(light, gobo=sets.window(light.areas[0][0], (-.05, WALL, high), 1.35, 2.1, 1, 1, 0, .5))


def row(clothes, light, finish, height, size, most, open, also=()):
    """A picture of clothes on pegs, and of what else (`also`) stands there."""
    return Scene(lambda: pegs(len(clothes)), on_pegs(*clothes) + also, {'': Camera((0, PEG + .06 * height - height / 2), height, size, eye=(0, 1.15), open=open, focus=WALL - .1)}, framed(light), finish, most)


def look(clothes, light, finish, height=1.76, also=()):
    """A picture of the lookbook: what is worn together."""
    return row(clothes, light, finish, height, LOOK, 260_000, 2.0, also)


def head(clothes, light, finish, height=1.5):
    """The head of a collection: legible where it is 175 px wide."""
    return row(clothes, light, finish, height, HEAD, 260_000, 3.0)


def near(cast, light, finish, middle=.0, low=1.2, height=.42, ground=None, open=7.0, focus=-.08, eye=None):
    """The head of an article: near enough to see how it is sewn."""
    return Scene(ground or (lambda: sets.sweep(1.0)), cast, {'': Camera((middle, low), height, ARTICLE, eye=eye, open=open, focus=focus, away=height * 4.2)}, light, finish, 200_000)


def close(clothes, light, finish, middle=.0, below=.3, height=.46):
    """The head of an article of clothes on pegs; below: how far its middle is below the pegs, m."""
    return Scene(lambda: pegs(len(clothes)), on_pegs(*clothes), {'': Camera((middle, PEG - below), height, ARTICLE, open=4.0, focus=WALL - .1, away=height * 4.2)}, framed(light, PEG - below), finish, 200_000)


def rail(*clothes, left, right, y, turn=68):
    """Clothes (handle, colour) on hangers along a rail, see sets.rail."""
    step = (right - left) / (len(clothes) + 1)
    return tuple(Hung(*one, (left + step * (k + 1), y), PEG + sets.RAIL, turn + 5 * ((k * 7) % 3 - 1)) for k, one in enumerate(clothes))


def pile(*pieces, x=0.0, y=0.0, z=0.0, turn=0.0):
    """Folded pieces on each other: (cloth, colour, layers) …, the lowest first."""
    out = []
    for k, (cloth, colour, layers) in enumerate(pieces):
        out.append(Thing(folded(cloth, colour, .34 - .008 * (k % 3), .27, layers=layers, seed=k + 3), (x + .004 * (-1) ** k, y), turn + 2.2 * (k % 3 - 1), z))
        z += layers * .0112 + .001
    return tuple(out)


def paper():
    """Paper that bends up far behind what lies on it."""
    return sets.sweep(1.9, 1.2)


KNIT, SLIP, SHIRT, SKIRT, BLOUSE = 'cashmere-crewneck', 'column-slip-dress', 'the-poplin-shirt', 'bias-midi-skirt', 'charmeuse-blouse'

HEROES = {
    'hero-autumn': Scene(
        lambda: pegs(2, .64), on_pegs((KNIT, 'Oat'), (SLIP, 'Oxblood'), x=.64),
        {'wide': Camera((.0, 1.08), 1.3, WIDE, open=2.0, focus=WALL - .1), 'tall': Camera((.64, .96), 1.62, TALL, eye=(.64, 1.1), open=2.0, focus=WALL - .1)},
        sun(1.9, 1.9, (.70, .06), 1, 3, tones=GOLD), CLAY, 260_000),
    'hero-evening': Scene(
        lambda: pegs(2, 1.2, 2), on_pegs(('velvet-column-gown', 'Pine'), (SLIP, 'Champagne'), x=1.2, step=2),
        {'wide': Camera((.0, 1.05), 1.7, WIDE, open=2.0, focus=WALL - .1), 'tall': Camera((1.2, .94), 1.68, TALL, eye=(1.2, 1.1), open=2.0, focus=WALL - .1)},
        evening(shift=(.75, -.1), wide=2.0), DUSK, 260_000),
}

LOOKS = {
    'look-greene-street-eight-am': look((('wide-leg-trouser', 'Camel'), ('rib-turtleneck', 'Ink')), sun(.95, 2.2, (-.05, .0), 1, 3), SMOKE),
    'look-second-interview': look((('cigarette-trouser', 'Ink'), ('single-breasted-blazer', 'Camel'), (BLOUSE, 'Ivory')), north(), SAND, 1.9),
    'look-saturday-rope-dye': look((('straight-jean', 'Indigo'), ('fisherman-cable-sweater', 'Ecru')), sun(1.5, 1.5, (.2, -.1), 2, 2), SKY, 1.86,
                                   (Thing(still('penny-loafer', 'Espresso'), (.26, .16), -24),)),
    'look-late-table': look(((SLIP, 'Oxblood'),), evening(), DUSK, 1.6),
    'look-hedgerow': look((('meadow-wrap-dress', 'Meadow Print'),), sun(1.4, 2.1, (.1, .1), 2, 4), SAGE, 1.86, (Thing(still('market-tote', 'Ecru'), (.40, .16), -25),)),
    'look-ferry-to-the-islands': look((('linen-drawstring-trouser', 'Ecru'), ('linen-camp-shirt', 'Slate')), sun(2.2, 2.2, (.6, .2), 1, 1, exposure=.70), CHALK),
    'look-rain-before-noon': look((('wide-leg-jean', 'Washed Indigo'), ('boatneck-stripe-tee', 'Ink Stripe')), north(.95, .21, COOL), STONE),
    'look-check-on-check': look((('pleated-wool-trouser', 'Glen Check'), (SHIRT, 'Chalk')), north(), SMOKE),
    'look-the-long-pleat': look((('sunray-pleat-skirt', 'Cobalt'), (KNIT, 'Charcoal')), sun(1.1, 2.0, (.05, .0), 2, 3), SAND, 1.7),
    'look-the-railway-worker': look((('utility-jumpsuit', 'Moss'),), north(1.0, .16, WARM), CLAY),
    'look-velvet-hour': look((('velvet-column-gown', 'Ink'),), north(1.5, .19, exposure=1.1), PLUM),
    'look-home-by-midnight': look((('halter-jumpsuit', 'Ivory'),), evening(1.1, .12), DUSK),
}


def table(things, light, finish, height=.5, middle=.0):
    """The head of a collection of things: on paper that bends up, seen a little from above."""
    return Scene(paper, things, {'': Camera((middle, height * .12), height, HEAD, eye=(middle, height * .95), open=4.0, away=height * 4)}, light, finish, 260_000)


HEADS = {
    'collection-must-haves': head((('wool-wrap-coat', 'Camel'), (SHIRT, 'Chalk')), north(), SAND),
    'collection-eco-conscious': head((('fisherman-cable-sweater', 'Ecru'), ('quilted-liner-jacket', 'Moss')), north(tones=WARM), SAGE),
    'collection-new-arrivals': head((('storm-trench', 'Stone'), ('tie-waist-bias-dress', 'Rose')), sun(1.3, 1.6, (.3, .1)), CLAY),
    'collection-dresses': head((('velvet-column-gown', 'Pine'), (SLIP, 'Oxblood')), north(), ROSE, 1.74),
    'collection-tops': head(((BLOUSE, 'Oxblood'), (SHIRT, 'Sky Stripe')), north(1.0, .19), CHALK, 1.34),
    'collection-knitwear': head((('fisherman-cable-sweater', 'Ecru'), (KNIT, 'Moss')), north(), SAND, 1.34),
    'collection-tailoring': head((('single-breasted-blazer', 'Camel'), ('cigarette-trouser', 'Ink')), north(.95, .14), SMOKE),
    'collection-coats': head((('wool-wrap-coat', 'Camel'),), sun(1.2, 1.8, (.3, 0)), STONE, 1.42),
    'collection-trousers': head((('pleated-wool-trouser', 'Charcoal'), ('wide-leg-trouser', 'Camel')), north(), STONE),
    'collection-denim': head((('wide-leg-jean', 'Washed Indigo'), ('straight-jean', 'Indigo')), north(1.0, .19, COOL), SKY),
    'collection-skirts': head((('sunray-pleat-skirt', 'Cobalt'), (SKIRT, 'Moss')), north(tones=WARM), SAND, 1.34),
    'collection-jumpsuits': head((('linen-boilersuit', 'Rust'), ('utility-jumpsuit', 'Moss')), north(1.0, .17, WARM), OLIVE, 1.7),
    'collection-shoes': table((Thing(still('penny-loafer', 'Oxblood'), (.0, -.12), -14), Thing(still('ankle-boot', 'Espresso'), (.08, .22), -8)), north(1.2), ROSE, .66),
    'collection-accessories': table((Thing(still('half-moon-bag', 'Oxblood'), (-.13, -.08), -22), Thing(still('market-tote', 'Ecru'), (.10, .34), 18)), north(1.05, exposure=.70), STONE, 1.0),
    'collection-jewellery': Scene(lambda: sets.sweep(1.0), (Thing(still('rope-chain-necklace', 'Gold'), (0, 0), -16, 1.02),), {'': Camera((.0, 1.5), .50, HEAD, open=4.0)}, north(1.05), PLUM, 260_000),
    'collection-gifts': table((Thing(still('bridle-belt', 'Tobacco'), (.02, .10), 16), Thing(still('gift-card', ''), (.01, -.10), -14)), north(1.2), CLAY, .42),
    'collection-complete-the-look': head((('fine-rib-tank', 'Chalk'),), north(1.1, .16, WARM), CLAY, 1.1),
    'collection-sale': head((('flared-jean', 'Indigo'), ('peacoat', 'Navy')), north(), ROSE),
    'collection-occasion': head(((SLIP, 'Champagne'),), evening(), DUSK, 1.5),
    'collection-workwear': head((('wool-pencil-skirt', 'Glen Check'), (SHIRT, 'Chalk')), north(1.0, .16, COOL), STONE, 1.34),
    'collection-petite': head((('cigarette-trouser', 'Stone'), ('rib-turtleneck', 'Camel')), north(), SAGE),
    'collection-linen': head((('linen-drawstring-trouser', 'Ecru'), ('linen-camp-shirt', 'Slate')), sun(2.6, 1.9, (.7, .1), 1, 1, exposure=.68), CHALK),
    'collection-under-200': head((('straight-jean', 'Indigo'), ('supima-tee', 'Rust')), north(), SAGE),
    'collection-limited-edition': head((('velvet-column-gown', 'Pine'), ('boucle-jacket', 'Ivory')), north(.95, .14), SMOKE, 1.74),
    'collection-the-capsule': head((('wide-leg-trouser', 'Ink'), (KNIT, 'Oat')), north(), STONE),
    'collection-all': head((('wool-wrap-coat', 'Camel'), (SLIP, 'Oxblood')), sun(2.6, 1.9, (.7, .1), 1, 1, exposure=.68), CLAY),
}


ARTICLES = {
    'article-notes-on-a-slip-dress': close(((SLIP, 'Champagne'),), sun(.9, 1.1, (-.1, .1), 1, 2), CLAY, .02, .34, .56),
    'article-in-praise-of-the-second-button': close(((SHIRT, 'Chalk'),), north(), SAND, -.02, .24, .38),
    'article-three-ways-with-a-white-shirt': close((('wool-pencil-skirt', 'Glen Check'), (SHIRT, 'Chalk')), north(), STONE, .0, .44, .86),
    'article-caring-for-silk-at-home': close((('bow-neck-blouse', 'Plum'),), north(), ROSE, .0, .34, .56),
    'article-the-coat-that-took-eleven-hours': close((('wool-wrap-coat', 'Camel'),), north(), CLAY, .02, .32, .5),
    'article-how-to-wear-a-wrap-coat': close((('wool-wrap-coat', 'Oxblood'),), north(1.15), STONE, .0, .50, .66),
    'article-how-a-jacket-learns-you': close((('single-breasted-blazer', 'Navy'), (BLOUSE, 'Ivory')), north(.95), STONE, -.10, .32, .62),
    'article-a-shoe-you-can-take-apart': near((Thing(still('penny-loafer', 'Espresso'), (.07, 0), -14),), north(1.25, exposure=.74), SAND, .0, .09, .32, paper, focus=-.05, eye=(0, .3)),
    'article-indigo-is-not-a-colour': close((('straight-jean', 'Indigo'),), north(1.05, .16, COOL), SKY, .04, .30, .44),
    'article-the-farm-at-the-end-of-the-label': near(pile(('knit', 'Ecru', 4), ('cashmere', 'Oat', 4), ('knit', 'Stone', 4), ('cashmere', 'Moss', 4), x=.07, turn=-12), north(1.1), SAND, .0, .13, .42, paper, focus=-.12, eye=(.0, .32)),
    'article-the-room-where-the-pleats-are-cooked': close((('sunray-pleat-skirt', 'Cobalt'),), north(1.1), CHALK, .0, .52, .64),
    'article-what-teasels-do': close((('brushed-mohair-sweater', 'Cherry'),), north(), ROSE, .0, .34, .6),
    'article-a-hedgerow-in-seven-colours': close((('meadow-wrap-dress', 'Meadow Print'),), north(), SAGE, .02, .46, .62),
    'article-greene-street-before-opening': near(rail((SHIRT, 'Chalk'), (BLOUSE, 'Oxblood'), (KNIT, 'Oat'), (SLIP, 'Ink'), (SHIRT, 'Sky Stripe'), (KNIT, 'Moss'), left=-.3, right=.62, y=0), north(1.0, .16),
                                                 STONE, .05, 1.3, .78, lambda: sets.room(1.0) + sets.rail(-.9, .8, 0.0, PEG)),
    'article-letter-from-hayes-valley': close((('linen-camp-shirt', 'Slate'),), sun(1.8, 1.9, (.25, .1), 1, 1, exposure=.70), CHALK, .06, .36, .66),
    'article-packing-for-four-days': near(pile(('denim', 'Indigo', 3), ('cashmere', 'Charcoal', 4), ('poplin', 'Chalk', 4), ('cashmere', 'Oxblood', 4), x=.16, y=.14, turn=-14) + (Thing(still('penny-loafer', 'Espresso'), (-.04, -.12), -14),), north(1.1), STONE, .0, .13, .5, paper, focus=-.1, eye=(0, .36)),
    'article-a-guide-to-trouser-lengths': close((('pleated-wool-trouser', 'Glen Check'), ('wide-leg-trouser', 'Camel')), north(), STONE, .0, .94, .98),
    'article-dressing-for-a-wedding': close((('pleated-midi-dress', 'Cobalt'),), north(1.05), ROSE, .0, .44, .86),
}

OTHERS = {
    'store-new-york': Scene(lambda: sets.arch(.62, 1.0, 1.05, 2.15) + sets.rail(-1.25, -.05, .55, PEG) + sets.plinth(.98, .35, .4, .4, .5) + sets.pegs(1.5, .62, APART, PEG, many=5),
                            rail((SHIRT, 'Chalk'), (BLOUSE, 'Oxblood'), (KNIT, 'Oat'), (SLIP, 'Ink'), (SHIRT, 'Sky Stripe'), (KNIT, 'Charcoal'), left=-1.2, right=-.1, y=.55)
                            + (Hung('wool-wrap-coat', 'Camel', (.62, 1.5 - sets.BEFORE), PEG, -4, picture.ALONE),) + pile(('cashmere', 'Oxblood', 4), ('cashmere', 'Oat', 4), x=.98, y=.35, z=.5),
                            {'': Camera((0, 1.0), 2.1, (1600, 1067), eye=(0, 1.3), open=1.0)}, sun(2.2, 2.0, (.3, .1), 3, 3), Finish('#c9bda9', '#8d7a66'), 260_000),
    'store-san-francisco': Scene(lambda: sets.room(1.2) + sets.rail(.15, 1.35, .6, PEG) + sets.plinth(-.95, .5, .42, .42, .55) + sets.pegs(1.2, -.34, APART, PEG),
                                 rail((BLOUSE, 'Navy'), (SHIRT, 'Chalk'), (KNIT, 'Moss'), (KNIT, 'Oat'), (SLIP, 'Champagne'), left=.2, right=1.3, y=.6)
                                 + (Hung(SLIP, 'Oxblood', (-.34, 1.2 - sets.BEFORE), PEG, 3, picture.ALONE),) + pile(('knit', 'Ecru', 4), ('cashmere', 'Moss', 4), ('cashmere', 'Oat', 4), x=-.95, y=.5, z=.55),
                                 {'': Camera((0, 1.0), 2.1, (1600, 1067), eye=(0, 1.3), open=1.0)}, sun(1.9, 1.9, (-.4, .1), 2, 3), Finish('#ddd6c6', '#a99a82'), 260_000),
    'campaign-linen': Scene(lambda: pegs(2), on_pegs(('linen-camp-shirt', 'Slate'), ('linen-drawstring-trouser', 'Ecru')),
                            {'': Camera((0, PEG - .56), 1.4, (1600, 2000), eye=(0, 1.2), open=3.0, focus=WALL - .1)}, sun(1.5, 1.7, (.1, .1), exposure=.70), CHALK, 300_000),
    'empty-bag': Scene(lambda: sets.sweep(1.6, 1.0), (Thing(still('market-tote', 'Ecru'), (0, 0), -24),), {'': Camera((0, .25), 1.0, (800, 1000), eye=(0, .56), away=2.8, open=3)}, north(1.05, exposure=.66), SAND, 120_000),
}

#: What the manifest calls each kind of picture.
KINDS = {'hero': HEROES, 'look': LOOKS, 'head': HEADS, 'article': ARTICLES, 'scene': OTHERS}
SHOOT = {name: (kind, scene) for kind, scenes in KINDS.items() for name, scene in scenes.items()}


def main(words):
    names, draft, to = make.asked(words)
    wardrobe = make.recipes()
    for name in (n for n in SHOOT if not names or any(w == n or w.startswith(n + '-') for w in names)):
        kind, scene = SHOOT[name]
        cameras = [c for c in scene.cameras if not names or name in names or f'{name}-{c}' in names]
        if cameras:
            print(name, flush=True)
            for path, rgb, shows in shoot(name, scene, wardrobe, to or os.path.join(SHOP, 'files'), draft, '.png' if to else '.webp', wanted=cameras):
                manifest.record(path, rgb, kind, shows)


if __name__ == '__main__':
    main(sys.argv[1:])
