"""
Films of the shop: `python3 film.py [NAME …] [--draft] [--to FOLDER]`; a film of a product has its handle for a name. A piece turns
once about itself, hangs in a breeze, or its skirt is swung up and falls; silent loops without a seam, below 500 kB each, as .webm and
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

#: Length, s; frames a second; bytes at most; rays, times a picture's.
SECONDS, RATE, MOST, QUALITY = 5, 20, 500_000, .4
#: Frames in which a garment comes to rest before it moves: else the film would start with a jolt.
RESTS = 60
#: Frames in which a skirt is swung up, and the height above which a dress stays where it is, m.
SWUNG, WAIST = 24, 1.16


@dataclass
class Film:
    colour: str
    breeze: float = 0.0             # m/s² of the strongest gust
    drop: float = 0.0               # m/s² that swing up what hangs below the waist; a piece with neither turns
    handle: str = ''                # the product's, where the film has a name of its own
    size: tuple[int, int] = (720, 960)
    frame: tuple = ()               # ((x, z), height) m that are seen; else the whole piece
    backdrop: studio.Backdrop = None   # else that of the product's kind


FILMS = {'column-slip-dress': Film('Oxblood', 1.1), 'velvet-column-gown': Film('Pine'),
         'bias-midi-skirt': Film('Champagne', 1.2), 'charmeuse-blouse': Film('Ivory'),
         'gathered-maxi-dress': Film('Rust', drop=7.4, frame=((.12, .82), 1.64)),
         # so wide a picture would show the lamps behind, on its wall
         'hero-bias': Film('Oxblood', 1.2, handle='column-slip-dress', size=(1280, 640), frame=((-.42, .88), 1.02),
                           backdrop=studio.Backdrop('#8a7468', studio.Light((studio.key(1.18),) + studio.AREAS[1:], (.38, .24)), .6))}


def around(mesh, angle):
    """The mesh after a turn of `angle` radians about the upright axis."""
    c, s = math.cos(angle), math.sin(angle)
    turn = np.array(((c, -s, 0), (s, c, 0), (0, 0, 1)))
    return meshes.Mesh(mesh.points @ turn.T, mesh.triangles, mesh.flat, mesh.material,
                       None if mesh.normals is None else mesh.normals @ turn.T)


def turning(frames):
    """Yields the turn of each frame, radians."""
    for f in range(frames):
        yield 2 * math.pi * f / frames


def breeze(strength, frames):
    """Stages of drape.falling, a frame each: a wind gusts from the left, m/s² at its strongest, and dies down again."""
    for f in range(frames):
        swing = 2 * math.pi * f / frames
        gust = strength * (.5 - .5 * math.cos(swing)) * (.8 + .2 * math.sin(3 * swing))
        yield dict(frames=1, gravity=5, drag=2.2, friction=.3, substeps=22, wind=(gust, gust * .35 * math.sin(2 * swing + 1), 0, 0))


def drop(strength, frames, garment):
    """As `breeze`: what hangs below the waist is swung up to the side, m/s² at its strongest, let go, and falls."""
    worn = np.flatnonzero(garment.at[:, 2] > WAIST)
    for f in range(frames):
        swung = strength * math.sin(math.pi * f / SWUNG) ** 2 if f < SWUNG else 0
        yield dict(frames=1, gravity=5, drag=3.0, friction=.2, substeps=30, wind=(swung, -.2 * swung, .45 * swung, 0), pins=(worn, garment.at[worn], .9))


def moving(frames, garment, body, recipe, film):
    """
    Moves the garment frame by frame; the last quarter melts into how it hung, so that the loop has no seam. What falls is the coarse mesh: it
    carries the fine one and its creases along.
    """
    still, coarse = garment.at, garment.coarse
    garment.lead()
    garment.hold_coarse()
    stages = list(breeze(film.breeze, frames) if film.breeze else drop(film.drop, frames, coarse))
    moved = drape.falling(coarse, body, [dict(stages[0], frames=RESTS)] + stages, thickness=recipe.thickness)
    start = next(moved).copy()
    for f, points in enumerate(moved):
        t = np.clip((frames - f) / (frames // 4), 0, 1)
        coarse.at = (points - start) * t * t * (3 - 2 * t)
        garment.at = np.empty_like(still)
        garment.follow()
        garment.at += still
        yield 0.0


def shoot(name, draft=False, to=None, say=print):
    film = FILMS[name]
    handle = film.handle or name
    recipe, _ = make.recipes()[handle]
    kind, _ = make.catalogue()[handle]
    size = tuple(side // (2 if draft else 1) for side in film.size)
    frames, every = SECONDS * RATE, 4 if draft else 1
    garment, body = picture.draped(handle, recipe, say)
    canvases, mesh = picture.filmed(recipe, garment, body)
    sheets = picture.surfaces(recipe, garment, canvases)
    whole = mesh()
    middle, height = film.frame or recipe.frame or picture.frame(whole.points)
    backdrop = film.backdrop or studio.BACKDROPS[make.BACKDROPS[kind]]
    above = picture.ABOVE * height if picture.hangs_from_waist(recipe, garment) else 0.0
    moves = film.breeze or film.drop
    folder = to or os.path.join(SHOP, 'files')
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        reel = os.path.join(scratch, 'reel.mkv')
        pipe = subprocess.Popen(['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '{}x{}'.format(*size),
                                 '-r', str(RATE // every), '-i', '-', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', reel],
                                stdin=subprocess.PIPE)
        for f, angle in enumerate(moving(frames, garment, body, recipe, film) if moves else turning(frames)):
            if f % every:
                continue
            whole = mesh() if moves else whole
            shot = studio.photograph(around(whole, angle), sheets, middle, height, size, 1.5, QUALITY, backdrop.light, above=above)
            shot['picks'] = studio.without_pinholes(shot['picks'])
            colour = dye.develop(shot, picture.painter(recipe, garment, canvases, film.colour, swatches()[film.colour],
                                                       float(shot['footprint'])), backdrop, grain=.002)
            if f == 0:
                poster = os.path.join(folder, f'{name}-film.webp')
                dye.save(colour, poster, 76)
                manifest.record(poster, colour, 'film', [manifest.product(handle, film.colour)])
            pipe.stdin.write(colour.tobytes())
            if f % 20 == 0:
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
