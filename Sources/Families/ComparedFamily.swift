// ComparedFamily.swift: the rows of a family laid out by two rules, region by region where their lengths are the same and where
// not.  Lengths in points, exact.

package import Fractions
package import Rows

/// A family of rows with two rules; its one measure, `distance`, is the greatest difference of their lengths.
///
/// After both rules have run, their lengths are compared one by one until two differ.  So a region of the answers either
/// has the same lengths at all of its points, where the only piece of the measure is 0, or other ones at all of them.
package struct ComparedFamily<First: Rule, Second: Rule>: ParametricLayout, Sendable {
    /// The rows.
    package let family: Family
    private let first: RuledFamily<First>
    private let second: Second

    /// The rows of a family by two rules.
    package init(_ family: Family, _ first: First, _ second: Second) {
        (self.family, self.first, self.second) = (family, RuledFamily(family, by: first), second)
    }

    package var parameters: [Parameter] { family.parameters }
    package var ties: [LinearForm] { family.ties }
    package var neededForms: [LinearForm] { first.neededForms }
    package func check(at point: [Fraction]) throws(FamilyError) { try first.check(at: point) }

    package func check(_ measure: LayoutMeasure) throws(FamilyError) {
        guard measure == .distance else { throw .notOfRows(measure.description) }
    }

    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        try first.rule.accept(family.row.policy)
        try second.accept(family.row.policy)
        let row = family.row.mapped({ $0.value(at: point) }, { $0 })
        guard let room = row.room else { throw FamilyError.noContainer }
        let lengths = try first.rule.compiledLengths(of: row, in: room, judge: &judge)
        let others = try second.compiledLengths(of: row, in: room, judge: &judge)
        var pieces: [J.Value] = [0]
        for (length, other) in zip(lengths, others) where judge.order(length, other) != .inside {
            for (length, other) in zip(lengths, others) where length != other {
                pieces += [length - other, other - length]
            }
            break
        }
        return MeasuredLayout(lengths: lengths + others, pieces: measures.map { _ in pieces })
    }
}
