"""The dye room: passes in, a picture out. Colours are linear inside, sRGB hex outside."""
import ctypes
import io
import os
import subprocess

import numpy as np
from scipy import ndimage

import native
import studio
from recipe import BRASS, HORN, PEARL, STEEL

KEY, FILL, DOME = (np.array(v, np.float32) for v in ((1.0, .983, .955), (.95, .98, 1.0), (.965, .985, 1.0)))


def linear(hexes):
    """'#rrggbb' -> linear rgb."""
    v = np.array([int(hexes[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def srgb(v):
    v = np.clip(v, 0, 1)
    return np.where(v <= .0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - .055)


def shoulder(v):
    """Rolls off what is brighter than the paper white, per channel; changes v."""
    a = .82
    bright = v > a
    v[bright] = a + (1 - a) * (1 - np.exp(-(v[bright] - a) / (1 - a)))
    return v


def lit(light, albedo, gloss, mean, sheer=0.0, tones=(KEY, FILL, DOME)):
    """
    Light (n, 12) of tracing.py on cloth of albedo (n, 3) with gloss (n,), (n, 3) or one number (1: what a surface mirrors by nature).
    mean: rgb of the dye that light met on its way, as often as its order says; None where light was traced by colour. tones: colours of key, fill and dome.
    """
    n = len(light)
    falls, pl = native.floats(light)
    base, pb = native.floats(albedo)
    gloss = np.asarray(gloss, np.float32)
    shine, ps = native.floats(np.broadcast_to(gloss[:, None] if gloss.ndim == 1 else gloss, (n, 3)))
    thin, pt = native.floats(np.broadcast_to(np.asarray(sheer, np.float32), n))
    met, pm = native.floats(np.zeros(3) if mean is None else mean)
    lamps, pk = native.floats(tones)
    out, po = native.floats(np.empty((n, 3), np.float32))
    native.library('dye').lit(ctypes.c_int(n), pl, pb, ps, pt, pm, pk, ctypes.c_int(mean is None), po)
    return out


#: Materials no colourway changes: the form, horn, pearl and metal.
FIXED = (studio.WOOD, studio.METAL, HORN, PEARL, BRASS, STEEL)
#: What is darker than DARK is exposed longer, up to OPENED times as long, as it would be on its own; what is paler than PALE a little shorter, or its
#: weave would burn out: white stands out from white paper because that stands back (see studio.Backdrop).
DARK, OPENED, PALE = .14, 1.3, .4
#: How much harder what is dark is lit, which says by its gloss alone what it is: by how much more of the key and of the other lamps, which draw its
#: outlines, the darkest gets, and by how much less from all around.
HARDER, DRAWN, LESS = .7, 1.6, .45
#: Light an unshaded wall gets from the lamps of what stands before it, about: there it has the colour of its tint.
WALL_WHITE = 1.08


def wall(shot, backdrop, mean):
    """The seamless paper, (h, w, 3): light coarsely sampled, bent onto the picture."""
    w, h = (int(v) for v in shot['size'])
    rows, cols = shot['wall'].shape[:2]
    glow = lit(shot['wall'].reshape(rows * cols, -1), np.ones((rows * cols, 3), np.float32), 0, mean).reshape(rows, cols, 3)
    own = backdrop.own * shot['own']
    glow = (glow + own) / (WALL_WHITE + own) * linear(backdrop.tint)
    step = int(shot['step'])
    ys, xs = (np.arange(h) + .5) / step, (np.arange(w) + .5) / step
    iy, ix = ys.astype(int), xs.astype(int)
    fy, fx = (ys - iy)[:, None, None], (xs - ix)[None, :, None]
    return ((glow[iy][:, ix] * (1 - fy) + glow[iy + 1][:, ix] * fy) * (1 - fx)
            + (glow[iy][:, ix + 1] * (1 - fy) + glow[iy + 1][:, ix + 1] * fy) * fx).astype(np.float32)


def develop(shot, paint, backdrop, exposure=.79, grain=0.0):
    """
    shot: passes of studio.photograph; paint(material, flat, place, lift, facing) -> (albedo (n, 3), gloss (n,) or scalar);
    backdrop: a studio.Backdrop. Returns (h, w, 3) uint8.
    """
    w, h = (int(v) for v in shot['size'])
    painted, total, count = [], np.zeros(3), 0
    for m in np.unique(shot['mask']):
        at = np.flatnonzero(shot['mask'] == m)
        albedo, gloss = paint(int(m), shot['flat'][at], shot['place'][at], shot['lift'][at].astype(np.float32), shot['facing'][at].astype(np.float32))
        albedo = np.asarray(albedo, np.float32)
        painted.append((at, albedo, gloss))
        if m not in FIXED:
            total, count = total + albedo.sum(0), count + len(at)
    mean = total / max(count, 1)
    bright = max(mean.mean(), 1e-4)
    exposure *= float(np.clip((DARK / bright) ** .2, 1, OPENED)) * min(1, (PALE / bright) ** .1)
    paper = 1 - backdrop.stands_back * max(0, (bright - PALE) / (1 - PALE))
    dark = float(np.clip(1 - bright / DARK, 0, 1))
    tones = KEY * (1 + HARDER * dark), FILL * (1 + DRAWN * dark), DOME * (1 - LESS * dark)
    wide, high = studio.samples_of(shot)
    shaded = np.zeros((high * wide, 3), np.float32)
    for at, albedo, gloss in painted:
        shaded[shot['seen'][at]] = shoulder(lit(shot['light'][at].astype(np.float32), albedo, gloss, mean, shot['sheer'][at], tones) * exposure)
    whole = resolved(shot['picks'], shaded, w, h)
    out = whole[..., :3] + paper * shoulder(wall(shot, backdrop, mean)) * (1 - whole[..., 3:])
    if 'hair_at' in shot:
        haired(out, whole, shot['hair_at'], shot['hair_cover'], shot['hair_seat'])
    return printed(out, grain)


#: Of so many px each way a hair has the mean colour.
ABOUT = 5


def haired(out, whole, at, cover, seat):
    """Lays hairs (see studio.covered_by) over a picture (h, w, 3): each has the colour of the cloth about its seat. whole: see resolved. Changes out."""
    _, (y, x) = ndimage.distance_transform_edt(whole[..., 3] < .99, return_indices=True)
    cloth = ndimage.uniform_filter(whole[y, x, :3], (ABOUT, ABOUT, 0)).reshape(-1, 3)[seat]
    flat = out.reshape(-1, 3)
    flat[at] += cover[:, None] * (cloth - flat[at])


def resolved(picks, shaded, w, h):
    """A picture (h, w, 4), rgb and the share of it that is hit, of shaded samples (n, 3). picks: see studio.outlines."""
    seen, ps = native.ints(picks)
    colours, pc = native.floats(shaded)
    out, po = native.floats(np.empty((h, w, 4), np.float32))
    native.library('dye').resolve(ctypes.c_int(w), ctypes.c_int(h), ctypes.c_int(picks.shape[1] // w), ps, pc, po)
    return out


def printed(out, grain):
    """Linear (h, w, 3) as it is printed, uint8. grain: its deviation, 1 is white."""
    h, w = out.shape[:2]
    out = srgb(out + VEIL * (out.mean((0, 1)) - out))
    # a lens is a little softer than a grid of samples, a print a little sharper than a lens
    wide = np.pad(out, ((1, 1), (1, 1), (0, 0)), 'edge')
    soft = (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]) / 4
    out = out + .2 * (out - soft)
    rng = np.random.default_rng(11)
    out += rng.normal(0, grain, (h, w, 1))
    return (np.clip(out, 0, 1) * 255 + .5).astype(np.uint8)


#: Qualities a webp is pressed with, one after the other, until it is light enough.
WEBP = (92, 88, 84, 80, 76, 72, 67, 62, 56, 50)
#: An avif is pressed with the first quality (100 best, 0 worst), at worst with the last; one more makes it heavier by the share.
AVIF, HARDEST, HEAVIER = 68, 14, .04
#: What makes up for an avif's colors being rounded down: warm paper would turn greenish by a level or two.
ROUNDED = np.array((1, 0, 1), np.uint8)
#: Grain that an avif's reader lays over what was pressed (deviation about 1.5 of 255): see docs/decisions/0073.
FILM = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'grain.tbl')
#: Share of a picture's mean light that a lens spreads over all of it: no black is quite black.
VEIL = .012
#: A picture of fewer than this share of the bytes it may have is pressed less hard, if there is room.
NEARLY = .82
def pressed(rgb, path, *how):
    """Writes a picture (h, w, 3) through ffmpeg; returns its bytes."""
    h, w = rgb.shape[:2]
    subprocess.run(['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{w}x{h}', '-i', '-', *how, path],
                   input=rgb.tobytes(), check=True)
    return os.path.getsize(path)


def avif(rgb, path, most, quality=AVIF):
    """Writes the best avif of no more than `most` bytes, if that can be, trying `quality` first; returns the quality it has."""
    from PIL import Image
    picture, tried, aim = Image.fromarray(np.minimum(rgb, 254) + ROUNDED), {}, np.log((1 + NEARLY) / 2 * most)
    while True:
        out = io.BytesIO()
        # colors as finely as light, and weighed for eyes: pressed for their mean error, pale cloth has patches of green and rose
        picture.save(out, 'AVIF', quality=quality, subsampling='4:4:4', speed=6, advanced={'tune': 'iq', 'film-grain-table': FILM})
        tried[quality] = out.getvalue()
        sizes = {q: len(data) for q, data in tried.items()}
        heavy = min((q for q, size in sizes.items() if size > most), default=AVIF + 1)
        light = max((q for q, size in sizes.items() if size <= most), default=HARDEST - 1)
        if quality == light and (light == AVIF or sizes[light] >= NEARLY * most) or heavy <= light + 1 and quality == max(light, HARDEST):
            with open(path, 'wb') as file:
                file.write(tried[quality])
            return quality
        slope = HEAVIER
        if heavy in sizes and light in sizes:
            slope = np.log(sizes[heavy] / sizes[light]) / (heavy - light)
        wanted = quality + round((aim - np.log(sizes[quality])) / slope)
        quality = max(light, HARDEST) if heavy <= light + 1 else int(np.clip(wanted, light + 1, heavy - 1))


#: Bytes a picture has at most.
MOST = 240_000


def save(rgb, path, quality=88, most=MOST):
    """Writes avif, webp or png, by the name. Avif and webp have no more than `most` bytes, if that can be; a webp is pressed with `quality` at best."""
    if path.endswith('.avif'):
        avif(rgb, path, most)
    elif path.endswith('.webp'):
        for press in (q for q in (quality, *WEBP) if q <= quality):
            if pressed(rgb, path, '-c:v', 'libwebp', '-quality', str(press), '-compression_level', '6') <= most:
                break
    else:
        pressed(rgb, path)
