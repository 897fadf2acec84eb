// SubjectWords.swift: what is asked about in a few words: rows, families, proposals, engines.  Lengths in points.

package import Boxes
import Families

extension RowDocumentOver {
    /// `horizontal, container 320 pt, policy equal-sizes`.
    package var words: String {
        let container = row.available.map { "\($0.points) pt" } ?? "unspecified"
        return "\(axis.name), container \(container), policy \(row.policy.name)"
    }
}

extension PerAxis<Double?> {
    /// `proposal 320 pt by unspecified`.
    package var words: String {
        let lengths = Axis.allCases.map { self[$0].map { "\($0.points) pt" } ?? "unspecified" }
        return "proposal \(lengths.joined(separator: " by "))"
    }
}

extension SceneFamily {
    /// What the texts that vary together are called, such as their languages.
    package var labels: [String]? { choices.lazy.compactMap(\.labels).first }

    /// `title one of 2 texts`, for each choice that varies by itself.
    package var looseTexts: [String] {
        choices.filter { $0.labels == nil }.map { "\($0.name) one of \($0.texts.count) texts" }
    }
}

extension FamilyDocument {
    /// `horizontal, container w pt, policy equal-sizes`.
    package var words: String {
        let container = family.row.available.map(family.parameters.words) ?? "unspecified"
        return "\(axis.name), container \(container) pt, policy \(family.row.policy.name)"
    }
}

extension LinearForm {
    /// The terms of one sign, without it.
    package func part(_ sign: Fraction) -> LinearForm {
        LinearForm(max(0, constant * sign), coefficients.map { max(0, $0 * sign) })
    }
}

extension [Parameter] {
    /// `w from 320 to 1440`, one after the other.
    package var intervals: [String] { map { "\($0.name) from \($0.range.lowerBound) to \($0.range.upperBound)" } }

    /// What ties the parameters, as inequalities.
    package func words(forTies ties: [LinearForm]) -> [String] {
        ties.map { "\(words(for: $0.part(1))) <= \(words(for: $0.part(-1)))" }
    }
}

extension SceneEngine {
    /// How reports call the engine.
    package var title: String { self == .swiftui ? "SwiftUI's rule" : "the optimum" }
}
