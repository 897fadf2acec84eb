#!/usr/bin/env python3
"""Holds `plumb_spark.py` to one machine's reports, on a cluster of two workers of which one is killed at work.

    Studies/spark/test [ROWS] [--plumb PLUMB] [--record]      a million rows by default: some minutes

Every report is made twice: by one `plumb` on the whole corpus, and by Spark's `local-cluster`, whose workers are processes
of their own.  While the cluster compares, one of the workers is killed by SIGKILL in the middle of its tasks.  The reports
must then be the same byte for byte, but for times.  Besides: files of several blocks, lines that cannot be read, blank
lines, no lines at all, Parquet, and a command that fails.  --record writes the times into Documentation/Scale.md.  Exit status: 0 all the same, 1 something differs, 2 it cannot
run here.
"""

import argparse
import datetime
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import plumb_spark

MASTER = "local-cluster[2,1,1024]"
TIMES = re.compile(r'"microseconds": (?:null|\{[^}]*\})')


def without_times(text):
    """A report in JSON in which nothing depends on the machine's speed."""
    return TIMES.sub('"microseconds": null', text)


def workers():
    """The processes of Spark's workers that this process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            group = os.getpgid(int(folder.name))
        except OSError:
            continue
        if b"org.apache.spark.executor.CoarseGrainedExecutorBackend" in words and group == os.getpgid(0):
            found.append(int(folder.name))
    return sorted(found)


class Killer(threading.Thread):
    """Kills one of the workers as soon as some tasks of a job are done and others run."""

    def __init__(self, context):
        super().__init__(daemon=True)
        self.tracker = context.statusTracker()
        self.killed = None
        self.done_before = 0

    def run(self):
        while self.killed is None:
            for stage in self.tracker.getActiveStageIds():
                info = self.tracker.getStageInfo(stage)
                # Counting lines has short tasks; only long stages are worth it.
                if info and info.numTasks > 8 and info.numCompletedTasks >= 3 and info.numActiveTasks > 0:
                    victims = workers()
                    if len(victims) > 1:
                        os.kill(victims[0], signal.SIGKILL)
                        self.killed, self.done_before = victims[0], info.numCompletedTasks
                        return
            time.sleep(0.02)


def usage():
    """Processor seconds of this process's ended children."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


