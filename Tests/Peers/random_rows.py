"""Small random problems of every policy, each with its exact answer, one JSON object a line.

    python3 random_rows.py --count 400 --seed 6 > recorded/random-exact.jsonl
    python3 random_rows.py --count 400 --seed 7 --toolkits > recorded/random-toolkits.jsonl

Data lie on a grid of half points so that ties, zero widths, equal bounds, exact fits and containers too
short for the minima are common. The same seed gives the same problems on every Python from 3.2 on.
"""

import argparse
import json
import random
from fractions import Fraction

from exact_rows import optimum
from rows import POLICIES, TOOLKIT_POLICIES, as_float, parse_row

FACTORS = (0, 0.1, 0.2, 0.3, 0.4, 0.5, 1, 1, 2, 3)
WEIGHTS = (0.5, 1, 1, 1.5, 2, 3, 4)
PRIORITIES = (0, 0, 0, 1, -1, 2.5, "-infinity")


class Draw:
    """A seeded stream; only `random()` of the standard generator, whose sequence Python guarantees."""

    def __init__(self, seed):
        self.stream = random.Random(seed)

    def below(self, count):
        return int(self.stream.random() * count)

    def choice(self, options):
        return options[self.below(len(options))]

    def chance(self, probability):
        return self.stream.random() < probability

    def length(self, longest):
        """A whole number of points, sometimes a half more."""
        whole = self.below(longest + 1)
        return whole + 0.5 if self.chance(0.2) else whole


def bounds(draw):
    """min, ideal and max: rigid, zero-width, unbounded and ordinary items all occur."""
    minimum = 0 if draw.chance(0.35) else draw.length(20)
    if draw.chance(0.3):
        return {"min": minimum, "ideal": minimum + draw.length(10), "max": "infinity"}
    ideal = minimum if draw.chance(0.3) else minimum + draw.length(12)
    return {"min": minimum, "ideal": ideal, "max": ideal if draw.chance(0.3) else ideal + draw.length(15)}


def flex_item(draw):
    """Basis and factors of a css-flex item; its ideal is left at the default."""
    fields = bounds(draw)
    del fields["ideal"]
    fields["basis"] = draw.length(30)
    fields["grow"] = draw.choice(FACTORS)
    if draw.chance(0.8):
        fields["shrink"] = draw.choice(FACTORS)
    return fields


def scarce_flex_item(draw):
    """An item whose factor is small: lines of these often hand out only a fraction of the space."""
    minimum = draw.choice((0, 0, 0, 2, 8.5))
    return {"min": minimum, "basis": draw.choice((0, 1, 2, 6, 10, 30)),
            "grow": draw.choice((0.1, 0.2, 0.4)), "shrink": draw.choice((0.1, 0.2, 0.4, 0.5, 0.8, 1))}


def glue_item(draw):
    """A rigid box or a glue with orders of infinity."""
    if draw.chance(0.35):
        width = draw.length(15)
        return {"min": width, "ideal": width, "max": width}
    fields = bounds(draw)
    if draw.chance(0.6):
        fields.update(min=0, max="infinity")
    fields["stretch"] = draw.choice(FACTORS)
    fields["shrink"] = draw.choice(FACTORS)
    if draw.chance(0.25):
        fields["stretchOrder"] = 1 + draw.below(2)
    if draw.chance(0.15):
        fields["shrinkOrder"] = 1 + draw.below(2)
    return fields


def plain_item(draw, policy, tiered):
    """An item of one of the three policies without a direction."""
    fields = bounds(draw)
    if tiered and draw.chance(0.7):
        fields["priority"] = draw.choice(PRIORITIES)
    if policy == "weights":
        fields["weight"] = draw.choice(WEIGHTS)
    return fields


def toolkit_item(draw, policy, tiered):
    """An item of a policy that states levels, or that a toolkit stands behind."""
    fields = bounds(draw)
    if tiered and draw.chance(0.7):
        fields["priority"] = draw.choice(PRIORITIES)
    if policy == "levels":
        fields.update(base=draw.length(30), weight=draw.choice(WEIGHTS))
    elif policy != "spread" and draw.chance(0.7):
        fields["grow"] = draw.choice(FACTORS)
    if policy == "natural-steps":
        fields.update(shrink=draw.choice(FACTORS), shrinkPriority=draw.choice((0, 0, 1, 2)))
    return fields


def container(draw, items, gaps):
    """A container: loose, tight, exactly full, too short, unspecified or infinite."""
    if draw.chance(0.06):
        return draw.choice((None, "infinity"))
    least = sum(item["min"] for item in items) + gaps
    wanted = sum(item.get("basis", item.get("ideal", 0)) for item in items) + gaps
    kind = draw.below(5)
    if kind == 0:
        target = least + draw.length(10)
    elif kind == 1:
        target = least - draw.length(10)
    elif kind == 2:
        target = wanted
    else:
        target = wanted + draw.length(60) - 25
    return max(0, target)


def random_problem(draw, name, policies=POLICIES):
    """One problem in the package's format, numbers as Python writes them."""
    policy = draw.choice(policies)
    count = 1 + draw.below(6)
    tiered = draw.chance(0.5)
    make = {"css-flex": scarce_flex_item if draw.chance(0.5) else flex_item, "glue": glue_item}
    plain = toolkit_item if policy in TOOLKIT_POLICIES else plain_item
    items = [make[policy](draw) if policy in make else plain(draw, policy, tiered) for _ in range(count)]
    fields = {"id": name, "policy": policy}
    if draw.chance(0.5):
        spacing = draw.choice((0, 2, 4, 8, 0.5, -1.5, -3))
        gaps = spacing * (count - 1)
    else:
        spacing = [draw.choice((0, 0, 3, 8, -2)) for _ in range(count - 1)]
        gaps = sum(spacing)
    fields["spacing"] = spacing
    fields["available"] = container(draw, items, gaps)
    fields["items"] = items
    return fields


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--policy", choices=POLICIES + TOOLKIT_POLICIES, action="append",
                        help="instead of all of the first five; may be repeated")
    parser.add_argument("--toolkits", action="store_true", help="the policies of toolkits, and levels")
    arguments = parser.parse_args()
    draw = Draw(arguments.seed)
    policies = arguments.policy or (TOOLKIT_POLICIES if arguments.toolkits else POLICIES)
    for index in range(arguments.count):
        problem = random_problem(draw, f"random-{index + 1}", policies)
        exact = json.loads(json.dumps(problem), parse_float=Fraction)
        lengths = [as_float(length) for length in optimum(parse_row(exact))]
        print(json.dumps({"problem": problem, "lengths": lengths}))


if __name__ == "__main__":
    main()
