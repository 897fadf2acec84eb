"""Judges what certificates of rows and of families say, by means that no checker of certificates has.

    python3 certificate_oracle.py FILE...    a line each: true, unknown: WHY, empty: WHY or false: WHY

What proves a statement is not looked at. A row is answered anew by exact_rows.py, which tries clampings; a family is tried at its
corners, at a lattice, at random points and at every point that the certificate names, by the rules of greedy_rules.py in
fractions. So "false" is certain, and "true" is as far as the points tell. A family is empty where none of them is a row.
fuzz_certificates.py asks about mutants that some checker has accepted.
"""

import ast
import fileinput
import itertools
import json
import random
import re
from dataclasses import replace
from fractions import Fraction

from effective import effective_problem
from exact_rows import fair_lengths
from flex_line import flex_loop
from greedy_rules import css_flex_loop, progressive_fill, swiftui_rule, tex_glue_setting
from rows import INFINITY, number, parse_row

CORNERS, RANDOM_POINTS, ENUMERATED = 16, 24, 3


class Unknown(Exception):
    """The oracle cannot tell."""


def fields_once(pairs):
    fields = dict(pairs)
    if len(fields) < len(pairs): raise ValueError("a field is given twice")
    return fields


def with_fractions(value, name=None):
    """The value with its quotients as numbers."""
    if isinstance(value, dict): return {key: with_fractions(entry, key) for key, entry in value.items()}
    if isinstance(value, list): return [with_fractions(entry, name) for entry in value]
    is_quotient = isinstance(value, str) and name not in ("id", "claim", "measure") and re.fullmatch(r"-?\d+/\d+", value)
    return Fraction(value) if is_quotient else value


def problem_of(fields):
    """A row, or ValueError where it is none."""
    fields = {key: value for key, value in fields.items() if key not in ("claims", "claimed", "note", "parameters", "where")}
    flows = fields.get("policy") in ("css-flex", "glue")
    if flows and any(item.get("priority", 0) != 0 for item in fields["items"]): raise Unknown("tiers of flex lines and glue")
    ids = [item["id"] for item in fields["items"] if "id" in item]
    row = parse_row(fields)
    if len(set(ids)) < len(ids): raise ValueError("two items have one id")
    if row.available is not None and row.available < 0: raise ValueError("the container is below 0")
    return row


def optimum(row):
    if row.available is None: return [item.ideal for item in row.items]
    if row.available == INFINITY: return [item.maximum for item in row.items]
    return fair_lengths(*effective_problem(row), enumerated=ENUMERATED)


# Rows.

def judge_row(certificate):
    fields = certificate["problem"]
    row = problem_of(fields)
    lengths = [number(length) for length in certificate["lengths"]]
    if lengths != optimum(row): return f"false: the lengths are {list(map(str, optimum(row)))}"
    ends, places = [item.get("cross") for item in fields["items"]], certificate.get("cross")
    if not any(ends): return "true" if places is None else "false: places of nothing"
    if places is None or [x is None for x in places["offsets"]] != [x is None for x in ends]: return "false: other places"
    guides = {offset + end["guide"] for offset, end in zip(places["offsets"], ends) if end}
    sides = [(end["guide"], end["length"] - end["guide"]) for end in ends if end] + [(0, 0)] * places.get("countsLine", False)
    least = max(before for before, _ in sides) + max(after for _, after in sides)
    starts = all(0 <= offset <= least - end["length"] for offset, end in zip(places["offsets"], ends) if end)
    holds = guides == {places["guide"]} and least == places["extent"] and starts
    return "true" if holds else f"false: the least extent is {least}"


# Families.

def styled(row, style):
    items = [replace(item, priority=Fraction(0), **style(item)) for item in row.items]
    return flex_loop(items, row.room).lengths


def css(row):
    one, none = Fraction(1), Fraction(0)
    if row.policy in ("css-flex", "weights"):
        return css_flex_loop(replace(row, items=tuple(replace(i, shrink=one if row.policy == "weights" else i.shrink)
                                                      for i in row.items)))
    if row.policy == "glue": raise Unknown("glue by css")
    basis = (lambda item: item.minimum) if row.policy == "equal-increments" else lambda item: none
    return styled(row, lambda item: {"basis": basis(item), "grow": one, "shrink": one})


RULES = {"swiftui": swiftui_rule, "progressive-fill": progressive_fill, "css": css, "water-fill": optimum,
         "glue": tex_glue_setting}


