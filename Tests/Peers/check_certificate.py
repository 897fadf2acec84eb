"""Checks what `plumb solve --certificate` wrote, in fractions, without a solver: python3 check_certificate.py FILE …
Exit status: 0 all hold, 1 one does not, 2 bad input.  That a program is its scene's is for `plumb check` to say."""
from fractions import Fraction

import documents
from documents import INFINITY, anything, bound, demand, flag, length_or_infinity, list_of, number, one_of
from documents import optional_number, rank, record, require, text, whole
def clamp(x, low, high): return max(low, min(x, high))
def numbers(items, key, default): return [item.get(key, default) for item in items]

def flex(items, room, low, high):  # CSS Flexible Box Layout 1, section 9.7; what shrank early is settled
    base, grow, shrink = (numbers(items, *field) for field in (("basis", 0), ("grow", 0), ("shrink", 1)))
    outer = [clamp(*x) for x in zip(base, low, high)]
    factor, weight = (grow, grow) if (up := sum(outer) < room) else (shrink, [s * b for s, b in zip(shrink, base)])
    rest = [i for i, x in enumerate(outer) if factor[i] and (base[i] <= x if up else base[i] >= x)]
    part = [(x, x, x, 1) if i not in rest or not weight[i] else (x, high[i], base[i], weight[i]) if up else
            (low[i], x, base[i], weight[i]) for i, x in enumerate(outer)]
    initial, held = room - sum(length := [base[i] if i in rest else x for i, x in enumerate(outer)]), False
    while rest:
        free, total, share = room - sum(length), sum(weight[i] for i in rest), sum(factor[i] for i in rest)
        if share < 1 and abs(initial * share) < abs(free): free, held = initial * share, True
        goal = {i: base[i] + (total and free * weight[i] / total) for i in rest}
        off = {i: clamp(x, low[i], high[i]) - x for i, x in goal.items()}
        last, rest = rest, [i for i in rest if (over := sum(off.values())) and off[i] * over <= 0]
        for i in set(last) - set(rest): length[i] = goal[i] + off[i]
    if held and not up: part = [p if i in last else (x, x, x, 1) for i, (p, x) in enumerate(zip(part, length))]
    return part, sum(length) if held else room

def reduced(row, items, room):  # bounds, base and weight of every item, and the budget
    policy, low, high = row.get("policy", "equal-sizes"), numbers(items, "min", 0), numbers(items, "max", INFINITY)
    if policy == "css-flex": return flex(items, room, low, high)
    if policy == "glue":
        ideal = [item.get("ideal", item.get("min", 0)) for item in items]
        key = "stretch" if (up := sum(ideal) < room) else "shrink"
        glue = list(zip(numbers(items, key, 0), numbers(items, key + "Order", 0)))
        top = max((order for amount, order in glue if amount), default=None)
        return [(x, x, x, 1) if not amount or order != top else (x, h, x, amount) if up else
                (l if order else max(l, x - amount), x, x, amount)
                for l, h, x, (amount, order) in zip(low, high, ideal, glue)], room
    if policy == "text": return by_height(items, room, low, high), room
    if policy in TWO_PIECES: return pieces(policy, items, room, low, high), room
    none, grow = [0] * len(items), numbers(items, "grow", 0)
    if policy == "grid-tracks": return [(l, h, 0, g) if g else (l, h, l, 1) for l, h, g in zip(low, high, grow)], room
    base = {"equal-increments": low, "levels": numbers(items, "base", 0)}.get(policy, none)
    return list(zip(low, high, base, numbers(items, "weight", 1) if policy in ("weights", "levels") else [1] * len(items))), room

def by_height(items, room, low, high):  # the least height at which the least lengths fit, else the greatest
    steps = [[step for step in i.get("steps", []) if step[0] <= h] for i, h in zip(items, high)]
    floor, least = max((s[-1][1] for s in steps if s), default=0), low
    for height in sorted({h for s in steps for _, h in s if h >= floor}):
        least = [max(l, next((w for w, h in s if h <= height), 0)) for l, s in zip(low, steps)]
        if sum(least) <= room: break
    return [(l, h, l, 1) for l, h in zip(least, high)]

