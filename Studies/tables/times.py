"""Plumb beside Rich and HiGHS on the tables of a corpus, in one run.

    python3 Studies/tables/times.py PLUMB WIDTH < CORPUS

Rich works out widths only, in processor time of Python; HiGHS (one thread, gap 0) solves the program of least height alone,
its model loaded; Plumb's times are those of `plumb compare`: texts measured, then all objectives found and
proved.  Both others come from PyPI.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Peers"))
sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_table  # noqa: E402
import engines  # noqa: E402

def highs(table):
    """Seconds and least height by HiGHS; tables without spans."""
    import highspy
    base, levels = check_table.levels(table, "height")
    steps = [sorted({w for _, needs in levels for j, w in needs if j == column}) for column in range(len(table["least"]))]
    model = highspy.Highs()
    options = {"output_flag": False, "threads": 1, "mip_rel_gap": 0.0, "mip_abs_gap": 0.0, "time_limit": 60.0}
    for option, value in options.items():
        model.setOptionValue(option, value)
    variable, widths, room = {}, [], table["room"] - sum(table["least"])
    for column, own in enumerate(steps):
        before, last = table["least"][column], None
        for width in own:
            variable[column, width] = model.addVariable(0, 1, 0, highspy.HighsVarType.kInteger)
            widths.append((width - before) * variable[column, width])
            if last is not None:
                model.addConstr(last - variable[column, width] >= 0)
            before, last = width, variable[column, width]
    saved = []
    for weight, needs in levels:
        if sum(w - table["least"][j] for j, w in needs) > room:
            continue
        level = model.addVariable(0, 1, 0)
        for need in needs:
            model.addConstr(variable[need] - level >= 0)
        saved.append(weight * level)
    if not saved:
        return 0.0, base
    if widths:
        model.addConstr(sum(widths[1:], widths[0]) <= room)
    start = time.process_time()
    model.maximize(sum(saved[1:], saved[0]))
    taken = time.process_time() - start
    return taken, base - round(model.getObjectiveValue())

def main():
    plumb, width = sys.argv[1], int(sys.argv[2])
    tables = [table for table in map(json.loads, sys.stdin) if engines.is_plain(table)]
    rich = [engines.rich_widths(engines.texts(table), width)[1] for table in tables]
    with (tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file,
          tempfile.NamedTemporaryFile(suffix=".jsonl") as proofs):
        file.writelines(json.dumps(table, ensure_ascii=False) + "\n" for table in tables)
        file.flush()
        command = [plumb, "compare", file.name, "--table-width", str(width), "--format", "json"]
        compared = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        command = [plumb, "table", file.name, "--width", str(width), "--words", "keep", "--format", "json"]
        subprocess.run([*command, "--certificate", proofs.name], capture_output=True, check=False)
        stated = [json.loads(line) for line in Path(proofs.name).read_text(encoding="utf-8").splitlines()]
    solved = [highs(table) for table in stated]
    wrong = sum(height != table["height"] for (_, height), table in zip(solved, stated))
    print(f"{len(tables)} tables in {width}, medians in ms: Plumb measures {compared['measuringSeconds'] * 1e3:.3f}, finds and proves all "
          f"objectives {compared['provingSeconds'] * 1e3:.3f}; Rich's widths {statistics.median(rich) * 1e3:.3f}; HiGHS, least height alone, "
          f"{statistics.median(taken for taken, _ in solved) * 1e3:.3f}, {wrong} heights differ; glp_intopt, all objectives, "
          f"{next(rule['seconds'] for rule in compared['rules'] if rule['rule'] == 'intopt') * 1e3:.3f}")

main()
