"""From draped particles to what the camera sees: finer mesh, thickness, cords, and what is sewn on."""
import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter1d
from scipy.sparse import csr_matrix
from scipy.spatial import cKDTree

import forms
import mesh as meshes
import studio
from patterns import length, walked


#: How far a piece must face away from the body on an average to say which side is out: folds of a wide skirt, far from it, face every way.
SURE = .3


def face_out(garment, body):
    """Triangles with the outside of each piece away from the body, or as it was sewn round it: (triangles, piece numbers, flat corners)."""
    tri, number, flat = garment.faces()

    def away(p):
        """How far triangles (n, 3, 3) face away from the body on an average, -1..1."""
        across = np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])
        return (across * forms.slope(body, p.mean(1))).sum() / np.linalg.norm(across, axis=1).sum()
    for k, piece in enumerate(garment.pieces):
        own = np.flatnonzero(number == k)
        share = away(garment.at[tri[own]])
        if abs(share) < SURE:
            share = away(piece.place(piece.points)[piece.triangles])
        if share < 0:
            tri[own], flat[own] = tri[own][:, ::-1], flat[own][:, ::-1]
    return tri, number, flat


def finer_flat(points, corners, flat, number):
    """
    One step finer, with the flat positions rounded by the same rule as the places: else lines drawn on the flat would
    wobble where the mesh is uneven. corners: points of each piece by themselves (m, 3); returns all of them refined.
    """
    tri, own, xy = corners
    n, t, f = meshes.finer(points, tri, flat)
    sheet, own, _ = meshes.finer(np.c_[xy, np.zeros(len(xy))], own, flat)
    return n, (t, own, sheet[:, :2]), sheet[own][:, :, :2], np.repeat(number, 4)


def evened(garment, times=16, many=120, sharp=.0008):
    """
    The places of a draped garment with its points slid along the cloth to where their neighbours on the flat piece say: the solver leaves
    each a little aside, and what is drawn or woven straight would wander. Nothing moves across the cloth, nor along it in folds that are
    more than `sharp` m off the curve of their surroundings.
    """
    size = len(garment.at)
    cords = np.setdiff1d(np.arange(size), garment.id)                         # they are of no piece, and stay
    rows, columns, shares = [cords], [cords], [np.ones(len(cords))]
    for p in garment.pieces:
        ids = garment.id[garment.start[p.name]:garment.start[p.name] + len(p.points)]
        away, near = cKDTree(p.points).query(p.points, min(many, len(p.points)))
        d = (p.points[near] - p.points[:, None]) / away[:, -1:, None]
        x, y = d[..., 0], d[..., 1]
        weight = np.exp(-2 * (x * x + y * y))
        # what a curved sheet laid through the neighbours has at the point itself
        basis = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], -1) * weight[..., None]
        square = basis.swapaxes(1, 2) @ basis + 1e-6 * np.eye(6)
        share = (basis @ np.linalg.inv(square)[:, 0, :, None])[..., 0] * weight
        rows.append(np.repeat(ids, near.shape[1]))
        columns.append(ids[near].ravel())
        shares.append(share.ravel())
    rows, columns, shares = (np.concatenate(v) for v in (rows, columns, shares))
    sheet = csr_matrix((shares, (rows, columns)), (size, size))
    pieces = np.asarray(sheet.sum(1))                                         # a point of a seam belongs to two
    tri, at = garment.faces()[0], garment.at
    for _ in range(times):
        move = sheet @ at / pieces - at
        across = meshes.normals(at, tri)
        off = (move * across).sum(1, keepdims=True)
        at = at + (move - across * off) * np.exp(-(off / sharp) ** 2)
    return at


#: Waves of a seam shorter than about three times so many m are none of cloth; how far the cloth beside it goes along, cm.
STRAIGHT, BESIDE = .016, 4.0


