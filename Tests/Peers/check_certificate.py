"""Checks what `plumb solve --certificate` wrote, in fractions, without a solver: python3 check_certificate.py FILE …
Exit status: 0 all hold, 1 one does not, 2 bad input.  That a program is its scene's is for `plumb check` to say."""
import fileinput, json, sys
from fractions import Fraction
def exact(value, kind=Fraction): return float(value) if value in ("infinity", "-infinity") else Fraction(kind(value))
def clamp(x, low, high): return max(low, min(x, high))
def numbers(items, key, default): return [exact(item.get(key, default)) for item in items]
def demand(holds, fault):
    if not holds: raise AssertionError(fault)

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
    policy, low, high = row.get("policy", "equal-sizes"), numbers(items, "min", 0), numbers(items, "max", "infinity")
    if policy == "css-flex": return flex(items, room, low, high)
    if policy == "glue":
        ideal = [exact(item.get("ideal", item.get("min", 0))) for item in items]
        key = "stretch" if (up := sum(ideal) < room) else "shrink"
        glue = list(zip(numbers(items, key, 0), numbers(items, key + "Order", 0)))
        top = max((order for amount, order in glue if amount), default=None)
        return [(x, x, x, 1) if not amount or order != top else (x, h, x, amount) if up else
                (l if order else max(l, x - amount), x, x, amount)
                for l, h, x, (amount, order) in zip(low, high, ideal, glue)], room
    if policy in TWO_PIECES: return pieces(policy, items, room, low, high), room
    none, grow = [0] * len(items), numbers(items, "grow", 0)
    if policy == "grid-tracks": return [(l, h, 0, g) if g else (l, h, l, 1) for l, h, g in zip(low, high, grow)], room
    base = {"equal-increments": low, "levels": numbers(items, "base", 0)}.get(policy, none)
    return list(zip(low, high, base, numbers(items, "weight", 1) if policy in ("weights", "levels") else [1] * len(items))), room

TWO_PIECES = ("qt-box", "gtk-box", "natural-steps", "spread")
def pieces(policy, items, room, low, high):  # below the natural lengths one rule, above them another
    grow, shrink = numbers(items, "grow", 0), numbers(items, "shrink", 1)
    end, one = natural(policy, items), [1] * len(items)
    endless, qt, gtk = float("inf") in high, policy == "qt-box", policy == "gtk-box"
    if sum(end) < room:
        wide = [h == float("inf") if endless else h - x for h, x in zip(high, end)] if policy == "spread" else grow
        return [(x, h, 0, g or 1) if qt else (x, h, x, w) if w else (x, x, x, 1)
                for x, h, g, w in zip(end, high, grow, wide)]
    weight = [x - l for x, l in zip(end, low)] if policy == "spread" else shrink if policy == "natural-steps" else one
    return [(l, x, l if gtk else x, w) if w and not (qt and g) else (x, x, x, 1) for l, x, w, g in zip(low, end, weight, grow)]
def natural(policy, items):
    return [exact(i.get("ideal", i.get("min", 0))) if policy != "qt-box" or not i.get("grow") else exact(i.get("min", 0)) for i in items]
def ranks(row, items, room):  # the tier of every item: some policies have tiers of their own
    policy, own, grow = row.get("policy"), numbers(items, "priority", 0), numbers(items, "grow", 0)
    if policy == "grid-tracks": return [0 if g else 1 for g in grow]
    up = policy in TWO_PIECES and sum(natural(policy, items)) < room
    if policy == "qt-box": return [2 if g else 1 if p > 0 else 0 for g, p in zip(grow, own)] if up else [0] * len(items)
    return [-x for x in numbers(items, "shrinkPriority", 0)] if policy == "natural-steps" and not up else own

