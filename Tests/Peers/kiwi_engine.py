"""Kiwi (Cassowary) as an engine: problems as JSON lines on standard input, claims on standard output.

    python3 kiwi_engine.py [--form share|chain|level] < problems.jsonl

What is asked of the solver, from the strongest down; the level of an item is `(w - a) / b`, with a = 0 and b = 1
under `equal-sizes`, a = min under `equal-increments`, b = weight under `weights`:

    required  min <= w <= max
    strong    the lengths and gaps fit into the container
    medium    they fill it
    weak      equal levels, in one of three forms:
              share  every level is an equal share of the room, which is known beforehand
              chain  neighbours have equal levels
              level  every level is one common unknown

When `available` is null, `w = ideal` is strong instead. These are the usual ways to say "equal widths" with
constraints; none asks for the leximin answer, as weak constraints minimise the sum of the deviations.
Priorities are not asked for: Kiwi has strengths, but no order of filling. Under `css-flex` and `glue`, whose
flexing is not linear, the weak constraints ask for the basis or the ideal. Kiwi has no infinity: in an infinite
container, an item without maximum is answered "infinity" by this script, and `w = max` is asked for the others.

Kiwi does not round, so `rounding` is 0. A problem that Kiwi or this script cannot handle gets a line with
`error` in place of a claim. Lengths in points. Needs `kiwisolver`: see requirements.txt.
"""

import argparse
import json
import math
import sys
from fractions import Fraction

import kiwisolver
from kiwisolver import Solver, Variable
from rows import INFINITY, as_float, parse_row


def levels(row, variables):
    """Each item's level as an expression of Kiwi's."""
    for item, w in zip(row.items, variables):
        if row.policy == "equal-increments":
            yield w - float(item.minimum)
        elif row.policy == "weights":
            yield w * (1 / float(item.weight))
        else:
            yield w * 1.0


def share(row):
    """The level that would fill the room if no bound were in the way."""
    bases = sum(item.minimum for item in row.items) if row.policy == "equal-increments" else 0
    weights = sum(item.weight for item in row.items) if row.policy == "weights" else len(row.items)
    return float((row.room - bases) / weights)


def wishes(row, variables, form):
    """The weak constraints."""
    if row.policy in ("css-flex", "glue"):
        wanted = [item.basis if row.policy == "css-flex" else item.ideal for item in row.items]
        return [w == float(length) for w, length in zip(variables, wanted)]
    each = list(levels(row, variables))
    if form == "chain":
        return [left == right for left, right in zip(each, each[1:])]
    goal = share(row) if form == "share" else Variable("level")
    return [level == goal for level in each]


def solve(row, form):
    """The lengths, in order; whatever Kiwi raises passes through."""
    solver, variables = Solver(), [Variable(f"w{i}") for i in range(len(row.items))]
    for item, w in zip(row.items, variables):
        solver.addConstraint(w >= float(item.minimum))
        if item.maximum != INFINITY:
            solver.addConstraint(w <= float(item.maximum))
    if row.available is None:
        for item, w in zip(row.items, variables):
            solver.addConstraint((w == float(item.ideal)) | "strong")
    elif row.available == INFINITY:
        for item, w in zip(row.items, variables):
            if item.maximum != INFINITY:
                solver.addConstraint((w == float(item.maximum)) | "strong")
    elif variables:
        total = sum(variables[1:], variables[0] * 1.0)
        solver.addConstraint((total <= float(row.room)) | "strong")
        solver.addConstraint((total == float(row.room)) | "medium")
        for wish in wishes(row, variables, form):
            solver.addConstraint(wish | "weak")
    solver.updateVariables()
    endless = [row.available == INFINITY and item.maximum == INFINITY for item in row.items]
    return [INFINITY if free else w.value() for free, w in zip(endless, variables)]


def answer(line, form):
    """One line's claim, or what is wrong with it."""
    fields = json.loads(line, parse_float=Fraction)
    row = parse_row(fields.get("problem", fields))
    lengths = solve(row, form)
    if any(math.isnan(length) for length in lengths):
        raise ValueError("Kiwi answered with a length that is not a number")
    claim = {"engine": f"kiwi {kiwisolver.__version__} {form}", "lengths": [as_float(w) for w in lengths]}
    return {"id": row.name, **claim} if row.name else claim


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--form", choices=("share", "chain", "level"), default="share")
    arguments = parser.parse_args()
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            reply = answer(line, arguments.form)
        except Exception as error:  # every line must be answered, whatever happens in the solver
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
