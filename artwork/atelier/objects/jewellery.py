"""Jewellery: a signet ring, a rope of gold on a linen bust, a pair of baroque pearls. Metals mirror the lamps (stage.py)."""
from functools import lru_cache

import numpy as np

import forms
import mesh as meshes
from objects.boxes import CARD, drawer
from objects.solid import frames, grit, moved, noise, skin, through, tube, turned
from objects.still import Still, Stuff, View
from patterns import curve

#: How much of each colour the metals throw back.
METALS = {'Gold': '#f0cb86', 'Silver': '#eceae5'}


def metal(colour, own):
    return METALS.get(colour, METALS['Gold'])


def tent(ways):
    """White cards all round and a dark one behind the lens: what jewellery is photographed in, so that it has light and line."""
    x, y, z = ways.T
    side = .5 - .5 * np.tanh(7 * (x + .10 - .3 * z))
    lens = np.exp(-((x - .22) ** 2 / .020 + (z - .10) ** 2 / .30)) * (y < 0)
    strip = np.exp(-((x - .76) / .08) ** 4) * (z > -.1)
    scrim = 1 / (1 + np.exp(-(z - .58) / .05))
    return (.025 + .05 * np.clip(z + .2, 0, 1) + (1.25 - .5 * np.abs(z)) * side + 1.9 * strip + .75 * scrim) * (1 - .88 * lens)


def speckled(flat, place):
    """Limestone: pale, fine, with grains and pores too small to name."""
    pores = np.clip(noise(place, .0016, 5) - 1.5, 0, .35) + .6 * np.clip(2 * grit(place, .0006, 8) - 2.3, 0, .4)
    grains = sum(share * grit(place, size, seed) for share, size, seed in ((.018, .0009, 4), (.024, .0004, 6), (.036, .00018, 7), (.034, .00009, 9)))
    return 1 + .020 * noise(place, .009, 3) + grains - .5 * pores


STONE = Stuff('#cdc5b7', .9, .25, mottle=.01, shade=speckled)


def plinth(radius, height, around=160):
    """A round stone with a turned edge, its upper face at z = height."""
    a = np.linspace(0, np.pi / 2, 8)
    r = .0016
    profile = [(radius - r * .3, 0), (radius, r)] + [(radius - r + r * np.cos(t), height - r + r * np.sin(t)) for t in a]
    profile += [(k * (radius - r), height) for k in np.linspace(.97, .001, 40)]
    return turned(profile, (0, 0, 0), (0, 0, 1), around)


# --- the signet ring ---

INSIDE, FACE, DOME = .00835, .0110, .060            # m: radius of the finger, how far the face lies from its middle, radius of its dome


