"""Greedy rules in exact arithmetic, for the answers that the gallery claims for them.

    python3 greedy_rules.py PROBLEM...            every claim these rules would make, one JSON object a line
    python3 greedy_rules.py --check PROBLEM...    which claimed answers are not what the rule gives

SwiftUI's rule is the one published by objc.io (2020); progressive filling is the hand-written MyHStack on
the Layout protocol; then come CSS Flexbox 9.7 and The TeXbook, chapter 12. The last three are ways to be
wrong: shares dealt by weight only once, SwiftUI's rule with the priorities forgotten, and shares that
look at no bounds at all. Lengths in points.
"""

import argparse
import json
import sys
from dataclasses import replace
from fractions import Fraction

from effective import highest_order
from flex_line import flex_loop
from rows import INFINITY, as_float, read_rows


def clamp(length, item):
    return max(item.minimum, min(length, item.maximum))


def tiers(items):
    """Indices by priority, highest first, in declared order inside."""
    for priority in sorted({item.priority for item in items}, reverse=True):
        yield [i for i, item in enumerate(items) if item.priority == priority]


def flexibility(item):
    """SwiftUI's order: least flexible first; of two endless ones the larger minimum."""
    endless = item.maximum == INFINITY
    return (1, -item.minimum) if endless else (0, item.maximum - item.minimum)


def swiftui_rule(row):
    """Every item in turn takes what it likes of an equal share of the rest; nothing is revisited."""
    items, lengths = row.items, [None] * len(row.items)
    rest = row.room - sum(item.minimum for item in items)
    for tier in tiers(items):
        rest += sum(items[i].minimum for i in tier)
        order = sorted(tier, key=lambda i: flexibility(items[i]))
        for asked, i in enumerate(order):
            lengths[i] = clamp(max(0, rest) / (len(order) - asked), items[i])
            rest -= lengths[i]
    return lengths


def progressive_fill(row):
    """Minima first; then equal increments for the items that can still grow, tier by tier."""
    items, lengths = row.items, [item.minimum for item in row.items]
    rest = row.room - sum(lengths)
    for tier in tiers(items):
        growing = [i for i in tier if lengths[i] < items[i].maximum]
        while rest > 0 and growing:
            step = min([rest / len(growing)] + [items[i].maximum - lengths[i] for i in growing])
            for i in growing:
                lengths[i] += step
            rest -= step * len(growing)
            growing = [i for i in growing if lengths[i] < items[i].maximum]
    return lengths


def css_flex_loop(row):
    """The freeze loop; a weighted row is read as `flex: weight 0 0`."""
    if row.policy == "weights":
        items = [replace(item, basis=Fraction(0), grow=item.weight) for item in row.items]
        return flex_loop(items, row.room).lengths
    return flex_loop(row.items, row.room).lengths


def tex_glue_setting(row):
    """One ratio for the glue of the highest order of infinity; finite glue shrinks by its shrink at most."""
    lengths = [item.ideal for item in row.items]
    excess = row.room - sum(lengths)
    stretching = excess > 0
    flexes = [
        (item.stretch, item.stretch_order) if stretching else (item.shrink, item.shrink_order)
        for item in row.items
    ]
    order = highest_order(flexes)
    total = sum(amount for amount, its_order in flexes if its_order == order)
    if order is None:
        return lengths
    ratio = excess / total
    if order == 0:
        ratio = max(ratio, -1)
    return [w + amount * ratio if its_order == order else w for w, (amount, its_order) in zip(lengths, flexes)]


def one_pass_shares(row):
    """Every item takes its weight's share of the room, clamped; what clamping frees is not shared again."""
    total = sum(item.weight for item in row.items)
    return [clamp(row.room * item.weight / total, item) for item in row.items]


def swiftui_rule_without_priorities(row):
    """What SwiftUI's rule gives when nobody writes `layoutPriority`."""
    return swiftui_rule(replace(row, items=tuple(replace(item, priority=Fraction(0)) for item in row.items)))


def equal_shares(row):
    """The room divided by the number of items."""
    return [row.room / len(row.items)] * len(row.items)


RULES = {
    "SwiftUI rule": swiftui_rule,
    "progressive fill": progressive_fill,
    "CSS flex loop": css_flex_loop,
    "TeX glue setting": tex_glue_setting,
    "one-pass shares": one_pass_shares,
    "SwiftUI rule, no priorities": swiftui_rule_without_priorities,
    "equal shares": equal_shares,
}

COMPARABLE = {
    "equal-sizes": ("SwiftUI rule", "progressive fill"),
    "equal-increments": ("progressive fill",),
    "weights": ("CSS flex loop", "one-pass shares"),
    "css-flex": ("CSS flex loop",),
    "glue": ("TeX glue setting",),
}


def claim(row, engine):
    """What `engine` answers, as the doubles nearest to its exact lengths."""
    if row.available is None:
        lengths = [item.ideal for item in row.items]
    elif row.available == INFINITY:
        lengths = [item.maximum for item in row.items]
    else:
        lengths = RULES[engine](row)
    return {"engine": engine, "lengths": [as_float(length) for length in lengths]}


def wrong_claims(row):
    """The claims of one row that its engine's rule does not make."""
    for claimed in row.claims:
        engine = claimed["engine"]
        expected = claim(row, engine)["lengths"]
        stated = [as_float(w) if isinstance(w, (int, Fraction)) else w for w in claimed["lengths"]]
        if stated != expected:
            yield f"{row.name}: {engine} gives {expected}, not {stated}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with the claimed answers")
    parser.add_argument("problems", nargs="+", metavar="PROBLEM", help="a .json or .jsonl file")
    arguments = parser.parse_args()
    wrong = 0
    for path in arguments.problems:
        for row in read_rows(path):
            if arguments.check:
                for message in wrong_claims(row):
                    print(message)
                    wrong += 1
                continue
            for engine in COMPARABLE[row.policy]:
                print(json.dumps({"id": row.name, **claim(row, engine)}))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
