"""Flutter: a Row of Flexible children, in the web build that Flet serves, shown by Chromium.

    row   the weight as flex; a child without a greatest width is Expanded, one with it is Flexible, loose, in a box

Rounding: none, double precision.
Traps: a child that does not take all of its share leaves it unused: that is what `loose` says, no defect. There are
neither least nor natural widths. Chromium needs a software renderer (SwiftShader) for it, and lengths are reported
only where they have changed: every row is made anew.
"""

import asyncio
import json
import os
import shutil
import socket
import sys
import threading

os.environ.update(FLET_FORCE_WEB_SERVER="true", FLET_SECRET_KEY="rows")
import browser  # noqa: E402
import flet  # noqa: E402
from serve import claim  # noqa: E402
from rows import as_float, parse_row  # noqa: E402
from toolkit import shape_of  # noqa: E402

browser.FLAGS = ("--headless", "--remote-debugging-pipe", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
                 "--enable-unsafe-swiftshader", "--disable-dev-shm-usage", "--window-size=6000,400")


def child(wishes, report):
    loose = wishes.most is not None
    return flet.Container(expand=int(wishes.weight), expand_loose=loose, width=wishes.most, height=10,
                          on_size_change=report)


async def lengths(page, shape, container):
    found, done = {}, asyncio.Event()

    def reporter(place):
        def report(event):
            found[place] = event.width
            if len(found) == len(shape.children):
                done.set()

        return report

    children = [child(each, reporter(place)) for place, each in enumerate(shape.children)]
    page.controls.clear()
    row = flet.Container(width=container, content=flet.Row(children, spacing=shape.gap))
    page.add(flet.Row([row], spacing=0, scroll=flet.ScrollMode.AUTO))
    await asyncio.wait_for(done.wait(), 4)
    return [found[place] for place in range(len(children))]


async def reply(page, line):
    try:
        row = parse_row(json.loads(line))
        shape = shape_of(json.loads(line), row)
        found = await lengths(page, shape, as_float(row.available))
        return claim(row, f"Flutter of Flet {flet.__version__} row", found, 0.01)
    except Exception as error:  # every line must be answered, whatever happens in the engine
        return {"error": f"{type(error).__name__}: {error}"}


async def main(page):
    page.padding = page.spacing = 0
    while line := await asyncio.to_thread(sys.stdin.readline):
        answer = json.dumps(await reply(page, line))
        os.write(answers, answer.encode() + b"\n")
    # Nothing else ends the server.
    shutil.rmtree(os.environ["HOME"], ignore_errors=True)
    os._exit(0)


async def look(port):
    """Opens the page once it is served."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except ConnectionRefusedError:
            await asyncio.sleep(0.2)
    page = browser.Browser()
    page.call("Page.navigate", url=f"http://127.0.0.1:{port}/")
    while True:
        await asyncio.sleep(1)


with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]
# What the server prints must not come between the answers.
answers = os.dup(1)
os.dup2(2, 1)
threading.Thread(target=lambda: asyncio.run(look(port)), daemon=True).start()
flet.run(main, port=port, host="127.0.0.1", view=None, no_cdn=True)
