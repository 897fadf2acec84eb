"""Checks what `plumb prove --certificate` wrote about scenes, whole or part by part, in fractions, without a solver.

It lays scenes out by rules of its own (scenes.py), decides comparisons by corners of its own (regions.py), and believes
neither facts nor functions.  python3 check_scene.py FILE …   (Documentation/Proofs.md says why it proves.)
Exit status: 0 all hold, 1 one does not, 2 bad input, or scenes that it does not lay out."""
from fractions import Fraction

import claims
import documents
import places
import repairs
from check_proof import read_finding
from documents import INFINITY, Refused, anything, demand, list_of, number, one_of, record, require, text, whole
from regions import Form, Region
from scenes import HEIGHT, WIDTH, Run, Scene, scrolls

SIDES, MODES = {"width": WIDTH, "height": HEIGHT}, ("unasked", "open", "infinite", "finite")


def read_node(value):
    require(isinstance(value, dict), "is no region")
    ends = {"split": list_of(number, 1), "above": whole, "below": whole} if "split" in value else {"point": list_of(number)}
    return record(value, ends, {"facts": anything, "note": anything})
def read_piece(value):
    require(isinstance(value, dict), "is no piece")
    if "split" in value: return record(value, {"split": list_of(number, 1), "above": whole, "below": whole})
    return record(value, {"length": one_of("open", "infinite")} if "length" in value else {"form": list_of(number, 1)})


def widened(numbers, count):
    """The form of so many variables."""
    demand(not any(numbers[count + 1:]), "a form has more numbers than there are variables")
    return Form(list(numbers[:count + 1]) + [Fraction(0)] * (count + 1 - len(numbers)))


class Function:
    """What a certificate says of a part: pieces, and the regions in which the part's own lines have to give the same."""

    def __init__(self, scene, index, value, longest):
        modes = {"width": one_of(*MODES), "height": one_of(*MODES)} if value.get("says") == "length" else {}
        read = record(value, {"says": one_of("length", "offer", "room"), "along": one_of(*SIDES), "pieces": list_of(read_piece, 1),
                              "regions": list_of(read_node, 1), **modes}, {"note": anything})
        self.view, self.says, self.axis, self.longest = scene.views[index], read["says"], SIDES[read["along"]], longest
        self.modes = tuple(read.get(side) for side in SIDES)
        self.pieces, self.regions = read["pieces"], read["regions"]
        demand(self.view.is_part, f"view {index} is no part")
        is_length = self.says == "length"
        demand(is_length or self.view.parent, "nothing is offered to the root but what is proposed")
        self.parameters = scene.parameters(self.view) if is_length else list(range(len(scene.names)))
        self.box = [(Fraction(0), longest) for mode in self.modes if mode == "finite"] + [scene.box[i] for i in self.parameters]
        if is_length and not self.view.separable: demand("unasked" not in self.modes, "both sides of an offer matter")
        for place, piece in enumerate(self.pieces):
            if "split" not in piece: continue
            demand(all(place < part < len(self.pieces) for part in (piece["above"], piece["below"])), "pieces are missing")
    @property
    def key(self):
        return ("length", self.view.content, self.axis, *self.modes) if self.says == "length" else (self.says, self.view.index, self.axis)
    def value(self, variables, run):
        piece = self.pieces[0]
        put_in = lambda numbers: widened(numbers, len(variables)).of(variables) if variables else run.known(numbers[0])
        while "split" in piece: piece = self.pieces[piece["above" if run.region.positive(put_in(piece["split"])) else "below"]]
        return put_in(piece["form"]) if "form" in piece else INFINITY if piece["length"] == "infinite" else None


