// SceneFamily+JSON.swift: a family of scenes as one line of JSON that reads back to an equal family.

package import Documents
import Families
import Boxes
import Rows

extension SceneFamily {
    /// The family as Documentation/Scenes.md describes it.
    package var json: JSONText {
        let guides = root.customGuides
        return .members([
            ("id", id.map(JSONText.string)),
            (ParameterRecords.field, parameters.isEmpty && choices.isEmpty ? nil : .object(records)),
            ("where", ties.isEmpty ? nil : .array(ties.map(\.json))), ("proposal", proposal.json),
            ("displayScale", displayScale == 1 ? nil : .number(displayScale)),
            ("customGuides", guides.isEmpty ? nil : .object(guides.map { ($0.name, $0.standard.json) })),
            ("tree", root.written), ("claims", claims.isEmpty ? nil : .array(claims.map { .string($0.description) })),
        ])
    }

    private var records: [(key: String, value: JSONText)] {
        parameters.map { ($0.name, .numbers([$0.range.lowerBound, $0.range.upperBound])) }
            + choices.map { ($0.name, .object([("choices", $0.json)])) }
    }
}

extension TextChoice {
    fileprivate var json: JSONText {
        guard let labels else { return .array(texts.map(JSONText.string)) }
        return .object(zip(labels, texts).map { ($0, .string($1)) })
    }
}
