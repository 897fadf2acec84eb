// TreeAmbiguity.swift: how far the frames of a screen can move while its linear program calls them all optimal.
// Lengths in points.

import GLPK
import LinearPrograms
public import Rows

/// The sizes and places of a tree that its program leaves open.
public struct TreeAmbiguity: Sendable, Equatable {
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

    /// The largest tree that is asked about: two linear programs a number of a frame.
    public static let mostViews = 60
}

extension TreeProgram {
    /// What the program leaves open.
    ///
    /// - Returns: `nil` for trees of more than `TreeAmbiguity.mostViews` views.
    /// - Throws: `RowProgramError`.
    /// - Complexity: Sixteen linear programs a view at most.
    public func ambiguity() throws(RowProgramError) -> TreeAmbiguity? {
        guard problem.nodes.count <= TreeAmbiguity.mostViews else { return nil }
        var plain = program
        plain.setObjectives(
            program.objectives.filter { objective in
                ["overflow", "fill.root", "tier["].contains { objective.name.hasPrefix($0) }
            })
        return TreeAmbiguity(withoutFairness: try freedoms(in: plain), atOptimum: try freedoms(in: program))
    }

    private func freedoms(in program: LinearProgram) throws(RowProgramError) -> [TreeAmbiguity.Freedom] {
        let asked = problem.nodes.indices.dropFirst().flatMap { node in
            Axis.allCases.flatMap { axis in [(node, axis, false), (node, axis, true)] }
        }
        let variables = asked.map { node, axis, isOffset in isOffset ? offsets[node][axis] : sizes[node][axis] }
        let found = try solving { () throws(SolverError) in try program.optimalFace(of: variables) }
        guard let face = found else { throw .noOptimum(program: "tree") }
        let movable = Set(face.movable(beyond: Tolerance.relative))
        return asked.indices.filter { movable.contains(variables[$0]) }.map { index in
            let (node, axis, isOffset) = asked[index]
            return TreeAmbiguity.Freedom(node: node, axis: axis, isOffset: isOffset, range: face.ranges[index])
        }
    }
}
