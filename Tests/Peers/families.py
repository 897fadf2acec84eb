"""Families of rows as check_proof.py reads them: lengths are forms of parameters.  Lengths in points, in fractions."""

import copy
from fractions import Fraction

import claims
import documents
from documents import INFINITY, LONGEST, Refused, anything, demand, list_of, number, one_of, record, require, text


class Form(tuple):  # a constant, then what each parameter is multiplied by; None is infinity
    def __add__(a, b): return Form(x + y for x, y in zip(a, b))
    def __sub__(a, b): return Form(x - y for x, y in zip(a, b))
    def __mul__(a, factor): return Form(x * factor for x in a)
    def at(a, point): return a[0] + sum(x * y for x, y in zip(a[1:], point))
    def of(a, forms): return sum((Form(form) * x for x, form in zip(a[1:], forms)), Form([a[0]] + [Fraction(0)] * (len(forms[0]) - 1)))
def total(forms, zero): return None if None in forms else sum(forms, zero)


class Family:  # rows whose lengths are forms of parameters
    def __init__(self, value):
        require(isinstance(value, dict), "a family is an object")
        intervals = record(value.get("parameters", {}), {}, dict.fromkeys(value.get("parameters", {}), list_of(number, 2)))
        for name, ends in intervals.items():
            require((name[:1].isalpha() or name[:1] == "_") and name != "infinity", f"{name} is no name of a parameter")
            require(len(ends) == 2 and ends[0] <= ends[1], f"the interval of {name} is none")
        self.names, self.box = list(intervals), [tuple(ends) for ends in intervals.values()]
        self.zero = Form([Fraction(0)] * (len(self.names) + 1))
        self.row = documents.row(value, self.form, {"available": self.form}, {
            "parameters": anything, "where": list_of(self.tie), "claims": list_of(claims.claim)})
        self.ties = [form for tie in self.row.get("where", []) for form in tie]
        documents.check_ranges(self.mapped(lambda form: None if any(form[1:]) else form[0]))
        for measure, _ in self.row.get("claims", []): self.check(measure, require)
    def constant(self, value): return Form([Fraction(value)] + list(self.zero[1:]))
    def form(self, value, level=0):  # an expression
        if not isinstance(value, list):
            if not isinstance(value, str) or text(value) not in self.names: return self.constant(number(value))
            return Form([Fraction(0)] + [Fraction(text(value) == name) for name in self.names])
        require(value and value[0] in ("+", "-", "*", "/") and level < 64, "is no expression")
        parts = [self.form(part, level + 1) for part in value[1:]]
        require(len(parts) == 2 or len(parts) > 2 and value[0] == "+", f"{value[0]} takes two")
        if value[0] in "+-": return sum(parts[1:], parts[0]) if value[0] == "+" else parts[0] - parts[1]
        factor, other = parts if value[0] == "*" and not any(parts[0][1:]) else reversed(parts)
        require(not any(factor[1:]) and (value[0] == "*" or factor[0]), "multiplies two lengths that vary, or divides by one or 0")
        return other * (factor[0] if value[0] == "*" else 1 / factor[0])
    def tie(self, value):  # forms that are nowhere above 0
        require(isinstance(value, list) and len(value) == 3, "is no inequality")
        relation, low, high = one_of("<=", ">=", "==")(value[0]), *map(self.form, value[1:])
        return ([low - high] if relation != ">=" else []) + ([high - low] if relation != "<=" else [])
    def mapped(self, length):  # the fields of the row with something in place of each length
        def item(fields):
            lengths = {k: length(x) if isinstance(x, Form) else x for k, x in fields.items()}
            return {key: value for key, value in lengths.items() if value is not None}
        gaps = [gap for gap in map(length, self.row["spacing"]) if gap is not None]
        return {"items": list(map(item, self.row["items"])), "spacing": gaps, "available": length(self.row["available"])}
    def item(self, name):  # its place; an item without an id is known by its index
        named = [i for i, item in enumerate(self.row["items"]) if item.get("id", str(i)) == name]
        return next((i for i in named if "id" in self.row["items"][i]), named[0] if named else None)
    def check(self, measure, otherwise):  # there is all that a claim speaks of
        otherwise(isinstance(measure, dict) or measure in ("overflow", "avoidable-overflow", "unused", "distance"),
                  f"rows have no {measure}")
        for kind, name in filter(None, measure if isinstance(measure, dict) else {}):
            known = self.item(name) is not None if kind in ("length", "offset") else name in self.names + [""]
            otherwise(known and kind in ("length", "offset", "parameter", *claims.QUANTITIES), f"rows have no {kind} {name}")
    def at(self, forms, box):  # with forms of other parameters in place of its own
        put, own = copy.copy(self), lambda x: x.of(forms) if isinstance(x, Form) else x
        put.names, put.box, put.zero = [], box, Form([Fraction(0)] * (len(box) + 1))
        items = [{key: own(x) for key, x in item.items()} for item in self.row["items"]]
        put.row = {**self.row, "items": items, "gaps": list(map(own, self.row["gaps"])), "available": own(self.row["available"])}
        return put
    def check_row(self, point, place):  # there is a row at a point
        try: documents.check_ranges(self.mapped(lambda form: form.at(point)))
        except Refused as reason: demand(False, f"at {place} the row is none: {reason}")


class Row:  # of a family, over all points, at one, or with other forms for the parameters
    def __init__(self, family, point=None, forms=None):
        change = lambda x: x.of(forms) if forms else x if point is None else family.constant(x.at(point))
        form = lambda x: None if x == INFINITY else change(x)
        row, items, self.family, self.zero = family.row, family.row["items"], family, family.zero
        lengths = lambda key, default=0: [form(i.get(key, default if default else self.zero)) for i in items]
        self.items, self.policy, self.gaps = items, row.get("policy", "equal-sizes"), [form(gap) for gap in row["gaps"]]
        self.low, self.high, self.basis, self.base = lengths("min"), lengths("max", INFINITY), lengths("basis"), lengths("base")
        self.ideal = [form(i["ideal"]) if i.get("ideal") is not None else low for i, low in zip(items, self.low)]
        self.room, self.rank = form(row["available"]) - total(self.gaps, self.zero), [i.get("priority", 0.0) for i in items]
        self.known = {name: change(family.form(name)) for name in family.names}
    def needs(self):  # forms that are nowhere below 0 where there is a row
        most, available = self.family.constant(LONGEST), self.room + total(self.gaps, self.zero)
        high = [most if x is None else x for x in self.high]
        return [low - self.family.constant(i["steps"][0][0]) for i, low in zip(self.items, self.low) if "steps" in i] + [
            form for low, ideal, end, *rest in zip(self.low, self.ideal, high, self.basis, self.base)
            for form in (low, ideal - low, end - ideal, most - end, *rest, *(most - x for x in rest))] + [
            form for x in self.gaps for form in (most - x, most + x)] + [available, most - available]
    def factor(self, key, default): return [Fraction(i.get(key, default)) for i in self.items]
    def tiers(self): return [[i for i, r in enumerate(self.rank) if r == p] for p in sorted(set(self.rank), reverse=True)]
