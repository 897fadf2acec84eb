"""What an engine answered to the 300 rows of its kind, kept in recorded/engines/NAME.jsonl.

    python3 recordings.py NAME…           asks engines anew
    python3 recordings.py --rows NAME…    the rows with the kept claims, as `plumb verify` reads them
    python3 recordings.py --together NAME…  the same, each row once with the claims of all, for `plumb compare`

With `--corpus engines-second` the rows are those of second_rows.py, or those of flex_rows.py with another seed, and the
folder is recorded/engines-second. With `--corpus pages` they are the lines of real pages (Models/corpora/pages.jsonl),
which flex engines are asked, and which have the claim of the browser that laid out the page. In the second corpus engines
whose weights need not be whole (`fractions` in engines.json) are asked halves of the weights, which leaves every share
what it is.

The first line has the engine with its version, where its rows come from, and how many of them it answered otherwise
after a history (serve.py); every other line has a row's `id` and the `lengths`, or the `error` in place of an answer.
A claim's `rounding` stands in the first line, or with the lengths where rows differ; another answer after a history
stands beside the first one under the history's name. The version that answered is also written into engines.json.
"""

import argparse
import json
import re
import sys
from functools import cache
from pathlib import Path

from ask import Interview
from engine import table
from flex_rows import flex_rows, whole, without_flex
from needs import named
from worker import NoAnswer

PEERS = Path(__file__).resolve().parent
# Where answers are kept in recorded: the rows that toolkits are asked, and the seed of those of flex engines.
CORPORA = {"engines": ("toolkit-rows.jsonl", 8), "engines-second": ("toolkit-rows-second.jsonl", 9)}
# What the pages' own browser answered stands there with the rows.
PAGES = PEERS.parent.parent / "Models" / "corpora" / "pages.jsonl"


@cache
def problems(kind, corpus="engines"):
    """The problems that engines of a kind are asked."""
    if corpus == "pages":
        if kind != "flex":
            raise SystemExit("the lines of pages are for flex engines")
        return list(map(json.loads, PAGES.read_text(encoding="utf-8").splitlines()))
    toolkit, seed = CORPORA[corpus]
    if kind == "toolkit":
        return list(map(json.loads, (PEERS / toolkit).read_text(encoding="utf-8").splitlines()))
    return [whole(without_flex(row) if kind == "equal" else row) for row in flex_rows(seed)]


def asked(entry, row, corpus):
    """A row as this engine is asked it."""
    if corpus != "engines-second" or not entry.get("fractions"):
        return row
    return {**row, "items": [{**item, "weight": item["weight"] / 2} for item in row["items"]]}


def line(row, found, rounding):
    """What is kept of one row's answers."""
    first = found[None]
    kept = {"id": row["id"]}
    kept.update({"error": str(first)} if isinstance(first, NoAnswer) else {"lengths": first["lengths"]})
    if not isinstance(first, NoAnswer) and first["rounding"] != rounding:
        kept["rounding"] = first["rounding"]
    later = {history: claim for history, claim in found.items() if history and not isinstance(claim, NoAnswer)}
    return {**kept, **{history: claim["lengths"] for history, claim in later.items()}}


def record(entry, limit, corpus):
    """Asks an engine all its rows; SystemExit where it is not there."""
    interview = Interview(entry, histories=True, limit=limit)
    try:
        interview.start()
        answers = [(row, interview.claims(asked(entry, row, corpus))) for row in problems(entry["rows"], corpus)]
    finally:
        interview.close()
    claims = [found[None] for _, found in answers if not isinstance(found[None], NoAnswer)]
    roundings = {claim["rounding"] for claim in claims}
    rounding = roundings.pop() if len(roundings) == 1 else None
    head = {"engine": claims[0]["engine"], "rows": entry["rows"], "answered": len(claims)}
    head.update({} if rounding is None else {"rounding": rounding})
    head.update({history: interview.counts[history] for history in entry["history"]})
    lines = [head, *(line(row, found, rounding) for row, found in answers)]
    text = "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in lines)
    (PEERS / "recorded" / corpus / f"{entry['name']}.jsonl").write_text(text, encoding="utf-8")
    return head


def keep_version(name, head):
    """Writes the version that answered into engines.json, which has an entry a line."""
    entries = table()
    version = re.search(r"\d[\w.]*", head["engine"]).group()
    fields = {key: value for key, value in entries[name].items() if key not in ("name", "title", "version")}
    entries[name] = {"name": name, "title": entries[name]["title"], "version": version, **fields}
    lines = ",\n".join(map(json.dumps, entries.values()))
    (PEERS / "engines.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def kept(entry, corpus="engines"):
    """The header of a recording, and its rows with the first answers by id."""
    lines = (PEERS / "recorded" / corpus / f"{entry['name']}.jsonl").read_text(encoding="utf-8").splitlines()
    head, *answers = map(json.loads, lines)
    return head, {answer["id"]: answer for answer in answers}


def with_kept(entry, corpus="engines"):
    """The problems with the kept claims."""
    head, answers = kept(entry, corpus)
    for row in problems(entry["rows"], corpus):
        answer = answers[row["id"]]
        if "lengths" in answer:
            rounding = answer.get("rounding", head.get("rounding"))
            claim = {"engine": head["engine"], "lengths": answer["lengths"], "rounding": rounding}
            yield {**row, "claimed": [row["claimed"], claim] if "claimed" in row else claim}


def together(entries, corpus="engines"):
    """The problems, each once, with the kept claims of all that answered it."""
    rows = {}
    for entry in entries:
        for row in with_kept(entry, corpus):
            claims = row["claimed"] if isinstance(row["claimed"], list) else [row["claimed"]]
            known = rows.setdefault((entry["rows"], row["id"]), {**row, "claimed": []})["claimed"]
            known += [claim for claim in claims if claim not in known]
    return rows.values()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("--rows", action="store_true", help="write the rows with the kept claims")
    parser.add_argument("--corpus", choices=(*CORPORA, "pages"), default="engines",
                        help="which rows, and where answers are kept")
    parser.add_argument("--together", action="store_true", help="write each row once, with all kept claims")
    parser.add_argument("--limit", type=float, default=10, help="seconds that one question may take")
    options = parser.parse_args()
    failed = []
    if options.together:
        print("\n".join(map(json.dumps, together(named(options.names), options.corpus))))
        return
    for entry in named(options.names):
        if options.rows:
            print("\n".join(map(json.dumps, with_kept(entry, options.corpus))))
            continue
        try:
            head = record(entry, options.limit, options.corpus)
            if options.corpus == "engines":
                keep_version(entry["name"], head)
            print(entry["name"], json.dumps(head), file=sys.stderr, flush=True)
        except SystemExit as reason:
            failed.append(entry["name"])
            print(reason, file=sys.stderr, flush=True)
    sys.exit(f"not recorded: {' '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
