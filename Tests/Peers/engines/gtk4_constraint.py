"""GTK 4: GtkConstraintLayout, told that children shall be of one length.

    chain   neighbours have the same width, weakly
    share   every width is the room over the number of children, weakly

Bounds are required, that the row fills its container is strong. Each length is rounded to whole pixels by itself.
Traps: the answer depends on whether the layout was measured before it was allocated: here it always is, in both
directions. Children's natural widths are constraints of medium strength: so is nothing that is to prevail over them.
Where a child's own least width is below the one it is constrained to, GTK may crash (reproductions).
"""

from gtk4_leaf import VERSION, Gtk, Leaf, laid_out
from toolkit import run

A, R = Gtk.ConstraintAttribute, Gtk.ConstraintRelation
REQUIRED, STRONG, WEAK = 1001001000, 1000000000, 1


def constraints(shape, leaves, share):
    """Every constraint; `share` is the length all shall have, None for a chain."""
    def bind(leaf, attribute, other, to, strength, constant=0):
        return Gtk.Constraint.new(leaf, attribute, R.EQ, other, to, 1, constant, strength)

    before = None
    for leaf, child in zip(leaves, shape.children):
        yield bind(leaf, A.LEFT, before, A.RIGHT if before else A.LEFT, REQUIRED, shape.gap if before else 0)
        yield from (bind(leaf, edge, None, edge, REQUIRED) for edge in (A.TOP, A.BOTTOM))
        if child.most is not None:
            yield Gtk.Constraint.new_constant(leaf, A.WIDTH, R.LE, child.most, REQUIRED)
        yield Gtk.Constraint.new_constant(leaf, A.WIDTH, R.GE, child.least, REQUIRED)
        if share is not None:
            yield Gtk.Constraint.new_constant(leaf, A.WIDTH, R.EQ, share, WEAK)
        elif before:
            yield bind(leaf, A.WIDTH, before, A.WIDTH, WEAK)
        before = leaf
    yield bind(before, A.RIGHT, None, A.RIGHT, STRONG)


def form(is_share):
    def answer(shape, containers):
        window, layout = Gtk.Window(), Gtk.ConstraintLayout()
        host = Gtk.Box(layout_manager=layout)
        window.set_child(host)
        leaves = [Leaf(child) for child in shape.children]
        for leaf in leaves:
            leaf.set_parent(host)
        share = (containers[-1] - shape.gaps) / len(leaves) if is_share else None
        for constraint in constraints(shape, leaves, share):
            layout.add_constraint(constraint)
        yield from laid_out(host, leaves, containers, across=True)
        layout.remove_all_constraints()
        for leaf in leaves:
            leaf.unparent()
        window.destroy()

    return answer


run(__doc__, f"GTK {VERSION} constraints", {"chain": form(False), "share": form(True)})
