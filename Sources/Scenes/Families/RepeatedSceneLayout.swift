// RepeatedSceneLayout.swift: a scene that is laid out over region after region: its boxes are made once.
// Lengths in points, exact.

import Boxes
package import Families
package import Fractions
package import Rows

/// The scenes of a family, laid out over forms again and again.
package final class RepeatedSceneLayout: ParametricLayout {
    private let layout: SceneLayout
    /// The boxes over the forms that were asked for last, which have forgotten all answers.
    private var kept: (point: [LinearForm], scene: UnaskedScene<LinearForm>)?

    /// The scenes that another layout lays out.
    package init(_ layout: SceneLayout) { self.layout = layout }

    package var parameters: [Parameter] { layout.parameters }
    package var ties: [LinearForm] { layout.ties }
    package var neededForms: [LinearForm] { layout.neededForms }
    package func check(at point: [Fraction]) throws(FamilyError) { try layout.check(at: point) }
    package func check(_ measure: LayoutMeasure) throws(FamilyError) { try layout.check(measure) }

    @_specialize(where J == FormJudge)
    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        // A list of no numbers is one of forms, too.
        guard J.Value.self == LinearForm.self, let forms = point as? [LinearForm] else {
            return try layout.measured(measures, at: point, judge: &judge)
        }
        let known = kept?.point == forms ? kept?.scene : nil
        let made = try known ?? layout.unasked(at: forms)
        kept = (forms, made)
        guard let scene = made as? UnaskedScene<J.Value> else { preconditionFailure("forms are forms") }
        defer { scene.root.forget() }
        return try layout.measured(measures, in: scene, judge: &judge)
    }
}
