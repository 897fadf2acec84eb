"""A newer Yoga than yoga.py's, through pyyoga: flex lines, as css_flex.py says.

Rounding: none, the grid of pixels is turned off; single precision (css_flex.py).
Traps: neither the binding nor the library says which Yoga it is; it has gaps, so it is newer than 2.0. Without a
point scale factor of 0 lengths are whole pixels.
"""

from importlib.metadata import version

import pyyoga as yoga
from css_flex import flex, gaps, shortest_single, single_precision
from rows import INFINITY
from serve import arguments, claim, other_containers, serve, sized

OPEN = float("nan")
config = yoga.Config()
config.point_scale_factor = 0


def leaf(item, factors, margin):
    node = yoga.Node(config)
    node.flex_grow, node.flex_shrink, node.flex_basis = map(float, factors)
    node.min_width = float(item.minimum)
    if item.maximum != INFINITY:
        node.max_width = float(item.maximum)
    if margin:
        node.set_margin(yoga.Edge.Left, margin)
    return node


def lengths(fields, row, history):
    if not sized(row.available) or fields.get("axis") == "vertical" or history == "reversed":
        raise ValueError("only rows in a container of a length are asked here")
    root, (gap, margins) = yoga.Node(config), gaps(fields, len(row.items))
    root.height, root.flex_direction = 10, yoga.FlexDirection.Row
    root.set_gap(yoga.Gutter.Column, gap)
    leaves = [leaf(*each) for each in zip(row.items, flex(row), margins)]
    for place, node in enumerate(leaves):
        root.insert_child(node, place)
    for length in (*(other_containers(row.available) if history == "resized" else ()), float(row.available)):
        root.width = length
        root.calculate_layout(OPEN, OPEN, yoga.Direction.LTR)
    return [shortest_single(node.layout_width) for node in leaves]


options = arguments(__doc__).parse_args()
title = f"Yoga of pyyoga {version('pyyoga')}"
serve(lambda fields, row: claim(row, title, lengths(fields, row, options.history), single_precision(row)))
