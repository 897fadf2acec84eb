// FunctionLayout.swift: a function of a scene's part beside what the part's own lines give, so that it is proved like any
// claim.  Lengths in points, exact.
//
// Both are laid out over the same numbers.  Where they are equal everywhere the function is right, whoever found it.

import Boxes
package import Families
package import Fractions
package import Rows

/// What a part gives over its variables: the finite sides of its offer, then the parameters that occur in it.
package final class FunctionLayout: ParametricLayout {
    private let scene: ModularScene
    private let subject: ModularSubject
    package let parameters: [Parameter]
    package let ties: [LinearForm]
    /// For each side of the offer, where it is finite, its place among the variables.
    private let sides: PerAxis<Int?>
    /// For each parameter of the scene its place among the variables.
    private let places: [Int: Int]

    /// What a part of a scene gives.
    package init(_ scene: ModularScene, _ subject: ModularSubject) throws {
        (self.scene, self.subject) = (scene, subject)
        let all = scene.layout.parameters
        guard case .length(let view, _, let width, let height) = subject else {
            (parameters, ties, sides) = (all, scene.layout.ties, PerAxis { _ in nil })
            places = Dictionary(uniqueKeysWithValues: all.indices.map { ($0, $0) })
            return
        }
        var (variables, places): ([Parameter], [Int: Int]) = ([], [:])
        let modes = PerAxis(horizontal: width, vertical: height)
        sides = PerAxis { side in
            guard modes[side] == .finite else { return nil }
            variables.append(Parameter("offer along \(side)", 0...scene.longest))
            return variables.count - 1
        }
        for parameter in scene.views[view].parameters {
            places[parameter] = variables.count
            variables.append(all[parameter])
        }
        (parameters, self.places) = (variables, places)
        ties = scene.layout.ties.compactMap { $0.renamed(places) }
    }

    package var neededForms: [LinearForm] { [] }
    package func check(at point: [Fraction]) {}
    package func check(_ measure: LayoutMeasure) {}

    /// What is proved of a function: that nowhere it differs from what the part gives.
    package static var claim: LayoutClaim { .fits }

    /// By how much the function differs, either way.
    @_specialize(where J == FormJudge)
    package func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        let found = try found(at: point, judge: &judge)
        let stated = scene.function(of: subject)?.value(at: point, judge: &judge)
        let pieces: [J.Value]
        switch (found, stated) {
        case (nil, nil): pieces = [0]
        case (let found?, let stated?) where found.isInfinite || stated.isInfinite:
            pieces = [found.isInfinite && stated.isInfinite ? 0 : 1]
        case (let found?, let stated?): pieces = [0, found - stated, stated - found]
        default: pieces = [1]
        }
        return MeasuredLayout(lengths: [], pieces: measures.map { _ in pieces })
    }

    /// What the part gives.
    func found<J: Judge>(at point: [J.Value], judge: inout J) throws -> J.Value? where J.Value.Scalar == Fraction {
        // What does not occur in the part may be anything.
        let values = scene.layout.parameters.enumerated().map { index, parameter in
            places[index].map { point[$0] } ?? J.Value(parameter.range.lowerBound)
        }
        switch subject {
        case .asked(let asked): return try scene.withRun(at: values) { try $0.finding(asked, judge: &judge) }
        case .length(let view, let axis, let width, let height):
            let modes = PerAxis(horizontal: width, vertical: height)
            let offer = PerAxis<J.Value?> { side in
                sides[side].map { point[$0] } ?? (modes[side] == .infinite ? .infinity : nil)
            }
            return try scene.withRun(at: values, inside: view) {
                try $0.findingLength(of: view, along: axis, for: offer, judge: &judge)
            }
        }
    }
}

extension LinearForm {
    /// The form in other variables; `nil` where one of its own is not among them.
    fileprivate func renamed(_ places: [Int: Int]) -> LinearForm? {
        var form = LinearForm(constant)
        for (index, coefficient) in coefficients.enumerated() where coefficient != 0 {
            guard let place = places[index] else { return nil }
            form = form + LinearForm(parameter: place) * coefficient
        }
        return form
    }
}
