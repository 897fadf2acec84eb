// PageMotions.swift: what a policy makes of a row, in every container: bounds, bases, weights and tiers, of which the page
// draws vessels and water.  Lengths in points, levels in points per unit of weight.

import Workbench

/// A row as its policy reduces it, container by container.
struct PageMotions {
    private let entries: [(start: Double, row: ReducedRow)]

    /// Where the policy turns is not where a length does: glue may shrink and stretch by the same slopes.
    init(of row: Row) throws { entries = try row.reductions() }

    /// `[from, least lengths, greatest lengths, bases, weights, tiers]`, null for a length without an end.
    var json: JSONText {
        .array(
            entries.map { start, row in
                .array([
                    .number(start), .numbers(row.lower),
                    .array(row.upper.map { $0.isFinite ? .number($0) : .null }), .numbers(row.base),
                    .numbers(row.weight), .array(row.tiers.map { .array($0.map(JSONText.integer)) }),
                ])
            })
    }
}
