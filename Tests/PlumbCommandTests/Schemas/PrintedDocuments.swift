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

    /// Tables of texts with claims that have most faults.
    private static let tables = #"""
        {"id": "t", "available": 20, "rows": [["a", "one two three four"], ["word", "two two two"]]}
        {"available": 24, "rows": [["a b c d e", "one two three four"]], "claimed": [{"engine": "cut off", "widths": [0, 10]}, {"engine": "too wide", "widths": [30, 30]}, {"engine": "wrong", "widths": [9, 8], "heights": [9]}, {"engine": "too tall", "widths": [1, 5]}]}
        {"available": 40, "rows": [["word"]], "claimed": {"engine": "wide", "widths": [30]}}
        {"available": 40, "fill": true, "rows": [["a b c", "d e f"]], "claimed": [{"engine": "best", "widths": [5, 5]}, {"engine": "uneven", "widths": [9, 9]}]}
        """#

    /// Two answers that nothing explains together.
    private static let unexplained = #"""
        {"id": "r", "available": 100, "items": [{"id": "a"}, {"id": "b"}], "claimed": {"engine": "x", "lengths": [50, 50]}}
        {"available": 100, "items": [{"id": "a"}, {"id": "b"}], "claimed": {"engine": "x", "lengths": [40, 60]}}
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
        Command("verdict", "verify --format json", input: tables),
        Command("partial", "verify --format partial", input: tables),
        Command("explanation", "explain --format json", input: tables),
        Command("sweep", "sweep --format json", input: tables),
        Command(
            "proof",
            "prove --format json --claim height<=3 --claim height>=2 --claim frontier --certificate CERTIFICATE",
            input: tables),
        Command("table-answer", "table --format json", input: tables),
        Command("table-answer", "table --format json --with psql --width 12", input: tables),
        Command("line", "verify --answer-all --summary SUMMARY", input: tables),
        Command("line", "explain --answer-all", input: tables),
        Command("line", "sweep --answer-all", input: tables),
        Command("comparison", "compare --format json", input: tables),
        Command("comparison", "compare --format json --with swiftui,gini --rows ROWS", [corpus]),
        Command("comparison", "compare --format json", input: judgedOnce),
        Command("inference", "infer --format json", input: unexplained),
        Command("inference", "infer --format json", input: String(unexplained.prefix { $0 != "\n" })),
    ]

    /// Lines that cannot be answered.
    private static let broken = "\n{\n\n{\"id\": \"typo\", \"available\": \"x\", \"items\": []}\n"

    /// What each command prints, and what it writes to the files that stand for words; then what is said of the certificates.
    static func all() throws -> [SchemaQuestion] {
        let printed = try commands.flatMap(documents)
        let certificates = printed.filter { $0.schema == "certificate" }.map(\.text)
        // Of each a copy in which something does not hold.
        let lines = certificates + certificates.map { $0.replacing(/"lengths": \[(?=[1-9])/, with: "\"lengths\": [1") }
        let check = Command("checked", "check --format json", input: lines.joined(separator: "\n"))
        let gaps = Command("checked", "check --format json --of \(corpus)", input: certificates[0])
        return try printed + documents(of: check) + documents(of: gaps)
    }

    /// The words that stand for files, each with the schema of the lines that are written there.
    private static let written = ["CERTIFICATE": "certificate", "SUMMARY": "summary", "ROWS": "compared-row"]

    private static func documents(of command: Command) throws -> [SchemaQuestion] {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = command.arguments.map { argument in
            let path = Repository.root.appending(path: argument).path
            return written[argument] != nil ? file.path : argument.contains("/") ? path : argument
        }
        let run = try plumb(arguments, input: Data(command.input.utf8))
        // Of verify, prove and layout 1 says that something is found.
        try #require([0, 1].contains(run.status), "\(arguments): \(run.complaints)")
        let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let kind = command.arguments.compactMap { written[$0] }.first ?? "certificate"
        return questions(command.schema, run.output) + questions(kind, lines)
    }

    private static func questions(_ schema: String, _ text: String) -> [SchemaQuestion] {
        text.split(separator: "\n").map { SchemaQuestion(schema: schema, text: String($0)) }
    }
}
