"""A row as CSS has it: flex factors, gaps, and what single precision does to the answer.  Lengths in points.

By policy the items are

    css-flex          flex: grow shrink basis, as stated
    equal-sizes       flex: 1 1 0
    weights           flex: weight 1 0, the weights scaled to at least 1: CSS hands out less when factors sum below 1
    equal-increments  flex: 1 1 min
    glue              flex: stretch shrink/ideal ideal, as CSS multiplies shrink factors by the basis

Where `available` is null the items are rigid at their `ideal`. CSS has no priorities and flexing no orders of
infinity: both are dropped, so such rows may be judged wrong without any fault of the engine's.
"""

import struct

from rows import number
from serve import sized


def flex(row):
    """(grow, shrink, basis) of every item."""
    if row.available is None:
        return [(0, 0, item.ideal) for item in row.items]
    if row.policy == "css-flex":
        return [(item.grow, item.shrink, item.basis) for item in row.items]
    if row.policy == "weights":
        least = min((item.weight for item in row.items), default=1)
        return [(item.weight / min(least, 1), 1, 0) for item in row.items]
    if row.policy == "equal-increments":
        return [(1, 1, item.minimum) for item in row.items]
    if row.policy == "glue":
        return [(item.stretch, item.shrink / item.ideal if item.ideal else 0, item.ideal) for item in row.items]
    return [(1, 1, 0) for _ in row.items]


def each_gap(fields, count):
    """The gap after every item but the last, exactly."""
    spacing = fields.get("spacing", 0)
    return [number(gap) for gap in (spacing if isinstance(spacing, list) else [spacing] * (count - 1))]


def gaps(fields, count):
    """The gap where it is uniform and at least 0, as CSS demands; otherwise 0 and the margin before each item."""
    each = [float(gap) for gap in each_gap(fields, count)]
    if each and min(each) == max(each) >= 0:
        return each[0], [0.0] * count
    return 0.0, [0.0] + each


def single_precision(row):
    """What 24 bits may do to a length, in points.

    Every round adds up at most n lengths, divides, multiplies and adds: n + 4 operations, each wrong by 2^-24 of
    the largest sum it meets. Four times that, for the rounds before.
    """
    available = float(row.available) if sized(row.available) else 0
    largest = max(available, abs(float(row.gaps)), float(sum(basis for *_, basis in flex(row))))
    return float(f"{(len(row.items) + 4) * largest * 2.0**-22:.2g}")


def shortest_single(value):
    """The double of fewest digits that single precision reads back as the same number."""
    single = struct.pack("f", value)
    digits = (float(f"{value:.{count}g}") for count in range(6, 10))
    return next((short for short in digits if struct.pack("f", short) == single), value)
