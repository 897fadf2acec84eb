"""Makes mutants of certificates, and says which of them a checker takes for proofs although they say what is false.

    python3 fuzz_certificates.py [--seed N] [--mutants N] FILE                 mutants, a line each
    python3 fuzz_certificates.py [--seed N] [--mutants N] --checker PATH FILE  what the checker at PATH accepts of them

A mutant is a certificate of FILE with one to three changes: of numbers, fields and lists anywhere, by parts of another
certificate, and by what only findings and regions have. With --checker each that is accepted is judged by certificate_oracle.py;
status 1 where one is false. CertificateFuzzTests does the same with all checkers, `plumb check` among them.
"""

import argparse
import collections
import json
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

from certificate_oracle import Answer, Unknown, judge, with_fractions


class Raw(str):
    """A text that stands in JSON as it is."""


class Fields(list):
    """The fields of an object, pairs of name and value; a name may stand there twice."""

    def place(self, name): return next((i for i, (key, _) in enumerate(self) if key == name), None)

    def get(self, name, default=None):
        place = self.place(name)
        return default if place is None else self[place][1]

    def set(self, name, value):
        place = self.place(name)
        if place is None: self.append([name, value])
        else: self[place][1] = value

    def drop(self, name): self[:] = [pair for pair in self if pair[0] != name]


def parsed(line):
    return json.loads(line, parse_float=Fraction, parse_int=Fraction, object_pairs_hook=lambda p: Fields(map(list, p)))


def written(value):
    if isinstance(value, Raw): return value
    if isinstance(value, Fields): return "{" + ", ".join(f"{json.dumps(k)}: {written(v)}" for k, v in value) + "}"
    if isinstance(value, list): return "[" + ", ".join(map(written, value)) + "]"
    if not isinstance(value, Fraction): return json.dumps(value)
    if value.denominator == 1: return str(value.numerator)
    return json.dumps(f"{value.numerator}/{value.denominator}")


def copied(value):
    if isinstance(value, Fields): return Fields([k, copied(v)] for k, v in value)
    return [copied(entry) for entry in value] if isinstance(value, list) else value


def places(value, wanted):
    """Every (container, index) below a value whose entry is wanted."""
    for place, entry in enumerate(value):
        holder, index, entry = (entry, 1, entry[1]) if isinstance(value, Fields) else (value, place, entry)
        if wanted(entry): yield holder, index
        if isinstance(entry, list): yield from places(entry, wanted)


def some(draw, choices):
    choices = list(choices)
    return draw.choice(choices) if choices else None


# Changes: each returns whether there was something to change.

def number(draw, certificate, other):
    part = some(draw, [v for _, v in certificate if isinstance(v, list)])
    found = part is not None and some(draw, places(part, lambda x: isinstance(x, Fraction)))
    if not found: return False
    (holder, index), odd = found, [Raw("1e400"), Raw("-0.0"), Raw("1e-400"), "infinity", "w", None, True, "20"]
    x, rest = holder[index], [h[i] for h, i in places(certificate, lambda x: isinstance(x, Fraction))]
    new = [x + 1, x - 1, -x, Fraction(0), x * 2, x / 2, x + Fraction(1, 10**6), draw.choice(rest), Fraction(1), x + 10, x - 10]
    holder[index] = draw.choice(new) if draw.random() < 0.95 else draw.choice(odd)
    return True


def expression(draw, certificate, other):
    """A length of the family varies otherwise."""
    names = [name for name, _ in family_of(certificate).get("parameters", Fields())]
    found = some(draw, places(family_of(certificate).get("items", []), lambda x: isinstance(x, Fraction) or x in names))
    if not found or not names: return False
    x, name = found[0][found[1]], draw.choice(names)
    found[0][found[1]] = draw.choice([name, ["+", x, name], ["*", Fraction(1, 2), name], ["-", x, name], ["+", x, Fraction(5)]])
    return True


def dropped(draw, certificate, other):
    fields = some(draw, objects(certificate))
    if not fields: return False
    fields.pop(draw.randrange(len(fields)))
    return True


def objects(value):
    return ([value] if isinstance(value, Fields) and value else []) + [
        holder[index] for holder, index in places(value, lambda x: isinstance(x, Fields) and x)]


def doubled(draw, certificate, other):
    fields = some(draw, objects(certificate))
    name, value = draw.choice(fields)
    copy = [name, copied(value)]
    if isinstance(value, Fraction): copy[1] = value + draw.choice([0, 1, 10])
    fields.insert(draw.randrange(len(fields) + 1), copy)
    return True


def added(draw, certificate, other):
    fields = some(draw, objects(certificate))
    field = draw.choice([["minimum", Fraction(80)], ["min", Fraction(7)], ["priority", Fraction(1, 2)], ["verdict", "refuted"],
                         ["weight", Fraction(0)], ["at", [Fraction(0)]], ["max", Fraction(3)], ["spacing", Fraction(3)]])
    if fields.place(field[0]) is not None: return False
    fields.append(copied(field))
    return True


