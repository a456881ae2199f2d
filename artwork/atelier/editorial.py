"""
The shoot list: what the shop's editorial pictures show. `python3 editorial.py [NAME …] [--draft] [--to FOLDER]`; a name is a
scene's, or a scene's and a camera's (hero-autumn-tall).
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

os.environ.setdefault('OMP_WAIT_POLICY', 'passive')      # threads that wait leave the core to others

import make  # noqa: E402
import manifest  # noqa: E402
import sets  # noqa: E402
from paint import SHOP  # noqa: E402
from scene import Camera, Figure, Light, Scene, Thing, folded, moved, shoot, still  # noqa: E402
from sets import Finish  # noqa: E402

WIDE, TALL, LOOK, HEAD, ARTICLE = (2400, 1200), (1200, 1600), (1000, 1500), (1440, 1800), (1400, 933)

# ---- light

GOLD, WARM, COOL, EVEN = ((1.0, .90, .74), (.95, .97, 1.0), (.90, .96, 1.0)), ((1.0, .935, .83), (.96, .975, 1.0), (.93, .97, 1.0)), ((.97, .985, 1.0), (.95, .98, 1.0), (.94, .98, 1.0)), ((1.0, .98, .95), (.96, .98, 1.0), (.965, .985, 1.0))
LAMP = ((1.0, .84, .62), (1.0, .92, .82), (.80, .88, 1.0))


def sun(wide=1.5, tall=1.9, shift=(0, 0), across=2, up=3, place=(-4.4, -4.6, 3.7), target=(.2, .4, 1.15), strength=1.06, soft=.22, fill=.17, dome=.29, tones=WARM,
        bar=.05, exposure=.84):
    """Low sun through a window `wide` by `tall` m, the sky for the rest."""
    return Light(((place, target, soft, soft, strength), ((-3.2, -2.6, 2.6), (0, 0, 1.1), 1.8, 2.2, fill),
                  ((2.6, -2.4, 1.8), (0, 0, 1.0), 2.0, 2.0, .05)), dome, tones, sets.window(place, target, wide, tall, across, up, bar, .6, shift), exposure)


def north(strength=1.0, dome=.28, tones=EVEN, exposure=.82, fill=.06, rim=.14, place=(-3.4, -2.2, 2.9)):
    """A large window to the north, upper left."""
    return Light(((place, (0, .1, 1.1), 1.2, 1.7, strength), ((2.6, -2.4, 1.5), (0, 0, 1.0), 2.0, 2.0, fill),
                  ((1.9, .5, 2.2), (0, .05, 1.2), .5, 1.5, rim)), dome, tones, None, exposure)


def evening(strength=1.02, dome=.125, exposure=.84, place=(-2.1, -2.9, 3.0), target=(.45, .2, 1.15), rim=.55, wide=1.7, shift=(.05, -.1), tones=LAMP):
    """A pool of lamplight `wide` m across, a colder light from behind, little else."""
    return Light(((place, target, .5, .5, strength), ((2.4, .55, 2.1), (.3, 0, 1.2), .35, 1.3, rim), ((-.6, -3.4, 1.4), (0, 0, 1.0), 1.6, 1.6, .05)),
                 dome, tones, sets.window(place, target, wide, 2.6, 1, 1, 0, .6, shift), exposure)


# ---- colours of walls and floors

CLAY, SAND, CHALK, STONE, SMOKE, SAGE, DUSK, ROSE, SKY, OLIVE, PLUM = (
    Finish('#c6ad91', '#a08971'), Finish('#d6c8b3', '#b3a48e'), Finish('#e2ddd2', '#c4bdb0'), Finish('#c9c4ba', '#a8a297'), Finish('#a8a6a3', '#86837f'), Finish('#b9bba8', '#99988a'),
    Finish('#8a7468', '#5d4d43', curtain='#4a362f'), Finish('#d3b8ac', '#b0968a'), Finish('#bcc6cc', '#9ea5a8'), Finish('#a9a48a', '#8b8672'), Finish('#6d5560', '#54424a', curtain='#43303b'))


def dressed(*wears, x=0.0, y=0.0, turn=0.0, **more):
    return Figure(wears, (x, y), turn, **more)


def room():
    return sets.room(1.1)


#: How far floors lie below, m: clothes that nobody wears are photographed as they hang, and a floor would show that they do not stand on it.
DEEP = .62


def lowered(ground):
    """A set whose floor is out of the picture."""
    return lambda: [moved(part, (0, 0), 0, -DEEP) for part in ground()]


def look(cast, light, finish, middle=.0, height=1.86, low=.84, ground=None, open=2.0, most=130_000):
    """A picture of the lookbook: whole figures."""
    return Scene(lowered(ground or room), cast, {'': Camera((middle, low), height, LOOK, eye=(middle, 1.05), open=open)}, light, finish, most)


def head(cast, light, finish, middle=.0, low=1.2, height=.82, ground=None, open=4.0):
    """The head of a collection: legible where it is 175 px wide."""
    return Scene(lowered(ground or (lambda: sets.sweep(1.0))), cast, {'': Camera((middle, low), height, HEAD, open=open)}, light, finish, 150_000)


def near(cast, light, finish, middle=.0, low=1.2, height=.42, ground=None, open=7.0, focus=-.08, eye=None):
    """The head of an article: near enough to see how it is sewn."""
    return Scene(ground or (lambda: sets.sweep(1.0)), cast, {'': Camera((middle, low), height, ARTICLE, eye=eye, open=open, focus=focus, away=height * 4.2)}, light, finish, 90_000)


def rail(*clothes, left, right, y, high=1.62, turn=68):
    """Figures on hangers along a rail."""
    step = (right - left) / (len(clothes) + 1)
    return tuple(Figure((c,), (left + step * (k + 1), y), turn + 5 * ((k * 7) % 3 - 1), high - 1.572, True, .42) for k, c in enumerate(clothes))


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
        lambda: sets.room(1.05),
        (dressed((SKIRT, 'Moss'), (KNIT, 'Oat', 'over'), x=.32, y=.28, turn=-26), dressed((SLIP, 'Oxblood'), x=.90, y=-.02, turn=18)),
        {'wide': Camera((-.02, 1.1), 1.3, WIDE, open=3.0), 'tall': Camera((.60, .94), 1.74, TALL, eye=(.60, 1.1), open=2.0)},
        sun(1.9, 1.9, (.45, .06), 1, 3, tones=GOLD), CLAY, 220_000),
    'hero-evening': Scene(
        lambda: sets.room(1.3, floor=sets.FLOOR) + sets.curtain(-4, 4, 1.12, pitch=.15),
        (dressed(('velvet-column-gown', 'Pine'), x=.64, y=.30, turn=-18), dressed((SLIP, 'Champagne'), x=1.06, y=-.02, turn=22)),
        {'wide': Camera((.02, 1.08), 1.3, WIDE, open=3.0), 'tall': Camera((.84, .94), 1.72, TALL, eye=(.84, 1.1), open=2.0)},
        evening(), DUSK, 220_000),
}

LOOKS = {
    'look-greene-street-eight-am': look((dressed(('wide-leg-trouser', 'Camel'), ('rib-turtleneck', 'Ink', 'over'), turn=-20),), sun(.95, 2.2, (-.05, .0), 1, 3), SMOKE, -.06),
    'look-second-interview': look((dressed(('cigarette-trouser', 'Ink', 'under'), (BLOUSE, 'Ivory', 'tucked under'), ('single-breasted-blazer', 'Camel'), turn=22),), north(), SAND, .08),
    'look-saturday-rope-dye': look((dressed(('straight-jean', 'Indigo'), ('fisherman-cable-sweater', 'Ecru', 'over'), turn=-16), Thing(still('penny-loafer', 'Espresso'), (.36, -.12), -30, .03)), sun(1.5, 1.5, (.2, -.1), 2, 2), SKY, .1,
                                     ground=lambda: room() + sets.plinth(.36, -.12, .42, .36, .03 + DEEP)),
    'look-late-table': look((dressed((SLIP, 'Oxblood'), turn=-24),), evening(), DUSK, -.13, 1.46, .97, ground=lambda: sets.room(1.3) + sets.curtain(-4, 4, 1.12, pitch=.15)),
    'look-hedgerow': look((dressed(('meadow-wrap-dress', 'Meadow Print'), turn=18), Thing(still('market-tote', 'Ecru'), (-.44, .1), -25, .20)), sun(1.4, 2.1, (.1, .1), 2, 4), SAGE, -.13, 1.62, .86,
                           ground=lambda: room() + sets.plinth(-.44, .1, .50, .42, .20 + DEEP)),
    'look-ferry-to-the-islands': look((dressed(('linen-drawstring-trouser', 'Ecru'), ('linen-camp-shirt', 'Slate', 'over'), turn=-18),), sun(2.2, 2.2, (.6, .2), 1, 1, tones=WARM), CHALK, .12),
    'look-rain-before-noon': look((dressed(('wide-leg-jean', 'Washed Indigo'), ('boatneck-stripe-tee', 'Ink Stripe', 'tucked'), turn=20),), north(.95, .34, COOL), STONE, .06),
    'look-check-on-check': look((dressed(('pleated-wool-trouser', 'Glen Check'), (SHIRT, 'Chalk', 'tucked'), turn=-22),), north(), SMOKE, -.05),
    'look-the-long-pleat': look((dressed(('sunray-pleat-skirt', 'Cobalt'), (KNIT, 'Charcoal', 'over'), turn=18),), sun(1.1, 2.0, (.05, .0), 2, 3), SAND, .08, 1.36, 1.02),
    'look-the-railway-worker': look((dressed(('utility-jumpsuit', 'Moss'), turn=-18),), north(1.0, .26, WARM), CLAY, .08),
    'look-velvet-hour': look((dressed(('velvet-column-gown', 'Ink'), turn=20),), evening(1.4, .16, tones=EVEN), PLUM, .14, ground=lambda: sets.arch(.1, .75, 1.15, 1.98 + DEEP)),
    'look-home-by-midnight': look((dressed(('halter-jumpsuit', 'Ivory'), turn=-20),), evening(1.1, .12), DUSK, -.1),
}

def pair(behind, before, light, finish, low=1.08, height=1.34, ground=None):
    """The head of a collection: clothes filled as if worn, one before another."""
    cast = (dressed(*behind, x=.25, y=.5, turn=14), dressed(*before, x=-.19, turn=-18))
    return head(cast, light, finish, .03, low, height, ground)


def one(wears, light, finish, low=1.1, height=1.22, turn=-20, ground=None):
    """The head of a collection: clothes filled as if worn."""
    return head((dressed(*wears, turn=turn),), light, finish, .0, low, height, ground)


def table(things, light, finish, height=.5, middle=.0):
    """The head of a collection of things: on paper that bends up, seen a little from above."""
    return Scene(paper, things, {'': Camera((middle, height * .12), height, HEAD, eye=(middle, height * .95), open=4.0, away=height * 4)}, light, finish, 150_000)


HEADS = {
    'collection-must-haves': pair((('wool-wrap-coat', 'Camel'),), ((SKIRT, 'Ink'), (SHIRT, 'Chalk', 'tucked')), north(), SAND),
    'collection-eco-conscious': pair((('sunray-pleat-skirt', 'Stone'), ('fisherman-cable-sweater', 'Ecru', 'over')), (('straight-jean', 'Indigo', 'under'), ('quilted-liner-jacket', 'Moss')), north(tones=WARM), SAGE),
    'collection-new-arrivals': pair((('storm-trench', 'Stone'),), (('tie-waist-bias-dress', 'Rose'),), sun(1.3, 1.6, (.3, .1)), CLAY),
    'collection-dresses': pair((('velvet-column-gown', 'Pine'),), ((SLIP, 'Oxblood'),), north(), ROSE),
    'collection-tops': pair((('wool-pencil-skirt', 'Ink'), (BLOUSE, 'Oxblood', 'tucked')), ((SKIRT, 'Champagne'), (SHIRT, 'Sky Stripe', 'tucked')), north(1.0, .3), CHALK),
    'collection-knitwear': pair((('sunray-pleat-skirt', 'Stone'), ('fisherman-cable-sweater', 'Ecru', 'over')), (('straight-jean', 'Washed Indigo'), (KNIT, 'Moss', 'over')), north(), SAND),
    'collection-tailoring': one((('cigarette-trouser', 'Ink', 'under'), ('single-breasted-blazer', 'Camel')), north(.95, .22), SMOKE, 1.14, 1.1, -24),
    'collection-coats': one((('wool-wrap-coat', 'Camel'),), sun(1.2, 1.8, (.3, 0)), STONE, 1.06, 1.3, -22),
    'collection-trousers': pair((('pleated-wool-trouser', 'Charcoal'), (SHIRT, 'Chalk', 'tucked')), (('wide-leg-trouser', 'Camel'), ('rib-turtleneck', 'Ink', 'over')), north(), STONE, .84, 1.78),
    'collection-denim': pair((('wide-leg-jean', 'Washed Indigo'), (KNIT, 'Oxblood', 'over')), (('straight-jean', 'Indigo'), ('rib-turtleneck', 'Ivory', 'over')), north(1.0, .3, COOL), SKY, .84, 1.78),
    'collection-skirts': pair((('sunray-pleat-skirt', 'Cobalt'),), ((SKIRT, 'Moss'),), north(tones=WARM), SAND, .74, 1.16),
    'collection-jumpsuits': pair((('linen-boilersuit', 'Rust'),), (('utility-jumpsuit', 'Moss'),), north(1.0, .28, WARM), OLIVE, .98, 1.56),
    'collection-shoes': table((Thing(still('penny-loafer', 'Oxblood'), (.0, -.12), -14), Thing(still('ankle-boot', 'Espresso'), (.08, .22), -8)), north(1.2), ROSE, .66),
    'collection-accessories': table((Thing(still('half-moon-bag', 'Oxblood'), (-.13, -.08), -22), Thing(still('market-tote', 'Ecru'), (.10, .34), 18)), north(1.05), STONE, 1.0),
    'collection-jewellery': head((Thing(still('rope-chain-necklace', 'Gold'), (0, 0), -16, 1.02),), north(1.05), PLUM, .0, 1.5, .50),
    'collection-gifts': table((Thing(still('bridle-belt', 'Tobacco'), (.02, .10), 16), Thing(still('gift-card', ''), (.01, -.10), -14)), north(1.2), CLAY, .42),
    'collection-complete-the-look': one((('fine-rib-tank', 'Chalk'),), north(1.1, .26, WARM), CLAY, 1.27, .80, 18),
    'collection-sale': pair((('wool-pencil-skirt', 'Ink'), ('pointelle-polo', 'Ecru', 'over')), (('flared-jean', 'Indigo', 'under'), ('peacoat', 'Navy')), north(), ROSE),
    'collection-occasion': one(((SLIP, 'Champagne'),), evening(), DUSK, 1.07, 1.28, -26, lambda: sets.room(1.3) + sets.curtain(-4, 4, 1.05, pitch=.14)),
    'collection-workwear': pair((('cigarette-trouser', 'Navy'), (SHIRT, 'Chalk', 'tucked')), (('wool-pencil-skirt', 'Glen Check'), ('rib-turtleneck', 'Ink', 'over')), north(1.0, .26, COOL), STONE, .96, 1.56),
    'collection-petite': one((('cigarette-trouser', 'Stone'), ('rib-turtleneck', 'Camel', 'over')), north(), SAGE, .86, 1.74, 20),
    'collection-linen': pair((('linen-drawstring-trouser', 'Sage'), ('linen-camp-shirt', 'Ecru', 'over')), (('linen-drawstring-trouser', 'Ecru'), ('linen-camp-shirt', 'Slate', 'over')), sun(2.6, 1.9, (.7, .1), 1, 1, exposure=.78), CHALK),
    'collection-under-200': pair((('straight-jean', 'Indigo'), ('supima-tee', 'Rust', 'tucked')), (('denim-midi-skirt', 'Indigo'), ('fine-rib-tank', 'Oat', 'tucked')), north(), SAGE),
    'collection-limited-edition': pair((('velvet-column-gown', 'Pine'),), (('wool-pencil-skirt', 'Ink'), ('boucle-jacket', 'Ivory', 'over')), north(.95, .22), SMOKE),
    'collection-the-capsule': pair((('wide-leg-trouser', 'Ink'), (SHIRT, 'Chalk', 'tucked')), ((SKIRT, 'Ink'), (KNIT, 'Oat', 'over')), north(), STONE),
    'collection-all': pair((('wool-wrap-coat', 'Camel'),), ((SLIP, 'Oxblood'),), sun(2.6, 1.9, (.7, .1), 1, 1, exposure=.78), CLAY),
}


ARTICLES = {
    'article-notes-on-a-slip-dress': near((dressed((SLIP, 'Champagne'), turn=-26),), sun(.9, 1.1, (-.1, .1), 1, 2), CLAY, -.10, 1.24, .46),
    'article-in-praise-of-the-second-button': near((dressed((SHIRT, 'Chalk'), turn=-24),), north(), SAND, -.10, 1.40, .36),
    'article-three-ways-with-a-white-shirt': near((dressed(('wool-pencil-skirt', 'Glen Check'), (SHIRT, 'Chalk', 'tucked'), turn=22),), north(), STONE, .14, 1.2, .62),
    'article-caring-for-silk-at-home': near((dressed(('bow-neck-blouse', 'Plum'), turn=-26),), north(), ROSE, -.12, 1.27, .48),
    'article-the-coat-that-took-eleven-hours': near((dressed(('wool-wrap-coat', 'Camel'), turn=-22),), north(), CLAY, -.08, 1.28, .46),
    'article-how-to-wear-a-wrap-coat': near((dressed(('wool-wrap-coat', 'Oxblood'), turn=20),), north(1.15), STONE, .1, 1.14, .54),
    'article-how-a-jacket-learns-you': near((dressed((BLOUSE, 'Ivory', 'under'), ('single-breasted-blazer', 'Navy'), turn=-24),), north(.95), STONE, -.1, 1.31, .5),
    'article-a-shoe-you-can-take-apart': near((Thing(still('penny-loafer', 'Espresso'), (.07, 0), -14),), north(1.25, exposure=.98), SAND, .0, .09, .32, paper, focus=-.05, eye=(0, .3)),
    'article-indigo-is-not-a-colour': near((dressed(('straight-jean', 'Indigo'), turn=-22),), north(1.05, .26, COOL), SKY, -.07, .975, .37),
    'article-the-farm-at-the-end-of-the-label': near(pile(('knit', 'Ecru', 4), ('cashmere', 'Oat', 4), ('knit', 'Stone', 4), ('cashmere', 'Moss', 4), x=.07, turn=-12), north(1.1), SAND, .0, .13, .42, paper, focus=-.12, eye=(.0, .32)),
    'article-the-room-where-the-pleats-are-cooked': near((dressed(('sunray-pleat-skirt', 'Cobalt'), turn=-16),), north(1.1), CHALK, -.1, .72, .46),
    'article-what-teasels-do': near((dressed(('brushed-mohair-sweater', 'Cherry'), turn=-22),), north(), ROSE, -.12, 1.31, .5),
    'article-a-hedgerow-in-seven-colours': near((dressed(('meadow-wrap-dress', 'Meadow Print'), turn=-20),), north(), SAGE, -.08, 1.16, .5),
    'article-greene-street-before-opening': near(rail((SHIRT, 'Chalk'), (BLOUSE, 'Oxblood'), (KNIT, 'Oat'), (SLIP, 'Ink'), (SHIRT, 'Sky Stripe'), (KNIT, 'Moss'), left=-.3, right=.62, y=0), north(1.0, .26),
                                                 STONE, .05, 1.3, .78, lambda: sets.room(1.0) + sets.rail(-.9, .8, 0.0, 1.62)),
    'article-letter-from-hayes-valley': near((dressed(('linen-camp-shirt', 'Slate'), x=.05, turn=-24),), sun(1.8, 1.9, (.25, .1), 1, 1), CHALK, -.12, 1.24, .6, lambda: sets.room(.9)),
    'article-packing-for-four-days': near(pile(('denim', 'Indigo', 3), ('cashmere', 'Charcoal', 4), ('poplin', 'Chalk', 4), ('cashmere', 'Oxblood', 4), x=.16, y=.14, turn=-14) + (Thing(still('penny-loafer', 'Espresso'), (-.04, -.12), -14),), north(1.1), STONE, .0, .13, .5, paper, focus=-.1, eye=(0, .36)),
    'article-a-guide-to-trouser-lengths': near((dressed(('pleated-wool-trouser', 'Glen Check'), x=-.24, y=.1, turn=-14), dressed(('wide-leg-trouser', 'Camel'), x=.27, turn=14)), north(), STONE, .0, .46, .98, lowered(lambda: sets.room(.9))),
    'article-dressing-for-a-wedding': near((dressed(('pleated-midi-dress', 'Cobalt'), turn=-22),), north(1.05), ROSE, -.2, 1.15, .98),
}

OTHERS = {
    'store-new-york': Scene(lambda: sets.arch(.62, 1.0, 1.05, 2.15) + sets.rail(-1.25, -.05, .55, 1.62) + sets.plinth(.98, .35, .4, .4, .5),
                            rail((SHIRT, 'Chalk'), (BLOUSE, 'Oxblood'), (KNIT, 'Oat'), (SLIP, 'Ink'), (SHIRT, 'Sky Stripe'), (KNIT, 'Charcoal'), left=-1.2, right=-.1, y=.55)
                            + (dressed((SKIRT, 'Moss'), (KNIT, 'Oat', 'over'), x=.5, y=.85, turn=-18),) + pile(('cashmere', 'Oxblood', 4), ('cashmere', 'Oat', 4), x=.98, y=.35, z=.5),
                            {'': Camera((0, 1.0), 2.1, (1600, 1067), eye=(0, 1.3), open=1.0)}, sun(2.2, 2.0, (.3, .1), 3, 3), Finish('#c9bda9', '#8d7a66'), 130_000),
    'store-san-francisco': Scene(lambda: sets.room(1.2) + sets.rail(.15, 1.35, .6, 1.62) + sets.plinth(-.95, .5, .42, .42, .55),
                                 rail((BLOUSE, 'Navy'), (SHIRT, 'Chalk'), (KNIT, 'Moss'), (KNIT, 'Oat'), (SLIP, 'Champagne'), left=.2, right=1.3, y=.6)
                                 + (dressed((SLIP, 'Oxblood'), x=-.3, y=.5, turn=22),) + pile(('knit', 'Ecru', 4), ('cashmere', 'Moss', 4), ('cashmere', 'Oat', 4), x=-.95, y=.5, z=.55),
                                 {'': Camera((0, 1.0), 2.1, (1600, 1067), eye=(0, 1.3), open=1.0)}, sun(1.9, 1.9, (-.4, .1), 2, 3), Finish('#ddd6c6', '#a99a82'), 130_000),
    'campaign-linen': Scene(lambda: sets.room(1.0), (dressed(('linen-drawstring-trouser', 'Ecru'), ('linen-camp-shirt', 'Slate', 'over'), x=.06, turn=-22),),
                            {'': Camera((0, 1.12), 1.15, (1600, 2000), open=3.0)}, sun(1.5, 1.7, (.1, .1)), CHALK, 150_000),
    'empty-bag': Scene(lambda: sets.sweep(1.6, 1.0), (Thing(still('market-tote', 'Ecru'), (0, 0), -24),), {'': Camera((0, .25), 1.0, (800, 1000), eye=(0, .56), away=2.8, open=3)}, north(1.05), SAND, 60_000),
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
