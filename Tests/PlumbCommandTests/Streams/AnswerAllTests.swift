// AnswerAllTests.swift: `--answer-all`, a line of JSON for every line that is read.

import Foundation
import Testing

/// The commands that go line by line.
private let commands = ["solve", "verify", "explain", "sweep", "prove --claim fits", "layout", "layout --compare"]

struct AnswerAllTests {
    /// Rows and scenes, what is no JSON, what is cut off, what has a bad field, and lines that are blank.
    private static let input = #"""
        {"id": "cut off", "items": [

        {"id": "row", "available": 10, "items": [{"id": "a"}, {}], "claimed": [{"engine": "E", "lengths": [5, 5]}, {"engine": "F", "lengths": [9, 9]}]}
        	
        {"id": "typo", "available": "x", "items": []}
        {"id": "scene", "proposal": [10, 10], "tree": {"kind": "hstack", "spacing": 0, "children": [{"kind": "range", "id": "a", "w": [20, 20, "inf"], "h": 10}, {"kind": "range", "id": "b", "w": [0, 0, 9], "h": 9}]}}
        ]}
        3
        {"items": []}
        """#
    private static let numbers = [1, 3, 5, 6, 7, 8, 9]

    private static func lines(_ run: Run) throws -> [[String: Any]] {
        try run.output.split(separator: "\n").map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }

    private static func words(_ command: String) -> [String] { command.split(separator: " ").map(String.init) }

    @Test(arguments: commands) func `every line that is not blank has one line with its place`(command: String) throws {
        let run = try plumb(Self.words(command) + ["--answer-all"], input: Data(Self.input.utf8))
        let lines = try Self.lines(run)
        #expect(run.status == 0)
        #expect(lines.map { $0["line"] as? Int } == Self.numbers)
        #expect(lines.allSatisfy { $0["file"] as? String == "-" })
        for (line, number) in zip(lines, Self.numbers) where [1, 5, 7, 8].contains(number) {
            let error = try #require(line["error"] as? [String: Any])
            #expect(error["message"] is String && line.count == (line["id"] == nil ? 3 : 4), "\(line)")
        }
        #expect(run.output.hasPrefix(#"{"file": "-", "line": 1, "error": {"#))
        let typo = try #require(lines[2]["error"] as? [String: Any])
        #expect(lines[2]["id"] as? String == "typo" && typo["field"] as? String == "available")
        #expect(lines.contains { $0["error"] == nil })
    }

    @Test(arguments: commands) func `nothing is an answer to no line`(command: String) throws {
        for input in ["", "\n \n"] {
            let run = try plumb(Self.words(command) + ["--answer-all"], input: Data(input.utf8))
            #expect(run.status == 0 && run.output.isEmpty, "\(run)")
        }
    }

    @Test(arguments: commands) func `a file that cannot be read at all is an error all the same`(command: String) throws
    {
        let run = try plumb(Self.words(command) + ["--answer-all", "no such file"], input: Data())
        #expect(run.status == 2 && run.output.isEmpty && run.complaints.hasPrefix("no such file: does not exist"))
    }

    @Test func `the answers are those that come without it`() throws {
        let corpus = try plumb("generate", "--kind", "random", "--count", "60").output
        let claiming = try plumb("solve", "--with", "swiftui", "--format", "problem", input: corpus).output
        let judged = try plumb("verify", "--format", "json", input: claiming).output.split(separator: "\n")
        let all = try plumb("verify", "--answer-all", input: claiming).output.split(separator: "\n")
        let solved = try plumb("solve", "--format", "json", input: corpus).output.split(separator: "\n")
        let solvedAll = try plumb("solve", "--answer-all", input: corpus).output.split(separator: "\n")
        try #require([judged, all, solved, solvedAll].allSatisfy { $0.count == 60 })
        for index in judged.indices {
            let place = #"{"file": "-", "line": \#(index + 1), "id": "random-1-\#(index + 1)", "#
            let name = #"{"id": "random-1-\#(index + 1)", "#
            #expect(all[index] == #"\#(place)"answers": [{\#(judged[index].dropFirst(name.count))]}"#)
            #expect(solvedAll[index] == "\(place)\(solved[index].dropFirst(name.count))")
        }
    }

    @Test func `a record over several lines in a file says on which of them its fault is`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && cat > row.json && "$0" solve --answer-all row.json"#,
            input: "\n{\"id\": \"r\",\n \"items\": [\n {\"min\": \"x\"}]}\n")
        #expect(
            run.output
                == #"{"file": "row.json", "line": 2, "id": "r", "error": {"field": "items[0].min", "line": 4, "#
                + #""message": "is not a number; it must be a number"}}"# + "\n")
        #expect(run.status == 0)
    }

    @Test func `an answer without the proof that was asked for is an error`() throws {
        let row = #"{"available": 10, "items": [{"max": 10}, {"min": 9}]}"# + "\n"
        let run = try shell(#""$0" solve --with progressive-fill --answer-all --certificate /dev/null"#, input: row)
        #expect(run.status == 0 && run.output.hasPrefix(#"{"file": "-", "line": 1, "error": {"message": "#), "\(run)")
    }

    @Test(arguments: [
        "solve --format svg", "solve --format problem", "sweep --format csv", "prove --items 2 --claim fits",
    ])
    func `it does not go with what is no JSON`(arguments: String) throws {
        let run = try plumb(Self.words(arguments) + ["--answer-all"], input: Data())
        #expect(run.status == 2 && run.complaints.contains("--answer-all"))
    }

    /// Every number of a line, and every word that stands for one.
    private static func leaves(_ value: Any, _ found: inout [Any]) {
        switch value {
        case let object as [String: Any]: object.values.forEach { leaves($0, &found) }
        case let list as [Any]: list.forEach { leaves($0, &found) }
        default: found.append(value)
        }
    }

    @Test(arguments: [
        "solve --arithmetic exact", "solve", "verify", "explain", "sweep", "prove --claim fits --worst overflow",
        "layout --details",
    ])
    func `plain numbers have no words among them`(command: String) throws {
        let input = #"""
            {"id": "r", "available": 10, "items": [{}, {}, {"priority": "-infinity"}], "claimed": {"engine": "e", "lengths": [3, 3, "infinity"]}}
            {"id": "third", "available": 10, "items": [{}, {}, {}], "claimed": {"engine": "e", "lengths": [3, 3, 4]}}
            {"id": "s", "proposal": [null, null], "tree": {"kind": "hstack", "id": "h", "spacing": 0, "children": [{"kind": "range", "id": "a", "w": [0, 1, "inf"], "h": 10}, {"kind": "range", "id": "b", "w": [0, 0, 9], "h": 9}, {"kind": "range", "id": "c", "w": [0, 1, "inf"], "h": 9}]}}
            """#
        let run = try plumb(Self.words(command) + ["--answer-all", "--numbers", "plain"], input: Data(input.utf8))
        var found: [Any] = []
        try Self.lines(run).forEach { Self.leaves($0, &found) }
        let words = found.compactMap { $0 as? String }
        #expect(!words.contains { $0.hasSuffix("infinity") || $0.wholeMatch(of: /-?\d+\/\d+/) != nil }, "\(words)")
        #expect(found.contains { $0 is NSNumber }, "\(run)")
    }

    @Test func `plain numbers are those in words, but null for an infinity and the nearest double for a fraction`()
        throws
    {
        let row = #"{"available": 10, "items": [{"id": "a"}, {}, {"priority": "-infinity"}, {}]}"#
        let run = try plumb("solve", "--arithmetic", "exact", "--answer-all", "--numbers", "plain", input: row)
        #expect(run.output.contains(#""lengths": [3.3333333333333335, 3.3333333333333335, 0, 3.3333333333333335]"#))
        #expect(run.output.contains(#"{"priority": null, "level": 0}"#))
        let words = try plumb("solve", "--numbers", "plain", input: row)
        #expect(words.status == 2 && words.complaints.contains("add --format json"))
    }
}
