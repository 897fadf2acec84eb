"""The exact optimum of a row, by means other than sorting breakpoints; and the judge of claimed answers.

    python3 exact_rows.py PROBLEM...            the optimum of every problem, one JSON object a line
    python3 exact_rows.py --judge PROBLEM...    the verdict on every claimed answer

Inside a tier of at most ENUMERATED items every way of clamping items low or high is tried, and the one
answer that leaves no improving transfer is kept; a longer tier pins its violators until none is left.
Both answers must pass the definition itself. See README.md for how to renew the files in recorded/.
"""

import argparse
import itertools
import json
import sys
from fractions import Fraction

from effective import effective_problem
from rows import INFINITY, as_float, as_text, read_rows

ENUMERATED = 7


def improving_transfer(parts, lengths, slack=Fraction(0)):
    """The largest (amount, to, from) that evens out two levels of one tier by more than `slack`, if any."""
    best = None
    for i, j in itertools.permutations(range(len(parts)), 2):
        gain, give = parts[i], parts[j]
        if gain.priority != give.priority:
            continue
        gap = give.level(lengths[j]) - gain.level(lengths[i])
        evening = gap / (1 / gain.weight + 1 / give.weight)
        amount = min(evening, gain.upper - lengths[i], lengths[j] - give.lower)
        if amount > slack and (best is None or amount > best[0]):
            best = (amount, i, j)
    return best


def at_one_level(parts, pattern, total):
    """Lengths with items clamped as `pattern` says and the free ones at one level; None if impossible."""
    lengths = [{"low": part.lower, "high": part.upper}.get(state) for part, state in zip(parts, pattern)]
    free = [i for i, state in enumerate(pattern) if state == "free"]
    rest = total - sum(length for length in lengths if length is not None)
    if not free:
        return lengths if rest == 0 else None
    level = (rest - sum(parts[i].base for i in free)) / sum(parts[i].weight for i in free)
    for i in free:
        lengths[i] = parts[i].base + parts[i].weight * level
        if not parts[i].lower <= lengths[i] <= parts[i].upper:
            return None
    return lengths


def states(part):
    """The ways one item can stand."""
    if part.lower == part.upper:
        return ("low",)
    return ("free", "low") if part.upper == INFINITY else ("free", "low", "high")


def by_enumeration(parts, total):
    """Tries every clamping pattern: at most 3 ** len(parts) of them."""
    for pattern in itertools.product(*map(states, parts)):
        lengths = at_one_level(parts, pattern, total)
        if lengths is not None and improving_transfer(parts, lengths) is None:
            return lengths
    raise AssertionError("a feasible tier has a fair answer")


def by_pinning(parts, total):
    """Pins the items on the side of the larger violation, round by round (Bitran and Hax, 1981)."""
    pattern = ["low" if part.lower == part.upper else "free" for part in parts]
    while True:
        fixed_total = sum(
            part.lower if state == "low" else part.upper
            for part, state in zip(parts, pattern) if state != "free")
        free = [i for i, state in enumerate(pattern) if state == "free"]
        if not free:
            return at_one_level(parts, pattern, total)
        level = (total - fixed_total - sum(parts[i].base for i in free)) / sum(parts[i].weight for i in free)
        raw = {i: parts[i].base + parts[i].weight * level for i in free}
        below = {i: parts[i].lower - raw[i] for i in free if raw[i] < parts[i].lower}
        above = {i: raw[i] - parts[i].upper for i in free if raw[i] > parts[i].upper}
        if not below and not above:
            return at_one_level(parts, pattern, total)
        low_side = sum(below.values()) >= sum(above.values())
        for i in below if low_side else above:
            pattern[i] = "low" if low_side else "high"


def fair_tier(parts, total, enumerated=ENUMERATED):
    """The one answer of a tier that has `total` to share, checked against the definition."""
    solve = by_enumeration if len(parts) <= enumerated else by_pinning
    lengths = solve(parts, total)
    assert sum(lengths) == total and improving_transfer(parts, lengths) is None
    assert all(part.lower <= length <= part.upper for part, length in zip(parts, lengths))
    return lengths


