// BarRow.swift: the items of a bar at its ends, and a title in its middle as far as there is room.  Lengths in points.

/// Three views: one at each end, and one in the middle of the whole, or of what the others leave where that is too narrow.
struct BarRow: Layout {
    let height: CGFloat
    let margin: CGFloat

    /// The distance between the views.
    private static let gap: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.reduce(2 * margin) { $0 + $1.sizeThatFits(.unspecified).width + Self.gap }
        return CGSize(width: proposal.width ?? ideal, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let ends = [subviews[0], subviews[2]].map { $0.sizeThatFits(ProposedViewSize(width: nil, height: height)) }
        let low = bounds.minX + margin + (ends[0].width > 0 ? ends[0].width + Self.gap : 0)
        let high = bounds.maxX - margin - (ends[1].width > 0 ? ends[1].width + Self.gap : 0)
        let middle = subviews[1].sizeThatFits(ProposedViewSize(width: max(0, high - low), height: height)).width
        let start = max(low, min(bounds.midX - middle / 2, high - middle))
        let offer = ProposedViewSize(width: nil, height: height)
        subviews[0].place(at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: offer)
        subviews[1].place(
            at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: max(0, high - low), height: height))
        subviews[2].place(at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing, proposal: offer)
    }
}
