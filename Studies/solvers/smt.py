"""States claims about rows and nested rows under SwiftUI's rule in SMT-LIB 2, from the rule's definition.

A family is JSON as `plumb prove` reads it: parameters with intervals, ties, lengths that are numbers, names of parameters or
lists such as ["*", 2, "s"]. What is stated is the claim's opposite: where it has no model, the claim is proved.
"""
from fractions import Fraction


class Script:
    """Definitions one after the other; a length is a name or a number in SMT-LIB."""

    def __init__(self):
        self.lines, self.count = ["(set-logic QF_LRA)"], 0

    def let(self, sort, term):
        self.count += 1
        self.lines.append(f"(define-fun v{self.count} () {sort} {term})")
        return f"v{self.count}"

    def real(self, term): return self.let("Real", term)
    def truth(self, term): return self.let("Bool", term)
    def less(self, first, second): return f"(< {first} {second})"
    def ite(self, test, first, second): return self.real(f"(ite {test} {first} {second})")
    def add(self, *terms): return terms[0] if len(terms) == 1 else self.real(f"(+ {' '.join(terms)})") if terms else "0.0"
    def minus(self, first, second): return self.real(f"(- {first} {second})")
    def lesser(self, first, second): return self.ite(self.less(second, first), second, first)
    def greater(self, first, second): return self.ite(self.less(first, second), second, first)
    def clamp(self, length, low, high):
        top = length if high is None else self.lesser(length, high)
        return self.greater(top, low)


def number(value):
    value = Fraction(str(value)) if not isinstance(value, Fraction) else value
    size = f"(/ {abs(value.numerator)}.0 {value.denominator}.0)"
    return f"(- {size})" if value < 0 else size


def length(script, value):
    """A length as documents write it."""
    if isinstance(value, list):
        sign, terms = value[0], [length(script, each) for each in value[1:]]
        return script.real(f"({sign} {' '.join(terms)})")
    return value if isinstance(value, str) else number(value)


def share(script, room, children):
    """SwiftUI's rule. A child is (its least length, its greatest or None, what it takes of an offer).

    The least flexible child is asked first, of two without a greatest length the one with the larger least; ties as declared.
    """
    count = len(children)
    lows, highs = [c[0] for c in children], [c[1] for c in children]

    def precedes(i, j):
        """Whether i is asked before j, where i is declared before j."""
        if highs[i] is None and highs[j] is None: return script.truth(f"(>= {lows[i]} {lows[j]})")
        if highs[i] is None: return "false"
        if highs[j] is None: return "true"
        flex = [script.minus(highs[k], lows[k]) for k in (i, j)]
        return script.truth(f"(<= {flex[0]} {flex[1]})")

    first = {(i, j): precedes(i, j) for i in range(count) for j in range(i + 1, count)}
    ranks = []
    for i in range(count):
        ahead = [first[j, i] for j in range(i)] + [f"(not {first[i, j]})" for j in range(i + 1, count)]
        ranks.append([script.real(f"(+ 0.0 {' '.join(f'(ite {test} 1.0 0.0)' for test in ahead)})")][0])
    takes, left = [None] * count, room
    for place in range(count):
        offer = script.real(f"(* {left} {number(Fraction(1, count - place))})")
        taken = "0.0"
        for i, child in enumerate(children):
            mine = script.truth(f"(= {ranks[i]} {place}.0)")
            answer = child[2](offer)
            takes[i] = answer if takes[i] is None else script.ite(mine, answer, takes[i])
            taken = script.ite(mine, answer, taken)
        left = script.minus(left, taken)
    return takes


def leaf(script, low, high):
    return low, high, lambda offer: script.clamp(offer, low, high)


def stack(script, children, gap):
    """A row of children as a child: at nothing, at everything, and at an offer."""
    gaps = number(Fraction(str(gap)) * (len(children) - 1))

    def at(offer):
        return script.add(*share(script, script.minus(offer, gaps), children), gaps)

    high = None if any(c[1] is None for c in children) else script.add(*[c[1] for c in children], gaps)
    return at("0.0"), high, at


def view(script, node):
    if node["kind"] == "hstack":
        return stack(script, [view(script, child) for child in node["children"]], node.get("spacing", 0))
    low, high = (length(script, node[key]) if key in node else None for key in ("min", "max"))
    return leaf(script, low or "0.0", high)


def head(script, family):
    for name, (least, most) in family["parameters"].items():
        script.lines += [f"(declare-const {name} Real)", f"(assert (<= {number(least)} {name} {number(most)}))"]
    for sign, first, second in family.get("where", []):
        script.lines.append(f"(assert ({sign} {length(script, first)} {length(script, second)}))")


def row(family, excess):
    """The opposite of `fits within excess`, or of the same for what the least lengths do not force."""
    script = Script()
    head(script, family)
    items = [leaf(script, length(script, item.get("min", 0)), length(script, item["max"]) if "max" in item else None)
             for item in family["items"]]
    gaps = number(Fraction(str(family.get("spacing", 0))) * (len(items) - 1))
    room = script.minus(length(script, family["available"]), gaps)
    total = script.add(*share(script, room, items))
    forced = script.greater(script.minus(script.add(*[item[0] for item in items]), room), "0.0")
    script.lines.append(f"(assert (> (- (- {total} {room}) {forced}) {number(excess)}))")
    return "\n".join(script.lines) + "\n"


def screen(family):
    """The opposite of `fits` along the width, where rows stand in a column."""
    script = Script()
    head(script, family)
    width = length(script, family["proposal"][0])
    rows = family["tree"]["children"]
    wide = [f"(> {view(script, each)[2](width)} {width})" for each in rows]
    script.lines.append(f"(assert (or {' '.join(wide)} false))")
    return "\n".join(script.lines) + "\n"
