// RowExplanation.swift: why every item of an optimal row has its length, and what would change it.  Lengths in points.

public import Rows
public import Simplex

/// The optimal lengths of a row with their reasons.
///
///     let explanation = try RowExplanation(row)
///     print(explanation.container[0].rates)  // [1.0, 0.0]
///     print(explanation.container[0].reach)  // 50.0
///
/// Every prediction can be tried: `row.changing(_:by:)` makes the change, and solving the changed row gives what was
/// predicted.
public struct RowExplanation: Sendable, Equatable {
    public let row: Row
    /// The optimal lengths, in points.
    public let lengths: [Double]
    /// What holds each item, in layout order.
    public let reasons: [LengthReason]
    /// What a larger and a smaller container change; empty where the container is unspecified or infinite.
    public let container: [RowResponse]
    /// What moving the bounds changes at which items are held; bounds without effect are left out.
    public let bounds: [RowResponse]
    /// Demands that cannot fit together, while they can when any one of them is left out; empty where the row fits.
    public let contradiction: [LeastLength]
    /// What to give up so that the row fits, one number at a time; empty where it fits.
    public let remedies: [OverflowRemedy]
    /// The fewest changes of items and gaps that together make the row fit, where none alone does; else empty.
    public let fewestRemedies: [OverflowRemedy]
    /// The items of each line, where `flex-wrap: wrap` makes a flex line fit.
    public let wrappedLines: [Range<Int>]?

    /// Explains a row.
    ///
    /// - Parameter adviser: Who proposes bases for `contradiction`.
    /// - Throws: `RowProgramError`.
    /// - Complexity: O(*n*³), and at most one linear program a demand where the row overflows.
    public init(_ row: Row, advisedBy adviser: Adviser = .doubles) throws(RowProgramError) {
        self.row = row
        lengths = WaterFilling().lengths(for: row)
        reasons = row.reasons
        container = RowResponse.Direction.allCases.compactMap { direction in
            guard var response = row.response(to: .container, direction) else { return nil }
            response.reach = min(response.reach, row.roomBeforeTurn(direction))
            return response
        }
        bounds = row.items.indices.flatMap { item in
            [RowBound.minimum(item), .maximum(item)].flatMap { bound in
                RowResponse.Direction.allCases.compactMap { row.response(to: bound, $0) }
            }
        }.filter { !$0.isIdle && $0.reach > 0 }
        contradiction = try row.contradiction(advisedBy: adviser)
        remedies = row.remedies
        let isCured = remedies.contains { $0.bound != .container && $0.overflowLeft == 0 }
        fewestRemedies = isCured ? [] : row.fewestRemedies
        wrappedLines = row.wrappedLines
    }
}

extension Row {
    /// How far the container may move before the line turns from shrinking to growing or back, in points.
    ///
    /// An explanation ends there even where the rates are the same on both sides: what shares is another matter.
    fileprivate func roomBeforeTurn(_ direction: RowResponse.Direction) -> Double {
        guard let available, let turningPoint, !policy.definition.mayHandOutFractions(self) else { return .infinity }
        let ahead = direction == .raised ? turningPoint - available : available - turningPoint
        return ahead > tolerance ? ahead : .infinity
    }
}
