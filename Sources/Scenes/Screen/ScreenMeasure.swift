// ScreenMeasure.swift: how long the views of a screen are at least, by themselves and at most: what their boxes answer.
// Lengths in points (Mathematics.md, section 6, "Composition").

import Boxes

extension Screen {
    /// Fills in the ranges of all views, and what places those inside.
    ///
    /// - Parameter boxes: Those of the views.
    mutating func measure(_ boxes: [Box<Double>]) throws(ScreenError) {
        for index in nodes.indices.reversed() { try measure(index, boxes) }
    }

    /// Fills in the ranges of a view whose contents have theirs: the answer of an interval to an offer is again an interval.
    mutating func measure(_ index: Int, _ boxes: [Box<Double>]) throws(ScreenError) {
        try placeContents(of: index, boxes)
        var judge = PlainJudge<Double>()
        let offers: [(WritableKeyPath<LengthRange, Double>, Double?)] = [
            (\.minimum, 0), (\.ideal, nil), (\.maximum, .infinity),
        ]
        for axis in Axis.allCases {
            for (length, offer) in offers {
                // An endless length along the other axis would hide the guides inside.
                let proposal = PerAxis<Double?> { $0 == axis ? offer : nil }
                nodes[index].range[axis][keyPath: length] = boxes[index].size(for: proposal, judge: &judge)[axis]
            }
        }
        let places = boxes[index].places(for: PerAxis { _ in 0 }, judge: &judge)
        let sizing = sizingChildren(of: index)
        // The place of a view that may be longer than its container says little of where it stands.
        for (child, place) in zip(nodes[index].children, places) where sizing.contains(child) {
            nodes[child].start = place.origin
        }
    }
}
