"""Garments on hangers, onto which they fall from how they were worn: by their shoulders, by their straps, or clipped at the waistband."""
import hashlib
import os
from dataclasses import replace

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

import mesh as meshes
import native
import sets
import studio
from forms import SHAPE
from patterns import walked
from shown import before, grid, laps, leg, limb, settled

#: How far within its shoulders a hanger ends, m; how far from the middle shoulders begin; how much a hanger falls at the most.
WITHIN, NAPE, STEEPEST = .010, .08, .075


def trunk(garment):
    """Particles that are of no limb."""
    return np.unique(np.concatenate([garment.id[garment.start[p.name]:][:len(p.points)] for p in garment.pieces if not limb(p)]))


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
    width = sets.REACH
    if sleeves:
        joints = np.intersect1d(trunk(garment), np.concatenate([garment.id[garment.start[p]:][:len(garment.piece(p).points)] for p in sleeves]))
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


def of(garment, *names):
    """Particles of the pieces so called."""
    return np.unique(np.concatenate([garment.id[garment.start[p.name]:][:len(p.points)] for p in garment.pieces if p.name in names]))


#: How far straps lie off the wood, m.
LIFTED = .0012


def straps(garment, width, drop, ahead=0.0):
    """
    What is held (see Garment.held) of straps that lie over a hanger's arms: as much of each as lies on the wood. ahead: how far they are drawn to the
    front, m.
    """
    out = []
    for chain in garment.strings:
        p = garment.at[chain]
        top = p[:, 2].argmax()
        x = np.clip(p[top, 0], -width + .012, width - .012)
        high, radius = sets.arm(abs(x), width, drop)
        radius += LIFTED
        falls = (sets.arm(abs(x) + .001, width, drop)[0] - high) / .001 * np.sign(x)
        away = np.array((-falls, 0, 1)) / np.hypot(falls, 1)                  # off the arm, which is not level
        way = walked(p)
        angle = (way - way[top] - ahead) / radius * np.sign(p[-1, 1] - p[0, 1])
        lies = np.abs(angle) < np.pi / 2
        round_ = np.outer(np.sin(angle[lies]), (0, radius, 0)) + np.outer(radius * np.cos(angle[lies]), away)
        out.append((chain[lies], np.array((x, sets.MIDDLE, high)) + round_))
    return out


#: How wide the sides of what hangs from straps are spread against how they are cut, and how firmly they are held there.
SPREAD, PINNED = .92, .12


def spread(garment, ties):
    """
    What is held (see Garment.held) of the sides of what hangs from straps, pinned to the wall behind as far out as they are cut: left to
    themselves they fall in behind the straps. ties: see straps().
    """
    if not garment.strings:
        return []
    piece, out = garment.piece('front'), []
    for rim in (piece.rims['left'], piece.rims['right']):
        top = max(rim, key=lambda k: piece.points[k, 1])
        x, high = piece.points[top] / 100
        heights = []                                                          # of the side, as it is cut beside both ends of its strap
        for chain, (lies, places), (_, ahead, _, behind, *_) in zip(garment.strings, ties, garment.cords):
            if ahead[0] * x > 0:
                way, on_wood = walked(garment.at[chain]), np.flatnonzero(np.isin(chain, lies))
                ends = places[0, 2] - way[on_wood[0]], places[-1, 2] - (way[-1] - way[on_wood[-1]])
                heights += [end + high - cut[1] / 100 for end, cut in zip(ends, (ahead, behind))]
        out.append((garment.id[[garment.start['front'] + top]], np.array([(SPREAD * x, sets.MIDDLE, np.mean(heights))]), PINNED))
    return out


#: Sleeves shorter than so many cm are smoothed: how far from upright, degrees, and how firmly.
SHORT, LAID, SMOOTHED = 32, 17, .003


def sleeves(garment, width, drop):
    """
    What is held (see Garment.held) of short sleeves, as they are smoothed by hand: the ends of the fold above the arm, straight down from the shoulder, and of
    the seam, beside the body. Left to themselves they turn about, as their back is heavier than their front.
    """
    high, radius = sets.arm(width, width, drop)
    out = []
    for p in garment.pieces:
        if limb(p) and 'sleeve' in p.name and 'cuff' in p.edges and -p.edges['cuff'][0][1] < SHORT:
            ids, rim = garment.ids(p.name, 'cuff'), p.points[p.rims['cuff']]
            ends = np.array([0, len(ids) - 1, np.abs(rim[:, 0]).argmin()])
            ids, rim = ids[ends], rim[ends]
            side = np.sign(garment.at[ids, 0].mean())
            a = np.radians(LAID)
            down, across = np.array((side * np.sin(a), -np.cos(a))), np.array((-side * np.cos(a), -np.sin(a)))
            x, z = (np.array((side * (width + WITHIN), high + radius)) + down * -rim[:, 1:] / 100 + across * np.abs(rim[:, :1]) / 100).T
            out.append((ids, np.stack([x, np.full(len(x), sets.MIDDLE), z], 1), SMOOTHED))
    return out


