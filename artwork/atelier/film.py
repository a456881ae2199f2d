"""
Films of the shop: `python3 film.py [NAME …] [--draft] [--to FOLDER]`; a film of a product has its handle for a name. A piece turns
once about itself, hangs in a breeze, or its skirt is thrown up and falls; silent loops without a seam, below 500 kB each, as .webm and
.mp4 with their first frame as .webp.
"""
import math
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import drape  # noqa: E402
import dye  # noqa: E402
import make  # noqa: E402
import manifest  # noqa: E402
import mesh as meshes  # noqa: E402
import picture  # noqa: E402
import studio  # noqa: E402
from paint import SHOP, swatches  # noqa: E402

RATE, MOST = 20, 500_000
#: Frames in which a skirt is thrown up, and the height above which a dress stays where it is, m.
THROWN, WAIST = 16, 1.02


@dataclass
class Film:
    colour: str
    seconds: int = 5
    breeze: float = 0.0             # m/s² of the strongest gust
    drop: float = 0.0               # m/s² that throw up what hangs below the waist; a piece with neither turns
    handle: str = ''                # the product's, where the film has a name of its own
    size: tuple[int, int] = (600, 800)
    frame: tuple = ()               # ((x, z), height) m that are seen; else the whole piece
    backdrop: str = ''              # of studio.BACKDROPS; else that of the product's kind
    quality: float = .4             # rays, times the usual number


FILMS = {'column-slip-dress': Film('Oxblood', 5, 1.1), 'velvet-column-gown': Film('Pine'),
         'bias-midi-skirt': Film('Champagne', 5, 1.2), 'charmeuse-blouse': Film('Ivory'),
         'gathered-maxi-dress': Film('Rust', 5, drop=11.0),
         'hero-bias': Film('Oxblood', 5, 1.2, 'column-slip-dress', (1280, 640), ((-.5, .75), 1.02), '#8a7468', .55)}


def around(mesh, angle):
    """The mesh after a turn of `angle` radians about the upright axis."""
    c, s = math.cos(angle), math.sin(angle)
    turn = np.array(((c, -s, 0), (s, c, 0), (0, 0, 1)))
    return meshes.Mesh(mesh.points @ turn.T, mesh.triangles, mesh.flat, mesh.material,
                       None if mesh.normals is None else mesh.normals @ turn.T)


def turning(frames, garment, body, recipe):
    """Yields (mesh, canvases, angle) of each frame."""
    whole, canvases = picture.scene(recipe, garment, body)
    for f in range(frames):
        angle = 2 * math.pi * f / frames
        yield around(whole, angle), canvases, angle


def blowing(frames, garment, body, recipe, strength):
    """
    As `turning`, in a wind that gusts from the left and dies down again. The first round sets the cloth swinging; the last frames of
    the second melt into those before its first, so that the loop has no seam.
    """
    def stage(f):
        swing = 2 * math.pi * f / frames
        gust = strength * (.5 - .5 * math.cos(swing)) * (.8 + .2 * math.sin(3 * swing))
        return dict(frames=1, gravity=5, drag=2.2, friction=.3, substeps=22,
                    wind=(gust, gust * .35 * math.sin(2 * swing + 1), 0, 0))
    kept = [points.copy() for points in drape.falling(garment, body, [stage(f) for f in range(2 * frames)], thickness=recipe.thickness)]
    melt = frames // 5
    for f in range(frames):
        t = max(0, (f - (frames - melt) + 1) / melt)
        t = t * t * (3 - 2 * t)
        garment.at = kept[frames + f] * (1 - t) + kept[f] * t
        yield *picture.scene(recipe, garment, body), 0.0


def falling(frames, garment, body, recipe, strength):
    """As `turning`: what hangs below the waist is thrown up, falls and comes to rest, which melts into how it hung."""
    still = garment.at.copy()
    worn = np.flatnonzero(still[:, 2] > WAIST)
    pins = worn, still[worn], .9

    def stage(f):
        lift = strength * math.sin(math.pi * f / THROWN) ** 2 if f < THROWN else 0
        return dict(frames=1, gravity=5, drag=3.4, friction=.3, substeps=30, wind=(0, -.15 * lift, lift, 0), pins=pins)
    melt = frames // 4
    for f, points in enumerate(drape.falling(garment, body, [stage(f) for f in range(frames)], thickness=recipe.thickness)):
        t = max(0, (f - (frames - melt) + 1) / melt)
        t = t * t * (3 - 2 * t)
        garment.at = points * (1 - t) + still * t
        yield *picture.scene(recipe, garment, body), 0.0


def shoot(name, draft=False, to=None, say=print):
    film = FILMS[name]
    handle = film.handle or name
    recipe, _ = make.recipes()[handle]
    kind, _ = make.catalogue()[handle]
    size = tuple(side // (2 if draft else 1) for side in film.size)
    frames = film.seconds * (5 if draft else RATE)
    garment, body = picture.draped(handle, recipe, say)
    middle, height = film.frame or recipe.frame or picture.frame(picture.scene(recipe, garment, body)[0].points)
    backdrop = studio.BACKDROPS[film.backdrop or make.BACKDROPS[kind]]
    sheets = None
    if film.breeze:
        taken = blowing(frames, garment, body, recipe, film.breeze)
    else:
        taken = falling(frames, garment, body, recipe, film.drop) if film.drop else turning(frames, garment, body, recipe)
    folder = to or os.path.join(SHOP, 'files')
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        reel = os.path.join(scratch, 'reel.mkv')
        pipe = subprocess.Popen(['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '{}x{}'.format(*size),
                                 '-r', str(frames // film.seconds), '-i', '-', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', reel],
                                stdin=subprocess.PIPE)
        for f, (whole, canvases, angle) in enumerate(taken):
            sheets = sheets or picture.surfaces(recipe, garment, canvases)
            shot = studio.photograph(whole, sheets, middle, height, size, 2, film.quality, backdrop.light)
            # wood and horn are painted by where they are
            shot['place'] = around(meshes.Mesh(shot['place'], None, None, None), -angle).points
            colour = dye.develop(shot, picture.painter(recipe, garment, canvases, film.colour, swatches()[film.colour],
                                                       float(shot['footprint'])), backdrop, grain=.002)
            if f == 0:
                poster = os.path.join(folder, f'{name}-film.webp')
                dye.save(colour, poster, 76)
                manifest.record(poster, colour, 'film', [manifest.product(handle, film.colour)])
            pipe.stdin.write(colour.tobytes())
            if f % 10 == 0:
                say(f'  {name} {f}/{frames}')
        pipe.stdin.close()
        if pipe.wait():
            raise RuntimeError('ffmpeg could not keep the reel')
        for ending, coder, worse in (('webm', ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1'], (30, 36, 42, 48)),
                                     ('mp4', ['-c:v', 'libx264', '-preset', 'slow', '-movflags', '+faststart'], (22, 25, 28, 32))):
            path = os.path.join(folder, f'{name}-film.{ending}')
            for quality in worse:
                subprocess.run(['ffmpeg', '-loglevel', 'error', '-y', '-i', reel, '-an', '-pix_fmt', 'yuv420p', *coder,
                                '-crf', str(quality), path], check=True)
                if os.path.getsize(path) < MOST:
                    break
            say(f'  {os.path.basename(path)} {os.path.getsize(path) // 1000} kB')


if __name__ == '__main__':
    names, draft, to = make.asked(sys.argv[1:])
    for name in names or sorted(FILMS):
        shoot(name, draft, to)
