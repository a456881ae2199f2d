"""What one sees of cloth from near and afar: edges, collars, light. Run by atelier.test.ts, or `python3 -m unittest discover -p '*_test.py'` here. Seconds."""
import functools
import os
import tempfile
import unittest
from dataclasses import replace
from types import SimpleNamespace
from unittest import mock

import numpy as np
from scipy import ndimage, spatial

import dye
import embroidery
import finish
import forms
import fuzz
import mesh as meshes
import notions
import paint
import picture
import prints
import recipe as recipes
import relief
import scene
import sets
import shown
import studio
import weaves
import yarns
from lookup import Lookup
from objects import boxes, rest, shoes, solid
from objects.solid import rotation
from patterns import Piece
from sewing import Garment
from relief import TAPE, Canvas
from wardrobe import day, jackets, knits, lapels, outdoors, scarves, skirts, slip, summer, trousers
from yarns import Drawing


def sheet(rows=5, columns=7, step=.004):
    """Rows (r, c, 3) of a flat sheet that faces up."""
    x, y = np.meshgrid(np.arange(columns) * step, np.arange(rows) * step)
    return np.stack([x, y, 0 * x], -1)


def outlined(*corners):
    """Edges of a piece with these corners, cm."""
    return {str(k): np.array([a, b], float) for k, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1]))}


class Cables(unittest.TestCase):
    def test_stitches_run_along_a_strand_and_it_always_crosses_the_same_way(self):
        width, turn, step = 3.4, 7.6, .02
        x, y = np.arange(-width / 2, width / 2, step)[None, :], np.arange(-4, 8, step)[:, None]
        high, across, along, here = knits.cable(x, y, width, turn)
        for at in (0, turn / 2, turn):
            (j, i) = (int(np.abs(v - to).argmin()) for v, to in ((y, at), (x, 0)))
            up, right = (along[j + 1, i] - along[j - 1, i]) / 2 / step, (along[j, i + 1] - along[j, i - 1]) / 2 / step
            self.assertAlmostEqual(np.hypot(up, right), 1, delta=.15)
            self.assertGreater(right, .3)                                     # the upper one goes to the right as it rises
        self.assertGreater(high.max(), knits.HIGH * 1.2)
        self.assertFalse(here[:, 0].any())

    def test_a_finer_canvas_shows_the_same_places(self):
        piece = Piece('front', outlined((0, 0), (10, 0), (10, 6), (0, 6)), None)
        for fine in (20, 40):
            canvas = Canvas(piece, fine)
            canvas.groove(np.array([(4, 0), (4, 6)]), 1.0, .3)
            low = canvas.sample(canvas.height, np.array([(4.0, 3.0), (7.0, 3.0)]))
            np.testing.assert_allclose(low, (-1, 0), atol=.03)


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

    def test_cloth_runs_on_where_a_strip_is_joined(self):
        turn = np.linspace(0, 2 * np.pi, 12, endpoint=False)
        ring = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
        flat = np.stack(np.broadcast_arrays(np.arange(12.0)[None], np.arange(2.0)[:, None]), -1)
        tube = meshes.strip([ring, ring + (0, 0, 1)], True, flat)
        self.assertEqual(len(meshes.edges_of(tube.triangles)[0]), 12 * 4)       # and is one with itself
        np.testing.assert_allclose(np.ptp(tube.flat[..., 0], axis=1), 1)

    def test_a_row_shortly_before_an_edge_keeps_what_turns_there_narrow(self):
        rows = sheet()
        fine = meshes.edged(rows, True)
        self.assertEqual(fine.shape, (6, 9, 3))
        np.testing.assert_allclose(fine[-1, -1] - fine[-2, -1], (0, .004 * meshes.RIM, 0))
        np.testing.assert_allclose(fine[0, 1] - fine[0, 0], (.004 * meshes.RIM, 0, 0))
        np.testing.assert_allclose(fine[0, -1] - fine[0, -2], (.004 * meshes.RIM, 0, 0))
        np.testing.assert_allclose(meshes.edged(rows)[[0, -1]], rows[[0, -1]])


class Sides(unittest.TestCase):
    def test_cloth_that_hangs_in_folds_has_its_outside_where_it_was_sewn(self):
        x, y, _ = shown.grid()
        body = np.broadcast_to(np.hypot(x, y) - .08, forms.SHAPE).astype(np.float32)
        garment = Garment([Piece('tier', outlined((-7, 0), (7, 0), (7, 20), (-7, 20)), lambda p: np.stack([p[:, 0] / 100, np.full(len(p), -.2), 1 + p[:, 1] / 100], 1))], [], 'poplin', 2.0).sew()
        sewn = garment.at.copy()
        for degrees in (0, 95, 265):                                          # a fold that shows its edge to the body, or a little of its other side
            a = np.radians(degrees)
            spin = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
            garment.at = (sewn - sewn.mean(0)) @ spin + sewn.mean(0)
            tri, _, _ = finish.face_out(garment, body)
            p = sewn[tri]
            self.assertLess(np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])[:, 1].max(), 0, degrees)


class Straps(unittest.TestCase):
    def test_a_strap_goes_in_behind_the_edge_it_is_sewn_to(self):
        turn = np.linspace(0, np.pi, 41)
        front = np.stack([np.zeros(60), np.full(60, -.01), np.linspace(1, 1.2, 60)], 1)
        bend = np.stack([np.zeros(41), -.01 * np.cos(turn), 1.2 + .01 * np.sin(turn)], 1)
        band = finish.ribbon(np.vstack([front, bend[1:-1], (front * (1, -1, 1))[::-1]]), .01, 0, depth=.002, sunk=.003)
        for side in (-1, 1):
            own = band.points[side * band.points[:, 1] > .004]
            out = side * own[:, 1] - .01
            edge = 1 + finish.SEWN
            self.assertLess(out[own[:, 2] < edge + .0005].max(), 0)            # as thick as it is, it lies below the cloth there
            self.assertGreater(out[(own[:, 2] > edge + finish.DIPS + .003) & (own[:, 2] < 1.19)].min(), -.0005)


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


class Rolls(unittest.TestCase):
    def test_a_ring_is_smoothed_without_becoming_narrower(self):
        turn = np.linspace(0, 2 * np.pi, 120, endpoint=False)
        ring = np.stack([.06 * np.cos(turn), .006 * np.sin(turn), .001 * (-1) ** np.arange(120)], 1)
        even = knits.smoother(ring, 14)
        self.assertLess(np.abs(even[:, 2]).max(), .0002)
        self.assertGreater(np.ptp(even[:, 0]), .998 * np.ptp(ring[:, 0]))


