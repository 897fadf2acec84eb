// RowDocument+JSON.swift: a row as one line of JSON that reads back to the same row.
// Fields at their defaults are left out, so that small problems look small.

import Rows
import LayoutCore

extension RowDocumentOver {
    /// The document as Documentation/Formats.md describes it.
    public var json: JSONText {
        .members([
            ("id", id.map(JSONText.string)), ("axis", axis == .horizontal ? nil : .string(axis.name)),
            ("available", row.available?.json), ("spacing", spacing),
            ("policy", row.policy == .equalSizes ? nil : .string(row.policy.name)),
            ("items", .array(zip(row.items, cross).map { $0.json(policy: row.policy, cross: $1) })),
            ("claimed", claims.count > 1 ? .array(claims.map(\.json)) : claims.first?.json),
        ])
    }

    private var spacing: JSONText? {
        let gaps = row.spacing
        guard gaps.contains(where: { $0 != 0 }) else { return nil }
        return gaps.allSatisfy { $0 == gaps[0] } ? gaps[0].json : .numbers(gaps)
    }
}

extension ItemOver where Value: DocumentNumber {
    /// The item with the fields that its policy knows and that differ from their defaults.
    fileprivate func json(policy: Policy, cross: AlignmentProblemOver<Value>.Child?) -> JSONText {
        var members = [("id", id.map(JSONText.string))]
        func add<Number: DocumentNumber>(_ key: String, _ value: Number, unless standard: Number) {
            if value != standard { members.append((key, value.json)) }
        }
        add("min", minimum, unless: 0)
        add("ideal", ideal, unless: minimum)
        add("max", maximum, unless: .infinity)
        add("priority", priority, unless: 0)
        add("weight", weight, unless: 1)
        if policy == .cssFlex {
            add("basis", flex.basis, unless: 0)
            add("grow", flex.grow, unless: 0)
            add("shrink", flex.shrink, unless: 1)
        }
        if policy == .glue {
            add("stretch", glue.stretch, unless: 0)
            add("shrink", glue.shrink, unless: 0)
            add("stretchOrder", Double(glue.stretchOrder), unless: 0)
            add("shrinkOrder", Double(glue.shrinkOrder), unless: 0)
        }
        members.append(("cross", cross.map { .object([("length", $0.length.json), ("guide", $0.guide.json)]) }))
        return .members(members)
    }
}
