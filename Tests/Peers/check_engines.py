"""Two rows an engine, worked out by hand from what its documentation says: does the adapter ask what it means to?

    python3 check_engines.py NAME…

The rows stand in engines.json under `checks`: by a name of ROWS, or written out. A row is a container and its children,
each `min/natural/max*weight^tier`, where max, weight and tier may be left out; the lengths stand behind the arrow. Rows
are chosen so that no engine has to round. Prints what differs.
"""

import argparse
import json
import sys

from ask import worker
from needs import named
from worker import NoAnswer

# Rows that several engines share. Where a table is between its contents, CSS 2.1 lets every browser do as it likes.
ROWS = {
    "shares": "100: 0/0 0/0*3 -> 25 75",  # a quarter and three quarters of the room
    "halves": "100: 0/0 0/0 -> 50 50",
    "thirds": "90: 0/0 0/0 0/0 -> 30 30 30",
    "shares above a least": "100: 0/0 60/60 -> 40 60",  # half would be below the second's least length
    "shares below a most": "100: 0/0/10 0/0 -> 10 90",  # half would be above the first's
    "equal above hints": "100: 0/20 0/60 -> 40 60",  # the first grows until it is as long as the others
    "hints below a most": "150: 0/20/30 0/20 -> 30 120",
    "decrements": "60: 0/50 0/30 -> 40 20",  # 20 are missing, 10 from each
    "natural": "80: 0/20 0/60 -> 20 60",
    "increments": "70: 10/20 10/80 -> 20 50",  # 50 to hand out; the first is full after 10 of them
    "no growth": "200: 10/20 10/80 -> 20 80",
    "steps up": "120: 0/20 0/80 -> 30 90",  # 20 more, 10 for each
    "steps down": "80: 0/20 0/80 -> 10 70",
    "steps below a most": "120: 0/20/25 0/80 -> 25 95",
    "weighted steps up": "120: 0/20 0/60*3 -> 30 90",  # 40 more, 10 and 30
    "weighted steps down": "40: 0/20 0/60*3 -> 10 30",
    "steps down, weighted up": "60: 0/20 0/60*3 -> 10 50",
    "weighted steps from the least": "60: 10/20 10/60*3 -> 20 40",  # the natural 80 do not fit: 40 over 10 and 10
    "the least at once": "99: 10/40 10/60 -> 10 10",  # the natural 100 do not fit by 1, and nothing grows
    "first come": "100: 0/100 0/100 -> 100 0",
    "in two": "300: 0/100 0/100 -> 150 150",
    "least and share": "100: 10/10 30/30 -> 40 60",  # 60 more, 30 for each
    "least and weighted share": "100: 10/10 30/30*2 -> 30 70",
    "proportion down": "60: 0/20 0/60 -> 15 45",  # 20 are missing, 5 and 15: a quarter of each
    "proportion up": "120: 0/20/40 0/60/120 -> 30 90",  # 40 more, half of the 20 and 60 to the bounds
    "growing tier": "120: 0/20^1 0/80 -> 40 80",
    "always before sometimes": "120: 0/20^2 0/80^1 -> 40 80",
    "growing tier last": "120: 0/20 0/60^1 -> 20 100",
    "shrinking tier": "60: 0/20 0/60^1 -> 0 60",
    "levelled": "80: 0/20 0/100 -> 20 60",  # the widest gives way
    "natural shares": "100: 0/40 0/60 -> 40 60",
    "least first": "40: 10/20 10/80 -> 20 20",
    "loose": "100: 0/0/10 0/0 -> 10 50",  # each gets half, the first leaves 40 unused
    "flex up": "120: 0/20 0/60 -> 40 80",  # 40 more, 20 for each
    "flex down": "40: 0/20 0/60 -> 10 30",  # 40 are missing, in proportion to 20 and 60
    "tracks": "60: 0/0/100 20/20/100 -> 20 40",  # 40 more, 20 for each
    "table up": "120: 10/20 10/60 -> 30 90",  # in proportion to the widest contents
    "table between": "45: 10/20 10/40 -> 16.25 28.75",  # 25 of the 40 between the contents: 5/8 of 10 and 30
    "at most": "100: 0/0/10 0/0/100 -> 10 90",
    "at most halves": "100: 0/0/50 0/0/50 -> 50 50",
    "long naturals": "100: 0/30 0/70 -> 30 70",
}


def item(text, is_flex):
    """One child of the notation above."""
    text, _, tier = text.partition("^")
    bounds, _, weight = text.partition("*")
    least, natural, *most = map(int, bounds.split("/"))
    fields = {"min": least, "weight": int(weight or 1), "priority": int(tier or 0)}
    fields.update({"max": most[0]} if most else {})
    if is_flex:
        return {"min": least, "basis": natural, "grow": 1, "shrink": 1}
    return {**fields, "ideal": natural}


def question(text, is_flex):
    """The problem of a row, and its lengths."""
    row, lengths = text.split(" -> ")
    container, children = row.split(": ")
    items = [item(child, is_flex) for child in children.split()]
    policy = "css-flex" if is_flex else "weights"
    return {"available": int(container), "policy": policy, "items": items}, [float(each) for each in lengths.split()]


def differences(entry):
    """What an engine answers otherwise, in words."""
    process = worker(entry, "none", 10)
    try:
        for name in entry["checks"]:
            text = ROWS.get(name, name)
            problem, expected = question(text, entry["rows"] == "flex")
            try:
                found = process.ask(json.dumps(problem))["lengths"]
            except NoAnswer as reason:
                yield f"{name}: {reason}"
                continue
            if any(abs(a - b) > 0.02 for a, b in zip(found, expected)):
                yield f"{name}: {text}, not {found}"
    finally:
        process.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", metavar="NAME")
    wrong = 0
    for entry in named(parser.parse_args().names):
        for text in differences(entry):
            print(f"{entry['name']}: {text}", flush=True)
            wrong += 1
        print(f"{entry['name']}: asked", file=sys.stderr, flush=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