class Fleece(unittest.TestCase):
    def test_fleece_has_no_pits(self):
        far = np.linspace(0, .2, 4001)
        high = outdoors.curls(np.stack([far, 0 * far, 0 * far], 1), .004)
        self.assertGreaterEqual(high.min(), 0)
        bent = np.abs(np.diff(high, 2)) / (far[1] - far[0]) ** 2               # 1 / m: no crease narrower than a lock
        self.assertLess(bent.max(), 6000)

    def test_fleece_is_no_lining_of_a_piece(self):
        band = meshes.strip(sheet())
        wool = outdoors.fleece(band)
        self.assertEqual(set(wool.material), {recipes.LINED})
        lining = studio.CLOTH + studio.LINING
        self.assertTrue(recipes.LINED < lining)

    def test_hairs_stand_off_fleece(self):
        jacket = recipes.Recipe('arms', None, 'leather', lining='#d9cbb0', lining_cloth='fleece')
        naps = picture.naps(jacket, Garment([], [], 'leather', 1.0))
        self.assertEqual(naps, {recipes.LINED: weaves.CLOTHS['fleece'].nap})


class Insides(unittest.TestCase):
    def test_what_ends_a_facing_does_not_run_on_over_another(self):
        piece = Piece('left front', outlined((0, 0), (20, 0), (20, 40), (0, 40)), None)
        piece.edges = dict(zip(('hem', 'edge', 'neck', 'left'), piece.edges.values()))
        inside = relief.insides(Garment([piece], [('left front', 'left', 'left front', 'left', False)], 'wool', 1.0), relief.Make(hem=4, front=5, lined=True))
        canvas = inside['left front inside']
        drawn = np.vstack(canvas.seams[1:])                                    # after the seam at its left
        over = (drawn[:, 1] < 3.5) | (drawn[:, 0] > 15.5) | (drawn[:, 1] > 37.0)
        self.assertFalse(over.any())
        self.assertEqual(len(canvas.seams), 4)
        bent = Piece('left front', {'hem': np.array([(0, 12), (10, 0), (20, 12)], float), 'edge': np.array([(20, 12), (20, 40)], float), 'left': np.array([(20, 40), (0, 40), (0, 12)], float)}, None)
        (_, *drawn) = relief.insides(Garment([bent], [('left front', 'left', 'left front', 'left', False)], 'wool', 1.0), relief.Make(hem=4, front=5, lined=True))['left front inside'].seams
        self.assertGreater(np.vstack(drawn)[:, 1].min(), 4 / np.cos(np.arctan2(12, 10)) - .5)      # no lower than where they meet
        for at, of in (((18, 1), 1), ((10, 20), 0)):
            self.assertEqual(canvas.sample(canvas.stuff[relief.OUTER], np.array([at], float))[0], of)


class Wear(unittest.TestCase):
    def test_a_fade_has_no_clouds(self):
        leg = Canvas(Piece('left front', outlined((-12, 40), (12, 40), (12, 84), (-12, 84)), None))
        trousers.fade(leg, 0, 62, 8, 24, .25)
        pale = ndimage.uniform_filter(leg.tone, 3 * leg.fine)             # of places 3 cm wide
        self.assertGreater(pale.max(), 1.2)
        self.assertLess(np.abs(pale - pale[:, ::-1]).max(), .06)               # as much on one side of its middle as on the other
        self.assertLess(np.abs(pale - pale[::-1]).max(), .06)


class Facings(unittest.TestCase):
    def test_ribs_lie_across_a_silk_lapel(self):
        top = np.array([(0, 0, .05 * k) for k in range(5)])
        roll, outer = lapels.lengthwise(lapels.run(top, top + (.08, 0, 0)))
        np.testing.assert_allclose(np.diff(roll, axis=0), np.tile((0, 5.0), (4, 1)), atol=1e-9)  # its warp runs along the roll
        np.testing.assert_allclose(outer - roll, np.tile((8.0, 0), (5, 1)), atol=1e-9)
        body = forms.distance('arms')
        jacket = jackets.dinner(body).sew()
        with mock.patch.object(lapels, 'turned', return_value=[]) as made:
            lapels.shawl(jacket, body, Lookup(jacket, body), jackets.SHAWL, jackets.BEHIND)
        for side in made.call_args_list:
            roll, outer = side.args[4]
            self.assertGreater(np.ptp(roll[:, 1]), 50)
            self.assertEqual(np.ptp(roll[:, 0]), 0)
            self.assertGreater((outer - roll)[:, 0].mean(), 4)


