"""Appends engines' claims to any problems: one JSON object a line in, the same with `claimed` out.

    python3 ask.py NAME… [--histories] < problems.jsonl > claimed.jsonl

A NAME is an engine's of engines.json, or the first part of several (needs.py). Claims that a problem has already are
kept. Every engine is a process of its own that is asked line by line; one that does not answer within the time limit
is killed, and the problem gets a `note` that says so in place of the claim. So it does where the engine refuses the
problem. An engine that does not answer even the simplest row before all others is not there: then nothing is asked.

With --histories every problem is put again for each of the engine's histories, each time to a process of its own:
`again` as it is, `reversed` and `resized` (serve.py). A claim other than the first one is added under the engine's
name and the history's, and standard error says how many there were. Rows that differ by no more than their `rounding`
have one answer.

Only lengths are recorded: what an engine adds to them, its offsets, follows from lengths and gaps. A line may also be
one of random_rows.py, a `problem` beside its exact answer.
"""

import argparse
import json
import sys
from pathlib import Path

from needs import named
from worker import NoAnswer, Worker

ENGINE = Path(__file__).with_name("engine.py")
SIMPLEST = '{"available": 10, "items": [{"min": 1, "ideal": 10}]}'


def worker(entry, history, limit):
    """The process of an engine; again is no history of its own."""
    command = [sys.executable, str(ENGINE), entry["name"], "--history", "none" if history == "again" else history]
    return Worker(command, limit, entry.get("start", 20))


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

    def __init__(self, entry, histories, limit):
        self.name = entry["name"]
        self.first = worker(entry, "none", limit)
        self.others = {each: worker(entry, each, limit) for each in entry["history"]} if histories else {}
        self.counts = {name: 0 for name in ("asked", "no answer", *self.others)}

    def start(self):
        """Starts the processes; SystemExit where one does not answer."""
        for process in (self.first, *self.others.values()):
            try:
                process.ask(SIMPLEST)
            except NoAnswer as reason:
                sys.exit(f"{self.name}: {reason}")

    def claims(self, problem):
        """By history, the first by None: a claim, or a NoAnswer; later claims only where they are others."""
        text = json.dumps({name: value for name, value in problem.items() if name not in ("claimed", "note")})
        found = {}
        self.counts["asked"] += 1
        for history, process in {None: self.first, **self.others}.items():
            try:
                claim = as_claim(process.ask(text), history)
            except NoAnswer as reason:
                self.counts["no answer"] += 1
                found[history] = reason
                continue
            first = found.get(None)
            if not history or isinstance(first, NoAnswer) or differs(first, claim):
                found[history] = claim
                if history:
                    self.counts[history] += 1
        return found

    def ask(self, problem):
        """The problem with the engine's claims, or a note why there is none."""
        found = self.claims(problem)
        notes = [f"{self.name}{f', {history}' if history else ''}: {reason}"
                 for history, reason in found.items() if isinstance(reason, NoAnswer)]
        return with_claims(problem, [each for each in found.values() if not isinstance(each, NoAnswer)], notes)

    def close(self):
        for process in (self.first, *self.others.values()):
            process.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engines", nargs="+", metavar="NAME")
    parser.add_argument("--histories", action="store_true", help="ask again, in another order, and after a resize")
    parser.add_argument("--limit", type=float, default=5, help="seconds that one question may take")
    options = parser.parse_args()
    interviews = [Interview(entry, options.histories, options.limit) for entry in named(options.engines)]
    try:
        for interview in interviews:
            interview.start()
        for line in filter(str.strip, sys.stdin):
            problem = json.loads(line)
            problem = problem.get("problem", problem)
            for interview in interviews:
                problem = interview.ask(problem)
            print(json.dumps(problem, separators=(",", ":")))
    finally:
        for interview in interviews:
            interview.close()
    for interview in interviews:
        print(interview.name, json.dumps(interview.counts), file=sys.stderr)


if __name__ == "__main__":
    main()
