"""proofs.py: families in a page, tried in Chromium: run by Scripts/check page.

    proofs.py PLUMB FOLDER     screenshots and pages go to the folder; exit status 0 when all holds
"""

import glob
import json
import os
import random
import sys
import time
from fractions import Fraction

from browser import Failure, accessible, answers, chromium, data_of, fits, frames, opened, plumb, require, settled
from report import SIZES

HOSTILE = {"id": "</script><img src=x onerror=\"document.title='hacked'\">", "parameters": {"t": [0, 300]}, "available": 200, "spacing": 4,
           "items": [{"id": "<b>x</b>", "min": 40, "max": "t"}, {"id": "y", "min": 100}], "where": [[">=", "t", 40]]}
THREE = {"id": "three", "parameters": {"w": [200, 600], "title": [0, 300], "icon": [16, 64]}, "available": "w", "spacing": 8,
         "items": [{"id": "icon", "min": "icon", "max": "icon"}, {"id": "title", "min": ["/", "title", 2], "max": "title"}, {"id": "rest", "min": 60}],
         "claims": ["fits", "no-avoidable-overflow"]}
ONE = {"id": "one", "parameters": {"w": [100, 500]}, "available": "w",
       "items": [{"id": "a", "min": 20, "max": 120}, {"id": "b", "min": 150}], "claims": ["no-avoidable-overflow", "fits"]}


def number(written):
    """A number of the page, exactly; a decimal is the one that stands there."""
    return Fraction(written) if isinstance(written, str) else Fraction(repr(written))


def value(form, point):
    """A form of the parameters at a point."""
    written = form if isinstance(form, list) else [form]
    return sum((number(factor) * place for factor, place in zip(written[1:], point)), number(written[0]))


def clipped(corners, form):
    """What is left of a polygon where a form is at least 0, in fractions."""
    kept = []
    for corner, after in zip(corners, corners[1:] + corners[:1]):
        here, there = value(form, corner), value(form, after)
        if here >= 0:
            kept.append(corner)
        if here * there < 0:
            share = here / (here - there)
            kept.append(tuple(a + (b - a) * share for a, b in zip(corner, after)))
    return kept


