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

    /// What the texts that vary together are called, such as their languages.
    var labels: [String]? { choices.lazy.compactMap(\.labels).first }

    /// `title one of 2 texts`, for each choice that varies by itself.
    var looseTexts: [String] {
        choices.filter { $0.labels == nil }.map { "\($0.name) one of \($0.texts.count) texts" }
    }
}

extension FamilyDocument {
    /// `horizontal, container w pt, policy equal-sizes`.
    var words: String {
        let container = family.row.available.map(family.parameters.words) ?? "unspecified"
        return "\(axis.name), container \(container) pt, policy \(family.row.policy.name)"
    }
}

extension LinearForm {
    /// The terms of one sign, without it.
    func part(_ sign: Fraction) -> LinearForm {
        LinearForm(max(0, constant * sign), coefficients.map { max(0, $0 * sign) })
    }
}

extension [Parameter] {
    /// `w from 320 to 1440`, one after the other.
    var intervals: [String] { map { "\($0.name) from \($0.range.lowerBound) to \($0.range.upperBound)" } }

    /// What ties the parameters, as inequalities.
    func words(forTies ties: [LinearForm]) -> [String] {
        ties.map { "\(words(for: $0.part(1))) <= \(words(for: $0.part(-1)))" }
    }
}

extension SceneEngine {
    /// How reports call the engine.
    var title: String { self == .swiftui ? "SwiftUI's rule" : "the optimum" }
}
