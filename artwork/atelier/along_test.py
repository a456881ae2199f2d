"""What is sewn on, what hangs and how it is looked at: run by atelier.test.ts, or `python3 -m unittest discover -p '*_test.py'` here. Seconds; nothing falls, nothing is lit."""
import copy
import unittest
from dataclasses import replace
from types import SimpleNamespace
from unittest import mock

import numpy as np
from scipy.spatial import cKDTree

import along
import finish
import forms
import hangers
import mesh as meshes
import picture
import recipe as recipes
import sets
import shown
import studio
from lookup import Lookup
from patterns import Piece
from recipe import TRIM
from sewing import Garment
from wardrobe import belts, day, lapels, ribbons, shirts, tops
from wardrobe.lapels import patch, rounded

#: Where the cloth turns when it is folded, m to the wearer's left, and how sharply.
FOLD, BEND = .05, .004


def cloth():
    """(a square of cloth, worn flat in front of a body; that body)."""
    corners = np.array([(-15, 90), (15, 90), (15, 130), (-15, 130)], float)
    edges = {name: np.array([a, b]) for name, a, b in zip(('hem', 'side', 'top', 'edge'), corners, np.roll(corners, -1, 0))}
    piece = Piece('left front', edges, lambda p: np.stack([p[:, 0] / 100, np.full(len(p), -.1), p[:, 1] / 100], 1))
    depth = (forms.ORIGIN[1] + forms.STEP * np.arange(forms.SHAPE[1]))[None, :, None]
    return Garment([piece], [], 'wool', 1.0).sew(), np.broadcast_to(-depth - .05, forms.SHAPE).astype(np.float32)


def folded(garment):
    """The same cloth, turned back behind itself beyond FOLD: what is round when worn is flat on a hanger."""
    out = copy.copy(garment)
    x, y, z = garment.at.T
    way = np.maximum(x - FOLD, 0)
    angle = np.minimum(way / BEND, np.pi)
    out.at = np.stack([np.minimum(x, FOLD) + BEND * np.sin(angle) - np.maximum(way - np.pi * BEND, 0), y + BEND * (1 - np.cos(angle)), z], 1)
    return out


