"""A row as a browser is asked it: what chromium.py, firefox.py and webkit.py share.

    flex         an element with `display: flex` of the available length (a column for `axis: vertical`), its items
                 empty elements with min and max, flexing as css_flex.py says
    grid-px, grid-fr, grid-auto, table, table-percent
                 the row as css_forms.py has it: such rows have whole lengths and one gap

Lengths are read back with `getBoundingClientRect`. Spacing is `gap` where it is uniform and at least 0, otherwise
margins. When `available` is null the container has the width of its content. CSS has no infinite length: such a row
gets an error.

A browser's lengths are whole numbers of its unit, 1/64 or 1/60 pixel, and `rounding` is what that may do to a length,
the sum of

    half a unit for every item   the free space is shared item after item, each share rounded to the nearest unit from
                                 what the others have left; an item meets its own rounding and a part of theirs
    a unit                       factors that sum below 1 cut the space to hand out down to whole units
    what is cut off              every number of the problem is cut down to whole units, and no length follows any
                                 one of them by more than the difference

For tables it is a pixel: their columns are whole. The histories (serve.py) are those of a document: `reversed` sets
every style in the opposite order, appends the children from the last to the first, then moves each to its place, and
lays out after every step; `resized` gives the container other lengths and lays out, before it comes back.

Lengths in points, a CSS pixel each.
"""

import json
import math
from fractions import Fraction
from pathlib import Path

from css_flex import each_gap, flex, gaps
from css_forms import document, table_shape
from rows import INFINITY, as_float
from serve import arguments, claim, other_containers, serve, sized
from toolkit import refuse_fractions, shape_of

FORMS = ("flex", "grid-px", "grid-fr", "grid-auto", "table", "table-percent")


def cut_off(length, unit):
    """What is lost when a length becomes whole units."""
    return length - math.floor(length / unit) * unit


def rounding(fields, row, unit):
    """How far the units may have moved a length, in points; see above."""
    told = [item.minimum for item in row.items] + [Fraction(basis) for *_, basis in flex(row)]
    told += [item.maximum for item in row.items if item.maximum != INFINITY]
    told += each_gap(fields, len(row.items)) + ([row.available] if sized(row.available) else [])
    return (len(row.items) + 2) * unit / 2 + sum(cut_off(each, unit) for each in told)


def pixels(length):
    return f"{float(length):.10f}".rstrip("0").rstrip(".") + "px"


def item_style(item, factors, margin, row, is_column):
    """One item's properties."""
    grow, shrink, basis = map(float, factors)
    size, before = ("height", "margin-top") if is_column else ("width", "margin-left")
    style = {"flex": f"{grow:.10g} {shrink:.10g} {pixels(basis)}", f"min-{size}": pixels(item.minimum)}
    if row.available is None:
        # A basis alone does not widen a container of maximal content.
        style.update({"flex": "none", size: pixels(basis)})
    if item.maximum != INFINITY:
        style[f"max-{size}"] = pixels(item.maximum)
    return {**style, before: pixels(margin)} if margin else style


def question(fields, row, history):
    """What flex_page.js is asked."""
    is_column = fields.get("axis") == "vertical"
    size, direction = ("height", "column") if is_column else ("width", "row")
    if row.available == INFINITY:
        raise ValueError("CSS has no infinite container")
    gap, margins = gaps(fields, len(row.items))
    length = "max-content" if row.available is None else pixels(row.available)
    detours = other_containers(row.available) if history == "resized" and sized(row.available) else ()
    return {
        "direction": direction, "reverse": history == "reversed", "detours": [pixels(each) for each in detours],
        "container": {"display": "flex", "flex-direction": direction, size: length, "gap": pixels(gap)},
        "items": [item_style(*each, row, is_column) for each in zip(row.items, flex(row), margins)],
    }


def form_question(fields, row, form, history):
    """What the page is asked about a row as css_forms.py has it."""
    shape, available = shape_of(fields, row), as_float(row.available)
    refuse_fractions(shape, available)
    if history == "reversed":
        raise ValueError("this form is not asked in the opposite order")
    is_table = form.startswith("table")
    shape = table_shape(shape) if is_table else shape
    lengths = [*(other_containers(available) if history == "resized" else ()), available]
    lengths = [length - shape.gaps if is_table else length for length in lengths]
    return {"html": document(form, shape, available), "lengths": [pixels(max(0, each)) for each in lengths]}


def serve_browser(docstring, title, evaluate, unit):
    """Serves a browser that evaluates scripts; `unit` is its smallest length."""
    parser = arguments(docstring)
    parser.add_argument("form", choices=FORMS, nargs="?", default="flex")
    options = parser.parse_args()
    evaluate(Path(__file__).with_name("flex_page.js").read_text(encoding="utf-8") + "\n0")

    def answer(fields, row):
        if options.form == "flex":
            found = evaluate(f"answer({json.dumps(question(fields, row, options.history))})")
            return claim(row, title, found["lengths"], rounding(fields, row, unit), found["offsets"])
        asked = form_question(fields, row, options.form, options.history)
        slack = 1 if options.form.startswith("table") else rounding(fields, row, unit)
        return claim(row, f"{title} {options.form}", evaluate(f"laidOut({json.dumps(asked)})"), slack)

    serve(answer)
