"""Checks what `plumb prove --certificate` wrote, in fractions, without a solver, by rules of its own: SwiftUI's, CSS,
progressive filling and water filling.  python3 check_proof.py FILE …   (Documentation/Proofs.md says why it proves.)
Exit status: 0 all hold, 1 one does not, 2 bad input."""
import fileinput, json, re, sys
from fractions import Fraction

class Fault(Exception): pass
def demand(holds, fault):
    if not holds: raise Fault(fault)
class Form(tuple):  # a constant, then what each parameter is multiplied by; None is infinity
    def __add__(a, b): return Form(x + y for x, y in zip(a, b))
    def __sub__(a, b): return Form(x - y for x, y in zip(a, b))
    def __mul__(a, factor): return Form(x * factor for x in a)
    def at(a, point): return a[0] + sum(x * y for x, y in zip(a[1:], point))
def total(forms, zero): return None if None in forms else sum(forms, zero)

class Region:  # what is known: slacks that are at least 0, or above 0, and the interval of every direction
    def __init__(self, box, slacks=(), ends=()): self.box, self.slacks, self.ends = box, list(slacks), dict(ends)
    def direction(self, form):
        lead = next(x for x in form[1:] if x)
        way, span = tuple(x / lead for x in form[1:]), lambda side: sum(w * b[side ^ (w < 0)] for w, b in zip(way, self.box))
        return lead, way, -form[0] / lead, self.ends.get(way) or ((span(0), False), (span(1), False))
    def learn(self, form, strict):
        if not any(form[1:]): return
        lead, way, cut, (low, high) = self.direction(form)
        if lead > 0: low = max(low, (cut, strict))
        else: high = min(high, (cut, strict), key=lambda end: (end[0], not end[1]))
        self.ends[way] = low, high
    def narrowed(self, slack, strict):
        part = Region(self.box, self.slacks + [(slack, strict)], self.ends)
        part.learn(slack, strict)
        return part
    def positive(self, form):
        if not any(form[1:]): return form[0] > 0
        lead, _, cut, (low, high) = self.direction(form)
        if lead > 0: yes, no = low > (cut, False), high[0] <= cut
        else: yes, no = high[0] < cut or high == (cut, True), low[0] >= cut
        demand(yes or no, f"nothing decides whether {[str(x) for x in form]} is above 0")
        return yes
    def has(self, point, edges=False):
        return all(s.at(point) > 0 or s.at(point) == 0 and (edges or not strict) for s, strict in self.slacks)

class Row:
    def __init__(self, family, point=None):
        self.names, self.zero = list(family.get("parameters", {})), Form([Fraction(0)] * (len(family.get("parameters", {})) + 1))
        self.box = [tuple(Fraction(x) for x in family["parameters"][name]) for name in self.names]
        form = lambda x: self.form(x) if point is None or self.form(x) is None else self.constant(self.form(x).at(point))
        self.items, policy, spacing = family["items"], family.get("policy", "equal-sizes"), family.get("spacing", 0)
        gaps = spacing if isinstance(spacing, list) and (not spacing or spacing[0] not in list("+-*/")) else \
            [spacing] * (len(self.items) - 1)
        self.gaps, self.policy = [form(x) for x in gaps], policy
        self.low, self.high = [form(i.get("min", 0)) for i in self.items], [form(i.get("max", "infinity")) for i in self.items]
        self.basis = [form(i.get("basis", 0)) for i in self.items]
        self.base = [form(i.get("base", 0)) for i in self.items]
        self.room = form(family["available"]) - total(self.gaps, self.zero)
        self.rank = [float(str(i.get("priority", 0)).replace("infinity", "inf")) for i in self.items]
        self.known = {n: self.form(n) if point is None else self.constant(point[i]) for i, n in enumerate(self.names)}
        self.ties = [self.form(t[1 if t[0] == "<=" else 2]) - self.form(t[2 if t[0] == "<=" else 1]) for t in family.get("where", [])]
        demand(all(t[0] != "==" for t in family.get("where", [])), "a tie must be <= or >=")
    def constant(self, number): return Form([Fraction(number)] + list(self.zero[1:]))
    def form(self, e):
        if isinstance(e, list):
            parts = [self.form(x) for x in e[1:]]
            if e[0] in "+-": return sum(parts[1:], parts[0]) if e[0] == "+" else parts[0] - parts[1]
            factor, other = (parts[0], parts[1]) if e[0] == "*" and not any(parts[0][1:]) else (parts[1], parts[0])
            demand(not any(factor[1:]), "a product of two lengths that vary")
            return other * (factor[0] if e[0] == "*" else 1 / factor[0])
        if e in self.names: return Form([Fraction(0)] + [Fraction(e == name) for name in self.names])
        return None if e == "infinity" else self.constant(e)
    def factor(self, key, default): return [Fraction(i.get(key, default)) for i in self.items]
    def tiers(self): return [[i for i, r in enumerate(self.rank) if r == p] for p in sorted(set(self.rank), reverse=True)]

