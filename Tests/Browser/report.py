"""report.py: what `plumb report` writes, tried in Chromium: run by Scripts/check page.

    report.py PLUMB FOLDER     screenshots and pages go to the folder; exit status 0 when all holds
"""

import bisect
import json
import os
import random
import sys
import time

from browser import Failure, accessible, answers, chromium, fits, frames, opened, plumb, require, require_soon, settled

SIZES = [(1440, 900), (768, 1024), (390, 844), (320, 640)]
HOSTILE = {"id": "</script><img src=x onerror=\"document.title='hacked'\">", "available": 100,
           "items": [{"id": "<b>bold</b>", "min": 20, "max": 80}, {"id": "a & \"b\" 'c'", "min": 10}, {"id": "كلمة 日本語"}]}


class Report:
    """The page of some generated rows."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        lines = plumb(command, "generate", "--kind", "toolbar", "--count", 150, "--seed", 7)
        lines += plumb(command, "generate", "--kind", "form", "--count", 40, "--seed", 7)
        self.rows = [json.loads(line) for line in lines.splitlines()] + [HOSTILE]
        self.file = self.written("report", self.rows, "--with", "swiftui,css")

    def written(self, name, rows, *options):
        """A page of rows."""
        source, target = (os.path.join(self.folder, name + ending) for ending in (".jsonl", ".html"))
        with open(source, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)
        plumb(self.command, "report", source, "-o", target, *options)
        return target

    def check_slider(self, browser):
        """The page's lengths are the command's: where the row stands to the last bit, elsewhere to its rounding."""
        chosen = random.Random(4).sample([row for row in self.rows if row.get("available")], 50)
        moved = [dict(row, available=round(row["available"] * (0.8 + 0.01 * place))) for place, row in enumerate(chosen)]
        same = count = 0
        with opened(browser, self.file, "#rows") as page:
            for rows in (chosen, moved):
                wanted = {"optimum": answers(self.command, rows), "swiftui": answers(self.command, rows, "--with", "swiftui")}
                for place, row in enumerate(rows):
                    shown = self.lengths(page, self.rows.index(chosen[place]), row["available"])
                    for engine, lengths in wanted.items():
                        if rows is chosen:
                            require(shown[engine] == lengths[place], f"{row['id']}: {engine} is {shown[engine]}, not {lengths[place]}")
                        count += 1
                        same += shown[engine] == lengths[place]
                        far = max(abs(a - b) for a, b in zip(shown[engine], lengths[place]))
                        require(far < 1e-9, f"{row['id']} in {row['available']}: {engine} differs by {far}")
        return f"{same} of {count} answers equal solve's to the last bit, all of them to 1e-9"

    @staticmethod
    def lengths(page, index, container):
        """What the bars show of a row in a container."""
        page.evaluate("hash => { location.hash = hash; }", f"#rows/{index}")
        page.wait_for_function("i => document.querySelector(`#case-${i}[aria-selected=true]`)", arg=index)
        page.fill("#container", repr(container))
        page.dispatch_event("#container", "change")
        frames(page)
        return page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#theatre [data-engine]')].map(bar =>
            [bar.dataset.engine, [...bar.querySelectorAll('[data-length]')].map(item => Number(item.dataset.length))]))""")

    def check_verdicts(self, browser):
        """The ribbon's verdicts are verify's, on both sides of every border."""
        tried = 0
        with opened(browser, self.file, "#rows") as page:
            require(page.get_attribute("#data", "data-encoding") == "plain", "the test's page is too large to be plain")
            data = page.evaluate("JSON.parse(document.getElementById('data').textContent)")
        problems, wanted = [], []
        for row, written in zip(self.rows, data["rows"]):
            borders = [border for border, _ in written["ribbons"].get("swiftui", []) if border]
            for border in borders[:4]:
                for container in (border - 0.01, border + 0.01):
                    kind = next(kind for end, kind in written["ribbons"]["swiftui"] if end is None or container < end)
                    problems.append(dict(row, available=container))
                    wanted.append(data["kinds"][kind])
        for problem, lengths in zip(problems, answers(self.command, problems, "--with", "swiftui")):
            problem["claimed"] = {"engine": "swiftui", "lengths": lengths}
        lines = plumb(self.command, "verify", "--format", "json", text="".join(json.dumps(row) + "\n" for row in problems))
        for problem, kind, line in zip(problems, wanted, lines.splitlines()):
            verdict = json.loads(line)["verdict"]
            require(verdict == kind, f"{problem['id']} in {problem['available']}: the ribbon says {kind}, verify {verdict}")
            tried += 1
        return f"{tried} verdicts beside borders are verify's"

    def check_filters(self, browser):
        """Chips, search and gap leave those rows in the list that they name."""
        with opened(browser, self.file, "#rows") as page:
            for chip in page.query_selector_all(".chip"):
                kind = chip.get_attribute("data-kind")
                page.click(f".chip[data-kind={kind}]")
                count = int(page.inner_text(f".chip[data-kind={kind}] b"))
                shown = page.evaluate("[...document.querySelectorAll('.case')].map(each => [each.getAttribute('aria-setsize'), each.querySelector('use').getAttribute('href')])")
                require(shown and all(int(size) == count and sign == f"#i-{kind}" for size, sign in shown), f"the chip {kind} shows others")
                page.click(f".chip[data-kind={kind}]")
            page.fill("#gap", "5")
            page.wait_for_function("""() => {
                const gaps = [...document.querySelectorAll(".case .gap")];
                return gaps.length && gaps.every(gap => parseFloat(gap.innerText || "0") >= 5);
            }""", timeout=30000)
            gaps = [float(text or 0) for text in page.locator(".case .gap").all_inner_texts()]
            require(gaps and min(gaps) >= 5, f"a gap of at least 5 shows {gaps}")
            page.fill("#gap", "")
            page.fill("#query", "bold")
            require(page.locator(".case").count() == 1, "a search for an item of one row does not find one row")
            page.fill("#query", "no such row")
            require(page.locator(".case").count() == 0 and page.locator(".none").count() == 1, "nothing found is not said")
        return "chips, search and gap filter"

    def check_keyboard(self, browser):
        """Keys alone choose a row, an item and a container."""
        with opened(browser, self.file, "#rows") as page:
            for _ in range(60):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.id") == "cases":
                    break
            require(page.evaluate("document.activeElement.id") == "cases", "Tab does not reach the list")
            before = page.inner_text("#name")
            page.keyboard.press("ArrowDown")
            settled(page)
            require(page.inner_text("#name") != before, "an arrow key chooses no other row")
            page.keyboard.press("Enter")
            require(page.evaluate("document.activeElement.id") == "container", "Enter does not lead to the container")
            page.keyboard.press("Control+a")
            page.keyboard.type("333")
            page.keyboard.press("Enter")
            require_soon(page, "() => document.querySelector('#finding').innerText.includes('333')",
                         "a container that one types is not taken")
            page.focus("#slider")
            page.keyboard.press("Shift+ArrowRight")
            settled(page)
            require(page.input_value("#container") == "343", f"Shift and an arrow move to {page.input_value('#container')}")
            page.focus("#next-turn")
            page.keyboard.press("Enter")
            settled(page)
            moved = page.input_value("#container")
            page.focus("#table [data-choose='1']")
            settled(page)
            require("held by" in page.inner_text("#item") or "moves with" in page.inner_text("#item"), "an item that has the focus is not explained")
            address, finding = page.evaluate("location.hash"), page.inner_text("#finding")
        with opened(browser, self.file, address) as page:
            require(page.inner_text("#finding") == finding and page.input_value("#container") == moved, "a link does not lead to the same view")
        return "keys suffice, and the address leads back"

    def check_colours(self, browser):
        """Every press of the button of the colours changes what one sees, whatever the system has."""
        paper = "getComputedStyle(document.documentElement).backgroundColor"
        for scheme in ("light", "dark"):
            with opened(browser, self.file, scheme=scheme) as page:
                seen = [page.evaluate(paper)]
                for _ in range(3):
                    page.click("#theme")
                    seen.append(page.evaluate(paper))
                    require(seen[-1] != seen[-2], f"a press changes no colour where the system is {scheme}: {seen}")
                page.click("#theme")
                require("as the system" in page.get_attribute("#theme", "aria-label"), "the system's colours do not come back")
        return "every press changes the colours"

    def check_phone(self, browser):
        """On a phone no name of the list is cut, the way back leads to the list, and a name that has no room in its bar is said in full."""
        with opened(browser, self.file, "#rows", 390, 844, has_touch=True, is_mobile=True) as page:
            cut = page.evaluate("[...document.querySelectorAll('.case .name')].filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)")
            require(not cut, f"names of the list are cut: {cut}")
            page.locator(".case").nth(4).tap()
            settled(page)
            name = page.inner_text("#name")
            require(page.is_visible("#theatre") and not page.is_visible("#cases"), "a tap opens no case")
            page.go_back()
            settled(page)
            require(page.is_visible("#cases") and not page.is_visible("#theatre"), "the way back does not lead to the list")
            require(page.inner_text(".case[aria-selected=true] .name") == name, "the list has forgotten the case")
            page.locator(".case").nth(4).tap()
            settled(page)
            page.tap("#back")
            settled(page)
            require(page.is_visible("#cases") and page.inner_text(".case[aria-selected=true] .name") == name, "the button does not lead back to the list")
        with opened(browser, self.file, f"#rows/{len(self.rows) - 1}", 390, 844, has_touch=True, is_mobile=True) as page:
            page.fill("#container", "60")
            page.dispatch_event("#container", "change")
            settled(page)
            box = page.locator("#theatre [data-engine=optimum] [data-item='0']")
            require(box.locator("title").text_content() == HOSTILE["items"][0]["id"], "an item whose name is cut has no title")
            box.tap()
            settled(page)
            require(HOSTILE["items"][0]["id"] in page.inner_text("#item"), "a tap does not say the whole name")
        return "no name of the list is cut, the way back leads to it, a tap says a whole name"

    def check_addresses(self, browser):
        """Engines may be called like properties of objects; no number in the address or in the field is too large; all views have room."""
        claims = [{"engine": name, "lengths": [75, 100]} for name in ("toString", "constructor", "__proto__")]
        row = {"id": "row", "available": 150, "items": [{"max": 100}, {"min": 100}], "claimed": claims}
        claimed = self.written("claimed", [row])
        with opened(browser, claimed, "#rows/0") as page:
            names = page.locator("#theatre [data-engine]").evaluate_all("bars => bars.map(bar => bar.dataset.engine)")
            require(set(names) & {"toString", "constructor", "__proto__"}, f"engines with names of properties are not drawn: {names}")
        for at in ("1e15", "1e308"):
            with opened(browser, claimed, f"#rows/0?at={at}") as page:
                require(page.input_value("#container") == "1000000000", f"at={at} is shown as {page.input_value('#container')}")
        with opened(browser, claimed, "#rows/0") as page:
            page.fill("#container", "1e25")
            page.dispatch_event("#container", "change")
            settled(page)
            require(page.input_value("#container") == "150", f"1e25 points are taken as {page.input_value('#container')}")
        models = os.path.join(os.path.dirname(__file__), "../../Models")
        sources = [os.path.join(models, name) for name in ("problems/toolbar.json", "families/toolbar.json", "scenes/form.json")]
        every = os.path.join(self.folder, "every.html")
        plumb(self.command, "report", *sources, "--live", "-o", every)
        for width in (400, 360, 320):
            with opened(browser, every, "", width, 640) as page:
                fits(page, f"a page of all subjects at {width}")
                accessible(page, f"a page of all subjects at {width}")
        return "no name or number of an address stops the page, and every view has room"

    def check_looks(self, browser, sizes=SIZES, schemes=("light", "dark")):
        """Every view at every size by day and by night: accessible, no wider than the window; a picture of each."""
        for view in ("", "#rows", "#rows/3", f"#rows/{len(self.rows) - 1}"):
            for width, height in sizes:
                for scheme in schemes:
                    with opened(browser, self.file, view, width, height, scheme) as page:
                        where = f"{view or 'overview'} at {width} by {scheme}"
                        fits(page, where)
                        accessible(page, where)
                        require(page.title() != "hacked" and not page.query_selector("main img, main b b"), "an id is read as markup")
                        name = (view or "overview").replace("/", "-").strip("#")
                        page.screenshot(path=os.path.join(self.folder, f"{name}-{width}-{scheme}.png"))
        with opened(browser, self.file, "#rows/3") as page:
            page.emulate_media(media="print")
            require(not page.is_visible(".list") and page.is_visible("#theatre svg"), "print shows the list, or no picture")
        return f"{4 * len(sizes) * len(schemes)} views fit and are accessible"

    def measure(self, browser):
        """How long a page of 1,000 rows of 20 items takes to open, and a step of a drag."""
        randomness = random.Random(1)
        rows = []
        for number in range(1000):
            items = []
            for place in range(20):
                least = randomness.choice([0, 24, 32, 44, 64])
                most = randomness.choice([least, least + 20, least + 60, 200, None])
                items.append({"id": f"item {place + 1}", "min": least} | ({} if most is None else {"max": most}))
            rows.append({"id": f"row {number + 1}", "available": randomness.randrange(600, 2400), "spacing": 8, "items": items})
        file = self.written("large", rows)
        said = [f"1,000 rows of 20 items: {os.path.getsize(file):,} bytes"]
        taken = opening(browser, file)
        said.append(f"its first view takes {taken:.0f} ms of the main thread")
        require(taken < 1000, f"the first view of {os.path.basename(file)} takes {taken:.0f} ms of the main thread; 1,000 is the limit")
        with opened(browser, file) as page:
            said.append("opened in {:.0f} ms".format(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")))
        with opened(browser, file, "#rows") as page:
            said.append("its list in {:.0f} ms".format(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")))
            said.append(drag(browser, page, self.folder))
        return "; ".join(said)


def opening(browser, file):
    """The milliseconds of thread time that a page takes to open: other programs do not move it, as they move a clock's."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"file://{os.path.abspath(file)}")
    frames(page)
    metrics = {each["name"]: each["value"] for each in client.send("Performance.getMetrics")["metrics"]}
    page.close()
    return metrics["TaskDuration"] * 1000


# A screen of 60 frames a second leaves so many milliseconds a frame.
FRAME = 1000 / 60
STEPS = 240


def drag(browser, page, folder, where="theatre", times=3):
    """A drag: how often the browser drew, by its clock, and what a frame took of the main thread, by the thread's own.

    Other programs take frames away, and by sharing a processor's caches make a thread slower than it is: of some drags the one counts
    that they touched least, and only what half of its frames take is held to the limit.
    """
    middle, most, rate, late, parts = min(dragged(browser, page, folder, where) for _ in range(times))
    require(middle < FRAME, f"half of a drag's frames take {middle:.1f} ms or more of the main thread; {FRAME:.1f} is the limit")
    return (f"a drag draws {rate:.1f} frames a second, {late} of {STEPS} late; a frame takes {middle:.1f} ms of the main thread in the middle, "
            f"95 of 100 at most {most:.1f} ({parts})")


def dragged(browser, page, folder, where):
    """The middle and the 95th of 100 of what frames took, in milliseconds; frames a second, those that came late, and the parts of a frame."""
    browser.start_tracing(page=page, path=os.path.join(folder, "drag.json"), categories=["toplevel", "devtools.timeline"])
    times = page.evaluate("""async ([steps, where]) => {
      const theatre = document.getElementById(where), box = theatre.getBoundingClientRect();
      const send = (type, x) => theatre.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: box.top + 40, pointerId: 1, bubbles: true }));
      theatre.setPointerCapture = () => {};
      // Of a row only the wall is taken hold of.
      const wall = theatre.querySelector('.wall-hit')?.getBoundingClientRect();
      send('pointerdown', wall ? wall.left + wall.width / 2 : box.left + 100);
      const times = [];
      for (let step = 0; step < steps; step += 1) {
        send('pointermove', box.left + 100 + 2 * (step % 240));
        times.push(await new Promise(requestAnimationFrame));
      }
      send('pointerup', box.left + 100);
      return times;
    }""", [STEPS, where])
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = next(each["tid"] for each in events if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
                and any(other["tid"] == each["tid"] and other["name"] == "FireAnimationFrame" for other in events))
    own = [each for each in events if each["tid"] == main and each.get("ph") == "X"]
    fired = sorted(each["ts"] for each in own if each["name"] == "FireAnimationFrame")
    # A frame is the task that draws it and the tasks since the one before.
    taken, spent = 0.0, []
    for each in sorted((each for each in own if each["name"] in ("ThreadControllerImpl::RunTask", "RunTask")), key=lambda each: each["ts"]):
        taken += each.get("tdur", 0) / 1000
        if bisect.bisect(fired, each["ts"] + each["dur"]) > bisect.bisect(fired, each["ts"]):
            spent.append(taken)
            taken = 0.0
    # What comes before the first frame is no frame of the drag.
    spent = sorted(spent[1:])
    parts = {name: sum(each.get("tdur", 0) for each in own if each["name"] == name) / 1000 / STEPS
             for name in ("FireAnimationFrame", "TimerFire", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")}
    middle, most = spent[len(spent) // 2], spent[len(spent) * 95 // 100]
    gaps = [after - before for before, after in zip(times, times[1:])]
    rate = 1000 * len(gaps) / sum(gaps)
    late = sum(gap > 1.5 * FRAME for gap in gaps)
    return middle, most, rate, late, ", ".join(f"{name} {taken:.1f}" for name, taken in parts.items() if taken >= 0.05)


def main():
    """Tries everything; says what holds, and stops at what does not."""
    command, folder = sys.argv[1:3]
    report = Report(command, folder)
    with chromium() as browser:
        for check in (report.check_slider, report.check_verdicts, report.check_filters, report.check_keyboard, report.check_colours, report.check_phone, report.check_addresses, report.check_looks, report.measure):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
