// Grids.swift: rows of cells.  Lengths in points.

import Documents
import LayoutCore

/// Rows of cells; a cell may span columns.
struct GridKind: SceneKind {
    var alignment: PerAxis<GuideKey>?
    /// Between columns and between rows; `nil` for what the views prefer.
    var spacing: PerAxis<Double>?
    /// How many of the views inside stand in each row.
    var counts: [Int] = []

    var name: String { "grid" }
    var fields: [SceneField<Self>] {
        [
            .optional("align", \.alignment, .guides),
            .optional("spacing", \.spacing, .pair.orNumber { PerAxis(horizontal: $0, vertical: $0) }),
            .rows("rows", \.counts),
        ]
    }

    func view(of content: [AnyView]) -> any View {
        let rows = content.split(into: counts).map(\.together)
        return Grid(
            alignment: alignment.orCenter, horizontalSpacing: spacing.map { CGFloat($0.horizontal) },
            verticalSpacing: spacing.map { CGFloat($0.vertical) }
        ) {
            ForEach(rows.indices, id: \.self) { row in GridRow { rows[row] } }
        }
    }
}

/// A cell of a grid that spans some columns.
struct SpanKind: SceneKind {
    var columns = 1

    var name: String { "span" }
    var fields: [SceneField<Self>] { [.required("columns", \.columns, .integer(in: 1...1_000)), .child] }
    func view(of content: [AnyView]) -> any View { content.together.gridCellColumns(columns) }
}

/// Groups of five cells in three columns: the first of a group is twice as high, at the right in even groups.
struct BlockGridLayout: Layout, SceneKind {
    var spacing = 0.0

    var name: String { "blockGrid" }
    var fields: [SceneField<Self>] { [.defaulted("spacing", \.spacing, .number), .children] }

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
