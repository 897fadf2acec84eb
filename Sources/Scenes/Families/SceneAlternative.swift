// SceneAlternative.swift: one of the ways in which the texts of a family of scenes may come together.

import Documents
import Families

/// The texts that stand for the choices of a family.
package struct SceneAlternative: Sendable, Equatable {
    /// What it is called: the language, or the texts; empty where there are no choices.
    package let name: String
    /// The texts by the names of their choices.
    package let texts: [String: String]
}

extension SceneFamily {
    /// The most ways that are laid out one by one.
    private static var mostAlternatives: Int { 1_000 }

    /// Every way in which the choices come together: those with labels by label, the others each with each.
    package var alternatives: [SceneAlternative] {
        var found = [SceneAlternative(name: "", texts: [:])]
        let labelled = choices.filter { $0.labels != nil }
        if let labels = labelled.first?.labels {
            found = labels.map { label in
                let texts = labelled.map { choice in (choice.name, choice.text(labelled: label)) }
                return SceneAlternative(name: label, texts: Dictionary(texts) { first, _ in first })
            }
        }
        for choice in choices where choice.labels == nil {
            found = found.flatMap { before in
                choice.texts.map { text in
                    let words = "\(choice.name) = \(text)"
                    return SceneAlternative(
                        name: before.name.isEmpty ? words : "\(before.name), \(words)",
                        texts: before.texts.merging([choice.name: text]) { $1 })
                }
            }
        }
        return found
    }

    func checkAlternatives() throws(FamilyError) {
        let labelled = choices.filter { $0.labels != nil }
        for choice in labelled where choice.labels != labelled[0].labels {
            throw .scene(
                "the choices \(labelled[0].name) and \(choice.name) have other labels; those with labels vary together and "
                    + "must have the same", at: [:])
        }
        var count = labelled.first?.texts.count ?? 1
        for choice in choices where choice.labels == nil {
            count *= choice.texts.count
            guard count <= Self.mostAlternatives else {
                throw .scene(
                    "the choices come together in more than \(Self.mostAlternatives) ways; give their texts labels, such as "
                        + "languages, to let them vary together", at: [:])
            }
        }
    }
}

extension TextChoice {
    fileprivate func text(labelled label: String) -> String {
        guard let index = labels?.firstIndex(of: label) else { return texts[0] }
        return texts[index]
    }
}
