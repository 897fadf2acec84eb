// TreeAnswer.swift: a scene answered by the tree program.  Frames in points, y growing down.

public import Documents
public import Plumb
public import Scenes

/// The frames of a scene and who found them.
public struct TreeAnswer: Sendable {
    /// The scene.
    public let document: SceneDocument
    /// The scene as a tree of ranges.
    public let tree: TreeProblem
    /// Sizes and places of all views.
    public let arrangement: TreeArrangement
    /// Who gave the answer.
    public let solver: SolverNote

    /// Answers a scene by one linear program.
    ///
    /// - Throws: `SceneConversionError` or `TreeError` where the scene is no tree of ranges; `RowProgramError`.
    public init(_ document: SceneDocument) throws {
        tree = try document.tree()
        let solved = try tree.solved()
        self.document = document
        arrangement = solved.arrangement
        solver = SolverNote(
            name: "glpk", method: "tree", version: LinearProgramming.solverVersion,
            iterations: solved.proof.solution.iterations)
    }

    /// The answer as one line: frames `[x, y, width, height]` in the root, for every view with an id.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        var frames: [(key: String, value: JSONText)] = []
        for (index, node) in tree.nodes.enumerated() {
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