def area(corners):
    """Twice the area of a polygon, in fractions."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1])))


class Proofs:
    """The page of the families that the repository has, and of some that are harder."""

    def __init__(self, command, folder, of=None):
        self.command, self.folder = command, folder
        models = os.path.join(os.path.dirname(__file__), "..", "..", "Models", "families", "*.json")
        self.families = []
        for file in sorted(glob.glob(models)):
            with open(file, encoding="utf-8") as text:
                family = json.load(text)
            if of is None or family["id"] in of:
                self.families.append(family)
        self.families += [THREE, ONE, HOSTILE]
        source, self.file = (os.path.join(folder, f"proofs.{ending}") for ending in ("jsonl", "html"))
        with open(source, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(family) + "\n" for family in self.families)
        plumb(command, "report", source, "-o", self.file)

    def check_regions(self, browser):
        """Regions cover the plane of two parameters and do not overlap, in fractions; verdicts are prove's."""
        with opened(browser, self.file) as page:
            data = data_of(page)
        tried = 0
        for written, family in zip(data["families"], self.families):
            rule = written["rule"]
            wanted = [json.loads(line)["verdict"] for line in plumb(
                self.command, "prove", "--with", rule, "--format", "json", *([] if "claims" in family else ["--claim", "no-avoidable-overflow"]),
                text=json.dumps(family)).splitlines()]
            found = [claim["verdict"] for claim in written["claims"]]
            require(found == wanted, f"{family['id']}: the page says {found}, prove {wanted}")
            if len(written["parameters"]) != 2:
                continue
            (_, left, right), (_, low, high) = written["parameters"]
            left, right, low, high = map(number, (left, right, low, high))
            whole = [(left, low), (right, low), (right, high), (left, high)]
            for tie in written.get("ties", []):
                whole = clipped(whole, tie)
            for kind in ("regions", "best"):
                parts = []
                for region in written.get(kind, []):
                    part = whole
                    for _, *slack in region[0]:
                        part = clipped(part, slack) if part else part
                    parts.append(part)
                total = sum(area(part) for part in parts if len(part) > 2)
                if kind in written:
                    require(total == area(whole), f"{family['id']}: {kind} take {float(total)} of {float(area(whole))}")
                    tried += 1
        return f"{len(data['families'])} families have prove's verdicts; {tried} planes have exactly the area of their regions"

    def check_points(self, browser):
        """At points of every family the page has what solve answers to the row there."""
        randomness = random.Random(9)
        count = 0
        with opened(browser, self.file) as page:
            data = data_of(page)
            for index, (written, family) in enumerate(zip(data["families"], self.families)):
                if "where" in family:
                    continue
                points, rows = [], []
                for _ in range(3):
                    point = [round(randomness.uniform(number_of(least), number_of(most)), 1) for _, least, most in written["parameters"]]
                    point = [min(max(at, number_of(least)), number_of(most)) for at, (_, least, most) in zip(point, written["parameters"])]
                    points.append(point)
                    rows.append(row_at(family, written, [Fraction(repr(at)) for at in point]))
                wanted = {rule: answers(self.command, rows, "--arithmetic", "exact", "--with", rule) for rule in {written["rule"], "water-fill"}}
                for place, point in enumerate(points):
                    page.evaluate("hash => { location.hash = hash; }", f"#proofs/{index}?at={','.join(map(repr, point))}")
                    frames(page, 2)
                    shown = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#proof-row [data-engine]')].map(bar =>
                        [bar.dataset.engine, [...bar.querySelectorAll('[data-length]')].map(item => Number(item.dataset.length))]))""")
                    for engine, lengths in shown.items():
                        # Doubles may decide ties of flexibility in another way.
                        exact = [number_of(length) for length in wanted["water-fill" if engine == "optimum" else engine][place]]
                        far = max(abs(a - b) for a, b in zip(lengths, exact))
                        require(far < 1e-9 * max(1, *exact), f"{family['id']} at {point}: {engine} is {lengths}, not {exact}")
                        count += 1
        return f"{count} answers at points are solve's"

    def check_moving(self, browser):
        """The pointer, sliders and keys move the point; a claim changes the map; the address leads back."""
        index = next(place for place, family in enumerate(self.families) if family["id"] == "chat-composer")
        with opened(browser, self.file, f"#proofs/{index}") as page:
            require("Refuted" in page.inner_text("#name") and "fails here" in page.inner_text("#proof-here"), "the simplest case is not shown first")
            box = page.locator("#map").bounding_box()
            page.mouse.move(box["x"] + 300, box["y"] + 200)
            page.mouse.down()
            page.mouse.move(box["x"] + 400, box["y"] + 240, steps=4)
            page.mouse.up()
            frames(page)
            require("holds here" in page.inner_text("#proof-here"), "the point does not follow the pointer")
            page.focus("[data-parameter='0']")
            before = float(page.inner_text("[data-value='0']"))
            page.keyboard.press("Shift+ArrowRight")
            frames(page)
            require(float(page.inner_text("[data-value='0']")) == before + 10, "Shift and an arrow do not move the slider by 10")
            page.focus("#claims button:nth-child(4)")
            page.keyboard.press("Enter")
            frames(page)
            require("Proved" in page.inner_text("#name"), "a claim that one chooses is not shown")
            settled(page)
            address, shown = page.evaluate("location.hash"), page.inner_text(".proofs")
        with opened(browser, self.file, address) as page:
            require(page.inner_text(".proofs") == shown, f"{address} does not lead back")
        return "pointer, keys and claims move the view, and the address leads back"

    def check_repair(self, browser, sizes=SIZES, schemes=("light", "dark")):
        """The least repair is prove's; repaired, the map has no corner and the row stands below the broken one."""
        file = os.path.join(os.path.dirname(__file__), "..", "..", "Models", "families", "toolbar.json")
        target = os.path.join(self.folder, "repair.html")
        free = ("--free", "spacing", "--free", "search.max")
        plumb(self.command, "report", file, *free, "-o", target)
        words = next(line for line in plumb(self.command, "prove", file, *free).splitlines() if "repair: " in line).split("repair: ")[1]
        with opened(browser, target, "#proofs/0") as page:
            require(page.inner_text("[data-repair='0']").lower() == words.lower(), f"the page says {page.inner_text('#proof-repair')!r}, prove {words!r}")
            require(page.locator("#proof-row > svg").count() == 2 and page.locator("#map .fault").count() > 0, "no repaired row stands below the broken one, or the map has no corner")
            page.click("[data-repair='0']")
            frames(page)
            require("Proved, once repaired" in page.inner_text("#name") and page.locator("#map .fault").count() == 0, "repaired, the map still has its corner")
            require("holds here" in page.inner_text("#proof-here"), "repaired, the claim does not hold where it was refuted")
            settled(page)
            address, shown = page.evaluate("location.hash"), page.inner_text(".proofs")
        with opened(browser, target, address) as page:
            require(page.inner_text(".proofs") == shown, f"{address} does not lead back")
        for width, height in sizes:
            for scheme in schemes:
                with opened(browser, target, "#proofs/0?repair=0", width, height, scheme) as page:
                    fits(page, f"a repair at {width} by {scheme}")
                    accessible(page, f"a repair at {width} by {scheme}")
                    page.screenshot(path=os.path.join(self.folder, f"repair-{width}-{scheme}.png"), full_page=True)
        return f"{words!r} is prove's, and mends the map"

    def check_looks(self, browser, sizes=SIZES, schemes=("light", "dark")):
        """Families of one, two and three parameters and a hostile one, at every size, by day and by night."""
        last = len(self.families) - 1
        views = [next(place for place, family in enumerate(self.families) if family["id"] == "toolbar"), last - 2, last - 1, last]
        for view in views:
            for width, height in sizes:
                for scheme in schemes:
                    with opened(browser, self.file, f"#proofs/{view}", width, height, scheme) as page:
                        where = f"proofs {view} at {width} by {scheme}"
                        fits(page, where)
                        accessible(page, where)
                        require(page.title() != "hacked" and not page.query_selector("main img, main b b"), "a name is read as markup")
                        page.screenshot(path=os.path.join(self.folder, f"proofs-{view}-{width}-{scheme}.png"), full_page=True)
        return f"{len(views) * len(sizes) * len(schemes)} views fit and are accessible"


