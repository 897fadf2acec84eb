"""The smallest row on which an engine shows a fault, for every engine and every verdict: recorded/findings.jsonl.

    python3 smallest.py NAME…           searches anew, and replaces these engines' lines
    python3 smallest.py --rows [NAME…]  the rows with the claims, as `plumb verify` reads them
    python3 smallest.py --check NAME…   asks again: prints what engines answer otherwise now

Of the kept answers (recordings.py) to rows that fit, and of the rows that `plumb fuzz --stdio` has found beside them
(fuzzed.jsonl), the smallest row of each verdict that is not optimal is asked again with an item, a bound or a number
less, as long as the verdict stays and some length is off by a point beyond rounding. A line has the engine's name, the
verdict, the row as `asked`, the `problem` under the engine's rule with the claim, and the `optimum` in fractions.
"""

import argparse
import json
import sys
from pathlib import Path

from ask import worker
from engine import table
from engine_verdicts import Judge, exactly, fits
from needs import named
from policies import POLICIES, stated
from recordings import CORPORA, kept, problems
from rows import as_text
from worker import NoAnswer

FINDINGS = Path(__file__).with_name("recorded") / "findings.jsonl"
LENGTHS = ("min", "ideal", "basis", "max")
PLAIN = {"weight": 1, "priority": 0, "grow": 1, "shrink": 1, "min": 0, "ideal": 0, "basis": 0}


def under_rule(entry, row):
    """The row as its engine's rule has it."""
    return stated(row, POLICIES[entry["policy"]]) if entry["rows"] == "toolkit" else row


def fits_both(entry, row):
    """Whether the least lengths fit, those as asked and those of the rule."""
    judge = Judge(under_rule(entry, row))
    return fits(row) and sum(part.lower for part in judge.parts) <= judge.budget


def judged(entry, row, claim):
    """The verdict, and by how much the farthest length is off beyond rounding."""
    judge = Judge(under_rule(entry, row))
    lengths, rounding = exactly(claim["lengths"]), exactly(claim["rounding"])
    return judge.verdict(lengths, rounding), judge.farthest(lengths, rounding), judge.best


def size(row):
    """What smaller means: fewer items, then fewer fields that say something, then simpler and smaller numbers."""
    numbers = [value for item in row["items"] for name, value in item.items() if value != PLAIN.get(name)]
    gaps = row.get("spacing", 0)
    numbers += [row["available"], *filter(None, gaps if isinstance(gaps, list) else [gaps])]
    return len(row["items"]), len(numbers), sum(value != int(value) for value in numbers), sum(numbers)


