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


RIBS = {k: 'finerib' for k in ('front band', 'back band', 'front welt', 'back welt', 'left cuff', 'right cuff')}
WIDE = {k: 'rib' for k in RIBS}
PRODUCTS = {
    'cashmere-crewneck': Recipe('arms', crew, 'cashmere', canvases=canvases, thickness=.005, pieces=RIBS, focus=(0.0, 1.33, .46)),
    'rib-turtleneck': Recipe('arms', roll, 'finerib', canvases=canvases, thickness=.005, focus=(0.0, 1.38, .48)),
    'brushed-mohair-sweater': Recipe('arms', lambda b: crew(b, 27.0, 92, 55, 139.0, 3.2, .78, shoulder=(20.0, 142.0)), 'mohair', canvases=canvases,
                                     thickness=.006, pieces=WIDE, focus=(0.0, 1.30, .48)),
    'ribbed-knit-dress': Recipe('arms', lambda b: roll(b, 52, 23.0), 'finerib', canvases=canvases, thickness=.005, focus=(0.0, 1.36, .48)),
    'fisherman-cable-sweater': Recipe('arms', lambda b: crew(b, 26.8, 92, 56, 140.0, 3.4, .78, shoulder=(19.4, 142.2)), 'knit', canvases=canvases, thickness=.005,
                                      pieces=WIDE, focus=(0.0, 1.28, .52)),
}