def clamped(length, low, high, region):
    if region.positive(low - length): return low
    return high if high is not None and region.positive(length - high) else length
def swiftui(row, region, point):
    lengths, left = list(row.low), row.room - total([row.low[i] for tier in row.tiers()[1:] for i in tier], row.zero)
    for place, tier in enumerate(row.tiers()):
        if place: left = left + total([row.low[i] for i in tier], row.zero)
        if len(tier) > 1 and region.positive(left): tier = by_flexibility(row, tier, region, point)
        for count, i in enumerate(tier):
            lengths[i] = clamped(left * Fraction(1, len(tier) - count), row.low[i], row.high[i], region)
            left = left - lengths[i]
    return lengths
def by_flexibility(row, tier, region, point):  # sorted as at one point; neighbours are then compared
    flex = {i: row.low[i] * -1 if row.high[i] is None else row.high[i] - row.low[i] for i in tier}
    order = sorted(tier, key=lambda i: (row.high[i] is None, flex[i].at(point), i))
    for a, b in zip(order, order[1:]):
        if (row.high[a] is None) != (row.high[b] is None): continue
        demand(not region.positive(flex[a] - flex[b]) if a < b else region.positive(flex[b] - flex[a]), "the order is open")
    return order
def freeze(row, tier, room, base, weight, lengths, region, low, high, factor=None):  # CSS Flexible Box Layout 1, 9.7
    rest, initial = list(tier), room - total([base[i] for i in tier], row.zero)
    while rest:
        free = room - total([base[i] if i in rest else lengths[i] for i in tier], row.zero)
        heavy, share = sum(weight[i] for i in rest), sum(factor[i] for i in rest) if factor else 1
        if share < 1:
            size = lambda x: x * -1 if region.positive(x * -1) else x
            if region.positive(size(free) - size(initial * share)): free = initial * share
        off = {}
        for i in rest:
            goal = base[i] + free * (weight[i] / heavy) if heavy else base[i]
            lengths[i] = clamped(goal, low[i], high[i], region)
            if lengths[i] is not goal: off[i] = lengths[i] - goal, lengths[i] is low[i]
        over, sign = total([o for o, _ in off.values()], row.zero), None
        if off: sign = False if region.positive(over * -1) else True if region.positive(over) else None
        settled = [i for i, (_, raised) in off.items() if raised == sign] or rest
        rest = [i for i in rest if i not in settled]
def css(row, region, point):
    demand(row.policy != "glue" and (row.policy != "css-flex" or len(row.tiers()) == 1), "no rule for such rows here")
    one, own = [Fraction(1)] * len(row.items), row.policy == "css-flex"
    base = row.basis if own else row.low if row.policy == "equal-increments" else [row.zero] * len(row.items)
    grow = row.factor("grow", 0) if own else row.factor("weight", 1) if row.policy == "weights" else one
    lengths = [clamped(b, l, h, region) for b, l, h in zip(base, row.low, row.high)]
    up = region.positive(row.room - total(lengths, row.zero))
    factor = grow if up else row.factor("shrink", 1) if own else one
    demand(up or not any(any(b[1:]) for b, f in zip(base, factor) if f), "a basis that varies")
    part = [i for i, x in enumerate(lengths) if factor[i] and (x is base[i] or x is (row.low[i] if up else row.high[i]))]
    room = row.room - total([x for i, x in enumerate(lengths) if i not in part], row.zero)
    weight = factor if up else [f * b[0] for f, b in zip(factor, base)]
    freeze(row, part, room, base, weight, lengths, region, row.low, row.high, factor)
    return lengths
