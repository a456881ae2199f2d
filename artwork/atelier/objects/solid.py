"""
Solid things as meshes: skins with a thickness, straps, tubes, stitches, turned parts. Places are in m, flat positions in cm;
a grid is an array of points (rows, columns, 3) whose directions come from rows x columns by the right hand.
"""
import numpy as np

import mesh as meshes


def through(points, count, closed=False):
    """`count` evenly spaced points (count, d) of a smooth curve through `points` (n, d)."""
    p = np.asarray(points, float)
    if closed:
        p = np.vstack([p[-3:], p, p[:4]])
    way = np.r_[0, np.cumsum(np.sqrt(np.linalg.norm(np.diff(p, axis=0), axis=1)) + 1e-9)]
    fine = np.linspace(way[0], way[-1], 40 * len(p))
    slopes = np.gradient(p, way, axis=0, edge_order=2 if len(p) > 2 else 1)
    i = np.clip(np.searchsorted(way, fine, 'right') - 1, 0, len(p) - 2)
    d = (way[i + 1] - way[i])[:, None]
    t = ((fine - way[i]) / d[:, 0])[:, None]
    curve = ((2 * t ** 3 - 3 * t ** 2 + 1) * p[i] + (t ** 3 - 2 * t ** 2 + t) * d * slopes[i]
             + (3 * t ** 2 - 2 * t ** 3) * p[i + 1] + (t ** 3 - t ** 2) * d * slopes[i + 1])
    if closed:
        curve = curve[(fine >= way[3]) & (fine < way[-4])]
        curve = np.vstack([curve, curve[:1]])
    return even(curve, count + closed)[:count]


def even(curve, count):
    """A polyline (n, d) cut into `count` points at equal steps."""
    curve = np.asarray(curve, float)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))]
    at = np.linspace(0, way[-1], count)
    return np.stack([np.interp(at, way, curve[:, k]) for k in range(curve.shape[1])], 1)


def along(values, at):
    """Smooth values of a table [(place, value …) …] at places: (n,) or (n, columns)."""
    table = np.asarray(values, float)
    x, y = table[:, 0], table[:, 1:]
    at = np.clip(at, x[0], x[-1])
    m = np.gradient(y, x, axis=0)
    i = np.clip(np.searchsorted(x, at) - 1, 0, len(x) - 2)
    d = (x[i + 1] - x[i])[:, None]
    t = ((at - x[i]) / d[:, 0])[:, None]
    out = ((2 * t ** 3 - 3 * t ** 2 + 1) * y[i] + (t ** 3 - 2 * t ** 2 + t) * d * m[i]
           + (3 * t ** 2 - 2 * t ** 3) * y[i + 1] + (t ** 3 - t ** 2) * d * m[i + 1])
    return out[:, 0] if out.shape[1] == 1 else out


def lengths(grid):
    """Flat positions (rows, columns, 2) cm of a grid: the way along its rows and its columns."""
    across = np.linalg.norm(np.diff(grid, axis=1), axis=2)
    down = np.linalg.norm(np.diff(grid, axis=0), axis=2)
    u = np.concatenate([np.zeros((len(grid), 1)), np.cumsum(across, 1)], 1)
    v = np.concatenate([np.zeros((1, grid.shape[1])), np.cumsum(down, 0)])
    return np.stack([u - u.mean(1, keepdims=True), v], 2) * 100


def directions(grid, closed=False):
    """Unit directions (rows, columns, 3) of a grid; closed: its last column meets its first."""
    return meshes.strip(grid, closed).with_normals().normals.reshape(grid.shape)


def skin(grid, closed=False):
    """A grid as a mesh of no thickness."""
    grid = np.asarray(grid, float)
    if closed:                                                           # the seam has flat positions of its own, but shares its light
        ways = directions(grid, True)
        wide = np.concatenate([grid, grid[:, :1]], 1)
        flat = lengths(wide)
        flat[:, :, 1] = flat[:, :, 1].mean(1, keepdims=True)
        out = meshes.strip(wide, False, flat)
        out.normals = np.concatenate([ways, ways[:, :1]], 1).reshape(-1, 3)
        return out
    return meshes.strip(grid, False, lengths(grid)).with_normals()


def shell(grid, depth, closed=False):
    """
    Leather of `depth` m whose outside is the grid: (outside, inside, edges), edges rounded. Closed skins have edges at their
    first and last row only.
    """
    grid = np.asarray(grid, float)
    ways = directions(grid, closed)
    inner = grid - ways * depth
    edges = []
    rims = [(grid[0], inner[0]), (inner[-1], grid[-1])]
    if not closed:
        rims += [(inner[:, 0], grid[:, 0]), (grid[:, -1], inner[:, -1])]
    for k, (a, b) in enumerate(rims):
        line = grid[0] if k == 0 else grid[-1] if k == 1 else grid[:, 0] if k == 2 else grid[:, -1]
        next_in = grid[1] if k == 0 else grid[-2] if k == 1 else grid[:, 1] if k == 2 else grid[:, -2]
        out = line - next_in
        out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-12
        turn = np.linspace(0, np.pi, 7)
        bow = [(a + b) / 2 + (a - b) / 2 * np.cos(t) + out * depth * .4 * np.sin(t) for t in turn]
        edges.append(skin(np.array(bow), closed))
    back = skin(inner[:, ::-1], closed)
    return skin(grid, closed), back, meshes.joined(edges)