def check_row(record):
    row, items, cross = record["problem"], record["problem"]["items"], record.get("cross")
    lengths, ends = [exact(x) for x in record["lengths"]], [item.get("cross") for item in items]
    available, gaps = row.get("available"), row.get("spacing", 0)
    levels = [(exact(tier["priority"]), exact(tier["level"])) for tier in record["levels"]]
    demand(len(lengths) == len(items) and (not cross) == (not any(ends)), "there are too few lengths or places")
    if available in (None, "infinity"):
        wish = numbers(items, "max", "infinity") if available else [exact(i.get("ideal", i.get("min", 0))) for i in items]
        demand(lengths == wish and not levels, "the container asks for other lengths")
    else:
        room = exact(available) - sum(map(exact, gaps if isinstance(gaps, list) else [gaps] * (len(items) - 1)))
        part, budget = reduced(row, items, room)
        rank = ranks(row, items, room)
        demand([p for p, _ in levels] == sorted(set(rank), reverse=True), "the levels are not those of the tiers")
    for p, level in levels:
        low, high, base, weight, tier = zip(*((*b, x) for b, x, r in zip(part, lengths, rank) if r == p))
        demand(tier == (*(clamp(b + w * level, *ends) for b, w, *ends in zip(base, weight, low, high)),), f"not at {level}")
        share = budget - sum(x if r > p else b[0] for b, x, r in zip(part, lengths, rank) if r != p)
        demand(sum(tier) == clamp(share, sum(low), sum(high)), f"the tier of priority {p} does not hold what it gets")
    if cross:
        sides = [(exact(e["guide"]), exact(e["length"]) - exact(e["guide"])) for e in ends if e]
        line, after = map(max, zip(*sides, *[(0, 0)] * bool(cross.get("countsLine"))))
        demand((exact(cross["guide"]), exact(cross["extent"])) == (line, line + after), "the extent is not the least")
        demand([x and exact(x) for x in cross["offsets"]] == [e and line - exact(e["guide"]) for e in ends], "off the line")

def check_screen(record):
    program, x, corners = record["program"], [exact(value) for value in record["values"]], []
    rows, goals = ([([int(j) for j in row["columns"]], [exact(a, float) for a in row[key]]) for row in program[part]]
                   for part, key in (("rows", "coefficients"), ("objectives", "costs")))
    low, high = ([exact(b, float) for b in program[s] + [r[s] for r in program["rows"]]] for s in ("lower", "upper"))
    point = x + [sum(a * x[j] for j, a in zip(*row)) for row in rows]
    demand(len(low) == len(high) == len(point) and len(goals) == len(record["stages"]), "there are too few numbers")
    demand(all(map(lambda l, v, h: l <= v <= h, low, point, high)), "the point lies beyond a bound")
    for k, (stage, goal) in enumerate(zip(record["stages"], program["objectives"])):
        duals, costs, earlier = (list(map(exact, stage[s])) for s in ("rowDuals", "reducedCosts", "earlierMultipliers"))
        demand((len(duals), len(costs), len(earlier)) == (len(rows), len(x), k), f"stage {k} has too few numbers")
        left, value = costs[:], exact(goal["constant"], float) + sum(c * x[j] for j, c in zip(*goals[k]))
        demand(value == exact(stage["objective"]), f"objective {k} is {value} at the point")
        for factor, (columns, entries) in [(-1, goals[k]), *zip(earlier, goals), *zip(duals, rows)]:
            for j, a in zip(columns, entries): left[j] += factor * a
        demand(not any(left), f"the reduced costs of stage {k} do not follow from its multipliers")
        leant = [h if (y > 0) == (goal["sense"] == "maximize") else l for y, l, h in zip(costs + duals, low, high)]
        demand(all(not y or v == b for y, v, b in zip(costs + duals, point, leant)), f"stage {k} leans on a free bound")
    for view in record["views"]:
        left, top, width, height = (x[int(j)] for j in view["columns"])
        corners.append([a + b for a, b in zip((left, top), corners[int(view["in"])] if "in" in view else (0, 0))])
        demand([exact(v) for v in view["frame"]] == [*corners[-1], width, height], f"view {view['ids']} is elsewhere")

status = getattr(sys, "set_int_max_str_digits", lambda most: None)(0) or 0  # the digits of fractions are not limited
try: lines = [line for line in fileinput.input() if line.strip()]
except (OSError, ValueError) as error: lines, status = [], print("bad input:", error) or 2
for record in lines:
    try:
        record = json.loads(record, parse_float=Fraction, parse_int=Fraction)
        {"row": check_row, "screen": check_screen}[record["certificate"]](record) or print("holds")
    except AssertionError as fault: status = print("does not hold:", fault) or max(status, 1)
    except Exception as error: status = print("bad input:", repr(error)) or 2
sys.exit(status)
