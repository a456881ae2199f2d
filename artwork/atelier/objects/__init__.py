"""
Things that are modelled, not draped: bags, shoes and what else stands on a floor. A module's PRODUCTS maps a handle to its
`still.Still`; `solid.py` makes skins, straps, tubes and stitches, `stage.py` floor, lamps and reflections.
"""
