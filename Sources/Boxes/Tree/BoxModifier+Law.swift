// BoxModifier+Law.swift: what a modifier does along one axis, and what is known of it without an offer.  Lengths in points.

extension BoxModifier {
    /// Its law along an axis; for a modifier that looks at both axes, that of what only hands offers on.
    @inline(__always)
    func law(along axis: Axis) -> AxisLaw<Value> {
        switch self {
        case .flexible(let frame): .flexible(frame.lengths[axis])
        case .frame(let frame): .frame(frame.lengths[axis])
        case .padding(let padding): .padding(before: padding.before[axis], total: padding.total[axis])
        case .fixedSize(let fixed): fixed.axes.contains(axis.only) ? .ideal : .inside
        case .offset(let move): .offset(move.offset[axis])
        case .position(let place): .position(place.point[axis])
        case .aspectRatio: .inside
        }
    }

    /// The guides on which a frame aligns what is inside, where every box knows them.
    var guides: PerAxis<GuideKey.Known?> {
        switch self {
        case .flexible(let frame): PerAxis { frame.guides[$0].known }
        case .frame(let frame): PerAxis { frame.guides[$0].known }
        default: PerAxis(horizontal: .leading, vertical: .top)
        }
    }

    /// Whether each length follows from what is offered along the same axis alone, where that is so of the box inside.
    var keepsAxesApart: Bool { if case .aspectRatio = self { false } else { true } }

    /// Whether it passes on the layout priority of the box inside.
    var passesPriority: Bool {
        switch self {
        case .fixedSize: FixedSize<Box<Value>>.passesPriority
        case .offset: OffsetModifier<Box<Value>>.passesPriority
        default: false
        }
    }
}
