"""tables.py: tables of texts, comparisons and sweeps in a page, tried in Chromium: run by Scripts/check page.

    tables.py PLUMB FOLDER     screenshots and pages go to the folder; exit status 0 when all holds
"""

import json
import os
import sys
import time

from browser import Failure, accessible, chromium, fits, frames, opened, plumb, require, settled
from report import SIZES

RULES = ("css-auto", "rich", "psql", "tabulary", "equal")
OWN = [
    {"id": "日本語", "headerRows": 1, "rows": [["名前", "説明"], ["東京", "日本の首都で、世界で最も人口の多い都市圏の一つです。"], ["👩‍👩‍👧 family", "e\u0301 and 🇯🇵 take the cells of their first character"]]},
    {"id": "spans", "headerRows": 1, "rows": [["item", {"text": "what it costs, and in which currency", "columns": 2}], ["tea-time and-so-on", 3, "EUR"], ["a long-winded name of a thing", 1250, "USD"]]},
    {"id": "</script><img src=x onerror=\"document.title='hacked'\">", "rows": [["<b>bold</b>", "a & \"b\""], ["<i>x</i> is no markup at all", "two words"]]},
    {"id": "in points", "size": 12, "headerRows": 1, "rows": [["Widget", "What it does"], ["Slider", "Chooses a number between two others by dragging"], ["Toggle", "Is on or off"]]},
]


