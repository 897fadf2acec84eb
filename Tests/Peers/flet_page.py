"""A page of Flutter that Flet serves and Chromium shows, in which rows are asked.

Chromium needs a software renderer (SwiftShader) for it.
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
from rows import as_float, parse_row  # noqa: E402
from serve import claim  # noqa: E402
from toolkit import shape_of  # noqa: E402

browser.FLAGS = ("--headless", "--remote-debugging-pipe", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
                 "--enable-unsafe-swiftshader", "--disable-dev-shm-usage", "--window-size=6000,400")


async def reply(page, line, lengths, name):
    """The claim on a row; every line must be answered, whatever happens in the engine."""
    try:
        row = parse_row(json.loads(line))
        found = await lengths(page, shape_of(json.loads(line), row), as_float(row.available))
        return claim(row, f"Flutter of Flet {flet.__version__} {name}", found, 0.01)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def answering(lengths, name, answers):
    """What the page does: it answers lines until there are no more."""
    async def main(page):
        page.padding = page.spacing = 0
        while line := await asyncio.to_thread(sys.stdin.readline):
            answer = json.dumps(await reply(page, line, lengths, name))
            os.write(answers, answer.encode() + b"\n")
        # Nothing else ends the server.
        shutil.rmtree(os.environ["HOME"], ignore_errors=True)
        os._exit(0)

    return main


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


def run(lengths, name):
    """Serves a form: `lengths(page, shape, container)` lays children out on the page."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    # What the server prints must not come between the answers.
    answers = os.dup(1)
    os.dup2(2, 1)
    threading.Thread(target=lambda: asyncio.run(look(port)), daemon=True).start()
    flet.run(answering(lengths, name, answers), port=port, host="127.0.0.1", view=None, no_cdn=True)
