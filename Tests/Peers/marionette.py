"""A Firefox without windows that is asked over a socket by its own protocol: a message is its length, a colon and JSON.
"""

import json
import os
import socket
import subprocess
import time

from engine import end_with_parent


class Firefox:
    """One browser with one empty page and a profile of its own in the home."""

    def __init__(self):
        profile = os.path.join(os.environ["HOME"], "profile")
        os.mkdir(profile)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as settings:
            settings.write(f'user_pref("marionette.port", {port});\n')
        command = ["firefox-esr", "--headless", "--no-remote", "--marionette", "--profile", profile]
        self.process = subprocess.Popen(
            command, preexec_fn=end_with_parent, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.line, self.count = self.connected(port), 0
        self.read()
        session = self.call("WebDriver:NewSession", {})
        self.version = session["capabilities"]["browserVersion"]
        page = os.path.join(os.environ["HOME"], "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write("<!doctype html><body style='margin:0'>")
        self.call("WebDriver:Navigate", {"url": f"file://{page}"})

    def connected(self, port):
        for _ in range(150):
            try:
                return socket.create_connection(("127.0.0.1", port)).makefile("rwb")
            except ConnectionRefusedError:
                time.sleep(0.1)
        raise SystemExit("Firefox does not answer")

    def read(self):
        digits = b""
        while not digits.endswith(b":"):
            digits += self.line.read(1)
        return json.loads(self.line.read(int(digits[:-1])))

    def call(self, name, parameters):
        self.count += 1
        text = json.dumps([0, self.count, name, parameters]).encode()
        self.line.write(str(len(text)).encode() + b":" + text)
        self.line.flush()
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(error["message"])
        return result

    def evaluate(self, script):
        """The value of a script in the page, in which names stay known."""
        asked = {"script": "return window.eval(arguments[0])", "args": [script], "sandbox": None}
        return self.call("WebDriver:ExecuteScript", asked)["value"]
