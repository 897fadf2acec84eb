"""Tk: grid, pack and panedwindow.

    grid           columns of weight 1 with the least width as minsize
    grid-weights   the weight as weight
    pack           side left, expand, fill: whoever comes first has its natural width first
    panes          panedwindow, every pane stretching always

Rounding: whole pixels; the remainder of grid goes to the later columns (AdjustOffsets adds up and cuts off).
Traps: `-padx` counts inside a column, so minsize does not cover it: gaps are columns of their own, of weight 0. Tk
knows no greatest width. A frame of width 0 asks for 1, so that a column of natural width 0 has none (pack and panes
take the 1). A window that got no room is unmapped and keeps the size it had: its length is then 0.
"""

import tkinter
from toolkit import run

root = tkinter.Tk()
root.geometry("1600x50")


def laid_out(parent, lengths, containers):
    for length in containers:
        parent.place(x=0, y=0, width=length, height=10)
        root.update()
        yield lengths()
    parent.destroy()


def shown(children):
    """The children's widths."""
    return lambda: [child.winfo_width() if child.winfo_ismapped() else 0 for child in children]


def frame(parent, width):
    return tkinter.Frame(parent, width=width, height=10, bd=0, highlightthickness=0)


def grid(weighted):
    def form(shape, containers):
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


def pack(shape, containers):
    parent = frame(root, 1)
    parent.pack_propagate(False)
    frames = [frame(parent, child.natural) for child in shape.children]
    for place, each in enumerate(frames):
        each.pack(side="left", expand=True, fill="x", padx=(shape.gap if place else 0, 0))
    yield from laid_out(parent, shown(frames), containers)


def panes(shape, containers):
    parent = tkinter.PanedWindow(root, orient="horizontal", sashwidth=shape.gap, sashpad=0, bd=0, showhandle=False)
    frames = [frame(parent, child.natural) for child in shape.children]
    for child, each in zip(shape.children, frames):
        parent.add(each, minsize=child.least, width=child.natural, stretch="always", sticky="ew")
    yield from laid_out(parent, shown(frames), containers)


run(__doc__, f"Tk {root.tk.call('info', 'patchlevel')}", {
    "grid": grid(False), "grid-weights": grid(True), "pack": pack, "panes": panes})
