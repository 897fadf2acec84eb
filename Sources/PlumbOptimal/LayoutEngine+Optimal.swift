// LayoutEngine+Optimal.swift: stacks and grids by linear programs.  Lengths in points.

internal import Boxes
internal import Foundation
internal import GLPK
public import LayoutCore
internal import RowPrograms
internal import Rows
internal import Tables

extension LayoutEngine {
    /// The best lengths that there are: no avoidable overflow, priorities in order, fair shares.
    ///
    /// Stacks solve `Row` along their axis, grids with spanning cells `GridProblem`, with GLPK's advice; every answer that is
    /// not decided by its bounds is certified.  Grids with texts in them are as low as their width lets them be.  Across its axis
    /// every stack already takes the least extent, by whatever rule.
    public static let optimal = LayoutEngine(name: "optimal", rule: OptimalRule())

    /// Whether stacks and grids get the best lengths.
    var isOptimal: Bool { rule is OptimalRule }
}

/// Rows by certified linear programs, columns of grids by `GridProgram`.
private struct OptimalRule: StackRule {
    private let rows = DistributionRule(BoundedOptimum(), searchingBy: WaterFilling())

    func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) throws -> [CGFloat?] {
        try rows.offers(to: children, gaps: gaps, in: length)
    }

    func columns(of question: () -> GridQuestion<Double>) throws -> [Double]? {
        let grid = question()
        if let texts = grid.texts { return try texts.widths(in: grid.width, advisedBy: .glpk) }
        return try GridProblem(
            count: grid.count, gaps: grid.gaps,
            answers: grid.cells.map { ($0.columns, $0.minimum, $0.ideal, $0.maximum) }, offered: grid.width
        ).solved(advisedBy: .glpk)
    }
}

/// The optimum of equal sizes; rows that their bounds decide need no program.
private struct BoundedOptimum: Distribution {
    private let certified = LinearProgramming(method: .certified, advisedBy: .glpk)

    func lengths(for row: Row) throws -> [Double] {
        if let room = row.room, room.isFinite {
            if row.items.reduce(0, { $0 + $1.minimum }) >= room { return row.items.map(\.minimum) }
            if row.items.reduce(0, { $0 + $1.maximum }) <= room { return row.items.map(\.maximum) }
        }
        return try certified.lengths(for: row)
    }
}
