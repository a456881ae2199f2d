"""Lets sewn cloth fall on a form. All units m, s; the numbers of a run are the garment's own (wardrobe/)."""
import ctypes
import time

import numpy as np

import forms
import native

F, I = ctypes.c_float, ctypes.c_int


def fall(garment, body, stages, pins=(), thickness=0.0, say=print):
    """
    Runs the stages one after the other. body: a grid of distances. stages: dicts of frames, gravity, drag, friction,
    substeps, tight (all lengths times this), wind (m/s² of x, y, z, and how fast it gusts in 1/frame).
    pins: (particles, targets (n, 3), hold 0..1). Changes garment.at.
    """
    t = time.time()
    for stage, _ in zip(stages, falling(garment, body, stages, pins, thickness)):
        say(f'  drape {stage["frames"]} frames, {len(garment.at)} points, {time.time() - t:.1f} s')
        t = time.time()
    return garment


def falling(garment, body, stages, pins=(), thickness=0.0):
    """As `fall`, and gives the points (n, 3) after each stage: a film of it where the stages are short."""
    step = native.library('cloth').drape
    pos, ppos = native.floats(forms.push_out(body, garment.at, garment.gap + .004))
    vel, pvel = native.floats(np.zeros_like(pos))
    w, pw = native.floats(1 / np.maximum(garment.mass, 2e-6))
    # in no direction: a sweep from one end to the other would carry the cloth along with it
    order = np.random.default_rng(5).permutation(len(garment.pairs))
    edges, pe = native.ints(garment.pairs[order])
    comply, pc = native.floats(garment.comply[order])
    soft, ps = native.floats(garment.soft[order])
    grid, pg = native.floats(body)
    dim, pd = native.ints(forms.SHAPE)
    origin, po = native.floats(forms.ORIGIN)
    gap, pgap = native.floats(garment.gap)
    flat, pf = native.floats(garment.flat)
    layer, pl = native.ints(garment.layer)
    fixed = (np.concatenate([h[0] for h in garment.held]), np.vstack([h[1] for h in garment.held]),
             np.concatenate([np.full(len(h[0]), h[2] if len(h) > 2 else 1.0) for h in garment.held])) if garment.held else ()
    for stage in stages:
        held = stage.get('pins', pins or fixed)
        who, pp = native.ints(held[0] if held else [0])
        targets, pt = native.floats(held[1] if held else [[0, 0, 0]])
        hold, ph = native.floats(np.broadcast_to(held[2], len(who)) if held else [0])
        restlen, pr = native.floats(garment.rest[order] * stage.get('tight', 1.0))
        breeze, pw4 = native.floats(stage.get('wind', (0, 0, 0, 0)))
        step(I(len(pos)), ppos, pvel, pw, I(len(edges)), pe, pr, pc, ps, I(len(who) if held else 0), pp, pt, ph, pg, pd, po,
             F(forms.STEP), pgap, F(stage.get('friction', .4)), F(stage.get('gravity', 5.0)), F(stage.get('drag', 2.0)),
             I(stage['frames']), I(stage.get('substeps', 25)), F(1 / 30), pf, pl,
             F(stage.get('thickness', thickness)), pw4)
        if not np.isfinite(pos).all():
            raise ValueError('the cloth burst')
        if stage.get('rest'):
            vel[:] = 0
        garment.at = pos.astype(float)
        yield garment.at
