"""GTK 4: GtkBox and GtkGrid.

    box           nothing expands: space above the natural widths stays empty
    expand        every child has hexpand
    homogeneous   all columns alike, whatever the children's least widths
    grid          one row of a GtkGrid, every child with hexpand

Rounding: whole pixels; the remainder goes a pixel each to the first children that expand, and below the natural
widths to those with the least left to grow (gtk_distribute_natural_allocation).
Traps: GTK knows no greatest width. A widget must be measured before it is allocated. A homogeneous box that is given
less than its own minimum (n times the widest least) goes below the least widths: it never asks for so little itself.
"""

from gtk4_leaf import VERSION, Gtk, Leaf, laid_out
from toolkit import run


def box(expand=False, homogeneous=False):
    def form(shape, containers):
        row, leaves = Gtk.Box(spacing=shape.gap, homogeneous=homogeneous), [Leaf(each) for each in shape.children]
        for leaf in leaves:
            leaf.set_hexpand(expand)
            row.append(leaf)
        yield from laid_out(row, leaves, containers)

    return form


def grid(shape, containers):
    table, leaves = Gtk.Grid(column_spacing=shape.gap), [Leaf(each) for each in shape.children]
    for column, leaf in enumerate(leaves):
        leaf.set_hexpand(True)
        table.attach(leaf, column, 0, 1, 1)
    yield from laid_out(table, leaves, containers)


run(__doc__, f"GTK {VERSION}", {
    "box": box(), "expand": box(expand=True), "homogeneous": box(homogeneous=True), "grid": grid})
