// CassowaryProgram.swift: what a constraint solver of the Cassowary kind is asked for a row, as a linear program.
// Lengths in points, levels in points per unit of weight.  Its MathProg twin is Models/cassowary.mod, with the same
// names.

public import LinearPrograms
public import Rows

/// A row stated by constraints of four strengths, as one states it for Cassowary.
///
///     required  lowerᵢ <= wᵢ <= upperᵢ
///     strong    minimise  e      with  Σ wᵢ - e <= T,  e >= 0          (the lengths and gaps fit)
///     medium    minimise  u      with  |Σ wᵢ - T| <= u                 (they fill the room)
///     weak      minimise  Σ dᵢ   with  |levels that should be equal| <= dᵢ
///
/// with levels `lᵢ = (wᵢ - aᵢ) / bᵢ`.  Strengths are objectives in order.  The weak constraints say in one of three
/// usual ways that the levels are equal; each asks for the least sum of deviations, which many rows reach at several
/// points.  In a row of one tier and equal weights the fair lengths are among them under `share` and `level`, but not
/// always under `chain`.  Tiers are not asked for: there is no order of filling among strengths.
///
/// Under `cssFlex` and `glue` the levels are those of the effective row, once its direction is chosen.
///
/// Source: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (2001), which
/// minimises a weighted sum of errors; here the strengths come strictly one after another.
public struct CassowaryProgram: Sendable {
    /// How the weak constraints say "equal".
    public enum Form: String, Sendable, CaseIterable {
        /// Every level is the share of the room that it would have without bounds: `lᵢ = (T - Σ aⱼ) / Σ bⱼ`.
        case share
        /// Each two neighbours have equal levels: `lᵢ = lᵢ₊₁`.
        case chain
        /// Every level is one common unknown: `lᵢ = t`.
        case level
    }

    /// The program, with the objectives `overflow`, `unfilled` and `unevenness`.
    public private(set) var program: LinearProgram
    /// The length of each item, `w`.
    public let lengths: [Variable]
    /// The smallest weight: levels are counted in units of `1 / scale`, so that no coefficient exceeds 1.
    public let scale: Double

    /// States the program of a row.
    ///
    /// - Complexity: O(*n*).
    public init(_ row: ReducedRow, form: Form) {
        scale = row.weight.min() ?? 1
        var program = LinearProgram()
        let w = row.lower.indices.map { index in
            program.variable("w[\(index)]", atLeast: row.lower[index], atMost: row.upper[index])
        }
        let e = program.variable("e", atLeast: 0)
        let u = program.variable("u", atLeast: 0)
        program.minimize("overflow", e)
        program.minimize("unfilled", u)
        program.subject(to: "fit", sum(w) - e <= row.budget)
        program.subject(to: "fill", abs(sum(w) - row.budget) <= u)
        (self.program, lengths) = (program, w)
        var total = LinearExpression()
        for (index, wish) in wishes(for: row, form).enumerated() {
            let d = self.program.variable("d[\(index)]", atLeast: 0)
            self.program.subject(to: "wish[\(index)]", abs(wish) <= d)
            total += d
        }
        self.program.minimize("unevenness", total)
    }

    /// The expressions that should be 0, in units of `1 / scale`.
    private mutating func wishes(for row: ReducedRow, _ form: Form) -> [LinearExpression] {
        let levels = lengths.indices.map { index in scale / row.weight[index] * (lengths[index] - row.base[index]) }
        switch form {
        case .share:
            let share = scale * (row.budget - row.base.reduce(0, +)) / row.weight.reduce(0, +)
            return levels.map { $0 - share }
        case .chain: return zip(levels, levels.dropFirst()).map { $0 - $1 }
        case .level:
            let t = program.variable("t")
            return levels.map { $0 - t }
        }
    }
}
