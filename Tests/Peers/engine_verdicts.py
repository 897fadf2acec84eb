"""The verdicts on what engines answered, by exact arithmetic: recorded/engine-verdicts.json.

    python3 engine_verdicts.py [--corpus engines-second] > recorded/engine-verdicts.json

Every kept answer (recordings.py) is judged under the rule that fits its engine (policies.py), by the definition in
Documentation/Mathematics.md, section 5: an answer within `rounding` of the optimum is optimal; another one has the
first fault that is larger than `rounding`, and where none is, the first fault at all. Rows whose least lengths fit
into the room and rows whose do not are counted apart. `farthest` is how far a length lies from the optimum's beyond
`rounding`, in points. An engine without a rule has the numbers of answers alone.
"""

import argparse
import json
from fractions import Fraction

from engine import table
from effective import effective_problem
from exact_rows import fair_lengths, tolerance
from policies import POLICIES, stated
from recordings import CORPORA, kept, problems
from rows import INFINITY, parse_row

VERDICTS = ("optimal", "outOfBounds", "avoidableOverflow", "wrongTotal", "unusedSpace", "priorityInversion", "unfair")


def exactly(fields):
    """The fields of JSON with every number a fraction of its decimals."""
    return json.loads(json.dumps(fields), parse_float=Fraction)


class Judge:
    """A row with its optimum, found once for all who answered it."""

    def __init__(self, fields):
        row = parse_row(exactly({name: value for name, value in fields.items() if name != "claimed"}))
        self.parts, self.budget = effective_problem(row)
        self.room = row.room
        self.best, self.slack = fair_lengths(self.parts, self.budget, enumerated=0), tolerance(row)

    def near(self, length, rounding):
        """How far a length may be off, by itself; a very long one further."""
        return max(self.slack, length / 10**6) + rounding

    def total(self, length, rounding):
        """How far several lengths together may be."""
        return max(self.slack, length / 10**6) + rounding * max(1, len(self.parts))

    def is_optimal(self, lengths, rounding):
        """Whether each length is the optimum's, and what each tier takes with those above it."""
        if any(abs(a - b) > self.near(b, rounding) for a, b in zip(lengths, self.best)):
            return False
        for rank in {part.priority for part in self.parts}:
            upper = [i for i, part in enumerate(self.parts) if part.priority >= rank]
            taken, most = (sum(each[i] for i in upper) for each in (lengths, self.best))
            if most - taken > self.total(most, rounding):
                return False
        most = sum(self.best)
        return sum(lengths) - max(self.budget, most) <= self.total(most, rounding)

    def fault(self, lengths, rounding):
        """The first fault that is larger than `rounding`."""
        near = [self.near(length, rounding) for length in self.best]
        if any(not p.lower - e <= w <= p.upper + e for p, w, e in zip(self.parts, lengths, near)):
            return "outOfBounds"
        most, taken = sum(self.best), sum(lengths)
        slack = self.total(most, rounding)
        if taken - max(self.budget, most) > slack:
            return "avoidableOverflow" if self.budget <= self.room < taken - slack else "wrongTotal"
        if most - taken > slack:
            return "unusedSpace" if self.budget <= self.room or taken < self.room - slack else "wrongTotal"
        pairs = [(i, j) for i in range(len(lengths)) for j in range(len(lengths))]
        for i, j in pairs:
            below, above = self.parts[i], self.parts[j]
            amount = min(lengths[i] - below.lower, above.upper - lengths[j])
            if below.priority < above.priority and amount > max(near[i], near[j]):
                return "priorityInversion"
        beside = [a - b for a, b in zip(lengths, self.best)]
        for i, j in pairs:
            same = self.parts[i].priority == self.parts[j].priority
            if same and min(beside[i], -beside[j]) > max(near[i], near[j]):
                return "unfair"
        return None

    def verdict(self, lengths, rounding):
        if self.is_optimal(lengths, rounding):
            return "optimal"
        return self.fault(lengths, rounding) or self.fault(lengths, Fraction(0)) or "unfair"

    def farthest(self, lengths, rounding):
        return max([abs(a - b) - rounding for a, b in zip(lengths, self.best)] + [Fraction(0)])


def fits(fields):
    """Whether the least lengths of a row as asked fit into its room."""
    row = parse_row(exactly(fields))
    return sum(item.minimum for item in row.items) <= row.room


class Verdicts:
    """The counts of every engine; what engines have in common is worked out once."""

    def __init__(self, corpus):
        self.corpus, self.judges, self.fitting = corpus, {}, {}

    def judge(self, entry, row):
        rule = entry["policy"] if entry["rows"] == "toolkit" else None
        key = (entry["rows"], row["id"], rule)
        if key not in self.judges:
            self.judges[key] = Judge(stated(row, POLICIES[rule]) if rule else row)
        return self.judges[key]

    def is_fitting(self, entry, row):
        key = (entry["rows"], row["id"])
        if key not in self.fitting:
            self.fitting[key] = fits(row)
        return self.fitting[key]

    def of(self, entry):
        """One engine's line of the table."""
        head, answers = kept(entry, self.corpus)
        counts = {name: dict.fromkeys(("rows", "noAnswer", *VERDICTS), 0) | {"farthest": Fraction(0)}
                  for name in ("fits", "short")}
        for row in problems(entry["rows"], self.corpus):
            count, answer = counts["fits" if self.is_fitting(entry, row) else "short"], answers[row["id"]]
            count["rows"] += 1
            if "lengths" not in answer:
                count["noAnswer"] += 1
            elif entry["policy"]:
                judge, rounding = self.judge(entry, row), answer.get("rounding", head.get("rounding"))
                lengths, rounding = list(map(Fraction, exactly(answer["lengths"]))), Fraction(exactly(rounding))
                count[judge.verdict(lengths, rounding)] += 1
                count["farthest"] = max(count["farthest"], judge.farthest(lengths, rounding))
        for count in counts.values():
            count["farthest"] = float(round(count["farthest"], 4))
            for name in VERDICTS if entry["policy"] else (*VERDICTS, "farthest"):
                if not entry["policy"] or count[name] == 0:
                    del count[name]
        return {"name": entry["name"], "policy": entry["policy"], **counts}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpus", choices=CORPORA, default="engines", help="the folder of the answers")
    verdicts = Verdicts(parser.parse_args().corpus)
    print("[\n" + ",\n".join(json.dumps(verdicts.of(entry)) for entry in table().values()) + "\n]")


if __name__ == "__main__":
    main()
