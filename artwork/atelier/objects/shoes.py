"""Shoes, built on lasts. A shoe is made for the right foot; the left is mirrored, and has creases, grain and stance of its own."""
from dataclasses import dataclass

import numpy as np

import mesh as meshes
from objects import stamp
from objects.bags import BRASS, edge, flesh, mixed, sewing
from objects.boxes import CARD, beyond, shoebox
from objects.last import Last, grid_x, heel, outset, slab
from objects.rest import centre_of_mass, rested
from objects.solid import along, directions, even, moved, noise, shell, skin, stitches, strap, through, tube, warped
from objects.still import Still, Stuff, View


class Shoe:
    """Collects the parts of one shoe on its last."""

    def __init__(self, last, foot):
        self.last, self.foot, self.parts = last, foot, {}

    def add(self, name, *some):
        self.parts.setdefault(name, []).extend(some)

    def bottom(self, out=.0035, thick=.0055, breast=.072, taper=.003, tilt=.006, welt='welt', sole='sole', block='heel', sewn=True, open_to=0.0):
        """Sole with its edge, welt stitching, heel of layers, and the sock within."""
        ring = self.last.outline()
        wide = outset(ring, out)
        flats, edges = slab(wide, thick)
        self.add(welt, flats[0])
        self.add(sole, flats[1], edges)
        if out < 0:                                                            # turned: the upper goes round and under, and the sole is sewn on there
            rows = np.array([outset(ring, -by) - (0, 0, down) for by, down in ((-.0001, -.0004), (.0001, .0002), (.0006, .0006), (.0060, .0006))])
            self.add('upper', skin(rows[:, ring[:, 0] > open_to - .02] if open_to else rows, not open_to))
        if sewn:
            line = outset(ring, out * .52)
            k = np.flatnonzero(line[:, 0] > breast * .9)
            line = np.roll(line, -k[0], 0)[:len(k)] + (0, 0, .0001)
            self.add('outseam', stitches(line, (0, 0, 1), .0030, .0022, .00038))
            under = outset(wide, -.0050)[k]
            half = len(wide) // 2 + 1
            under[:, 2] = np.interp(under[:, 0], wide[:half, 0], wide[:half, 2]) - thick
            self.add('outseam', stitches(under, (0, 0, -1), .0036, .0027, .00034))
        if breast:
            sides, cap = heel(self.last, breast, wide, thick - .0002, 0, taper, tilt)
            self.add(block, sides)
            self.add('rubber', cap)
        self.sock(open_to)

    def lugs(self, out=.0050, thick=.0125, deep=.0055, breast=.078):
        """A commando sole of rubber: a thick edge, a heel block, and lugs under both."""
        ring = self.last.outline()
        wide = outset(ring, out)
        flats, edges = slab(wide, .0045)
        self.add('welt', flats[0], edges)
        lower = wide + (0, 0, -.0047)
        flats, edges = slab(lower, thick - .0047, .0014)
        self.add('rubber', *flats, edges)
        line = outset(ring, out * .52) + (0, 0, .0001)
        line = np.vstack([line, line[:1]])
        self.add('outseam', stitches(line, (0, 0, 1), .0034, .0025, .00042))
        sides, cap = heel(self.last, breast, wide, thick - .0002, deep, .0015, .004)
        self.add('rubber', sides, cap)
        way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(wide, axis=0), axis=1))]
        rim = outset(wide, -.0068)
        at = np.arange(.004, way[-1] - .010, .0150)
        for start in at:
            s = np.linspace(start, start + .0100, 8)
            p = np.stack([np.interp(s, way, rim[:, k]) for k in range(3)], 1)
            behind = p[:, 0].mean() < breast - .004
            if not behind and p[:, 0].min() < breast + .006:
                continue
            p[:, 2] = 0 if behind else p[:, 2] - thick - deep
            self.add('rubber', strap(p, (0, 0, 1), .0135, deep + (.0005 if behind else .001)))
        self.sock()

    def sock(self, open_to=0.0):
        """The lined insole; as wide as the sole up to x = open_to, where no upper stands on it."""
        first = 1e-5 if open_to else .0075
        x = grid_x(first, self.last.long - .004, 160)
        y = np.linspace(-1, 1, 64)
        low = self.last.base(x)[:, None] + .0025 - .0015 * (1 - y[None] ** 2)
        low -= .0018 * np.abs(y[None]) ** 8 * (x < open_to)[:, None]
        half = np.where(y[None] < 0, self.last.half(x, -1)[:, None], self.last.half(x, 1)[:, None])
        half = half * along([(open_to - .060, .985), (open_to - .035, .980), (open_to - .010, .935), (open_to + .015, .93)], x)[:, None]
        # within the upper, which curves in at the heel
        seat = x + along(self.last.back, np.full(len(x), 0 if open_to else .0025)) * np.clip(1 - x / .11, 0, 1) ** 1.5
        grid = np.stack([np.broadcast_to(seat[:, None], low.shape), half * y, low], 2)
        self.add('sock', skin(grid[:, ::-1]))
        k = np.searchsorted(x, .030)                                          # sewn round the heel and along both sides
        turn = np.linspace(np.pi / 2, -np.pi / 2, 60)[1:-1]
        heel_at = grid[k, 31] * (1, 0, 1)
        round_ = np.stack([heel_at[0] - (x[k] - first - .0045) * np.cos(turn), np.abs(grid[k, -5, 1]) * np.sin(turn), np.full(58, heel_at[2])], 1)
        self.add('seam', stitches(np.vstack([grid[:k - 1:-1, -5], round_, grid[k:, 4]]) + (0, 0, .0001), (0, 0, 1), .0034, .0025, .00030))

    def quarter(self, top, raised=None, depth=.0020, throat=None, rows=110, columns=330, start=0.0):
        """
        The upper from the feather edge to the topline. top(x) -> height of the topline; throat: x where it closes over the
        instep; raised(places (n, 3)) -> m; start: x where it begins, for shoes open at the heel. Both sides are one grid: heel,
        one side, toe, other side.
        """
        last = self.last
        x = np.r_[grid_x(start, throat, columns // 2), grid_x(throat, last.long, columns // 2)[1:]]
        limit = np.where(x < throat, last.angle(x, np.minimum(top(x), last.top(x))), np.pi / 2)
        part = np.linspace(0, 1, rows)
        angles = limit[:, None] * part[None]
        (right, to_right), (left, to_left) = (last.skin(x[:, None], angles, side, raised) for side in (1, -1))
        # around: from the heel along side 1 to the toe, back along side -1; up: from the feather edge
        ring = np.concatenate([right, left[-2::-1]], 0).transpose(1, 0, 2)
        ways = self.shared(ring, np.concatenate([to_right, to_left[-2::-1]], 0).transpose(1, 0, 2))
        self.ring, self.ways, self.x, self.throat = ring, ways, x, throat
        inner = ring - ways * depth
        self.add('upper', self.shut(ring, ways))
        self.add('lining', self.shut(inner[:, ::-1], -ways[:, ::-1]))
        n = np.searchsorted(x, throat)
        self.rim = np.vstack([ring[-1, n::-1], ring[-1, :-n - 2:-1]])
        self.rim_ways = np.vstack([ways[-1, n::-1], ways[-1, :-n - 2:-1]])
        return self

    @staticmethod
    def shared(ring, ways):
        """Where both sides meet, on the ridge and at the heel, they share one direction."""
        same = np.linalg.norm(ring[-1] - ring[-1, ::-1], axis=1) < 1e-6
        ways[-1, same] += ways[-1, ::-1][same]
        if np.linalg.norm(ring[:, 0] - ring[:, -1]).max() < 1e-6:
            ways[:, 0] += ways[:, -1]
            ways[:, -1] = ways[:, 0]
        return ways / (np.linalg.norm(ways, axis=2, keepdims=True) + 1e-12)

    def add_shell(self, name, grid, ways, depth, within='lining'):
        """A patch of leather whose outside is the grid."""
        if (directions(grid) * ways).sum() < 0:
            grid = grid[:, ::-1]
        out, back, rim = shell(grid, depth)
        self.add(name, out, rim)
        self.add(within, back)

    def backstay(self, half, lift=.0012):
        """The strip over the seam at the heel."""
        ring = np.concatenate([self.ring[:, -50:], self.ring[:, :50]], 1)
        ways = np.concatenate([self.ways[:, -50:], self.ways[:, :50]], 1)
        way = np.cumsum(np.linalg.norm(np.diff(ring[60], axis=0), axis=1))
        k = np.abs(np.r_[0, way] - way[49]) < half
        skived = lift * (1 - .55 * np.linspace(-1, 1, k.sum()) ** 2)[:, None]                # thinner at its sides
        grid, ways = ring[:-2, k] + ways[:-2, k] * skived, ways[:-2, k]
        self.add_shell('strap', grid, ways, lift)
        for c in (3, -4):
            self.add('thread', stitches(grid[:-3, c], ways[:-3, c], .0026, .0019, .0003))

    def on_side(self, x, z, side, lift=.0009):
        """(places, directions) of the upper at places x and heights z (n,) of a side."""
        p, n = self.last.skin(x, self.last.angle(x, z), side)
        return p + n * lift, n

    @staticmethod
    def shut(grid, ways):
        m = skin(grid)
        if ((m.normals.reshape(ways.shape) * ways).sum()) < 0:
            m = skin(grid[:, ::-1])
            ways = ways[:, ::-1]
        m.normals = ways.reshape(-1, 3)
        return m

    def binding(self, name='binding', radius=.0011, sink=.0006):
        """A rolled edge along the topline."""
        line = self.rim - self.rim_ways * sink
        half = len(line) // 2
        whole = np.linalg.norm(line[half] - line[half - 1]) < .004
        if whole:
            self.add(name, tube(through(line[:-2:3], 500, True), radius, 12, closed=True))
        else:
            self.add(name, *(tube(through(part, 250), radius, 12) for part in (line[:half], line[half:])))

    def line(self, below):
        """(places, directions) `below` m under the topline, from the throat along side 1 round the heel to the throat."""
        step = np.linalg.norm(np.diff(self.ring, axis=0), axis=2)
        left = np.cumsum(step[::-1], 0)
        k = (left < below).sum(0)
        rows = self.ring.shape[0] - 1 - np.minimum(k, self.ring.shape[0] - 2)
        p, n = self.ring[rows, np.arange(self.ring.shape[1])], self.ways[rows, np.arange(self.ring.shape[1])]
        m = np.searchsorted(self.x, self.throat)
        return np.vstack([p[m::-1], p[:-m - 2:-1]]), np.vstack([n[m::-1], n[:-m - 2:-1]])


#: Flat positions of the right shoe lie so far off, cm, that it is cut from another part of the hide.
APART = 200.0


def near(flat):
    """Flat positions (n, 2) as if neither shoe lay APART."""
    return np.stack([flat[:, 0] - APART * np.round(flat[:, 0] / APART), flat[:, 1]], 1)


def settled(m, shoe):
    """A part as it stands: leather gives above the sole, more the higher it stands, and no shoe gives as its fellow does."""
    seed = 300 + 10 * shoe.foot
    lean = np.random.default_rng(seed).normal(0, .010, 2)

    def give(p):
        high = p[:, 2] - shoe.last.base(p[:, 0]) - .004
        free = np.clip(high / .045, 0, 1)
        free = free * free * (3 - 2 * free)
        broad = np.stack([noise(p, .055, seed + k) for k in range(3)], 1) * (.0009, .0013, .0005)
        broad[:, :2] += lean * np.clip(high, 0, None)[:, None]
        return free[:, None] * broad
    return warped(m, give)


#: What solid parts weigh, kg of a square metre of their surface, estimated; leather and its lining weigh 1.
HEAVY = dict(heel=5.0, rubber=4.0, sole=2.6, cover=2.0, brass=8.0)


def pair(make, box=dict(wide=.33, deep=.205, high=.115), **own):
    """
    build(view) of a Still. make(foot) -> the Shoe of the left (0) or the right (1) foot; box: see boxes.shoebox: they stand on it for their size, or,
    where it has a place, before it: it is pushed back until it is clear of them; own: view -> poses that are not PAIR's: (turn, x, y) of the
    left shoe, of the right, or (turn, x, y, roll) of one that lies on its side, its sole seen; places are of a shoe's middle.
    """
    poses = {**PAIR, **own}

    def build(view):
        out = shoebox(**box) if view == 'size' and 'place' not in box else {}
        lift = box['high'] if view == 'size' and 'place' not in box else 0
        for foot, (turn, x, y, *roll) in enumerate(poses[view]):
            over = roll[0] if roll else 0
            shoe, one = make(foot), []
            for name, some in shoe.parts.items():
                for m in some:
                    m = moved(settled(m, shoe), shift=(-shoe.last.long / 2, 0, 0))
                    m = meshes.Mesh(m.points, m.triangles, m.flat + (APART, 0), m.material, m.normals) if foot else mirrored(m)
                    one.append((name, moved(m, (over, 0, turn))))
            turn_to, drop = rested(np.concatenate([m.points for _, m in one]), centre_of_mass(one, HEAVY))
            for name, m in one:
                m = meshes.Mesh(m.points @ turn_to.T + (x, y, lift + drop), m.triangles, m.flat, m.material, m.normals @ turn_to.T)
                out.setdefault(name, []).append(m)
        if view == 'size' and 'place' in box:
            clear = beyond(np.concatenate([m.points for some in out.values() for m in some]), **box)
            out.update(shoebox(**{**box, 'place': clear}))
        return out
    build.poses, build.box = poses, box
    return build


def mirrored(m):
    """The other foot: mirrored across the shoe's length."""
    p, n = m.points * (1, -1, 1), m.normals * (1, -1, 1)
    return meshes.Mesh(p, m.triangles[:, ::-1], m.flat[:, ::-1] * (-1, 1), m.material, n)


def layers(flat, place):
    """Stacked leather: thin dark lines between layers."""
    t = (flat[:, 1] / .34) % 1
    return 1 - .30 * np.exp(-((t - .5) / .07) ** 2) + .05 * np.sin(flat[:, 1] * 17 + 3 * np.sin(flat[:, 0] * .7))


def stacked(colour, own):
    return mixed(own, '#2a180e', .55) if colour not in ('Tobacco', 'Ivory') else '#7a5231'


def tonal(colour, own):
    """Thread that goes with the leather."""
    return mixed(own, '#c9a777', .16) if colour not in ('Tobacco', 'Ivory') else sewing(colour, own)


def burnished(flat, place):
    """Hide brushed darker towards the welt, most at the toe, and uneven as hide is."""
    up, around = flat[:, 1], np.abs(near(flat)[:, 0])
    toe = np.exp(-(around / 6) ** 2) * np.exp(-(up / 3.5) ** 2)
    at = np.c_[flat, 0 * up]
    return (1 - .28 * np.exp(-np.clip(up, 0, None) / .55)) * (1 - .22 * toe) * (1 + .05 * noise(at, 1.9, 3) + .03 * noise(at, .5, 4))


#: How far the name stands from the heel, cm: before what a quarter, or a strap, hides of the insole.
SIGNED = 7.4


def signed(flat, place):
    """The maker's name, pressed dark into the insole at the heel, and where a foot has tried it on."""
    return (1 - .72 * stamp.name(near(flat), (0, SIGNED), .38)) * (1 + .03 * noise(np.c_[flat, 0 * flat[:, 0]], 1.6, 5))


def tanned(flat, place):
    """The underside of a leather sole: uneven as it took the stain."""
    return 1 + .06 * noise(place, .012, 6) + .04 * noise(place, .003, 7)


CALF = dict(rough=.29, grain='leather', fine=2.0, high=.50, mottle=.05, depth=.08)
#: Grain of the leather shoes are lined with, and of soles.
FACED, BEND = dict(grain='leather', fine=2.3, high=.30), dict(grain='leather', fine=2.6, high=.22)
STUFFS = dict(upper=Stuff(**CALF, shade=burnished), lining=Stuff('#d2bb9b', .7, .5, **FACED, mottle=.008),
              sock=Stuff('#b08f6b', .6, .6, **FACED, mottle=.02, shade=signed), welt=Stuff(edge, .5),
              sole=Stuff(edge, .4, **BEND, mottle=.05, shade=tanned), heel=Stuff(stacked, .38, shade=layers), rubber=Stuff('#1a1817', .8, .6, grain='leather', fine=4.0, high=.3),
              thread=Stuff(tonal, .8, .5),
              outseam=Stuff('#8d7050', .8, .5), seam=Stuff('#b79c76', .8, .5),
              binding=Stuff(**CALF), strap=Stuff(**CALF), dark=Stuff(lambda c, own: mixed(own, '#000000', .7), .7, .3), **CARD)

#: How a pair stands: (turn, x, y) of the left shoe and of the right; `pair`.
PAIR = dict(front=((180 + 37, -.016, -.055), (180 + 31, .014, .071)), back=((180 - 128, -.060, .03), (180 - 120, .055, -.01)),
            detail=((180 + 37, -.016, -.055), (180 + 31, .014, .071)), side=((180, 0, 0),), inside=((93.5, -.058, -.003), (84.5, .056, .006)),
            sole=((180 + 10, -.020, -.120, 82), (180 - 16, .035, .100)), size=((180 + 4, -.022, -.050), (180 - 2, .024, .050)))


def loafer(foot):
    last = Last()
    shoe = Shoe(last, foot)
    nose, half = .234, .0275

    def top(x):
        return along([(0, .0815), (.02, .0790), (.05, .0695), (.085, .0610), (.115, .0605), (.134, .0650), (.150, .0712)], x)

    def apron(x, y):
        """Way (n,) m in plan off the seam of the apron, positive outside."""
        r = (np.clip((x - .125) / (nose - .125), 0, None) ** 2.6 + (np.abs(y - .0015) / half) ** 2.6) ** (1 / 2.6)
        return (r - 1) * half

    def raised(p):
        d = apron(p[:, 0], p[:, 1])
        way = np.arctan2(p[:, 1], p[:, 0] - .165)
        on = np.clip((p[:, 0] - .155) / .006, 0, 1) * (p[:, 2] > last.base(p[:, 0]) + .014)
        gather = np.clip((p[:, 0] - .195) / .025, 0, 1) * np.exp(-((d - .0028) / .0018) ** 2) * .00009
        gather *= np.sin(way * (96 + 5 * foot) + 1.5 * np.sin(way * 9 + foot))
        seam = .0019 * np.exp(-(d / .0013) ** 2) - .0006 * np.exp(-((d - .003) / .0015) ** 2) - .0004 / (1 + np.exp(np.clip(d / .0006, -30, 30)))
        crease = .0003 * noise(p * (1, .5, 1), .016, 5 + 50 * foot) * np.exp(-((p[:, 0] - .165) / .03) ** 2)
        quarter = .0009 / (1 + np.exp(np.clip((p[:, 0] - seam_x(p[:, 2])) / .0003, -30, 30)))
        quarter *= (p[:, 0] < .15) * np.clip((top(p[:, 0]) - p[:, 2]) / .008 - .2, 0, 1)
        return on * (seam + gather) + crease + quarter

    def seam_x(z):
        return .112 + .18 * np.clip(z - .02, 0, .1)
    shoe.quarter(top, raised, throat=.150)
    shoe.bottom()
    shoe.binding()
    shoe.add('thread', stitches(*(v[6:-6] for v in shoe.line(.0032)), .0026, .0019, .0003))
    shoe.backstay(.0075)
    # the seam of the apron
    t = np.linspace(-1.36, 1.36, 300)
    inside = half - .0021
    x = .125 + (nose - .0021 - .125) * np.cos(t) ** (2 / 2.6)
    places, ways = last.over(x, .0015 + inside * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / 2.6), raised)
    shoe.add('thread', stitches(places + ways * .0001, ways, .0034, .0024, .00042))
    for side in (-1, 1):
        z = np.linspace(.022, .058, 60)
        for off in (-.0022, -.0042):
            x = seam_x(z) + off
            shoe.add('thread', stitches(*shoe.on_side(x, z, side), .0026, .0019, .0003))
    # the tongue, from under the vamp up the instep
    t, across = np.linspace(0, 1, 60)[:, None], np.linspace(-1, 1, 52)[None]
    x, y = np.broadcast_arrays(.172 - t * (.0330 - .010 * np.abs(across) ** 4), .0260 * (1 - .12 * t) * across)
    grid, ways = last.over(x.ravel(), y.ravel())
    lift = np.where(x > .150, -.0034, -.0034 + .0022 * np.clip((.150 - x) / .014, 0, 1)) + .0006 * np.sin(5 * across + 2) * t
    shoe.add_shell('upper', (grid.reshape(x.shape + (3,)) + ways.reshape(x.shape + (3,)) * lift[:, :, None]), ways.reshape(x.shape + (3,)), .0018)
    # the saddle: a band over the instep with its slot
    q = np.linspace(-1, 1, 481)
    angle = np.pi / 2 * (1 - np.abs(q))
    close = np.clip((np.abs(q) - .55) / .45, 0, 1) ** 1.5                     # it comes down to the upper, and goes with it between welt and sole
    wide = .0098 + .0045 * q ** 2
    slot = .0026 * np.clip(1 - (q / .40) ** 2, 0, 1) + .0020 * np.clip(1 - (q / .085) ** 2, 0, 1) ** 2
    for sign in (-1, 1):
        w = np.linspace(0, 1, 40)[:, None]
        over = sign * (slot + (wide - slot) * w)
        x = .166 - .010 * q ** 2 + over
        grid, ways = last.skin(x, angle[None], np.where(q < 0, -1, 1)[None])
        # its edges are pared and come down to what it lies on
        grid = grid + ways * (.0026 - .0010 * close - .0009 * (1 - close) * w ** 8)[..., None]
        grid[:, [0, -1], 2] -= .0012
        shoe.add_shell('strap', grid, ways, .0019)
        shoe.add('thread', stitches(grid[-6, 12:-12], ways[-6, 12:-12], .0026, .0019, .0003))
    return shoe


def flat(foot):
    """A ballet flat, turned: no welt, a sole smaller than the shoe, a rolled topline with its drawstring and bow."""
    last = Last(long=.252, floor=((0, .0125), (.25, .0120), (.40, .0075), (.55, .0045), (.75, .0040), (.88, .0060), (1, .0105)),
                ridge=((0, .120), (.25, .110), (.40, .088), (.50, .0695), (.60, .0560), (.70, .0465), (.80, .0385), (.90, .0315), (1, .0270)),
                toe=(.064, 2.15), square=2.3)
    shoe = Shoe(last, foot)
    throat = .191

    def top(x):
        return along([(0, .0600), (.03, .0570), (.07, .0470), (.11, .0385), (.15, .0360), (.176, .0395), (throat, float(last.top(np.array([throat]))[0]))], x)

    def raised(p):
        way = np.arctan2(p[:, 1], p[:, 0] - .19)
        low = p[:, 2] - last.base(p[:, 0])
        gather = np.clip((p[:, 0] - .205) / .03, 0, 1) * np.exp(-(low / .009) ** 2) * .00022 * np.sin(way * (52 + 4 * foot) + 2 * np.sin(way * 7 + foot))
        return gather + .0005 * noise(p, .030, 8 + 50 * foot) * np.clip(low / .02, 0, 1)
    shoe.quarter(top, raised, throat=throat, depth=.0014)
    shoe.bottom(out=-.0012, thick=.0036, breast=.058, taper=.0012, tilt=.002, sewn=False)
    shoe.binding(radius=.0017, sink=.0002)
    shoe.add('thread', stitches(*shoe.line(.0030), .0022, .0016, .00024))
    tied(shoe, raised)
    return shoe


def folds(around, z, seed, count, at, spread, high):
    """
    Creases (m, outwards) of a shaft at the ankle: each a soft ridge with a sharper valley below, that starts before or behind and runs out at the sides.
    around: the way round from the front, -pi … pi; z: heights; at, spread: where the creases lie, m; high: of the highest, m.
    """
    rng, out = np.random.default_rng(seed), 0
    for k in range(count):
        far = np.abs((around - (np.pi if k % 3 == 2 else 0) - rng.normal(0, .55) + np.pi) % (2 * np.pi) - np.pi)
        reach, slant, wide = rng.uniform(.45, 1.25), rng.uniform(-.012, .022), rng.uniform(.0030, .0075)
        d = z - at - spread * ((k + rng.uniform(.1, .9)) / count * 2 - 1) - slant * far - .0024 * np.sin(2 * around + 2 * k)
        ridge = np.exp(-(d / wide) ** 2) - .8 * np.exp(-((d + 1.5 * wide) / (.75 * wide)) ** 2)
        out = out + rng.uniform(.3, 1) ** 1.5 * high * ridge * np.exp(-(far / reach) ** 2)
    return out


def tied(shoe, raised):
    """The drawstring's bow at the throat, a flat lace: two loops and two ends that come out of the knot wound round them, no two bows alike."""
    rng, last = np.random.default_rng(70 + shoe.foot), shoe.last
    knot = shoe.rim[0] + shoe.rim_ways[0] * .0026 + (.0034, 0, 0)
    turn = np.radians(rng.normal(0, 9))
    _, up = last.over(knot[:1] + .006, np.zeros(1), raised)
    up = up[0]
    ahead = np.cross((-np.sin(turn), np.cos(turn), 0), up)
    ahead /= np.linalg.norm(ahead)
    across = np.cross(up, ahead)

    def at(points):
        return knot + points[:, :1] * ahead + points[:, 1:2] * across + points[:, 2:] * up
    for side in (-1, 1):
        long, puff, fall = rng.uniform(.92, 1.14), rng.uniform(.85, 1.25), rng.uniform(.8, 1.3)
        back = rng.uniform(-.0012, .0022)
        loop = np.array([(0, 0, .0006), (.0003, .0045, .0014), (.0008, .0105, .0012), (.0010, .0160, .0012), (.0008, .0186, .0030), (.0004, .0158, .0052),
                         (0, .0100, .0056), (0, .0045, .0038), (0, 0, .0022)])
        loop[:, 1] *= long
        loop[:, 2] = loop[:, 2] * np.where(loop[:, 2] > .0025, puff, 1) - .0030 * fall * (loop[:, 1] / .018) ** 2
        loop[:, 0] -= back * (loop[:, 1] / .018) ** 1.5
        path = at(through(loop * (1, side, 1), 140))
        wide = np.interp(np.linspace(0, 1, 140), [0, .10, .3, .5, .7, .9, 1], [.0022, .0030, .0040, .0042, .0040, .0028, .0022])
        shoe.add('lace', strap(path, np.cross(np.gradient(path, axis=0), ahead) * side, wide, .0009, .0001))
        # its end: over the vamp, lifting where it was bent
        reach, spread, lift = rng.uniform(.021, .029), rng.uniform(.007, .012), rng.uniform(.0005, .0022)
        t = np.linspace(0, 1, 90)
        x, y = knot[0] + reach * t ** .95, side * (.0006 + spread * t ** (1.3 if side > 0 else .8))
        place, ways = last.over(x, y, raised)
        high = .0006 + (.0016 + lift) * np.sin(np.pi * np.clip(t * 1.1, 0, 1)) * (1 - t) ** .4 + .0012 * t ** 4
        wide = np.interp(t, [0, .15, .4, .96, 1], [.0022, .0032, .0040, .0040, .0034])
        shoe.add('lace', strap(place + ways * high[:, None], ways, wide, .0009, .0001))
    a = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    ring = np.stack([.0022 * np.cos(a), .0004 * np.sin(a), .0017 + .0024 * np.sin(a)], 1)
    shoe.add('lace', strap(at(ring), at(ring) - at(np.array([(0, 0, .0017)])), .0040, .0010, .0003, False, True))


def softened(ring, times):
    """A closed ring of values (n, k), each shared with its neighbours."""
    for _ in range(times):
        ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
    return ring


#: How far above the sole a shaft's flat positions begin, cm: it is not burnished as an upper is.
LEG = 12.0


@dataclass
class Gusset:
    """Where elastic is set into a shaft: its middle and half its width at the top as shares of the way round, its foot as one of the way up."""
    middle: float
    wide: float
    foot: float
    power: float                                  # how its edges run to its foot: 1 straight, less: bowed
    lean: float = 0.0                             # how far round its foot lies off its middle

    def at(self, v):
        """Where its middle is at heights v."""
        return self.middle + self.lean * np.clip((1 - v) / (1 - self.foot), 0, 1) ** 2

    def half(self, v):
        return self.wide * np.clip((v - self.foot) / (1 - self.foot), 0, 1) ** self.power

    def within(self, u, v):
        """0 … 1: whether places are inside; v (…): of the way up."""
        d = np.where(v > self.foot, self.half(v), (v - self.foot) * .25) - np.abs(u - self.at(v))
        return 1 / (1 + np.exp(-np.clip(d / .0018, -30, 30)))


class Boot(Shoe):
    """A shoe with a shaft."""

    def shaft(self, rings, rows=130, raised=None, depth=.0022, settle=.012):
        """
        The shaft over the topline. rings: [(height, x of its back, x of its front, half its width) …] m; raised(around 0 … 1 from the
        front along side 1, up 0 … 1, places) -> m. Keeps `leg` and `leg_ways` (rows, columns, 3).
        """
        rim, ways = self.rim, self.rim_ways
        way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))]
        around = np.linspace(0, 1, 360)
        rim, ways = (np.stack([np.interp(around * way[-1], way, v[:, k]) for k in range(3)], 1) for v in (rim, ways))
        ahead = np.gradient(rim, axis=0)
        rise = np.cross(ways, ahead)
        rise *= np.sign(rise[:, 2].sum())
        rise = softened(rise[:-1], 12)
        rise = np.vstack([rise, rise[:1]])
        rise /= np.linalg.norm(rise, axis=1, keepdims=True)
        a = 2 * np.pi * around
        side = np.sign(rim[90, 1])
        posts = [rim, rim + rise * settle]
        for z, back, front, half in rings:
            x = (back + front) / 2 + (front - back) / 2 * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .92
            posts.append(np.stack([x, side * half * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .92, np.full(360, float(z))], 1))
        posts = np.array(posts)
        front = np.exp(-(np.minimum(around, 1 - around) / .10) ** 2)            # over the instep it is not drawn in to a pleat
        posts[1, :, 1] += front * (.7 * posts[0, :, 1] + .3 * posts[2, :, 1] - posts[1, :, 1])
        chord = np.r_[0, np.cumsum(np.linalg.norm(np.diff(posts, axis=0), axis=2).mean(1))]
        leg = along(np.c_[chord, posts.reshape(len(posts), -1)], np.linspace(0, chord[-1], rows)).reshape(rows, 360, 3)
        ways_out = self.leg_directions(leg)
        ways_out[0] = ways
        if raised:
            u, v = np.meshgrid(around, np.linspace(0, 1, rows))
            leg = leg + ways_out * raised(u, v, leg)[:, :, None]
            ways_out = self.leg_directions(leg)
        # its first rows turn away from the upper's directions bit by bit
        t = np.clip(chord[-1] * np.linspace(0, 1, rows) / settle, 0, 1)[:, None, None]
        ways_out = ways * (1 - t) + ways_out * t
        ways_out /= np.linalg.norm(ways_out, axis=2, keepdims=True)
        self.leg, self.leg_ways = leg, ways_out
        upper = self.shut(leg, ways_out)
        upper.flat += (0, LEG)
        self.add('upper', upper)
        self.add('lining', self.shut((leg - ways_out * depth)[:, ::-1], -ways_out[:, ::-1]))
        return self

    @staticmethod
    def leg_directions(leg):
        n = directions(leg[:, :-1], True)
        n = np.concatenate([n, n[:, :1]], 1)
        middle = leg.mean(1, keepdims=True)
        return n if (n * (leg - middle)).sum() > 0 else -n

    def on_leg(self, around, up, lift=0.0):
        """(places, directions) on the shaft; around and up are arrays in 0 … 1."""
        r, c = np.asarray(up) * (self.leg.shape[0] - 1), (np.asarray(around) % 1) * (self.leg.shape[1] - 1)
        i, j = np.clip(r.astype(int), 0, self.leg.shape[0] - 2), np.clip(c.astype(int), 0, self.leg.shape[1] - 2)
        fr, fc = (r - i)[..., None], (c - j)[..., None]

        def mix(g):
            return (g[i, j] * (1 - fc) + g[i, j + 1] * fc) * (1 - fr) + (g[i + 1, j] * (1 - fc) + g[i + 1, j + 1] * fc) * fr
        n = mix(self.leg_ways)
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        return mix(self.leg) + n * lift, n

    def broken(self, p, high, above):
        """How a vamp lifts (m) at places (n, 3), where toes will bend it and where it was drawn over the instep: creases no two of which are alike."""
        seed = 50 * self.foot
        across = p[:, 0] + .25 * np.abs(p[:, 1]) - .168 + .004 * noise(p, .03, 18 + seed)
        bend = high * np.sin(across / .0042) * np.exp(-(across / .017) ** 2) * (.55 + .45 * noise(p * (.3, 1, 1), .02, 19 + seed))
        return (bend + .0005 * noise(p, .035, 12 + seed)) * np.clip((p[:, 2] - above) / .02, 0, 1)

    def strip(self, half, lift=.0012):
        """The strip over the seam at the back, from the shaft's edge down to the sole, `half` m to either side."""
        across = np.linspace(-1, 1, 16)
        low = [np.concatenate([g[:, -40:-1], g[:, :40]], 1)[:, ::-1] for g in (self.ring, self.ways)]
        way = np.cumsum(np.linalg.norm(np.diff(low[0], axis=1), axis=2), 1)
        way = np.c_[np.zeros(len(way)), way] - way[:, 38:39]
        grid, ways = (np.array([[np.interp(across * half, w, r[:, k]) for k in range(3)] for w, r in zip(way, g)]).transpose(0, 2, 1) for g in low)
        v = np.linspace(0, .997, 170)[1:, None] * np.ones(16)
        round_ = np.linalg.norm(np.diff(self.leg, axis=1), axis=2).sum(1)
        leg, leg_ways = self.on_leg(.5 + half * across / round_[np.rint(v * (len(round_) - 1)).astype(int)], v)
        if (leg[0, -1] - leg[0, 0]) @ (grid[0, -1] - grid[0, 0]) < 0:
            leg, leg_ways = leg[:, ::-1], leg_ways[:, ::-1]
        grid, ways = np.vstack([grid[1:-1], leg]), np.vstack([ways[1:-1], leg_ways])
        for g in (grid, ways):                                              # over the join
            for _ in range(6):
                g[1:-1] = (g[:-2] + 2 * g[1:-1] + g[2:]) / 4
        ways /= np.linalg.norm(ways, axis=2, keepdims=True)
        grid = grid + ways * (lift * (1 - .55 * across ** 2))[:, None]
        self.add_shell('strap', grid, ways, lift)
        for c in (2, -3):
            self.add('thread', stitches(grid[3:-4, c], ways[3:-4, c], .0030, .0022, .0003))

    def elastic(self, gusset, bound=.0011):
        """Elastic set into the shaft, which is pressed in there (`Gusset.within`), its edges bound and sewn round."""
        v = gusset.foot + (.997 - gusset.foot) * np.linspace(.01, 1, 110)[:, None]
        grid, ways = self.on_leg(gusset.at(v) + gusset.half(v) * np.linspace(-1, 1, 80)[None], v * np.ones((1, 80)), .0006)
        self.add('elastic', self.shut(grid, ways))
        s = np.linspace(-1, 1, 600)
        up = gusset.foot + (.995 - gusset.foot) * np.abs(s) ** (1 / gusset.power)
        steps = np.linalg.norm(np.diff(self.leg, axis=1), axis=2).sum(1), np.linalg.norm(np.diff(self.leg, axis=0), axis=2).mean(1).sum()

        def round_(v):
            return np.interp(v, np.linspace(0, 1, len(self.leg)), steps[0])
        edge_ = even(np.stack([(np.sign(s) * gusset.half(up) + gusset.at(up) - gusset.middle) * round_(up), up * steps[1]], 1), 400)     # flat, m
        t = np.gradient(edge_, axis=0)
        out = softened(np.stack([t[:, 1], -t[:, 0]], 1), 4)
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        for off in (0, .0030):
            x, y = (edge_ + out * off).T
            keep = y < (.955 if off else 1) * steps[1]
            x, y = x[keep], y[keep] / steps[1]
            line, n = self.on_leg(gusset.middle + x / round_(y), y, .00015 if off else 0)
            if off:
                self.add('thread', stitches(line, n, .0026, .0019, .0003))
            else:
                self.add('binding', tube(line - n * (bound - .0010), bound, 12))

    def tab(self, half=.0095, long=.030, high=.0165):
        """A loop to pull the boot on by, over its edge at the back: it lies on the leather outside, sewn down, and on the lining within."""
        across = np.linspace(-1, 1, 14)
        round_ = np.linalg.norm(np.diff(self.leg[-1], axis=0), axis=1).sum()
        tall_ = np.linalg.norm(np.diff(self.leg[:, 180], axis=0), axis=1).sum()
        u, down = .5 + half / round_ * across, 1 - long / tall_
        top, ways = self.on_leg(u, np.ones(14))
        up = np.array((0, 0, 1))
        a = np.linspace(0, np.pi, 24)
        outside = [self.on_leg(u, np.full(14, v), .0018)[0] for v in np.linspace(down, .97, 14)]
        inside = [self.on_leg(u, np.full(14, v), -.0026)[0] for v in np.linspace(.96, down, 14)]
        middle, reach = -.0012, np.interp(np.sin(a), (0, 1), (.0040, .0052))
        over = [top + ways * (middle + r * np.cos(t)) + up * (.004 + (high - .004) * np.sin(t) ** .7) for t, r in zip(a, reach)]
        rows = np.array(outside + over + inside)
        way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows.mean(1), axis=0), axis=1))]
        at = np.linspace(0, way[-1], 120)
        grid = np.array([[np.interp(at, way, rows[:, c, k]) for k in range(3)] for c in range(14)]).transpose(2, 0, 1)
        for _ in range(3):
            grid[1:-1] = (grid[:-2] + 2 * grid[1:-1] + grid[2:]) / 4
        outwards = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1))
        outwards *= np.sign((outwards[0] * ways).sum())
        outwards /= np.linalg.norm(outwards, axis=2, keepdims=True)
        self.add_shell('tab', grid, outwards, .0016, 'tab')
        k = int(np.searchsorted(at, long * .72))
        box = np.concatenate([grid[k:2:-1, 1], grid[2, 1:-1], grid[2:k, -2], grid[k, -2:0:-1]])
        box_ways = np.concatenate([outwards[k:2:-1, 1], outwards[2, 1:-1], outwards[2:k, -2], outwards[k, -2:0:-1]])
        self.add('thread', stitches(even(box, 200), even(box_ways, 200), .0026, .0019, .0003))

    def rim_edge(self, name='binding', radius=.0013):
        line = self.leg[-1, :-1] - self.leg_ways[-1, :-1] * .0010
        self.add(name, tube(line, radius, 12, closed=True))


