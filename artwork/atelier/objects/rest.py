"""How a rigid thing comes to rest on a level floor: on at least three places, its centre of mass above them."""
import numpy as np
from scipy.spatial import ConvexHull

from objects.solid import turning

#: What is not farther from the floor touches it, m.
TOUCHES = .0002
#: How far within its contacts a centre of mass lies where a thing stands firm, m.
FIRM = .003


def centre_of_mass(parts, heavy):
    """(3,) m of parts, [(name, Mesh) …]. heavy: name -> kg of a square metre of surface, 1 of what is not named."""
    whole, sum_ = 0.0, np.zeros(3)
    for name, m in parts:
        a, b, c = m.points[m.triangles].transpose(1, 0, 2)
        kg = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2 * heavy.get(name, 1.0)
        whole, sum_ = whole + kg.sum(), sum_ + kg @ (a + b + c) / 3
    return sum_ / whole


def within(contacts, place):
    """How far (m) a place (2,) lies within the hull of contacts (n, 2), less than 0 outside."""
    rim = ConvexHull(contacts, qhull_options='QJ').equations
    return -(rim[:, :2] @ place + rim[:, 2]).max()


def rested(points, centre):
    """
    (turn (3, 3), drop m): points @ turn.T + (0, 0, drop) is at rest on the floor z = 0, turned no more than it must be and not about the upright.
    points (n, 3), centre of mass (3,): m, of a rigid thing as it is held. It comes to lie on that face of its hull which looks down most steeply of
    those whose contacts hold the centre of mass (FIRM).
    """
    hull = ConvexHull(points)
    corners = points[hull.vertices]
    for *face, off in hull.equations[np.argsort(hull.equations[:, 2])]:
        turn = turning(np.array(face), np.array((0, 0, -1.0)))
        contacts = corners[corners @ face + off > -TOUCHES] @ turn.T
        if within(contacts[:, :2], (turn @ centre)[:2]) >= FIRM:
            return turn, -off
    raise ValueError('there is no side it would rest on')
