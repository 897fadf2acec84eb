// LevelStages.swift: every stage of progressive filling as a program of its own, to be shown and checked.
// Lengths in points.  `LinearProgramming` runs the same stages on one loaded program, which is faster.

import LinearPrograms
public import Rows
public import Simplex

/// One stage of progressive filling.
public struct LevelStage: Sendable {
    /// The stage's program, or `nil` where all items are settled from the start.
    public let level: LevelProgram?
    /// What the active items share, in points.
    public let budget: Double
    /// The length of every item that is settled: each of another tier, with one possible length, or at its greatest.
    public let settled: [Int: Double]
}

extension ReducedRow {
    /// The stages that lead to the fair lengths, tier by tier; the last one settles the whole row.
    ///
    /// - Parameter adviser: Who proposes bases; the stages are the same, whoever does.
    /// - Throws: `RowProgramError`.
    /// - Complexity: O(*n*) linear programs.
    public func levelStages(advisedBy adviser: Adviser = .doubles) throws(RowProgramError) -> [LevelStage] {
        var stages: [LevelStage] = []
        // Tiers that are still to come have their least lengths.
        var settled = Dictionary(uniqueKeysWithValues: lower.enumerated().map { ($0, $1) })
        for (tier, budget) in zip(tiers, tierBudgets) {
            stages += try levelStages(of: tier, budget: budget, settled: &settled, adviser)
        }
        if stages.isEmpty { stages.append(LevelStage(level: nil, budget: 0, settled: settled)) }
        return stages
    }

    /// The stages of one tier that holds `budget` points; `settled` comes to hold the lengths of its items.
    package func levelStages(
        of tier: [Int], budget: Double, settled: inout [Int: Double], _ adviser: Adviser = .doubles
    ) throws(RowProgramError) -> [LevelStage] {
        var stages: [LevelStage] = []
        var active = flexible(of: tier)
        var left = shared(of: tier, budget: budget)
        while !active.isEmpty {
            for item in active { settled[item] = nil }
            let stage = LevelProgram(active, of: self, budget: left)
            stages.append(LevelStage(level: stage, budget: left, settled: settled))
            let solution = try stage.program.optimum(by: ProgramSolver(adviser), named: "level")
            let level = solution[stage.level] / stage.scale
            let saturated = active.filter { reachesUpper($0, at: level, within: 1e-9 * max(1, upper[$0])) }
            let isDone = saturated.isEmpty || saturated.count == active.count
            for (position, item) in active.enumerated() where isDone || saturated.contains(item) {
                settled[item] = saturated.contains(item) ? upper[item] : solution.values[position]
            }
            if isDone { break }
            for item in saturated { left -= upper[item] }
            active.removeAll { saturated.contains($0) }
        }
        return stages
    }
}
