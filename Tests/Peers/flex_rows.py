"""The 300 rows that real engines are asked, one JSON object a line.

    python3 flex_rows.py [--seed 8]           as CSS lines (`css-flex`)
    python3 flex_rows.py --policy equal-sizes the same bounds, gaps and containers for solvers without flex factors;
                                              lines of bases 0 keep their factors as `weights`

A row's id names its group and counts within it. Rows are drawn until the exact freeze loop shows what the group is
about, so that every group holds what it says. Numbers are multiples of 1/4, exact in every engine, but for half of
the group `fractional`. The same seed gives the same rows on every Python from 3.2 on.
"""

import argparse
import json
from fractions import Fraction

from flex_line import flex_loop, is_inflexible
from random_rows import Draw
from rows import INFINITY, parse_row

FACTORS = (1, 1, 1, 2, 3, 4, 0.5, 1.5, 0)
SCARCE = (0.1, 0.125, 0.2, 0.25, 0.3, 0, 0.05)
GAPS = (0, 0, 0, 2, 4, 8, 10.5)



class Outcome:
    """What the exact freeze loop does with a row."""

    def __init__(self, fields):
        row = parse_row(json.loads(json.dumps(fields), parse_float=Fraction))
        self.items, self.room = row.items, row.room
        loop = flex_loop(row.items, row.room)
        self.growing, self.rationed = loop.growing, loop.rationed
        pairs = list(zip(row.items, loop.lengths))
        moved = [(i, w) for i, w in pairs if not is_inflexible(i, loop.growing) and i.minimum < i.maximum]
        # An item counts as violating where the bound, not its share, decides.
        self.at_least = any(w == i.minimum and w != i.basis for i, w in moved)
        self.at_most = any(w == i.maximum and w != i.basis for i, w in moved)
        self.free = any(i.minimum < w < i.maximum for i, w in moved)
        self.fits = sum(i.minimum for i in row.items) <= row.room
        self.off_bounds = any(not i.minimum <= i.basis <= i.maximum for i in row.items)


def item(draw, factors, wide=False, bases=True):
    """One item; wide ones have bounds that seldom bind."""
    basis = draw.choice((10, 20, 30, 40, 50, 60, 75, 80, 100, 120)) + draw.below(20) / 4 if bases else 0
    fields = {"basis": basis, "grow": draw.choice(factors), "shrink": draw.choice(factors)}
    spread = 1 + draw.below(20 if wide else 8)
    if draw.chance(0.7):
        fields["min"] = max(0, basis - spread * 5) if draw.chance(0.8) else basis + spread
    if draw.chance(0.6):
        fields["max"] = max(fields.get("min", 0), basis + (spread - 2 if draw.chance(0.9) else -2 * spread))
    return fields


