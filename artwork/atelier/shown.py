"""Other ways to show a garment than worn: laid flat on a table, hung on a hanger. It falls from how it was worn."""
import numpy as np

import drape
import forms
from forms import ORIGIN, SHAPE, STEP

#: Where the table is, m behind the middle of the form; the hanger's middle at the neck, m up.
TABLE, NECK = .05, 1.452


def grid():
    """Coordinates (x, y, z) of the grid of distances, to be broadcast."""
    return np.meshgrid(*(ORIGIN[i] + STEP * np.arange(SHAPE[i]) for i in range(3)), indexing='ij', sparse=True)


def table():
    """Distances to an upright table: it lies behind the garment, so that the usual camera looks down on it."""
    x, y, z = grid()
    return (TABLE - y + 0 * (x + z)).astype(np.float32)


def hanger(width=.185, drop=.052, round_=.009):
    """Distances to the arms of a wooden hanger: see sets.hanger."""
    x, y, z = grid()
    t = np.clip(np.abs(x) / width, 0, 1)
    high = NECK - drop * t ** 1.6
    beyond = np.maximum(np.abs(x) - width, 0)
    return (np.sqrt((y - .015) ** 2 + (z - high) ** 2 + beyond ** 2) - round_).astype(np.float32)


#: Pressed onto the table by its weight, then left to rest.
LAID = [dict(frames=26, gravity=0, wind=(0, 2.2, 0, 0), drag=3.0, friction=.25, substeps=24),
        dict(frames=30, gravity=0, wind=(0, 6.0, 0, 0), drag=5.0, friction=.6, substeps=24)]
#: Falls from the shoulders, then hangs.
HUNG = [dict(frames=30, gravity=4, drag=4.0, friction=.5, substeps=30), dict(frames=40, gravity=6, drag=6.0, friction=.6, substeps=30)]


def laid(garment, thickness, say=print):
    """Changes garment.at: flat on the table, as it was worn."""
    garment.held = []
    return drape.fall(garment, table(), LAID, thickness=max(thickness, .004), say=say)


def hung(garment, thickness, say=print):
    """Changes garment.at: on a hanger."""
    garment.held = []
    return drape.fall(garment, hanger(), HUNG, thickness=max(thickness, .004), say=say)
