"""Garments on hangers, onto which they fall from how they were worn: by their shoulders, by their straps, or clipped at the waistband."""
import os

import numpy as np

import sets
from forms import SHAPE
from sets import along
from shown import before, grid, laps, limb, settled

#: How far within its shoulders a hanger ends, m; how far from the middle shoulders begin; how much a hanger falls at the most.
WITHIN, NAPE, STEEPEST = .010, .08, .075


def trunk(garment):
    """Particles that are of no limb."""
    return np.unique(np.concatenate([garment.id[garment.start[p.name]:][:len(p.points)] for p in garment.pieces if not limb(p.name)]))


def ridge(garment, x):
    """How high a worn garment is x m from its middle, to either side, m."""
    at = garment.at[trunk(garment)]
    return at[np.abs(np.abs(at[:, 0]) - x) < .006, 2].max(initial=0)


def reach(garment):
    """
    (how far it reaches to each side, how much it falls to there) m of a hanger for a worn garment: it ends within the shoulders, where sleeves are
    set in, and slopes as they do.
    """
    sleeves = [p.name for p in garment.pieces if 'sleeve' in p.name]
    body = trunk(garment)
    width = sets.REACH
    if sleeves:
        joints = np.intersect1d(body, np.concatenate([garment.id[garment.start[p]:][:len(garment.piece(p).points)] for p in sleeves]))
        joints = garment.at[joints]
        shoulder = np.abs(joints[joints[:, 2] > joints[:, 2].max() - .02, 0]).mean()
        width = min(width, shoulder - WITHIN) if shoulder > 2 * NAPE else width     # sleeves up to the neck have no shoulder

    falls = (ridge(garment, NAPE) - ridge(garment, width)) / (1 - (NAPE / width) ** sets.BOW)
    return width, float(np.clip(falls, sets.FALL, STEEPEST))


def hanger(width, drop, spare=.002):
    """Distances to the arms of a wooden hanger, `spare` m thicker than it is seen: between its points the cloth lies deeper. See sets.hanger."""
    x, y, z = grid()
    high, radius = sets.arm(np.minimum(np.abs(x), width), width, drop)
    beyond = np.maximum(np.abs(x) - width, 0)
    return (np.sqrt((y - sets.MIDDLE) ** 2 + (z - high) ** 2 + beyond ** 2) - radius - spare).astype(np.float32)


#: Falls from the shoulders onto the hanger, then hangs; hangs on when its mesh is fine.
FALLS = [(dict(frames=36, gravity=4, drag=3.5, friction=.5, substeps=24, stiff=6), 9), (dict(frames=20, gravity=5, drag=5.0, friction=.6, substeps=24), 5)]
HANGS = [(dict(frames=16, gravity=5, drag=6, friction=.6, substeps=30), 4)]
#: A waistband is drawn flat between the clips, then what hangs from it comes to rest.
CLIPS = [(dict(frames=36, gravity=4, drag=5, friction=.3, substeps=24, stiff=4), 18), (dict(frames=24, gravity=5, drag=4, friction=.3, substeps=24), 6)]


def straps(garment, width, drop):
    """What is held (see Garment.held) of straps that lie over a hanger's arms: as much of each as lies on the wood."""
    out = []
    for chain in garment.strings:
        p = garment.at[chain]
        top = p[:, 2].argmax()
        x = np.clip(p[top, 0], -width + .012, width - .012)
        high, radius = sets.arm(abs(x), width, drop)
        radius += .0025
        walked = along(p) / 100
        angle = (walked - walked[top]) / radius * np.sign(p[-1, 1] - p[0, 1])
        lies = np.abs(angle) < np.pi / 2
        out.append((chain[lies], np.stack([np.full(lies.sum(), x), sets.MIDDLE + radius * np.sin(angle[lies]), high + radius * np.cos(angle[lies])], 1)))
    return out


#: What is higher than so many cm stands round the neck; how deep it is on a hanger against how it was worn.
ROLL, FOLDED = 5, .7


