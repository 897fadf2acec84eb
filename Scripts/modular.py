#!/usr/bin/env python3
"""Proofs of scenes with several stacks: how long they take, and whether forged ones are refused.

    Scripts/check modular [--debug] kinds          twelve nested scenes of 22 to 44 views: verdicts, regions, seconds,
                                                   10 at most but with --debug
    Scripts/check modular [--debug] page           scrolling pages of 20 cards, proved, checked, edited and proved again
    Scripts/check modular [--debug] mutants [N]    N certificates (5,000) with something changed; what either checker accepts
                                                   is judged at points by the plain rule
    Scripts/check modular [--debug]                all three

Seconds are those of one processor.  Exit status: 0 all is decided, and nothing false was accepted, 1 not.
"""

import copy
import contextlib
import io
import json
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests/Peers")]

import check_scene  # noqa: E402
import documents  # noqa: E402
import modular_scenes as scenes  # noqa: E402

FLAGS = ["-debug-info-format", "none", "--disable-index-store"] if "--debug" in sys.argv else ["-c", "release"]


def run(*arguments):
    """What the command says, its status, and the processor's seconds."""
    start = os.times()
    done = subprocess.run([PLUMB, *map(str, arguments)], capture_output=True, text=True)
    end = os.times()
    if done.returncode > 1: sys.exit(done.stderr)
    return done, end.children_user + end.children_system - start.children_user - start.children_system


def proved(family, folder, *options):
    """The verdicts on a family's claims, the regions, and the seconds."""
    file = Path(folder) / "scene.json"
    file.write_text(json.dumps(family))
    done, seconds = run("prove", "--format", "json", "--limit", 600, *options, file)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {line["claim"]: line["verdict"] for line in lines if "claim" in line}, lines[0], seconds


def kinds(folder):
    """Twelve scenes; whether each is decided."""
    print("scene | views | stacks in each other | texts | verdicts | regions | s")
    decided = True
    for seed in range(12):
        family = scenes.nested(seed)
        tree = family["tree"]
        verdicts, line, seconds = proved(family, folder)
        decided &= "undecided" not in verdicts.values()
        words = ", ".join(f"{claim} {verdict}" for claim, verdict in verdicts.items())
        decided &= seconds <= 10 or "--debug" in sys.argv
        # What was refuted is decided, though its worst case may be open in a part.
        words += f" ({line['reason']})" if "reason" in line else ""
        print(f"{family['id']} | {scenes.views(tree)} | {scenes.depth(tree)} | {scenes.kinds(tree).count('text')} | {words} | "
              f"{line['regions']} | {seconds:.1f}", flush=True)
    return decided


def page(folder):
    """Pages of 20 cards in three and in four parameters; an edited card."""
    good = True
    file = Path(folder) / "page.jsonl"
    print("page | views | verdicts | regions | of functions | of claims | functions | reused | s")

    def show(name, family, *options):
        verdicts, line, seconds = proved(family, folder, *options)
        parts = line.get("components", {})
        print(f"{name} | {scenes.views(family['tree'])} | {', '.join(verdicts.values())} | {line['regions']} | "
              f"{parts.get('regionsOfFunctions', '-')} | {parts.get('regionsOfClaims', '-')} | {parts.get('functions', '-')} | "
              f"{parts.get('reused', '-')} | {seconds:.2f}", flush=True)
        return "undecided" not in verdicts.values(), seconds
    family = scenes.page(20)
    good &= show("three parameters", family)[0]
    four = {**scenes.PARAMETERS, "u": [0, 40]}
    good &= show("four parameters", scenes.page(20, four, ["+", "t", "u"]))[0]
    ok, first = show("with a certificate", family, "--certificate", file)
    good &= ok
    edited = copy.deepcopy(family)
    edited["tree"]["child"]["children"][7]["child"]["children"][2]["spacing"] = 11
    again, seconds = show("one card edited", edited, "--reuse", file)
    print(f"the edited page takes {seconds / first:.2f} of the time of the proof")
    checked, seconds = run("check", file)
    print(f"check: {checked.stdout.strip()} ({seconds:.2f} s, {file.stat().st_size / 1e6:.2f} MB)")
    answer, _ = run("check", file, "--of", Path(folder) / "scene.json")
    print(f"check --of the edited page: {answer.stdout.strip()}")
    return good and again and checked.returncode == 0 and answer.returncode == 1


def numbers(value, path=()):
    """The paths of all that can be changed in a certificate."""
    if isinstance(value, dict): return [x for key, part in value.items() for x in numbers(part, path + (key,))]
    if isinstance(value, list): return [path] * (1 + len(value) // 4) + [
        x for place, part in enumerate(value) for x in numbers(part, path + (place,))]
    return [path]


