#!/usr/bin/env python3
"""`plumb compare` and `plumb verify` over a corpus that Apache Spark holds: many machines, one report.

    Studies/spark/run compare --format json corpus/*.jsonl
    Studies/spark/run verify --master spark://host:7077 rows.parquet
    Studies/spark/run compare --ask 'water-fill,swiftui' --column problem rows.parquet

Every task pipes its lines through `plumb … --format partial` and checks the status, so that a command which fails or is
killed fails the task, and Spark runs it again.  Spark then merges the partials of the tasks, by `plumb merge`, until few
are left; the driver makes the report of them.  The report is that of one machine on the same files, times aside.

Inputs are text files, a problem a line, or Parquet files with a column of problems in JSON.  Every machine needs `plumb` at
the same path, and Python with `pyarrow` and `pandas`; Studies/spark/install makes such an environment.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# So many partials are merged by one task, and the driver takes no more than that.
MERGED_BY_ONE = 16


class CommandFailed(RuntimeError):
    """`plumb` ended with a status that is no answer."""

    def __init__(self, command, status, complaint):
        super().__init__(f"{' '.join(command)} ended with status {status}: {complaint.strip()[-2_000:] or 'no message'}")


class Pipe:
    """A run of the command that takes lines and gives one line at its end."""

    def __init__(self, command):
        self.command = command
        # A pipe for complaints could fill up while nobody reads it.
        self.complaints = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints)

    def write(self, lines):
        """Hands lines on.

        Raises:
            CommandFailed: The command has ended already.
        """
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        except BrokenPipeError:
            self.finish()

    def finish(self):
        """The line that the command gives.

        Raises:
            CommandFailed: It ended with another status than 0, or without a line.
        """
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        answer = self.process.stdout.read().decode()
        status = self.process.wait()
        self.complaints.seek(0)
        if status != 0 or not answer.endswith("\n"):
            raise CommandFailed(self.command, status, self.complaints.read().decode(errors="replace"))
        return answer.rstrip("\n")

    def abandon(self):
        """Ends the command without an answer."""
        self.process.kill()
        self.process.wait()


def partials(command, blocks):
    """The partials of lines with their places, one for each run of lines that follow each other in a file.

    Args:
        command: `plumb` with its verb and options.
        blocks: Lists of (file, number of the first line, lines), as they come.
    """
    pipe, end = None, None
    try:
        for file, first, lines in blocks:
            if end != (file, first):
                if pipe:
                    yield pipe.finish()
                pipe = Pipe([*command, "--format", "partial", *place(command, file, first), "-"])
            pipe.write(lines)
            end = (file, first + len(lines))
        if pipe:
            yield pipe.finish()
            pipe = None
    finally:
        if pipe:
            pipe.abandon()


def place(command, file, first):
    """Where the lines of a pipe belong; a verification has no places."""
    return ["--name", file, "--first-line", str(first)] if command[1] == "compare" else []


def consecutive(columns):
    """(file, number of the first line, lines) of rows that stand in the order of their files."""
    start = 0
    for row in range(1, len(columns["line"]) + 1):
        if row < len(columns["line"]) and columns["file"][row] == columns["file"][start] \
                and columns["line"][row] == columns["line"][start] + row - start:
            continue
        yield columns["file"][start], columns["line"][start], columns["problem"][start:row]
        start = row


def asked(command):
    """A function for `mapInArrow` that makes partials of places and problems."""
    def ask(batches):
        import pyarrow
        blocks = (block for batch in batches for block in consecutive(batch.to_pydict()))
        for partial in partials(command, blocks):
            yield pyarrow.RecordBatch.from_pydict({"partial": [partial]})
    return ask


def numbered(command, firsts):
    """The same for lines that know their file and the byte at which their block begins.

    Args:
        firsts: The number of the first line of each block.
    """
    def ask(batches):
        import pyarrow
        done = {}

        def blocks():
            for batch in batches:
                columns = batch.to_pydict()
                keys = list(zip(columns["path"], columns["start"]))
                columns["line"] = []
                for key in keys:
                    done[key] = done.get(key, -1) + 1
                    columns["line"].append(firsts[key] + done[key])
                columns["file"] = columns["path"]
                yield from consecutive(columns)
        for partial in partials(command, blocks()):
            yield pyarrow.RecordBatch.from_pydict({"partial": [partial]})
    return ask


def merging(plumb):
    """A function for `mapInArrow` that makes one partial of many."""
    def merge(batches):
        import pyarrow
        lines = [line for batch in batches for line in batch.to_pydict()["partial"]]
        if lines:
            pipe = Pipe([plumb, "merge", "--format", "partial", "-"])
            pipe.write(lines)
            yield pyarrow.RecordBatch.from_pydict({"partial": [pipe.finish()]})
    return merge


def shown(paths):
    """For each path as Spark has it, what the report calls the file: what the user wrote."""
    return {"file://" + str(Path(path).resolve()): path for path in paths}


def text_partials(spark, command, paths):
    """The partials of text files: first each block's lines are counted, then they are asked."""
    from pyspark.sql import functions
    names = shown(paths)
    lines = spark.read.text([str(Path(path).resolve()) for path in paths]).select(
        functions.col("value").alias("problem"),
        functions.regexp_replace("_metadata.file_path", "^file:/+", "file:///").alias("path"),
        functions.col("_metadata.file_block_start").alias("start"))
    counts = {}
    for block in lines.groupBy("path", "start").count().collect():
        counts.setdefault(block["path"], {})[block["start"]] = block["count"]
    firsts = {}
    for path, blocks in counts.items():
        line = 1
        for start in sorted(blocks):
            firsts[path_name(names, path), start] = line
            line += blocks[start]
    named = lines.replace({path: path_name(names, path) for path in counts}, subset=["path"]) if counts else lines
    return named.mapInArrow(numbered(command, firsts), "partial string")


