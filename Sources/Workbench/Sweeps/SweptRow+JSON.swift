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
        func event(_ kind: String, _ fields: (key: String, value: JSONText)...) -> [(key: String, value: JSONText)] {
            [("kind", .string(kind))] + fields
        }
        func stop(_ kind: String, _ item: Int, _ length: Double, _ landmark: Breakpoint.Landmark?) -> [(
            key: String, value: JSONText
        )] {
            event(
                kind, ("item", items[item].jsonName(at: item)), ("length", .number(length)),
                ("which", landmark.map { .string($0.rawValue) } ?? .null))
        }
        func change(_ kind: String, _ item: Int, _ from: Double, _ to: Double) -> [(key: String, value: JSONText)] {
            event(kind, ("item", items[item].jsonName(at: item)), ("from", .number(from)), ("to", .number(to)))
        }
        return switch self {
        case .fits: event("fits")
        case .overflows: event("overflows")
        case .usesAll: event("usesAll")
        case .leavesSpace(let isFull): event("leavesSpace", ("full", .bool(isFull)))
        case .turns(let kind): event("turns", ("of", .string(kind.rawValue)))
        case .tierBegins(let priority): event("tierBegins", ("priority", .number(priority)))
        case .tierStops(let priority, let isFull):
            event("tierStops", ("priority", .number(priority)), ("full", .bool(isFull)))
        case .leaves(let item, let length, let landmark): stop("leaves", item, length, landmark)
        case .reaches(let item, let length, let landmark): stop("reaches", item, length, landmark)
        case .jumps(let item, let from, let to): change("jumps", item, from, to)
        case .changesSlope(let item, let from, let to, let sharing):
            change("changesSlope", item, from, to) + [("sharing", sharing.map { .string($0.rawValue) } ?? .null)]
        }
    }
}
