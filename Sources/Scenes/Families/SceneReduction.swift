// SceneReduction.swift: a scene with everything taken away that its fault does not need.

import Boxes

extension SceneView {
    /// The smallest tree that still has a fault, as far as taking one view away after the other finds it.
    ///
    /// - Parameters:
    ///   - mostTrials: How often to ask.
    ///   - isFaulty: Whether a tree has the fault; this one has.
    /// - Complexity: A question a view and a view taken away.
    package func reduced(mostTrials: Int = 600, while isFaulty: (SceneView) -> Bool) -> SceneView {
        var (best, trials) = (self, 0)
        var hasShrunk = true
        while hasShrunk {
            hasShrunk = false
            for smaller in best.smaller(of: best.count, { $0 }).sorted(by: { $0.count < $1.count }) {
                guard trials < mostTrials else { return best }
                trials += 1
                let candidate = smaller.tree().withoutStrayItems
                if isFaulty(candidate) {
                    (best, hasShrunk) = (candidate, true)
                    break
                }
            }
        }
        return best
    }

    /// How many views there are.
    package var count: Int { children.reduce(1) { $0 + $1.count } }

    /// How many views a tree has, and the tree, made when it is asked for: of a large scene few are ever tried.
    private typealias Smaller = (count: Int, tree: @Sendable () -> SceneView)

    /// The trees that have one view less, or a view in the place of what it stands in.
    ///
    /// - Parameters:
    ///   - total: How many views the root has.
    ///   - whole: Puts a view in the place of this one into the root.
    private func smaller(
        of total: Int, _ whole: @escaping @Sendable (SceneView) -> SceneView
    ) -> [Smaller] {
        let others = total - count
        var trees: [Smaller] = children.map { child in (others + child.count, { whole(child) }) }
        // How many views stand in a row of a grid is the grid's affair, and a layer has its view.
        if children.count > 1, kind.takesAnyCount {
            for index in children.indices {
                trees.append(
                    (
                        total - children[index].count,
                        {
                            var tree = self
                            tree.children.remove(at: index)
                            return whole(tree)
                        }
                    ))
            }
        }
        for index in children.indices { trees += children[index].smaller(of: total, replacing(index, in: whole)) }
        return trees
    }
}

extension SceneKind {
    /// Whether any number of views may stand inside.
    var takesAnyCount: Bool { self is StackKind || self is OverlayStackKind || self is GeometryKind }
}
