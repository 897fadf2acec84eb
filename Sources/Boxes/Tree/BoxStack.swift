// BoxStack.swift: the boxes of a stack under one proposal, over any number.
// Lengths in points.

/// A stack's children under one proposal across it, which share by equal sizes.
struct BoxStack<J: Judge>: EqualStack {
    typealias Comparisons = J
    typealias Length = J.Value

    let children: BoxesInside<Length>
    let gaps: [Length]
    let axis: Axis
    let across: Length?
    /// Whether a child is asked for no more than its length along the stack.
    let asksAlong: Bool
    /// The stack itself.
    let box: Box<Length>

    func noteUnproven() { box.isUnproven = true }

    var priorities: [Double] { children.map(\.priority) }
    func isNested(_ child: Int) -> Bool { children[child].shape.isNested }
    func takenLengths(of child: Int) -> [ClosedRange<Length.Scalar>]? {
        axis == .horizontal ? children[child].takenWidths : nil
    }

    func length(of child: Int, offered: Length, judge: inout J) throws(J.Failure) -> Length {
        if asksAlong {
            let proposal = PerAxis<Length?> { $0 == axis ? offered : across }
            return try children[child].length(along: axis, for: proposal, judge: &judge)
        }
        return try children[child].length(along: axis, for: offered, across: across, judge: &judge)
    }
}
