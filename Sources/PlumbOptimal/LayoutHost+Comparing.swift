// LayoutHost+Comparing.swift: where two engines differ on one tree of views.

public import LayoutCore

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
        let optimum = (first: engines.0.isOptimal, second: engines.1.isOptimal)
        return try one.rows().differences(to: other.rows(), optimum: optimum)
    }
}
