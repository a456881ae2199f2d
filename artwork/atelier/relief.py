"""What a needle and an iron leave in cloth, drawn as heights (mm) on a piece's flat canvas: seams, stitches, hems, edges."""
import zlib
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from finish import eased
from patterns import along, walked
from yarns import between, smooth_noise

FINE = 20                                     # px per cm, of a canvas on which nothing finer than a stitch is drawn
#: What is added to a piece's name for the canvas of its inside, and what is seen there beside its own inside (or its lining): its outer cloth, tape.
INSIDE = ' inside'
OUTER, TAPE = 1, 2
#: Shallow waves in cloth that was worn, and creases between nearly flat parts of it: degrees they lean from upright, cm across them and along, and how
#: high beside one another.
WAVES = ((8, 3.4, 9.0, 1.0), (-26, 2.1, 5.5, .45), (34, 1.3, 3.6, .22), (-5, .55, 2.6, .11))
CREASES = ((-38, 4.6, 11.0, 1.0), (24, 3.8, 9.0, .9), (-72, 3.1, 8.0, .6), (58, 1.9, 5.0, .35), (-12, 1.2, 3.2, .2))
#: Its cells are 8 px wide.
NOISE = smooth_noise(256, 8, 77).astype(np.float32)


class Canvas:
    """
    Heights of one piece over its box (cm), row 0 lowest; `thread` is 1 where sewing thread lies on top; `stuff` is how much of what is not
    its own cloth is seen, of OUTER and of TAPE; `bare` is None or 1 where what is sewn on hides the cloth's own weave. `rows` are the rows of stitches, (line, length
    of a stitch cm), `seams` the lines along which cloth is sewn. fine: px per cm.
    """

    def __init__(self, piece, fine=FINE):
        (self.x0, self.y0), (self.x1, self.y1) = piece.box()
        self.piece, self.fine = piece, fine
        self.shape = (int((self.y1 - self.y0) * fine) + 1, int((self.x1 - self.x0) * fine) + 1)
        self.height = np.zeros(self.shape, np.float32)
        self.thread = np.zeros(self.shape, np.float32)
        self.tone = np.ones(self.shape, np.float32)
        self.stuff = {kind: np.zeros(self.shape, np.float32) for kind in (OUTER, TAPE)}
        self.bare = None
        self.rows, self.seams = [], []

    @property
    def box(self):
        return (self.x0, self.y0), (self.x1, self.y1)

    def window(self, line, reach):
        """(slices, x, y) of the part of the canvas within `reach` cm of a line's box."""
        line = np.asarray(line)
        lo, hi = line.min(0) - reach, line.max(0) + reach
        i0, i1 = (int(np.clip((v - self.x0) * self.fine, 0, self.shape[1])) for v in (lo[0], hi[0] + .1))
        j0, j1 = (int(np.clip((v - self.y0) * self.fine, 0, self.shape[0])) for v in (lo[1], hi[1] + .1))
        x = self.x0 + (np.arange(i0, i1) + .5) / self.fine
        y = self.y0 + (np.arange(j0, j1) + .5) / self.fine
        return (slice(j0, j1), slice(i0, i1)), x[None, :], y[:, None]

    def near(self, line, reach):
        """(slices, distance, way along, side) to a polyline, cm; far away the distance is `reach`."""
        line = np.asarray(line, float)
        part, x, y = self.window(line, reach)
        shape = (y.shape[0], x.shape[1])
        best, way, side, done = np.full(shape, reach, np.float32), np.zeros(shape, np.float32), np.zeros(shape, np.float32), 0.0
        for a, b in zip(line, line[1:]):
            d = b - a
            long = np.hypot(*d)
            if long < 1e-6:
                continue
            i0 = max(int((min(a[0], b[0]) - reach - x[0, 0]) * self.fine), 0) if x.size else 0
            i1 = max(int((max(a[0], b[0]) + reach - x[0, 0]) * self.fine) + 2, 0) if x.size else 0
            j0 = max(int((min(a[1], b[1]) - reach - y[0, 0]) * self.fine), 0) if y.size else 0
            j1 = max(int((max(a[1], b[1]) + reach - y[0, 0]) * self.fine) + 2, 0) if y.size else 0
            xs, ys = x[:, i0:i1], y[j0:j1]
            if xs.size and ys.size:
                t = np.clip(((xs - a[0]) * d[0] + (ys - a[1]) * d[1]) / long ** 2, 0, 1)
                away = np.hypot(xs - a[0] - t * d[0], ys - a[1] - t * d[1])
                nearer = away < best[j0:j1, i0:i1]
                best[j0:j1, i0:i1] = np.where(nearer, away, best[j0:j1, i0:i1])
                way[j0:j1, i0:i1] = np.where(nearer, done + t * long, way[j0:j1, i0:i1])
                cross = d[0] * (ys - a[1]) - d[1] * (xs - a[0])
                side[j0:j1, i0:i1] = np.where(nearer, np.sign(cross), side[j0:j1, i0:i1])
            done += long
        return part, best, way, side

    def groove(self, line, deep=.7, wide=.12, tone=.86):
        """A seam: the cloth dips into it."""
        part, d, _, _ = self.near(line, wide * 4)
        k = np.exp(-(d / wide) ** 2)
        self.height[part] -= deep * k
        self.tone[part] *= 1 - (1 - tone) * np.exp(-(d / (wide * .45)) ** 2)

    def dart(self, line, open_end=True):
        """
        A dart from its wide end along a line to its point: the cloth bends over what is pressed to one side within, the less the nearer to the
        point, where a little fullness is let out. open_end: it begins in a seam or a pocket; else it is pointed at both ends.
        """
        line = np.asarray(line, float)
        part, d, way, side = self.near(line, 3)
        if not d.size:
            return
        left = np.hypot(*np.diff(line, axis=0).T).sum() - way
        deep = np.clip((left if open_end else np.minimum(left, way)) / 5, 0, 1) ** .8
        self.height[part] += deep * (.30 * np.exp(-(d / .55) ** 2) * np.where(side > 0, 1, .35) - .34 * np.exp(-(d / .09) ** 2))
        self.tone[part] *= 1 - .05 * deep * np.exp(-(d / .06) ** 2)
        _, x, y = self.window(line, 3)
        for end in (line[-1],) if open_end else (line[0], line[-1]):
            self.height[part] += .35 * np.exp(-((x - end[0]) ** 2 + (y - end[1]) ** 2) / 1.5)

    def jetted(self, a, b, high=.5):
        """A pocket's mouth from a to b between two welts of `high` cm: folded edges that meet in a slot, a bar of thread at each end."""
        a, b = np.asarray(a, float), np.asarray(b, float)
        way = (b - a) / np.hypot(*(b - a))
        up = np.array((-way[1], way[0]))
        part, x, y = self.window([a, b], high + .6)
        u, v = (x - a[0]) * way[0] + (y - a[1]) * way[1], (x - a[0]) * up[0] + (y - a[1]) * up[1]
        long = np.hypot(*(b - a))
        within = 1 / (1 + np.exp(np.clip(np.maximum(np.maximum(-u, u - long) + .02, 0) / .03 - 2, -40, 40)))
        # each welt is a fold, roundest at the slot, let into a seam at its other side
        fold = np.clip(1 - np.abs(v) / high, 0, 1)
        self.height[part] += within * (.55 * np.sqrt(fold) * (np.abs(v) < high) - 1.2 * np.exp(-(v / .06) ** 2))
        self.height[part] -= .35 * within * np.exp(-((np.abs(v) - high - .02) / .05) ** 2)
        self.tone[part] *= 1 - within * (.58 * np.exp(-((v + .02) / .05) ** 2) + .16 * np.exp(-((np.abs(v) - high - .02) / .05) ** 2))
        for end in (a, b):
            self.stitches(np.array([end - up * high, end + up * high]), .16, .2, .8)

    def ridge(self, line, high=.6, wide=.5, soft=.12):
        """Something folded under along a line: a plateau `wide` cm to both sides."""
        part, d, _, _ = self.near(line, wide + soft * 4)
        self.height[part] += high / (1 + np.exp((d - wide) / (soft * .4)))

    def stitches(self, line, every=.28, deep=.35, thread=1.0):
        """A row of stitches: thread lying on the cloth, drawn in at each end."""
        part, d, way, _ = self.near(line, .5)
        phase = (way % every) / every
        lies = np.clip(1.2 - np.abs(phase - .5) * 2.6, 0, 1) * np.exp(-(d / .045) ** 2)
        self.height[part] += .28 * lies - deep * np.exp(-(d / .13) ** 2) * (.55 + .45 * np.abs(phase - .5) * 2)
        self.thread[part] = np.maximum(self.thread[part], lies * thread)
        self.tone[part] *= 1 - .16 * deep * np.exp(-(d / .10) ** 2) * (1 - lies)    # seen from wherever the light comes
        if thread:
            self.rows.append((np.asarray(line, float), every))

    def overlock(self, line, wide=.42, every=.17):
        """An edge of cloth bound by an overlock: loops of thread from the line inwards (to its left), `wide` cm."""
        part, d, way, side = self.near(line, wide + .1)
        into = d * np.where(side < 0, -1, 1)
        lies = np.clip(np.minimum(into + .05, wide - into) * 12, 0, 1)
        slant = (way / every + into / wide * .5) % 1
        loop = np.abs(np.sin(np.pi * slant)) ** .7
        chain = np.exp(-((into - wide + .06) / .05) ** 2) + np.exp(-((into - .02) / .05) ** 2)
        self.height[part] += lies * (.12 + .22 * np.maximum(loop, chain))
        self.thread[part] = np.maximum(self.thread[part], lies * np.clip(.25 + .6 * loop + .5 * chain, 0, .92))
        self.tone[part] *= 1 - .25 * lies * (1 - np.maximum(loop, np.minimum(chain, 1)))

    def hide(self, part, much):
        """Hides the weave in a part of the canvas below what is sewn on; much: 0 to 1."""
        if self.bare is None:
            self.bare = np.zeros(self.shape, np.float32)
        self.bare[part] = np.maximum(self.bare[part], much)

    def layer(self, line, wide, high=.6, stuff=None, soft=.08):
        """A second layer from an edge `wide` cm inwards, which ends in a step and throws a little shade beyond it."""
        part, d, _, _ = self.near(line, wide + .6)
        beyond = d - wide
        self.height[part] += high / (1 + np.exp(np.clip(beyond / (soft * .5), -40, 40)))
        within = np.clip(.5 - beyond * self.fine, 0, 1)                       # of each pixel
        self.tone[part] *= 1 - .24 * np.exp(-(np.maximum(beyond, 0) / .10) ** 2) * (1 - within)
        for kind, seen in self.stuff.items() if stuff is not None else ():
            seen[part] += within * ((kind == stuff) - seen[part])

    def dimple(self, xy, radius, deep=.5):
        """Where thread draws a button of `radius` cm to the cloth: a hollow, and short creases round it."""
        part, x, y = self.window([xy], radius * 2.4)
        dx, dy = x - xy[0], y - xy[1]
        r, a = np.hypot(dx, dy) / radius, np.arctan2(dy, dx)
        self.height[part] += -deep * np.exp(-(r / .55) ** 2) + .16 * deep * np.sin(a * 5 + xy[1]) * np.exp(-((r - 1.0) / .5) ** 2)
        self.tone[part] *= 1 - .16 * np.exp(-(np.maximum(r - .85, 0) / .3) ** 2)

    def slit(self, a, b):
        """A cut between two places, whose lips stand up a little and draw the cloth in; its thread is sewn on (notions.buttonhole)."""
        part, d, _, _ = self.near([a, b], .6)
        self.height[part] += .22 * np.exp(-((d - .14) / .10) ** 2) - .6 * np.exp(-(d / .05) ** 2) - .10 * np.exp(-((d - .32) / .14) ** 2)
        self.tone[part] *= (1 - .40 * np.exp(-(d / .05) ** 2)) * (1 - .07 * np.exp(-((d - .28) / .12) ** 2))

    def pucker(self, high):
        """Along all that is sewn the cloth is a little longer than its thread: small waves, nowhere quite alike. high: mm."""
        for line in self.seams + [row for row, _ in self.rows]:
            part, d, way, _ = self.near(line, 1.3)
            if not d.size:
                continue
            rng = np.random.default_rng(int(abs(line).sum() * 10) % 2 ** 31)
            s = np.arange(0, way.max() + 3, .9)
            phase = np.interp(way, s, np.cumsum(rng.uniform(.75, 1.5, len(s))) * 2 * np.pi)
            much = np.interp(way, s, rng.uniform(.05, 1, len(s)) ** 1.5)
            self.height[part] += high * much * np.sin(phase + d * 2.2) * np.exp(-(d / .5) ** 2)

    def places(self):
        """Coordinates (x, y) cm of the canvas, begun elsewhere for each piece: no two are creased alike."""
        y, x = np.mgrid[:self.shape[0], :self.shape[1]].astype(np.float32) / self.fine
        shift = np.random.default_rng(zlib.crc32(self.piece.name.encode() + self.piece.outline().tobytes())).uniform(0, 400, 2).astype(np.float32)
        return x + shift[0], y + shift[1]

    def folds(self, table, x, y):
        """(share of the height, noise drawn out along the folds) of each row of WAVES or CREASES at places x, y."""
        for k, (turn, across, lengthwise, share) in enumerate(table):
            a = np.radians(turn + self.piece.grain * .5)
            u, v = x * np.cos(a) + y * np.sin(a), y * np.cos(a) - x * np.sin(a)
            yield share, between(NOISE, u * (8 / across) + 57 * k, v * (8 / lengthwise) + 13 * k)

    def handled(self, high):
        """What a steamer leaves of folding and wearing in thin cloth: shallow waves, here more, there fewer. high: mm."""
        if not high:
            return
        x, y = self.places()
        here = np.clip(.7 + .45 * between(NOISE, x * (8 / 17), y * (8 / 17)), .15, 1.6)
        for share, wave in self.folds(WAVES, x, y):
            self.height += (high * share) * here * wave

    def creased(self, high):
        """What cloth keeps of being folded and sat in: nearly flat parts with creases between them, here more, there none. high: mm."""
        if not high:
            return
        x, y = self.places()
        here = np.clip(.55 + .6 * between(NOISE, x * (8 / 13) + 70, y * (8 / 13) + 30), 0, 1.4)
        for share, wave in self.folds(CREASES, x, y):
            self.height -= (high * share) * here * np.sqrt(wave * wave + .05)

    def dragged(self, xy, way, spread, long, high):
        """Folds that fan out from where cloth hangs by a point: `way` degrees (0 to the right, -90 down), `spread` to both sides, `long` cm; high: mm."""
        part, x, y = self.window([xy], long)
        r, a = np.hypot(x - xy[0], y - xy[1]), (np.degrees(np.arctan2(y - xy[1], x - xy[0])) - way + 180) % 360 - 180
        fan = np.clip(1 - np.abs(a / spread), 0, 1) ** .6 * np.clip(r / 2.5, 0, 1) * np.clip(1 - r / long, 0, 1) ** 1.2
        self.height[part] += high * fan * (np.sin(a * (.20 + .001 * xy[0]) + .12 * r) + .5 * np.sin(a * .43 - .07 * r + xy[0]))

    def plate(self, ring, high=.8, soft=.06, shade=.22):
        """A second layer laid on: a pocket, a placket, a yoke; one turned under throws no `shade`. ring: closed polygon."""
        from patterns import within
        ring = np.asarray(ring, float)
        part, d, _, _ = self.near(np.vstack([ring, ring[:1]]), .6)
        _, x, y = self.window(ring, .6)
        gx, gy = np.broadcast_arrays(x, y)
        inside = within(np.stack([gx.ravel(), gy.ravel()], 1), ring).reshape(gx.shape)
        signed = np.where(inside, -d, d)
        self.height[part] += high / (1 + np.exp(signed / (soft * .5)))
        # the shade a layer throws beside itself
        self.tone[part] *= 1 - shade * np.exp(-(np.maximum(signed, 0) / .09) ** 2) * np.clip(.5 + signed * self.fine, 0, 1)
        return self

    def end(self, x, way, inset, every, high=.6):
        """An end that lies on top, upright at x cm and going on to the right (way 1) or left (-1), stitched `inset` cm from its edge. high: mm."""
        far = self.x1 + 1 if way > 0 else self.x0 - 1
        self.plate(np.array([(min(x, far), self.y0 - 1), (max(x, far), self.y0 - 1), (max(x, far), self.y1 + 1), (min(x, far), self.y1 + 1)]), high, .05)
        self.stitches(np.array([(x + way * inset, self.y0), (x + way * inset, self.y1)]), every)

    def edge(self, name, inset=0.0):
        """An edge of the piece as a line, moved `inset` cm inwards."""
        return moved(self.piece.edges[name], inset)

    def sample(self, which, flat):
        """Values at flat positions (n, 2)."""
        x, y = ((v - low) * self.fine for v, low in zip(flat.T, (self.x0, self.y0)))
        x, y = (np.clip(v - .5, 0, n - 1.001).astype(np.float32) for v, n in ((x, self.shape[1]), (y, self.shape[0])))
        i, j = x.astype(int), y.astype(int)
        x, y = x - i, y - j
        return (which[j, i] * (1 - x) + which[j, i + 1] * x) * (1 - y) + (which[j + 1, i] * (1 - x) + which[j + 1, i + 1] * x) * y


