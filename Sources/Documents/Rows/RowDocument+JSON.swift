// RowDocument+JSON.swift: a row as one line of JSON that reads back to the same row.
// Fields at their defaults are left out, so that small problems look small.

import Rows
import Boxes

extension RowDocumentOver {
    /// The document as Documentation/Formats.md describes it.
    public var json: JSONText {
        .members([
            ("id", id.map(JSONText.string)), ("axis", axis == .horizontal ? nil : .string(axis.name)),
            ("available", row.available?.json), ("spacing", row.spacingJSON(\.json)),
            ("policy", row.policy == .equalSizes ? nil : .string(row.policy.name)),
            ("items", .array(zip(row.items, cross).map { $0.json(row.policy, $1, \.json) })),
            ("claimed", claims.count > 1 ? .array(claims.map(\.json)) : claims.first?.json),
        ])
    }
}

extension RowOver {
    /// The gap or the gaps; `nil` where there are none.
    func spacingJSON(_ length: (Value) -> JSONText) -> JSONText? {
        guard spacing.contains(where: { $0 != 0 }) else { return nil }
        return spacing.allSatisfy { $0 == spacing[0] } ? length(spacing[0]) : .array(spacing.map(length))
    }
}

extension Staircase where Length: DocumentNumber {
    /// Pairs of a width and the least height in it.
    var json: JSONText { .array(steps.map { .array([$0.width.json, $0.height.json]) }) }
}

extension ItemOver where Value.Scalar: DocumentNumber {
    /// The item with the fields that its policy knows and that differ from their defaults.
    ///
    /// - Parameter length: Writes a length.
    func json(
        _ policy: Policy, _ cross: AlignmentProblemOver<Value.Scalar>.Child?, _ length: (Value) -> JSONText
    ) -> JSONText {
        var members = [("id", id.map(JSONText.string))]
        func add<Number: DocumentNumber>(_ key: String, _ value: Number, unless standard: Number) {
            if value != standard { members.append((key, value.json)) }
        }
        func add(_ key: String, _ value: Value, unlessLength standard: Value) {
            if value != standard { members.append((key, length(value))) }
        }
        let standard = standardBounds
        add("min", minimum, unlessLength: standard.minimum)
        add("ideal", ideal, unlessLength: standardIdeal)
        add("max", maximum, unlessLength: standard.maximum)
        add("priority", priority, unless: 0)
        add("weight", weight, unless: 1)
        let fields = policy.definition.fields
        if fields.contains(.basis) { add("basis", flex.basis, unlessLength: 0) }
        if fields.contains(.grow) { add("grow", flex.grow, unless: 0) }
        if fields.contains(.stretch) { add("stretch", glue.stretch, unless: 0) }
        if fields.contains(.shrink) {
            let isGlue = fields.contains(.stretch)
            add("shrink", isGlue ? glue.shrink : flex.shrink, unless: isGlue ? 0 : 1)
        }
        if fields.contains(.stretchOrder) { add("stretchOrder", Double(glue.stretchOrder), unless: 0) }
        if fields.contains(.shrinkOrder) { add("shrinkOrder", Double(glue.shrinkOrder), unless: 0) }
        if fields.contains(.base) { add("base", base, unlessLength: 0) }
        if fields.contains(.shrinkPriority) { add("shrinkPriority", shrinkPriority, unless: 0) }
        if let steps, fields.contains(.steps) { members.append(("steps", steps.json)) }
        members.append(("cross", cross.map { .object([("length", $0.length.json), ("guide", $0.guide.json)]) }))
        return .members(members)
    }
}
