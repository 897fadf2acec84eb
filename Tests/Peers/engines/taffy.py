"""Taffy: a row is a flex container (a column for `axis: vertical`), its items leaves, flexing as css_flex.py says.

Spacing is `gap` where it is uniform and at least 0, otherwise margins. Where nothing is proposed the container has the
width of its content. An infinite container is passed on as an infinite width, whatever Taffy makes of it.
Rounding: off; single precision, which may freeze an item that just meets its minimum and, with factors that sum below
1, change the whole line. With --whole-pixels Taffy rounds both edges of an item, as by default. Histories:
flex_tree.py.
"""

from css_flex import gaps, single_precision
from flex_tree import run
from rows import INFINITY
from serve import arguments
from stretchable import Node
from stretchable.style import AUTO, FlexDirection
from taffy_tree import TAFFY, TaffyTree

parser = arguments(__doc__)
parser.add_argument("--whole-pixels", action="store_true", help="let Taffy round, as it does by default")
options = parser.parse_args()


class Tree(TaffyTree):
    rounds = options.whole_pixels

    def __init__(self, is_column, gap, is_open):
        super().__init__(is_column)
        self.gap, self.is_open = gap, is_open
        self.direction = FlexDirection.COLUMN if is_column else FlexDirection.ROW

    def node(self, length):
        """The container at a length; taken for its style once it has children."""
        return Node(size=AUTO if length is None else self.along(length), gap=self.gap, flex_direction=self.direction)

    def leaf(self, item, factors, before, reverse):
        grow, shrink, basis = map(float, factors)
        style = {"flex_grow": grow, "flex_shrink": shrink, "flex_basis": basis,
                 "min_size": self.along(float(item.minimum)),
                 "margin": (before, 0, 0, 0) if self.is_column else (0, 0, 0, before)}
        if item.maximum != INFINITY:
            style["max_size"] = self.along(float(item.maximum))
        if self.is_open:
            # A basis alone does not widen a container of maximal content.
            style.update(flex_basis=AUTO, size=self.along(basis))
        return Node(**style)


def make(fields, row):
    gap, margins = gaps(fields, len(row.items))
    return Tree(fields.get("axis") == "vertical", gap, row.available is None), row, margins


name = f"Taffy {TAFFY}" + (" whole pixels" if options.whole_pixels else "")
run(__doc__, name, make, rounding=(lambda row: 1) if options.whole_pixels else single_precision, options=options)
