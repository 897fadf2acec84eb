// SweptScene+JSON.swift: the sweep of a scene as one line of JSON.  Keys keep this order; fields may be added.
// Lengths in points, exactly: what no decimal states is a fraction in a string.

import Boxes

extension SweptScene {
    /// The sweep as Documentation/Formats.md describes it.
    public var json: JSONText {
        .members([
            ("id", document.id.map(JSONText.string)), ("engine", .string(engine.rawValue)),
            ("axis", .string(axis.lengthName)), ("over", parameter.map(JSONText.string)),
            ("from", .number(range.lowerBound)), ("to", .number(range.upperBound)),
            ("pieces", .array(sweep.pieces.map(\.json))),
            ("breakpoints", .array(breakpoints.map { $0.json(per: unit) })),
        ])
    }
}

extension SceneSweep.Piece {
    fileprivate var json: JSONText {
        let sides = SceneBreakpoint.Side.all
        return .object([
            ("from", start.json), ("to", end.json), ("fit", .string(fit.rawValue)),
            ("overflowing", .array(overflowing.map(JSONText.string))),
            ("frames", .object(frames.map { frame in (frame.id, .numbers(sides.map { frame.number($0).value })) })),
            ("slopes", .object(frames.map { frame in (frame.id, .numbers(sides.map { frame.number($0).slope })) })),
        ])
    }
}

extension SceneBreakpoint.Side {
    /// The numbers of a frame in their order: x, y, width, height.
    package static let all = Axis.allCases.map { Self.place($0) } + Axis.allCases.map { .length($0) }
}

extension SceneBreakpoint {
    fileprivate func json(per unit: String) -> JSONText {
        .object([
            ("available", available.json), ("events", .array(events.map { .object($0.members) })),
            ("words", .string(sentences(per: unit).joined(separator: "; "))),
        ])
    }
}

extension SceneBreakpoint.Event {
    /// The event field by field, its kind first.
    fileprivate var members: [(key: String, value: JSONText)] {
        let name: [(key: String, value: JSONText)] = [("kind", .string(kind))]
        return switch self {
        case .fits, .overflows, .leavesSpace, .usesAll: name
        case .stackFits(let stack), .stackOverflows(let stack): name + [("stack", .string(stack))]
        case .breaks(let view, let from, let to, let height):
            name + [("view", .string(view)), ("from", .integer(from)), ("to", .integer(to)), ("height", height.json)]
        case .jumps(let view, let side, let from, let to), .changesSlope(let view, let side, let from, let to):
            name + [("view", .string(view)), ("side", .string(side.name)), ("from", from.json), ("to", to.json)]
        case .leaves(let view, let side, let length, let mark, let rate),
            .reaches(let view, let side, let length, let mark, let rate):
            name + [
                ("view", .string(view)), ("side", .string(side.name)), ("at", length.json),
                ("which", mark.map { .string($0.rawValue) } ?? .null), ("rate", rate.json),
            ]
        }
    }

    /// What the kind of event is called in JSON.
    package var kind: String {
        switch self {
        case .fits: "fits"
        case .overflows: "overflows"
        case .leavesSpace: "leavesSpace"
        case .usesAll: "usesAll"
        case .stackFits: "stackFits"
        case .stackOverflows: "stackOverflows"
        case .breaks: "breaks"
        case .jumps: "jumps"
        case .changesSlope: "changesSlope"
        case .leaves: "leaves"
        case .reaches: "reaches"
        }
    }
}
