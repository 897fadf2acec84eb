// ProofHeading.swift: which rows or scenes a proof is about, as text for a terminal.  Lengths in points, exact.

import Boxes
import Workbench

/// The head of a report about a family.
struct ProofHeading {
    private let subject: ProvedFamily.Subject
    private let columns: Int

    init(_ family: ProvedFamily, columns: Int) { (subject, self.columns) = (family.subject, columns) }

    var lines: [String] {
        switch subject {
        case .rows(let document, _, let title):
            let family = document.family
            return lines(
                "\(document.id.shown): \(document.words), by \(title)", family.parameters, ties: family.ties)
        case .scenes(let family, let engine):
            let labels = family.labels.map { ["in \($0.joined(separator: ", "))"] } ?? []
            return lines(
                "\(family.id.shown): a scene by \(engine.title)\(family.ownRules(beside: engine))", family.parameters,
                labels + family.looseTexts, ties: family.tieForms)
        }
    }

    private func lines(
        _ title: String, _ parameters: [Parameter], _ texts: [String] = [], ties: [LinearForm]
    ) -> [String] {
        Self.lines(title, parameters, texts, ties: ties, to: columns)
    }

    /// A title, and over what it goes.
    static func lines(
        _ title: String, _ parameters: [Parameter], _ texts: [String] = [], ties: [LinearForm], to columns: Int
    ) -> [String] {
        [title] + (parameters.intervals + texts).wrapped(after: "  for ", to: columns)
            + parameters.words(forTies: ties).wrapped(after: "  where ", to: columns)
    }
}

extension SceneFamily {
    /// Stacks that name a rule go by theirs.
    fileprivate func ownRules(beside engine: SceneEngine) -> String {
        let hasOwn = root.all.contains { ($0.kind as? StackKind)?.rule != nil }
        return hasOwn && engine == .swiftui ? ", and by the rules that its stacks name" : ""
    }
}
