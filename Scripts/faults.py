#!/usr/bin/env python3
"""Fails every system call that the command makes, once in turn, and judges how it ends.

    Scripts/faults.py [--command PLUMB] [--sample COUNT] [--seed N] [--processes N] [--report FILE] [CASE ...]

Each run begins at `main` (Scripts/faults_start.c says why) with strace beside it, which lets the Nth call of a kind fail
in every thread and child.  A run has to end within 40 seconds with the whole output and the status of a run without
faults, or with status 2 (fuzz: 1 too) and a sentence on standard error, by no signal, and leave neither a process nor a
file.  Needs Linux with glibc, strace and a C compiler; says so, with status 77, where one is missing.  With --sample so
many runs are drawn of all.  Exit status: 0 nothing found, 1 findings.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
SECONDS = 40

# What may go wrong with a call, as the manual pages have it.
ERRORS = {
    "openat": ["EMFILE", "EACCES", "EINTR"], "open": ["EMFILE"],
    "read": ["EIO", "EINTR"], "pread64": ["EIO", "EINTR"], "readv": ["EIO"],
    "write": ["ENOSPC", "EIO", "EINTR"], "writev": ["ENOSPC"], "pwrite64": ["ENOSPC"],
    "close": ["EIO", "EINTR"], "fsync": ["EIO"], "fdatasync": ["EIO"], "lseek": ["EIO"], "ftruncate": ["ENOSPC"],
    "fstat": ["EIO"], "newfstatat": ["EACCES"], "statx": ["EACCES"], "access": ["EACCES"], "faccessat": ["EACCES"],
    "faccessat2": ["EACCES"], "readlink": ["EACCES"], "readlinkat": ["EACCES"], "getcwd": ["EACCES"],
    "rename": ["EACCES", "ENOSPC"], "renameat": ["EACCES"], "renameat2": ["EACCES"], "link": ["EPERM"],
    "linkat": ["EPERM"], "unlink": ["EACCES"], "unlinkat": ["EACCES"], "fchmod": ["EPERM"], "fchmodat": ["EPERM"],
    "fchown": ["EPERM"], "flock": ["ENOLCK", "EWOULDBLOCK"], "mkdir": ["ENOSPC"], "getdents64": ["EIO"],
    "memfd_create": ["EMFILE", "ENOSYS"], "pipe2": ["EMFILE"], "pipe": ["EMFILE"], "socketpair": ["EMFILE"],
    "eventfd2": ["EMFILE"], "epoll_create1": ["EMFILE"], "timerfd_create": ["EMFILE"],
    "dup": ["EMFILE"], "dup2": ["EINTR"], "dup3": ["EINTR"], "fcntl": ["EINVAL"], "ioctl": ["EINVAL"],
    "clone": ["EAGAIN", "ENOMEM"], "clone3": ["EAGAIN"], "fork": ["EAGAIN"], "vfork": ["EAGAIN"],
    "execve": ["EACCES", "ENOMEM"], "wait4": ["EINTR"], "waitid": ["EINTR"], "kill": ["EPERM"],
    "pidfd_open": ["EMFILE", "ENOSYS"], "pidfd_send_signal": ["EPERM", "ENOSYS"], "setpgid": ["EACCES"],
    "poll": ["ENOMEM", "EINTR"], "ppoll": ["ENOMEM", "EINTR"], "select": ["EINTR"], "pselect6": ["EINTR"],
    "nanosleep": ["EINTR"], "clock_nanosleep": ["EINTR"], "rt_sigtimedwait": ["EINTR"],
    "getrlimit": ["EPERM"], "setrlimit": ["EPERM"], "prlimit64": ["EPERM"], "prctl": ["EINVAL"],
    "sched_getaffinity": ["EPERM"], "getrandom": ["ENOSYS"], "sysinfo": ["EFAULT"], "uname": ["EFAULT"],
    "mmap": ["ENOMEM"], "mremap": ["ENOMEM"], "brk": ["ENOMEM"], "mprotect": ["ENOMEM"], "madvise": ["ENOMEM"],
}

# What the runtimes beneath the command answer by ending the process: (call, error, words of theirs, why).
EXCEPTIONS = []

# Calls without which a file beside the output cannot be taken away: the removal itself, and what shows that it does not
# belong to another run: its facts and its lock.
REMOVING = {"unlink", "unlinkat", "flock", "fstat", "newfstatat"}

ROW = '{"id": "r", "available": 100, "items": [{"min": 10, "ideal": 40}, {"max": 30}, {"min": 20}]}'
CLAIM = '{"id": "c", "available": 9, "items": [{}, {}], "claimed": {"engine": "hand", "lengths": [4.5, 4.5]}}'
FAULTY = '{"id": "f", "available": 9, "items": [{}, {}], "claimed": {"engine": "hand", "lengths": [4, 5]}}'
PARTIAL = ('{"partial": "verification", "version": 1, "plan": {"arithmetic": "double"}, "records": 0, "unreadable": 0, '
           '"unreadFiles": 0, "withoutClaim": 0, "answers": 0, "faults": 0, "nothingFits": 0, "engines": []}')
MODEL = ('param a{1..2}; var x{i in 1..2} >= a[i]; minimize cost: x[1] + 2 * x[2]; s.t. fit: x[1] + x[2] >= 7; '
         'end;\n')
ENGINE = 'while read -r line; do echo \'{"lengths": []}\'; done'

Case = collections.namedtuple("Case", "name arguments input statuses keeps", defaults=("", (2,), ()))

CASES = [
    Case("version", ["--version"]), Case("help", ["help", "solve"]), Case("nonsense", ["solve", "--nonsense"]),
    Case("solve", ["solve", "rows.jsonl"]), Case("solve-json", ["solve", "--format", "json"], ROW + "\n"),
    Case("solve-certificate", ["solve", "rows.jsonl", "--certificate", "new"], keeps=("new",)),
    Case("solve-exact", ["solve", "--with", "exact", "rows.jsonl"]),
    Case("verify", ["verify", "claims.jsonl"]), Case("verify-stdin", ["verify"], CLAIM + "\n"),
    Case("layout", ["layout", "scene.json"]), Case("layout-svg", ["layout", "--format", "svg", "scene.json"]),
    Case("explain", ["explain", "rows.jsonl"]), Case("sweep", ["sweep", "row.json"]),
    Case("prove", ["prove", "family.json", "--claim", "fits"]),
    Case("prove-certificate", ["prove", "family.json", "--claim", "fits", "--certificate", "new"], keeps=("new",)),
    Case("check", ["check", "proofs.jsonl"]),
    Case("model", ["model", "row.json"]), Case("model-lp", ["model", "row.json", "--format", "lp"]),
    Case("model-mps", ["model", "row.json", "--format", "mps"]),
    Case("model-mathprog", ["model", "row.json", "--format", "mathprog"]),
    Case("box", ["model", "model.mod", "--data", "model.dat"]),
    Case("box-lp", ["model", "model.mod", "--data", "model.dat", "--format", "lp"]),
    Case("compare", ["compare", "claims.jsonl"]),
    Case("compare-rows", ["compare", "--with", "css", "claims.jsonl", "--rows", "new.csv"], keeps=("new.csv",)),
    Case("compare-partial", ["compare", "--format", "partial", "claims.jsonl"]),
    Case("compare-rows-jsonl", ["compare", "--with", "css", "claims.jsonl", "--rows", "new.jsonl"], keeps=("new.jsonl",)),
    Case("merge", ["merge", "parts.jsonl"]), Case("merge-html", ["merge", "--format", "html", "parts.jsonl"]),
    Case("merge-stdin", ["merge", "--format", "partial"], PARTIAL + "\n"),
    Case("kit", ["kit"]), Case("kit-c", ["kit", "c"]),
    Case("verify-summary", ["verify", "--answer-all", "claims.jsonl", "--summary", "new.json"], keeps=("new.json",)),
    Case("verify-claims", ["verify", "--answer-all", "rows.jsonl", "--claims", "answers.jsonl"]),
    Case("verify-partial", ["verify", "--format", "partial", "claims.jsonl"]),
    Case("verify-baseline", ["verify", "--format", "sarif", "--baseline", "known.sarif", "faulty.jsonl"]),
    Case("verify-junit", ["verify", "--format", "junit", "faulty.jsonl"]),
    Case("generate", ["generate", "--kind", "toolbar", "--count", "2"]),
    Case("fuzz", ["fuzz", "--with", "css", "--cases", "3"]),
    Case("fuzz-engine", ["fuzz", "--stdio", ENGINE, "--items", "1", "--cases", "2", "--time-limit", "0.3",
                         "--time-to-start", "0.3"],
         statuses=(1, 2)),
    Case("fuzz-missing", ["fuzz", "--stdio", "/nowhere/engine", "--cases", "2"], statuses=(2,)),
]

Ending = collections.namedtuple("Ending", "status output complaints files left hits")


def need(condition, what):
    if not condition:
        print(f"faults: needs {what}", file=sys.stderr)
        sys.exit(77)


def prepare(plumb, folder):
    """The library that stops the command, and what the cases read."""
    library = os.path.join(folder, "start.so")
    compiler = next((c for c in ("clang", "cc", "gcc") if shutil.which(c)), None)
    need(sys.platform == "linux" and shutil.which("strace"), "Linux and strace")
    need(compiler, "a C compiler")
    source = os.path.join(HERE, "faults_start.c")
    made = subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], capture_output=True, text=True)
    need(made.returncode == 0, f"glibc ({made.stderr.strip()})")
    inputs = os.path.join(folder, "inputs")
    os.mkdir(inputs)
    copied = {"scene.json": "scenes/form.json", "family.json": "families/two-buttons.json"}
    for name, place in copied.items():
        shutil.copy(os.path.join(ROOT, "Models", place), os.path.join(inputs, name))
    written = {
        "row.json": ROW, "rows.jsonl": ROW + "\n" + CLAIM + "\n", "claims.jsonl": CLAIM + "\n", "model.mod": MODEL,
        "faulty.jsonl": FAULTY + "\n",
        "model.dat": "data; param a := 1 1 2 2; end;\n"}
    for name, text in written.items():
        with open(os.path.join(inputs, name), "w") as file:
            file.write(text)
    subprocess.run([plumb, "solve", "rows.jsonl", "--certificate", "proofs.jsonl"], cwd=inputs, check=True,
                   stdout=subprocess.DEVNULL)
    made = {"parts.jsonl": ["compare", "--format", "partial", "claims.jsonl"],
            "answers.jsonl": ["solve", "--with", "swiftui", "--format", "json", "rows.jsonl"],
            "known.sarif": ["verify", "--format", "sarif", "faulty.jsonl"]}
    for name, arguments in made.items():
        with open(os.path.join(inputs, name), "w") as file:
            ended = subprocess.run([plumb, *arguments], cwd=inputs, stdout=file, stderr=subprocess.PIPE, text=True)
        if ended.returncode > 1:
            sys.exit(f"faults: plumb {' '.join(arguments)} ended with {ended.returncode}: {ended.stderr}")
    return library, inputs


def descendants(session):
    """The processes of a session that have not ended, with the zombies among them that nobody waits for."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            found.append(int(name))
    return found


