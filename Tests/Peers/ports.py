"""Rows as Yoga 1.19, Taffy 0.7, Flutter and Compose lay them out before they round, over forms, for check_proof.py.

A row has low, high, basis, room and gaps as forms, and factors as numbers; a region says whether a form is above 0 in all of it.
departures.py has Yoga's and Taffy's departures from CSS in numbers, held to the answers of both.
"""

from fractions import Fraction

from documents import demand

BELOW, INSIDE, ABOVE = -1, 0, 1


def summed(forms, zero): return sum(forms, zero)
def less(a, b, region): return region.positive(b - a)
def side(length, low, high, region):
    """Which bound a length breaks; one of None is infinite."""
    if less(length, low, region): return BELOW
    return ABOVE if high is not None and less(high, length, region) else INSIDE
def bounded(length, low, high, where): return low if where == BELOW else high if where == ABOVE else length
def sign(form, region): return BELOW if region.positive(form * -1) else ABOVE if region.positive(form) else INSIDE
def lesser(a, b, region): return b if less(b, a, region) else a
def greater(a, b, region): return b if less(a, b, region) else a
def constant(form):
    demand(not any(form[1:]), "a line that shrinks multiplies by a basis that varies")
    return form[0]


def flex(row):
    """Bases and factors that state the row's policy."""
    demand(row.policy in ("equal-sizes", "equal-increments", "weights", "css-flex"), f"no flex line states {row.policy}")
    one, none = [Fraction(1)] * len(row.items), [row.zero] * len(row.items)
    if row.policy == "css-flex": return list(row.basis), row.factor("grow", 0), row.factor("shrink", 1)
    if row.policy == "weights": return none, row.factor("weight", 1), one
    return list(row.low) if row.policy == "equal-increments" else none, one, one


def taffy(row, region, point):
    """The loop of CSS, where gaps leave a share below 1 once more, and an item with a factor the other way takes part."""
    base, grow, shrink = flex(row)
    places = range(len(base))
    moved = [side(base[i], row.low[i], row.high[i], region) for i in places]
    lengths = [bounded(base[i], row.low[i], row.high[i], moved[i]) for i in places]
    grows = less(summed(lengths, row.zero), row.room, region)
    factor, rest = grow if grows else shrink, [
        i for i in places if (grow[i] > 0 or shrink[i] > 0) and moved[i] != (ABOVE if grows else BELOW)]
    left = lambda: row.room - summed([base[i] if i in rest else lengths[i] for i in places], row.zero)
    initial, gaps = left(), summed(row.gaps, row.zero)
    while rest:
        space, shares = left(), sum(factor[i] for i in rest)
        if shares < 1: space = (lesser if grows else greater)(initial * shares - gaps, space, region)
        weight = {i: factor[i] if grows or not factor[i] else factor[i] * constant(base[i]) for i in rest}
        heavy, sides, violation = sum(weight.values()), {}, row.zero
        for i in rest:
            target = base[i] + space * (weight[i] / heavy) if heavy > 0 else base[i]
            sides[i] = side(target, row.low[i], row.high[i], region)
            lengths[i] = bounded(target, row.low[i], row.high[i], sides[i])
            violation = violation + (lengths[i] - target)
        way = sign(violation, region) if any(sides.values()) else INSIDE
        if way == INSIDE: break
        rest = [i for i in rest if sides[i] != (BELOW if way == ABOVE else ABOVE)]
    return lengths


def yoga(row, region, point):
    """Two passes: every violation of the first one is frozen, and the second shares what is left."""
    base, grow, shrink = flex(row)
    places = range(len(base))
    movable = [i for i in places if grow[i] > 0 or shrink[i] > 0]
    if len(movable) == 1 and grow[movable[0]] > 0 and shrink[movable[0]] > 0: base[movable[0]] = row.zero
    starts = [bounded(b, l, h, side(b, l, h, region)) for b, l, h in zip(base, row.low, row.high)]
    free = row.room - summed(starts, row.zero)
    def weight(i, bases, grows): return grow[i] if grows else shrink[i] * constant(bases[i]) if shrink[i] else Fraction(0)
    def heavy(members, rest, grows):
        if not grows: return sum((weight(i, base, False) for i in rest), Fraction(0))
        factors, frozen = sum(grow[i] for i in members), sum(grow[i] for i in members if i not in rest)
        return (max(factors, 1) if factors else 0) - frozen
    way = sign(free, region)
    grows, left = way == ABOVE, free
    members = [i for i in places if (grow if grows else shrink)[i] > 0]
    rest = list(members)
    for i in members if way != INSIDE else []:
        total = heavy(members, rest, grows)
        own = weight(i, starts, grows) if total else 0
        if not own: continue
        where = side(starts[i] + free * (own / total), row.low[i], row.high[i], region)
        if where == INSIDE: continue
        left, rest = left - ((row.low[i] if where == BELOW else row.high[i]) - starts[i]), [k for k in rest if k != i]
    end = sign(left, region)
    if (end == ABOVE) != grows: members = rest = list(places)
    if end == INSIDE: return starts
    lengths, grows = list(starts), end == ABOVE
    total = heavy(members, rest, grows)
    for i in members:
        if not total:
            bound = row.high[i] if grows else row.low[i]
            moves = grow[i] > 0 if grows else shrink[i] > 0 and any(base[i])
            if moves and bound is not None: lengths[i] = bound
            continue
        own = weight(i, starts, grows)
        if not own: continue
        target = starts[i] + left * (own / total)
        lengths[i] = bounded(target, row.low[i], row.high[i], side(target, row.low[i], row.high[i], region))
    return lengths


def weighted(takes_what_is_left):
    """The items of the lowest tier share by weights what the others, at their ideals, leave."""
    def rule(row, region, point):
        lengths, tiers, left = list(row.ideal), row.tiers(), row.room + summed(row.gaps, row.zero)
        for i in sorted(i for tier in tiers[:-1] for i in tier):
            if takes_what_is_left: lengths[i] = lesser(lengths[i], greater(left, row.zero, region), region)
            left = left - lengths[i]
            if i < len(row.gaps): left = left - row.gaps[i]
        weight, rest = row.factor("weight", 1), row.room
        for i in sorted(i for tier in tiers[:-1] for i in tier): rest = rest - lengths[i]
        rest = greater(rest, row.zero, region)
        heavy = sum(weight[i] for i in tiers[-1])
        for i in tiers[-1]:
            share = rest * (weight[i] / heavy)
            lengths[i] = share if row.high[i] is None else lesser(share, row.high[i], region)
        return lengths
    return rule


RULES = {"yoga": yoga, "taffy": taffy, "flutter": weighted(False), "compose": weighted(True)}
