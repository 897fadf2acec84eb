"""Tk: pack and panedwindow.

    pack    side left, expand, fill: whoever comes first has its natural width first
    panes   panedwindow, every pane stretching always

Rounding: whole pixels. Traps: a frame of width 0 asks for 1. A window that got no room is unmapped and keeps the size
it had: its length is then 0. Tk knows no greatest width, and pack no least one.
"""

import tkinter

from tk_row import VERSION, frame, laid_out, root
from toolkit import run


def shown(children):
    """The children's widths."""
    return lambda: [child.winfo_width() if child.winfo_ismapped() else 0 for child in children]


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


run(__doc__, f"Tk {VERSION}", {"pack": pack, "panes": panes})
