// AnsweredRow+JSON.swift: an answer as one line of JSON.  Keys keep this order; fields may be added.

public import Documents
import Plumb

extension AnsweredRow {
    /// A rule's answer, as Documentation/Formats.md describes it.
    public func solution(_ answer: RowAnswer) -> JSONText {
        let arrangement = answer.arrangement
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        members += [
            ("lengths", .numbers(arrangement.lengths)),
            ("offsets", .numbers(arrangement.offsets)),
            ("total", .number(arrangement.total)),
            ("overflow", .number(arrangement.overflow)),
            ("unused", .number(arrangement.unused)),
            ("tiers", answer.levels.json),
        ]
        if let cross = answer.cross { members.append(("cross", cross.json)) }
        if let solver = answer.solver { members.append(("solver", solver.json)) }
        members.append(("certified", .bool(answer.isOptimal)))
        return .object(members)
    }
}

extension CrossAnswer {
    /// `{"extent": 40, "guide": 12, "offsets": [0, 3]}`; null for an item that has no measures.
    var json: JSONText { .object(members) }

    var members: [(key: String, value: JSONText)] {
        [
            ("extent", .number(extent)), ("guide", .number(guide)),
            ("offsets", .array(offsets.map { $0.map(JSONText.number) ?? .null })),
        ]
    }
}

extension [TierLevel] {
    /// `[{"priority": 0, "level": 112}]`.
    var json: JSONText {
        .array(map { .object([("priority", .number($0.priority)), ("level", .number($0.level))]) })
    }
}

extension SolverNote {
    /// `{"name": "glpk", "method": "progressive", "version": "5.0", "iterations": 5}`.
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [("name", .string(name)), ("method", .string(method))]
        if let version { members.append(("version", .string(version))) }
        if let iterations { members.append(("iterations", .integer(iterations))) }
        return .object(members)
    }
}
