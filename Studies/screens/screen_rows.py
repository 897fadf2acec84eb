"""Stacks of SwiftUI screens that others wrote, as rows of numbers.

    python3 Studies/screens/screen_rows.py FOLDER > Models/corpora/screens.jsonl

FOLDER has a clone of each repository of `repositories.json`, named `OWNER+NAME`, with or without a work tree.  A screen is a
file with a preview that compiles by itself against this package.  The script puts every such file into a target of its own, lays
its preview out in a window of 320 by 568 and of 390 by 844 points, and writes each stack of two or more views: what its
views take when offered nothing and without limit, and what the stack was offered.  Stacks of equal numbers are kept once.
"""

import concurrent.futures
import json
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / ".build" / "screens"
SCREENS = ((320, 568), (390, 844))
IMPORTS = {"SwiftUI", "Foundation", "Combine", "UIKit"}
LONGEST_FILE = 14_000
ROW = "row of a stack: "
MODULES = ROOT / ".build" / "debug"


def files(folder):
    """The files with a preview, each as its source's name and its text."""
    for source in json.loads((HERE / "repositories.json").read_text()):
        clone = folder / source["repository"].replace("/", "+")
        git = ["git", "-C", str(next(each for each in (clone / "repo", clone) if each.exists()))]
        names = subprocess.run([*git, "ls-tree", "-r", "--name-only", source["commit"]],
                               capture_output=True, check=True, text=True).stdout.splitlines()
        for name in names:
            if name.endswith(".swift"):
                text = subprocess.run([*git, "show", f"{source['commit']}:{name}"], capture_output=True, check=True).stdout
                yield f"{source['repository']}:{name}", text.decode(errors="replace")


def preview(text):
    """The file with a function that makes its preview; `None` where it has no preview that stands by itself."""
    if len(text) > LONGEST_FILE or not set(re.findall(r"^\s*import (\w+)", text, re.M)) <= IMPORTS:
        return None
    provider, macro = re.search(r"struct (\w+)\s*:\s*PreviewProvider", text), re.search(r"#Preview\b[^{]*\{", text)
    if provider:
        view = f"{provider[1]}.previews"
    elif macro and (body := inside(text, macro.end())) and "@Previewable" not in body:
        view = "Group {" + body + "}"
    else:
        return None
    return f"{text}\n@MainActor public func makeScreen() -> AnyView {{ AnyView({view}) }}\n"


def inside(text, start):
    """What stands between a brace and its partner."""
    depth = 1
    for end in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            return text[start:end]
    return None


def compiles(path):
    """Whether a file compiles by itself against the modules of the last debug build."""
    command = ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-module-name", path.stem,
               "-I", MODULES / "Modules", "-Xcc", f"-fmodule-map-file={MODULES}/CStack.build/module.modulemap",
               "-load-plugin-executable", f"{MODULES}/ViewMacros-tool#ViewMacros", path]
    return subprocess.run(command, capture_output=True).returncode == 0


def package(screens):
    """A package with a target for each screen and a program that lays one out."""
    names = sorted(screens)
    (BUILD / "Package.swift").write_text((HERE / "Package.swift.txt").read_text().replace("NAMES", json.dumps(names))
                                         .replace("ROOT", str(ROOT)))
    program = BUILD / "Sources" / "ScreenRows"
    program.mkdir(parents=True, exist_ok=True)
    table = "".join(f'    "{name}": {{ @MainActor in {name}.makeScreen() }},\n' for name in names)
    (program / "Screens.swift").write_text(
        "import PlumbViews\n" + "".join(f"import {name}\n" for name in names)
        + f"\nlet screens: [String: @MainActor () -> AnyView] = [\n{table}]\n")
    (program / "main.swift").write_text((HERE / "main.swift.txt").read_text())
    subprocess.run(["swift", "build", "--package-path", BUILD], check=True, stdout=sys.stderr)


def rows(name, width, height):
    """The stacks of a screen in a window; none where it cannot be laid out."""
    program = BUILD / ".build" / "debug" / "ScreenRows"
    try:
        done = subprocess.run([program, name, str(width), str(height)], capture_output=True, timeout=60, text=True)
    except subprocess.TimeoutExpired:
        return None
    # What a screen prints itself stands on other lines.
    lines = [line.removeprefix(ROW) for line in done.stdout.splitlines() if line.startswith(ROW)]
    return list(map(json.loads, lines)) if done.returncode == 0 else None


def main():
    found = {}
    for number, (source, text) in enumerate(files(Path(sys.argv[1]))):
        if (screen := preview(text)) is not None:
            name = f"Screen{number:05}"
            path = BUILD / "Sources" / name / f"{name}.swift"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(screen)
            found[name] = source
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        fine = dict(zip(found, pool.map(lambda name: compiles(BUILD / "Sources" / name / f"{name}.swift"), found)))
    screens = {name: source for name, source in found.items() if fine[name]}
    print(f"{len(found)} files with a preview, {len(screens)} compile by themselves", file=sys.stderr)
    package(screens)
    kept, laid_out, stacks = {}, 0, 0
    for name, source in screens.items():
        for width, height in SCREENS:
            laid = rows(name, width, height)
            laid_out += laid is not None
            for row in laid or []:
                stacks += 1
                place = row.pop("path")
                key = json.dumps(row)
                kept.setdefault(key, {"note": f"{source} at {width}: {place}"} | row)
    for number, row in enumerate(kept.values()):
        print(json.dumps({"id": str(number)} | row, separators=(",", ":"), ensure_ascii=False))
    print(f"{laid_out} layouts, {stacks} stacks, {len(kept)} different", file=sys.stderr)


if __name__ == "__main__":
    main()
