"""Toga: Pack, its layout algorithm, with the backend that shows nothing (toga-dummy).

    pack   the weight as flex, the least width as the intrinsic one

Rounding: whole pixels, every share cut off; the remainder is left over.
Traps: a box computes its intrinsic size anew when it is laid out, so that the least width must be kept by hand. A
margin counts inside a share, so that a gap is the row's `gap`. There are neither natural nor greatest widths.
"""

import os
from importlib.metadata import version
from types import SimpleNamespace

os.environ["TOGA_BACKEND"] = "toga_dummy"
import toga  # noqa: E402
from toga.style.pack import ROW, Pack  # noqa: E402
from toolkit import run  # noqa: E402
from travertino.size import at_least  # noqa: E402

application = toga.App("Rows", "org.example.rows")


def pack(shape, containers):
    boxes = [toga.Box(style=Pack(flex=each.weight, height=10)) for each in shape.children]
    row = toga.Box(style=Pack(direction=ROW, gap=shape.gap), children=boxes)
    for child, box in zip(shape.children, boxes):
        box.intrinsic.width, box.intrinsic.height = at_least(child.least), 10
        box._impl.rehint = lambda: None
    for length in containers:
        row.style.layout(SimpleNamespace(width=length, height=10))
        yield [box.layout.content_width for box in boxes]


run(__doc__, f"Toga {version('toga-core')}", {"pack": pack})
