"""Reads the documents that check_certificate.py and check_proof.py check, as strictly as `plumb check` does.

It refuses an unknown, missing or repeated field, a value that is no number, and a value that is no row, so that
nobody reads a slip as another question. Numbers are the fractions that their digits state, infinities floats. The cases in
certificate-cases.json hold these readers and the command's to one meaning. Lengths in points.
"""

import fileinput
import json
import math
import re
import sys
import unicodedata
from fractions import Fraction

INFINITY = math.inf
LONGEST, FACTORS, MOST_ITEMS = 10**9, (Fraction(1, 10**6), 10**6), 10_000
POLICY_FIELDS = {
    "equal-sizes": (), "equal-increments": (), "weights": (), "css-flex": ("basis", "grow", "shrink"),
    "glue": ("stretch", "shrink", "stretchOrder", "shrinkOrder"), "levels": ("base",), "qt-box": ("grow",),
    "gtk-box": ("grow",), "natural-steps": ("grow", "shrink", "shrinkPriority"), "spread": (), "grid-tracks": ("grow",), "text": ("steps",),
}


class Refused(Exception):
    """What is no document of its format."""


class Fault(Exception):
    """What keeps a certificate from being a proof."""


def require(holds, reason):
    if not holds: raise Refused(reason)


def demand(holds, fault):
    if not holds: raise Fault(fault)


# Values of JSON.

def decimal(text):
    """The number that digits state; like the command's, no power of ten is beyond 400."""
    match = re.fullmatch(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE]([+-]?[0-9]+))?", text)
    require(match and len(text) <= 100_000 and abs(int(match[1] or 0)) <= 400, f"{text[:40]} is no number")
    return Fraction(text)


def double_sized(text):
    """A number of JSON: no greater and no smaller than doubles are."""
    value = decimal(text)
    require(not value or Fraction(2) ** -1075 < abs(value) < 2**1024, f"{text[:40]} is no number")
    return value


def unique(pairs):
    """An object none of whose fields is given twice."""
    fields = {}
    for name, value in pairs:
        require(text(name) not in fields, f"{name} is given twice")
        fields[text(name)] = value
    return fields


def parsed(line):
    def refuse(word): require(False, f"{word} is no number")
    return json.loads(line, parse_int=double_sized, parse_float=double_sized, parse_constant=refuse, object_pairs_hook=unique)


def number(value, *infinities):
    """A number, a quotient such as "20/3", or one of the infinities that are allowed here."""
    if isinstance(value, Fraction): return value
    if value in infinities: return float(value)
    require(isinstance(value, str) and value.count("/") == 1, f"{value!r} is no number")
    above, below = map(decimal, value.split("/"))
    require(below, f"{value} is no number")
    return above / below


def whole(value):
    require(isinstance(value, Fraction) and value.denominator == 1, f"{value!r} is no whole number")
    return int(value)


def text(value):
    """A text; two ways to write the same letters are one text."""
    require(isinstance(value, str), f"{value!r} is no text")
    require(not any("\ud800" <= letter <= "\udfff" for letter in value), "half a letter is no text")
    return unicodedata.normalize("NFC", value)


def flag(value):
    require(isinstance(value, bool), f"{value!r} is neither true nor false")
    return value


def anything(value): return value
def bound(value): return number(value, "infinity", "-infinity")
def length_or_infinity(value): return number(value, "infinity")
def rank(value): return float(number(value, "-infinity"))
def optional_number(value): return None if value is None else number(value)


def between(low, high, reader=number):
    def read(value):
        value = reader(value)
        require(low <= value <= high, f"{value} is not from {low} to {high}")
        return value
    return read


def one_of(*names):
    def read(value):
        require(isinstance(value, str) and value in names, f"{value!r} is none of {', '.join(names)}")
        return value
    return read


def placed(place, reader, value):
    try: return reader(value)
    except Refused as reason: raise Refused(f"{place}: {reason}") from None


def list_of(reader, least=0):
    def read(value):
        require(isinstance(value, list) and len(value) >= least, f"is no list of {least} or more")
        return [placed(place, reader, entry) for place, entry in enumerate(value)]
    return read


def record(value, needed, optional=None):
    """The fields of an object, each read by its reader."""
    require(isinstance(value, dict), f"{value!r} is no object")
    known = {**(optional or {}), **needed}
    for name in value: require(name in known, f"{name} is not a known field")
    for name in needed: require(name in value, f"{name} is missing")
    return {name: placed(name, known[name], entry) for name, entry in value.items()}


# Rows.

def cross(value):
    measures = record(value, {"length": between(0, LONGEST), "guide": bound})
    require(abs(measures["guide"]) == INFINITY or abs(measures["guide"]) <= LONGEST, "the guide is too far away")
    return measures


def claimed(value):
    across = {"extent": number, "offsets": list_of(optional_number)}, {"guide": number, "countsLine": flag}
    return record(value, {"engine": text, "lengths": list_of(length_or_infinity)}, {
        "offsets": list_of(length_or_infinity), "rounding": between(0, LONGEST), "note": text,
        "cross": lambda value: record(value, *across)})


