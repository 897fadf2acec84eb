// PrintedDocuments.swift: documents of every kind that the command writes.

import Foundation
import TestSupport
import Testing

/// What the built command prints of the repository's examples.
enum PrintedDocuments {
    /// A run of the command.
    private struct Command {
        /// The schema of the lines that it prints.
        let schema: String
        let arguments: [String]
        /// What it reads where it names no file.
        let input: String

        init(_ schema: String, _ arguments: String, _ files: [String] = [], input: String = "") {
            (self.schema, self.arguments) = (schema, arguments.split(separator: " ").map(String.init) + files)
            self.input = input
        }
    }

    private static let problems = [
        "toolbar", "css-row-fraction", "tex-line-shrinks", "swiftui-overflow", "table-header",
    ]
    .map { "Models/problems/\($0).json" }
    private static let families = ["toolbar", "css-row-shrinks"]
        .map { "Models/families/\($0).json" }
    private static let form = "Models/scenes/form.json"
    private static let corpus = "Models/problems/corpus.jsonl"

    /// A row for every verdict, on lengths and on places across.
    private static let judged = #"""
        {"available": 10, "items": [{"id": "a", "max": 4}, {}], "claimed": {"engine": "e", "lengths": [5, 5]}}
        {"available": 10, "items": [{"min": 6}, {}], "claimed": {"engine": "e", "lengths": [5, 5]}}
        {"available": 200, "policy": "css-flex", "items": [{"basis": 50}, {"basis": 50, "grow": 1}], "claimed": {"engine": "e", "lengths": [100, 100]}}
        {"items": [{"ideal": 5}], "claimed": {"engine": "e", "lengths": [4]}}
        {"available": 10, "items": [{}, {}], "claimed": {"engine": "e", "lengths": [5, 10]}}
        {"available": 100, "policy": "css-flex", "items": [{"grow": 0.25}, {"grow": 0.25}], "claimed": {"engine": "e", "lengths": [50, 50]}}
        {"available": 10, "items": [{}, {}], "claimed": {"engine": "e", "lengths": [3, 3]}}
        {"available": 10, "items": [{}, {"priority": 1}], "claimed": {"engine": "e", "lengths": [5, 5]}}
        {"available": 10, "items": [{}, {}], "claimed": {"engine": "e", "lengths": [4, 6], "offsets": [0, 5]}}
        {"available": 10, "items": [{"min": 20}], "claimed": {"engine": "e", "lengths": [20]}}
        {"available": "infinity", "items": [{}], "claimed": {"engine": "e", "lengths": ["infinity"]}}
        {"available": 8, "items": [{"cross": {"length": 4, "guide": 1}}, {"cross": {"length": 4, "guide": 3}}], "claimed": [{"engine": "misaligned", "lengths": [4, 4], "cross": {"extent": 6, "offsets": [0, 0]}}, {"engine": "outside", "lengths": [4, 4], "cross": {"extent": 5, "offsets": [2, 0]}}, {"engine": "wide", "lengths": [4, 4], "cross": {"extent": 7, "offsets": [2, 0]}}, {"engine": "right", "lengths": [4, 4], "cross": {"extent": 6, "offsets": [2, 0]}}]}
        {"available": 8, "items": [{"cross": {"length": 4, "guide": 9}}], "claimed": [{"engine": "line outside", "lengths": [8], "cross": {"extent": 4, "offsets": [0], "countsLine": true}}, {"engine": "line inside", "lengths": [8], "cross": {"extent": 9, "offsets": [0], "countsLine": true}}]}
        """#

    /// The same where no engine answers twice.
    private static let judgedOnce = judged.split(separator: "\n").dropLast(2).joined(separator: "\n")

    /// A scene in which SwiftUI's rules and the optimum part, and which overflows in narrow containers.
    private static let scene = #"""
        {"id": "s", "proposal": [40, 20], "tree": {"kind": "hstack", "id": "h", "spacing": 0, "children": [{"kind": "range", "id": "a", "w": [20, 20, "inf"], "h": 10}, {"kind": "range", "id": "b", "w": [10, 10, 20], "h": 10}, {"kind": "range", "w": [0, 0, "inf"], "h": 10}]}}
        """#

    /// A family of scenes in which every claim fails somewhere.
    private static let sceneFamily = #"""
        {"id": "row", "parameters": {"w": [100, 150], "t": {"choices": {"de": "Ja", "en": "Yes"}}}, "proposal": ["w", 20], "tree": {"kind": "hstack", "spacing": 8, "children": [{"kind": "fixed", "id": "a", "w": 120, "h": 10}, {"kind": "text", "id": "b", "string": "t"}]}, "claims": ["fits", "right(a) <= w"]}
        """#

    private static let commands = [
        Command("answer", "solve --format json --certificate CERTIFICATE", problems + [corpus, form]),
        Command("answer", "solve --format json --arithmetic exact --with water-fill", [corpus]),
        Command("verdict", "verify --format json", problems + [corpus]),
        Command("verdict", "verify --format json --arithmetic exact", problems),
        Command("verdict", "verify --format json", input: judged),
        Command("partial", "verify --format partial", input: judged),
        Command("partial", "compare --format partial", input: judgedOnce),
        Command("explanation", "explain --format json", [problems[0], problems[1], problems[3]]),
        Command("explanation", "explain --format json", input: scene),
        Command("sweep", "sweep --format json", [corpus]),
        Command("sweep", "sweep --format json --with water-fill,swiftui", [problems[3]]),
        Command("sweep", "sweep --format json", input: scene),
        Command("sweep", "sweep --format json --over w", input: sceneFamily),
        Command("proof", "prove --format json --worst overflow --certificate CERTIFICATE", families),
        Command("proof", "prove --format json --worst overflow --certificate CERTIFICATE", input: sceneFamily),
        Command("proof", "prove --format json --regions 1", input: sceneFamily),
        Command("layout", "layout --format json --details", [form]),
        Command("layout", "layout --format json --widths 20...40", input: scene),
        Command("layout", "layout --format json --widths 30...40", input: scene),
        Command("layout", "layout --format json --compare", input: scene),
        Command("row", "generate --kind toolbar --count 5"),
        Command("row", "solve --format problem --with swiftui", problems + [corpus]),
        Command("line", "verify --answer-all --summary SUMMARY", input: judged + broken),
        Command("line", "solve --answer-all --summary SUMMARY", input: judged + broken + scene),
        Command("line", "explain --answer-all", input: scene + broken),
        Command("line", "sweep --answer-all --summary SUMMARY", input: scene + broken),
        Command("line", "prove --answer-all --summary SUMMARY", input: sceneFamily + broken),
        Command("line", "layout --answer-all --details", input: scene + broken),
        Command("line", "layout --answer-all --widths 20...40 --summary SUMMARY", input: scene + broken),
        Command("line", "layout --answer-all --compare", input: scene + broken),
        Command("row", "generate --kind random --count 3 --explicit --like tex-hbox"),
    ]

    /// Lines that cannot be answered.
    private static let broken = "\n{\n\n{\"id\": \"typo\", \"available\": \"x\", \"items\": []}\n"

    /// What each command prints, and what it writes to the files that stand for `CERTIFICATE` and `SUMMARY`.
    static func all() throws -> [SchemaQuestion] { try commands.flatMap(documents) }

    private static func documents(of command: Command) throws -> [SchemaQuestion] {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let written = ["CERTIFICATE", "SUMMARY"]
        let arguments = command.arguments.map { argument in
            let path = Repository.root.appending(path: argument).path
            return written.contains(argument) ? file.path : argument.contains("/") ? path : argument
        }
        let run = try plumb(arguments, input: Data(command.input.utf8))
        // Of verify, prove and layout 1 says that something is found.
        try #require([0, 1].contains(run.status), "\(arguments): \(run.complaints)")
        let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let kind = command.arguments.contains("SUMMARY") ? "summary" : "certificate"
        return questions(command.schema, run.output) + questions(kind, lines)
    }

    private static func questions(_ schema: String, _ text: String) -> [SchemaQuestion] {
        text.split(separator: "\n").map { SchemaQuestion(schema: schema, text: String($0)) }
    }
}
