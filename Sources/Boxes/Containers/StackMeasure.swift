// StackMeasure.swift: a stack's children one after the other along it and on one line across it, over any number.
// Lengths in points; "along" is the stack's direction.

/// A row or a column: how far it reaches, and where its children stand.
///
/// It is inlined where it is asked, so that it is compiled for the numbers and the judge there.
@usableFromInline package struct StackMeasure<Value: Number> {
    /// The direction of the stack.
    @usableFromInline package let axis: Axis
    /// Whether the alignment line itself counts for the extent.
    @usableFromInline let countsLine: Bool

    /// Stacks along an axis.
    @inlinable package init(_ axis: Axis, countsLine: Bool = true) { (self.axis, self.countsLine) = (axis, countsLine) }

    /// One child under a proposal to the stack.
    @usableFromInline package struct Member {
        /// What the child is offered in the end.
        @usableFromInline package let proposal: PerAxis<Value?>
        /// Its length along the stack.
        @usableFromInline package let length: Value
        /// From the alignment line to the child's beginning and end, across the stack.
        @usableFromInline let start, end: Value

        @inlinable init(proposal: PerAxis<Value?>, length: Value, start: Value, end: Value) {
            (self.proposal, self.length, self.start, self.end) = (proposal, length, start, end)
        }
    }

    /// How far the children reach across the stack: the first beginning, measured from the line, and the length.
    @usableFromInline package typealias Extent = (start: Value, length: Value)

    /// What a child answers to an offer along the stack.
    @inlinable package func member<Child: MeasuredChild<Value>, J: Judge<Value>>(
        _ child: Child, offered offer: Value?, across: Value?, on guide: Child.Guide, judge: inout J
    ) throws(J.Failure) -> Member {
        let proposal = PerAxis { $0 == axis ? offer : across }
        let answer = try child.answer(to: proposal, on: guide, judge: &judge)
        let start = 0 - answer.guide
        let end = start + answer.size[axis.across]
        return Member(
            proposal: proposal, length: answer.size[axis], start: start, end: end.isDefined ? end : .infinity)
    }

    /// The extent across the stack.  In views the alignment line itself counts: it is at 0.  A child infinitely far
    /// behind it does not (SwiftVVD's tests).
    ///
    /// No extent is less: it must reach from the first beginning to the last end, and it reaches no farther.
    @inlinable package func extent<J: Judge<Value>>(of members: [Member], judge: inout J) -> Extent {
        var (start, end): (Value, Value) = (0, 0)
        var isFirst = !countsLine
        for member in members where member.start != .infinity {
            start = isFirst ? member.start : judge.lesser(start, member.start)
            end = isFirst ? member.end : judge.greater(end, member.end)
            isFirst = false
        }
        return (start, end - start)
    }

    /// The sum of the children's lengths and of the gaps.
    @inlinable package func length(of members: [Member], gaps: Value) -> Value {
        members.reduce(gaps) { $0 + $1.length }
    }

    /// Hands on where each child stands.
    ///
    /// - Parameters:
    ///   - origin: The stack's top left corner, in points.
    ///   - start: The beginning of its extent.
    ///   - gaps: The gap after each child but the last, in points.
    @inlinable package func place(
        _ members: [Member], at origin: PerAxis<Value>, from start: Value, gaps: some Collection<Value>,
        _ place: (_ index: Int, MeasuredPlace<Value>) -> Void
    ) {
        var (position, gaps) = (origin[axis], gaps.makeIterator())
        for (index, member) in members.enumerated() {
            let across = member.start == start ? 0 : member.start - start
            let corner = PerAxis { $0 == axis ? position : origin[$0] + across }
            place(index, MeasuredPlace(origin: corner, proposal: member.proposal))
            position = position + (member.length + (gaps.next() ?? 0))
        }
    }
}
