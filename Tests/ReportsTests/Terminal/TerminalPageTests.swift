// TerminalPageTests.swift: text that fits a terminal, by cells, and loses nothing.

import Boxes
import PlumbTesting
import Testing

@testable import Reports

struct TerminalPageTests {
    private static let words = [
        "a", "priority", "日本語", "👩‍👩‍👧", "e\u{301}tude", "minimum", "-∞", "unbreakablyLongIdentifier",
    ]

    @Test func `no line is wider than the terminal, and every letter is there in its order`() throws {
        let lines = Generator.integer(in: 0...(Self.words.count - 1)).array(count: 0...24)
        try forAll(lines, .integer(in: 20...60), settings: .share(200, of: 5_000)) { numbers, columns in
            let line = "  " + numbers.map { Self.words[$0] }.joined(separator: " ")
            let fitted = line.fitted(to: columns)
            return fitted.allSatisfy { TerminalText.width(of: $0) <= columns }
                && fitted.joined().filter { $0 != " " } == line.filter { $0 != " " }
        }
    }

    @Test func `a wide table breaks its headings, and then becomes a block for each row`() {
        var table = TextTable([("  item", .left), ("least length", .right), ("given length", .right)])
        table.add(["  title", "40", "120"])
        #expect(table.lines(in: nil) == ["  item   least length  given length", "  title            40           120"])
        #expect(
            table.lines(in: 30) == ["          least   given", "  item   length  length", "  title      40     120"])
        #expect(table.lines(in: 20) == ["  title", "    least length 40", "    given length 120"])
    }

    @Test func `a letter of two cells takes two, and an emoji's sequence is one`() {
        var table = TextTable([("id", .left), ("min", .right)])
        table.add(["日本語", "4"])
        table.add(["👩‍👩‍👧", "40"])
        #expect(table.lines == ["id      min", "日本語    4", "👩‍👩‍👧       40"])
    }

    @Test func `marked words are in colour where there is any, and marks are never shown`() {
        let line = "unfair: moving 5".headed(.uneven)
        let (pipe, terminal) = (page(colour: false).shown([line]), page(colour: true).shown([line]))
        #expect(pipe == ["unfair: moving 5"])
        #expect(terminal == ["\u{1B}[35munfair\u{1B}[0m: moving 5"])
    }

    private func page(colour isColoured: Bool) -> TerminalPage {
        TerminalPage(columns: 80, fittingText: true, isColoured: isColoured)
    }
}
