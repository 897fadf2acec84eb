// FamilyDocument+JSON.swift: a family as one line of JSON that reads back to an equal family.

import Families
import Boxes
import Rows

extension FamilyDocument {
    /// The document as Documentation/Formats.md describes it.
    public var json: JSONText {
        let row = family.row
        return .members([
            ("id", id.map(JSONText.string)), ("axis", axis == .horizontal ? nil : .string(axis.name)),
            (ParameterRecords.field, family.parameters.isEmpty ? nil : parameters),
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

    private func expression(_ form: LinearForm) -> JSONText { terms(of: form).difference }

    /// A form that is not above 0.
    private func inequality(_ form: LinearForm) -> JSONText { terms(of: form).inequality }

    private func terms(of form: LinearForm) -> SignedTerms {
        SignedTerms(form.constant, zip(family.parameters, form.coefficients).map { ($0.name, $1) })
    }
}
