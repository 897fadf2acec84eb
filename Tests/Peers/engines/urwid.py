"""urwid: Columns.

    columns   the weight as weight, min_width 1

Rounding: whole cells; shares are rounded from the lightest column to the heaviest, each of what is left.
Traps: columns that get no room are missing from the answer: their length is 0. There are neither natural nor greatest
widths, and one least width for all columns.
"""

import urwid
from toolkit import at_once, run


def columns(shape, container):
    made = urwid.Columns([("weight", each.weight, urwid.SolidFill()) for each in shape.children],
                         dividechars=shape.gap, min_width=1)
    widths = list(made.column_widths((container, 1)))
    return widths + [0] * (len(shape.children) - len(widths))


run(__doc__, f"urwid {urwid.__version__}", {"columns": at_once(columns)})
