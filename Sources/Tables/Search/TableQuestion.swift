// TableQuestion.swift: the one question that searches ask: are there widths within some limits?

internal import Rows

/// Whether a table has widths within bounds, of a limited sum, that come to no more than some amounts.
///
/// Every objective is a number of these questions: the best widths so far answer one, and a proof that nothing answers the
/// next makes them the optimum.
package struct TableQuestion: Sendable, Equatable {
    /// The most that an amount may come to.
    package struct Limit: Sendable, Equatable {
        package let amount: TableAmount
        package var most: Int

        package init(_ amount: TableAmount, atMost most: Int) { (self.amount, self.most) = (amount, most) }
    }

    /// What the columns may come to together.
    package var room: Int
    /// The bounds of each column.
    package var lower, upper: [Int]
    package var limits: [Limit]

    package init(room: Int, lower: [Int], upper: [Int], limits: [Limit]) {
        (self.room, self.lower, self.upper, self.limits) = (room, lower, upper, limits)
    }

    /// Whether a value answers it.
    func isAnswered(by value: TableValue) -> Bool {
        value.width <= room && limits.allSatisfy { value[$0.amount] <= $0.most }
            && zip(value.widths, zip(lower, upper)).allSatisfy { $0 >= $1.0 && $0 <= $1.1 }
    }
}
