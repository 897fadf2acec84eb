"""What the adapters of toolkits share.  An adapter is a table of forms; a form is a generator

    form(shape, containers)

that yields the children's lengths in one container after another, all of them for the same widgets: a row that has
been resized is a row with several containers, and the last lengths are the answer.  Lengths in points, a pixel each.

A toolkit knows a row's least, natural and most lengths, weights and tiers (`priority`), one gap, and a container of a
length.  Other rows get an error, as do fractions where the toolkit has whole pixels.
"""

from dataclasses import dataclass

from rows import INFINITY, as_float
from serve import arguments, claim, other_containers, serve, sized


@dataclass(frozen=True)
class Child:
    """One child's wishes; `most` is None where nothing bounds it."""

    least: float
    natural: float
    most: object
    weight: float
    tier: float


@dataclass(frozen=True)
class Shape:
    """The children of one container, and the gap between neighbours."""

    gap: float
    children: tuple

    @property
    def gaps(self):
        return self.gap * max(0, len(self.children) - 1)


def shape_of(fields, row):
    """The row as toolkits have it; ValueError where they cannot."""
    spacing = fields.get("spacing", 0)
    gaps = set(spacing) if isinstance(spacing, list) else {spacing}
    if not sized(row.available):
        raise ValueError("a toolkit's container has a length")
    if len(gaps) > 1 or min(gaps, default=0) < 0:
        raise ValueError("a toolkit has one gap, at least 0")
    children = tuple(
        Child(*map(as_float, (item.minimum, item.hypothetical if row.policy == "css-flex" else item.ideal)),
              None if item.maximum == INFINITY else as_float(item.maximum), as_float(item.weight),
              as_float(item.priority))
        for item in row.items)
    return Shape(as_float(max(gaps, default=0)), children)


def refuse_fractions(shape, available):
    """ValueError unless every length is whole."""
    lengths = [available, shape.gap]
    for child in shape.children:
        lengths += [child.least, child.natural, child.most or 0]
    if not all(isinstance(length, int) for length in lengths):
        raise ValueError("this toolkit has whole pixels")


def run(docstring, title, forms, rounding=1, whole=True):
    """Serves the form that the command line names; `title` is the toolkit with its version."""
    parser = arguments(docstring)
    parser.add_argument("form", choices=forms)
    options = parser.parse_args()

    def answer(fields, row):
        if options.history == "reversed":
            raise ValueError("a toolkit is not asked in the opposite order")
        shape, available = shape_of(fields, row), as_float(row.available)
        if whole:
            refuse_fractions(shape, available)
        detours = other_containers(row.available) if options.history == "resized" else ()
        containers = [int(length) if whole else length for length in (*detours, available)]
        lengths = list(forms[options.form](shape, containers))[-1]
        return claim(row, f"{title} {options.form}", lengths, rounding)

    serve(answer)


def at_once(lengths):
    """A form of a layout without history: `lengths(shape, container)`."""
    return lambda shape, containers: (lengths(shape, container) for container in containers)
