"""scenes.py: scenes in a page, tried in Chromium: run by Scripts/check page.

    scenes.py PLUMB FOLDER     screenshots and pages go to the folder; exit status 0 when all holds
"""

import glob
import json
import os
import sys
import time

from browser import Failure, accessible, centre, chromium, fits, frames, opened, plumb, require, settled
from report import SIZES

HOSTILE = {"id": "<img src=x onerror=\"document.title='hacked'\">", "proposal": [200, None],
           "tree": {"kind": "hstack", "id": "</script><b>", "children": [
               {"kind": "range", "id": "<i>a</i>", "w": [80, 160, "inf"], "h": 30}, {"kind": "fixed", "id": "__proto__", "w": 40, "h": 20}]}}


class Scenes:
    """The page of the scenes that the repository has, and of a hostile one."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        root = os.path.join(os.path.dirname(__file__), "..", "..")
        self.scenes = []
        for file in sorted(glob.glob(os.path.join(root, "Models/scenes/*.json"))) + sorted(glob.glob(os.path.join(root, "Documentation/screens/*.json"))):
            with open(file, encoding="utf-8") as text:
                self.scenes.append(json.load(text))
        self.scenes.append(HOSTILE)
        source, self.file = (os.path.join(folder, f"scenes.{ending}") for ending in ("jsonl", "html"))
        with open(source, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(scene) + "\n" for scene in self.scenes)
        plumb(command, "report", source, "-o", self.file)

    def check_frames(self, browser):
        """At some widths every view has the frame that layout gives it."""
        count = 0
        with opened(browser, self.file) as page:
            for index, scene in enumerate(self.scenes):
                for width in (120.5, 260, 333, 480, 700):
                    page.evaluate("hash => { location.hash = hash; }", f"#scenes/{index}?at={width}")
                    frames(page, 2)
                    shown = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#scene-views tbody tr')].map(row =>
                        [row.querySelector('button').textContent, [...row.querySelectorAll('td.number')].map(cell => Number(cell.textContent.replace('−', '-')))]))""")
                    answer = json.loads(plumb(self.command, "layout", "--format", "json", text=json.dumps(dict(scene, proposal=[width, scene["proposal"][1]]))))
                    for view, frame in shown.items():
                        found = answer["frames"][view]
                        require(all(abs(a - b) <= 0.0051 for a, b in zip(frame, found)), f"{scene['id']} at {width}: {view} is {frame}, not {found}")
                        count += 1
                # From right to left a layout stands as in a mirror (PlacedBox.mirrored, and laws of the views).
                page.select_option("#scene-direction", "1")
                frames(page, 2)
                mirrored = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#scene-views tbody tr')].map(row =>
                    [row.querySelector('button').textContent, [...row.querySelectorAll('td.number')].map(cell => Number(cell.textContent.replace('−', '-')))]))""")
                for view, frame in mirrored.items():
                    left, top, wide, high = answer["frames"][view]
                    require(all(abs(a - b) <= 0.0051 for a, b in zip(frame, [width - left - wide, top, wide, high])), f"{scene['id']} from right to left: {view} is {frame}")
                    count += 1
        require(count > 100, f"only {count} frames are tried")
        return f"{count} frames are layout's, as far as they are shown"

    def check_sizes(self, browser):
        """A family of scenes at each of its sizes has the frames that layout gives the scene there."""
        root = os.path.join(os.path.dirname(__file__), "..", "..")
        file = os.path.join(root, "Documentation/screens/families/dialog-buttons.json")
        with open(file, encoding="utf-8") as text:
            family = json.load(text)
        target = os.path.join(self.folder, "sizes.html")
        plumb(self.command, "report", file, "-o", target)

        def at(value, width, size):
            """The scene at a point of the family."""
            if isinstance(value, list) and value[:1] == ["*"]:
                return value[1] * size
            if isinstance(value, list):
                return [at(each, width, size) for each in value]
            if isinstance(value, dict):
                return {key: at(each, width, size) for key, each in value.items()}
            return width if value == "w" else value

        least, most = family["parameters"]["s"]
        count = 0
        with opened(browser, target, "#scenes/0?at=500") as page:
            sizes = page.locator("#scene-size option").all_inner_texts()
            require(len(sizes) == 5, f"the sizes are {sizes}")
            for place in range(5):
                page.select_option("#scene-size", str(place))
                frames(page, 2)
                size = least + (most - least) * place / 4
                scene = {key: value for key, value in at(family, 500, size).items() if key not in ("parameters", "claims")}
                found = json.loads(plumb(self.command, "layout", "--format", "json", text=json.dumps(scene)))["frames"]
                shown = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#scene-views tbody tr')].map(row =>
                    [row.querySelector('button').textContent, [...row.querySelectorAll('td.number')].map(cell => Number(cell.textContent.replace('−', '-')))]))""")
                for view, frame in shown.items():
                    require(all(abs(a - b) <= 0.0051 for a, b in zip(frame, found[view])), f"{sizes[place]}: {view} is {frame}, not {found[view]}")
                    count += 1
        return f"{count} frames of five sizes are layout's"

    def check_moving(self, browser):
        """Pointer and keys move the width, a view is explained, and the address leads back."""
        with opened(browser, self.file, "#scenes/0?at=280") as page:
            require("longer than its room" in page.inner_text("#scene-finding"), "what is too long is not said")
            page.focus("#scene-slider")
            page.keyboard.press("Shift+ArrowRight")
            frames(page)
            require(page.input_value("#scene-width") == "290", f"Shift and an arrow move to {page.input_value('#scene-width')}")
            page.focus("[data-choose='name']")
            page.keyboard.press("Enter")
            frames(page)
            require("“name”" in page.inner_text("#item") and "in “nameRow”" in page.inner_text("#item"), "a view that has the focus is not explained")
            page.select_option("#scene-direction", "1")
            frames(page)
            require(page.inner_text("#scene-anchors tbody tr:nth-child(3) th") == "leading", "from right to left a view does not lead at its right edge")
            page.locator("#scene-stage").scroll_into_view_if_needed()
            page.mouse.click(*centre(page.locator("#scene-stage [data-view]").last))
            settled(page)
            require(page.input_value("#scene-width") == "290", f"a press on a view moves the wall to {page.input_value('#scene-width')}")
            # It waits until the wall stands still and takes the pointer.
            page.locator("#scene-stage .wall-hit").hover()
            wall, middle = centre(page.locator("#scene-stage .wall-hit"))
            page.mouse.down()
            page.mouse.move(wall + 200, middle, steps=4)
            page.mouse.up()
            settled(page)
            require(page.input_value("#scene-width") not in ("280", "290"), "the wall does not follow the pointer")
            address, shown = page.evaluate("location.hash"), page.inner_text("#scene-finding")
        with opened(browser, self.file, address) as page:
            require(page.inner_text("#scene-finding") == shown, f"{address} does not lead back")
        return "pointer and keys move the width, and the address leads back"

    def check_looks(self, browser, sizes=SIZES, schemes=("light", "dark")):
        """A scene and a hostile one at every size, by day and by night."""
        for view in (0, len(self.scenes) - 1):
            for width, height in sizes:
                for scheme in schemes:
                    with opened(browser, self.file, f"#scenes/{view}", width, height, scheme) as page:
                        where = f"scene {view} at {width} by {scheme}"
                        fits(page, where)
                        accessible(page, where)
                        require(page.title() != "hacked" and not page.query_selector("main img, main td b, main th i"), "a name is read as markup")
                        page.screenshot(path=os.path.join(self.folder, f"scenes-{view}-{width}-{scheme}.png"), full_page=True)
        return f"{2 * len(sizes) * len(schemes)} views fit and are accessible"


def main():
    """Tries everything; says what holds, and stops at what does not."""
    command, folder = sys.argv[1:3]
    scenes = Scenes(command, folder)
    with chromium() as browser:
        for check in (scenes.check_frames, scenes.check_sizes, scenes.check_moving, scenes.check_looks):
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{check.__name__}: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