def attach(process, injection, trace):
    """Puts strace beside a stopped process and lets it go on."""
    calls = injection[0] if injection else ",".join("?" + call for call in ERRORS)
    options = ["-e", f"inject={calls}:error={injection[1]}:when={injection[2]}"] if injection else []
    tracer = subprocess.Popen(
        ["strace", "-f", "-p", str(process.pid), "-o", trace, "-e", "trace=" + calls, "-e", "signal=none"] + options,
        stderr=subprocess.PIPE, text=True)
    for line in tracer.stderr:
        if "attached" in line:
            break
    os.kill(process.pid, signal.SIGCONT)
    return tracer


def wait(process):
    """The status of a process, or None where it had to be killed."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            return process.returncode
        time.sleep(0.005)
    return None


def run(setup, case, injection=None):
    """One run of a case, with strace beside it; without an injection the trace is of all calls."""
    plumb, library, inputs = setup
    with tempfile.TemporaryDirectory(prefix="plumb-faults-") as folder:
        work, temporary, trace = (os.path.join(folder, name) for name in ("work", "tmp", "trace"))
        shutil.copytree(inputs, work)
        os.mkdir(temporary)
        before = set(os.listdir(work))
        streams = [open(os.path.join(folder, name), "w+b") for name in ("in", "out", "err")]
        streams[0].write(case.input.encode())
        streams[0].seek(0)
        # A scan of all processors' files would be the machine's, not the command's.
        environment = {"PATH": os.environ["PATH"], "TMPDIR": temporary, "LD_PRELOAD": library, "HOME": folder,
                       "SWIFT_BACKTRACE": "enable=no"}
        process = subprocess.Popen(
            [plumb] + case.arguments, stdin=streams[0], stdout=streams[1], stderr=streams[2], cwd=work,
            env=environment, start_new_session=True)
        while not os.WIFSTOPPED(os.waitpid(process.pid, os.WUNTRACED | os.WNOHANG)[1]):
            time.sleep(0.002)
        tracer = attach(process, injection, trace)
        status = wait(process)
        if status is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        patience = time.monotonic() + 3
        while (left := descendants(process.pid)) and time.monotonic() < patience:
            time.sleep(0.02)
        for number in left:
            os.kill(number, signal.SIGKILL)
        tracer.stderr.close()
        tracer.wait()
        for stream in streams:
            stream.seek(0)
        output, complaints = streams[1].read(), streams[2].read().decode(errors="replace")
        for stream in streams:
            stream.close()
        files = {}
        for name in set(os.listdir(work)) - before:
            with open(os.path.join(work, name), "rb") as file:
                files[name] = file.read()
        files.update({"TMPDIR/" + name: b"" for name in os.listdir(temporary)})
        lines = []
        if os.path.exists(trace):
            with open(trace, errors="replace") as file:
                lines = file.read().splitlines()
        return Ending(status, output, complaints, files, left, lines)


def counts(lines):
    """How often the busiest thread or process makes each call."""
    most = collections.Counter()
    by_thread = collections.Counter()
    for line in lines:
        found = re.match(r"(\d+) +(\w+)\(", line)
        if found:
            by_thread[found.groups()] += 1
            most[found[2]] = max(most[found[2]], by_thread[found.groups()])
    return most


def masked(output):
    """What two runs have in common where they print times."""
    output = re.sub(rb'"microseconds": (\{[^}]*\}|[0-9.e-]+)', b'"microseconds": T', output)
    return re.sub(rb" +", b" ", re.sub(rb"[0-9.,]+ *(ns|\xc2\xb5s|ms|s)\b", b"T", output))


def fault(case, plain, ending, call=None):
    """What is wrong with how a run has ended, or None."""
    if ending.status is None:
        return "does not end"
    if ending.left:
        return f"leaves {len(ending.left)} processes"
    files = {name: text for name, text in ending.files.items()
             if call not in REMOVING or not name.endswith(".plumb-part")}
    strays = files.keys() - set(case.keeps)
    if strays:
        return f"leaves {', '.join(sorted(strays))}"
    if ending.status < 0:
        return f"ends by signal {-ending.status}"
    if ending.status == plain.status:
        whole = masked(ending.output) == masked(plain.output) and files.keys() == plain.files.keys() and all(
            masked(text) == masked(plain.files[name]) for name, text in files.items())
        if whole:
            return None
        if ending.status == 0:
            return "has status 0 without the whole output"
    if ending.status not in case.statuses and ending.status != plain.status:
        return f"has status {ending.status}"
    silenced = any("(INJECTED)" in line and re.search(r" writev?\(2,", line) for line in ending.hits)
    if not ending.complaints.strip() and not silenced:
        return f"has status {ending.status} without a word"
    return None


def excepted(injection, ending):
    for call, error, words, _ in EXCEPTIONS:
        if call == injection[0] and error == injection[1] and words in ending.complaints:
            return True
    return False


def try_one(setup, case, plain, injection):
    ending = run(setup, case, injection)
    hit = next((line for line in ending.hits if "(INJECTED)" in line), None)
    if hit is None:
        return case, injection, "missed", None, None
    wrong = fault(case, plain, ending, injection[0])
    if wrong and excepted(injection, ending):
        return case, injection, "excepted", None, None
    return case, injection, "wrong" if wrong else "held", wrong, (hit, ending.complaints.strip().splitlines()[:3])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", default=os.path.join(ROOT, ".build", "debug", "plumb"))
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--report")
    parser.add_argument("--call", help="try these calls alone, with commas between them")
    parser.add_argument("cases", nargs="*")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="plumb-faults-") as folder:
        command = os.path.abspath(chosen.command)
        setup = (command,) + prepare(command, folder)
        cases = [case for case in CASES if not chosen.cases or case.name in chosen.cases]
        random_ones = random.Random(chosen.seed)
        if chosen.sample and chosen.sample < 4 * len(cases):
            cases = random_ones.sample(cases, max(1, chosen.sample // 6))
        plan, total, share = [], 0, (chosen.sample or 0) // len(cases)
        for case in cases:
            plain = run(setup, case)
            if wrong := fault(case, plain, plain):
                sys.exit(f"faults: {case.name} {wrong} without a fault: {plain.complaints}")
            runs = []
            for call, count in sorted(counts(plain.hits).items()):
                total += count
                runs += [(case, plain, (call, error, number)) for error in ERRORS.get(call, ())
                         for number in range(1, count + 1) if not chosen.call or call in chosen.call.split(",")]
            plan += random_ones.sample(runs, share) if 0 < share < len(runs) else runs
        sums, findings = collections.Counter(), []
        with concurrent.futures.ThreadPoolExecutor(chosen.processes) as pool:
            for case, injection, kind, wrong, facts in pool.map(lambda one: try_one(setup, *one), plan):
                sums[kind] += 1
                if kind == "wrong":
                    findings.append((case.name, injection, wrong, facts))
                    call, error, number = injection
                    print(f"{case.name}: {call} {number} {error}: {wrong}\n    {facts[0]}", *facts[1], sep="\n    ",
                          flush=True)
        print(f"{len(cases)} commands, {total} calls, {len(plan)} runs: {sums['held']} held, {sums['wrong']} did not, "
              f"{sums['excepted']} ended by a runtime that has no other way, {sums['missed']} did not come to the call")
        if chosen.report:
            with open(chosen.report, "w") as file:
                json.dump({"runs": len(plan), "calls": total, **sums, "findings": findings}, file, indent=1)
        sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
