"""Where the recorded answers of engines with CSS's rule differ from CSS, and why.

    python3 differences.py recorded/flex-lines.jsonl > recorded/differences.json
    python3 differences.py --table recorded/*.jsonl       counts of rows by engine, cause and history, as Markdown

Every answer to a container with a length is compared with the freeze loop of CSS in exact arithmetic, and where the
two differ with the loop under every set of the engine's departures (departures.py): the smallest set that gives the
engine's lengths is the cause. Where an engine's departures all together do not give its answer, whether it differs
from CSS or not, the cause is "unexplained", and the exit status 1. "Gives" is within the claim's rounding and the
tolerance of verdicts.
"""

import argparse
import itertools
import json
import sys
from collections import Counter
from fractions import Fraction

from css_flex import gaps
from departures import DEPARTURES, departed
from exact_rows import tolerance
from rows import parse_row


UNEXPLAINED = ("unexplained",)


def gives(fields, departures, claim):
    """Whether the rule with these departures gives the claimed lengths; one that may be any need keep its bounds."""
    row, count = parse_row(fields), len(fields["items"])
    slack = tolerance(row) + claim.get("rounding", 0)
    uniform, _ = gaps(fields, count)
    lengths = departed(row, Fraction(uniform) * (count - 1), departures)
    ranges = [(item.minimum, item.maximum) if length is None else (length, length)
              for item, length in zip(row.items, lengths)]
    return all(low - slack <= claimed <= high + slack for (low, high), claimed in zip(ranges, claim["lengths"]))


def cause(fields, claim):
    """The fewest departures that give the claim, in the order in which they are named."""
    known = DEPARTURES[claim["engine"].split()[0]]
    if not gives(fields, known, claim):
        return UNEXPLAINED
    sets = (each for count in range(len(known) + 1) for each in itertools.combinations(known, count))
    return next(each for each in sets if gives(fields, each, claim))


def claims(paths):
    """Every row with every claim on it."""
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for line in file:
                fields = json.loads(line, parse_float=Fraction)
                if fields.get("available") not in (None, "infinity"):
                    yield from ((fields, claim) for claim in fields.get("claimed", []))


def differences(paths):
    """Ids by engine and cause, in order of the rows."""
    found = {}
    for fields, claim in claims(paths):
        why = cause(fields, claim)
        if why:
            found.setdefault((claim["engine"], why), []).append(fields["id"])
    order = sorted(found, key=lambda key: (key[0], len(key[1])))
    return [{"engine": engine, "causes": list(why), "ids": found[engine, why]} for engine, why in order]


def print_tables(paths):
    flexed = [(fields, claim) for fields, claim in claims(paths) if claim["engine"].split()[0] in DEPARTURES]
    counts = Counter((claim["engine"], cause(fields, claim)) for fields, claim in flexed)
    print("| engine | rows | as CSS, or by which departures |\n| --- | ---: | --- |")
    for (engine, why), count in sorted(counts.items(), key=lambda entry: (entry[0][0], len(entry[0][1]), -entry[1])):
        print(f"| {engine} | {count} | {', '.join(f'`{each}`' for each in why) or 'as CSS'} |")
    histories = Counter(claim["engine"] for _, claim in claims(paths))
    print("\n| engine | rows | again | reversed | resized |\n| --- | ---: | ---: | ---: | ---: |")
    for engine in sorted(name for name in histories if "," not in name):
        cells = [histories[engine], *(histories[f"{engine}, {each}"] for each in ("again", "reversed", "resized"))]
        print(f"| {engine} | {' | '.join(map(str, cells))} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", action="store_true", help="counts as Markdown")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    if options.table:
        print_tables(options.files)
    else:
        found = differences(options.files)
        print("[\n" + ",\n".join(json.dumps(each) for each in found) + "\n]")
        sys.exit(any(each["causes"] == list(UNEXPLAINED) for each in found))


if __name__ == "__main__":
    main()