class Descent(Run):
    """A run that is asked what views are offered where they stand, and what room they have."""

    def asked(self, says, view, axis):
        key = says, view.index, axis
        if key in self.memo: return self.memo[key]
        function = self.functions.get(key) if view.is_part and key != self.sought else None
        if view.parent is None: found = self.form(self.scene.proposal[axis])
        elif function: found = function.value(self.point, self)
        else: found = (self.offered if says == "offer" else self.roomed)(view.parent, view, axis)
        if says == "room" and found is INFINITY: found = None
        self.memo[key] = found
        return found

    def standing(self, view, axis): return self.length(view, axis, tuple(self.asked("offer", view, side) for side in (WIDTH, HEIGHT)))

    def offered(self, parent, view, axis):
        kind, here = parent.kind, lambda side: self.asked("offer", parent, side)
        if kind in ("hstack", "vstack"):
            across = here(1 - parent.axis)
            if across is None: across = self.standing(parent, 1 - parent.axis)
            return across if axis != parent.axis else self.offers(parent, here(axis), across)[view.place]
        if kind == "frame":
            length = self.field(parent, "wh"[axis])
            return here(axis) if length is None else length
        if kind == "flex":
            low, ideal, high = self.limits(parent, axis)
            length = self.standing(parent, axis)
            if ideal is not None or here(axis) is not None: return length
            if low is not None and not self.less(low, length): return length
            return None if self.less(length, INFINITY if high is None else high) else length
        if kind == "padding": return None if here(axis) is None else self.padded(here(axis), self.insets(parent)[axis])
        if kind == "fixedSize": return None if parent.fields.get("hv"[axis]) else here(axis)
        if kind == "scroll": return None if scrolls(parent, axis) else here(axis)
        if kind in ("overlay", "background") and view.place: return self.standing(parent.children[0], axis)
        return here(axis)

    def roomed(self, parent, view, axis):
        inside = parent.room_inside(axis)
        if inside == "endless": return None
        if inside == "own" or inside == "layered" and view.place: return self.standing(parent, axis)
        room = self.asked("room", parent, axis)
        if inside != "padded" or room is None: return room
        return room - (self.standing(parent, axis) - self.standing(view, axis))

    def excess(self, view, axis, avoidable):
        """What an overflow is the greatest of."""
        room = self.asked("room", view, axis)
        if room is None: return [self.zero]
        if avoidable:
            across = self.asked("offer", view, 1 - axis)
            offer = (self.zero, across) if axis == WIDTH else (across, self.zero)
            room = self.greater(room, sum((self.length(child, axis, offer) for child in view.children), self.gaps(view)))
        length = self.standing(view, axis)
        demand(length is not INFINITY, "a view has no end")
        return [self.zero, length - room]


def held(scene, avoidable):
    """The views that are held to a room, each with the axis, in their order."""
    for view in scene.views:
        stack = view.kind in ("hstack", "vstack")
        for axis in (WIDTH, HEIGHT):
            if view.parent and not stack and not (view.has_stack and view.room_inside(axis) == "own"): continue
            if not avoidable or stack and view.axis == axis: yield view, axis


def questions(scene, measure):
    """What a measure is the greatest of, one question a view."""
    if measure in ("overflow", "avoidable-overflow"):
        avoidable = measure != "overflow"
        ask = lambda view, axis: lambda run: run.excess(view, axis, avoidable)
        return [ask(view, axis) for view, axis in held(scene, avoidable)] or [lambda run: [run.zero]]
    if measure == "small-targets":
        ask = lambda view: lambda run: [run.zero] + [run.known(44) - run.standing(view, axis) for axis in (WIDTH, HEIGHT)]
        return [ask(view) for view in scene.views if view.value.get("role") == "button"] or [lambda run: [run.zero]]
    if measure == "outside": return [places.protrusions]
    require(isinstance(measure, dict), f"{measure} is not measured here")
    def term(run):
        total = run.known(measure[None])
        for key, factor in measure.items():
            if key is None: continue
            kind, name = key
            views = [view for view in scene.views if view.value.get("id") == name]
            if kind == "parameter":
                require(name in scene.names, f"there is no {name}")
                value = run.point[scene.names.index(name)]
            else:
                require(kind in ("width", "height") and views, f"{kind}({name}) is not measured here")
                value = run.standing(views[0], SIDES[kind])
            total = total + value * factor
        return [total]
    return [term]


def variables(count):
    return [Form([Fraction(0)] + [Fraction(i == k) for k in range(count)]) for i in range(count)]


def whole_region(box, ties):
    region = Region(box)
    for tie in ties:
        region = region.cut(tie * -1, False)
        demand(region, "the parameters meet their ties nowhere")
    return region


def walk(nodes, region, check):
    """Goes to each last region of a tree, which cover the whole by the way they are cut."""
    waiting, seen = [(0, region)], set()
    while waiting:
        index, region = waiting.pop()
        demand(0 <= index < len(nodes) and index not in seen, f"region {index} is missing, or stands twice")
        seen.add(index)
        node = nodes[index]
        if "split" not in node:
            demand(len(node["point"]) == len(region.box) and region.has(node["point"]), f"region {index} has no point of its own")
            check(region)
            continue
        demand(min(node["above"], node["below"]) > index, f"region {index} is its own part")
        split = widened(node["split"], len(region.box))
        for part, strict in ((node["above"], True), (node["below"], False)):
            inside = region.cut(split if strict else split * -1, strict)
            demand(inside, f"a part of region {index} is empty")
            waiting.append((part, inside))


