"""How each material is coloured: cloths in a colourway, wood, horn, brass."""
import json
import os

import numpy as np

import prints
import studio
from dye import DARK, linear
from notions import inked
from recipe import BRASS, FACING, HOLE, HORN, LABEL, LINED, PEARL, STEEL, THREAD, TONAL, TRIM, lining
from relief import INSIDE, OUTER, TAPE
from weaves import CLOTHS
from yarns import between, smooth_noise

SHOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'shop')
NOISE = [smooth_noise(512, cell, 40 + cell).astype(np.float32) for cell in (2, 9, 40)]


def noise(flat, scale, which):
    """Even noise at flat positions (cm); its features are about `scale` cm."""
    k = (2, 9, 40)[which] / scale
    return NOISE[which][(flat[:, 1] * k).astype(int) % 512, (flat[:, 0] * k).astype(int) % 512]


def streaks(cloth, flat, footprint, lean=0.0):
    """
    Yarns lighter and darker than their neighbours for cloth.slub cm, (n,); what is finer than a sample is averaged.
    lean: degrees the warp leans from upright.
    """
    tone, a = np.ones(len(flat), np.float32), np.radians(lean)
    x, y = flat[:, 0] * np.cos(a) - flat[:, 1] * np.sin(a), flat[:, 0] * np.sin(a) + flat[:, 1] * np.cos(a)
    for share, (across, along) in zip(cloth.streak, ((x, y), (y, x))):
        for wide, k in ((.024, .5), (.05, .55), (.083, .5), (.31, .18)):
            seen = np.clip(wide * 2.2 / footprint, 0, 1)
            if share and seen > .2:
                tone += share * k * seen * between(NOISE[0], across * (2 / wide), along * (2 / cloth.slub) + 31)
    return tone


def swatches():
    with open(os.path.join(SHOP, 'option-swatches.json'), encoding='utf8') as file:
        return {name: value.get('color') for name, value in json.load(file)['Color'].items()}


def wood(flat):
    """Walnut: years of growth that wander along it, fibres, pores in dark dashes. flat: cm across and along the grain."""
    x, y = flat.T
    years = np.sin(2 * np.pi * (x / .34 + .55 * between(NOISE[2], y * 2.2, x * 9) + .03 * y))
    fibres = between(NOISE[0], x * (2 / .045), y * .30 + 7)
    pores = np.clip(between(NOISE[0], x * (2 / .026) + 211, y * 2.4) - 1.1, 0, 1.2)
    return linear('#7a5638')[None] * (1 + .10 * years + .07 * fibres - .30 * pores)[:, None]


def horn(flat):
    """Horn: amber and near black in streaks that run one way, cloudy at their edges."""
    run = np.stack([flat[:, 0] + .12 * noise(flat, .5, 1), flat[:, 1] * .16], 1)
    streak = np.clip(.30 + .20 * noise(run, .55, 2) + .26 * noise(run, .16, 1), 0, 1)
    return linear('#241812')[None] * (1 - streak[:, None]) + linear('#75553a')[None] * streak[:, None] ** 1.4


def pearl(flat, facing):
    """Mother of pearl: milk white, with rose and green that change with the way it faces and lie in soft bands."""
    bend = 2.2 * noise(flat, .7, 2) + 1.1 * noise(flat, .25, 1) + 5.0 * facing[:, 0] + 4.0 * facing[:, 2]
    base = np.tile(linear('#ece6da'), (len(flat), 1)) * (1 + .05 * noise(flat, .35, 1))[:, None]
    return base * (1 + .075 * np.stack([np.sin(bend), np.sin(bend + 2.3), np.sin(bend + 4.2)], 1))


#: Where letters are looked at within a sample, either way.
FIFTHS = np.linspace(-.4, .4, 5)


def label(flat, footprint):
    """A woven label: ivory satin, the letters in near black, fine ribs of the weft. footprint: cm a sample covers, of which thin letters are a part."""
    ink = np.mean([inked(flat + np.array((x, y)) * footprint) for x in FIFTHS for y in FIFTHS], 0)[:, None]
    rib = 1 + .035 * np.sin(flat[:, 1] * 2 * np.pi / .045) + .03 * noise(flat, .05, 0)
    return (linear('#e6e0d3') * (1 - ink) + linear('#1f1c1a') * ink) * rib[:, None]


#: By how much more yarns and the gaps between them differ where the dye is as dark as can be (see dye.DARK): pale ones light one another.
DEEPER = 2.0
#: Silk is clear: light that goes into a fibre comes back from its far side with the dye's colour, in the gloss's own direction. How bright that is where
#: the dye is white, against what the fibre's surface mirrors; and which share of it is missing from what the cloth scatters.
GLOWS, SPENT = 3.0, .3


