"""arcade: the algorithm of UIBoxLayout.

    box   the share of the weights as size_hint, the bounds as size_hint_min and size_hint_max

Rounding: none; arcade rounds where it draws, so lengths count as whole to 1.
Trap: a hint is a fraction of the room, not a weight: hints must add up to 1, or space is left by design.
"""

from importlib.metadata import version

from arcade.gui.widgets.layout import _C as Constraints
from arcade.gui.widgets.layout import _box_axis_algorithm as box_axis
from toolkit import at_once, run


def box(shape, container):
    total = sum(each.weight for each in shape.children)
    wishes = [Constraints(hint=each.weight / total, min=each.least, max=each.most) for each in shape.children]
    return box_axis(wishes, container - shape.gaps)


run(__doc__, f"arcade {version('arcade')}", {"box": at_once(box)}, whole=False)
