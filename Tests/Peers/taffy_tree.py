"""A tree of Taffy's nodes through `stretchable`, for flex_tree.py."""

from importlib.metadata import version

from stretchable import taffylib
from stretchable import node as nodes
from stretchable.context import taffy
from stretchable.style import AUTO
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

# Built into the extension, which does not say so itself; change it together with requirements.txt.
VERSIONS = {"1.1.8": "0.7.7"}
BINDING = version("stretchable")
TAFFY = VERSIONS.get(BINDING, f"of stretchable {BINDING}")


class TaffyTree:
    """What a flex container and its leaves have in common; a subclass makes the nodes."""

    def __init__(self, is_column):
        self.is_column, self.root = is_column, None

    def along(self, length):
        """A size that is given on the main axis only."""
        return (AUTO, length) if self.is_column else (length, AUTO)

    def append(self, child):
        self.root.append(child)

    def take_out(self, child):
        del self.root[next(place for place, each in enumerate(self.root) if each is child)]

    def resize(self, length):
        if self.root is None:
            self.root = self.node(length)
        else:
            self.root.style = self.node(length).style

    def lay_out(self):
        """Computes the layout; ValueError where Taffy says that it has not."""
        if not self.root.compute_layout(SizeAvailableSpace(MAX_CONTENT, MAX_CONTENT), use_rounding=self.rounds):
            raise ValueError("Taffy computed no layout")

    def read(self, child):
        box = child.get_box()
        return (box.height, box.y) if self.is_column else (box.width, box.x)

    def drop(self):
        """Frees all nodes: stretchable never drops one by itself, and a long run would fill the memory."""
        taffylib.node_drop_all(taffy._ptr)
        nodes._node_refs.clear()
