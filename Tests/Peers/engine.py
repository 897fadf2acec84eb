"""Starts one engine of engines.json: problems a line on standard input, claims a line on standard output.

    engine.py NAME [--history none|reversed|resized] < problems.jsonl

Every engine has surroundings of its own, whichever it needs: a display that nobody sees, an empty home, no
configuration. They are gone when the engine ends.
"""

import ctypes
import json
import os
import runpy
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

PEERS = Path(__file__).resolve().parent
OFFSCREEN = {
    "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false", "ELM_ENGINE": "buffer",
    "EINA_LOG_LEVEL": "0", "NO_AT_BRIDGE": "1", "GDK_SCALE": "1", "GTK_THEME": "Default", "GSETTINGS_BACKEND": "memory",
    "LIBGL_ALWAYS_SOFTWARE": "1", "QT_SCALE_FACTOR": "1", "MOZ_HEADLESS": "1",
}


def table():
    """Every engine's entry by its name."""
    entries = json.loads((PEERS / "engines.json").read_text(encoding="utf-8"))
    return {entry["name"]: entry for entry in entries}


def end_with_parent():
    """Has the system end this process when its parent crashes (PR_SET_PDEATHSIG of Linux)."""
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)


def display():
    """Starts a display without a screen; the server (which must outlive all its clients: -noreset) and its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x600x24", "-noreset", "-nolisten", "tcp"],
        pass_fds=(writing,), preexec_fn=end_with_parent, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    if not number:
        sys.exit("Xvfb has given no display")
    return server, f":{number}"


def main():
    entries = table()
    if len(sys.argv) < 2 or sys.argv[1] not in entries:
        sys.exit("usage: engine.py NAME [--history …], a NAME of\n  " + " ".join(entries))
    entry, server = entries[sys.argv[1]], None
    with tempfile.TemporaryDirectory(prefix="plumb-engine-", ignore_cleanup_errors=True) as home:
        os.environ.update(OFFSCREEN, HOME=home, XDG_RUNTIME_DIR=home, XDG_CACHE_HOME=home, XDG_CONFIG_HOME=home)
        try:
            if entry.get("display"):
                server, os.environ["DISPLAY"] = display()
            script = PEERS / "engines" / entry["adapter"]
            sys.argv = [str(script), *entry.get("options", []), *sys.argv[2:]]
            runpy.run_path(str(script), run_name="__main__")
        finally:
            if server:
                server.terminate()
                server.wait()
    # Toolkits that are torn down with the interpreter, in whatever order, crash at times.
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
