// ScreenAmbiguity.swift: how far the frames of a screen can move while its linear program calls them all optimal.
// Lengths in points.

public import Boxes

/// The sizes and places of a screen that its program leaves open.
public struct ScreenAmbiguity: Sendable, Equatable {
    /// One number of a frame that can move.
    public struct Freedom: Sendable, Equatable {
        /// The view, by index.
        public let node: Int
        /// Along which axis.
        public let axis: Axis
        /// Whether it is where the view starts in its container, or else its size.
        public let isOffset: Bool
        /// Its least and greatest value, in points.
        public let range: ClosedRange<Double>
    }

    /// What can move when overflow and tiers alone decide, and fairness, sizes across and lines do not.
    public let withoutFairness: [Freedom]
    /// What can move under all objectives; empty where there is one optimum.
    public let atOptimum: [Freedom]

    /// The largest screen that is asked about: two linear programs a number of a frame.
    public static let mostViews = 60
}

extension ScreenProgram {
    /// What the program leaves open.
    ///
    /// - Parameter adviser: Who proposes bases; the answer is the same, whoever does.
    /// - Returns: `nil` for screens of more than `ScreenAmbiguity.mostViews` views.
    /// - Throws: `RowProgramError`.
    /// - Complexity: Sixteen linear programs a view at most.
    public func ambiguity(advisedBy adviser: Adviser = .linked) throws(RowProgramError) -> ScreenAmbiguity? {
        guard screen.nodes.count <= ScreenAmbiguity.mostViews else { return nil }
        var plain = program
        plain.setObjectives(
            program.objectives.filter { objective in
                ["overflow", "fill.root", "tier["].contains { objective.name.hasPrefix($0) }
            })
        return ScreenAmbiguity(
            withoutFairness: try freedoms(in: plain, adviser), atOptimum: try freedoms(in: program, adviser))
    }

    private func freedoms(
        in program: LinearProgram, _ adviser: Adviser
    ) throws(RowProgramError) -> [ScreenAmbiguity.Freedom] {
        let asked = screen.nodes.indices.dropFirst().flatMap { node in
            Axis.allCases.flatMap { axis in [(node, axis, false), (node, axis, true)] }
        }
        let variables = asked.map { node, axis, isOffset in isOffset ? offsets[node][axis] : sizes[node][axis] }
        let found = try solving { () throws(SolverError) in
            let face = try program.optimalFace(of: variables, advisedBy: adviser.advice)
            if face != nil { return face }
            // Sums of decimals may contradict each other by their rounding alone.
            return try program.loosened().optimalFace(of: variables, advisedBy: adviser.advice)
        }
        guard let face = found else { throw .noOptimum(program: "tree") }
        let movable = Set(face.movable(beyond: Tolerance.relative))
        return asked.indices.filter { movable.contains(variables[$0]) }.map { index in
            let (node, axis, isOffset) = asked[index]
            return ScreenAmbiguity.Freedom(node: node, axis: axis, isOffset: isOffset, range: face.ranges[index])
        }
    }
}