def chelsea(foot):
    last = Last(long=.268, floor=((0, .0375), (.25, .0370), (.36, .0320), (.48, .0220), (.60, .0184), (.75, .0182), (.88, .0212), (1, .0275)),
                toe=(.060, 2.35), ridge=((0, .130), (.2, .124), (.35, .108), (.45, .0900), (.55, .0725), (.65, .0595), (.75, .0495), (.85, .0425),
                                         (.93, .0380), (1, .0345)))
    boot = Boot(last, foot)
    throat = .150

    def top(x):
        return along([(0, .0930), (.03, .0890), (.07, .0840), (.105, .0840), (.128, .0880), (throat, float(last.top(np.array([throat]))[0]))], x)

    def crease(p):
        return boot.broken(p, .0005, .045)
    boot.quarter(top, crease, throat=throat, depth=.0022)

    sides = [Gusset(.275, .082, .14, .5, .035), Gusset(.725, .082, .14, .5, -.035)]

    def pressed(u, v, p):
        inside = sum(g.within(u, v) for g in sides)
        flat_p = p.reshape(-1, 3)
        soft = (.0010 * noise(flat_p * (1, 1, 1.8), .05, 14 + 50 * foot) + .0005 * noise(flat_p * (1, 1, 2.2), .02, 15 + 50 * foot)).reshape(u.shape)
        ankle = folds(2 * np.pi * u, p[:, :, 2], 60 + foot, 7, .117, .018, .0014) * np.clip(v / .10, 0, 1) * (1 - inside)
        return soft * np.clip(v / .25, 0, 1) - .0013 * inside + ankle
    boot.shaft([(.118, .0105, .124, .0375), (.145, .0090, .117, .0405), (.178, .0060, .116, .0440)], raised=pressed)
    for g in sides:
        boot.elastic(g)
    boot.rim_edge()
    for start, end in ((-.193, .193), (.357, .643)):                        # between the elastic
        line, n = boot.on_leg(np.linspace(start, end, 150), np.full(150, .958), .0001)
        boot.add('thread', stitches(line, n, .0026, .0019, .0003))
    boot.tab()
    boot.lugs()
    return boot


