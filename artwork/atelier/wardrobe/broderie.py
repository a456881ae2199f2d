"""The border of a broderie (embroidery.py): holes whose edge is worked over with thread, drawn on a piece's canvas. All cm."""
import numpy as np
from scipy.special import expit


def hole(canvas, x, y, rx, ry, turn=0.0):
    """A hole of radii rx and ry in a relief.Canvas; one that is longer along rx is a drop, its point towards -rx."""
    part, gx, gy = canvas.window(np.array([(x, y), (x, y)]), max(rx, ry) + .35)
    dx, dy = gx - x, gy - y
    u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
    taper = 1 + .35 * u / rx if rx > ry else 1
    d = (np.sqrt((u / rx) ** 2 + (v / (ry * taper)) ** 2) - 1) * min(rx, ry)
    canvas.height[part] += .50 * np.exp(-((d - .075) / .07) ** 2) - .5 * expit(-d / .018)
    canvas.tone[part] *= 1 - .72 * expit(-(d + .02) / .02)
    canvas.tone[part] *= 1 - .07 * np.exp(-((d - .19) / .05) ** 2)             # the cloth is drawn in, and dark, round what is raised
