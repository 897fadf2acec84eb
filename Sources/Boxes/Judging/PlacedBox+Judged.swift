// PlacedBox+Judged.swift: boxes where they stand, as claims look at them.  Lengths in points.

extension PlacedBox: JudgedView where Value == Double {
    package var words: String? { box.kind == "view" ? nil : box.kind + (box.id.map { " \($0)" } ?? "") }
    package var text: String? { box.string }
    package var isTruncated: Bool {
        var judge = PlainJudge<Double>()
        return box.text(for: proposal, judge: &judge)?.isTruncated ?? false
    }
    package var isHidden: Bool { false }
    package var isLayered: Bool { !box.mayOverlap }
}

/// What can be claimed of a scene in some widths.
package enum SceneClaim: String, CaseIterable, Sendable {
    case fits, apart, inside, untruncated, mirrored
    case noAvoidableOverflow = "no-avoidable-overflow"

    /// Whether another sharing of lengths may help where it fails.
    package var dependsOnShares: Bool { self != .apart && self != .mirrored }
}

extension PlacedJudge where View == PlacedBox<Double> {
    /// How the boxes break a claim; `nil` where it holds.
    package func fault(against claim: SceneClaim) -> ScreenFault? {
        switch claim {
        case .fits: overflow
        case .noAvoidableOverflow: avoidableOverflow
        case .apart: overlap
        case .inside: outsider
        case .untruncated: truncation
        // From right to left boxes are their mirror: nothing in them knows left from right.
        case .mirrored: nil
        }
    }

    /// Boxes, which are called by their names or their paths.
    package init(_ boxes: [PlacedBox<Double>], in room: PerAxis<Double?>) {
        self.init(boxes, in: room, path: { boxes[$0].box.id ?? boxes.paths[$0] }) { position, axis in
            var judge = PlainJudge<Double>()
            return boxes[position].box.leastLength(along: axis, for: boxes[position].proposal, judge: &judge)
        }
    }
}

extension [PlacedBox<Double>] {
    /// The boxes as they stand where lines run from right to left: each as in a mirror of the outermost.
    ///
    /// Boxes measure and place from leading sides on, whichever these are, so that nothing else changes.
    package var mirrored: [PlacedBox<Double>] {
        map { element in
            var mirror = element
            mirror.origin.horizontal = self[0].end(.horizontal) - element.end(.horizontal)
            return mirror
        }
    }
}
