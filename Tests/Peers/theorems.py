"""The theorems of Documentation/Mathematics.md and SwiftUIRule.md, tried in exact arithmetic.

    python3 theorems.py nested         SwiftUI's rule is optimal in every container exactly on nested intervals
    python3 theorems.py price          what it costs elsewhere: overflow, space left over, distance of one length
    python3 theorems.py levels         one level, no improving transfer and the least Gini sum are one thing; the freeze
                                       loop of CSS has the level min(t*, F) where it grows

Each prints what it tried, and stops at the first row that contradicts a statement. About three minutes for all three;
breakpoint_bounds.py has section 7 of the mathematics.
"""

import argparse
import itertools
import random
import sys
from fractions import Fraction

from effective import Part, flex_part
from exact_rows import fair_lengths, fair_tier, improving_transfer
from flex_line import flex_loop as settled_line
from flex_line import is_inflexible
from greedy_rules import flexibility, swiftui_rule
from rows import INFINITY, Item, Row
from sweeps import breakpoints, filled, swiftui, tiers


def item(minimum, maximum, priority=0, **fields):
    return Item(Fraction(minimum), Fraction(minimum), maximum if maximum == INFINITY else Fraction(maximum),
                Fraction(priority), **fields)


def text(items):
    return ", ".join(f"[{i.minimum}, {i.maximum}]" + (f" priority {i.priority}" if i.priority else "") for i in items)


def order(tier, items):
    return sorted(tier, key=lambda i: flexibility(items[i]))


def equal_sizes(items):
    return [Part(i.minimum, i.maximum, priority=i.priority) for i in items]


def row(items, available):
    return Row("", "equal-sizes", available, Fraction(0), tuple(items))


def decisive_containers(items):
    """Every container at which SwiftUI's rule or the optimum has a breakpoint, 0, and one beyond."""
    found = set(breakpoints(swiftui(items, order)))
    found |= set(breakpoints(lambda room, horizon: filled(equal_sizes(items), room, horizon)))
    return found | {Fraction(0), max(found, default=Fraction(0)) + 1}


def all_rows(count, top):
    """All rows of `count` items with whole bounds up to `top` or no maximum, in every order of priorities."""
    bounds = [(m, M) for m in range(top + 1) for M in [*range(m, top + 1), INFINITY]]
    ranks = [p for p in itertools.product(range(count), repeat=count) if set(p) == set(range(max(p) + 1))]
    for chosen in itertools.product(bounds, repeat=count):
        for priorities in ranks:
            yield [item(m, M, p) for (m, M), p in zip(chosen, priorities)]


def random_rows(count, seed):
    """Rows of two to six items in up to three tiers; half of them grow by widening intervals."""
    draw = random.Random(seed)
    for _ in range(count):
        top, names, widening = draw.choice([12, 100]), range(draw.randint(1, 3)), draw.random() < 0.5
        inner, items = sorted(draw.choices(range(top + 1), k=2)), []
        for _ in range(draw.randint(2, 6)):
            if widening and draw.random() < 0.8:
                inner = [draw.randint(0, inner[0]), inner[1] + draw.randint(0, top)]
                bounds = (inner[0], draw.choice([INFINITY, inner[1]]))
            else:
                minimum = draw.choice([0, draw.randint(0, top)])
                bounds = (minimum, draw.choice([INFINITY, minimum, minimum + draw.randint(0, top)]))
            items.append(item(*bounds, draw.choice(names)))
        draw.shuffle(items)
        yield items


def contains(outer, inner):
    return outer.minimum <= inner.minimum and inner.maximum <= outer.maximum


def is_nested(items):
    """The condition of the theorem."""
    endless = False
    for tier in tiers([i.priority for i in items]):
        asked = [items[i] for i in order(tier, items) if items[i].minimum < items[i].maximum]
        if endless:
            for k, first in enumerate(asked):
                if first.minimum * (len(asked) - k) < sum(i.minimum for i in asked[k:]):
                    return False
        elif any(not contains(a, b) and not contains(b, a) for a, b in itertools.combinations(asked, 2)):
            return False
        endless = endless or any(i.maximum == INFINITY for i in asked)
    return True


def nested(name, rows):
    inside = count = 0
    for count, items in enumerate(rows, 1):
        agrees = all(
            swiftui_rule(row(items, T)) == fair_lengths(equal_sizes(items), T) for T in decisive_containers(items))
        inside += agrees
        if agrees != is_nested(items):
            sys.exit(f"{text(items)}: {agrees}")
    print(f"{name}: {count} rows, {inside} of them nested; the rule is optimal everywhere exactly on these")