class Standing(unittest.TestCase):
    def shoes(self, name, view):
        """[(places of a shoe at rest, its centre of mass) …] of a view, and what it is built of."""
        alone, meant = [], shoes.rested

        def noted(points, centre):
            turn, drop = meant(points, centre)
            alone.append((points @ turn.T + (0, 0, drop), turn @ centre))
            return turn, drop
        with mock.patch.object(shoes, 'rested', noted):
            return alone, shoes.PRODUCTS[name].build(view)

    def test_a_block_held_aslant_comes_to_lie_on_its_nearest_side(self):
        block = boxes.block(.3, .1, .05)
        held = block.points @ rotation(25, 10).T
        turn, drop = rest.rested(held, held.mean(0))
        lying = held @ turn.T + (0, 0, drop)
        np.testing.assert_allclose((lying[:, 2].min(), lying[:, 2].max()), (0, .05), atol=1e-6)

    def test_no_side_is_lain_on_that_does_not_hold_the_centre_of_mass(self):
        block = boxes.block(.3, .1, .05).points
        heavy = np.array((0, .08, .025))                                       # beyond its long side
        turn, drop = rest.rested(block - (0, 0, .025), heavy - (0, 0, .025))
        self.assertGreater(np.degrees(np.arccos(turn[2, 2])), 89)

    def test_shoes_lie_on_three_places_that_hold_their_centre_of_mass_and_cross_nothing(self):
        for name in ('ankle-boot', 'block-heel-sandal', 'kitten-slingback'):
            alone, built = self.shoes(name, 'sole')                            # one lies, one stands
            self.assertAlmostEqual(min(m.points[:, 2].min() for some in built.values() for m in some), 0, 6, name)
            for places, centre in alone:
                down = places[places[:, 2] < rest.TOUCHES, :2]
                self.assertGreater(rest.within(down, centre[:2]), .002, name)
                self.assertGreater(np.ptp(down, 0).min(), .02, name)           # neither a point nor a line
                self.assertGreater(np.ptp(down, 0).max(), .10, name)
            one, other = (places[::7] + (x, y, 0) for (places, _), (_, x, y, *_) in zip(alone, shoes.PRODUCTS[name].build.poses['sole']))
            self.assertGreater(spatial.cKDTree(one).query(other[::5])[0].min(), .004, name)

    def test_heels_touch_the_box_they_stand_on(self):
        for name in ('kitten-slingback', 'block-heel-sandal'):
            _, built = self.shoes(name, 'size')
            high = max(m.points[:, 2].max() for m in built['card'])
            self.assertEqual(len(built['rubber']), 2)
            for piece in built['rubber']:
                self.assertGreater(piece.points[:, 2].min(), high - 1e-6, name)
                self.assertLess(piece.points[:, 2].min(), high + .0002, name)


    def test_no_shoe_stands_in_the_box_behind_it(self):
        points = np.array([(0, .30, .02), (0, .60, .30), (.40, .60, .02)])       # one would stand in it, one is above it and one beside it
        for turn in (0, -8):
            x, y = boxes.beyond(points, .50, .32, .13, (-.045, 0), turn)
            ahead = (points[0, :2] - (x, y)) @ rotation(z=turn)[:2, 1]
            self.assertAlmostEqual(ahead, -(.32 + boxes.LARGER) / 2 - boxes.ROOM, 9)
            self.assertEqual(x, -.045)
        built = shoes.TALL.build('size')
        box = shoes.TALL.build.box
        card = {'card', 'tray', 'title', 'name'}
        places = np.concatenate([m.points for name, some in built.items() if name not in card for m in some])
        lid = np.concatenate([m.points for m in built['card']]).mean(0)
        local = (places - (*lid[:2], 0)) @ rotation(z=box['turn'])
        self.assertFalse(((np.abs(local[:, 0]) < box['wide'] / 2) & (np.abs(local[:, 1]) < box['deep'] / 2) & (places[:, 2] < box['high'])).any())


class Prints(unittest.TestCase):
    square = scarves.square(None).pieces[0]

    def test_what_is_rolled_over_an_edge_has_the_color_of_the_border(self):
        at = np.array([(44.0, 3), (45, 3), (45.4, 3), (-45.4, 20), (12, 45.4)])
        colours = prints.framed('Cobalt', '#24408e', at, self.square)
        np.testing.assert_allclose(colours, np.tile(colours[:1], (5, 1)))

    def test_a_square_is_drawn_without_a_repeat(self):
        at = np.stack(np.meshgrid(np.arange(-38, 12, .25), np.arange(-38, 12, .25)), -1).reshape(-1, 2)

        def seen(shift):
            return prints.framed('Meadow Print', None, at + shift, self.square)
        for repeat in ((24, 0), (0, 24), (24, 24)):                             # the dress's own, as much larger
            self.assertGreater(np.abs(seen(repeat) - seen((0, 0))).max(1).mean(), .05)

    def test_grit_has_no_waves(self):
        face = np.stack([*np.meshgrid(np.arange(256), np.arange(256)), np.full((256, 256), 70)], 2).reshape(-1, 3) * .0001
        fade = np.outer(np.hanning(256), np.hanning(256))
        for size in (.0002, .0004):
            strong = [np.abs(np.fft.fft2(of(face, size, 3).reshape(256, 256) * fade)) ** 2 for of in (solid.grit, solid.noise)]
            grit, waves = (s.max() / s.sum() for s in strong)
            self.assertLess(grit * 4, waves)


