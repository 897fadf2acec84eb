// AnsweredRow+JSON.swift: an answer as one line of JSON.  Keys keep this order; fields may be added.

public import Documents
import Plumb

extension AnsweredRowOver {
    /// A rule's answer, as Documentation/Formats.md describes it.
    @_specialize(where Value == Double)
    public func solution(_ answer: RowAnswerOver<Value>) -> JSONText {
        let arrangement = answer.arrangement
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        members += [
            ("lengths", .numbers(arrangement.lengths)),
            ("offsets", .numbers(arrangement.offsets)),
            ("total", arrangement.total.json),
            ("overflow", arrangement.overflow.json),
            ("unused", arrangement.unused.json),
            ("tiers", .array(answer.levels.map(\.json))),
        ]
        if let cross = answer.cross { members.append(("cross", cross.json)) }
        if let solver = answer.solver { members.append(("solver", solver.json)) }
        members.append(("certified", .bool(answer.isOptimal)))
        return .object(members)
    }
}

extension CrossAnswerOver {
    /// `{"extent": 40, "guide": 12, "offsets": [0, 3]}`; null for an item that has no measures.
    var json: JSONText { .object(members) }

    var members: [(key: String, value: JSONText)] {
        [
            ("extent", extent.json), ("guide", guide.json),
            ("offsets", .array(offsets.map { $0?.json ?? .null })),
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
        var members: [(key: String, value: JSONText)] = [("name", .string(name)), ("method", .string(method))]
        if let version { members.append(("version", .string(version))) }
        if let iterations { members.append(("iterations", .integer(iterations))) }
        return .object(members)
    }
}
