"""WinForms of Mono: TableLayoutPanel (winforms.cs).

    percent   columns in per cent, by the weight

Rounding: whole pixels; the last column takes the remainder.
Traps: per cent are shares of the panel without regard to least widths, and a control that is docked keeps to its
bounds while its column does not: lengths are the controls'. There are no gaps: their sum is taken from the container.
Mono answers in place of .NET, whose columns may differ.
"""

import subprocess

from programs import BUILT, PEERS, Program
from toolkit import run

source, built = PEERS / "engines" / "winforms.cs", BUILT / "winforms.exe"
if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
    libraries = [f"-r:System.{each}.dll" for each in ("Windows.Forms", "Drawing", "Core")]
    subprocess.run(["mcs", f"-out:{built}", *libraries, str(source)], check=True)
program = Program(["mono", str(built)])
run(__doc__, f"WinForms of Mono {program.title}", {"percent": program})
