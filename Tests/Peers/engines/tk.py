"""Tk: grid.

    grid           columns of weight 1 with the least width as minsize
    grid-weights   the weight as weight

Rounding: whole pixels; the remainder of grid goes to the later columns (AdjustOffsets adds up and cuts off).
Traps: `-padx` counts inside a column, so minsize does not cover it: gaps are columns of their own, of weight 0. Tk
knows no greatest width. A frame of width 0 asks for 1, so that a column of natural width 0 has none.
"""

from tk_row import VERSION, frame, laid_out, root
from toolkit import run


def grid(weighted):
    def form(shape, containers):
        if not any(child.natural for child in shape.children):
            raise ValueError("a Tk grid without children lays out nothing")
        parent = frame(root, 1)
        parent.grid_propagate(False)
        for place, child in enumerate(shape.children):
            if child.natural:
                frame(parent, child.natural).grid(row=0, column=2 * place, sticky="ew")
            parent.columnconfigure(2 * place, minsize=child.least, weight=child.weight if weighted else 1)
            if place:
                parent.columnconfigure(2 * place - 1, minsize=shape.gap)
        columns = range(0, 2 * len(shape.children), 2)
        yield from laid_out(parent, lambda: [parent.grid_bbox(column, 0)[2] for column in columns], containers)

    return form


run(__doc__, f"Tk {VERSION}", {"grid": grid(False), "grid-weights": grid(True)})