def costs(items, T):
    """Avoidable overflow, space left, what the items could take, the greatest distance; checked against the bounds."""
    lengths, fair = swiftui_rule(row(items, T)), fair_lengths(equal_sizes(items), T)
    least = sum(i.minimum for i in items)
    overflow = max(0, sum(lengths) - max(T, least))
    left, could = T - sum(lengths), sum(i.maximum - w for i, w in zip(items, lengths))
    usable = min(left, could) if left > 0 else Fraction(0)
    distance = max(abs(a - b) for a, b in zip(lengths, fair))
    most = max(sum(items[i].minimum < items[i].maximum for i in tier) for tier in tiers([i.priority for i in items]))
    bounded = overflow * max(most, 1) <= max(most - 1, 0) * T and 4 * usable <= T and 2 * distance <= T
    if left > 0 and could > 0:
        bounded = bounded and could < INFINITY and (T - left - could) >= 0
        bounded = bounded and (T - left - could) ** 2 >= 4 * left * could
    if not bounded:
        sys.exit(f"{text(items)} in {T}: overflow {overflow}, left {left}, could {could}, distance {distance}")
    return {"overflow": overflow, "usable space": usable, "distance": distance}


def price(name, rows):
    best, count, containers = {}, 0, 0
    for count, items in enumerate(rows, 1):
        for T in decisive_containers(items) - {0}:
            containers += 1
            for kind, amount in costs(items, T).items():
                if amount / T > best.get(kind, (-1,))[0]:
                    best[kind] = (amount / T, text(items), T)
    print(f"{name}: {count} rows, {containers} containers; the greatest shares of the room:")
    for kind, (share, items, T) in best.items():
        print(f"    {kind}: {share}, {items} in {T}")


def gini(parts, lengths):
    return sum(a.weight * b.weight * abs(a.level(v) - b.level(w)) for (a, v), (b, w) in
               itertools.combinations(zip(parts, lengths), 2) if a.lower < a.upper and b.lower < b.upper)


def sorted_levels(parts, lengths):
    return sorted(part.level(length) for part, length in zip(parts, lengths))


def halves(parts, share):
    """All lengths in steps of 1/2 that add up to `share`."""
    spare = share - sum(part.lower for part in parts)
    steps = [[p.lower + Fraction(k, 2) for k in range(int(2 * min(p.upper - p.lower, spare)) + 1)] for p in parts]
    for lengths in itertools.product(*steps[:-1]):
        last = share - sum(lengths)
        if parts[-1].lower <= last <= parts[-1].upper:
            yield [*lengths, last]


def levels(count, seed):
    draw, points = random.Random(seed), 0
    for _ in range(count):
        parts = []
        for _ in range(draw.randint(2, 4)):
            lower = Fraction(draw.randint(0, 5))
            upper = draw.choice([INFINITY, lower, lower + draw.randint(1, 5), lower + draw.randint(1, 5)])
            parts.append(Part(lower, upper, Fraction(draw.randint(-5, 5), 2), Fraction(draw.randint(1, 4), 2)))
        least, most = sum(p.lower for p in parts), sum(p.upper for p in parts)
        share = least + Fraction(draw.randint(0, int(2 * min(most - least, 8))), 2)
        fair = fair_tier(parts, share)
        for other in halves(parts, share):
            if other != fair:
                points += 1
                assert improving_transfer(parts, other), (parts, share, other)
                assert sorted_levels(parts, other) < sorted_levels(parts, fair), (parts, share, other)
                assert gini(parts, other) > gini(parts, fair), (parts, share, other)
    print(f"levels: {count} tiers; {points} other lengths have a transfer, lower levels and a larger Gini sum")


def flex_levels(count, seed):
    draw = random.Random(seed)
    grown = shrunk = held = unlevel = 0
    for _ in range(count):
        items = []
        for _ in range(draw.randint(1, 5)):
            m, tenth = draw.randint(0, 12), Fraction(draw.randint(1, 9), 10)
            items.append(item(
                m, draw.choice([INFINITY, m, m + draw.randint(0, 15), m + draw.randint(0, 15)]),
                basis=Fraction(draw.randint(0, 20)), grow=Fraction(draw.choice([0, 1, 2, tenth, tenth / 3])),
                shrink=Fraction(draw.choice([0, 1, 2, tenth]))))
        T = Fraction(draw.randint(0, 120), 2)
        line = settled_line(items, T)
        parts = [flex_part(i, line.growing) for i in items]
        free = T - sum(i.hypothetical if is_inflexible(i, line.growing) else i.basis for i in items)
        if line.growing:
            most = sum(max(p.lower, min(p.base + p.weight * free, p.upper)) for p in parts)
            assert line.lengths == fair_lengths(parts, min(T, most)), (items, T)
            grown += 1
        elif not line.rationed:
            assert line.lengths == fair_lengths(parts, T), (items, T)
            shrunk += 1
        else:
            held, unlevel = held + 1, unlevel + bool(improving_transfer(parts, line.lengths))
    print(f"flex lines: {grown} grow, {shrunk} shrink and hold nothing back: all at their level; of {held} that shrink "
          f"and hold space back {unlevel} have no level")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["nested", "price", "levels"])
    parser.add_argument("--count", type=int, help="how many random rows")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "levels":
        levels((given.count or 60_000) // 40, given.seed)
        flex_levels(given.count or 60_000, given.seed)
        return 0
    check = nested if given.what == "nested" else price
    check("two items, bounds 0 to 4 or none", all_rows(2, 4))
    check("three items, bounds 0 to 2 or none", all_rows(3, 2))
    check("two to six items", random_rows(given.count or 20_000, given.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
