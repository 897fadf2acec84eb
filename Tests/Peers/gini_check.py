"""Compares the exact answers with the Gini linear program, solved by HiGHS through SciPy.

    python3 gini_check.py PROBLEM... [--tolerance 1e-5]

Needs numpy and scipy. Overflow and tiers are linear programs too, each stage held while the next is
solved; then one Gini program a tier. Nothing but the effective problem is shared with exact_rows.py.
"""

import argparse
import itertools
import sys

import numpy
from scipy.optimize import linprog

from effective import effective_problem
from exact_rows import optimum
from rows import INFINITY, read_rows


def solve(costs, rows, limits, equal_rows, equals, box):
    """The minimiser of one linear program."""
    answer = linprog(
        costs, A_ub=rows or None, b_ub=limits or None, A_eq=equal_rows or None, b_eq=equals or None,
        bounds=box, method="highs")
    if answer.status != 0:
        raise RuntimeError(answer.message)
    return answer


def tier_totals(parts, budget):
    """Least overflow first, then every tier's greatest total, the highest tier first."""
    count = len(parts)
    box = [(float(p.lower), None if p.upper == INFINITY else float(p.upper)) for p in parts]
    within = [[1.0] * count + [-1.0]]
    overflow = solve([0.0] * count + [1.0], within, [float(budget)], [], [], box + [(0, None)]).fun
    rows, limits, totals = [[1.0] * count], [float(budget) + overflow], {}
    for priority in sorted({part.priority for part in parts}, reverse=True):
        members = [1.0 if part.priority == priority else 0.0 for part in parts]
        totals[priority] = -solve([-m for m in members], rows, limits, [], [], box).fun
        rows.append([-m for m in members])
        limits.append(-totals[priority] + 1e-9)
    return totals


def gini(parts, total):
    """The tier's lengths: minimise the weighted sum of level differences at a given total."""
    count, pairs = len(parts), list(itertools.combinations(range(len(parts)), 2))
    weights = [float(part.weight) for part in parts]
    costs = [0.0] * count + [weights[i] * weights[j] for i, j in pairs]
    rows, limits = [], []
    for k, (i, j) in enumerate(pairs):
        for sign in (1.0, -1.0):
            row = [0.0] * (count + len(pairs))
            row[i], row[j], row[count + k] = sign / weights[i], -sign / weights[j], -1.0
            rows.append(row)
            limits.append(sign * float(parts[i].base / parts[i].weight - parts[j].base / parts[j].weight))
    box = [(float(p.lower), None if p.upper == INFINITY else float(p.upper)) for p in parts]
    whole = [[1.0] * count + [0.0] * len(pairs)]
    return solve(costs, rows, limits, whole, [total], box + [(0, None)] * len(pairs)).x[:count]


def linear_lengths(row):
    """The answer of the linear programs alone."""
    parts, budget = effective_problem(row)
    lengths = numpy.zeros(len(parts))
    for priority, total in tier_totals(parts, budget).items():
        members = [i for i, part in enumerate(parts) if part.priority == priority]
        lengths[members] = gini([parts[i] for i in members], total)
    return lengths


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("problems", nargs="+", metavar="PROBLEM")
    parser.add_argument("--tolerance", type=float, default=1e-5)
    arguments = parser.parse_args()
    compared, worst = 0, 0.0
    for row in itertools.chain.from_iterable(map(read_rows, arguments.problems)):
        if row.available in (None, INFINITY):
            continue
        gap = max(abs(float(a) - b) for a, b in zip(optimum(row), linear_lengths(row)))
        compared, worst = compared + 1, max(worst, gap)
        if gap > arguments.tolerance:
            print(f"{row.name} ({row.policy}): differs by {gap:.3g}")
    print(f"{compared} rows compared, largest difference {worst:.3g}")
    return 1 if worst > arguments.tolerance else 0


if __name__ == "__main__":
    sys.exit(main())
