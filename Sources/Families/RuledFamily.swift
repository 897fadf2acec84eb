// RuledFamily.swift: the rows of a family laid out by a rule.  Lengths in points, exact.

package import Fractions
package import Rows

/// A family of rows with the rule that lays them out.
package struct RuledFamily<R: Rule>: ParametricLayout, Sendable {
    /// The rows.
    package let family: Family
    /// How they are laid out.
    package let rule: R

    /// The rows of a family by a rule.
    package init(_ family: Family, by rule: R) { (self.family, self.rule) = (family, rule) }

    package var parameters: [Parameter] { family.parameters }
    package var ties: [LinearForm] { family.ties }

    package var neededForms: [LinearForm] {
        let row = family.row
        let longest = LinearForm(Fraction(decimal: Limits.length))
        var forms: [LinearForm] = []
        for item in row.items {
            forms += [item.minimum, item.ideal - item.minimum, item.flex.basis, longest - item.flex.basis]
            forms += [item.base, longest - item.base]
            if let steps = item.steps { forms.append(item.minimum - LinearForm(steps.narrowest.width)) }
            let most = item.maximum.constant.isFinite ? item.maximum : longest
            forms += [longest - most, most - item.ideal]
        }
        for gap in row.spacing { forms += [longest - gap, longest + gap] }
        if let available = row.available { forms += [available, longest - available] }
        return forms
    }

    package func check(at point: [Fraction]) throws(FamilyError) {
        do { _ = try family.row(at: point) } catch { throw .row(error, at: parameters.named(point)) }
    }

    package func check(_ measure: LayoutMeasure) throws(FamilyError) { try family.check(measure) }

    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        try rule.accept(family.row.policy)
        let row = family.row.mapped({ $0.value(at: point) }, { $0 })
        let measured = try MeasuredRow(family, row, parameters: point, by: rule, for: measures, judge: &judge)
        return MeasuredLayout(
            lengths: measured.lengths, pieces: measures.map { measured.pieces(of: $0, judge: &judge) })
    }
}

extension Family {
    /// A measure at one point, by the plain rule in exact arithmetic.
    ///
    /// - Throws: `FamilyError` outside of the family; what the rule throws.
    package func value(of measure: LayoutMeasure, at point: [Fraction], by rule: some Rule) throws -> Fraction {
        try RuledFamily(self, by: rule).value(of: measure, at: point)
    }
}
