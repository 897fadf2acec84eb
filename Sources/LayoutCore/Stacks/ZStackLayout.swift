// ZStackLayout.swift: SwiftUI's ZStack as a layout.  Source: SwiftVVD's ZStackLayoutAlgorithmTests for the extent by
// guides; that only the largest priority counts was seen on SwiftUI (OpenSwiftUI's snapshot tests, fatbobman.com).

/// A layout that puts its subviews over each other.
public struct ZStackLayout: Layout, CombiningLayout, AligningLayout, LayeringLayout {
    /// The guides on which the subviews are aligned with each other.
    public var alignment: Alignment

    /// Makes the layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The distances of the subviews with the largest priority.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        .union(of: leaders(of: subviews).map(\.spacing))
    }

    /// The union of the subviews with the largest priority, aligned on their guides.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let dimensions = leaders(of: subviews).map { $0.dimensions(in: proposal) }
        return CGSize { Self.extent(of: dimensions, $0, alignment[$0]) }
    }

    /// Offers every subview the whole size and aligns all guides with the largest of the leading priority.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(bounds.size)
        let leaders = leaders(of: subviews).map { $0.dimensions(in: offer) }
        let line = CGPoint { axis in leaders.map { $0[alignment[axis]] }.max() ?? 0 }
        for subview in subviews {
            let dimensions = subview.dimensions(in: offer)
            let point = CGPoint { bounds.origin[$0] + Alignment.difference(line[$0], dimensions[alignment[$0]]) }
            subview.place(at: point, proposal: offer)
        }
    }

    private func leaders(of subviews: Subviews) -> [LayoutSubview] {
        let largest = subviews.map(\.priority).max() ?? 0
        let leaders = subviews.filter { $0.priority == largest }
        // Priorities that are not numbers lead nobody.
        return leaders.isEmpty ? Array(subviews) : leaders
    }

    private static func extent(of dimensions: [ViewDimensions], _ axis: Axis, _ key: AlignmentKey) -> CGFloat {
        guard !dimensions.isEmpty else { return 0 }
        if dimensions.contains(where: { $0.size[axis] == .infinity }) { return .infinity }
        let before = dimensions.map { $0[key] }.max() ?? 0
        let after = dimensions.map { $0.size[axis] - $0[key] }.max() ?? 0
        return before + after
    }

    var isLayered: Bool { true }
    var alignmentKeys: [AlignmentKey] { Axis.allCases.map { alignment[$0] } }
}
