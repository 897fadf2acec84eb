"""Rich: the ratios of Layout, and Table.

    layout   ratio_resolve, by which a Layout splits its room: the weight as ratio, the least as minimum_size
    table    a table that is not expanded; cells measure themselves as least and natural

Rounding: whole cells; ratios round up the shares that are left, so that the remainder goes to the first.
Traps: a table has no gaps, so their sum is taken from the container; it levels from the widest column down and does
not keep the cells' least widths. Layout's ratios know no greatest width.
"""

from importlib.metadata import version
from types import SimpleNamespace

from rich._ratio import ratio_resolve
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from toolkit import at_once, run

console = Console(width=3000, legacy_windows=False)


class Cell:
    def __init__(self, child):
        self.child = child

    def __rich_measure__(self, console, options):
        return Measurement(self.child.least, self.child.natural).with_maximum(options.max_width)

    def __rich_console__(self, console, options):
        yield ""


def layout(shape, container):
    edges = [SimpleNamespace(size=None, ratio=each.weight, minimum_size=each.least) for each in shape.children]
    return ratio_resolve(container - shape.gaps, edges)


def table(shape, container):
    made = Table(box=None, padding=0, show_header=False, pad_edge=False, collapse_padding=True)
    for _ in shape.children:
        made.add_column()
    made.add_row(*map(Cell, shape.children))
    return made._calculate_column_widths(console, console.options.update_width(container - shape.gaps))


run(__doc__, f"Rich {version('rich')}", {"layout": at_once(layout), "table": at_once(table)})
