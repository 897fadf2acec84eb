// SweepPictureTests.swift: the text, the table and the plot of a sweep, against snapshots that a person has looked at.

import Documents
import Foundation
import Plumb
import Reports
import TestSupport
import Testing
import Workbench

/// A row and the rules by which it is swept.
struct SweptExample: Sendable, CustomTestStringConvertible {
    let name: String
    var solvers: [RuleEntry] = [.waterFill]
    var range = 0...Double.infinity
    /// The row in JSON; a problem of the gallery of that name where there is none.
    var text: String?

    var testDescription: String { name }

    var row: SweptRow {
        get throws {
            let file = Repository.root.appending(path: "Models/problems/\(name).json")
            let data = try text.map { Data($0.utf8) } ?? Data(contentsOf: file)
            let document = try ProblemDecoder().decode(Record(file: name, line: 1, data: data))
            return try SweptRow(document, by: solvers, over: range)
        }
    }

    static let all = [
        SweptExample(name: "toolbar"), SweptExample(name: "settings-column"),
        SweptExample(name: "swiftui-overflow-measured", solvers: [.waterFill, .swiftui]),
        SweptExample(name: "tab-strip", solvers: [.swiftui], range: 300...700), jump, twelve, strange,
    ]

    static let jump = SweptExample(
        name: "jump", solvers: [.css],
        text: """
            {"id": "jump", "policy": "css-flex", "items": [{"id": "a", "min": 0.5, "basis": 1, "shrink": 0.6}, \
            {"id": "b", "basis": 9, "shrink": 0.6}]}
            """)

    /// Twelve items, of which item `i` is at least `5 i` and at most `20 i + 30`; the last has no end.
    static let twelve = SweptExample(
        name: "twelve", solvers: [.waterFill, .progressiveFill],
        text: """
            {"id": "twelve", "available": 900, "spacing": 2, "items": [\((0..<12).map(item).joined(separator: ", "))]}
            """)

    private static func item(_ index: Int) -> String {
        let maximum = index < 11 ? "\(20 * index + 30)" : #""infinity""#
        return #"{"id": "item-\#(index)", "min": \#(5 * index), "max": \#(maximum)}"#
    }

    static let strange = SweptExample(
        name: "strange",
        text: #"""
            {"id": "a <b> & \"c\"", "available": 100, "items": [{"id": "<x>", "max": 50}, {"id": "y & z", "min": 20}, \#
            {"id": "\"q\", r", "min": 5, "max": 30}]}
            """#)
}

struct SweepPictureTests {
    func check(_ text: String, _ name: String) throws {
        let file = Repository.root.appending(path: "Tests/ReportsTests/Snapshots/sweep-\(name)")
        #expect(try Snapshot.kept(text, at: file) == text)
    }

    @Test(arguments: SweptExample.all)
    func `the text of a sweep is the one that was looked at`(example: SweptExample) throws {
        let lines = SweepText(try example.row, columns: 80).lines
        #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
        try check(lines.joined(separator: "\n") + "\n", "\(example.name).txt")
    }

    @Test(arguments: SweptExample.all)
    func `the plot of a sweep is the one that was looked at`(example: SweptExample) throws {
        try check(SweepDrawing(try example.row).document, "\(example.name).svg")
    }

    @Test(arguments: SweptExample.all)
    func `a plot has finite numbers only, and names stand for themselves`(example: SweptExample) throws {
        let text = SweepDrawing(try example.row).document
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("∞"))
        #expect(!text.contains("<x>") && !text.contains("y & z"))
    }

    @Test func `the table has a line for each item of each piece`() throws {
        let lines = SweepTable(try SweptExample.strange.row).text.split(separator: "\n")
        #expect(lines[0] == "rule,from,to,fit,item,length at from,length at to,slope")
        // Breakpoints in 25, 30, 60, 90 and 130.
        #expect(lines.count == 1 + 6 * 3)
        #expect(lines[1] == "water-fill,0,25,overflows,<x>,0,0,0")
        #expect(lines[3] == #"water-fill,0,25,overflows,"""q"", r",5,5,0"#)
        #expect(lines[17] == "water-fill,130,infinity,fills,y & z,50,infinity,1")
    }

    @Test func `a row without items and a range of one container can be drawn`() throws {
        let empty = SweptExample(name: "empty", text: #"{"items": []}"#)
        #expect(try SweepDrawing(empty.row).document.contains("space left"))
        #expect(try SweepText(empty.row, columns: 80).lines.contains("  no breakpoints"))
        let narrow = SweptExample(name: "toolbar", range: 200...200)
        #expect(try SweepDrawing(narrow.row).document.hasSuffix("</svg>\n"))
    }
}
