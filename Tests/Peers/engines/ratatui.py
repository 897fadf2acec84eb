"""ratatui: Layout with constraints of one kind, through pyratatui.

    min      Min(least)
    max      Max(most), 10000 where nothing bounds it
    fill     Fill(weight)
    length   Length(natural)

Rounding: whole cells; both edges of a child are rounded, so that a length may be off by 1.
Traps: constraints are wishes of a Cassowary solver with strengths of ratatui's own, least lengths too; the version is
that of the binding. Where several answers are equally good, one process may give another than the next.
"""

from importlib.metadata import version

from pyratatui import Constraint, Direction, Layout, Rect
from toolkit import at_once, run

FORMS = {
    "min": lambda child: Constraint.min(child.least),
    "max": lambda child: Constraint.max(10000 if child.most is None else child.most),
    "fill": lambda child: Constraint.fill(child.weight),
    "length": lambda child: Constraint.length(child.natural),
}


def form(constraint):
    def lengths(shape, container):
        layout = Layout().direction(Direction.Horizontal).constraints(list(map(constraint, shape.children)))
        layout = layout.spacing(shape.gap) if shape.gap else layout
        return [place.width for place in layout.split(Rect(0, 0, container, 1))]

    return at_once(lengths)


run(__doc__, f"ratatui of pyratatui {version('pyratatui')}",
    {name: form(constraint) for name, constraint in FORMS.items()})
