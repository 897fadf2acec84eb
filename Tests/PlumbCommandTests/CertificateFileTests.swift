// CertificateFileTests.swift: what `--certificate` names is there when it is whole, and nothing else is lost for it.

import Foundation
import TestSupport
import Testing

private let row = #"{"id": "r", "available": 10, "items": [{}, {}]}"# + "\n"

/// Runs a line of `sh` in a folder of its own with a file of three rows; `$0` is the command.
private func inFolder(_ line: String) throws -> Run {
    try shell(#"cd "$(mktemp -d)" && cat > rows.jsonl && { \#(line)"# + "\n}", input: row + row + row)
}

struct CertificateFileTests {
    /// What `plumb check` says of each row.
    private static let holds = "r: holds: for 2 items, horizontal, container 10 pt, policy equal-sizes: optimal"

    @Test(arguments: [
        "--certificate rows.jsonl rows.jsonl", "--certificate rows.jsonl < rows.jsonl",
        "--certificate rows.jsonl /dev/stdin < rows.jsonl", "--certificate soft rows.jsonl",
        "--certificate hard rows.jsonl",
        "--certificate hard - < soft",
    ])
    func `certificates are not written over what is read, whatever it is called`(arguments: String) throws {
        let run = try inFolder(
            #"ln rows.jsonl hard; ln -s hard soft; "$0" solve \#(arguments); s=$?; cat rows.jsonl; exit $s"#)
        #expect(run.status == 2 && run.output == row + row + row)
        #expect(run.complaints.contains("is read as well; write to another file"))
    }

    @Test(arguments: ["solve", "prove --claim fits"])
    func `an input that is not there leaves the certificates of yesterday`(command: String) throws {
        let run = try inFolder(#"echo old > proofs; "$0" \#(command) nosuch.json --certificate proofs; cat proofs; ls"#)
        #expect(run.output == "old\nproofs\nrows.jsonl\n" && run.complaints.contains("does not exist"))
    }

    @Test func `two runs do not write to one file`() throws {
        let run = try inFolder(
            #"mkfifo go; : > out; "$0" solve --format json --certificate proofs < go > out & exec 3> go; cat rows.jsonl >&3; "#
                + #"while [ $(wc -l < out) -lt 3 ]; do sleep 0.05; done; "$0" solve --format json --certificate proofs rows.jsonl; "#
                + #"echo $?; exec 3>&-; wait; "$0" check proofs"#)
        #expect(run.output == "2\n" + String(repeating: Self.holds + "\n", count: 3))
        let refusal = "is being written already; name another file, or wait for the run that writes it"
        #expect(run.complaints == "proofs: \(refusal)\n")
    }

    @Test(arguments: ["HUP", "INT", "TERM"])
    func `an interrupted run leaves its certificates, and another adds to them`(signal: String) async throws {
        let run = try await waiting {
            try inFolder(
                // Shells let what runs in the background ignore interrupts, but not what `env` starts anew.
                #"mkfifo go; : > out; env --default-signal=INT,HUP,TERM "$0" solve --format json --certificate proofs < go > out & p=$!; exec 3> go; "#
                    + #"head -n 2 rows.jsonl >&3; while [ $(wc -l < out) -lt 2 ]; do sleep 0.05; done; ls | grep proofs; "#
                    + #"kill -\#(signal) $p; wait $p; "$0" check proofs; "#
                    + #""$0" solve --format json --certificate proofs --resume 2 rows.jsonl; "$0" check proofs; ls | grep proofs"#
            )
        }
        let lines = run.lines.filter { !$0.hasPrefix("{") }
        #expect(
            lines.dropLast() == ["proofs.plumb-part"] + Array(repeating: Self.holds, count: 5) + ["proofs"])
        #expect(run.complaints.contains("interrupted after 2 records; --resume 2 goes on"))
    }

    @Test func `a run whose answers cannot be written leaves no certificates`() throws {
        let run = try inFolder(#""$0" solve --certificate proofs rows.jsonl > /dev/full; echo $?; ls"#)
        #expect(run.output == "2\nrows.jsonl\n")
    }

    @Test func `a bad line does not cost the certificates of the others`() throws {
        let run = try inFolder(
            #"echo junk >> rows.jsonl; "$0" solve --format json --certificate proofs rows.jsonl > out; echo $?; wc -l < proofs"#
        )
        #expect(run.output == "2\n3\n")
    }

    @Test(arguments: [
        (#""$0" solve --format json --certificate - rows.jsonl | wc -l; ls | grep -c -e "^-" || true"#, "6\n0\n"),
        (#""$0" solve --format json --certificate /dev/stdout rows.jsonl | wc -l"#, "6\n"),
        (#""$0" solve --format json --certificate /dev/stdout rows.jsonl > out; wc -l < out"#, "6\n"),
        (#""$0" solve --format json --certificate /dev/fd/3 rows.jsonl 3> out; wc -l < out"#, "3\n3\n"),
        (
            #"mkfifo f; cat f > out & "$0" solve --format json --certificate f rows.jsonl; wait; test -p f && wc -l < out"#,
            "3\n3\n"
        ),
        (#""$0" solve --format json --certificate /dev/null rows.jsonl; test -c /dev/null"#, "3\n"),
    ])
    func `pipes, devices and descriptors are written as they are`(line: String, counts: String) throws {
        let run = try inFolder(line)
        let answers = run.lines.count { $0.hasPrefix("{") }
        let others = run.lines.filter { !$0.hasPrefix("{") }.joined(separator: "\n")
        #expect(run.status == 0 && (answers > 0 ? "\(answers)\n" : "") + others == counts)
    }

    @Test func `certificates do not go to where answers go`() throws {
        let run = try inFolder(#""$0" solve --certificate out rows.jsonl > out; echo $?; wc -c < out"#)
        #expect(run.output == "2\n0\n" && run.complaints.contains("name another file, or /dev/stdout"))
    }

    @Test func `what a command writes it does not read`() throws {
        let run = try inFolder(
            #"timeout 60 "$0" solve --format json rows.jsonl >> rows.jsonl; echo $?; wc -l < rows.jsonl; "#
                + #"timeout 60 "$0" layout < rows.jsonl 2>> rows.jsonl; echo $?; wc -l < rows.jsonl"#)
        #expect(run.output == "2\n3\n2\n4\n" && run.complaints.contains("send that elsewhere"))
    }
}
