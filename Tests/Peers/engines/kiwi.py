"""Kiwi (Cassowary), told "equal" by weak constraints in one of three forms (cassowary.py says what exactly).

Kiwi does not round, so `rounding` is 0. The histories (serve.py) are Kiwi's own: `reversed` adds the same constraints
from the last to the first, and `resized` gives the room other values before its own. Lengths in points.
"""

import kiwisolver
from cassowary import constraints
from kiwisolver import Solver, Variable
from rows import INFINITY
from serve import arguments, claim, other_containers, serve, sized

# Above "strong", which is 1e6: the room is not to give way to what must fit into it.
ROOM = 1e8


def solve(row, form, history):
    """The lengths, in order; whatever Kiwi raises passes through."""
    solver, room = Solver(), Variable("room")
    variables = [Variable(f"w{i}") for i in range(len(row.items))]
    if sized(row.available):
        solver.addEditVariable(room, ROOM)
        solver.suggestValue(room, float(row.room))
    wanted = list(constraints(row, variables, room, form))
    for constraint in wanted[::-1] if history == "reversed" else wanted:
        solver.addConstraint(constraint)
    if history == "resized" and sized(row.available):
        solver.updateVariables()
        for length in (*other_containers(row.available), float(row.available)):
            solver.suggestValue(room, length - float(row.gaps))
    solver.updateVariables()
    endless = [row.available == INFINITY and item.maximum == INFINITY for item in row.items]
    return [INFINITY if free else w.value() for free, w in zip(endless, variables)]


def main():
    parser = arguments(__doc__)
    parser.add_argument("--form", choices=("share", "chain", "level"), default="share")
    options = parser.parse_args()
    engine = f"Kiwi {kiwisolver.__version__} {options.form}"
    serve(lambda fields, row: claim(row, engine, solve(row, options.form, options.history), rounding=0))


if __name__ == "__main__":
    main()
