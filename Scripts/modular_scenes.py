"""Families of scenes with several stacks, for `Scripts/check modular`: random nested ones, and a scrolling page of cards.

Texts grow with the parameter s, a title with t; w is the width of the window.  Equal seeds give equal scenes.
"""

import random

WORDS = "Save Cancel Share Notes Inbox Settings Account Today Archive Reply all Search Delivery address Total Free".split()
PARAMETERS = {"w": [280, 1440], "s": [0.8, 2], "t": [0, 80]}


def views(tree):
    """How many views a scene has, modifiers included."""
    inside = list(tree.get("children", [])) + [tree[key] for key in ("child", "content") if key in tree]
    return 1 + sum(map(views, inside))


def depth(tree):
    """How many stacks stand in each other."""
    inside = list(tree.get("children", [])) + [tree[key] for key in ("child", "content") if key in tree]
    return ("children" in tree) + max(map(depth, inside), default=0)


def kinds(tree):
    """The kinds of all views."""
    inside = list(tree.get("children", [])) + [tree[key] for key in ("child", "content") if key in tree]
    return [tree["kind"]] + [kind for view in inside for kind in kinds(view)]


class Making:
    """The making of one nested scene."""

    def __init__(self, seed, texts=True):
        self.random, self.texts = random.Random(seed), texts

    def leaf(self):
        choose, whole = self.random.choice, self.random.randint
        kind = choose(["text", "text", "range", "spacer", "icon", "button"] if self.texts
                      else ["range", "range", "spacer", "icon", "button"])
        if kind == "text":
            string = " ".join(choose(WORDS) for _ in range(whole(1, 4)))
            return {"kind": "text", "string": string, "size": ["*", choose([11, 13, 17]), "s"]}
        if kind == "range":
            low = whole(10, 90)
            length = choose([low, ["+", low, "t"], ["*", low, "s"]])
            return {"kind": "range", "w": [length, ["+", length, 20], choose(["inf", ["+", length, whole(20, 200)]])],
                    "h": [20, 20, 20]}
        if kind == "spacer":
            return {"kind": "spacer", "min": whole(0, 12)}
        if kind == "icon":
            return {"kind": "frame", "w": ["*", 16, "s"], "h": ["*", 16, "s"], "child": {"kind": "color"}}
        return {"kind": "flex", "minw": whole(40, 80), "maxw": choose(["inf", 120, 160]), "minh": 24, "maxh": 24,
                "child": {"kind": "color"}}

    def view(self, levels, across):
        if levels == 0 or self.random.random() < 0.35:
            made = self.leaf()
        else:
            made = self.stack(levels, across)
        if self.random.random() < 0.15:
            made = {"kind": "padding", "insets": [self.random.choice([4, 8, 12])] * 4, "child": made}
        if self.random.random() < 0.15:
            made = {"kind": "priority", "value": self.random.choice([1, 2, -1]), "child": made}
        return made

    def stack(self, levels, across):
        count = self.random.randint(2, 4)
        return {"kind": "vstack" if across else "hstack", "spacing": self.random.choice([0, 4, 8]),
                "align": self.random.choice(["leading", "hcenter"] if across else ["top", "vcenter"]),
                "children": [self.view(levels - 1, not across) for _ in range(count)]}


def nested(seed, least=22, most=44, levels=4, texts=True, height=300):
    """A random scene of so many views, with stacks in each other, texts and priorities."""
    for attempt in range(10_000):
        making = Making(seed * 10_007 + attempt, texts)
        tree = making.stack(levels, making.random.random() < 0.5)
        found = kinds(tree)
        if least <= views(tree) <= most and depth(tree) >= min(levels, 3) and "priority" in found and (
                not texts or found.count("text") >= 3):
            return {"id": f"nested-{seed}", "parameters": PARAMETERS, "proposal": ["w", height],
                    "displayScale": "infinity", "claims": ["fits", "no-avoidable-overflow"], "tree": tree}
    raise ValueError(f"no scene of {least} to {most} views from seed {seed}")


def card(number, title="t"):
    """A card of ten views: an icon, a title, a text of two lines, two buttons in a row."""
    chance = random.Random(number)
    whole = chance.randint
    button = lambda low, priority: {
        "kind": "priority", "value": priority,
        "child": {"kind": "range", "w": [["*", low, "s"], ["*", low + 20, "s"], "inf"], "h": [28, 28, 28]}}
    head = {"kind": "hstack", "spacing": 8, "children": [
        {"kind": "frame", "w": ["*", whole(18, 30), "s"], "h": ["*", 18, "s"], "child": {"kind": "color"}},
        {"kind": "range", "w": [["+", whole(30, 60), title], ["+", 90, title], ["+", whole(120, 200), title]], "h": [20, 20, 20]},
        {"kind": "spacer"}]}
    wide = whole(200, 280)
    lines = {"kind": "lines", "steps": [[wide, 17], [wide / 2 + 10, 34]]}
    buttons = {"kind": "hstack", "spacing": whole(4, 10), "children": [button(whole(40, 60), 0), button(whole(30, 50), whole(0, 1))]}
    return {"kind": "padding", "insets": [whole(8, 16)] * 4, "child": {
        "kind": "vstack", "align": "leading", "spacing": 6, "children": [head, lines, buttons]}}


def page(cards, parameters=None, title="t"):
    """A scrolling page of different cards."""
    return {"id": f"page-{cards}", "parameters": parameters or PARAMETERS, "proposal": ["w", 800],
            "displayScale": "infinity", "claims": ["fits"],
            "tree": {"kind": "scroll", "axes": "vertical", "child": {
                "kind": "vstack", "spacing": 12, "align": "leading",
                "children": [card(number, title) for number in range(cards)]}}}
