"""The bow-neck blouse: charmeuse gathered at the shoulder, a band at the throat and a long bow tied in front."""
import numpy as np

import mesh as meshes
from recipe import SLIDE, TRIM, Recipe
from relief import FINE, Canvas, sewn
from wardrobe.shirts import closed, cuff_buttons, flat_of
from wardrobe.tops import block, top


def blouse(body):
    lines = block(neck_width=7.8, neck_front=141.4, neck_back=145.8, hem=82, chest=27.6, waist=27.4, hips=27.6, armpit=(27.6, 124.4),
                  shoulder=(18.6, 142.4))
    return top(body, lines, 'satin', .8, dict(long=56, cuff=13.0, cap=11.5, ease=1.04), dict(high=3.2, tight=.965, draw=.95, rise=.6), None,
               dict(high=5.5, draw=.66, cloth=''))


def gathered(canvas):
    """The shoulder seam draws the front together: small folds that die out a hand's breadth below it."""
    columns = canvas.x0 + (np.arange(canvas.shape[1]) + .5) / FINE
    x = np.abs(columns)[None, :]
    y = (canvas.y0 + (np.arange(canvas.shape[0]) + .5) / FINE)[:, None]
    below = np.maximum(147.4 - (x - 7.8) * .47 - y, 0)
    where = np.clip((x - 9.0) / 1.2, 0, 1) * np.clip((17.6 - x) / 1.6, 0, 1)
    rng = np.random.default_rng(17)
    along = lambda lo, hi: np.interp(columns, np.linspace(-30, 30, 67), rng.uniform(lo, hi, 67))[None, :]
    folds = along(.2, 1) * (np.sin(5.3 * x + along(0, 2.4) + .05 * below * along(-3, 3)) + .5 * np.sin(8.9 * x + along(0, 3)))
    canvas.height += (.85 * folds * where * np.exp(-below / along(.5, 4.2)) * np.clip(below / .5, 0, 1)).astype(np.float32)


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole', 'neck'), (('hem', 1.0),))
            if p.name == 'front':
                c.groove(np.array([(0, c.y0 - 1), (0, 142)]), .5, .05, .8)
                c.ridge(np.array([(1.5, c.y0), (1.5, 142)]), .4, 1.5, .05)
                gathered(c)
        elif 'cuff' in p.name:
            c.ridge(c.edge('low'), .3, .2, .05)
            c.groove(c.edge('high'), .8, .09)
            closed(c)
        elif 'band' in p.name:
            c.groove(c.edge('low'), .7, .09)
        else:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'))
        out[p.name] = c
    return out


def loop(start, side, up, out, long, wide, droop, phase):
    """One loop of a bow: a band that goes out to the side, turns and comes back behind itself. Lengths m."""
    rows = []
    for t in np.linspace(0, 1, 64):
        a = np.pi * t                                                          # 0 in front, pi behind
        far = long * np.sin(a) ** .82
        w = wide * (.26 + .74 * np.sin(a) ** .8)
        away = .0105 * np.cos(a) * (.5 + np.sin(a)) + .010
        centre = start + out * away
        pinch = np.clip(1 - far / (long * 1.05), 0, 1)
        row = []
        for k in np.linspace(-.5, .5, 25):
            wave = (.0034 * pinch * np.cos(k * 2 * np.pi * 2.3 + phase + 1.2 * far / long) + .0016 * np.sin(a) * np.cos(5 * k + 2 * phase)
                    + .0035 * (1 - 4 * k * k) * np.cos(a))
            # it bends over its upper edge, which reaches farther than the lower one, and its end is round
            reach = far * (1 - .30 * k * k + .10 * k)
            row.append(centre + side * reach - up * droop * (reach / long) ** 1.5 + (up + .34 * side * far / long) * w * k + out * wave)
        rows.append(row)
    m = meshes.strip(np.array(rows), False, flat_of(rows), TRIM)
    return meshes.thick(m.points, m.triangles, m.flat, m.material, .0014, 0).with_normals()


def bow(garment, body, lookup):
    (place,), (out,) = lookup('front', [(0, 141.0)], .005)
    out = out * (1, 1, .25)
    out /= np.linalg.norm(out)
    up = np.array((0, 0, 1.0)) - out * out[2]
    up /= np.linalg.norm(up)
    side = np.cross(out, up) * -1
    side = side * np.sign(side[0])
    parts = [loop(place + up * .002, side, up, out, .094, .060, .050, .3), loop(place, -side, up, out, .101, .057, .064, 1.6)]
    for sign, far, low, lift in ((1, 4.6, 104, .0056), (-1, -3.6, 99, .0084)):
        t = np.linspace(0, 1, 110)
        y = 140.4 + (low - 140.4) * t
        x = far * t ** .7 + .5 * np.sin(t * 6 + sign)
        rows, flats = [], []
        for k in np.linspace(-.5, .5, 21):
            w = 1.4 + 4.2 * np.clip(t / .22, 0, 1) ** .7
            ripple = .0022 * np.cos(k * 2 * np.pi * 2.2 + sign) * (1 - .75 * np.clip(t / .5, 0, 1))
            p, n = lookup('front', np.stack([x + k * w, y + k * 2.4 * t ** 6], 1), lift)
            rows.append(p + n * (ripple + .004 * (1 - t))[:, None])
            flats.append(np.stack([k * w, t * 42], 1))
        rows = np.array(rows)
        for _ in range(8):
            rows[:, 1:-1] = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 4
        m = meshes.strip(rows, False, np.array(flats), TRIM)
        parts.append(meshes.thick(m.points, m.triangles, m.flat, m.material, .0014, 0).with_normals())
    # the knot: cloth wound once round the middle
    rows = []
    for v in np.linspace(-1, 1, 26):
        ring = []
        for b in np.linspace(0, 2 * np.pi, 48, endpoint=False):
            wide = .0135 * (1 + .16 * v * v) * (1 + .04 * np.sin(4 * b + v))
            ring.append(place + out * .012 + side * np.cos(b) * wide + up * v * .0165 * (1 - .12 * np.cos(b) ** 2) + out * np.sin(b) * .0115 * np.sqrt(max(1 - .75 * v * v, 0)))
        rows.append(ring)
    parts.append(meshes.strip(rows, True, np.stack(np.broadcast_arrays(np.arange(48)[None] * .1, np.arange(26)[:, None] * .1), -1), TRIM).with_normals())
    return parts + cuff_buttons(garment, lookup)


PRODUCTS = {
    'bow-neck-blouse': Recipe('arms', blouse, 'satin', canvases=canvases, extras=bow, stages=SLIDE, thickness=.0045, focus=(.0, 1.44, .28)),
}