def ring():
    """Cast in one: a band that rises to shoulders and ends in a barely domed oval. Axis z, the face towards -y: (outside, inside)."""
    a = np.linspace(-np.pi, np.pi, 1100, endpoint=False)
    a -= .7 * np.sin(a)                                                 # closest where the oval's edge is
    v = np.linspace(-1, 1, 300)
    degrees = np.linspace(-180, 180, 1440, endpoint=False)
    table = [0, 14, 28, 45, 65, 95, 130, 180]
    half = np.interp(np.abs(degrees), table, [6.55, 6.2, 5.2, 3.9, 2.9, 2.2, 1.85, 1.75]) / 1000
    deep = np.interp(np.abs(degrees), table, [4.6, 4.5, 3.9, 3.0, 2.3, 1.75, 1.55, 1.5]) / 1000
    for _ in range(800):
        half, deep = ((np.roll(x, 1) + 2 * x + np.roll(x, -1)) / 4 for x in (half, deep))
    half, deep = (np.interp(np.degrees(a), degrees, x) for x in (half, deep))
    rim = .00035
    v = np.sin(v * np.pi / 2)
    body = INSIDE + rim + (deep[:, None] - rim) * (1 - np.abs(v[None]) ** 2.3) ** (1 / 2.3)
    side = np.minimum(np.abs(a), 1.2)[:, None]
    bow = ((FACE * np.tan(side)) ** 2 + (half[:, None] * v[None]) ** 2) / (2 * DOME)
    plane = np.where(side < 1.2, (FACE - bow) / np.cos(side), 1)
    soft = .00022
    t = np.clip(.5 + .5 * (plane - body) / soft, 0, 1)
    outer = plane + (body - plane) * t - soft * t * (1 - t)
    inner = INSIDE + .00025 * v[None, ::-1] ** 2 + 0 * outer
    r = np.concatenate([outer, inner], 1)
    z = half[:, None] * np.concatenate([v, v[::-1]])[None]
    grid = np.stack([r * np.sin(a)[:, None], -r * np.cos(a)[:, None], z], 2)[:, ::-1]
    grid = np.concatenate([grid, grid[:1]], 0)
    grid = grid + .000004 * noise(grid.reshape(-1, 3), .0021, 8).reshape(grid.shape[:2])[:, :, None]
    mesh = meshes.strip(grid, True).with_normals()
    # the first row and the last are one
    n = mesh.normals.reshape(grid.shape)
    n[0] = n[-1] = (n[0] + n[-1]) / 2
    within = (mesh.triangles % grid.shape[1] < len(v)).all(1)
    return [meshes.Mesh(mesh.points, mesh.triangles[some], mesh.flat[some], mesh.material[some], mesh.normals) for some in (~within, within)]


def signet(view):
    stand = 0 if view == 'size' else .009
    # it rests on the lower edge of its face and on the back of its band
    lean = np.degrees(np.arctan2(.00655 - .00175, FACE + INSIDE + .0015))
    outside, inside = (moved(m, (-lean, 0, 0)) for m in ring())
    rise = stand - outside.points[:, 2].min() - .00003
    for m in (outside, inside):
        m.points[:, 2] += rise
    if view == 'size':
        return dict(metal=[outside], inside=[inside], **drawer((.040, .016), 12))
    return dict(metal=[outside], inside=[inside], stone=[moved(plinth(.026, stand), (0, 0, 0), (.002, .004, 0))])


def cards(ways):
    """The tent for a face that looks ahead and up: a lit card rises before it on the left, so that the face goes from grey to white."""
    x, y, z = ways.T
    before = (.5 - .5 * np.tanh(4 * (y + .15))) * (.5 - .5 * np.tanh(6 * (x - .05)))
    lit = .30 + .80 / (1 + np.exp(-(z + .30 * (x + .6) - .15) / .045))
    return (.08 + .92 * tent(ways)) * (1 - before) + lit * before


def within(colour, own):
    """Metal lit by metal alone: deeper in colour, and what it mirrors so blurred that it has no direction."""
    return {'Silver': '#bdb9b2'}.get(colour, '#cd9c4e')


def warmed(facing, flat):
    """What looks down or away from the key mirrors warm stone and the ring itself."""
    warm = 1 + (np.clip(-facing[:, 2:], 0, 1) + .8 * np.clip(facing[:, :1], 0, 1)) * np.array((.64, .42, .18))
    return warm * flagged(facing)


def flagged(facing):
    """(n, 1) times what metal mirrors: a black card stands behind it on the left, out of sight, so that its outline is not of the paper's tone."""
    back, left = 1 - 2 * facing[:, 1] ** 2, 2 * facing[:, 1] * facing[:, 0]          # where a look ahead is thrown to
    card = np.clip((back - .10) / .55, 0, 1) * np.clip((left + .05) / .15, 0, 1)
    return (1 - .62 * card * (facing[:, 0] < 0))[:, None]


