"""Appends an engine's claims to any problems: one JSON object a line in, the same with `claimed` out.

    python3 ask.py ENGINE [--histories] < problems.jsonl > claimed.jsonl

ENGINE is chromium, yoga, taffy, kiwi-share, kiwi-chain or kiwi-level. Claims that a problem has already are kept.
The engine is a process that is asked line by line; one that does not answer within the time limit is killed, and
the problem gets a `note` that says so in place of the claim. So it does where the engine refuses the problem. An
engine that does not answer even the simplest row before all others is not there: then nothing is asked.

With --histories every problem is put four times, each time to a process of its own: as it is, `again`, `reversed`
and `resized` (serve.py). A claim other than the first one is added under the engine's name and the history's, and
standard error says how many there were. Rows that differ by no more than their `rounding` have one answer.

Only lengths are recorded: what an engine adds to them, its offsets, follows from lengths and gaps. A line may also be
one of random_rows.py, a `problem` beside its exact answer.
"""

import argparse
import json
import sys
from pathlib import Path

from worker import NoAnswer, Worker

FOLDER = Path(__file__).parent
HISTORIES = {"again": "none", "reversed": "reversed", "resized": "resized"}
SIMPLEST = '{"available": 1, "items": [{}]}'
ENGINES = {
    "chromium": ["chromium_engine.py"],
    "yoga": ["yoga_engine.py"],
    "taffy": ["taffy_engine.py"],
    **{f"kiwi-{form}": ["kiwi_engine.py", "--form", form] for form in ("share", "chain", "level")},
}


def worker(engine, history, limit):
    script, *options = ENGINES[engine]
    return Worker([sys.executable, str(FOLDER / script), *options, "--history", history], limit)


def as_claim(reply, history=None):
    """What is kept of an engine's reply."""
    name = reply["engine"] + (f", {history}" if history else "")
    return {"engine": name, "lengths": reply["lengths"], "rounding": reply["rounding"]}


def differs(first, other):
    """Whether two claims are two answers."""
    slack = max(first["rounding"], 1e-6)
    return any(abs(a - b) > slack for a, b in zip(first["lengths"], other["lengths"]) if a != b)


def with_claims(problem, claims, notes):
    """The problem with what has been added to it."""
    known = problem.get("claimed", [])
    known = known if isinstance(known, list) else [known]
    texts = [problem["note"]] if problem.get("note") else []
    result = dict(problem)
    if claims or known:
        result["claimed"] = known + claims
    if notes:
        result["note"] = "; ".join(texts + notes)
    return result


class Interview:
    """One engine, asked problem after problem."""

    def __init__(self, engine, histories, limit):
        self.engine = engine
        self.first = worker(engine, "none", limit)
        self.others = {name: worker(engine, history, limit) for name, history in HISTORIES.items()} if histories else {}
        self.counts = {name: 0 for name in ("asked", "no answer", *self.others)}

    def start(self):
        """Starts the processes; SystemExit where one does not answer."""
        for process in (self.first, *self.others.values()):
            try:
                process.ask(SIMPLEST)
            except NoAnswer as reason:
                sys.exit(f"{self.engine}: {reason}")

    def ask(self, problem):
        """The problem with the engine's claims, or a note why there is none."""
        problem = problem.get("problem", problem)
        text = json.dumps({name: value for name, value in problem.items() if name not in ("claimed", "note")})
        claims, notes = [], []
        self.counts["asked"] += 1
        for name, process in {None: self.first, **self.others}.items():
            try:
                claim = as_claim(process.ask(text), name)
            except NoAnswer as reason:
                self.counts["no answer"] += 1
                notes.append(f"{self.engine}{f', {name}' if name else ''}: {reason}")
                continue
            if not name:
                claims.append(claim)
            elif not claims or differs(claims[0], claim):
                self.counts[name] += 1
                claims.append(claim)
        return with_claims(problem, claims, notes)

    def close(self):
        for process in (self.first, *self.others.values()):
            process.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("--histories", action="store_true", help="ask again, in another order, and after a resize")
    parser.add_argument("--limit", type=float, default=5, help="seconds that one question may take")
    options = parser.parse_args()
    interview = Interview(options.engine, options.histories, options.limit)
    try:
        interview.start()
        for line in sys.stdin:
            if line.strip():
                print(json.dumps(interview.ask(json.loads(line)), separators=(",", ":")))
    finally:
        interview.close()
    print(options.engine, json.dumps(interview.counts), file=sys.stderr)


if __name__ == "__main__":
    main()