#: How firmly a waistband of firm cloth is held.
FIRM = .03


def waistband(garment, width, drop):
    """
    What is held (see Garment.held) of a jacket's waistband that is laid out by hand: its sides, below the ends of the arms. Left to itself it hangs in a
    deep fold to each side of its buttons.
    """
    if not garment.laid_out:
        return []
    high, _ = sets.arm(width, width, drop)
    (_, shoulder), piece, out = garment.piece('front').edges['left shoulder'][0], garment.piece('front welt'), []
    for end in ('left end', 'right end'):
        x, y = piece.points[piece.rims[end]].T / 100
        out.append((garment.ids(piece.name, end), np.stack([garment.laid_out * x, np.full(len(x), sets.MIDDLE), high + y - shoulder / 100], 1), FIRM))
    return out


#: What is higher than so many cm stands round the neck; how deep that is on a hanger against how it was worn.
ROLL, FOLDED = 5, .7


def standing(garment, width, drop):
    """
    What is held (see Garment.held) of what stands round the neck: it keeps its shape. A roll neck comes down as far as the shoulders do; a halter's collar
    stands on the hanger, round its hook.
    """
    pieces = {p.name: p for p in garment.pieces}
    if 'front band' in pieces and np.ptp(pieces['front band'].points[:, 1]) > ROLL:
        ids, (high, radius), foot = of(garment, 'front band', 'back band'), sets.arm(NAPE, width, drop), ridge(garment, NAPE)
    elif 'front collar' in pieces and 'left shoulder' not in pieces['front'].edges:
        ids, (high, radius), foot = of(garment, 'front collar', 'back collar'), sets.arm(0, width, drop), garment.at[garment.ids('back collar', 'low'), 2].mean()
    else:
        return []
    places = garment.at[ids] - (0, 0, foot - high - radius)
    places[:, 1] = sets.MIDDLE + (places[:, 1] - places[:, 1].mean()) * FOLDED
    return [(ids, places)]


#: How far from the middle an inseam is laid at least, m, and at the most, for each m below the fork; how firmly.
APART, SPLAYED, LAID_APART = .006, .16, .003


def legs(garment):
    """
    What is held (see Garment.held) of inseams: each is laid on its own leg's side, at the height it has fallen to. Left to themselves both slip to one side
    with the fork, into a fold of one leg, and no one sees that there are two.
    """
    out = []
    for p in garment.pieces:
        if leg(p) and 'front' in p.name:
            ids = garment.ids(p.name, 'inner')
            places = garment.at[ids].copy()
            side, most = -1 if p.name.startswith('right') else 1, SPLAYED * (places[:, 2].max() - places[:, 2])
            places[:, 0] = side * np.clip(side * places[:, 0], np.minimum(APART, most), most)
            out.append((ids, places, LAID_APART))
    return out


#: Shaken out, it falls from the shoulders onto the hanger, then hangs.
FALLS = [(dict(frames=24, gravity=12, drag=2.0, friction=.5, substeps=24, stiff=12), 6), (dict(frames=36, gravity=4, drag=3.5, friction=.5, substeps=24, stiff=6), 9),
         (dict(frames=20, gravity=5, drag=5.0, friction=.6, substeps=24), 5)]


def by_shoulders(worn, ahead=0.0):
    """As by_waist: a garment hangs on a wooden hanger, by its shoulders, straps or collar. ahead: see straps."""
    arms = reach(worn)

    def held(garment, moves):
        ties = straps(garment, *arms, ahead)
        ties += spread(garment, ties) + sleeves(garment, *arms) + standing(garment, *arms) + waistband(garment, *arms)
        return lambda done: ties + legs(garment)
    return sets.hanger(*arms), hanger(*arms), FALLS, held


#: How far within a waistband's ends the clips are, m; how far it sags, and opens to each side, between them.
CLIPPED, SAGS, OPENS = .020, .003, .010
#: A waistband is drawn flat between the clips in DRAWN parts, then what hangs from it comes to rest.
CLIPS = [(dict(frames=36, gravity=4, drag=5, friction=.3, substeps=24, stiff=4), 18), (dict(frames=24, gravity=5, drag=4, friction=.3, substeps=24), 6)]
DRAWN = 14


