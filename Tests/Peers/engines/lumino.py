"""Lumino, the panels of JupyterLab: BoxEngine (lumino.js).

    stretch   the weight as stretch, the natural length as sizeHint

Rounding: none, double precision; a remainder below a hundredth may stay.
Trap: an item's sizeHint is where both growing and shrinking begin; stretch 0 would flex only when nothing else can.
"""

import os

from programs import PEERS, Program
from toolkit import run

os.environ["NODE_PATH"] = "/usr/share/nodejs"
program = Program(["node", str(PEERS / "engines" / "lumino.js")])
run(__doc__, f"Lumino {program.title}", {"stretch": program}, rounding=0.01, whole=False)
