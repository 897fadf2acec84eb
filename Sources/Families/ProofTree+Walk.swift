// ProofTree+Walk.swift: the regions of a proof, each with what has been shown of it by adding.

internal import Rows

extension ProofTree {
    /// Visits the leaves, in which all points of the root are.
    ///
    /// - Parameters:
    ///   - root: All points.
    ///   - isForm: Whether a form may split a region.
    ///   - atRoot: Takes the root when its facts have been proved.
    ///   - atLeaf: Takes the index of a leaf, its region, and the point of the region that the leaf names.
    /// - Throws: The first fault: a region that is missing, unexplored or part of two others, a fact that is not proved, a
    ///   point outside of its region; any error of `atLeaf`.
    /// - Complexity: O(*n*) regions, and the sums that prove the facts.
    func walk(
        from root: ProvedRegion, splitBy isForm: (LinearForm) -> Bool,
        atRoot: (inout ProvedRegion) -> Void = { _ in },
        atLeaf: (Int, ProvedRegion, [Fraction]) throws(LayoutProofFault) -> Void
    ) throws(LayoutProofFault) {
        // Each region is part of one other, so that the walk is as long as the tree.
        var (open, seen) = ([(0, root)], Set<Int>())
        while let (index, whole) = open.popLast() {
            guard nodes.indices.contains(index), seen.insert(index).inserted else { throw .uncovered(node: index) }
            var region = whole
            for (place, fact) in nodes[index].facts.enumerated() where !region.learn(fact) {
                throw .unproved(node: index, fact: place)
            }
            if index == 0 { atRoot(&region) }
            switch nodes[index].end {
            case .unexplored: throw .uncovered(node: index)
            case .split(let form, let above, let below):
                // Parts come later than what they are parts of: no walk goes round in circles.
                guard above > index, below > index, isForm(form) else { throw .uncovered(node: index) }
                var (upper, lower) = (region, region)
                upper.narrow(form, isPositive: true)
                lower.narrow(form, isPositive: false)
                open += [(above, upper), (below, lower)]
            case .leaf(let point):
                guard region.contains(point) else { throw .strayPoint(point) }
                try atLeaf(index, region, point)
            }
        }
    }
}
