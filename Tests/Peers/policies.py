"""Rows of toolkits stated under the rule that fits an engine: policies.json, named in engines.json.

    python3 policies.py NAME… | plumb verify

writes the kept rows of these engines with their claims, each row as the engine's rule would have it. A rule of
policies.json is a policy of Plumb's with its items' fields as expressions: a number, a field of the row's item
(`min`, `ideal`, `max`, `weight`, `priority`) or `ideal-min`, `-priority`, `expands` (1 where the priority is above 0,
else 0), `max up to 32767` (Swing's longest length, where nothing bounds an item), `or` of which the first that is not 0
counts. Where no policy has both, a rule has one for rooms below the sum of the natural lengths (`short`) and one for
others (`long`). `least` raises every length to that, as tables need it. Rows of flex engines and of Kiwi stay under the
policy under which they were asked.
"""

import argparse
import json
from pathlib import Path

from needs import named
from recordings import with_kept

POLICIES = json.loads(Path(__file__).with_name("policies.json").read_text(encoding="utf-8"))
INFINITY = "infinity"


def value(expression, item):
    """An expression of a rule for one item."""
    if not isinstance(expression, str) or expression == INFINITY:
        return expression
    if " or " in expression:
        return next(filter(None, (value(each, item) for each in expression.split(" or "))))
    if expression.isdigit():
        return int(expression)
    if expression == "ideal-min":
        return item["ideal"] - item["min"]
    if expression == "-priority":
        return -item["priority"]
    if expression == "max up to 32767":
        return 32767 if item["max"] == INFINITY else item["max"]
    if expression == "expands":
        return 1 if item["priority"] > 0 else 0
    return item[expression]


def piece(rule, row):
    """The part of a rule that is for this row's room."""
    if "policy" in rule:
        return rule
    room = row["available"] - row["spacing"] * (len(row["items"]) - 1)
    return rule["short" if room < sum(item["ideal"] for item in row["items"]) else "long"]


def stated(row, rule):
    """The row under a rule; its claims are kept."""
    least = rule.get("least", 0)
    items = [{**item, "max": item.get("max", INFINITY)} for item in row["items"]]
    items = [{name: max(least, each) if name in ("min", "ideal", "max") and each != INFINITY else each
              for name, each in item.items()} for item in items]
    chosen = piece(rule, row)
    return {**row, "policy": chosen["policy"],
            "items": [{name: value(each, item) for name, each in chosen["item"].items()} for item in items]}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", metavar="NAME")
    for entry in named(parser.parse_args().names):
        rule = POLICIES.get(entry["policy"]) if entry["rows"] == "toolkit" else None
        for row in with_kept(entry) if rule or entry["rows"] != "toolkit" else ():
            print(json.dumps(stated(row, rule) if rule else row))


if __name__ == "__main__":
    main()
