"""A row as constraints of Kiwi (Cassowary).

What is asked of the solver, from the strongest down; the level of an item is `(w - a) / b`, with a = 0 and b = 1
under `equal-sizes`, a = min under `equal-increments`, b = weight under `weights`:

    required  min <= w <= max
    edit      the room that the container leaves, a variable that is given its value
    strong    the lengths fit into the room
    medium    they fill it
    weak      equal levels, in one of three forms:
              share  every level is an equal share of the room
              chain  neighbours have equal levels
              level  every level is one common unknown

When `available` is null, `w = ideal` is strong instead. These are the usual ways to say "equal widths" with
constraints; none asks for the leximin answer, as weak constraints minimise the sum of the deviations.
Priorities are not asked for: Kiwi has strengths, but no order of filling. Under `css-flex` and `glue`, whose
flexing is not linear, the weak constraints ask for the basis or the ideal. Kiwi has no infinity: in an infinite
container, an item without maximum is answered "infinity" by this script, and `w = max` is asked for the others.
"""

from kiwisolver import Variable
from rows import INFINITY
from serve import sized


def levels(row, variables):
    """Each item's level as an expression of Kiwi's."""
    for item, w in zip(row.items, variables):
        if row.policy == "equal-increments":
            yield w - float(item.minimum)
        elif row.policy == "weights":
            yield w * (1 / float(item.weight))
        else:
            yield w * 1.0


def share(row, room):
    """The level that would fill the room if no bound were in the way."""
    bases = sum(item.minimum for item in row.items) if row.policy == "equal-increments" else 0
    weights = sum(item.weight for item in row.items) if row.policy == "weights" else len(row.items)
    return (room - float(bases)) * (1 / float(weights))


def wishes(row, variables, room, form):
    """The weak constraints."""
    if row.policy in ("css-flex", "glue"):
        wanted = [item.basis if row.policy == "css-flex" else item.ideal for item in row.items]
        return [w == float(length) for w, length in zip(variables, wanted)]
    each = list(levels(row, variables))
    if form == "chain":
        return [left == right for left, right in zip(each, each[1:])]
    goal = share(row, room) if form == "share" else Variable("level")
    return [level == goal for level in each]


def constraints(row, variables, room, form):
    """Everything that is asked, from the strongest down."""
    for item, w in zip(row.items, variables):
        yield w >= float(item.minimum)
        if item.maximum != INFINITY:
            yield w <= float(item.maximum)
    if sized(row.available) and variables:
        total = sum(variables[1:], variables[0] * 1.0)
        yield (total <= room) | "strong"
        yield (total == room) | "medium"
        for wish in wishes(row, variables, room, form):
            yield wish | "weak"
        return
    for item, w in zip(row.items, variables):
        if row.available is None:
            yield (w == float(item.ideal)) | "strong"
        elif item.maximum != INFINITY:
            yield (w == float(item.maximum)) | "strong"