def fair_lengths(parts, budget, enumerated=ENUMERATED):
    """Overflow first, then the tiers from the highest down, each fair inside."""
    lengths = [part.lower for part in parts]
    spare = budget - sum(lengths)
    if spare <= 0:
        return lengths
    for priority in sorted({part.priority for part in parts}, reverse=True):
        members = [i for i, part in enumerate(parts) if part.priority == priority]
        least = sum(parts[i].lower for i in members)
        total = min(sum(parts[i].upper for i in members), least + spare)
        for i, length in zip(members, fair_tier([parts[i] for i in members], total, enumerated)):
            lengths[i] = length
        spare -= total - least
    return lengths


def optimum(row):
    """The exact lengths of one row; infinite ones only in an infinite container."""
    if row.available is None:
        return [item.ideal for item in row.items]
    if row.available == INFINITY:
        return [item.maximum for item in row.items]
    return fair_lengths(*effective_problem(row))


def tolerance(row):
    """1e-6, scaled by what the items can take of a finite container."""
    if row.available in (None, INFINITY):
        return Fraction(1, 10**6)
    reach = min(max(row.available, row.room), sum(item.maximum for item in row.items))
    return Fraction(1, 10**6) * max(Fraction(1), reach)


def judge(row, lengths):
    """The first verdict that applies to a claimed answer, by looking at every item and every pair."""
    slack = tolerance(row)
    if row.available in (None, INFINITY):
        return judge_unbounded(row, lengths, slack)
    parts, budget = effective_problem(row)
    if any(not p.lower - slack <= w <= p.upper + slack for p, w in zip(parts, lengths)):
        return "outOfBounds"
    if sum(lengths) - max(budget, sum(part.lower for part in parts)) > slack:
        return "avoidableOverflow" if budget <= row.room < sum(lengths) - slack else "wrongTotal"
    growable = [i for i, part in enumerate(parts) if part.upper - lengths[i] > slack]
    if budget - sum(lengths) > slack and growable:
        return "unusedSpace" if budget <= row.room or sum(lengths) < row.room - slack else "wrongTotal"
    givers = [j for j, part in enumerate(parts) if lengths[j] - part.lower > slack]
    if any(parts[j].priority < parts[i].priority for i in growable for j in givers):
        return "priorityInversion"
    return "unfair" if improving_transfer(parts, lengths, slack) else "optimal"


def judge_unbounded(row, lengths, slack):
    """The verdict when the container proposes nothing, or infinity."""
    if any(not item.minimum - slack <= w <= item.maximum + slack for item, w in zip(row.items, lengths)):
        return "outOfBounds"
    if row.available is None:
        missed = any(abs(w - item.ideal) > slack for item, w in zip(row.items, lengths))
        return "notIdeal" if missed else "optimal"
    grows = any(w < item.maximum - slack for item, w in zip(row.items, lengths))
    return "unusedSpace" if grows else "optimal"


def answers(row):
    """The line printed for one row."""
    lengths = optimum(row)
    yield {"id": row.name, "lengths": [as_text(w) for w in lengths], "floats": [as_float(w) for w in lengths]}


def verdicts(row):
    """One line for every claim of one row."""
    for claim in row.claims:
        lengths = [INFINITY if w == "infinity" else Fraction(w) for w in claim["lengths"]]
        if len(lengths) != len(row.items):
            raise ValueError(f"{row.name}: {claim['engine']} claims {len(lengths)} lengths")
        yield {"id": row.name, "engine": claim["engine"], "verdict": judge(row, lengths)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--judge", action="store_true", help="judge the claimed answers")
    parser.add_argument("problems", nargs="+", metavar="PROBLEM", help="a .json or .jsonl file")
    arguments = parser.parse_args()
    for path in arguments.problems:
        for row in read_rows(path):
            for line in verdicts(row) if arguments.judge else answers(row):
                print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
