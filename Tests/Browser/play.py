"""play.py: the playground, tried in Chromium: run by Scripts/check page.

    play.py PLUMB FOLDER     screenshots and the page go to the folder; exit status 0 when all holds
"""

import glob
import json
import os
import random
import sys
import time

from browser import Failure, accessible, answers, chromium, fits, frames, opened, plumb, require
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
                                (text.replace("min", "mim", 1), "items[0].mim"), (text.replace("100", '"x"'), "available")):
                page.fill("#play-json", wrong)
                require(said in page.inner_text("#play-complaint"), f"{wrong} is complained of as {page.inner_text('#play-complaint')!r}")
            page.fill("#play-json", text)
            page.fill("[data-field='0:max']", "40")
            frames(page)
            require('"max": 40' in page.input_value("#play-json"), "a field does not change the text")
            page.locator("#play-theatre").scroll_into_view_if_needed()
            box = page.locator("#play-theatre").bounding_box()
            page.mouse.move(box["x"] + 200, box["y"] + 40)
            page.mouse.down()
            page.mouse.move(box["x"] + 300, box["y"] + 40, steps=4)
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
        for check in (playground.check_answers, playground.check_families, playground.check_editing, playground.check_looks, playground.measure):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
