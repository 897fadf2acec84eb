# Rich: a column that needs 11 cells gets 7, in a table of 14 whose other column needs none.
# Expected 11, 3: the second can be narrower, the first cannot. Tables level the widest columns without their minima.
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table


class Cell:
    def __init__(self, least, natural):
        self.measured = Measurement(least, natural)

    def __rich_measure__(self, console, options):
        return self.measured

    def __rich_console__(self, console, options):
        yield ""


table = Table(box=None, padding=0, show_header=False, pad_edge=False)
table.add_column()
table.add_column()
table.add_row(Cell(11, 11), Cell(0, 7))
console = Console(width=14)
print(*table._calculate_column_widths(console, console.options))
