"""One row asked of every engine: recorded/one-row.jsonl.

    python3 everybody.py > recorded/one-row.jsonl

The row is 100 for an item of at most 10 and one of at least 60, alike otherwise: whoever keeps the bounds and uses the
room answers 10 and 90. A line has the engine's name, and the lengths or the error.
"""

import json

from ask import worker
from needs import named
from worker import NoAnswer

ROW = {"id": "at most 10, at least 60", "available": 100, "items": [{"max": 10}, {"min": 60, "ideal": 60}]}


def main():
    for entry in named(["all"]):
        process = worker(entry, "none", 20)
        try:
            answer = {"lengths": process.ask(json.dumps(ROW))["lengths"]}
        except NoAnswer as reason:
            answer = {"error": str(reason)}
        finally:
            process.close()
        print(json.dumps({"engine": entry["name"], **answer}), flush=True)


if __name__ == "__main__":
    main()
