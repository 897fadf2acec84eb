// PageTable.swift: a table of texts as a page has it: its frontier, what the rules of others make of every width, and its texts
// in the parts that lines do not part.  `web/tables.js` reads it: change both together.  Lengths in the units of the table.

import Boxes
import Deadlines
package import Documents
import Tables
package import Workbench

/// A table of a page.
package struct PageTable: Sendable {
    /// More widths are thinned out, so that so many rules are asked at most, each for so many cells.
    private static let mostCells = 400_000
    /// Texts of more bytes are left out: the table has its columns and heights alone.
    private static let mostBytes = 400_000
    /// What the frontier may take; narrower widths are then left out.
    private static let limit = Duration.seconds(20)

    /// A width that a rule was asked for, and what it made of it.
    private struct Answer {
        let width: Double
        let answer: TableAnswer
    }

    private let document: TableDocument
    private let questioner: TableQuestioner
    private let frontier: TableFrontier
    private let rules: [(name: String, answers: [Answer])]
    private let step: Double

    /// Follows the table from its widest to its narrowest, and asks the rules of others for every whole width between.
    ///
    /// - Throws: `TableQuestionError`.
    /// - Complexity: That of the frontier, and rules · widths · cells.
    package init(_ document: TableDocument) throws {
        self.document = document
        // The page has all widths; the table's own is where it begins.
        var open = document
        open.available = nil
        let limit = min(Self.limit, Deadline.current.map { $0.left / 2 } ?? Self.limit)
        frontier = try Deadline.$current.withValue(Deadline(after: limit)) { [open] in
            try TableFrontier(open, over: 0...Double.infinity)
        }
        let questioner = try TableQuestioner(open, TableSettings(of: open))
        self.questioner = questioner
        let natural = (frontier.points.first?.width ?? 0).rounded(.up)
        let least = ((frontier.points.last?.width ?? 0) * 0.8).rounded(.down)
        let work = max(1, questioner.table.cells.count) * TableRules.standard.count
        let most = max(20, Self.mostCells / work)
        let step = max(1, ((natural - least) / Double(most)).rounded(.up))
        self.step = step
        let widths = Array(stride(from: least, to: natural, by: step)) + [natural]
        var rules: [(name: String, answers: [Answer])] = []
        for rule in TableRules.standard where !questioner.table.cells.isEmpty {
            rules.append(
                (
                    type(of: rule).name,
                    try widths.map { Answer(width: $0, answer: try questioner.answer(by: rule, in: $0)) }
                ))
        }
        self.rules = rules
    }

    var json: JSONText {
        let measures = questioner.settings.ruler
        return .members([
            ("id", document.id.map(JSONText.string)), ("size", document.measures.size.map(JSONText.number)),
            ("available", document.available.map(JSONText.number)), ("columns", .array(names)),
            ("rows", .integer(document.rowCount)), ("header", .integer(document.headerRows)),
            ("edge", .number(questioner.edge)), ("gap", .number(questioner.table.columnGaps.first ?? 0)),
            ("line", .number(measures.lineHeight)), ("cut", document.cutsWords == true ? .bool(true) : nil),
            ("cutShort", frontier.isCutShort ? .bool(true) : nil), ("step", step == 1 ? nil : .number(step)),
            (
                "frontier",
                .array(
                    frontier.points.map { point in
                        .array(
                            [.number(point.width), .number(point.height), .numbers(point.widths)]
                                + (point.isProved ? [] : [.integer(0)]))
                    })
            ), ("rules", .object(rules.map { ($0.name, .array(Self.changes(of: $0.answers))) })),
            ("cells", document.cells.reduce(0) { $0 + $1.text.utf8.count } > Self.mostBytes ? nil : .array(cells)),
        ])
    }

    private var names: [JSONText] { (0..<document.columnCount).map { .string(document.name(of: $0)) } }

    /// `[width, height, widths, cut cells, overflow]` where any of it changes, what is 0 left out from the end.
    private static func changes(of answers: [Answer]) -> [JSONText] {
        var (entries, last): ([JSONText], [Double]) = ([], [])
        for entry in answers {
            let answer = entry.answer
            let cuts = answer.cutCells + answer.cuts
            let state = answer.widths + [answer.height, Double(cuts), answer.overflow]
            if state == last { continue }
            last = state
            var fields: [JSONText] = [.number(entry.width), .number(answer.height), .numbers(answer.widths)]
            if cuts > 0 || answer.overflow > 0 { fields.append(.integer(cuts)) }
            if answer.overflow > 0 { fields.append(.number(answer.overflow)) }
            entries.append(.array(fields))
        }
        return entries
    }

    /// `{"at": [row, rows, column, columns], "text": …}`, what is at its default left out.
    private var cells: [JSONText] {
        let sides = document.sides
        return document.cells.map { cell in
            let isSpan = cell.columns.count > 1
            let side = cell.side ?? (isSpan ? (cell.isHeading ? .center : .left) : sides[cell.columns.lowerBound])
            let place = [cell.rows.lowerBound, cell.rows.count, cell.columns.lowerBound, cell.columns.count]
            return .members(
                [
                    ("at", .array(place.map(JSONText.integer))), ("heading", cell.isHeading ? .bool(true) : nil),
                    ("side", side == .left ? nil : .string(side.rawValue)),
                ] + (cell.steps == nil ? text(of: cell) : []))
        }
    }

    /// A text by itself where each letter takes a cell and lines end behind blanks; else in parts.
    private func text(of cell: TableDocument.Cell) -> [(String, JSONText?)] {
        let isOfCells = document.measures.size == nil
        let parts =
            (isOfCells
            ? TerminalText(cell.text).lines : WholeLines(TextPiece(cell.text, isBold: cell.isHeading))).parts
        let letters = Array(cell.text.utf8)
        let isPlain =
            isOfCells && letters.allSatisfy { (0x20..<0x7F).contains($0) } && parts.widths.allSatisfy { $0 == 1 }
        let behindBlanks = letters.indices.dropFirst().filter {
            letters[$0] != UInt8(ascii: " ") && letters[$0 - 1] == UInt8(ascii: " ")
        }
        if isPlain, parts.chances == behindBlanks { return [("text", .string(cell.text))] }
        return [
            ("characters", .array(parts.characters.map(JSONText.string))),
            ("widths", .array(parts.widths.map(JSONText.integer))),
            ("chances", .array(parts.chances.map(JSONText.integer))),
            ("blanks", .array(parts.blanks.map(JSONText.integer))), ("ends", .array(parts.ends.map(JSONText.integer))),
        ]
    }
}
