// FlexibleFrame.swift: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
// Source: OpenSwiftUI's FrameLayout and its tests of SwiftUI's own initialiser.  Lengths in points.

/// The three lengths of a flexible frame along one axis, raised so that they are in order where an ideal is given.
package struct FlexibleLength: Sendable, Equatable {
    package let minimum: CGFloat?
    package let ideal: CGFloat?
    package let maximum: CGFloat?

    package init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        let minimum = minimum.map { max($0, 0) }
        let ideal = ideal.map { max($0, minimum ?? 0) }
        (self.minimum, self.ideal) = (minimum, ideal)
        self.maximum = maximum.map { max($0, ideal ?? 0) }
    }

    package var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// What the child is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map { clamped($0) } }

    private func clamped(_ length: CGFloat) -> CGFloat { max(min(length, maximum ?? .infinity), minimum ?? -.infinity) }

    /// The frame's length when the child answers with one.
    package func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
        if proposal == nil, let ideal { return ideal }
        let offer = offer(proposal)
        switch (minimum, maximum) {
        case (let minimum?, let maximum?):
            // A minimum above the maximum is ignored.
            return minimum > maximum ? child : clamped(proposal ?? child)
        case (let minimum?, nil): return max(min(offer ?? .infinity, child), minimum)
        case (nil, let maximum?): return min(max(offer ?? -.infinity, child), maximum)
        case (nil, nil): return child
        }
    }

    /// What the child is offered in the end: the frame's own length, or nothing where none is fixed.
    func finalOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
        let isFree = ideal == nil && proposal == nil && minimum ?? -.infinity < length && length < maximum ?? .infinity
        return isFree ? nil : length
    }
}

struct FlexibleFrame: UnaryLayout {
    static var kind: String { "flexibleFrame" }
    static var passesPriority: Bool { false }

    let lengths: PerAxis<FlexibleLength>
    let alignment: Alignment

    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize {
        let answer = child.size(for: ProposedViewSize { lengths[$0].offer(proposal[$0]) })
        return CGSize { lengths[$0].length(proposal[$0], child: answer[$0]) }
    }

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        let offer = ProposedViewSize { lengths[$0].finalOffer(proposal[$0], length: size[$0]) }
        return Placement(origin: alignment.origin(of: child.dimensions(in: offer), in: size), proposal: offer)
    }

    func spacing(of child: Node) -> ViewSpacing {
        child.spacing.framed(lengths.horizontal.isConstrained, lengths.vertical.isConstrained)
    }
}

extension View {
    /// Gives the view a box that follows the room offered, within limits in points, and aligns it there.
    ///
    /// With a minimum alone the box never exceeds the room offered by more than that; with a maximum alone it grows
    /// to the room offered; `maxWidth: .infinity` fills it.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let lengths = PerAxis(
            horizontal: FlexibleLength(minWidth, idealWidth, maxWidth),
            vertical: FlexibleLength(minHeight, idealHeight, maxHeight))
        return unary(FlexibleFrame(lengths: lengths, alignment: alignment))
    }
}
