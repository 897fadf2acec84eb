"""Yoga: a row is a node of the available length (a column for `axis: vertical`), flexing as css_flex.py says.

This Yoga has no `gap` (every spacing is a margin before the item) and no infinite container. Rounding: the grid of
pixels is turned off (point scale factor 0); single precision. Histories: flex_tree.py.
"""

import poga.libpoga_capi as yoga
from css_flex import each_gap
from flex_tree import run
from poga.libpoga_capi import YGEdge, YGFlexDirection
from rows import INFINITY

OPEN, CONFIG = float("nan"), yoga.YGConfigNew()
yoga.YGConfigSetPointScaleFactor(CONFIG, 0)


class Tree:
    def __init__(self, is_column):
        self.side, self.start = ("Height", "Top") if is_column else ("Width", "Left")
        self.root, self.count = yoga.YGNodeNewWithConfig(CONFIG), 0
        yoga.YGNodeStyleSetFlexDirection(self.root, YGFlexDirection.Column if is_column else YGFlexDirection.Row)

    def leaf(self, item, factors, before, reverse):
        flexes = zip(("Grow", "Shrink", "Basis"), map(float, factors))
        wishes = [(getattr(yoga, f"YGNodeStyleSetFlex{name}"), value) for name, value in flexes]
        wishes += [(yoga.YGNodeStyleSetMargin, getattr(YGEdge, self.start), float(before)),
                   (getattr(yoga, f"YGNodeStyleSetMin{self.side}"), float(item.minimum))]
        if item.maximum != INFINITY:
            wishes += [(getattr(yoga, f"YGNodeStyleSetMax{self.side}"), float(item.maximum))]
        node = yoga.YGNodeNewWithConfig(CONFIG)
        for setter, *values in reversed(wishes) if reverse else wishes:
            setter(node, *values)
        return node

    def append(self, child):
        yoga.YGNodeInsertChild(self.root, child, self.count)
        self.count += 1

    def take_out(self, child):
        yoga.YGNodeRemoveChild(self.root, child)
        self.count -= 1

    def resize(self, length):
        if length == INFINITY:
            raise ValueError("Yoga has no infinite container")
        getattr(yoga, f"YGNodeStyleSet{self.side}")(self.root, OPEN if length is None else length)

    def lay_out(self):
        yoga.YGNodeCalculateLayout(self.root, OPEN, OPEN, yoga.YGDirection.LTR)

    def read(self, child):
        return [getattr(yoga, f"YGNodeLayoutGet{name}")(child) for name in (self.side, self.start)]

    def drop(self):
        yoga.YGNodeFreeRecursive(self.root)


run(__doc__, f"Yoga {yoga.poga_yoga_version()}", lambda fields, row: (
    Tree(fields.get("axis") == "vertical"), row, [0, *each_gap(fields, len(row.items))]))
