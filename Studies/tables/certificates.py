"""Certificates of a corpus of tables, checked by both checkers, and forged ones, which both must refuse.

    python3 Studies/tables/certificates.py PLUMB FORGED < CORPUS

FORGED is how many false statements are made: other widths with their true height, where that is more than the least one or the
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
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
        command = [plumb, "table", corpus, "--width", str(width), "--words", "keep", "--format", "json"]
        command += ["--certificate", file.name]
        subprocess.run(command, capture_output=True, check=False)
        return Path(file.name).read_text(encoding="utf-8").splitlines()

def by_plumb(plumb, lines):
    """How many of some certificates hold."""
    command = [plumb, "check", "--format", "json", "-"]
    shown = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    return sum(json.loads(line)["holds"] for line in shown.stdout.splitlines())

def by_python(line):
    try:
        return check_table.fault(json.loads(line)) is None
    except (AssertionError, KeyError, IndexError, TypeError, ValueError):
        return False

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
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as corpus:
        corpus.write(sys.stdin.read())
        corpus.flush()
        lines = []
        for width in (60, 80, 100, 120):
            own = certificates(plumb, corpus.name, width)
            start = time.process_time()
            held = [by_python(line) for line in own]
            taken = time.process_time() - start
            sizes = sorted(len(json.dumps(json.loads(line)["proofs"])) for line in own)
            print(f"{width}: {len(own)} certificates; plumb check holds {by_plumb(plumb, own)}, check_table.py {sum(held)} "
                  f"in {taken:.1f} s; proofs of all objectives: median {sizes[len(sizes) // 2]} bytes, largest {sizes[-1]}; "
                  f"with its table {max(map(len, own))}")
            lines += own
    draw, read = random.Random(1), [json.loads(line) for line in lines]
    lies = []
    while len(lies) < count:
        lie = forged(draw.choice(read), read, draw)
        if lie:
            lies.append(json.dumps(lie))
    print(f"{len(lies)} forged: plumb check takes {by_plumb(plumb, lies)}, check_table.py {sum(map(by_python, lies))}")

main()