SIGNET = Still(signet, dict(metal=Stuff(metal, .11, metal=True, mottle=.01, lustre=warmed), inside=Stuff(within, .30, 1.6, mottle=.01), stone=STONE, **CARD),
               dict(front=View(-24, 17, (.0, .011), .056), back=View(148, 30, (.0, .011), .058), detail=View(-14, 13, (.0, .0155), .036),
                    side=View(62, 12, (.0, .011), .056), inside=View(-36, 56, (.0, .011), .052), size=View(-10, 26, (.033, .010), .140)), cards)


# --- the rope chain ---

CHAIN = .425                                        # m round the neck, clasp and all
JOINED = 13                                         # where on its course the rope begins: the clasp is before
DOWN = 1.0                                          # how far the bust is let down through the floor


@lru_cache
def course():
    """The line a chain lies on that is laid round the neck of the form, nape first: (430, 3) m."""
    grid = forms.distance('torso')
    n = 430
    a = np.linspace(0, 2 * np.pi, n)
    p = np.stack([.075 * np.sin(a), .020 + .072 * np.cos(a), 1.500 + .022 * np.cos(a)], 1)
    nape = np.array((0, .0, 1.502))
    while forms.at(grid, nape[None])[0] < .0022:
        nape[1] += .0005
    p += nape - p[0]
    p = forms.push_out(grid, p, .003, 12)
    rest, old = CHAIN / (n - 1), p.copy()
    for _ in range(900):
        p, old = p + (p - old) * .96 - (0, 0, 4e-6), p
        p[0] = p[-1] = nape
        for _ in range(6):
            for k in (0, 1):
                d = p[k + 1::2] - p[k:-1:2][:len(p[k + 1::2])]
                long = np.linalg.norm(d, axis=1, keepdims=True)
                d *= .5 * (1 - rest / long)
                p[k:-1:2][:len(d)] += d
                p[k + 1::2] -= d
        p = forms.push_out(grid, p, .0013, 1)
    return p


def link(places, normals, radius, wire, around=22, round_=9, long=1.0, ways=None):
    """Rings of wire at places (n, 3) in planes across normals (n, 3); `long` times as long along ways (n, 3)."""
    n = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    x = np.cross(n, (.36, .48, .8)) if ways is None else ways - n * (ways * n).sum(1, keepdims=True)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    y = np.cross(n, x)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    b = np.linspace(0, 2 * np.pi, round_, endpoint=False)
    out = np.cos(a)[None, :, None] * x[:, None] + np.sin(a)[None, :, None] * y[:, None]
    rim = places[:, None] + radius * (out + (long - 1) * np.cos(a)[None, :, None] * x[:, None])
    ways_ = out[:, :, None] * np.cos(b)[None, None, :, None] + n[:, None, None] * np.sin(b)[None, None, :, None]
    grid = rim[:, :, None] + wire * ways_
    i, j = np.meshgrid(np.arange(around), np.arange(round_), indexing='ij')
    q = np.stack([i * round_ + j, (i + 1) % around * round_ + j, (i + 1) % around * round_ + (j + 1) % round_, i * round_ + (j + 1) % round_], -1).reshape(-1, 4)
    t = np.vstack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]])
    t = (t[None] + (np.arange(len(places)) * around * round_)[:, None, None]).reshape(-1, 3)
    return meshes.Mesh(grid.reshape(-1, 3), t, np.zeros((len(t), 3, 2)), np.zeros(len(t), int), ways_.reshape(-1, 3))


def rope(path, step=.00060, radius=.00122, wire=.00029, turn=.40, fine=1.0):
    """A rope chain: ring hooked into ring, each turned a little on from the last, so that two strands wind about each other."""
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    s = np.arange(step, way[-1], step)
    p = np.stack([np.interp(s, way, path[:, k]) for k in range(3)], 1)
    t, side, up = frames(p)
    k = np.arange(len(s))
    a = k * turn
    out = side * np.cos(a)[:, None] + up * np.sin(a)[:, None]
    return link(p + out * .00040, t * .72 + out * .69, radius, wire, round(22 * fine), round(9 * fine))


