"""Flutter: a Row of Flexible children, in the web build that Flet serves, shown by Chromium.

    row   the weight as flex; a child without a greatest width is Expanded, one with it is Flexible, loose, in a box

Rounding: none, double precision.
Traps: a child that does not take all of its share leaves it unused: that is what `loose` says, no defect. There are
neither least nor natural widths. Lengths are reported only where they have changed: every row is made anew.
"""

import asyncio

from flet_page import flet, run


def child(wishes, report):
    loose = wishes.most is not None
    return flet.Container(expand=int(wishes.weight), expand_loose=loose, width=wishes.most, height=10,
                          on_size_change=report)


async def lengths(page, shape, container):
    found, done = {}, asyncio.Event()

    def reporter(place):
        def report(event):
            found[place] = event.width
            if len(found) == len(shape.children):
                done.set()

        return report

    children = [child(each, reporter(place)) for place, each in enumerate(shape.children)]
    page.controls.clear()
    row = flet.Container(width=container, content=flet.Row(children, spacing=shape.gap))
    page.add(flet.Row([row], spacing=0, scroll=flet.ScrollMode.AUTO))
    await asyncio.wait_for(done.wait(), 4)
    return [found[place] for place in range(len(children))]


run(lengths, "row")
