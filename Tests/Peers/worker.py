"""An engine in a process of its own, which is killed when it takes too long.

The process is started for the first question, kept for the next ones, and started anew after a failure. Its first
answer may take `start` seconds longer. It leads a process group, so that what it has started dies with it.
"""

import json
import os
import select
import signal
import subprocess
import time


# Seconds in which an engine whose input has ended may put away what it has made.
FAREWELL = 5


class NoAnswer(Exception):
    """Why a question has no answer, in words."""


class Worker:
    """A command that answers a line by a line, each within `limit` seconds."""

    def __init__(self, command, limit, start=20):
        self.command, self.limit, self.start, self.process = command, limit, start, None

    def ask(self, line):
        """The answer, parsed; NoAnswer where there is none."""
        limit = self.limit
        if self.process is None:
            limit += self.start
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            reply = json.loads(self.read_line(limit))
        except (NoAnswer, OSError, ValueError) as error:
            self.stop()
            raise error if isinstance(error, NoAnswer) else NoAnswer(f"no answer, {error}") from None
        if "error" in reply:
            raise NoAnswer(reply["error"])
        return reply

    def read_line(self, limit):
        """Bytes up to the end of the line."""
        text, output, deadline = b"", self.process.stdout.fileno(), time.monotonic() + limit
        while not text.endswith(b"\n"):
            if not select.select([output], [], [], max(0, deadline - time.monotonic()))[0]:
                raise NoAnswer(f"no answer within {limit:g} s")
            part = os.read(output, 1 << 16)
            if not part:
                raise NoAnswer(f"no answer, exit status {self.process.wait()}")
            text += part
        return text

    def close(self):
        """Ends the input, and after a while the process."""
        if self.process is not None:
            self.process.stdin.close()
            try:
                self.process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                pass
        self.stop()

    def stop(self):
        """Ends the process and all that it has started."""
        if self.process is None:
            return
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.process = None