def surface(grid):
    """Where a grid of distances is 0, as (points (n, 3) m, quads (m, 4)): a point in each cell that it runs through (surface nets), drawn onto it."""
    inside = grid < 0
    m, n, k = (side - 1 for side in forms.SHAPE)
    corners = sum(inside[a:m + a, b:n + b, c:k + c].astype(np.uint8) for a in (0, 1) for b in (0, 1) for c in (0, 1))
    cells = np.argwhere((corners > 0) & (corners < 8))
    number = np.full((m, n, k), -1)
    number[tuple(cells.T)] = np.arange(len(cells))
    quads = []
    for axis in range(3):
        lo, hi = (np.take(inside, np.arange(side, forms.SHAPE[axis] - 1 + side), axis) for side in (0, 1))
        across = [(axis + 1) % 3, (axis + 2) % 3]
        for turn, change in ((1, lo & ~hi), (-1, ~lo & hi)):
            edges = np.argwhere(change)
            edges = edges[((edges[:, across] > 0) & (edges[:, across] < np.array(forms.SHAPE)[across] - 1)).all(1)]
            face = [number[tuple((edges + np.eye(3, dtype=int)[across].T @ step).T)] for step in ((-1, -1), (0, -1), (0, 0), (-1, 0))]
            quads.append(np.stack(face[::turn], 1))
    points = forms.ORIGIN + forms.STEP * (cells + .5)
    for _ in range(6):
        points = points - forms.slope(grid, points) * forms.at(grid, points)[:, None]
    return points, np.concatenate(quads)


