// ModularScene.swift: the parts of a scene as functions: the lengths of each by what it is offered, and what it is offered
// by the parameters.  Lengths in points, exact.
//
// Each function is found when it is first asked for, by whoever explores; one that cannot be found leaves its part to be
// laid out where it is asked.  Parts of equal content share the functions of the first of them.

import Boxes
package import Families
import Fractions
package import Rows

/// A scene whose parts are known as functions.
package final class ModularScene {
    /// What finds functions: over a box and ties, the lengths that a run gives.
    package typealias Explore = (
        ParameterBox, [LinearForm], (inout FormJudge) throws -> [LinearForm?]
    ) throws -> [PiecewiseForm]

    /// The scene.
    package let layout: SceneLayout
    /// The views, each before those inside it.
    let views: [SceneComponent]
    /// Whether each view has a container inside.
    let haveContainers: [Bool]
    /// The forms that must not be below 0, each once: every question asks for all of them.
    let neededForms: [LinearForm]
    /// The longest offer for which lengths are explored.
    package let longest: Fraction
    private let explore: Explore?
    /// Runs that nobody uses now.
    private var idle: [Any] = []
    private var functions: [ModularSubject: PiecewiseForm?]
    /// Functions of an earlier scene, which are taken where they turn out to be right here, too.
    package var candidates: [ModularSubject: ProvedFunction] = [:]
    /// What need not be explored, since an earlier scene had no function of the kind in that place.
    package var isHopeless: (ModularSubject) -> Bool = { _ in false }
    /// Those that did.
    package private(set) var reused: [ModularSubject: ProvedFunction] = [:]

    /// The parts of a scene.
    ///
    /// - Parameters:
    ///   - known: Functions that have been found before.
    ///   - longest: The longest offer for which lengths are known; `nil` for one that is hardly exceeded.
    ///   - knowsContent: Whether to find what parts are made of; without it only views and their places are asked for.
    ///   - explore: What finds others; `nil` where there are none.
    /// - Throws: What making the boxes throws.
    package init(
        _ layout: SceneLayout, known: [ModularSubject: PiecewiseForm] = [:], longest: Fraction? = nil,
        knowsContent: Bool = true, _ explore: Explore?
    ) throws {
        (self.layout, self.explore) = (layout, explore)
        var needed: Set<LinearForm> = []
        neededForms = layout.neededForms.filter { needed.insert($0).inserted }
        functions = known.mapValues { $0 }
        let parameters = layout.parameters
        let names = Dictionary(zip(parameters.map(\.name), parameters.indices.map(LinearForm.init(parameter:)))) { $1 }
        let root = try layout.box(at: names, keepsViews: true).root
        views = [SceneComponent](root, parameters, knowsContent: knowsContent)
        haveContainers = views.containersInside
        self.longest = longest ?? layout.family.longestOffer
    }

    /// How many parts there are.
    package var partCount: Int { views.count(where: \.isPart) }
    /// How many functions have been found.
    package var functionCount: Int { functions.values.count { $0 != nil } }
    /// What was asked for and could not be found.
    var gaps: Set<ModularSubject> { Set(functions.filter { $0.value == nil }.keys) }
    /// The functions that have been found.
    package var found: [ModularSubject: PiecewiseForm] { functions.compactMapValues { $0 } }

    /// The view whose functions a view's are: the first of the same content.
    package func representative(of view: Int) -> Int { views[view].representative }

    /// What each part is made of, the parameters in it with their ranges: what its lengths follow from.
    package func content(of view: Int) -> String? {
        guard views[view].isPart, let content = views[view].content else { return nil }
        let ranges = views[view].parameters.map { layout.parameters[$0] }
            .map { "\($0.name) \($0.range.lowerBound) \($0.range.upperBound)" }
        return ([content, "\(layout.family.displayScale) \(longest)"] + ranges).joined(separator: "\n")
    }

    /// A length of a part as a function of what it is offered, and of the parameters that occur in it; `nil` where it could
    /// not be found.
    func response(of view: Int, along axis: Axis, _ modes: PerAxis<ModularSubject.Mode>) -> PiecewiseForm? {
        function(
            of: .length(of: views[view].representative, axis, width: modes.horizontal, height: modes.vertical))
    }

    /// What is said of a part as a function; `nil` where it could not be found.
    package func function(of subject: ModularSubject) -> PiecewiseForm? {
        if let known = functions[subject] { return known }
        let found = takesCandidate(subject) ?? (isHopeless(subject) ? nil : try? explored(subject))
        functions[subject] = .some(found)
        return found
    }

    /// Takes a function that another scene has of an equal part.
    func take(_ function: PiecewiseForm, as subject: ModularSubject) { functions[subject] = .some(function) }

    /// Works with a run at a point, which is made once for all that come after each other.
    ///
    /// Finding a function asks for others: while one is at work, they work with other runs.
    ///
    /// - Parameter view: The view that alone is asked, with those inside it.
    func withRun<Value: Number, Result>(
        at point: [Value], inside view: Int = 0, _ work: (ModularRun<Value>) throws -> Result
    ) throws -> Result where Value.Scalar == Fraction {
        let place = idle.lastIndex { ($0 as? ModularRun<Value>)?.point == point }
        let run: ModularRun<Value>
        if let place, let known = idle.remove(at: place) as? ModularRun<Value> {
            run = known
        } else {
            run = try ModularRun(self, at: point)
        }
        defer {
            run.forget(inside: view)
            // At single points a run serves once.
            if !(Value.self is any KnownNumber.Type) { idle.append(run) }
        }
        return try work(run)
    }

    private func takesCandidate(_ subject: ModularSubject) -> PiecewiseForm? {
        guard let candidate = candidates[subject], let layout = try? FunctionLayout(self, subject),
            candidate.form.isFunction(of: layout.parameters.count)
        else { return nil }
        functions[subject] = candidate.form
        do {
            try layout.check([.proved(FunctionLayout.claim)], by: candidate.tree)
        } catch {
            functions[subject] = nil
            return nil
        }
        reused[subject] = candidate
        return candidate.form
    }

    private func explored(_ subject: ModularSubject) throws -> PiecewiseForm? {
        guard let explore else { return nil }
        let layout = try FunctionLayout(self, subject)
        let point = layout.parameters.indices.map(LinearForm.init(parameter:))
        return try explore(layout.box, layout.ties) { [try layout.found(at: point, judge: &$0)] }[0]
    }
}

extension SceneFamily {
    /// A length that offers to views hardly exceed: all lengths that the scene states, at their greatest, and texts as long
    /// ones.  It is a power of 2, so that a small change of the scene leaves it.
    fileprivate var longestOffer: Fraction {
        let stated = root.all.flatMap(\.lengths) + Axis.allCases.compactMap { proposal[$0] }
        let box = parameters.box
        let lengths = stated.map { box.range(of: parameters.form(of: $0.form)).upperBound }
        let known = lengths.filter { $0.isFinite && $0 > 0 }.reduce(1_000, +)
        let wanted = known + Fraction(1_000 * root.all.count)
        var longest: Fraction = 1_024
        while longest < wanted { longest = longest * 2 }
        return longest
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
