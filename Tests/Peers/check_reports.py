"""Checks what `plumb --format sarif` and `--format junit` wrote: python3 check_reports.py [--packages] FILE…

A .sarif file must be JSON with what SARIF 2.1.0 (OASIS) requires of a log, its runs, tool, rules, results, places, fixes
and invocations; a .xml file XML with the suites and tests that JUnit's readers know, their counts true. With --packages the
PyPI packages sarif-pydantic and junitparser have to read them, too (Scripts/check reports installs them). Prints a line for
each fault; exit status 1 where there is one.
"""

import argparse
import json
import re
import sys
import urllib.parse
import xml.etree.ElementTree as tree

LEVELS = {"none", "note", "warning", "error"}
STATES = {"new", "unchanged", "updated", "absent"}
ATTRIBUTES = {
    "testsuites": {"name", "time", "tests", "failures", "disabled", "errors"},
    "testsuite": {"name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package"},
    "testcase": {"name", "classname", "time", "status", "assertions"},
    "failure": {"message", "type"}, "error": {"message", "type"}, "skipped": {"message"}, "system-out": set(),
}
INSIDE = {
    "testsuites": {"testsuite"}, "testsuite": {"testcase"},
    "testcase": {"skipped", "error", "failure", "system-out", "system-err"},
}


class Faults(list):
    """What is wrong, with where."""

    def unless(self, holds, place, message):
        if not holds:
            self.append(f"{place}: {message}")
        return holds


def location(found, place, faults):
    physical = found.get("physicalLocation")
    if physical is None:
        return
    uri = physical["artifactLocation"]["uri"]
    parts = urllib.parse.urlsplit(uri)
    faults.unless(re.fullmatch(r"[\w.~:/%-]+", uri) is not None, place, f"{uri} is no URI")
    faults.unless(parts.scheme in ("", "file"), place, f"{uri} is of another scheme than file")
    if "region" in physical:
        faults.unless(physical["region"]["startLine"] >= 1, place, "a line is counted from 1")


def result(found, rules, place, faults):
    faults.unless(found["message"]["text"].strip() != "", place, "has no message")
    faults.unless(rules[found["ruleIndex"]]["id"] == found["ruleId"], place, "ruleIndex is of another rule")
    faults.unless(found["level"] in LEVELS, place, "has no level of SARIF's")
    faults.unless(found.get("baselineState", "new") in STATES, place, "has no state of SARIF's")
    faults.unless(len(found["partialFingerprints"]) > 0, place, "has no fingerprint")
    for each in found["locations"]:
        location(each, place, faults)
    for fix in found.get("fixes", []):
        for change in fix["artifactChanges"]:
            for replacement in change["replacements"]:
                region = replacement["deletedRegion"]
                begin, end = ((region[f"{at}Line"], region[f"{at}Column"]) for at in ("start", "end"))
                faults.unless((1, 1) <= begin <= end, place, "a region ends before it begins")
                faults.unless(isinstance(replacement["insertedContent"]["text"], str), place, "inserts no text")


def sarif(text, place, faults):
    log = json.loads(text)
    faults.unless(log["version"] == "2.1.0", place, "is of another version")
    faults.unless(log["$schema"].endswith("sarif-schema-2.1.0.json"), place, "names another schema")
    for run in log["runs"]:
        driver = run["tool"]["driver"]
        rules = driver["rules"]
        faults.unless(driver["name"] != "", place, "names no tool")
        faults.unless(len({rule["id"] for rule in rules}) == len(rules), place, "lists a rule twice")
        for rule in rules:
            faults.unless(rule["shortDescription"]["text"] and rule["help"]["text"], place, f"{rule['id']} says nothing")
        for number, found in enumerate(run["results"]):
            result(found, rules, f"{place}: result {number}", faults)
        for invocation in run["invocations"]:
            faults.unless(isinstance(invocation["executionSuccessful"], bool), place, "does not say how it ended")
            for notification in invocation.get("toolExecutionNotifications", []):
                faults.unless(notification["message"]["text"], place, "a notification has no message")
                faults.unless(notification["level"] in LEVELS, place, "a notification has no level")


def element(found, place, faults):
    faults.unless(found.tag in ATTRIBUTES, place, f"has an element {found.tag}")
    others = set(found.attrib) - ATTRIBUTES.get(found.tag, set())
    faults.unless(not others, place, f"{found.tag} has {', '.join(others)}")
    for child in found:
        faults.unless(child.tag in INSIDE.get(found.tag, set()), place, f"{child.tag} stands in {found.tag}")
        element(child, place, faults)


def junit(text, place, faults):
    root = tree.fromstring(text)
    faults.unless(root.tag == "testsuites", place, "is no testsuites")
    element(root, place, faults)
    for suite in root:
        cases = suite.findall("testcase")
        name = suite.get("name")
        faults.unless(int(suite.get("tests")) == len(cases), place, f"{name} counts other tests than it has")
        for count, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            there = sum(case.find(tag) is not None for case in cases)
            faults.unless(int(suite.get(count)) == there, place, f"{name} counts other {count} than it has")
        for case in cases:
            faults.unless(case.get("name") and case.get("classname"), place, f"a test of {name} has no name")


def read_by_packages(name, text):
    if name.endswith(".xml"):
        from junitparser import JUnitXml
        JUnitXml.fromstring(text.encode())
    else:
        from sarif_pydantic import Sarif
        Sarif.model_validate_json(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--packages", action="store_true", help="let packages of PyPI read them, too")
    options = parser.parse_args()
    faults = Faults()
    for name in options.files:
        with open(name, encoding="utf-8") as file:
            text = file.read()
        try:
            (junit if name.endswith(".xml") else sarif)(text, name, faults)
            if options.packages:
                read_by_packages(name, text)
        except (KeyError, IndexError, TypeError, ValueError, tree.ParseError) as error:
            faults.append(f"{name}: {type(error).__name__}: {error}")
    print("\n".join(faults), end="\n" if faults else "")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
