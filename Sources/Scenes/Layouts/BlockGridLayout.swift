// BlockGridLayout.swift: large and small cells in groups, as scenes name them.  Lengths in points.

import Documents
import LayoutCore

/// Groups of five cells in three columns: the first of a group is twice as high, at the right in even groups.
struct BlockGridLayout: Layout, SceneKind {
    var spacing = 0.0

    var name: String { "blockGrid" }
    var fields: [SceneField<Self>] { [.defaulted("spacing", \.spacing, .number), .children] }
    func view(of content: [AnyView]) -> any View { self { content.together } }

    private func cell(_ width: CGFloat) -> CGFloat { (width - 2 * spacing) / 3 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 10
        let groups = CGFloat((subviews.count + 4) / 5)
        return CGSize(width: width, height: groups * 2 * (cell(width) + spacing))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = cell(bounds.width)
        let step = cell + spacing
        for (index, subview) in subviews.enumerated() {
            let (group, place) = index.quotientAndRemainder(dividingBy: 5)
            let isRight = group.isMultiple(of: 2)
            let small = place - 1
            let column = place == 0 ? (isRight ? 2 : 0) : small % 2 + (isRight ? 0 : 1)
            let row = 2 * group + (place == 0 ? 0 : small / 2)
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * step, y: bounds.minY + CGFloat(row) * step),
                proposal: ProposedViewSize(width: cell, height: place == 0 ? cell + step : cell))
        }
    }
}