class SewnOn(unittest.TestCase):
    level = SimpleNamespace(on_folds=lambda piece, xy, lift=0: (np.c_[np.asarray(xy) / 100, np.full(len(xy), lift)], np.tile((0, 0, 1.0), (len(xy), 1))))

    def test_a_turned_edge_stands_open_between_where_it_is_sewn_down(self):
        for wide in (2.4, -2.4):
            lip = lapels.lip(self.level, 'front', np.array([(0, 16), (0, 0)]), wide, .003, .001, held=1.5, sinks=1)
            high = lambda y: lip.points[np.abs(lip.points[:, 1] * 100 - y) < .3, 2].max()
            self.assertAlmostEqual(high(8), .004, delta=1e-4)
            self.assertAlmostEqual(high(15.5), .001, delta=1e-4)
            self.assertLess(high(0), .0003)
            self.assertGreater(lip.normals[lip.points[:, 2] == lip.points[:, 2].max(), 2].min(), 0)   # its outside faces off the cloth
            self.assertGreater(np.sign(wide) * lip.points[:, 0].mean(), 0)                            # on the side it was asked for

    def test_a_patch_pocket_comes_down_to_the_cloth_but_at_its_mouth(self):
        thick, gape = .0016, .003
        pocket = lapels.patch_pocket(self.level, 'front', (2, 0, 12, 12), 1.0, thick, hem=2.0, gape=gape, stitch=.3)
        cloth = pocket.points[np.unique(pocket.triangles[pocket.material == recipes.TRIM])]
        x, y, z = (cloth * (100, 100, 1)).T
        sewn = (y < 11) & (np.minimum(np.minimum(x - 2, 12 - x), y) < .001)
        self.assertLess(z[sewn].max(), 1e-4)                                  # no light passes below its edge
        self.assertGreater(z[np.hypot(x - 7, y - 12) < .7].max(), thick + gape)
        self.assertAlmostEqual(z[np.hypot(x - 7, y - 6) < .7].max(), thick, delta=1e-4)
        self.assertGreater(z[(np.abs(x - 2.5) < .2) & (np.abs(y - 5) < 1)].max(), 1.1 * thick)         # its edge is turned in
        self.assertLess(np.hypot(x - 2, y).min(), .5)
        self.assertGreater(np.hypot(x - 2, y).min(), .4)                      # its lower corners are round
        top = pocket.points[:, 2] == pocket.points[:, 2].max()
        self.assertGreater(pocket.normals[top, 2].min(), 0)                   # its outside faces off the cloth

    def test_what_lies_over_the_inside_of_cloth_has_no_steps_at_its_edge(self):
        canvas = Canvas(Piece('back', outlined((0, 0), (10, 0), (10, 10), (0, 10)), None))
        line = np.array([(-1, 5.0), (11, 5.6)])                               # nearly level: a step every ten pixels
        canvas.layer(line, 1.0, .5, TAPE)
        across = np.array((.6, -12)) / np.hypot(.6, 12)
        along_it = line[0] + np.linspace(.2, .8, 400)[:, None] * (line[1] - line[0])
        for name, values in (('tape', canvas.stuff[TAPE]), ('shade', canvas.tone)):
            self.assertLess(canvas.sample(values, along_it + across).std(), .08, name)
        self.assertGreater(canvas.sample(canvas.stuff[TAPE], along_it + .9 * across).min(), .99)
        self.assertLess(canvas.sample(canvas.stuff[TAPE], along_it + 1.1 * across).max(), .01)

    def test_stitches_lie_half_sunk_in_their_cloth(self):
        piece = Piece('front', outlined((0, 0), (12, 0), (12, 12), (0, 12)), None).mesh(1.0, {})
        x, z = np.meshgrid(np.linspace(0, .12, 13), np.linspace(0, .12, 13))
        cloth = meshes.strip(np.stack([x, 0 * x, z], -1), False, np.stack([x, z], -1) * 100, studio.CLOTH).with_normals()
        rows = {'front': SimpleNamespace(rows=[(np.array([(1.0, 6), (11, 6)]), .3)])}
        threads = picture.threads(SimpleNamespace(cloth='denim'), SimpleNamespace(pieces=[piece]), cloth, rows, (.06, .06), .4)
        high = max(np.abs(t.points[:, 1]).max() for t in threads) / recipes.SEWING['denim']
        self.assertGreater(len(threads), 20)
        self.assertLess(high, 1.8)                                             # of its radius: more stands off an outline like a comb
        self.assertGreater(high, 1.2)

    def test_what_is_cut_on_the_bias_has_its_back_the_other_way(self):
        for module, handle in ((slip, 'silk-camisole'), (skirts, 'bias-midi-skirt'), (day, 'tie-waist-bias-dress')):
            recipe = module.PRODUCTS[handle]
            front, back = (p.grain for p in recipe.build(forms.distance(recipe.form)).pieces if p.name in ('front', 'back'))
            self.assertEqual((front, back), (45, -45), handle)

    def test_nothing_is_thicker_above_a_slit(self):
        lines = {'hem': np.array([(2, 0), (20, 0)]), 'side': np.array([(20, 0), (20, 50)]), 'top': np.array([(20, 50), (0, 50)]),
                 'centre': np.array([(0, 50), (0, 20)]), 'vent': np.array([(0, 20), (.3, 14), (2, 0)])}
        flip = {name: (line * (-1, 1))[::-1] for name, line in lines.items()}
        for edges, side in ((lines, 1), (flip, -1)):
            canvas = Canvas(Piece('front', edges, None))
            skirts.slit_facing(canvas)
            thick = lambda x, y: canvas.sample(canvas.height, np.array([(side * x, y)]))[0]
            self.assertAlmostEqual(thick(.5, 20.8), 0, delta=.02)
            self.assertGreater(thick(1.6, 10), .3)
            (row, _), = canvas.rows
            np.testing.assert_allclose(row[0], (0, 20))                        # its stitches meet those of the other side


