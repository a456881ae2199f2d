"""Knitwear: crewneck, roll neck, cables, mohair. Welts, cuffs and neckbands are ribs of their own."""
import numpy as np

from recipe import Recipe
from relief import Canvas
from wardrobe.tops import block, top


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        for name in p.edges:
            if name in ('hem', 'cuff') and any(w in q.name for q in garment.pieces for w in ('welt',)):
                c.groove(c.edge(name), .8, .2, .85)
            elif 'end' in name or 'seam' in name or 'shoulder' in name or name in ('left', 'right'):
                c.groove(c.edge(name), .7, .16, .88)
            elif 'hole' in name or 'cap' in name:
                c.groove(c.edge(name), .6, .14, .9)
            elif name == 'neck':
                c.groove(c.edge(name), .8, .2, .85)
        out[p.name] = c
    return out


def crew(body, chest=25.8, hem=94, long=56, neck=139.2, high=2.8, tight=.78, fabric='knit', spacing=.85, rib='finerib', shoulder=(18.6, 142.4), cuff=10.0):
    lines = block(neck_front=neck, hem=hem, chest=chest, waist=chest - .3, hips=chest - .3, armpit=(chest, 125.4), shoulder=shoulder)
    return top(body, lines, fabric, spacing, dict(long=long, cuff=cuff, cap=11.0), dict(high=high, tight=.965, draw=tight + .06, cloth=''),
               dict(high=6.0, draw=.80, cloth=''), dict(high=6.0, draw=.78, cloth=''))


def roll(body, hem=90, hips=24.2):
    lines = block(neck_front=143.0, hem=hem, chest=23.6, waist=22.4 if hem > 80 else 20.4, hips=hips, armpit=(23.6, 125.5), neck_width=7.8, shoulder=(17.4, 142.6))
    return top(body, lines, 'knit', .8, dict(long=60, cuff=8.4, cap=12.0), dict(high=8.0, tight=.975, draw=.93))


def cable(canvas, x, width=4.6, turn=8.0, high=2.4, phase=0.0):
    """Two strands of stitches that cross each other along an upright line at x (cm), with a purl ditch on both sides."""
    part, gx, gy = canvas.window(np.array([(x - width, canvas.y0), (x + width, canvas.y1)]), 0.0)
    u, angle = gx - x, 2 * np.pi * (gy / turn) + phase
    out = np.full(np.broadcast(u, angle).shape, -9.0)
    r = width * .27
    for k in (0, np.pi):
        centre, front = width * .24 * np.sin(angle + k), np.cos(angle + k)
        d = (u - centre) / r
        stitch = 1 + .10 * np.cos(2 * np.pi * (gy * 2.6 + np.abs(d) * .55))
        out = np.maximum(out, np.where(np.abs(d) < 1, high * (np.sqrt(np.clip(1 - d * d, 0, 1)) * stitch * .8 + .45 * front), -9))
    ditch = np.clip((width * .62 - np.abs(u)) / .25, 0, 1)
    out = np.maximum(out, -1.2 * ditch + 0 * angle)
    canvas.height[part] = np.where(ditch + 0 * angle > 0, out, canvas.height[part])
    canvas.tone[part] *= np.where(ditch + 0 * angle > 0, np.clip(.90 + out * .05, .80, 1.02), 1)


def aran(garment):
    """The fisherman's canvases: a broad cable in the middle, ropes beside it, one down each sleeve."""
    out = canvases(garment)
    for p in garment.pieces:
        if p.name in ('front', 'back'):
            for x, width, turn, phase in ((0, 6.4, 10, 0), (8.0, 3.4, 6, 0), (-8.0, 3.4, 6, np.pi / 2), (14.6, 4.6, 8, 1), (-14.6, 4.6, 8, -1),
                                          (20.6, 3.0, 6, 0), (-20.6, 3.0, 6, 2)):
                cable(out[p.name], x, width, turn, phase=phase)
        elif 'sleeve' in p.name:
            for x, width, turn in ((0, 5.2, 9), (6.2, 3.2, 6), (-6.2, 3.2, 6)):
                cable(out[p.name], x, width, turn)
    return out


RIBS = {k: 'finerib' for k in ('front band', 'back band', 'front welt', 'back welt', 'left cuff', 'right cuff')}
WIDE = {k: 'rib' for k in RIBS}
PRODUCTS = {
    'cashmere-crewneck': Recipe('arms', crew, 'cashmere', canvases=canvases, thickness=.005, pieces=RIBS, focus=(0.0, 1.33, .46)),
    'rib-turtleneck': Recipe('arms', roll, 'finerib', canvases=canvases, thickness=.005, focus=(0.0, 1.38, .48)),
    'brushed-mohair-sweater': Recipe('arms', lambda b: crew(b, 27.0, 92, 55, 139.0, 3.2, .78, shoulder=(20.0, 142.0)), 'mohair', canvases=canvases,
                                     thickness=.006, pieces=WIDE, focus=(0.0, 1.30, .48)),
    'ribbed-knit-dress': Recipe('arms', lambda b: roll(b, 52, 23.0), 'finerib', canvases=canvases, thickness=.005, focus=(0.0, 1.36, .48)),
    'fisherman-cable-sweater': Recipe('arms', lambda b: crew(b, 26.8, 92, 56, 140.0, 3.4, .78, shoulder=(19.4, 142.2)), 'knit', canvases=aran, thickness=.005,
                                      pieces=WIDE, focus=(0.0, 1.28, .52)),
}
