// SceneReduction.swift: a scene with everything taken away that its fault does not need.

import LayoutCore

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
            for candidate in best.smaller.sorted(by: { $0.count < $1.count }) {
                guard trials < mostTrials else { return best }
                trials += 1
                if isFaulty(candidate) {
                    (best, hasShrunk) = (candidate, true)
                    break
                }
            }
        }
        return best
    }

    /// How many views there are.
    private var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The trees that have one view less, or a view in the place of what it stands in.
    private var smaller: [SceneView] {
        var trees = children
        // How many views stand in a row of a grid is the grid's affair, and a layer has its view.
        if children.count > 1, kind.takesAnyCount {
            for index in children.indices {
                var tree = self
                tree.children.remove(at: index)
                trees.append(tree)
            }
        }
        for index in children.indices {
            trees += children[index].smaller.map { child in
                var tree = self
                tree.children[index] = child
                return tree
            }
        }
        return trees
    }
}

extension SceneKind {
    /// Whether any number of views may stand inside.
    var takesAnyCount: Bool { self is StackKind || self is OverlayStackKind || self is GeometryKind }
}