TWO_PIECES = ("qt-box", "gtk-box", "natural-steps", "spread")
def pieces(policy, items, room, low, high):  # below the natural lengths one rule, above them another
    grow, shrink = numbers(items, "grow", 0), numbers(items, "shrink", 1)
    end, one = natural(policy, items), [1] * len(items)
    endless, qt, gtk = INFINITY in high, policy == "qt-box", policy == "gtk-box"
    if sum(end) < room:
        wide = [h == INFINITY if endless else h - x for h, x in zip(high, end)] if policy == "spread" else grow
        return [(x, h, 0, g or 1) if qt else (x, h, x, w) if w else (x, x, x, 1)
                for x, h, g, w in zip(end, high, grow, wide)]
    weight = [x - l for x, l in zip(end, low)] if policy == "spread" else shrink if policy == "natural-steps" else one
    return [(l, x, l if gtk else x, w) if w and not (qt and g) else (x, x, x, 1) for l, x, w, g in zip(low, end, weight, grow)]
def natural(policy, items):
    return [i.get("min", 0) if policy == "qt-box" and i.get("grow") else i.get("ideal", i.get("min", 0)) for i in items]
def ranks(row, items, room):  # the tier of every item: some policies have tiers of their own
    policy, own, grow = row.get("policy"), numbers(items, "priority", 0), numbers(items, "grow", 0)
    if policy == "grid-tracks": return [0 if g else 1 for g in grow]
    up = policy in TWO_PIECES and sum(natural(policy, items)) < room
    if policy == "qt-box": return [2 if g else 1 if p > 0 else 0 for g, p in zip(grow, own)] if up else [0] * len(items)
    return [-x for x in numbers(items, "shrinkPriority", 0)] if policy == "natural-steps" and not up else own

def check_row(value):
    certificate = record(value, {
        "certificate": text, "problem": documents.row, "lengths": list_of(length_or_infinity),
        "levels": list_of(lambda tier: record(tier, {"priority": rank, "level": number}))}, {"cross": places, "note": anything})
    row, lengths, cross = certificate["problem"], certificate["lengths"], certificate.get("cross")
    documents.check_ranges(row)
    items, available = row["items"], row.get("available")
    levels, ends = [(tier["priority"], tier["level"]) for tier in certificate["levels"]], [item.get("cross") for item in items]
    demand(len(lengths) == len(items) and (cross is None) == (not any(ends)), "there are too few lengths or places")
    if available in (None, INFINITY):
        wish = [i.get("ideal", i.get("min", 0)) for i in items] if available is None else numbers(items, "max", INFINITY)
        demand(lengths == wish and not levels, "the container asks for other lengths")
    else:
        room = available - sum(row["gaps"])
        part, budget = reduced(row, items, room)
        rank_of = ranks(row, items, room)
        demand([p for p, _ in levels] == sorted(set(rank_of), reverse=True), "the levels are not those of the tiers")
    for p, level in levels:
        low, high, base, weight, tier = zip(*((*b, x) for b, x, r in zip(part, lengths, rank_of) if r == p))
        demand(tier == (*(clamp(b + w * level, *ends) for b, w, *ends in zip(base, weight, low, high)),), f"not at {level}")
        share = budget - sum(x if r > p else b[0] for b, x, r in zip(part, lengths, rank_of) if r != p)
        demand(sum(tier) == clamp(share, sum(low), sum(high)), f"the tier of priority {p} does not hold what it gets")
    if cross: check_places(cross, ends)

def places(value):
    offsets = list_of(optional_number)
    return record(value, {"extent": number, "guide": number, "offsets": offsets}, {"countsLine": flag})
def check_places(cross, ends):
    demand(all(abs(e["guide"]) < INFINITY for e in ends if e), "a guide is infinite")
    sides = [(e["guide"], e["length"] - e["guide"]) for e in ends if e]
    line, after = map(max, zip(*sides, *[(0, 0)] * cross.get("countsLine", False)))
    demand((cross["guide"], cross["extent"]) == (line, line + after), "the extent is not the least")
    demand(cross["offsets"] == [e and line - e["guide"] for e in ends], "off the line")