class Tables:
    """The page of some of the corpus's tables, and of odd ones."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        root = os.path.join(os.path.dirname(__file__), "..", "..")
        with open(os.path.join(root, "Models/corpora/tables.jsonl"), encoding="utf-8") as file:
            corpus = [json.loads(line) for line in file]
        self.tables = [table for table in corpus if len(table["rows"]) <= 30][:40:8] + OWN
        self.file = self.written("tables", self.tables)

    def written(self, name, records, *options):
        """A page of records."""
        source, target = (os.path.join(self.folder, name + ending) for ending in (".jsonl", ".html"))
        with open(source, "w", encoding="utf-8") as file:
            file.writelines((record if isinstance(record, str) else json.dumps(record) + "\n") for record in records)
        plumb(self.command, "report", source, "-o", target, *options)
        return target

    def answer(self, table, width, rule):
        """What the command makes of a table in a width."""
        options = [] if rule == "optimal" else ["--with", rule]
        return json.loads(plumb(self.command, "table", "--from", "json", "--format", "json", "--width", width, *options, text=json.dumps(table)))

    def check_heights(self, browser):
        """In some widths the least height and every rule's are the command's."""
        count = 0
        with opened(browser, self.file, "#tables/0") as page:
            for index, table in enumerate(self.tables):
                if "size" in table:
                    continue
                frontier = json.loads(plumb(self.command, "sweep", "--format", "json", text=json.dumps(table)))["frontier"]
                least, widest = frontier[-1]["width"], frontier[0]["width"]
                for width in sorted({least, (2 * least + widest) // 3, (least + widest) // 2, widest}):
                    page.evaluate("hash => { location.hash = hash; }", f"#tables/{index}?at={width}")
                    frames(page, 2)
                    shown = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#table-rules tbody tr')].map(row =>
                        [row.querySelector('button').dataset.rule, Number(row.querySelector('.number').textContent)]))""")
                    best = next(point["height"] for point in frontier if point["width"] <= width)
                    require(shown["optimal"] == best, f"{table['id']} in {width} is {shown['optimal']} high, and {best} in the frontier")
                    for rule in RULES:
                        wanted = self.answer(table, width, rule)["height"]
                        require(shown[rule] == wanted, f"{table['id']} in {width}: {rule} is {shown[rule]} high, not {wanted}")
                        count += 1
        require(count > 80, f"only {count} heights are tried")
        return f"{count} heights of rules and every least one are the command's"

    def check_lines(self, browser):
        """The texts break as the command breaks them, letter by letter."""
        count = 0
        with opened(browser, self.file, "#tables/0") as page:
            for index, table in enumerate(self.tables):
                if "size" in table:
                    continue
                for width, rule in ((60, "optimal"), (47, "optimal"), (60, "rich"), (80, "equal"), (38, "optimal")):
                    page.evaluate("hash => { location.hash = hash; }", f"#tables/{index}?at={width}&by={rule}")
                    frames(page, 2)
                    shown = page.evaluate("""() => [...document.querySelectorAll('#table-text tr')].map(row =>
                        [...row.children].map(cell => cell.textContent.split('\\n')))""")
                    # Where a rule cuts words its heights are those of whole ones, and the command's drawing has no room for the rest.
                    if "cuts words" in page.inner_text("#table-finding"):
                        continue
                    options = [] if rule == "optimal" else ["--with", rule]
                    text = plumb(self.command, "table", "--from", "json", "--width", width, "--words", "keep", *options, text=json.dumps(table))
                    lines = [line for line in text.splitlines() if "│" in line and not set(line) & set("├┤┼")]
                    wanted = [" ".join(line.replace("│", " ").split()) for line in lines]
                    found = []
                    for row in shown:
                        for place in range(max(len(cell) for cell in row)):
                            found.append(" ".join(" ".join(cell[place] if place < len(cell) else "" for cell in row).split()))
                    require([line for line in found if line] == [line for line in wanted if line],
                            f"{table['id']} in {width} by {rule} breaks as {found}, not {wanted}")
                    count += 1
        require(count > 25, f"only {count} tables are tried")
        return f"{count} tables break as the command breaks them"

    def check_moving(self, browser):
        """Pointer, keys and buttons move the width; a rule is chosen; the address leads back."""
        with opened(browser, self.file, "#tables/0?at=60") as page:
            page.focus("#table-slider")
            page.keyboard.press("Shift+ArrowRight")
            frames(page)
            require(page.input_value("#table-width") == "70", f"Shift and an arrow move to {page.input_value('#table-width')}")
            page.focus("#table-rules [data-rule=equal]")
            page.keyboard.press("Enter")
            frames(page)
            require(page.inner_text("#table-title").startswith("Equal columns"), "a rule is not chosen by the keyboard")
            require(page.evaluate("document.activeElement.dataset.rule") == "equal", "the focus is lost")
            box = page.locator("#table-curve").bounding_box()
            page.mouse.move(box["x"] + 300, box["y"] + 80)
            page.mouse.down()
            page.mouse.move(box["x"] + 500, box["y"] + 80, steps=4)
            page.mouse.up()
            settled(page)
            require(page.input_value("#table-width") != "70", "the width does not follow the pointer")
            address, shown = page.evaluate("location.hash"), page.inner_text("#table-finding")
        with opened(browser, self.file, address) as page:
            require(page.inner_text("#table-finding") == shown, f"{address} does not lead back")
        return "pointer and keys move the width, a rule is chosen, and the address leads back"

    def check_written(self, browser):
        """What compare, merge, verify, sweep, table and explain write is shown; what is none of it is refused."""
        rows = plumb(self.command, "generate", "--kind", "toolbar", "--count", 60, "--seed", 7)
        compared = [plumb(self.command, "compare", "--format", kind, text=rows) for kind in ("json", "partial")]
        for name, record in zip(("compared", "partial"), compared):
            with opened(browser, self.written(name, [record])) as page:
                wanted = json.loads(compared[0])["engines"]
                shown = page.locator("main table").first.locator("tbody tr").all_inner_texts()
                require(len(shown) == len(wanted), f"{len(shown)} of {len(wanted)} engines are shown")
                for text, engine in zip(shown, wanted):
                    optimal = engine["verdicts"]["optimal"]
                    require(str(optimal) in text.split(), f"{engine['engine']}'s {optimal} optimal answers are not in {text!r}")
                page.locator(".worst a").first.click()
                page.wait_for_selector("#theatre")
        own = dict(self.tables[0], available=60)
        sweeps = plumb(self.command, "sweep", "--format", "json", "--with", "css", text=rows.splitlines()[0])
        frontier = plumb(self.command, "sweep", "--format", "json", text=json.dumps(own))
        told = plumb(self.command, "explain", "--format", "json", text=json.dumps(own))
        answer = json.dumps(self.answer(own, 60, "optimal")) + "\n"
        tally = plumb(self.command, "compare", "--format", "json", "--table-width", 60, text=json.dumps(own))
        verified = plumb(self.command, "verify", "--format", "partial", text=json.dumps(
            dict(json.loads(rows.splitlines()[0]), claimed={"engine": "own", "lengths": [10] * len(json.loads(rows.splitlines()[0])["items"])})))
        for name, record, view in (("swept", sweeps, "#theatre"), ("frontier", frontier, "#table-curve"), ("told", told, "#table-columns"),
                                   ("answered", answer, "#table-curve"), ("tally", tally, ".compared"), ("verified", verified, ".compared")):
            with opened(browser, self.written(name, [record])) as page:
                require(page.query_selector(view), f"{name} is not shown")
                accessible(page, name)
        return "what compare, verify, sweep, table and explain write is shown"

    def check_looks(self, browser, sizes=SIZES, schemes=("light", "dark")):
        """Tables, an odd one and engines at every size, by day and by night."""
        views = [(self.file, f"#tables/{place}?at=60&by={rule}", f"tables-{place}") for place, rule in ((0, "optimal"), (1, "equal"), (5, "optimal"), (6, "rich"), (7, "optimal"), (8, "css-auto"))]
        views.append((os.path.join(self.folder, "compared.html"), "#engines/0", "engines"))
        for file, part, name in views:
            for width, height in sizes:
                for scheme in schemes:
                    with opened(browser, file, part, width, height, scheme) as page:
                        where = f"{name} at {width} by {scheme}"
                        fits(page, where)
                        accessible(page, where)
                        require(page.title() != "hacked" and not page.query_selector("main td img, main td i, main th i"), "a text is read as markup")
                        page.screenshot(path=os.path.join(self.folder, f"{name}-{width}-{scheme}.png"), full_page=True)
        return f"{len(views) * len(sizes) * len(schemes)} views fit and are accessible"


def main():
    """Tries everything; says what holds, and stops at what does not."""
    command, folder = sys.argv[1:3]
    tables = Tables(command, folder)
    with chromium() as browser:
        for check in (tables.check_heights, tables.check_lines, tables.check_moving, tables.check_written, tables.check_looks):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
