"""A bridle belt: rolled up on its edge with the buckle outside, and, near by, laid flat and fastened."""
import numpy as np

from dye import linear, srgb
from objects.solid import disc, flat_section, noise, shell, stitches, strap, swept, through, tube, turned
from objects.still import Still, Stuff, View

#: Width, thickness, length, how far the leather is folded back round the buckle's bar, m.
WIDE, DEEP, LONG, FOLD = .025, .0034, .96, .052
#: The buckle: how far its frame reaches beyond the bar, half its height, how thick its brass is.
REACH, HALF, BRASS = .031, .0195, .0021


def hide(path, up, across, point=0.0, crease=True):
    """
    A strap whose outside lies along a path (n, 3): parts hide, flesh and edge. up: its outward directions (n, 3), across:
    which way its width runs, (3,) or (n, 3); point: how long its pointed first end is, m.
    """
    up, across = np.broadcast_to(up, path.shape), np.broadcast_to(across, path.shape)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    half = np.full(len(path), WIDE / 2)
    if point:
        t = np.clip(way / point, 0, 1)
        half = WIDE / 2 * np.clip(1 - (1 - t) ** 2.1, .03, 1)
    v = np.sin(np.linspace(-1, 1, 91) * np.pi / 2)
    off = half[:, None] * v[None]
    rim = half[:, None] - np.abs(off)
    lift = -.00030 * np.exp(-((rim - .0024) / .00035) ** 2) * crease - .00045 * np.exp(-rim / .0006)
    grid = path[:, None] + across[:, None] * off[:, :, None]
    lift = lift + noise(grid.reshape(-1, 3), .028, 3).reshape(off.shape) * .00016
    return dict(zip(('hide', 'flesh', 'edge'), shell(grid + up[:, None] * lift[:, :, None], DEEP)))


def buckle(bar, ahead, up, across, tongue):
    """The brass frame beyond the bar's middle, and its tongue. tongue: heights (m, outwards) along its way from bar to tip."""
    corner, thick = .0065, np.array((1.18, .86))
    a = np.linspace(0, np.pi / 2, 12)
    x0, x1, z = 0.0, REACH, HALF
    ring = np.concatenate([np.stack([(x1 if sx > 0 else x0) - sx * corner + corner * np.cos(a + t), sz * (z - corner) + corner * np.sin(a + t)], 1)
                           for sx, sz, t in ((1, 1, 0), (-1, 1, np.pi / 2), (-1, -1, np.pi), (1, -1, 1.5 * np.pi))])
    ring = through(ring, 260, closed=True)
    rise = .0022 * np.clip(ring[:, 0] / REACH, 0, 1) ** 2
    path = bar + ahead * ring[:, :1] + across * ring[:, 1:] + up * rise[:, None]
    frame = swept(path, disc(20) * BRASS * thick, np.tile(up, (len(path), 1)), None, True)
    s = np.linspace(0, 1, 80)
    heights = np.interp(s, np.linspace(0, 1, len(tongue)), tongue)
    for _ in range(6):
        heights[1:-1] = (heights[:-2] + 2 * heights[1:-1] + heights[2:]) / 4
    line = bar + ahead * (-.001 + s * (REACH + .0035))[:, None] + up * heights[:, None]
    width = np.interp(s, [0, .15, .8, .97, 1], [.0023, .0021, .0017, .0014, .0007])
    prong = swept(line, disc(16)[None] * width[:, None, None] * (1.1, .8), up)
    turn = np.linspace(-.5 * np.pi, 1.5 * np.pi, 40)
    eye = bar + (ahead * np.cos(turn)[:, None] + up * np.sin(turn)[:, None]) * (BRASS + DEEP + .0012)
    return [frame, prong], swept(eye, flat_section(.0046, .0016), np.gradient(np.gradient(eye, axis=0), axis=0) * -1, False)


def keeper(place, ahead, up, across, thick):
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


