"""A bridle belt: rolled up on its edge, the buckle outside."""
from dataclasses import replace

import numpy as np

from objects import bags
from objects.bags import mixed
from objects.jewellery import tent
from objects.solid import disc, noise, shell, stitches, strap, swept, through
from objects.still import Still, Stuff, View
from wardrobe.fronts import ease

#: Width, thickness, length, how far the leather is folded back round the buckle's bar, m.
WIDE, DEEP, LONG, FOLD = .025, .0034, .96, .052
#: The buckle: how far its frame reaches beyond the bar, half its height, how thick its brass is.
REACH, HALF, BRASS = .031, .0195, .0021
#: How far before the bar's middle the prong's tip lies, m.
RESTS = .0052


def hide(path, up, across, point):
    """
    A strap whose outside lies along a path (n, 3): parts hide, flesh and edge. up: its outward directions (n, 3), across:
    which way its width runs, (3,) or (n, 3); point: how long its pointed first end is, m.
    """
    up, across = np.broadcast_to(up, path.shape), np.broadcast_to(across, path.shape)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    half = WIDE / 2 * np.clip(1 - (1 - np.clip(way / point, 0, 1)) ** 2.1, .03, 1)
    v = np.sin(np.linspace(1, -1, 75) * np.pi / 2)
    off = half[:, None] * v[None]
    rim = half[:, None] - np.abs(off)
    lift = -.00030 * np.exp(-((rim - .0024) / .00035) ** 2) - .00045 * np.exp(-rim / .0006)
    grid = path[:, None] + across[:, None] * off[:, :, None]
    lift = lift + noise(grid.reshape(-1, 3), .028, 3).reshape(off.shape) * .00016
    return dict(zip(('hide', 'flesh', 'edge'), shell(grid + up[:, None] * lift[:, :, None], DEEP)))


#: Views in which it is not rolled up but lies in loose turns, so that its inside is seen.
LOOSE = ('inside', 'size')


def buckle(bar, ahead, up, across):
    """The brass frame beyond the bar's middle, and its prong, as a list of meshes."""
    corner, thick = .0065, np.array((1.18, .86))
    a = np.linspace(0, np.pi / 2, 12)
    x0, x1, z = 0.0, REACH, HALF
    ring = np.concatenate([np.stack([(x1 if sx > 0 else x0) - sx * corner + corner * np.cos(a + t), sz * (z - corner) + corner * np.sin(a + t)], 1)
                           for sx, sz, t in ((1, 1, 0), (-1, 1, np.pi / 2), (-1, -1, np.pi), (1, -1, 1.5 * np.pi))])
    ring = through(ring, 260, closed=True)
    rise = .0022 * np.clip(ring[:, 0] / REACH, 0, 1) ** 2
    path = bar + ahead * ring[:, :1] + across * ring[:, 1:] + up * rise[:, None]
    frame = swept(path, disc(20) * BRASS * thick, np.tile(up, (len(path), 1)), None, True)
    return [frame, prong(bar, ahead, up)]


def prong(bar, ahead, up):
    """One rod: flat round the bar and the leather, then ahead over the frame, its tip rounded."""
    far, tip, blunt = BRASS + DEEP + .0012, REACH + .0031, .0013
    turn = np.linspace(-.2, -1.5 * np.pi, 90)[:-1]
    s = 1 - np.linspace(1, 0, 150) ** 1.6
    rest = np.interp(s, [0, .25, .8, 1], [far, far - .0002, RESTS, RESTS - .0004])
    for _ in range(12):
        rest[1:-1] = (rest[:-2] + 2 * rest[1:-1] + rest[2:]) / 4
    side, high = np.r_[far * np.cos(turn), tip * s], np.r_[far * np.sin(turn), rest]
    line = bar + ahead * side[:, None] + up * high[:, None]
    ended = np.sqrt(np.clip(1 - np.clip(1 - tip * (1 - s) / blunt, 0, 1) ** 2, .0004, 1))
    at = [0, .006, REACH * .8, REACH]
    half = np.stack([np.r_[np.full(len(turn), loop), np.interp(tip * s, at, rod) * ended]
                     for loop, rod in ((.0023, [.0023, .0021, .0018, .0016]), (.0010, [.0010, .0014, .0014, .0013]))], 1)
    return swept(line, disc(24)[None] * half[:, None], np.r_[line[:len(turn)] - bar, np.tile(up, (len(s), 1))])


def keeper(place, up, across, thick):
    """A loop of leather round the strap: `thick` m of leather run through it."""
    a = WIDE / 2 + .0016
    low, high = -.0016, thick + .0014
    ring = np.array([(a, low), (a, high), (-a, high), (-a, low)])
    line = []
    for p, q in zip(ring, np.roll(ring, -1, 0)):
        d = (q - p) / np.linalg.norm(q - p)
        line += [p + d * .0012, (p + q) / 2, q - d * .0012]
    path = place + across * np.array(line)[:, :1] + up * np.array(line)[:, 1:]
    path = through(path, 160, closed=True)
    middle = place + up * (low + high) / 2
    return strap(path, path - middle, .0090, .0024, .0003, False, True)


