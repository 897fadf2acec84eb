// SceneFamily.swift: a scene some of whose lengths and texts vary, for all of their values.  Lengths in points, exact.

package import Documents
package import Families
package import Boxes
import Rows

/// A scene whose lengths are linear in parameters, each of which lies in an interval; inequalities may tie them together,
/// and texts may be one of several.
package struct SceneFamily: Sendable, Equatable {
    /// The name, if there is one.
    package var id: String?
    /// The parameters; a point has one number for each, in this order.
    package let parameters: [Parameter]
    /// The texts that may be one of several.
    package let choices: [TextChoice]
    /// What ties the parameters.
    package let ties: [Tie]
    /// What is proposed to the root, in points; `nil` for unspecified.
    package let proposal: PerAxis<SceneLength?>
    /// Pixels in a point: texts are rounded up to whole pixels, and not at all where it is infinite.
    package let displayScale: Double
    /// The root view; the names of choices stand where their texts will.
    package let root: SceneView
    /// What is claimed.
    package var claims: [LayoutClaim]

    /// Checks and keeps a family.
    ///
    /// - Throws: `FamilyError` for the first thing wrong.
    package init(
        id: String? = nil, parameters: [Parameter], choices: [TextChoice] = [], ties: [Tie] = [],
        proposal: PerAxis<SceneLength?>, displayScale: Double = 1, root: SceneView, claims: [LayoutClaim] = []
    ) throws(FamilyError) {
        (self.id, self.parameters, self.choices, self.ties) = (id, parameters, choices, ties)
        (self.proposal, self.displayScale, self.root, self.claims) = (proposal, displayScale, root, claims)
        try checkParameters()
        try checkAlternatives()
        try checkPaddings()
    }

    /// A scene as a family of one point.
    package init(_ scene: SceneDocument) throws(FamilyError) {
        let proposal = PerAxis<SceneLength?> { axis in scene.proposal[axis].map(SceneLength.points) }
        try self.init(
            id: scene.id, parameters: [], proposal: proposal, displayScale: scene.displayScale, root: scene.root)
    }

    /// What ties the parameters, by their places: these forms are nowhere above 0.
    package var tieForms: [LinearForm] { ties.map { parameters.form(of: $0.excess) } }

    /// What is proposed, and the lengths of all views, in terms of the parameters.
    package var statedLengths: [VaryingLength] {
        Axis.allCases.compactMap { proposal[$0]?.form } + root.all.flatMap { $0.lengths.map(\.form) }
    }

    /// The same scenes where some parameters are 0, without them.
    package func without(_ names: Set<String>) -> SceneFamily {
        let values = SceneSubstitution(lengths: Dictionary(uniqueKeysWithValues: names.map { ($0, 0) }))
        return SceneFamily(
            self, parameters.filter { !names.contains($0.name) }, ties.map { $0.without(names) },
            PerAxis { axis in proposal[axis].map(values.of) }, root.substituting(values))
    }

    /// The same family otherwise; nothing is checked.
    private init(
        _ family: SceneFamily, _ parameters: [Parameter], _ ties: [Tie], _ proposal: PerAxis<SceneLength?>,
        _ root: SceneView
    ) {
        (id, choices, displayScale, claims) = (family.id, family.choices, family.displayScale, family.claims)
        (self.parameters, self.ties, self.proposal, self.root) = (parameters, ties, proposal, root)
    }

    /// The scene at a point.
    ///
    /// - Parameters:
    ///   - point: One number a parameter; what is not in the family gives a scene nobody has asked for.
    ///   - texts: The texts of choices, by name.
    package func scene(at point: [Fraction], texts: [String: String] = [:]) -> SceneDocument {
        let values = SceneSubstitution(lengths: parameters.named(point), texts: texts)
        return SceneDocument(
            id: id, proposal: PerAxis { axis in proposal[axis].map { values.of($0).points } },
            displayScale: displayScale, root: root.substituting(values))
    }
}

extension SceneFamily {
    private func checkParameters() throws(FamilyError) {
        var names: Set<String> = []
        for parameter in parameters {
            let range = parameter.range
            guard range.lowerBound.isFinite, range.upperBound.isFinite else { throw .infiniteInterval(parameter.name) }
            guard names.insert(parameter.name).inserted else { throw .duplicateParameter(parameter.name) }
        }
        for choice in choices {
            guard names.insert(choice.name).inserted else { throw .duplicateParameter(choice.name) }
        }
        let lengths = root.all.flatMap(\.lengths).map(\.form) + Axis.allCases.compactMap { proposal[$0]?.form }
        for parameter in (lengths + ties.map(\.excess)).flatMap(\.coefficients.keys) {
            guard parameters.contains(parameter) else { throw .unknownParameter(parameter.name) }
        }
    }

    /// A padding that is 0 changes the gaps to the views around, which is no comparison of lengths.
    private func checkPaddings() throws(FamilyError) {
        for view in root.all {
            guard let padding = view.kind as? PaddingKind else { continue }
            for side in padding.insets.sides where side.varies {
                if parameters.box.range(of: parameters.form(of: side.form)).contains(0) {
                    throw .scene(
                        "the padding of \(view.id ?? "a view") may be 0, where its neighbours keep other distances; "
                            + "its least value must be above 0", at: [:])
                }
            }
        }
    }
}

extension SceneView {
    /// The lengths of all fields of the view itself.
    var lengths: [SceneLength] { kind.lengths + (item?.lengths ?? []) }
}

extension SceneKind {
    /// The lengths of all fields.
    var lengths: [SceneLength] { fields.flatMap { $0.lengths(self) } }
}

extension [Parameter] {
    /// A length in terms of the parameters by their places.
    ///
    /// - Precondition: It varies with these parameters only.
    func form(of length: VaryingLength) -> LinearForm {
        LinearForm(length.constant, map { length.coefficients[$0] ?? 0 })
    }
}
