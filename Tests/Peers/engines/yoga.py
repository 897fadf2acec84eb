"""Yoga as an engine: problems as JSON lines on standard input, claims on standard output.

    engine yoga [--history none|reversed|resized] < problems.jsonl

A row is a node of the available length (a column for `axis: vertical`), its items nodes with min and max, flexing as
css_flex.py says. This Yoga has no `gap`: every spacing is a margin before the item. When `available` is null the
root's length is left open. Yoga has no infinite container: such a row gets an error.

The grid of pixels is turned off (point scale factor 0), so `rounding` is what single precision may do to a length.

The histories (serve.py) are those of a tree of nodes: `reversed` sets every style in the opposite order, appends the
children from the last to the first, then moves each to its place, and lays out after every step; `resized` gives the
container other lengths and lays out, before it comes back.

Lengths in points. Needs `poga`: see requirements.txt.
"""

import poga.libpoga_capi as yoga
from css_flex import each_gap, flex, shortest_single, single_precision
from poga.libpoga_capi import YGEdge, YGFlexDirection
from rows import INFINITY
from serve import arguments, claim, other_containers, serve, sized

OPEN = float("nan")


class Way:
    """The names that one axis has: a row's widths or a column's heights."""

    def __init__(self, is_column):
        side = "Height" if is_column else "Width"
        self.direction = YGFlexDirection.Column if is_column else YGFlexDirection.Row
        self.before = YGEdge.Top if is_column else YGEdge.Left
        self.set_length = getattr(yoga, f"YGNodeStyleSet{side}")
        self.set_least = getattr(yoga, f"YGNodeStyleSetMin{side}")
        self.set_most = getattr(yoga, f"YGNodeStyleSetMax{side}")
        self.length = getattr(yoga, f"YGNodeLayoutGet{side}")
        self.start = yoga.YGNodeLayoutGetTop if is_column else yoga.YGNodeLayoutGetLeft


def styles(item, factors, margin, way):
    """What to set on an item's node: (setter, arguments)."""
    grow, shrink, basis = map(float, factors)
    yield yoga.YGNodeStyleSetFlexGrow, (grow,)
    yield yoga.YGNodeStyleSetFlexShrink, (shrink,)
    yield yoga.YGNodeStyleSetFlexBasis, (basis,)
    yield yoga.YGNodeStyleSetMargin, (way.before, margin)
    yield way.set_least, (float(item.minimum),)
    if item.maximum != INFINITY:
        yield way.set_most, (float(item.maximum),)


def lay_out(root):
    yoga.YGNodeCalculateLayout(root, OPEN, OPEN, yoga.YGDirection.LTR)


def fill(root, children, reverse):
    """Gives the root its children."""
    count = len(children)
    if not reverse:
        for place, child in enumerate(children):
            yoga.YGNodeInsertChild(root, child, place)
        return
    for place, child in enumerate(reversed(children)):
        yoga.YGNodeInsertChild(root, child, place)
        lay_out(root)
    for child in children:
        yoga.YGNodeRemoveChild(root, child)
        yoga.YGNodeInsertChild(root, child, count - 1)
        lay_out(root)


def solve(fields, row, history, config):
    """Lengths and offsets, in order."""
    if row.available == INFINITY:
        raise ValueError("Yoga has no infinite container")
    way = Way(fields.get("axis") == "vertical")
    root = yoga.YGNodeNewWithConfig(config)
    try:
        yoga.YGNodeStyleSetFlexDirection(root, way.direction)
        if sized(row.available):
            way.set_length(root, float(row.available))
        children = []
        for item, factors, gap in zip(row.items, flex(row), [0, *each_gap(fields, len(row.items))]):
            child = yoga.YGNodeNewWithConfig(config)
            wishes = list(styles(item, factors, float(gap), way))
            for setter, values in wishes[::-1] if history == "reversed" else wishes:
                setter(child, *values)
            children.append(child)
        fill(root, children, reverse=history == "reversed")
        if history == "resized" and sized(row.available):
            for length in other_containers(row.available):
                way.set_length(root, length)
                lay_out(root)
            way.set_length(root, float(row.available))
        lay_out(root)
        return [[shortest_single(read(child)) for child in children] for read in (way.length, way.start)]
    finally:
        yoga.YGNodeFreeRecursive(root)


def main():
    options = arguments(__doc__).parse_args()
    config = yoga.YGConfigNew()
    yoga.YGConfigSetPointScaleFactor(config, 0)
    engine = f"Yoga {yoga.poga_yoga_version()}"

    def answer(fields, row):
        lengths, offsets = solve(fields, row, options.history, config)
        return claim(row, engine, lengths, single_precision(row), offsets)

    serve(answer)


if __name__ == "__main__":
    main()
