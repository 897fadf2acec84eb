// ExplainedScene+JSON.swift: the explanation of a scene as one line of JSON.  Keys keep this order; fields may be added.

extension ExplainedScene {
    /// The explanation, as Documentation/Formats.md describes it.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        let rows = stacks.map { stack -> JSONText in
            var members: [(key: String, value: JSONText)] = [("stack", .string(stack.path))]
            members += [("laidOut", .numbers(stack.lengths)), ("takesWhatIsOffered", .bool(stack.takesWhatIsOffered))]
            return .object(members + stack.row.members)
        }
        members.append(("stacks", .array(rows)))
        switch whole {
        case .nothing(let reason): members.append(("whole", .object([("reason", .string(reason))])))
        case .ambiguity(let ambiguity, let screen):
            members.append(
                (
                    "whole",
                    .object([
                        ("unique", .bool(ambiguity.atOptimum.isEmpty)),
                        ("movable", .array(ambiguity.atOptimum.map { $0.json(in: screen) })),
                        ("movableWithoutFairness", .array(ambiguity.withoutFairness.map { $0.json(in: screen) })),
                    ])
                ))
        }
        return .object(members)
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
    public var quantity: String {
        switch (isOffset, axis) {
        case (true, .horizontal): "x"
        case (true, .vertical): "y"
        case (false, .horizontal): "width"
        case (false, .vertical): "height"
        }
    }
}
