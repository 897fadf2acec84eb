"""Rows of other seeds asked of engines, to find verdicts that their smallest rows have not: lines for fuzzed.jsonl.

    python3 fuzz_rows.py NAME… [--count 300] [--seed 100] >> fuzzed.jsonl

Half of the rows are drawn as those of toolkit_rows.py, half as those of second_rows.py; flex engines get lines of
flex_rows.py. A row counts where it fits, some length is off by a point or more beyond rounding, and findings.jsonl has
no row of that engine and verdict. `plumb fuzz --stdio` does the same for engines whose rule is a policy.
"""

import argparse
import json
import random
import sys

import second_rows
import toolkit_rows
from ask import worker
from flex_rows import flex_rows, whole, without_flex
from needs import named
from smallest import fits_both, judged, known, size
from worker import NoAnswer


def drawn(kind, count, seed):
    """Rows that engines of a kind can be asked."""
    if kind == "toolkit":
        draw = random.Random(seed)
        return [(toolkit_rows if number % 2 else second_rows).row(draw, number) for number in range(count)]
    rows = list(flex_rows(seed))[:count]
    return [whole(without_flex(row) if kind == "equal" else row) for row in rows]


def found(entry, rows):
    """For every verdict that is not known of the engine, the smallest row that has it."""
    process, new = worker(entry, "none", 40), {}
    listed = {each["verdict"] for each in known() if each["engine"] == entry["name"]} | {"optimal"}
    for row in rows:
        try:
            claim = process.ask(json.dumps(row))
        except NoAnswer:
            continue
        verdict, off, _ = judged(entry, row, claim)
        if verdict not in listed and off >= 1 and row["available"] > 0 and fits_both(entry, row):
            new[verdict] = min(new.get(verdict, row), row, key=size)
    process.close()
    return new


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=100)
    options = parser.parse_args()
    for entry in (each for each in named(options.names) if each["policy"]):
        new = found(entry, drawn(entry["rows"], options.count, options.seed))
        for row in new.values():
            print(json.dumps({"engine": entry["name"], "row": row}, separators=(",", ":")), flush=True)
        print(entry["name"], *new, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
