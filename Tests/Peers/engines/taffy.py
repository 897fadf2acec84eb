"""Taffy as an engine: problems as JSON lines on standard input, claims on standard output.

    engine taffy [--whole-pixels] [--history none|reversed|resized] < problems.jsonl

A row is a flex container of the available length (a column for `axis: vertical`), its items leaves with min and
max, flexing as css_flex.py says. Spacing is `gap` where it is uniform and at least 0, otherwise margins. When
`available` is null the container has the width of its content. An infinite container is passed on as an infinite
width, whatever Taffy makes of it.

Taffy rounds to whole pixels by default, and `stretchable` asks it not to: then `rounding` is what
single precision may do to a length. With --whole-pixels it rounds both edges of each item, which may change a length
by 1: `rounding` is 1. Where an item just meets its minimum, single precision may freeze that item and, with factors
that sum below 1, change the whole line.

The histories (serve.py) are those of a tree of nodes: `reversed` appends the children from the last to the first,
then moves each to its place, and lays out after every step; `resized` gives the container other lengths and lays
out, before it comes back.

The engine is named by the version of Taffy that `stretchable` was built with. Lengths in points. Needs
`stretchable`: see requirements.txt.
"""

from importlib.metadata import version

from css_flex import flex, gaps, shortest_single, single_precision
from rows import INFINITY
from serve import arguments, claim, other_containers, serve, sized
from stretchable import Node, taffylib
from stretchable import node as nodes
from stretchable.context import taffy
from stretchable.style import AUTO, FlexDirection
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

# Built into the extension, which does not say so itself; change it together with requirements.txt.
TAFFY = {"1.1.8": "0.7.7"}


def engine_name(whole_pixels):
    """Taffy with its version, as far as it is known."""
    binding = version("stretchable")
    name = f"Taffy {TAFFY[binding]}" if binding in TAFFY else f"Taffy of stretchable {binding}"
    return name + (" whole pixels" if whole_pixels else "")


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


def lay_out(root, whole_pixels):
    """Computes the layout; ValueError where Taffy says that it has not."""
    if not root.compute_layout(SizeAvailableSpace(MAX_CONTENT, MAX_CONTENT), use_rounding=whole_pixels):
        raise ValueError("Taffy computed no layout")


def solve(fields, row, whole_pixels, history):
    """Lengths and offsets, in order."""
    is_column = fields.get("axis") == "vertical"
    gap, margins = gaps(fields, len(row.items))
    leaves = [leaf(*each, row, is_column) for each in zip(row.items, flex(row), margins)]
    size = AUTO if row.available is None else along(float(row.available), is_column)
    direction = FlexDirection.COLUMN if is_column else FlexDirection.ROW
    root = Node(size=size, gap=gap, flex_direction=direction)
    try:
        if history == "reversed":
            for child in reversed(leaves):
                root.append(child)
                lay_out(root, whole_pixels)
            for place, child in enumerate(leaves):
                del root[len(leaves) - 1 - place]
                root.append(child)
                lay_out(root, whole_pixels)
        else:
            root.extend(leaves)
        if history == "resized" and sized(row.available):
            for length in other_containers(row.available):
                root.style = Node(size=along(length, is_column), gap=gap, flex_direction=direction).style
                lay_out(root, whole_pixels)
            root.style = Node(size=size, gap=gap, flex_direction=direction).style
        lay_out(root, whole_pixels)
        boxes = [each.get_box() for each in leaves]
    finally:
        # stretchable never drops a node by itself, and a long run would fill the memory.
        taffylib.node_drop_all(taffy._ptr)
        nodes._node_refs.clear()
    lengths = [box.height if is_column else box.width for box in boxes]
    offsets = [box.y if is_column else box.x for box in boxes]
    return [[shortest_single(value) for value in values] for values in (lengths, offsets)]


def main():
    parser = arguments(__doc__)
    parser.add_argument("--whole-pixels", action="store_true", help="let Taffy round, as it does by default")
    options = parser.parse_args()
    engine = engine_name(options.whole_pixels)

    def answer(fields, row):
        lengths, offsets = solve(fields, row, options.whole_pixels, options.history)
        return claim(row, engine, lengths, 1 if options.whole_pixels else single_precision(row), offsets)

    serve(answer)


if __name__ == "__main__":
    main()
