"""What a cutter needs: measures of the form, and where pieces are put on it before they are sewn."""
import numpy as np

import forms


def section(body, height, x_most=.20):
    """Half width, front depth and back depth (m) of a form at a height (cm), arms left away."""
    k = int(round((height / 100 - forms.ORIGIN[2]) / forms.STEP))
    inside = body[:, :, k] < 0
    xs = forms.ORIGIN[0] + forms.STEP * np.arange(forms.SHAPE[0])
    far, solid = np.abs(xs), inside.any(1)
    gaps = far[~solid & (far > far[solid].min(initial=9))]
    inside = inside & (far < min(x_most, gaps.min(initial=9)))[:, None]       # what is beyond a gap is an arm
    ys = forms.ORIGIN[1] + forms.STEP * np.arange(forms.SHAPE[1])
    w, d = inside.any(1), inside.any(0)
    return max(xs[w].max(), -xs[w].min()), -ys[d].min(), ys[d].max()


def quarter(body, height, side=None):
    """A quarter of the girth at a height, cm (Ramanujan's ellipse)."""
    w, f, b = section(body, height)
    d = (f + b) / 2 if side is None else f if side == 'front' else b
    h = ((w - d) / (w + d)) ** 2
    return 25 * np.pi * (w + d) * (1 + 3 * h / (10 + np.sqrt(4 - 3 * h)))


def round_body(body, side, room=.02, armpit=123, arms=False):
    """Puts a panel round the front or back half: x of each row spans half of an ellipse a little outside the form."""
    heights = np.arange(10, 157, 3)
    measures = []
    for z in heights:
        try:
            measures.append(section(body, z))
        except ValueError:
            measures.append((np.nan,) * 3)
    measures = np.array(measures)
    for c in range(3):
        bad = np.isnan(measures[:, c])
        measures[bad, c] = np.interp(heights[bad], heights[~bad], measures[~bad, c])

    def place(points):
        out = np.zeros((len(points), 3))
        x, y = np.abs(points[:, 0]), points[:, 1]
        levels = np.arange(y.min() - 2, y.max() + 4, 2.0)
        half = np.array([x[np.abs(y - level) < 1.6].max(initial=1) for level in levels])
        # above the armpit a row is only the middle of the half ellipse
        half[levels > armpit] = np.interp(armpit, levels, half)
        full = np.maximum(np.interp(y, levels, np.convolve(np.pad(half, 1, 'edge'), np.ones(3) / 3, 'valid')), x)
        w = np.interp(y, heights, measures[:, 0]) + room
        d = np.interp(y, heights, measures[:, 1 if side == 'front' else 2]) + room
        grow = np.maximum(1, full / (100 * np.pi / 4 * (w + d)))
        t = points[:, 0] / full * np.pi / 2
        out[:, 0] = w * grow * np.sin(t)
        out[:, 1] = d * grow * np.cos(t) * (-1 if side == 'front' else 1)
        out[:, 2] = y / 100
        if arms:
            # towards the shoulder seam the cloth leans over to the ridge, as wide as it is cut
            k = np.clip((y - armpit) / (143 - armpit), 0, 1)
            k = k * k * (3 - 2 * k)
            out[:, 0] += (points[:, 0] / 100 - out[:, 0]) * k
            out[:, 1] += (.016 - out[:, 1]) * np.clip((y - 136) / 10, 0, 1) ** 2
            out[:, 2] += .012 * k
        return out
    return place


def round_arm(body, sign, cap, half, room=.012):
    """Puts a sleeve round an arm: y 0 is the cap's top, x 0 the line over the shoulder down to the hand."""
    shoulder, elbow, wrist = (np.array(p) * (sign, 1, 1) for p in (forms.SHOULDER, forms.ELBOW, forms.WRIST))
    shoulder = shoulder + (elbow - shoulder) * -.02
    reach = np.linalg.norm(elbow - shoulder)

    def place(points):
        x, y = points[:, 0], points[:, 1]
        t = -y / 100 - .035
        upper = shoulder + np.outer(np.minimum(t, reach), (elbow - shoulder) / reach)
        down = (wrist - elbow) / np.linalg.norm(wrist - elbow)
        axis = upper + np.outer(np.maximum(t - reach, 0), down)
        levels = np.arange(y.min() - 2, y.max() + 3, 1.5)
        full = np.array([np.abs(x)[np.abs(y - level) < 1.6].max(initial=1) for level in levels])
        full[(levels > -cap) & (half > 0)] = half
        full = np.interp(y, levels, full)
        angle = x / np.maximum(full, np.abs(x)) * np.pi
        r = np.maximum(full / 100 / np.pi, .036) + room * .5
        # x 0 lies outwards; the front half (x < 0) towards -y
        way = np.where((t < reach)[:, None], (elbow - shoulder) / reach, down)
        out = np.array((sign, 0, 0.0)) - way * (way @ np.array((sign, 0, 0.0)))[:, None]
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        ahead = np.array((0, 1.0, 0)) - way * (way @ np.array((0, 1.0, 0)))[:, None]
        ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
        return axis + out * (r * np.cos(angle))[:, None] + ahead * (r * np.sin(angle))[:, None]
    return place


