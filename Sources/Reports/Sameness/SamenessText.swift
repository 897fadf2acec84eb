// SamenessText.swift: where two rules agree, as text for a terminal.  Lengths in points, exact.

package import Workbench
import Proofs

/// The report that `plumb prove --same` prints for people.
package struct SamenessText {
    private let answer: RulesBeside
    private let columns: Int

    /// In a terminal of so many columns.
    package init(_ answer: RulesBeside, columns: Int) { (self.answer, self.columns) = (answer, columns) }

    package var lines: [ProofText.Line] {
        let (document, study) = (answer.document, answer.study)
        let (first, second) = (answer.rules.first.title, answer.rules.second.title)
        let title = "\(document.id.shown): \(document.words), by \(first) and by \(second)"
        var lines = ProofHeading.lines(title, document.family.parameters, ties: document.family.ties, to: columns)
            .map { ProofText.Line($0) }
        lines += [ProofText.Line(""), ProofText.Line("  \(verdict)", isGood: answer.areSame == true)]
        if let same = study.same, answer.areSame == false, answer.every.isEmpty {
            lines += list(same, "the same lengths exactly where", "the same lengths nowhere")
        }
        if let found = answer.forEvery {
            let every = answer.every.joined(separator: ", ")
            if let same = found.same {
                lines += list(
                    same, "the same lengths for every \(every) exactly where", "not for every \(every) anywhere")
            }
            if let differs = found.differs {
                lines += list(differs, "other lengths for some \(every) exactly where", "the same for every \(every)")
            }
            if let stop = found.stop {
                let missing =
                    found.same == nil
                    ? "for every \(every): undecided"
                    : found.differs == nil ? "other lengths for some \(every): not found" : "no certificate of this"
                lines.append(ProofText.Line("  \(missing): \(stop)"))
            }
        }
        if let difference = answer.difference {
            let place = difference.values.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
            lines += [
                ProofText.Line(""), ProofText.Line("  most simply where \(place)"),
                ProofText.Line("    by \(first) \(difference.first.listedNumbers)"),
                ProofText.Line("    by \(second) \(difference.second.listedNumbers)"),
            ]
        }
        if let worst = study.worst, worst.value > 0 {
            let near =
                worst.isAttained
                ? "at most \(worst.value) apart" : "less than \(worst.value) apart, and as near to that as one likes"
            lines.append(ProofText.Line("  \(near)\(study.stop == nil ? "" : ", as far as was explored")"))
        }
        return lines + [ProofText.Line(""), ProofText.Line("  \(work)")]
    }

    private var verdict: String {
        switch answer.areSame {
        case true?: "same: both give the same lengths everywhere"
        case false?: "different: they do not give the same lengths everywhere"
        case nil: "undecided: nothing that was explored differs"
        }
    }

    private func list(_ set: PointSet, _ title: String, _ none: String) -> [ProofText.Line] {
        if set.parts.isEmpty { return [ProofText.Line("  \(none)")] }
        let words = set.words(answer.document.family.parameters)
        let rows = words.enumerated().flatMap { place, part in
            (part.isEmpty ? ["everywhere"] : part).wrapped(after: place == 0 ? "    " : "    or ", to: columns)
        }
        let note =
            set.isShort ? [] : [ProofText.Line("    (region by region: it would take too long to put them together)")]
        return [ProofText.Line("  \(title)")] + rows.map { ProofText.Line($0) } + note
    }

    private var work: String {
        let effort = answer.study.effort
        let left =
            answer.study.stop.map { "; \($0), \(effort.regionsLeft.counted("part was", "parts were")) left" } ?? ""
        return "\(effort.regions.counted("region")), \(answer.study.sameRegions) of them with the same lengths, "
            + "\(effort.programs.counted("linear program"))\(left)"
    }
}

extension [Fraction] {
    /// `1/2, 3`.
    fileprivate var listedNumbers: String { map(\.description).joined(separator: ", ") }
}
