"""Bags of leather, standing."""
import numpy as np

import prints
from dye import linear, srgb
from objects import stage, stamp
from objects.solid import along, directions, moved, noise, rivet, rotation, shell, skin, stitches, strap, through, tube, turned
from objects.still import Still, Stuff, View


def mixed(a, b, t):
    """A hex between two, mixed as light."""
    return '#%02x%02x%02x' % tuple((srgb(linear(a) * (1 - t) + linear(b) * t) * 255).round().astype(int))


def flesh(colour, own):
    """The rough inside of a hide: paler and duller."""
    return mixed(own, '#a88f74', .45) if colour != 'Ecru' else '#cdbfa4'


def edge(colour, own):
    """A cut edge, burnished."""
    return mixed(own, '#1c110a', .55) if colour not in ('Ecru', 'Ivory') else '#b79f7c'


def sewing(colour, own):
    return {'Tobacco': '#c79a62', 'Ecru': '#e9e0cb', 'Ink': '#35302c'}.get(colour) or prints.thread(colour, own)


def creased(grid, amount, seed, free_rim=True):
    """Leather that has been carried: broad dents and a few finer ones; none where it is sewn: at the sides, the first row, a last row not free."""
    p = grid.reshape(-1, 3)
    r = np.linspace(0, 1, len(grid))[:, None]
    rows = 1 - np.exp(-(r / .2) ** 2) if free_rim else np.sin(np.pi * r) ** .7
    d = (noise(p, .12, seed) + .35 * noise(p * (1, 1, .6), .045, seed + 1)).reshape(grid.shape[:2])
    free = rows * np.sin(np.linspace(0, np.pi, grid.shape[1]))[None, :] ** .7
    return grid + directions(grid) * (d * free * amount)[:, :, None]


class Bag:
    """Collects the parts of a bag."""

    def __init__(self):
        self.parts = {}

    def add(self, name, *some):
        self.parts.setdefault(name, []).extend(some)

    def leather(self, grid, out, depth=.0022, name='hide'):
        """A piece of leather whose grid is its outside; out (3,): where that roughly faces. Returns (grid, directions)."""
        ways = directions(grid)
        if (ways * np.asarray(out)).sum() < 0:
            flipped = shell(grid[:, ::-1], depth)
            ways = -ways
        else:
            flipped = shell(grid, depth)
        for part, mesh in zip((name, 'flesh', 'edge'), flipped):
            self.add(part, mesh)
        return grid, ways

    def sewn(self, line, ways, every=.0052):
        self.add('thread', stitches(line, ways, every, every * .77, every * .092))


#: Market tote, m: width, depth and height; how high its handles stand over the rim.
WIDE, DEEP, TALL, DROP = .385, .150, .330, .235


def carried(grid):
    """The tote as it stands after a day: its rim dips, it leans a little, nothing is straight."""
    x, y, z = grid[..., 0], grid[..., 1], grid[..., 2]
    t = z / TALL
    p = grid.reshape(-1, 3)
    out = grid.copy()
    out[..., 0] += .007 * t ** 1.5 + .0035 * t * noise(p * (.4, 1, 1), .22, 31).reshape(t.shape)
    out[..., 1] += np.sign(y) * .006 * t ** 4 * np.cos(np.pi * x / WIDE) - .004 * t + .004 * t * noise(p, .17, 33).reshape(t.shape)
    out[..., 2] -= .0075 * t ** 4 * np.cos(np.pi * x / WIDE) ** 2 + .0022 * t ** 3 * noise(p * (1, .3, .1), .10, 35).reshape(t.shape)
    return out


