// FuzzCommandTests.swift: `plumb fuzz`, run as its user runs it.

import Foundation
import PlumbTesting
import TestSupport
import Testing

struct FuzzCommandTests {
    @Test func `the smallest overflow of SwiftUI's rule is found within five thousand rows and verify reads it`()
        throws
    {
        let run = try plumb("fuzz", "--with", "swiftui", "--verdict", "avoidableOverflow")
        let (text, row) = (run.output, run.lines.dropLast().last ?? "")
        #expect(run.status == 1)
        #expect(
            row == #"{"id": "smallest", "available": 10, "items": [{"max": 10}, {"min": 10}], "#
                + #""claimed": {"engine": "SwiftUI rule", "lengths": [5, 10]}}"#)
        let verdict = try plumb("verify", "--format", "json", input: row)
        #expect(verdict.status == 1 && verdict.output.contains("avoidableOverflow"))
        let attempts = try #require(text.firstMatch(of: /smallest: after (\d+) attempts/)?.1)
        #expect(text.hasPrefix("SwiftUI rule: case 5 of 100000") && Int(attempts) ?? .max < 5_000)
    }

    @Test(arguments: ["unusedSpace", "unfair"])
    func `the other deviations of SwiftUI's rule have small examples too`(verdict: String) throws {
        let run = try plumb("fuzz", "--with", "swiftui", "--verdict", verdict, "--one-tier", "--format", "json")
        #expect(run.status == 1)
        #expect(try plumb("verify", "--format", "json", input: run.output).output.contains(verdict))
        #expect(run.output.components(separatedBy: "{").count <= 3 + 3)
    }

    @Test(arguments: [
        ["water-fill", "equal-sizes"], ["progressive-fill", "equal-increments"], ["css", "css-flex"], ["glue", "glue"],
        ["certified", "weights"],
    ])
    func `an optimal rule has no counterexample`(names: [String]) throws {
        let cases = TestingSettings.share(200, of: 20_000).cases
        let run = try plumb("fuzz", "--with", names[0], "--against", names[1], "--cases", "\(cases)")
        #expect(run.status == 0 && run.output.isEmpty)
    }

    @Test(arguments: [
        (["--table", "css-auto", "--format", "junit"], "leave --format junit away"),
        (["--table", "css-auto", "--like", "glue"], "leave --like away"),
        (["--table", "css-auto", "--survey"], "leave --survey away"),
        (["--with", "swiftui", "--survey", "--format", "json"], "--survey counts verdicts"),
        (["--with", "glue"], "name a policy by --against"),
        (["--with", "gini", "--items", "80"], "gini takes at most 60 items; --items is 80"),
        (["--stdio", " "], "--stdio wants a command"),
        (["--with", "swiftui", "--resume", "10", "--cases", "5"], "--resume must be from 0 to 4"),
        (["--with", "swiftui", "--resume", "\(Int.max - 1)", "--cases", "\(Int.max)"], "--cases must be"),
    ])
    func `options that would be left aside are refused`(options: [String], complaint: String) throws {
        let run = try plumb(["fuzz"] + options, input: Data())
        #expect(run.status == 2 && run.output.isEmpty && run.complaints.contains(complaint), "\(run.complaints)")
    }

    @Test func `the text shows both answers and ends with the problem`() throws {
        let run = try plumb("fuzz", "--with", "swiftui")
        #expect(run.lines.contains { $0.hasPrefix("smallest: horizontal, container 10 pt") })
        #expect(run.output.contains("└") && run.lines.dropLast().last?.hasPrefix(#"{"id": "smallest""#) == true)
    }

    @Test func `the same seed finds the same row`() throws {
        let outputs = try ["3", "3", "4"].map { seed in
            try plumb("fuzz", "--with", "swiftui", "--seed", seed).output
        }
        #expect(outputs[0] == outputs[1] && outputs[0] != outputs[2])
    }

    @Test func `an engine in another process is tested over its standard input and output`() throws {
        let run = try plumb(
            "fuzz", "--stdio", #"while read -r line; do echo '{"lengths": [1e6]}'; done"#, "--items", "1",
            "--cases", "50", "--format", "json")
        #expect(run.status == 1 && run.output.contains(#""claimed": {"engine": "#))
        #expect(try plumb("verify", input: run.output).status == 1)
    }

