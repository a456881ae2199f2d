"""Lets sewn cloth fall on a form. All units m, s; the numbers of a run are the garment's own (wardrobe/)."""
import ctypes
import time

import numpy as np

import forms
import native

F, I = ctypes.c_float, ctypes.c_int


#: Steps are so much shorter than stages say: what a thread gives under its load shrinks with the square of the step.
STEADY = 2
#: How it goes on falling once its mesh is fine.
FINE = dict(frames=24, gravity=5, drag=3, friction=.3, substeps=50, creases=True)


def fall(garment, body, stages, pins=(), thickness=0.0, say=print):
    """
    Runs the stages one after the other, on a coarse mesh where there is one, and then a while on the fine. body: a grid of distances.
    stages: dicts of frames, gravity, drag, friction, substeps, tight (all lengths times this), stiff (bending times this),
    wind (m/s² of x, y, z, and how fast it gusts in 1/frame), creases (whether they stay). pins: (particles, targets (n, 3), hold 0..1). Changes garment.at.
    """
    if garment.coarse:
        garment.hold_coarse()
        garment.coarse.at += unrest(garment.coarse.flat)
        fall(garment.coarse, body, stages, (), thickness, say)
        garment.follow()
        stages = [FINE]
    t = time.time()
    for stage, _ in zip(stages, falling(garment, body, stages, pins, thickness)):
        say(f'  drape {stage["frames"]} frames, {len(garment.at)} points, {time.time() - t:.1f} s')
        t = time.time()
    return garment


def unrest(flat, deep=.006):
    """How far each point (n, 3) of a garment lies from even before it falls, m: nothing hangs as its mirror image. flat: (n, 3) m."""
    rng = np.random.default_rng(11)
    out = np.zeros_like(flat)
    for long in (.30, .16, .08):                                              # m from crest to crest
        for axis in range(3):
            for _ in range(3):
                way = rng.normal(size=3)
                out[:, axis] += deep / 3 * np.sin(flat @ (way / np.linalg.norm(way)) * 2 * np.pi / long + rng.uniform(0, 6.28))
    return out


def falling(garment, body, stages, pins=(), thickness=0.0):
    """As `fall`, and gives the points (n, 3) after each stage: a film of it where the stages are short."""
    step = native.library('cloth').drape
    pos, ppos = native.floats(forms.push_out(body, garment.at, garment.gap + .004))
    vel, pvel = native.floats(np.zeros_like(pos))
    w, pw = native.floats(1 / np.maximum(garment.mass, 4e-7))
    # in no direction: a sweep from one end to the other would carry the cloth along with it
    order = np.random.default_rng(5).permutation(len(garment.pairs))
    edges, pe = native.ints(garment.pairs[order])
    comply, pc = native.floats(garment.comply[order])
    soft, ps = native.floats(garment.soft[order])
    hinges = np.zeros(len(garment.hinges), [('i', np.int32, 4), ('k', np.float32, 4), ('comply', np.float32), ('yield', np.float32)])
    turn = np.random.default_rng(6).permutation(len(hinges))
    hinges['i'], hinges['k'], hinges['comply'], hinges['yield'] = garment.hinges[turn], garment.weigh[turn], garment.limp[turn], garment.give[turn]
    limp = hinges['comply'].copy()
    kept, pkept = native.floats(garment.lean[turn])
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
        hinges['comply'] = limp / stage.get('stiff', 1.0)
        breeze, pw4 = native.floats(stage.get('wind', (0, 0, 0, 0)))
        step(I(len(pos)), ppos, pvel, pw, I(len(edges)), pe, pr, pc, ps,
             I(len(hinges)), hinges.ctypes.data_as(ctypes.c_void_p), pkept, I(len(who) if held else 0), pp, pt, ph, pg, pd, po, F(forms.STEP), pgap,
             F(stage.get('friction', .4)), F(stage.get('gravity', 5.0)), F(stage.get('drag', 2.0)),
             I(stage['frames']), I(STEADY * stage.get('substeps', 25)), F(1 / 30), pf, pl,
             F(stage.get('thickness', thickness)), pw4, I(stage.get('creases', False)))
        if not np.isfinite(pos).all():
            raise ValueError('the cloth burst')
        if stage.get('rest'):
            vel[:] = 0
        garment.at = pos.astype(float)
        yield garment.at
