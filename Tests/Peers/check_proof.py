"""Checks what `plumb prove --certificate` wrote, in fractions, without a solver, by rules of its own: SwiftUI's, CSS,
progressive filling and water filling.  python3 check_proof.py FILE …   (Documentation/Proofs.md says why it proves.)
Exit status: 0 all hold, 1 one does not, 2 bad input."""
from fractions import Fraction

import claims
import documents
import ports
import repairs
from documents import anything, demand, list_of, number, one_of, record, require, text, whole
from families import Family, Row, total
from proof_trees import Region, leaves, padded, read_node

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
    demand(row.policy in ("equal-sizes", "equal-increments", "weights") or row.policy == "css-flex" and len(row.tiers()) == 1,
           "no rule for such rows here")
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
RULES = {"swiftui": swiftui, "css": css, "progressive-fill": progressive, "water-fill": optimum, **ports.RULES}

def valued(term, row, lengths, region):
    sum_, excess = row.family.constant(term[None]), total(lengths, row.zero) - row.room
    for (kind, name), factor in ((key, factor) for key, factor in term.items() if key):
        place = row.family.item(name)
        if kind == "length": value = lengths[place]
        elif kind == "offset": value = total(lengths[:place] + row.gaps[:place], row.zero)
        elif kind == "parameter": value = row.known[name]
        elif kind == "total": value = total(lengths + row.gaps, row.zero)
        else: value = pointing if region.positive(pointing := excess if kind == "overflow" else excess * -1) else row.zero
        sum_ = sum_ + value * factor
    return sum_
def apart(row, rules, region, point):  # how far two rules are apart: 0 alone where they agree, all differences elsewhere
    pairs = list(zip(*(RULES[rule](row, region, point) for rule in rules)))
    differ = any(region.positive(b - a) or region.positive(a - b) for a, b in pairs)
    return [row.zero] + ([d for a, b in pairs for d in (a - b, b - a)] if differ else [])
def pieces(measure, row, rule, region, point):  # the measure is the greatest of them
    if isinstance(rule, tuple): return apart(row, rule, region, point)
    lengths = RULES[rule](row, region, point)
    excess = total(lengths, row.zero) - row.room
    if isinstance(measure, dict): return [valued(measure, row, lengths, region)]
    if measure == "overflow": return [row.zero, excess]
    if measure == "avoidable-overflow":
        forced = total(row.low, row.zero) - row.room
        return [row.zero, excess - forced if region.positive(forced) else excess]
    best = optimum(row, region, point)
    if measure == "distance": return [row.zero] + [d for a, b in zip(lengths, best) for d in (a - b, b - a)]
    rest = total(best, row.zero) - row.room
    return [row.zero, (rest if region.positive(rest * -1) else row.zero) - excess]

def read_finding(value):  # with the fields of its kind, and no others
    require(isinstance(value, dict), "is no finding")
    numbers, claim = list_of(number), {"claim": claims.claim, "verdict": one_of("proved", "refuted")}
    if "claim" in value: needed = {**claim, "at": numbers} if value.get("verdict") == "refuted" else claim
    else:
        where = ["at"] if "at" in value else ["edge", "inner"]
        needed = {"measure": claims.measure, "value": number, **dict.fromkeys(where, numbers)}
    read = record(value, needed, {"note": anything})
    read["measure"], read["value"] = read.get("claim") or (read["measure"], read["value"])
    words = value.get("claim", value.get("measure"))
    read["words"] = read["measure"] if isinstance(read["measure"], str) else f"what {words} measures"
    return read
def read_forms(value): return [record(form, {"form": list_of(number, 1)})["form"] for form in list_of(anything)(value)]
def read_set(value):
    return record(value, {"least": read_forms, "above": read_forms, "regions": list_of(read_node)}, {"note": anything})
def read_designs(value):
    require(isinstance(value, dict), "is no region")
    ends = {"inside": whole} if "inside" in value else {"differs": read_forms} if "differs" in value else {}
    require(not ends or "split" not in value, "is split, and lies in a set or differs")
    return {**read_node({k: v for k, v in value.items() if k not in ends}), **{k: read(value[k]) for k, read in ends.items()}}
def read_world(value):
    fields = {"parameters": list_of(text), "sets": list_of(read_set), "regions": list_of(read_designs)}
    return record(value, fields, {"note": anything})