def straightened(garment):
    """
    The places of a draped garment whose seams run as evenly as the cloth that is doubled there lets them: what is drawn along a seam at its mesh's
    scale is taken out, and cloth beside it goes along. Ends of seams, and seams that gather one piece to another, stay.
    """
    at, step = garment.at.copy(), .002
    for a, one, b, two, back in garment.seams:
        rims = [(garment.piece(name), garment.piece(name).rims[edge], garment.start[name]) for name, edge in ((a, one), (b, two))]
        long = [length(piece.points[rim]) for piece, rim, _ in rims]
        line = garment.at[garment.ids(a, one)]
        way = walked(line)
        if abs(long[0] - long[1]) > .03 * max(long) or way[-1] < 6 * STRAIGHT:
            continue
        many = int(way[-1] / step)
        even = np.linspace(0, way[-1], many + 1)
        path = np.stack([np.interp(even, way, line[:, k]) for k in range(3)], 1)
        margin = min(many, int(4 * STRAIGHT / step))
        padded = np.pad(path, ((margin, margin), (0, 0)), 'reflect', reflect_type='odd')
        once = gaussian_filter1d(padded, STRAIGHT / step, axis=0)
        smooth = (2 * once - gaussian_filter1d(once, STRAIGHT / step, axis=0))[margin:-margin]      # curves do not shrink
        moved = np.stack([np.interp(way, even, (smooth - path)[:, k]) for k in range(3)], 1)
        for second, (piece, rim, start) in enumerate(rims):
            far, near = cKDTree(piece.points[rim]).query(piece.points, distance_upper_bound=BESIDE)
            beside = np.flatnonzero((far < BESIDE) & ((far > 0) | (not second)))     # points of the seam are of both pieces, and move once
            share = (1 - (far[beside] / BESIDE) ** 2) ** 2
            at[garment.id[start + beside]] += share[:, None] * (moved[::-1] if second and back else moved)[near[beside]]
    return at


def calmed(garment, times=8, narrow=.5, widen=-.53):
    """
    The places of a draped garment without the waves that are hardly wider than its mesh, which no cloth has and outlines show as nicks: its seams
    straightened, then smoothed and widened again in turn (Taubin 1995), so that nothing shrinks, and moved across the cloth alone. Open edges keep to
    themselves; their corners stay.
    """
    start = straightened(garment)
    tri, at = garment.faces()[0], start
    ends, _, count = meshes.edges_of(tri)
    rim = ends[count == 1]
    is_rim = np.zeros(len(at), bool)
    is_rim[rim] = True
    inner = ends[(count > 1) & ~is_rim[ends].any(1)]
    half = ends[is_rim[ends].sum(1) == 1]
    half = np.where(is_rim[half[:, :1]], half[:, ::-1], half)                 # the point within, the one of the rim
    to = np.concatenate([inner[:, 0], inner[:, 1], half[:, 0], rim[:, 0], rim[:, 1]])
    of = np.concatenate([inner[:, 1], inner[:, 0], half[:, 1], rim[:, 1], rim[:, 0]])
    near = csr_matrix((np.ones(len(to)), (to, of)), (len(at), len(at)))
    many = np.asarray(near.sum(1))
    mean = near.multiply(1 / np.maximum(many, 1)).tocsr()
    # a corner lies off the middle between its neighbours; where edges of several pieces meet there are more than two
    off = np.linalg.norm(at - mean @ at, axis=1)
    step = np.linalg.norm(at[rim[:, 0]] - at[rim[:, 1]], axis=1).mean() if len(rim) else 1
    corner = is_rim & ((many[:, 0] != 2) | (off > .2 * step))
    still = corner | (many[:, 0] == 0)                                        # cords are of no piece
    for _ in range(times):
        for much in (narrow, widen):
            move = (mean @ at - at) * much
            move[still] = 0
            at = at + move
    move, across = at - start, meshes.normals(start, tri)
    return start + np.where(is_rim[:, None], move, across * (move * across).sum(1, keepdims=True))


def dipped(garment, much=.022, reach=.28):
    """
    Lets the waist of what hangs from it sit `much` m lower in front than behind, as it does when it is worn, so that one looks into it;
    fades out `reach` m below.
    """
    waist = np.vstack([garment.at[garment.ids(f'{side} band', 'high')] for side in ('front', 'back')])
    middle, half, top = (waist[:, 1].max() + waist[:, 1].min()) / 2, np.ptp(waist[:, 1]) / 2, waist[:, 2].max()
    ahead = np.clip((middle - garment.at[:, 1]) / half * .5 + .5, 0, 1)
    high = np.clip((garment.at[:, 2] - top + reach) / reach, 0, 1)
    ahead, high = (v * v * (3 - 2 * v) for v in (ahead, high))
    garment.at[:, 2] -= much * (ahead - .35) * high


#: How far the extra layers of a turned edge reach, in points of the finer mesh.
TURNED = 4


