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

extension PlacedJudge where View == PlacedBox<Double> {
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