def moved(line, inset):
    """A line moved to its left by `inset` cm (outlines run against the clock: inwards)."""
    line = np.asarray(line, float)
    if not inset:
        return line
    t = np.gradient(line, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    return line + np.stack([-t[:, 1], t[:, 0]], 1) * inset


def sewn(canvas, seams=(), hems=(), top=()):
    """The usual: seams with a pressed allowance, hems with a row of stitches, top-stitched edges."""
    for name in seams:
        line = canvas.edge(name)
        canvas.ridge(line, .35, .9, .15)
        canvas.groove(line)
        canvas.seams.append(line)
    for name, depth in hems:
        canvas.ridge(canvas.edge(name), .45, depth, .08)
        canvas.stitches(canvas.edge(name, depth - .15))
    for name, inset in top:
        canvas.stitches(canvas.edge(name, inset))
    return canvas


@dataclass(frozen=True)
class Make:
    """How a garment is made up inside, lengths in cm. hem, facing, front: how deep hems, neck facings and front facings are."""
    hem: float = 1.5
    facing: float = 3.5
    front: float = 5.0
    allowance: float = .9
    lined: bool = False
    knit: bool = False            # ribs end by themselves; seams are linked
    bound: bool = False           # neck and armholes are rolled narrow instead of faced


#: Edges that hang or close round a wrist, a neck or an armhole, and down the front.
LOW, ROUND, DOWN = ('hem', 'cuff', 'low', 'bottom'), ('neck', 'top', 'hole'), ('edge', 'vent', 'out')


def insides(garment, make, tile=None):
    """
    {piece name + INSIDE: Canvas}: allowances, hems, facings, lining, from which edges are sewn and which are open. tile:
    (heights mm, period cm) of the outer cloth, seen where it is turned in over a lining.
    """
    joined = {(a, e) for seam in garment.seams for a, e in (seam[:2], seam[2:4])}
    out = {}
    for piece in garment.pieces:
        c = out[piece.name + INSIDE] = Canvas(piece)
        small = any(word in piece.name for word in ('band', 'cuff', 'collar'))
        if small and not make.knit:
            folded(c, piece, joined)
            continue
        if make.lined:
            lining(c, piece)
        tape = ('neck',) if make.knit and piece.name == 'back' and ('back', 'neck') in joined else ()
        for name in piece.edges:
            if (piece.name, name) in joined and name not in tape:
                seam(c, name, make)
        if not (make.knit and (small or 'welt' in piece.name)):
            opened(c, [name for name in piece.edges if (piece.name, name) not in joined], make)
        for name in tape:
            taped(c, name)
        if make.lined and tile is not None:
            c.height += c.stuff[OUTER] * tiled(c, *tile)
    return out


def seam(canvas, name, make):
    """A seam from inside: of a lining a line, of a knit a narrow ridge, else allowances bound by an overlock."""
    line = canvas.edge(name)
    if make.lined:
        canvas.groove(line, .5, .10, .80)
    elif make.knit:
        canvas.layer(line, .45, .5)
        canvas.overlock(canvas.edge(name, .05), .38, .2)
    else:
        canvas.layer(line, make.allowance, .45)
        canvas.groove(line, .5, .08, .7)
        canvas.overlock(canvas.edge(name, make.allowance - .42), .42)
    canvas.seams.append(line)


def turned_in(name, make):
    """How deep an open edge is turned in or faced, cm, by its name: hem, facing or rolled edge; 0 where it is cut."""
    if any(word in name for word in DOWN):
        return make.front
    if any(word in name for word in ROUND):
        return .6 if make.bound or make.knit else make.facing
    return make.hem if any(word in name for word in LOW) else 0


def opened(canvas, names, make):
    """Open edges from inside. Where two meet, or one turns, their facings are one: what ends a facing does not run on over the other."""
    faced = [(canvas.edge(name), turned_in(name, make)) for name in names if turned_in(name, make)]
    for edge, d in faced:
        canvas.layer(edge, d, .7, OUTER)
    for edge, d in faced:
        inner = outside(moved(edge, d), faced)
        for line in inner:
            if make.lined:
                canvas.groove(line, .7, .10, .7)
            elif d <= make.hem or d < 1:
                canvas.stitches(moved(line, max(d - .16, .1) - d), .24)
            else:
                canvas.overlock(moved(line, -.42), .42)
        canvas.seams += inner


def outside(line, strips):
    """The parts of a line, (n, 2) cm each, that lie in none of the strips: (line, how wide it is to either side, cm) …"""
    fine = along(line, max(int(walked(line)[-1] * 10), 4))
    free = np.ones(len(fine), bool)
    for edge, wide in strips:
        free &= cKDTree(along(edge, max(int(walked(edge)[-1] * 10), 4))).query(fine)[0] > wide - .1
    cuts = np.flatnonzero(np.diff(free)) + 1
    return [part for part, kept in zip(np.split(fine, cuts), np.split(free, cuts)) if kept[0] and len(part) > 4]


def folded(canvas, piece, joined):
    """Cuffs and waistbands are double: inside, their own cloth once more, held by a row of stitches, with a bound lower edge."""
    canvas.stuff[OUTER][:] = 1
    for name in piece.edges:
        if (piece.name, name) in joined and name in ('low', 'high'):
            canvas.layer(canvas.edge(name), .7, .25, TAPE if 'band' in piece.name else OUTER)
            canvas.stitches(canvas.edge(name, .6), .24)
    canvas.seams += [canvas.edge(name) for name in piece.edges if name in ('low', 'high')]


def lining(canvas, piece):
    """A lining is cut wider than what it lines: a pleat lies down the middle of the back."""
    if piece.name == 'back':
        high = canvas.y1 - 1
        part, x, y = canvas.window([(0, high - 46), (0, high)], 3)
        fade = np.clip((y - high + 46) / 20, 0, 1)
        canvas.height[part] += 1.2 * fade * np.exp(np.minimum(x, 0) / .8) / (1 + np.exp(np.clip(x / .05, -40, 40)))
        canvas.tone[part] *= 1 - .35 * fade * np.exp(-(np.maximum(x, 0) / .18) ** 2) * (x > 0)


def taped(canvas, name):
    """A tape over the allowances of the seam at the back of the neck, stitched along both sides; it is ironed to an even curve."""
    line = eased(canvas.edge(name), 12)
    canvas.layer(line, .5, .35, soft=.3)
    canvas.layer(line, 1.1, .5, TAPE)
    part, d, way, _ = canvas.near(line, 1.1)
    # herringbone between its selvedges
    woven = np.clip((d - .05) / .05, 0, 1) * np.clip((1.0 - d) / .05, 0, 1)
    canvas.height[part] += .05 * woven * np.sin(2 * np.pi * (way + np.abs((d % .5) - .25) * 1.2) / .2)
    for inset in (.14, .86):
        canvas.stitches(moved(line, inset), .26, .2)
    canvas.seams.append(line)


def tiled(canvas, tile, period):
    """A repeating tile of heights over the whole of a canvas."""
    j, i = ((np.arange(n) / FINE + low) / p * m for n, low, p, m in
            zip(canvas.shape, (canvas.y0, canvas.x0), period[::-1], tile.shape))
    return np.asarray(tile, np.float32)[j.astype(int)[:, None] % tile.shape[0], i.astype(int)[None] % tile.shape[1]]
