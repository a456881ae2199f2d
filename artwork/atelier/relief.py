"""What a needle and an iron leave in cloth, drawn as heights (mm) on a piece's flat canvas: seams, stitches, hems, edges."""
import numpy as np

FINE = 14                                     # px per cm


class Canvas:
    """Heights of one piece over its box (cm), row 0 lowest; `thread` is 1 where sewing thread lies on top."""

    def __init__(self, piece):
        (self.x0, self.y0), (self.x1, self.y1) = piece.box()
        self.piece = piece
        self.shape = (int((self.y1 - self.y0) * FINE) + 1, int((self.x1 - self.x0) * FINE) + 1)
        self.height = np.zeros(self.shape, np.float32)
        self.thread = np.zeros(self.shape, np.float32)
        self.tone = np.ones(self.shape, np.float32)

    @property
    def box(self):
        return (self.x0, self.y0), (self.x1, self.y1)

    def window(self, line, reach):
        """(slices, x, y) of the part of the canvas within `reach` cm of a line's box."""
        line = np.asarray(line)
        lo, hi = line.min(0) - reach, line.max(0) + reach
        i0, i1 = (int(np.clip((v - self.x0) * FINE, 0, self.shape[1])) for v in (lo[0], hi[0] + .1))
        j0, j1 = (int(np.clip((v - self.y0) * FINE, 0, self.shape[0])) for v in (lo[1], hi[1] + .1))
        x = self.x0 + (np.arange(i0, i1) + .5) / FINE
        y = self.y0 + (np.arange(j0, j1) + .5) / FINE
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
            i0 = max(int((min(a[0], b[0]) - reach - x[0, 0]) * FINE), 0) if x.size else 0
            i1 = max(int((max(a[0], b[0]) + reach - x[0, 0]) * FINE) + 2, 0) if x.size else 0
            j0 = max(int((min(a[1], b[1]) - reach - y[0, 0]) * FINE), 0) if y.size else 0
            j1 = max(int((max(a[1], b[1]) + reach - y[0, 0]) * FINE) + 2, 0) if y.size else 0
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

    def plate(self, ring, high=.8, soft=.06):
        """A second layer laid on: a pocket, a placket, a yoke. ring: closed polygon."""
        from patterns import within
        ring = np.asarray(ring, float)
        part, d, _, _ = self.near(np.vstack([ring, ring[:1]]), .6)
        _, x, y = self.window(ring, .6)
        gx, gy = np.broadcast_arrays(x, y)
        inside = within(np.stack([gx.ravel(), gy.ravel()], 1), ring).reshape(gx.shape)
        signed = np.where(inside, -d, d)
        self.height[part] += high / (1 + np.exp(signed / (soft * .5)))
        # the shade a layer throws beside itself
        self.tone[part] *= 1 - .22 * np.exp(-(np.maximum(signed, 0) / .09) ** 2) * (~inside)
        return self

    def edge(self, name, inset=0.0):
        """An edge of the piece as a line, moved `inset` cm inwards."""
        return moved(self.piece.edges[name], inset)

    def sample(self, which, flat):
        """Values at flat positions (n, 2)."""
        i = np.clip(((flat[:, 0] - self.x0) * FINE).astype(int), 0, self.shape[1] - 1)
        j = np.clip(((flat[:, 1] - self.y0) * FINE).astype(int), 0, self.shape[0] - 1)
        return which[j, i]


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
    for name, depth in hems:
        canvas.ridge(canvas.edge(name), .45, depth, .08)
        canvas.stitches(canvas.edge(name, depth - .15))
    for name, inset in top:
        canvas.stitches(canvas.edge(name, inset))
    return canvas
