// Box+Sharing.swift: the engine by which the stacks of a scene share their lengths.

package import Boxes
import Rows

extension Box {
    /// Lets the stacks inside, and the view itself, share their lengths by some rules.
    ///
    /// - Returns: The view, which has not been asked yet.
    /// - Throws: `UnmeasuredView` for a grid under the optimum, whose columns are a linear program of their own.
    package func sharing(by engine: SceneEngine) throws(UnmeasuredView) -> Box {
        if case .grid = content, engine == .optimal { throw UnmeasuredView(kind: "grid under the optimum", id: id) }
        isOptimal = engine == .optimal
        for child in children { _ = try child.sharing(by: engine) }
        return self
    }
}