def tall(foot):
    """A riding boot: a shaft to under the knee, a hidden gusset of elastic, two loops of linen."""
    last = Last(long=.266, floor=((0, .0345), (.25, .0340), (.36, .0285), (.48, .0140), (.60, .0066), (.75, .0062), (.88, .0090), (1, .0150)),
                toe=(.066, 2.2))
    boot = Boot(last, foot)
    throat = .150

    def top(x):
        return along([(0, .0900), (.03, .0860), (.07, .0800), (.105, .0790), (.128, .0800), (throat, float(last.top(np.array([throat]))[0]))], x)

    def crease(p):
        return boot.broken(p, .0006, .02)
    boot.quarter(top, crease, throat=throat, depth=.0022)

    side = Gusset(.40, .034, .86, .75)

    def slack(u, v, p):
        p = p.reshape(-1, 3)
        ankle = folds(2 * np.pi * u, p[:, 2].reshape(u.shape), 80 + foot, 11, .152, .046, .0030) * np.clip(v / .05, 0, 1)
        seed = 25 + 50 * foot
        broad = .0018 * noise(p * (1, 1, .5), .07, seed) + .0006 * noise(p, .025, seed + 1) + .00009 * noise(p * (1, 1, 1.5), .009, seed + 2)
        return ankle + broad.reshape(u.shape) * np.clip(v / .12, 0, 1) - .0013 * side.within(u, v)
    boot.shaft([(.120, .0110, .126, .0380), (.155, .0060, .117, .0420), (.215, -.0020, .114, .0500), (.290, -.0070, .113, .0565),
                (.360, -.0070, .112, .0580), (.412, -.0050, .111, .0575)], rows=330, raised=slack)
    boot.rim_edge()
    stitched = [(np.linspace(.515, 1.485, 600), np.full(600, v)) for v in (.984, .972)]
    for u, v in stitched:
        line, n = boot.on_leg(u, v, .0001)
        boot.add('thread', stitches(line, n, .0030, .0022, .00034))
    boot.strip(.0042)
    boot.elastic(side)
    for u in (.25, .75):                                                    # the loops, sewn inside
        p, n = boot.on_leg(np.full(1, u), np.ones(1))
        loop = through(p[0] + np.array([(0, 0, z) for z in (-.040, -.014, .004, .011, .014, .011, .004, -.014, -.040)])
                       - n[0] * np.array((.0042, .0042, .0040, .0046, .0085, .0125, .0135, .0132, .0130))[:, None], 80)
        t = np.gradient(loop, axis=0)
        boot.add('linen', strap(loop, np.cross(t, np.cross(n[0], (0, 0, 1))), .0200, .0016))
    boot.bottom(out=.0038, thick=.0058, breast=.074, taper=.0035, tilt=.008)
    return boot


