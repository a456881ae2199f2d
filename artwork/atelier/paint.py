"""How each material is coloured: cloths in a colourway, linen, wood, horn, brass."""
import json
import os

import numpy as np

import prints
import studio
from dye import linear
from recipe import BRASS, FACING, HORN, PEARL, STEEL, THREAD, TRIM
from weaves import CLOTHS, smooth_noise

SHOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'shop')
NOISE = [smooth_noise(512, cell, 40 + cell).astype(np.float32) for cell in (2, 9, 40)]


def noise(flat, scale, which):
    """Even noise at flat positions (cm); its features are about `scale` cm."""
    k = (2, 9, 40)[which] / scale
    return NOISE[which][(flat[:, 1] * k).astype(int) % 512, (flat[:, 0] * k).astype(int) % 512]


def swatches():
    with open(os.path.join(SHOP, 'option-swatches.json'), encoding='utf8') as file:
        return {name: value.get('color') for name, value in json.load(file)['Color'].items()}


def linen(place, facing):
    """The form's cover: slubs, and the seams of a tailor's dummy."""
    x, z = place[:, 0] * 100, place[:, 2] * 100
    arm = np.abs(x) > 19.5 - np.clip(z - 132, 0, 12) * .25
    around = np.arctan2(place[:, 0], -(place[:, 1] - .012)) * 13
    flat = np.stack([np.where(arm, x + place[:, 1] * 20, around), z], 1)
    cross = np.stack([flat[:, 0] * .08, flat[:, 1]], 1), np.stack([flat[:, 0], flat[:, 1] * .08], 1)
    tone = 1 + .030 * noise(cross[0], .09, 0) + .030 * noise(cross[1], .09, 0) + .02 * noise(flat, 2.5, 1)
    seam = np.abs(x)
    seam = np.minimum(seam, np.abs(np.abs(x) - (6.5 + np.abs(z - 108) * .055)) + np.clip(z - 147, 0, 9))
    tone = tone * (1 - .35 * np.exp(-(seam / .07) ** 2)) * (1 + .05 * np.exp(-((seam - .25) / .12) ** 2))
    return linear('#c9bfad')[None] * tone[:, None]


def wood(place):
    grain = np.sin(place[:, 0] * 900 + 3 * np.sin(place[:, 1] * 70)) * .06 + np.sin(place[:, 0] * 213 + 40 * place[:, 1]) * .08
    return linear('#7a5638')[None] * (1 + grain[:, None])


def painter(recipe, garment, canvases, colour, hexes, footprint=.03):
    """paint() of dye.develop for one colourway (its name and hex; a print has no hex)."""
    cloth, second = CLOTHS[recipe.cloth], CLOTHS[recipe.facing or recipe.cloth]
    brass, horn, pearl, steel = (linear(h) for h in ('#a98445', '#3a2a20', '#e9e2d4', '#8d8d8c'))

    def paint(m, flat, place, lift, facing):
        if m == studio.LINEN:
            return linen(place, facing), .15
        if m == studio.WOOD:
            return wood(place), 1.2
        if m == studio.METAL:
            return np.tile(linear('#2b2927'), (len(flat), 1)), 1.0
        if m in (HORN, PEARL, BRASS, STEEL):
            base = {HORN: horn, PEARL: pearl, BRASS: brass, STEEL: steel}[m]
            tone = 1 + .10 * noise(place[:, [0, 2]] * 100, .3, 1)
            return base[None] * tone[:, None], {HORN: 2.0, PEARL: 2.5, BRASS: 8.0, STEEL: 8.0}[m]
        if m == THREAD:
            return np.tile(linear(prints.thread(colour, hexes)), (len(flat), 1)), .4
        inside = m >= studio.CLOTH + studio.LINING and m not in (TRIM,)
        k = m - studio.CLOTH - (studio.LINING if inside else 0)
        piece = garment.pieces[k] if 0 <= k < len(garment.pieces) and m != TRIM else None
        stuff = CLOTHS[recipe.pieces.get(piece.name, recipe.cloth)] if piece is not None else second if m == FACING else cloth
        if inside and recipe.lining:
            return np.tile(linear(recipe.lining), (len(flat), 1)) * recipe.inside, 1.2
        base = prints.dye(colour, hexes, flat, piece, canvases.get(piece.name) if piece is not None else None, inside, footprint).astype(np.float32)
        tone = 1 + stuff.mottle * (.35 * noise(flat, 1.1, 1) + .7 * noise(flat, .10, 0))
        sheet = canvases.get(piece.name) if piece is not None else None
        weave = lift - (sheet.sample(sheet.height, flat) if sheet is not None and not inside else 0)
        tone *= 1 + stuff.depth * np.clip((weave - np.median(weave)) / (np.std(weave) + .03), -1.8, 1)
        if stuff.fuzz:
            tone *= (1 - .12 * stuff.fuzz) + stuff.fuzz * np.clip(1 + facing[:, 1], 0, 1) ** 1.6
        if sheet is not None and not inside:
            tone = tone * sheet.sample(sheet.tone, flat)
            lies = sheet.sample(sheet.thread, flat)[:, None]
            base = base * (1 - lies) + linear(prints.thread(colour, hexes)).astype(np.float32)[None] * lies
        base = base * tone[:, None] * (recipe.inside if inside else 1)
        hue = (base + .02) / (base + .02).max(1, keepdims=True)
        return np.clip(base, .004, .92), stuff.gloss * (1 - stuff.tinted + stuff.tinted * hue)
    return paint