class SewnOn(unittest.TestCase):
    def setUp(self):
        self.worn, body = cloth()
        self.hung = folded(self.worn)
        self.lookup = Lookup(self.worn, body)
        self.flap = patch(self.lookup, 'left front', rounded(0, 105, 12, 110), kick=.002)

    def carried(self, *extras):
        return along.carried(list(extras), self.worn, self.hung, self.lookup.on(self.hung))

    def test_what_is_hard_is_not_bent(self):
        rod = belts.notions.cord(np.stack([np.linspace(.01, .11, 30), np.full(30, -.105), np.full(30, 1.1)], 1), .002, recipes.HORN)
        long = lambda mesh: np.linalg.norm(np.diff(mesh.points, axis=0), axis=1)
        soft, hard = (self.carried(one)[0] for one in (rod, replace(rod, rigid=True)))
        np.testing.assert_allclose(long(hard), long(rod), atol=1e-9)
        self.assertGreater(np.abs(long(soft) - long(rod)).max(), 1e-5)
        self.assertTrue(belts.buckle(np.zeros(3)).rigid)
        band = meshes.padded(meshes.strip([[(x, -.104, z) for x in np.linspace(-.01, .13, 71)] for z in np.linspace(1.08, 1.12, 11)], False, material=TRIM).with_normals(), .002)
        apart = lambda band, rod: cKDTree(band.points).query(rod.points)[0]   # it lies on a band as before
        np.testing.assert_allclose(apart(*self.carried(band, replace(rod, rigid=True))), apart(band, rod), atol=.003)

    def test_a_belt_keeps_its_place_below_what_is_hard(self):
        way = np.linspace(-.1, .1, 41)
        belt = np.stack([np.repeat(way, 5), np.zeros(205), np.tile(np.linspace(-.02, .02, 5), 41)], 1)
        hard = belts.buckle(np.zeros(3))
        bent = belt + np.stack([0 * belt[:, 0] + .03, 8 * belt[:, 0] ** 2, 0 * belt[:, 0]], 1)
        points, held = along.held_flat(hard, belt, bent)
        under = np.abs(belt[:, 0]) < .01
        high = lambda frame, cloth: frame[:, 1].min() - cloth[under, 1].min()
        self.assertAlmostEqual(high(points, held), high(hard.points, belt), delta=.001)
        np.testing.assert_allclose(held[0], bent[0], atol=1e-4)               # what is far off goes its own way

    def test_what_lies_on_cloth_is_laid_on_it_again_round_a_fold(self):
        (flap,) = self.carried(self.flap)
        self.assertGreater(self.flap.points[:, 0].max(), .11)                 # worn, it reaches past the fold
        self.assertLess(flap.points[:, 0].max(), FOLD + BEND + .008)          # hung, it does not stick out there
        far, _ = cKDTree(self.hung.at).query(flap.points)
        self.assertLess(far.max(), .012)
        self.assertTrue((flap.triangles == self.flap.triangles).all())

    def test_a_button_is_laid_again_too(self):
        button = self.lookup.button('left front', (9.0, 107.0), .008, TRIM)
        (hung,) = self.carried(button)
        self.assertLess(hung.points[:, 0].max(), FOLD + BEND)
        self.assertEqual(len(self.lookup.sewn), 1)                            # on the piece it is sewn once

    def test_what_is_sewn_together_moves_alike(self):
        y, x = np.meshgrid(np.linspace(1.05, 1.15, 24), np.linspace(-.02, .10, 24), indexing='ij')
        wide = meshes.strip(np.stack([x, np.full(x.shape, -.108), y], -1), False, material=TRIM).with_normals()
        narrow = meshes.strip(np.stack([x, np.full(x.shape, -.106), y], -1)[:, 12:], False, material=TRIM).with_normals()
        over, under = self.carried(wide, narrow)
        far, near = cKDTree(wide.points).query(narrow.points)
        self.assertLess(far.max(), along.SEWN_TO)
        apart = (over.points - wide.points)[near] - (under.points - narrow.points)
        self.assertLess(np.linalg.norm(apart, axis=1).max(), .004)            # each by itself: 10 mm

    def test_what_has_sunk_into_the_cloth_comes_out_of_it(self):
        places = np.array([(0, -.098, 1.1), (0, -.102, 1.1), (0, -.108, 1.1)])  # behind the cloth, too near to it, well before it
        moves = along.out_of(self.worn, places, np.tile((0.0, -1.0, 0.0), (3, 1)), np.full(3, .003))
        self.assertLess(np.abs(moves - [(0, -.005, 0), (0, -.001, 0), (0, 0, 0)]).max(), 1e-4)

    def test_what_lies_below_a_front_does_not_come_out_of_it(self):
        self.worn.pieces[0].name, names = 'right front', ('right front',)
        other = copy.copy(self.worn.pieces[0])
        other.name = 'left front'
        two = Garment([other, self.worn.pieces[0]], [], 'wool', 1.0).sew()
        two.at[two.id[two.start['right front']:], 1] -= .010                   # 10 mm before the left one
        place, ahead = np.array([(0, -.106, 1.1)]), np.array([(0, -1.0, 0)])
        self.assertGreater(np.linalg.norm(along.out_of(two, place, ahead, np.full(1, .005))), .006)
        self.assertLess(np.abs(along.out_of(two, place, ahead, np.full(1, .005), names)).max(), 1e-6)
        sheet = meshes.strip([[(x, -.106, z) for x in np.linspace(-.05, .05, 12)] for z in np.linspace(1.05, 1.15, 12)], False, material=TRIM).with_normals()
        spread = copy.copy(two)
        spread.at = two.at.copy()
        spread.at[two.id[two.start['right front']:]] += (0, -.02, 0)          # that front comes away: what is below it stays
        (left,) = along.shapes([replace(sheet, beneath=names)], two, spread)
        self.assertLess(np.abs(left.points - sheet.points).max(), .001)

    def test_thick_cloth_stays_as_thick_when_it_is_carried(self):
        z, x = np.meshgrid(np.linspace(1.02, 1.18, 30), np.linspace(-.10, .12, 40), indexing='ij')
        sheet = meshes.strip(np.stack([x, np.full(x.shape, -.105), z], -1), False, material=TRIM).with_normals()
        bumpy = copy.copy(self.worn)
        bumpy.at = self.worn.at - np.stack([0 * self.worn.at[:, 0], .010 * np.exp(-((self.worn.at[:, 0] - .02) / .015) ** 2), 0 * self.worn.at[:, 0]], 1)
        (laid,) = along.shapes([meshes.padded(sheet, .0036)], self.worn, bumpy)
        n = len(sheet.points)
        self.assertLess(np.abs(np.linalg.norm(laid.points[:n] - laid.points[n:2 * n], axis=1) - .0036).max(), 1e-6)
        self.assertEqual(len(laid.points), len(meshes.padded(sheet, .0036).points))

    def test_a_collar_stays_round_where_its_neck_turns_sharply(self):
        x, z = np.meshgrid(np.linspace(-.10, .10, 81), np.linspace(0, .04, 9))
        rows, turn = np.stack([x, 0 * x, z], -1), np.stack([0 * x, np.maximum(x, 0), 0 * x], -1)      # by 45 degrees
        moves = along.firm(rows, turn, .02)
        roll, step = (rows + moves)[5, :, 1], .20 / 80
        self.assertLess(np.diff(roll, 2).max() / step ** 2, 1 / .05)          # a curve of 5 cm at least
        self.assertLess(np.abs(moves - turn).max(), .009)
        for kept in (np.s_[0], np.s_[:, 0], np.s_[:, -1]):                    # where it is sewn on
            np.testing.assert_allclose(moves[kept], turn[kept], atol=1e-6)
        sheet = meshes.strip([[(u, -.105 - .004 * s, .5 + v) for u in np.linspace(.0, .13, 60)] for s, v in zip(np.linspace(0, 1, 9), np.linspace(.55, .59, 9))],
                             False, material=TRIM).with_normals()
        limp, stiff = (along.shapes([meshes.padded(replace(sheet, firm=grid), .002)], self.worn, self.hung)[0].points[8 * 60:9 * 60] for grid in ((), (9, 60, 0.0)))
        sharp = [np.linalg.norm(np.diff(v, 2, axis=0), axis=1).max() for v in (limp, stiff)]
        self.assertLess(sharp[1], .1 * sharp[0])

    def test_a_closed_stand_has_no_ends(self):
        t = np.linspace(0, 2 * np.pi, 97)
        rows = np.stack([np.stack([.06 * np.sin(t), -.05 * np.cos(t), 1.4 + h + 0 * t], 1) for h in (0, .01, .02, .03)])
        peaks = np.broadcast_to(np.stack([0 * t, 0 * t, .02 * (np.abs(np.sin(t)) > .97)], 1), rows.shape)
        moves = along.firm(rows, peaks, .026, .03)
        self.assertLess(moves[..., 2].max(), .012)                            # its lowest row does not peak either
        np.testing.assert_allclose(moves[:, 0], moves[:, -1], atol=1e-9)
        turned = lambda v: np.concatenate([v[:, 24:], v[:, 1:25]], 1)         # the same where its ends meet at a peak
        np.testing.assert_allclose(along.firm(turned(rows), turned(peaks), .026, .03), turned(moves), atol=2e-4)

    def test_collars_and_their_stands_are_firm_lapels_are_not(self):
        t = np.linspace(0, 2 * np.pi, 144, endpoint=False)
        ring = np.stack([.06 * np.sin(t), -.055 * np.cos(t) + .018, 1.4 - .01 * np.cos(t)], 1)
        with mock.patch.object(shirts, 'neckline', return_value=ring):
            inside, outside, fall, _ = shirts.collar(None, np.ones(forms.SHAPE, np.float32))
        for stand in (inside, outside):
            rows, columns, above = stand.firm
            self.assertEqual((rows * columns, above > along.FROM_SEAM), (len(stand.points), True))
        sheet = fall.sheet[0]
        self.assertEqual(sheet.firm[0] * sheet.firm[1], len(sheet.points))
        x = np.linspace(0, .2, 30)
        line = lambda y, z: np.stack([x, np.full(30, y), np.full(30, z)], 1)
        cloth = SimpleNamespace(lift=lambda p, off=0: (p - np.array((0, 1.0, 0)) * np.reshape(off, (-1, 1)), np.tile((0, -1.0, 0), (len(p), 1))))
        flats = (np.stack([x * 100, 0 * x], 1), np.stack([x * 100, 4 + 0 * x], 1))
        for stands, high in ((True, .03), (False, .0)):
            made = lapels.turned(cloth, line(0, 1.4), line(0, 1.4 + high), line(0, 1.36), flats)
            self.assertEqual(bool(made[0].sheet[0].firm), stands)

    def test_a_shape_lies_on_the_cloth_as_it_is_seen(self):
        raised = Lookup(self.worn, cloth()[1], lambda piece, flat: np.full(len(flat), .005))
        np.testing.assert_allclose(raised.seen().at - self.worn.at, np.broadcast_to((0, -.005, 0), self.worn.at.shape), atol=1e-6)
        self.assertAlmostEqual(np.ptp(self.worn.at[:, 1]), 0)                 # the garment itself stays
        with mock.patch.object(along, 'shapes', wraps=along.shapes) as carried:
            along.carried([replace(self.flap, again=None)], self.worn, self.hung, raised.on(self.hung))
        for garment, lies in zip(carried.call_args.args[1:], (self.worn, self.hung)):
            np.testing.assert_array_equal(garment.at, raised.on(lies).seen().at)
            self.assertGreater(np.abs(garment.at - lies.at).max(), .004)

    def test_what_is_next_to_a_strap_stays_there(self):
        strap = SimpleNamespace(at=np.stack([np.full(8, .04), np.full(8, -.1), np.linspace(1.3, 1.35, 8)], 1), flat=np.zeros((8, 2)),
                                faces=lambda: (np.zeros((0, 3), int),))
        place, ahead = np.array([(.04, -.098, 1.31)]), np.array([(0, -1.0, 0)])
        with mock.patch.object(meshes, 'normals', lambda points, triangles: np.tile((0, 1e-9, 0), (len(points), 1))):   # of cloth far off
            self.assertLess(np.abs(along.out_of(strap, place, ahead, np.full(1, .003))).max(), .001)

    def test_a_shape_does_not_sink_into_a_fold_of_the_cloth(self):
        folded_up = copy.copy(self.worn)
        x, y, z = self.worn.at.T
        out = .014 * np.exp(-((x - .02) / .010) ** 2)                         # a ridge as narrow as its own height
        folded_up.at = np.stack([x, y - out, z], 1)
        z, x = np.meshgrid(np.linspace(1.02, 1.18, 60), np.linspace(-.10, .12, 80), indexing='ij')
        flat = meshes.strip(np.stack([x, np.full(x.shape, -.103), z], -1), False, material=TRIM).with_normals()
        (laid,) = along.shapes([flat], self.worn, folded_up)
        x, y, _ = laid.points.T
        self.assertLess((y + .1 + .014 * np.exp(-((x - .02) / .010) ** 2)).max(), -.001)   # of the 3 mm it lay before it

    def test_what_is_tied_to_a_strap_goes_with_it(self):
        strap = np.stack([np.full(20, .04), np.full(20, -.1), np.linspace(1.3, 1.5, 20)], 1)
        for garment, shift in ((self.worn, 0), (self.hung, .15)):
            garment.strings = [len(garment.at) + np.arange(20)]
            garment.at = np.vstack([garment.at, strap + (0, shift, 0)])
        bow = meshes.strip(np.array([strap[8:14] + (.01, -.005, 0), strap[8:14] - (.01, .005, 0)]), False, material=TRIM).with_normals()
        (hung,) = self.carried(bow)
        self.assertLess(np.abs(hung.points.mean(0) - bow.points.mean(0) - (0, .15, 0)).max(), .01)


