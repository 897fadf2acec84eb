"""What two builds are asked about: documents of the package, generated rows, random scenes, families, bad input."""
import glob
import json
import os
import re
import subprocess

from scenes import kinds_in, scenes

BAD = [
    '{"items": [{"min": 3, "max": 2}], "available": 4}', '{"items": [{}], "available": "wide"}', '{"items": [', "[]",
    '{"items": [{}], "policy": "fairest", "available": 4}', '{"items": [{}], "available": 4, "claimed": {"lengths": []}}',
    '{"items": [{"min": 2}], "spacing": [1, 2], "available": 4}', '{"tree": {"hstack": 3}}', "",
    '{"items": [{}], "available": 4, "claimed": [{"engine": "a", "lengths": [4]}, {"engine": "a", "lengths": [3]}]}',
]
DOCUMENTS = [
    "Models/problems/*.json*", "Models/families/*.json", "Models/scenes/*", "Documentation/*.md", "README.md",
    "Documentation/screens/*.json", "Tests/WorkbenchTests/Cases/*.json",
]


def documents(path):
    """The problems and scenes of a file: JSON, JSON lines, or the JSON of a page."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if path.endswith(".md"):
        parts = re.findall(r"```json\n(.*?)```", text, re.S) + re.findall(r"'(\{.*?\})'", text, re.S)
    else:
        parts = [text] if path.endswith(".json") else text.splitlines()
    for part in parts:
        found = parsed(part)
        # Several records in one block stand one a line.
        yield from [found] if found is not None else filter(None, map(parsed, part.splitlines()))


def parsed(text):
    """The subject of a JSON text: the problem of a certificate, or the record itself."""
    try:
        record = json.loads(text)
    except ValueError:
        return None
    if isinstance(record, dict) and "cases" in record:
        return record
    return record.get("problem", record) if isinstance(record, dict) else None


class Inputs:
    """Files of rows, one and many to a file, of scenes, and of families; written into a folder by an older build."""

    def __init__(self, root, folder, plumb, vocabulary):
        self.root, self.folder, self.plumb = root, folder, plumb
        known = []
        for pattern in DOCUMENTS:
            for path in sorted(glob.glob(os.path.join(root, pattern))):
                for record in documents(path):
                    known += record["cases"] if "cases" in record else [record]
        families = [record for record in known if "parameters" in record]
        rows = [record for record in known if "items" in record and "parameters" not in record]
        trees = [record for record in known if "tree" in record and "parameters" not in record]
        self.kinds = set().union(*map(kinds_in, trees))
        self.rows = [self.write(f"row-{i}.json", [row]) for i, row in enumerate(rows)]
        self.rows += [self.text(f"bad-{i}.json", text) for i, text in enumerate(BAD)]
        trees = [{key: value for key, value in tree.items() if key in ("id", "proposal", "customGuides", "tree")} for tree in trees]
        self.scenes = [self.write(f"scene-{i}.json", [scene]) for i, scene in enumerate(trees)]
        self.row_families = [self.write(f"family-{i}.json", [f]) for i, f in enumerate(families) if "items" in f]
        self.scene_families = [self.write(f"screen-{i}.json", [f]) for i, f in enumerate(families) if "tree" in f]
        random = scenes(vocabulary.kinds, 3, 1)
        self.kinds |= kinds_in(random)
        self.corpora = [self.write("known.jsonl", rows), *self.recorded(), *self.generated(vocabulary)]
        self.scene_corpora = [
            self.write("random-scenes.jsonl", random),
            self.write("program-scenes.jsonl", scenes(vocabulary.program_kinds, 5, 2))]

    def text(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def write(self, name, records):
        return self.text(name, "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records))

    def recorded(self):
        """Rows with the answers of engines, at most 300 a file."""
        for path in sorted(glob.glob(os.path.join(self.root, "Tests/Peers/recorded/*.jsonl"))):
            found = [record for record in documents(path) if "items" in record]
            if found:
                yield self.write(os.path.basename(path), found[:300])

    def generated(self, vocabulary):
        """Random rows of every policy and every kind of corpus."""
        kinds = vocabulary.commands["generate"]["--kind"]
        asked = [("random", policy) for policy in vocabulary.policies] + [(kind, vocabulary.policies[0]) for kind in kinds]
        for kind, policy in sorted(set(asked)):
            call = [self.plumb, "generate", "--kind", kind, "--policy", policy, "--count", "40", "--seed", "7"]
            yield self.text(f"{kind}-{policy}.jsonl", subprocess.run(call, capture_output=True, text=True).stdout)