def line(draw, factors, direction, wide=False, bases=True, gaps=GAPS):
    """One row: `direction` 1 leaves room to grow, -1 too little, 0 either."""
    items = [item(draw, factors, wide, bases) for _ in range(2 + draw.below(4))]
    gap = draw.choice(gaps)
    natural = sum(each["basis"] for each in items) + gap * (len(items) - 1)
    change = draw.below(int(natural) // 2 + 40) + draw.below(4) / 4
    sign = direction or (1 if draw.chance(0.5) else -1)
    return {"available": max(0, natural + sign * change), "spacing": gap, "items": items}


def least(items, field="min"):
    return sum(each.get(field, 0) for each in items)


def tight(draw, field):
    """A container of exactly the minima or the bases."""
    fields = line(draw, FACTORS, 0)
    fields["available"] = least(fields["items"], field) + fields["spacing"] * (len(fields["items"]) - 1)
    return fields


def uneven(draw):
    """Gaps that differ, or are the larger part of the row."""
    fields = line(draw, FACTORS, 0, gaps=(8, 20, 33.25))
    if draw.chance(0.7):
        fields["spacing"] = [draw.choice((0, 4, 8, 16, 2.5)) for _ in fields["items"][1:]]
    return fields


def overflowing(draw):
    """A container that cannot hold the minima, sometimes not even the gaps."""
    fields = line(draw, FACTORS, -1)
    fields["available"] = (least(fields["items"]) * draw.below(4)) // 4
    return fields


def fractional(draw):
    """Lengths in 64ths, or in tenths that no engine holds exactly."""
    fields = line(draw, (1, 1, 1.3, 0.7, 2.1, 3), 0, wide=True)
    parts = 64 if draw.chance(0.5) else 10
    for each in fields["items"]:
        for name in ("min", "basis", "max"):
            if name in each:
                each[name] = int(each[name]) + draw.below(parts) / parts
        if each.get("min", 0) > each.get("max", INFINITY):
            each["max"] = each["min"]
    fields["available"] = int(fields["available"]) + draw.below(parts) / parts
    return fields


# name, how many, how to draw one, what must be so
GROUPS = (
    ("grow", 25, lambda d: line(d, FACTORS, 1, wide=True),
     lambda o: o.growing and o.free and not (o.rationed or o.at_least or o.at_most or o.off_bounds)),
    ("grow-max", 25, lambda d: line(d, FACTORS, 1),
     lambda o: o.growing and o.free and o.at_most and not (o.rationed or o.at_least)),
    ("grow-min", 25, lambda d: line(d, FACTORS, 1),
     lambda o: o.growing and o.free and o.at_least and not (o.rationed or o.at_most)),
    ("grow-both", 25, lambda d: line(d, FACTORS, 1),
     lambda o: o.growing and o.free and o.at_least and o.at_most and not o.rationed),
    ("grow-scarce", 25, lambda d: line(d, SCARCE, 1), lambda o: o.growing and o.rationed and o.free),
    ("shrink", 25, lambda d: line(d, FACTORS, -1, wide=True),
     lambda o: not o.growing and o.free and not (o.rationed or o.at_least or o.at_most or o.off_bounds)),
    ("shrink-min", 25, lambda d: line(d, FACTORS, -1),
     lambda o: not o.growing and o.free and o.fits and o.at_least and not (o.rationed or o.at_most)),
    ("shrink-both", 25, lambda d: line(d, FACTORS, -1),
     lambda o: not o.growing and o.free and o.fits and o.at_least and o.at_most and not o.rationed),
    ("shrink-scarce", 25, lambda d: line(d, SCARCE, -1), lambda o: not o.growing and o.rationed and o.free),
    ("gaps", 15, uneven, lambda o: o.free and o.fits),
    ("zero-basis", 15, lambda d: line(d, (1, 1, 2, 3, 5), 1, bases=False), lambda o: o.growing and o.free),
    ("fractional", 20, fractional, lambda o: o.free and o.fits),
    ("tight-min", 10, lambda d: tight(d, "min"), lambda o: sum(i.minimum for i in o.items) == o.room > 0),
    ("tight-basis", 5, lambda d: tight(d, "basis"), lambda o: sum(i.basis for i in o.items) == o.room),
    ("overflow", 10, overflowing, lambda o: not o.fits),
)


def flex_rows(seed):
    """Every row, in order."""
    draw = Draw(seed)
    for name, count, make, belongs in GROUPS:
        found = 0
        while found < count:
            fields = make(draw)
            if belongs(Outcome({"policy": "css-flex", **fields})):
                found += 1
                yield {"id": f"{name}-{found:02}", "policy": "css-flex", **fields}


def without_flex(row):
    """The same row for a solver that knows bounds and weights only."""
    weighted = row["id"].startswith("zero-basis")
    items = [{name: each[name] for name in ("min", "max") if name in each} for each in row["items"]]
    if weighted:
        for plain, each in zip(items, row["items"]):
            plain["weight"] = each["grow"]
    return {**row, "policy": "weights" if weighted else "equal-sizes", "items": items}


def whole(value):
    """Whole numbers without a point, all the way down."""
    if isinstance(value, dict):
        return {name: whole(each) for name, each in value.items()}
    if isinstance(value, list):
        return [whole(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--policy", choices=("css-flex", "equal-sizes"), default="css-flex")
    options = parser.parse_args()
    for row in flex_rows(options.seed):
        print(json.dumps(whole(row if options.policy == "css-flex" else without_flex(row))))


if __name__ == "__main__":
    main()