def tote_section(z):
    """
    Half of the tote's outline at heights z (n,), seen from above: (n, k, 2) panel and (n, j, 2) gusset for x >= 0, from the front's
    middle to the side's middle. The gusset folds inwards as the mouth closes; panels and gussets stand together at the corners.
    """
    t = z / TALL
    depth = DEEP / 2 * along([(0, 1), (.25, 1.02), (.6, .80), (1, .50)], t)
    wide = WIDE / 2 * along([(0, .985), (.3, 1), (1, .99)], t)
    fold = np.sqrt(np.maximum((DEEP / 2) ** 2 - np.minimum(depth, DEEP / 2) ** 2, 0))
    s = np.linspace(0, 1, 90)
    belly = (.012 * np.exp(-((t - .38) / .36) ** 2))[:, None] * np.cos(np.pi / 2 * s[None]) ** 1.4
    panel = np.stack([wide[:, None] * s, -depth[:, None] - belly], 2)
    panel[:, :, 1] -= .0035 * np.clip((s - .965) / .035, 0, 1) ** 1.5
    s = np.linspace(0, 1, 50)
    soft = np.sqrt((1 - s) ** 2 + .018) - np.sqrt(.018)
    soft = 1 - soft / soft[0]
    gusset = np.stack([wide[:, None] - fold[:, None] * (soft * .75 + s * .25), -depth[:, None] * (1 - s)], 2)
    gusset[:, :, 1] -= .0035 * np.clip((.06 - s) / .06, 0, 1) ** 1.5
    gusset[:, :, 0] += .0012 * np.clip((.05 - s) / .05, 0, 1)
    return panel, gusset


def tote(view):
    bag = Bag()
    rows = np.linspace(0, TALL, 120)
    panel, gusset = tote_section(rows)
    fold = .005 * np.exp(-(rows / .006) ** 2)                                     # the bottom is folded, not cut
    high = rows[:, None, None]
    for side in (-1, 1):
        grid = np.concatenate([panel[:, :0:-1] * (-1, 1), panel], 1)
        grid = np.concatenate([grid, np.broadcast_to(high, grid.shape[:2] + (1,))], 2)
        grid[:, :, 1] += fold[:, None]
        grid[:, :, 0] *= 1 - .8 * fold[:, None] / (WIDE / 2)                      # both ways, so that corners stay together
        grid = creased(carried(grid * (-side, -side, 1)), .0034, 3 + side)
        grid, ways = bag.leather(grid, (0, side, 0))
        for column in (4, -5):
            bag.sewn(grid[3:-1, column], ways[3:-1, column])
        bag.sewn(grid[-4, 6:-6], ways[-4, 6:-6])
        handle(bag, grid, ways, side, view == 'size')
        grid = np.concatenate([gusset, gusset[:, -2::-1] * (1, -1)], 1)
        grid = np.concatenate([grid, np.broadcast_to(high, grid.shape[:2] + (1,))], 2)
        grid[:, :, 0] -= .8 * fold[:, None]
        grid[:, :, 1] *= 1 - fold[:, None] / (DEEP / 2)
        bag.leather(creased(carried(grid * (side, side, 1)), .0016, 8 + side), (side, 0, 0))
    x, y = np.meshgrid(np.linspace(-1, 1, 60) * (WIDE / 2 * .985 - .004), np.linspace(-1, 1, 20) * (DEEP / 2 - .003))
    bag.leather(np.stack([x, y, np.full(x.shape, .0012)], 2), (0, 0, -1))
    if view == 'inside':
        pocket(bag)
    return hung(bag.parts, TALL + DROP) if view == 'size' else bag.parts


def pocket(bag):
    """The pocket inside, a flat pouch of the same hide that hangs from the rim behind by a strap."""
    x, z = np.meshgrid(np.linspace(-.062, .062, 50), np.linspace(.155, .275, 50))
    y = .034 + .010 * (z - .155) / .12 + .0035 * (1 - (x / .062) ** 2) * np.sin(np.pi * (z - .155) / .12)
    grid, ways = bag.leather(np.stack([x, y - .004, z], 2), (0, -1, 0), .0018)
    for line in (grid[3, 3:-3], grid[-4, 3:-3], grid[3:-3, 3], grid[3:-3, -4]):
        bag.sewn(line, np.tile((0, -1.0, 0), (len(line), 1)), .0040)
    path = through([(.0, .036, .268), (0, .034, .290), (0, .0335, .310), (0, .036, .326)], 50)
    bag.add('hide', strap(path, (0, -1, .1), .0150, .0022, .0004))
    bag.add('rivet', rivet(np.array((0, .0315, .316)), (0, -1, 0), .0036))
    x, z = np.meshgrid(np.linspace(-.034, .034, 30), np.linspace(.185, .211, 16))
    bag.add('badge', skin(np.stack([x[::-1], np.full(x.shape, .0335), z[::-1]], 2)))


#: Radius of the peg a bag is hung from, m; how far before the wall.
PEG, OFF = .0140, .055


