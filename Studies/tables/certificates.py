"""Certificates of a corpus of tables, checked by both checkers, and forged ones, which both must refuse.

    python3 Studies/tables/certificates.py PLUMB FORGED < CORPUS

Widths are 60, 80, 100 and 120 cells of a terminal, and 343, 468 and 800 points in Helvetica of 12 points; words stay whole, and where
they do not fit a table has the least width that they need.  FORGED is how many false statements are made: other widths with their true height, where that is more than the least one or the
table wider than it need be; a height, a room or a cell's step changed; the proofs of other tables.
"""

import copy
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Peers"))
import check_table  # noqa: E402

def certificates(plumb, corpus, width):
    """The certificates, and how many answers are said to be proved."""
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
        command = [plumb, "table", corpus, "--width", str(width), "--words", "keep", "--format", "json", "--limit", "60"]
        command += ["--certificate", file.name]
        shown = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        proved = sum(json.loads(line)["proved"] for line in shown.splitlines())
        return Path(file.name).read_text(encoding="utf-8").splitlines(), proved

def by_plumb(plumb, lines):
    """How many of some certificates hold."""
    command = [plumb, "check", "--format", "json", "-"]
    shown = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    return sum(json.loads(line)["holds"] for line in shown.stdout.splitlines())

def by_python(line):
    return check_table.fault_of_line(line) is None

def forged(certificate, others, draw):
    """A certificate of something false; None where the draw made nothing of it."""
    lie, worth = copy.deepcopy(certificate), check_table.value(certificate, certificate["widths"])
    kind = draw.randrange(5)
    if kind == 0:
        lie["height"] -= draw.randint(1, 3)
    elif kind == 1:
        places = range(len(lie["widths"]))
        one, other = draw.choice(places), draw.choice(places)
        amount = draw.randint(1, 8)
        lie["widths"][one] -= amount
        lie["widths"][other] += amount
        found = check_table.value(lie, lie["widths"])
        if not found or found["height"] <= worth["height"]:
            return None
        lie["height"], lie["cuts"] = found["height"], found["cuts"]
    elif kind == 2:
        lie["widths"][draw.randrange(len(lie["widths"]))] += draw.randint(1, 5)
        found = check_table.value(lie, lie["widths"])
        if not found or found["width"] > lie["room"]:
            return None
        lie["height"], lie["cuts"] = found["height"], found["cuts"]
        if found["height"] <= worth["height"] and len(lie["proofs"]) < 2:
            return None
    elif kind == 3:
        rest = [cell for cell in lie["cells"] if len(cell["heights"]) > 1]
        if not rest:
            return None
        # A text that is said to take more lines: then the height is not what the widths make.
        cell = draw.choice(rest)
        for step in cell["heights"]:
            step[1] += lie["height"]
    else:
        other = draw.choice(others)
        if other["widths"] == lie["widths"] or len(other["widths"]) != len(lie["widths"]):
            return None
        lie["widths"] = other["widths"]
    return lie

def main():
    plumb, count = sys.argv[1], int(sys.argv[2])
    tables, lines, is_good = list(map(json.loads, sys.stdin)), [], True
    for name, size, widths in (("cells", None, (60, 80, 100, 120)), ("points", 12, (343, 468, 800))):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as corpus:
            corpus.writelines(json.dumps({**table, **({"size": size} if size else {})}) + "\n" for table in tables)
            corpus.flush()
            for width in widths:
                own, proved = certificates(plumb, corpus.name, width)
                start = time.process_time()
                held = [by_python(line) for line in own]
                taken = time.process_time() - start
                sizes = sorted(len(json.dumps(json.loads(line)["proofs"])) for line in own)
                counts = [len(tables), proved, len(own), by_plumb(plumb, own), sum(held)]
                is_good = is_good and len(set(counts)) == 1
                print("{} {}: {} tables, {} proved, {} certificates; plumb check holds {}, check_table.py {} "
                      "in {:.1f} s; proofs of all objectives: median {} bytes, largest {}; with its table {}".format(
                          width, name, *counts, taken, sizes[len(sizes) // 2], sizes[-1], max(map(len, own))), flush=True)
                lines += own
    draw, read = random.Random(1), [json.loads(line) for line in lines]
    lies = []
    while len(lies) < count:
        lie = forged(draw.choice(read), read, draw)
        if lie:
            lies.append(json.dumps(lie))
    taken = by_plumb(plumb, lies), sum(map(by_python, lies))
    print(f"{len(lies)} forged: plumb check takes {taken[0]}, check_table.py {taken[1]}")
    sys.exit(0 if is_good and taken == (0, 0) else 1)

main()
