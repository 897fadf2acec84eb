"""Typst: a grid of fr columns.

    fr   the weight as fr

Rounding: none that shows; lengths are read by `layout` in each cell.
Traps: there are neither least, natural nor greatest widths for fr columns; a box on a page wide enough, as a page
would wrap it.
"""

import json
import os
from importlib.metadata import version
from pathlib import Path

import typst
from toolkit import at_once, run

PAGE = """#set page(width: 20000pt, height: 200pt, margin: 0pt)
#box(width: {container}pt, grid(columns: ({columns},), column-gutter: {gap}pt, {cells}))"""


def fr(shape, container):
    columns = ", ".join(f"{child.weight}fr" for child in shape.children)
    count = range(len(shape.children))
    cells = ", ".join(f"layout(size => [#metadata(size.width / 1pt) <cell{place}>])" for place in count)
    source = Path(os.environ["HOME"]) / "row.typ"
    source.write_text(PAGE.format(container=container, columns=columns, gap=shape.gap, cells=cells))
    page = typst.Compiler(str(source))
    return [float(json.loads(page.query(f"<cell{place}>", field="value", one=True))) for place in count]


run(__doc__, f"Typst {version('typst')}", {"fr": at_once(fr)}, rounding=0.01, whole=False)