class Tied(unittest.TestCase):
    def test_what_falls_on_a_hung_garment_meets_its_straps_but_no_body(self):
        worn, body = cloth()
        hung, inside = folded(worn), np.array([(0, 0, 1.1)])                  # within the body
        strap = np.stack([np.full(20, .04), np.full(20, -.2), np.linspace(1.2, 1.4, 20)], 1)
        hung.strings = [len(hung.at) + np.arange(20)]
        hung.at = np.vstack([hung.at, strap])
        lookup = Lookup(worn, body)
        self.assertLess(forms.at(ribbons.ground(lookup, inside), inside)[0], 0)
        lookup = lookup.on(hung)
        self.assertIs(lookup.worn, worn)
        self.assertGreater(forms.at(ribbons.ground(lookup, inside), inside)[0], .05)
        before = strap - (0, .02, 0)
        self.assertLess(np.abs(forms.at(ribbons.ground(lookup, before), before) - .02).max(), .004)

    def test_a_belt_fits_a_garment_that_hangs_flat(self):
        for deep in (.12, .03):                                               # worn, hung
            sides = {'front': -1, 'back': 1}
            pieces = [Piece(name, {e: np.array([a, b], float) for e, a, b in zip(('hem', 'left', 'top', 'right'), *(
                np.roll([(-30, 95), (30, 95), (30, 120), (-30, 120)], -k, 0) for k in (0, 1)))},
                lambda p, way=way: np.stack([.18 * np.sin(p[:, 0] / 60 * np.pi), way * deep * np.cos(p[:, 0] / 60 * np.pi), p[:, 1] / 100 - .05], 1))
                for name, way in sides.items()]
            garment = Garment(pieces, [('front', s, 'back', s, False) for s in ('left', 'right')], 'linen', 1.0).sew()
            _, line, out = belts.girdle(garment, .03, day.WAIST)
            x, y, z = line.T
            off = np.hypot(x / .18, y / deep)                                 # 1: on the cloth
            self.assertLess(np.abs((off - 1) * np.hypot(.18 * out[:, 0], deep * out[:, 1])).max(), .0045)
            self.assertLess(np.abs(z - day.WAIST / 100 + .05).max(), .004)    # it went down with the waist

    def test_a_belt_is_drawn_together_at_its_knot(self):
        far = np.linspace(-.3, .3, 61)
        share, deeper = belts.gathered(far, .05)
        self.assertAlmostEqual(share.min(), belts.DRAWN)
        np.testing.assert_allclose(share[[0, -1]], 1, atol=1e-6)
        self.assertGreater(np.ptp([deeper(k)[30] for k in np.linspace(-.5, .5, 21)]), .0015)    # in folds there,
        self.assertLess(deeper(0)[0], 1e-9)                                   # and smooth far off

    def test_a_knot_is_of_cloth_as_large_as_it_is(self):
        out = np.array((0, -1.0, 0))
        made = belts.knot(np.zeros(3), out, .05)
        (a, b, c), (u, v, w) = (np.moveaxis(corners, 1, 0) for corners in (made.points[made.triangles] * 100, made.flat))
        seen, cloth = np.linalg.norm(np.cross(b - a, c - a), axis=1), np.abs(np.cross(v - u, w - u))
        self.assertTrue(.8 < cloth.sum() / seen.sum() < 1.6, cloth.sum() / seen.sum())
        edges = made.points[np.abs(made.points[:, 0]) > .023]
        self.assertGreater(edges[:, 1].min(), -.012)                          # its edges turn down to the belt
        self.assertLess(made.points[:, 1].min(), -.015)
        ends = made.points[made.points[:, 2] > .0235]
        self.assertGreater(ends[:, 1].max(), .002)                            # and it goes in behind it

    def test_an_end_of_a_belt_comes_out_from_behind_its_knot(self):
        coat = np.stack([v.ravel() for v in np.meshgrid(np.linspace(-.2, .2, 81), (-.1,), np.linspace(.6, 1.1, 101))], 1)
        coat[:, 1] -= .05 * (coat[:, 2] < 1.0)                                # it stands out below the belt
        end = belts.hanging(coat, np.array((0, -.1, 1.07)), .02, .65)
        self.assertGreater(end.points[end.points[:, 2] > 1.051, 1].min(), -.117)
        self.assertLess(end.points[end.points[:, 2] < .9, 1].max(), -.15)

    def test_a_waistband_laid_out_is_held_at_its_sides(self):
        lines = tops.block(hem=99, chest=26, hips=24, shoulder=(20.0, 142.0))
        jacket = tops.top(forms.distance('arms'), lines, 'denim', 2.0, None, None, dict(high=4.0, cloth='')).sew()
        self.assertEqual(hangers.waistband(jacket, .18, .06), [])
        jacket.laid_out = .9
        (left, right) = (places for _, places, _ in hangers.waistband(jacket, .18, .06))
        wide = jacket.piece('front welt').points[:, 0].max() / 100
        np.testing.assert_allclose((left[:, 0], right[:, 0]), [np.full(len(left), k * .9 * wide) for k in (1, -1)])
        self.assertAlmostEqual(np.ptp(left[:, 2]), .04)                       # upright


