// TableChange.swift: the one change of two columns that lowers a table most.

import Deadlines
import Documents
import Rows
import Tables

/// Two columns that trade width.
package struct TableChange: Sendable {
    /// The columns from 0, with their widths before and after: the first becomes wider.
    package let wider, narrower: (column: Int, before: Double, after: Double)
    /// By how much that lowers the table.
    package let lower: Double

    /// The change that lowers most, by the least widening; `nil` where none does.
    ///
    /// - Complexity: O(columns · steps of the columns · cells · log steps).
    init?(of widths: [Double], in table: Table, _ tolerance: Double) {
        let height = table.heights(in: widths).total
        let room = (table.available ?? .infinity) - table.width(of: widths)
        var best: TableChange?
        for wider in widths.indices {
            let steps = Set(
                table.cells.filter { $0.columns == wider..<wider + 1 }.flatMap { $0.response.steps.map(\.width) })
            for step in steps.sorted() where step > widths[wider] + tolerance && step <= table.columns[wider].maximum {
                // Without the change the verdict is the same.
                if Deadline.isOver { break }
                for narrower in widths.indices where narrower != wider {
                    var changed = widths
                    changed[wider] = step
                    changed[narrower] -= max(0, step - widths[wider] - max(0, room))
                    guard changed[narrower] >= table.columns[narrower].minimum else { continue }
                    let found = table.heights(in: changed)
                    guard found.tooNarrow.isEmpty, found.total < height - tolerance else { continue }
                    if let best, height - found.total <= best.lower + tolerance { continue }
                    best = TableChange(
                        wider: (wider, widths[wider], step),
                        narrower: (narrower, widths[narrower], changed[narrower]), lower: height - found.total)
                }
            }
        }
        guard let best else { return nil }
        self = best
    }

    private init(
        wider: (column: Int, before: Double, after: Double), narrower: (column: Int, before: Double, after: Double),
        lower: Double
    ) { (self.wider, self.narrower, self.lower) = (wider, narrower, lower) }

    /// `column 2 at 15 instead of 22 and column 1 at 11 instead of 9 make it 9 lower`
    var words: String {
        func part(_ change: (column: Int, before: Double, after: Double)) -> String {
            "column \(change.column + 1) at \(change.after.shortest) instead of \(change.before.shortest)"
        }
        let parts = narrower.before == narrower.after ? [wider] : [wider, narrower]
        return parts.map(part).joined(separator: " and ") + (parts.count == 1 ? " makes" : " make")
            + " it \(lower.shortest) lower"
    }

    var json: JSONText {
        func part(_ change: (column: Int, before: Double, after: Double)) -> JSONText {
            .members([
                ("column", .integer(change.column)), ("from", .number(change.before)), ("to", .number(change.after)),
            ])
        }
        return .members([("columns", .array([part(wider), part(narrower)])), ("lower", .number(lower))])
    }
}
