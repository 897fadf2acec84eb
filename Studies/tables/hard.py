"""How far the proof of hard tables has come at its limit.

    python3 Studies/tables/hard.py PLUMB [SECONDS] < CORPUS

Three tables of each kind: prose, 200 rows of 20 columns of at most 30 words; columns of the corpus, 100 rows of 20; random graphs of 40
columns and 300 edges, whose least height is a densest subgraph (Documentation/Tables.md); 25 rows of 12 columns in points, where every
third cell is over two to five columns.  A line of Markdown each: the height, the
proved bound below it, and the gap between the two after SECONDS (10).
"""

import json
import random
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import engines  # noqa: E402

def prose(draw, tables):
    words = [word for table in tables for row in engines.texts(table) for cell in row
             for word in cell.split() if len(word) <= 9]
    def cell():
        first = draw.randrange(len(words) - 30)
        return " ".join(words[first:first + draw.randint(1, 30)])
    return [[cell() for _ in range(20)] for _ in range(200)]

def drawn(draw, tables):
    pools = [[row[j] for row in engines.texts(table)] for table in tables for j in range(len(engines.texts(table)[0]))]
    columns = [draw.choice(pools) for _ in range(20)]
    return [[column[row % len(column)] for column in columns] for row in range(100)]

def graph(draw, tables):
    edges = [draw.sample(range(40), 2) for _ in range(300)]
    return [["x x" if column in edge else "" for column in range(40)] for edge in edges]

def spanned(draw, tables):
    words = [word for table in tables for row in engines.texts(table) for cell in row
             for word in cell.split() if len(word) <= 9]
    def cell(room):
        columns = min(room, draw.randint(2, 5)) if draw.random() < 0.3 else 1
        text = " ".join(draw.choice(words) for _ in range(draw.randint(1, 5 if columns == 1 else 8 * columns)))
        return {"text": text, "columns": columns} if columns > 1 else text
    def row(room):
        first = cell(room)
        left = room - (1 if isinstance(first, str) else first["columns"])
        return [first] + (row(left) if left else [])
    return [row(12) for _ in range(25)]

def question(rows, extra):
    """The table in the width that its words need and some more; in points where cells span."""
    if any(isinstance(cell, dict) for row in rows for cell in row):
        return {"rows": rows, "size": 12, "available": extra}
    return {"rows": rows, "available": least(rows) + extra}

def least(rows):
    return sum(max(len(word) for row in rows for word in (row[j].split() or [""])) + 3 for j in range(len(rows[0]))) + 1

def main():
    plumb, seconds = sys.argv[1], (sys.argv[2:] + ["10"])[0]
    tables = [table for table in map(json.loads, sys.stdin) if engines.is_plain(table)]
    print("| table | height | proved | gap |\n| --- | --- | --- | --- |", flush=True)
    for kind, extra in ((prose, 200), (drawn, 120), (graph, 30), (spanned, 900)):
        for seed in range(3):
            rows = kind(random.Random(seed), tables)
            command = [plumb, "table", "--from", "json", "--words", "keep", "--format", "json", "--limit", seconds]
            asked = json.dumps(question(rows, extra), ensure_ascii=False)
            found = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
            answer = json.loads(found.stdout)
            gap, name = answer.get("gap", 0), f"{kind.__name__} {seed + 1}"
            if found.returncode != (0 if answer["proved"] else 1):
                sys.exit(f"{name}: status {found.returncode}")
            print(f"| {name} | {answer['height']} | {answer['height'] - gap} | {gap} |", flush=True)

main()
