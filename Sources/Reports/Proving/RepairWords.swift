// RepairWords.swift: a least repair as a designer would say it.  Lengths in points, exact.

import Documents
import Workbench

extension FamilyRepair {
    /// The repair as one sentence.
    var words: String {
        switch self {
        case .found(let least, let others): ([least] + others).map(\.words).joined(separator: ", or ")
        case .none: "no change or choice makes all claims true"
        case .undecided(let reason): "whether a change or choice makes all claims true is undecided: \(reason)"
        }
    }
}

extension FamilyRepair.Change {
    /// `make search at least 110 instead of 120`.
    var words: String {
        let fields = made.filter { $0.kind == .field }.map(Self.words) + parts.map(Self.words)
        let rules = made.filter { $0.kind == .rule }.map { "lay out by \($0.name)" }
        let gone = made.filter { $0.kind == .gone }.map(\.name)
        let changes =
            (fields.isEmpty ? [] : ["make \(fields.listed)"]) + rules
            + (gone.isEmpty ? [] : ["leave \(gone.listed) out"])
        let near = "; every cheaper change fails, and so does one at \(cost)"
        return changes.joined(separator: " and ") + (isAttained ? "" : near)
    }

    private static func words(of decision: RepairDecision) -> String {
        "\(decision.name) \(decision.value ?? "")" + (decision.stated.map { " instead of \($0)" } ?? "")
    }

    private static func words(of number: FreedRecord.Number, _ change: Fraction) -> String {
        let owner = number.owner ?? "the row"
        let subject =
            switch (number.field, number.owner) {
            case ("min", _?): "\(owner) at least"
            case ("max", _?): "\(owner) at most"
            case ("ideal", _?): "\(owner) ideally"
            case ("spacing", nil): "the gap"
            case ("spacing", _?): "the gap of \(owner)"
            case ("available", nil): "the container"
            case (let field, nil): field
            case (let field, _?): "\(field) of \(owner)"
            }
        guard let value = number.value else {
            return "\(subject) \(change < 0 ? 0 - change : change) \(change < 0 ? "less" : "more") than it is"
        }
        return "\(subject) \((value + change).shown) instead of \(value.shown)"
    }
}

extension Fraction {
    /// A decimal where it has few digits, and else what it is about.
    fileprivate var shown: String { description.count <= 9 ? description : "\(description) (about \(double.points))" }
}