def path_name(names, path):
    """The name of a file in the report."""
    from urllib.parse import unquote
    return names.get(unquote(path), unquote(path))


def parquet_partials(spark, command, paths, column):
    """The partials of Parquet files: a problem's line is the number of its row."""
    from pyspark.sql import functions
    frame = spark.read.parquet(*[str(Path(path).resolve()) for path in paths])
    names = shown(paths)
    rows = frame.select(
        functions.col(column).alias("problem"),
        functions.regexp_replace("_metadata.file_path", "^file:/+", "file:///").alias("file"),
        (functions.col("_metadata.row_index") + 1).alias("line"))
    return rows.replace(names, subset=["file"]).mapInArrow(asked(command), "partial string")


def reduced(frame, plumb):
    """The partials of a frame, merged by Spark until the driver can take them."""
    frame = frame.persist()
    count = frame.count()
    while count > MERGED_BY_ONE:
        count = -(-count // MERGED_BY_ONE)
        frame = frame.repartition(count).mapInArrow(merging(plumb), "partial string")
    return [row["partial"] for row in frame.collect()]


def report(plumb, verb, lines, form):
    """(text, status) of the report on all partials; that of no lines where there are none."""
    if not lines:
        lines = [subprocess.run(
            [plumb, verb, "--format", "partial", "-"], input="", stdout=subprocess.PIPE, text=True, check=True
        ).stdout.rstrip("\n")]
    run = subprocess.run(
        [plumb, "merge", "--format", form, "-"], input="\n".join(lines) + "\n", stdout=subprocess.PIPE, text=True)
    return run.stdout, run.returncode


def session(master):
    """A session on a cluster, whose workers take the Python that runs this."""
    from pyspark.sql import SparkSession
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.master(master).appName("plumb").config("spark.ui.enabled", "false").config(
        "spark.ui.showConsoleProgress", "false").getOrCreate()
    # Workers import what they run.
    spark.sparkContext.addPyFile(__file__)
    return spark


def answers(spark, plumb, verb, options, paths, column="problem", form="text"):
    """(text, status) of the report on a corpus.

    Raises:
        Exception: From Spark, where a task has failed as often as the cluster allows.
    """
    command = [plumb, verb, *options]
    parquet = [path for path in paths if str(path).endswith(".parquet")]
    text = [path for path in paths if path not in parquet]
    lines = []
    if text:
        lines += reduced(text_partials(spark, command, text), plumb)
    if parquet:
        lines += reduced(parquet_partials(spark, command, parquet, column), plumb)
    return report(plumb, verb, lines, form)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("verb", choices=["compare", "verify"])
    parser.add_argument("files", nargs="+", help="text files, a problem a line, or .parquet")
    parser.add_argument("--master", default="local[*]", help="Spark's cluster; default: the cores of this machine")
    # Tasks run in folders of their own.
    parser.add_argument("--plumb", type=os.path.abspath, default=shutil.which("plumb") or str(ROOT / ".build/release/plumb"),
                        help="the command, at the same path on every machine")
    parser.add_argument("--ask", metavar="A,B,…", help="the solvers, as plumb compare --with takes them")
    parser.add_argument("--column", default="problem", help="the column of problems in Parquet files")
    parser.add_argument("--format", default="text", help="as plumb merge --format has it")
    given = parser.parse_args()
    if not os.access(given.plumb, os.X_OK):
        parser.error(f"{given.plumb} is no program; build it (swift build -c release) or name it by --plumb")
    for file in given.files:
        if not os.access(file, os.R_OK):
            parser.error(f"{file} cannot be read")
    if given.ask and given.verb != "compare":
        parser.error("--ask is for compare; verify judges what the problems claim")
    spark = session(given.master)
    spark.sparkContext.setLogLevel("ERROR")
    try:
        options = ["--with", given.ask] if given.ask else []
        text, status = answers(
            spark, given.plumb, given.verb, options, given.files, given.column, given.format)
    finally:
        spark.stop()
    sys.stdout.write(text)
    sys.exit(status)


if __name__ == "__main__":
    main()
