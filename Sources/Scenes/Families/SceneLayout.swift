// SceneLayout.swift: the scenes of a family laid out by an engine, over any numbers.  Lengths in points, exact.

package import Families
package import Fractions
package import Boxes
package import Rows

/// A family of scenes with one text for each choice, and with the engine that lays them out.
package struct SceneLayout: ParametricLayout, Sendable {
    /// The scenes.
    package let family: SceneFamily
    /// The texts.
    package let alternative: SceneAlternative
    /// How stacks divide their lengths.
    package let engine: SceneEngine
    package let ties: [LinearForm]
    package let neededForms: [LinearForm]
    /// The root view with its texts.
    private let root: SceneView
    private let demands: [SceneDemand]
    /// The names of the views.
    package let ids: Set<String>

    /// The scenes of a family by an engine.
    package init(_ family: SceneFamily, _ alternative: SceneAlternative, by engine: SceneEngine) {
        (self.family, self.alternative, self.engine) = (family, alternative, engine)
        root = family.root.substituting(SceneSubstitution(texts: alternative.texts))
        ids = Set(root.all.compactMap(\.id))
        ties = family.tieForms
        let offers = Axis.allCases.compactMap { axis in
            family.proposal[axis].map { SceneDemand(words: "the proposal along \(axis)", length: $0.form) }
        }.filter { $0.length.known == nil }
        demands = offers + root.demands
        neededForms = demands.map { family.parameters.form(of: $0.length) }
    }

    package var parameters: [Parameter] { family.parameters }

    package func check(at point: [Fraction]) throws(FamilyError) {
        for (demand, form) in zip(demands, neededForms) where form.value(at: point) < 0 {
            throw .scene(
                "\(demand.words) is \(form.value(at: point)); it must not be below 0", at: parameters.named(point))
        }
    }

    package func check(_ measure: LayoutMeasure) throws(FamilyError) {
        switch measure {
        case .overflow, .avoidableOverflow, .overlap, .outside, .truncated: return
        case .unused, .distance: throw .notOfScenes(measure.description)
        case .defined(let defined): try parameters.check(defined)
        case .term(let term):
            guard term.constant.isFinite, term.parts.allSatisfy(\.factor.isFinite) else {
                throw .undefined(measure.description)
            }
            for part in term.parts { try check(part.quantity) }
        }
    }

    private func check(_ quantity: LayoutTerm.Quantity) throws(FamilyError) {
        switch quantity {
        case .frame(_, let id): if !ids.contains(id) { throw .unknownView(id) }
        case .parameter(let name):
            if !parameters.contains(where: { $0.name == name }) { throw .unknownWord(name) }
        case .length, .offset, .total, .overflow, .unused: throw .notOfScenes(quantity.description)
        }
    }

    @_specialize(where J == FormJudge)
    @_specialize(where J == PlainJudge<Fraction>)
    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        try measured(measures, in: unasked(at: point), judge: &judge)
    }

    /// Measures a scene that has not been asked yet.
    @inline(__always)
    func measured<J: Judge>(
        _ measures: [LayoutMeasure], in unasked: UnaskedScene<J.Value>, judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        let scene = try scene(unasked, judge: &judge)
        return MeasuredLayout(
            lengths: scene.elements.flatMap { element in
                Axis.allCases.flatMap { [element.origin[$0], element.size[$0]] }
            },
            pieces: try measures.map { try scene.pieces(of: $0, judge: &judge) })
    }

    private func scene<J: Judge>(
        _ unasked: UnaskedScene<J.Value>, judge: inout J
    ) throws -> MeasuredScene<J.Value> where J.Value.Scalar == Fraction {
        let elements = try unasked.root.elements(for: unasked.offer, judge: &judge)
        let scene = MeasuredScene(elements: elements, parameters: unasked.names)
        try scene.checkLengths()
        return scene
    }

    /// The scene at a point: a number for each parameter.
    func unasked<Value: Number>(at point: [Value]) throws -> UnaskedScene<Value> where Value.Scalar == Fraction {
        let names = Dictionary(zip(parameters.map(\.name), point)) { first, _ in first }
        let (run, root) = try box(at: names)
        return UnaskedScene(root: root, names: names, offer: PerAxis { family.proposal[$0].map(run.length) })
    }

    /// The scene at some values of the parameters, which has not been asked yet.
    func box<Value: Number>(
        at names: [String: Value], keepsViews: Bool = false
    ) throws -> (run: SceneRun<Value>, root: Box<Value>) where Value.Scalar == Fraction {
        let run = SceneRun(parameters: names, displayScale: family.displayScale, keepsViews: keepsViews)
        let view = try root.measured(in: run).sharing(by: engine)
        try view.show(at: family.displayScale)
        return (run, view)
    }

    /// What stands against a claim at a point: the views concerned, the worst first; none where the claim is one about
    /// lengths.
    package func faults(against claim: LayoutClaim, at point: [Fraction]) throws -> [SceneFault] {
        var judge = PlainJudge<Fraction>()
        let scene = try scene(unasked(at: point), judge: &judge)
        let amounts = try scene.amounts(of: claim.measure, judge: &judge)
        return amounts.filter { $0.value > claim.allowance }.sorted { $0.value > $1.value }.map { amount in
            SceneFault(
                views: amount.elements.map { index in
                    let element = scene.elements[index]
                    return SceneFault.View(name: element.words, origin: element.origin, size: element.size)
                }, amount: amount.value)
        }
    }
}

/// The boxes of a scene at a point, which keep no answers.
struct UnaskedScene<Value: Number> {
    let root: Box<Value>
    /// The parameters by name.
    let names: [String: Value]
    /// What the scene proposes.
    let offer: PerAxis<Value?>
}

/// What stands against a claim about a scene, in points.
package struct SceneFault: Sendable, Equatable {
    /// A view concerned, where it stands.
    package struct View: Sendable, Equatable {
        /// Its name, or its kind and where it is.
        package let name: String
        /// Its frame, in points in the scene's coordinates.
        package let origin, size: PerAxis<Fraction>
    }

    /// The views concerned.
    package let views: [View]
    /// How bad it is; of a text that is not all there 1.
    package let amount: Fraction
}

/// A view has no end where the scene proposes none.
package struct EndlessView: Error, Equatable, CustomStringConvertible {
    /// The view's name in the scene, or that of the nearest view around it.
    package let name: String?

    /// What is wrong, and what would be right.
    package var description: String {
        "\(name ?? "a view") is infinitely long; what is proved is proved of a scene that proposes finite lengths"
    }
}
