// ProofHeading.swift: which rows a proof is about, as text for a terminal.  Lengths in points, exact.

import Workbench

/// The head of a report about a family.
struct ProofHeading {
    private let document: FamilyDocument
    private let title: String
    private let columns: Int

    init(_ family: ProvedFamily, columns: Int) {
        (document, title, self.columns) = (family.document, family.title, columns)
    }

    var lines: [String] {
        let family = document.family
        let container = family.row.available.map(family.parameters.words) ?? "unspecified"
        let head =
            "\(document.id.shown): \(document.axis.name), container \(container) pt, policy \(family.row.policy.name), "
            + "by \(title)"
        let intervals = family.parameters.map { "\($0.name) from \($0.range.lowerBound) to \($0.range.upperBound)" }
        return [head] + intervals.wrapped(after: "  for ", to: columns)
            + family.parameters.words(forTies: family.ties).wrapped(after: "  where ", to: columns)
    }
}

extension LinearForm {
    /// The terms of one sign, without it.
    func part(_ sign: Fraction) -> LinearForm {
        LinearForm(max(0, constant * sign), coefficients.map { max(0, $0 * sign) })
    }
}

extension [Parameter] {
    /// What ties the parameters, as inequalities.
    func words(forTies ties: [LinearForm]) -> [String] {
        ties.map { "\(words(for: $0.part(1))) <= \(words(for: $0.part(-1)))" }
    }
}
