// TableExplanationText.swift: why a table is as high as it is, in lines.

import Documents
package import Workbench

/// The explanation of a table.
package struct TableExplanationText {
    /// The lines.
    package let lines: [String]

    /// Words an explanation.
    package init(_ table: ExplainedTable) {
        let answer = table.answer
        var lines = [
            "\(table.document.id.shown): \(answer.height.points) high in \(answer.width.points)"
                + (answer.isProved ? "" : ", the best that was found in time")
        ]
        if let wider = table.wider {
            lines.append(
                "  the next width that helps is \(wider.width.points), \(wider.height.points) high"
                    + Self.cuts(wider, answer))
        } else {
            lines.append("  no width makes it lower")
        }
        if let narrower = table.narrower {
            lines.append(
                "  anything narrower is at least \(narrower.height.points) high, in \(narrower.width.points)"
                    + Self.cuts(narrower, answer))
        } else {
            lines.append("  nothing narrower fits")
        }
        var columns = TextTable([("column", .left), ("width", .right), ("held by rows", .left), ("next", .left)])
        for column in table.columns {
            let rows = column.holding.prefix(8).map { "\($0 + 1)" }.joined(separator: " ")
            let more = column.holding.count > 8 ? " and \(column.holding.count - 8) more" : ""
            columns.add([
                column.name.printable, column.width.points, rows.isEmpty ? "nothing" : rows + more,
                column.next.map { "\($0.width.points) would lower row \($0.row + 1)" } ?? "",
            ])
        }
        self.lines = lines + columns.lines
    }

    /// How many words a neighbour cuts, where that is another number.
    private static func cuts(_ neighbour: ExplainedTable.Neighbour, _ answer: TableAnswer) -> String {
        guard neighbour.cuts != answer.cuts else { return "" }
        return neighbour.cuts == 0 ? ", with no word cut" : ", with \(neighbour.cuts.counted("cut")) in words"
    }
}
