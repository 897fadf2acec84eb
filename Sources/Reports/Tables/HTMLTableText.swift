// HTMLTableText.swift: a table as a page with fixed columns, which breaks its lines where they were measured to break.

import Documents
package import Workbench
import SVG

/// Writes a table as HTML.  Lengths in CSS pixels.
package enum HTMLTableText {
    /// What stands before the first table of a page.
    package static func head(titled title: String, ruler: TableRuler, fontSize: Double) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(SVGText.escaped(title))</title>
        <style>
        table { border-collapse: collapse; table-layout: fixed; margin-bottom: 1em;
          font: \(svg: fontSize)px/\(svg: ruler.lineHeight)px Helvetica, "Liberation Sans", Arial, sans-serif }
        th, td { border: 1px solid #c8ccd0; padding: 4px 6px; text-align: left; vertical-align: top;
          overflow-wrap: break-word }
        th { background: #f3f5f7 }
        tbody tr:nth-child(even) { background: #fafbfc }
        </style>
        </head>
        <body>

        """
    }

    /// What stands behind the last one.
    package static let foot = "</body>\n</html>\n"

    /// A table.
    ///
    /// - Parameter fontSize: Where it is another than that of the page.
    package static func table(of table: LaidOutTable, fontSize: Double? = nil) -> String {
        let (questioner, answer) = (table.questioner, table.answer)
        // A browser's sums are rounded to 1/64 pixel, and so may be its widths of words.
        let widths = answer.widths.map { $0 + questioner.settings.ruler.columnGap + 0.05 }
        let height = questioner.settings.ruler.lineHeight
        let font = fontSize.map { "; font-size: \(svg: $0)px; line-height: \(svg: height)px" } ?? ""
        var text = "<table style=\"width: \(svg: widths.reduce(0, +))px\(font)\">\n<colgroup>\n"
        text += widths.map { "<col style=\"width: \(svg: $0)px\">\n" }.joined() + "</colgroup>\n"
        let headerRows = questioner.document.closedHeaderRows
        if headerRows > 0 { text += "<thead>\n" + rows(0..<headerRows, of: table) + "</thead>\n" }
        text += "<tbody>\n" + rows(headerRows..<table.rowCount, of: table) + "</tbody>\n"
        return text + "</table>\n"
    }

    private static func rows(_ rows: Range<Int>, of table: LaidOutTable) -> String {
        let cells = zip(table.questioner.document.cells, table.cells)
        let byRow = Dictionary(grouping: cells, by: { $0.0.rows.lowerBound })
        return rows.map { row in
            let texts = (byRow[row] ?? []).sorted { $0.0.columns.lowerBound < $1.0.columns.lowerBound }.map {
                source, cell in
                let name = cell.isHeading ? "th" : "td"
                let rowSpan = cell.rows.count > 1 ? " rowspan=\"\(cell.rows.count)\"" : ""
                let columnSpan = cell.columns.count > 1 ? " colspan=\"\(cell.columns.count)\"" : ""
                let side = cell.side == .left ? "" : " style=\"text-align: \(cell.side.rawValue)\""
                let text = SVGText.escaped(source.text).replacing("\n", with: "<br>")
                return "<\(name)\(rowSpan)\(columnSpan)\(side)>\(text)</\(name)>"
            }
            return "<tr>" + texts.joined() + "</tr>\n"
        }.joined()
    }
}
