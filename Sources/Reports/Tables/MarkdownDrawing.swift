// MarkdownDrawing.swift: a table as a pipe table of Markdown, padded so that its columns stand in line.

import Boxes
package import Documents

/// Writes pipe tables, which cannot wrap.
package enum MarkdownDrawing {
    /// The lines of a table; what spans stands in its first place, since Markdown has no spans.
    package static func lines(of document: TableDocument) -> [String] {
        var texts = [[String]](
            repeating: Array(repeating: "", count: document.columnCount), count: max(document.rowCount, 1))
        var sides = document.sides.map { $0 == .right ? TextSide.right : nil }
        for cell in document.cells {
            let text = cell.text.replacing("|", with: "\\|").replacing("\n", with: "<br>")
            texts[cell.rows.lowerBound][cell.columns.lowerBound] = text
            if let side = cell.side, cell.rows.lowerBound == 0 { sides[cell.columns.lowerBound] = side }
        }
        if document.headerRows == 0 { texts.insert(Array(repeating: "", count: document.columnCount), at: 0) }
        let widths = (0..<document.columnCount).map { column in
            max(3, texts.map { TerminalText.width(of: $0[column]) }.max() ?? 3)
        }
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let rows = texts.map { row in
            line(
                row.enumerated().map { column, text in
                    let blank = widths[column] - TerminalText.width(of: text)
                    let before = sides[column] == .right ? blank : sides[column] == .center ? blank / 2 : 0
                    return String(repeating: " ", count: before) + text + String(repeating: " ", count: blank - before)
                })
        }
        let rule = line(
            widths.enumerated().map { column, width in
                switch sides[column] {
                case .left: ":" + String(repeating: "-", count: width - 1)
                case .right: String(repeating: "-", count: width - 1) + ":"
                case .center: ":" + String(repeating: "-", count: width - 2) + ":"
                case nil: String(repeating: "-", count: width)
                }
            })
        return [rows[0], rule] + rows.dropFirst()
    }
}
