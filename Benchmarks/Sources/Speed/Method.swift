// Method.swift: one way to answer a row, ours or a peer's.

import Plumb

/// One way to answer the rows of a benchmark.
struct Method {
    /// What the table calls it.
    let name: String
    /// How often each row is answered.
    var answersPerRow = 1
    /// For how many rows it is prepared.
    var mostRows = Int.max
    /// Answers one row and compares the answer; throws where it is wrong.
    let check: (Int) throws -> Void
    /// Answers the first rows, so many; returns something of the answers, so that no work can be dropped.
    let answer: (Int) throws -> Double
    /// Prepares for answers to so many rows; neither this nor what follows is timed.
    var prepare: (Int) -> Void = { _ in }
    /// Undoes what `prepare` did.
    var finish: () -> Void = {}

    /// Lengths in points may differ by so much, times the room or 1.
    static let tolerance = 1e-6
}

/// An answer that is not the right one.
struct WrongAnswer: Error, CustomStringConvertible {
    let method: String
    let row: Row
    let answer: String
    let optimum: [Double]

    var description: String {
        """
        \(method) answers a row of \(row.items.count) items wrongly: \(answer) instead of \(optimum)
        \(row.json)
        """
    }
}

extension Row {
    private var allowance: Double { Method.tolerance * max(1, room ?? 0) }

    /// Whether lengths are the optimum.
    func isAnswered(by lengths: [Double], as optimum: [Double]) -> Bool {
        lengths.count == items.count && zip(lengths, optimum).allSatisfy { abs($0 - $1) <= allowance }
    }

    /// Whether lengths keep to their bounds and take as much of the room as the optimum takes.
    func isFilled(by lengths: [Double], as optimum: [Double]) -> Bool {
        lengths.count == items.count && abs(lengths.reduce(0, +) - optimum.reduce(0, +)) <= allowance
            && zip(lengths, items).allSatisfy { $0 >= $1.minimum - allowance && $0 <= $1.maximum + allowance }
    }
}

extension RandomRows {
    /// Whether lengths are the optimum of a row.
    func isOptimum(_ lengths: [Double], of row: Int) -> Bool { rows[row].isAnswered(by: lengths, as: optima[row]) }

    /// Whether lengths keep to their bounds and take as much of the room as the optimum takes.
    func isFilled(_ lengths: [Double], of row: Int) -> Bool { rows[row].isFilled(by: lengths, as: optima[row]) }

    /// An answer to a row that is not the right one.
    func wrongAnswer(_ method: String, row: Int, _ answer: String) -> WrongAnswer {
        WrongAnswer(method: method, row: rows[row], answer: answer, optimum: optima[row])
    }
}