def check(value):
    certificate = record(value, {
        "certificate": text, "family": Family, "rule": text, "findings": list_of(read_finding)},
        {"regions": list_of(read_node), "beside": text, "same": list_of(whole), "forEvery": read_world, "note": anything})
    family, rule, findings = certificate["family"], certificate["rule"], certificate["findings"]
    rules, same = [rule] + [certificate[name] for name in ("beside",) if name in certificate], certificate.get("same", [])
    require((len(rules) > 1) == ("same" in certificate) and len(set(same)) == len(same), "same is that of two rules, each once")
    require(len(rules) > 1 or "forEvery" not in certificate, "forEvery is that of two rules")
    for name in rules: demand(name in RULES, f"there is no rule {name} here")
    demand(findings or "forEvery" in certificate, "nothing was found")
    demand(findings or not same and "regions" not in certificate, "regions without a finding")
    if len(rules) > 1 and findings:
        demand([f["words"] for f in findings] == ["distance"] and "claim" not in findings[0], "two rules have a distance")
    if len(rules) > 1: rule = tuple(rules)
    row = Row(family)
    ends = [(row.known[n] - family.constant(low), family.constant(high) - row.known[n])
            for n, (low, high) in zip(family.names, family.box)]
    whole_ = Region(family.box, [(slack, False) for pair in ends for slack in pair])
    for tie in family.ties: whole_ = whole_.narrowed(tie * -1, False)
    for finding in findings:
        measure, bound, point = finding["measure"], finding["value"], finding.get("at")
        family.check(measure, demand)
        if point is None: continue
        demand(len(point) == len(family.names) and whole_.has(point), "a point outside of the family")
        family.check_row(point, "a point")
        value = max(p[0] for p in pieces(measure, Row(family, point), rule, Region(family.box), point))
        demand(value > bound if "claim" in finding else value == bound, f"{finding['words']} is {value} at a point")
    bounds = [finding for finding in findings if finding.get("verdict") != "refuted"]
    if bounds: walk(certificate.get("regions", []), row, rule, whole_, bounds, same)
    if "forEvery" in certificate: check_world(certificate["forEvery"], row, rule, whole_)
def walk(nodes, row, rule, whole, bounds, same):
    near, alike = set(), set()
    for index, node, region in leaves(nodes, row, whole):
        row.family.check_row(node["point"], f"the point of region {index}")
        for need in row.needs(): demand(not region.positive(need * -1), f"region {index}: not every point has a row")
        for place, finding in enumerate(bounds):
            measure, words, bound = finding["measure"], finding["words"], row.family.constant(finding["value"])
            forms = pieces(measure, row, rule, region, node["point"])
            if len(forms) == 1: alike.add(index)
            for piece in forms: demand(not region.positive(piece - bound), f"region {index}: {words} is above {bound[0]}")
            if "inner" not in finding: continue
            demand(all(region.positive(bound - piece) for piece in forms), f"region {index}: {words} may reach {bound[0]}")
            edge, inner = finding["edge"], finding["inner"]
            if region.has(inner) and region.has(edge, True) and any(p.at(edge) == bound[0] for p in forms): near.add(place)
    if isinstance(rule, tuple): demand(alike == set(same), "the regions of the same lengths are others")
    demand(all(place in near for place, f in enumerate(bounds) if "inner" in f), "a value is not approached")
def check_world(proof, row, rule, whole):  # the sets are all designs for which the rules agree whatever the parameters are
    family, names = row.family, proof["parameters"]
    demand(names and len(set(names)) == len(names) and set(names) <= set(family.names), "for every value of what?")
    places, sets = [family.names.index(name) for name in names], []
    for part in proof["sets"]:
        slacks = [(padded(form, row), strict) for key, strict in (("least", False), ("above", True)) for form in part[key]]
        demand(not any(form[place + 1] for form, _ in slacks for place in places), "a set depends on what may be anything")
        region = whole
        for slack, strict in slacks: region = region.narrowed(slack, strict)
        bound = {"measure": "distance", "value": 0, "words": "distance"}
        walk(part["regions"], row, rule, region, [bound], [i for i, node in enumerate(part["regions"]) if "point" in node])
        sets.append(slacks)
    for index, node, region in leaves(proof["regions"], row, whole):
        if "inside" in node:
            demand(0 <= node["inside"] < len(sets), f"region {index} lies in no set")
            for slack, strict in sets[node["inside"]]:
                demand(region.positive(slack if strict else slack * -1) == strict, f"region {index} is not inside")
            continue
        demand(len(node.get("differs", [])) == len(places), f"region {index} says nothing")
        forms = [family.form(name) for name in family.names]
        for place, numbers in zip(places, node["differs"]): forms[place] = padded(numbers, row)
        ends = [x for place in places for low, high in [map(family.constant, family.box[place])]
                for x in (low - forms[place], forms[place] - high)]
        for form in ends + [tie.of(forms) for tie in family.ties]:
            demand(not region.positive(form), f"region {index}: the world is none of the family")
        family.check_row([form.at(node["point"]) for form in forms], f"region {index}")
        world = Row(family, forms=forms)
        for need in world.needs(): demand(not region.positive(need * -1), f"region {index}: not every point has a row")
        demand(len(apart(world, rule, region, node["point"])) > 1, f"region {index}: the same lengths")

def check_repair(value):  # of rows whose changes are parameters
    def broken(read, claim, point, region):
        family = read["family"].at(point, region.box)
        row = Row(family)
        if claim is None: return any(region.positive(need * -1) for need in row.needs())
        row.known = dict(zip(read["family"].names, point))
        return any([region.positive(p - family.constant(claim[1])) for p in pieces(claim[0], row, read["rule"], region, region.mean)])
    def read_rule(name):
        demand(name in RULES, f"there is no rule {name} here")
        return name
    def box(read):
        for measure, _ in read["claims"]: read["family"].check(measure, demand)
        return read["family"].box
    part = lambda field: lambda read: getattr(read["family"], field)
    repairs.check(value, {"family": Family, "rule": read_rule}, part("names"), box, part("ties"), broken)

if __name__ == "__main__": documents.main({"family": check, "repair": check_repair})
