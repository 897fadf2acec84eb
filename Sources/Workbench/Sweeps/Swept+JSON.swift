// Swept+JSON.swift: sweeps as one line of JSON.  Keys keep this order; fields may be added.  Lengths in points; of scenes
// exactly: what no decimal states is a fraction in a string.

import Boxes

private typealias Field = (String, JSONText?)

extension Swept {
    /// The sweep as Documentation/Formats.md describes it, with the problem; of two rules both, and where they part.
    package var json: JSONText { json(stating: problem) }

    /// The same without the problem, for who has it.
    package var followed: JSONText { json(stating: nil) }

    private func json(stating problem: JSONText?) -> JSONText {
        let (name, end): ([Field], [Field]) = ([("id", id.map(JSONText.string))], [("problem", problem)])
        guard case .row(let row) = subject, curves.count > 1 else {
            return .members(name + fields(of: curves[0]) + end)
        }
        let parting = row.differingRanges.map { $0.json(of: row.document.row.items) }
        let sweeps = curves.map { JSONText.members(fields(of: $0)) }
        return .members(name + [("sweeps", .array(sweeps)), ("parting", .array(parting))] + end)
    }

    /// The row or the scene, as one reads it again; a family over a parameter is not stated.
    private var problem: JSONText? {
        switch subject {
        case .row(let row): row.document.json
        case .scene(let scene): parameter == nil ? scene.document.json : nil
        }
    }

    private func fields(of curve: Curve) -> [Field] {
        let name = JSONText.string(curve.name)
        let rule: [Field] = sides.isEmpty ? [("solver", name)] : [("engine", name), ("axis", .string(axis.lengthName))]
        return rule + [
            ("over", parameter.map(JSONText.string)), ("from", .number(range.lowerBound)),
            ("to", .number(range.upperBound)),
            ("pieces", .array(curve.sweep.pieces.map(json))), ("breakpoints", .array(changes(of: curve).map(json))),
        ]
    }

    /// Rows have a number an item, scenes an object of four numbers a view.
    private func json(_ piece: Piece) -> JSONText {
        let isRow = sides.isEmpty
        let numbers = piece.numbers
        func all(_ number: (AffineOver<Scalar>) -> Scalar) -> JSONText {
            if isRow { return .numbers(numbers.joined().map(number)) }
            return .object(zip(names, numbers).map { (key: $0, value: .numbers($1.map(number))) })
        }
        return .members([
            ("from", piece.start.json), ("to", piece.end.json), ("fit", .string(piece.fit.rawValue)),
            ("overflowing", isRow ? nil : .array(piece.overflowing.map(JSONText.string))),
            (isRow ? "lengths" : "frames", all { $0.value }), ("slopes", all { $0.slope }),
        ])
    }

    private func json(_ change: Change) -> JSONText {
        .object([
            ("available", change.available.json), ("events", .array(change.events)),
            ("words", .string(change.sentences.joined(separator: "; "))),
        ])
    }
}

extension DifferingRange {
    fileprivate func json(of items: [Item]) -> JSONText {
        .object([
            ("from", .number(start)), ("to", .number(end)),
            (
                "greatest",
                .object([
                    ("difference", .number(greatest)), ("available", .number(available)),
                    ("item", items[item].jsonName(at: item)),
                ])
            ),
        ])
    }
}

extension Breakpoint.Event {
    /// The event field by field, its kind first; items by id, or else by index from 0.
    func json(of items: [Item]) -> JSONText {
        let (kind, fields) = record
        return .members([("kind", .string(kind)), ("item", item.map { items[$0].jsonName(at: $0) })] + fields)
    }

    /// What the kind of event is called in JSON, and what is said beside the item.
    package var record: (kind: String, fields: [(String, JSONText?)]) {
        switch self {
        case .fits: ("fits", [])
        case .overflows: ("overflows", [])
        case .usesAll: ("usesAll", [])
        case .leavesSpace(let isFull): ("leavesSpace", [("full", .bool(isFull))])
        case .turns(let kind): ("turns", [("of", .string(kind.rawValue))])
        case .tierBegins(let priority): ("tierBegins", [("priority", .number(priority))])
        case .tierStops(let priority, let isFull):
            ("tierStops", [("priority", .number(priority)), ("full", .bool(isFull))])
        case .leaves(_, let length, let landmark):
            ("leaves", [("length", .number(length)), ("which", .orNull(landmark?.rawValue))])
        case .reaches(_, let length, let landmark):
            ("reaches", [("length", .number(length)), ("which", .orNull(landmark?.rawValue))])
        case .jumps(_, let from, let to): ("jumps", [("from", .number(from)), ("to", .number(to))])
        case .changesSlope(_, let from, let to, let sharing):
            (
                "changesSlope",
                [("from", .number(from)), ("to", .number(to)), ("sharing", .orNull(sharing?.rawValue))]
            )
        }
    }
}

extension SceneBreakpoint.Event {
    /// The event field by field, its kind first.
    var json: JSONText {
        let (kind, fields) = change.record
        let isOfStack = change == .stackFits || change == .stackOverflows
        return .members(
            [("kind", .string(kind)), (isOfStack ? "stack" : "view", subject.map(JSONText.string))] + fields)
    }
}

extension SceneBreakpoint.Change {
    /// What the kind of event is called in JSON, and what is said beside its subject.
    package var record: (kind: String, fields: [(String, JSONText?)]) {
        switch self {
        case .fits: ("fits", [])
        case .overflows: ("overflows", [])
        case .leavesSpace: ("leavesSpace", [])
        case .usesAll: ("usesAll", [])
        case .stackFits: ("stackFits", [])
        case .stackOverflows: ("stackOverflows", [])
        case .breaks(let from, let to, let height):
            ("breaks", [("from", .integer(from)), ("to", .integer(to)), ("height", height.json)])
        case .jumps(let side, let from, let to):
            ("jumps", [("side", .string(side.name)), ("from", from.json), ("to", to.json)])
        case .changesSlope(let side, let from, let to):
            ("changesSlope", [("side", .string(side.name)), ("from", from.json), ("to", to.json)])
        case .leaves(let side, let length, let mark, let rate): ("leaves", side.fields(at: length, mark, rate))
        case .reaches(let side, let length, let mark, let rate): ("reaches", side.fields(at: length, mark, rate))
        }
    }
}

extension SceneBreakpoint.Side {
    fileprivate func fields(at length: Fraction, _ mark: SceneSweep.Landmark?, _ rate: Fraction) -> [Field] {
        [
            ("side", .string(name)), ("at", length.json), ("which", .orNull(mark?.rawValue)), ("rate", rate.json),
        ]
    }
}

extension JSONText {
    fileprivate static func orNull(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }
}
