// LayoutHost+Comparing.swift: where two engines differ on one tree of views.  Lengths in points.

internal import Foundation
public import LayoutCore
public import Rows

/// A stack to which two engines give different lengths.
public struct StackDifference: Sendable {
    /// The stack as the first engine laid it out.
    public let first: LaidOutRow
    /// The stack as the second engine laid it out; it may have been offered another length.
    public let second: LaidOutRow
    /// The verdict on each, on the row that its engine had to solve.
    public let verdicts: (first: Verdict, second: Verdict)

    /// The largest difference between the lengths of one child, in points.
    public var distance: Double { Distance(from: first.lengths, to: second.lengths).max }
}

extension LayoutHost {
    /// Lays the root out by two engines and lists the stacks whose children get different lengths, from the root on.
    ///
    /// - Parameters:
    ///   - proposal: What is offered to the root.
    ///   - engines: The engines; by default SwiftUI's rules and the optimum.
    /// - Throws: `LayoutError`; `RowError` where a row does not accept a child's answers as lengths.
    public func compare(
        proposal: ProposedViewSize, engines: (LayoutEngine, LayoutEngine) = (.swiftUI, .optimal)
    ) throws -> [StackDifference] {
        let (one, other) = (hosting(engine: engines.0), hosting(engine: engines.1))
        _ = try one.layout(proposal)
        _ = try other.layout(proposal)
        let others = Dictionary(other.rows().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return try one.rows().compactMap { row in
            // A choice such as ViewThatFits may show different stacks.
            guard let twin = others[row.path], twin.lengths.count == row.lengths.count else { return nil }
            let distance = Distance(from: row.lengths, to: twin.lengths).max
            guard distance > 1e-6 * max(1, row.lengths.filter(\.isFinite).max() ?? 0) else { return nil }
            return StackDifference(
                first: row, second: twin,
                verdicts: (
                    try row.problem().verdict(on: row.lengths), try twin.problem().verdict(on: twin.lengths)
                ))
        }
    }
}
