"""Slint: HorizontalLayout of rectangles.

    horizontal   horizontal-stretch 1
    stretch      the weight as horizontal-stretch

Rounding: none, single precision.
Traps: a maximum cannot be unset, so that there is a component for every pattern of bounds; properties are lengths in
logical pixels; a layout inside a window takes the window's width, so that it stands in a rectangle of its own.
"""

import os
from importlib.metadata import version
from pathlib import Path

import slint
from toolkit import run

components = {}


def child(place, bounded):
    most = f"max-width: root.most{place}; " if bounded else ""
    return (f"child{place} := Rectangle {{ min-width: root.least{place}; preferred-width: root.natural{place}; {most}"
            f"horizontal-stretch: root.weight{place}; }}")


def component(pattern):
    """The component for children of which some have a maximum."""
    if pattern in components:
        return components[pattern]
    names = [f"{name}{place}" for place in range(len(pattern)) for name in ("least", "natural", "most")]
    properties = [f"in property <length> {name};" for name in ("container", "gap", *names)]
    properties += [f"in property <float> weight{place}; out property <float> length{place}: child{place}.width / 1px;"
                   for place in range(len(pattern))]
    row = "\n".join(child(*each) for each in enumerate(pattern))
    file = Path(os.environ["HOME"]) / f"row{len(components)}.slint"
    file.write_text(f"""export component Row inherits Rectangle {{ {' '.join(properties)}
        Rectangle {{ width: 5000px; height: 50px;
            HorizontalLayout {{ x: 0; y: 0; width: root.container; height: 10px; spacing: root.gap; {row} }} }} }}""")
    return components.setdefault(pattern, slint.load_file(str(file)).Row())


def form(weighted):
    def answer(shape, containers):
        row = component(tuple(each.most is not None for each in shape.children))
        row.gap = shape.gap
        for place, each in enumerate(shape.children):
            wishes = {"least": each.least, "natural": each.natural, "most": each.most or 0,
                      "weight": each.weight if weighted else 1}
            for name, value in wishes.items():
                setattr(row, f"{name}{place}", value)
        for length in containers:
            row.container = length
            yield [getattr(row, f"length{place}") for place in range(len(shape.children))]

    return answer


run(__doc__, f"Slint {version('slint')}", {"horizontal": form(False), "stretch": form(True)}, rounding=0.01, whole=False)
