// Method.swift: one way to answer a row, ours or a peer's.

import Plumb

/// One way to answer the rows of a benchmark.
struct Method {
    /// What the table calls it.
    let name: String
    /// Answers one row and compares the answer; throws where it is wrong.
    let check: (Int) throws -> Void
    /// Answers the first rows, so many; returns something of the answers, so that no work can be dropped.
    let answer: (Int) throws -> Double

    /// Lengths in points may differ by so much, times the room or 1.
    static let tolerance = 1e-6
}

/// An answer that is not the right one.
struct WrongAnswer: Error, CustomStringConvertible {
    let method: String
    let rows: RandomRows
    let row: Int
    let answer: String

    var description: String {
        """
        \(method) answers row \(row) of \(rows.items) items wrongly: \(answer) instead of \(rows.optima[row])
        \(rows.json(row))
        """
    }
}

extension RandomRows {
    /// Whether lengths are the optimum of a row.
    func isOptimum(_ lengths: [Double], of row: Int) -> Bool {
        let allowance = Method.tolerance * max(1, rows[row].room ?? 0)
        return lengths.count == items
            && zip(lengths, optima[row]).allSatisfy { abs($0 - $1) <= allowance }
    }

    /// Whether lengths keep to their bounds and take as much of the room as the optimum takes.
    func isFilled(_ lengths: [Double], of row: Int) -> Bool {
        let allowance = Method.tolerance * max(1, rows[row].room ?? 0)
        return abs(lengths.reduce(0, +) - optima[row].reduce(0, +)) <= allowance
            && zip(lengths, rows[row].items).allSatisfy {
                $0 >= $1.minimum - allowance && $0 <= $1.maximum + allowance
            }
    }
}
