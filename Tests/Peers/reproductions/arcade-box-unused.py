# arcade: a UIBoxLayout leaves 40 of 100 pixels unused, and 30 of another 100.
# Expected 10, 90 for both: what the first does not take at its maximum of 10 belongs to the second, which has none.
from arcade.gui.widgets.layout import _C as Constraints
from arcade.gui.widgets.layout import _box_axis_algorithm as box_axis

for least in (0, 60):
    print(*box_axis([Constraints(hint=0.5, min=0, max=10), Constraints(hint=0.5, min=least, max=None)], 100))
