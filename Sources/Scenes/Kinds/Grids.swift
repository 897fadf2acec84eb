// Grids.swift: rows of cells.  Lengths in points.

import Documents
package import LayoutCore

/// Rows of cells; a cell may span columns.
package struct GridKind: SceneKind {
    package var alignment: PerAxis<GuideKey>?
    /// One number for both axes, or two; absent for what the views prefer.
    package var spacing = PerAxis<Double?>(horizontal: nil, vertical: nil)
    /// How many of the views inside stand in each row.
    package var counts: [Int] = []

    package var name: String { "grid" }
    package var fields: [SceneField<Self>] {
        [
            .optional("align", \.alignment, .guides), .defaulted("spacing", \.spacing, Self.spacing),
            .rows("rows", \.counts),
        ]
    }

    private static var spacing: SceneValue<PerAxis<Double?>> {
        SceneValue(
            read: { fields, name in
                guard fields.object.isList(name) else {
                    return try fields.object.number(name).map { PerAxis(horizontal: $0, vertical: $0) }
                }
                return try SceneValue.pair.read(fields, name).map {
                    PerAxis(horizontal: $0.horizontal, vertical: $0.vertical)
                }
            },
            write: { spacing in
                guard let horizontal = spacing.horizontal, let vertical = spacing.vertical else { return nil }
                return .numbers([horizontal, vertical])
            })
    }

    package func view(of content: [AnyView]) -> any View {
        let rows = content.split(into: counts).map { Array($0).together }
        return Grid(
            alignment: alignment.orCenter, horizontalSpacing: spacing.horizontal.map { CGFloat($0) },
            verticalSpacing: spacing.vertical.map { CGFloat($0) }
        ) {
            ForEach(rows.indices, id: \.self) { row in GridRow { rows[row] } }
        }
    }
}

/// A cell of a grid that spans some columns.
package struct SpanKind: SceneKind {
    package var columns = 1

    package var name: String { "span" }
    package var fields: [SceneField<Self>] { [.required("columns", \.columns, .integer(in: 1...1_000)), .child] }
    package func view(of content: [AnyView]) -> any View { content.together.gridCellColumns(columns) }
}
