#!/usr/bin/env python3
"""Tries every law of the test suite on all its cases, of which `swift test` tries a share.

    Scripts/check laws [--debug] [--record] [FILTER]

The filter is a regular expression; the laws of test files whose path it finds are tried, of all files without one.

A law states both numbers where it is tried: `.share(30, of: 3_000)`.  The tests are built for release, in .build-laws/, or
with --debug taken from the build of `swift test`, and run on all cores, a process a file.  The table has each law with its
share, its cases, the seconds that it took beside the other processes, and what came of it; --record puts it into
Documentation/reference/Laws.md, where laws that did not run keep their lines.  PLUMB_SEED takes other cases.  Exit status: 0
every law holds, 1 one does not.
"""

import datetime
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from html import unescape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["-c", "release", "-Xswiftc", "-enable-testing", "--scratch-path", ".build-laws"]
if "--debug" in sys.argv:
    FLAGS = ["-debug-info-format", "none", "--disable-index-store"]
PAGE = ROOT / "Documentation" / "reference" / "Laws.md"
BEGIN, END = "<!-- laws: Scripts/check laws --record -->", "<!-- end of laws -->"
HEAD = ["| suite | law | share | cases | seconds | result | run |", "| --- | --- | --- | --- | --- | --- | --- |"]


def plain(name):
    """A test's name without the marks of Swift: `a law holds`(policy:) is a law holds."""
    return re.sub(r"\([^()]*\)$", "", name.replace("`", ""))


def suites(file):
    """What runs the tests of a file: its module and the types with tests in it."""
    names = re.findall(r"\bstruct (\w+|`[^`]+`)", file.read_text(encoding="utf-8"))
    module = file.relative_to(ROOT / "Tests").parts[0]
    return f"^{module}\\.({'|'.join(re.escape(name) for name in names)})/"


def run(binary, file):
    """The laws of a file as rows of the table, and what the tests said where one failed."""
    with tempfile.TemporaryDirectory() as folder:
        log, report = Path(folder) / "laws", Path(folder) / "report.xml"
        done = subprocess.run(
            [binary, "--testing-library", "swift-testing", "--no-parallel", "--filter", suites(file), "--xunit-output",
             report],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            env={**os.environ, "PLUMB_LAWS": str(log), "PLUMB_REPLAY": ""})
        laws = {}
        for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else []:
            entry = json.loads(line)
            share, cases = laws.get(plain(entry["law"]), (0, 0))
            laws[plain(entry["law"])] = (share + entry["share"], cases + entry["cases"])
        text = report.read_text(encoding="utf-8", errors="replace") if report.exists() else ""
    tests = {
        plain(unescape(name)): (float(seconds), "<failure" in rest)
        for name, seconds, rest in re.findall(
            r'<testcase [^>]*?name="([^"]*)" time="([\d.]+)"(.*?)(?=<testcase|</testsuite)', text, re.S)
    }
    today = datetime.date.today().isoformat()
    rows = []
    for law, (share, cases) in laws.items():
        if law not in tests:  # What the tests of a file take from another one.
            continue
        seconds, failed = tests[law]
        time = f"{seconds:.0f}" + (" (debug)" if "--debug" in sys.argv else "")
        rows.append([file.stem, law, f"{share:,}", f"{cases:,}", time, "fails" if failed else "holds", today])
    return rows, "" if done.returncode == 0 else done.stdout


def record(rows):
    """Puts rows into the document, in place of those of the same laws."""
    text = PAGE.read_text(encoding="utf-8")
    start, end = text.index(BEGIN) + len(BEGIN), text.index(END)
    old = [[cell.strip() for cell in line.strip("|").split("|")] for line in text[start:end].splitlines()[4:] if line]
    table = {tuple(row[:2]): row for row in old + rows}
    lines = HEAD + ["| " + " | ".join(table[key]) + " |" for key in sorted(table)]
    PAGE.write_text(text[:start] + "\n\n" + "\n".join(lines) + "\n\n" + text[end:], encoding="utf-8")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument not in ("--debug", "--record")]
    if len(arguments) > 1:
        sys.exit(__doc__)
    wanted = re.compile(arguments[0] if arguments else "")
    files = [file for file in sorted((ROOT / "Tests").rglob("*Tests.swift"))
             if ".share(" in file.read_text(encoding="utf-8") and wanted.search(str(file.relative_to(ROOT)))]
    subprocess.run(["swift", "build", "--build-tests", *FLAGS], cwd=ROOT, stdout=sys.stderr, check=True)
    folder = subprocess.run(
        ["swift", "build", *FLAGS, "--show-bin-path"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    binary = Path(folder.stdout.strip()) / "PlumbPackageTests.xctest"
    status = 0
    print("\n".join(HEAD), flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for done in as_completed([workers.submit(run, binary, file) for file in files]):
            rows, said = done.result()
            for row in rows:
                print("| " + " | ".join(row) + " |", flush=True)
            if said:
                status = 1
                print(said, file=sys.stderr)
            if "--record" in sys.argv:
                record(rows)
    sys.exit(status)


if __name__ == "__main__":
    main()
