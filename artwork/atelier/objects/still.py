"""What an object is, from its parts to its pictures: build, place, light, colour."""
import time
from dataclasses import dataclass, field

import numpy as np

import dye
import mesh as meshes
import prints
import studio
from dye import linear
from objects import stage
from objects.solid import rotation
from paint import noise
from weaves import CLOTHS

FIRST = 64                                       # objects' materials are numbered from here on
#: Hide and felt take deeper colours than cloth does.
DEEP = {'Ink': '#171514', 'Oxblood': '#55171f', 'Espresso': '#33221a'}


@dataclass
class Stuff:
    """What a part is made of. colour: hex, (colourway, its hex) -> hex, or None for the colourway itself."""
    colour: object = None
    rough: float = .45
    gloss: float = 1.0                           # 1: what a surface mirrors by nature
    metal: bool = False                          # mirrors in its own colour
    grain: str = ''                              # a name of weaves.CLOTHS
    fine: float = 1.0                            # how much finer that grain is
    high: float = 1.0                            # how high it is, times its own
    mottle: float = .03                          # unevenness of the colour
    depth: float = .06                           # how much darker the valleys of the grain are
    patchy: float = .06                          # unevenness of the gloss of what has a grain
    shade: object = None                         # (flat (n, 2) cm, place (n, 3) m) -> (n,) times the colour
    canvas: object = None                        # () -> (heights mm, their box cm): what is pressed or carved into it
    lustre: object = None                        # (facing (n, 3), flat) -> (n, 3) times the colour: pearl, print
    fuzz: float = 0.0                            # how bright it grows seen from the side: suede


@dataclass
class View:
    """How an object is looked at: turned about the upright and seen from above (degrees); middle (x, z) and height of the picture, m."""
    turn: float = 0.0
    above: float = 9.0
    middle: tuple = (0.0, .15)
    height: float = .6


@dataclass
class Still:
    """build(view's name) -> {name of a stuff: [Mesh with normals …]}, standing on z = 0, looked at along +y."""
    build: object
    stuffs: dict
    views: dict = field(default_factory=dict)    # 'front', 'back', 'detail', 'side', 'inside', 'size' … -> View
    room: object = stage.room                    # what gloss mirrors beside the lamps: directions (n, 3) -> brightness


def placed(still, view):
    """(mesh as the camera sees it, turn (3, 3), where the floor's origin came to lie, {number: stuff})."""
    parts, numbers = [], {}
    for k, (name, some) in enumerate(still.build(view).items()):
        numbers[FIRST + k] = still.stuffs[name]
        for m in some:
            parts.append(meshes.Mesh(m.points, m.triangles, m.flat, np.full(len(m.triangles), FIRST + k), m.normals))
    whole = meshes.joined(parts)
    look = still.views[view]
    whole.points = whole.points @ rotation(z=look.turn).T
    whole.normals = whole.normals @ rotation(z=look.turn).T
    turn = rotation(x=look.above)
    origin = np.array((0, 0, stage.HEIGHT)) - turn @ np.array((look.middle[0], 0, look.middle[1]))
    whole.points, whole.normals = whole.points @ turn.T + origin, whole.normals @ turn.T
    return whole, turn, origin, numbers


def shots(still, views=('front', 'back', 'detail'), size=(1600, 2133), say=print, fine=2, quality=1.0):
    """Yields (view, passes) of those views the still has."""
    for view in [v for v in views if v in still.views]:
        t = time.time()
        whole, turn, origin, numbers = placed(still, view)
        look = still.views[view]
        surfaces = {}
        for k, s in numbers.items():
            tile = CLOTHS[s.grain].tile().scaled(s.high, s.fine) if s.grain else None
            carved, box = s.canvas() if s.canvas else (None, ((0, 0), (1, 1)))
            surfaces[k] = studio.Surface(s.rough, canvas=carved, box=box, weave=None if tile is None else tile.height,
                                         period=(1.0, 1.0) if tile is None else tile.period, white=1.0 if s.colour is None else .45,
                                         dyed=s.colour is None, mirror=2 if s.metal else 1 if s.rough < .6 else 0)
        shot = studio.photograph(whole, surfaces, (0.0, stage.HEIGHT), look.height, size, fine, quality,
                                 studio.Light(stage.areas(look.above), glow=lambda ways: stage.dome(ways @ turn),
                                              mirrored=lambda ways: still.room(ways @ turn)),
                                 stage.before(turn, origin))
        shot['stuffs'] = numbers
        say(f'  {view}: {len(whole.triangles)} triangles, {time.time() - t:.0f} s')
        yield view, shot


def painter(numbers, colour, hexes):
    """paint() of dye.develop for one colourway."""
    own = DEEP.get(colour) or prints.SHADES.get(colour, hexes)

    def paint(m, flat, place, lift, facing):
        s = numbers[m]
        hue = s.colour(colour, own) if callable(s.colour) else s.colour or own
        base = linear(hue).astype(np.float32)
        tone = 1 + s.mottle * (.6 * noise(flat, 2.2, 1) + .4 * noise(flat, .25, 0))
        gloss = s.gloss
        if s.grain:
            grain = np.clip((lift - np.median(lift)) / (np.std(lift) + .01), -1.8, 1)
            tone *= 1 + s.depth * grain
            gloss = gloss * np.clip(1 + .10 * grain + s.patchy * (noise(flat, 3.4, 1) + .3 * noise(flat, .5, 0)), .4, 1.6)
        if s.fuzz:
            tone *= (1 - .12 * s.fuzz) + s.fuzz * np.clip(1 + facing[:, 1], 0, 1) ** 1.6
        if s.shade:
            tone *= s.shade(flat, place)
        base = base[None] * tone[:, None]
        if s.lustre:
            base = base * s.lustre(facing, flat)
        if s.metal:
            return base * .06, s.gloss * base / .04
        return np.clip(base, .004, .92), gloss
    return paint


def coloured(shot, colour, hexes, backdrop):
    return dye.develop(shot, painter(shot['stuffs'], colour, hexes), backdrop)