def slingback(foot):
    """A pointed toe, a strap round the heel, a heel like a spool."""
    last = Last(long=.268, floor=((0, .0500), (.10, .0495), (.22, .0465), (.34, .0385), (.46, .0240), (.57, .0110), (.66, .0058), (.78, .0050), (.90, .0062),
                                  (1, .0085)),
                ridge=((0, .115), (.25, .105), (.40, .085), (.50, .0670), (.60, .0530), (.70, .0430), (.80, .0345), (.90, .0270), (1, .0215)),
                toe=(.105, 1.55), square=2.25,
                widths=((0, .0265, .0265), (.12, .0275, .0270), (.30, .0265, .0245), (.45, .0300, .0255), (.60, .0375, .0325), (.70, .0375, .0365),
                        (.80, .0345, .0365), (.90, .0310, .0335), (1, .0270, .0300)))
    shoe = Shoe(last, foot)
    throat, start = .192, .075

    def top(x):
        rise = along([(start, .0030), (.088, .0100), (.105, .0180), (.135, .0260), (.165, .0300)], x)
        line = last.base(x) + rise
        meet = float(last.top(np.array([throat]))[0])
        t = np.clip((x - .160) / (throat - .160), 0, 1)
        return line * (1 - t) + meet * t

    shoe.quarter(top, lambda p: .0002 * noise(p, .04, 41 + 50 * foot), throat=throat, depth=.0015, start=start)
    shoe.bottom(out=-.0006, thick=.0038, breast=0, sewn=False, open_to=.095)
    shoe.binding(radius=.0009, sink=.0005)
    # the strap: from both sides round the heel
    path, inside = [], []
    for side in (1, -1):
        x = np.array([.128, .121, .114, .107, .099, .088])
        p, n = last.skin(x, last.angle(x, last.base(x) + np.array([.0165, .0154, .0146, .0140, .0141, .0150])), side)
        # pared thin and sewn between upper and lining, it comes out of the topline
        path.append(p - n * .0012)
        inside.append(n)
    round_ = [(.060, .0262, .0715), (.034, .0240, .0830), (.0125, .0150, .0905), (.0050, 0, .0925)]
    right = np.vstack([path[0], round_])
    left = np.vstack([path[1], np.array(round_[:3]) * (1, -1, 1)])[::-1]
    line = through(np.vstack([right, left]), 260)
    t = np.gradient(line, axis=0)
    up = np.cross(t, (0, 0, 1))
    up *= np.sign((up * (line - (.08, 0, .07)))[:, :2].sum(1, keepdims=True))
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    within = np.clip((line[:, 0] - .070) / .02, 0, 1)[:, None]                  # there it lies along the upper
    on = [np.stack([np.interp(line[:, 0], x[::-1], n[::-1, k]) for k in range(3)], 1) for n in inside]
    up = up * (1 - within) + within * np.where(line[:, 1:2] > 0, *on)
    shoe.add('strap', strap(line, up, .0078, along([(.074, .0018), (.088, .0006), (.100, .0005)], line[:, 0]), .0003))
    spool(shoe, last)
    return shoe


