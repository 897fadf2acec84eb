// OwnLayouts.swift: layouts that the sources of published numbers have as their own, written anew from what they promise.

import LayoutCore

/// Rows of views, as many in each as its width holds.
struct FlowRows: Layout {
    var itemSpacing: CGFloat = 0
    var rowSpacing: CGFloat = 0
    /// Whether it reports its offer instead of its widest row.
    var fillsWidth = false

    struct Break: LayoutValueKey { static let defaultValue = false }
    struct OwnRow: LayoutValueKey { static let defaultValue = false }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let room = proposal.width ?? .infinity
        var (widest, height, width, tall, isOpen) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), false)
        func close() {
            if isOpen { (widest, height) = (max(widest, width), height + (height > 0 ? rowSpacing : 0) + tall) }
            (width, tall, isOpen) = (0, 0, false)
        }
        for subview in subviews {
            if subview[Break.self] { close(); continue }
            let own = subview[OwnRow.self]
            let size = subview.sizeThatFits(.unspecified)
            if own || (isOpen && width + itemSpacing + size.width > room) { close() }
            (width, tall, isOpen) = (width + (isOpen ? itemSpacing : 0) + size.width, max(tall, size.height), true)
            if own { close() }
        }
        close()
        return CGSize(width: fillsWidth && room.isFinite ? room : widest, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

/// The same with the directions exchanged.
struct FlowColumns: Layout {
    var itemSpacing: CGFloat = 0
    var columnSpacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let room = proposal.height ?? .infinity
        var (width, height, column, isOpen) = (CGFloat(0), CGFloat(0), CGFloat(0), false)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if isOpen && height + itemSpacing + size.height > room {
                (width, height, column, isOpen) = (width + column + columnSpacing, 0, 0, false)
            }
            (height, column, isOpen) = (
                height + (isOpen ? itemSpacing : 0) + size.height, max(column, size.width), true
            )
        }
        return CGSize(width: width + column, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

/// A row of even shares from a width on, a column below.
struct RowFromWidth: Layout {
    var threshold: CGFloat
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? .infinity
        let gaps = spacing * CGFloat(max(0, subviews.count - 1))
        let isRow = width >= threshold
        let share = isRow ? (width - gaps) / CGFloat(max(1, subviews.count)) : width
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: share.isFinite ? share : nil, height: nil)) }
        let heights = sizes.map(\.height)
        let reported = width.isFinite ? width : sizes.map(\.width).reduce(gaps, +)
        return CGSize(width: reported, height: isRow ? heights.max() ?? 0 : heights.reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// A menu of a width, no higher than its most.
struct MenuColumn: Layout {
    var width: CGFloat
    var most: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width, height: min(most, heights.reduce(0, +)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
