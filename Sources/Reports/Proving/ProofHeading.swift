// ProofHeading.swift: which rows a proof is about, as text for a terminal.  Lengths in points, exact.

import Boxes
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
        return ["\(document.id.shown): \(document.words), by \(title)"]
            + family.parameters.intervals.wrapped(after: "  for ", to: columns)
            + family.parameters.words(forTies: family.ties).wrapped(after: "  where ", to: columns)
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
