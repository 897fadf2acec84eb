// LineModel.swift: the models about the rows of one policy alone, with what their data add.  Lengths in points.

/// A model that works out by itself what the items of a line aim at.
public struct LineModel: Sendable {
    let kind: ModelKind
    /// Adds what the policy says of the items to the data; the reduced row says what the line has frozen.
    let data: @Sendable (inout MathProgData, Row, ReducedRow) -> Void

    /// The lengths of a flex line.
    static let cssFlex = LineModel(kind: .cssFlex) { data, line, row in
        data.param("basis", line.items.map(\.flex.basis))
        data.param("grow", line.items.map(\.flex.grow))
        data.param("shrink", line.items.map(\.flex.shrink))
        guard let frozen = line.frozenByFractions else { return }
        data.set("FROZEN", frozen.map { String($0) })
        data.param("frozen", frozen.map { (key: String($0), value: row.lower[$0].shortest) })
        data.param("budget", row.budget)
    }

    /// TeX's glue setting.
    static let glue = LineModel(kind: .glue) { data, line, _ in
        data.param("natural", line.items.map(\.ideal))
        data.param("stretch", line.items.map(\.glue.stretch))
        data.param("shrink", line.items.map(\.glue.shrink))
        data.param("stretch_order", line.items.map { Double($0.glue.stretchOrder) })
        data.param("shrink_order", line.items.map { Double($0.glue.shrinkOrder) })
    }
}