    @Test(arguments: [
        ("exit 3", "exit status 3"), ("sleep 60", "no answer within"),
        ("while read -r line; do echo nonsense; done", "nonsense"),
    ])
    func `a crash, a hang and junk are findings`(command: String, word: String) async throws {
        // Only for an answer that does not come is it waited in earnest.
        let seconds = command.hasPrefix("sleep") ? "0.2" : "600"
        let run = try await waiting {
            try plumb("fuzz", "--stdio", command, "--time-limit", seconds, "--time-to-start", "0.2", "--cases", "3")
        }
        #expect(run.status == 1 && run.output.contains(word))
        #expect(
            run.complaints.contains("case 1 fails: the engine")
                && run.complaints.contains("; looking for a smaller row"))
        #expect(run.complaints.contains(word))
        #expect(run.lines.dropLast().last?.hasPrefix(#"{"id": "smallest""#) == true)
    }

    @Test func `what an engine writes to its standard error is shown once`() throws {
        let engine = "read -r line; echo 'Traceback: no such key' >&2; exit 1"
        let run = try plumb("fuzz", "--stdio", engine, "--cases", "3")
        #expect(run.status == 1 && run.output.contains("exit status 1"))
        #expect(run.complaints.components(separatedBy: "Traceback").count == 2, "\(run.complaints)")
    }

    @Test(arguments: [[], ["--verdict", "unfair"], ["--survey"]])
    func `an engine that cannot be started is no finding but an error`(options: [String]) throws {
        let run = try plumb(["fuzz", "--stdio", "/no/such/engine", "--cases", "3"] + options, input: Data())
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.contains("/no/such/engine: the engine could not be started"))
    }

    @Test(arguments: 7...16)
    func `with few descriptors an engine answers, or the search says that there are too few`(count: Int) throws {
        let engine = "while read -r line; do echo '{\"lengths\": [1e6]}'; done"
        let run = try run(
            URL(filePath: "/bin/sh"),
            [
                "-c", "ulimit -n \(count); exec \"$0\" fuzz --items 1 --cases 3 --stdio \"$1\"",
                try builtCommand().path, engine,
            ],
            input: Data())
        #expect(run.status == 1 || run.status == 2 && run.complaints.contains("Too many open files"))
    }

    /// A command that answers rows of one whole item, a pixel short.
    private func shortByAPixel(rounding: Int) -> String {
        #"""
        number() {
          case "$line" in
            *"\"$1\": "*) n="${line#*"\"$1\": "}"; echo "${n%%[,\}]*}";;
            *) echo "$2";;
          esac
        }
        while read -r line; do
          case "$line" in *.*) echo '{"error": "whole pixels"}'; continue;; esac
          n=$(number available 0); least=$(number min 0); most=$(number max 1000000)
          if [ "$n" -gt "$most" ]; then n="$most"; fi
          if [ "$n" -lt "$least" ]; then n="$least"; fi
          echo "{\"lengths\": [$((n - 1))], \"rounding\": \#(rounding)}"
        done
        """#
    }

    @Test func `an engine of whole pixels is asked whole rows, and its rounding counts`() throws {
        func status(_ rounding: Int, _ options: [String]) throws -> Int32 {
            let command = ["fuzz", "--stdio", shortByAPixel(rounding: rounding), "--items", "1", "--cases", "60"]
            return try plumb(command + options, input: Data()).status
        }
        #expect(try status(1, ["--whole", "--one-gap"]) == 0)
        #expect(try status(1, []) == 1, "a row with a fraction is refused")
        #expect(try status(0, ["--whole"]) == 1, "a pixel short, and nothing forgives it")
    }

    /// Ways in which rows of weights are rows of another policy too, and one in which they are not.
    @Test(
        .disabled(if: Sanitizer.isOn, "the engine is a plumb like this one, with a limit on its memory"),
        arguments: [
            ("weights", "min,max,weight,priority", 0), ("levels", "min,max,weight", 0),
            ("grid-tracks", "grow=weight", 0),
            ("weights", "weight,priority=-priority", 1),
        ])
    func `an engine of other fields is held to what its rows are under a policy`(
        policy: String, statement: String, status: Int32
    ) throws {
        let engine = "'\(try builtCommand().path)' solve --with water-fill --format json"
        let run = try plumb("fuzz", "--stdio", engine, "--against", policy, "--stated", statement, "--cases", "60")
        #expect(run.status == status, "\(run.output)\(run.complaints)")
        #expect(run.output.contains("asked as: {") == (status == 1))
        guard status == 1 else { return }
        let problem = try #require(run.lines.last { $0.hasPrefix(#"{"id": "smallest""#) })
        #expect(try plumb("verify", input: problem).status == 1)
    }

    @Test(arguments: ["grow=much", "much", "grow,grow", "", "min=-1", "grow=1e9"])
    func `a statement of rows that makes no sense is refused`(statement: String) throws {
        let run = try plumb("fuzz", "--stdio", "cat", "--stated", statement)
        #expect(run.status == 2 && run.complaints.contains("--stated"))
    }

    @Test func `bad options are bad input`() throws {
        for options in [
            [], ["--with", "swiftui", "--stdio", "cat"], ["--with", "magic"], ["--with", "css", "--cases", "0"],
            ["--with", "css", "--cases", "many"], ["--with", "hstack"],
            ["--with", "css", "--verdict", "optimal"], ["--with", "css", "--against", "magic"],
        ] {
            #expect(try plumb(["fuzz"] + options, input: Data()).status == 2, "\(options)")
        }
    }

    @Test func `a survey counts the verdicts on every case`() throws {
        let cases = TestingSettings.share(400, of: 50_000).cases
        let run = try plumb("fuzz", "--with", "swiftui", "--survey", "--cases", "\(cases)")
        #expect(run.status == 0)
        let counts = run.lines.dropFirst().compactMap { Int($0.split(separator: " ").dropFirst().first ?? "") }
        #expect(counts.reduce(0, +) == cases)
    }
}
