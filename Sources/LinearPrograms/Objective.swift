// Objective.swift: what a linear program minimises or maximises.

/// Which way an objective improves.
public enum Sense: Sendable, Equatable {
    /// Smaller is better.
    case minimize
    /// Larger is better.
    case maximize

    /// 1 when smaller is better, -1 when larger is.
    @inlinable public var sign: Double { self == .minimize ? 1 : -1 }
}

/// One objective of a program: a sense, and a cost for some of the columns.
public struct Objective: Sendable, Equatable {
    /// The name, or empty.
    public var name: String
    /// Which way it improves.
    public var sense: Sense
    /// The part that no variable changes.
    public var constant: Double
    /// The columns that cost something, ascending, none twice.
    public private(set) var columns: [Int32]
    /// The cost of each of `columns`.
    public private(set) var costs: [Double]

    /// An objective from columns and their costs; a column named twice costs the sum.
    ///
    /// - Precondition: As many costs as columns.
    /// - Complexity: O(number of columns) when they ascend.
    public init(_ sense: Sense, name: String = "", columns: [Int32], costs: [Double], constant: Double = 0) {
        precondition(columns.count == costs.count, "an objective needs one cost a column")
        self.name = name
        self.sense = sense
        self.constant = constant
        (self.columns, self.costs) = (columns, costs)
        if !strictlyAscending(columns[...]) { (self.columns, self.costs) = merged(columns[...], costs[...]) }
    }

    /// The bounds of this objective, taken as a row, that leave it no worse than a value.
    package func bounds(noWorseThan value: Double) -> (lower: Double, upper: Double) {
        sense == .minimize ? (-.infinity, value) : (value, .infinity)
    }

    /// The value at a point: one number a column.
    ///
    /// - Complexity: O(number of costs).
    public func value(at point: [Double]) -> Double {
        var result = constant
        for k in columns.indices { result += costs[k] * point[Int(columns[k])] }
        return result
    }
}
