# Rich: of 3 cells a column that needs 3 gets 1, as two columns without content count for one cell each.
# Expected 0, 3, 0: the columns' widths sum to 3, which is what the table has.
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table


class Cell:
    def __init__(self, natural):
        self.measured = Measurement(0, natural)

    def __rich_measure__(self, console, options):
        return self.measured

    def __rich_console__(self, console, options):
        yield ""


table = Table(box=None, padding=0, show_header=False, pad_edge=False)
for _ in range(3):
    table.add_column()
table.add_row(Cell(0), Cell(3), Cell(0))
console = Console(width=3)
print(*table._calculate_column_widths(console, console.options))