class Test:
    def __init__(self, plumb, rows, folder):
        self.plumb, self.rows, self.folder = plumb, rows, Path(folder)
        self.faults = 0
        self.figures = []

    def expect(self, holds, statement):
        print(("ok   " if holds else "FAIL ") + statement, flush=True)
        self.faults += not holds

    def one_machine(self, verb, options, files):
        run = subprocess.run(
            [self.plumb, verb, *options, "--format", "partial", *map(str, files)], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        merged = subprocess.run(
            [self.plumb, "merge", "--format", "json", "-"], input=run.stdout, stdout=subprocess.PIPE, text=True)
        return merged.stdout, merged.returncode

    def corpus(self):
        """Rows with the answers of SwiftUI's rule, in two files."""
        files = []
        for number, kind in enumerate(["toolbar", "table"]):
            file = self.folder / f"{kind}s.jsonl"
            count = self.rows // 2 if number else self.rows - self.rows // 2
            with open(file, "wb") as written:
                made = subprocess.Popen(
                    [self.plumb, "generate", "--kind", kind, "--count", str(count), "--seed", "7"],
                    stdout=subprocess.PIPE)
                subprocess.run([self.plumb, "solve", "--with", "swiftui", "--format", "problem", "-"],
                               stdin=made.stdout, stdout=written, check=True)
                made.stdout.close()
                if made.wait() != 0:
                    raise RuntimeError("plumb generate failed")
            files.append(str(file))
        return files

    def whole(self, spark, files):
        """The large corpus, with a worker killed."""
        for verb, options in [("compare", ["--with", "water-fill,swiftui"]), ("verify", [])]:
            start, before = time.monotonic(), usage()
            one, status = self.one_machine(verb, options, files)
            alone = time.monotonic() - start
            spent = usage() - before
            killer = Killer(spark.sparkContext)
            killer.start()
            start = time.monotonic()
            many, many_status = plumb_spark.answers(spark, self.plumb, verb, options, files, form="json")
            cluster = time.monotonic() - start
            self.figures.append(
                f"| `{verb}` | {alone:.0f} s | {spent:.0f} s | {cluster:.0f} s |")
            print(f"     {verb}: one machine {alone:.1f} s, {spent:.1f} s of processor; "
                  f"cluster {cluster:.1f} s with a worker killed after {killer.done_before} tasks")
            self.expect(killer.killed is not None, f"{verb}: a worker was killed while it worked")
            self.expect(without_times(one) == without_times(many), f"{verb}: the report is that of one machine")
            self.expect(status == many_status, f"{verb}: so is the status, {status}")
            counted = json.loads(many)
            rows = counted["rows"] if verb == "compare" else counted["records"]
            self.expect(rows == self.rows, f"{verb}: {rows} rows were counted, each once")

    def small(self, spark):
        """What large corpora rarely have."""
        odd = self.folder / "odd rows.jsonl"
        row = '{"available": 100, "items": [{"min": 60}, {"min": 60}], "claimed": {"engine": "A", "lengths": [60, 60]}}'
        odd.write_text(f"{row}\n\nno problem\n" + f"{row}\n" * 5 + '{"available": -1, "items": []}\n')
        empty = self.folder / "empty.jsonl"
        empty.write_text("")
        spark.conf.set("spark.sql.files.maxPartitionBytes", "200")
        for verb in ["compare", "verify"]:
            one = self.one_machine(verb, [], [odd, empty])
            many = plumb_spark.answers(spark, self.plumb, verb, [], [str(odd), str(empty)], form="json")
            self.expect((without_times(one[0]), one[1]) == (without_times(many[0]), many[1]),
                        f"{verb}: unreadable and blank lines in blocks of 200 bytes")
            nothing = plumb_spark.answers(spark, self.plumb, verb, [], [str(empty)], form="json")
            self.expect(nothing == self.one_machine(verb, [], [empty]), f"{verb}: a corpus without lines")
        spark.conf.unset("spark.sql.files.maxPartitionBytes")

    def parquet(self, spark, files):
        """A Parquet file of some rows, beside the text of the same rows."""
        import pyarrow
        import pyarrow.parquet
        with open(files[0], encoding="utf-8") as rows:
            lines = [next(rows).rstrip("\n") for _ in range(5_000)]
        text, table = self.folder / "same.jsonl", self.folder / "same.parquet"
        text.write_text("".join(line + "\n" for line in lines))
        pyarrow.parquet.write_table(pyarrow.table({"problem": lines}), table, row_group_size=700)
        spark.conf.set("spark.sql.files.maxPartitionBytes", "100000")
        one, _ = self.one_machine("compare", [], [text])
        many, _ = plumb_spark.answers(spark, self.plumb, "compare", [], [str(table)], form="json")
        spark.conf.unset("spark.sql.files.maxPartitionBytes")
        self.expect(without_times(one).replace(str(text), str(table)) == without_times(many),
                    "compare: a Parquet file has the report of its rows as text, rows' numbers included")

    def failing(self, spark, files):
        """A command that fails must not pass for one that has nothing to say."""
        for name, body in [("exit 3", "exit 3"), ("no answer", "cat >/dev/null"),
                           ("half an answer", "cat >/dev/null; printf '{\"partial\"'"),
                           ("killed", "kill -9 $$")]:
            program = self.folder / "failing"
            program.write_text(f"#!/bin/sh\n{body}\n")
            program.chmod(0o755)
            try:
                plumb_spark.answers(spark, str(program), "verify", [], files[:1])
                self.expect(False, f"a command that fails ({name}) fails the job")
            except Exception as error:  # Spark wraps what a task raises.
                self.expect("CommandFailed" in str(error), f"a command that fails ({name}) fails the job")


def record(rows, megabytes, start, figures):
    """Writes the times into the document."""
    document = plumb_spark.ROOT / "Documentation" / "Scale.md"
    table = "\n".join([
        f"| {rows:,} rows, {megabytes:.0f} MB | one machine | its processor | Spark, one of two workers killed |",
        "| --- | --- | --- | --- |", *figures, "",
        f"The cluster stood after {start:.0f} s. {datetime.date.today().isoformat()}."])
    text, count = re.subn(
        r"(<!-- spark: [^\n]*-->\n).*?(<!-- end -->)", lambda found: f"{found[1]}\n{table}\n\n{found[2]}",
        document.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"{document}: there must be a block for Spark")
    document.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="?", type=int, default=1_000_000)
    # Tasks run in folders of their own.
    parser.add_argument("--plumb", type=os.path.abspath, default=str(plumb_spark.ROOT / ".build/release/plumb"))
    parser.add_argument("--record", action="store_true")
    given = parser.parse_args()
    missing = [name for name, there in [
        ("java", shutil.which("java")), (given.plumb, os.access(given.plumb, os.X_OK)), ("/proc", Path("/proc").exists())
    ] if not there]
    if missing:
        print(f"{missing[0]} is not here: nothing is tested", file=sys.stderr)
        sys.exit(2)
    with tempfile.TemporaryDirectory() as folder:
        test = Test(given.plumb, given.rows, folder)
        files = test.corpus()
        size = sum(os.path.getsize(file) for file in files)
        print(f"     {given.rows} rows, {size / 1e6:.0f} MB")
        start = time.monotonic()
        spark = plumb_spark.session(MASTER)
        spark.sparkContext.setLogLevel("OFF")
        spark.conf.set("spark.sql.files.maxPartitionBytes", str(max(100_000, size // 32)))
        spark.range(1).count()
        stood = time.monotonic() - start
        print(f"     the cluster stands after {stood:.1f} s")
        try:
            test.whole(spark, files)
            test.small(spark)
            test.parquet(spark, files)
            test.failing(spark, files)
        finally:
            spark.stop()
    if given.record and not test.faults:
        record(given.rows, size / 1e6, stood, test.figures)
    sys.exit(1 if test.faults else 0)


if __name__ == "__main__":
    main()