def number_of(written):
    """A number of the page as a float."""
    return float(number(written))


def row_at(family, written, point):
    """The row of a family at a point, as solve reads it."""
    def text(exact):
        if exact is None:
            return "infinity"
        return int(exact) if exact.denominator == 1 else (float(exact) if Fraction(repr(float(exact))) == exact else str(exact))

    names = dict(zip((parameter[0] for parameter in written["parameters"]), point))

    def known(expression):
        """A length of the file with the parameters known."""
        if isinstance(expression, str):
            return names.get(expression) if expression in names else (None if expression == "infinity" else Fraction(expression))
        if isinstance(expression, list):
            operands = [known(each) for each in expression[1:]]
            result = operands[0]
            if expression[0] == "-" and len(operands) == 1:
                return -result
            for operand in operands[1:]:
                result = {"+": result + operand, "-": result - operand, "*": result * operand, "/": operand and result / operand}[expression[0]]
            return result
        return Fraction(repr(expression))

    def plain(item):
        return {key: text(known(each)) if key not in ("id", "priority") and each is not None else each
                for key, each in item.items() if not isinstance(each, dict)}

    row = {key: each for key, each in family.items() if key in ("id", "policy", "axis")}
    row["items"] = [plain(item) for item in family["items"]]
    row["available"] = text(known(family["available"]))
    if "spacing" in family:
        gaps = family["spacing"]
        is_list = isinstance(gaps, list) and (not gaps or gaps[0] not in ("+", "-", "*", "/"))
        row["spacing"] = [text(known(gap)) for gap in gaps] if is_list else text(known(gaps))
    return row


def main():
    """Tries everything; says what holds, and stops at what does not."""
    command, folder = sys.argv[1:3]
    proofs = Proofs(command, folder)
    with chromium() as browser:
        for check in (proofs.check_regions, proofs.check_points, proofs.check_moving, proofs.check_repair, proofs.check_looks):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