def item(policy, length):
    fields = {"id": text, "note": text, "min": length, "ideal": length, "priority": rank, "weight": number, "cross": cross,
              "max": lambda value: INFINITY if value == "infinity" else length(value)}
    own = {"basis": length, "base": length, "stretchOrder": whole, "shrinkOrder": whole,
           "shrinkPriority": lambda value: float(number(value)), "steps": steps}
    fields.update((name, own.get(name, number)) for name in POLICY_FIELDS[policy])
    def read(value):
        item = record(value, {}, fields)
        if "steps" in item:  # a text that states no bounds has those of its steps
            (least, _), (most, _) = item["steps"][0], item["steps"][-1]
            low, high = item.setdefault("min", length(least)), item.setdefault("max", length(most))
            known = isinstance(low, Fraction) and isinstance(high, (Fraction, float))
            item.setdefault("ideal", max(low, min(most, high)) if known else low)
        return item
    return read


def steps(value):
    """The steps of a text, from the shortest on; what is neither shorter nor lower than another is none."""
    pairs, found = list_of(list_of(between(0, LONGEST), 2), 1)(value), []
    require(all(len(pair) == 2 for pair in pairs), "a step is a pair")
    for length, height in sorted(map(tuple, pairs)):
        if not found or height < found[-1][1]: found.append((length, height))
    return found


def container(value): return None if value is None else number(value, "infinity")


def row(value, length=number, needed=None, more=None):
    """The fields of a row; whether its numbers are those of one `check_ranges` says.

    - length: Reads a length.
    - needed, more: Readers of fields that must be there, and may be, besides those of every row.
    """
    require(isinstance(value, dict), f"{value!r} is no row")
    policy = placed("policy", one_of(*POLICY_FIELDS), value.get("policy", "equal-sizes"))
    def spacing(value):
        is_list = isinstance(value, list) and (not value or value[0] not in ("+", "-", "*", "/"))
        return list_of(length)(value) if is_list else length(value)
    fields = {"id": text, "axis": one_of("horizontal", "vertical"), "available": container, "spacing": spacing, "policy": text,
              "claimed": list_of(claimed) if isinstance(value.get("claimed"), list) else claimed, "note": text}
    needed = {"items": list_of(item(policy, length)), **(needed or {})}
    read = record(value, needed, {**fields, **(more or {})})
    items, claims = read["items"], read.get("claimed", [])
    for claim in claims if isinstance(claims, list) else [claims]:
        for answer in (claim["lengths"], claim.get("offsets", items)): require(len(answer) == len(items), "claimed: too few")
        offsets = [offset is not None for offset in claim["cross"]["offsets"]] if "cross" in claim else None
        require(offsets in (None, ["cross" in item for item in items]), "claimed: other items have places across")
    ids = [item["id"] for item in items if "id" in item]
    require(len(ids) == len(set(ids)), "two items have one id")
    require(len(items) <= MOST_ITEMS, "there are too many items")
    count, gaps = max(0, len(items) - 1), read.get("spacing", length(Fraction(0)))
    require(not isinstance(gaps, list) or len(gaps) == count, f"spacing must have {count} entries")
    read["spacing"], read["gaps"] = (gaps, gaps) if isinstance(gaps, list) else ([gaps], [gaps] * count)
    return read


def check_ranges(row):
    """Refuses a row that is none; what is not there has its default."""
    for place, item in enumerate(row["items"]):
        low = item.get("min", 0)
        ideal, high = item.get("ideal", low), item.get("max", INFINITY)
        require(0 <= low <= ideal <= min(high, LONGEST), f"item {place}: min {low}, ideal {ideal} and max {high} are not in order")
        require(high == INFINITY or high <= LONGEST, f"item {place}: max is {high}")
        require(FACTORS[0] <= item.get("weight", 1) <= FACTORS[1], f"item {place}: weight is {item.get('weight')}")
        for name in ("basis", "base"): require(0 <= item.get(name, 0) <= LONGEST, f"item {place}: {name} is {item.get(name)}")
        for name in ("grow", "shrink", "stretch"):
            require(item.get(name, 0) == 0 or FACTORS[0] <= item[name] <= FACTORS[1], f"item {place}: {name} is {item.get(name)}")
        if "steps" in item: require(item["steps"][0][0] <= low, f"item {place}: the steps begin beyond min")
        for name in ("stretchOrder", "shrinkOrder"): require(0 <= item.get(name, 0) <= 3, f"item {place}: no such {name}")
    for gap in row["spacing"]: require(abs(gap) <= LONGEST, f"a gap is {gap}")
    room = row.get("available")
    require(room in (None, INFINITY) or 0 <= room <= LONGEST, f"available is {room}")


# The command line.

def main(checks):
    """Checks every line of the files that are named: prints an answer each, and ends with the status of the worst."""
    getattr(sys, "set_int_max_str_digits", lambda most: None)(0)  # the digits of fractions are not limited
    status = 0
    try: lines = [line for line in fileinput.input(mode="rb") if line.strip()]
    except OSError as error: lines, status = [], print("bad input:", error) or 2
    for line in lines:
        try:
            certificate = parsed(line.decode("utf-8"))
            require(isinstance(certificate, dict), "a certificate is an object")
            kind = placed("certificate", one_of(*checks), certificate.get("certificate"))
            checks[kind](certificate)
            print("holds")
        except Fault as fault: status = print("does not hold:", fault) or max(status, 1)
        except Exception as error: status = print("bad input:", *error.args) or 2
    sys.exit(status)
