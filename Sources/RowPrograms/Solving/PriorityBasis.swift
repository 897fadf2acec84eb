// PriorityBasis.swift: a basis of a priority program by what holds its budget, and its proof in one pass over the items
// (Mathematics.md, section 3).  Lengths in points.

import LinearPrograms
import Rows

/// A basis of the program of neighbouring tiers (`PriorityProgram`), with what each of them gets.
///
/// Items before the one that holds the budget, in the order of tiers and of the items in them, have their greatest lengths, and
/// those behind it their least ones.
struct PriorityBasis: Sendable {
    /// What is basic.
    enum Holder: Sendable, Equatable {
        /// The overflow: all items have their least lengths.
        case overflow
        /// What is left of the budget: all items have their greatest lengths.
        case room
        /// The length of an item.
        case item(Int)
    }

    /// The tiers of the program.
    let tiers: Range<Int>
    /// What their items may take together, in points.
    let budget: Double
    /// What is basic.
    let holder: Holder
    /// What each tier gets, in points.
    let shares: [Double]

    /// The basis that is optimal; `nil` where doubles cannot tell.
    ///
    /// The reduced costs of every length but the basic one begin with 1 where it is a least one (the overflow would grow, or
    /// the tier that the budget ends in would lose), and with -1 where it is a greatest one (its own tier would lose), or
    /// are all 0: they have the right sign, whatever the numbers.  So the basis is optimal as soon as its point keeps the
    /// bounds.
    ///
    /// - Complexity: O(*n*).
    init?(_ tiers: Range<Int>, of row: ReducedRow, budget: Double) {
        let holder = Self.proposed(tiers, of: row, budget: budget)
        var others = CertainSum()
        Self.walk(tiers, of: row, holder) { item, isFull in
            if let isFull { others.add(isFull ? row.upper[item] : row.lower[item]) }
        }
        let rest = Enclosure(exactly: budget) - others.enclosure
        switch holder {
        case .overflow: guard rest.isAtMost(0) else { return nil }
        case .room: guard rest.isAtLeast(0) else { return nil }
        case .item(let item): guard rest.isAtLeast(row.lower[item]), rest.isAtMost(row.upper[item]) else { return nil }
        }
        var shares: [Double] = []
        shares.reserveCapacity(tiers.count)
        Self.walk(tiers, of: row, holder) {
            shares.append(0)
        } visit: { item, isFull in
            shares[shares.count - 1] += isFull.map { $0 ? row.upper[item] : row.lower[item] } ?? rest.value
        }
        (self.tiers, self.budget, self.holder, self.shares) = (tiers, budget, holder, shares)
    }

    /// Fills the items one after the other, in doubles; whether that is right is to be proved.
    private static func proposed(_ tiers: Range<Int>, of row: ReducedRow, budget: Double) -> Holder {
        var left = budget
        for tier in tiers { for item in row.tiers[tier] { left -= row.lower[item] } }
        if left <= 0 { return .overflow }
        for tier in tiers {
            for item in row.tiers[tier] {
                let gain = row.upper[item] - row.lower[item]
                if gain > left { return .item(item) }
                left -= gain
            }
        }
        return .room
    }

    /// Visits the items in order, each with whether it has its greatest length; `nil` for the one that is basic.
    @inline(__always)
    private static func walk(
        _ tiers: Range<Int>, of row: ReducedRow, _ holder: Holder, begin: () -> Void = {}, visit: (Int, Bool?) -> Void
    ) {
        var isFull = holder != .overflow
        for tier in tiers {
            begin()
            for item in row.tiers[tier] {
                if holder == .item(item) {
                    visit(item, nil)
                    isFull = false
                } else {
                    visit(item, isFull)
                }
            }
        }
    }
}

extension PriorityBasis {
    /// Writes down the lengths that the basis itself decides: of the tiers that have their greatest lengths, or their least.
    ///
    /// - Returns: The tier that is left, which has something between; `nil` where there is none.
    @discardableResult
    func settle(_ lengths: inout [Double], of row: ReducedRow) -> Int? {
        var isFull = holder != .overflow
        var open: Int?
        for place in tiers {
            if case .item(let item) = holder, isFull, row.tiers[place].contains(item) {
                (open, isFull) = (place, false)
                continue
            }
            for item in row.tiers[place] { lengths[item] = isFull ? row.upper[item] : row.lower[item] }
        }
        return open
    }

    /// The program that this basis is one of, with its statuses there.
    func stated(_ row: ReducedRow) -> (program: LinearProgram, basis: Basis) {
        var statuses: [Int: Basis.Status] = [:]
        Self.walk(tiers, of: row, holder) { item, isFull in
            statuses[item] = isFull.map { $0 ? .atUpper : .atLower } ?? .basic
        }
        // The columns are in the order of the row, whatever the order of the tiers.
        let lengths = statuses.sorted { $0.key < $1.key }.map(\.value)
        let basis = Basis(
            rows: [holder == .room ? .basic : .atUpper], columns: lengths + [holder == .overflow ? .basic : .atLower])
        return (PriorityProgram(tiers, of: row.measured(in: 1), budget: budget).program, basis)
    }

    /// The program as a value with its proof.
    ///
    /// - Throws: `RowProgramError`.
    func solved(_ row: ReducedRow, by solver: ProgramSolver) throws(RowProgramError) -> ProvedProgram {
        let (program, basis) = stated(row)
        return ProvedProgram(
            program: program, solution: try program.optimum(by: solver, named: "priority", guess: basis))
    }
}
