// BoxDrawing.swift: a table in the characters of a terminal, with rules between its cells.
// Lengths in cells and lines.

import Boxes
import Documents
import Workbench

/// Draws a table by lines of text.
package struct BoxDrawing {
    /// Which characters rules are made of.
    package enum Signs: Sendable { case box, ascii }

    /// Something on a line: where it begins, what stands there, and how wide that is.
    private struct Piece {
        let x: Int
        let text: String
        let width: Int
        var style = Style.rule
    }

    private enum Style { case rule, text, heading }

    private let table: LaidOutTable
    private let signs: Signs
    private let isColoured: Bool
    /// Where each column's rule stands, the last one's behind it too.
    private let columns: [Int]
    /// The line on which each row begins, and the one behind the last.
    private let rows: [Int]
    private let heights: [Int]

    /// - Parameter isColoured: Whether rules are faint and headings bold.
    package init(_ table: LaidOutTable, _ signs: Signs, isColoured: Bool = false) {
        (self.table, self.signs, self.isColoured) = (table, signs, isColoured)
        var columns = [0]
        for width in table.answer.widths { columns.append(columns[columns.count - 1] + Int(width.rounded(.up)) + 3) }
        heights = table.answer.heights.map { Int($0.rounded(.up)) }
        var (rows, line): ([Int], Int) = ([], 0)
        for row in 0..<table.rowCount {
            line += table.hasRule(above: row) ? 1 : 0
            rows.append(line)
            line += heights[row]
        }
        rows.append(line + 1)
        (self.columns, self.rows) = (columns, rows)
    }

    /// The lines.
    package var lines: [String] {
        var lines = [[Piece]](repeating: [], count: rows[table.rowCount])
        for row in 0...table.rowCount where table.hasRule(above: row) {
            let y = row == table.rowCount ? rows[row] - 1 : rows[row] - 1
            addRule(above: row, to: &lines[y])
        }
        for row in 0..<table.rowCount { addVerticals(row, to: &lines) }
        for cell in table.cells { add(cell, to: &lines) }
        return lines.map(joined)
    }

    private func addRule(above row: Int, to line: inout [Piece]) {
        for column in 0...table.columnCount {
            let (left, right) = (isRule(row, column - 1), isRule(row, column))
            let (up, down) = (isVertical(row - 1, column), isVertical(row, column))
            let sign = sign(up: up, down: down, left: left, right: right, isHead: isUnderHead(row))
            if sign != " " { line.append(Piece(x: columns[column], text: String(sign), width: 1)) }
            guard right, column < table.columnCount else { continue }
            let width = columns[column + 1] - columns[column] - 1
            let dash = signs == .ascii ? (isUnderHead(row) ? "=" : "-") : (isUnderHead(row) ? "━" : "─")
            line.append(Piece(x: columns[column] + 1, text: String(repeating: dash, count: width), width: width))
        }
    }

    private func isUnderHead(_ row: Int) -> Bool {
        row > 0 && row < table.rowCount && row == table.questioner.document.headerRows
    }

    /// Whether the rule above a row stands over a column: cells over both rows go through it.
    private func isRule(_ row: Int, _ column: Int) -> Bool {
        guard (0..<table.columnCount).contains(column) else { return false }
        return table.owner(row - 1, column) != table.owner(row, column)
    }

    /// Whether a rule stands at the left of a column in a row.
    private func isVertical(_ row: Int, _ column: Int) -> Bool {
        guard (0..<table.rowCount).contains(row) else { return false }
        return table.owner(row, column - 1) != table.owner(row, column)
    }

    private func addVerticals(_ row: Int, to lines: inout [[Piece]]) {
        for column in 0...table.columnCount where isVertical(row, column) {
            for y in rows[row]..<rows[row] + heights[row] {
                lines[y].append(Piece(x: columns[column], text: signs == .ascii ? "|" : "│", width: 1))
            }
        }
    }

    private func add(_ cell: LaidOutTable.Cell, to lines: inout [[Piece]]) {
        let x = columns[cell.columns.lowerBound] + 2
        let room = columns[cell.columns.upperBound] - 2 - x + 1
        let first = rows[cell.rows.lowerBound]
        for (index, line) in cell.lines.enumerated() {
            let y = first + index
            let width = Int(line.width)
            if width == 0 || y >= lines.count { continue }
            let blank = max(0, room - width)
            let shift = cell.side == .left ? 0 : cell.side == .right ? blank : blank / 2
            lines[y].append(
                Piece(x: x + shift, text: line.text, width: width, style: cell.isHeading ? .heading : .text))
        }
    }

    private func joined(_ pieces: [Piece]) -> String {
        var (text, end) = ("", 0)
        for piece in pieces.sorted(by: { $0.x < $1.x }) {
            if piece.x > end { text += String(repeating: " ", count: piece.x - end) }
            text += styled(piece)
            end = piece.x + piece.width
        }
        return text
    }

    private func styled(_ piece: Piece) -> String {
        guard isColoured, piece.style != .text else { return piece.text }
        return "\u{1B}[\(piece.style == .rule ? 2 : 1)m\(piece.text)\u{1B}[0m"
    }

    /// The sign where rules meet.
    private func sign(up: Bool, down: Bool, left: Bool, right: Bool, isHead: Bool) -> Character {
        let place = (up ? 8 : 0) + (down ? 4 : 0) + (left ? 2 : 0) + (right ? 1 : 0)
        if place == 0 { return " " }
        if signs == .ascii { return place == 3 ? (isHead ? "=" : "-") : place == 12 ? "|" : "+" }
        let light: [Character] = [
            " ", "─", "─", "─", "│", "┌", "┐", "┬", "│", "└", "┘", "┴", "│", "├", "┤", "┼",
        ]
        let heavy: [Character] = [
            " ", "━", "━", "━", "│", "┍", "┑", "┯", "│", "┕", "┙", "┷", "│", "┝", "┥", "┿",
        ]
        return (isHead ? heavy : light)[place]
    }
}
