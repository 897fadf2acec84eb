"""prompt_toolkit: VSplit.

    vsplit   the bounds, the natural width as preferred, the weight as weight

Rounding: whole cells, handed out one after another in the order of weights: lengths are within 2 of even ones.
Trap: where the least widths do not fit, it refuses the row ("window too small").
"""

from importlib.metadata import version

from prompt_toolkit.layout import Dimension, VSplit, Window
from toolkit import at_once, run


def vsplit(shape, container):
    windows = [Window(width=Dimension(min=each.least, max=10**6 if each.most is None else each.most,
                                      preferred=each.natural, weight=each.weight)) for each in shape.children]
    # Between windows there are others that pad.
    widths = VSplit(windows, padding=shape.gap)._divide_widths(container)
    if widths is None:
        raise ValueError("window too small")
    return widths[::2]


run(__doc__, f"prompt_toolkit {version('prompt_toolkit')}", {"vsplit": at_once(vsplit)}, rounding=2)
