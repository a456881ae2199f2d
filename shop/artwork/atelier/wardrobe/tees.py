"""Jersey: the tee, the boatneck, the tank."""
from patterns import curve
from recipe import Recipe
from relief import Canvas, sewn
from wardrobe.tops import block, top


def canvases(garment):
    out = {}
    for p in garment.pieces:
        c = Canvas(p)
        if p.name in ('front', 'back'):
            sewn(c, ('left', 'right', 'left shoulder', 'right shoulder', 'left hole', 'right hole'), (('hem', 2.0),))
            c.stitches(c.edge('hem', 1.55))
            c.groove(c.edge('neck'), .4, .08)
            c.stitches(c.edge('neck', .35))
        elif 'sleeve' in p.name:
            sewn(c, ('front seam', 'back seam', 'front cap', 'back cap'), (('cuff', 2.0),))
            c.stitches(c.edge('cuff', 1.55))
        out[p.name] = c
    return out


def tee(body):
    lines = block(neck_front=138.6, hem=88, chest=25.2, waist=24.6, hips=25.6, armpit=(25.2, 125.2), shoulder=(18.4, 142.4))
    return top(body, lines, 'jersey', .75, dict(long=21, cuff=16.2, cap=11.5), dict(high=1.9, tight=.80))


PRODUCTS = {'supima-tee': Recipe('arms', tee, 'jersey', canvases=canvases, pieces={'front band': 'finerib', 'back band': 'finerib'},
                                 focus=(0.0, 1.33, .44))}
