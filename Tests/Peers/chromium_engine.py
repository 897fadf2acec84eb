"""Chromium as an engine: problems as JSON lines on standard input, claims on standard output.

    python3 chromium_engine.py [--history none|reversed|resized] < problems.jsonl

A row is an element with `display: flex` of the available length (a column for `axis: vertical`), its items empty
elements with min and max, flexing as css_flex.py says; the lengths are read back with `getBoundingClientRect`.
Spacing is `gap` where it is uniform and at least 0, otherwise margins. When `available` is null the container has the
width of its content. CSS has no infinite length: such a row gets an error.

Chromium's unit is 1/64 pixel, and `rounding` is what that may do to a length, the sum of

    1/128 for every item     the free space is shared item after item, each share rounded to the nearest unit from
                             what the others have left; an item meets its own rounding and a part of theirs
    1/64                     factors that sum below 1 cut the space to hand out down to whole units
    what is cut off          every number of the problem is cut down to whole units, and no length follows any
                             one of them by more than the difference

The histories (serve.py) are those of a document: `reversed` sets every style in the opposite order, appends the
children from the last to the first, then moves each to its place, and lays out after every step; `resized` gives the
container other lengths and lays out, before it comes back.

Lengths in points, a CSS pixel each. Needs a Chromium: see `install` and browser.py.
"""

import json
import math
from fractions import Fraction
from pathlib import Path

from browser import Browser
from css_flex import each_gap, flex, gaps
from rows import INFINITY
from serve import arguments, claim, other_containers, serve, sized

UNIT = Fraction(1, 64)


def cut_off(length):
    """What is lost when a length becomes whole units."""
    return length - math.floor(length / UNIT) * UNIT


def rounding(fields, row):
    """How far the units may have moved a length, in points; see above."""
    told = [item.minimum for item in row.items] + [Fraction(basis) for *_, basis in flex(row)]
    told += [item.maximum for item in row.items if item.maximum != INFINITY]
    told += each_gap(fields, len(row.items)) + ([row.available] if sized(row.available) else [])
    return (len(row.items) + 2) * UNIT / 2 + sum(map(cut_off, told))


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


def main():
    options = arguments(__doc__).parse_args()
    browser = Browser()
    browser.evaluate(Path(__file__).with_name("flex_page.js").read_text(encoding="utf-8") + "\n0")
    engine = f"Chromium {browser.version}"

    def answer(fields, row):
        found = browser.evaluate(f"answer({json.dumps(question(fields, row, options.history))})")
        return claim(row, engine, found["lengths"], rounding(fields, row), found["offsets"])

    try:
        serve(answer)
    finally:
        browser.close()


if __name__ == "__main__":
    main()
