// AspectRatio.swift: a view offered a rectangle of given proportions.

/// How a rectangle of given proportions is scaled to the room offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits, or as small as fills.
    case fit, fill
}

struct AspectRatio: UnaryLayout {
    static var kind: String { "aspectRatio" }
    static var passesPriority: Bool { false }

    let ratio: CGFloat?
    let mode: ContentMode

    /// The proportions, scaled to the room offered; only the lengths offered count.
    ///
    /// Source: ByteDance's DanceUI, also for a square of length 0.  OpenSwiftUI fills a length left open without end,
    /// but in SwiftUI a picture that fills a vertical ScrollView's width has a height.
    func offer(to child: Node, for proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        var reference = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(for: .unspecified)
        if reference.width == reference.height { reference = CGSize(width: 1, height: 1) }
        let open: CGFloat = mode == .fit ? .infinity : -.infinity
        let horizontal = proposal.width.map { $0 / reference.width } ?? open
        let vertical = proposal.height.map { $0 / reference.height } ?? open
        guard !horizontal.isNaN, !vertical.isNaN else { return proposal }
        let scale = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
        return ProposedViewSize { (reference[$0] * scale).isNaN ? 0 : reference[$0] * scale }
    }
}

extension View {
    /// Offers the view a rectangle of given proportions, width by height; without them, of its ideal size's.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        unary(AspectRatio(ratio: aspectRatio, mode: contentMode))
    }

    /// Offers the view a rectangle of given proportions.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Offers the view the largest rectangle of its ideal proportions that fits.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Offers the view the smallest rectangle of its ideal proportions that fills the room offered.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