def mutated(certificate, chance):
    """A certificate with one thing changed."""
    value = copy.deepcopy(certificate)
    paths = [path for path in numbers(value) if path and path[-1] not in ("note", "hash", "kind")]
    path = chance.choice(paths)
    place = value
    for step in path[:-1]: place = place[step]
    old = place[path[-1]]
    if isinstance(old, list):
        if old and chance.random() < 0.5: old.pop(chance.randrange(len(old)))
        elif len(old) > 1:
            first, second = chance.sample(range(len(old)), 2)
            old[first], old[second] = old[second], old[first]
        else: old.append(old[0] if old else 0)
    elif isinstance(old, bool) or old is None: place[path[-1]] = chance.choice([0, not old])
    elif isinstance(old, (int, float)):
        place[path[-1]] = chance.choice([old + 1, old - 1, -old, 0, old * 2, old + 1e-6, chance.randint(0, 50)])
    elif "/" in old:
        above, below = map(int, old.split("/"))
        place[path[-1]] = chance.choice([f"{-above}/{below}", f"{above + 1}/{below}", 0, f"{above}/{below + 1}"])
    else:
        others = ["width", "height", "finite", "infinite", "open", "unasked", "offer", "room", "length", "proved", "refuted", "fits",
                  "no-avoidable-overflow", "hstack", "vstack", "w", "s", "t", old + " within 5"]
        place[path[-1]] = chance.choice(others)
    return value, path


def holds_in_python(text):
    try:
        with contextlib.redirect_stdout(io.StringIO()): check_scene.check(documents.parsed(text))
        return True
    except Exception: return False  # noqa: BLE001  what is refused is refused, for whatever reason


def points(family, chance):
    """A family at some points of it, each a family of its own."""
    for _ in range(12):
        def at(low, high):
            low, high = Fraction(str(low)), Fraction(str(high))
            return str(low + (high - low) * chance.choice([Fraction(0), Fraction(1), Fraction(chance.randint(0, 97), 97)]))
        there = {name: at(*ends) if isinstance(ends, list) else ends for name, ends in family["parameters"].items()}
        numbers_ = {name: value if "/" in value else int(value) for name, value in there.items()}
        yield {**family, "parameters": {name: [value, value] for name, value in numbers_.items()}}


def certificates(folder):
    """Small proofs part by part, of scenes without texts."""
    file = Path(folder) / "small.jsonl"
    found = []
    for seed in range(12):
        family = scenes.nested(seed, least=7, most=14, levels=3, texts=False)
        proved(family, folder, "--modular", "always", "--regions", 300, "--certificate", file)
        found += [line for line in file.read_text().splitlines() if len(line) < 12_000 and "components" in line]
        if len(found) >= 4: break
    proved(scenes.page(1), folder, "--modular", "always", "--certificate", file)
    return found + file.read_text().splitlines()


def mutants(folder, count):
    """How many forged proofs are accepted, and whether what they say is true."""
    chance = random.Random(1)
    originals = certificates(folder)
    assert originals and all(map(holds_in_python, originals)), "the proofs themselves hold in both"
    made = []
    while len(made) < count:
        value, path = mutated(json.loads(chance.choice(originals)), chance)
        made.append((json.dumps(value), path))
    file = Path(folder) / "mutants.jsonl"
    file.write_text("".join(text + "\n" for text, _ in made))
    done = subprocess.run([PLUMB, "check", "--format", "json", file], capture_output=True, text=True)
    by_line = {}
    for line in filter(None, done.stdout.splitlines()): by_line[len(by_line)] = json.loads(line).get("holds", False)
    refused = {int(part.split(":")[0]) for part in done.stderr.split("mutants.jsonl:")[1:] if part.split(":")[0].isdigit()}
    command, answers = [], iter(by_line.values())
    for place in range(count): command.append(False if place + 1 in refused else next(answers, False))
    python = [holds_in_python(text) for text, _ in made]
    accepted = [place for place in range(count) if command[place] or python[place]]
    wrong = 0
    for place in accepted:
        value = json.loads(made[place][0])
        claims = [x["claim"] for part in value["parts"] for x in part["findings"] if x.get("verdict") == "proved"]
        if not claims: continue
        file.write_text("".join(json.dumps({**there, "claims": claims}) + "\n" for there in points(value["scene"], chance)))
        judged = subprocess.run([PLUMB, "prove", "--format", "json", file], capture_output=True, text=True)
        if '"refuted"' in judged.stdout:
            wrong += 1
            print("FALSE:", made[place][1], made[place][0][:2000])
    print(f"{count} mutants of {len(originals)} proofs: check accepts {sum(command)}, check_scene.py {sum(python)}, "
          f"both {sum(a and b for a, b in zip(command, python))}; false statements accepted: {wrong}")
    return wrong == 0


def command():
    """The path of the command that PLUMB names, or that is built here."""
    if "PLUMB" in os.environ: return os.environ["PLUMB"]
    build = ["swift", "build", *FLAGS, "--product", "plumb"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    path = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return path.stdout.strip() + "/plumb"


def main():
    global PLUMB
    PLUMB = command()
    wanted = [word for word in sys.argv[1:] if word != "--debug"]
    with tempfile.TemporaryDirectory() as folder:
        count = int(wanted[1]) if len(wanted) > 1 else 5_000
        checks = {"kinds": kinds, "page": page, "mutants": lambda folder: mutants(folder, count)}
        if wanted and wanted[0] not in checks: sys.exit(__doc__)
        good = [check(folder) for name, check in checks.items() if not wanted or name == wanted[0]]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__": main()
