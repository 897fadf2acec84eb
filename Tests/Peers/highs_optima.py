"""What HiGHS makes of the LP and MPS files that `plumb model` writes: one line a file, for every objective.

    python highs_optima.py PLUMB FILE... > recorded/highs-optima.jsonl

PLUMB is the command; every FILE is a problem or a scene.  The last line of standard error tells the version.
"""

import json
import os
import subprocess
import sys
import tempfile

import highspy

def models(problem):
    """The models that ask a question of this problem."""
    if "tree" in problem:
        return ["tree"]
    names = ["stack"]
    if any("cross" in item for item in problem["items"]):
        names.append("alignment")
    tiers = {item.get("priority", 0) for item in problem["items"]}
    finite = isinstance(problem.get("available"), (int, float))
    if problem.get("policy") in ("css-flex", "glue") and finite and len(tiers) == 1:
        names.append(problem["policy"])
    if finite:
        names.append("distribution-progressive")
    return names


def optimum(text, suffix):
    """The optimum that HiGHS finds in an LP or MPS text, or its status where it finds none."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    with tempfile.NamedTemporaryFile("w", suffix=suffix, delete=False) as file:
        file.write(text)
    try:
        solver.readModel(file.name)
        solver.run()
    finally:
        os.unlink(file.name)
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return str(solver.getModelStatus())
    return round(solver.getInfo().objective_function_value, 6) + 0.0


def stages(plumb, file, model):
    """The LP and MPS texts of every stage, until there is no further one."""
    stage = 1
    while True:
        texts = []
        for form in ("lp", "mps"):
            command = [plumb, "model", file, "--model", model, "--format", form, "--stage", str(stage)]
            run = subprocess.run(command, capture_output=True, text=True)
            if run.returncode != 0:
                if "there is no stage" in run.stderr:
                    return
                sys.exit(run.stderr)
            texts.append(run.stdout)
        yield stage, texts
        stage += 1


def main():
    plumb, files = sys.argv[1], sys.argv[2:]
    for file in files:
        with open(file) as text:
            problem = json.load(text)
        for model in models(problem):
            for stage, (lp, mps) in stages(plumb, file, model):
                name = os.path.relpath(file, os.path.join(os.path.dirname(__file__), "../../Models"))
                print(json.dumps({
                    "file": name, "model": model, "stage": stage,
                    "lp": optimum(lp, ".lp"), "mps": optimum(mps, ".mps")}))
    print("HiGHS", highspy.Highs().version(), file=sys.stderr)


main()