def sewn(path, up, across, start, end):
    """Two rows of stitches beside the edges from row `start` to `end`, and one across where the fold ends."""
    out = []
    for side in (-1, 1):
        line = path[start:end] + np.broadcast_to(across, path.shape)[start:end] * side * (WIDE / 2 - .0040)
        out.append(stitches(line, up[start:end], .0043, .0033, .00042))
    ends = path[start] + np.broadcast_to(across, path.shape)[start] * np.linspace(-1, 1, 40)[:, None] * (WIDE / 2 - .0042)
    out.append(stitches(ends, np.tile(up[start], (40, 1)), .0043, .0033, .00042))
    return out


def rolled(inner=.0405, gap=.0009, end=-112):
    """
    On its edge: the path of the outside in plan, from the pointed end in the middle outwards. inner: radius in the middle; gap: between the
    turns, m; end: where the outer turn leaves, degrees.
    """
    straight, total = .072, LONG - FOLD
    end, pitch = np.radians(end), DEEP + gap
    turns = np.linspace(0, 2 * np.pi * 3.6, 1700)[::-1]
    angle = end - turns
    radius = inner + pitch * (turns.max() - turns) / (2 * np.pi) + .0011 * np.sin(angle * .7 + 1) + .0020 * np.clip(1 - turns / 4, 0, 1) ** 2
    spiral = np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1)
    way = np.r_[np.cumsum(np.linalg.norm(np.diff(spiral, axis=0), axis=1)[::-1])[::-1], 0]
    spiral = spiral[way <= total - straight]
    d = spiral[-1] - spiral[-2]
    d /= np.linalg.norm(d)
    n = np.array((d[1], -d[0]))
    s = np.linspace(0, straight, 240)[1:, None]
    tail = spiral[-1] + d * s - n * (.5 * s ** 2 / .14)
    return np.vstack([spiral, tail])


def upright(view):
    plan = rolled(.030, .0146, -150) if view in LOOSE else rolled()
    d = plan[-1] - plan[-4]
    d /= np.linalg.norm(d)
    out = np.array((d[1], -d[0]))
    r = BRASS + .0002
    # round the bar and back inside of itself
    a = np.linspace(0, np.pi, 60)
    bar = plan[-1] - out * (DEEP + r)
    turn = bar + out * ((DEEP + r) * np.cos(a))[:, None] + d * ((DEEP + r) * np.sin(a))[:, None]
    k = len(plan) - int(FOLD / np.linalg.norm(plan[-1] - plan[-2]))
    t = np.gradient(plan, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    outs = np.stack([t[:, 1], -t[:, 0]], 1)
    near = np.exp(-(np.linalg.norm(plan - plan[-1], axis=1) / .010) ** 2)[:, None]
    back = (plan - outs * (2 * DEEP + .0002 + 2 * (r - .0001) * near))[k:][::-1]
    line = np.vstack([plan, turn[1:], back])
    # rolled it stands on its edge; towards the buckle, which is taller, it rises
    left = np.r_[np.cumsum(np.linalg.norm(np.diff(plan, axis=0), axis=1)[::-1])[::-1], 0]
    low, high = WIDE / 2, HALF + BRASS
    rise = low + (high - low) * ease(1.12 - left / .26)
    heights = np.concatenate([rise, np.full(len(turn) - 1, high), rise[k:][::-1]])
    kept = np.r_[True, np.linalg.norm(np.diff(line, axis=0), axis=1) > 1e-5]
    line, heights = line[kept], heights[kept]
    t = np.gradient(line, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    ups = np.c_[t[:, 1], -t[:, 0], 0 * t[:, 0]]
    path = np.c_[line, heights]
    parts = {name: [mesh] for name, mesh in hide(path, ups, (0, 0, 1.0), .03).items()}
    ahead, up = np.r_[d, 0], np.r_[out, 0]
    place = np.r_[bar, high]
    parts['brass'] = buckle(place, ahead, up, np.array((0, 0, 1.0)))
    flat, outs = np.c_[plan, rise], np.c_[outs, 0 * outs[:, 0]]
    m = len(plan) - 100
    parts['hide'].append(keeper(flat[m] - outs[m] * (2 * DEEP + .0002), outs[m], np.array((0, 0, 1.0)), 2 * DEEP))
    parts['thread'] = sewn(flat, outs, np.array((0, 0, 1.0)), k + 6, len(plan) - 8)
    drop = min(some.points[:, 2].min() for part in parts.values() for some in part)
    for part in parts.values():
        for some in part:
            some.points[:, 2] -= drop
    return parts


BELT = Still(upright, dict(hide=Stuff(None, .36, 1.15, grain='leather', fine=1.9, high=.30, mottle=.06, depth=.03),
                           flesh=Stuff(lambda colour, own: mixed(own, '#9a7c5e', .35), .85, .4, grain='velvet', mottle=.06),
                           edge=Stuff(lambda colour, own: mixed(own, '#120b07', .6), .30, 1.2),
                           thread=Stuff(lambda colour, own: {'Tobacco': '#d8c09a'}.get(colour, '#4a443c'), .8, .4),
                           brass=replace(bags.BRASS, rough=.16)),
             dict(front=View(-6, 24, (.019, .026), .222), back=View(150, 30, (.0, .024), .205), detail=View(-14, 17, (.050, .0215), .104),
                  side=View(-50, 9, (.0, .024), .20), inside=View(160, 34, (0, .02), .27), size=View(-8, 42, (0, .015), .30)), tent)

PRODUCTS = {'bridle-belt': BELT}
