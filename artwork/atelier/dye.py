"""The dye room: passes in, a picture out. Colours are linear inside, sRGB hex outside."""
import os
import subprocess

import numpy as np

import studio
from recipe import BRASS, HORN, PEARL, STEEL

KEY, FILL, DOME = (np.array(v, np.float32) for v in ((1.0, .983, .955), (.95, .98, 1.0), (.965, .985, 1.0)))
BOUNCE = .55


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


def lit(light, albedo, gloss, tones=(KEY, FILL, DOME)):
    """
    Light (n, 6) on cloth of albedo (n, 3): falling light, what folds throw back and forth, and gloss (n,), (n, 3) or one
    number. tones: colours of key, fill and dome.
    """
    key_tone, fill_tone, dome_tone = tones
    key, fill, dome, free = (light[:, i:i + 1] for i in range(4))
    free = np.clip(free, .02, 1)
    # light that bounces between folds of a colour: Jimenez's fit
    a, b, c = 2.0404 * albedo - .3324, -4.7951 * albedo + .6417, 2.7552 * albedo + .6903
    deep = np.maximum(free, ((free * a + b) * free + c) * free)
    falling = key * key_tone + fill * fill_tone + dome * dome_tone * (deep / free)
    bounced = BOUNCE * albedo * (1 - free) * (.5 * key + .35)
    shine = light[:, 4:5] * key_tone + light[:, 5:6] * fill_tone
    gloss = np.asarray(gloss, np.float32)
    if np.ndim(gloss) == 1:
        gloss = gloss[:, None]
    return albedo * (falling + bounced) + shine * gloss


#: Materials no colourway changes: the form, horn, pearl and metal.
FIXED = (studio.LINEN, studio.WOOD, studio.METAL, HORN, PEARL, BRASS, STEEL)


def wall(shot, tint):
    """The seamless paper, (samples, 3): light coarsely sampled, bent onto the picture."""
    w, h = (int(v) * int(shot['fine']) for v in shot['size'])
    free = shot['wall']
    step = int(shot['step'])
    ys, xs = np.arange(h) / step, np.arange(w) / step
    iy, ix = ys.astype(int), xs.astype(int)
    fy, fx = (ys - iy)[:, None, None], (xs - ix)[None, :, None]
    glow = free[..., 0:1] * KEY + free[..., 1:2] * FILL + free[..., 2:3] * DOME
    glow = (glow / WALL_WHITE) * linear(tint)
    flat = ((glow[iy][:, ix] * (1 - fy) + glow[iy + 1][:, ix] * fy) * (1 - fx)
            + (glow[iy][:, ix + 1] * (1 - fy) + glow[iy + 1][:, ix + 1] * fy) * fx)
    return flat.reshape(-1, 3).astype(np.float32)


def dyed(out, shot, paint, m):
    """Paints the samples of material m into `out`."""
    at = np.flatnonzero(shot['mask'] == m)
    albedo, gloss = paint(int(m), shot['flat'][at], shot['place'][at], shot['lift'][at].astype(np.float32),
                          shot['facing'][at].astype(np.float32))
    out[shot['seen'][at]] = lit(shot['light'][at].astype(np.float32), np.asarray(albedo, np.float32), gloss)


def develop(shot, paint, tint, exposure=.79, grain=.006):
    """
    shot: passes of studio.photograph; paint(material, flat, place, lift, facing) -> (albedo (n, 3), gloss (n,) or scalar);
    tint: the wall's hex. Returns (h, w, 3) uint8.
    """
    w, h = int(shot['size'][0]), int(shot['size'][1])
    fine = int(shot['fine'])
    if shot.get('tint') != tint:
        # paper and form are the same behind every colourway
        shot['tint'], shot['bare'] = tint, wall(shot, tint)
        for m in np.intersect1d(shot['mask'], FIXED):
            dyed(shot['bare'], shot, paint, m)
    out = shot['bare'].copy()
    for m in np.setdiff1d(shot['mask'], FIXED):
        dyed(out, shot, paint, m)
    return printed(shoulder(out * exposure).reshape(h, fine, w, fine, 3).mean((1, 3)), grain)


def printed(out, grain):
    """Linear (h, w, 3) as it is printed, uint8."""
    h, w = out.shape[:2]
    out = srgb(out)
    # a lens is a little softer than a grid of samples, a print a little sharper than a lens
    wide = np.pad(out, ((1, 1), (1, 1), (0, 0)), 'edge')
    soft = (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]) / 4
    out = out + .35 * (out - soft)
    rng = np.random.default_rng(11)
    out += rng.normal(0, grain, (h, w, 1))
    return (np.clip(out, 0, 1) * 255 + .5).astype(np.uint8)


#: Light an unshaded wall gets at its brightest: there it has the colour of its tint.
WALL_WHITE = .83


#: How a webp is pressed, harder and harder, until it is light enough: (quality, blur in px). Knits near by need the last.
PRESSINGS = ((88, 0), (81, 0), (74, 0), (67, 0), (60, 0), (60, .5), (48, .6), (36, .6), (26, .6), (26, .9))


def save(rgb, path, quality=88, most=140_000):
    """Writes webp or png (by the name) through ffmpeg; a webp has no more than `most` bytes if that can be."""
    h, w = rgb.shape[:2]
    for press, blur in PRESSINGS:
        extra = ['-c:v', 'libwebp', '-quality', str(min(press, quality)), '-compression_level', '5'] if path.endswith('.webp') else []
        soft = ['-vf', f'gblur=sigma={blur}'] if extra and blur else []
        subprocess.run(['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{w}x{h}', '-i', '-',
                        *soft, *extra, path], input=rgb.tobytes(), check=True)
        if not extra or os.path.getsize(path) <= most:
            break