class Jeans(unittest.TestCase):
    def front(self, sign):
        """A jeans' front as a Canvas, drawn."""
        ring = np.array([(-8, 60), (14, 60), (12, 103), (-6, 103)]) * (sign, 1)
        edges = {name: np.array([a, b], float) for name, a, b in zip(('hem', 'side', 'top', 'seat'), ring, np.roll(ring, -1, 0))}
        canvas = Canvas(Piece('left front' if sign > 0 else 'right front', edges, None))
        trousers.jean_front(canvas, sign, 103)
        return canvas

    def test_a_pocket_is_stitched_on_the_front_and_riveted_there(self):
        for sign in (1, -1):
            canvas = self.front(sign)
            mouth = trousers.scoop(canvas.piece, sign, 103)
            middle = np.array([mouth[len(mouth) // 2]])
            rows = [line for line, _ in canvas.rows if len(line) == len(mouth) and .1 < np.abs(line - mouth).max() < 1]
            self.assertEqual(len(rows), len(trousers.MOUTH_ROWS))
            for line in rows:
                off = line[len(mouth) // 2] - middle[0]
                self.assertLess(off[0] * sign + off[1], 0)                    # towards the middle and down

    def test_the_coin_pocket_has_sides_that_run_down_into_the_other(self):
        canvas = self.front(-1)
        mouth = trousers.scoop(canvas.piece, -1, 103)
        sides = [line for line, _ in canvas.rows if len(line) == 2 and abs(np.diff(line[:, 0])[0]) < 1e-9]
        self.assertEqual(len(sides), 2)
        for top, foot in sides:
            self.assertGreater(top[1], foot[1] + 1)
            self.assertLess(np.hypot(*(mouth - foot).T).min(), .6)

    def test_what_is_worn_pale_has_no_outline(self):
        canvas = self.front(1)
        canvas.tone[:] = 1
        trousers.fade(canvas, 2, 80, 5, 10, .3)
        turn = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        rim = canvas.sample(canvas.tone, np.stack([2 + 4 * np.cos(turn), 80 + 8 * np.sin(turn)], 1))
        self.assertGreater(np.ptp(rim), .05)

    def test_slubs_end(self):
        y = np.arange(0, 60, .25)
        flat = np.array([(x, v) for x in np.arange(0, 30, .37) for v in y])
        cloth = replace(weaves.CLOTHS['denim'], slub=2.0)
        tone = paint.streaks(cloth, flat, .01).reshape(-1, len(y))
        tone = tone - tone.mean()
        alike = lambda k: (tone[:, k:] * tone[:, :-k]).mean() / tone.var()
        self.assertGreater(alike(1), .7)
        self.assertLess(abs(alike(20)), .2)                                   # 5 cm on
        dyed = lambda: prints.denim(flat, None, None, 'Washed Indigo', False, .05).mean(1).reshape(-1, len(y))
        with mock.patch.object(prints, 'SLUB', (1e-4, 1.0)):                  # finer than is seen
            even = dyed()
        tone = dyed() - even
        tone = tone - tone.mean()
        self.assertLess(abs(alike(20)), .2)

    def test_a_zip_lies_on_its_tape(self):
        path = np.stack([np.zeros(20), np.zeros(20), np.linspace(1, .9, 20)], 1)
        zips = [notions.zipper(path, np.tile((0, -1.0, 0), (20, 1)), .006, tape=tape) for tape in (0, .004)]
        bare, taped = ({m: z.points[z.triangles[z.material == m]].reshape(-1, 3) for m in np.unique(z.material)} for z in zips)
        self.assertNotIn(recipes.TRIM, bare)
        self.assertAlmostEqual(np.abs(taped[recipes.TRIM][:, 0]).max(), .007)
        self.assertGreater(taped[recipes.TRIM][:, 1].min(), taped[recipes.BRASS][:, 1].min())


class Hairs(unittest.TestCase):
    """Thinner than a pixel; seen by a camera 1 m before what is 1 m high, 100 px of it."""

    def seen(self, line, depth=None):
        """(cover, seat) of the pixels (100, 100) of a hair .1 px thick whose seat is in the middle; depth: of cloth that fills the picture, m from the camera."""
        lib, eye = studio.native.library('camera'), np.array((0, -1.0, 0), np.float32)
        hairs = np.array([line], float), np.zeros((1, 3)), np.full(1, .001)
        got = studio.covered_by(lib, hairs, np.full(100 * 100, 0 if depth is None else 1 / depth, np.float32), (100, 100), (100, 100), (0, 0), 1.0, eye)
        cover, seat = np.zeros(100 * 100), np.full(100 * 100, -1)
        cover[got['hair_at']], seat[got['hair_at']] = got['hair_cover'], got['hair_seat']
        return cover.reshape(100, 100), seat.reshape(100, 100)

    def test_a_hair_covers_as_much_of_a_pixel_as_it_is_thick(self):
        line = np.stack([np.linspace(.1, .2, fuzz.STEPS + 1), np.zeros(fuzz.STEPS + 1), np.full(fuzz.STEPS + 1, .0949)], 1)
        cover, seat = self.seen(line)
        across = cover.sum(0)
        np.testing.assert_allclose(across[61], .096, atol=.012)                # at its root
        self.assertLess(across[68], .6 * across[61])                           # it is pointed
        self.assertEqual(across[:58].max(), 0)
        self.assertEqual(set(seat[seat >= 0]), {50 * 100 + 50})

    def test_a_hair_behind_cloth_is_not_seen(self):
        line = np.stack([np.linspace(.1, .2, fuzz.STEPS + 1), np.zeros(fuzz.STEPS + 1), np.zeros(fuzz.STEPS + 1)], 1)
        self.assertEqual(self.seen(line, .99)[0].max(), 0)
        self.assertGreater(self.seen(line, 1.01)[0].max(), .04)

    def test_hairs_have_the_color_of_the_cloth_at_their_root(self):
        whole = np.zeros((4, 30, 4))
        whole[:, :16], whole[:, :8] = (.5, .1, .1, 1.0), (.1, .5, .1, 1.0)     # red beside green
        whole[:, 16, 3] = .4                                                   # its edge
        out = np.ones((4, 30, 3))
        dye.haired(out, whole, np.array([17, 18, 19]), np.array([.5, .25, .5]), np.array([13, 16, 3]))
        np.testing.assert_allclose(out[0, 17], (.75, .55, .55))
        np.testing.assert_allclose(out[0, 18], (.875, .775, .775))             # rooted at the edge: as what is next to it
        np.testing.assert_allclose(out[0, 19], (.55, .75, .55))
        self.assertEqual(out[1:].min(), 1)

    def test_only_what_is_near_an_outline_has_hairs(self):
        ball = meshes.turned(meshes.lathe([(.1 * np.sin(a), -.1 * np.cos(a)) for a in np.linspace(.001, np.pi - .001, 40)], (0, 0, 0), studio.CLOTH), 0).with_normals()
        line, seat, thick = fuzz.fibres(ball, {studio.CLOTH: weaves.Nap(1.0, 60, .02)}, np.array((0, -4.0, 0)))
        self.assertGreater(len(line), 500)
        self.assertLess(np.abs(line[:, 0, 1]).max(), .05)                      # none that faces the camera
        np.testing.assert_allclose(np.linalg.norm(line[:, 0], axis=1) - np.linalg.norm(seat, axis=1), fuzz.SEAT, atol=3e-4)
        self.assertEqual(set(thick), {.00002})
        self.assertEqual(len(fuzz.fibres(ball, {}, np.array((0, -4.0, 0)))[0]), 0)


class Scenes(unittest.TestCase):
    """Pictures of clothes on a set."""

    def test_film_makes_dark_darker_and_keeps_hues(self):
        light = np.tile(np.array((.6, .4, .2)), (1, 5, 1)) * np.array((.05, .2, .75, 1.5, 4))[None, :, None]
        film = scene.filmed(light.copy())
        self.assertTrue((np.diff(film.mean(2)) > 0).all())
        self.assertLess(film[0, 0, 0], .75 * light[0, 0, 0])
        self.assertGreater(film[0, 3, 2], light[0, 3, 2])
        np.testing.assert_allclose(film[0, :3] / film[0, :3, :1], light[0, :3] / light[0, :3, :1], rtol=1e-5)
        self.assertLessEqual(film.max(), 1)

    def test_a_lens_lets_less_light_to_the_corners(self):
        share = scene.falling_off(300, 200)[..., 0]
        self.assertAlmostEqual(share[100, 150], 1, 3)
        self.assertAlmostEqual(share[0, 0], 1 - scene.CORNERS, 2)
        self.assertLess(share[0, 0], share[100, 0])

    def test_hairs_of_a_scene_have_the_color_of_their_cloth_not_of_the_wall(self):
        picks = np.arange(200).reshape(10, 20).repeat(3, 0).repeat(3, 1)
        out = np.full((200, 3), .5, np.float32)
        cloth = np.arange(200) % 20 < 10
        out[cloth] = (.4, .05, .05)
        hairs = scene.Hairs(cloth, np.array([5 * 20 + 12]), np.array([.9]), np.array([5 * 20 + 9]))
        one, camera = SimpleNamespace(light=SimpleNamespace(exposure=1.0), grain=0), SimpleNamespace(size=(20, 10), open=0)
        bare = scene.develop(one, camera, out, np.ones(200), picks, replace(hairs, at=np.zeros(0, int), cover=np.zeros(0), seat=np.zeros(0, int)))
        haired = scene.develop(one, camera, out, np.ones(200), picks, hairs)
        self.assertLess(haired[5, 12, 1], bare[5, 12, 1] - 80)                 # nearly as red as the cloth
        np.testing.assert_allclose(haired[:3], bare[:3], atol=1)

    def test_what_has_hairs_on_a_set_is_developed_as_film_behind_a_lens(self):
        angle = np.linspace(0, np.pi, 25)
        cloth = meshes.lathe(np.stack([.05 * np.sin(angle), -.05 * np.cos(angle)], 1), (0, 0), studio.BLOCK + 1).with_normals()
        red = lambda own, flat, place, lift, facing: (np.tile((.5, .05, .05), (len(flat), 1)), .1)
        light = scene.Light((((-2, -3, 2), (0, 0, 0), 1.0, 1.0, 1.0), ((2, -3, 1), (0, 0, 0), 1.0, 1.0, .1), ((0, -3, 2), (0, 0, 0), 1.0, 1.0, .1)))
        one, camera = scene.Scene(None, (), {}, light, grain=0), scene.Camera((0, 0), .2, (60, 60))

        def photographed(naps):
            built = (meshes.joined([*sets.sweep(floor=-.5), cloth]), {**sets.surfaces(), studio.BLOCK + 1: studio.Surface(.9)}, naps,
                     [(None, None, None), (lambda footprint: red, SimpleNamespace(at=(0, 0), turn=0, lift=0), {'product': 'red'})])
            return scene.photograph(built, one, camera, 1, .3)
        out, deep, picks, hairs, shows = photographed({studio.BLOCK + 1: weaves.Nap(3, 400, .05)})
        self.assertEqual(shows, [{'product': 'red'}])
        self.assertGreater(len(hairs.at), 40)
        redder = out[:, 0] > 3 * out[:, 1]
        self.assertGreater((hairs.cloth == redder)[picks].mean(), .98)
        self.assertEqual(len(photographed({})[3].at), 0)
        flat = scene.develop(one, camera, np.full_like(out, .1), deep, picks, replace(hairs, at=np.zeros(0, int))).mean(2)
        self.assertLess(flat[0, 0], flat[30, 30] - 4)
        self.assertLess(flat[30, 30], dye.printed(dye.shoulder(np.full((1, 1, 3), .1 * light.exposure)), 0).mean() - 4)

    def test_naps_of_what_hangs_are_of_its_own_block(self):
        ball, nap = meshes.lathe(((.001, 0), (.05, .05), (.001, .1)), (0, 0), 7).with_normals(), weaves.Nap(1.0, 60, .02)
        one = scene.Scene(lambda: sets.sweep(), (scene.Hung('a', 'Red', (0, 0), 1.8), scene.Hung('b', 'Ink', (1, 0), 1.8)), {}, None)
        hung = lambda *_: (replace(ball, material=ball.material.copy()), {7: studio.Surface()}, {7: nap}, ())
        with mock.patch.object(scene, 'placed', hung), mock.patch.object(scene.manifest, 'product', lambda *words: words):
            mesh, surfaces, naps, paints = scene.build(one, {})
        self.assertEqual(naps, {studio.BLOCK + 7: nap, 2 * studio.BLOCK + 7: nap})
        self.assertTrue(set(naps) <= set(surfaces) and set(naps) <= set(mesh.material))
        self.assertEqual([shows for *_, shows in paints], [None, ('a', 'Red'), ('b', 'Ink')])

    def test_a_wall_is_nearly_flat_and_repeats(self):
        relief, step = sets.plaster(), sets.PLASTER * 10 / 1024                # mm
        slope = np.abs(np.diff(relief, axis=1)) / step
        self.assertLess(np.percentile(slope, 95), .06)
        self.assertGreater(np.percentile(slope, 95), .015)
        for axis in (0, 1):
            edge = np.abs(np.take(relief, 0, axis) - np.take(relief, -1, axis)).max()
            self.assertLess(edge, 1.5 * np.abs(np.diff(relief, axis=axis)).max())

    def test_a_floor_is_of_boards_with_gaps(self):
        y = np.arange(.02, 10 * sets.BOARD, .05)
        pale = sets.boards(np.stack([np.full(len(y), 20.0), y], 1))
        gaps = np.flatnonzero(np.minimum(y % sets.BOARD, sets.BOARD - y % sets.BOARD) < .03)
        self.assertLess(pale[gaps].max(), .5 * pale.mean())
        within = [pale[(y // sets.BOARD == k) & (np.abs(y % sets.BOARD - sets.BOARD / 2) < 5)].mean() for k in range(10)]
        self.assertGreater(np.ptp(within), .06)                                # no two of one tree


class Embroidery(unittest.TestCase):
    def test_the_edge_of_a_hole_is_worked_over(self):
        d = Drawing(1.2, 256, seed=1)
        d.height[:] = 0                                                        # cloth without yarns
        embroidery.eyelet(d, np.array((6.0, 6.0)), 2.5, 1.4, 0)
        tile = d.tile(floor=-1.6)
        y, x = np.mgrid[:256, :256] * 12 / 256
        long = x[(tile.cover < .5)]
        self.assertAlmostEqual(np.ptp(long), 5 - 2 * .22, delta=.5)            # as long as it was cut, less what the thread takes
        self.assertLess(tile.height[128, 128], tile.height[2, 2] - 1)
        worked = tile.height > tile.height[2, 2] + .1
        self.assertTrue((worked & (np.hypot(x - 6, y - 6) < 4)).sum() > .97 * worked.sum() > 0)
        round_ = [worked[int((6 + 2.05 * np.sin(a)) * 256 / 12), int((6 + 3.1 * np.cos(a)) * 256 / 12)] for a in np.linspace(0, 6.28, 60)]
        self.assertGreater(np.mean(round_), .9)                                # all round it, thread beside thread


    def test_no_sprig_is_cut_by_a_border(self):
        low = np.array([(0, 0), (30, 0)], float)
        canvas = Canvas(Piece('front', outlined((0, 0), (30, 0), (30, 40), (0, 40)), lambda p: np.stack([p[:, 0], 0 * p[:, 0], p[:, 1]], 1)))
        summer.spared(canvas, (low, 5))
        kept = hidden = 0
        for places, radii in embroidery.sprigs(*canvas.box):
            seen = places[((places > 0) & (places < (30, 40))).all(1)]
            bare = canvas.sample(canvas.bare, seen)
            if (places[:, 1] < 5 + radii - .1).any():
                hidden += len(seen)
                np.testing.assert_array_equal(bare, 1)
            elif len(seen) and (places[:, 1] > 5 + radii + .1).all():
                kept += len(seen)
                self.assertLess(bare.mean(), .2)                               # a neighbor may be hidden beside it
        self.assertTrue(kept > 100 and hidden > 20)
        flowers = {tuple(places[6].round(3)) for places, _ in embroidery.sprigs(*canvas.box) if len(places) > 1 and ((places[6] > 0) & (places[6] < (30, 40))).all()}
        self.assertAlmostEqual(len(flowers), 4 * 30 * 40 / embroidery.PERIOD ** 2, delta=8)   # as often as the tile repeats


class Light(unittest.TestCase):
    def test_the_other_side_is_lit_as_the_one(self):
        light = studio.BACKDROPS['stone'].light
        other = studio.mirrored(light)
        for (place, target, *size), (place2, target2, *size2) in zip(light.areas, other.areas):
            self.assertEqual((place2[0], target2[0]), (-place[0], -target[0]))
            self.assertEqual((place2[1:], target2[1:], size2), (place[1:], target[1:], size))
        self.assertEqual(studio.mirrored(other), light)

    def test_no_lamp_shines_from_behind_a_table(self):
        light = studio.BACKDROPS['sand'].light
        self.assertEqual(studio.before(light), replace(light, areas=light.areas[:-2]))

    def exposed(self, albedo, light=(.5,) + (0,) * 11, picks=0):
        """Linear light of a print of cloth that light (see tracing.py) falls on: .5 of the key, if nothing else is said; picks -1: of the paper beside it."""
        shot = dict(size=(1, 1), fine=1, mask=np.array([studio.CLOTH]), seen=np.array([0]), flat=np.zeros((1, 2)), place=np.zeros((1, 3)), lift=np.zeros(1),
                    facing=np.zeros((1, 3)), light=np.array([light]), sheer=np.zeros(1), picks=np.full((1, 1), picks, np.int32), wall=np.zeros((2, 2, 12)),
                    own=1, step=6)
        seen = dye.develop(shot, lambda *a: (np.full((1, 3), albedo), 0.0), studio.BACKDROPS['paper'])
        return float(np.mean([dye.linear('#%02x%02x%02x' % tuple(rgb)).mean() for rgb in seen[0]]))

    def test_what_is_dark_is_exposed_longer_and_what_is_pale_shorter(self):
        middle = self.exposed(.3) / .3
        self.assertGreater(self.exposed(.05) / .05, 1.1 * middle)
        self.assertAlmostEqual(self.exposed(.45) / .45, middle, delta=.02 * middle)
        self.assertLess(self.exposed(.85) / .85, .97 * middle)
        self.assertGreater(self.exposed(.85), self.exposed(.6))                # white stays the whitest

    def test_white_paper_stands_back_behind_what_is_white_alone(self):
        behind = [self.exposed(albedo, picks=-1) for albedo in (.02, .35, .85)]
        self.assertEqual(behind[0], behind[1])
        self.assertTrue(.75 * behind[0] < behind[2] < .9 * behind[0])

    def test_what_is_dark_is_lit_harder(self):
        def against(albedo, light):                                            # key against light from all around
            key, dome = (self.exposed(albedo, [light * (k == c) for k in range(12)]) for c in (0, 2))
            return key / dome
        self.assertAlmostEqual(against(.5, .3), against(.3, .3), delta=.06)
        self.assertGreater(against(.02, 2.0), 2 * against(.3, .3))

    def test_no_dark_comes_out_from_under_what_stands_on_the_floor(self):
        picks = np.full((60 * studio.EDGES, 80 * studio.EDGES), -1)
        picks[20 * studio.EDGES:, 31 * studio.EDGES:50 * studio.EDGES] = 7
        grid = studio.paper((0, 1), 1.0, (80, 60), np.array((0, -4.2, 1.0)), studio.wall(.5, studio.CLOSE_BEHIND), picks)
        y, x = np.divmod(grid.seen, grid.index.shape[1])
        covered = (y * studio.STEP >= 20) & (x * studio.STEP >= 31) & (x * studio.STEP < 50) & (y * studio.STEP < 60)
        self.assertFalse(covered.any())
        self.assertTrue(((grid.index >= 0).sum() == len(grid.seen)) and (grid.index < 0).any())
        whole = studio.spread_under(grid.index, np.arange(len(grid.seen))[:, None])
        np.testing.assert_array_equal(whole[y, x, 0], np.arange(len(grid.seen)))
        self.assertGreaterEqual(whole.min(), 0)

    def test_outlines_have_no_steps(self):
        picks = np.where(np.arange(30) < 14, 0, -1) * np.ones((30, 1), np.int32)
        share = dye.resolved(picks.astype(np.int32), np.ones((1, 3)), 10, 10)[5, :, 3]
        self.assertTrue((np.diff(share) <= 1e-6).all())
        self.assertEqual(((share > .02) & (share < .98)).sum(), 2)             # from cloth to wall across two pixels
        self.assertAlmostEqual(share.sum(), 14 / 3, delta=.01)

    def test_fibres_seen_from_the_side_have_the_color_of_their_cloth(self):
        aside, ahead = (painted('woollen', y).mean(0) for y in (.05, 1.0))
        self.assertGreater(aside.mean(), 1.1 * ahead.mean())                   # brighter at the outline
        self.assertGreater(aside[0] - aside[1], 1.05 * (ahead[0] - ahead[1]))  # and no whiter

    def test_yarns_that_lie_higher_shine_more(self):
        gloss = painted('woollen', 1.0, 1)[:, 0]
        self.assertGreater(np.ptp(gloss) / gloss.mean(), .3)

    def test_a_weave_is_deeper_in_a_dark_dye(self):
        unlike = [v.std() / v.mean() for v in (painted('woollen', 1.0, hexes=h).mean(1) for h in ('#f2efe8', '#d8d0c0', '#1c1a1a'))]
        self.assertAlmostEqual(unlike[0], unlike[1], delta=.01)
        self.assertGreater(unlike[2], 1.3 * unlike[1])

    def test_pale_satin_mirrors_more_than_dark_satin_and_scatters_less_than_wool(self):
        (pale, shine), (dark, gleam) = (tuple(a.mean(0) for a in painted('silken', 1.0, slice(0, 2), hexes=h)) for h in ('#d6c19c', '#1c1a1a'))
        self.assertGreater(shine.mean(), 1.8 * gleam.mean())
        self.assertGreater(shine[0], 1.1 * shine[2])                           # champagne's light is warm
        self.assertLess(shine[0] / shine[2], pale[0] / pale[2])                # but paler than its cloth
        self.assertLess(pale.mean(), .85 * painted('woollen', 1.0, hexes='#d6c19c').mean())

    def test_metal_has_no_color_but_what_it_mirrors(self):
        albedo, gloss = painted('woollen', 1.0, slice(0, 2), m=recipes.BRASS)
        mirrored = gloss.mean(0) * .04
        self.assertLess(albedo.mean(), .1 * mirrored.mean())
        self.assertTrue(1 > mirrored[0] > mirrored[1] > mirrored[2] > .1)      # brass is warm

    def test_threads_finer_than_a_pixel_do_not_beat_with_it(self):
        threads = np.tile(1 + .5 * np.cos(2 * np.pi * np.arange(768) * 80 / 768), (768, 1))     # 9.6 px from one to the next
        for field in (threads, threads.T):
            coarse = yarns.half_of(yarns.half_of(yarns.half_of(field)))
            self.assertEqual(coarse.shape, (96, 96))
            self.assertAlmostEqual(coarse.mean(), 1)
            self.assertLess(coarse.std(), .03 * field.std())                   # of 80 threads in 96 px, a pattern of 16 would be left

    def test_a_weave_is_averaged_where_it_is_seen_aslant(self):
        self.assertLess(painted('woolly', .12).std(0).max(), .7 * painted('woolly', 1.0).std(0).max())
        self.assertLess(leaning(80), .6 * leaning(0))


def reads_avif():
    try:
        from PIL import features
    except ImportError:
        return False
    return features.check('avif')


@unittest.skipUnless(reads_avif(), 'Pillow that writes AVIF is needed')
class Pressing(unittest.TestCase):
    def pressed(self, most):
        """(blue, rough cloth (400, 300, 3) with an orange thread in every sixteenth row, the same as it is read from an avif, its quality, its bytes)."""
        from PIL import Image
        rgb = np.tile(np.array((60, 76, 100.0)), (400, 300, 1))
        rgb[::16] = 190, 130, 64
        rgb = np.clip(rgb + np.random.default_rng(2).normal(0, 14, (400, 300, 1)), 0, 255).astype(np.uint8)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'rough.avif')
            quality = dye.avif(rgb, path, most)
            with Image.open(path) as picture:
                return rgb, np.asarray(picture.convert('RGB')), quality, os.path.getsize(path)

    def test_a_thread_of_one_pixel_keeps_its_color(self):
        def warm(picture):
            return picture[::16, :, 0].mean() - picture[::16, :, 2].mean()
        rgb, read, *_ = self.pressed(30_000)
        self.assertGreater(warm(read.astype(float)), .85 * warm(rgb.astype(float)))

    def test_paper_keeps_its_color(self):
        from PIL import Image
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'paper.avif')
            for color in ((233, 230, 223), (160, 157, 150), (120, 140, 90), (60, 60, 60)):
                dye.avif(np.full((64, 64, 3), color, np.uint8), path, 100_000)
                with Image.open(path) as picture:
                    off = np.asarray(picture.convert('RGB')).mean((0, 1)) - color
                self.assertLess(np.abs(off - off.mean()).max(), .9, color)

    def test_a_picture_is_pressed_no_harder_than_its_bytes_ask_for(self):
        qualities, sizes = zip(*[self.pressed(most)[2:] for most in (14_000, 30_000, 400_000)])
        self.assertTrue(qualities[0] < qualities[1] < qualities[2] == dye.AVIF)
        self.assertTrue(dye.NEARLY * 14_000 <= sizes[0] <= 14_000 and dye.NEARLY * 30_000 <= sizes[1] <= 30_000)


def woollen():
    """Nine millimetres of woollen twill: a whole tile of flannel takes a core ten seconds."""
    d = yarns.Drawing(.875, 288, seed=15)
    yarn = yarns.Yarn(.47, .75, 0, 1.4, 0, .2, .12, .1, .06, .05)
    yarns.woven(d, weaves.twill(2, 2), yarn, yarn, 20, 20, .5, .10)
    weaves.napped(d, 4000, 1.3, (.8, 1.6), .14, 2.4, .24, cell=.7, rise=.115)
    return d.tile(cavity=.14)


def woolly():
    """The same of a plain knit."""
    d = yarns.Drawing(1.2, 288, seed=6)
    yarns.knitted(d, yarns.Yarn(1.45, .8, 3, 3.8, .34, .2, .07, 0, .014, .03), 3.0, 2.4)
    return d.tile(cavity=.30, reach=1.45)


SCRAPS = {own: replace(weaves.CLOTHS[like], tile=functools.cache(tile)) for own, like, tile in (('woollen', 'flannel', woollen), ('silken', 'satin', woollen), ('woolly', 'knit', woolly))}


@mock.patch.dict(weaves.CLOTHS, SCRAPS)
def painted(cloth, y, what=0, hexes='#a11a2b', m=studio.CLOTH):
    """Colours (n, 3), or what: 1, gloss (n, 3) of places of a material m of a garment of a cloth; their direction has `y` towards the camera."""
    piece = Piece('front', outlined((0, 0), (10, 0), (10, 10), (0, 10)), lambda p: np.stack([p[:, 0] / 100, 0 * p[:, 0], p[:, 1] / 100], 1))
    garment = Garment([piece], [], 'wool', 2.0).sew()
    paint_ = paint.painter(recipes.Recipe('torso', None, cloth), garment, {}, 'Cherry', hexes)
    flat = np.random.default_rng(1).random((2000, 2)) * 10
    return paint_(m, flat, np.zeros((2000, 3)), np.zeros(2000), np.tile((np.sqrt(1 - y * y), -y, 0), (2000, 1)))[what]


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