def frames(path, up=None):
    """(ahead, side, up) unit directions (n, 3) along a path; `up` (3,) or (n, 3) is held as nearly as can be, else carried along."""
    path = np.asarray(path, float)
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    if up is None:
        ups = np.empty_like(path)
        u = np.cross(t[0], (.31, .27, .91))
        for i, a in enumerate(t):
            u = u - a * (u @ a)
            u /= np.linalg.norm(u)
            ups[i] = u
    else:
        ups = np.broadcast_to(np.asarray(up, float), path.shape)
        ups = ups - t * (ups * t).sum(1, keepdims=True)
        ups = ups / (np.linalg.norm(ups, axis=1, keepdims=True) + 1e-12)
    return t, np.cross(t, ups), ups


def swept(path, section, up=None, ends=True, closed=False):
    """
    A section moved along a path. section: (k, 2) m beside and above the path, or (n, k, 2) one for each point; counter-clockwise
    as seen from behind. ends: closed with flat caps; closed: the path is a ring.
    """
    path = np.asarray(path, float)
    if closed:
        path = np.vstack([path[-2:], path, path[:3]])
        up = np.vstack([up[-2:], up, up[:3]]) if up is not None and np.ndim(up) == 2 else up
    t, side, ups = frames(path, up)
    section = np.broadcast_to(np.asarray(section, float), (len(path),) + np.shape(section)[-2:])
    grid = path[:, None] + side[:, None] * section[:, :, :1] + ups[:, None] * section[:, :, 1:]
    if closed:
        grid = grid[2:-2]
    parts = [skin(grid[:, ::-1], True)]
    if ends and not closed:
        for ring, turn in ((grid[0], 1), (grid[-1], -1)):
            middle = ring.mean(0)
            rings = [middle + (ring - middle) * s for s in (1, .5, .001)]
            parts.append(skin(np.array(rings)[:, ::-turn], True))
    return meshes.joined(parts)


def disc(around=16):
    """A round section of radius 1."""
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    return np.stack([np.cos(a), np.sin(a)], 1)


def tube(path, radius, around=16, ends=True, closed=False):
    """A cord; radius m, one number or one for each point."""
    radius = np.broadcast_to(radius, len(path))
    if closed:
        radius = radius[0]
        return swept(path, disc(around) * radius, None, False, True)
    return swept(path, disc(around)[None] * radius[:, None, None], None, ends)


def flat_section(width, depth, corner=.45, crown=0.0, n=6):
    """A strap's section, lying on the path: rounded corners of `corner` times its depth, its upper side bowed by `crown` m."""
    r = depth * corner
    x, y = width / 2 - r, depth / 2 - r
    a = np.linspace(0, np.pi / 2, n)
    ring = np.concatenate([np.stack([sx * x + r * np.cos(a + turn), sy * y + r * np.sin(a + turn)], 1)
                           for sx, sy, turn in ((1, 1, 0), (-1, 1, np.pi / 2), (-1, -1, np.pi), (1, -1, 1.5 * np.pi))])
    top = np.linspace(x, -x, 7)[1:-1]
    ring = np.concatenate([ring[:n], np.stack([top, np.full(5, depth / 2)], 1), ring[n:]])
    ring[:, 1] += depth / 2 + np.where(ring[:, 1] > 0, crown * (1 - (2 * ring[:, 0] / width) ** 2), 0)
    return ring


def strap(path, up, width, depth, crown=0.0, ends=True, closed=False):
    """A band of leather lying on a path; width, depth: m, one number or one for each point."""
    if np.ndim(width) or np.ndim(depth):
        section = np.array([flat_section(w, d, crown=crown) for w, d in zip(*(np.broadcast_to(v, len(path)) for v in (width, depth)))])
    else:
        section = flat_section(width, depth, crown=crown)
    return swept(path, section, up, ends, closed)