def listed(draw, certificate, other):
    """An entry of a list is dropped, doubled, or changes its place."""
    found = some(draw, places(certificate, lambda x: isinstance(x, list) and not isinstance(x, Fields) and x))
    if not found: return False
    entries = found[0][found[1]]
    place, change = draw.randrange(len(entries)), draw.random()
    if change < 0.3: entries.pop(place)
    elif change < 0.6: entries.insert(place, copied(entries[place]))
    else:
        place, second = draw.randrange(len(entries)), draw.randrange(len(entries))
        entries[place], entries[second] = entries[second], entries[place]
    return True


def exchanged(draw, certificate, other):
    """A part comes from another certificate."""
    part, depth = certificate, draw.choice([1, 1, 2])
    for _ in range(depth):
        shared = [name for name, _ in part if other.place(name) is not None and name != "certificate"]
        if not shared: return False
        name = draw.choice(shared)
        if depth == 1 or not isinstance(part.get(name), Fields) or not isinstance(other.get(name), Fields): break
        part, other, depth = part.get(name), other.get(name), 1
    part.set(name, copied(other.get(name)))
    return True


def worded(draw, certificate, other):
    """Another rule, engine, policy, verdict or sense."""
    words = [("rule", ["swiftui", "css", "progressive-fill", "water-fill", "glue", "magic"]), ("engine", ["swiftui", "optimal"]),
             ("policy", ["equal-sizes", "equal-increments", "weights", "levels", "spread", "equal-increment", "css-flex"]),
             ("verdict", ["proved", "refuted", "undecided"]), ("sense", ["minimize", "maximize", "least"])]
    name, choices = draw.choice(words)
    fields = some(draw, [f for f in objects(certificate) if f.place(name) is not None])
    if not fields and name == "policy": fields = certificate.get("problem") or certificate.get("family")
    if not fields: return False
    fields.set(name, draw.choice(choices))
    return True


def family_of(certificate): return certificate.get("family") or certificate.get("scene") or Fields()


def range_changed(draw, certificate, other):
    parameters = family_of(certificate).get("parameters", Fields())
    intervals = [pair for pair in parameters if isinstance(pair[1], list) and len(pair[1]) == 2]
    pair = some(draw, intervals)
    if not pair or not all(isinstance(end, Fraction) for end in pair[1]): return False
    low, high = pair[1]
    pair[1] = draw.choice([[low, high + 10], [low - 10, high], [low, low], [high, high], [low, (low + high) / 2], [high, low],
                           [low, Raw("1e400")], [low, high, high], [low - 5, high + 100]])
    return True


def items_changed(draw, certificate, other):
    items = (certificate.get("problem") or certificate.get("family") or Fields()).get("items", [])
    if not items: return False
    item = draw.choice(items)
    field = draw.choice([["priority", Fraction(1)], ["priority", Fraction(-1)], ["priority", Fraction(1, 2)], ["priority", "nan"],
                         ["priority", "-infinity"], ["id", "a"], ["weight", Fraction(2)], ["weight", Fraction(-1)],
                         ["max", "infinity"]])
    item.set(*copied(field))
    return True


def findings_of(draw, certificate):
    part = certificate if any(certificate.place(name) is not None for name in ("findings", "prices")) else some(draw, certificate.get("parts", [])) or Fields()
    return part.get("findings", []), part.get("regions", [])


def finding(draw, certificate, other):
    """Another thing is said to be found."""
    findings, regions = findings_of(draw, certificate)
    found = some(draw, findings)
    if not found: return False
    names = [name for name, _ in family_of(certificate).get("parameters", Fields())] or ["w"]
    ids = [item.get("id", str(i)) for i, item in enumerate(family_of(certificate).get("items", []))] or ["a"]
    terms = [f"length({draw.choice(ids)})", f"offset({draw.choice(ids)})", "total", draw.choice(names), "unused", "overflow"]
    key = "claim" if found.place("claim") is not None else "measure"
    if key == "measure" and draw.random() < 0.6:
        change = draw.randrange(5)
        if change == 0:
            found.set("verdict", draw.choice(["refuted", "proved"]))
            if draw.random() < 0.5 and points(regions):
                found.set("value", Fraction(0))
                found.set("at", copied(draw.choice(points(regions))))
        elif change == 1: found.set("value", draw.choice([Fraction(0), Fraction(1000)]))
        elif change == 2 and found.get("at"):
            point = found.get("at")
            found.drop("at")
            found.extend([["edge", copied(point)], ["inner", copied(some(draw, points(regions)) or point)]])
        elif change == 3 and found.get("at") and points(regions): found.set("at", copied(draw.choice(points(regions))))
        else: found.set("measure", draw.choice(["overflow", "avoidable-overflow", "unused", "distance", *terms]))
        return True
    text = draw.choice([
        "fits", "fills", "optimal", "within 1", "fits within 5", "no-avoidable-overflow",
        f"{draw.choice(terms)} <= {draw.choice(terms)}",
        f"{draw.choice(terms)} >= {draw.randrange(60)}", f"{draw.choice(terms)} <= {draw.randrange(60)}",
        f"2 {draw.choice(terms)} <= 20", f"2 * ({draw.choice(terms)} - 3) <= 1e1", "length(0) <= 20", "length(01) >= 0"])
    found.set(key, text)
    if key == "claim" and draw.random() < 0.4:
        found.set("verdict", draw.choice(["proved", "refuted"]))
        if draw.random() < 0.3: found.drop("at")
    return True


