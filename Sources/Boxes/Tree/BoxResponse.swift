// BoxResponse.swift: what is known of a box's lengths as functions of what it is offered.  Lengths in points.
//
// A proof finds such functions once for each part of a scene; a box that has them answers by looking up, and is measured
// only where they say nothing.

/// The lengths of a box as functions of what it is offered.
package protocol BoxResponse<Value> {
    /// The lengths asked and answered.
    associatedtype Value: Number

    /// The length along an axis under a proposal, as the box itself would answer; `nil` where no function says it.
    ///
    /// - Parameter proposal: Lengths in points, `nil` where they are left open.
    func length<J: Judge<Value>>(
        along axis: Axis, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value?

    /// Whether an explicit value of a guide may leave the box.
    func exports(_ guide: GuideKey) -> Bool
}

extension Box {
    /// The guides of which an explicit value may leave the box, under some proposal.
    package var exportedGuides: Set<GuideKey> {
        switch content {
        case .ranges, .steps, .fixed, .window, .room: []
        case .text: [.firstTextBaseline, .lastTextBaseline]
        case .guided(let key, _): children[0].exportedGuides.union([key])
        case .wrapped, .layered, .spanning, .modified: children[0].exportedGuides
        case .stack, .overlay, .grid: children.reduce(into: []) { $0.formUnion($1.exportedGuides) }
        }
    }
}
