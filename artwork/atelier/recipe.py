"""What a garment is, from the pattern to what is sewn on; the wardrobe's modules make these."""
from dataclasses import dataclass, field

import relief
import weaves

#: Materials beyond a garment's pieces: cloth sewn on, horn buttons, mother of pearl, brass, steel, thread, a second cloth, a woven
#: label, the dark of a hole.
TRIM, HORN, PEARL, BRASS, STEEL, THREAD, FACING, LABEL, HOLE = 40, 41, 42, 43, 44, 45, 46, 47, 48
#: What is sewn on with the side of the lining out.
LINED = 49

#: How cloths are made up inside, where a recipe does not say; what is named in none of these is as `relief.Make()` says.
KNITS = ('jersey', 'rib', 'finerib', 'midrib', 'knit', 'cashmere', 'merino', 'half cardigan', 'mohair', 'brushed')
TAILORED = ('flannel', 'barathea', 'melton', 'bouclé', 'milled flannel', 'velvet', 'gabardine', 'leather')
SHEER = ('satin', 'silk twill', 'crepe', 'poplin', 'faille', 'washed linen', 'linen')
#: How much seams of a cloth pucker, mm: thread that holds thin, dense cloth draws it in.
PUCKER = {'satin': .09, 'silk twill': .09, 'crepe': .12, 'poplin': .2, 'broderie': .2, 'linen': .16, 'washed linen': .2, 'denim': .34, 'cotton twill': .30,
          'gabardine': .16, 'ripstop': .34, 'jersey': .14, 'faille': .14, 'leather': .14, 'lamb': .14, 'cupro': .18}

#: How high the waves are that handling leaves in a cloth, mm.
HANDLED = {'velvet': .45, 'satin': .18, 'silk twill': .18, 'cupro': .9, 'crepe': .5, 'gabardine': .5, 'flannel': .5, 'milled flannel': .5, 'barathea': .45,
           'cashmere': .8, 'merino': .8, 'fine knit': .7, 'pointelle': .7}

#: How high the creases are that folding leaves in a cloth, mm: what shines shows them sooner.
CREASED = {'satin': .12, 'silk twill': .12, 'crepe': .5, 'poplin': 1.1, 'broderie': .7, 'linen': 2.6, 'washed linen': 3.0, 'jersey': .7, 'denim': 1.4, 'cotton twill': 1.4,
           'gabardine': .45, 'flannel': .6, 'milled flannel': .55, 'barathea': .5, 'melton': .7, 'ripstop': 1.0, 'faille': .4, 'velvet': .25,
           'leather': .6, 'lamb': .7}


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
    straps: tuple = ()                           # (how wide, how thick) m, what is sewn onto the garment's cords
    drawn_in: object = None                      # changes garment.at once it has fallen: a belt that is drawn tight
    thickness: float = 0.0                       # self collision, m; 0 is none
    raised: object = None                        # (piece, flat (n, 2)) -> m along the cloth's direction: pleats, cables
    worn_folds: object = None                    # as `raised`: folds of how it is worn, which it has not on a hanger
    folds: tuple = ()                            # of (piece, flat) -> (n,): even numbers, whole where `raised` is folded sharply
    hold: tuple = ()                             # ((piece, edge[, m off it]) …) that stay at their height on the body: a waistband
    times: int = 1                               # subdivisions
    lining: str = ''                             # hex of a lining; TONAL takes it from the colourway; NONE has none, '' what is usual
    lining_cloth: str = 'cupro'
    make: relief.Make = None                     # how it is made up inside, where not as usual for its cloth
    inside: float = .85                          # how bright the inside is beside the outside
    size: float = 1.0
    frame: tuple = ()                            # ((x, z), height) m where the usual margins do not suit
    stand: object = None                         # () -> Mesh of what it hangs on, which is seen; `form` is then () -> grid of distances


#: Radius of the thread of top stitches, m, where it is stout.
SEWING = {'denim': .00031, 'cotton twill': .00027, 'leather': .00030, 'melton': .00026, 'gabardine': .00023}

#: A lining a shade deeper than the cloth; none.
TONAL, NONE = 'tonal', 'none'


def lining(recipe):
    """Hex of a recipe's lining, TONAL or ''."""
    if recipe.lining:
        return '' if recipe.lining == NONE else recipe.lining
    return TONAL if recipe.cloth in TAILORED and recipe.form in ('arms', 'torso', 'frock', 'hips') else ''


def make(recipe):
    """How a garment is made up inside."""
    if recipe.make:
        return recipe.make
    lined = bool(lining(recipe))
    if recipe.cloth in KNITS:
        return relief.Make(hem=2.2, knit=True)
    if lined:
        return relief.Make(hem=3.2 if recipe.form != 'hips' else 4.0, facing=5.6, front=7.5, lined=True)
    if recipe.cloth in SHEER:
        return relief.Make(hem=.8, facing=.7 if recipe.cloth == 'satin' else 3.0, front=2.6, allowance=.7)
    if recipe.form in ('half', 'legs'):
        return relief.Make(hem=1.4 if recipe.cloth == 'denim' else 4.0, allowance=1.2)
    return relief.Make()


def insides(recipe, garment):
    """{piece name + relief.INSIDE: relief.Canvas} of a garment."""
    how = make(recipe)
    tile = weaves.CLOTHS[recipe.cloth].tile() if how.lined else None
    return relief.insides(garment, how, tile and (tile.height, tile.period))


def raised(recipe, hangs):
    """`Recipe.raised` of a garment as it hangs, or as it is worn; None without."""
    parts = [part for part in (recipe.raised, None if hangs else recipe.worn_folds) if part]
    return (lambda piece, flat: sum(part(piece, flat) for part in parts)) if parts else None


def hem(recipe):
    """How much thicker an open edge is than the cloth, m: it is turned in, and where the cloth is thin, twice."""
    thick = weaves.CLOTHS[recipe.cloth].thick
    return thick * (.5 if recipe.cloth in KNITS else 1.0 if thick > .0011 else 1.3)


def labelled(recipe, garment):
    """(piece, x, y) cm of the lower edge of the label inside, and whether it has a tab; None where there is no place for one."""
    pieces = {p.name: p for p in garment.pieces}
    band, back = pieces.get('back band'), pieces.get('back')
    if band is not None and recipe.form in ('hips', 'half', 'legs'):
        (_, low), (_, high) = band.box()
        return (band.name, 0.0, high - 1.35 - min(.5, (high - low - 1.35) / 2)), False
    for name in ('neck', 'top', 'high') if back is not None else ():
        if name in back.edges:
            line, front = back.edges[name], pieces.get('front')
            y, ahead = (float(edge[abs(edge[:, 0]).argmin(), 1]) for edge in (line, front.edges.get('neck', line) if front else line))
            # below the tape or the edge; on the facing of a lined one
            low = 1.35 + (2.3 if make(recipe).lined else 1.3 if make(recipe).knit else .9)
            if ahead > y + 8:                                                 # in a low back the front would hide it
                return ('front', 0.0, ahead - low), True
            return ('back', 0.0, y - low), True
    return None


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
