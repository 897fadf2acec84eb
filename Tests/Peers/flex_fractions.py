"""Is the answer of the CSS freeze loop always at one level? An exact random search.

    python3 flex_fractions.py [--rows 20000] [--seed 1]

A row is level when w_i = clamp(basis_i + weight_i * t, min_i, max_i) for one t <= 0 (shrinking) or
t >= 0 (growing), over the items that take part. Counts the rows that are not, prints the shortest of
them, and counts the rows on which the effective problem of `effective.py` gives another answer.
"""

import argparse
import random
from collections import Counter
from fractions import Fraction

from effective import fixed, flex_part, flex_problem
from exact_rows import fair_lengths
from flex_line import flex_loop
from rows import INFINITY, Item, Row, as_text

FACTORS = [Fraction(n, 10) for n in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20)]


def random_item(draw):
    """An item on a grid of one point, with factors that often sum to less than 1."""
    minimum = Fraction(draw.choice([0, 0, draw.randint(0, 12)]))
    maximum = draw.choice([INFINITY, minimum + draw.randint(0, 12)])
    return Item(minimum, minimum, maximum, basis=Fraction(draw.randint(0, 12)),
                grow=draw.choice(FACTORS), shrink=draw.choice(FACTORS))


def random_flex_row(draw):
    """One to four items in a line that is sometimes too short and sometimes too long."""
    items = tuple(random_item(draw) for _ in range(draw.randint(1, 4)))
    return Row("", "css-flex", Fraction(draw.randint(0, 30)), Fraction(0), items)


def levels_meet(parts, lengths):
    """Whether one level explains every length: the interval of levels each item allows, intersected."""
    lowest, highest = -INFINITY, INFINITY
    for part, length in zip(parts, lengths):
        if not part.lower <= length <= part.upper:
            return False
        if part.lower == part.upper:
            continue
        if length > part.lower:
            lowest = max(lowest, part.level(length))
        if length < part.upper:
            highest = min(highest, part.level(length))
    return lowest <= highest


def size(row):
    """For choosing the shortest counterexample: few items, then small numbers."""
    numbers = [n for item in row.items for n in (item.minimum, item.basis, item.shrink * 10)]
    bounded = [item.maximum for item in row.items if item.maximum < INFINITY]
    return len(row.items), len(bounded), sum(numbers) + sum(bounded) + row.available


def describe(row):
    """A row in one line."""
    items = ", ".join(
        f"(basis {i.basis}, shrink {float(i.shrink)}, min {i.minimum}, max {as_text(i.maximum)})"
        for i in row.items)
    line = flex_loop(row.items, row.room)
    return f"{items} in {row.available}: {', '.join(map(str, line.lengths))}"


def fixing(row, line, chosen):
    """Whether fixing the `chosen` items leaves one level for the others."""
    parts = [flex_part(item, line.growing) for item in row.items]
    for i in chosen:
        parts[i] = fixed(line.lengths[i])
    return levels_meet(parts, line.lengths)


def examine(row, counts, odd):
    """Adds one row to the counts; `odd` collects the rows that have no one level."""
    line = flex_loop(row.items, row.room)
    direction = "growing" if line.growing else "shrinking"
    counts[f"{direction}: rows"] += 1
    counts[f"{direction}: rationed in some round"] += line.rationed
    if fair_lengths(*flex_problem(row)) != line.lengths:
        counts[f"{direction}: effective problem differs from the loop"] += 1
    if fixing(row, line, ()):
        return
    counts[f"{direction}: no one level"] += 1
    odd.append(row)
    if not line.rationed:
        counts[f"{direction}: no one level though not rationed"] += 1
    if not fixing(row, line, line.rationed_early):
        counts[f"{direction}: still none with the rationed rounds' items fixed"] += 1
    if not fixing(row, line, line.early):
        counts[f"{direction}: still none with all earlier rounds' items fixed"] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    draw, counts, odd = random.Random(arguments.seed), Counter(), []
    for _ in range(arguments.rows):
        examine(random_flex_row(draw), counts, odd)
    for name in sorted(counts):
        print(f"{counts[name]:7}  {name}")
    if odd:
        print("shortest:", describe(min(odd, key=size)))


if __name__ == "__main__":
    main()
