"""Flex boxes in flex boxes: what Chromium makes of them, beside the scenes that say the same.

    nested_flex.py            asks Chromium (browser.py) and writes recorded/nested-flex.json
    nested_flex.py --check    asks again, and compares with what is recorded
    nested_flex.py --html N   prints the page of a case, from 0

Every case is a scene whose stacks have the policy `css-flex` and the rule `css`, drawn from a fixed seed, and the page is
made from the scene alone. A view of a scene becomes an element:

    flex    a box that takes all it is given, with `min-width: 0` (or what it states: never `auto`) and `max-width`;
            across the line it is stretched, and so its lengths are definite. It is a flex container itself
    padding an element of its own in the box, as wide and high as the box, with `box-sizing: border-box`: padding on the
            box itself would count in its flex base size, which CSS shrinks by the inner one
    hstack, vstack   `display: flex` with `gap`; `align: top` or `leading` is what `align-items: stretch` comes to for
            views that take all they are offered, and `flex-start` for those of one length across
    range   an empty element with `min-width`, `max-width` and `flex: grow shrink basis`; a number across is its
            definite length with `align-self: flex-start`, a range across stretches

Frames are `getBoundingClientRect` from the root's corner, [x, y, width, height] in CSS pixels, a point each.
Chromium counts in 1/64 pixel; all numbers of the cases are multiples of that, so that only shares are rounded.
"""

import argparse
import json
import random
import sys
from pathlib import Path

RECORDED = Path(__file__).with_name("recorded") / "nested-flex.json"
SEED, CASES = 20261123, 184
ALONG = {"hstack": ("w", "width"), "vstack": ("h", "height")}


class Drawing:
    """One scene, drawn at random."""

    def __init__(self, seed):
        self.random, self.count = random.Random(seed), 0

    def pick(self, *values):
        return self.random.choice(values)

    def length(self, most):
        """A length, mostly whole, else a multiple of a quarter."""
        return self.random.randint(0, most) if self.random.random() < 0.8 else self.random.randint(0, 4 * most) / 4

    def name(self):
        self.count += 1
        return f"{self.count}"

    def factors(self):
        """Grow, shrink and basis, and bounds along the line."""
        least = self.pick(0, 0, 0, self.length(40))
        most = self.pick("inf", "inf", "inf", least + self.length(120))
        fields = {"grow": self.pick(0, 0, 1, 1, 2, 3, 0.5, 0.25), "shrink": self.pick(1, 1, 1, 0, 2, 0.5, 0.25),
                  "basis": self.pick(0, self.length(60), self.length(120))}
        return least, most, {key: value for key, value in fields.items() if value != (1 if key == "shrink" else 0)}

    def leaf(self, stack):
        along, across = ("w", "h") if stack == "hstack" else ("h", "w")
        least, most, fields = self.factors()
        other = self.pick(self.length(50), [0, 0, "inf"], [0, 0, "inf"])
        return {"kind": "range", "id": self.name(), **fields, along: [least, least, most], across: other}

    def box(self, levels, stack=None):
        """A box with a stack in it; `stack` is the one that it stands in."""
        name, kind = self.name(), self.pick("hstack", "vstack")
        box = {"kind": "flex", "id": name, "minw": 0, "maxw": "inf", "minh": 0, "maxh": "inf"}
        if stack:
            least, most, fields = self.factors()
            along = ALONG[stack][0]
            box.update({f"min{along}": least, f"max{along}": most})
            box = {**fields, **box}
        count = self.random.randint(2, 4 if levels == 0 else 3)
        inner = self.random.randrange(count) if levels else None
        children = [self.box(levels - 1, kind) if place == inner else self.leaf(kind) for place in range(count)]
        content = {"kind": kind, "policy": "css-flex", "rule": "css", "align": "top" if kind == "hstack" else "leading",
                   "spacing": self.pick(0, 4, 8, 2.5), "children": children}
        if self.pick(True, False, False):
            insets = [self.length(12) for _ in range(4)]
            content = {"kind": "padding", "insets": insets, "child": content}
        return {**box, "align": ["leading", "top"], "child": content}


