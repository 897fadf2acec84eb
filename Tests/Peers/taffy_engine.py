"""Taffy as an engine: problems as JSON lines on standard input, claims on standard output.

    python3 taffy_engine.py [--whole-pixels] < problems.jsonl

A row is a flex container of the available length (a column for `axis: vertical`), its items leaves with min and
max. By policy they are

    css-flex          flex: grow shrink basis, as stated
    equal-sizes       flex: 1 1 0
    weights           flex: weight 1 0, the weights scaled to at least 1: CSS hands out less when factors sum below 1
    equal-increments  flex: 1 1 min
    glue              flex: stretch shrink/ideal ideal, as CSS multiplies shrink factors by the basis

Spacing is `gap` where it is uniform and at least 0, as CSS demands, otherwise margins. When `available` is null
the items are `flex: none` with `ideal` as their width, in a container of maximal content. An infinite container
is passed on as an infinite width, whatever Taffy makes of it. CSS has no priorities and flexing no orders of
infinity: both are dropped, so such rows may be judged wrong without any fault of Taffy's.

Taffy rounds to whole pixels unless told not to, and `stretchable` tells it so by default: then `rounding` is 0.
With --whole-pixels it rounds both edges of each item, which may change a length by 1: `rounding` is 1. Taffy
calculates in single precision: at some hundred points the error is below the tolerance of verdicts, but where an
item just meets its minimum it may freeze that item and, with factors that sum below 1, change the whole line.

The engine is named by the version of Taffy that `stretchable` was built with. A problem that this script or Taffy
cannot handle gets a line with `error` in place of a claim. Lengths in points. Needs `stretchable`: see
requirements.txt.
"""

import argparse
import json
import math
import sys
from fractions import Fraction
from importlib.metadata import version

from rows import INFINITY, as_float, number, parse_row
from stretchable import Node, taffylib
from stretchable import node as nodes
from stretchable.context import taffy
from stretchable.style import AUTO, FlexDirection
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

# Built into the extension, which does not say so itself; change it together with requirements.txt.
TAFFY = {"1.1.8": "0.7.7"}


def flex(row):
    """(grow, shrink, basis) of every item."""
    if row.available is None:
        return [(0, 0, item.ideal) for item in row.items]
    if row.policy == "css-flex":
        return [(item.grow, item.shrink, item.basis) for item in row.items]
    if row.policy == "weights":
        least = min((item.weight for item in row.items), default=1)
        return [(item.weight / min(least, 1), 1, 0) for item in row.items]
    if row.policy == "equal-increments":
        return [(1, 1, item.minimum) for item in row.items]
    if row.policy == "glue":
        return [(item.stretch, item.shrink / item.ideal if item.ideal else 0, item.ideal) for item in row.items]
    return [(1, 1, 0) for _ in row.items]


def gaps(fields, count):
    """The uniform gap, and the margin before each item."""
    spacing = fields.get("spacing", 0)
    if not isinstance(spacing, list):
        spacing = [spacing] * (count - 1)
    each = [float(number(gap)) for gap in spacing]
    if each and min(each) == max(each) >= 0:
        return each[0], [0.0] * count
    return 0.0, [0.0] + each


def along(length, is_column):
    """A size that is given on the main axis only."""
    return (AUTO, length) if is_column else (length, AUTO)


def leaf(item, factors, margin, row, is_column):
    grow, shrink, basis = map(float, factors)
    style = {
        "flex_grow": grow, "flex_shrink": shrink, "flex_basis": basis,
        "min_size": along(float(item.minimum), is_column),
        "margin": (margin, 0, 0, 0) if is_column else (0, 0, 0, margin),
    }
    if item.maximum != INFINITY:
        style["max_size"] = along(float(item.maximum), is_column)
    if row.available is None:
        # A basis alone does not widen a container of maximal content.
        style.update(flex_basis=AUTO, size=along(basis, is_column))
    return Node(**style)


def solve(fields, row, whole_pixels):
    """Lengths and offsets, in order."""
    is_column = fields.get("axis") == "vertical"
    gap, margins = gaps(fields, len(row.items))
    leaves = [leaf(*each, row, is_column) for each in zip(row.items, flex(row), margins)]
    size = AUTO if row.available is None else along(float(row.available), is_column)
    direction = FlexDirection.COLUMN if is_column else FlexDirection.ROW
    root = Node(*leaves, size=size, gap=gap, flex_direction=direction)
    try:
        if not root.compute_layout(SizeAvailableSpace(MAX_CONTENT, MAX_CONTENT), use_rounding=whole_pixels):
            raise ValueError("Taffy computed no layout")
        boxes = [each.get_box() for each in leaves]
    finally:
        # stretchable never drops a node by itself, and a long run would fill the memory.
        taffylib.node_drop_all(taffy._ptr)
        nodes._node_refs.clear()
    lengths = [box.height if is_column else box.width for box in boxes]
    return lengths, [box.y if is_column else box.x for box in boxes]


def answer(line, whole_pixels):
    """One line's claim."""
    fields = json.loads(line, parse_float=Fraction)
    fields = fields.get("problem", fields)
    row = parse_row(fields)
    lengths, offsets = solve(fields, row, whole_pixels)
    if any(math.isnan(value) for value in lengths + offsets):
        raise ValueError("Taffy answered with a length that is not a number")
    binding = version("stretchable")
    name = f"Taffy {TAFFY[binding]}" if binding in TAFFY else f"Taffy of stretchable {binding}"
    claim = {
        "engine": name + (" whole pixels" if whole_pixels else ""), "lengths": [as_float(w) for w in lengths],
        "offsets": [as_float(x) for x in offsets], "rounding": 1 if whole_pixels else 0,
    }
    return {"id": row.name, **claim} if row.name else claim


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--whole-pixels", action="store_true", help="let Taffy round, as it does by default")
    arguments = parser.parse_args()
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            reply = answer(line, arguments.whole_pixels)
        except Exception as error:  # every line must be answered, whatever happens in the engine
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
