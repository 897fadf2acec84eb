// AxisLaw.swift: what a modifier does along one axis, where it does nothing else.  Lengths in points.

/// How the length of a modified box follows from what is offered along the same axis.
enum AxisLaw<Value: Number> {
    case flexible(FlexibleLengthOver<Value>)
    /// The length of a frame; `nil` for that of the child.
    case frame(Value?)
    /// The insets of both sides.
    case padding(Value)

    /// The length under an offer.
    ///
    /// - Parameter child: The length that the child takes of an offer.
    @inline(__always)
    func length<J: Judge<Value>>(for offer: Value?, judge: inout J, child: (Value?) -> Value) -> Value {
        switch self {
        case .flexible(let frame):
            return frame.length(offer, child: child(frame.offer(offer, judge: &judge)), judge: &judge)
        case .frame(let length): return length ?? child(offer)
        case .padding(let insets):
            let length = child(offer.map { judge.greater(0, $0 - insets) })
            return judge.greater(0, length + insets)
        }
    }
}

/// A law for each axis, behind a pointer: a modifier is large, and would be copied for every question.
final class AxisLaws<Value: Number> {
    let horizontal, vertical: AxisLaw<Value>

    /// - Returns: `nil` for what is no modifier, and for a modifier that is asked itself.
    init?(_ content: Box<Value>.Content) {
        guard case .modified(let modifier) = content else { return nil }
        switch modifier {
        case .flexible(let frame):
            (horizontal, vertical) = (.flexible(frame.lengths.horizontal), .flexible(frame.lengths.vertical))
        case .frame(let frame):
            (horizontal, vertical) = (.frame(frame.lengths.horizontal), .frame(frame.lengths.vertical))
        case .padding(let padding):
            (horizontal, vertical) = (.padding(padding.total.horizontal), .padding(padding.total.vertical))
        case .fixedSize, .aspectRatio, .offset, .position: return nil
        }
    }
}
