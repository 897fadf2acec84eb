// Grids.swift: rows of cells.  Lengths in points.

import Documents
package import Boxes

/// Rows of cells; a cell may span columns.
package struct GridKind: SceneKind {
    package var alignment: PerAxis<GuideKey>?
    /// Between columns and between rows; `nil` for what the views prefer.
    package var spacing: PerAxis<SceneLength>?
    /// How many of the views inside stand in each row.
    package var counts: [Int] = []

    package var name: String { "grid" }
    package var fields: [SceneField<Self>] {
        [
            .optional("align", \.alignment, .guides),
            .optional("spacing", \.spacing, .lengthPair.orLength { PerAxis(horizontal: $0, vertical: $0) }),
            .rows("rows", \.counts),
        ]
    }
}

/// A cell of a grid that spans some columns.
package struct SpanKind: SceneKind {
    package var columns = 1

    package var name: String { "span" }
    package var fields: [SceneField<Self>] { [.required("columns", \.columns, .integer(in: 1...1_000)), .child] }
}
