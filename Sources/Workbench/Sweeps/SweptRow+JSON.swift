// SweptRow+JSON.swift: sweeps as one line of JSON.  Keys keep this order; fields may be added.  Lengths in points.

extension SweptRow {
    /// The sweep as Documentation/Formats.md describes it; of two rules both, and where they part.
    public var json: JSONText {
        var members = document.id.map { [(key: "id", value: JSONText.string($0))] } ?? []
        if curves.count == 1 {
            members += curves[0].members(over: range)
        } else {
            let items = document.row.items
            members += [
                ("sweeps", .array(curves.map { .object($0.members(over: range)) })),
                ("parting", .array(differingRanges.map { $0.json(of: items) })),
            ]
        }
        return .object(members)
    }
}

extension SweptRow.Curve {
    fileprivate func members(over range: ClosedRange<Double>) -> [(key: String, value: JSONText)] {
        [
            ("solver", .string(name)), ("from", .number(range.lowerBound)), ("to", .number(range.upperBound)),
            ("pieces", .array(sweep.pieces.map(\.json))),
            ("breakpoints", .array(sweep.breakpointEvents.map { $0.json(of: sweep.problem.items) })),
        ]
    }
}

extension Breakpoint {
    fileprivate func json(of items: [Item]) -> JSONText {
        .object([
            ("available", .number(available)), ("events", .array(events.map { .object($0.members(of: items)) })),
            ("words", .string(sentences(naming: items.names).joined(separator: "; "))),
        ])
    }
}

extension Sweep.Piece {
    fileprivate var json: JSONText {
        .object([
            ("from", .number(start)), ("to", .number(end)), ("fit", .string(fit.rawValue)),
            ("lengths", .numbers(lengths.map(\.value))), ("slopes", .numbers(lengths.map(\.slope))),
        ])
    }
}

extension DifferingRange {
    fileprivate func json(of items: [Item]) -> JSONText {
        .object([
            ("from", .number(start)), ("to", .number(end)),
            ("greatest", .object(greatest(of: items))),
        ])
    }

    private func greatest(of items: [Item]) -> [(key: String, value: JSONText)] {
        [
            ("difference", .number(greatest)), ("available", .number(available)),
            ("item", items[item].jsonName(at: item)),
        ]
    }
}

extension Breakpoint.Event {
    /// The event field by field, its kind first; items by id, or else by index from 0.
    fileprivate func members(of items: [Item]) -> [(key: String, value: JSONText)] {
        let name: [(key: String, value: JSONText)] = [("kind", .string(kind))]
        return switch self {
        case .fits, .overflows, .usesAll: name
        case .leavesSpace(let isFull): name + [("full", .bool(isFull))]
        case .turns(let kind): name + [("of", .string(kind.rawValue))]
        case .tierBegins(let priority): name + [("priority", .number(priority))]
        case .tierStops(let priority, let isFull): name + [("priority", .number(priority)), ("full", .bool(isFull))]
        case .leaves(let item, let length, let landmark), .reaches(let item, let length, let landmark):
            name + [
                ("item", items[item].jsonName(at: item)), ("length", .number(length)),
                ("which", landmark.map { .string($0.rawValue) } ?? .null),
            ]
        case .jumps(let item, let from, let to):
            name + [("item", items[item].jsonName(at: item)), ("from", .number(from)), ("to", .number(to))]
        case .changesSlope(let item, let from, let to, let sharing):
            name + [
                ("item", items[item].jsonName(at: item)), ("from", .number(from)), ("to", .number(to)),
                ("sharing", sharing.map { .string($0.rawValue) } ?? .null),
            ]
        }
    }

    /// What the kind of event is called in JSON.
    package var kind: String {
        switch self {
        case .fits: "fits"
        case .overflows: "overflows"
        case .usesAll: "usesAll"
        case .leavesSpace: "leavesSpace"
        case .turns: "turns"
        case .tierBegins: "tierBegins"
        case .tierStops: "tierStops"
        case .leaves: "leaves"
        case .reaches: "reaches"
        case .jumps: "jumps"
        case .changesSlope: "changesSlope"
        }
    }
}