def value_of(expression, values):
    """What an expression of a family comes to at a point."""
    if isinstance(expression, list):
        parts = [value_of(part, values) for part in expression[1:]]
        if expression[0] == "+": return sum(parts)
        first, second = parts
        return {"-": lambda: first - second, "*": lambda: first * second, "/": lambda: first / second}[expression[0]]()
    if isinstance(expression, str) and expression in values: return values[expression]
    return number(expression)


def row_at(family, values):
    """The problem at a point; ValueError where it is no row."""
    def at(expression): return None if expression is None else value_of(expression, values)
    lengths = ("min", "max", "ideal", "basis", "base")
    items = [{key: at(x) if key in lengths else x for key, x in item.items()} for item in family["items"]]
    items = [{k: ("infinity" if x == INFINITY else x) for k, x in item.items() if k != "note"} for item in items]
    spacing = family.get("spacing", 0)
    is_list = isinstance(spacing, list) and spacing[:1] not in (["+"], ["-"], ["*"], ["/"])
    spacing = [at(gap) for gap in spacing] if is_list else at(spacing)
    return problem_of({**family, "items": items, "available": at(family["available"]), "spacing": spacing}), spacing


def measured(text, quantity):
    """What a term comes to, by Python's grammar; quantity says what a name comes to."""
    calls = []
    def called(match):
        calls.append((match[1], match[2]))
        return f"call{len(calls) - 1}_"
    text = re.sub(r"\b(length|offset|parameter|left|right|top|bottom|width|height)\s*\(([^)]*)\)", called, text.strip())
    def value(node):
        if isinstance(node, ast.BinOp):
            first, second = value(node.left), value(node.right)
            operators = {ast.Add: lambda: first + second, ast.Sub: lambda: first - second,
                         ast.Mult: lambda: first * second, ast.Div: lambda: first / second}
            return operators[type(node.op)]()
        if isinstance(node, ast.UnaryOp): return -value(node.operand)
        if isinstance(node, ast.Constant): return Fraction(ast.get_source_segment(text, node))
        match = re.fullmatch(r"call(\d+)_", node.id)
        return quantity(*calls[int(match[1])]) if match else quantity(node.id, None)
    return value(ast.parse(text, mode="eval").body)


class Answer:
    """The row at a point with the answer of a rule."""

    def __init__(self, certificate, point):
        family = certificate["family"]
        self.values = dict(zip(family.get("parameters", {}), point))
        self.row, spacing = row_at(family, self.values)
        if certificate["rule"] not in RULES: raise Unknown("the rule")
        self.ids, count = [item.get("id") for item in family["items"]], len(family["items"])
        self.gaps = list(map(number, spacing)) if isinstance(spacing, list) else [number(spacing)] * (count - 1)
        self.lengths = RULES[certificate["rule"]](self.row)
        self.excess, self.best = sum(self.lengths) - self.row.room, None

    def quantity(self, kind, name):
        if name is None:
            known = {"total": sum(self.lengths) + sum(self.gaps), "overflow": max(Fraction(0), self.excess),
                     "unused": max(Fraction(0), -self.excess)}
            return known[kind] if kind in known else self.values[kind]
        if kind == "parameter": return self.values[name]
        place = self.ids.index(name) if name in self.ids else int(name)
        if self.ids[place] not in (None, name): raise KeyError(name)
        if kind == "length": return self.lengths[place]
        if kind == "offset": return sum(self.lengths[:place]) + sum(self.gaps[:place])
        raise KeyError(kind)

    def measure(self, text):
        forced = max(Fraction(0), sum(item.minimum for item in self.row.items) - self.row.room)
        if text == "overflow": return max(Fraction(0), self.excess)
        if text == "avoidable-overflow": return max(Fraction(0), self.excess - forced)
        if text not in ("unused", "distance"): return measured(text, self.quantity)
        best = self.best = self.best or optimum(self.row)
        if text == "distance": return max([abs(a - b) for a, b in zip(self.lengths, best)], default=Fraction(0))
        return max(Fraction(0), -self.excess - max(Fraction(0), self.row.room - sum(best)))

    def claim(self, text):
        """By how much a claim fails; at most 0 where it holds."""
        names = {"fits": "overflow", "no-avoidable-overflow": "avoidable-overflow", "fills": "unused", "optimal": "distance"}
        named = re.fullmatch(r"\s*(?:(fits|no-avoidable-overflow|fills|optimal)\b)?\s*(?:within\b(.*))?", text)
        if named:
            allowed = measured(named[2], self.quantity) if named[2] else 0
            return self.measure(names[named[1] or "optimal"]) - allowed
        first, relation, second = re.fullmatch(r"(.*)(<=|>=)(.*)", text).groups()
        more = measured(first, self.quantity) - measured(second, self.quantity)
        return more if relation == "<=" else -more