def cloth(garment, body, thickness=.0012, times=1, raised=None, hem=0.0, folds=(), worn=None):
    """
    The garment as a thick mesh; piece k has material CLOTH + k, its inside + LINING. hem: how much thicker its open edges are, m; raised, folds: see
    recipe.Recipe; worn: the same garment as it was worn, where it lies or hangs: there the body does not say which side is out.
    """
    tri, number, flat = face_out(worn or garment, body)
    points = garment.at
    xy = np.vstack([p.points for p in garment.pieces])
    own = np.vstack([garment.start[p.name] + p.triangles for p in garment.pieces])
    turned = (flat[:, 0] != xy[own[:, 0]]).any(1)
    own[turned] = own[turned][:, ::-1]
    corners = tri, own, xy
    for _ in range(times):
        points, corners, flat, number = finer_flat(points, corners, flat, number)
    tri = corners[0]
    for lines in folds:
        line = np.zeros(tri.shape)
        for k, p in enumerate(garment.pieces):
            line[number == k] = lines(p, flat[number == k].reshape(-1, 2)).reshape(-1, 3)
        points, tri, flat, which = meshes.cut(points, tri, flat, line)
        number = number[which]
    way = meshes.normals(points, tri) if folds else None
    if raised:
        lift = np.zeros(len(points))
        for k, p in enumerate(garment.pieces):
            own = number == k
            lift[tri[own]] = raised(p, flat[own].reshape(-1, 2)).reshape(-1, 3)
        points = points + meshes.normals(points, tri) * lift[:, None]
    edges, _, count = meshes.edges_of(tri)
    inner = hem * meshes.spread(tri, len(points), np.unique(edges[count == 1]), TURNED * times or TURNED // 2)
    return meshes.thick(points, tri, flat, studio.CLOTH + number, thickness, studio.LINING, inner, way)


#: How far a strap runs on below the edge it is sewn to, and over which length before that it goes in behind it, m.
SEWN, DIPS = .012, .006


def straps(garment, wide, deep, material, body=None):
    """Straps (m wide, m thick) on a garment's cords, as a list of meshes; on a body, or over a hanger."""
    out = []
    for chain in garment.strings:
        p = eased(garment.at[chain], 6) if body is not None else over(garment.at[chain])
        ends = [p[end] + (p[end] - p[inner]) / np.linalg.norm(p[end] - p[inner]) * np.linspace(0, SEWN, 7)[1:, None] for end, inner in ((0, 1), (-1, -2))]
        out.append(ribbon(np.vstack([ends[0][::-1], p, ends[1]]), wide, material, body, deep, .0026))
    return out


def over(chain, finer=4):
    """A strap's particles (n, 3) as a path, `finer` times as many: it bends round a hanger's arm, which is as thin as they are far apart."""
    way = walked(chain)
    far = np.abs(way - way[chain[:, 2].argmax()])
    path = np.where((far < BENDS)[:, None], chain, eased(chain, 1))
    return CubicSpline(way, path)(np.interp(np.linspace(0, len(way) - 1, finer * (len(way) - 1) + 1), np.arange(len(way)), way))


#: So far from where it bends, m, a ribbon is seen as broad as if it did not.
BENDS = .025


def round_bend(path):
    """Directions (n, 3) off what a path bends round at its highest point: there it lies on that flat, farther off it faces ahead or back."""
    t = np.gradient(path, axis=0)
    far = np.abs(walked(path) - walked(path)[path[:, 2].argmax()])
    near = path[far < BENDS]
    side = np.linalg.svd(near - near.mean(0))[2][2]
    side *= -np.sign(side[0] + 1e-12)
    share = np.exp(-(far / BENDS) ** 2)[:, None]
    return np.cross(t, side * share + np.array((-1.0, 0, 0)) * (1 - share))


def ribbon(path, width, material, body=None, depth=.0012, sunk=0.0):
    """
    A flat band along a path (n, 3), lying on the form, or on what it bends round; sunk: m that its ends lie below the cloth they are sewn to from within.
    """
    path = np.asarray(path, float)
    if body is not None:
        path = forms.push_out(body, path, .0012)                              # drawn tight, it would cut into the form
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    up = forms.slope(body, path) if body is not None else round_bend(path)
    up = up - t * (up * t).sum(1, keepdims=True)
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    for _ in range(3):
        up[1:-1] = (up[:-2] + up[1:-1] * 2 + up[2:]) / 4
    out = np.cross(t, up)
    along = walked(path)
    path = path - up * (sunk * np.clip(1 - (np.minimum(along, along[-1] - along) - SEWN) / DIPS, 0, 1))[:, None]
    d = along * 100
    ring = [(a, b) for a, b in ((-.5, -.3), (-.36, -.5), (.36, -.5), (.5, -.3), (.5, .3), (.36, .5), (-.36, .5), (-.5, .3))]
    rows = [[p + o * width * a + u * depth * (b + .5) for a, b in ring] for p, o, u in zip(path, out, up)]
    flat = [[((a * width + b * depth) * 100, s) for a, b in ring] for s in d]        # nowhere without width, its sides neither
    return meshes.strip(rows, True, flat, material).with_normals()


def eased(path, times=4):
    p = np.array(path, float)
    for _ in range(times):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    return p
