// AnsweredRowPictureTests.swift: the two drawings of a row, against snapshots that a person has looked at.

import Documents
import Foundation
import Plumb
import Reports
import TestSupport
import Testing
import Workbench

/// The gallery's problem of a name, with its optimum and what SwiftUI's rule and progressive filling do.
func picture(of name: String) throws -> AnsweredRow {
    let file = Repository.root.appending(path: "Models/problems/\(name).json")
    let record = Record(file: name, line: 1, data: try Data(contentsOf: file))
    let optimum = RuleEntry("water-fill", title: "optimum", rule: WaterFilling())
    var row = try AnsweredRow(ProblemDecoder().decode(record), by: optimum)
    for rule in [RuleEntry.swiftui, .progressiveFill] { try row.ask(rule) }
    return row
}

struct AnsweredRowPictureTests {
    static let names = ["swiftui-overflow-measured", "table-header", "tab-strip", "formula", "toolbar"]
    let folder = Repository.root.appending(path: "Tests/ReportsTests/Snapshots")

    /// The lines as a pipe gets them.
    private func plain(_ lines: [String]) -> [String] {
        TerminalPage(columns: 80, fittingText: false, isColoured: false).shown(lines)
    }

    @Test(arguments: names)
    func `the text of a row is the one that was looked at`(name: String) throws {
        let text = plain(RowText(try picture(of: name), columns: 80).lines).joined(separator: "\n") + "\n"
        #expect(try Snapshot.kept(text, at: folder.appending(path: "\(name).txt")) == text)
    }

    @Test(arguments: names)
    func `the drawing of a row is the one that was looked at`(name: String) throws {
        var drawing = SVGDrawing()
        drawing.add(try picture(of: name))
        let text = drawing.document
        #expect(try Snapshot.kept(text, at: folder.appending(path: "\(name).svg")) == text)
    }

    @Test func `bars fit the terminal and the ruler is as wide as the container`() throws {
        for name in Self.names where name != "formula" {
            for columns in [40, 64, 80, 200] {
                let lines = BarDrawing(try picture(of: name), columns: columns).lines
                #expect(lines.allSatisfy { $0.count <= columns }, "\(name) in \(columns)")
                #expect(lines.last?.contains("└") == true)
            }
        }
    }

    @Test func `infinite lengths are drawn to the edge`() throws {
        let problem = try Row(items: [Item(maximum: 10), Item()], available: .infinity)
        let picture = try AnsweredRow(RowDocument(row: problem), by: .waterFill)
        var drawing = SVGDrawing()
        drawing.add(picture)
        #expect(!drawing.document.contains("inf") && !drawing.document.contains("nan"))
        #expect(BarDrawing(picture, columns: 60).lines.allSatisfy { $0.count <= 60 })
    }

    /// a and c have no length; b takes all of 100 points, which are 50 cells: 60 less the margin and one.
    @Test func `items without length are named at their places`() throws {
        let row = try Row(
            items: [Item(id: "a", maximum: 0), Item(id: "b"), Item(id: "c", maximum: 0), Item(id: "名前", maximum: 0)],
            available: 100)
        let entry = RuleEntry("water-fill", title: "best", rule: WaterFilling())
        let lines = BarDrawing(try AnsweredRow(RowDocument(row: row), by: entry), columns: 60).lines
        let blank = String(repeating: " ", count: 8)
        let bar = "  best  [b" + String(repeating: "·", count: 48) + "]"
        #expect(lines[0] == bar)
        // The right end is near: c stands left of its mark, and what has no room left of that takes a line more.
        #expect(lines[1] == blank + "^a" + String(repeating: " ", count: 48) + "c^")
        #expect(lines[2] == blank + String(repeating: " ", count: 47) + "名前^")
        #expect(lines[3].hasPrefix(blank + "└"))
    }

    @Test func `an empty row is drawn`() throws {
        let picture = try AnsweredRow(RowDocument(row: Row(items: [], available: 0)), by: .waterFill)
        var drawing = SVGDrawing()
        drawing.add(picture)
        #expect(!drawing.document.contains("nan"))
        #expect(BarDrawing(picture, columns: 60).lines.count == 2)
    }
}