def spool(shoe, last, breast=.050, thick=.0036, foot=.0052, centre=.0255):
    """A kitten heel: the seat's shape drawn in to the size of a pen."""
    ring = outset(last.outline(), -.0006)
    part = ring[ring[:, 0] < breast]
    part = part[np.argsort(np.arctan2(part[:, 1], breast - part[:, 0]))]
    across = np.linspace(-1, 1, 40)[1:-1, None]
    front = (part[-1] + part[0]) / 2 + (part[0] - part[-1]) / 2 * across + (.004, 0, 0) * (1 - across ** 2)
    seat = np.vstack([part, front])
    middle = seat.mean(0) * (1, 0, 1)
    rows = []
    around = np.arctan2(seat[:, 1], seat[:, 0] - middle[0])
    round_ = np.stack([np.cos(around) * 1.0, np.sin(around) * 1.05, 0 * around], 1) * foot
    for t in np.linspace(0, 1, 40):
        k = (1 - t) ** 2.6 * .93 + .07 * (1 - t)
        c = np.array((centre + (middle[0] - centre) * (1 - t) ** 1.6, 0, 0))
        p = c + round_ * (1 + .12 * t ** 6) * (1 - k) + (seat - middle) * (1, 1, 0) * k
        p[:, 2] = (seat[:, 2] - thick) * (1 - t) + .0026 * t
        rows.append(p)
    shoe.add('heel', skin(np.array(rows), True))
    middle, edge_ = rows[-1].mean(0) * (1, 1, 0), .0006                          # its tip of rubber, rounded below
    turns = [(1, .0026)] + [(1 - edge_ / foot * (1 - np.cos(a)), edge_ * (1 - np.sin(a))) for a in np.linspace(0, np.pi / 2, 6)] + [(.01, 0)]
    shoe.add('rubber', skin(np.array([middle + (rows[-1] - rows[-1].mean(0)) * k + (0, 0, z) for k, z in turns]), True))


