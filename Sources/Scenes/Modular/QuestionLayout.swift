// QuestionLayout.swift: one question about a view of a scene, its parts looked up, so that it is proved like any claim.

package import Families
package import Fractions
package import Rows

/// A question over the parameters of its scene.
package final class QuestionLayout: ParametricLayout {
    private let scene: ModularScene
    private let question: ModularQuestion

    /// A question about a scene.
    package init(_ scene: ModularScene, _ question: ModularQuestion) {
        (self.scene, self.question) = (scene, question)
    }

    package var parameters: [Parameter] { scene.layout.parameters }
    package var ties: [LinearForm] { scene.layout.ties }
    package var neededForms: [LinearForm] { scene.neededForms }
    package func check(at point: [Fraction]) throws(FamilyError) { try scene.layout.check(at: point) }
    package func check(_ measure: LayoutMeasure) throws(FamilyError) { try scene.layout.check(measure) }

    @_specialize(where J == FormJudge)
    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        let pieces = try scene.withRun(at: point) { try question.pieces(of: scene, in: $0, judge: &judge) }
        return MeasuredLayout(lengths: [], pieces: measures.map { _ in pieces })
    }
}