def points_of(certificate):
    """Points of the box: what the certificate names, corners, a lattice and random ones."""
    box = [tuple(map(number, ends)) for ends in certificate["family"].get("parameters", {}).values()]
    findings = certificate["findings"]
    named = [finding[key] for finding in findings for key in ("at", "edge", "inner") if key in finding]
    named += [node["point"] for node in certificate.get("regions", []) if "point" in node]
    yield from ([number(x) for x in point] for point in named if len(point) == len(box))
    draw = random.Random(json.dumps(certificate, default=str))
    yield from itertools.islice(itertools.product(*box), CORNERS)
    for parts in [2, 6, 12, 997] * (RANDOM_POINTS // 4):
        yield [low + (high - low) * Fraction(draw.randint(0, parts), parts) for low, high in box]


def inside(family, point):
    values = dict(zip(family.get("parameters", {}), point))
    if len(point) != len(values): return False
    if not all(low <= x <= high for x, (low, high) in zip(point, family.get("parameters", {}).values())): return False
    sides = [(relation, value_of(a, values), value_of(b, values)) for relation, a, b in family.get("where", [])]
    return all({"<=": a <= b, ">=": a >= b, "==": a == b}[relation] for relation, a, b in sides)


def fault_at(finding, answer):
    """What a row contradicts of a finding; None where it contradicts nothing."""
    if "claim" in finding:
        return finding.get("verdict") != "refuted" and answer.claim(finding["claim"]) > 0 and "the claim fails"
    value, stated = answer.measure(finding["measure"]), number(finding["value"])
    return (value > stated or "edge" in finding and value == stated) and f"the measure is {value}"


def fault_of(finding, certificate):
    """What the points that a finding names contradict."""
    family, approached = certificate["family"], "claim" not in finding and "at" not in finding
    if not approached and "at" not in finding: return finding.get("verdict") == "refuted" and "no point refutes it"
    ends = [[number(x) for x in finding[key]] for key in (("inner", "edge") if approached else ("at",))]
    if not all(inside(family, point) for point in ends): return "a point lies outside"
    if approached:
        near = [a + (b - a) * (1 - Fraction(1, 10**12)) for a, b in zip(*ends)]
        off = number(finding["value"]) - Answer(certificate, near).measure(finding["measure"])
        return not 0 < off < Fraction(1, 10**3) and f"near the edge the measure is {off} below the value"
    answer = Answer(certificate, ends[0])
    if "claim" in finding: return answer.claim(finding["claim"]) <= 0 and "the claim holds where it is refuted"
    return answer.measure(finding["measure"]) != number(finding["value"]) and "another value at the point"


def judge_family(certificate):
    family, findings = certificate["family"], certificate["findings"]
    if not findings: return "empty: nothing was found"
    for finding in findings:
        fault = fault_of(finding, certificate)
        if fault: return f"false: {finding.get('claim', finding.get('measure'))}: {fault}"
    rows = 0
    for point in points_of(certificate):
        if not inside(family, point): continue
        try: answer = Answer(certificate, point)
        except ValueError: continue
        rows += 1
        for finding in findings:
            fault = fault_at(finding, answer)
            if fault: return f"false: {finding.get('claim', finding.get('measure'))}: {fault} at {list(map(str, point))}"
    return "true" if rows else "empty: no point is a row"


def judge(line):
    try:
        certificate = with_fractions(json.loads(line, parse_float=Fraction, parse_int=Fraction, object_pairs_hook=fields_once))
        judges = {"row": judge_row, "family": judge_family}
        kind = certificate["certificate"]
        return judges[kind](certificate) if kind in judges else "unknown: another kind"
    except Unknown as reason: return f"unknown: {reason}"
    except (ValueError, KeyError, TypeError, AttributeError, SyntaxError, ArithmeticError, IndexError) as fault:
        return f"false: it is none: {fault!r}"


if __name__ == "__main__":
    for text in fileinput.input(encoding="utf-8"):
        if text.strip(): print(judge(text))
