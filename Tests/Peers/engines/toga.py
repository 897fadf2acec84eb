"""Toga: Pack, its layout algorithm, with the backend that shows nothing (toga-dummy).

    pack   the weight as flex, the least width as the intrinsic one

Rounding: whole pixels, every share cut off; the remainder is left over.
Traps: a box computes its intrinsic size anew when it is laid out, so that the least width must be kept by hand; a gap
is a margin on the left. There are neither natural nor greatest widths.
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
    boxes = [toga.Box(style=Pack(flex=each.weight, height=10, margin_left=shape.gap if place else 0))
             for place, each in enumerate(shape.children)]
    row = toga.Box(style=Pack(direction=ROW), children=boxes)
    for child, box in zip(shape.children, boxes):
        box.intrinsic.width, box.intrinsic.height = at_least(child.least), 10
        box._impl.rehint = lambda: None
    for length in containers:
        row.style.layout(SimpleNamespace(width=length, height=10))
        yield [box.layout.content_width for box in boxes]


run(__doc__, f"Toga {version('toga-core')}", {"pack": pack})
