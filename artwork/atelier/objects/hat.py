"""A felt hat: one felt blocked over wood, pinched and creased by hand, a grosgrain band with a flat bow."""
import numpy as np

from objects import stamp
from objects.solid import directions, moved, noise, shell, stitches, through, tube
from objects.still import Still, Stuff, View

#: Half width and half length of the head, m; how thick felt and ribbon are; how wide the ribbon is, and how far off the felt.
HEAD, FELT, RIBBON, HIGH, OFF = (.0785, .0975), .0024, .0007, .036, .0014
#: The block from the brim up: share of the head's radius, height m.
BLOCK = [(1.0, 0), (1.0, .012), (.995, .035), (.975, .060), (.945, .082), (.895, .100), (.80, .1125), (.62, .1195), (.36, .122), (.12, .123), (.004, .123)]
AROUND = 320


def blocked(radius, height, angle):
    """Places (…, 3) on the crown before and after the hand has been at it: the crease, the pinches, a lean to the front."""
    x, y = HEAD[0] * radius * np.sin(angle), -HEAD[1] * radius * np.cos(angle)
    up = np.clip(height / .123, 0, 1)
    ahead = np.clip(-y / HEAD[1], -1, 1)
    x = x * (1 - .17 * up ** 1.6 * np.clip(ahead + .15, 0, 1))               # narrower in front
    y = y * (1 - .045 * up) + .004 * up
    z = height - .010 * up ** 2 * np.clip(-ahead, 0, 1) ** 1.5               # lower behind
    # the crease: a drop, wide behind and pointed in front
    wide = .019 + .013 * np.clip(.35 - ahead, 0, 1)
    long = np.clip(1.12 - np.abs(ahead + .02) ** 2.2, 0, 1)
    z = z - .032 * np.exp(-(x / wide) ** 2) * long * np.clip((up - .55) / .45, 0, 1) ** 1.1
    # the pinches, where finger and thumb hold it
    for side in (-1, 1):
        d = ((x - side * .050) / .030) ** 2 + ((y + .066) / .030) ** 2 + ((z - .098) / .036) ** 2
        push = .0165 * np.exp(-d) * np.clip(height / .03, 0, 1)
        x, y, z = x - side * push * .95, y + push * .38, z - push * .10
    return np.stack([x, y, z], -1)


def brim(away, angle):
    """How high the brim is `away` (0 … 1) from the crown: up at the sides and behind, snapped down in front."""
    front, side = np.cos(angle), np.sin(angle)
    curl = .022 * np.abs(side) ** 1.7 + .014 * np.clip(-front, 0, 1) ** 1.5 - .017 * np.clip(front, 0, 1) ** 2.2
    return curl * away ** 1.8 + .0030 * (1 - away) ** 4 + .0016 * away ** 2 * np.sin(3 * angle + .8)


def felt():
    """The whole felt as a grid of (rows from the crease to the brim's edge, AROUND, 3) m, the brim's root at z = 0."""
    angle = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)[None]
    rows = 170
    profile = through(np.array(BLOCK)[::-1], rows)
    crown = blocked(profile[:, :1], profile[:, 1:], angle)
    away = np.linspace(0, 1, 70)[1:, None]
    width = .064 + .003 * np.cos(angle) - .004 * np.abs(np.sin(angle))
    k = away * width
    x, y = np.sin(angle) * (HEAD[0] + k), -np.cos(angle) * (HEAD[1] + k)
    z = brim(away, angle) - .0030
    grid = np.concatenate([crown, np.stack([x, y, z], -1)], 0)
    for _ in range(3):                                                      # the bend is soft: it is felt
        near = slice(rows - 6, rows + 8)
        grid[near] = (grid[rows - 7:rows + 7] + 2 * grid[near] + grid[rows - 5:rows + 9]) / 4
    hand = noise(grid.reshape(-1, 3), .050, 4) * .0009 + noise(grid.reshape(-1, 3), .017, 6) * .00022
    return grid + directions(grid, True) * hand.reshape(grid.shape[:2])[:, :, None]


def on_crown(angle, height, lift):
    """Places (…, 3) of a band round the foot of the crown."""
    r = np.interp(height, [h for _, h in BLOCK], [r for r, _ in BLOCK])
    p = blocked(r, height, angle)
    out = np.stack([np.sin(angle) / HEAD[0], -np.cos(angle) / HEAD[1], 0 * angle], -1)
    return p + out / np.linalg.norm(out, axis=-1, keepdims=True) * np.asarray(lift)[..., None]


def ribbon_grid(angles, low, high, lift):
    """A strip of ribbon from row to row upwards; low, high, lift: one number or one for each angle."""
    s = np.linspace(0, 1, 26)[:, None]
    low, high, lift = (np.broadcast_to(v, angles.shape) for v in (low, high, lift))
    height = low[None] + (high - low)[None] * s
    bulge = .0004 * (1 - (2 * s - 1) ** 6)
    return on_crown(np.broadcast_to(angles, height.shape), height, lift[None] + bulge)


