// Grids.swift: rows of cells.  Lengths in points.

import Documents
import LayoutCore

/// Rows of cells; a cell may span columns.
struct GridKind: SceneKind {
    var alignment: PerAxis<GuideKey>?
    /// Between columns and between rows; `nil` for what the views prefer.
    var spacing: PerAxis<SceneLength>?
    /// How many of the views inside stand in each row.
    var counts: [Int] = []

    var name: String { "grid" }
    var fields: [SceneField<Self>] {
        [
            .optional("align", \.alignment, .guides),
            .optional("spacing", \.spacing, .lengthPair.orLength { PerAxis(horizontal: $0, vertical: $0) }),
            .rows("rows", \.counts),
        ]
    }

    func view(of content: [AnyView]) -> any View {
        let rows = content.split(into: counts).map(\.together)
        return Grid(
            alignment: alignment.orCenter, horizontalSpacing: spacing.map { CGFloat($0.horizontal.points) },
            verticalSpacing: spacing.map { CGFloat($0.vertical.points) }
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
