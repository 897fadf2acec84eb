// BoxModifier.swift: the modifiers of boxes in one type, so that they are compiled together with what asks them.

/// A modifier around a box.
///
/// Each is behind a pointer: it is large, and questions would copy it.
package indirect enum BoxModifier<Value: Number> {
    case frame(FixedFrame<Box<Value>>)
    case flexible(FlexibleFrame<Box<Value>>)
    case padding(Padding<Box<Value>>)
    case fixedSize(FixedSize<Box<Value>>)
    case aspectRatio(AspectRatio<Box<Value>>)
    case offset(OffsetModifier<Box<Value>>)
    case position(PositionModifier<Box<Value>>)

    func size<J: Judge<Value>>(
        of child: Box<Value>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        switch self {
        case .frame(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        case .flexible(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        case .padding(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        case .fixedSize(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        case .aspectRatio(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        case .offset(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        case .position(let modifier): try modifier.size(of: child, for: proposal, judge: &judge)
        }
    }

    func place<J: Judge<Value>>(
        of child: Box<Value>, in size: PerAxis<Value>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Value> {
        switch self {
        case .frame(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        case .flexible(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        case .padding(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        case .fixedSize(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        case .aspectRatio(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        case .offset(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        case .position(let modifier): try modifier.place(of: child, in: size, for: proposal, judge: &judge)
        }
    }

    /// The distances that the modified box prefers.
    func spacing(of child: PreferredSpacing<Value>) -> PreferredSpacing<Value> {
        switch self {
        case .frame(let modifier): modifier.spacing(of: child)
        case .flexible(let modifier): modifier.spacing(of: child)
        case .padding(let modifier): modifier.spacing(of: child)
        case .fixedSize(let modifier): modifier.spacing(of: child)
        case .aspectRatio(let modifier): modifier.spacing(of: child)
        case .offset(let modifier): modifier.spacing(of: child)
        case .position(let modifier): modifier.spacing(of: child)
        }
    }

    /// What room the child has.
    func roomInside(along axis: Axis) -> RoomInside {
        switch self {
        case .frame(let modifier): modifier.roomInside(along: axis)
        case .flexible(let modifier): modifier.roomInside(along: axis)
        case .padding(let modifier): modifier.roomInside(along: axis)
        case .fixedSize(let modifier): modifier.roomInside(along: axis)
        case .aspectRatio(let modifier): modifier.roomInside(along: axis)
        case .offset(let modifier): modifier.roomInside(along: axis)
        case .position(let modifier): modifier.roomInside(along: axis)
        }
    }

    /// Whether explicit guides move with the child.
    var movesGuides: Bool { if case .offset = self { false } else { true } }
}
