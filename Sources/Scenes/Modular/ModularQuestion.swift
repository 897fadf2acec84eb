// ModularQuestion.swift: what is claimed of a scene as questions each of which is about one view.  Lengths in points, exact.

import Boxes
package import Families
package import Fractions
package import Rows

/// A question about one view of a scene, or about the views that a term names.
package struct ModularQuestion {
    private enum Kind {
        /// How much longer than its room a view is; beyond what its views take at least where that is avoidable.
        case held(Int, Axis, isAvoidable: Bool)
        /// How bad a measure finds a view that it looks at alone.
        case single(Int, DefinedMeasure)
        /// A sum of lengths, places and parameters.
        case term(LayoutTerm)
        /// None: nothing is wrong.
        case none
    }

    private let kind: Kind
    /// The view that it is about, for messages.
    package let words: String

    /// The view that it is about, by its place among all; the root where there are several.
    package var view: Int {
        switch kind {
        case .held(let view, _, _), .single(let view, _): view
        case .term, .none: 0
        }
    }

    /// Whether its answer is 0 at least: one that stays within 0 has 0 as its greatest.
    package var isNeverNegative: Bool { if case .term = kind { false } else { true } }

    /// What tells it from other questions of its measure, in a scene that has been changed elsewhere.
    package func key(in scene: ModularScene) -> String {
        switch kind {
        case .held(let view, let axis, _): "\(scene.path(to: view)) \(axis)"
        case .single(let view, _): "\(scene.path(to: view))"
        case .term, .none: words
        }
    }

    /// The questions whose greatest answer a measure is; `nil` where the measure is no such thing here.
    package static func all(_ measure: LayoutMeasure, of scene: ModularScene) -> [ModularQuestion]? {
        switch measure {
        case .overflow: held(scene, isAvoidable: false)
        case .avoidableOverflow: held(scene, isAvoidable: true)
        case .term(let term): [ModularQuestion(kind: .term(term), words: measure.description)]
        case .defined(let measure): single(measure, of: scene)
        case .overlap, .outside, .truncated, .unused, .distance: nil
        }
    }

    private static func single(_ measure: DefinedMeasure, of scene: ModularScene) -> [ModularQuestion]? {
        let reach = measure.definition.reach
        if reach == .layout { return nil }
        let found = scene.views.indices.filter { index in
            reach == .texts ? scene.views[index].isText : scene.views[index].role == .button
        }
        return orNone(found.map { ModularQuestion(kind: .single($0, measure), words: scene.views[$0].words) })
    }

    private static func orNone(_ questions: [ModularQuestion]) -> [ModularQuestion] {
        questions.isEmpty ? [ModularQuestion(kind: .none, words: "the scene")] : questions
    }

    private static func held(_ scene: ModularScene, isAvoidable: Bool) -> [ModularQuestion] {
        let found = scene.views.indices.flatMap { index -> [ModularQuestion] in
            let view = scene.views[index]
            return Axis.allCases.compactMap { axis in
                let isHeld = scene.views.isHeld(view, along: axis, scene.haveContainers[index])
                guard isHeld, !isAvoidable || view.axis == axis else { return nil }
                return ModularQuestion(kind: .held(index, axis, isAvoidable: isAvoidable), words: view.words)
            }
        }
        return orNone(found)
    }

    /// What the answer is the greatest of.
    @_specialize(where J == FormJudge)
    package func pieces<J: Judge>(
        of scene: ModularScene, in run: ModularRun<J.Value>, judge: inout J
    ) throws -> [J.Value] where J.Value.Scalar == Fraction {
        switch kind {
        case .held(let view, let axis, let isAvoidable):
            guard var room = try run.value(of: .init(what: .room, view: view, axis: axis), judge: &judge) else {
                return [0]
            }
            if isAvoidable {
                let offer = try run.offer(to: view, judge: &judge)
                guard let least = try run.boxes[view].leastLength(along: axis, for: offer, judge: &judge) else {
                    return [0]
                }
                room = judge.greater(room, least)
            }
            let excess = try run.length(of: view, along: axis, judge: &judge) - room
            if let known = excess.known, known <= 0 { return [0] }
            return [0, excess]
        case .single(let view, let measure):
            let alone = try run.alone(view, judge: &judge)
            let amounts = measure.definition.amounts(in: alone, judge: &judge).map(\.value)
            return [0] + amounts.filter { !($0.known.map { $0 <= 0 } ?? false) }
        case .term(let term): return [try value(of: term, scene, run, judge: &judge)]
        case .none: return [0]
        }
    }

    private func value<J: Judge>(
        of term: LayoutTerm, _ scene: ModularScene, _ run: ModularRun<J.Value>, judge: inout J
    ) throws -> J.Value where J.Value.Scalar == Fraction {
        var value = J.Value(term.constant)
        let ancestors = PerAxis { scene.commonView(of: term, along: $0) }
        for part in term.parts {
            value = value + (try self.value(of: part.quantity, ancestors, scene, run, judge: &judge)) * part.factor
        }
        return value
    }

    private func value<J: Judge>(
        of quantity: LayoutTerm.Quantity, _ ancestors: PerAxis<Int>, _ scene: ModularScene, _ run: ModularRun<J.Value>,
        judge: inout J
    ) throws -> J.Value where J.Value.Scalar == Fraction {
        switch quantity {
        case .parameter(let name):
            guard let index = scene.layout.parameters.firstIndex(where: { $0.name == name }) else { break }
            return run.point[index]
        case .frame(let part, let id):
            guard let view = scene.views.firstIndex(where: { $0.id == id }) else { break }
            let axis: Axis = part.isHorizontal ? .horizontal : .vertical
            switch part {
            case .width, .height: return try run.length(of: view, along: axis, judge: &judge)
            case .left, .top: return try run.origin(of: view, in: ancestors[axis], along: axis, judge: &judge)
            case .right, .bottom:
                return try run.origin(of: view, in: ancestors[axis], along: axis, judge: &judge)
                    + run.length(of: view, along: axis, judge: &judge)
            }
        case .length, .offset, .total, .overflow, .unused: break
        }
        preconditionFailure("a claim is checked before it is judged")
    }
}

extension ModularScene {
    /// The innermost view around all whose places a term names, if their origin cancels; else the root.
    fileprivate func commonView(of term: LayoutTerm, along axis: Axis) -> Int {
        var (sum, paths): (Fraction, [[Int]]) = (0, [])
        for part in term.parts {
            guard case .frame(let side, let id) = part.quantity, side.isHorizontal == (axis == .horizontal),
                side != .width, side != .height, let view = views.firstIndex(where: { $0.id == id })
            else { continue }
            sum = sum + part.factor
            paths.append(views.path(to: view))
        }
        guard sum == 0, let first = paths.first else { return 0 }
        return first.last { view in paths.allSatisfy { $0.contains(view) } } ?? 0
    }
}