def hung(parts, top):
    """The same bag hung from a wooden peg; top: height of the handle's inner bend over the bag's foot."""
    back, up = stage.BEHIND + stage.ROUND - OFF, .62
    out = {name: [moved(m, shift=(0, back, up)) for m in some] for name, some in parts.items()}
    r = PEG - .001
    profile = [(1e-5, 0), (r * .55, .0006), (r * .92, .004), (r * 1.25, .010), (r * 1.32, .015), (r * 1.22, .019), (r, .024), (r * .98, .05), (r, OFF + .045)]
    out['wood'] = [turned(profile, (0, back - .045, up + top), (0, 1, 0), 60)]
    return out


def named(flat, place):
    """The maker's name on the badge inside."""
    return 1 - .75 * stamp.name(flat, (0, 1.3), .50)


def handle(bag, grid, ways, side, hung=False):
    """One of the two handles: a strap whose flat ends are stitched and riveted onto the panel; hung: it is taut over a peg."""
    apart = .068
    feet = []
    for x in (-apart, apart):
        column = np.argmin(np.abs(grid[-1, :, 0] - x))
        low = np.argmin(np.abs(grid[:, column, 2] - (TALL - .095)))
        feet.append((grid[low:, column] + ways[low:, column] * .0002, ways[low:, column]))
    (a, na), (b, nb) = feet
    angle = np.linspace(0, np.pi, 9)[1:-1]
    arch = np.stack([-apart * np.cos(angle) * 1.0 + (a[-1, 0] + b[-1, 0]) / 2 + .006 * side * np.sin(angle),
                     (a[-1, 1] + b[-1, 1]) / 2 + side * .022 * np.sin(angle),
                     (a[-1, 2] + b[-1, 2]) / 2 + DROP * np.sin(angle) ** .78], 1)
    if hung:
        angle = np.pi * (.10 + .80 * np.linspace(0, 1, 7))
        rise = (a[-1, 2] + b[-1, 2]) / 2
        legs = np.linspace(0, 1, 6)[1:-1, None]
        around = PEG + .0021
        over = np.stack([-around * np.cos(angle), np.full(7, .0025 + side * .011), rise + DROP + around * np.sin(angle)], 1)
        arch = np.vstack([a[-1] + (over[0] - a[-1]) * legs, over, over[-1] + (b[-1] - over[-1]) * legs])
    path = through(np.vstack([a[::8], a[-1:] + (0, 0, .01), arch, b[-1:] + (0, 0, .01), b[::-1][::8]]), 220)
    up = np.tile((0, side, .0), (len(path), 1))
    if hung:                                                                # turned on its way up, it lies on the peg with its flat side
        away = np.stack([path[:, 0], np.zeros(len(path)), np.maximum(path[:, 2] - rise - DROP, 0)], 1)
        away /= np.linalg.norm(away, axis=1, keepdims=True) + 1e-9
        share = np.clip((path[:, 2] - rise - .3 * DROP) / (.65 * DROP), 0, 1)[:, None]
        turn = np.pi / 2 * share * share * (3 - 2 * share)
        up = up * np.cos(turn) + away * np.sin(turn)
    width = np.interp(np.linspace(0, 1, len(path)), [0, .02, .12, .2, .8, .88, .98, 1], [.018, .026, .026, .0205, .0205, .026, .026, .018])
    bag.add('hide', strap(path, up, width, .0042, .0012))
    ahead = np.gradient(path, axis=0)
    across = np.cross(ahead / np.linalg.norm(ahead, axis=1, keepdims=True), up)
    for s in (-1, 1):
        line = path + across * (s * (width / 2 - .0028))[:, None] + up * .0046
        bag.sewn(line[4:-4], up[4:-4], .0050)
    for foot, n in feet:
        k = int(len(foot) * .62)
        bag.add('rivet', rivet(foot[k] + n[k] * .0046, n[k], .0046))


#: Half-moon bag, m: half its width, its height, how deep its bottom is.
HALF, MOON, BELLY = .128, .152, .064
#: How high over its foot its strap is when it is taut, m.
MOON_DROP = .318