def fill(row, region, base, weight):
    lengths, left, lower = list(row.low), row.room, total(row.low, row.zero)
    for tier in row.tiers():
        least, most = (total([bound[i] for i in tier], row.zero) for bound in (row.low, row.high))
        lower = lower - least
        share = left - lower
        if region.positive(least - share): left = left - least
        elif most is not None and region.positive(share - most):
            for i in tier: lengths[i], left = row.high[i], left - row.high[i]
        else:
            free = [i for i in tier if row.high[i] is None or region.positive(row.high[i] - row.low[i])]
            room = share - total([lengths[i] for i in tier if i not in free], row.zero)
            freeze(row, free, room, base, weight, lengths, region, row.low, row.high)
            return lengths
    return lengths
def progressive(row, region, point): return fill(row, region, row.low, [Fraction(1)] * len(row.items))
def optimum(row, region, point):
    demand(row.policy in ("equal-sizes", "equal-increments", "weights", "levels"), f"no optimum of policy {row.policy} here")
    weight = row.factor("weight", 1) if row.policy in ("weights", "levels") else [Fraction(1)] * len(row.items)
    base = {"equal-increments": row.low, "levels": row.base}.get(row.policy, [row.zero] * len(row.items))
    return fill(row, region, base, weight)
RULES = {"swiftui": swiftui, "css": css, "progressive-fill": progressive, "water-fill": optimum}

def claimed(text):  # the measure, and how much of it is allowed
    names = {"fits": "overflow", "fills": "unused", "no-avoidable-overflow": "avoidable-overflow", "optimal": "distance"}
    named = re.fullmatch(r"(?:(fits|fills|no-avoidable-overflow|optimal)|)(?:(?:^| )within ([-\d./]+))?", text)
    if named: return names[named[1] or "optimal"], Fraction(named[2] or 0)
    first, relation, second = re.fullmatch(r"(.+) (<=|>=) (.+)", text).groups()
    return ((first, second) if relation == "<=" else (second, first)), 0
def term(text, row, lengths, region):
    sum_, rest = row.zero, text
    while rest:
        m = re.match(r" *([+-]?) *(?:([\d./]+)(?: \* |(?= |$)))?(\w+\([^)]*\)|[^\W\d][^ ]*)?", rest)
        demand(m and m.end() > 0 and (m[2] or m[3]), f"no term: {rest}")
        value, name, excess = row.constant(1), m[3], total(lengths, row.zero) - row.room
        if name and name[:7] in ("length(", "offset("):
            key = name[7:-1]
            i = next((i for i, x in enumerate(row.items) if x.get("id") == key), int(key) if key.isdigit() else -1)
            demand(0 <= i < len(lengths), f"no item {key}")
            value = lengths[i] if name[0] == "l" else total(lengths[:i] + row.gaps[:i], row.zero)
        elif name == "total": value = total(lengths + row.gaps, row.zero)
        elif name == "overflow": value = excess if region.positive(excess) else row.zero
        elif name == "unused": value = excess * -1 if region.positive(excess * -1) else row.zero
        elif name: value = row.known[name[10:-1] if name.startswith("parameter(") else name]
        sum_, rest = sum_ + value * (Fraction(m[2] or 1) * (-1 if m[1] == "-" else 1)), rest[m.end():]
    return sum_
def pieces(measure, row, rule, region, point):  # the measure is the greatest of them
    lengths = RULES[rule](row, region, point)
    excess = total(lengths, row.zero) - row.room
    if isinstance(measure, tuple): return [term(measure[0], row, lengths, region) - term(measure[1], row, lengths, region)]
    if measure == "overflow": return [row.zero, excess]
    if measure == "avoidable-overflow":
        forced = total(row.low, row.zero) - row.room
        return [row.zero, excess - forced if region.positive(forced) else excess]
    if measure not in ("unused", "distance"): return [term(measure, row, lengths, region)]
    best = optimum(row, region, point)
    if measure == "distance": return [row.zero] + [d for a, b in zip(lengths, best) for d in (a - b, b - a)]
    rest = total(best, row.zero) - row.room
    return [row.zero, (rest if region.positive(rest * -1) else row.zero) - excess]

