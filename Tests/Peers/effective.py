"""From a policy to the general problem: bounds, base and weight of every item, and the budget.

This is section 2 of the mathematics: css-flex and glue first choose a direction, and an item that takes
no part keeps one fixed length (equal bounds). Lengths in points.
"""

from dataclasses import dataclass
from fractions import Fraction

from flex_line import flex_loop, is_inflexible
from rows import INFINITY, TOOLKIT_POLICIES


@dataclass(frozen=True)
class Part:
    """An item of the general problem: `lower <= length <= upper`, level = (length - base) / weight."""

    lower: Fraction
    upper: Fraction
    base: Fraction = Fraction(0)
    weight: Fraction = Fraction(1)
    priority: Fraction = Fraction(0)

    def level(self, length):
        """What fairness compares."""
        return (length - self.base) / self.weight


def fixed(length):
    """An item that takes no part."""
    return Part(lower=length, upper=length)


def plain_parts(row):
    """The three policies whose bounds are the items' own."""
    for item in row.items:
        yield Part(
            lower=item.minimum,
            upper=item.maximum,
            base=item.minimum if row.policy == "equal-increments" else Fraction(0),
            weight=item.weight if row.policy == "weights" else Fraction(1),
            priority=item.priority,
        )


def flex_part(item, growing):
    """A css-flex item in the line's direction."""
    if is_inflexible(item, growing):
        return fixed(item.hypothetical)
    if growing:
        return Part(item.hypothetical, item.maximum, item.basis, item.grow)
    if item.basis == 0:
        return fixed(item.hypothetical)
    return Part(item.minimum, item.hypothetical, item.basis, item.shrink * item.basis)


def flex_problem(row):
    """Parts and budget of a css-flex row.

    Where a factor sum below 1 held space back in any round, the loop's own total is the budget. A
    shrinking item that a violation froze before the last round then keeps its length, because its level
    may lie on either side of the others'; see flex_fractions.py.
    """
    line = flex_loop(row.items, row.room)
    parts = [flex_part(item, line.growing) for item in row.items]
    if not line.rationed:
        return parts, row.room
    if not line.growing:
        for i in line.early:
            parts[i] = fixed(line.lengths[i])
    return parts, sum(line.lengths)


def highest_order(amounts):
    """The highest order among (amount, order) pairs of nonzero amount; None when all are zero."""
    return max((order for amount, order in amounts if amount > 0), default=None)


def glue_problem(row):
    """Parts and budget of a glue row: only the highest order of infinity present moves.

    A row that is exactly full counts as shrinking, by nothing.
    """
    natural = sum(item.ideal for item in row.items)
    stretching = natural < row.room
    flexes = [
        (item.stretch, item.stretch_order) if stretching else (item.shrink, item.shrink_order)
        for item in row.items
    ]
    order = highest_order(flexes)
    parts = []
    for item, (amount, item_order) in zip(row.items, flexes):
        if amount == 0 or item_order != order:
            parts.append(fixed(item.ideal))
        elif stretching:
            parts.append(Part(item.ideal, item.maximum, item.ideal, amount))
        else:
            limit = item.ideal - amount if order == 0 else Fraction(0)
            parts.append(Part(max(item.minimum, limit), item.ideal, item.ideal, amount))
    return parts, row.room


def levels_part(item):
    """An item that says itself where it begins and how fast it grows."""
    return Part(item.minimum, item.maximum, item.base, item.weight, item.priority)


def track_part(item):
    """A track of lengths, served first, or one of fractions."""
    if item.grow > 0:
        return Part(item.minimum, item.maximum, Fraction(0), item.grow, Fraction(0))
    return Part(item.minimum, item.maximum, item.minimum, Fraction(1), Fraction(1))


def growing_part(policy, item, natural, endless):
    """An item above its natural length; `endless` says that some item of the row has no maximum."""
    if policy == "qt-box":
        rank = 2 if item.grow > 0 else 1 if item.priority > 0 else 0
        return Part(natural, item.maximum, Fraction(0), item.grow or Fraction(1), Fraction(rank))
    if policy == "spread":
        weight = Fraction(int(item.maximum == INFINITY)) if endless else item.maximum - natural
    else:
        weight = item.grow
    if weight == 0:
        return Part(natural, natural, priority=item.priority)
    return Part(natural, item.maximum, natural, weight, item.priority)


def shrinking_part(policy, item, natural):
    """An item below its natural length."""
    if policy == "qt-box":
        return Part(item.minimum, natural, natural)
    if policy == "gtk-box":
        return Part(item.minimum, natural, item.minimum, priority=item.priority)
    weight = natural - item.minimum if policy == "spread" else item.shrink
    priority = item.priority if policy == "spread" else -item.shrink_priority
    if weight == 0:
        return Part(natural, natural, priority=priority)
    return Part(item.minimum, natural, natural, weight, priority)


def two_piece_problem(row):
    """Parts of a row that shrinks from its natural lengths by one rule and grows by another; the room is the budget."""
    naturals = [
        item.minimum if row.policy == "qt-box" and item.grow > 0 else item.ideal for item in row.items
    ]
    pairs = list(zip(row.items, naturals))
    if row.room > sum(naturals):
        endless = any(item.maximum == INFINITY for item in row.items)
        return [growing_part(row.policy, item, natural, endless) for item, natural in pairs], row.room
    return [shrinking_part(row.policy, item, natural) for item, natural in pairs], row.room


def text_problem(row):
    """Parts of a row of texts: the least lengths of every choice of steps that fits, of the lowest such choices the least."""
    choices = [[step for step in item.steps if step[0] <= item.maximum] or [(item.minimum, 0)] for item in row.items]
    heights = sorted({height for steps in choices for _, height in steps})
    fitting = []
    for limit in heights:
        widths = [[width for width, height in steps if height <= limit] for steps in choices]
        if all(widths):
            fitting.append([max(item.minimum, min(some)) for item, some in zip(row.items, widths)])
    least = next((widths for widths in fitting if sum(widths) <= row.room), fitting[-1])
    return [
        Part(width, item.maximum, width, priority=item.priority) for item, width in zip(row.items, least)
    ], row.room


def effective_problem(row):
    """Parts and budget of any row with a finite container."""
    if row.policy == "css-flex":
        return flex_problem(row)
    if row.policy == "glue":
        return glue_problem(row)
    if row.policy == "levels":
        return list(map(levels_part, row.items)), row.room
    if row.policy == "grid-tracks":
        return list(map(track_part, row.items)), row.room
    if row.policy == "text":
        return text_problem(row)
    if row.policy in TOOLKIT_POLICIES:
        return two_piece_problem(row)
    return list(plain_parts(row)), row.room
