// RowDocument+Explicit.swift: a row as one line of JSON with nothing left out, for programs that read JSON by hand.
// Fields come in one order, defaults included, and one blank stands after every colon and comma.

import Boxes
import Rows

extension RowDocumentOver {
    /// The document with every field that its policy knows, and every gap; names, measures across and claims only where
    /// there are any.
    public var explicitJSON: JSONText {
        .members([
            ("id", id.map(JSONText.string)), ("axis", .string(axis.name)), ("available", row.available?.json ?? .null),
            ("spacing", .numbers(row.spacing)), ("policy", .string(row.policy.name)),
            ("items", .array(zip(row.items, cross).map { $0.explicitJSON(under: row.policy, across: $1) })),
            ("claimed", claims.count > 1 ? .array(claims.map(\.json)) : claims.first?.json),
        ])
    }
}

extension ItemOver where Value: DocumentNumber, Value.Scalar == Value {
    /// The item with every field that its policy knows.
    fileprivate func explicitJSON(under policy: Policy, across: AlignmentProblemOver<Value>.Child?) -> JSONText {
        let fields = policy.definition.fields
        let shrink = fields.contains(.stretch) ? glue.shrink : flex.shrink
        let own: [(field: ItemFields, name: String, value: JSONText)] = [
            (.basis, "basis", flex.basis.json), (.grow, "grow", flex.grow.json),
            (.stretch, "stretch", glue.stretch.json), (.shrink, "shrink", shrink.json),
            (.stretchOrder, "stretchOrder", .integer(glue.stretchOrder)),
            (.shrinkOrder, "shrinkOrder", .integer(glue.shrinkOrder)), (.base, "base", base.json),
            (.shrinkPriority, "shrinkPriority", .number(shrinkPriority)),
        ]
        let common: [(String, JSONText?)] = [
            ("id", id.map(JSONText.string)), ("min", minimum.json), ("ideal", ideal.json), ("max", maximum.json),
            ("priority", .number(priority)), ("weight", weight.json),
        ]
        return .members(
            common + own.filter { fields.contains($0.field) }.map { ($0.name, $0.value) } + [
                ("steps", fields.contains(.steps) ? steps?.json : nil),
                ("cross", across.map { .object([("length", $0.length.json), ("guide", $0.guide.json)]) }),
            ])
    }
}