def standing(garment, width, drop):
    """
    What is held (see Garment.held) of a neck that stands: it stays as it was worn, lower by as much as the shoulders come down onto the hanger. The collar of
    what has no shoulders stands on the hanger, round its hook.
    """
    rolls = [p for p in garment.pieces if p.name in ('front band', 'back band') and np.ptp(p.points[:, 1]) > ROLL]
    halter = [p for p in garment.pieces if p.name in ('front collar', 'back collar')] if 'left shoulder' not in next((p.edges for p in garment.pieces if p.name == 'front'), ('left shoulder',)) else []
    if not rolls + halter:
        return []
    ids = np.unique(np.concatenate([garment.id[garment.start[p.name]:][:len(p.points)] for p in rolls + halter]))
    high, radius = sets.arm(0 if halter else NAPE, width, drop)
    places = garment.at[ids] - (0, 0, (garment.at[garment.ids('back collar', 'low'), 2].mean() if halter else ridge(garment, NAPE)) - high - radius)
    places[:, 1] = sets.MIDDLE + (places[:, 1] - places[:, 1].mean()) * FOLDED
    return [(ids, places)]


#: How far within a waistband's ends the clips are, m; how far it sags, and opens to each side, between them.
CLIPPED, SAGS, OPENS = .030, .003, .010


def band(garment):
    """(particles (n,) of a waistband's upper edge, m to the right of its middle each, -1 in front and 1 behind): front and back are equally wide."""
    halves = []
    for side in ('front', 'back'):
        ids = garment.ids(f'{side} band', 'high')
        piece = garment.piece(f'{side} band')
        x = along(piece.points[piece.rims['high']] / 100) / 100
        halves.append((ids, (x - x[-1] / 2) * np.sign(garment.at[ids[-1], 0] - garment.at[ids[0], 0])))
    half = np.mean([x.max() for _, x in halves])
    return np.concatenate([ids for ids, _ in halves]), np.concatenate([x * half / x.max() for _, x in halves]), np.repeat((-1, 1), [len(ids) for ids, _ in halves])


def flattened(garment, right, high):
    """share 0..1 -> what is held (see Garment.held) of a waistband drawn from how it was worn into a line between clips `right` m to each side."""
    ids, x, ahead = band(garment)
    between = np.clip(1 - (x / right) ** 2, 0, 1)
    worn, flat = garment.at[ids], np.stack([x, sets.MIDDLE + ahead * (.0022 + OPENS * between), high - SAGS * between], 1)
    return lambda share: [(ids, worn + (flat - worn) * share)]


def hung(garment, thickness, by_waist, kept):
    """
    (Mesh of the hanger, how much of each particle is the front's, see shown.before); changes garment.at: as it hangs. What was in front stays before what
    was behind. by_waist: whether its waistband is clipped; kept: a file that has it, or will.
    """
    front = before(garment)
    if by_waist:
        ids, x, _ = band(garment)
        arms = x.max() - CLIPPED, garment.at[ids, 2].mean()
        wood, stages, hanger_ = np.ones(SHAPE, np.float32), CLIPS, sets.clip_hanger(*arms)
    else:
        arms = reach(garment)
        wood, stages, hanger_ = hanger(*arms), FALLS, sets.hanger(*arms)
    if os.path.exists(kept):
        garment.at = np.load(kept).astype(float)
        return hanger_.with_normals(), front

    def held(one, moves):
        """What holds a garment, coarse or fine, at each part of its way: while it `moves` there its waistband is drawn flat in `moves` parts."""
        if not by_waist:
            ties = straps(one, *arms) + standing(one, *arms)
            return lambda done: ties
        drawn = flattened(one, *arms)
        return lambda done: drawn(min(1, done / moves))
    lapped = laps(garment)
    garment.lead()
    settled(garment.coarse, before(garment.coarse), wood, stages, thickness, laps(garment.coarse), held(garment.coarse, stages[0][1] * .8))
    garment.follow()
    settled(garment, front, wood, HANGS, thickness, lapped, held(garment, 1))
    np.save(kept, garment.at.astype(np.float32))
    return hanger_.with_normals(), front
