# ratatui: of three columns of at most 10000, 1 and 10000 cells in 13, the first gets 1 and the last 11.
# Expected 6, 1, 6: the first and the last are told the same. Of Length 5, 0 and 10 in 10, the first gets none.
from pyratatui import Constraint, Direction, Layout, Rect

for width, constraints in ((13, [Constraint.max(most) for most in (10000, 1, 10000)]),
                           (10, [Constraint.length(length) for length in (5, 0, 10)])):
    layout = Layout().direction(Direction.Horizontal).constraints(constraints)
    print(*(place.width for place in layout.split(Rect(0, 0, width, 1))))