def band(garment):
    """(particles (n,) of a waistband's upper edge, m to the right of its middle each, -1 in front and 1 behind): front and back are equally wide."""
    halves = []
    for side in ('front', 'back'):
        ids, piece = garment.ids(f'{side} band', 'high'), garment.piece(f'{side} band')
        x = walked(piece.points[piece.rims['high']]) / 100
        halves.append((ids, (x - x[-1] / 2) * np.sign(garment.at[ids[-1], 0] - garment.at[ids[0], 0])))
    half = np.mean([x.max() for _, x in halves])
    return np.concatenate([ids for ids, _ in halves]), np.concatenate([x * half / x.max() for _, x in halves]), np.repeat((-1, 1), [len(ids) for ids, _ in halves])


def by_waist(worn):
    """
    How a garment hangs whose waistband is clipped: (Mesh of the hanger, grid of distances to what stops its cloth, stages of shown.settled,
    (garment, parts of its way until it is there) -> `held` of shown.settled).
    """
    ids, x, _ = band(worn)
    right, high = x.max() - CLIPPED, worn.at[ids, 2].mean()

    def held(garment, moves):
        ids, x, ahead = band(garment)
        between = np.clip(1 - (x / right) ** 2, 0, 1)
        before_, flat = garment.at[ids], np.stack([x, sets.MIDDLE + ahead * (.0022 + OPENS * between), high - SAGS * between], 1)
        return lambda done: [(ids, before_ + (flat - before_) * min(1, done / moves))] + legs(garment)
    return sets.clip_hanger(right, high), np.ones(SHAPE, np.float32), CLIPS, held


#: How far to the sides of a clip's middle its pinch is felt in the cloth, how far below the waistband's edge its lips are, and the pinch is over, m.
FELT, LIP, OVER_BELOW = .017, .016, .055


def gripped(mesh, worn):
    """What hangs from clips (a Mesh of it) with its cloth drawn together between their lips. worn: the garment as it was worn, see by_waist."""
    ids, x, _ = band(worn)
    right, high = x.max() - CLIPPED, worn.at[ids, 2].mean()
    x, y, z = mesh.points.T
    lower = np.clip((high - z - LIP) / (OVER_BELOW - LIP), 0, 1)
    share = np.exp(-((np.abs(x) - right) / FELT) ** 4) * (1 - lower * lower * (3 - 2 * lower))
    deep = y - sets.MIDDLE
    points = np.stack([x, sets.MIDDLE + deep + share * (sets.LIPS * np.tanh(deep / sets.LIPS) - deep), z], 1)
    moved = share[:, None] > .01
    return replace(mesh, points=points, normals=np.where(moved, meshes.normals(points, mesh.triangles), mesh.normals))


#: Hangs on when its mesh is fine.
HANGS = [(dict(frames=16, gravity=5, drag=6, friction=.6, substeps=30), 4)]


#: What decides how a garment hangs, beside itself.
DECIDES = ('cloth.c', 'drape.py', 'shown.py')


def kept_as(garment, thickness, stops, stages, held):
    """The file of the cache that has how a garment hangs, or will: another one if anything is different that decides it."""
    mark = hashlib.sha256(repr((stages, HANGS, DRAWN, thickness)).encode() + stops.tobytes())
    for part in DECIDES:
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), part), 'rb') as file:
            mark.update(file.read())
    for part in (garment.at, garment.pairs, garment.rest, *(part for one in held for part in one)):
        mark.update(np.ascontiguousarray(part).tobytes())
    return os.path.join(native.CACHE, f'hung-{mark.hexdigest()[:14]}.npy')


#: Cloth faces the camera if its normal's y is less than this; nearer than so many cm to a seam between front and back it turns from one to the other.
TOWARDS, TURNS = -.7, 3.0


def around_sides(garment, front):
    """piece -> flat positions (n, 2) cm of its seams to a piece of the other side, where one turns into the other. front: see shown.before."""
    mean = {p.name: front[garment.id[garment.start[p.name]:][:len(p.points)]].mean() for p in garment.pieces}
    out = {}
    for a, one, b, two, _ in garment.seams:
        if abs(mean[a] - mean[b]) > .5:
            for name, edge in ((a, one), (b, two)):
                piece = garment.piece(name)
                out.setdefault(name, []).append(piece.points[piece.rims[edge]])
    return {name: np.concatenate(lines) for name, lines in out.items()}