def simpler(value):
    """Numbers to try in place of one."""
    whole = int(value)
    return [each for each in (0, 1, 10, whole // 2, whole * 3 // 4, whole - 10, whole - 1, whole) if 0 <= each < value]


def with_item(row, place, item):
    items = [{name: value for name, value in item.items() if value is not None} if i == place else each
             for i, each in enumerate(row["items"])]
    return {**row, "items": items}


def is_row(item):
    """Whether the bounds of an item are in order."""
    order = [item[name] for name in ("min", "ideal", "max") if name in item]
    return order == sorted(order)


def candidates(row):
    """Rows with something less."""
    gaps = row.get("spacing", 0)
    several = isinstance(gaps, list)
    for place in range(len(row["items"]) if len(row["items"]) > 1 else 0):
        items = row["items"][:place] + row["items"][place + 1:]
        yield {**row, "items": items, "spacing": gaps[:len(items) - 1] if several else gaps}
    yield from ({**row, "spacing": value} for value in ([0] if several else simpler(gaps)))
    for place, item in enumerate(row["items"]):
        for name, value in item.items():
            tried = [PLAIN[name]] if name in PLAIN and value != PLAIN[name] else []
            tried += [None] if name == "max" else []
            tried += simpler(value) if name in LENGTHS else [each for each in (2, 3) if each < value]
            yield from (with_item(row, place, {**item, name: each}) for each in tried)
        if "ideal" in item:  # with the natural length, the least one may move
            yield from (with_item(row, place, {**item, "min": each, "ideal": each}) for each in simpler(item["ideal"]))
    yield from ({**row, "available": value} for value in simpler(row["available"]) if value)


def smallest(entry, process, row, verdict, limit=1500):
    """A row from which nothing can be taken, with the claim."""
    claim, asked = process.ask(json.dumps(row)), 0
    if judged(entry, row, claim)[0] != verdict:
        return None
    found = True
    while found and asked < limit:
        found = False
        for other in sorted((each for each in candidates(row) if size(each) < size(row)), key=size):
            if not all(map(is_row, other["items"])) or not fits_both(entry, other):
                continue
            try:
                reply, asked = process.ask(json.dumps(other)), asked + 1
            except NoAnswer:
                continue
            kind, off, _ = judged(entry, other, reply)
            if kind == verdict and off >= 1:
                row, claim, found = other, reply, True
                break
    return row, claim


def fuzzed(entry, process):
    """The rows that were found by fuzzing this engine, with what it answers."""
    lines = map(json.loads, Path(__file__).with_name("fuzzed.jsonl").read_text(encoding="utf-8").splitlines())
    return [(each["row"], process.ask(json.dumps(each["row"]))) for each in lines if each["engine"] == entry["name"]]


def starts(entry, process):
    """For every verdict the smallest known rows that have it, smallest first."""
    known = {}
    for row, claim in fuzzed(entry, process):
        known.setdefault(judged(entry, row, claim)[0], []).append(row)
    for corpus in CORPORA:
        head, answers = kept(entry, corpus)
        for row in problems(entry["rows"], corpus):
            answer = answers[row["id"]]
            if "lengths" not in answer or row["available"] == 0 or not fits_both(entry, row):
                continue
            claim = {"rounding": head.get("rounding"), **answer}
            kind, off, _ = judged(entry, row, claim)
            if kind != "optimal" and off >= 1:
                known.setdefault(kind, []).append(row)
    return {kind: sorted(rows, key=size)[:3] for kind, rows in sorted(known.items()) if kind != "optimal"}


def findings(entry):
    """The lines of an engine."""
    process = worker(entry, "none", 40)
    try:
        for verdict, rows in starts(entry, process).items():
            for row in rows:
                found = smallest(entry, process, row, verdict)
                if found:
                    row, claim = found
                    row = {**row, "id": f"{entry['name']}-{verdict}"}
                    claimed = {name: claim[name] for name in ("engine", "lengths", "rounding")}
                    best = list(map(as_text, judged(entry, row, claim)[2]))
                    yield {"engine": entry["name"], "verdict": verdict, "asked": row,
                           "problem": {**under_rule(entry, row), "claimed": claimed}, "optimum": best}
                    break
    finally:
        process.close()


def known():
    """The kept lines."""
    return list(map(json.loads, FINDINGS.read_text(encoding="utf-8").splitlines())) if FINDINGS.exists() else []


def keep(name, found):
    """Puts an engine's lines in place of those that it had."""
    order = {each: place for place, each in enumerate(table())}
    lines = [each for each in known() if each["engine"] != name] + found
    lines.sort(key=lambda each: order[each["engine"]])
    text = "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in lines)
    FINDINGS.write_text(text, encoding="utf-8")


def changed(entry):
    """Rows that an engine answers otherwise than kept."""
    process = worker(entry, "none", 40)
    for finding in (each for each in known() if each["engine"] == entry["name"]):
        reply, claim = process.ask(json.dumps(finding["asked"])), finding["problem"]["claimed"]
        if any(abs(a - b) > 1e-6 for a, b in zip(reply["lengths"], claim["lengths"])):
            yield f"{finding['asked']['id']}: {reply['lengths']}, not {claim['lengths']}"
    process.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--rows", action="store_true", help="write the rows with the claims")
    parser.add_argument("--check", action="store_true", help="ask again")
    options = parser.parse_args()
    names = {entry["name"] for entry in named(options.names or ["all"])}
    if options.rows:
        print("\n".join(json.dumps(each["problem"]) for each in known() if each["engine"] in names))
        return
    differing = 0
    for entry in named(options.names):
        if options.check:
            texts = list(changed(entry))
            print("\n".join([*texts, f"{entry['name']}: asked"]), flush=True)
            differing += len(texts)
        elif entry["policy"]:
            found = list(findings(entry))
            keep(entry["name"], found)
            print(entry["name"], *(each["verdict"] for each in found), file=sys.stderr, flush=True)
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