def panel(name, inseam, x, high=70, top='top'):
    """An oblong Piece up to `high` cm, x m to the wearer's left; inseam, top: what its edges there are called."""
    corners = np.array([(0, 10), (20, 10), (20, high), (0, high)], float)
    edges = {edge: np.array([a, b]) for edge, a, b in zip(('hem', inseam, top, 'left'), corners, np.roll(corners, -1, 0))}
    return Piece(name, edges, lambda p: np.stack([x + p[:, 0] / 100, np.zeros(len(p)), p[:, 1] / 100], 1))


class Hanging(unittest.TestCase):
    def test_what_is_no_longer_on_both_arms_has_slipped(self):
        wood = sets.hanger()
        garment, _ = cloth()
        garment.at = garment.at + (0, 0, .15)                                 # its top is over the arms
        self.assertFalse(hangers.slipped(garment, wood))
        garment.at = np.where(garment.at[:, :1] > 0, garment.at - (0, 0, .3), garment.at)
        self.assertTrue(hangers.slipped(garment, wood))

    def test_a_hanger_that_has_come_out_at_a_shoulder_does_not_hold(self):
        width, drop = .15, .05
        wood = sets.hanger(width, drop)
        end = wood.points[:, 0].max()
        garment = Garment([panel('left sleeve', 'edge', 0), panel('right sleeve', 'edge', 0)], [], 'wool', 2.0).sew()
        half = len(garment.at) // 2
        x, z = garment.at[:, 0] / garment.at[:, 0].max(), garment.at[:, 2] - garment.at[:, 2].max()
        for reaches, slips in ((end + .01, False), (end - .01, True)):        # of the right one; the left covers its end
            out = np.r_[x[:half] * (end + .01), -x[half:] * reaches]
            garment.at = np.stack([out, np.full(len(x), sets.MIDDLE), wood.points[:, 2].max() + .01 + z], 1)
            self.assertEqual(hangers.slipped(garment, wood), slips)
        for piece in garment.pieces:
            piece.name = piece.name.replace('sleeve', 'front')                # without sleeves, arms are seen to their ends
        self.assertFalse(hangers.slipped(garment, wood))

    def test_sides_of_what_hangs_from_straps_are_pinned_as_far_out_as_they_are_cut(self):
        corners = [(-20, 90), (20, 90), (20, 120), (-20, 120)]
        edges = {name: np.array([a, b], float) for name, a, b in zip(('hem', 'left', 'top', 'right'), corners, corners[1:] + corners[:1])}
        halves = [Piece(name, edges, lambda p, y=y: np.stack([p[:, 0] / 100, np.full(len(p), y), p[:, 1] / 100], 1)) for name, y in (('front', -.05), ('back', .05))]
        garment = Garment(halves, [('front', side, 'back', side, False) for side in ('left', 'right')], 'satin', 2.0)
        turn = np.linspace(0, np.pi, 21)
        for x in (-8, 8):                                                     # 10 cm up, over a shoulder, and down again
            path = np.stack([np.full(21, x / 100), -.05 * np.cos(turn), 1.2 + .1 * np.sin(turn)], 1)
            garment.cords.append(('front', (x, 120), 'back', (x, 120), path, 1.0))
        garment.sew()
        ties = hangers.straps(garment, .185, .05)
        strap = np.linalg.norm(np.diff(path, axis=0), axis=1).sum() / 2
        wood = ties[0][1][:, 2].max()
        pinned = hangers.spread(garment, ties)
        self.assertEqual(len(pinned), 2)
        for ids, places, firmly in pinned:
            self.assertAlmostEqual(abs(places[0, 0]), .2 * hangers.SPREAD, 3)
            self.assertGreater(places[0, 0] * garment.at[ids[0], 0], 0)
            self.assertLess(abs(wood - strap - places[0, 2]), .008)           # level with the straps' ends, as they are cut
            self.assertLess(firmly, 1)
        forward = hangers.straps(garment, .185, .05, .03)                     # drawn to the front, each is as long there as that
        for chain, (lies, places), (others, places_) in zip(garment.strings, ties, forward):
            self.assertAlmostEqual(places_[:, 2].max(), places[:, 2].max(), delta=.002)    # it lies on the wood as it did
            way = hangers.walked(garment.at[chain])
            self.assertAlmostEqual(way[np.isin(chain, others)].mean() - way[np.isin(chain, lies)].mean(), .03, delta=.008)

    def test_a_short_sleeve_hangs_from_its_fold_with_its_seam_beside_the_body(self):
        def held(long):
            corners = np.array([(-15, -long), (0, -long), (15, -long), (15, -8), (0, 0), (-15, -8), (-15, -long)], float)
            edges = {name: corners[k:k + 2 + (k == 0)] for name, k in (('cuff', 0), ('back seam', 2), ('back cap', 3), ('front cap', 4), ('front seam', 5))}
            sleeve = Piece('right sleeve', edges, lambda p: np.stack([-.3 + p[:, 0] / 100, 0 * p[:, 0], 1.3 + p[:, 1] / 100], 1))
            return hangers.sleeves(Garment([sleeve], [], 'jersey', 2.0).sew(), .16, .05)
        self.assertEqual(held(50), [])
        (_, (one, other, fold), _), = held(20)
        np.testing.assert_allclose(one, other)
        self.assertAlmostEqual(np.linalg.norm(one - fold), .15)
        self.assertLess(fold[0], one[0] - .1)                                 # farther out, to the wearer's right
        self.assertLess(one[0], -.03)

    def test_what_has_come_through_is_left_out_and_what_curls_is_not(self):
        garment = Garment([panel('front', 'edge', 0), panel('back', 'edge', 0)], [], 'wool', 4.0).sew()
        front = np.repeat((1.0, 0.0), [len(p.points) for p in garment.pieces])
        z, x = np.meshgrid(np.linspace(.1, .7, 120), np.linspace(0, .2, 40), indexing='ij')
        sunk = .02 - .023 * np.exp(-((x - .1) ** 2 + (z - .3) ** 2) / .03 ** 2)  # behind the front, and through it by 3 mm
        layers = [meshes.strip(np.stack([x, y, z], -1), False, np.stack([x, z], -1) * 100, studio.CLOTH + k) for k, y in enumerate((0 * x, sunk))]
        mesh = meshes.joined([one.with_normals() for one in layers])
        out = hangers.through(mesh, garment, front)
        places = mesh.points[mesh.triangles].mean(1)
        self.assertTrue((mesh.material[out] == studio.CLOTH + 1).all())
        self.assertGreater(out.sum(), 20)
        self.assertTrue((np.hypot(*(places[out][:, [0, 2]] - (.1, .3)).T) < .02).all())
        aside = replace(mesh, normals=np.tile((1.0, 0, 0), (len(mesh.points), 1)))
        self.assertFalse(hangers.through(aside, garment, front).any())

    def test_a_back_that_turns_to_the_front_at_its_side_is_kept(self):
        pieces = [panel('front', 'edge', 0), panel('back', 'edge', 0)]
        seam = ('front', 'edge', 'back', 'edge', False)
        front = np.repeat((1.0, 0.0), [len(p.points) for p in Garment(pieces, [], 'wool', 4.0).sew().pieces])
        for seams, left_out in (([], True), ([seam], False)):              # the same places, by themselves and beside a seam
            garment = Garment([panel('front', 'edge', 0), panel('back', 'edge', 0)], [], 'wool', 4.0).sew()
            garment.seams = seams
            z, x = np.meshgrid(np.linspace(.1, .7, 120), np.linspace(0, .2, 40), indexing='ij')
            round_ = .02 - .023 * (x > .18)                                    # 2 cm beside the side it lies before the front, by 3 mm
            layers = [meshes.strip(np.stack([x, y, z], -1), False, np.stack([x, z], -1) * 100, studio.CLOTH + k) for k, y in enumerate((0 * x, round_))]
            mesh = meshes.joined([one.with_normals() for one in layers])
            mesh.normals = np.tile((0.0, -1.0, 0.0), (len(mesh.points), 1))
            self.assertEqual(hangers.through(mesh, garment, front).any(), left_out)

    def test_seams_run_evenly(self):
        garment = Garment([panel('front', 'side', 0), panel('back', 'side', 0)], [('front', 'side', 'back', 'side', False)], 'wool', .8).sew()
        ids, smooth = garment.ids('front', 'side'), garment.at.copy()
        smooth[:, 1] += .02 * np.sin(np.pi * (smooth[:, 2] - .1) / .6)        # a seam may be curved
        wavy = smooth.copy()
        wavy[ids, 0] += .0006 * np.sin(smooth[ids, 2] * 2 * np.pi / .02)
        garment.at = wavy
        off, calm = ((way(garment) - smooth)[ids] for way in (finish.straightened, finish.calmed))
        amid = (smooth[ids, 2] > .16) & (smooth[ids, 2] < .64)
        self.assertLess(np.abs(off[amid, 0]).max(), .0001)
        self.assertLess(np.abs(off[amid, 1]).max(), .0002)
        self.assertLess(np.abs(calm[amid, 0]).max(), .0002)                   # as what is calmed is
        far = np.abs(garment.at[:, 0] - garment.at[ids, 0].mean()) > finish.BESIDE / 100 + .002
        np.testing.assert_array_equal(finish.straightened(garment)[far], wavy[far])
        gathered = panel('back', 'side', 0, 76)
        gathered = Garment([panel('front', 'side', 0), gathered], [], 'wool', .8).sew()
        gathered.seams, gathered.at = garment.seams, gathered.at + .001 * np.sin(gathered.at * 300)
        np.testing.assert_array_equal(finish.straightened(gathered), gathered.at)

    def test_what_is_laid_lies_on_its_table(self):
        lies = meshes.strip([[(x, -.1 + .01 * x, z) for x in np.linspace(0, .2, 5)] for z in np.linspace(0, .2, 5)]).with_normals()
        with mock.patch.object(shown, 'laid'), mock.patch.object(picture, 'scene', return_value=(lies, {})):
            seen, _, _, table = picture.posed('laid', recipes.Recipe('torso', None, 'satin'), *[None] * 4)
        self.assertIs(seen, lies)
        self.assertAlmostEqual(table.mesh.points[:, 1].min(), lies.points[:, 1].max())

    def test_clips_hold_what_they_grip(self):
        worn = SimpleNamespace(at=np.array([(x, y, 1.0) for y in (-.1, .1) for x in np.linspace(-.15, .15, 7)]), piece=lambda name: SimpleNamespace(
            points=np.array([(x, 0) for x in np.linspace(0, 30, 7)]), rims={'high': np.arange(7)}), ids=lambda name, edge: np.arange(7) + 7 * (name == 'back band'))
        x, z = np.meshgrid(np.linspace(-.15, .15, 61), np.linspace(.9, 1.0, 41))
        layers = [meshes.strip(np.stack([x, np.full(x.shape, sets.MIDDLE + y), z], -1)).with_normals() for y in (-.009, .012)]
        before = meshes.joined(layers)
        after = hangers.gripped(before, worn)
        clip = np.abs(np.abs(before.points[:, 0]) - (.15 - hangers.CLIPPED)) < .008
        self.assertLess(np.abs(after.points[clip & (before.points[:, 2] > .99), 1] - sets.MIDDLE).max(), sets.LIPS)
        away = (np.abs(before.points[:, 0]) < .08) | (before.points[:, 2] < 1 - hangers.OVER_BELOW)
        np.testing.assert_array_equal(after.points[away], before.points[away])
        np.testing.assert_array_equal(after.normals[away], before.normals[away])
        lip = sets.clip_hanger(.13, 1.0).points
        lip = lip[(np.abs(lip[:, 0] - .13) < .012) & (lip[:, 2] < .99)]
        self.assertGreater(np.abs(lip[:, 1] - sets.MIDDLE).min(), sets.LIPS - .0003)   # outside of the cloth it holds

    def test_each_leg_lies_by_itself(self):
        trousers = Garment([panel('left front', 'inner', 0), panel('right front', 'inner', .1)], [], 'wool', 4.0).sew()
        self.assertEqual([shown.limb(p) for p in trousers.pieces], ['left', 'right'])
        self.assertEqual(len(shown.groups(trousers)), 2)
        self.assertEqual(shown.laps(trousers), [])                            # the right one lies over the left by chance, and does not close
        jacket = Garment([panel('left front', 'edge', 0), panel('right front', 'edge', .1)], [], 'wool', 4.0).sew()
        self.assertEqual(len(shown.groups(jacket)), 1)
        self.assertEqual(len(shown.laps(jacket)), 1)

    def test_each_inseam_is_laid_on_the_side_of_its_leg(self):
        garment = Garment([panel('left front', 'inner', -.25), panel('right front', 'inner', -.25)], [], 'wool', 4.0).sew()
        (left, right), high = hangers.legs(garment), garment.at[:, 2].max()    # both have slipped to the right of the middle, by 5 cm
        for side, (ids, places, firmly) in ((1, left), (-1, right)):
            np.testing.assert_array_equal(places[:, 1:], garment.at[ids][:, 1:])  # as high as they fell
            out, below = side * places[:, 0], high - places[:, 2]
            self.assertTrue((out <= hangers.SPLAYED * below + 1e-9).all())    # the fork is in the middle
            self.assertTrue((out[below > .1] >= hangers.APART).all())
            self.assertLess(firmly, .01)
        np.testing.assert_allclose((out[below > .4]), .05)                    # the right one lies on its side already
        self.assertEqual(hangers.legs(Garment([panel('front', 'side', 0)], [], 'wool', 4.0).sew()), [])

    def test_legs_are_laid_apart_on_either_hanger(self):
        def inseams(way, *more):
            garment = Garment([panel('left front', 'inner', 0), panel('right front', 'inner', -.2), *more], [], 'wool', 4.0).sew()
            _, _, _, held = way(garment)
            firm = [ids for ids, *_ in held(garment, 1)(1)]
            return [any(np.array_equal(ids, garment.ids(f'{side} front', 'inner')) for ids in firm) for side in ('left', 'right')]
        self.assertEqual(inseams(hangers.by_shoulders, panel('front', 'side', 0)), [True, True])
        self.assertEqual(inseams(hangers.by_waist, *(panel(f'{side} band', 'side', 0, 14, 'high') for side in ('front', 'back'))), [True, True])

    def test_folds_of_how_it_is_worn_stay_off_the_hanger(self):
        garment = recipes.Recipe('half', None, 'wool', raised=lambda piece, flat: np.full(len(flat), 1.0), worn_folds=lambda piece, flat: np.full(len(flat), .5))
        self.assertEqual([recipes.raised(garment, hangs)(None, np.zeros((1, 2)))[0] for hangs in (None, self)], [1.5, 1.0])
        self.assertIsNone(recipes.raised(recipes.Recipe('half', None, 'wool'), None))

    def test_what_is_looked_into_on_its_hanger(self):
        def views(front, strings=(), **more):
            pieces = [panel(name, 'side', 0, top, 'neck') for name, top in (('front', front), ('back', 70))]
            garment = Garment(pieces, [], 'wool', 4.0).sew()
            garment.strings = list(strings)
            return picture.hanging(recipes.Recipe('torso', None, 'jersey', **more), garment)
        self.assertEqual(views(60), ('hanging', 'near', 'back', 'side', 'detail', 'inside'))
        self.assertIn('inside', views(79))                                    # its front is higher than its back
        self.assertIn('inside', views(60, [np.arange(3)]))                    # it hangs from straps
        self.assertEqual(views(60, stand=lambda: None), ())
        bands = Garment([panel(name, 'side', 0, 70) for name in ('front band', 'back band')], [], 'wool', 4.0).sew()
        self.assertNotIn('inside', picture.hanging(recipes.Recipe('hips', None, 'wool'), bands))

    def test_the_label_is_where_the_front_does_not_hide_it(self):
        def place(front):
            garment = Garment([panel(name, 'side', 0, top, 'neck') for name, top in (('front', front), ('back', 70))], [], 'wool', 4.0)
            (piece, _, y), _ = recipes.labelled(recipes.Recipe('torso', None, 'crepe'), garment)
            return piece, front - y if piece == 'front' else 70 - y
        self.assertEqual(place(60)[0], 'back')
        self.assertEqual(place(80)[0], 'front')
        self.assertAlmostEqual(place(60)[1], place(80)[1])                    # as far below the edge

    def test_straps_are_drawn_until_the_front_hangs_lower_than_the_back(self):
        garment = Garment([panel(name, 'side', 0, top) for name, top in (('front', 75), ('back', 70))], [], 'wool', 4.0).sew()
        self.assertAlmostEqual(picture.drawn(garment), (.05 + picture.LOWERED) / 2)

    def test_clothes_are_shown_as_they_hang_and_what_has_a_stand_from_its_front(self):
        garment = Garment([panel(name, 'side', 0, 70, 'neck') for name in ('front', 'back')], [], 'wool', 4.0).sew()
        shown_in = picture.views(recipes.Recipe('torso', None, 'jersey'), garment)
        self.assertEqual(shown_in[:2], ['hanging', 'near'])
        self.assertNotIn('front', shown_in)
        self.assertEqual(picture.views(recipes.Recipe('torso', None, 'jersey', stand=lambda: None), garment)[:2], ['front', 'laid'])

    def test_a_picture_from_nearer_begins_above_the_cloth_and_has_its_upper_half_in_the_middle(self):
        wood = meshes.strip([[(-.1, 0, 1.9), (.4, 0, 1.9)], [(-.1, 0, 1.91), (.4, 0, 1.91)]], material=studio.WOOD)
        cloth_ = meshes.strip([[(-.2, 0, 1.0), (.6, 0, 1.0)], [(-.2, 0, 1.3), (.3, 0, 1.3)], [(-.2, 0, 1.8), (.2, 0, 1.8)]], material=studio.CLOTH)
        x, z = picture.upper_half(meshes.joined([m.with_normals() for m in (wood, cloth_)]))
        self.assertAlmostEqual(z + picture.NEAR / 2, 1.8 + picture.OVER)      # the hanger does not count
        self.assertAlmostEqual(x, .05)                                        # nor what is cut off below

    def test_a_hook_lies_on_the_rail_it_hangs_from(self):
        _, both = picture.on_rail(SimpleNamespace(seen=lambda: sets.hanger().with_normals()), picture.ASIDE)
        rail = both.points[np.abs(both.points[:, 0]) == picture.RUNS]
        self.assertAlmostEqual(np.ptp(rail[:, 2]) / 2, picture.THIN_RAIL, 4)
        hook = turned_hook()
        far = np.hypot(hook[:, 1] - rail[:, 1].mean(), hook[:, 2] - rail[:, 2].mean()) - picture.THIN_RAIL - sets.WIRE
        self.assertGreater(far.min(), -.0005)                                 # not through it
        self.assertLess(far.min(), .0015)                                     # and not above it


def turned_hook():
    """The path (n, 3) of a hanger's hook where on_rail turns it to."""
    line = sets.crook() - (0, sets.MIDDLE, 0)
    return meshes.turned(meshes.Mesh(line, None, None, None), picture.ASIDE).points


if __name__ == '__main__':
    unittest.main()