def painter(recipe, garment, canvases, colour, hexes, footprint=.03):
    """paint() of dye.develop for one colourway (its name and hex; a print has no hex)."""
    cloth, second = CLOTHS[recipe.cloth], CLOTHS[recipe.facing or recipe.cloth]
    metals = {BRASS: linear('#dcb677'), STEEL: linear('#bcbab7')}
    threads = linear(prints.thread(colour, hexes)).astype(np.float32)
    within = lining(recipe)

    def paint(m, flat, place, lift, facing):
        if m == studio.WOOD:
            return wood(flat), 1.2
        if m == studio.METAL:
            return np.tile(linear('#2b2927'), (len(flat), 1)), 1.0
        if m in metals:
            base = metals[m][None] * (1 + .06 * noise(flat, .3, 1))[:, None]
            return base * .06, base / .04
        if m == HORN:
            return horn(flat), 2.0
        if m == PEARL:
            return pearl(flat, facing), 2.5
        if m == LABEL:
            return label(flat, footprint), .9
        if m == HOLE:
            return np.full((len(flat), 3), .008), 0.0
        if m == THREAD:
            return np.tile(threads, (len(flat), 1)), .4
        inside = m >= studio.CLOTH + studio.LINING or m == LINED
        k = m - studio.CLOTH - (studio.LINING if inside else 0)
        piece = garment.pieces[k] if 0 <= k < len(garment.pieces) and m != TRIM else None
        stuff = CLOTHS[recipe.pieces.get(piece.name, recipe.cloth)] if piece is not None else second if m == FACING else cloth
        if inside:
            return back(flat, lift, piece, stuff)
        base = prints.dye(colour, hexes, flat, piece, canvases.get(piece.name) if piece is not None else None, False, footprint).astype(np.float32)
        tone = 1 + stuff.mottle * (.35 * noise(flat, 1.1, 1) + .7 * noise(flat, .10, 0))
        sheet = canvases.get(piece.name) if piece is not None else None
        whole = stuff.tile().turned() if getattr(piece, 'turn', 0) else stuff.tile()
        tile, far = whole.coarser(2.2 * footprint), whole.coarser(8.8 * footprint)
        woven = tile.sample(tile.albedo, flat)
        aside = np.clip(-np.log2(np.clip(-facing[:, 1], .1, 1)) / 2, 0, 1)
        woven += aside * (far.sample(far.albedo, flat) - woven)
        if sheet is not None and sheet.bare is not None:
            woven = woven + (1 - woven) * sheet.sample(sheet.bare, flat)
        woven **= 1 + DEEPER * np.clip(1 - base.mean(1) / DARK, 0, 1)
        lines = streaks(stuff, flat, footprint, (90 if getattr(piece, 'turn', 0) else 0) + (piece.grain if piece is not None else 0))
        if stuff.roped:
            lines = 1 + (lines - 1) * np.clip(1.15 - 1.6 * base.mean(), .2, 1)
        tone *= woven * lines
        if stuff.fuzz:
            tone *= (1 - .12 * stuff.fuzz) + stuff.fuzz * np.clip(1 + facing[:, 1], 0, 1) ** 1.6
        if sheet is not None:
            tone = tone * sheet.sample(sheet.tone, flat)
            lies = sheet.sample(sheet.thread, flat)[:, None]
            base = base * (1 - lies) + threads[None] * lies
        base = base * tone[:, None]
        brightest = base.max(1, keepdims=True)
        hue = (base + .02) / (brightest + .02)
        glow = GLOWS * brightest ** .4 * base ** .6                           # paler than the dye
        base *= 1 - SPENT * stuff.tinted * brightest
        base += (stuff.down * np.clip(1 + facing[:, 1], 0, 1) ** 3 * np.clip(.5 + 2.5 * base.mean(1), 0, 1))[:, None] * (.3 + .7 * hue)
        # yarns that lie higher than others shine more
        return np.clip(base, .004, .92), stuff.gloss * (1 - stuff.tinted + stuff.tinted * (hue + glow)) * (lines ** 5 * woven ** 2)[:, None]

    def back(flat, lift, piece, stuff):
        """The inside of a piece: its cloth's other side or a lining, and what is turned in over it."""
        sheet = canvases.get(piece.name + INSIDE) if piece is not None else None
        own = CLOTHS[recipe.lining_cloth] if within else stuff
        wrong = prints.dye(colour, hexes, flat, piece, None, True, footprint)
        if within == TONAL:
            base = tonal(prints.dye(colour, hexes, flat * 0, piece, None, False, footprint))
        elif within:
            base = np.tile(linear(within), (len(flat), 1))
        else:
            base = wrong * recipe.inside
        gloss = np.full(len(flat), own.gloss, np.float32)
        tile = own.tile().coarser(2.2 * footprint)
        tone = tile.sample(tile.albedo, flat) * (1 + own.mottle * (.35 * noise(flat, 1.1, 1) + .7 * noise(flat, .10, 0)))
        if sheet is not None:
            outer, tape = (sheet.sample(sheet.stuff[kind], flat)[:, None] for kind in (OUTER, TAPE))
            taped = wrong * .5 + wrong.mean(1, keepdims=True) * .35 + .02
            base = base * (1 - outer - tape) + prints.dye(colour, hexes, flat, piece, canvases.get(piece.name), False, footprint) * outer + taped * tape
            gloss += (stuff.gloss - gloss) * outer[:, 0]
            tone *= sheet.sample(sheet.tone, flat)
            lies = sheet.sample(sheet.thread, flat)[:, None]
            base = base * (1 - lies) + threads[None] * lies
        return np.clip(base * tone[:, None], .004, .92).astype(np.float32), gloss
    return paint


def tonal(colour):
    """A lining that goes with a cloth (n, 3): nearly its tone, a little greyer; pale ones are darker, dark ones paler."""
    grey = colour.mean(1, keepdims=True)
    return np.clip((colour * .8 + grey * .2) * .8 + .024, 0, .8)