def band():
    """The ribbon round the crown and its bow on the wearer's left."""
    parts = []
    a = np.linspace(0, 2 * np.pi, 320, endpoint=False)
    sag = .0008 * np.sin(2 * a + .5)
    low, high = .0030 + sag, .0030 + sag + HIGH
    parts.append(shell(ribbon_grid(a, low, high, OFF), RIBBON, True))
    middle = np.pi / 2 - .10
    for reach, lift, tall in ((.42, OFF + .0010, .98), (.29, OFF + .0034, .90)):
        for side in (-1, 1):
            t = np.linspace(0, 1, 60)
            ang = middle + side * reach * t
            pinch = 1 - .30 * np.exp(-(t / .22) ** 2)
            puff = .0044 * np.sin(np.pi * np.clip(t * 1.02, 0, 1)) ** .6
            mid = .0030 + HIGH / 2
            g = ribbon_grid(ang, mid - HIGH / 2 * tall * pinch, mid + HIGH / 2 * tall * pinch, lift + puff)
            # the loop turns round at its end
            back = ribbon_grid(ang[::-1], (mid - HIGH / 2 * tall * pinch)[::-1], (mid + HIGH / 2 * tall * pinch)[::-1], np.full(60, lift - .0006))
            loop = np.concatenate([g, back], 1)
            parts.append(shell(loop if side > 0 else loop[:, ::-1], .0004))
    ang = middle + np.linspace(-.052, .052, 40)
    parts.append(shell(ribbon_grid(ang, .0022, .0038 + HIGH, OFF + .0060 + .0022 * np.cos(np.linspace(-np.pi / 2, np.pi / 2, 40))), RIBBON))
    return [m for part in parts for m in part]


def sweatband():
    """The band of leather inside, sewn in at the brim's root and standing free above, its ends met behind under a small bow: (leather, stitches, bow)."""
    a = np.linspace(0, 2 * np.pi, 320, endpoint=False)
    s = np.linspace(0, 1, 30)[:, None]
    height = -.0010 + .0400 * s + 0 * a[None]
    lift = -(.0036 + .0022 * s ** 1.4 + .0007 * noise(np.c_[np.cos(a), np.sin(a), 0 * a] * .09, .03, 9)[None] * s)
    grid = on_crown(np.broadcast_to(a, height.shape), np.clip(height, 0, 1), lift)
    grid[..., 2] += np.minimum(height, 0)
    leather = shell(grid[::-1], .0009, True)
    line = on_crown(a, np.full(320, .0020), np.full(320, -.0052))
    inwards = -line * (1, 1, 0)
    thread = stitches(np.vstack([line, line[:1]]), np.vstack([inwards, inwards[:1]]), .0046, .0034, .0003)
    knot = on_crown(np.array([np.pi]), np.array([.012]), np.array([-.0075]))[0]
    ways = ([(0, 0, 0), (.005, -.0018, .0035), (.0105, -.0012, .0020), (.0085, -.0010, -.0018), (0, -.0006, 0)],
            [(0, 0, 0), (-.005, -.0018, .0030), (-.0100, -.0012, .0022), (-.0085, -.0010, -.0020), (0, -.0006, 0)],
            [(0, -.0008, 0), (.003, -.0014, -.005), (.0055, -.0010, -.0100)], [(0, -.0008, 0), (-.0025, -.0014, -.0045), (-.0060, -.0010, -.0105)])
    bow = [tube(through(knot + np.array(way), 60), .0011, 10) for way in ways]
    return leather, thread, bow


def marked(flat, place):
    """The maker's name in the band, darker than the leather, in front."""
    return 1 - .70 * stamp.name(flat * (1, -1), (0, -2.0), .50)


def hat(view):
    outside, inside, edges = shell(felt()[::-1], FELT, True)
    if view == 'inside':
        return crown_down(dict(felt=[outside, inside, edges], ribbon=band()), *sweatband())
    return put_down(dict(felt=[outside, inside, edges], ribbon=band()))


def put_down(parts):
    """The hat leaning back as far as its brim lets it: it stands on the brim's edge in front and behind."""
    brim_points = np.vstack([m.points for m in parts['felt']])
    front, back = (half[half[:, 2].argmin()] for half in (brim_points[brim_points[:, 1] < -.10], brim_points[brim_points[:, 1] > .10]))
    lean = -np.degrees(np.arctan2(back[2] - front[2], back[1] - front[1]))
    parts = {name: [moved(m, (lean, 0, 0)) for m in some] for name, some in parts.items()}
    drop = min(m.points[:, 2].min() for m in parts['felt'])
    return {name: [moved(m, shift=(0, 0, -drop)) for m in some] for name, some in parts.items()}


def crown_down(parts, leather, thread, bow):
    """The hat put down on its crown, leaning back, so that one looks into it."""
    parts = {**parts, 'sweat': list(leather), 'thread': [thread], 'bow': bow}
    parts = {name: [moved(m, (180 - 9, 4, 0)) for m in some] for name, some in parts.items()}
    drop = min(m.points[:, 2].min() for some in parts.values() for m in some)
    return {name: [moved(m, shift=(0, 0, -drop)) for m in some] for name, some in parts.items()}


def grosgrain(colour, own):
    """A shade deeper than the felt."""
    return {'Camel': '#4a3524', 'Ink': '#171515'}.get(colour, own)


FEDORA = Still(hat, dict(felt=Stuff(None, .95, .15, grain='melton', fine=1.7, high=.55, mottle=.05, depth=.06, fuzz=.30),
                         ribbon=Stuff(grosgrain, .62, 1.0, grain='grosgrain', mottle=.01, depth=.12),
                         sweat=Stuff('#8a6440', .42, grain='leather', fine=2.4, high=.16, mottle=.05, shade=marked), thread=Stuff('#c8b28c', .8, .4),
                         bow=Stuff(grosgrain, .6, .8)),
               dict(front=View(-32, 13, (0, .062), .44), back=View(150, 13, (0, .062), .44), detail=View(-62, 11, (.028, .058), .185),
                    side=View(-90, 8, (0, .062), .50), inside=View(8, 48, (0, .06), .44), size=View(-26, 48, (0, .05), .46)))

PRODUCTS = {'felt-fedora': FEDORA}
