"""What flex engines that are trees of nodes share: a row becomes a tree, has a history, and is read.

A tree is an object with

    leaf(item, factors, before, reverse)   a node; `before` is its margin, `reverse` sets its style backwards
    append(child), take_out(child)         of the root
    resize(length)                         of the root, None where the container proposes nothing
    lay_out()
    read(child)                            its length and where it starts
    drop()                                 frees everything

The histories (serve.py) are those of a tree: `reversed` appends the children from the last to the first, then moves
each to its place, and lays out after every step; `resized` gives the container other lengths, and lays out, before it
comes back.
"""

from css_flex import flex, shortest_single, single_precision
from serve import arguments, claim, other_containers, serve, sized


def fill(tree, leaves, reverse):
    """Gives the root its children."""
    for leaf in reversed(leaves) if reverse else leaves:
        tree.append(leaf)
        if reverse:
            tree.lay_out()
    for leaf in leaves if reverse else ():
        tree.take_out(leaf)
        tree.append(leaf)
        tree.lay_out()


def solve(tree, row, margins, history):
    """Lengths and offsets, in order."""
    reverse, length = history == "reversed", float(row.available) if row.available is not None else None
    try:
        tree.resize(length)
        leaves = [tree.leaf(*each, reverse) for each in zip(row.items, flex(row), margins)]
        fill(tree, leaves, reverse)
        for other in other_containers(row.available) if history == "resized" and sized(row.available) else ():
            tree.resize(other)
            tree.lay_out()
        tree.resize(length)
        tree.lay_out()
        return [list(map(shortest_single, values)) for values in zip(*map(tree.read, leaves))] or [[], []]
    finally:
        tree.drop()


def run(docstring, engine, make, histories=("none", "reversed", "resized"), rounding=single_precision, options=None):
    """Serves an engine; `make(fields, row)` is a tree with the margin before each item."""
    options = options or arguments(docstring).parse_args()

    def answer(fields, row):
        if options.history not in histories:
            raise ValueError("this engine is not asked in the opposite order")
        lengths, offsets = solve(*make(fields, row), options.history)
        return claim(row, engine, lengths, rounding(row), offsets)

    serve(answer)