def moon(view):
    bag = Bag()
    x = HALF * np.sin(np.linspace(-np.pi / 2, np.pi / 2, 200))
    a = np.abs(x / HALF)
    high = MOON - .033 * (1 - a ** 2) ** 1.3
    low = (MOON - .006) * (1 - (1 - np.clip(a * .999, 0, 1) ** 2.15) ** (1 / 1.85))
    mouth = .007 + .006 * a ** 6 + (.030 * (1 - a ** 2.5) if view == 'inside' else 0)
    deep = .012 + (BELLY / 2 - .012) * (1 - a ** 2.4)
    t = np.linspace(0, 1, 80)[:, None]
    for side in (-1, 1):
        rise = t ** .92
        y = deep * (1 - t) ** 1.1 + mouth * (1 - (1 - t) ** 1.1) + .011 * (1 - a ** 3) * np.sin(np.pi * t ** .75)
        grid = np.stack(np.broadcast_arrays(x[None], side * y, low + (high - low) * rise), 2)
        grid = creased(grid, .0018, 50 + side, False)
        grid, ways = bag.leather(grid, (0, side, 0), .0016)
        bag.add('hide', tube(through(np.vstack([grid[:2:-12, 0], grid[0, ::4], grid[3::12, -1]]), 400), .0019, 12))
        line = grid[3], ways[3]
        bag.sewn(line[0][6:-6], line[1][6:-6], .0036)
        bag.sewn(grid[-3, 8:-8], ways[-3, 8:-8], .0036)
        bag.add('hide', tube(through(grid[-1, ::4], 300), .0011, 10))
    up = np.linspace(0, 1, 12)[:-1]                                         # the gusset runs round the bottom and up to the mouth
    ends = high[0] + (low[0] - high[0]) * up
    gx, gz = np.r_[np.full(11, x[0]), x, np.full(11, x[-1])], np.r_[ends, low, ends[::-1]]
    gd = np.r_[np.full(11, deep[0]), deep, np.full(11, deep[0])]
    w = np.linspace(-1, 1, 30)[:, None]
    gusset = np.stack(np.broadcast_arrays(gx[None], w * gd[None], gz[None] - .0022 * np.cos(np.pi / 2 * w) * (1 - (gx[None] / HALF) ** 2)), 2)
    bag.leather(gusset, (0, 0, -1), .0016)
    w = np.linspace(-1, 1, 9)[:, None]
    if view == 'inside':
        for side in (-1, 1):
            edge_at = np.maximum(mouth - .0055, .0012)
            y = side * (edge_at + (mouth - edge_at) * np.linspace(0, 1, 9)[:, None])
            bag.add('tape', skin(np.stack(np.broadcast_arrays(x[None], y, high[None] - .0016), 2)[::side]))
            teeth(bag, x[14:-14], high[14:-14], side * edge_at[14:-14])
    else:
        bag.add('tape', skin(np.stack(np.broadcast_arrays(x[None], -w * mouth[None], high[None] - .0016), 2)))
        zip_along(bag, x[14:-14], high[14:-14])
    path = [(-HALF + .010, 0, MOON - .030), (-HALF + .005, 0, MOON - .002), (-HALF + .003, .002, MOON + .030), (-.106, .016, .240),
            (-.060, .034, .290), (.004, .044, .308), (.066, .034, .287), (.108, .014, .235), (HALF - .002, .002, MOON + .030),
            (HALF - .005, 0, MOON - .002), (HALF - .010, 0, MOON - .030)]
    if view == 'size':                                                      # taut over a peg
        angle = np.pi * (.12 + .76 * np.linspace(0, 1, 7))
        path[3:8] = [(-PEG * np.cos(t), 0, MOON_DROP + PEG * np.sin(t)) for t in angle]
        path[2:3] = [(-.094, 0, .197), (-.054, 0, .257)]
        path[-3:-2] = [(.054, 0, .257), (.094, 0, .197)]
    elif view == 'inside':                                                  # fallen back behind the bag
        path = [p for p in path[:3]] + [(-.110, .050, .200), (-.078, .095, .222), (0, .120, .226), (.082, .098, .220), (.112, .050, .198)] + path[-3:]
    path = through(path, 260)
    t = np.gradient(path, axis=0)
    up = np.cross((0, 1, 0), t / np.linalg.norm(t, axis=1, keepdims=True))
    up *= np.sign((up * (path - (0, 0, .17))).sum(1, keepdims=True).mean())
    turn = np.linspace(-.10, .14, len(path))[:, None] * np.sin(np.linspace(0, np.pi, len(path)))[:, None] * 3
    up = up + turn * np.array((0, 1, 0))
    bag.add('hide', strap(path, up, .0165, .0036, .0006))
    ahead = t / np.linalg.norm(t, axis=1, keepdims=True)
    side_way = np.cross(ahead, up / np.linalg.norm(up, axis=1, keepdims=True))
    for s in (-1, 1):
        bag.sewn((path + side_way * s * .0060 + up / np.linalg.norm(up, axis=1, keepdims=True) * .0035)[20:-20], up[20:-20], .0036)
    for s in (-1, 1):                                                       # the eyes the strap slides through
        centre = np.array((s * (HALF - .0035), 0, MOON + .001))
        ring = np.stack([.0052 * np.cos(np.linspace(0, 2 * np.pi, 60)[:-1]), .0118 * np.sin(np.linspace(0, 2 * np.pi, 60)[:-1]),
                         np.zeros(59)], 1) @ rotation(y=s * 20).T + centre
        bag.add('brass', tube(ring, .0016, 12, closed=True))
    return hung(bag.parts, MOON_DROP) if view == 'size' else bag.parts


