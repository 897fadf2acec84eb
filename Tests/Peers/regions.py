"""Regions of parameters by their corners, in fractions: what check_scene.py decides comparisons with.

It believes no fact of a certificate.  A form has its least and greatest value over a polytope at corners, so that each
comparison is decided here, and a region in which both answers are possible is cut in two."""

from fractions import Fraction

from documents import Refused

MOST_REGIONS = 20_000


class Form(tuple):
    """A constant, then what each variable is multiplied by."""

    def __add__(a, b): return Form(x + y for x, y in zip(a, b, strict=True))
    def __sub__(a, b): return Form(x - y for x, y in zip(a, b, strict=True))
    def __mul__(a, factor): return Form(x * factor for x in a)
    def at(a, point): return a[0] + sum(x * y for x, y in zip(a[1:], point, strict=True))
    def of(a, forms):
        """The form with forms of other variables put in."""
        total = Form([a[0]] + [Fraction(0)] * (len(forms[0]) - 1)) if forms else Form([a[0]])
        for factor, form in zip(a[1:], forms, strict=True):
            if factor: total = total + form * factor
        return total


class Split(Exception):
    """A comparison has both answers in a region: its two parts."""


class Region:
    """The points of a box at which some forms are at least 0, or above 0; there is one."""

    def __init__(self, box, halves=(), corners=None):
        self.box, self.halves = box, tuple(halves)
        if corners is None:
            corners = [((), frozenset())]
            for place, (low, high) in enumerate(box):
                ends = [(low, {(place, 0)}), (high, {(place, 1)})] if low < high else [(low, {(place, 0), (place, 1)})]
                corners = [(point + (end,), tight | sides) for point, tight in corners for end, sides in ends]
        self.corners = corners

    @property
    def mean(self): return tuple(sum(x) / len(self.corners) for x in zip(*(point for point, _ in self.corners)))

    def has(self, point):
        return (all(low <= x <= high for x, (low, high) in zip(point, self.box, strict=True))
                and all(form.at(point) > 0 or not strict and form.at(point) == 0 for form, strict in self.halves))

    def cut(self, form, strict):
        """What is left where a form is at least 0, or above 0; None where nothing is."""
        values = [form.at(point) for point, _ in self.corners]
        name, left = len(self.halves), []
        for (point, tight), value in zip(self.corners, values):
            if value >= 0: left.append((point, tight | {name} if value == 0 else tight))
        for (a, first), x in zip(self.corners, values):
            if x <= 0: continue
            for (b, second), y in zip(self.corners, values):
                if y >= 0: continue
                both = first & second
                # Two corners share an edge where no third one lies on all on which both lie.
                if any(p is not a and p is not b and both <= tight for p, tight in self.corners): continue
                share = x / (x - y)
                left.append((tuple(p + (q - p) * share for p, q in zip(a, b)), both | {name}))
        part = Region(self.box, self.halves + ((form, strict),), left)
        # The mean of the corners lies on an inequality only where all of the polytope does.
        return part if left and part.has(part.mean) else None

    def most(self, form): return max(form.at(point) for point, _ in self.corners)

    def positive(self, form):
        """Whether a form is above 0 everywhere, or nowhere."""
        if not any(form[1:]): return form[0] > 0
        if self.most(form) <= 0: return False
        above, below = self.cut(form, True), self.cut(form * -1, False)
        if above is None or below is None: return below is None
        raise Split(above, below)

    def explored(self, run):
        """What a run gives in each part in which all that it compares has one answer, with that part."""
        waiting, count = [self], 0
        while waiting:
            region = waiting.pop()
            count += 1
            if count > MOST_REGIONS: raise Refused("there are too many regions")
            try: found = run(region)
            except Split as split: waiting += split.args
            else: yield region, found
