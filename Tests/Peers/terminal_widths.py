#!/usr/bin/env python3
"""Asks every command for text in 60, 80 and 120 columns, of all problems that the repository ships.

    Scripts/check terminal

No line may take more cells than asked for, but for problems in JSON, and no word of the text in 400 columns may be missing.  Cells are
counted by PyPI's wcwidth, which knows nothing of Plumb's own tables.  Exit status: 0 nothing found, 1 something.
"""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from wcwidth import wcswidth

ROOT = Path(__file__).resolve().parent.parent.parent
WIDTHS = (60, 80, 120)
PROBLEMS = sorted(map(str, (ROOT / "Models/problems").glob("*.json")))
SCENES = sorted(map(str, [*(ROOT / "Models/scenes").glob("*.json"), *(ROOT / "Documentation/screens").glob("*.json")]))
FAMILIES = sorted(map(str, (ROOT / "Models/families").glob("*.json")))
# Letters of two cells, letters that run to the left, marks that take none, and signs of several characters.
NAMES = ["タイトル", "عنوان", "👩‍👩‍👧", "Zu\u0308rich", "한국어", "plain"]
STRANGE = json.dumps({"id": "名前", "available": 260, "spacing": 4, "items": [
    {"id": name, "min": 20 + 7 * place, "max": 90} for place, name in enumerate(NAMES)]
    # Items without length, which a bar names at their places.
    + [{"id": name, "max": 0} for name in ("長さなし", "صفر", "👻")]}, ensure_ascii=False)
MANY = json.dumps({"id": "many", "available": 900, "items": [
    {"id": f"a-rather-long-name-of-an-item-{place}", "max": 20 + place % 7} for place in range(40)]})


def calls():
    """Arguments and input of every command that prints text."""
    for problem in PROBLEMS:
        for command in (["solve"], ["explain"], ["verify"], ["sweep"], ["compare", "--with", "swiftui,css"]):
            yield [*command, problem], ""
    for scene in SCENES:
        for command in (["solve"], ["explain"], ["layout"], ["layout", "--compare"], ["sweep"],
                        ["layout", "--widths", "200...400"]):
            yield [*command, scene], ""
    for family in FAMILIES:
        yield ["prove", "--limit", "20", family], ""
    for text in (STRANGE, MANY):
        for command in ("solve", "explain", "verify", "sweep"):
            yield [command], text
    for rule in ("swiftui", "css"):
        yield ["fuzz", "--with", rule, "--cases", "300"], ""
    yield ["check", str(ROOT / "Tests/Peers/recorded/certificates.jsonl")], ""
    yield ["check", str(ROOT / "Tests/Peers/recorded/proofs.jsonl")], ""
    yield ["table"], "name,what it is,where\nmin,the least length that an item accepts,everywhere\nmax,the greatest,nowhere\n"


def asked(plumb, arguments, text, width):
    run = subprocess.run([plumb, *arguments, "--width", str(width)], input=text, capture_output=True, text=True, timeout=300)
    return run.returncode, run.stdout, run.stderr


def cells(line):
    return max(wcswidth(line), 0)


def is_json(line):
    return '{"' in line


def words(text):
    """Words outside of bars, borders and JSON; what a break in a long word has parted is looked for without blanks.

    A block has no heading for its title, and a slope with a heading of its own has no sign.
    """
    lines = [line for line in text.splitlines() if not is_json(line) and not re.search(r"[·└─│|]|\[\w", line)]
    return {word.lstrip("+").strip("^") for line in lines for word in line.split()} - {"item", "view", "engine"}


def tried(plumb, arguments, text):
    found = []
    name = " ".join(Path(argument).name for argument in arguments)
    status, whole, complaint = asked(plumb, arguments, text, 400)
    if "Usage:" in complaint:
        return [f"{name}: {complaint.splitlines()[0]}"]
    timed = re.compile(r"^[\d.,]+$|^µs$|^ms$|^s$")
    for width in WIDTHS:
        again, narrow, _ = asked(plumb, arguments, text, width)
        if again != status:
            found.append(f"{name}, {width}: status {again}, not {status}")
        found += [f"{name}, {width}: {cells(line)} cells: {line}" for line in narrow.splitlines()
                  if cells(line) > width and not is_json(line)]
        if arguments[0] == "table":
            continue  # what it draws depends on the width
        run_on = re.sub(r"\s", "", narrow)
        found += [f"{name}, {width}: {word!r} is missing" for word in sorted(words(whole))
                  if word not in run_on and not (arguments[0] == "compare" and timed.match(word))]
    return found


def aligned(plumb):
    """The numbers of rows with strange names end in the same cells."""
    _, text, _ = asked(plumb, ["solve"], STRANGE, 120)
    lines = [line for line in text.splitlines() if line.strip().startswith(tuple(NAMES))]
    ends = {tuple(cells(line[:match.end()]) for match in re.finditer(r"[\d.]+(?= |$)", line)) for line in lines}
    return [] if len(lines) == len(NAMES) and len(ends) == 1 else [f"numbers beside {NAMES} end in {sorted(ends)}"]


def main():
    plumb = sys.argv[1]
    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(tried, plumb, *call) for call in calls()]
        found = [each for run in runs for each in run.result()] + aligned(plumb)
    for each in found[:60]:
        print(each)
    print(f"{len(runs)} calls in {len(WIDTHS)} widths: {len(found) or 'nothing'} found", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