def double(value): return Fraction(float(number(value)))  # the numbers of a program are doubles
def bounded(value): return bound(value) if isinstance(value, str) and "/" not in value else double(value)
def program(value):
    row = {"lower": bounded, "upper": bounded, "columns": list_of(whole), "coefficients": list_of(double)}
    goal = {"sense": one_of("minimize", "maximize"), "columns": list_of(whole), "costs": list_of(double)}
    read = record(value, {
        "lower": list_of(bounded), "upper": list_of(bounded), "rows": list_of(lambda value: record(value, row)),
        "objectives": list_of(lambda value: record(value, goal, {"constant": double}))})
    require(len(read["lower"]) == len(read["upper"]), "a column lacks a bound")
    return read
STAGE = {"objective": number, "rowDuals": list_of(number), "reducedCosts": list_of(number),
         "earlierMultipliers": list_of(number)}
VIEW = {"columns": list_of(whole, 4), "frame": list_of(number, 4)}, {"ids": list_of(text), "in": whole}

def check_screen(value):
    screen = record(value, {
        "certificate": text, "scene": anything, "program": program, "values": list_of(number),
        "stages": list_of(lambda value: record(value, STAGE)), "views": list_of(lambda value: record(value, *VIEW), 1)},
        {"room": flag, "note": anything})
    program_, x, corners = screen["program"], screen["values"], []
    rows, goals = ([(part["columns"], part[key]) for part in program_[parts]]
                   for parts, key in (("rows", "coefficients"), ("objectives", "costs")))
    for columns, entries in rows + goals: demand(len(columns) == len(entries), "a row has too few numbers")
    for columns in [columns for columns, _ in rows + goals] + [view["columns"] for view in screen["views"]]:
        demand(all(0 <= j < len(x) for j in columns), "there is no such column")
    low, high = (program_[side] + [row[side] for row in program_["rows"]] for side in ("lower", "upper"))
    point = x + [sum(a * x[j] for j, a in zip(*row)) for row in rows]
    demand(len(program_["lower"]) == len(x), "there is not one bound a column")
    demand(len(goals) == len(screen["stages"]), "there is not one stage an objective")
    demand(all(map(lambda l, v, h: l <= v <= h, low, point, high)), "the point lies beyond a bound")
    for k, (stage, goal) in enumerate(zip(screen["stages"], program_["objectives"])):
        duals, costs, earlier = (stage[part] for part in ("rowDuals", "reducedCosts", "earlierMultipliers"))
        demand((len(duals), len(costs), len(earlier)) == (len(rows), len(x), k), f"stage {k} has too few numbers")
        left, value = costs[:], goal.get("constant", 0) + sum(c * x[j] for j, c in zip(*goals[k]))
        demand(value == stage["objective"], f"objective {k} is {value} at the point")
        for factor, (columns, entries) in [(-1, goals[k]), *zip(earlier, goals), *zip(duals, rows)]:
            for j, a in zip(columns, entries): left[j] += factor * a
        demand(not any(left), f"the reduced costs of stage {k} do not follow from its multipliers")
        leant = [h if (y > 0) == (goal["sense"] == "maximize") else l for y, l, h in zip(costs + duals, low, high)]
        demand(all(not y or v == b for y, v, b in zip(costs + duals, point, leant)), f"stage {k} leans on a free bound")
    for view in screen["views"]:
        demand("in" not in view or 0 <= view["in"] < len(corners), "a view is in none before it")
        left, top, width, height = (x[j] for j in view["columns"])
        corners.append([a + b for a, b in zip((left, top), corners[view["in"]] if "in" in view else (0, 0))])
        demand(view["frame"] == [*corners[-1], width, height], f"view {view.get('ids', [])} is elsewhere")

if __name__ == "__main__": documents.main({"row": check_row, "screen": check_screen})
