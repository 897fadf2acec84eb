// KeptModifier.swift: a modifier of a box behind a pointer.  Lengths in points.

/// A modifier with its law along each axis, behind a pointer: it is large, and each question would copy it.
package final class KeptModifier<Value: Number> {
    /// The modifier.
    package let modifier: BoxModifier<Value>
    /// Its law along each axis; `nil` for a modifier that looks at both axes.
    let horizontal, vertical: AxisLaw<Value>
    /// The guides on which a frame aligns what is inside, where every box knows them.
    let guides: PerAxis<GuideKey.Known?>
    /// Whether each length follows from what is offered along the same axis alone, where that is so of the box inside.
    let keepsAxesApart: Bool
    /// Whether it passes on the layout priority of its child.
    let passesPriority: Bool

    @_specialize(where Value == Double)
    init(_ modifier: BoxModifier<Value>) {
        self.modifier = modifier
        var guides = PerAxis(horizontal: GuideKey.leading, vertical: .top)
        var (keepsAxesApart, passesPriority) = (true, false)
        switch modifier {
        case .flexible(let frame):
            guides = frame.guides
            (horizontal, vertical) = (.flexible(frame.lengths.horizontal), .flexible(frame.lengths.vertical))
        case .frame(let frame):
            guides = frame.guides
            (horizontal, vertical) = (.frame(frame.lengths.horizontal), .frame(frame.lengths.vertical))
        case .padding(let padding):
            let (before, total) = (padding.before, padding.total)
            horizontal = .padding(before: before.horizontal, total: total.horizontal)
            vertical = .padding(before: before.vertical, total: total.vertical)
        case .fixedSize(let fixed):
            passesPriority = FixedSize<Box<Value>>.passesPriority
            horizontal = fixed.axes.contains(.horizontal) ? .ideal : .inside
            vertical = fixed.axes.contains(.vertical) ? .ideal : .inside
        case .offset(let move):
            passesPriority = OffsetModifier<Box<Value>>.passesPriority
            (horizontal, vertical) = (.offset(move.offset.horizontal), .offset(move.offset.vertical))
        case .position(let place):
            (horizontal, vertical) = (.position(place.point.horizontal), .position(place.point.vertical))
        case .aspectRatio: (horizontal, vertical, keepsAxesApart) = (.inside, .inside, false)
        }
        self.guides = PerAxis { guides[$0].known }
        (self.keepsAxesApart, self.passesPriority) = (keepsAxesApart, passesPriority)
    }
}