def sandal(foot):
    """A padded footbed on a stacked block: two bands that cross over the toes, a heel counter, a buckled strap round the ankle."""
    last = Last(long=.254, floor=((0, .0760), (.10, .0755), (.22, .0710), (.34, .0590), (.46, .0380), (.57, .0185), (.66, .0110), (.78, .0095), (.90, .0105),
                                  (1, .0140)),
                ridge=((0, .125), (.25, .115), (.40, .092), (.50, .0710), (.60, .0560), (.70, .0450), (.80, .0365), (.90, .0300), (1, .0270)),
                toe=(.064, 2.1), square=2.1)
    shoe = Shoe(last, foot)
    # the footbed: board, padding, cover
    ring = outset(last.outline(), .0030)
    flats, edges = slab(ring + (0, 0, .0012), .0055, .0016, .010)
    shoe.add('cover', flats[0], edges)
    lower = ring - (0, 0, .0046)
    flats, edges = slab(outset(lower, .0004), .0044)
    shoe.add('sole', *flats, edges)
    sides, cap = heel(last, .066, ring, .0088, 0, .0045, .010)
    shoe.add('heel', sides)
    shoe.add('rubber', cap)
    rim = outset(last.outline(), .0016)
    right, left = rim[:len(rim) // 2 + 1], np.vstack([rim[:1], rim[:len(rim) // 2 - 1:-1]])
    x = grid_x(rim[:, 0].min() + 1e-5, rim[:, 0].max() - 1e-5, 170)
    y = np.linspace(-1, 1, 40)
    half = np.where(y[None] < 0, -np.interp(x, left[:, 0], left[:, 1])[:, None], np.interp(x, right[:, 0], right[:, 1])[:, None])
    padded = .0018 - .0018 * np.abs(y[None]) ** 6 - .0009 * np.exp(-((np.abs(y[None]) - .86) / .035) ** 2)
    low = last.base(x)[:, None] + .0012 + padded * np.clip(half.mean(1, keepdims=True) / .012, 0, 1)     # flat where it ends
    shoe.add('bed', skin(np.stack([np.broadcast_to(x[:, None], low.shape), half * y, low], 2)[:, ::-1]))
    # the bands over the toes
    q = np.linspace(-1, 1, 161)
    angle = np.pi / 2 - np.abs(q) * (np.pi / 2 - .02)
    w = np.linspace(-.0105, .0105, 30)[:, None]
    for slant, over in ((.017, .0012), (-.019, .0034)):
        lift = over - (over - .0010) * np.clip((np.abs(q) - .45) / .4, 0, 1)
        grid, ways = last.skin(.186 + slant * q + w, angle[None], np.where(q < 0, -1, 1)[None])
        grid = grid + ways * (lift + .0004 * np.cos(np.pi * w / .021))[:, :, None]
        grid[..., 2] -= .0035 * np.clip((np.abs(q) - .93) / .07, 0, 1)            # both ends go down into the footbed
        shoe.add_shell('strap', grid, ways, .0020)
        for row in (3, -4):
            shoe.add('thread', stitches(grid[row], ways[row], .0028, .0021, .0003))
    # the counter at the heel
    u = np.linspace(-1, 1, 121)
    x = .050 * np.abs(u) ** 1.6
    high = .063 * np.cos(np.pi / 2 * np.abs(u)) ** .8 - .003                    # its front edges run down into the footbed
    part = np.linspace(.0, 1, 60)[:, None]
    z = last.base(x)[None] + high[None] * part
    grid, ways = last.skin(np.broadcast_to(x, z.shape), last.angle(np.broadcast_to(x, z.shape).ravel(), z.ravel()).reshape(z.shape), np.where(u < 0, -1, 1)[None])
    ways[:, 60] = ways[:, 59] + ways[:, 61]
    ways[:, 60] /= np.linalg.norm(ways[:, 60], axis=1, keepdims=True)
    shoe.add_shell('strap', grid + ways * .0004, ways, .0022)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(grid[0], axis=0), axis=1))]
    rim = np.stack([way, z[-1]], 1)
    t = np.gradient(rim, axis=0)
    row = rim + np.stack([t[:, 1], -t[:, 0]], 1) / np.linalg.norm(t, axis=1, keepdims=True) * .0032
    at = np.interp(row[:, 0], way, u)
    x = .050 * np.abs(at) ** 1.6
    k = (row[:, 1] > last.base(x)) & (np.abs(at) > .012)
    places, facing = last.skin(x[k], last.angle(x[k], row[k, 1]), np.where(at[k] < 0, -1, 1))
    shoe.add('thread', stitches(places + facing * .0005, facing, .0028, .0021, .0003))
    # round the ankle
    a = np.linspace(0, 2 * np.pi, 200)[:-1]
    back = grid[-1, 60]
    line = np.stack([back[0] + .0435 - .0450 * np.cos(a), .0315 * np.sin(a), back[2] - .0060 + .0130 * (1 - np.cos(a)) / 2 + .002 * np.sin(2 * a)], 1)
    ahead = np.gradient(line, axis=0)
    up = np.cross(ahead, (0, 0, 1))
    up *= np.sign((up * (line - line.mean(0))).sum())
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    shoe.add('strap', strap(line, up, .0115, .0022, .0003, closed=True))
    for s in (-1, 1):
        edge_line = line + np.array((0, 0, s * .0042)) + up * .0024
        shoe.add('thread', stitches(edge_line, up, .0028, .0021, .0003))
    # the buckle on the outer side, its keeper, the strap's free end
    k = 142
    p, n, t = line[k], up[k], ahead[k] / np.linalg.norm(ahead[k])
    c, r = np.linspace(0, np.pi / 2, 8), .0022                                # its corners
    frame = np.concatenate([np.stack([i * (.0075 - r) + r * np.cos(c + a_), j * (.0085 - r) + r * np.sin(c + a_)], 1)
                            for i, j, a_ in ((1, 1, 0), (-1, 1, np.pi / 2), (-1, -1, np.pi), (1, -1, 1.5 * np.pi))])
    frame = even(np.vstack([frame, frame[:1]]), 81)[:-1]
    frame = p + n * .0040 + frame[:, :1] * t + frame[:, 1:] * (0, 0, 1)
    shoe.add('brass', tube(frame, .0011, 12, closed=True))
    shoe.add('brass', tube(np.array([p + n * .0045 - t * .0075, p + n * .0050, p + n * .0042 + t * .0082]), .0008, 10))
    end = through(np.array([line[(k + i) % 199] + up[(k + i) % 199] * h for i, h in ((-2, .0026), (4, .0032), (9, .0030), (14, .0027), (18, .0026))]), 60)
    end_up = np.tile(up[(k + 8) % 199], (60, 1))
    shoe.add('strap', strap(end, end_up, np.r_[np.full(48, .0110), np.linspace(.0110, .0050, 12)], .0020))
    at = (k + 11) % 199
    ring = np.array([up[at] * .0030 * np.cos(c) + np.array((0, 0, .0066 * np.sin(c))) for c in np.linspace(0, 2 * np.pi, 60, endpoint=False)])
    shoe.add('strap', strap(line[at] + up[at] * .0026 + ring, ring, .0052, .0012, .0002, False, True))
    return shoe


