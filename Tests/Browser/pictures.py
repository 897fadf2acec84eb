"""pictures.py: every picture of the documents, drawn to be looked at: run by Scripts/check pictures.

    pictures.py FOLDER [PART ...]     pictures whose path has one of the parts, or all; exit status 0 when none has a fault

Chromium draws each by day and by night, rsvg-convert by day, in full size and in half; sheets of them, a folder a sheet, go to
the folder.  A fault is a text without a length of its own, outside the picture, over another text or smaller than 12
points, and a picture without a title, words or colours of the night.
"""

import glob
import html
import os
import shutil
import subprocess
import sys

from browser import chromium, frames

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Documentation")
SMALLEST = 12

# Texts of screens are what an app shows, in its size; they overlap where views do.
LOOK = """() => {
    const svg = document.documentElement, page = svg.getBoundingClientRect(), faults = [];
    for (const name of ['title', 'desc']) {
        if (!svg.querySelector(`:scope > ${name}`)?.textContent.trim()) faults.push(`has no ${name}`);
    }
    if (!svg.querySelector('style')?.textContent.includes('prefers-color-scheme')) faults.push('has no night');
    const scale = page.width / svg.viewBox.baseVal.width, seen = [];
    for (const text of svg.querySelectorAll('text')) {
        const box = text.getBoundingClientRect(), words = text.textContent.trim();
        if (!words) continue;
        const screen = text.closest('.screen');
        if (!text.hasAttribute('textLength')) faults.push(`“${words}” has no length`);
        if (box.left < -0.5 || box.top < -0.5 || box.right > page.width + 0.5 || box.bottom > page.height + 0.5) {
            if (!screen) faults.push(`“${words}” leaves the picture`);
        }
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        if (size < SMALLEST - 0.01 && !screen) faults.push(`“${words}” is ${size} high`);
        if (screen) continue;
        for (const other of seen) {
            const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (wide > 1.5 && high > 4.5) faults.push(`“${words}” is over “${other.words}”`);
        }
        seen.push({box, words});
    }
    return [Math.ceil(page.width), Math.ceil(page.height), faults];
}""".replace("SMALLEST", str(SMALLEST))


class Gallery:
    """The pictures, drawn into a folder."""

    def __init__(self, browser, folder):
        self.browser, self.folder = browser, folder

    def drawn(self, file, name):
        """Draws a picture each way; its faults."""
        for scheme in ("light", "dark"):
            page = self.browser.new_page(viewport={"width": 1600, "height": 1200}, color_scheme=scheme)
            page.goto(f"file://{file}")
            width, height, faults = page.evaluate(LOOK)
            page.set_viewport_size({"width": width, "height": height})
            frames(page, 1)
            page.screenshot(path=f"{self.folder}/{name}.{scheme}.png")
            page.close()
        for kind, zoom in (("rsvg", 1), ("rsvg-half", 0.5)):
            subprocess.run(["rsvg-convert", "--zoom", str(zoom), file, "-o", f"{self.folder}/{name}.{kind}.png"], check=True)
        return width, height, faults

    def sheet(self, name, pictures):
        """All pictures of a folder on one sheet: by day, by night, by the other renderer, and in half size."""
        rows = []
        for each, width, _ in pictures:
            cells = [f"<img src='{each}.{kind}.png' width={width}>" for kind in ("light", "dark", "rsvg")]
            half = [f"<img src='{each}.{kind}.png' width={width // 2}>" for kind in ("light", "dark", "rsvg-half")]
            rows.append(f"<h2>{html.escape(each)}</h2><div>{''.join(cells)}</div><div>{''.join(half)}</div>")
        style = "body{font:14px sans-serif;background:#888;margin:8px;width:max-content}img{margin:2px;vertical-align:top}h2{margin:6px 0 2px}"
        with open(f"{self.folder}/{name}.html", "w", encoding="utf-8") as file:
            file.write(f"<!doctype html><meta charset=utf-8><title>{name}</title><style>{style}</style>{''.join(rows)}")


def main(folder, *parts):
    """Draws them all; how many faults there are."""
    if not shutil.which("rsvg-convert"):
        print("there is no rsvg-convert; install Debian's package librsvg2-bin", file=sys.stderr)
        return 1
    os.makedirs(folder, exist_ok=True)
    sheets, count = {}, 0
    with chromium() as browser:
        gallery = Gallery(browser, os.path.abspath(folder))
        for file in sorted(glob.glob(os.path.join(os.path.realpath(ROOT), "**", "*.svg"), recursive=True)):
            path = os.path.relpath(file, os.path.realpath(ROOT))
            if parts and not any(part in path for part in parts):
                continue
            name = path.removesuffix(".svg").replace("/", "-")
            width, height, faults = gallery.drawn(file, name)
            sheets.setdefault(os.path.dirname(path).replace("/", "-") or "documents", []).append((name, width, height))
            count += len(faults)
            for fault in faults:
                print(f"Documentation/{path}: {fault}")
        for name, pictures in sheets.items():
            gallery.sheet(name, pictures)
    print(f"{sum(map(len, sheets.values()))} pictures, {count} faults; look at {folder}/*.html", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
