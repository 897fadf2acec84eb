// BarRow.swift: the items of a bar at its ends, and a title in its middle as far as there is room.  Lengths in points.

/// Three views: one at each end, and one in the middle of the whole, or of what the others leave where that is too narrow.
struct BarRow: Layout {
    let height: CGFloat
    let margin: CGFloat

    /// The distance between the views.
    static let gap: CGFloat = 8

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

/// Two views: items, and what says how things stand in the middle.  Items with room between them take the whole width; others
/// stand in the middle, or before what says how things stand.
struct BottomBarRow: Layout {
    let margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = sizes.reduce(2 * margin) { $0 + $1.width }
        return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let room = ProposedViewSize(width: max(0, bounds.width - 2 * margin), height: bounds.height)
        let taken = subviews[0].sizeThatFits(room).width
        let isSpread = taken > subviews[0].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
        let status = subviews[1].sizeThatFits(room).width
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        guard !isSpread, taken > 0, status > 0 else {
            for subview in subviews { subview.place(at: middle, anchor: .center, proposal: room) }
            return
        }
        subviews[0].place(at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: room)
        let low = bounds.minX + margin + taken + BarRow.gap
        let left = ProposedViewSize(width: max(0, bounds.maxX - margin - low), height: bounds.height)
        let width = subviews[1].sizeThatFits(left).width
        let start = max(low, min(bounds.midX - width / 2, bounds.maxX - margin - width))
        subviews[1].place(at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: left)
    }
}
