// BoxModifier+Law.swift: what a modifier does along one axis, and what is known of it without an offer.  Lengths in points.

extension BoxModifier {
    // Fields are named one by one: a subscript or a closure would copy the whole frame.

    /// Its law along each axis; for a modifier that looks at both axes, that of what only hands offers on.
    @inline(__always)
    var laws: PerAxis<AxisLaw<Value>> {
        switch self {
        case .flexible(let frame):
            PerAxis(horizontal: .flexible(frame.lengths.horizontal), vertical: .flexible(frame.lengths.vertical))
        case .frame(let frame):
            PerAxis(horizontal: .frame(frame.lengths.horizontal), vertical: .frame(frame.lengths.vertical))
        case .padding(let padding): PerAxis { .padding(before: padding.before[$0], total: padding.total[$0]) }
        case .fixedSize(let fixed): PerAxis { fixed.axes.contains($0.only) ? .ideal : .inside }
        case .offset(let move): PerAxis { .offset(move.offset[$0]) }
        case .position(let place): PerAxis { .position(place.point[$0]) }
        case .aspectRatio: PerAxis { _ in .inside }
        }
    }

    /// The guides on which a frame aligns what is inside, where every box knows them.
    var guides: PerAxis<GuideKey.Known?> {
        switch self {
        case .flexible(let frame):
            PerAxis(horizontal: frame.guides.horizontal.known, vertical: frame.guides.vertical.known)
        case .frame(let frame):
            PerAxis(horizontal: frame.guides.horizontal.known, vertical: frame.guides.vertical.known)
        default: PerAxis(horizontal: .leading, vertical: .top)
        }
    }

    /// Whether every box knows the guides on which a frame aligns what is inside.
    var hasKnownGuides: Bool {
        let guides = guides
        return guides.horizontal != nil && guides.vertical != nil
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
