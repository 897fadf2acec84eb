// LevelRounds.swift: progressive filling with all items that are held back leaving at once (Mathematics.md, section 3).
// Lengths in points.

import LinearPrograms
import Rows

/// Raises the level of a tier in few rounds, each a level program of the items that are active.
///
/// A round leaves out the greatest lengths of the active items.  Its level is at most that of the optimum, so that items
/// which it would make longer than they can be have their greatest length there.  They leave, and the next round shares what
/// they do not take; the last round makes no item too long, and its program with the greatest lengths has the same answer.
struct LevelRounds {
    private let row: ReducedRow
    /// Below this, in points, an item counts as having reached its greatest length.
    private let closeness: Double
    /// The basis of the last round, and its budget.
    private(set) var basis: LevelBasis

    init(_ tier: [Int], of row: ReducedRow, budget: Double, closeness: Double) {
        (self.row, self.closeness) = (row, closeness)
        basis = LevelBasis(tier, of: row, budget: budget)
    }

    /// Finds the lengths of the tier; `false` where a round has no proof, the lengths then being of no meaning.
    ///
    /// - Complexity: At most as many rounds as there are levels at which items reach their greatest length, and one more;
    ///   mostly two or three.
    mutating func run(_ lengths: inout [Double]) -> Bool {
        settleRigid(&lengths)
        while basis.isOpen {
            guard let guess = propose() else { return holdLeast(&lengths) }
            let isLast = !isReached(by: guess)
            guard let level = basis.optimalLevel(in: row, isOpen: !isLast) else { return false }
            if isLast {
                basis.take(level.value, of: row, &lengths)
                return true
            }
            guard let last = settle(&lengths, above: level.value) else { return false }
            // Where all are at their greatest lengths, the last to reach its own holds the level.
            if !basis.isOpen { return hold(last, at: row.upper) }
        }
        return true
    }

    /// Proposes a basis: the level at which the active items take the budget, by Newton's method from above.
    ///
    /// - Returns: Its level; `nil` where the least lengths take it all.
    private mutating func propose() -> Double? {
        var (above, slopes, active) = (basis.budget, 0.0, 0)
        for (position, item) in basis.tier.enumerated() where basis.places[position] != .settled {
            basis.places[position] = .level
            above -= row.base[item]
            slopes += basis.slope(of: item, in: row)
            active += 1
        }
        var level = above / slopes
        var changed = true
        while changed {
            changed = false
            for (position, item) in basis.tier.enumerated() where basis.places[position] == .level {
                let slope = basis.slope(of: item, in: row)
                if row.base[item] + slope * level >= row.lower[item] { continue }
                basis.places[position] = .least
                above -= row.lower[item] - row.base[item]
                slopes -= slope
                active -= 1
                changed = true
            }
            if active == 0 { return nil }
            level = above / slopes
        }
        return level
    }

    private func isReached(_ item: Int, by level: Double) -> Bool {
        row.upper[item] - (row.base[item] + basis.slope(of: item, in: row) * level) <= closeness
    }

    private func isReached(by level: Double) -> Bool {
        basis.tier.indices.contains { basis.places[$0] == .level && isReached(basis.tier[$0], by: level) }
    }

    /// Settles the items of one length.
    private mutating func settleRigid(_ lengths: inout [Double]) {
        for (position, item) in basis.tier.enumerated() where row.lower[item] == row.upper[item] {
            settle(position, item, &lengths)
        }
    }

    /// Gives the items that a level makes too long their greatest length.
    ///
    /// - Returns: The position of the last of them to reach it; `nil` where there are none.
    private mutating func settle(_ lengths: inout [Double], above level: Double) -> Int? {
        var last: (position: Int, level: Double)?
        for (position, item) in basis.tier.enumerated()
        where basis.places[position] == .level && isReached(item, by: level) {
            settle(position, item, &lengths)
            let own = row.levelAtUpper(item)
            if last.map({ $0.level < own }) ?? true { last = (position, own) }
        }
        return last?.position
    }

    private mutating func settle(_ position: Int, _ item: Int, _ lengths: inout [Double]) {
        basis.places[position] = .settled
        lengths[item] = row.upper[item]
        basis.budget -= row.upper[item]
    }

    /// All items are at their least lengths: the first that would grow holds the level.
    private mutating func holdLeast(_ lengths: inout [Double]) -> Bool {
        for (position, item) in basis.tier.enumerated() where basis.places[position] == .least {
            lengths[item] = row.lower[item]
        }
        return hold(basis.holder(at: .least, of: row), at: row.lower)
    }

    private mutating func hold(_ position: Int?, at bounds: [Double]) -> Bool {
        guard let position else { return true }
        basis.hold(position, at: bounds[basis.tier[position]])
        return basis.optimalLevel(in: row, isOpen: false) != nil
    }
}

extension LevelBasis {
    /// Among the items of a place the first to leave its least length, or the last to reach its greatest.
    func holder(at place: Place, of row: ReducedRow) -> Int? {
        let positions = tier.indices.lazy.filter { places[$0] == place }
        return place == .least
            ? positions.min { row.levelAtLower(tier[$0]) < row.levelAtLower(tier[$1]) }
            : positions.max { row.levelAtUpper(tier[$0]) < row.levelAtUpper(tier[$1]) }
    }

    /// Leaves one item in the program, of the length that it has.
    mutating func hold(_ position: Int, at length: Double) {
        for other in places.indices { places[other] = .settled }
        places[position] = .level
        budget = length
    }

    /// Writes down the lengths of the active items at a level.
    func take(_ level: Double, of row: ReducedRow, _ lengths: inout [Double]) {
        for (position, item) in tier.enumerated() where places[position] != .settled {
            let length = row.base[item] + slope(of: item, in: row) * level
            lengths[item] = max(row.lower[item], min(length, row.upper[item]))
        }
    }
}