def teeth(bag, x, high, y):
    """One row of an open zip's teeth."""
    line = through(np.stack([x, y, high - .0010], 1)[::6], 400)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    for s in np.arange(.002, way[-1] - .002, .0022):
        p = np.array([np.interp(s, way, line[:, c]) for c in range(3)])
        bag.add('brass', tube([p - (0, .0013, 0), p + (0, .0013, 0)], .0006, 6))


def zip_along(bag, x, high):
    """A closed zip: two rows of teeth that mesh up to the slider, and part behind it."""
    line = through(np.stack([x, np.zeros(len(x)), high - .0010], 1)[::6], 400)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    at = np.arange(.002, way[-1] - .002, .00105)
    head, end = way[-46], at[-1]
    for k, s in enumerate(at):
        p = np.array([np.interp(s, way, line[:, c]) for c in range(3)])
        past = np.clip((s - head) / (end - head), 0, 1)
        y = (.00105 + .0026 * np.sin(np.pi * past ** .75)) * (1 if k % 2 else -1)
        bag.add('brass', strap(np.array([p + (0, y - .0015, 0), p + (0, y, 0), p + (0, y + .0015, 0)]), (0, 0, 1), .00082, .0012))
    ahead = line[-44] - line[-48]
    slider(bag, line[-46], ahead / np.linalg.norm(ahead))


