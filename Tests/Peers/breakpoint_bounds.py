"""How many breakpoints a row has as its container grows: the bounds of Documentation/Mathematics.md, section 7.

    python3 breakpoint_bounds.py                hill climbs that try to exceed them, in exact arithmetic
    python3 breakpoint_bounds.py --fractions    flex lines that shrink with factors below 1, for which we know no bound

Stops at the first row that exceeds a bound. About two minutes.
"""

import argparse
import random
import sys
from fractions import Fraction

from effective import Part, fixed, flex_part, highest_order
from flex_line import is_inflexible
from rows import INFINITY, Item
from sweeps import breakpoints, constant, filled, flex_loop, total


def climb(make, measure, bound, size, steps, seed, starts=6):
    """The largest measure found by changing one or two items at a time; stops where it exceeds the bound."""
    draw, best = random.Random(seed), (-1, None)
    for _ in range(starts):
        items, score = [make(draw) for _ in range(size)], -1
        for _ in range(steps // starts):
            trial = list(items)
            for _ in range(draw.choice([1, 1, 2])):
                trial[draw.randrange(size)] = make(draw, trial[draw.randrange(size)])
            found = measure(trial)
            if bound is not None and found > bound(trial):
                sys.exit(f"{found} exceeds {bound(trial)}: {trial}")
            if found >= score:
                items, score = trial, found
            best = max(best, (found, trial), key=lambda pair: pair[0])
    return best


def near(draw, length, top):
    """A length near another, or any."""
    return max(Fraction(0), length + Fraction(draw.randint(-12, 12), 2)) if draw.random() < 0.8 else Fraction(
        draw.randint(0, 2 * top), 2)


def make_item(shrinks, grows, priorities):
    """A maker of items: a new one, or one near another."""
    def make(draw, like=None):
        like = like or Item(*map(Fraction, (draw.randint(0, 40), 40, 60)), basis=Fraction(draw.randint(0, 60)))
        minimum = near(draw, like.minimum, 40)
        span = Fraction(draw.randint(0, 40)) if like.maximum == INFINITY else like.maximum - like.minimum
        maximum = INFINITY if draw.random() < 0.1 else minimum + near(draw, span, 40)
        ideal = minimum + near(draw, like.ideal - like.minimum, 20) if draw.random() < 0.5 else minimum
        return Item(minimum, min(ideal, maximum), maximum, Fraction(draw.randrange(priorities)),
                    basis=near(draw, like.basis, 60), grow=Fraction(draw.choice(grows)),
                    shrink=Fraction(draw.choice(shrinks)), stretch=Fraction(draw.randint(0, 5)),
                    stretch_order=draw.choice([0, 0, 0, 1]))
    return make


def increments(items):
    parts = [Part(i.minimum, i.maximum, i.minimum, priority=i.priority) for i in items]
    return lambda room, horizon: filled(parts, room, horizon)


def glue(items):
    """TeX's glue: what the row's direction lets move, at one ratio a tier."""
    def rule(room, horizon):
        stretching = horizon.less(constant(sum(i.ideal for i in items)), room)
        flexes = [(i.stretch, i.stretch_order) if stretching else (i.shrink, i.shrink_order) for i in items]
        highest, parts = highest_order(flexes), []
        for each, (amount, its_order) in zip(items, flexes):
            lower = upper = each.ideal
            if amount > 0 and its_order == highest:
                upper = each.maximum if stretching else upper
                floor = each.ideal - amount if its_order == 0 else 0
                lower = lower if stretching else max(each.minimum, floor)
            parts.append(Part(lower, upper, each.ideal, amount or Fraction(1), each.priority))
        return filled(parts, room, horizon)
    return rule


def flex_tiers(items):
    """A flex line in several tiers: direction and budget are the row's, the levels those of tiers."""
    def rule(room, horizon):
        growing = horizon.less(constant(sum(i.hypothetical for i in items)), room)
        parts = [flex_part(i, growing) if growing or i.basis > 0 else fixed(i.hypothetical) for i in items]
        parts = [Part(p.lower, p.upper, p.base, p.weight, i.priority) for p, i in zip(parts, items)]
        if growing:
            bases = sum(i.hypothetical if is_inflexible(i, True) else i.basis for i in items)
            free = room - constant(bases)
            most = total(constant(p.lower) if p.lower == p.upper else horizon.clamp(
                constant(p.base) + free.times(p.weight), p.lower, p.upper) for p in parts)
            room = most if horizon.less(most, room) else room
        return filled(parts, room, horizon)
    return rule


def count_breakpoints(steps, seed):
    whole, parts = [0, 1, 2, 3], [0, 1, 2, Fraction(3, 10), Fraction(1, 2), Fraction(7, 10)]
    plain, tiered = make_item(whole, parts, 1), make_item(whole, parts, 3)
    glued = make_item([0, 1, 5, 20, 40], [0], 2)
    def flexible(items):
        return sum(i.minimum < i.maximum for i in items)
    for name, rule, make, bound in [
        ("equal increments, k + 1", increments, tiered, lambda k: k + 1),
        ("glue, 2k + 1", glue, glued, lambda k: 2 * k + 1),
        ("one flex line, 2k + 2", flex_loop, plain, lambda k: 2 * k + 2),
        ("flex lines in tiers, 4k + 2", flex_tiers, tiered, lambda k: 4 * k + 2),
    ]:
        for size in range(1, 5):
            found, _ = climb(
                make, lambda items, rule=rule: len(breakpoints(rule(items))),
                lambda items, bound=bound: bound(flexible(items)) if flexible(items) else 1, size, steps, seed)
            print(f"{name}: {found} found for {size} items, {steps} rows tried")


FRACTIONS = [  # (minimum, maximum, basis, grow, shrink) of every item; Documentation/Sweeps.md quotes the counts
    ["0 6 1 1/2 2/5", "2 6 3 1 1"],
    ["12 22 59/2 2 2/5", "21 33 26 1/2 3/10"],
    ["43/2 37 53 0 2/5", "21 87/2 25 3/10 1/5", "34 85/2 75/2 2 1/10"],
    ["8 33 101/2 7/10 2/5", "8 39/2 72 1 2/5", "10 123/2 23/2 3/10 1", "7 31 33/2 1 3/10"],
    ["7 11 15 2 1/5", "45/2 46 29 2 17/20", "18 99/2 28 1/10 1/5", "15 103/2 19 2 1/5", "37/2 33 44 1 3/20"],
]


def fractions():
    for line in FRACTIONS:
        values = [list(map(Fraction, words.split())) for words in line]
        items = [Item(m, m, M, basis=b, grow=g, shrink=s) for m, M, b, g, s in values]
        print(f"{len(items)} items: {len(breakpoints(flex_loop(items)))} breakpoints; {'; '.join(line)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fractions", action="store_true", help="the lines that Documentation/Sweeps.md quotes")
    parser.add_argument("--count", type=int, default=3_000, help="rows a climb")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.fractions:
        fractions()
    else:
        count_breakpoints(given.count, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
