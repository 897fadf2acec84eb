"""Tables that others wrote, as one line of JSON each, for `plumb table` and its verbs.

    python3 Studies/tables/collect.py FOLDER > Models/corpora/tables.jsonl

`sources.json` lists what is read, with licences.  FOLDER has each Debian package unpacked by `dpkg -x` under its name, and a
clone of each repository under `OWNER+NAME`, with or without a work tree (a folder `repo` in it may be the clone).  Tables of
at least three rows and of 2 to 12 columns whose texts do not fit 80 cells are kept once; of each source the widest, the
longest, those with spans, and others drawn with a fixed seed.
"""

import html.parser
import json
import random
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

HERE = Path(__file__).resolve().parent
MOST, LONGEST = 24, 200

class Tables(html.parser.HTMLParser):
    """The innermost tables of a page, as rows of (text, columns, rows, heading)."""
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found, self.open, self.cell = [], [], None
    def handle_starttag(self, tag, attributes):
        if tag == "table":
            if self.open:
                self.open[-1]["outer"] = True
            self.open.append({"rows": [], "outer": False})
            self.cell = None
        elif self.open and tag == "tr":
            self.open[-1]["rows"].append([])
            self.cell = None
        elif self.open and tag in ("td", "th") and self.open[-1]["rows"]:
            spans = dict(attributes)
            number = lambda name: max(1, int(spans.get(name) or 1)) if str(spans.get(name) or 1).isdigit() else 1
            self.cell = {"text": "", "columns": number("colspan"), "rows": number("rowspan"), "heading": tag == "th"}
            self.open[-1]["rows"][-1].append(self.cell)
        elif tag in ("br", "p", "div", "li") and self.cell is not None:
            self.cell["text"] += " "
    def handle_endtag(self, tag):
        if tag == "table" and self.open:
            table = self.open.pop()
            if not table["outer"]:
                self.found.append([row for row in table["rows"] if row])
            self.cell = None
        elif tag in ("td", "th", "tr"):
            self.cell = None
    def handle_data(self, data):
        if self.cell is not None:
            self.cell["text"] += data

def markdown(text):
    """The pipe tables of a document, outside of fenced code."""
    lines, place, fenced = text.split("\n"), 0, False
    split = lambda line: [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
    while place + 1 < len(lines):
        fenced ^= lines[place].lstrip().startswith("```")
        is_rule = re.fullmatch(r"\s*\|?(\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*", lines[place + 1])
        head = split(lines[place])
        if not fenced and "|" in lines[place] and is_rule and len(split(lines[place + 1])) == len(head):
            rows, place = [head], place + 2
            while place < len(lines) and "|" in lines[place]:
                rows.append((split(lines[place]) + [""] * len(head))[:len(head)])
                place += 1
            yield [[{"text": text, "columns": 1, "rows": 1, "heading": row == 0} for text in cells]
                   for row, cells in enumerate(rows)]
        place += 1

def cells(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)

def document(rows):
    """The table as the command reads it, with its size; None where it does not fill its places."""
    taken, columns, wide = {}, 0, {}
    for row, own in enumerate(rows):
        place = 0
        for cell in own:
            cell["text"] = " ".join(cell["text"].split())
            while (row, place) in taken:
                place += 1
            for down in range(cell["rows"]):
                for right in range(cell["columns"]):
                    if (row + down, place + right) in taken or row + down >= len(rows):
                        return None
                    taken[row + down, place + right] = True
            if cell["columns"] == 1:
                wide[place] = max(wide.get(place, 0), cells(cell["text"]))
            place += cell["columns"]
            columns = max(columns, place)
    heads = 0
    while heads < len(rows) and all(cell["heading"] for cell in rows[heads]):
        heads += 1
    spans = any(cell["columns"] + cell["rows"] > 2 for row in rows for cell in row)
    written = [[cell["text"] if cell["columns"] + cell["rows"] == 2 else
                {"text": cell["text"], **{k: cell[k] for k in ("columns", "rows") if cell[k] > 1}} for cell in row]
               for row in rows]
    return {"columns": columns, "rows": written, "heads": heads, "spans": spans,
            "width": sum(wide.values()) + 3 * columns + 1}

def files(source, folder):
    """The texts of a source with their names."""
    if "repository" in source:
        clone = Path(folder) / source["repository"].replace("/", "+")
        clone = clone / "repo" if (clone / "repo").is_dir() else clone
        git = ["git", "-C", str(clone)]
        command = [*git, "ls-tree", "-r", "--name-only", source["commit"]]
        names = subprocess.run(command, capture_output=True, text=True, check=True)
        for name in sorted(names.stdout.splitlines()):
            if name.endswith(".md"):
                shown = subprocess.run([*git, "show", f"{source['commit']}:{name}"], capture_output=True, check=False)
                yield name, shown.stdout.decode("utf-8", "replace")
    else:
        root = Path(folder) / source["package"] / source["folder"]
        for path in sorted(root.rglob("*.html")):
            yield str(path.relative_to(root)), path.read_text(encoding="utf-8", errors="replace")

def tables(source, folder):
    for name, text in files(source, folder):
        if name.endswith(".md"):
            found = list(markdown(text))
        else:
            page = Tables()
            page.feed(text)
            found = page.found
        for number, rows in enumerate(found, 1):
            table = document(rows)
            if table and 3 <= len(rows) <= LONGEST and 2 <= table["columns"] <= 12 and table["width"] > 80:
                yield f"{source['name']}/{name}/{number}", table

def main():
    seen = set()
    for source in json.loads((HERE / "sources.json").read_text(encoding="utf-8")):
        found = []
        for name, table in tables(source, sys.argv[1]):
            key = json.dumps(table["rows"])
            if key not in seen and len(key) < 40_000:
                seen.add(key)
                found.append((name, table))
        kept = {name: table for name, table in sorted(found, key=lambda one: -one[1]["width"])[:6]}
        kept |= {name: table for name, table in sorted(found, key=lambda one: -len(one[1]["rows"]))[:6]}
        kept |= {name: table for name, table in found if table["spans"] and len(kept) < 16}
        random.Random(source["name"]).shuffle(found)
        kept |= dict(found[:max(0, MOST - len(kept))])
        for name, table in sorted(kept.items()):
            print(json.dumps({"id": name, "headerRows": table["heads"], "rows": table["rows"],
                              "note": source["licence"]}, ensure_ascii=False))
        print(f"{source['name']}: {len(kept)} of {len(found)} tables", file=sys.stderr)

main()