def check(record):
    family, rule, findings, bounds = record["family"], record["rule"], record["findings"], []
    demand(rule in RULES, f"there is no rule {rule} here")
    row = Row(family)
    ends = [(row.form(n) - row.constant(b[0]), row.constant(b[1]) - row.form(n)) for n, b in zip(row.names, row.box)]
    whole = Region(row.box, [(slack, False) for pair in ends for slack in pair])
    for tie in row.ties: whole = whole.narrowed(tie * -1, False)
    for finding in findings:
        measure, bound = claimed(finding["claim"]) if "claim" in finding else (finding["measure"], Fraction(finding["value"]))
        if "at" in finding:
            point = [Fraction(x) for x in finding["at"]]
            demand(len(point) == len(row.names) and whole.has(point), "a point outside of the family")
            value = max(p[0] for p in pieces(measure, Row(family, point), rule, Region(row.box), point))
            demand(value > bound if "claim" in finding else value == bound, f"{measure} is {value} at a point")
        if finding.get("verdict") != "refuted": bounds.append((measure, bound, finding))
    if bounds: walk(record["regions"], row, rule, whole, bounds)
def walk(nodes, row, rule, whole, bounds):
    open_, near, seen, numbers = [(0, whole)], set(), set(), lambda xs: [Fraction(x) for x in xs]
    padded = lambda xs: Form(numbers(xs) + [Fraction(0)] * (len(row.zero) - len(xs)))
    while open_:
        index, region = open_.pop()
        demand(0 <= index < len(nodes) and index not in seen, f"region {index} is missing, or stands twice")
        seen.add(index)
        node = nodes[index]
        for fact in node.get("facts", []):
            strict = "positive" in fact
            slack = padded(fact["positive"]) if strict else padded(fact["notPositive"]) * -1
            rest, above = slack, False
            for place, factor in zip(fact["by"], numbers(fact["times"]), strict=True):
                demand(factor >= 0 and 0 <= place < len(region.slacks), f"region {index}: a bad multiplier")
                rest, above = rest - region.slacks[place][0] * factor, above or region.slacks[place][1] and factor > 0
            demand(not any(rest[1:]) and (rest[0] > 0 or rest[0] == 0 and (above or not strict)), f"region {index}: no proof")
            region = Region(region.box, region.slacks, region.ends)
            region.learn(slack, strict)
        if "split" in node:
            demand(min(node["above"], node["below"]) > index, f"region {index} is its own part")
            form = padded(node["split"])
            open_ += [(node["above"], region.narrowed(form, True)), (node["below"], region.narrowed(form * -1, False))]
            continue
        demand("point" in node and region.has(numbers(node["point"])), f"region {index} has no point of its own")
        for measure, bound, finding in bounds:
            forms = pieces(measure, row, rule, region, numbers(node["point"]))
            for form in forms: demand(not region.positive(form - row.constant(bound)), f"region {index}: {measure} is above {bound}")
            if "inner" in finding: demand(all(region.positive(row.constant(bound) - f) for f in forms), f"{measure} may be reached")
            edge, inner = numbers(finding.get("edge", [])), numbers(finding.get("inner", []))
            if inner and region.has(inner) and region.has(edge, True) and any(f.at(edge) == bound for f in forms): near.add(id(finding))
    demand(all(id(f) in near for _, _, f in bounds if "inner" in f), "a value is not approached")

def main():
    status = getattr(sys, "set_int_max_str_digits", lambda most: None)(0) or 0  # the digits of fractions are not limited
    try: lines = [line for line in fileinput.input(encoding="utf-8") if line.strip()]
    except (OSError, ValueError) as error: lines, status = [], print("bad input:", error) or 2
    for line in lines:
        try: check(json.loads(line, parse_float=Fraction)) or print("holds")
        except Fault as fault: status = print("does not hold:", fault) or max(status, 1)
        except Exception as error: status = print("bad input:", repr(error)) or 2
    sys.exit(status)
if __name__ == "__main__": main()
