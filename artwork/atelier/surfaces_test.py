"""What one sees of cloth from near and afar: edges, collars, light. Run by atelier.test.ts, or `python3 -m unittest discover -p '*_test.py'` here. Seconds."""
import unittest
from dataclasses import replace
from types import SimpleNamespace

import numpy as np

import dye
import mesh as meshes
import paint
import recipe as recipes
import studio
from patterns import Piece
from sewing import Garment
from wardrobe import lapels


def sheet(rows=5, columns=7, step=.004):
    """Rows (r, c, 3) of a flat sheet that faces up."""
    x, y = np.meshgrid(np.arange(columns) * step, np.arange(rows) * step)
    return np.stack([x, y, 0 * x], -1)


class Edges(unittest.TestCase):
    def test_cloth_is_flat_to_its_edge_and_rounded_there(self):
        flat = meshes.strip(sheet())
        thick = meshes.thick(flat.points, flat.triangles, flat.flat, flat.material, .002, 60)
        top, low = (np.isclose(thick.points[:, 2], z) for z in (.001, -.001))
        self.assertEqual((top.sum(), low.sum()), (35, 35))
        np.testing.assert_allclose(thick.normals[top], np.tile((0, 0, 1.0), (35, 1)), atol=1e-6)
        np.testing.assert_allclose(thick.normals[low], np.tile((0, 0, -1.0), (35, 1)), atol=1e-6)
        round_ = thick.normals[~top & ~low]
        self.assertLess(np.abs(round_[:, 2]).max(), .98)                       # what is between faces outwards

    def test_a_row_shortly_before_an_edge_keeps_what_turns_there_narrow(self):
        rows = sheet()
        fine = meshes.edged(rows, True)
        self.assertEqual(fine.shape, (6, 9, 3))
        np.testing.assert_allclose(fine[-1, -1] - fine[-2, -1], (0, .004 * meshes.RIM, 0))
        np.testing.assert_allclose(fine[0, 1] - fine[0, 0], (.004 * meshes.RIM, 0, 0))
        np.testing.assert_allclose(fine[0, -1] - fine[0, -2], (.004 * meshes.RIM, 0, 0))
        np.testing.assert_allclose(meshes.edged(rows)[[0, -1]], rows[[0, -1]])


class Collars(unittest.TestCase):
    def test_a_lapel_is_as_large_flat_as_it_is_made(self):
        up = np.linspace(0, .3, 40)
        top = np.stack([0 * up, 0 * up, up], 1)
        outer = np.stack([.02 + .2 * up, 0 * up, up - .1 * up], 1)            # wider the higher, and swept down
        flat = lapels.unrolled(top, outer)
        corners = lambda a, b: np.linalg.norm(np.diff(np.concatenate([a[[0, -1]], b[[-1, 0]], a[:1]]), axis=0), axis=1)
        np.testing.assert_allclose(corners(*flat), 100 * corners(top, outer), atol=.02)

    def test_the_cloth_of_a_collar_runs_on_round_its_roll(self):
        along = np.linspace(-.1, .1, 21)
        base, top, outer = (np.stack([along, np.full(21, y), np.full(21, z)], 1) for y, z in ((0, 1.0), (0, 1.03), (-.03, 1.0)))
        level = SimpleNamespace(lift=lambda p, least: (p, np.tile((0, -1.0, 0), (len(p), 1))))
        (collar,) = lapels.turned(level, base, top, outer, lapels.run(top, outer), .004, .003)
        side = collar.flat - np.roll(collar.flat, 1, 1)
        made = collar.points[collar.triangles] - np.roll(collar.points[collar.triangles], 1, 1)
        wide = np.linalg.norm(made, axis=2) * 100 > .12                        # of what is no mere edge
        stretched = np.linalg.norm(side, axis=2)[wide] / (np.linalg.norm(made, axis=2)[wide] * 100)
        self.assertGreater(stretched.min(), .2)                                # nowhere drawn out to lines
        self.assertLess(stretched.max(), 1.6)

    def test_a_shawl_is_cut_as_a_curve_and_what_is_notched_keeps_its_corners(self):
        knots = ((0, 0, 0), (.5, 5, 5), (1, 5, 12))
        turn = lambda line: np.degrees(np.abs(np.diff(np.unwrap(np.arctan2(*np.diff(line[:, 1:], axis=0).T[::-1]))))).max()
        self.assertGreater(turn(lapels.path(knots, 40)), 40)
        self.assertLess(turn(lapels.path(knots, 40, True)), 20)
        for curve in (False, True):
            line = lapels.path(knots, 40, curve)
            np.testing.assert_allclose(line[[0, -1]], np.array(knots)[[0, -1]], atol=1e-9)


