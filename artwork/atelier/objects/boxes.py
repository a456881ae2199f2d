"""Boxes of card that things are sold in: what is beside them is seen to be as small or as big as it is."""
import numpy as np

from objects import stamp
from objects.solid import moved, noise, rotation, skin, swept
from objects.still import Stuff


#: Radius of a fold of card that a box stands on, m.
FOLD = .00006


def block(wide, deep, high, edge=.0005):
    """A block on the floor, m: its long edges rounded, those it stands on as little as a fold is: below a round one is a dark gap finer than a pixel."""
    a = np.linspace(0, np.pi / 2, 6)
    corner = np.stack([np.cos(a), np.sin(a)], 1)
    section = np.concatenate([corner @ np.array(((c, s), (-s, c))) * r + (sx * (deep / 2 - r), sz * (high / 2 - r))
                              for sx, sz, c, s, r in ((1, 1, 1, 0, edge), (-1, 1, 0, 1, edge), (-1, -1, -1, 0, FOLD), (1, -1, 0, -1, FOLD))])
    path = np.linspace((-wide / 2, 0, high / 2), (wide / 2, 0, high / 2), 60)
    return swept(path, section, (0, 0, 1))


def written(wide, high):
    """What a name is printed on, flat about the origin, m: its flat positions are where it lies, cm."""
    x, y = np.meshgrid(np.linspace(-wide / 2, wide / 2, 30), np.linspace(-high / 2, high / 2, 12))
    out = skin(np.stack([x, y, np.zeros(x.shape)], 2))
    out.flat = out.points[out.triangles][:, :, :2] * 100
    return out


def drawer(place, turn):
    """A small drawer box, as matches come in, a little open: {stuff: [Mesh …]}. place: (x, y) m; turn: degrees."""
    wide, deep, high = .053, .036, .0145
    parts = dict(card=block(wide, deep, high), tray=moved(block(wide * .985, deep - .0022, high - .0018), shift=(.0070, 0, .0009)),
                 name=moved(written(.045, .012), shift=(0, 0, high + .00006)))
    return {key: [moved(m, (0, 0, turn), (*place, 0))] for key, m in parts.items()}


#: How far a shoe box's lid comes down, and how much it is wider than the box, m.
RIM, LARGER = .034, .0036


def shoebox(wide, deep, high, place=(0, 0), turn=0.0):
    """A shoe box with its lid on, its upper side `high` m up: as drawer()."""
    face = moved(written(wide * .8, RIM * .8), (90, 0, 0), (0, -(deep + LARGER) / 2 - .00006, high - RIM / 2))
    parts = dict(tray=block(wide, deep, high - .002), card=moved(block(wide + LARGER, deep + LARGER, RIM, .0009), shift=(0, 0, high - RIM)), title=face)
    return {key: [moved(m, (0, 0, turn), (*place, 0))] for key, m in parts.items()}


#: How much room there is between a box and what stands before it, m.
ROOM = .02


def beyond(points, wide, deep, high, place, turn):
    """(x, y) m: where a shoe box at a place is pushed to along y, so that it stands ROOM behind points (n, 3) of what it would stand in, m."""
    back = rotation(z=turn)[:2, 1]
    ahead, side = (points[:, :2] - place) @ back, (points[:, :2] - place) @ (back[1], -back[0])
    before = (points[:, 2] < high + ROOM) & (np.abs(side) < (wide + LARGER) / 2 + ROOM)
    far = ahead[before].max(initial=-np.inf) + ROOM + (deep + LARGER) / 2
    return place[0], place[1] + max(far, 0) / back[1]


def fibres(flat, place):
    """Uncoated card: fibres and a tooth."""
    return 1 + .012 * noise(place, .0011, 3) + .010 * noise(place * (1, 1, .4), .0042, 4)


def printed(tall):
    """The shade of what the maker's name is printed on, in letters `tall` cm high."""
    return lambda flat, place: 1 - .80 * stamp.name(flat, (0, 0), tall)


PALE, WINE = '#e9e2d3', '#5f1d27'
#: What boxes are made of.
CARD = dict(card=Stuff(PALE, .9, .3, mottle=.01, shade=fibres), tray=Stuff(WINE, .9, .3, mottle=.01, shade=fibres),
            name=Stuff(PALE, .9, .3, mottle=.01, shade=printed(.40)), title=Stuff(PALE, .9, .3, mottle=.01, shade=printed(.80)))
