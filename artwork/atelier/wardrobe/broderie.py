"""Broderie anglaise: holes whose edge is worked over with thread, stems and dots, drawn on a piece's canvas. All cm."""
import numpy as np
from scipy.special import expit

from patterns import curve


class Needle:
    """Embroiders a relief.Canvas."""

    def __init__(self, canvas):
        self.canvas = canvas

    def shade(self, part, d):
        """The cloth is drawn in, and dark, where the distance d to what is raised is 0."""
        self.canvas.tone[part] *= 1 - .07 * np.exp(-(d / .05) ** 2)

    def hole(self, x, y, rx, ry, turn=0.0):
        """A hole of radii rx and ry; one that is longer along rx is a drop, its point towards -rx."""
        c = self.canvas
        part, gx, gy = c.window(np.array([(x, y), (x, y)]), max(rx, ry) + .35)
        dx, dy = gx - x, gy - y
        u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
        taper = 1 + .35 * u / rx if rx > ry else 1
        d = (np.sqrt((u / rx) ** 2 + (v / (ry * taper)) ** 2) - 1) * min(rx, ry)
        c.height[part] += .50 * np.exp(-((d - .075) / .07) ** 2) - .5 * expit(-d / .018)
        c.tone[part] *= 1 - .60 * expit(-(d + .02) / .02)
        self.shade(part, d - .19)

    def stem(self, line):
        """A cord of stitches along a line."""
        part, d, _, _ = self.canvas.near(curve(*line), .35)
        self.canvas.height[part] += .45 * np.exp(-(d / .075) ** 2)
        self.shade(part, d - .17)

    def dot(self, x, y):
        """A padded dot."""
        part, gx, gy = self.canvas.window(np.array([(x, y), (x, y)]), .4)
        d = np.hypot(gx - x, gy - y)
        self.canvas.height[part] += .55 * expit(-(d - .13) / .025)
        self.shade(part, d - .22)

    def sprig(self, x, y, turn):
        """A flower of drops round an eyelet on its stem, with a leaf to each side and a dot where the stem ends."""
        def at(u, v):
            return x + u * np.cos(turn) - v * np.sin(turn), y + u * np.sin(turn) + v * np.cos(turn)
        for k in range(6):
            a = turn + k * np.pi / 3
            self.hole(x + .52 * np.cos(a), y + .52 * np.sin(a), .25, .14, a)
        self.hole(x, y, .12, .12)
        self.stem([at(*p) for p in ((-.92, 0), (-1.4, .16), (-2.0, .10), (-2.5, -.24))])
        self.hole(*at(-1.52, .62), .30, .15, turn + 2.2)
        self.hole(*at(-1.78, -.36), .26, .14, turn - 2.3)
        self.dot(*at(-2.62, -.34))
