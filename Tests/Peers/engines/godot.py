"""Godot: HBoxContainer, in the server without a screen (godot/rows.gd).

    hbox   every child expands and fills, the weight as stretch ratio

Rounding: whole pixels; what rounding takes away is carried along to the next children.
Traps: Godot's files cannot be pipes, so it is asked over a socket. It knows neither natural nor greatest widths. A
container sorts its children when it is told so, not when its size is set.
"""

import os
import socket
import struct
import subprocess

from programs import PEERS, Program
from toolkit import run


class Godot(Program):
    """The server, which calls back; a text is its length in four bytes, then its bytes."""

    def __init__(self):
        door = socket.create_server(("127.0.0.1", 0))
        door.settimeout(15)
        command = ["godot3-server", "--path", str(PEERS / "engines" / "godot"), "-s", "rows.gd"]
        self.process = subprocess.Popen(
            command, env={**os.environ, "PLUMB_PORT": str(door.getsockname()[1])}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.line = door.accept()[0]
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.title = self.read()

    def exactly(self, count):
        text = b""
        while len(text) < count:
            part = self.line.recv(count - len(text))
            if not part:
                raise SystemExit("Godot has gone")
            text += part
        return text

    def read(self):
        return self.exactly(struct.unpack("<I", self.exactly(4))[0]).decode()

    def write(self, line):
        self.line.sendall(struct.pack("<I", len(line)) + line.encode())


program = Godot()
run(__doc__, f"Godot {program.title.split('.stable')[0]}", {"hbox": program})