def cases():
    """All scenes: half of two levels, half of three."""
    for number in range(CASES):
        drawing = Drawing(SEED + number)
        proposal = [drawing.random.randint(80, 600), drawing.random.randint(60, 400)]
        yield {"id": f"case-{number}", "proposal": proposal, "tree": drawing.box(1 + number % 2)}


def pixels(length):
    return f"{length:g}px"


def bounds(side, least, most):
    style = f"min-{side}:{pixels(least)};"
    return style if most == "inf" else style + f"max-{side}:{pixels(most)};"


def flexing(view):
    return f"flex:{view.get('grow', 0):g} {view.get('shrink', 1):g} {pixels(view.get('basis', 0))};"


def html(view, stack=None, size=None):
    """The element of a view that stands in a stack, or of the root, which has a size."""
    name = f'id="v{view["id"]}"' if "id" in view else ""
    if view["kind"] == "range":
        (along, side), (across, other) = ALONG[stack], ALONG["vstack" if stack == "hstack" else "hstack"]
        style = flexing(view) + bounds(side, view[along][0], view[along][2])
        if isinstance(view[across], list):
            style += f"align-self:stretch;{bounds(other, 0, 'inf')}"
        else:
            style += f"align-self:flex-start;{other}:{pixels(view[across])};"
        return f'<div {name} style="{style}"></div>'
    if size:
        style = f"position:absolute;left:0;top:0;width:{pixels(size[0])};height:{pixels(size[1])};"
    else:
        along, side = ALONG[stack]
        style = flexing(view) + "align-self:stretch;min-width:0;min-height:0;"
        style += bounds(side, view[f"min{along}"], view[f"max{along}"])
    content, inner = view["child"], ""
    if content["kind"] == "padding":
        sides = " ".join(map(pixels, (content["insets"][place] for place in (0, 3, 2, 1))))
        inner = f"box-sizing:border-box;width:100%;height:100%;padding:{sides};"
        content = content["child"]
    direction = "row" if content["kind"] == "hstack" else "column"
    line = f"display:flex;flex-direction:{direction};align-items:stretch;gap:{pixels(content['spacing'])};"
    children = "".join(html(child, content["kind"]) for child in content["children"])
    if not inner:
        return f'<div {name} style="{style}{line}">{children}</div>'
    return f'<div {name} style="{style}"><div style="{line}{inner}">{children}</div></div>'


def names(view):
    """The names of a view and of all inside it, each before those inside."""
    inside = view.get("children", []) + ([view["child"]] if "child" in view else [])
    return ([view["id"]] if "id" in view else []) + [name for each in inside for name in names(each)]


FRAMES = """(([html, names]) => {
    document.body.style.margin = 0;
    document.body.innerHTML = html;
    return names.map(name => {
        const box = document.getElementById("v" + name).getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];
    });
})"""


def ask(browser, scene):
    """The frames of a scene's views, by name."""
    order = names(scene["tree"])
    page = html(scene["tree"], size=scene["proposal"])
    return dict(zip(order, browser.evaluate(f"{FRAMES}({json.dumps([page, order])})")))


def recording():
    """All cases as Chromium answers them, one a line."""
    from browser import Browser

    browser = Browser()
    try:
        lines = [json.dumps({"scene": scene, "frames": ask(browser, scene)}) for scene in cases()]
        head = json.dumps(f"Chromium {browser.version}")
    finally:
        browser.close()
    return "{\"engine\": " + head + ", \"unit\": 0.015625, \"cases\": [\n" + ",\n".join(lines) + "\n]}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--html", type=int)
    options = parser.parse_args()
    if options.html is not None:
        scene = list(cases())[options.html]
        return print(html(scene["tree"], size=scene["proposal"]))
    text = recording()
    if options.check:
        same = json.loads(text)["cases"] == json.loads(RECORDED.read_text(encoding="utf-8"))["cases"]
        sys.exit(0 if same else "Chromium answers otherwise than recorded")
    RECORDED.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