def through(mesh, garment, front, cell=.004, most=.008):
    """
    Which triangles of a garment's back and of its insides have come through its front, on the body or on a limb: seen from the camera they lie before
    its middle in their column of `cell` m squared, or before all of it where it ends there and turns away; by less than
    `most` m, for what lies farther before it is a fold. Both face the camera. front: see shown.before.
    """
    middle = mesh.points[mesh.triangles].mean(1)
    column = ((middle[:, [0, 2]] - middle[:, [0, 2]].min(0)) / cell).astype(int)
    shape = column.max(0) + 1
    column = np.ravel_multi_index(column.T, shape)
    share, kinds, turns = np.full(len(middle), .5), np.full(len(middle), -1), np.zeros(len(middle), bool)
    sides = around_sides(garment, front)
    limbs = list({limb(p) for p in garment.pieces})
    for k, p in enumerate(garment.pieces):
        own = np.isin(mesh.material, (studio.CLOTH + k, studio.CLOTH + k + studio.LINING))
        _, near = cKDTree(p.points).query(mesh.flat[own].mean(1))
        share[own] = np.where(mesh.material[own] < studio.CLOTH + studio.LINING, front[garment.id[garment.start[p.name] + near]], 0)
        kinds[own] = limbs.index(limb(p))
        if p.name in sides:
            turns[own] = cKDTree(sides[p.name]).query(mesh.flat[own].mean(1))[0] < TURNS
    towards = ~turns & (mesh.normals[mesh.triangles, 1].mean(1) < TOWARDS)    # where cloth curls, one looks past it, into the garment
    out = np.zeros(len(middle), bool)
    for kind in range(len(limbs)):
        own = towards & (kinds == kind)
        shown = own & (share > .5)
        hits = np.bincount(column[shown], minlength=shape.prod())
        mean, least = np.bincount(column[shown], middle[shown, 1], shape.prod()) / np.maximum(hits, 1), np.full(shape.prod(), np.inf)
        np.minimum.at(least, column[shown], middle[shown, 1])
        amid = ndimage.binary_erosion(hits.reshape(shape) > 0, np.ones((3, 3))).ravel()
        before_it = np.where(amid, mean, least)[column] - middle[:, 1]
        out |= own & (share < .1) & (hits[column] > 0) & (before_it > 0) & (before_it < most)
    return out


#: Cloth nearer than so many m to the end of an arm, each way, is of the shoulder over it.
AT_TIP = .03


def slipped(garment, wood):
    """Whether a garment is no longer on both arms of its hanger, a Mesh, or one of them has come out at the shoulder of one with sleeves."""
    x, _, z = garment.at.T
    for side in (-1, 1):
        tip = wood.points[(side * wood.points[:, 0]).argmax()]
        near = np.abs(garment.at - tip).max(1) < AT_TIP
        if z[side * x > NAPE / 2].max(initial=0) < wood.points[:, 2].min():
            return True
        if any('sleeve' in p.name for p in garment.pieces) and (side * x[near]).max(initial=0) < side * tip[0]:
            return True
    return False


def hung(garment, thickness, way):
    """
    (Mesh of the hanger, how much of each particle is the front's, see shown.before); changes garment.at: as it hangs. What was in front stays before what
    was behind. way: by_shoulders or by_waist. Where it fell to is kept in the cache. ValueError where it slips off.
    """
    front = before(garment)
    wood, stops, stages, held = way(garment)
    ties = held(garment, DRAWN)(DRAWN)
    kept = kept_as(garment, thickness, stops, stages, ties)
    if os.path.exists(kept):
        garment.at = np.load(kept).astype(float)
        return wood.with_normals(), front
    lapped, worn = laps(garment), garment.at
    for way_down in (stages, stages[1:]):                                     # shaken, what has no shoulders may slip off
        garment.at = worn.copy()
        if garment.coarse:
            garment.lead()
            settled(garment.coarse, before(garment.coarse), stops, way_down, thickness, laps(garment.coarse), held(garment.coarse, DRAWN))
            garment.follow()
        else:
            settled(garment, front, stops, way_down, thickness, lapped, held(garment, DRAWN))
        if any(len(one) == 2 for one in ties) or not slipped(garment, wood):      # what is held firmly cannot
            break
    else:
        raise ValueError('the garment slips off its hanger')
    settled(garment, front, stops, HANGS, thickness, lapped, held(garment, 1))
    np.save(kept, garment.at.astype(np.float32))
    return wood.with_normals(), front
