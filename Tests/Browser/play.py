"""play.py: the playground, tried in Chromium: run by Scripts/check page.

    play.py PLUMB FOLDER     screenshots and the page go to the folder; exit status 0 when all holds
"""

import json
import os
import sys
import time

from browser import Failure, accessible, answers, chromium, fits, frames, opened, plumb, require
from report import SIZES

ROWS = 2000
POLICIES = ("equal-sizes", "equal-increments", "weights", "levels", "spread", "natural-steps", "glue", "css-flex")


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
        """What the page computes is what the command answers, on 2,000 rows of eight policies; every answer of GLPK is proved."""
        rows = []
        kinds = ("toolbar", "table", "form", "chips", "random")
        share = -(-count // (len(kinds) * len(POLICIES)))
        for policy in POLICIES:
            for kind in kinds:
                text = plumb(self.command, "generate", "--kind", kind, "--policy", policy, "--count", share, "--seed", 21)
                rows += [row for row in map(json.loads, text.splitlines()) if row.get("available", 0) >= 0 and "available" in row]
        rules = {"optimum": (), "swiftui": ("--with", "swiftui"), "css": ("--with", "css"), "water-fill": ("--with", "water-fill")}
        wanted = {engine: answers(self.command, rows, *options) for engine, options in rules.items()}
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
            for engine, lengths in wanted.items():
                far = max(abs(a - b) for a, b in zip(answer["lengths"][engine], lengths[place]))
                require(far <= 1e-7 * max(1, row["available"]), f"{engine} differs by {far} on {json.dumps(row)}")
        return f"{len(rows)} rows of {len(POLICIES)} policies by {len(rules)} rules as the command has them, all proved"

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
            require("maximize" in page.inner_text("#play-program"), "the program is not shown")
            page.wait_for_timeout(400)
            address, shown = page.evaluate("location.hash"), page.input_value("#play-json")
        with opened(browser, self.file, address) as page:
            require(page.input_value("#play-json") == shown, "a link does not lead to the row")
        return "text, fields, wall and vessels edit; errors have a place; the link leads back"

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
        for check in (playground.check_answers, playground.check_editing, playground.check_looks, playground.measure):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
