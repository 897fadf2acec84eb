// TableContrast.swift: what a rule makes of a table beside the optimum, as SVG.  Lengths in cells and lines; places in pixels.

import Boxes
import Documents
import Rows
import SVG
package import Tables
package import Workbench

/// Two tables beside each other, a cell of a terminal a small rectangle; what a row has more lines than in the optimum is
/// hatched beside it.
package struct TableContrast {
    private static let (margin, gap, gutter, top) = (28.0, 36.0, 34.0, 104.0)
    private static let size = SVGText.leastSize
    /// A cell of a font of this size, whose letters are 0.6 of it wide.
    private static let cell = 0.6 * size

    private let claimed, best: LaidOutTable

    /// - Parameters:
    ///   - questioner: Has to measure in cells.
    ///   - rule: Who is contrasted with the optimum; by default the rule whose table is highest.
    package init(_ questioner: TableQuestioner, _ optimum: TableAnswer, with rule: (any TableRule)?) {
        let answers = (rule.map { [$0] } ?? TableRules.standard).map { questioner.answer(by: $0) }
        let worst = answers.dropFirst().reduce(answers.first) { worst, next in
            worst.map { next.height > $0.height ? next : $0 }
        }
        claimed = LaidOutTable(questioner, worst ?? optimum)
        best = LaidOutTable(questioner, optimum)
    }

    private var excess: Double { claimed.answer.height - best.answer.height }

    private var finding: String {
        let (high, least) = (claimed.answer.height.points, best.answer.height.points)
        if excess <= 0 {
            return
                "\(claimed.answer.rule): as low as can be, in \(claimed.answer.height == 1 ? "a line" : "\(high) lines")"
        }
        return "\(claimed.answer.rule): \(high) lines, though \(best.answer.isProved ? "" : "at most ")\(least) suffice"
    }

    /// Pixels of a line: letters where all lines can be read on a page, else strokes in their place.
    private var line: Double { claimed.answer.height + best.answer.height <= 120 ? 15 : 4 }

    package var document: String {
        let room = claimed.questioner.settings.width.map { " in \($0.points) cells" } ?? ""
        let about = "\((claimed.questioner.document.id ?? "a table").printable)\(room)"
        let left = Self.margin
        let right = left + max(breadth(of: claimed), width(ofHeading: claimed)) + Self.gutter + Self.gap
        let titled = [SVGText.width(finding, size: 17, isBold: true), SVGText.width(about)].max() ?? 0
        let width =
            max(
                right + max(breadth(of: best), width(ofHeading: best)), left + 24 + min(titled, 720)) + Self.margin
        let tone = excess > 0 ? Tone.overflow : .optimal
        let sign = excess > 0 ? VerdictSign.refuted : .proved
        var body =
            sign.drawing(x: left, y: 26, tone: tone)
            + SVGText.text(
                SVGText.cut(finding, to: 720, size: 17, isBold: true), x: left + 24, y: 39, size: 17,
                isBold: true, tone: tone)
            + SVGText.text(SVGText.cut(about, to: 720), x: left + 24, y: 59, tone: .soft)
        body += heading(claimed, x: left) + drawing(of: claimed, x: left) + heading(best, x: right)
        body += drawing(of: best, x: right) + marks(x: left + breadth(of: claimed) + 6)
        let words = [claimed, best].map { table in
            "\(table.answer.rule): columns of \(table.answer.widths.map(\.points).listed) cells, "
                + "\(table.answer.height.points) lines."
        }
        return SVGDocument(
            title: "\(about): \(finding)", words: words.joined(separator: " "), width: width,
            height: Self.top + max(depth(of: claimed), depth(of: best)) + Self.margin
        ).hatched(body)
    }

    private func heading(_ table: LaidOutTable, x: Double) -> String {
        let columns = ", columns of \(table.answer.widths.map(\.points).listed) cells"
        let all = heading(of: table) + [.init(columns, tone: .soft)]
        return SVGText.line(
            SVGText.width(all) <= breadth(of: table) ? all : heading(of: table), x: x, y: Self.top - 12)
    }

    private func heading(of table: LaidOutTable) -> [SVGText.Span] {
        [.init(table.answer.rule + "  ", isBold: true), .init("\(table.answer.height.points) lines", tone: .soft)]
    }

    private func width(ofHeading table: LaidOutTable) -> Double { SVGText.width(heading(of: table)) }

    /// Where each column begins, a cell and a half behind its rule, and the end of the last.
    private func columns(of table: LaidOutTable) -> [Double] {
        table.answer.widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1 + 3) * Self.cell) }
    }

    /// Where each row begins, and the end of the last.
    private func rows(of table: LaidOutTable) -> [Double] {
        table.answer.heights.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 * line + (line > 6 ? 6 : 3)) }
    }

    private func breadth(of table: LaidOutTable) -> Double { columns(of: table).last ?? 0 }
    private func depth(of table: LaidOutTable) -> Double { rows(of: table).last ?? 0 }

    private func drawing(of table: LaidOutTable, x: Double) -> String {
        let (columns, rows) = (columns(of: table), rows(of: table))
        return table.cells.map { cell in
            let (start, end) = (x + columns[cell.columns.lowerBound], x + columns[cell.columns.upperBound])
            let (above, below) = (Self.top + rows[cell.rows.lowerBound], Self.top + rows[cell.rows.upperBound])
            let frame = SVGText.rectangle(
                x: start, y: above, width: end - start, height: below - above,
                style: "fill=\"\(cell.isHeading ? Tone.stone : .paper)\" stroke=\"\(Tone.strong)\" stroke-width=\"0.8\""
            )
            return frame
                + cell.lines.enumerated().map { index, text in
                    let blank = end - start - (text.width + 3) * Self.cell
                    let shift = cell.side == .left ? 0 : cell.side == .right ? blank : blank / 2
                    return drawing(
                        of: text, x: start + shift + 1.5 * Self.cell, y: above + Double(index) * line, cell.isHeading)
                }.joined()
        }.joined()
    }

    private func drawing(of text: (text: String, width: Double), x: Double, y: Double, _ isBold: Bool) -> String {
        if text.width == 0 { return "" }
        if line > 6 {
            return SVGText.cells(
                text.text, x: x, y: y + 3 + 0.76 * line, width: text.width * Self.cell, size: Self.size, isBold: isBold)
        }
        return SVGText.rectangle(
            x: x, y: y + 2, width: text.width * Self.cell, height: 2, style: "fill=\"\(isBold ? Tone.ink : .soft)\"")
    }

    /// Beside each row of the rule's table the lines that it has more than in the optimum.
    private func marks(x: Double) -> String {
        let rows = rows(of: claimed)
        return zip(claimed.answer.heights, best.answer.heights).enumerated().map { row, heights in
            let more = heights.0 - heights.1
            if more <= 0 { return "" }
            let bottom = Self.top + rows[row + 1]
            let mark = SVGText.rectangle(
                x: x, y: bottom - more * line, width: 8, height: more * line,
                style: "fill=\"\(SVGPattern.fault.paint)\" stroke=\"\(Tone.overflow)\"")
            let isRoomy = rows[row + 1] - rows[row] >= Self.size
            return mark
                + (isRoomy
                    ? SVGText.text(
                        "+\(more.points)", x: x + 12, y: bottom - more * line / 2 + 4, size: Self.size, isBold: true,
                        tone: .overflow) : "")
        }.joined()
    }
}
