// ScreenObjectives.swift: what the program of a screen optimises on one level of containers.

import LinearPrograms

/// The objectives of one level, in their order.
struct ScreenObjectives {
    var overflow = LinearExpression()
    var tiers: [LinearExpression] = []
    var unfairness = LinearExpression()
    var fill = LinearExpression()
    var unevenness = LinearExpression()

    mutating func add(_ term: LinearExpression, toTier rank: Int) {
        while tiers.count <= rank { tiers.append(LinearExpression()) }
        tiers[rank] += term
    }

    /// Adds the objectives that have something to decide.
    func add(to program: inout LinearProgram, level: Int) {
        if !overflow.terms.isEmpty { program.minimize("overflow[\(level)]", overflow) }
        for (rank, tier) in tiers.enumerated() { program.maximize("tier[\(level),\(rank)]", tier) }
        if !unfairness.terms.isEmpty { program.minimize("unfairness[\(level)]", unfairness) }
        if !fill.terms.isEmpty { program.maximize("fill[\(level)]", fill) }
        if !unevenness.terms.isEmpty { program.minimize("unevenness[\(level)]", unevenness) }
    }
}
