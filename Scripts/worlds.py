#!/usr/bin/env python3
"""Forged certificates of rows on which two rules agree in every container, given to both checkers.

    Scripts/worlds.py [--debug] [COUNT [ITEMS]]      1,000 mutants of SwiftUI's rule beside the optimum for two items

Each that either checker accepts is judged at random rows by rules of this file, in many containers: a row in one of its sets
must have the same lengths in all of them, any other row other lengths in one.  Exit status: 0 nothing false was accepted, 1 not.
"""

import contextlib
import copy
import functools
import io
import json
import random
import subprocess
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests/Peers")]

import check_proof  # noqa: E402
import documents  # noqa: E402
import modular  # noqa: E402


def mutated(certificate, chance):
    """A certificate with something changed in what it says of every container."""
    value = copy.deepcopy(certificate)
    if chance.random() < 0.15:
        sets, ends = value["forEvery"]["sets"], [x for x in value["forEvery"]["regions"] if "split" not in x]
        first, second = chance.sample(ends, 2)
        for name in ("inside", "differs"):
            here, there = first.pop(name, None), second.pop(name, None)
            if there is not None: first[name] = there
            if here is not None: second[name] = here
        if chance.random() < 0.5: sets.pop(chance.randrange(len(sets)))
        return value
    value["forEvery"], _ = modular.mutated(value["forEvery"], chance)
    return value


def accepted_by_python(text):
    try:
        with contextlib.redirect_stdout(io.StringIO()): check_proof.check(documents.parsed(text))
        return True
    except Exception: return False  # noqa: BLE001  what is refused is refused, for whatever reason


def accepted_by_command(plumb, texts, folder):
    file = Path(folder) / "mutants.jsonl"
    file.write_text("".join(text + "\n" for text in texts))
    done = subprocess.run([plumb, "check", "--format", "json", file], capture_output=True, text=True)
    answers = iter([json.loads(line).get("holds", False) for line in done.stdout.splitlines() if line])
    refused = {int(part.split(":")[0]) for part in done.stderr.split("mutants.jsonl:")[1:] if part.split(":")[0].isdigit()}
    return [place + 1 not in refused and next(answers, False) for place in range(len(texts))]


def clamped(length, bounds): return min(max(length, bounds[0]), bounds[1])


def swiftui(room, items):
    lengths, left = [None] * len(items), room
    order = sorted(range(len(items)), key=lambda i: (items[i][1] - items[i][0], i)) if room > 0 else list(range(len(items)))
    for place, i in enumerate(order):
        lengths[i] = clamped(left / (len(items) - place), items[i])
        left -= lengths[i]
    return lengths


def optimum(room, items):
    at = lambda level: [clamped(level, bounds) for bounds in items]
    ends = sorted({end for bounds in items for end in bounds})
    for low, high in zip([ends[0]] + ends, ends):
        if sum(at(high)) >= room:
            more, gained = room - sum(at(low)), sum(at(high)) - sum(at(low))
            return at(low + (high - low) * more / gained) if gained and more > 0 else at(low)
    return at(ends[-1])


@functools.cache
def differ(items):
    ends = [end for bounds in items for end in bounds]
    rooms = {Fraction(len(items) * k, 60) for k in range(61)} | {a * k + b for a in ends for b in ends for k in range(len(items))}
    rooms = sorted(room for room in rooms if room <= len(items))
    rooms += [(a + b) / 2 for a, b in zip(rooms, rooms[1:])]
    return any(swiftui(room, items) != optimum(room, items) for room in rooms)


def false_at(certificate, chance):
    """A row of which the certificate says what is not so."""
    names, claim = list(certificate["family"]["parameters"]), certificate["forEvery"]
    count, exact = (len(names) - 1) // 2, lambda x: Fraction(str(x))
    if claim["parameters"] != ["container"]: return claim["parameters"]
    for _ in range(60):
        pairs = tuple(tuple(sorted(Fraction(chance.randint(0, 6), 6) for _ in "ab")) for _ in range(count))
        point = {"container": 0, **{f"{end}{i + 1}": pair[side] for i, pair in enumerate(pairs)
                                    for side, end in enumerate(("min", "max"))}}
        at = lambda form: exact(form["form"][0]) + sum(exact(x) * point[n] for x, n in zip(form["form"][1:], names))
        inside = any(all(at(f) >= 0 for f in part["least"]) and all(at(f) > 0 for f in part["above"]) for part in claim["sets"])
        if inside == differ(pairs): return pairs
    return None


def main():
    plumb, numbers = modular.command(), [int(word) for word in sys.argv[1:] if word != "--debug"]
    count, items = numbers + [1_000, 2][len(numbers):]
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "proof.jsonl"
        subprocess.run([plumb, "prove", "--same", "swiftui,water-fill", "--items", str(items), "--for-every", "container",
                        "--certificate", file], capture_output=True, check=False)
        original = json.loads(file.read_text())
        texts = [json.dumps(mutated(original, chance)) for _ in range(count)]
        command, python = accepted_by_command(plumb, texts, folder), []
        for text in texts:
            if len(python) % 250 == 0: print(f"{len(python)} of {count} read by check_proof.py", file=sys.stderr, flush=True)
            python.append(accepted_by_python(text))
    wrong = 0
    for text in (text for text, *answers in zip(texts, command, python) if any(answers)):
        row = false_at(json.loads(text), chance)
        if row is not None:
            wrong += 1
            print("FALSE:", row, text[:2000])
    apart = sum(a != b for a, b in zip(command, python))
    print(f"{count} mutants: check accepts {sum(command)}, check_proof.py {sum(python)}, one of them alone {apart}; "
          f"false statements accepted: {wrong}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__": main()