class Light(unittest.TestCase):
    def test_the_other_side_is_lit_as_the_one(self):
        light = studio.BACKDROPS['stone'].light
        other = studio.mirrored(light)
        for (place, target, *size), (place2, target2, *size2) in zip(light.areas, other.areas):
            self.assertEqual((place2[0], target2[0]), (-place[0], -target[0]))
            self.assertEqual((place2[1:], target2[1:], size2), (place[1:], target[1:], size))
        self.assertEqual(studio.mirrored(other), light)

    def exposed(self, albedo):
        """Linear light of a print that light of .5 falls on."""
        shot = dict(size=(1, 1), fine=1, mask=np.array([studio.CLOTH]), seen=np.array([0]), flat=np.zeros((1, 2)), place=np.zeros((1, 3)), lift=np.zeros(1),
                    facing=np.zeros((1, 3)), light=np.array([[.5] + [0] * 11]), sheer=np.zeros(1), picks=np.zeros((1, 1), np.int32), wall=np.zeros((2, 2, 12)),
                    own=0, step=6)
        seen = dye.develop(shot, lambda *a: (np.full((1, 3), albedo), 0.0), studio.BACKDROPS['paper'])
        return float(np.mean([dye.linear('#%02x%02x%02x' % tuple(rgb)).mean() for rgb in seen[0]]))

    def test_what_is_dark_is_exposed_longer_and_what_is_pale_shorter(self):
        middle = self.exposed(.3) / .3
        self.assertGreater(self.exposed(.05) / .05, 1.1 * middle)
        self.assertAlmostEqual(self.exposed(.45) / .45, middle, delta=.02 * middle)
        self.assertLess(self.exposed(.85) / .85, .92 * middle)
        self.assertGreater(self.exposed(.85), self.exposed(.6))                # white stays the whitest

    def test_fibres_seen_from_the_side_have_the_color_of_their_cloth(self):
        aside, ahead = (painted('flannel', y).mean(0) for y in (.05, 1.0))
        self.assertGreater(aside.mean(), 1.1 * ahead.mean())                   # brighter at the outline
        self.assertGreater(aside[0] - aside[1], 1.05 * (ahead[0] - ahead[1]))  # and no whiter

    def test_a_weave_is_averaged_where_it_is_seen_aslant(self):
        self.assertLess(painted('knit', .12).std(0).max(), .7 * painted('knit', 1.0).std(0).max())
        self.assertLess(leaning(80), .6 * leaning(0))


def painted(cloth, y):
    """Colours (n, 3) of places of a red cloth whose direction has `y` towards the camera."""
    corners = np.array([(0, 0), (10, 0), (10, 10), (0, 10)], float)
    edges = {str(k): np.array([a, b]) for k, (a, b) in enumerate(zip(corners, np.roll(corners, -1, 0)))}
    piece = Piece('front', edges, lambda p: np.stack([p[:, 0] / 100, 0 * p[:, 0], p[:, 1] / 100], 1))
    garment = Garment([piece], [], 'wool', 2.0).sew()
    paint_ = paint.painter(recipes.Recipe('torso', None, cloth), garment, {}, 'Cherry', '#a11a2b')
    flat = np.random.default_rng(1).random((2000, 2)) * 10
    return paint_(studio.CLOTH, flat, np.zeros((2000, 3)), np.zeros(2000), np.tile((np.sqrt(1 - y * y), -y, 0), (2000, 1)))[0]


def leaning(degrees):
    """How far directions of a ribbed sheet stray that is turned so many degrees from the camera, whose samples are as wide as a third of a rib."""
    ribs = np.tile(.02 * np.sin(np.linspace(0, 2 * np.pi, 64, endpoint=False)), (64, 1))
    rows = sheet(3, 3, .1)[..., [0, 2, 1]]
    plane = meshes.strip(rows, flat=rows[..., [0, 2]] * 100)
    plane.material[:] = studio.CLOTH
    plane = meshes.turned(replace(plane, points=plane.points - (.1, 0, .1)).with_normals(), degrees)
    seen = studio.see(plane, {studio.CLOTH: studio.Surface(weave=ribs, period=(.15, .15))}, (0, 0), .2, (400, 400), 1, np.array((0, -.84, 0), np.float32))
    return (seen['facing'] - seen['smooth']).std(0).max()


if __name__ == '__main__':
    unittest.main()
