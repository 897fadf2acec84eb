// ParametricLayout.swift: what is laid out at every point of some parameters, and measured there.
// Lengths in points, exact.

package import Fractions
package import Rows

/// A layout for every value of its parameters: a row by a rule, or a scene by an engine.
///
/// It is laid out over any numbers: at one point in fractions, over a region in forms of the parameters.  Every comparison
/// is left to the judge.
package protocol ParametricLayout {
    /// The parameters; a point has one number for each, in this order.
    var parameters: [Parameter] { get }
    /// What ties the parameters: these forms are nowhere above 0.
    var ties: [LinearForm] { get }
    /// What else ties them: these forms are below 0 everywhere.
    var strictTies: [LinearForm] { get }
    /// Forms that must not be below 0 at any point, or there is no layout; all that can go wrong with what varies.
    var neededForms: [LinearForm] { get }

    /// Throws where there is no layout at a point that the ties allow.
    func check(at point: [Fraction]) throws(FamilyError)
    /// Throws for a measure that the layout does not have.
    func check(_ measure: LayoutMeasure) throws(FamilyError)
    /// Lays out and measures.
    ///
    /// - Parameter point: A number for each parameter.
    func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction
}

/// A layout over any numbers.
package struct MeasuredLayout<Value: Number> {
    /// The lengths that were answered: those of a row's items, or the frames of a scene's views.
    package let lengths: [Value]
    /// For each measure what it is the greatest of.
    package let pieces: [[Value]]

    /// A layout and what was measured of it.
    package init(lengths: [Value], pieces: [[Value]]) { (self.lengths, self.pieces) = (lengths, pieces) }
}

extension ParametricLayout {
    package var strictTies: [LinearForm] { [] }

    /// The intervals of the parameters.
    package var box: ParameterBox { parameters.box }

    /// Whether a point is one of the family.
    package func contains(_ point: [Fraction]) -> Bool {
        box.contains(point) && ties.allSatisfy { $0.value(at: point) <= 0 }
            && strictTies.allSatisfy { $0.value(at: point) < 0 }
    }

    /// A measure at one point, in exact arithmetic.
    ///
    /// - Throws: `FamilyError` where there is no layout, and for what it does not have; what the rule throws.
    package func value(of measure: LayoutMeasure, at point: [Fraction]) throws -> Fraction {
        try values(of: [measure], at: point)[0]
    }

    /// Some measures at one point, by one layout.
    ///
    /// - Throws: As for one of them.
    package func values(of measures: [LayoutMeasure], at point: [Fraction]) throws -> [Fraction] {
        for measure in measures { try check(measure) }
        try check(at: point)
        var judge = PlainJudge<Fraction>()
        return try measured(measures, at: point, judge: &judge).pieces.map { pieces in
            pieces.reduce(nil) { most, piece in most.map { Swift.max($0, piece) } ?? piece } ?? 0
        }
    }

    /// Throws for a claim about what the layout does not have.
    package func check(_ claim: LayoutClaim) throws(FamilyError) {
        try check(claim.measure)
        guard claim.allowance.isFinite else { throw .undefined(claim.description) }
    }

    /// Whether a form is one in these parameters.
    func has(_ form: LinearForm) -> Bool {
        form.coefficients.count <= parameters.count && form.constant.isFinite
            && form.coefficients.allSatisfy(\.isFinite)
    }
}
