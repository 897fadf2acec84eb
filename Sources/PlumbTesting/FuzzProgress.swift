// FuzzProgress.swift: how far a search is, and how far it may go.

/// What a search is doing.
public enum FuzzProgress: Sendable, Equatable {
    /// So many rows have been tried, and none of them is a counterexample.
    case searching(rows: Int)
    /// The row of a case is one; so many smaller rows have been tried.
    case shrinking(failingCase: Int, attempts: Int)
}

/// How much is spent on finding a smaller row.
public struct ShrinkingBudget: Sendable {
    /// How long to look; what an engine takes for one more row may come on top.
    public var time: Duration
    /// How many rows to try.
    public var attempts: Int

    /// A budget, spent when either is.
    public init(time: Duration = .seconds(30), attempts: Int = 20_000) {
        self.time = time
        self.attempts = attempts
    }
}
