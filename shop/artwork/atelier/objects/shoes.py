"""Shoes, built on lasts. A shoe is made for the right foot; the left is its mirror."""
import numpy as np

import mesh as meshes
from objects.bags import edge, flesh, mixed
from objects.last import Last, grid_x, heel, outset, slab
from objects.solid import along, directions, moved, noise, shell, skin, stitches, swept, through, tube
from objects.still import Still, Stuff, View


class Shoe:
    """Collects the parts of one shoe on its last."""

    def __init__(self, last):
        self.last, self.parts = last, {}

    def add(self, name, *some):
        self.parts.setdefault(name, []).extend(some)

    def bottom(self, out=.0035, thick=.0055, breast=.072, taper=.003, tilt=.006, welt='welt', sole='sole', block='heel', sewn=True):
        """Sole with its edge, welt stitching, heel of layers, and the sock within."""
        ring = self.last.outline()
        wide = outset(ring, out)
        flats, edges = slab(wide, thick)
        self.add(welt, flats[0])
        self.add(sole, flats[1], edges)
        if sewn:
            line = outset(ring, out * .52)
            k = np.flatnonzero(line[:, 0] > breast * .9)
            line = np.roll(line, -k[0], 0)[:len(k)] + (0, 0, .0001)
            self.add('thread', stitches(line, (0, 0, 1), .0030, .0022, .00038))
        if breast:
            sides, cap = heel(self.last, breast, wide, thick - .0002, 0, taper, tilt)
            self.add(block, sides)
            self.add('rubber', cap)
        self.sock()

    def sock(self):
        """The lined insole."""
        x = grid_x(.001, self.last.long - .002, 90)
        y = np.linspace(-1, 1, 24)
        low = self.last.base(x)[:, None] + .0025 - .0015 * (1 - y[None] ** 2)
        half = np.where(y[None] < 0, self.last.half(x, -1)[:, None], self.last.half(x, 1)[:, None])
        self.add('sock', skin(np.stack([np.broadcast_to(x[:, None], low.shape), half * y * .93, low], 2)[:, ::-1]))

    def quarter(self, top, raised=None, depth=.0020, throat=None, rows=150, columns=420):
        """
        The upper from the feather edge to the topline. top(x) -> height of the topline; throat: x where it closes over the
        instep; raised(places (n, 3)) -> m. Both sides are one grid: heel, one side, toe, other side.
        """
        last = self.last
        x = np.r_[grid_x(0, throat, columns // 2), grid_x(throat, last.long, columns // 2)[1:]]
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
        ring = np.concatenate([self.ring[:, -60:], self.ring[:, :60]], 1)
        ways = np.concatenate([self.ways[:, -60:], self.ways[:, :60]], 1)
        way = np.cumsum(np.linalg.norm(np.diff(ring[60], axis=0), axis=1))
        k = np.abs(np.r_[0, way] - way[59]) < half
        grid, ways = (ring + ways * lift)[2:-2, k], ways[2:-2, k]
        self.add_shell('strap', grid, ways, lift + .0004)
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
        self.add(name, tube(through(line[::3], 500), radius, 12, False))

    def line(self, below):
        """(places, directions) `below` m under the topline, from the throat along side 1 round the heel to the throat."""
        step = np.linalg.norm(np.diff(self.ring, axis=0), axis=2)
        left = np.cumsum(step[::-1], 0)
        k = (left < below).sum(0)
        rows = self.ring.shape[0] - 1 - np.minimum(k, self.ring.shape[0] - 2)
        p, n = self.ring[rows, np.arange(self.ring.shape[1])], self.ways[rows, np.arange(self.ring.shape[1])]
        m = np.searchsorted(self.x, self.throat)
        return np.vstack([p[m::-1], p[:-m - 2:-1]]), np.vstack([n[m::-1], n[:-m - 2:-1]])


def pair(shoe, poses):
    """Both shoes: poses ((turn, x, y) of the right shoe, of the left or None); places are of a shoe's middle."""
    out = {}
    for left, pose in enumerate(poses):
        if pose is None:
            continue
        turn, x, y = pose
        for name, some in shoe.parts.items():
            for m in some:
                m = moved(m, shift=(-shoe.last.long / 2, 0, 0))
                out.setdefault(name, []).append(moved(mirrored(m) if left else m, (0, 0, turn), (x, y, 0)))
    return out


def mirrored(m):
    """The other foot: mirrored across the shoe's length."""
    p, n = m.points * (1, -1, 1), m.normals * (1, -1, 1)
    return meshes.Mesh(p, m.triangles[:, ::-1], m.flat[:, ::-1], m.material, n)


def layers(flat, place):
    """Stacked leather: thin dark lines between layers."""
    t = (flat[:, 1] / .34) % 1
    return 1 - .30 * np.exp(-((t - .5) / .07) ** 2) + .05 * np.sin(flat[:, 1] * 17 + 3 * np.sin(flat[:, 0] * .7))


def stacked(colour, own):
    return mixed(own, '#2a180e', .55) if colour not in ('Tobacco', 'Ivory') else '#7a5231'


CALF = dict(rough=.33, grain='leather', fine=2.6, high=.16, mottle=.05, depth=.02)
STUFFS = dict(upper=Stuff(**CALF), lining=Stuff('#b59b7c', .7, .5, grain='leather', fine=2.5, high=.12),
              sock=Stuff('#b08f6b', .6, .6, mottle=.06), welt=Stuff(edge, .5), sole=Stuff(edge, .4, mottle=.08),
              heel=Stuff(stacked, .38, shade=layers), rubber=Stuff('#1a1817', .8, .6), thread=Stuff('#a98a62', .8, .5),
              binding=Stuff(**CALF), strap=Stuff(**CALF), dark=Stuff(lambda c, own: mixed(own, '#000000', .7), .7, .3))

#: How a pair stands: (turn, x, y) of the right shoe and of the left.
PAIR = dict(front=((180 + 36, -.016, -.055), (180 + 32, .014, .070)), back=((180 - 128, -.060, .03), (180 - 120, .055, -.01)),
            detail=((180 + 36, -.016, -.055), (180 + 32, .014, .070)))


def loafer(view):
    last = Last()
    shoe = Shoe(last)
    nose, half = .234, .0275

    def top(x):
        return along([(0, .0790), (.03, .0755), (.07, .0675), (.105, .0645), (.128, .0665), (.147, .0712)], x)

    def apron(x, y):
        """Way (n,) m in plan off the seam of the apron, positive outside."""
        r = (np.clip((x - .125) / (nose - .125), 0, None) ** 2.6 + (np.abs(y - .0015) / half) ** 2.6) ** (1 / 2.6)
        return (r - 1) * half

    def raised(p):
        d = apron(p[:, 0], p[:, 1])
        way = np.arctan2(p[:, 1], p[:, 0] - .165)
        on = np.clip((p[:, 0] - .150) / .006, 0, 1) * (p[:, 2] > last.base(p[:, 0]) + .014)
        gather = np.clip((p[:, 0] - .195) / .025, 0, 1) * np.exp(-((d - .0028) / .0018) ** 2) * .00012 * np.sin(way * 120)
        seam = .0013 * np.exp(-(d / .0011) ** 2) - .0004 * np.exp(-((d - .003) / .0015) ** 2) - .0004 / (1 + np.exp(np.clip(d / .0006, -30, 30)))
        crease = .0003 * noise(p * (1, .5, 1), .016, 5) * np.exp(-((p[:, 0] - .165) / .03) ** 2)
        quarter = .0009 / (1 + np.exp(np.clip((p[:, 0] - seam_x(p[:, 2])) / .0003, -30, 30)))
        return on * (seam + gather) + crease + quarter * (p[:, 0] < .15)

    def seam_x(z):
        return .112 + .18 * np.clip(z - .02, 0, .1)
    shoe.quarter(top, raised, throat=.147)
    shoe.bottom()
    shoe.binding()
    shoe.add('thread', stitches(*shoe.line(.0032), .0026, .0019, .0003))
    shoe.backstay(.0075)
    # the seam of the apron
    t = np.linspace(-1.42, 1.42, 300)
    inside = half - .0021
    x = .125 + (nose - .0021 - .125) * np.cos(t) ** (2 / 2.6)
    places, ways = last.over(x, .0015 + inside * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / 2.6))
    shoe.add('thread', stitches(places + ways * .0001, ways, .0034, .0024, .00042))
    for side in (-1, 1):
        z = np.linspace(.022, .058, 60)
        for off in (-.0022, -.0042):
            x = seam_x(z) + off
            shoe.add('thread', stitches(*shoe.on_side(x, z, side), .0026, .0019, .0003))
    # the saddle: a band over the instep with its slot
    q = np.linspace(-1, 1, 161)
    angle = np.pi / 2 - np.abs(q) * (np.pi / 2 - .10)
    wide = .0098 + .0045 * q ** 2
    slot = .0034 * np.sqrt(np.clip(1 - (q / .40) ** 2, 0, 1)) + .0022 * np.clip(1 - np.abs(q) / .07, 0, 1)
    for sign in (-1, 1):
        w = np.linspace(0, 1, 40)[:, None]
        over = sign * (slot + (wide - slot) * w)
        x = .166 - .010 * q ** 2 + over
        grid, ways = last.skin(x, angle[None], np.where(q < 0, -1, 1)[None])
        grid = grid + ways * (.0034 - .0010 * w[..., None] ** 8)
        shoe.add_shell('strap', grid, ways, .0020)
        shoe.add('thread', stitches(grid[-6, 4:-4], ways[-6, 4:-4], .0026, .0019, .0003))
    return pair(shoe, PAIR[view])


LOAFER = Still(loafer, STUFFS, dict(front=View(0, 24, (-.003, .045), .40), back=View(0, 20, (.0, .05), .40),
                                    detail=View(0, 36, (-.045, .03), .235)))
PRODUCTS = {'penny-loafer': LOAFER}
