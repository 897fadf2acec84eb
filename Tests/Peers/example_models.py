"""Asks HiGHS and `glpsol --exact` for the optima of the models that Debian's glpk-utils brings, integers relaxed.

    example_models.py FOLDER > recorded/example-models.json

FOLDER is where `PLUMB_RECORD_MODELS=FOLDER Scripts/test --filter ExampleModelTests` has written the answers and the models
as LP text, whose numbers have 15 digits.  Needs glpsol (Debian: glpk-utils) and highspy (requirements.txt).
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import highspy

SECONDS = 120


def run(*arguments):
    """What glpsol prints, or nothing where it takes too long."""
    try:
        done = subprocess.run(["glpsol", *arguments], capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def exact(text, folder):
    """The optimum that glpsol finds in rational arithmetic."""
    solution = folder / "solution.txt"
    run("--lp", str(text), "--nomip", "--exact", "--write", str(solution))
    if not solution.exists():
        return None
    for line in solution.read_text().splitlines():
        words = line.split()
        # s bas ROWS COLUMNS PRIMAL DUAL OBJECTIVE: f means feasible on both sides.
        if words[:2] == ["s", "bas"]:
            return float(words[6]) if words[4:6] == ["f", "f"] else None
    return None


def highs(text):
    """The optimum that HiGHS finds without integrality."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("time_limit", float(SECONDS))
    solver.readModel(str(text))
    solver.run()
    optimal = solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return solver.getInfo().objective_function_value if optimal else None


def main():
    folder = pathlib.Path(sys.argv[1])
    models = json.loads((folder / "answers.json").read_text())
    for model in models:
        text = folder / (model["name"] + ".lp")
        if text.exists():
            with tempfile.TemporaryDirectory() as name:
                model["glpsol"] = exact(text, pathlib.Path(name))
            model["highs"] = highs(text)
    lines = ",\n ".join(json.dumps(model, sort_keys=True) for model in models)
    print(f"[{lines}]")


if __name__ == "__main__":
    main()
