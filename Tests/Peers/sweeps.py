"""Rules over all containers at once, in fractions: every length is a value and a slope per point of container.

A rule is run just beyond a container; each comparison says where it turns round, and the nearest of these places is
where the next run begins. `pieces` joins runs that go on alike, so that what is left between them are breakpoints.
Lengths in points. Imported by theorems.py.
"""

from dataclasses import dataclass
from fractions import Fraction

from rows import INFINITY


@dataclass(frozen=True)
class Line:
    """A length, and what it gains a point of container."""

    value: Fraction
    slope: Fraction = Fraction(0)

    def __add__(self, other):
        return Line(self.value + other.value, self.slope + other.slope)

    def __sub__(self, other):
        return Line(self.value - other.value, self.slope - other.slope)

    def times(self, factor):
        return Line(self.value * factor, self.slope * factor)


ZERO = Line(Fraction(0))


def constant(length):
    return Line(Fraction(length))


def total(lines):
    return sum(lines, ZERO)


class Horizon:
    """Decides comparisons just beyond the start, and remembers how far the nearest of them holds."""

    def __init__(self):
        self.distance = INFINITY

    def less(self, first, second):
        gap = second - first
        if gap.slope != 0 and gap.value != 0:
            turn = -gap.value / gap.slope
            if turn > 0:
                self.distance = min(self.distance, turn)
        return gap.value > 0 or (gap.value == 0 and gap.slope > 0)

    def clamp(self, line, lower, upper):
        if upper != INFINITY and self.less(constant(upper), line):
            line = constant(upper)
        return constant(lower) if self.less(line, constant(lower)) else line

    def positive(self, line):
        return line if self.less(ZERO, line) else ZERO


def pieces(rule, most=100_000):
    """(container, lengths, fit) from 0 on; fit is -1 where space is left, 1 where the row overflows."""
    found, start = [], Fraction(0)
    for _ in range(most):
        horizon, room = Horizon(), Line(start, Fraction(1))
        lengths = rule(room, horizon)
        taken = total(lengths)
        fit = 0 if taken == room else -1 if horizon.less(taken, room) else 1
        last = found[-1] if found else None
        moved = [Line(w.value + w.slope * (start - last[0]), w.slope) for w in last[1]] if last else None
        if not last or last[2] != fit or moved != lengths:
            found.append((start, lengths, fit))
        if horizon.distance == INFINITY:
            return found
        start += horizon.distance
    raise RuntimeError("no end of breakpoints")


def breakpoints(rule):
    return [piece[0] for piece in pieces(rule)[1:]]


def tiers(priorities):
    """Indices by priority, highest first, in declared order inside."""
    return [[i for i, its in enumerate(priorities) if its == p] for p in sorted(set(priorities), reverse=True)]


def swiftui(items, order):
    """SwiftUI's rule; `order` sorts the indices of a tier as they are asked."""
    def rule(room, horizon):
        lengths = [None] * len(items)
        rest = room - constant(sum(item.minimum for item in items))
        for tier in tiers([item.priority for item in items]):
            rest += constant(sum(items[i].minimum for i in tier))
            for asked, i in enumerate(order(tier, items)):
                share = horizon.positive(rest).times(Fraction(1, len(tier) - asked))
                lengths[i] = horizon.clamp(share, items[i].minimum, items[i].maximum)
                rest -= lengths[i]
        return lengths
    return rule


def filled_tier(parts, budget, horizon):
    """The lengths of one tier at one level; `budget` is brought between the sums of its bounds."""
    least, most = sum(part.lower for part in parts), sum(part.upper for part in parts)
    if not horizon.less(constant(least), budget):
        return [constant(part.lower) for part in parts]
    if most != INFINITY and not horizon.less(budget, constant(most)):
        return [constant(part.upper) for part in parts]
    def at(part, level):
        return max(part.lower, min(part.base + part.weight * level, part.upper))
    moving = [part for part in parts if part.lower < part.upper]
    levels = sorted({part.level(bound) for part in moving for bound in (part.lower, part.upper) if bound < INFINITY})
    level = levels[0]
    for candidate in levels:
        if not horizon.less(budget, constant(sum(at(part, candidate) for part in parts))):
            level = candidate
    moving = [part for part in moving if part.level(part.lower) <= level < part.level(part.upper)]
    spare = budget - constant(sum(at(part, level) for part in parts))
    weights = sum(part.weight for part in moving)
    return [
        constant(at(part, level)) + (spare.times(part.weight / weights) if part in moving else ZERO) for part in parts]


def filled(parts, room, horizon):
    """The optimum of parts with priorities: the tiers in order, each at one level."""
    lengths, rest = [None] * len(parts), room - constant(sum(part.lower for part in parts))
    for tier in tiers([part.priority for part in parts]):
        rest, least = horizon.positive(rest), constant(sum(parts[i].lower for i in tier))
        answers = filled_tier([parts[i] for i in tier], rest + least, horizon)
        for i, answer in zip(tier, answers):
            lengths[i] = answer
        rest -= total(answers) - least
    return lengths


def flex_loop(items):
    """The freeze loop of CSS Flexbox 9.7 on a line of one tier."""
    hypothetical = [item.hypothetical for item in items]
    def rule(room, horizon):
        growing = horizon.less(constant(sum(hypothetical)), room)
        factors = [item.grow if growing else item.shrink for item in items]
        scaled = factors if growing else [item.shrink * item.basis for item in items]
        lengths = [constant(length) for length in hypothetical]
        open_items = [i for i, item in enumerate(items) if factors[i] > 0 and not (
            item.basis > hypothetical[i] if growing else item.basis < hypothetical[i])]
        def free_space():
            fixed = total(length for i, length in enumerate(lengths) if i not in open_items)
            return room - fixed - constant(sum(items[i].basis for i in open_items))
        initial = free_space()
        while open_items:
            free, factor = free_space(), sum(factors[i] for i in open_items)
            if factor < 1:
                part = initial.times(factor)
                sizes = [x if horizon.less(ZERO, x) else x.times(-1) for x in (part, free)]
                free = part if horizon.less(*sizes) else free
            weights = sum(scaled[i] for i in open_items)
            change = {}
            for i in open_items:
                target = constant(items[i].basis) + free.times(scaled[i] / weights if weights else 0)
                lengths[i] = horizon.clamp(target, items[i].minimum, items[i].maximum)
                change[i] = lengths[i] - target
            up, down = horizon.less(ZERO, total(change.values())), horizon.less(total(change.values()), ZERO)
            done = [i for i in open_items if up == down or (
                horizon.less(ZERO, change[i]) if up else horizon.less(change[i], ZERO))]
            open_items = [i for i in open_items if i not in done]
        return lengths
    return rule