#: What is beside front, back and detail: one in profile, a look into both, a sole, a pair on its box.
VIEWS = dict(side=View(0, 6, (0, .045), .40), inside=View(0, 54, (0, .025), .37), sole=View(0, 24, (0, .050), .50), size=View(-24, 17, (0, .095), .55))
LOAFER = Still(pair(loafer), STUFFS, dict(front=View(0, 24, (-.003, .045), .40), back=View(0, 20, (-.003, .05), .47),
                                    detail=View(0, 36, (-.045, .03), .235), **VIEWS))
NAPPA = dict(rough=.38, grain='leather', fine=2.0, high=.42, mottle=.03, depth=.05)
FLAT = Still(pair(flat), {**STUFFS, 'upper': Stuff(**NAPPA), 'binding': Stuff(**NAPPA), 'lace': Stuff(**{**NAPPA, 'fine': 3.0}),
                          'lining': Stuff('#d2bfa3', .6, .6, grain='leather', fine=2.4, high=.45, mottle=.01, depth=.03),
                          'sock': Stuff('#cdb797', .55, .7, grain='leather', fine=1.8, high=.60, mottle=.015, depth=.03, shade=signed),
                          'thread': Stuff(tonal, .8, .5)},
             dict(front=View(0, 28, (-.003, .030), .38), back=View(0, 22, (-.003, .038), .46), detail=View(0, 42, (-.055, .022), .20), **VIEWS))
