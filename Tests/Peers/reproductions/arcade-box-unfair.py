# arcade: of three widgets with equal hints in 65, at least 0, 10 and 41 wide, the first gets 9.99 and the second 14.01.
# Expected 12, 12, 41: the third is held at its minimum, and the other two state the same hint. What is missing is taken
# in proportion to what each has above its minimum.
from arcade.gui.widgets.layout import _C as Constraints
from arcade.gui.widgets.layout import _box_axis_algorithm as box_axis

print(*box_axis([Constraints(hint=1 / 3, min=least, max=None) for least in (0, 10, 41)], 65))
