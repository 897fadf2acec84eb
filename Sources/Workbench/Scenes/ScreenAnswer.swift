// ScreenAnswer.swift: a scene answered by one linear program.  Frames in points, y growing down.

/// The frames of a scene, and who found them.
public struct ScreenAnswer: Sendable {
    /// The scene.
    public let document: SceneDocument
    /// The scene with its ranges.
    public let screen: Screen
    /// Sizes and places of all views.
    public let arrangement: ScreenArrangement
    /// Who gave the answer.
    public let solver: SolverNote

    /// Answers a scene by one linear program.
    ///
    /// - Throws: `ScreenError` where the scene has no program; `RowProgramError`.
    public init(_ document: SceneDocument) throws {
        screen = try Screen(document)
        let solved = try screen.solved()
        self.document = document
        arrangement = solved.arrangement
        solver = SolverNote(
            name: "glpk", method: "tree", version: LinearProgramming.solverVersion,
            iterations: solved.solution.iterations)
    }

    /// The answer as one line: frames `[x, y, width, height]` in the root, for every view with an id.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        var frames: [(key: String, value: JSONText)] = []
        for (index, node) in screen.nodes.enumerated() {
            for id in node.ids { frames.append((id, .numbers(frame(index)))) }
        }
        members += [
            ("engine", .string("tree")), ("size", .numbers(Array(frame(0)[2...]))), ("frames", .object(frames)),
            ("solver", solver.json), ("certified", .bool(true)),
        ]
        return .object(members)
    }

    /// `[x, y, width, height]` of a view; what the solver leaves below a billionth of a point is 0.
    public func frame(_ index: Int) -> [Double] {
        let (origin, size) = (arrangement.origins[index], arrangement.sizes[index])
        return [origin.horizontal, origin.vertical, size.horizontal, size.vertical].map {
            abs($0) < 1e-9 ? 0 : $0
        }
    }
}
