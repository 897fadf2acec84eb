#!/usr/bin/env python3
"""Which documents fit the schemas of Documentation/schema.

Reads a line a document: the name of a schema, a tab, the document.  Writes a line each: "fits", or what is wrong, where.
Needs the package jsonschema, 4.18 or later.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

FOLDER = Path(__file__).resolve().parents[2] / "Documentation" / "schema"


def refuse_word(word):
    raise ValueError(f"{word} is no JSON")


class Schemas:
    """The schemas by name, each read once."""

    def __init__(self):
        self.contents = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.json")}
        resources = [(name, Resource.from_contents(schema)) for name, schema in self.contents.items()]
        self.registry = Registry().with_resources(resources).crawl()
        self.validators = {}

    def validator(self, name):
        if name not in self.validators:
            self.validators[name] = Draft202012Validator(self.contents[f"{name}.json"], registry=self.registry)
        return self.validators[name]

    def fault(self, name, text):
        """What is wrong with a document; None where nothing is."""
        try:
            document = json.loads(text, parse_constant=refuse_word)
        except ValueError as error:
            return f"is no JSON: {error}"
        error = next(self.validator(name).iter_errors(document), None)
        return error and f"{error.json_path}: {error.message}"


def main():
    schemas = Schemas()
    if sys.argv[1:] == ["--themselves"]:
        for name, schema in sorted(schemas.contents.items()):
            Draft202012Validator.check_schema(schema)
            print(f"{name}: is a schema")
        return
    for line in sys.stdin:
        name, _, text = line.rstrip("\n").partition("\t")
        print((schemas.fault(name, text) or "fits").replace("\n", " "))


main()
