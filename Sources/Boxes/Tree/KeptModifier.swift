// KeptModifier.swift: a modifier of a box behind a pointer, with what is known of it without an offer.  Lengths in points.

/// A modifier with its laws, behind a pointer: it is large, and each question would copy it.
package final class KeptModifier<Value: Number> {
    /// The modifier.
    package let modifier: BoxModifier<Value>
    /// Its law along each axis where it answers in doubles; `nil` in other numbers.
    let laws: PerAxis<AxisLaw<Double>>?
    /// The guides on which a frame aligns what is inside, where every box knows them.
    let guides: PerAxis<GuideKey.Known?>
    /// Whether each length follows from what is offered along the same axis alone, where that is so of the box inside.
    let keepsAxesApart: Bool
    /// Whether it passes on the layout priority of the box inside.
    let passesPriority: Bool

    @_specialize(where Value == Double)
    init(_ modifier: BoxModifier<Value>) {
        self.modifier = modifier
        let doubles = modifier as? BoxModifier<Double>
        laws = doubles.map { modifier in PerAxis { modifier.law(along: $0) } }
        (guides, keepsAxesApart, passesPriority) = (modifier.guides, modifier.keepsAxesApart, modifier.passesPriority)
    }

    /// The most frequent modifier, of which nothing is copied.
    @_specialize(where Value == Double)
    init(_ frame: FlexibleFrame<Box<Value>>) {
        modifier = .flexible(frame)
        let lengths = frame.lengths
        if let width = lengths.horizontal as? FlexibleLength, let height = lengths.vertical as? FlexibleLength {
            laws = PerAxis(horizontal: .flexible(width), vertical: .flexible(height))
        } else {
            laws = nil
        }
        guides = PerAxis(horizontal: frame.guides.horizontal.known, vertical: frame.guides.vertical.known)
        (keepsAxesApart, passesPriority) = (true, false)
    }
}
