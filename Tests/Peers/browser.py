"""A Chromium without windows that is asked over two pipes: `--remote-debugging-pipe`, one JSON object and a NUL a
message. The browser is the one of `.build/peers/chromium`, else an installed one; PLUMB_CHROMIUM names another.
"""

import fcntl
import glob
import json
import os
import shutil
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".build" / "peers" / "chromium"
FLAGS = ("--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         "--no-first-run", "--force-device-scale-factor=1")


def command():
    """The browser's path; FileNotFoundError where there is none."""
    own = FOLDER / "usr/lib/chromium/chromium-headless-shell"
    found = os.environ.get("PLUMB_CHROMIUM") or (str(own) if own.exists() else None)
    found = found or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        raise FileNotFoundError("no Chromium: run Tests/Peers/install, or set PLUMB_CHROMIUM")
    return found


def surroundings():
    """The environment, in which the browser finds the libraries that lie beside it."""
    folders = glob.glob(f"{FOLDER}/usr/lib/*-linux-gnu") + glob.glob(f"{FOLDER}/usr/lib/*-linux-gnu/pulseaudio")
    known = os.environ.get("LD_LIBRARY_PATH")
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(folders + ([known] if known else []))}


class Browser:
    """One browser with one empty page."""

    def __init__(self):
        questions, self.write_end = os.pipe()
        self.read_end, answers = os.pipe()
        # The browser reads from 3 and writes to 4; above 9 nothing is in the way.
        given = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (questions, answers)]

        def hand_over():
            os.dup2(given[0], 3)
            os.dup2(given[1], 4)

        self.process = subprocess.Popen(
            [command(), *FLAGS], env=surroundings(), pass_fds=(3, 4), preexec_fn=hand_over,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (questions, answers, *given):
            os.close(end)
        self.buffer, self.count, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    @property
    def version(self):
        """As the browser says it: `156.0.8078.79`."""
        return self.call("Browser.getVersion")["product"].split("/")[1]

    def call(self, method, **parameters):
        """One question; RuntimeError where the browser refuses it or has gone."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.next_message()
            if reply.get("id") == self.count:
                if "error" in reply:
                    raise RuntimeError(reply["error"]["message"])
                return reply["result"]

    def next_message(self):
        """The next message, an answer or an event."""
        while b"\0" not in self.buffer:
            part = os.read(self.read_end, 1 << 16)
            if not part:
                raise RuntimeError("the browser has gone")
            self.buffer += part
        text, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(text)

    def evaluate(self, expression):
        """The value of a script in the page; RuntimeError where it throws."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", "the script threw"))
        return result["result"].get("value")

    def close(self):
        """Ends the browser."""
        for end in (self.write_end, self.read_end):
            os.close(end)
        self.process.kill()
        self.process.wait()
