"""Runs reproductions/*, each in surroundings of its own, and writes what it prints to a file beside it.

    python3 reproduce.py [NAME]
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from engine import OFFSCREEN, display

FOLDER = Path(__file__).with_name("reproductions")
JAVA = {
    "swt": ["-cp", "/usr/share/java/swt4.jar"],
    "javafx": ["--module-path", "/usr/share/openjfx/lib", "--add-modules", "javafx.controls"],
}


def command(script):
    if script.suffix == ".java":
        return ["java", *JAVA.get(script.stem.split("-")[0], []), str(script)]
    return [sys.executable, str(script)]


def main():
    scripts = [each for each in sorted(FOLDER.iterdir()) if each.suffix in (".py", ".java")]
    scripts = [each for each in scripts if each.name.startswith(sys.argv[1] if len(sys.argv) > 1 else "")]
    server, name = display()
    try:
        for script in scripts:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
                surroundings = {**os.environ, **OFFSCREEN, "HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": name}
                run = subprocess.run(command(script), env=surroundings, cwd=home, stdin=subprocess.DEVNULL,
                                     capture_output=True, text=True, timeout=60)
            ending = f"exit status {run.returncode}\n" if run.returncode else ""
            script.with_suffix(".txt").write_text(run.stdout + ending, encoding="utf-8")
            print(f"{script.name}: {(run.stdout + ending).strip()}" + (f"\n{run.stderr[-600:]}" if ending else ""))
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
