// ExplainedRow.swift: everything that `plumb explain` reports of a row, and as JSON, whose keys keep their order; fields
// may be added.  Lengths in points.

/// A row with the reasons for its lengths.
public struct ExplainedRow: Sendable {
    /// The row.
    public let document: ProblemDocument
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
    public init(_ document: ProblemDocument) throws {
        guard document.problem.items.count <= Self.mostItems else {
            throw ExplanationError.tooManyItems(document.problem.items.count)
        }
        self.document = document
        explanation = try RowExplanation(document.problem)
        ambiguities = try document.problem.ambiguities()
        cross = try CrossAnswer(document.cross, countsLine: false, byProgram: true)
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
    public var json: JSONText { .object(members) }

    var members: [(key: String, value: JSONText)] {
        let items = document.problem.items
        let arrangement = Arrangement(explanation.lengths, in: document.problem)
        let contradiction = explanation.contradiction.map {
            $0.bound.json(among: items, ("length", .number($0.length)))
        }
        let remedies = explanation.remedies.map {
            $0.bound.json(among: items, ("change", .number($0.change)), ("overflow", .number($0.overflowLeft)))
        }
        var members: [(key: String, value: JSONText)] = []
        if let id = document.id { members.append(("id", .string(id))) }
        members += [
            ("lengths", .numbers(explanation.lengths)),
            ("overflow", .number(arrangement.overflow)), ("unused", .number(arrangement.unused)),
            ("holds", .array(items.indices.map { explanation.reasons[$0].json(of: $0, among: items) })),
            ("container", .array(explanation.container.map { $0.json(among: items) })),
            ("bounds", .array(explanation.bounds.map { $0.json(among: items) })),
            ("contradiction", .array(contradiction)), ("relaxations", .array(remedies)),
            ("statements", .array(ambiguities.map { $0.json(among: items) })),
        ]
        if let cross { members.append(("cross", cross.explained(among: items))) }
        return members
    }
}

extension LengthReason {
    fileprivate func json(of item: Int, among items: [Item]) -> JSONText {
        var members = [("item", items[item].jsonName(at: item)), ("by", JSONText.string(caseName(of: self)))]
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
    fileprivate func json(among items: [Item], _ fields: (key: String, value: JSONText)...) -> JSONText {
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
        let item = item.map { [(key: "item", value: items[$0].jsonName(at: $0))] } ?? []
        return .object([("bound", .string(kind))] + item + fields)
    }
}

extension RowResponse {
    fileprivate func json(among items: [Item]) -> JSONText {
        bound.json(
            among: items, ("direction", .string(direction == .raised ? "raised" : "lowered")),
            ("rates", .numbers(rates)), ("overflow", .number(overflowRate)), ("unused", .number(unusedRate)),
            ("reach", .number(reach)))
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
