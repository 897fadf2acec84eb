// AnsweredRow+JSON.swift: an answer as one line of JSON.  Keys keep this order; fields may be added.

extension AnsweredRowOver {
    /// A rule's answer, as Documentation/Formats.md describes it.
    @_specialize(where Value == Double)
    public func solution(_ answer: RowAnswerOver<Value>) -> JSONText {
        let arrangement = answer.arrangement
        return .members([
            ("id", document.id.map(JSONText.string)), ("lengths", .numbers(arrangement.lengths)),
            ("offsets", .numbers(arrangement.offsets)), ("total", arrangement.total.json),
            ("overflow", arrangement.overflow.json), ("unused", arrangement.unused.json),
            ("tiers", .array(answer.levels.map(\.json))), ("cross", answer.cross.map { .members($0.members) }),
            ("solver", answer.solver?.json), ("certified", .bool(answer.isOptimal)),
        ])
    }
}

extension CrossAnswerOver {
    /// `"extent": 40, "guide": 12, "offsets": [0, 3]`; null for an item that has no measures.
    var members: [(String, JSONText?)] {
        [
            ("extent", extent.json), ("guide", guide.json), ("offsets", .array(offsets.map { $0?.json ?? .null })),
        ]
    }
}

extension TierLevelOver where Value: DocumentNumber {
    /// `{"priority": 0, "level": 112}`.
    var json: JSONText { .object([("priority", .number(priority)), ("level", level.json)]) }
}

extension SolverNote {
    /// `{"name": "glpk", "method": "progressive", "version": "5.0", "iterations": 5}`.
    var json: JSONText {
        .members([
            ("name", .string(name)), ("method", .string(method)), ("version", version.map(JSONText.string)),
            ("iterations", iterations.map(JSONText.integer)),
        ])
    }
}
