// Halves.swift: a layout of one's own, as SwiftUI has them.

import PlumbViews

/// Two views side by side, each as wide as half of the row.
struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let half = ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
        let sizes = subviews.map { $0.sizeThatFits(half) }
        return CGSize(
            width: proposal.width ?? 2 * (sizes.map(\.width).max() ?? 0), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let half = bounds.width / 2
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * half, y: bounds.minY),
                proposal: ProposedViewSize(width: half, height: bounds.height))
        }
    }
}
