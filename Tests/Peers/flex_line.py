"""The freeze loop of CSS Flexbox Level 1, section 9.7, in exact arithmetic.

Step numbers in the comments are the specification's. Margins, borders and padding are absent, so inner
and outer sizes agree. Lengths in points.
"""

from dataclasses import dataclass
from fractions import Fraction


@dataclass
class FlexLine:
    """What the loop answered, and how it came to it."""

    growing: bool
    lengths: list
    initial_free: Fraction
    early: frozenset  # items that a violation froze before the last round
    rationed_early: frozenset  # those of them frozen while the factor sum held space back
    rationed: bool  # whether the factor sum held space back in any round


def is_inflexible(item, growing):
    """Step 3: an item that cannot follow the line's direction keeps its hypothetical length."""
    if growing:
        return item.grow == 0 or item.basis > item.hypothetical
    return item.shrink == 0 or item.basis < item.hypothetical


def hand_out(items, unfrozen, free, growing):
    """Step 5c: the unclamped target of every unfrozen item."""
    shares = {i: items[i].grow if growing else items[i].shrink * items[i].basis for i in unfrozen}
    total = sum(shares.values())
    if total == 0:  # only bases of 0 are left: the specification divides 0 by 0, browsers leave them be
        return {i: items[i].basis for i in unfrozen}
    return {i: items[i].basis + free * shares[i] / total for i in unfrozen}


def to_freeze(targets, clamped):
    """Step 5e: everything when the violations cancel, else the items on the side that prevails."""
    violation = sum(clamped[i] - targets[i] for i in targets)
    if violation == 0:
        return set(targets)
    if violation > 0:
        return {i for i in targets if clamped[i] > targets[i]}
    return {i for i in targets if clamped[i] < targets[i]}


def flex_loop(items, room):
    """The target main sizes of `items` in a line `room` long."""
    growing = sum(item.hypothetical for item in items) < room  # step 1
    lengths = [item.basis for item in items]  # step 2
    unfrozen = set(range(len(items)))
    for i, item in enumerate(items):
        if is_inflexible(item, growing):
            lengths[i] = item.hypothetical
            unfrozen.discard(i)
    initial_free = room - sum(lengths)  # step 4
    early, rationed_early, rationed = set(), set(), False
    while unfrozen:  # step 5
        frozen_total = sum(lengths[i] for i in range(len(items)) if i not in unfrozen)
        free = room - frozen_total - sum(items[i].basis for i in unfrozen)
        factors = sum(items[i].grow if growing else items[i].shrink for i in unfrozen)
        held_back = factors < 1 and abs(initial_free * factors) < abs(free)
        if held_back:
            free, rationed = initial_free * factors, True
        targets = hand_out(items, unfrozen, free, growing)
        clamped = {i: max(items[i].minimum, min(targets[i], items[i].maximum)) for i in unfrozen}
        done = to_freeze(targets, clamped)
        for i in done:
            lengths[i] = clamped[i]
        unfrozen -= done
        if unfrozen:
            early |= done
            rationed_early |= done if held_back else set()
    return FlexLine(growing, lengths, initial_free, frozenset(early), frozenset(rationed_early), rationed)
