"""play.py: the playground, tried in Chromium: run by Scripts/check page.

    play.py PLUMB FOLDER     screenshots and the page go to the folder; exit status 0 when all holds
"""

import glob
import json
import os
import random
import sys
import time

from browser import Failure, accessible, answers, centre, chromium, fits, frames, opened, plumb, require, settled
from report import SIZES

ROWS = 2000
POLICIES = ("equal-sizes", "equal-increments", "weights", "levels", "spread", "natural-steps", "glue", "css-flex",
            "qt-box", "gtk-box", "grid-tracks", "text")
# No flex line states their rows, and the algorithm of a toolkit stands behind others.
NOT_IN_CSS = ("qt-box", "gtk-box", "grid-tracks", "text")
TOOLKITS = ("qt-box", "gtk-box", "grid-tracks", "natural-steps", "spread")
RULES = {"optimum": (POLICIES, ()), "swiftui": (POLICIES, ("--with", "swiftui")), "water-fill": (POLICIES, ("--with", "water-fill")),
         "css": ([each for each in POLICIES if each not in NOT_IN_CSS], ("--with", "css")), "toolkit": (TOOLKITS, ("--with", "toolkit"))}


def at(value, point):
    """A value of a family at a point: expressions become numbers."""
    if isinstance(value, dict):
        return {key: each if key in ("id", "note") else at(each, point) for key, each in value.items()}
    if isinstance(value, str):
        return point.get(value, value)
    if isinstance(value, list) and value and value[0] in ("+", "-", "*", "/"):
        parts = [at(each, point) for each in value[1:]]
        return {"+": sum(parts), "-": parts[0] - parts[1], "*": parts[0] * parts[1], "/": parts[0] / (parts[1] or 1)}[value[0]]
    return [at(each, point) for each in value] if isinstance(value, list) else value


