"""GTK 3: GtkBox.

    box      nothing expands: space above the natural widths stays empty
    expand   every child expands and fills

Rounding: whole pixels; the remainder goes a pixel each to the first children that expand, and below the natural
widths to those with the least left to grow (gtk_distribute_natural_allocation).
Traps: GTK knows no greatest width. A box that was not asked for its size before it is allocated warns and misplaces.
"""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402
from toolkit import run  # noqa: E402

VERSION = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"


class Leaf(Gtk.DrawingArea):
    def __init__(self, child):
        super().__init__()
        self.child = child

    def do_get_request_mode(self):
        return Gtk.SizeRequestMode.CONSTANT_SIZE

    def do_get_preferred_width(self):
        return self.child.least, self.child.natural

    def do_get_preferred_height(self):
        return 1, 1


def box(expand):
    def form(shape, containers):
        window, row = Gtk.OffscreenWindow(), Gtk.Box(spacing=shape.gap)
        leaves = [Leaf(child) for child in shape.children]
        for leaf in leaves:
            row.pack_start(leaf, expand, True, 0)
        window.add(row)
        window.show_all()
        row.get_preferred_width()
        for length in containers:
            place = Gdk.Rectangle()
            place.width, place.height = length, 10
            row.size_allocate(place)
            yield [leaf.get_allocation().width for leaf in leaves]
        window.destroy()

    return form


run(__doc__, f"GTK {VERSION}", {"box": box(False), "expand": box(True)})
