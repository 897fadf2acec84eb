// SweepTable.swift: a sweep as comma-separated values, one line for each number of each item or view in each piece.
// Lengths in points.  The columns are described in Documentation/Formats.md: add some at the end, never rename one.

package import Workbench

/// The table that other programs read.
///
/// Columns: rule, from, to, fit, item, length at from, length at to, slope; of scenes engine and view in place of rule and item,
/// and then side.  Numbers have all their digits, and an infinite end or length is `infinity`.
package struct SweepTable<Subject: Swept> {
    private let swept: Subject

    package init(_ swept: Subject) { self.swept = swept }

    package var text: String {
        let (rule, part) = swept.sides.isEmpty ? ("rule", ["item"]) : ("engine", ["view", "side"])
        return CSVLine.of([rule, "from", "to", "fit"] + part + ["length at from", "length at to", "slope"])
            + swept.curves.flatMap { curve in curve.sweep.pieces.map { lines(of: $0, by: curve.name) } }.joined()
    }

    private func lines(of piece: Subject.Piece, by rule: String) -> String {
        let place = [rule, piece.start.double.cell, piece.end.double.cell, piece.fit.rawValue]
        let sides = swept.sides.isEmpty ? [[]] : swept.sides.map { [$0] }
        return zip(swept.keys, zip(piece.numbers, piece.numbers(at: piece.end))).map { name, ends in
            zip(sides, zip(ends.0, ends.1)).map { side, ends in
                let numbers = [ends.0.value, ends.1, ends.0.slope].map(\.double.cell)
                return CSVLine.of(place + [name] + side + numbers)
            }.joined()
        }.joined()
    }
}
