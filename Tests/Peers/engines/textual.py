"""Textual: a Horizontal of widgets whose widths are in fr.

    fr   the weight as fr, the bounds as min-width and max-width

Rounding: whole cells; what rounding takes away is carried along to the next widgets.
Traps: a gap is a margin on the left, which is no part of a widget's width. A change counts after the next message
loop: every length is read after a pause. The natural width plays no part.
"""

import asyncio
from importlib.metadata import version

from textual.app import App
from textual.containers import Horizontal
from textual.widget import Widget
from toolkit import run


class Rows(App):
    CSS = "Horizontal { height: 1; }"


loop = asyncio.new_event_loop()
rows = Rows()
# Kept, or the test ends with it.
session = rows.run_test(size=(1600, 5))
pilot = loop.run_until_complete(session.__aenter__())


def widget(child, margin):
    made = Widget()
    made.styles.width, made.styles.height = f"{child.weight}fr", 1
    made.styles.min_width, made.styles.margin = child.least, (0, 0, 0, margin)
    if child.most is not None:
        made.styles.max_width = child.most
    return made


async def lengths(shape, containers):
    row = Horizontal()
    row.styles.width = containers[0]
    widgets = [widget(child, shape.gap if place else 0) for place, child in enumerate(shape.children)]
    await rows.screen.mount(row)
    await row.mount(*widgets)
    for container in containers:
        row.styles.width = container
        await pilot.pause()
    found = [each.size.width for each in widgets]
    await row.remove()
    return found


def fr(shape, containers):
    yield loop.run_until_complete(lengths(shape, containers))


run(__doc__, f"Textual {version('textual')}", {"fr": fr})
