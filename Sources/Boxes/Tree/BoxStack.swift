// BoxStack.swift: the boxes of a stack under one proposal, over any number.
// Lengths in points.

/// A stack's children under one proposal across it, which share by equal sizes.
struct BoxStack<J: Judge> {
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

    var priorities: [Double] { children.map(\.priority) }

    func length(of child: Int, offered: Length, judge: inout J) throws(J.Failure) -> Length {
        if asksAlong {
            let proposal = PerAxis<Length?> { $0 == axis ? offered : across }
            return try children[child].length(along: axis, for: proposal, judge: &judge)
        }
        return try wholeLength(of: child, offered: offered, judge: &judge)
    }

    /// The length of a child that is asked for all of its size; `nil` offers nothing in particular.
    func wholeLength(of child: Int, offered: Length?, judge: inout J) throws(J.Failure) -> Length {
        try children[child].length(along: axis, for: offered, across: across, judge: &judge)
    }
}
