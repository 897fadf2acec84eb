// Frame.swift: `frame(width:height:alignment:)`.  Lengths in points.

struct FixedFrame: UnaryLayout {
    static var kind: String { "frame" }
    static var passesPriority: Bool { false }

    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func offer(to child: Node, for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let answer = child.size(for: offer(to: child, for: proposal))
        return CGSize(width: width ?? answer.width, height: height ?? answer.height)
    }

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        let offer = offer(to: child, for: proposal)
        return Placement(origin: alignment.origin(of: child.dimensions(in: offer), in: size), proposal: offer)
    }

    func spacing(of child: Node) -> ViewSpacing { child.spacing.framed(width != nil, height != nil) }
}

extension Alignment {
    /// Where a child begins in a frame: on the frame's side only the guides' default values count.
    func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let frame = ViewDimensions(size)
        return CGPoint { Self.difference(self[$0].defaultValue(in: frame), child[self[$0]]) }
    }

    /// A difference in which equal infinities cancel out.
    static func difference(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        let difference = first - second
        return difference.isNaN ? 0 : difference
    }
}

extension View {
    /// Gives the view a box of fixed lengths, in points, and aligns it there; the view may be larger than the box.
    ///
    /// A length that is negative or not finite is ignored and reported among the diagnostics.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified { node, context in
            // SwiftUI logs a negative or infinite length, and the frame ignores it.  Without a length there is no frame.
            func checked(_ length: CGFloat?) -> CGFloat? {
                guard let length, !(length.isFinite && length >= 0) else { return length }
                context.session.report(.badFrameLength("\(length)"), at: node.path + "/frame")
                return nil
            }
            let (width, height) = (checked(width), checked(height))
            if width == nil, height == nil { return node }
            return UnaryNode(context, FixedFrame(width: width, height: height, alignment: alignment), node)
        }
    }

    /// Does nothing; a frame has to have a length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }
}
