// TableCase.swift: a part of a question: the widths within some bounds of columns, and of neighbours together.

/// A case with the tightest bounds of its columns.
package struct TableCase: Sendable {
    /// The least and the greatest width of each place: of a column, or behind the columns of a run (`WholeTable.runs`).
    package private(set) var low, high: [Int]
    private let count: Int
    private let runs: [Range<Int>]
    /// Whether no widths are in it.
    package private(set) var isEmpty = false
    /// The bounds of neighbours; `nil` until a cell or a split is over several columns.
    private var ends: ColumnEnds?

    /// All of a question.
    ///
    /// - Parameter low: Least widths that are known of what answers it; only for a table in which no cell spans.
    init(_ question: TableQuestion, from low: [Int]? = nil, in table: WholeTable) {
        (self.low, high) = (low ?? question.lower, question.upper)
        (count, runs) = (self.low.count, table.runs)
        isEmpty = zip(self.low, high).contains { $0 > $1 }
        if !isEmpty, !runs.isEmpty {
            var ends = ColumnEnds(self.low, high)
            for (run, least) in zip(runs, table.leastOfPlaces[count...]) { ends.widen(run, toAtLeast: least) }
            self.ends = ends
        }
        for run in runs {
            self.low.append(self.low[run].reduce(0, +))
            high.append(high[run].reduce(0, +))
        }
        tighten(to: question)
    }

    /// The least width of neighbours.
    func least(_ columns: Range<Int>) -> Int { ends?.least(columns) ?? low[columns].reduce(0, +) }

    /// The greatest width of neighbours.
    func greatest(_ columns: Range<Int>) -> Int { ends?.greatest(columns) ?? high[columns].reduce(0, +) }

    /// What the least widths of the columns leave of a room.
    func free(of room: Int) -> Int { room - low[..<count].reduce(0, +) }

    /// Widths of the case, if there are any.
    var narrowest: [Int] { ends?.narrowest ?? low }

    /// The widths in which neighbours are below a width.
    func below(_ width: Int, _ columns: Range<Int>, for question: TableQuestion) -> TableCase {
        parted(columns, question) { ends in
            ends.limit(columns, toAtMost: width - 1)
        } column: { part in
            part.high[columns.lowerBound] = min(part.high[columns.lowerBound], width - 1)
        }
    }

    /// The widths in which neighbours are at least so wide.
    func from(_ width: Int, _ columns: Range<Int>, for question: TableQuestion) -> TableCase {
        parted(columns, question) { ends in
            ends.widen(columns, toAtLeast: width)
        } column: { part in
            part.low[columns.lowerBound] = max(part.low[columns.lowerBound], width)
        }
    }

    private func parted(
        _ columns: Range<Int>, _ question: TableQuestion, ends change: (inout ColumnEnds) -> Void,
        column: (inout TableCase) -> Void
    ) -> TableCase {
        var part = self
        if part.isEmpty { return part }
        if part.ends == nil, columns.count > 1 { part.ends = ColumnEnds(Array(low[..<count]), Array(high[..<count])) }
        if var ends = part.ends {
            part.ends = nil
            change(&ends)
            part.ends = ends
        } else {
            column(&part)
        }
        part.tighten(to: question)
        return part
    }

    /// Keeps what may answer the question, which may have become harder.
    mutating func tighten(to question: TableQuestion) {
        if isEmpty { return }
        if var ends = self.ends {
            self.ends = nil
            for column in 0..<count { ends.limit(column..<column + 1, toAtMost: question.upper[column]) }
            ends.limit(0..<count, toAtMost: question.room)
            isEmpty = ends.isEmpty
            for place in low.indices {
                let columns = place < count ? place..<place + 1 : runs[place - count]
                (low[place], high[place]) = (ends.least(columns), ends.greatest(columns))
            }
            self.ends = ends
        } else {
            // No column has more than what the others' least widths leave.
            let free = question.room - low.reduce(0, +)
            for column in low.indices {
                high[column] = min(high[column], question.upper[column], low[column] + free)
                if high[column] < low[column] { isEmpty = true }
            }
        }
    }
}
