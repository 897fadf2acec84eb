# GtkConstraintLayout: measuring a row of eight children whose widths are tied to each other ends the process.
# Expected: widths. Every constraint can be kept, and neighbours are only wished alike. GTK warns that a new subject is
# NULL (gtk_constraint_expression_change_subject) and reads through it.
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

Gtk.init()
A, R, S = Gtk.ConstraintAttribute, Gtk.ConstraintRelation, Gtk.ConstraintStrength
CHILDREN = ((0, 42, None), (11, 11, 11), (0, 12, None), (51, 51, None), (0, 68, None), (0, 28, None), (36, 54, None),
            (0, 40, 40))


class Leaf(Gtk.Widget):
    natural = length = 0

    def do_measure(self, orientation, across):
        return 0, self.natural if orientation == Gtk.Orientation.HORIZONTAL else 1, -1, -1

    def do_size_allocate(self, width, height, baseline):
        self.length = width


window, row, layout = Gtk.Window(), Gtk.Box(), Gtk.ConstraintLayout()
window.set_child(row)
row.set_layout_manager(layout)


def tie(*ends, strength=S.REQUIRED):
    layout.add_constraint(Gtk.Constraint.new(*ends, 1, 0, strength))


leaves = []
for least, natural, most in CHILDREN:
    leaf, before = Leaf(), leaves[-1] if leaves else None
    leaf.natural = natural
    leaf.set_parent(row)
    tie(leaf, A.LEFT, R.EQ, before, A.RIGHT if before else A.LEFT)
    tie(leaf, A.TOP, R.EQ, None, A.TOP)
    tie(leaf, A.BOTTOM, R.EQ, None, A.BOTTOM)
    if most is not None:
        layout.add_constraint(Gtk.Constraint.new_constant(leaf, A.WIDTH, R.LE, most, S.REQUIRED))
    layout.add_constraint(Gtk.Constraint.new_constant(leaf, A.WIDTH, R.GE, least, S.REQUIRED))
    if before:
        tie(leaf, A.WIDTH, R.EQ, before, A.WIDTH, strength=S.WEAK)
    leaves.append(leaf)
tie(leaves[-1], A.RIGHT, R.LE, None, A.RIGHT, strength=S.STRONG)
tie(leaves[-1], A.RIGHT, R.EQ, None, A.RIGHT, strength=S.MEDIUM)
row.measure(Gtk.Orientation.HORIZONTAL, -1)
row.measure(Gtk.Orientation.VERTICAL, -1)
place = Gdk.Rectangle()
place.width, place.height = 50, 10
row.size_allocate(place, -1)
print(*(leaf.length for leaf in leaves))
