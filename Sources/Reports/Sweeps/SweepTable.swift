// SweepTable.swift: a sweep as comma-separated values, one line for each item in each piece.  Lengths in points.
// The columns are described in Documentation/Formats.md: add some at the end, never rename one.

import Documents
import Plumb
public import Workbench

/// The table that other programs read.
///
/// Columns: rule, from, to, fit, item, length at from, length at to, slope.  Numbers have all their digits, and an
/// infinite end or length is `infinity`.
public struct SweepTable {
    private let row: SweptRow

    /// - Parameter row: With one rule or two; their lines follow each other.
    public init(_ row: SweptRow) { self.row = row }

    /// The table, the headings first.
    public var text: String {
        CSVLine.of(["rule", "from", "to", "fit", "item", "length at from", "length at to", "slope"])
            + row.curves.flatMap { curve in curve.sweep.pieces.map { lines(of: $0, by: curve.name) } }.joined()
    }

    private func lines(of piece: Sweep.Piece, by rule: String) -> String {
        zip(row.document.problem.items.names, zip(piece.lengths, piece.lengths(at: piece.end))).map { name, ends in
            let (length, last) = ends
            return CSVLine.of([
                rule, Self.number(piece.start), Self.number(piece.end), piece.fit.rawValue, name,
                Self.number(length.value), Self.number(last), Self.number(length.slope),
            ])
        }.joined()
    }

    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return value < 0 ? "-infinity" : "infinity" }
        return (value == 0 ? 0 : value).shortest
    }
}
