"""
The last: a foot as a shoemaker cuts it of wood, and what is built on it. x runs from the back of the heel (0) to the toe (long),
y to the right of who looks from the heel to the toe (mirrored for the other foot), z up from the floor; all in m.
"""
from dataclasses import dataclass

import numpy as np

import mesh as meshes
from objects.solid import along, skin


@dataclass
class Last:
    """Tables go over x / long. widths: half widths to either side; ridge: height of the instep over the feather edge."""
    long: float = .258
    widths: tuple = ((0, .0275, .0275), (.12, .0290, .0285), (.30, .0285, .0262), (.45, .0330, .0270), (.60, .0400, .0335),
                     (.70, .0400, .0385), (.80, .0365, .0385), (.90, .0310, .0345), (1, .0260, .0300))
    ridge: tuple = ((0, .130), (.2, .124), (.35, .104), (.45, .0855), (.55, .0685), (.65, .0555), (.75, .0455), (.85, .0380), (.93, .0335),
                    (1, .0305))
    floor: tuple = ((0, .019), (.25, .019), (.34, .0165), (.45, .0085), (.55, .006), (.72, .006), (.86, .009), (1, .0150))
    toe: tuple = (.062, 2.3)                      # over which length the toe closes, and how squarely
    heel: tuple = (.040, 2.2)                    # the same of the heel
    square: float = 2.35                          # how full the sections are
    back: tuple = ((0, .004), (.012, .0), (.030, .0005), (.055, .004), (.08, .009), (.15, .012))    # the heel's curve over its height

    def closing(self, x):
        """(of width, of height) 0 … 1: how the ends round off."""
        reach, power = self.toe
        a = np.clip((x - (self.long - reach)) / reach, 0, 1)
        b = np.clip(1 - x / self.heel[0], 0, 1)
        toe = (1 - a ** power) ** (1 / power)
        return toe * (1 - b ** self.heel[1]) ** (1 / self.heel[1]), (1 - a ** (power + 1.2)) ** (1 / (power + .3))

    def half(self, x, side):
        """Half width at the feather edge to a side (-1 or 1)."""
        return along(self.widths, np.asarray(x) / self.long)[..., 0 if side < 0 else 1] * self.closing(x)[0]

    def base(self, x):
        """Height of the feather edge."""
        return along(self.floor, np.asarray(x) / self.long)

    def top(self, x):
        return self.base(x) + along(self.ridge, np.asarray(x) / self.long) * self.closing(x)[1]

    def angle(self, x, z):
        """The angle (0 feather edge … pi/2 ridge) at which the skin reaches the height z."""
        h = np.clip((z - self.base(x)) / (self.top(x) - self.base(x) + 1e-9), 0, 1)
        return np.arcsin(h ** (self.square / 2))

    def over(self, x, y, raised=None):
        """(places (n, 3), directions (n, 3)) of the skin over points x (n,), y (n,) of the ground plan."""
        side = np.where(np.asarray(y) < 0, -1, 1)
        w = np.where(side < 0, self.half(x, -1), self.half(x, 1))
        return self.skin(x, np.arccos(np.clip(np.abs(y) / (w + 1e-9), 0, 1) ** (self.square / 2)), side, raised)

    def skin(self, x, angle, side, raised=None):
        """(places (…, 3), outward directions (…, 3)) at x, angles and sides; raised(places (n, 3)) -> m lifts the skin."""
        x, angle, side = (v.copy() for v in np.broadcast_arrays(np.asarray(x, float), angle, side))
        step = 3e-5
        x = np.clip(x, 0, self.long - step / 3)
        back = np.where(x > self.long / 2, -step, step)
        down = np.where(angle > .8, -step * 4, step * 4)

        def facing(place, f):
            n = np.cross(f(x + back, angle) - place, f(x, angle + down) - place)
            n *= -(side * np.sign(back) * np.sign(down))[..., None]
            return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-18)

        def plain(x, angle):
            return self.at(x, angle, side)
        place = plain(x, angle)
        ways = facing(place, plain)
        if raised is None:
            return place, ways

        def lifted(x, angle):
            p = plain(x, angle)
            return p + ways * raised(p.reshape(-1, 3)).reshape(p.shape[:-1])[..., None]
        place = lifted(x, angle)
        return place, facing(place, lifted)

    def at(self, x, angle, side):
        """Places (…, 3) of the skin at x, an angle and a side (arrays that broadcast)."""
        x, angle, side = np.broadcast_arrays(np.asarray(x, float), angle, side)
        flat = x.ravel()
        w = np.where(side.ravel() < 0, self.half(flat, -1), self.half(flat, 1))
        high = self.top(flat) - self.base(flat)
        c, s = np.cos(angle.ravel()), np.sin(angle.ravel())
        h = np.abs(s) ** (2 / self.square)
        tuck = 1 - .055 * np.exp(-(h * high / .006) ** 2) + .02 * np.exp(-((h * high - .016) / .012) ** 2)
        y = side.ravel() * w * np.clip(c, 0, 1) ** (2 / self.square) * tuck
        z = self.base(flat) + h * high
        near = np.clip(1 - flat / .11, 0, 1) ** 1.5
        out = np.stack([flat + along(self.back, z - self.base(flat)) * near, y, z], 1)
        return out.reshape(x.shape + (3,))

    def outline(self, count=420):
        """The feather edge as a ring (count, 3), from the heel's middle along side 1 to the toe and back along side -1."""
        t = (1 - np.cos(np.linspace(0, np.pi, count // 2 + 1))) / 2
        x = t * self.long
        right = self.at(x, 0.0, 1)
        left = self.at(x[::-1], 0.0, -1)[1:-1]
        return np.vstack([right, left])


def outset(ring, by):
    """A closed ring moved outwards in plan by `by` m."""
    t = np.roll(ring, -2, 0) - np.roll(ring, 2, 0)
    n = np.stack([t[:, 1], -t[:, 0], np.zeros(len(t))], 1)
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
    middle = ring.mean(0)
    if (n * (ring - middle)).sum() < 0:
        n = -n
    for _ in range(6):
        n = (np.roll(n, 1, 0) + n + np.roll(n, -1, 0)) / 3
    return ring + n / (np.linalg.norm(n, axis=1, keepdims=True) + 1e-9) * by


def laid(mesh):
    """A level mesh whose flat positions are those of its ground plan: grain runs over it undistorted."""
    mesh.flat = mesh.points[mesh.triangles][:, :, :2] * 100
    return mesh


def slab(ring, thick, round_=.0008, inner=.012):
    """A sole: a ring's area of `thick` m downwards, edges rounded: (mesh of top and bottom, mesh of the edge)."""
    low = (0, 0, -thick)
    top = [outset(ring, -inner), outset(ring, -round_)]
    side = [outset(ring, -round_), outset(ring, -round_ * .3) + (0, 0, -round_ * .3), ring + (0, 0, -round_),
            ring + (0, 0, -thick + round_), outset(ring, -round_ * .3) + (0, 0, -thick + round_ * .3), outset(ring, -round_) + low]
    middle = ring.copy()
    middle[:, 1] = 0
    bottom = [outset(ring, -round_) + low, middle + low]
    flat = [laid(skin(np.array(rows), True)) for rows in (top, bottom)]
    return flat, skin(np.array(side), True)


def heel(last, breast, ring, top, foot=0.0, taper=.0, tilt=.0, piece=.0045, edge=.0007):
    """
    A heel: from the sole's underside (height `top` m under the feather edge) down to the floor. breast: x of its front; taper: how much smaller it is
    at the floor, m; tilt: how far its front leans back, m; piece: how thick its top piece is that it stands on, m, at most two fifths of the heel;
    edge: radius of that one's lower edge, m. (mesh of the block, mesh of the top piece); rows from above to below.
    """
    part = ring[ring[:, 0] < breast]
    order = np.argsort(np.arctan2(part[:, 1], breast - part[:, 0]))
    part = part[order]
    front = np.linspace(part[-1], part[0], 40)[1:-1]
    whole = np.vstack([part, front])
    way = (whole - whole.mean(0))[:, :2]
    far = np.linalg.norm(way, axis=1, keepdims=True)
    high = whole[:, 2] - top
    piece = foot + min(piece, .4 * (high.min() - foot))

    def row(z, inwards=0.0):
        """The heel's outline at heights z."""
        t = ((high - z) / (high - foot))[:, None]
        p = whole[:, :2] - way / far * np.minimum(taper * t + inwards, far)
        p[:, 0] -= tilt * t[:, 0] * np.clip((p[:, 0] - .01) / breast, 0, 1)
        return np.c_[p, z + 0 * high]
    block = [row(high * (1 - t) + piece * t) for t in np.linspace(0, 1, 24)]
    sides = [row(z) for z in np.linspace(piece, foot + edge, 4)]
    sides += [row(foot + edge * (1 - np.sin(a)), edge * (1 - np.cos(a))) for a in np.linspace(0, np.pi / 2, 6)[1:]]
    under = [sides[-1], sides[-1].mean(0) + (sides[-1] - sides[-1].mean(0)) * .01]
    return skin(np.array(block), True), meshes.joined([skin(np.array(sides), True), laid(skin(np.array(under), True))])


def grid_x(start, end, count, dense=1.0):
    """x of columns, denser at both ends."""
    t = np.linspace(0, 1, count)
    return start + (end - start) * (t * (1 - dense) + dense * (1 - np.cos(np.pi * t)) / 2)
