// TableCommand+Drawing.swift: what `plumb table` measures with, and how it shows its answers.

import Documents
import Essentials
import Reports
import Tables
import Workbench

extension TableCommand {
    func fontSize(of document: TableDocument?) -> Double { size ?? document?.measures.size ?? 13 }

    /// What measures a table, or most tables of a page.
    func ruler(of document: TableDocument?) throws -> TableRuler {
        if format == .json, let size = document?.measures.size { return .helvetica(size: size) }
        guard format == .html || format == .svg, !compare else { return .terminal }
        let size = fontSize(of: document)
        return try fonts.shaper().map { .fonts($0, size: size) } ?? .helvetica(size: size)
    }

    /// Why lines of text are no way to show an answer; `nil` where they are.
    func complaint(onDrawing answer: TableAnswer) -> String? {
        guard format == .box || format == .ascii || compare else { return nil }
        guard answer.width * max(1, answer.height) > Self.mostSigns else { return nil }
        return "the table is \(answer.width.points) wide and \(answer.height.points) high, more than lines of text "
            + "can show; --format json gives its widths"
    }

    /// The most signs of a drawing.
    private static let mostSigns = 1e7

    var standardWidth: Double? {
        switch format {
        case .html where !compare, .svg where !compare: 800
        default: Double(Output.columns)
        }
    }

    func write(_ questioner: TableQuestioner, _ answer: TableAnswer) {
        if compare, format == .svg {
            return Output.write(
                TableContrast(questioner, answer, with: rule.flatMap { TableRules.named($0) }).document)
        }
        if compare { return Output.write(TableComparison(questioner, answer).lines.text) }
        switch format {
        case .box, .ascii:
            let drawing = BoxDrawing(
                LaidOutTable(questioner, answer), format == .box ? .box : .ascii, isColoured: color.isShown)
            Output.write(drawing.lines.text)
        case .html:
            let fontSize = fontSize(of: questioner.document)
            Output.write(
                HTMLTableText.table(
                    of: LaidOutTable(questioner, answer), fontSize: fontSize == self.fontSize(of: nil) ? nil : fontSize)
            )
        case .svg:
            let fontSize = fontSize(of: questioner.document)
            Output.write(SVGTableText.picture(of: LaidOutTable(questioner, answer), fontSize: fontSize))
        case .json, .markdown:
            Output.write(answer.json(id: questioner.document.id, available: questioner.settings.width).line + "\n")
        }
    }
}