def rolled():
    """On its edge: the path of the outside in plan, from the pointed end in the middle outwards."""
    straight, total = .072, LONG - FOLD
    end = np.radians(-112)
    inner, pitch = .0405, DEEP + .0009
    turns = np.linspace(0, 2 * np.pi * 3.6, 4000)[::-1]
    angle = end - turns
    radius = inner + pitch * (turns.max() - turns) / (2 * np.pi) + .0011 * np.sin(angle * .7 + 1) + .0020 * np.clip(1 - turns / 4, 0, 1) ** 2
    spiral = np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1)
    way = np.r_[np.cumsum(np.linalg.norm(np.diff(spiral, axis=0), axis=1)[::-1])[::-1], 0]
    spiral = spiral[way <= total - straight]
    d = spiral[-1] - spiral[-2]
    d /= np.linalg.norm(d)
    n = np.array((d[1], -d[0]))
    s = np.linspace(0, straight, 240)[1:, None]
    tail = spiral[-1] + d * s - n * (.0040 * (s / straight) ** 2 * 0) - n * (.5 * s ** 2 / .14)
    return np.vstack([spiral, tail])


def upright(view):
    plan = rolled()
    d = plan[-1] - plan[-4]
    d /= np.linalg.norm(d)
    out = np.array((d[1], -d[0]))
    core = plan[-1] - out * DEEP
    r = BRASS + .0002
    # round the bar and back inside of itself
    a = np.linspace(0, np.pi, 60)
    bar = plan[-1] - out * (DEEP + r)
    turn = bar + out * ((DEEP + r) * np.cos(a))[:, None] + d * ((DEEP + r) * np.sin(a))[:, None]
    k = len(plan) - int(FOLD / np.linalg.norm(plan[-1] - plan[-2]))
    t = np.gradient(plan, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    outs = np.stack([t[:, 1], -t[:, 0]], 1)
    gap = (2 * (DEEP + r)) * np.clip((np.arange(len(plan)) - k) / 60, 0, 1)[:, None] ** .5 * 0 + 2 * DEEP + .0002
    near = np.exp(-np.linalg.norm(plan - plan[-1], axis=1) / .006)[:, None]
    back = (plan - outs * (gap + 2 * (r - .0001) * near))[k:][::-1]
    line = np.vstack([plan, turn[1:], back])
    keep = np.r_[True, np.linalg.norm(np.diff(line, axis=0), axis=1) > 1e-5]
    line = line[keep]
    t = np.gradient(line, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    ups = np.c_[t[:, 1], -t[:, 0], 0 * t[:, 0]]
    low = HALF + BRASS
    path = np.c_[line, np.full(len(line), low)]
    parts = {k_: [m] for k_, m in hide(path, ups, (0, 0, 1.0), .03).items()}
    ahead, up = np.r_[d, 0], np.r_[out, 0]
    place = np.r_[bar, low]
    brass, eye = buckle(place, ahead, up, np.array((0, 0, 1.0)), [.0056, .0064, .0058, .0050, .0046])
    parts['brass'] = [*brass, eye]
    m = len(plan) - int(.030 / .0003)
    flat = np.c_[plan, np.full(len(plan), low)]
    ups2 = np.c_[outs, 0 * outs[:, 0]]
    foot = flat[m]
    parts['hide'].append(keeper(foot - ups2[m] * (2 * DEEP + .0002), np.r_[t[m], 0], ups2[m], np.array((0, 0, 1.0)), 2 * DEEP))
    parts['thread'] = sewn(flat, ups2, np.array((0, 0, 1.0)), k + 6, len(plan) - 8)
    drop = min(x.points[:, 2].min() for some in parts.values() for x in some)
    return lowered(parts, drop)


def lowered(parts, drop):
    for some in parts.values():
        for m in some:
            m.points[:, 2] -= drop
    return parts


def fastened(view):
    """Laid flat: the buckle's end from the left, the pointed end from the right through frame and keeper."""
    y, z = np.array((0, 1.0, 0)), np.array((0, 0, 1.0))
    x = np.linspace(-.30, 0, 700)
    r = BRASS + .0002
    top = 2 * DEEP + .0002 + (r - .0001) * 2 * np.exp(-np.abs(x) / .006)
    main = np.stack([x, 0 * x, top], 1)
    middle = top[-1] - DEEP - r
    a = np.linspace(0, np.pi, 60)
    turn = np.stack([(DEEP + r) * np.sin(a), 0 * a, middle + (DEEP + r) * np.cos(a)], 1)
    under = np.stack([x[x > -FOLD][::-1], 0 * x[x > -FOLD], DEEP - (DEEP + 2 * r) * 0 - .0 * x[x > -FOLD][::-1]], 1)
    under[:, 2] = np.interp(under[:, 0], [-FOLD, -.012, 0], [.0001, .0001, middle - DEEP - r])
    line = np.vstack([main, turn[1:], under[1:]])
    t = np.gradient(line, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    ups = np.cross(t, y)
    ups *= np.sign(ups[:1, 2:])
    parts = {k: [m] for k, m in hide(line, ups, y).items()}
    # the other end, over the bar and along the top
    bar = np.array((0, 0, middle))
    high = top[-1] + DEEP + .0006
    tip = through(np.array([(-.128, 0, top[0] + DEEP + .0008), (-.09, 0, top[0] + DEEP + .0006), (-.05, 0, top[0] + DEEP + .0005), (-.015, 0, high - .0006), (0, 0, high + .0003),
                            (.012, 0, high - .0012), (.030, 0, DEEP + .0042), (.055, 0, DEEP + .0008), (.09, 0, DEEP + .0002), (.20, 0, DEEP + .0002), (.34, 0, DEEP + .0002)]), 1100)
    t = np.gradient(tip, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    tops = np.cross(t, y)
    for name, mesh in hide(tip, tops, y, .032).items():
        parts[name].append(mesh)
    holes = []
    for at in (-.094, -.069, -.044, -.019, .006, .046, .071):
        k = np.argmin(np.abs(tip[:, 0] - at))
        holes.append(turned([(.00001, .00005), (.0017, .00005), (.0021, .00001), (.0023, -.0002)], tip[k], tops[k], 30))
    parts['hole'] = holes
    k = np.argmin(np.abs(tip[:, 0] - .006))
    rise = high - middle
    brass, _ = buckle(bar, np.array((1.0, 0, 0)), z, y, [.002, rise - .002, rise + .0020, rise + .0016, .0064, .0058])
    parts['brass'] = brass
    parts['hide'].append(keeper(np.array((-.040, 0, .0001)), None, z, y, top[0] + DEEP + .0006))
    flat = np.stack([x, 0 * x, top], 1)
    return parts


def belt(view):
    return fastened(view) if view == 'detail' else upright(view)


def mixed(own, other, share):
    return '#%02x%02x%02x' % tuple((srgb(linear(own) * (1 - share) + linear(other) * share) * 255).round().astype(int))


BELT = Still(belt, dict(hide=Stuff(None, .36, 1.15, grain='leather', fine=1.9, high=.30, mottle=.06, depth=.03),
                        flesh=Stuff(lambda colour, own: mixed(own, '#9a7c5e', .35), .85, .4, grain='velvet', mottle=.06),
                        edge=Stuff(lambda colour, own: mixed(own, '#120b07', .6), .30, 1.2), hole=Stuff('#0d0907', .9, .2),
                        thread=Stuff(lambda colour, own: {'Tobacco': '#d8c09a'}.get(colour, '#4a443c'), .8, .4),
                        brass=Stuff('#cfa65a', .24, metal=True, mottle=.02)),
             dict(front=View(-6, 24, (.008, .024), .23), back=View(150, 30, (.0, .024), .23), detail=View(14, 48, (-.006, .004), .125)))

PRODUCTS = {'bridle-belt': BELT}
