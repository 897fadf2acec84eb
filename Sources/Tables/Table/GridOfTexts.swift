// GridOfTexts.swift: how wide are the columns of a grid of views, some of which are lower where they are wider?
// Lengths in points.

internal import Fractions
package import Rows
package import Simplex

/// The columns of a grid with texts in it.
package struct GridOfTexts: Sendable {
    /// A view with its place.
    package struct Cell: Sendable {
        package let row: Int
        package let columns: Range<Int>
        /// The least and the greatest width; the greatest may be infinite.
        package let minimum, maximum: Double
        /// The least heights by width, words whole; `nil` for a view that is no text.
        package let steps: Staircase<Double>?
        /// The height in the least width, where words are cut; 0 where it does not count.
        package let height: Double

        package init(
            row: Int, columns: Range<Int>, minimum: Double, maximum: Double, steps: Staircase<Double>?, height: Double
        ) {
            (self.row, self.columns, self.minimum, self.maximum) = (row, columns, minimum, maximum)
            (self.steps, self.height) = (steps, height)
        }
    }

    private let count: Int
    private let gaps: [Double]
    private let cells: [Cell]

    /// Lengths are counted in such parts of a point.
    private static let parts = 64.0
    /// Beyond so many steps columns are widened greedily, without a proof: a layout must not take seconds.
    private static let mostSteps = 20_000
    /// After so much work the best columns so far are taken, for the same reason.
    private static let mostWork = 2_000_000

    /// A grid of so many columns, with the gap after each but the last; `nil` without a text, beyond the limits of tables, and
    /// where a length is none that a row accepts.
    package init?(count: Int, gaps: [Double], cells: [Cell]) {
        guard count > 0, cells.contains(where: { $0.steps != nil }) else { return nil }
        let steps = cells.reduce(0) { $0 + ($1.steps?.steps.count ?? 0) + 1 }
        guard count <= TableLimits.columns, steps <= TableLimits.steps,
            cells.allSatisfy({ $0.row < TableLimits.rows })
        else { return nil }
        let lengths = gaps + cells.flatMap { [$0.minimum, $0.height] }
        guard lengths.allSatisfy({ abs($0) <= Limits.length }) else { return nil }
        (self.count, self.gaps, self.cells) = (count, gaps, cells)
    }

    /// The widths at which the grid is as low as it can be in a width; words are cut only where they do not fit whole.
    ///
    /// Of these the narrowest are taken, and what they leave goes to the columns in equal parts, as far as their views grow.
    ///
    /// - Parameter width: `nil` for the least width in which no text could be lower.
    /// - Throws: `TableError`, `SolverError`; `RowError` for a width that no row accepts.
    package func widths(in width: Double?, advisedBy adviser: Adviser) throws -> [Double] {
        let room = width.map { max(0, $0 - gaps.reduce(0, +)) }
        if let room { _ = try Row(items: [], available: room) }
        let whole = try table(in: room, cutting: false)
        let least = whole.table.narrowest.reduce(0, +)
        let isCut = room.map { $0 < whole.grain.length(least).double } ?? false
        let (table, grain) = isCut ? try self.table(in: room, cutting: true) : whole
        let best: [Int]
        if table.cells.reduce(0, { $0 + $1.heights.count }) > Self.mostSteps {
            let levels = TableLevels(of: .height, in: table)
            best = Widening.widths(of: table, from: table.narrowest, meeting: levels)
        } else {
            best = try OptimalTable(
                of: table, stages: [.height, .width, .cells, .columns], mostWork: Self.mostWork,
                adviser: adviser
            ).value.widths
        }
        let widths = best.map { grain.length($0).double }
        guard let room else { return widths }
        let items = zip(widths, mostUsable).map { Item(minimum: $0, maximum: max($0, $1)) }
        return WaterFilling().lengths(for: try Row(items: items, available: room, policy: .equalIncrements))
    }

    /// What the views of each column can use.
    private var mostUsable: [Double] {
        var most = [Double](repeating: 0, count: count)
        for cell in cells where cell.columns.count == 1 || cell.maximum == .infinity {
            for column in cell.columns { most[column] = max(most[column], cell.maximum) }
        }
        return most
    }

    private static func roundedUp(_ length: Double) -> Double { (length * parts).rounded(.up) / parts }

    /// The grid as a table, in parts of a point.
    private func table(in room: Double?, cutting: Bool) throws(TableError) -> (table: WholeTable, grain: TableGrain) {
        var found: [TableCell<Double>] = []
        for cell in cells {
            let least = Staircase<Double>.Step(
                width: Self.roundedUp(cell.minimum), height: Self.roundedUp(cell.height))
            let steps = (cell.steps?.steps ?? []).map {
                Staircase<Double>.Step(width: Self.roundedUp($0.width), height: Self.roundedUp($0.height))
            }
            let answers = steps.isEmpty || cutting ? [least] + steps : steps
            guard let response = try? Staircase(answers: answers) else { continue }
            found.append(TableCell(rows: cell.row..<cell.row + 1, columns: cell.columns, response: response))
        }
        // A table has no gap below 0; what spans one is then as narrow as its columns.
        let rounded = gaps.map { max(0, Self.roundedUp($0)) }
        return try Table(
            cells: found, columns: Array(repeating: ColumnLimits(), count: count),
            rowCount: (cells.map(\.row).max() ?? 0) + 1, columnGaps: rounded,
            available: room.map { $0 + rounded.reduce(0, +) }
        ).whole()
    }
}