def points(regions): return [node.get("point") for node in regions if node.place("point") is not None]


def region(draw, certificate, other):
    """The regions fit together otherwise."""
    _, regions = findings_of(draw, certificate)
    splits, facts = [n for n in regions if n.place("split") is not None], [f for n in regions for f in n.get("facts", [])]
    node, fact, change = some(draw, splits), some(draw, facts), draw.randrange(11)
    if change == 0 and node:
        above, below = node.get("above"), node.get("below")
        node.set("above", below)
        node.set("below", above)
    elif change == 1 and node and points(regions):  # a part stands for the whole
        for name in ("split", "above", "below"): node.drop(name)
        node.set("point", copied(draw.choice(points(regions))))
    elif change == 2 and node: node.set(draw.choice(["above", "below"]), Fraction(draw.randrange(len(regions) + 1)))
    elif change == 3 and fact:
        for place, name in enumerate(("positive", "notPositive")):
            if fact.place(name) is not None:
                fact[fact.place(name)][0] = ("notPositive", "positive")[place]
                break
    elif change == 4 and fact: fact.set("times", [Fraction(draw.randint(-2, 4), draw.randint(1, 3)) for _ in fact.get("times", [])])
    elif change == 5 and regions: regions.append(copied(draw.choice(regions)))
    elif change == 6 and node: node.get("split").append(Fraction(draw.choice([1, -1, -50])))
    elif change == 7 and points(regions): draw.choice(points(regions)).append(Fraction(draw.randrange(3)))
    elif change >= 8: return lengthened(draw, certificate, regions)
    else: return False
    return True


def way_to(leaf, regions):
    """The splits on the way to a region, each with 1 where the way is above it and -1 where it is not."""
    holders = {int(n.get(side)): (i, sign) for i, n in enumerate(regions) if n.place("split") is not None
               for side, sign in (("above", 1), ("below", -1))}
    way = []
    while leaf in holders and len(way) < len(regions):
        leaf, sign = holders[leaf]
        way.append((regions[leaf], sign))
    return way[::-1]


def extended(certificate, measure, point, goal):
    """What a measure would be at a goal if it went on as it does at a point."""
    plain = with_fractions(json.loads(written(certificate), parse_float=Fraction, parse_int=Fraction))
    def value(point): return Answer(plain, point).measure(measure)
    here, step = value(point), Fraction(1, 10**9)
    steps = [[x + step * (i == j) for j, x in enumerate(point)] for i in range(len(point))]
    return here + sum((value(other) - here) / step * (g - x) for other, g, x in zip(steps, goal, point))


def lengthened(draw, certificate, regions):
    """A split along a parameter that is not there, so that a value seems to be approached beyond it."""
    findings, family = findings_of(draw, certificate)[0], family_of(certificate)
    found = some(draw, [f for f in findings if f.place("measure") is not None])
    leaf = some(draw, [i for i, n in enumerate(regions) if n.place("point") is not None])
    parameters = family.get("parameters", Fields())
    if not found or leaf is None or not parameters: return False
    way, point, goal = way_to(leaf, regions), regions[leaf].get("point"), [draw.choice(ends) for _, ends in parameters]
    def slack(form, sign): return sign * (form[0] + sum(a * x for a, x in zip(form[1:], goal)))
    crossed = [place for place, (node, sign) in enumerate(way) if slack(node.get("split"), sign) < 0]
    if len(crossed) != 1: return False
    node, sign = way[crossed[0]]
    form = node.get("split")
    place = 2 * len(parameters) + sum(1 + (tie[0] == "==") for tie in family.get("where", [])) + crossed[0]
    for side, name in (("above", "positive"), ("below", "notPositive")):
        fact = Fields([[name, copied(form)], ["by", [Fraction(place)]], ["times", [Fraction(1)]]])
        part = regions[int(node.get(side))]
        part.set("facts", [fact, *part.get("facts", [])])
    more = [Fraction(0)] * (len(parameters) + 1 - len(form)) + [-slack(form, sign) * sign]
    found.set("value", extended(certificate, found.get("measure"), point, goal))
    form.extend(more)
    for name in ("at", "verdict"): found.drop(name)
    found.extend([["edge", goal + [Fraction(1)]], ["inner", point + [Fraction(0)]]])
    return True


