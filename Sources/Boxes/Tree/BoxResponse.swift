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
