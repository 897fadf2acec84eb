// RowExplanation.swift: why every item of an optimal row has its length, and what would change it.  Lengths in points.

public import Rows

/// The optimal lengths of a row with their reasons.
///
/// Everything foretold here can be tried: `problem.changing(_:by:)` makes the change, and solving the changed row gives
/// what was foretold.
public struct RowExplanation: Sendable, Equatable {
    /// The row.
    public let problem: Row
    /// The optimal lengths, in points.
    public let lengths: [Double]
    /// What holds each item, in layout order.
    public let holds: [RowHold]
    /// What a larger and a smaller container change, from the sensitivity of the linear programs.
    ///
    /// For flex lines whose factors lie below 1, which no linear program states, followed from the rule itself.  Empty
    /// where the container is unspecified or infinite.
    public let container: [RowResponse]
    /// What moving the bounds changes that items stand at; idle ones are left out.
    public let bounds: [RowResponse]
    /// Demands that cannot fit together, while they can when any one of them is left out; empty where the row fits.
    public let contradiction: [Demand]
    /// What to give up so that the row fits, one bound at a time; empty where it fits.
    public let relaxations: [Relaxation]

    /// Explains a row.
    ///
    /// - Throws: `RowProgramError`.
    /// - Complexity: Some *n* linear programs, and O(*n*³) besides.
    public init(_ problem: Row) throws(RowProgramError) {
        self.problem = problem
        lengths = WaterFilling().lengths(for: problem)
        holds = problem.holds
        var container: [RowResponse] = []
        for direction in RowResponse.Direction.allCases {
            if let response = try problem.containerResponse(direction) { container.append(response) }
        }
        self.container = container
        bounds = problem.items.indices.flatMap { item in
            [RowBound.minimum(item), .maximum(item)].flatMap { bound in
                RowResponse.Direction.allCases.compactMap { problem.response(to: bound, $0) }
            }
        }.filter { !$0.isIdle && $0.reach > 0 }
        contradiction = try problem.contradiction()
        relaxations = problem.relaxations
    }
}

extension Row {
    /// What the container changes, with rates and range of the linear programs where these state the row.
    fileprivate func containerResponse(
        _ direction: RowResponse.Direction
    ) throws(RowProgramError) -> RowResponse? {
        guard let followed = response(to: .container, direction) else { return nil }
        let change: ContainerChange = direction == .raised ? .grows : .shrinks
        guard let solved = try sensitivity(asContainer: change) else { return followed }
        let reach =
            direction == .raised
            ? solved.range.upperBound - solved.available : solved.available - solved.range.lowerBound
        // Between kinks closer than the programs tell apart their range is no wider than a point.
        guard reach > tolerance else { return followed }
        return RowResponse(
            container: direction, rates: solved.rates, overflowRate: solved.overflowRate, reach: reach)
    }
}
