"""Toolkits that are not asked from Python: a program that reads a row of numbers a line and writes lengths a line.

    in   gap, how many containers, each of them, then for each child least natural most weight tier (most -1: none)
    out  the lengths in the last container, or `error` and a sentence

The program's first line names the toolkit and its version. Java is compiled when its source is newer than its class.
"""

import os
import subprocess
import sys
from pathlib import Path

PEERS = Path(__file__).resolve().parent
BUILT = PEERS.parents[1] / ".build" / "peers"


def question(shape, containers):
    """A row in numbers."""
    numbers = [shape.gap, len(containers), *containers]
    for child in shape.children:
        most = -1 if child.most is None else child.most
        numbers += [child.least, child.natural, most, child.weight, child.tier]
    return " ".join(map(repr, numbers))


class Program:
    """A running program."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.title = self.read()

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the program has gone")
        return line.strip()

    def write(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def __call__(self, shape, containers):
        """One question; ValueError where the program refuses it."""
        self.write(question(shape, containers))
        reply = self.read()
        if reply.startswith("error"):
            raise ValueError(reply[6:])
        yield [float(length) for length in reply.split()]


def java(name, form, jars=(), options=(), besides=()):
    """`engines/<name>.java` with Rows.java, and with the sources `besides`."""
    sources = [PEERS / "engines" / f"{each}.java" for each in ("Rows", *besides, name)]
    classes = BUILT / "classes" / name
    path = os.pathsep.join(map(str, (classes, *jars)))
    compiled = classes / f"{name}.class"
    if not compiled.exists() or compiled.stat().st_mtime < max(source.stat().st_mtime for source in sources):
        subprocess.run(["javac", "-d", classes, "-cp", path, *options, *sources], check=True)
    return Program(["java", "-XX:TieredStopAtLevel=1", "-cp", path, *options, name, form])
