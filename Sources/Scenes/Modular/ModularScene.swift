// ModularScene.swift: the parts of a scene as functions: the lengths of each by what it is offered, and what it is offered
// by the parameters.  Lengths in points, exact.
//
// Each function is found when it is first asked for, by whoever explores; one that cannot be found leaves its part to be
// laid out where it is asked.

import Boxes
package import Families
package import Rows

/// A scene whose parts are known as functions.
package final class ModularScene {
    /// What finds functions: over a box and ties, the lengths that a run gives.
    package typealias Explore = (
        ParameterBox, [LinearForm], (inout FormJudge) throws -> [LinearForm?]
    ) throws -> [PiecewiseForm]

    /// How a side of an offer comes.
    enum Mode: Hashable {
        /// It does not matter.
        case unasked
        case open, infinite, finite

        init(of offer: (some Number)?, isAsked: Bool) {
            guard isAsked else { self = .unasked; return }
            guard let offer else { self = .open; return }
            self = offer.isInfinite ? .infinite : .finite
        }
    }

    /// What is asked of a view where it stands.
    struct Asked: Hashable {
        enum What { case offer, room }

        let what: What
        let view: Int
        let axis: Axis
    }

    private struct Response: Hashable {
        let view: Int
        let axis: Axis
        let width, height: Mode
    }

    /// The scene.
    package let layout: SceneLayout
    /// The views, each before those inside it.
    let views: [SceneComponent]
    /// Whether each view has a container inside.
    let haveContainers: [Bool]
    /// The longest offer for which lengths are explored.
    let longest: Fraction
    private let explore: Explore
    private var responses: [Response: PiecewiseForm?] = [:]
    private var functions: [Asked: PiecewiseForm?] = [:]

    /// The parts of a scene.
    ///
    /// - Throws: What making the boxes throws.
    package init(_ layout: SceneLayout, _ explore: @escaping Explore) throws {
        (self.layout, self.explore) = (layout, explore)
        let parameters = layout.parameters
        let names = Dictionary(zip(parameters.map(\.name), parameters.indices.map(LinearForm.init(parameter:)))) { $1 }
        views = [SceneComponent](try layout.box(at: names, keepsViews: true).root, parameters)
        haveContainers = views.containersInside
        longest = layout.family.longestOffer
    }

    /// How many parts there are.
    package var partCount: Int { views.count(where: \.isPart) }
    /// How many functions have been found.
    package var functionCount: Int {
        responses.values.count { $0 != nil } + functions.values.count { $0 != nil }
    }

    /// A length of a part as a function of what it is offered, and of the parameters that occur in it; `nil` where it could
    /// not be found.
    func response(of view: Int, along axis: Axis, _ modes: PerAxis<Mode>) -> PiecewiseForm? {
        let key = Response(view: view, axis: axis, width: modes.horizontal, height: modes.vertical)
        if let known = responses[key] { return known }
        let found = try? explored(view, along: axis, modes)
        responses[key] = .some(found)
        return found
    }

    private func explored(_ view: Int, along axis: Axis, _ modes: PerAxis<Mode>) throws -> PiecewiseForm? {
        let parameters = layout.parameters
        var ranges: [ClosedRange<Fraction>] = []
        let offer = PerAxis<LinearForm?> { side in
            switch modes[side] {
            case .unasked, .open: return nil
            case .infinite: return .infinity
            case .finite:
                ranges.append(0...longest)
                return LinearForm(parameter: ranges.count - 1)
            }
        }
        // What does not occur in the part may be anything.
        var point = parameters.map { LinearForm($0.range.lowerBound) }
        var places: [Int: Int] = [:]
        for parameter in views[view].parameters {
            places[parameter] = ranges.count
            point[parameter] = LinearForm(parameter: ranges.count)
            ranges.append(parameters[parameter].range)
        }
        let ties = layout.ties.compactMap { $0.renamed(places) }
        let run = try ModularRun(self, at: point, inside: view, seeking: nil)
        return try explore(ParameterBox(ranges: ranges), ties) { judge in
            run.forget()
            return [try run.boxes[view].length(along: axis, for: offer, judge: &judge)]
        }[0]
    }

    /// What is asked of a part where it stands, as a function of the parameters; `nil` where it could not be found.
    func function(of asked: Asked) -> PiecewiseForm? {
        if let known = functions[asked] { return known }
        let found = try? explored(asked)
        functions[asked] = .some(found)
        return found
    }

    private func explored(_ asked: Asked) throws -> PiecewiseForm? {
        let run = try ModularRun(
            self, at: layout.parameters.indices.map(LinearForm.init(parameter:)), inside: nil, seeking: asked)
        return try explore(layout.box, layout.ties) { judge in
            run.forget()
            return [try run.value(of: asked, judge: &judge)]
        }[0]
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

extension SceneFamily {
    /// A length that offers to views hardly exceed: all lengths that the scene states, at their greatest, and texts as long
    /// ones.
    fileprivate var longestOffer: Fraction {
        let stated = root.all.flatMap(\.lengths) + Axis.allCases.compactMap { proposal[$0] }
        let box = parameters.box
        let lengths = stated.map { box.range(of: parameters.form(of: $0.form)).upperBound }
        let known = lengths.filter { $0.isFinite && $0 > 0 }.reduce(1_000, +)
        return (known + Fraction(1_000 * root.all.count)).roundedUp
    }
}

extension SceneLayout {
    /// Whether parts of the scene can be proved by themselves: by SwiftUI's rule, in a room with ends, where no stack
    /// shares its length by a rule of its own.
    package var hasParts: Bool {
        let offers = Axis.allCases.compactMap { family.proposal[$0] }
        return engine == .swiftui && offers.allSatisfy(\.form.constant.isFinite)
            && !parameters.isEmpty && family.root.all.allSatisfy { !(($0.kind as? StackKind)?.sharesByItself ?? false) }
    }
}