CHELSEA = Still(pair(chelsea, front=((180 + 44, -.075, .045), (180 + 34, .045, -.030)), back=((180 - 132, -.060, .03), (180 - 122, .062, -.015)), inside=((93, -.066, -.004), (86, .064, .006)),
                     sole=((180 + 12, -.050, -.130, 82), (180 - 14, .065, .170))),
                {**STUFFS, 'elastic': Stuff(lambda c, own: mixed(own, '#2f2a27', .6), .85, .5, grain='finerib', fine=1.3, high=1.1, depth=.3),
                          'tab': Stuff(lambda c, own: mixed(own, '#0d0c0b', .4), .85, .3, grain='gabardine'),
                          'rubber': Stuff('#1b1a19', .62, .8, mottle=.05), 'welt': Stuff('#1d1a18', .6), 'thread': Stuff(tonal, .8, .5)},
                dict(front=View(0, 19, (0, .075), .52), back=View(0, 15, (-.012, .09), .48), detail=View(0, 20, (.035, .10), .235),
                     side=View(0, 6, (0, .10), .46), inside=View(0, 50, (0, .06), .44), sole=View(0, 24, (0, .085), .58), size=View(-24, 15, (0, .145), .60)))
STOOD = ((180 + 38, -.055, -.065), (180 + 30, .055, .115))
TALL = Still(pair(tall, dict(wide=.50, deep=.32, high=.13, place=(-.045, 0), turn=-8), size=((180 + 38, .010, -.175), (180 + 30, .095, .005)), front=STOOD, back=((180 - 114, -.085, .015), (180 - 106, .083, -.010)), detail=STOOD, inside=((93, -.078, -.004), (86, .076, .006)),
                  sole=((180 + 22, -.060, -.115, 82), (180 - 30, .125, .120))),
             {**CHELSEA.stuffs, **{k: STUFFS[k] for k in ('rubber', 'welt', 'heel')}, 'lining': Stuff('#a58866', .7, .5, **FACED, mottle=.015),
                    'linen': Stuff('#b9ab92', .95, .2, grain='linen', fine=1.8)},
             dict(front=View(0, 12, (-.003, .19), .60), back=View(0, 11, (-.022, .195), .60), detail=View(0, 22, (.02, .375), .24),
                  side=View(0, 5, (0, .205), .60), inside=View(0, 46, (0, .17), .55), sole=View(0, 20, (.02, .17), .74), size=View(-6, 14, (0, .18), .80)))
PATENT = dict(rough=.13, gloss=1.25, mottle=.01)
SLINGBACK = Still(pair(slingback), {**STUFFS, 'upper': Stuff(**PATENT), 'strap': Stuff(**PATENT), 'binding': Stuff(**PATENT), 'heel': Stuff(**PATENT),
                              'lining': Stuff('#cdb694', .6, .6, **FACED, mottle=.012),
                              'sock': Stuff('#c9b08c', .55, .7, **FACED, mottle=.015, shade=signed),
                              'sole': Stuff('#8a6a48', .5, **BEND, mottle=.04, shade=tanned), 'welt': Stuff('#8a6a48', .5)},
                  dict(front=View(0, 20, (-.003, .045), .40), back=View(0, 18, (-.003, .050), .47), detail=View(0, 30, (-.050, .022), .22), **VIEWS))
VEGETABLE = dict(rough=.38, grain='leather', fine=2.0, high=.34, mottle=.035, depth=.03)
SANDAL = Still(pair(sandal), {**STUFFS, 'strap': Stuff(**VEGETABLE), 'cover': Stuff(**VEGETABLE), 'bed': Stuff(**VEGETABLE, shade=signed),
                        'lining': Stuff(flesh, .85, .4, mottle=.05),
                        'sole': Stuff('#5d3d25', .45, **BEND, mottle=.05, shade=tanned), 'thread': Stuff(tonal, .8, .5), 'brass': BRASS},
               dict(front=View(0, 19, (-.003, .060), .41), back=View(0, 16, (-.003, .064), .46), detail=View(0, 30, (-.070, .020), .235), **VIEWS))
PRODUCTS = {'penny-loafer': LOAFER, 'ballet-flat': FLAT, 'ankle-boot': CHELSEA, 'tall-boot': TALL, 'kitten-slingback': SLINGBACK,
            'block-heel-sandal': SANDAL}
