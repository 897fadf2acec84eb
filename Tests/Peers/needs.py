"""What engines need, from engines.json; `install` asks it.

    needs.py --list                        every engine, with its title
    needs.py --python NAME…                Python packages with their versions
    needs.py --debian NAME…                Debian packages that are installed
    needs.py --unpacked NAME…              Debian packages that are unpacked
    needs.py --record NAME…                what of it is here, in which version, as JSON

A NAME is an engine's, else the first part of several engines' names (`qt`, `gtk4`); `all` is every engine.
"""

import argparse
import json
import subprocess
import sys
from importlib import metadata

from engine import table


def named(names):
    """The entries of these names, each once; SystemExit where a name has none."""
    entries, found = table(), {}
    for name in names:
        matching = [each for each in entries if name == "all" or each.startswith(f"{name}-")]
        matching = [name] if name in entries else matching
        if not matching:
            sys.exit(f"no engine {name!r}; there are\n  " + " ".join(entries))
        found.update((each, entries[each]) for each in matching)
    return list(found.values())


def python_packages(entries):
    return sorted({package for entry in entries for package in entry.get("pip", [])})


def debian_packages(entries):
    display = {"xvfb"} if any(entry.get("display") for entry in entries) else set()
    return sorted(display.union(*(entry.get("deb", []) for entry in entries)))


def unpacked_packages(entries):
    return sorted({package for entry in entries for package in entry.get("unpacked", [])})


def debian_version(package):
    """The installed version, else the one that would be."""
    found = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True)
    if found.returncode == 0 and found.stdout:
        return found.stdout
    policy = subprocess.run(["apt-cache", "policy", package], capture_output=True, text=True).stdout
    candidates = [line.split()[1] for line in policy.splitlines() if line.strip().startswith("Candidate:")]
    return candidates[0] if candidates else None


def record(entries):
    """Every package with its version."""
    packages = {package: metadata.version(package.split("==")[0]) for package in python_packages(entries)}
    packages.update((each, debian_version(each)) for each in debian_packages(entries) + unpacked_packages(entries))
    return {"engines": [entry["name"] for entry in entries], "packages": packages}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    questions = {"python": python_packages, "debian": debian_packages, "unpacked": unpacked_packages}
    which = parser.add_mutually_exclusive_group(required=True)
    for question in ("list", *questions, "record"):
        which.add_argument(f"--{question}", action="store_const", const=question, dest="question")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if options.question == "list":
        print("\n".join(f"{name:24} {entry['title']}" for name, entry in table().items()))
    elif options.question == "record":
        print(json.dumps(record(named(options.names)), indent=2))
    else:
        print("\n".join(questions[options.question](named(options.names))))


if __name__ == "__main__":
    main()
