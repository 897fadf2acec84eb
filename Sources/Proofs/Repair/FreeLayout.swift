// FreeLayout.swift: a layout some of whose parameters are free to be chosen.  Lengths in points, exact.

internal import Families
internal import Fractions
internal import Rows

/// A layout where it exists: what it needs ties the parameters, so that designs may be tried which break it somewhere.
struct FreeLayout<Base: ParametricLayout>: ParametricLayout {
    let base: Base
    let free: [Int]
    /// What has to be at least 0 in every world, and varies with the free parameters.
    let demands: [LinearForm]

    /// - Parameter limits: Further forms that a design must keep at least 0.
    init(_ base: Base, free: [Int], limits: [LinearForm]) {
        (self.base, self.free) = (base, free)
        demands = (base.neededForms + limits).filter { form in free.contains { form[$0] != 0 } }
    }

    var parameters: [Parameter] { base.parameters }
    var ties: [LinearForm] { base.ties + demands.map { 0 - $0 } }
    var neededForms: [LinearForm] { base.neededForms }
    func check(at point: [Fraction]) throws(FamilyError) { try base.check(at: point) }
    func check(_ measure: LayoutMeasure) throws(FamilyError) { try base.check(measure) }

    func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        try base.measured(measures, at: point, judge: &judge)
    }
}
