// ExplainedRow.swift: everything that `plumb explain` reports of a row, and as JSON, whose keys keep their order; fields
// may be added.  Lengths in points.

/// A row with the reasons for its lengths.
public struct ExplainedRow: Sendable {
    public let document: RowDocument
    /// Its optimal lengths with their reasons.
    public let explanation: RowExplanation
    /// What each way to state the row leaves open; empty for long rows.
    public let ambiguities: [RowAmbiguity]
    /// Where the items stand across the row; `nil` where none has measures.
    public let cross: CrossAnswer?

    /// The longest row that is explained: each item may cost a linear program.
    public static let mostItems = 300

    /// Explains a row.
    ///
    /// - Throws: `ExplanationError` for a long row; `RowProgramError`.
    public init(_ document: RowDocument) throws {
        guard document.row.items.count <= Self.mostItems else {
            throw ExplanationError.tooManyItems(document.row.items.count)
        }
        self.document = document
        explanation = try RowExplanation(document.row, advisedBy: .linked)
        ambiguities = try document.row.ambiguities(advisedBy: .linked)
        cross = try CrossAnswer(document.cross, countsLine: false, byProgram: true)
        // Without time some ways out of an overflow are not looked for.
        try StoppedWork.check()
    }
}

/// Why something is not explained.
public enum ExplanationError: Error, Equatable, CustomStringConvertible {
    /// The row has more than `ExplainedRow.mostItems` items.
    case tooManyItems(Int)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .tooManyItems(let count):
            "the row has \(count) items; explain takes at most \(ExplainedRow.mostItems): plumb solve has no such limit"
        }
    }
}

extension ExplainedRow {
    /// The explanation, as Documentation/Formats.md describes it.
    public var json: JSONText { .members(members) }

    var members: [(String, JSONText?)] {
        let items = document.row.items
        let arrangement = Arrangement(explanation.lengths, in: document.row)
        let contradiction = explanation.contradiction.map {
            $0.bound.json(among: items, ("length", .number($0.length)))
        }
        func json(_ remedies: [OverflowRemedy]) -> JSONText {
            .array(
                remedies.map {
                    $0.bound.json(among: items, ("change", .number($0.change)), ("overflow", .number($0.overflowLeft)))
                })
        }
        let lines = explanation.wrappedLines.map { lines in
            JSONText.array(lines.map { .array($0.map { items[$0].jsonName(at: $0) }) })
        }
        let together = explanation.fewestRemedies
        return [
            ("id", document.id.map(JSONText.string)), ("lengths", .numbers(explanation.lengths)),
            ("overflow", .number(arrangement.overflow)), ("unused", .number(arrangement.unused)),
            ("holds", .array(items.indices.map { explanation.reasons[$0].json(of: $0, among: items) })),
            ("container", .array(explanation.container.map { $0.json(among: items) })),
            ("bounds", .array(explanation.bounds.map { $0.json(among: items) })),
            ("contradiction", .array(contradiction)), ("relaxations", json(explanation.remedies)),
            ("together", together.isEmpty ? nil : json(together)), ("wrapped", lines),
            ("statements", .array(ambiguities.map { $0.json(among: items) })),
            ("cross", cross?.explained(among: items)),
        ]
    }
}

extension LengthReason {
    fileprivate func json(of item: Int, among items: [Item]) -> JSONText {
        var members = [("item", items[item].jsonName(at: item)), ("by", JSONText.string(name))]
        switch self {
        case .minimum(let cause):
            members.append(("because", .string(cause.name)))
            if case .tierAbove(let priority) = cause { members.append(("priority", .number(priority))) }
        case .level(let peers): members.append(("with", .array(peers.map { items[$0].jsonName(at: $0) })))
        default: break
        }
        return .object(members)
    }
}

extension LengthReason {
    /// What the reason is called in JSON.
    package var name: String {
        switch self {
        case .ideal: "ideal"
        case .proposal: "proposal"
        case .rigid: "rigid"
        case .noPart: "noPart"
        case .natural: "natural"
        case .minimum: "minimum"
        case .maximum: "maximum"
        case .shrinkability: "shrinkability"
        case .factors: "factors"
        case .height: "height"
        case .level: "level"
        }
    }
}

extension LengthReason.Cause {
    /// What the cause is called in JSON.
    package var name: String {
        switch self {
        case .container: "container"
        case .level: "level"
        case .tierAbove: "tierAbove"
        }
    }
}

extension RowResponse.Direction {
    /// What the direction is called in JSON.
    package var name: String {
        switch self {
        case .raised: "raised"
        case .lowered: "lowered"
        }
    }
}

extension RowBound {
    /// `"bound": "maximum", "item": "title"`; for a gap, the item before it.
    fileprivate func json(among items: [Item], _ fields: (key: String, value: JSONText)...) -> JSONText {
        let kind =
            switch self {
            case .container: "container"
            case .minimum: "min"
            case .maximum: "max"
            case .gap: "gap"
            case .basis: "basis"
            case .ideal: "ideal"
            case .shrinkability, .shrinkFactor: "shrink"
            case .spacing: "spacing"
            case .least: "least"
            }
        let item = item.map { [(key: "item", value: items[$0].jsonName(at: $0))] } ?? []
        return .object([("bound", .string(kind))] + item + fields)
    }
}

extension RowResponse {
    fileprivate func json(among items: [Item]) -> JSONText {
        bound.json(
            among: items, ("direction", .string(direction.name)), ("rates", .numbers(rates)),
            ("overflow", .number(overflowRate)), ("unused", .number(unusedRate)), ("reach", .number(reach)))
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
        func name(_ item: Int?) -> JSONText { item.map { items[$0].jsonName(at: $0) } ?? .null }
        return .members(members + [("start", name(start)), ("end", name(end))])
    }
}
