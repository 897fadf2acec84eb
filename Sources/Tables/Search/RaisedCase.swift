// RaisedCase.swift: how wide columns must be at least, one after another, where the others are as wide as they can be.

/// A case with the least widths that its limits ask for.
struct RaisedCase {
    /// The least widths.
    private(set) var low: [Int]
    /// What was raised: a column, and its new least width.
    private var raised: [(column: Int, at: Int)] = []
    /// Whether nothing is left of it.
    private(set) var isRefuted = false

    /// How often all columns are looked at.
    private static let mostRounds = 4

    /// Raises the least widths of a case to what single columns require.
    ///
    /// - Complexity: O(cells · log steps) a round, and as much again with log widths for what is raised.
    init(_ question: TableQuestion, _ low: [Int], _ high: [Int], in plain: inout PlainTable) {
        self.low = low
        for _ in 0..<Self.mostRounds {
            let free = question.room - self.low.reduce(0, +)
            var reach = self.low
            for column in reach.indices {
                reach[column] = min(high[column], question.upper[column], reach[column] + free)
                if reach[column] < self.low[column] { isRefuted = true }
            }
            if isRefuted { return }
            plain.measure(reach)
            if plain.exceeds(question.limits) {
                isRefuted = true
                return
            }
            let before = raised.count
            for column in reach.indices {
                let least = plain.leastWidth(
                    of: column, from: self.low[column], to: reach[column], keeping: question.limits)
                if least > self.low[column] {
                    raised.append((column, least))
                    self.low[column] = least
                }
            }
            if raised.count == before { return }
        }
    }

    /// The proof of the case, from the proof of the smaller case.
    func proof(from rest: TableProof) -> TableProof {
        raised.reversed().reduce(rest) {
            .split(columns: $1.column..<$1.column + 1, at: $1.at, below: .widest, from: $0)
        }
    }
}
