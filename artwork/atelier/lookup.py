"""From a place on the flat piece to the place on the draped cloth: for buttons, pockets, belts and collars."""
import numpy as np

import forms
import mesh as meshes


class Lookup:
    def __init__(self, garment, body):
        self.garment, self.body = garment, body
        tri, number, _ = garment.faces()
        n = meshes.normals(garment.at, tri)
        out = forms.slope(body, garment.at)
        self.sign = {}
        for k, p in enumerate(garment.pieces):
            ids = garment.id[garment.start[p.name]:garment.start[p.name] + len(p.points)]
            t = ids[p.triangles]
            q = garment.at[t]
            d = np.cross(q[:, 1] - q[:, 0], q[:, 2] - q[:, 0])
            self.sign[p.name] = 1 if (d * out[t[:, 0]]).sum() > 0 else -1
        self.normals = n

    def __call__(self, piece, xy, lift=0.0):
        """(places (n, 3), outward directions (n, 3)) of flat positions (n, 2) cm; lift m off the cloth."""
        p = self.garment.piece(piece)
        ids = self.garment.id[self.garment.start[piece]:self.garment.start[piece] + len(p.points)]
        at = self.garment.at[ids]
        # directions of this piece alone: at a seam the neighbour would tilt them
        q = at[p.triangles]
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

    def button(self, piece, xy, radius, material, holes=4, depth=.0028, lift=.0012):
        """A button sewn flat onto the cloth: rim, dish and holes of a turned disc."""
        (place,), (up,) = self(piece, [xy], lift)
        return button(place, up, radius, material, depth)

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


def button(place, up, radius, material, depth=.0028):
    """A turned disc with a rim at a place, facing `up`."""
    x = np.cross(up, (0, 0, 1.0))
    x /= np.linalg.norm(x) + 1e-9
    y = np.cross(up, x)
    profile = [(1.0, 0), (1.03, .35), (1.0, .8), (.93, 1.0), (.82, .98), (.74, .72), (.60, .66), (.3, .66), (.02, .66)]
    a = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    rows = [[place + radius * r * (x * np.cos(t) + y * np.sin(t)) + up * depth * h for t in a] for r, h in profile]
    disc = meshes.strip(rows, True, material=material).with_normals()
    dots = []
    for t in (.785, 2.356, 3.927, 5.498):
        c = place + radius * .26 * (x * np.cos(t) + y * np.sin(t)) + up * depth * .69
        ring = [c + radius * .085 * (x * np.cos(s) + y * np.sin(s)) for s in a[::4]]
        dots.append(meshes.strip([ring, [c] * len(ring)], True, material=45).with_normals())
    return meshes.joined([disc] + dots)
