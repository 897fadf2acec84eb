"""WeasyPrint: flex lines, grids and tables (css_forms.py).

    flex       flex: 1 1 natural
    grid-px    tracks minmax(least, most)
    grid-fr    tracks minmax(least, weight fr)
    table      an automatic table whose cells' contents are least and natural wide

Rounding: none, double precision. A pixel is 0.75 point inside; lengths are CSS pixels.
Traps: a page must be wider than the row; a table's content must be at least a pixel wide, so that `table` raises
least, natural and most to 1.
"""

from css_forms import document, table_shape
from toolkit import at_once, run
from weasyprint import HTML, __version__

PAGE = "<style>@page { size: 20000px 200px; margin: 0 } body { margin: 0 } table { border-collapse: separate }</style>"


def cells(box):
    """The table's cells, in order."""
    if type(box).__name__ == "TableCellBox":
        return [box]
    return [cell for child in getattr(box, "children", []) for cell in cells(child)]


def form(name):
    def lengths(shape, container):
        shape = table_shape(shape) if name == "table" else shape
        page = HTML(string=PAGE + document(name, shape, container)).render().pages[0]._page_box
        row = page.children[0].children[0].children[0]
        return [box.width for box in (cells(row) if name == "table" else row.children)]

    return at_once(lengths)


run(__doc__, f"WeasyPrint {__version__}", {name: form(name) for name in ("flex", "grid-px", "grid-fr", "table")},
    rounding=0.01, whole=False)
