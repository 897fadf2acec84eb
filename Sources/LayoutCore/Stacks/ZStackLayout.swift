// ZStackLayout.swift: SwiftUI's ZStack as a layout.

/// A layout that puts its subviews over each other.
public struct ZStackLayout: Layout, CombiningLayout, AligningLayout, LayeringLayout {
    /// The guides on which the subviews are aligned with each other.
    public var alignment: Alignment

    /// Makes the layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The distances of the subviews with the largest priority.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        .union(of: measure(of: subviews).leaders.map(\.spacing))
    }

    /// The union of the subviews with the largest priority, aligned on their guides.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var judge = PlainJudge<Double>()
        return CGSize(measure(of: subviews).size(for: PerAxis(proposal), judge: &judge))
    }

    /// Offers every subview the whole size and aligns all guides with the largest of the leading priority.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var judge = PlainJudge<Double>()
        let (measure, size) = (measure(of: subviews), PerAxis(bounds.size))
        let lines = measure.lines(within: size, judge: &judge)
        for subview in subviews {
            let origin = measure.origin(of: subview.node, on: lines, within: size, judge: &judge)
            subview.place(
                at: CGPoint { bounds.origin[$0] + CGFloat(origin[$0]) }, proposal: ProposedViewSize(bounds.size))
        }
    }

    private func measure(of subviews: Subviews) -> OverlayMeasure<Node> {
        OverlayMeasure(subviews.map(\.node), on: alignment.guides)
    }

    var isLayered: Bool { true }
    var alignmentKeys: [AlignmentKey] { Axis.allCases.map { alignment[$0] } }
}
