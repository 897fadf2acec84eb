"""GTK 4: GtkConstraintLayout, told that children shall be of one length.

    chain   neighbours have the same width, weakly
    share   every width is the room over the number of children, weakly

Bounds are required, that the row fills its container is strong. Natural widths are the children's own.
Rounding: whole pixels, each length rounded by itself. No remainder rule.
Traps: the answer depends on whether the layout was measured before it was allocated: here it always is, in both
directions. Children's natural widths are constraints of medium strength, so that a row that is to be full only at
medium strength stays short of its container. Where a child's own least width is below the one it is constrained to,
GTK may crash (reproductions/gtk4-constraint-crash.py): children measure as wide as they must be.
"""

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402
from toolkit import run  # noqa: E402

Gtk.init()
VERSION = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
A, R = Gtk.ConstraintAttribute, Gtk.ConstraintRelation
REQUIRED, STRONG, WEAK = 1001001000, 1000000000, 1


class Leaf(Gtk.Widget):
    def __init__(self, child):
        super().__init__()
        self.child, self.length = child, 0

    def do_measure(self, orientation, across):
        along = orientation == Gtk.Orientation.HORIZONTAL
        return (self.child.least, self.child.natural, -1, -1) if along else (1, 1, -1, -1)

    def do_size_allocate(self, width, height, baseline):
        self.length = width


def constraints(shape, leaves, share):
    """Every constraint; `share` is the length all shall have, None for a chain."""
    def bind(leaf, attribute, relation, other, to, strength, constant=0):
        return Gtk.Constraint.new(leaf, attribute, relation, other, to, 1, constant, strength)

    before = None
    for leaf, child in zip(leaves, shape.children):
        yield bind(leaf, A.LEFT, R.EQ, before, A.RIGHT if before else A.LEFT, REQUIRED, shape.gap if before else 0)
        yield bind(leaf, A.TOP, R.EQ, None, A.TOP, REQUIRED)
        yield bind(leaf, A.BOTTOM, R.EQ, None, A.BOTTOM, REQUIRED)
        if child.most is not None:
            yield Gtk.Constraint.new_constant(leaf, A.WIDTH, R.LE, child.most, REQUIRED)
        yield Gtk.Constraint.new_constant(leaf, A.WIDTH, R.GE, child.least, REQUIRED)
        if share is not None:
            yield Gtk.Constraint.new_constant(leaf, A.WIDTH, R.EQ, share, WEAK)
        elif before:
            yield bind(leaf, A.WIDTH, R.EQ, before, A.WIDTH, WEAK)
        before = leaf
    yield bind(before, A.RIGHT, R.EQ, None, A.RIGHT, STRONG)


def form(is_share):
    def answer(shape, containers):
        window, host, layout = Gtk.Window(), Gtk.Box(), Gtk.ConstraintLayout()
        host.set_layout_manager(layout)
        window.set_child(host)
        leaves = [Leaf(child) for child in shape.children]
        for leaf in leaves:
            leaf.set_parent(host)
        share = (containers[-1] - shape.gaps) / len(leaves) if is_share else None
        for constraint in constraints(shape, leaves, share):
            layout.add_constraint(constraint)
        for length in containers:
            host.measure(Gtk.Orientation.HORIZONTAL, -1)
            host.measure(Gtk.Orientation.VERTICAL, -1)
            place = Gdk.Rectangle()
            place.width, place.height = length, 10
            host.size_allocate(place, -1)
            yield [leaf.length for leaf in leaves]
        layout.remove_all_constraints()
        for leaf in leaves:
            leaf.unparent()
        window.destroy()

    return answer


run(__doc__, f"GTK {VERSION} constraints", {"chain": form(False), "share": form(True)})
