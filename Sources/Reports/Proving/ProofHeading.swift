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
        let words = family.parameters.words
        let ties = family.ties.map { "\(words($0.part(1))) <= \(words($0.part(-1)))" }
        return [head] + wrapped("  for ", intervals) + wrapped("  where ", ties)
    }

    /// A list with commas, broken into lines before the last column.
    private func wrapped(_ word: String, _ list: [String]) -> [String] {
        var lines: [String] = []
        for (index, text) in list.enumerated() {
            let entry = text + (index < list.count - 1 ? "," : "")
            if let last = lines.last, last.count + 1 + entry.count <= columns {
                lines[lines.count - 1] = last + " " + entry
            } else {
                lines.append((lines.isEmpty ? word : String(repeating: " ", count: word.count)) + entry)
            }
        }
        return lines
    }
}

extension LinearForm {
    /// The terms of one sign, without it.
    fileprivate func part(_ sign: Fraction) -> LinearForm {
        LinearForm(max(0, constant * sign), coefficients.map { max(0, $0 * sign) })
    }
}
