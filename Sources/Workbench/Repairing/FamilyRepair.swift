// FamilyRepair.swift: the least change of numbers and choices that makes all claims of a family true.  Lengths in points, exact.

import Families
import Proofs
import Scenes

/// What came of looking for a repair.
package enum FamilyRepair: Sendable {
    /// The cheapest change; then, for each number that would do by itself at a higher cost, its cheapest change, and that of
    /// other choices.
    case found(Change, others: [Change])
    /// No change of the free numbers, and no choice, makes the claims true.
    case none
    /// It was not found within the limits.
    case undecided(String)

    /// Numbers that change, and choices that are made.
    package struct Change: Sendable {
        /// The numbers, each with what is added to it; none by 0.
        package let parts: [(number: FreedRecord.Number, change: Fraction)]
        /// The choices that are made.
        package let made: [RepairDecision]
        /// Points times prices and the prices of choices: what the change costs, or what it comes near to.
        package let cost: Fraction
        /// Whether a change has that cost; otherwise this one costs a thousandth more at most.
        package let isAttained: Bool
        /// What this change costs beyond that.
        package let step: Fraction
        /// The record with the change.
        package let record: Record
        /// By which it is proved.
        package let rule: RuleEntry
        /// The family with the change; all of its claims are proved.
        package let subject: ProvedFamily.Subject
        /// What proves them; `nil` where that was not kept.
        package let certificate: CertificateDocument?
    }

    /// What proves the cheapest change; `nil` where there is none, or where that was not kept.
    package var certificate: CertificateDocument? {
        if case .found(let change, _) = self { change.certificate } else { nil }
    }
}

extension ProvedFamily.Subject {
    /// How far a number may change: by as much as the longest of the lengths that are stated.
    var reach: Fraction {
        switch self {
        case .rows(let document, _, _): document.family.longest
        case .scenes(let family, _): family.longest
        }
    }
}

extension Family {
    /// The greatest value of a length that is stated.
    fileprivate var longest: Fraction {
        let forms =
            row.items.flatMap { [$0.minimum, $0.ideal, $0.maximum, $0.flex.basis, $0.base] } + row.spacing
            + [row.available].compactMap(\.self)
        return parameters.box.longest(forms)
    }
}

extension SceneFamily {
    /// The greatest value of a length that is stated.
    fileprivate var longest: Fraction {
        parameters.box.longest(
            statedLengths.map { length in
                LinearForm(length.constant, parameters.map { length.coefficients[$0] ?? 0 })
            })
    }
}

extension ParameterBox {
    fileprivate func longest(_ forms: [LinearForm]) -> Fraction {
        forms.filter(\.constant.isFinite).map { range(of: $0).upperBound }.reduce(1, max)
    }
}
