// SolverOptions.swift: how to solve and when to give up.

internal import Deadlines
public import LinearPrograms

/// How to solve and when to give up.
public struct SolverOptions: Sendable, Equatable {
    /// The method that proposes a basis; what is wrong with it, exact pivots put right.
    public var method: SimplexMethod
    /// The most simplex iterations over all stages and attempts, or no limit.
    public var iterationLimit: Int?
    /// The longest time over all stages and attempts, to the millisecond, or no limit.
    public var timeLimit: Duration?
    /// The most pivots in fractions, which are slow: some 20 µs for ten rows of whole numbers, seconds for hundreds of
    /// rows of long decimals.
    public var exactPivotLimit: Int

    /// Options; without arguments, the primal method and no limits but 10,000 exact pivots.
    public init(
        method: SimplexMethod = .primal, iterationLimit: Int? = nil, timeLimit: Duration? = nil,
        exactPivotLimit: Int = 10_000
    ) {
        self.method = method
        self.iterationLimit = iterationLimit
        self.timeLimit = timeLimit
        self.exactPivotLimit = exactPivotLimit
    }
}

/// What is left of the limits while stages and attempts go by.
public struct SolverBudget: Sendable {
    /// The limits.
    public let options: SolverOptions
    /// The simplex iterations and pivots that were spent.
    public private(set) var iterations = 0
    /// The program's own, and that of the work that it is a part of.
    private let own: Deadline?
    private let shared = Deadline.current

    init(_ options: SolverOptions) throws(SolverError) {
        if let limit = options.iterationLimit, limit < 0 { throw .badOptions(options) }
        if let limit = options.timeLimit, limit < .zero { throw .badOptions(options) }
        if options.exactPivotLimit < 0 { throw .badOptions(options) }
        self.options = options
        own = options.timeLimit.map { Deadline(after: $0) }
    }

    /// Counts iterations that an adviser has made.
    public mutating func spend(_ count: Int) { iterations += count }

    /// Ends the work when a limit has been passed.
    func check(exactPivots: Int) throws(SolverError) {
        if let limit = options.iterationLimit, iterations > limit { throw .iterationLimit(limit) }
        if let limit = passedLimit { throw .timeLimit(limit) }
        if exactPivots > options.exactPivotLimit { throw .undecided(exactPivots: options.exactPivotLimit) }
    }

    /// Iterations left; the largest number when there is no limit.
    public var iterationsLeft: Int32 {
        guard let limit = options.iterationLimit else { return .max }
        return Int32(clamping: max(0, limit - iterations))
    }

    /// The limit of time that has been passed.
    package var passedLimit: Duration? { [own, shared].compactMap(\.self).first(where: \.isOver)?.limit }

    /// Milliseconds left, rounded up; the largest number when there is no limit.
    public var millisecondsLeft: Int32 { [own, shared].compactMap { $0?.left.millisecondsUpwards }.min() ?? .max }
}

extension Duration {
    /// Whole milliseconds, rounded up; none where it is negative, the largest number where it is very long.
    package var millisecondsUpwards: Int32 {
        let (seconds, attoseconds) = components
        if seconds < 0 || attoseconds < 0 { return 0 }
        if seconds > 1_000_000 { return .max }
        let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
        let part = (attoseconds + attosecondsPerMillisecond - 1) / attosecondsPerMillisecond
        return Int32(clamping: seconds * 1000 + part)
    }
}
