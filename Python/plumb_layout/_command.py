"""The command `plumb`, which the wheel brings along."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent / "_native" / "plumb"


def main() -> None:
    """Becomes the command, so that signals and pipes are its own."""
    os.execv(PROGRAM, ["plumb", *sys.argv[1:]])
