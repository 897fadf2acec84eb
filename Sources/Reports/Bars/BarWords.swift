// BarWords.swift: what a picture of a row says in words.  Lengths and amounts in points.

import Workbench

extension RowAnswer {
    /// The verdict as a finding on who answered.
    var finding: String {
        switch verdict {
        case .avoidableOverflow(let overflow, let least):
            least > 0
                ? "\(title): \(shown(overflow - least)) longer than it must be"
                : "\(title): \(shown(overflow)) too long, though everything would fit"
        case .unusedSpace(let unused, _): "\(title): \(shown(unused)) unused, though an item could grow"
        case .priorityInversion: "\(title): a lower priority is served first"
        case .unfair: "\(title): shared unfairly"
        case .outOfBounds: "\(title): a bound is broken"
        case .notIdeal: "\(title): an item is not at its ideal"
        case .wrongTotal: "\(title): another total than the policy gives"
        case .optimal(_, let least):
            least > 0 ? "optimal, though nothing fits: the least lengths are \(shown(least)) too long" : "optimal"
        }
    }

    /// What stands at the wall or between items, in few words; empty for the optimum where it fits.
    func amount(_ names: [String]) -> String {
        switch verdict {
        case .avoidableOverflow(let overflow, let least):
            least > 0 ? "\(shown(overflow - least)) longer than it must be" : "\(shown(overflow)) too long"
        case .unusedSpace(let unused, _): "\(shown(unused)) unused"
        case .priorityInversion(_, _, let amount): "\(shown(amount)) to a lower priority"
        case .unfair(_, _, let amount): "unfair by \(shown(amount))"
        case .outOfBounds(let item, let length, let bound): "\(names[item]) is \(shown(length)), \(bound.words)"
        case .notIdeal(let item, let length, let ideal): "\(names[item]) is \(shown(length)), not \(shown(ideal))"
        case .wrongTotal(let total, let expected): "\(shown(total)) in all, not \(shown(expected))"
        case .optimal(_, let least): least > 0 ? "\(shown(least)) too long anyway" : ""
        }
    }
}

/// A length to two places, as pictures show it.
func shown(_ length: Double) -> String { ((length * 100).rounded() / 100).points }

extension Verdict.Bound {
    fileprivate var words: String {
        switch self {
        case .minimum(let bound): "at least \(shown(bound))"
        case .maximum(let bound): "at most \(shown(bound))"
        case .held(let length, _, _): "held at \(shown(length))"
        }
    }
}

extension AnsweredRow {
    /// What the items accept, one after the other; empty where they accept everything.
    func bounds(_ names: [String]) -> String {
        zip(names, document.row.items).compactMap { name, item in
            let (least, most) = (item.minimum, item.maximum)
            if least == most { return "\(name) is \(shown(least))" }
            if most.isFinite {
                return least > 0 ? "\(name) \(shown(least)) to \(shown(most))" : "\(name) at most \(shown(most))"
            }
            return least > 0 ? "\(name) at least \(shown(least))" : nil
        }.joined(separator: ", ")
    }

    /// The first answer with something wrong, or else the first.
    var mostTelling: RowAnswer? { answers.first { $0.kind != .optimal } ?? answers.first }
}