def slider(bag, place, ahead):
    """What closes the zip: two plates with a bridge between, an eye, the link that hangs in it, a strip of hide doubled through the link and sewn."""
    across = np.array((0, 1.0, 0))
    up = np.cross(ahead, across)

    def at(points):
        points = np.atleast_2d(points)
        return place + points[:, :1] * ahead + points[:, 1:2] * across + points[:, 2:] * up
    s = np.linspace(-1, 1, 60)
    wide = np.interp(s, [-1, -.94, -.6, 0, .55, .9, 1], [.0030, .0044, .0056, .0066, .0074, .0070, .0052])
    for low, bow in ((.0016, .0005), (-.0022, .0001)):
        bag.add('brass', strap(at(np.stack([.0056 * s, 0 * s, low - .0003 * s ** 4], 1)), up, wide, .0011, bow))
    bag.add('brass', strap(at([(-.0015, 0, -.0020), (.0010, 0, -.0020), (.0035, 0, -.0020)]), up, .0022, .0046))
    eye = at(through([(0, -.0022, .0020), (0, -.0021, .0048), (0, -.0010, .0060), (0, .0010, .0060), (0, .0021, .0048), (0, .0022, .0020)], 40))
    bag.add('brass', tube(eye, .00062, 12))
    # the link lies over the rim
    out = np.array((.16, -.97, -.06))
    out /= np.linalg.norm(out)
    a = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    long, half = .0042, .0031
    oval = np.stack([half * np.cos(a), long * np.sign(np.sin(a)) + half * .8 * np.sin(a)], 1)
    oval = through(oval[::4], 90, True)
    middle = at((0, -.0002, .0047))[0] + out * (long + half * .8 - .0004)
    ring = middle + oval[:, :1] * ahead + oval[:, 1:] * out
    bag.add('brass', tube(ring, .00075, 12, closed=True))
    # the strip: up behind, round the link's outer bar, down before
    bar = middle + out * (long + half * .8)
    hang = through([bar + (0, 0, .0013), bar + (.0003, -.0020, -.0012), bar + (.0008, -.0048, -.0125),
                    bar + (.0005, -.0078, -.0250), bar + (-.0006, -.0100, -.0400)], 80)
    down = np.gradient(hang, axis=0)
    face = np.cross(down, ahead)
    face /= np.linalg.norm(face, axis=1, keepdims=True)
    face *= -np.sign(face[:, 1:2])
    gap = .0009 * np.exp(-(np.linspace(0, 1, 80) / .16) ** 2)[:, None]
    behind, before = hang - face * (.0011 + gap), hang + face * gap
    turn = np.linspace(0, np.pi, 16)[1:-1, None]
    top = (behind[0] + before[0]) / 2 + (behind[0] - before[0]) / 2 * np.cos(turn) + np.array((0, 0, .0011)) * np.sin(turn)
    path = np.vstack([behind[::-1], top, before])
    facing = np.vstack([-face[::-1], (behind[0] - before[0]) * np.cos(turn) + np.array((0, 0, .0022)) * np.sin(turn), face])
    share = np.r_[np.linspace(1, 0, 80), np.zeros(14), np.linspace(0, 1, 80)]
    width = np.interp(share, [0, .12, .3, .92, .97, 1], [.0046, .0050, .0072, .0086, .0076, .0050])
    bag.add('hide', strap(path, facing, width, .0011, .0001))
    side = np.cross(down / np.linalg.norm(down, axis=1, keepdims=True), face)
    rim = before + face * .0012
    for sign in (-1, 1):
        bag.add('thread', stitches((rim + side * sign * (width[94:] / 2 - .0013)[:, None])[20:-6], face[20:-6], .0026, .0020, .00026))
    row = rim[20] + side[20] * np.linspace(-1, 1, 20)[:, None] * (width[114] / 2 - .0013)
    bag.add('thread', stitches(row, np.tile(face[20], (20, 1)), .0026, .0020, .00026))


LEATHER = dict(rough=.42, gloss=1.3, grain='leather', fine=1.7, high=.42, mottle=.014, depth=.02)
BOX = dict(rough=.30, grain='leather', fine=2.4, high=.20, mottle=.03, depth=.02)
BRASS = Stuff('#e4c584', .18, metal=True, mottle=.02)


def grained(flat, place):
    """Turned beech: rings and flecks."""
    p = place * (1, 1, .12)
    return 1 + .07 * np.sin(noise(p, .05, 3) * 26) + .05 * noise(place * (1, 1, .05), .0016, 4)


PEG_WOOD = Stuff('#a67c4e', .5, .8, shade=grained)
TOTE = Still(tote, dict(hide=Stuff(**LEATHER), flesh=Stuff(flesh, .9, .3, grain='velvet', mottle=.06), edge=Stuff(edge, .35),
                        thread=Stuff(sewing, .8, .5), rivet=BRASS,
                        badge=Stuff('#b98d5c', .45, grain='leather', fine=2.2, high=.15, shade=named), wood=PEG_WOOD),
             dict(front=View(-24, 10, (0, .272), .76), back=View(156, 10, (0, .272), .76), detail=View(-20, 12, (.0, .33), .30),
                  side=View(-68, 8, (0, .272), .76), inside=View(-12, 48, (0, .265), .64), size=View(-3, 2, (0, .91), .80)))
MOON_BAG = Still(moon, dict(hide=Stuff(**BOX), flesh=Stuff(flesh, .95, .2, grain='velvet'), edge=Stuff(edge, .35), thread=Stuff(sewing, .7, .6),
                            tape=Stuff(lambda c, own: mixed(own, '#141110', .5), .9, .3), brass=BRASS, wood=PEG_WOOD),
                 dict(front=View(-16, 10, (0, .150), .42), back=View(164, 10, (0, .150), .42), detail=View(-14, 22, (.060, .120), .19),
                      side=View(-66, 8, (0, .150), .42), inside=View(-10, 52, (0, .130), .36), size=View(-3, 2, (0, .80), .42)))

PRODUCTS = {'market-tote': TOTE, 'half-moon-bag': MOON_BAG}