def check_function(scene, function, functions):
    names = {parameter: place for place, parameter in enumerate(function.parameters)}
    count, offset = len(function.box), len(function.box) - len(function.parameters)
    own = variables(count)
    point = [own[offset + names[i]] if i in names else Form([low] + [Fraction(0)] * count) for i, (low, _) in enumerate(scene.box)]
    ties = [tie.of(point) for tie in scene.ties if all(i in names for i, x in enumerate(tie[1:]) if x)]
    sides = iter(own[:offset])
    offer = tuple({"finite": lambda: next(sides), "infinite": lambda: INFINITY}.get(mode, lambda: None)() for mode in function.modes)
    is_length = function.says == "length"
    def run(region):
        made = Descent(scene, point, region, functions, function.view.index if is_length else None, None if is_length else function.key)
        if is_length: found = made.length(function.view, function.axis, offer)
        else: found = (made.offered if function.says == "offer" else made.roomed)(function.view.parent, function.view, function.axis)
        return None if function.says == "room" and found is INFINITY else found, function.value(own, made)
    def check(region):
        for part, (found, stated) in region.explored(run):
            same = found == stated if None in (found, stated) or INFINITY in (found, stated) else (
                part.most(found - stated) <= 0 and part.most(stated - found) <= 0)
            demand(same, f"view {function.view.index} gives something else than its pieces say")
    walk(function.regions, whole_region(function.box, ties), check)


def check_part(scene, part):
    read = record(part, {"findings": list_of(read_finding, 1)}, {
        "regions": list_of(read_node), "components": anything, "answers": anything, "longest": number, "note": anything})
    region = whole_region(scene.box, scene.ties)
    for form in scene.needs: demand(region.most(form * -1) <= 0, "a length is below 0, or limits are not in order")
    functions = {}
    for value in read.get("components", []):
        component = record(value, {"view": whole, "hash": text, "functions": anything}, {"note": anything})
        demand(0 <= component["view"] < len(scene.views) and isinstance(component["functions"], list), "there is no such view")
        for entry in component["functions"]:
            function = Function(scene, component["view"], entry, read["longest"])
            demand(function.key not in functions, "a function stands twice")
            functions[function.key] = function
    for function in functions.values(): check_function(scene, function, functions)
    answers = {}
    for value in read.get("answers", []):
        answer = record(value, {"claim": text, "questions": list_of(list_of(read_node, 1))}, {"note": anything})
        answers[answer["claim"]] = answer["questions"]
    own = variables(len(scene.box))
    for place, finding in enumerate(read["findings"]):
        measure, bound = finding["measure"], finding["value"]
        asked = questions(scene, measure)
        if "at" in finding:
            demand(len(finding["at"]) == len(scene.box) and region.has(finding["at"]), "a point outside of the family")
            there = Region([(x, x) for x in finding["at"]])
            value = max(piece.at(finding["at"]) for ask in asked for piece in ask(Descent(scene, own, there)))
            demand(value > bound if "claim" in finding else value == bound, f"{finding['words']} is {value} at a point")
        if finding.get("verdict") == "refuted": continue
        require("edge" not in finding, "values that are approached are not read here")
        def check(asked):
            def each(region):
                for ask in asked:
                    for part_, pieces in region.explored(lambda region: ask(Descent(scene, own, region, functions))):
                        demand(all(part_.most(piece) <= bound for piece in pieces), f"{finding['words']} is above {bound}")
            return each
        trees = answers.get(part["findings"][place].get("claim")) if "answers" in read else None
        if trees is None: walk(read.get("regions", []), region, check(asked))
        else:
            demand(len(trees) == len(asked), "there is not one answer a question")
            for tree, ask in zip(trees, asked): walk(tree, region, check([ask]))


def check(value):
    certificate = record(value, {"certificate": text, "scene": Scene, "engine": one_of("swiftui"), "parts": anything}, {"note": anything})
    parts = certificate["parts"]
    require(isinstance(parts, list) and len(parts) == 1, "there is not one part")
    check_part(certificate["scene"], parts[0])


def check_repair(value):
    def broken(read, claim, point, region):
        scene = read["scene"]
        if claim is None: return any([region.positive(need.of(point) * -1) for need in scene.needs])
        run = Descent(scene, point, region)
        return any([region.positive(piece - run.known(claim[1])) for ask in questions(scene, claim[0]) for piece in ask(run)])
    part = lambda field: lambda read: getattr(read["scene"], field)
    repairs.check(value, {"scene": Scene, "engine": one_of("swiftui")}, part("names"), part("box"), part("ties"), broken)


if __name__ == "__main__": documents.main({"scenes": check, "repair": check_repair})