def stitches(path, up, every=.0036, long=.0027, radius=.0004, sunk=.9):
    """Thread lying on a surface: one short bead after the other along a path (n, 3); up: the surface's directions (n, 3)."""
    path, up = np.asarray(path, float), np.broadcast_to(np.asarray(up, float), np.shape(path))
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    count = max(1, int(way[-1] / every))
    step = way[-1] / count
    s = np.linspace(-.5, .5, 7)
    at = (np.arange(count)[:, None] + .5) * step + s * long * step / every
    p = np.stack([np.interp(at, way, path[:, k]) for k in range(3)], 2)
    u = np.stack([np.interp(at, way, up[:, k]) for k in range(3)], 2)
    u /= np.linalg.norm(u, axis=2, keepdims=True)
    t = np.gradient(p, axis=1)
    t /= np.linalg.norm(t, axis=2, keepdims=True) + 1e-12
    side = np.cross(t, u)
    thin = np.sqrt(np.clip(1 - (2 * s) ** 4, .02, 1))
    ring = disc(8) * (1, .7)                                             # drawn tight, it is flat
    high = radius * (thin * (1.25 - sunk) - .25)
    rows = (p + u * high[None, :, None])[:, :, None] + radius * thin[None, :, None, None] * (
        side[:, :, None] * ring[None, None, :, :1] + u[:, :, None] * ring[None, None, :, 1:])
    n, r, c = rows.shape[:3]
    one = meshes.strip(rows[0][:, ::-1], True)
    triangles = (one.triangles[None] + (np.arange(n) * r * c)[:, None, None]).reshape(-1, 3)
    points = rows[:, :, ::-1].reshape(-1, 3)
    out = meshes.Mesh(points, triangles, np.zeros((len(triangles), 3, 2)), np.zeros(len(triangles), int)).with_normals()
    out.normals += .9 * np.repeat(u.reshape(-1, 3), c, 0)                # lit as what lies in the surface, not as a rod with an underside
    out.normals /= np.linalg.norm(out.normals, axis=1, keepdims=True) + 1e-12
    return out


def turned(profile, place, up, around=28):
    """A turned part: profile [(radius, height) …] m from its foot up, about `up` through `place`."""
    up = np.asarray(up, float) / np.linalg.norm(up)
    x = np.cross(up, (.2, .3, .9) if abs(up[2]) < .9 else (1, 0, 0))
    x /= np.linalg.norm(x)
    y = np.cross(up, x)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    rows = [[np.asarray(place) + r * (x * np.cos(t) + y * np.sin(t)) + up * h for t in a] for r, h in profile]
    return skin(np.array(rows), True)


def rivet(place, up, radius):
    """A domed head."""
    a = np.linspace(0, np.pi / 2, 7)
    return turned([(radius, 0), *((radius * np.cos(t), radius * (.22 + .33 * np.sin(t))) for t in a[:-1]), (1e-5, radius * .55)], place, up)


def moved(mesh, turn=(0, 0, 0), shift=(0, 0, 0), mirror=False):
    """A mesh mirrored in x, then turned about x, y and z (degrees, in this order) and shifted (m)."""
    p, n = mesh.points.copy(), mesh.normals.copy()
    tri, flat = mesh.triangles, mesh.flat
    if mirror:
        p[:, 0], n[:, 0] = -p[:, 0], -n[:, 0]
        tri, flat = tri[:, ::-1], flat[:, ::-1]
    r = rotation(*turn)
    return meshes.Mesh(p @ r.T + shift, tri, flat, mesh.material, n @ r.T)


def warped(mesh, give):
    """A mesh whose places move by give(places (n, 3)) -> (n, 3) m; its directions turn as the places round them move."""
    p, step = mesh.points, 2e-4
    way = give(p)
    bent = np.stack([((give(p + step * axis) - way) * mesh.normals).sum(1) / step for axis in np.eye(3)], 1)
    n = mesh.normals - bent
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-12
    return meshes.Mesh(p + way, mesh.triangles, mesh.flat, mesh.material, n)


def rotation(x=0.0, y=0.0, z=0.0):
    """(3, 3): turns about x, then y, then z, in degrees."""
    out = np.eye(3)
    for k, angle in enumerate((x, y, z)):
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        i, j = (k + 1) % 3, (k + 2) % 3
        m = np.eye(3)
        m[i, i], m[i, j], m[j, i], m[j, j] = c, -s, s, c
        out = m @ out
    return out


def turning(a, b):
    """(3, 3): the shortest turn of the unit direction a (3,) to b; they are not opposite."""
    x, y, z = np.cross(a, b)
    k = np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)))
    return np.eye(3) + k + k @ k / (1 + np.dot(a, b))


def grit(points, size, seed):
    """Noise (n,) of deviation about .5 at places (n, 3) m that has neither waves nor directions: every corner of cubes `size` m wide has a value."""
    values = np.random.default_rng(seed).normal(size=1 << 16)
    low = np.floor(points / size).astype(np.int64)
    part, out = points / size - low, 0
    part = part * part * (3 - 2 * part)
    for corner in np.ndindex(2, 2, 2):
        key = ((low + corner) * (73856093, 19349663, 83492791)).T
        out = out + values[(key[0] ^ key[1] ^ key[2]) & 0xffff] * np.where(corner, part, 1 - part).prod(1)
    return out


def noise(points, size, seed):
    """Smooth noise (n,) in about -1 … 1 at places (n, 3) m; its features are about `size` m: a sum of waves in all directions."""
    rng = np.random.default_rng(seed)
    ways = rng.normal(size=(14, 3))
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    long = rng.uniform(.7, 1.6, 14) * 2 * np.pi / (2 * size)
    return np.sin(points @ (ways * long[:, None]).T + rng.uniform(0, 6.28, 14)).sum(1) / 14 ** .5
