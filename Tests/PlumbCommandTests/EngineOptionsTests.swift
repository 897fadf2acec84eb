// EngineOptionsTests.swift: engines of others in `solve` and `compare`, by commands and by a file of engines.

import Foundation
import PlumbTesting
import TestSupport
import Testing

@Suite(.disabled(if: Sanitizer.isOn, "the engine is a plumb like this one, with a limit on its memory"))
struct EngineOptionsTests {
    /// An engine that is this very command.
    private func ownEngine(_ solver: String = "water-fill") throws -> String {
        "'\(try builtCommand().path)' solve --with \(solver) --format json"
    }

    private func corpus(_ count: Int, _ options: String...) throws -> String {
        try plumb(["generate", "--kind", "random", "--count", "\(count)"] + options, input: Data()).output
    }

    @Test func `compare asks engines of commands, and they answer as the solvers that they are`() async throws {
        try await waiting {
            let rows = try corpus(24)
            let run = try plumb(
                "compare", "--stdio", "own=\(try ownEngine())", "--stdio", "rule=\(try ownEngine("swiftui"))", "--with",
                "water-fill,swiftui", "--explicit", "--format", "csv", input: rows)
            #expect(run.status == 0, "\(run.complaints)")
            func figures(of engine: String) -> [String] {
                run.lines.filter { $0.contains(",\(engine),,") && !$0.hasPrefix("microseconds,") }
                    .map { $0.replacing(",\(engine),", with: ",") }
            }
            #expect(figures(of: "own") == figures(of: "water-fill") && !figures(of: "own").isEmpty)
            #expect(figures(of: "rule") == figures(of: "swiftui"))
        }
    }

