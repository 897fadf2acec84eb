// SweepTable.swift: a sweep as comma-separated values, one line for each item in each piece.  Lengths in points.
// The columns are described in Documentation/Formats.md: add some at the end, never rename one.

package import Workbench

/// The table that other programs read.
///
/// Columns: rule, from, to, fit, item, length at from, length at to, slope.  Numbers have all their digits, and an
/// infinite end or length is `infinity`.
package struct SweepTable {
    private let row: SweptRow

    package init(_ row: SweptRow) { self.row = row }

    package var text: String {
        CSVLine.of(["rule", "from", "to", "fit", "item", "length at from", "length at to", "slope"])
            + row.curves.flatMap { curve in curve.sweep.pieces.map { lines(of: $0, by: curve.name) } }.joined()
    }

    private func lines(of piece: Sweep.Piece, by rule: String) -> String {
        zip(row.document.row.items.names, zip(piece.lengths, piece.lengths(at: piece.end))).map { name, ends in
            let (length, last) = ends
            return CSVLine.of([
                rule, piece.start.cell, piece.end.cell, piece.fit.rawValue, name, length.value.cell, last.cell,
                length.slope.cell,
            ])
        }.joined()
    }
}
