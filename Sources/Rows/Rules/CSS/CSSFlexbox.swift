// CSSFlexbox.swift: how a browser shares a row (CSS Flexible Box Layout 1, section 9.7).
// Lengths in points.  On rows of policy `cssFlex` it equals the optimum.

/// The freeze loop of CSS flexbox, on rows of every policy.
///
/// A row of another policy is first written as a style sheet (`Row.writtenInCSS()`), where one states it, and what comes of
/// it is judged under the row's own policy.  CSS knows no priorities: a row of one tier is resolved exactly as the specification states.  In
/// a `cssFlex` row of several tiers each tier is a line of its own, given the budget that tiers of higher priority leave.
public struct CSSFlexbox: Rule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The used main sizes of the items, in points.
    ///
    /// - Throws: What `Row.writtenInCSS()` and `judge.known(_:)` throw.
    /// - Complexity: O(*n*²): at most *n* rounds.  Source: CSS Flexible Box Layout 1, section 9.7.
    public func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) throws -> [J.Value] {
        let row = try row.writtenInCSS(judge: &judge)
        if row.tiers.count > 1 { return try CSSFlex().reduced(row, in: room, judge: &judge).filled(judge: &judge) }
        return try FlexLine(row.items, room: room, judge: &judge).resolved(judge: &judge).lengths
    }

    /// Throws `RowError.notWrittenInCSS` for a policy that no flex line states.
    public func accept(_ policy: Policy) throws(RowError) {
        guard policy.isWrittenInCSS else { throw .notWrittenInCSS(policy: policy.name) }
    }

    /// The hypothetical main sizes of the row as a style sheet has it.
    public func turningLengths(of row: Row) -> TurningLengths? {
        (try? row.writtenInCSS()).flatMap(CSSFlex().turningLengths)
    }
}

extension Distribution where Self == CSSFlexbox {
    /// The freeze loop of CSS flexbox.
    public static var cssFlexbox: CSSFlexbox { CSSFlexbox() }
}