def round_neck(body, side, low, lean=0.0, room=.012):
    """Puts half a neckband round the neck; `low`: height of the neckline at the centre, cm."""
    def place(points):
        x, y = points[:, 0], points[:, 1]
        angle = x / max(np.abs(x).max(), 1) * np.pi / 2
        drop = (147.6 - low) / 100
        z = 1.476 - drop * np.cos(angle) ** 1.5 + y / 100
        r = .062 + room + drop * .25 * np.cos(angle)
        return np.stack([(.070 + room) * np.sin(angle), .018 + r * np.cos(angle) * (-1 if side == 'front' else 1), z], 1)
    return place


def on_body(body, garment, piece, edge, gap=.0035):
    """(particles, places, hold) of an edge kept level: what a firm waistband does."""
    ids = garment.ids(piece, edge)
    p = garment.at[ids].copy()
    p[:, 2] = np.median(p[:, 2])
    for _ in range(24):
        p[:, :2] -= (forms.slope(body, p) * (forms.at(body, p) - gap)[:, None])[:, :2] * .7
    return ids, p, -.5


def over_shoulder(body, front, back, steps=44):
    """A path on the form from a front point over the shoulder to a back point (x, height in cm), m."""
    f, b = np.array(front) / 100, np.array(back) / 100
    top = (abs(f[0]) + abs(b[0])) / 2
    z = 1.52
    p = np.array([(np.sign(f[0]) * top, .018, z)])
    while forms.at(body, p)[0] > .003:
        p[0, 2] -= .002
    low_f = np.array([f[0], -.16, f[1]])
    low_b = np.array([b[0], .16, b[1]])
    for q, way in ((low_f, 1), (low_b, -1)):
        while forms.at(body, q[None])[0] > .003:
            q[1] += way * .002
    t = np.linspace(0, 1, steps // 2)[:, None]
    path = np.vstack([low_f + (p[0] - low_f) * t, (p[0] + (low_b - p[0]) * t)[1:]])
    path[:, 1] += np.where(path[:, 1] < p[0, 1], -1, 1) * .03 * np.sin(np.pi * np.r_[t[:, 0], t[1:, 0]])
    for _ in range(30):
        d = forms.at(body, path) - .002
        path[1:-1] -= (forms.slope(body, path) * d[:, None])[1:-1] * .6
        path[1:-1] += .25 * (path[:-2] + path[2:] - 2 * path[1:-1])
    return path


def round_leg(body, where, sign, room=.014):
    """Puts a front or back leg panel (x 0 its crease, x > 0 the wearer's left) round a leg and, above the fork, half the hips."""
    def place(points):
        x, y = points[:, 0] * sign, points[:, 1]                # now x > 0 is outwards
        levels = np.arange(y.min() - 2, y.max() + 3, 2.0)
        near = [np.abs(y - level) < 1.7 for level in levels]
        outer = np.interp(y, levels, [x[n].max(initial=1) for n in near])
        inner = np.interp(y, levels, [x[n].min(initial=-1) for n in near])
        t = np.clip((x - inner) / (outer - inner + 1e-6), 0, 1)  # 0 inside leg or centre, 1 side seam
        front = -1 if where == 'front' else 1
        # a leg below the fork
        r = np.maximum((outer - inner) / 100 / np.pi, .062) + room
        a = (t - .5) * np.pi
        leg = np.stack([.088 + np.maximum(r, .05) * np.sin(a) * .95, .006 + front * r * np.cos(a), y / 100], 1)
        # half of the hips above it
        heights = np.arange(80, 117, 3)
        m = np.array([section(body, min(h, 115)) for h in heights])
        w = np.interp(y, heights, m[:, 0]) + room
        d = np.interp(y, heights, m[:, 1 if where == 'front' else 2]) + room
        b = t * np.pi / 2
        hips = np.stack([w * np.sin(b), front * d * np.cos(b), y / 100], 1)
        k = np.clip((y - 76) / 7, 0, 1)[:, None]
        out = leg * (1 - k) + hips * k
        out[:, 0] = np.maximum(out[:, 0], .002) * sign
        return out
    return place
