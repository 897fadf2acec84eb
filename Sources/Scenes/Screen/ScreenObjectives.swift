// ScreenObjectives.swift: what the program of a screen optimises, collected level by level.

import LinearPrograms

/// The objectives of all levels of containers, root first.
struct ScreenObjectives {
    private struct Level {
        var overflow = LinearExpression()
        var tiers: [LinearExpression] = []
        var unfairness = LinearExpression()
        var fill = LinearExpression()
        var unevenness = LinearExpression()

        mutating func add(_ term: some LinearTerm, toTier rank: Int) {
            while tiers.count <= rank { tiers.append(LinearExpression()) }
            tiers[rank] += term
        }
    }

    private var levels: [Level] = []

    mutating func overflow(_ depth: Int, _ term: some LinearTerm) { self[depth].overflow += term }
    mutating func unfair(_ depth: Int, _ term: some LinearTerm) { self[depth].unfairness += term }
    mutating func fill(_ depth: Int, _ term: some LinearTerm) { self[depth].fill += term }
    mutating func uneven(_ depth: Int, _ term: some LinearTerm) { self[depth].unevenness += term }

    mutating func tier(_ depth: Int, _ rank: Int, _ term: some LinearTerm) {
        self[depth].add(term, toTier: rank)
    }

    /// Adds the objectives that have something to decide.
    func add(to program: inout LinearProgram) {
        for (depth, level) in levels.enumerated() {
            if !level.overflow.terms.isEmpty { program.minimize("overflow[\(depth)]", level.overflow) }
            for (rank, tier) in level.tiers.enumerated() { program.maximize("tier[\(depth),\(rank)]", tier) }
            if !level.unfairness.terms.isEmpty { program.minimize("unfairness[\(depth)]", level.unfairness) }
            if !level.fill.terms.isEmpty { program.maximize("fill[\(depth)]", level.fill) }
            if !level.unevenness.terms.isEmpty { program.minimize("unevenness[\(depth)]", level.unevenness) }
        }
    }

    private subscript(depth: Int) -> Level {
        get { levels[depth] }
        _modify {
            while levels.count <= depth { levels.append(Level()) }
            yield &levels[depth]
        }
    }
}
