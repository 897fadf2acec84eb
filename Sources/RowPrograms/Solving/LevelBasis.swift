// LevelBasis.swift: a basis of a level program by what its items do, and its proof in one pass over them
// (Mathematics.md, section 3).  Lengths in points, levels in units of the program.

import LinearPrograms
import Simplex
import Rows

/// How the items of a tier stand in a basis of the program of those that are active (`LevelProgram`).
///
/// Active items are at the level, column basic and row tight, or at their least length above it, row basic.
struct LevelBasis: Sendable {
    /// Where an item stands.
    enum Place: UInt8, Sendable {
        /// Not in the program: it has its length already.
        case settled
        /// Its least length lies above the level.
        case least
        /// At the level.
        case level
    }

    /// The items of the tier.
    let tier: [Int]
    /// Where each of them stands, in the same order.
    var places: [Place]
    /// What the active items share.
    var budget: Double
    /// What one unit of the column `t` is worth: `t = level * scale`.
    let scale: Double

    init(_ tier: [Int], of row: ReducedRow, budget: Double) {
        self.tier = tier
        self.budget = budget
        places = [Place](repeating: .level, count: tier.count)
        scale = tier.reduce(0) { max($0, row.weight[$1]) }
    }

    /// Whether an item is active.
    var isOpen: Bool { places.contains { $0 != .settled } }

    /// How much an item gains for each unit of the column `t`.
    @inline(__always)
    func slope(of item: Int, in row: ReducedRow) -> Double { row.weight[item] / scale }

    /// The value of the column `t`, where this basis is optimal; `nil` where it is not, or doubles cannot tell.
    ///
    /// The multiplier of the budget is `y = 1 / Σ bᵢ` over the items at the level, that of their rows `-y`, and `-y` the
    /// reduced cost of the items at their least lengths: all of the right sign, whatever the numbers.  So the basis is
    /// optimal as soon as its point keeps the bounds.
    ///
    /// - Parameter isOpen: Whether the program leaves out the greatest lengths.
    /// - Complexity: O(*n*).
    func optimalLevel(in row: ReducedRow, isOpen: Bool) -> Enclosure? {
        var (leasts, bases, slopes, count) = (CertainSum(), CertainSum(), CertainSum(), 0)
        for (position, item) in tier.enumerated() {
            switch places[position] {
            case .settled: continue
            case .least: leasts.add(row.lower[item])
            case .level:
                bases.add(row.base[item])
                slopes.add(slope(of: item, in: row))
                count += 1
            }
        }
        guard slopes.enclosure.pivotSize > 0 else { return nil }
        let above = Enclosure(exactly: budget) - leasts.enclosure
        let level = (above - bases.enclosure) / slopes.enclosure
        // What one item has for itself is known better than its level.
        let length = count == 1 ? above : nil
        for (position, item) in tier.enumerated() where places[position] != .settled {
            let line = Line(base: row.base[item], slope: slope(of: item, in: row))
            if places[position] == .least {
                guard line.isAtMost(row.lower[item], at: level) else { return nil }
            } else if let length {
                guard length.isAtLeast(row.lower[item]), isOpen || length.isAtMost(row.upper[item]) else { return nil }
            } else {
                guard line.isAtLeast(row.lower[item], at: level) else { return nil }
                guard isOpen || line.isAtMost(row.upper[item], at: level) else { return nil }
            }
        }
        return level
    }
}

/// The length of an item that nothing bounds; what it is said to be, it is for certain.
private struct Line {
    let base: Double
    let slope: Double

    func isAtLeast(_ bound: Double, at level: Enclosure) -> Bool {
        let (gap, doubt) = gap(to: bound, at: level)
        return gap > doubt || gap >= -doubt && exact(at: level).isAtLeast(bound)
    }

    func isAtMost(_ bound: Double, at level: Enclosure) -> Bool {
        let (gap, doubt) = gap(to: bound, at: level)
        return -gap > doubt || gap <= doubt && exact(at: level).isAtMost(bound)
    }

    /// How far the length lies above a bound, and twice what three roundings and the level may be off.
    @inline(__always)
    private func gap(to bound: Double, at level: Enclosure) -> (gap: Double, doubt: Double) {
        let gain = slope * level.value
        let doubt = (base.magnitude + gain.magnitude) * 0x1p-51 + slope * level.radius * 1.001 + 0x1p-1000
        return (base + gain - bound, doubt)
    }

    private func exact(at level: Enclosure) -> Enclosure {
        Enclosure(exactly: base) + Enclosure(exactly: slope) * level
    }
}

extension LevelBasis {
    /// The program that this basis is one of, as a value with its proof.
    ///
    /// - Throws: `SolverError`; `noOptimum` where there is no answer.
    func solved(_ row: ReducedRow, by solver: ProgramSolver) throws(SolverError) -> ProvedProgram {
        let (level, least) = (items(at: .level), items(at: .least))
        let stage = LevelProgram(level + least, of: row.measured(in: 1), budget: budget, scale: scale)
        let basis = Basis(
            rows: [.fixed] + level.map { _ in .atLower } + least.map { _ in .basic },
            columns: level.map { _ in .basic } + least.map { _ in .atLower } + [.basic])
        return ProvedProgram(program: stage.program, solution: try solver.solved(stage.program, startingAt: basis))
    }

    /// The items of a place, in the order of the tier; in the program those at the level come first.
    func items(at place: Place) -> [Int] { tier.indices.compactMap { places[$0] == place ? tier[$0] : nil } }
}