class Playground:
    """The page with GLPK in it."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        self.file = os.path.join(folder, "playground.html")
        source = os.path.join(folder, "one.jsonl")
        with open(source, "w", encoding="utf-8") as file:
            file.write(plumb(command, "generate", "--kind", "toolbar", "--count", 2, "--seed", 7))
        plumb(command, "report", "--live", source, "-o", self.file)

    def check_answers(self, browser, count=ROWS):
        """What the page computes is what the command answers, on 2,000 rows of all policies; every answer of GLPK is proved."""
        rows = []
        kinds = ("toolbar", "table", "form", "chips", "random")
        share = -(-count // (len(kinds) * len(POLICIES)))
        for policy in POLICIES:
            for kind in kinds:
                text = plumb(self.command, "generate", "--kind", kind, "--policy", policy, "--count", share, "--seed", 21)
                rows += [row for row in map(json.loads, text.splitlines()) if row.get("available", 0) >= 0 and "available" in row]
        wanted = [{} for _ in rows]
        for engine, (policies, options) in RULES.items():
            places = [place for place, row in enumerate(rows) if row.get("policy", "equal-sizes") in policies]
            for place, lengths in zip(places, answers(self.command, [rows[place] for place in places], *options)):
                wanted[place][engine] = lengths
        with opened(browser, self.file) as page:
            found = page.evaluate("""rows => rows.map(row => {
              const read = plumb.readProblem(JSON.stringify(row));
              if (read.complaint) return { complaint: read.complaint };
              const { answers, solved } = plumb.answersTo(read.problem);
              const again = plumb.readProblem(plumb.problemText(read.problem));
              return { proved: solved.proved && answers[0].verdict.kind === 'optimal', kind: answers[0].verdict.kind,
                same: JSON.stringify(again.problem) === JSON.stringify(read.problem),
                lengths: Object.fromEntries(answers.map(each => [each.engine, each.lengths])) };
            })""", rows)
        for place, (row, answer) in enumerate(zip(rows, found)):
            require("complaint" not in answer, f"{json.dumps(row)} is refused: {answer.get('complaint')}")
            require(answer["proved"], f"GLPK's answer to {json.dumps(row)} is not proved, but {answer['kind']}")
            require(answer["same"], f"{json.dumps(row)} is another row when it is written")
            require(set(answer["lengths"]) == set(wanted[place]), f"{list(answer['lengths'])} answer {json.dumps(row)}")
            for engine, lengths in wanted[place].items():
                far = max(abs(a - b) for a, b in zip(answer["lengths"][engine], lengths))
                require(far <= 1e-7 * max(1, row["available"]), f"{engine} differs by {far} on {json.dumps(row)}")
        count = sum(map(len, wanted))
        return f"{len(rows)} rows of {len(POLICIES)} policies by {len(RULES)} rules, {count} answers, as the command has them, all proved"

    def check_families(self, browser):
        """A family at a point is the row that the command solves there; its parameters are moved by sliders and by the wall."""
        root = os.path.join(os.path.dirname(__file__), "..", "..")
        numbers = random.Random(5)
        asked, rows = [], []
        for file in sorted(glob.glob(os.path.join(root, "Models/families/*.json"))):
            with open(file, encoding="utf-8") as text:
                family = json.load(text)
            if family.get("policy", "equal-sizes") not in POLICIES or "tree" in family:
                continue
            for _ in range(20):
                point = {name: numbers.randint(*map(int, map(float, bounds))) for name, bounds in family["parameters"].items()}
                asked.append([json.dumps(family), point])
                rows.append({key: at(value, point) for key, value in family.items() if key not in ("parameters", "claims", "where")})
        with opened(browser, self.file) as page:
            found = page.evaluate("""asked => asked.map(([text, point]) => {
              const read = plumb.readProblem(text, point);
              if (read.complaint) return read.complaint.field;
              return Object.fromEntries(plumb.answersTo(read.problem).answers.map(each => [each.engine, each.lengths]));
            })""", asked)
        kept = [place for place, answer in enumerate(found) if not (isinstance(answer, str) and answer.startswith("where"))]
        require(len(kept) > 60, f"only {len(kept)} points are in their families")
        for engine, (policies, options) in RULES.items():
            asked = [place for place in kept if rows[place].get("policy", "equal-sizes") in policies]
            for place, lengths in zip(asked, answers(self.command, [rows[place] for place in asked], *options)):
                require(not isinstance(found[place], str), f"{rows[place]} is refused: {found[place]}")
                far = max(abs(a - b) for a, b in zip(found[place][engine], lengths))
                require(far <= 1e-7 * max(1, rows[place]["available"]), f"{engine} differs by {far} on {json.dumps(rows[place])}")
        with open(os.path.join(root, "Models/families/toolbar.json"), encoding="utf-8") as text:
            family = text.read()
        with opened(browser, self.file) as page:
            page.fill("#play-json", family)
            frames(page)
            require(page.locator("[data-parameter]").count() == 2, "the parameters have no sliders")
            page.focus("[data-parameter=title]")
            page.keyboard.press("Home")
            frames(page)
            require(page.inner_text("[data-value=title]") == "0", "a slider does not move a parameter")
            page.fill("#play-container", "700")
            frames(page)
            require(page.inner_text("[data-value=w]") == "700", "the wall does not move the parameter that it is")
            accessible(page, "a family in the playground")
            for width in (1440, 390):
                page.set_viewport_size({"width": width, "height": 900})
                frames(page)
                fits(page, "a family in the playground")
                page.screenshot(path=os.path.join(self.folder, f"play-family-{width}.png"), full_page=True)
        return f"{len(kept)} points of families by {len(RULES)} rules as the command has them"

    def check_editing(self, browser):
        """Text, fields, the wall and a vessel change the row; errors have a place; the address keeps it."""
        with opened(browser, self.file) as page:
            text = '{"available": 100, "items": [{"id": "a", "min": 20, "max": 90}, {"id": "b", "min": 30}]}'
            page.fill("#play-json", text)
            frames(page)
            require(page.get_attribute("#play-theatre [data-engine=optimum] [data-item='0']", "data-length") == "50", "JSON is not solved")
            words = page.locator("#table tbody tr").all_inner_texts()
            require(all("moves with the water level" in row for row in words), f"two items at one level are said to be {words}")
            for wrong, said in (('{"available": 100,\n "items" [1]}', "line 2, column"), (text.replace("90", "-1"), "items[0].max"),
                                (text.replace("min", "mim", 1), "items[0].mim"), (text.replace("100", '"x"'), "available"),
                                (text.replace('"a"', "5"), "items[0].id"), (text.replace("20", "null"), "items[0].min"),
                                (text.replace('"items"', '"axis": "diagonal", "items"'), "axis")):
                page.fill("#play-json", wrong)
                require(said in page.inner_text("#play-complaint"), f"{wrong} is complained of as {page.inner_text('#play-complaint')!r}")
            page.fill("#play-json", text)
            page.fill("[data-field='0:max']", "40")
            frames(page)
            require('"max": 40' in page.input_value("#play-json"), "a field does not change the text")
            page.locator("#play-theatre").scroll_into_view_if_needed()
            wall = centre(page.locator("#play-theatre .wall-hit"))[0]
            page.mouse.move(wall, page.locator("#play-theatre").bounding_box()["y"] + 40)
            page.mouse.down()
            page.mouse.move(wall - 100, page.locator("#play-theatre").bounding_box()["y"] + 40, steps=4)
            page.mouse.up()
            frames(page)
            require(page.input_value("#play-container") != "100", "the wall does not follow the pointer")
            page.locator("#play-vessels").scroll_into_view_if_needed()
            lid = page.locator("#play-vessels [data-item='0'] .lid").bounding_box()
            page.mouse.move(lid["x"] + 20, lid["y"] + 1)
            page.mouse.down()
            page.mouse.move(lid["x"] + 20, lid["y"] - 25, steps=4)
            page.mouse.up()
            frames(page)
            require(float(page.input_value("[data-field='0:max']")) > 40, "a lid does not follow the pointer")
            require(page.get_attribute("#play-proof", "data-proved") == "true", "the answer is not proved")
            page.select_option("#play-policy", "weights")
            page.fill("[data-field='1:weight']", "3")
            frames(page)
            require('"policy": "weights"' in page.input_value("#play-json") and '"weight": 3' in page.input_value("#play-json"), "a policy and a weight are not written")
            require(page.get_attribute("#play-proof", "data-proved") == "true", "the answer of other weights is not proved")
            require("maximize" in page.inner_text("#play-program"), "the program is not shown")
            page.wait_for_timeout(400)
            address, shown = page.evaluate("location.hash"), page.input_value("#play-json")
        with opened(browser, self.file, address) as page:
            require(page.input_value("#play-json") == shown, "a link does not lead to the row")
        with opened(browser, self.file) as page:
            story = page.locator("#play-story li").all_inner_texts()
            require("needs 160, its minimum: 10 more" in story[-1], f"what SwiftUI's rule does is told as {story}")
        return "text, fields, wall and vessels edit; errors have a place; the link leads back; what overflows is told"

    def check_verdicts(self, browser, count=400):
        """What the page says of SwiftUI's rule is verify's verdict: its kind, and of a length out of bounds its words."""
        rows, broken = [], 0
        for policy in POLICIES:
            for kind in ("toolbar", "random", "form"):
                text = plumb(self.command, "generate", "--kind", kind, "--policy", policy, "--count", -(-count // 36), "--seed", 5)
                rows += [row for row in map(json.loads, text.splitlines()) if row.get("available", -1) >= 0]
        for row, lengths in zip(rows, answers(self.command, rows, "--with", "swiftui")):
            row["claimed"] = {"engine": "SwiftUI", "lengths": lengths}
        text = "".join(json.dumps(row) + "\n" for row in rows)
        kinds = [json.loads(line)["verdict"] for line in plumb(self.command, "verify", "--format", "json", text=text).splitlines()]
        said = plumb(self.command, "verify", "--width", 400, text=text).splitlines()
        with opened(browser, self.file) as page:
            found = page.evaluate("""rows => rows.map(({ claimed, ...row }) => {
              const { problem } = plumb.readProblem(JSON.stringify(row));
              const { answers, frozen } = plumb.answersTo(problem);
              const { verdict } = answers.find(each => each.engine === 'swiftui');
              return [verdict.kind, plumb.sentence(verdict, plumb.namesOf(problem.items), { ...problem, frozen })];
            })""", rows)
        for row, kind, line, (own, sentence) in zip(rows, kinds, said, found):
            require(own == kind, f"{json.dumps(row)} is {own}, verify says {kind}")
            if kind == "outOfBounds":
                broken += 1
                wanted = line.split("out of bounds: ")[1].split("; off by")[0]
                require(sentence.replace("“", "").replace("”", "") == wanted + ".", f"{sentence!r} is said of {json.dumps(row)}, verify says {wanted!r}")
        require(broken > count // 10, f"only {broken} lengths are out of bounds")
        return f"{len(rows)} verdicts are verify's, and {broken} sentences about bounds"

    def check_fields(self, browser):
        """No number moves another; a contradiction is said and not taken; steps are taken back; keys and the wheel do as they should."""
        with opened(browser, self.file) as page:
            def shown():
                return page.evaluate("[...document.querySelectorAll('[data-field]')].map(field => field.value || '-').join(' ')")

            def used():
                items = json.loads(page.input_value("#play-json"))["items"]
                return [(item.get("min", 0), item.get("max")) for item in items]
            first, before = used(), shown()
            page.focus("[data-field='3:max']")
            page.keyboard.press("Control+a")
            page.keyboard.type("9")
            frames(page)
            require(used() == first, f"a 9 that is typed makes {used()}")
            require("min 44 is more than max 9" in page.inner_text("#play-wrong"), f"a contradiction is said as {page.inner_text('#play-wrong')!r}")
            require(page.get_attribute("[data-field='3:max']", "aria-invalid") == "true", "a contradiction is not marked")
            accessible(page, "a contradiction in the playground")
            page.keyboard.type("0")
            frames(page)
            require(used()[3] == (44, 90) and page.inner_text("#play-wrong") == "", f"90 that is typed makes {used()}")
            page.fill("[data-field='3:min']", "100")
            page.keyboard.press("Tab")
            frames(page)
            require(used()[3] == (44, 90) and page.input_value("[data-field='3:min']") == "44", f"a minimum above the maximum makes {used()}, and the fields show {shown()}")
            page.keyboard.press("Control+z")
            frames(page)
            require(used() == first and shown() == before, f"what was typed is taken back to {shown()}")
            page.click("[aria-label='Remove camera']")
            frames(page)
            require(page.evaluate("document.activeElement.getAttribute('aria-label')") == "Remove message", "the focus is lost with an item")
            page.keyboard.press("Control+z")
            frames(page)
            require(used() == first and shown() == before, "an item that was removed does not come back")
            page.focus("[data-field='3:priority']")
            page.mouse.move(*centre(page.locator("[data-field='3:priority']")))
            page.mouse.wheel(0, 100)
            settled(page)
            require(page.input_value("[data-field='3:priority']") == "0", "the wheel changes a number")
            page.focus("#play-slider")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Shift+ArrowRight")
            frames(page)
            require(page.input_value("#play-container") == "331", f"arrows move the slider to {page.input_value('#play-container')}")
            page.fill("#play-json", '{"available": 1, "items": [{"id": "a"}, {"id": "a"}]}')
            require('items 0 and 1 are both named "a"; ids must differ' in page.inner_text("#play-complaint"), "ids that are the same are taken")
            page.fill("#play-json", '{"available": 100,\n "items" [1]}')
            require(page.inner_text("#play-complaint").count("line") == 1, f"a place is said twice: {page.inner_text('#play-complaint')}")
        with opened(browser, self.file) as page:
            page.select_option("#play-policy", "equal-increments")
            frames(page)
            require("1 1 <min>" in page.inner_text("#play-theatre"), "the flex values of CSS are not said")
            page.select_option("#play-judged", "css")
            frames(page)
            require(page.inner_text("#play-finding").startswith("optimal") and "CSS" in page.inner_text("#play-story-title"), "another rule is not judged")
            tall = set()
            for width in range(150, 400, 10):
                page.fill("#play-container", str(width))
                frames(page)
                tall.add(page.locator("#play-slider").bounding_box()["y"])
            require(len(tall) == 1, f"the slider stands at {sorted(tall)} while the wall moves")
        return "no field moves another, contradictions are said, steps are taken back, nothing jumps"

    def check_touch(self, browser):
        """A tap or a click on an item says what holds it and moves nothing; a swipe scrolls; the wall follows a finger."""
        for touch in (False, True):
            with opened(browser, self.file, width=390, height=844, has_touch=touch, is_mobile=touch) as page:
                item = page.locator("#play-theatre [data-engine=swiftui] [data-item='2']")
                item.tap() if touch else page.mouse.click(*centre(item))
                if not touch:
                    page.mouse.move(2, 2)
                frames(page)
                require(page.input_value("#play-container") == "320", f"{'a tap' if touch else 'a click'} moves the wall to {page.input_value('#play-container')}")
                require("“message”" in page.inner_text("#item"), f"{'a tap' if touch else 'a click'} on an item says {page.inner_text('#item')!r}")
                reach = page.locator("#play-theatre .wall-hit").bounding_box()
                require(reach["width"] >= 24, f"the wall is {reach['width']} pixels wide for a finger")
        with opened(browser, self.file, width=390, height=844, has_touch=True, is_mobile=True) as page:
            client = page.context.new_cdp_session(page)

            def swipe(start, end):
                for step in range(11):
                    point = {name: start[place] + (end[place] - start[place]) * step / 10 for place, name in enumerate("xy")}
                    client.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [point]})
                client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
                settled(page)
            x, y = centre(page.locator("#play-theatre [data-engine=swiftui] [data-item='2']"))
            swipe((x, y), (x, y - 200))
            require(page.input_value("#play-container") == "320" and page.evaluate("scrollY") > 50, "a swipe over the picture moves the wall, or does not scroll")
            page.evaluate("scrollTo(0, 0)")
            # A swipe may go on scrolling.
            page.wait_for_function("scrollY === 0")
            settled(page)
            x, y = centre(page.locator("#play-theatre .grip"))
            swipe((x, y), (x - 60, y))
            require(float(page.input_value("#play-container")) < 300, "the wall does not follow a finger")
        return "taps and clicks pin, swipes scroll, the wall is dragged"

    def check_looks(self, browser, sizes=SIZES, schemes=("light", "dark")):
        """At every size, by day and by night."""
        for width, height in sizes:
            for scheme in schemes:
                with opened(browser, self.file, "", width, height, scheme) as page:
                    where = f"the playground at {width} by {scheme}"
                    fits(page, where)
                    accessible(page, where)
                    page.screenshot(path=os.path.join(self.folder, f"play-{width}-{scheme}.png"), full_page=True)
        return f"{len(schemes) * len(sizes)} views fit and are accessible"

    def measure(self, browser):
        """How long the programs of a row take GLPK in the page."""
        said = [f"{os.path.getsize(self.file):,} bytes"]
        with opened(browser, self.file) as page:
            for count in (10, 100):
                milliseconds = page.evaluate("""count => {
                  const items = Array.from({ length: count }, (_, item) => ({ id: null, min: item * 7 % 40, max: item % 3 ? 60 + item * 13 % 90 : Infinity, priority: 0, ideal: 0 }));
                  const problem = { id: '', items, gaps: Array(count - 1).fill(4), available: count * 55 };
                  const times = [];
                  for (let turn = 0; turn < 60; turn += 1) {
                    const began = performance.now();
                    plumb.answersTo({ ...problem, available: problem.available + turn });
                    times.push(performance.now() - began);
                  }
                  return times.slice(10).sort((a, b) => a - b)[25];
                }""", count)
                said.append(f"{count} items are solved, proved and judged in {milliseconds:.2f} ms")
        return "; ".join(said)


def main():
    """Tries everything; says what holds, and stops at what does not."""
    command, folder = sys.argv[1:3]
    playground = Playground(command, folder)
    with chromium() as browser:
        for check in (playground.check_answers, playground.check_verdicts, playground.check_families, playground.check_editing, playground.check_fields,
                      playground.check_touch, playground.check_looks, playground.measure):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
