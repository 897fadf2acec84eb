// ColumnEnds.swift: bounds of columns, and of neighbours together, with all that follows from them.
//
// The width of some neighbours is how far the end of the last lies beyond that of the column before the first.  So every bound
// limits a difference of two ends, and what follows from all of them are shortest paths (R. Bellman, 1958).  Whole bounds that
// do not contradict each other have whole widths that reach any one of the tightened bounds.

/// How far the ends of columns are apart at most, the table's beginning among them.
struct ColumnEnds: Sendable {
    private let count: Int
    /// How far one end lies beyond another at most, the other's row by row.
    private var distances: [Int]
    /// Whether bounds contradict each other.
    private(set) var isEmpty = false

    /// The bounds of the columns, of which none may contradict another.
    init(_ low: [Int], _ high: [Int]) {
        count = low.count + 1
        distances = Array(repeating: 0, count: count * count)
        for from in 0..<count {
            for end in from..<low.count {
                distances[from * count + end + 1] = distances[from * count + end] + high[end]
                distances[(end + 1) * count + from] = distances[end * count + from] - low[end]
            }
        }
    }

    /// The greatest width of neighbours.
    func greatest(_ columns: Range<Int>) -> Int { distances[columns.lowerBound * count + columns.upperBound] }

    /// Their least width.
    func least(_ columns: Range<Int>) -> Int { -distances[columns.upperBound * count + columns.lowerBound] }

    /// Limits neighbours.
    ///
    /// - Complexity: O(columns²) where that is new.
    mutating func limit(_ columns: Range<Int>, toAtMost width: Int) {
        limit(columns.upperBound, from: columns.lowerBound, to: width)
    }

    /// Makes neighbours at least so wide.
    ///
    /// - Complexity: O(columns²) where that is new.
    mutating func widen(_ columns: Range<Int>, toAtLeast width: Int) {
        limit(columns.lowerBound, from: columns.upperBound, to: -width)
    }

    private mutating func limit(_ end: Int, from start: Int, to distance: Int) {
        if isEmpty || distance >= distances[start * count + end] { return }
        if distance + distances[end * count + start] < 0 {
            isEmpty = true
            return
        }
        for one in 0..<count {
            let before = distances[one * count + start] + distance
            for other in 0..<count {
                distances[one * count + other] = min(
                    distances[one * count + other], before + distances[end * count + other])
            }
        }
    }

    /// The columns in which every end is as near to the beginning as it can be; they keep all bounds.
    var narrowest: [Int] { (1..<count).map { least(0..<$0) - least(0..<$0 - 1) } }
}
