"""Reads claims and measures as `plumb prove` does: "fits within 5", or "2 * length(title) + 8 <= total - width / 3".

A measure is a name, or a term: a dictionary from what is measured, such as ("length", "title"), to what that is multiplied by;
its constant stands under None. documents.Refused is raised for any other text.
"""

import re
from fractions import Fraction

from documents import decimal, require, text

NAMED = {"fits": "overflow", "no-avoidable-overflow": "avoidable-overflow", "fills": "unused", "optimal": "distance",
         "apart": "overlap", "inside": "outside", "untruncated": "truncated", "large-targets": "small-targets"}
QUANTITIES = ("total", "overflow", "unused")
MOST_LEVELS = 64
TOKEN = re.compile(r"""\s*(?:
    (?P<call>length|offset|parameter|left|right|top|bottom|width|height)\s*\((?P<name>[^)]*)\)
    | (?P<word>(?:(?:no-)?avoidable-overflow|(?:large|small)-targets)(?!\w)|[^\W\d]\w*)
    | (?P<number>[\d.]+(?:[eE][+-]?[0-9]+)?)(?![^\W\d])
    | (?P<symbol><=|>=|[-+*/()]))""", re.X)


def added(first, second, factor=1):
    keys = [*first, *(key for key in second if key not in first)]
    return {key: first.get(key, 0) + second.get(key, 0) * factor for key in keys}


class Reader:
    """Follows the parts of a text from first to last."""

    def __init__(self, claim):
        self.parts, self.place, claim = [], 0, text(claim).rstrip()
        end = 0
        while end < len(claim):
            match = TOKEN.match(claim, end)
            require(match, f"{claim!r} cannot be read at {claim[end:]!r}")
            kind = match.lastgroup if match["call"] is None else "call"
            self.parts.append((kind, (match["call"], match["name"]) if kind == "call" else match[kind]))
            end = match.end()

    def next(self): return self.parts[self.place] if self.place < len(self.parts) else (None, None)

    def take(self, *wanted):
        """The next part, where it is one of those wanted."""
        kind, part = self.next()
        if kind not in ("word", "symbol") or part not in wanted: return None
        self.place += 1
        return part

    def end(self): require(self.place == len(self.parts), "the text must end sooner")

    def sum(self, level=0):
        require(level <= MOST_LEVELS, "too many parentheses stand in each other")
        total = self.product(level)
        while sign := self.take("+", "-"): total = added(total, self.product(level), 1 if sign == "+" else -1)
        return total

    def product(self, level):
        product = self.factor(level)
        while sign := self.take("*", "/"):
            other = self.factor(level)
            if sign == "*" and set(product) == {None}: product, other = other, product
            require(set(other) == {None} and (sign == "*" or other[None]), "only numbers multiply, and divide but for 0")
            product = added({}, product, other[None] if sign == "*" else 1 / other[None])
        return product

    def factor(self, level):
        sign = 1
        while self.take("-"): sign = -sign
        return added({}, self.unsigned(level), sign)

    def unsigned(self, level):
        if self.take("("):
            total = self.sum(level + 1)
            require(self.take(")"), "a parenthesis is missing")
            return total
        kind, part = self.next()
        require(kind in ("call", "word", "number"), "a number or a name must stand here")
        self.place += 1
        if kind == "number": return {None: decimal(part)}
        if kind == "call": return {None: Fraction(0), part: Fraction(1)}
        require(part not in ("within", *NAMED, *NAMED.values()) or part in QUANTITIES, f"{part} stands in no comparison")
        return {None: Fraction(0), (part, "") if part in QUANTITIES else ("parameter", part): Fraction(1)}

    def known(self):
        total = self.sum()
        require(set(total) == {None}, "a number must stand here")
        return total[None]


def claim(value):
    """What is measured, and how much of it is allowed."""
    reader = Reader(value)
    named = NAMED["optimal"] if reader.next()[1] == "within" else NAMED.get(reader.take(*NAMED))
    if named:
        allowed = reader.known() if reader.take("within") else Fraction(0)
        reader.end()
        return named, allowed
    first = reader.sum()
    relation = reader.take("<=", ">=")
    require(relation, "<= or >= is missing")
    second = reader.sum()
    reader.end()
    return added(first, second, -1) if relation == "<=" else added(second, first, -1), Fraction(0)


def measure(value):
    """What is measured."""
    reader = Reader(value)
    if len(reader.parts) == 1 and reader.next()[1] in NAMED.values(): return reader.next()[1]
    term = reader.sum()
    reader.end()
    return term
