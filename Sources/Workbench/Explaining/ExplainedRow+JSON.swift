// ExplainedRow+JSON.swift: an explanation as one line of JSON.  Keys keep this order; fields may be added.

public import Documents
public import Plumb

extension ExplainedRow {
    /// The explanation, as Documentation/Formats.md describes it.
    public var json: JSONText { .object(members) }

    var members: [(key: String, value: JSONText)] {
        let items = document.problem.items
        let arrangement = Arrangement(explanation.lengths, in: document.problem)
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        members += [
            ("lengths", .numbers(explanation.lengths)),
            ("overflow", .number(arrangement.overflow)), ("unused", .number(arrangement.unused)),
            (
                "holds",
                .array(items.indices.map { explanation.holds[$0].json(of: items[$0].jsonName(at: $0), among: items) })
            ),
            ("container", .array(explanation.container.map { $0.json(among: items) })),
            ("bounds", .array(explanation.bounds.map { $0.json(among: items) })),
            ("contradiction", .array(explanation.contradiction.map { $0.json(among: items) })),
            ("relaxations", .array(explanation.relaxations.map { $0.json(among: items) })),
            ("statements", .array(ambiguities.map { $0.json(among: items) })),
        ]
        if let cross { members.append(("cross", cross.explained(among: items))) }
        return members
    }
}

extension RowHold {
    fileprivate func json(of name: JSONText, among items: [Item]) -> JSONText {
        var members: [(key: String, value: JSONText)] = [("item", name), ("by", .string(caseName(of: self)))]
        switch self {
        case .minimum(.container): members.append(("because", .string("container")))
        case .minimum(.level): members.append(("because", .string("level")))
        case .minimum(.tierAbove(let priority)):
            members += [("because", .string("tierAbove")), ("priority", .number(priority))]
        case .level(let peers): members.append(("with", .array(peers.map { items[$0].jsonName(at: $0) })))
        default: break
        }
        return .object(members)
    }
}

extension RowBound {
    /// `"bound": "maximum", "item": "title"`; for a gap, the item before it.
    fileprivate func members(among items: [Item]) -> [(key: String, value: JSONText)] {
        let kind =
            switch self {
            case .container: "container"
            case .minimum: "min"
            case .maximum: "max"
            case .gap: "gap"
            case .basis: "basis"
            case .ideal: "ideal"
            case .shrinkability: "shrink"
            }
        return [("bound", .string(kind))] + (item.map { [("item", items[$0].jsonName(at: $0))] } ?? [])
    }
}

extension RowResponse {
    fileprivate func json(among items: [Item]) -> JSONText {
        .object(
            bound.members(among: items) + [
                ("direction", .string(direction == .raised ? "raised" : "lowered")), ("rates", .numbers(rates)),
                ("overflow", .number(overflowRate)), ("unused", .number(unusedRate)), ("reach", .number(reach)),
            ])
    }
}

extension Demand {
    fileprivate func json(among items: [Item]) -> JSONText {
        .object(bound.members(among: items) + [("length", .number(length))])
    }
}

extension Relaxation {
    fileprivate func json(among items: [Item]) -> JSONText {
        .object(bound.members(among: items) + [("change", .number(change)), ("overflow", .number(overflowLeft))])
    }
}

extension RowAmbiguity {
    fileprivate func json(among items: [Item]) -> JSONText {
        .object([
            ("statement", .string(statement.name)), ("unique", .bool(movable.isEmpty)),
            ("movable", .array(movable.map { items[$0].jsonName(at: $0) })),
            ("ranges", .array(ranges.map { .numbers([$0.lowerBound, $0.upperBound]) })),
        ])
    }
}

extension RowAmbiguity.Statement {
    /// `tiers`, or the form of the constraints: `share`, `chain`, `level`.
    public var name: String {
        switch self {
        case .tiers: "tiers"
        case .constraints(let form): form.rawValue
        }
    }
}

extension CrossAnswer {
    fileprivate func explained(among items: [Item]) -> JSONText {
        .object(
            members + [
                ("start", start.map { items[$0].jsonName(at: $0) } ?? .null),
                ("end", end.map { items[$0].jsonName(at: $0) } ?? .null),
            ])
    }
}
