// Rule.swift: a rule written once, over any number.  Lengths in points.

/// A rule that adds and subtracts lengths, multiplies and divides them by known numbers, and leaves every comparison to a
/// judge.
///
/// The same lines then solve a row in doubles, in exact fractions, and over all containers at once (`Sweep`).
public protocol Rule: Distribution {
    /// Gives every item of a row a length.
    ///
    /// - Parameters:
    ///   - row: Its `available` is not looked at.
    ///   - room: What the gaps leave of a finite container, in points.
    ///   - judge: Decides every comparison.
    /// - Returns: One length per item in points, in the same order.
    /// - Throws: What stops the rule from answering, or what `judge.known(_:)` throws.
    func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value]

    /// Throws for rows of a policy that the rule does not answer, whatever their container.
    func accept(_ policy: Policy) throws(RowError)

    /// The lengths from which the rule shrinks in small containers and grows in large ones; `nil` for a rule that only
    /// grows.
    func turningLengths(of row: Row) -> TurningLengths?

    /// The bounds, bases, weights and tiers whose optimum the rule gives in every finite container, so that all of them
    /// can be swept by levels; `nil` where that is not known.  The budget is not looked at.
    func levelForm(of row: Row) -> ReducedRow?
}

extension Rule {
    /// The rule answers rows of every policy.
    public func accept(_ policy: Policy) throws(RowError) {}

    /// The rule only grows.
    public func turningLengths(of row: Row) -> TurningLengths? { nil }

    /// The rule is followed comparison by comparison.
    public func levelForm(of row: Row) -> ReducedRow? { nil }

    /// The lengths in known numbers; what an unspecified or infinite container decides is not asked.
    package func lengths<Value: KnownNumber>(in row: RowOver<Value>) throws -> [Value] {
        try accept(row.policy)
        guard let room = row.room, room.isFinite else { return row.proposedLengths }
        var judge = PlainJudge<Value>()
        return try lengths(of: row, in: room, judge: &judge)
    }
}

/// A rule that answers every row.
///
///     /// First come, first served: each item in turn takes what the least lengths of the others leave.
///     struct FirstCome: TotalRule {
///         func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
///             var left = row.items.reduce(room) { $0 - $1.minimum }
///             return row.items.map { item in
///                 let length = judge.clamped(left + item.minimum, item.minimum, item.maximum)
///                 left = left - (length - item.minimum)
///                 return length
///             }
///         }
///     }
public protocol TotalRule: Rule {
    /// Gives every item of a row a length; see `Rule`.
    ///
    /// - Throws: Nothing but what `judge.known(_:)` throws.
    func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws(J.Failure) -> [J.Value]
}

extension Row {
    /// The lengths that a rule gives, in points.
    ///
    ///     let drawn = row.lengths(by: .swiftUI)
    ///     print(drawn)  // [75.0, 100.0]
    ///     print(row.lengths(by: .waterFilling))  // [50.0, 100.0]
    public func lengths(by rule: some TotalRule) -> [Double] { shared(by: rule) }
}

extension ExactRow {
    /// The lengths that a rule gives in exact arithmetic, in points.
    public func lengths(by rule: some TotalRule) -> [Fraction] { shared(by: rule) }

    /// The lengths that a rule gives in exact arithmetic, in points.
    ///
    /// - Throws: What stops the rule from answering.
    public func lengths(by rule: some Rule) throws -> [Fraction] { try rule.lengths(in: self) }
}
