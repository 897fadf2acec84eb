// ExplainedScene+JSON.swift: the explanation of a scene as one line of JSON.  Keys keep this order; fields may be added.

import Boxes

extension ExplainedScene {
    /// The explanation, as Documentation/Formats.md describes it.
    public var json: JSONText {
        .members([
            ("id", document.id.map(JSONText.string)), ("stacks", .array(stacks.map(\.json))), ("whole", whole.json),
        ])
    }
}

extension ExplainedScene.Stack {
    fileprivate var json: JSONText {
        .members(
            [
                ("stack", .string(path)), ("laidOut", .numbers(lengths)),
                ("takesWhatIsOffered", .bool(takesWhatIsOffered)),
            ] + row.members)
    }
}

extension ExplainedScene.Whole {
    fileprivate var json: JSONText {
        switch self {
        case .nothing(let reason): .object([("reason", .string(reason))])
        case .ambiguity(let ambiguity, let screen):
            .object([
                ("unique", .bool(ambiguity.atOptimum.isEmpty)),
                ("movable", .array(ambiguity.atOptimum.map { $0.json(in: screen) })),
                ("movableWithoutFairness", .array(ambiguity.withoutFairness.map { $0.json(in: screen) })),
            ])
        }
    }
}

extension ScreenAmbiguity.Freedom {
    fileprivate func json(in screen: Screen) -> JSONText {
        .object([
            ("view", .string(screen.nodes[node].ids.last ?? screen.nodes[node].path)),
            ("quantity", .string(quantity)), ("range", .numbers([range.lowerBound, range.upperBound])),
        ])
    }

    /// `x`, `y`, `width` or `height`.
    package var quantity: String {
        switch (isOffset, axis) {
        case (true, .horizontal): "x"
        case (true, .vertical): "y"
        case (false, .horizontal): "width"
        case (false, .vertical): "height"
        }
    }
}
