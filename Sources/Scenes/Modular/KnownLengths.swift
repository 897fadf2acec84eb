// KnownLengths.swift: lengths of parts as functions, by what the parts are made of, for scenes that have the same parts.

import Families
package import Fractions

/// The lengths that exploring some scenes has found.
package struct KnownLengths: Sendable {
    /// The longest offer for which they were explored, in points.
    package let longest: Fraction
    /// The functions of each content, as if its part were view 0.
    private var byContent: [String: [ModularSubject: PiecewiseForm]] = [:]

    /// What had too many pieces in the first scene, and how many views that has: most changes leave both.
    private let gaps: (subjects: Set<ModularSubject>, viewCount: Int)

    /// The lengths that have been found of a scene's parts.
    package init(of scene: ModularScene) {
        longest = scene.longest
        gaps = (scene.gaps, scene.viewCount)
        learn(from: scene)
    }

    /// Adds what another scene's parts came to.
    package mutating func learn(from scene: ModularScene) {
        guard scene.longest == longest else { return }
        for (subject, function) in scene.found {
            guard case .length = subject, let content = scene.content(of: subject.view) else { continue }
            byContent[content, default: [:]][subject.moved(to: 0)] = function
        }
    }

    /// What is known of a content.
    func functions(of content: String) -> [ModularSubject: PiecewiseForm] { byContent[content] ?? [:] }

    /// Whether it is not worth looking for a function of another scene.
    func isHopeless(_ subject: ModularSubject, in scene: ModularScene) -> Bool {
        scene.viewCount == gaps.viewCount && gaps.subjects.contains(subject)
    }
}

extension ModularScene {
    /// Takes the lengths of parts that other scenes over the same parameters have, too.
    package func take(_ known: KnownLengths) {
        for view in 0..<viewCount where isPart(view) && representative(of: view) == view {
            guard let content = content(of: view) else { continue }
            for (subject, function) in known.functions(of: content) { take(function, as: subject.moved(to: view)) }
        }
        isHopeless = { [unowned self] subject in known.isHopeless(subject, in: self) }
    }
}
