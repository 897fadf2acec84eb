// NarrowedLayout.swift: a layout at some of the points of its family.

package import Fractions
package import Rows

/// A layout whose parameters meet more inequalities than its family states.
package struct NarrowedLayout<L: ParametricLayout>: ParametricLayout {
    private let layout: L
    package let ties: [LinearForm]
    package let strictTies: [LinearForm]

    /// A layout where some forms are at least 0, and others are above 0.
    package init(_ layout: L, least: [LinearForm], above: [LinearForm]) {
        self.layout = layout
        ties = layout.ties + least.map { 0 - $0 }
        strictTies = layout.strictTies + above.map { 0 - $0 }
    }

    package var parameters: [Parameter] { layout.parameters }
    package var neededForms: [LinearForm] { layout.neededForms }
    package func check(at point: [Fraction]) throws(FamilyError) { try layout.check(at: point) }
    package func check(_ measure: LayoutMeasure) throws(FamilyError) { try layout.check(measure) }

    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        try layout.measured(measures, at: point, judge: &judge)
    }
}
