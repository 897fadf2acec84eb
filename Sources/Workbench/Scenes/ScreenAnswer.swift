// ScreenAnswer.swift: a scene answered by one linear program.  Frames in points, y growing down.

import Boxes

/// The frames of a scene, and who found them.
public struct ScreenAnswer: Sendable {
    public let document: SceneDocument
    /// The scene with its ranges.
    public let screen: Screen
    /// Sizes and places of all views.
    public let arrangement: ScreenArrangement
    /// Who gave the answer.
    public let solver: SolverNote
    /// The program's answer, with what proves it.
    let solution: Solution

    /// Answers a scene by one linear program.
    ///
    /// - Throws: `ScreenError` where the scene has no program; `RowProgramError`.
    public init(_ document: SceneDocument) throws {
        let screen = try Screen(document)
        let solved = try document.root.perform { try screen.solved() }
        self.screen = screen
        (self.document, arrangement, solution) = (document, solved.arrangement, solved.solution)
        solver = .programs("tree", iterations: solved.solution.iterations)
    }

    /// Whether the scene's sums of decimals contradict each other by their rounding, so that what is proved is the answer
    /// to the program with room for it; see `LinearProgram.loosened`.
    public var hasRoom: Bool { solution.proof == .none }

    /// The answer as one line: frames `[x, y, width, height]` in the root, for every view with an id.
    public var json: JSONText {
        let frames = screen.nodes.indices.flatMap { index in
            screen.nodes[index].ids.map { ($0, JSONText.numbers(frame(index))) }
        }
        return .members([
            ("id", document.id.map(JSONText.string)), ("engine", .string("tree")),
            ("size", .numbers(Array(frame(0)[2...]))), ("frames", .object(frames)), ("solver", solver.json),
            ("certified", .bool(true)), ("room", hasRoom ? .bool(true) : nil),
        ])
    }

    /// The frames of all views with a name, as a claim that `plumb verify` judges.
    package var claim: ClaimedFrames {
        let named = screen.nodes.indices.flatMap { index in
            screen.nodes[index].ids.map { ($0, BoxFrame(numbers: frame(index))) }
        }
        return ClaimedFrames(engine: "tree", frames: Dictionary(named) { first, _ in first })
    }

    /// `[x, y, width, height]` of a view, as `ScreenArrangement.frame(_:)`.
    public func frame(_ index: Int) -> [Double] { arrangement.frame(index) }
}

extension ScreenProgram {
    /// Solves the screen: its sizes and places, and the program's answer with the dual that proves it.
    ///
    /// - Parameter adviser: Who proposes bases where solving container by container is not right.
    /// - Throws: `RowProgramError`.
    /// - Complexity: O(columns + rows + entries) an objective where solving container by container is right; elsewhere one
    ///   linear program an objective, each started from the last one's basis.
    public func solved(
        advisedBy adviser: Adviser = .linked
    ) throws(RowProgramError) -> (arrangement: ScreenArrangement, solution: Solution) {
        let solution = try program.optimum(by: ProgramSolver(adviser), named: "tree", guess: startingBasis())
        return (arrangement(of: solution), solution)
    }
}

extension Screen {
    /// The frames of all views by one linear program.
    ///
    /// - Parameter adviser: Who proposes bases, as for `ScreenProgram.solved(advisedBy:)`.
    /// - Throws: `ScreenError` where there is no program, `RowProgramError` where it has no answer.
    public func solved(
        advisedBy adviser: Adviser = .linked
    ) throws -> (arrangement: ScreenArrangement, solution: Solution) {
        let solved = try ScreenProgram(self).solved(advisedBy: adviser)
        try checkDirections(solved.arrangement.sizes)
        return solved
    }
}