def bounded(draw, certificate, other):
    """Other changes are said to fail, or at other prices, or by other points."""
    costs, prices = [pair for pair in certificate if pair[0] in ("below", "upTo")], certificate.get("prices", [])
    leaves = [node for node in certificate.get("regions", []) if node.place("world") is not None]
    change, leaf = draw.randrange(5), some(draw, leaves)
    if change == 0 and costs: costs[0][1] = draw.choice([costs[0][1] * 2, costs[0][1] + Fraction(1, 10**6), costs[0][1] / 2, Fraction(100)])
    elif change == 1 and costs: costs[0][0] = draw.choice(["below", "upTo"])
    elif change == 2 and prices: draw.choice(prices).set("price", draw.choice([Fraction(1, 2), Fraction(2), Fraction(0), Fraction(-1)]))
    elif change == 3 and leaf: leaf.set("claim", Fraction(draw.randrange(2))) if draw.random() < 0.5 else leaf.drop("claim")
    elif change == 4 and leaf and leaf.get("world"): leaf.set("world", copied(draw.choice(leaves).get("world", [])))
    else: return False
    return True


CHANGES = [(number, 6), (dropped, 1), (doubled, 1), (added, 1), (listed, 2), (exchanged, 2), (worded, 2), (items_changed, 1)]
OF_FAMILIES = CHANGES + [(range_changed, 2), (finding, 5), (region, 4), (expression, 2)]
OF_REPAIRS = CHANGES + [(range_changed, 2), (expression, 2), (bounded, 6), (region, 3)]


def mutant(draw, certificates):
    """A changed certificate, and what was changed."""
    certificate, other = copied(draw.choice(certificates)), draw.choice(certificates)
    is_family, done = certificate.get("findings") or certificate.get("parts"), []
    changes = OF_FAMILIES if is_family else OF_REPAIRS if certificate.get("prices") else CHANGES
    wanted = draw.choice([1, 1, 1, 2, 3])
    for _ in range(40):
        change = draw.choices([c for c, _ in changes], [w for _, w in changes])[0]
        try: changed = change(draw, certificate, other)
        # An earlier change has taken away what this one needs.
        except (TypeError, AttributeError, LookupError, ValueError, ArithmeticError, Unknown): break
        if changed: done.append(change.__name__)
        if len(done) == wanted: break
    return {"kind": certificate.get("certificate", "none"), "done": ", ".join(done), "text": written(certificate)}


def mutants(lines, seed, count):
    """So many mutants of every kind of certificate; each kind is mutated by itself."""
    kinds = collections.defaultdict(list)
    for line in lines: kinds[parsed(line).get("certificate")].append(parsed(line))
    for kind, certificates in sorted(kinds.items()):
        draw = random.Random(f"{kind} {seed}")
        for number in range(count): yield {**mutant(draw, certificates), "number": number, "of": kind}


def accepted(checker, texts):
    """Which texts a checker in Python takes for proofs."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.writelines(text + "\n" for text in texts)
        file.flush()
        run = subprocess.run([sys.executable, checker, file.name], capture_output=True, text=True)
    answers = run.stdout.splitlines()
    assert len(answers) == len(texts), f"{len(answers)} answers to {len(texts)} certificates: {run.stderr[-500:]}"
    return [answer == "holds" for answer in answers]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--mutants", type=int, default=300, help="of each kind of certificate")
    parser.add_argument("--checker", help="a checker in Python to be tried")
    parser.add_argument("file")
    arguments = parser.parse_args()
    with open(arguments.file, encoding="utf-8") as file: lines = [line for line in file if line.strip()]
    made = list(mutants(lines, arguments.seed, arguments.mutants))
    if not arguments.checker:
        for entry in made: print(json.dumps(entry))
        return 0
    held = [entry for entry, holds in zip(made, accepted(arguments.checker, [entry["text"] for entry in made])) if holds]
    verdicts = [judge(entry["text"]) for entry in held]
    wrong = [(entry, verdict) for entry, verdict in zip(held, verdicts) if verdict.startswith(("false", "empty"))]
    for entry, verdict in wrong: print(f"{entry['of']} {entry['number']} by {entry['done']}: {verdict}\n  {entry['text']}")
    counts = collections.Counter(verdict.split(":")[0] for verdict in verdicts)
    print(f"{len(made)} mutants, {len(held)} accepted: {dict(counts)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
