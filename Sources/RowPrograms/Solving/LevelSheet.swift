// LevelSheet.swift: a level program proved, and asked of GLPK, without being made a value.
// Lengths in points.

import GLPK
import LinearPrograms
import Rows

extension LevelBasis {
    /// Proves this basis; where GLPK advises, it is asked first, and what it ends at is proved.
    ///
    /// GLPK's program has the columns and rows of all items of the tier, so that rows with as many items share a matrix; those
    /// that are settled are fixed at 0 and their rows are not in force, which is to say that they are not there.
    ///
    /// - Parameter isOpen: Whether the program leaves out the greatest lengths.
    /// - Returns: The highest value of the column `t`, with the simplex iterations; `nil` where no basis is
    ///   proved optimal: the program has then to be solved as a value.
    mutating func solve(
        _ row: ReducedRow, isOpen: Bool, asking adviser: Adviser
    ) -> (level: Enclosure, iterations: Int)? {
        guard adviser == .glpk else { return optimalLevel(in: row, isOpen: isOpen).map { ($0, 0) } }
        let size = tier.count + 1
        let kind: ProgramSheet.Kind = hasEqualSlopes ? .equalLevels : .any
        let entries = 3 * tier.count
        guard var sheet = try? ProgramSheet(columns: size, rows: size, entries: entries, kind) else { return nil }
        if !sheet.isLoaded { writeMatrix(row, on: &sheet) }
        writeBounds(row, isOpen: isOpen, on: sheet)
        guard let iterations = try? sheet.solve(maximizing: true) else { return nil }
        if iterations > 0 { guard read(sheet) else { return nil } }
        return optimalLevel(in: row, isOpen: isOpen).map { ($0, iterations) }
    }

    private func writeMatrix(_ row: ReducedRow, on sheet: inout ProgramSheet) {
        for position in tier.indices { sheet.addEntry(1, position) }
        sheet.endRow()
        for (position, item) in tier.enumerated() {
            sheet.addEntry(1, position)
            sheet.addEntry(-slope(of: item, in: row), tier.count)
            sheet.endRow()
        }
        sheet.setCost(1, ofColumn: tier.count)
    }

    private func writeBounds(_ row: ReducedRow, isOpen: Bool, on sheet: borrowing ProgramSheet) {
        let columns = (lower: sheet.columnLower, upper: sheet.columnUpper, status: sheet.columnStatus)
        let rows = (lower: sheet.rowLower, upper: sheet.rowUpper, status: sheet.rowStatus)
        let (basic, atLower, fixed) = (Basis.Status.basic, Basis.Status.atLower, Basis.Status.fixed)
        (rows.lower[0], rows.upper[0], rows.status[0]) = (budget, budget, fixed)
        for (position, item) in tier.enumerated() {
            let place = places[position]
            if place == .settled {
                (columns.lower[position], columns.upper[position]) = (0, 0)
                (rows.lower[position + 1], rows.upper[position + 1]) = (-.infinity, .infinity)
                (columns.status[position], rows.status[position + 1]) = (fixed, basic)
            } else {
                // A greatest length that cannot bind is left out: beside it all others would look like nothing.
                let isFree = isOpen || row.upper[item] > budget
                let most = isFree ? .infinity : row.upper[item]
                (columns.lower[position], columns.upper[position]) = (row.lower[item], most)
                (rows.lower[position + 1], rows.upper[position + 1]) = (row.base[item], .infinity)
                let isLevel = place == .level
                (columns.status[position], rows.status[position + 1]) = isLevel ? (basic, atLower) : (atLower, basic)
            }
        }
        (columns.lower[tier.count], columns.upper[tier.count]) = (-.infinity, .infinity)
        columns.status[tier.count] = basic
    }

    /// Reads the basis; whether it is one of items at the level and at their least lengths.
    private mutating func read(_ sheet: borrowing ProgramSheet) -> Bool {
        guard sheet.columnStatus[tier.count] == .basic, sheet.rowStatus[0] != .basic else { return false }
        for position in tier.indices where places[position] != .settled {
            switch (sheet.columnStatus[position], sheet.rowStatus[position + 1]) {
            case (.basic, .atLower): places[position] = .level
            case (.atLower, .basic): places[position] = .least
            default: return false
            }
        }
        return true
    }
}