def bust():
    """Neck and shoulders of the linen form, with the wood that closes its neck: ([linen], [wood])."""
    points, faces = surface(forms.distance('torso') + np.float32(.0005))
    faces = faces[points[faces, 2].min(1) > 1.15]
    t = np.vstack([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
    corner = points[t]
    a = np.arctan2(corner[..., 0], .012 - corner[..., 1])
    a = np.where(a - a[:, :1] > np.pi, a - 2 * np.pi, np.where(a[:, :1] - a > np.pi, a + 2 * np.pi, a))
    linen = meshes.Mesh(points, t, np.stack([a * 9, corner[..., 2] * 100], 2), np.zeros(len(t), int)).with_normals()
    cap = turned(curve((.046, 1.567), (.0515, 1.5675), (.0536, 1.571), (.0530, 1.5755), (.049, 1.5795), (.038, 1.582), (.018, 1.5835), (.0001, 1.584)), (0, .010, 0), (0, 0, 1), 160)
    return linen, cap


def clasp(path):
    """A lobster clasp in a ring, and the extender: a cable chain with a bead at its end."""
    top = path[0]
    ends = path[JOINED - 2], path[-3]
    parts = [link(np.array([e]), np.array([(0, .6, 1.0)]), .0017, .00042, 30, 10) for e in ends]
    middle = (ends[0] + ends[1]) / 2 + (-.0008, .0010, 0)
    # the claw, from its pivot round to its tip, and the gate that shuts it with the lever it is opened by
    a = np.radians(np.linspace(-8, -232, 80))
    claw = np.stack([.0052 * np.cos(a), 0 * a, .0027 * np.sin(a) * (1 - .25 * np.cos(a))], 1)
    thick = np.interp(np.linspace(0, 1, 80), (0, .15, .5, .85, .97, 1), (.00085, .0010, .00105, .00085, .00065, .0003))
    gate = through(np.array([(.0050, 0, .0003), (.0034, 0, .0015), (.0010, 0, .0020), (-.0016, 0, .0020), (-.0036, 0, .0016)]), 50)
    ball = np.linspace(-np.pi / 2, np.pi / 2, 16)
    lever = turned([(max(.0007 * np.cos(b), 1e-5), .0007 * np.sin(b)) for b in ball], (.0034, 0, .0024), (0, 0, 1), 20)
    for part in (tube(claw, thick, 14), tube(gate, .00052, 14), lever):
        parts.append(moved(part, (0, 8, 0), middle))
    parts.append(moved(turned([(.0001, -.0011), (.0012, -.0009), (.0013, 0), (.0012, .0009), (.0001, .0011)], (0, 0, 0), (1, 0, 0), 20), (0, 0, 0), middle + (.0054, 0, 0)))
    grid = forms.distance('torso')
    n = 19
    hang = top + np.stack([-.0040 - .0008 * np.sin(np.arange(n) * .5), 0 * np.arange(n), -.0030 - .00255 * np.arange(n)], 1)
    for _ in range(40):
        hang[:, 1] -= (forms.at(grid, hang) - .0014)
    out = forms.slope(grid, hang)
    along = np.gradient(hang, axis=0)
    across = np.cross(along, out)
    normals = np.where((np.arange(n) % 2 == 0)[:, None], out, across / np.linalg.norm(across, axis=1, keepdims=True))
    parts.append(link(hang, normals, .00125, .00036, 26, 10, 1.45, along))
    parts.append(turned([(max(.0018 * np.cos(b), 1e-5), .0018 * np.sin(b)) for b in ball], hang[-1] - (0, 0, .0040), (0, 0, 1), 28))
    return parts


def necklace(view):
    path = course()
    linen, cap = bust()
    near = .6 if view != 'detail' else 1.4
    parts = dict(metal=[rope(path[JOINED:-4], fine=near), *clasp(path)], linen=[linen], wood=[cap])
    return {name: [moved(m, shift=(0, 0, -DOWN)) for m in some] for name, some in parts.items()}


def slubs(flat, place):
    return 1 + .018 * noise(place * (1, 1, .12), .0012, 2) + .018 * noise(place * (.12, .12, 1), .0012, 3)


LINEN = Stuff('#d9ccb4', .95, .15, grain='linen', fine=1.3, high=.12, mottle=.015, depth=.03, shade=slubs)
ROPE = Still(necklace, dict(metal=Stuff(metal, .17, 1.2, metal=True, mottle=.01), linen=LINEN, wood=Stuff('#5f4129', .42, 1)),
             dict(front=View(0, 13, (0, .466), .29), back=View(180, 4, (0, .478), .29), detail=View(-16, 6, (.0, .4345), .056),
                  side=View(-50, 8, (.0, .478), .23), clasp=View(176, 8, (.0, .487), .105), size=View(22, 3, (0, .430), .54)), tent)

# --- the pearls ---

def pearl(seed, radii):
    """A baroque pearl: no two sides of it are the same."""
    b, a = np.linspace(-np.pi / 2, np.pi / 2, 120), np.linspace(0, 2 * np.pi, 160, endpoint=False)
    ways = np.stack([np.cos(b)[:, None] * np.cos(a), np.cos(b)[:, None] * np.sin(a), np.sin(b)[:, None] + 0 * a], 2)
    p = ways.reshape(-1, 3)
    swell = 1 + .075 * noise(p, 1.15, seed) + .026 * noise(p, .55, seed + 1) + .004 * noise(p, .2, seed + 2)
    rings = .006 * np.sin(p[:, 2] * 16 + noise(p, 1.0, seed + 3)) * np.clip(p[:, 2] * 1.5, 0, 1)
    grid = (p * (swell + rings)[:, None] * radii * (1 - .10 * np.clip(p[:, 2:], 0, 1) ** 2)).reshape(ways.shape)
    return skin(grid, True)


def drop(side, seed, radii, bar):
    """One earring hung over the bar: hook, cap and pearl. bar: (x, y, z) of the bar's middle there."""
    grip = .0020
    # an eye, in which the pearl's ring hangs, a straight leg, and the bow over the bar
    eye = [(.0005 * t, -.0006 - .0009 * np.cos(a), -.0172 + .0009 * np.sin(a)) for t, a in zip(np.linspace(1, 0, 9), np.radians(np.linspace(-300, 0, 9)))]
    hook = eye + [(0, -.0022, -.0150), (0, -.0029, -.0098), (0, -.0031, -.0045), (0, -.00235, 0), (0, 0, grip + .0003),
            (0, .0026, -.0008), (0, .0042, -.0060), (0, .0050, -.0110), (0, .0062, -.0142)]
    parts = [tube(through(np.array(hook), 160), .00042, 12)]
    low = np.array((.0001, -.0006, -.0185))
    parts.append(link(low[None], np.array([(0, 1.0, 0)]), .00115, .00034, 30, 10))
    ball = np.linspace(-np.pi / 2, np.pi / 2, 12)
    parts.append(turned([(max(.0011 * np.cos(b), 1e-5), .0011 * np.sin(b)) for b in ball], (0, -.0029, -.0098), (0, 0, 1), 22))
    top = low - (0, 0, .0020)
    parts.append(turned([(.0026, -.0013), (.0023, -.0006), (.0014, .0001), (.0006, .0003), (.0005, .0010), (.0001, .0011)], top, (0, 0, 1), 30))
    round_ = moved(pearl(seed, np.array(radii)), (0, 0, 40 * seed), top - (0, 0, radii[2] * .93))
    return [moved(m, (0, 0, 0), bar) for m in parts], [moved(round_, (0, 0, 0), bar)]


def earrings(view):
    base, high = .007, .064
    gold, pearls = [], []
    for side, seed, radii in ((-1, 4, (.0062, .0060, .0070)), (1, 9, (.0063, .0061, .0067))):
        g, p = drop(side, seed, radii, np.array((side * .0165, 0, high)))
        gold, pearls = gold + g, pearls + p
    ends = np.linspace(0, np.pi / 2, 6)
    half = .034
    stand = [turned([(max(.0014 * np.sin(t), 1e-5), -half - .0014 * np.cos(t)) for t in ends] + [(max(.0014 * np.sin(t), 1e-5), half + .0014 * np.cos(t)) for t in ends[::-1]],
                    (0, 0, high), (1, 0, 0), 32), turned([(.0013, base - .001), (.0013, high)], (0, 0, 0), (0, 0, 1), 32),
             turned([(.0052, base), (.0052, base + .0012), (.0046, base + .0016), (.0017, base + .0018)], (0, 0, 0), (0, 0, 1), 60)]
    more = drawer((.050, -.034), 12) if view == 'size' else {}
    return dict(gold=gold, brass=stand, pearl=pearls, stone=[plinth(.034, base)], **more)


def nacre(facing, flat):
    """What thin layers do: a breath of rose and green that moves with the angle, and a shade towards the rim."""
    n = np.clip(-facing[:, 1], 0, 1)
    tint = 1 + .035 * np.cos(2 * np.pi * (1.25 * n[:, None] + .25 * facing[:, 2:3] + np.array((.02, .38, .70))))
    return tint * (1 - .30 * (1 - n[:, None]) ** 2)


PEARLS = Still(earrings, dict(gold=Stuff(METALS['Gold'], .15, metal=True, mottle=.01), brass=Stuff('#cbb282', .30, metal=True, mottle=.03),
                              pearl=Stuff('#dcd1c0', .20, .9, mottle=.015, lustre=nacre), stone=STONE, **CARD),
               dict(front=View(-12, 9, (0, .036), .102), back=View(168, 9, (0, .036), .102), detail=View(-14, 6, (-.0192, .0425), .040),
                   side=View(56, 8, (0, .036), .102), size=View(-8, 17, (.021, .030), .175)), tent)

PRODUCTS = {'pearl-drop-earrings': PEARLS, 'rope-chain-necklace': ROPE, 'signet-ring': SIGNET}
