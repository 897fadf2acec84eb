# GtkConstraintLayout: the same row has 5, 5 after it was measured and 5, 75 when it was not.
# Expected 5, 75 in both: the widths are wished alike (weak), the row is to be full (medium); 80 - 5 = 75.
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

Gtk.init()
A, R = Gtk.ConstraintAttribute, Gtk.ConstraintRelation


class Leaf(Gtk.Widget):
    natural = length = 0

    def do_measure(self, orientation, across):
        return 0, self.natural if orientation == Gtk.Orientation.HORIZONTAL else 1, -1, -1

    def do_size_allocate(self, width, height, baseline):
        self.length = width


def lengths(measured):
    window, row, layout = Gtk.Window(), Gtk.Box(), Gtk.ConstraintLayout()
    window.set_child(row)
    row.set_layout_manager(layout)
    first, second = Leaf(), Leaf()
    second.natural = 17
    def tie(*ends, strength=Gtk.ConstraintStrength.REQUIRED):
        layout.add_constraint(Gtk.Constraint.new(*ends, 1, 0, strength))
    for leaf in (first, second):
        leaf.set_parent(row)
        tie(leaf, A.TOP, R.EQ, None, A.TOP)
        tie(leaf, A.BOTTOM, R.EQ, None, A.BOTTOM)
    tie(first, A.LEFT, R.EQ, None, A.LEFT)
    layout.add_constraint(Gtk.Constraint.new_constant(first, A.WIDTH, R.LE, 5, Gtk.ConstraintStrength.REQUIRED))
    layout.add_constraint(Gtk.Constraint.new_constant(first, A.WIDTH, R.GE, 0, Gtk.ConstraintStrength.REQUIRED))
    tie(second, A.LEFT, R.EQ, first, A.RIGHT)
    layout.add_constraint(Gtk.Constraint.new_constant(second, A.WIDTH, R.GE, 0, Gtk.ConstraintStrength.REQUIRED))
    tie(second, A.WIDTH, R.EQ, first, A.WIDTH, strength=Gtk.ConstraintStrength.WEAK)
    tie(second, A.RIGHT, R.LE, None, A.RIGHT, strength=Gtk.ConstraintStrength.STRONG)
    tie(second, A.RIGHT, R.EQ, None, A.RIGHT, strength=Gtk.ConstraintStrength.MEDIUM)
    if measured:
        row.measure(Gtk.Orientation.HORIZONTAL, -1)
        row.measure(Gtk.Orientation.VERTICAL, -1)
    place = Gdk.Rectangle()
    place.width, place.height = 80, 10
    row.size_allocate(place, -1)
    return first.length, second.length


print("measured:", *lengths(True))
print("not measured:", *lengths(False))
