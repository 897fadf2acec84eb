"""browser.py: Chromium with a page in it, and what each check of the page needs.

Chromium is Debian's, Playwright and axe-core are PyPI's; Scripts/check page installs the packages.
"""

import base64
import contextlib
import json
import os
import shutil
import subprocess
import zlib

from axe_core_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as NotInTime, sync_playwright


class Failure(Exception):
    """Something of the page is not as it should be."""


def require(holds, what):
    """Fails with a sentence unless something holds."""
    if not holds:
        raise Failure(what)


def plumb(command, *arguments, text=""):
    """Runs the command; its standard output."""
    run = subprocess.run([command, *map(str, arguments)], input=text, capture_output=True, text=True, check=False)
    require(run.returncode in (0, 1), f"plumb {' '.join(map(str, arguments))}: {run.stderr}")
    return run.stdout


def answers(command, rows, *options):
    """The lengths that the command gives each of some problems."""
    if not rows:
        return []
    lines = plumb(command, "solve", "--format", "json", *options, text="".join(json.dumps(row) + "\n" for row in rows))
    return [json.loads(line)["lengths"] for line in lines.splitlines()]


@contextlib.contextmanager
def chromium():
    """A browser for a time."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    require(found, "there is no Chromium; install Debian's package chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextlib.contextmanager
def opened(browser, file, part="", width=1440, height=900, scheme="light", **options):
    """A page in a window of its own; complaints of its console, and requests, are failures."""
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
    faults = []
    page.on("console", lambda message: message.type in ("error", "warning") and faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: request.url.startswith("http") and faults.append(f"asks for {request.url}"))
    page.goto(f"file://{os.path.abspath(file)}{part}")
    frames(page)
    yield page
    require(not faults, f"the console of {os.path.basename(file)}{part} says {faults}")
    page.close()


def frames(page, count=3):
    """Waits until what changed is drawn."""
    page.evaluate("n => new Promise(done => { const step = () => n-- ? requestAnimationFrame(step) : done(); step(); })", count)


def settled(page):
    """Waits until the words follow what is drawn."""
    frames(page)
    page.wait_for_timeout(300)


def require_soon(page, condition, message):
    """Waits for a function of the page to answer true, as long as a busy machine may need; fails where it does not come."""
    try:
        page.wait_for_function(condition, timeout=30_000)
    except NotInTime:
        require(False, message)


def accessible(page, where):
    """Fails where axe-core finds a violation."""
    found = Axe().run(page)["violations"]
    said = [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:160]}" for each in found]
    require(not said, f"{where} is not accessible: {said}")


def centre(locator):
    """The middle of an element."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def fits(page, where):
    """Fails where the page is wider than its window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    require(wide <= window, f"{where} is {wide} wide in a window of {window}")


def data_of(page):
    """What the command wrote into a page."""
    written = page.evaluate("[document.getElementById('data').dataset.encoding, document.getElementById('data').textContent]")
    return json.loads(written[1] if written[0] == "plain" else zlib.decompress(base64.b64decode(written[1])))