    @Test func `solve asks an engine, in the order of the rows, and shows the optimum beside it`() async throws {
        try await waiting {
            let rows = try corpus(24)
            let asked = try plumb(
                "solve", "--with", "stdio:\(try ownEngine("swiftui"))", "--format", "json", input: rows)
            let own = try plumb("solve", "--with", "swiftui", "--format", "json", input: rows)
            #expect(asked.status == 0, "\(asked.complaints)")
            func answers(_ run: Run) -> [Substring] {
                run.lines.map { $0.prefix { $0 != "]" } }
            }
            #expect(answers(asked) == answers(own))
            let text = try plumb(
                "solve", "--with", "stdio:\(try ownEngine("swiftui"))",
                input: #"{"available": 10, "items": [{"max": 10}, {"min": 10}]}"#)
            #expect(text.output.contains("water fill: optimal"))
        }
    }

    @Test func `an engine that crashes at a row is started anew, and its rounding counts`() async throws {
        let engine = """
            while read -r line; do case $line in *'"max": 3'*) exit 7;; esac
            echo '{"lengths": [5, 4], "rounding": 1}'; done
            """
        let rows = #"""
            {"id": "a", "available": 10, "items": [{}, {}]}
            {"id": "b", "available": 10, "items": [{"max": 3}, {}]}
            {"id": "c", "available": 10, "items": [{}, {}]}
            """#
        try await waiting {
            let solved = try plumb("solve", "--with", "stdio:\(engine)", "--format", "json", input: rows)
            #expect(solved.status == 2 && solved.lines.count == 3, "\(solved.output)")
            #expect(solved.complaints.contains("-:2: the engine ended without an answer (exit status 7)"))
            #expect(solved.lines.dropLast().allSatisfy { $0.contains(#""certified": true"#) })
            let compared = try plumb("compare", "--stdio", "sh=\(engine)", "--format", "csv", input: rows)
            #expect(compared.status == 0 && compared.complaints.contains("sh: no answer to 1 row; the simplest: "))
            #expect(compared.complaints.contains(#"{"available": 10, "items": [{"max": 3}, {}]}"#))
        }
    }

    @Test func `an engine that cannot be started is an error, which is said once`() throws {
        let run = try plumb("compare", "--stdio", "gone=/no/such/engine", input: try corpus(40))
        #expect(run.status == 2)
        #expect(run.complaints.components(separatedBy: "could not be started").count == 2, "\(run.complaints)")
    }

    @Test func `an engine that answers none of its first rows is asked no more`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let engine = "echo started >> '\(folder.path)/log'; read -r line; exit 9"
        let rows = try corpus(200)
        try await waiting {
            let run = try plumb("compare", "--stdio", "mute=\(engine)", "--format", "json", input: rows)
            #expect(run.status == 2)
            #expect(
                run.complaints.contains(
                    "mute: the engine answered none of its first 20 rows and is asked no more; its first failure: the engine "
                        + "ended without an answer (exit status 9)"), "\(run.complaints)")
            #expect(run.complaints.contains("an engine that reads every field wants --explicit"))
            let starts = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8).split(separator: "\n")
                .count
            // Each core may have been asking when the last of the rows failed.
            #expect((20..<60).contains(starts))
        }
    }

    @Test func `an engine that is silent on its first rows is asked no more`() async throws {
        let rows = try corpus(200)
        try await waiting {
            let run = try plumb(
                "compare", "--stdio", "deaf=while read -r line; do :; done", "--time-limit", "0.05", "--time-to-start",
                "0",
                "--format", "json", input: rows)
            #expect(run.status == 2)
            #expect(
                run.complaints.contains("deaf: the engine answered none of its first 4 rows and is asked no more;"),
                "\(run.complaints)")
            #expect(
                run.complaints.hasPrefix("deaf: the engine gave no answer within 0.05 seconds: "), "\(run.complaints)")
            #expect(run.complaints.contains("and flush standard output"))
            let text = try plumb(
                "compare", "--stdio", "deaf=while read -r line; do :; done", "--time-limit", "0.05", "--time-to-start",
                "0",
                input: try corpus(3))
            #expect(text.output.contains("deaf gave no answer to 3 of 3 rows"), "\(text.output)")
        }
    }

    /// A folder with a file of engines, which is read and then removed.
    private func withEngines(_ text: String, _ work: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb engine's \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "engines.json")
        try text.write(to: file, atomically: true, encoding: .utf8)
        try "while read -r line; do echo '{\"lengths\": [1e6]}'; done\n".write(
            to: folder.appending(path: "engine.sh"), atomically: true, encoding: .utf8)
        try work(file.path)
    }

    @Test func `a file names engines, whose commands are run in its folder`() async throws {
        let list =
            #"{"engines": [{"name": "far", "command": "sh engine.sh", "version": "3", "like": "flexbox", "explicit": true}]}"#
        try await waiting {
            try withEngines(list) { file in
                let fuzzed = try plumb("fuzz", "--with", "far", "--engines", file, "--items", "1")
                #expect(
                    fuzzed.status == 1 && fuzzed.output.hasPrefix("far 3: case 1"),
                    "\(fuzzed.output)\(fuzzed.complaints)")
                #expect(
                    fuzzed.output.contains(#""policy": "css-flex""#) && fuzzed.output.contains("asked as: {\"axis\""))
                let row = #"{"available": 10, "policy": "css-flex", "items": [{}]}"#
                let solved = try plumb("solve", "--with", "far", "--engines", file, "--format", "json", input: row)
                #expect(solved.output.hasPrefix(#"{"lengths": [1000000]"#), "\(solved.complaints)")
                let other = try plumb("solve", "--with", "far", "--engines", file, input: #"{"items": [{}]}"#)
                #expect(other.status == 2 && other.complaints.contains("far takes rows of the policy css-flex"))
                let compared = try plumb(
                    "compare", "--with", "far,css", "--engines", file, "--format", "csv", input: row)
                #expect(compared.status == 0 && compared.output.contains(",far,"))
            }
        }
    }

    @Test(arguments: [
        (#"{"engines": [{"name": "a", "comand": "x"}]}"#, "comand: is not a known field"),
        (#"{"engines": [{"name": "a"}]}"#, "engines[0].command: is missing"),
        (#"{"engines": [{"name": "css", "command": "x"}]}"#, "css is a solver of plumb"),
        (#"{"engines": [{"name": "a b", "command": "x"}]}"#, "engines[0].name"),
        (#"{"engines": [{"name": "a", "command": "x"}, {"name": "a", "command": "y"}]}"#, "a second time"),
        (#"{"engines": [{"name": "a", "command": "x", "like": "flex"}]}"#, "is no toolkit; there are hstack"),
        ("[", "is not"),
    ]) func `a file of engines with a slip is refused`(text: String, words: String) throws {
        try withEngines(text) { file in
            for command in [["fuzz", "--with", "a"], ["solve", "--with", "a"], ["compare", "--with", "a"]] {
                let run = try plumb(command + ["--engines", file], input: Data())
                #expect(run.status == 2 && run.complaints.contains(words), "\(run.complaints)")
            }
        }
    }

    @Test(arguments: [
        ["compare", "--stdio", "cat"], ["compare", "--stdio", "css=cat"],
        ["compare", "--stdio", "a=cat", "--stdio", "a=cat"],
        ["compare", "--with", "nobody"], ["solve", "--with", "nobody"], ["solve", "--with", "stdio:"],
        ["fuzz", "--with", "nobody"], ["fuzz", "--with", "css", "--explicit"],
        ["solve", "--engines", "/no/such/file"],
        ["fuzz", "--stdio", "cat", "--like", "flexbox", "--against", "glue"],
        ["fuzz", "--stdio", "cat", "--like", "magic"],
        ["generate", "--kind", "form", "--like", "hstack", "--policy", "glue"],
        ["compare", "--stdio", "a=cat", "--time-limit", "0"],
        ["compare", "--stdio", "a=cat", "--arithmetic", "exact"],
    ]) func `bad options are bad input`(options: [String]) throws {
        let run = try plumb(options, input: Data())
        #expect(run.status == 2 && run.output.isEmpty, "\(run.complaints)")
    }
}
