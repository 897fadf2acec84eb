// ModularProof.swift: what proves claims about a scene part by part: functions with what proves each, and a tree a question.
// Whoever found them, the part's own lines run again and have to give what is stated.

import Documents
package import Families
import Rows

/// The functions of a scene's parts, and for each claim that is proved what proves each question of it.
package struct ModularProof: Sendable, Equatable {
    /// What proves a claim.
    package struct Answer: Sendable, Equatable {
        /// The claim.
        package var claim: LayoutClaim
        /// One tree a question, in their order.
        package var trees: [ProofTree]

        /// What proves a claim; nothing is checked.
        package init(_ claim: LayoutClaim, _ trees: [ProofTree]) { (self.claim, self.trees) = (claim, trees) }
    }

    /// A part by its view, with the fingerprint of what it is made of.
    package struct Part: Sendable, Equatable {
        /// The view, by its place among all.
        package var view: Int
        /// The fingerprint of its content.
        package var hash: String
        /// What is known of it.
        package var functions: [ProvedFunction]

        /// A part; nothing is checked.
        package init(view: Int, hash: String, functions: [ProvedFunction]) {
            (self.view, self.hash, self.functions) = (view, hash, functions)
        }
    }

    /// The longest offer for which lengths are known, in points.
    package var longest: Fraction
    /// The parts, in the order of the views.
    package var parts: [Part]
    /// What proves each claim.
    package var answers: [Answer]

    /// A proof; nothing is checked.
    package init(longest: Fraction, parts: [Part], answers: [Answer]) {
        (self.longest, self.parts, self.answers) = (longest, parts, answers)
    }

    /// All functions.
    package var functions: [ProvedFunction] { parts.flatMap(\.functions) }

    /// Checks that findings follow: each function is what its part gives, each question stays within its claim, and each
    /// point is one.
    ///
    /// Functions of a part look up those of parts inside it, and offers those of views around: there is no circle.
    ///
    /// - Throws: The first fault.
    package func check(_ findings: [LayoutFinding], of layout: SceneLayout) throws(LayoutProofFault) {
        if findings.isEmpty { throw .noFindings }
        guard layout.hasParts else { throw .part(view: 0, "the scene has no parts that are proved by themselves") }
        let scene = try scene(layout)
        // All are functions before any is looked up.
        let layouts = try functions.map { function throws(LayoutProofFault) in try self.layout(of: function, in: scene)
        }
        for (function, layout) in zip(functions, layouts) {
            do {
                try layout.check([.proved(FunctionLayout.claim)], by: function.tree)
            } catch {
                throw .part(view: function.subject.view, "\(error)")
            }
        }
        for finding in findings {
            switch finding {
            case .refuted: try layout.check([finding], by: nil)
            case .proved(let claim): try check(claim, in: scene)
            case .greatest, .approached: throw .noTree
            }
        }
    }

    private func scene(_ layout: SceneLayout) throws(LayoutProofFault) -> ModularScene {
        var known: [ModularSubject: PiecewiseForm] = [:]
        for function in functions {
            if known.updateValue(function.form, forKey: function.subject) != nil {
                throw .part(view: function.subject.view, "a function stands twice")
            }
        }
        let scene: ModularScene
        guard longest > 0, longest.isFinite else { throw .part(view: 0, "the longest offer is \(longest)") }
        do { scene = try ModularScene(layout, known: known, longest: longest, nil) } catch { throw .rule("\(error)") }
        for part in parts {
            guard scene.isPart(part.view) else { throw .part(view: part.view, "there is no such part") }
            if scene.hash(of: part.view) != part.hash { throw .part(view: part.view, "it is not what its hash says") }
            for function in part.functions {
                guard function.subject.view == part.view, scene.accepts(function.subject) else {
                    throw .part(view: part.view, "a function is not one of it")
                }
            }
        }
        return scene
    }

    private func layout(
        of function: ProvedFunction, in scene: ModularScene
    ) throws(LayoutProofFault) -> FunctionLayout {
        let layout: FunctionLayout
        do { layout = try FunctionLayout(scene, function.subject) } catch { throw .rule("\(error)") }
        guard function.form.isFunction(of: layout.parameters.count) else {
            throw .part(view: function.subject.view, "its pieces are no function")
        }
        return layout
    }

    private func check(_ claim: LayoutClaim, in scene: ModularScene) throws(LayoutProofFault) {
        do { try scene.layout.check(claim) } catch { throw .measure(error) }
        guard let answer = answers.first(where: { $0.claim == claim }),
            let questions = ModularQuestion.all(claim.measure, of: scene), questions.count == answer.trees.count
        else { throw .noTree }
        for (question, tree) in zip(questions, answer.trees) {
            do {
                try QuestionLayout(scene, question).check([.proved(claim)], by: tree)
            } catch {
                throw .part(view: question.view, "\(error)")
            }
        }
    }
}

extension ModularScene {
    /// Whether a place is that of a part.
    package func isPart(_ view: Int) -> Bool { views.indices.contains(view) && views[view].isPart }

    /// Whether a function may say this: lengths of the first part of its content, offers and rooms of parts but the root.
    func accepts(_ subject: ModularSubject) -> Bool {
        guard isPart(subject.view) else { return false }
        switch subject {
        case .length(let view, _, _, _): return views[view].representative == view
        case .asked(let asked): return views[asked.view].parent != nil
        }
    }

    /// The fingerprint of what a part is made of.
    package func hash(of view: Int) -> String { Fingerprint([content(of: view) ?? "view \(view)"]).digits }

    /// The places from the root down to a view, by which it is found in a scene that has been changed elsewhere.
    package func path(to view: Int) -> [Int] { views.path(to: view).map { views[$0].place } }

    /// How many views there are.
    package var viewCount: Int { views.count }

    /// What a view is called.
    package func words(for view: Int) -> String { views[view].words }
}

extension ModularProof {
    /// What views are called whose parts are none of another scene, the innermost of them.
    ///
    /// - Parameters:
    ///   - layout: The scene that is proved.
    ///   - other: The scene that should be.
    /// - Returns: Names in the order of the views; `nil` where a scene has no boxes.
    package func foreignParts(of layout: SceneLayout, in other: SceneLayout) -> [String]? {
        guard let scene = try? ModularScene(layout, longest: longest, nil),
            let other = try? ModularScene(other, longest: longest, nil)
        else { return nil }
        let known = Set((0..<other.viewCount).compactMap(other.content))
        let foreign = (0..<scene.viewCount).filter { view in
            scene.content(of: view).map { !known.contains($0) } ?? false
        }
        let around = Set(foreign.flatMap { scene.views.path(to: $0).dropLast() })
        return foreign.filter { !around.contains($0) }.map(scene.words)
    }
}
