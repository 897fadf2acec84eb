// PageMotions.swift: what a policy makes of a row, in every container: bounds, bases, weights and tiers, of which the page
// draws vessels and water.  Lengths in points, levels in points per unit of weight.

import Workbench

/// A row as its policy reduces it, container by container.
struct PageMotions {
    private var entries: [(start: Double, row: ReducedRow)] = []

    /// - Parameter optimum: Its pieces are where the policy may turn.
    init(of optimum: Sweep) {
        for piece in optimum.pieces {
            let middle = piece.end.isFinite ? (piece.start + piece.end) / 2 : piece.start + 1
            guard case .shared(var row) = optimum.problem.inContainer(middle).resolution else { continue }
            row.budget = 0
            if entries.last?.row != row { entries.append((piece.start, row)) }
        }
    }

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
