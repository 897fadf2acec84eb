"""A child of GTK 4 with a least and a natural width, and a container of such children laid out (gtk4*.py)."""

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402

Gtk.init()
VERSION = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"


class Leaf(Gtk.Widget):
    def __init__(self, child):
        super().__init__()
        self.child, self.length = child, 0

    def do_get_request_mode(self):
        return Gtk.SizeRequestMode.CONSTANT_SIZE

    def do_measure(self, orientation, across):
        along = orientation == Gtk.Orientation.HORIZONTAL
        return (self.child.least, self.child.natural, -1, -1) if along else (1, 1, -1, -1)

    def do_size_allocate(self, width, height, baseline):
        self.length = width


def laid_out(container, leaves, containers, across=False):
    """The leaves' widths in every container, measured before (`across`: in both directions)."""
    for length in containers:
        container.measure(Gtk.Orientation.HORIZONTAL, -1)
        if across:
            container.measure(Gtk.Orientation.VERTICAL, -1)
        place = Gdk.Rectangle()
        place.width, place.height = length, 10
        container.size_allocate(place, -1)
        yield [leaf.length for leaf in leaves]
