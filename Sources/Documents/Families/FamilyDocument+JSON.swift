// FamilyDocument+JSON.swift: a family as one line of JSON that reads back to an equal family.

import Families
import LayoutCore
import Rows

extension FamilyDocument {
    /// The document as Documentation/Formats.md describes it.
    public var json: JSONText {
        let row = family.row
        return .members([
            ("id", id.map(JSONText.string)), ("axis", axis == .horizontal ? nil : .string(axis.name)),
            (FamilyParameters.field, family.parameters.isEmpty ? nil : parameters),
            ("where", family.ties.isEmpty ? nil : .array(family.ties.map(inequality))),
            ("available", row.available.map(expression)), ("spacing", row.spacingJSON(expression)),
            ("policy", row.policy == .equalSizes ? nil : .string(row.policy.name)),
            ("items", .array(zip(row.items, cross).map { $0.json(row.policy, $1, expression) })),
            ("claims", claims.isEmpty ? nil : .array(claims.map { .string($0.description) })),
        ])
    }

    private var parameters: JSONText {
        .object(family.parameters.map { ($0.name, .numbers([$0.range.lowerBound, $0.range.upperBound])) })
    }

    /// A form as the sum of what it adds less the sum of what it takes away.
    private func expression(_ form: LinearForm) -> JSONText {
        let (gains, losses) = sides(of: form)
        if losses.isEmpty { return sum(gains) }
        return .array([.string("-"), sum(gains), sum(losses)])
    }

    /// A form that is not above 0.
    private func inequality(_ form: LinearForm) -> JSONText {
        let (gains, losses) = sides(of: form)
        return .array([.string("<="), sum(gains), sum(losses)])
    }

    private func sum(_ terms: [JSONText]) -> JSONText {
        terms.count < 2 ? terms.first ?? .integer(0) : .array([.string("+")] + terms)
    }

    private func sides(of form: LinearForm) -> (gains: [JSONText], losses: [JSONText]) {
        var (gains, losses): ([JSONText], [JSONText]) = ([], [])
        for (parameter, factor) in zip(family.parameters, form.coefficients) where factor != 0 {
            let size = factor < 0 ? 0 - factor : factor
            let name = JSONText.string(parameter.name)
            let term = size == 1 ? name : .array([.string("*"), size.json, name])
            if factor < 0 { losses.append(term) } else { gains.append(term) }
        }
        if form.constant > 0 { gains.append(form.constant.json) }
        if form.constant < 0 { losses.append((0 - form.constant).json) }
        return (gains, losses)
    }
}
