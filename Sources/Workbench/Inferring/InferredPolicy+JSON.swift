// InferredPolicy+JSON.swift: what answers say of a policy, in JSON.  Keys keep this order; fields may be added.

extension InferredPolicy {
    /// One line, as Documentation/Formats.md describes it.
    package var json: JSONText {
        let counts: [(String, JSONText?)] = [
            ("rows", .integer(count)), ("leftOut", leftOut == 0 ? nil : .integer(leftOut)),
        ]
        switch outcome {
        case .explained(let items, let policies):
            let words = zip(zip(names, priorities), items).map { named, item in
                let (name, priority) = named
                return JSONText.object([
                    ("id", .string(name)), ("base", item.base.json), ("weight", item.weight.json),
                    ("priority", .number(priority)),
                ])
            }
            return .members(
                [("verdict", .string("explained"))] + counts + [
                    ("items", .array(words)), ("policies", .array(policies.map { .string($0.name) })),
                ])
        case .unexplained(let answers, let fault):
            let rows = answers.map { answer in
                JSONText.members([
                    ("file", .string(answer.file)), ("line", .integer(answer.line)),
                    ("id", answer.document.id.map(JSONText.string)), ("lengths", .numbers(answer.lengths)),
                ])
            }
            return .members(
                [("verdict", .string("unexplained"))] + counts + [
                    ("reason", .string(fault.words)), ("unexplained", .array(rows)),
                ])
        }
    }

    /// Whether a policy was found.
    package var isExplained: Bool { if case .explained = outcome { true } else { false } }
}

extension ObservedFault {
    /// Why no policy gives the answers, as one sentence without its stop.
    package var words: String {
        switch self {
        case .bounds: "a length lies outside of its bounds"
        case .total: "the lengths do not fill the container as far as minima and maxima allow"
        case .tiers: "an item has more than its least length, while one of a higher tier could have more"
        case .levels: "no bases and weights give these answers together; without any one of them some do"
        }
    }
}
