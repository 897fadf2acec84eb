"""The freeze loop of CSS with the departures of other engines from it, one by one or together, in exact arithmetic.

Yoga (1.19.0, yoga/Yoga.cpp) departs by

    clamped-bases  every item starts at its basis clamped to its bounds, and none is left out because its bounds have
                   moved it against the line's direction; the sum of the scaled shrink factors is of the bases as stated
    two-passes     in place of the loop one pass freezes every violation of either side, each frozen item leaving the
                   sum of factors at once, though not the free space, so that the items after it are tried with more;
                   then one pass shares what is left, even against the line's direction, among all items, and a frozen
                   one stays only where its bound stops it again
    factor-sum     growing, a sum of factors below 1 is set to 1 at the start, and frozen factors leave it; shrinking,
                   the sum does not count
    lone-basis     the only item with any factor, if it can grow and shrink, starts at a basis of 0
    residue        where every item is frozen, but not all of the space is handed out, what is left is divided by the
                   sum of no factors, which in single precision is whatever the subtractions have left of it: the items
                   may have any length within their bounds

Taffy (0.7.7, src/compute/flexbox.rs) departs by

    gaps-twice     where factors sum below 1, their share of the free space is made smaller by the gaps, which the free
                   space is without already
    half-frozen    an item that has no factor in the line's direction, but one in the other, is not frozen at the
                   start: the free space counts its basis, and its violation counts in the loop

With no departure this is flex_line.py. Step numbers are those of CSS Flexbox 1, section 9.7. Lengths in points.
"""

DEPARTURES = {
    "Chromium": (),
    "Yoga": ("clamped-bases", "two-passes", "factor-sum", "lone-basis", "residue"),
    "Taffy": ("gaps-twice", "half-frozen"),
}


class Line:
    """One line as an engine with these departures sees it."""

    def __init__(self, items, room, gaps, departures):
        self.items, self.room, self.gaps, self.departures = items, room, gaps, departures
        self.indices = range(len(items))
        self.stated = [item.basis for item in items]
        flexible = [i for i, item in enumerate(items) if item.grow or item.shrink]
        if "lone-basis" in departures and len(flexible) == 1 and items[flexible[0]].grow and items[flexible[0]].shrink:
            self.stated[flexible[0]] = 0
        self.hypothetical = [self.clamp(i, basis) for i, basis in enumerate(self.stated)]
        self.base = self.hypothetical if "clamped-bases" in departures else self.stated
        self.growing = sum(self.hypothetical) < room  # step 1

    def clamp(self, i, length):
        return max(self.items[i].minimum, min(length, self.items[i].maximum))

    def factor(self, i):
        return self.items[i].grow if self.growing else self.items[i].shrink

    def scaled(self, i, bases, growing):
        """What an item counts for when space is handed out or taken away."""
        return self.items[i].grow if growing else self.items[i].shrink * bases[i]

    def is_inflexible(self, i):
        """Step 3."""
        against = self.base[i] > self.hypothetical[i] if self.growing else self.base[i] < self.hypothetical[i]
        rigid = self.factor(i) == 0
        if "half-frozen" in self.departures:
            rigid = self.items[i].grow == self.items[i].shrink == 0
        return rigid or against

    def lengths(self):
        """Steps 3 to 5."""
        members = [i for i in self.indices if not self.is_inflexible(i)]
        starts = [self.base[i] if i in members else self.hypothetical[i] for i in self.indices]
        initial = self.room - sum(starts)
        if "two-passes" in self.departures:
            return self.two_passes(members, starts, initial)
        return self.loop(members, initial)

    def free_space(self, open_items, free, initial):
        """Step 5b: what is handed out, where the factors of the open items may sum below 1."""
        factors = sum(self.factor(i) for i in open_items)
        if "factor-sum" in self.departures or factors >= 1:
            return free
        part = initial * factors
        if "gaps-twice" in self.departures:
            return min(part - self.gaps, free) if self.growing else max(part - self.gaps, free)
        return part if abs(part) < abs(free) else free

    def total(self, members, open_items, growing):
        """What an item's scaled factor is divided by."""
        if "factor-sum" in self.departures and growing:
            total = sum(self.items[i].grow for i in members)
            frozen = sum(self.items[i].grow for i in members if i not in open_items)
            return (max(total, 1) if total else 0) - frozen
        return sum(self.scaled(i, self.stated, growing) for i in open_items)

    def loop(self, members, initial):
        """Step 5 as CSS has it."""
        lengths, open_items = list(self.hypothetical), set(members)
        while open_items:
            free = self.room - sum(self.base[i] if i in open_items else lengths[i] for i in self.indices)
            free = self.free_space(open_items, free, initial)
            total = self.total(members, open_items, self.growing)
            ratio = free / total if total else 0
            targets = {i: self.base[i] + ratio * self.scaled(i, self.base, self.growing) for i in open_items}
            for i in open_items:
                lengths[i] = self.clamp(i, targets[i])
            violations = {i: lengths[i] - targets[i] for i in open_items}
            sign = sum(violations.values())
            open_items -= {i for i in open_items if sign == 0 or violations[i] * sign > 0}
        return lengths

    def two_passes(self, members, starts, initial):
        """Step 5 as Yoga has it."""
        open_items, free = list(members), initial
        if initial:
            for i in members:
                handed = self.free_space(open_items, initial, initial)
                total = self.total(members, open_items, initial > 0)
                own = self.scaled(i, self.base, initial > 0)
                if not own:
                    continue
                target = self.base[i] + handed / total * own if total else None
                bound = self.clamp(i, target) if total else target
                if bound != target:
                    free -= bound - self.base[i]
                    open_items = [each for each in open_items if each != i]
        growing, turned = free > 0, (free > 0) != (initial > 0)
        if turned:
            members = open_items = [i for i in self.indices if self.base[i] == self.hypothetical[i]]
        return [self.second_pass(i, members, open_items, free, growing) if i in members else starts[i]
                for i in self.indices]

    def second_pass(self, i, members, open_items, free, growing):
        """One item's length; None where it may be anything within the bounds."""
        own = self.scaled(i, self.base, growing)
        if not free or not own:
            return self.base[i]
        total = self.total(members, open_items, growing)
        if not total:
            return None if "residue" in self.departures else self.base[i]
        return self.clamp(i, self.base[i] + self.free_space(open_items, free, free) / total * own)


def departed(row, gaps, departures):
    """The row's lengths with these departures from CSS; None for a length that may be any.

    `gaps` is what the gaps take together where they are written as `gap`; margins belong to the items.
    """
    return Line(row.items, row.room, gaps, frozenset(departures)).lengths()
