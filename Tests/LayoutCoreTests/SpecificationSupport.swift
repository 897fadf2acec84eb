// SpecificationSupport.swift: leaves and layouts by which the tests of the specification ask their questions.

import LayoutCore
import Testing

/// A leaf that answers an offer clamped to a range, its ideal length where nothing is offered.
func range(
    _ width: ClosedRange<CGFloat>, ideal: CGFloat? = nil, height: ClosedRange<CGFloat> = 10...10,
    idealHeight: CGFloat? = nil
) -> some View {
    MeasuredLeaf { proposal in
        let width = min(max(proposal.width ?? ideal ?? width.lowerBound, width.lowerBound), width.upperBound)
        let free = proposal.height ?? idealHeight ?? height.lowerBound
        return CGSize(width: width, height: min(max(free, height.lowerBound), height.upperBound))
    }
}

/// A leaf with baselines.
func lines(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) -> some View {
    MeasuredLeaf(baselines: (first, last)) { _ in CGSize(width: width, height: height) }
}

/// The size of a view, as [width, height].
func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> [CGFloat] {
    let size = try LayoutHost(view).layout(ProposedViewSize(width: width, height: height)).size
    return [size.width, size.height]
}

/// What a view with an id is offered in the end.
func finalOffer(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, id: String
) throws -> ProposedViewSize? {
    try LayoutHost(view).layout(ProposedViewSize(width: width, height: height)).element(id: id)?.proposal
}

/// The explicit value that a view exports for a guide.
func explicit(
    _ view: some View, _ guide: VerticalAlignment, _ width: CGFloat? = nil, _ height: CGFloat? = nil
) throws -> CGFloat? {
    let host = LayoutHost(view)
    let proposal = ProposedViewSize(width: width, height: height)
    _ = try host.layout(proposal)
    return host.dimensions(in: proposal)?[explicit: guide]
}

/// The explicit value that a view exports for a guide.
func explicit(_ view: some View, _ guide: HorizontalAlignment) throws -> CGFloat? {
    let host = LayoutHost(view)
    _ = try host.layout(.unspecified)
    return host.dimensions(in: .unspecified)?[explicit: guide]
}

extension VerticalAlignment {
    private enum Notch: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height - 5 }
    }

    /// A custom guide, 5 points above the bottom.
    static let notch = VerticalAlignment(Notch.self)
}

extension HorizontalAlignment {
    private enum Skew: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// A custom guide that reads the other direction.
    static let skew = HorizontalAlignment(Skew.self)
}

/// Tells a function about its subviews; puts them at the top left corner.
struct Spy: Layout {
    let look: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        look(subviews)
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// The priorities that a layout sees of some views.
func priorities(@ViewBuilder _ content: () -> some View) throws -> [Double] {
    var priorities: [Double] = []
    let spy = Spy { priorities = $0.map(\.priority) }
    _ = try LayoutHost(spy { content() }).layout(.unspecified)
    return priorities
}

/// A layout of a size that places its subviews as a function says.
struct FixedLayout: Layout {
    let size: CGSize
    let place: (CGRect, LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(bounds, subviews)
    }
}
