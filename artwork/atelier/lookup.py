"""From a place on the flat piece to the place on the draped cloth: for buttons, pockets, belts and collars."""
import copy
from dataclasses import replace
from functools import wraps

import numpy as np
from scipy.spatial import cKDTree

import forms
import mesh as meshes
import notions
from recipe import BRASS, FACING, STEEL, TRIM


#: The way a buttonhole runs from its button in a placket.
DOWN = (0.0, -1.0)


def lying(make):
    """make(lookup, …) -> Mesh of what lies on cloth, or a list of them: each can be made again where the cloth lies otherwise (Mesh.again)."""
    @wraps(make)
    def made(lookup, *args, **more):
        out = make(lookup, *args, **more)
        if not isinstance(out, list):
            return replace(out, again=lambda other: make(other, *args, **more))
        return [replace(one, again=lambda other, k=k: make(other, *args, **more)[k]) for k, one in enumerate(out)]
    return made


class Lookup:
    def __init__(self, garment, body, raised=None):
        """raised: see recipe.Recipe."""
        self.garment, self.body, self.raised, self.sewn, self.holes, self.worn = garment, body, raised, [], [], None
        out = forms.slope(body, garment.at)
        self.sign = {}
        for k, p in enumerate(garment.pieces):
            ids = garment.id[garment.start[p.name]:garment.start[p.name] + len(p.points)]
            t = ids[p.triangles]
            q = garment.at[t]
            d = np.cross(q[:, 1] - q[:, 0], q[:, 2] - q[:, 0])
            self.sign[p.name] = 1 if (d * out[t[:, 0]]).sum() > 0 else -1

    def on(self, garment):
        """The same pieces where they lie in another state of the garment, which no body is in; `worn` is the one that a body is in."""
        other = copy.copy(self)
        other.garment, other.sewn, other.holes, other.worn = garment, [], [], self.garment
        return other

    def __call__(self, piece, xy, lift=0.0):
        """(places (n, 3), outward directions (n, 3)) of flat positions (n, 2) cm; lift m off the cloth."""
        p = self.garment.piece(piece)
        ids = self.garment.id[self.garment.start[piece]:self.garment.start[piece] + len(p.points)]
        at = self.garment.at[ids]
        # directions of this piece alone: at a seam the neighbour would tilt them
        n = meshes.normals(at, p.triangles) * self.sign[piece]
        a, b, c = (p.points[p.triangles[:, k]] for k in range(3))
        det = (b[:, 1] - c[:, 1]) * (a[:, 0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (a[:, 1] - c[:, 1])
        xy = np.atleast_2d(np.asarray(xy, float))
        places, ways = np.empty((len(xy), 3)), np.empty((len(xy), 3))
        for i in range(0, len(xy), 256):
            s = xy[i:i + 256]
            u = ((b[:, 1] - c[:, 1]) * (s[:, None, 0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (s[:, None, 1] - c[:, 1])) / det
            v = ((c[:, 1] - a[:, 1]) * (s[:, None, 0] - c[:, 0]) + (a[:, 0] - c[:, 0]) * (s[:, None, 1] - c[:, 1])) / det
            worst = np.minimum(np.minimum(u, v), 1 - u - v)
            best = worst.argmax(1)
            k = np.arange(len(s))
            # beyond the edge the nearest triangle goes on
            w = np.stack([u[k, best], v[k, best], 1 - u[k, best] - v[k, best]], 1)
            t = p.triangles[best]
            d = (n[t] * w[:, :, None]).sum(1)
            d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
            places[i:i + 256] = (at[t] * w[:, :, None]).sum(1) + d * lift
            ways[i:i + 256] = d
        return places, ways

    def on_folds(self, piece, xy, lift=0.0):
        """As a call, on the cloth as it is seen: raised in pleats and folds."""
        places, ways = self(piece, xy, lift)
        if self.raised:
            places = places + ways * self.raised(self.garment.piece(piece), np.atleast_2d(np.asarray(xy, float)))[:, None]
        return places, ways

    def seen(self):
        """The garment (a copy) with its cloth where it is seen: raised in pleats and folds, one front over the other."""
        seen = copy.copy(self.garment)
        seen.at = seen.at.copy()
        for p in seen.pieces if self.raised else ():
            ids = seen.id[seen.start[p.name]:seen.start[p.name] + len(p.points)]
            out = meshes.normals(self.garment.at[ids], p.triangles) * self.sign[p.name]
            seen.at[ids] = self.garment.at[ids] + out * self.raised(p, p.points)[:, None]
        return seen

    @lying
    def button(self, piece, xy, radius, material, holes=4, depth=.0028, lift=.0012, hole=None, on=False):
        """
        A button sewn onto the cloth, `lift` m off the draped one. hole: which way its buttonhole runs from it, a direction on the piece, or ()
        where it has none; without, small ones' run down, as the weight of the cloth draws it, and large ones' away from the nearer edge. on: it
        is in something that lies on the piece. One of metal has a post instead of holes, one of TRIM or FACING is covered with cloth. Where it is
        sewn is kept in `sewn`: (piece, xy, radius cm), its buttonhole in `holes`.
        """
        # it lies on what is below the whole of it, not on one triangle
        turn = np.linspace(0, 2 * np.pi, 12, endpoint=False)
        ring = 110 * radius * np.stack([np.cos(turn), np.sin(turn)], 1)
        around, ways = self(piece, np.vstack([np.asarray(xy) + ring, np.asarray(xy) + 2.2 * ring]))
        (place,), _ = self(piece, [xy])
        up = np.median(ways, 0)
        up /= np.linalg.norm(up)
        place = place + up * (lift + max(0, np.median((around[:12] - place) @ up)))
        self.sewn.append((piece, np.asarray(xy, float), radius * 100))
        if hole is None:
            hole = DOWN if radius < .0066 else self.inwards(piece, xy)
        if material in (BRASS, STEEL):
            out = notions.shank(place, up, radius, depth, material)
        elif material in (TRIM, FACING):
            out = notions.covered(place, up, radius, material, depth)
        else:
            out = notions.button(place, up, radius, material, depth, holes)
        if not len(hole):
            return out
        hole = notions.Buttonhole(piece, np.asarray(xy, float), radius * 100, np.asarray(hole, float))
        if on:
            return meshes.joined([out, notions.buttonhole(lambda flat, high: self(piece, flat, lift + high), hole, True)])
        self.holes.append(hole)
        return out

    def inwards(self, piece, xy):
        """The level direction on a piece away from the edge that is nearer."""
        a = np.asarray(self.garment.piece(piece).outline(), float)
        b = np.roll(a, -1, 0)
        cross = (a[:, 1] > xy[1]) != (b[:, 1] > xy[1])
        a, b = a[cross], b[cross]
        x = a[:, 0] + (b[:, 0] - a[:, 0]) * (xy[1] - a[:, 1]) / (b[:, 1] - a[:, 1]) - xy[0]
        return -np.sign(x[np.abs(x).argmin()]), 0.0

    @lying
    def band(self, piece, line, width, material, lift=.001, depth=.0012, across=7):
        """A strip of cloth laid along a flat line, `width` cm wide."""
        line = np.asarray(line, float)
        t = np.gradient(line, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True)
        side = np.stack([-t[:, 1], t[:, 0]], 1)
        rows, flats = [], []
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
        for k in np.linspace(-.5, .5, across):
            high = lift + depth * (1 - (2 * abs(k)) ** 8)
            p, _ = self(piece, line + side * k * width, high if abs(k) < .5 else 0)
            rows.append(p)
            flats.append(np.stack([np.full(len(s), k * width), s], 1))
        return meshes.strip(rows, False, flats, material).with_normals()


def laid(mesh, material):
    """place(xy (n, 2) cm, lift m) -> (places, directions) (n, 3) on the finished cloth: on those of its triangles that have a material."""
    own = mesh.triangles[mesh.material == material]
    flat = mesh.flat[mesh.material == material]
    tree = cKDTree(flat.mean(1))
    normals = mesh.normals if mesh.normals is not None else meshes.normals(mesh.points, mesh.triangles)

    def place(xy, lift=0.0):
        xy = np.asarray(xy, float)
        _, near = tree.query(xy, 10)
        a, b, c = (flat[near, i] for i in range(3))
        p = xy[:, None]
        det = (b[..., 1] - c[..., 1]) * (a[..., 0] - c[..., 0]) + (c[..., 0] - b[..., 0]) * (a[..., 1] - c[..., 1])
        det = np.where(np.abs(det) < 1e-9, 1e-9, det)
        u = ((b[..., 1] - c[..., 1]) * (p[..., 0] - c[..., 0]) + (c[..., 0] - b[..., 0]) * (p[..., 1] - c[..., 1])) / det
        v = ((c[..., 1] - a[..., 1]) * (p[..., 0] - c[..., 0]) + (a[..., 0] - c[..., 0]) * (p[..., 1] - c[..., 1])) / det
        best = np.minimum(np.minimum(u, v), 1 - u - v).argmax(1)
        k = np.arange(len(xy))
        u, v = u[k, best], v[k, best]
        w = np.clip(np.stack([u, v, 1 - u - v], 1), -.5, 1.5)[:, :, None]
        t = own[near[k, best]]
        way = (normals[t] * w).sum(1)
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
        return (mesh.points[t] * w).sum(1) + way * lift, way
    return place


def seen_through(mesh, least=.03):
    """
    place(xz (n, 2) m, lift m) -> (places, directions) on what one sees through the neck from ahead: of the triangles that stand
    across the view and lie more than `least` m behind the middle, the foremost; directions are towards the camera.
    """
    p = mesh.points[mesh.triangles]
    n = np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])
    keep = (np.abs(n[:, 1]) > .3 * np.linalg.norm(n, axis=1)) & (p[:, :, 1].mean(1) > least)
    p, t = p[keep], mesh.triangles[keep]
    tree = cKDTree(p.mean(1)[:, [0, 2]])
    normals = mesh.normals

    def place(xz, lift=0.0):
        _, near = tree.query(xz, 24)
        a, b, c = (p[near, i][..., [0, 2]] for i in range(3))
        q = np.asarray(xz)[:, None]
        cross = lambda u, v: u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0]
        whole = cross(b - a, c - a)
        whole = np.where(np.abs(whole) < 1e-12, 1e-12, whole)
        w = np.stack([cross(b - q, c - q), cross(c - q, a - q), cross(a - q, b - q)], -1) / whole[..., None]
        miss = np.maximum(-w.min(-1), 0)
        y = (p[near][..., 1] * w).sum(-1)
        best = (np.minimum(miss, 2) * 10 + y).argmin(1)
        k = np.arange(len(xz))
        w = np.clip(w[k, best], -.3, 1.3)[:, :, None]
        way = (normals[t[near[k, best]]] * w).sum(1)
        way *= -np.sign(way[:, 1:2]) / (np.linalg.norm(way, axis=1, keepdims=True) + 1e-9)
        return (p[near[k, best]] * w).sum(1) + way * lift, way
    return place
