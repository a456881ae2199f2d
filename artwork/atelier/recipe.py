"""What a garment is, from the pattern to what is sewn on; the wardrobe's modules make these."""
from dataclasses import dataclass, field

#: Materials beyond a garment's pieces: cloth sewn on, horn buttons, mother of pearl, brass, steel, thread, a second cloth.
TRIM, HORN, PEARL, BRASS, STEEL, THREAD, FACING = 40, 41, 42, 43, 44, 45, 46


@dataclass
class Recipe:
    """form: which body wears it; build(body) -> sewing.Garment; see picture.py for how the rest is used."""
    form: str
    build: object
    cloth: str                                   # a name of weaves.CLOTHS
    stages: list = None                          # of drape.fall
    canvases: object = None                      # garment -> {piece name: relief.Canvas}
    extras: object = None                        # (garment, body, surface: finish.Lookup) -> [Mesh]
    pieces: dict = field(default_factory=dict)   # piece name -> another cloth
    facing: str = ''                             # the cloth of what is sewn on as FACING
    focus: tuple = (0.0, 1.25, .52)              # the detail picture: x, z of its middle and its height, m
    thickness: float = 0.0                       # self collision, m; 0 is none
    raised: object = None                        # (piece, flat (n, 2)) -> m along the cloth's direction: pleats, cables
    hold: tuple = ()                             # ((piece, edge) …) that stay at their height on the body: a waistband
    times: int = 1                               # subdivisions
    lining: str = ''                             # hex of a lining; the cloth's own colour without
    inside: float = .85                          # how bright the inside is beside the outside
    size: float = 1.0
    shown: str = ''                              # another form to look at than to drape on
    frame: tuple = ()                            # ((x, z), height) m where the usual margins do not suit
    stand: object = None                         # () -> Mesh seen in place of a linen form; `form` is then () -> grid of distances


#: Settle without weight, fall in wide folds (what falls limp catches on itself), soften, come to rest.
CALM = [dict(frames=12, gravity=0, drag=12, friction=.05, substeps=20),
        dict(frames=38, gravity=5, drag=1.5, friction=.15, substeps=30, stiff=12),
        dict(frames=20, gravity=5, drag=1.5, friction=.15, substeps=30),
        dict(frames=16, gravity=5, drag=6, friction=.4, substeps=30)]

#: For what sits close on the hips: it must be able to slide into place.
SLIDE = [dict(frames=12, gravity=0, drag=12, friction=.0, substeps=24),
         dict(frames=42, gravity=5, drag=1.5, friction=.01, substeps=30, stiff=12),
         dict(frames=20, gravity=5, drag=1.5, friction=.01, substeps=30),
         dict(frames=12, gravity=5, drag=6, friction=.1, substeps=30)]
