"""Calls about whole families and engines (repairs, rules compared, policies inferred), about tables, and about terminals."""
import json
import os


def studies(inputs, vocabulary, out):
    for make in (proofs, repairs, sameness, inferences, tables):
        yield from make(inputs, vocabulary, out)
    yield from terminals(inputs, vocabulary)


def proofs(inputs, vocabulary, out):
    prove = vocabulary.commands["prove"]
    for path in inputs.scene_families:
        for way in prove.get("--modular", []):
            yield ["prove", "--modular", way, "--claim", "fits", "--certificate", out, path]
        if "optimal" in prove["--with"]:
            yield ["prove", "--with", "optimal", "--claim", "fits", path]
    if "--reuse" in prove:
        yield ["prove", "--reuse", inputs.corpora[0], "--claim", "fits", *inputs.scene_families[:1]]


def repairs(inputs, vocabulary, out):
    """A price and bounds for a free gap, of every family of rows."""
    words = ["--free", "spacing", "--price", "spacing=2", "--at-least", "spacing=1", "--at-most", "spacing=60"]
    for command in ("prove", "report"):
        if "--free" not in vocabulary.commands.get(command, {}):
            continue
        rest = ["--claim", "fits", "--format", "json"] if command == "prove" else ["--output", out]
        for path in inputs.row_families:
            yield [command, *words, *rest, path]
        if "--choose" in vocabulary.commands[command]:
            items = [{"id": name, "min": ["+", 40, "t"], "max": "infinity"} for name in "abc"]
            path = inputs.write("choices.json", [
                {"parameters": {"t": [0, 60]}, "available": 240, "spacing": 8, "items": items, "claims": ["fits"]}])
            for choice in ("a.priority=1", "policy=weights,levels", "rule=css"):
                yield [command, "--choose", choice, *rest, path]
            yield [command, "--drop", "b", "--drop", "a", "--price", "b=3", *rest, path]


def sameness(inputs, vocabulary, out):
    if "--same" not in vocabulary.commands["prove"]:
        return
    for path in inputs.row_families[:12]:
        yield ["prove", "--same", "swiftui,water-fill", "--certificate", out, "--format", "json", path]
    for rules in ("swiftui,water-fill", "css,taffy", "css,yoga"):
        policy = ["--policy", "css-flex"] if "css" in rules else []
        yield ["prove", "--same", rules, *policy, "--items", 1, "--format", "json"]
    yield ["prove", "--same", "swiftui,water-fill", "--items", 1, "--for-every", "container"]


def inferences(inputs, vocabulary, out):
    if "infer" not in vocabulary.commands:
        return
    ends = {"a": 0, "b": 1}
    rows = [
        {"available": room, "items": [{"id": name, "max": 40 + 60 * end} for name, end in ends.items()],
         "claimed": [{"engine": "e", "lengths": [min(40, room / 2), max(room - 40, room / 2)]},
                     {"engine": "f", "lengths": [min(40, room), max(room - 40, 0)]}]}
        for room in (30, 60, 90, 120)]
    path = inputs.text("inferred.jsonl", "".join(json.dumps(row) + "\n" for row in rows))
    for format in vocabulary.commands["infer"]["--format"]:
        for engine in "ef":
            yield ["infer", "--with", engine, "--format", format, path]
    yield ["infer", "--resume", 2, "--with", "f", path]
    yield ["infer", path]


def tables(inputs, vocabulary, out):
    table = vocabulary.commands.get("table", {})
    rows = [["Name", "What it is"], ["Oak", "a broad tree with lobed leaves"], ["Ash", "a tall tree"]]
    written = {
        "csv": "".join(",".join(row) + "\n" for row in rows), "tsv": "".join("\t".join(row) + "\n" for row in rows),
        "markdown": "".join("| " + " | ".join(row) + " |\n" + "| --- | --- |\n" * (row == rows[0]) for row in rows),
        "html": "<table>" + "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows) + "</table>",
        "json": json.dumps({"rows": rows}),
    }
    for kind in table.get("--from", []):
        path = inputs.text(f"table-{kind}.txt", written[kind])
        for width in (12, 24, 40):
            yield ["table", "--from", kind, "--width", width, path]
    page = os.path.join(inputs.root, "README.md")
    for color in table.get("--color", []):
        yield ["table", "--color", color, "--width", 60, "--compare", page]
    if "--font" in table:
        font = os.path.join(inputs.root, "Tests/PlumbTextTests/Fonts/NotoSans-Regular.ttf")
        yield ["table", "--font", font, "--width", 300, "--format", "svg", page]
    corpus = os.path.join(inputs.root, "Models/corpora/tables.jsonl")
    if "--table-width" in vocabulary.commands["compare"]:
        small = inputs.text("tables.jsonl", "".join(open(corpus, encoding="utf-8").readlines()[:20]))
        yield ["compare", "--table-width", 60, "--format", "json", small]
    for rule in vocabulary.commands["fuzz"].get("--table", []) or ["rich"]:
        if "--table" in vocabulary.commands["fuzz"]:
            yield ["fuzz", "--table", rule, "--cases", 40]


def terminals(inputs, vocabulary):
    """Every command that asks how wide a terminal is, narrow and in colours."""
    subjects = {
        "solve": inputs.rows[:4], "verify": inputs.corpora[:1], "explain": inputs.rows[:4], "compare": inputs.corpora[:1],
        "sweep": inputs.rows[:4], "layout": inputs.scenes[:4], "prove": ["--claim", "fits", *inputs.row_families[:4]],
        "check": inputs.corpora[:1], "merge": inputs.corpora[:1], "fuzz": ["--with", "swiftui", "--cases", 60],
        "infer": inputs.corpora[:1],
    }
    for command, words in subjects.items():
        options = vocabulary.commands.get(command, {})
        if "--width" in options:
            yield from ([command, "--width", width, *words] for width in (20, 60))
        for color in options.get("--color", []):
            yield [command, "--color", color, *words]
