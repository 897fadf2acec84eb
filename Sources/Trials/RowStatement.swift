// RowStatement.swift: rows of an engine that has other fields than the policy to which it is held.  Lengths in points.
//
// A toolkit knows an item's least, natural and most length, a weight and a tier.  Under a policy the same item has the
// policy's fields: a stretch factor of Qt's is `grow` there and the weight of the item that the engine is asked.

/// What the fields of a policy's item are, in the fields of the item that an engine is asked.
public struct RowStatement: Sendable, Equatable {
    /// A field of the item that an engine is asked.
    enum Asked: String, CaseIterable, Sendable { case min, ideal, max, weight, priority }

    /// A field of the policy's item.
    enum Stated: String, CaseIterable, Sendable {
        case min, ideal, max, priority, weight, base, basis, grow, shrink, stretch, shrinkPriority
    }

    /// What a stated field is.
    enum Expression: Sendable, Equatable {
        case number(Double)
        case field(Asked)
        /// The tier with its sign changed.
        case lowered
        /// How far the natural length lies above the least one.
        case slack
        /// 1 where the tier is above 0, else 0.
        case expands
    }

    private let fields: [Stated: Expression]

    /// Reads `min,ideal,max,grow=weight,shrink=ideal-min`: a field of the policy, and what it is; a name alone is itself.
    ///
    /// - Throws: `RowStatementError`.
    public init(parsing text: String) throws(RowStatementError) {
        var fields: [Stated: Expression] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.filter { $0 != " " }
            }
            guard let field = Stated(rawValue: sides[0]) else { throw .unknownField(sides[0]) }
            guard fields[field] == nil else { throw .repeatedField(sides[0]) }
            fields[field] = try Self.expression(sides[sides.count - 1])
        }
        self.fields = fields
    }

    private static func expression(_ text: String) throws(RowStatementError) -> Expression {
        switch text {
        case "-priority": return .lowered
        case "ideal-min": return .slack
        case "expands": return .expands
        default:
            if let field = Asked(rawValue: text) { return .field(field) }
            guard let number = Double(text), number >= 0, number <= Limits.factor.upperBound else {
                throw .unknownExpression(text)
            }
            return .number(number)
        }
    }

    /// Whether a field of the asked item counts.
    func asks(_ field: Asked) -> Bool {
        fields.values.contains { expression in
            switch expression {
            case .number: false
            case .field(let own): own == field
            case .lowered, .expands: field == .priority
            case .slack: field == .min || field == .ideal
            }
        }
    }

    public func row(_ asked: Row, under policy: Policy) -> Row {
        do {
            return try Row(
                items: asked.items.map(stated), spacing: asked.spacing, available: asked.available, policy: policy)
        } catch {
            preconditionFailure("lengths in order stay in order, and factors are brought into their limits: \(error)")
        }
    }

    private func stated(_ asked: Item) -> Item {
        func value(_ field: Stated) -> Double? { fields[field].map { Self.value($0, asked) } }
        func factor(_ field: Stated) -> Double? {
            value(field).map { $0 < Limits.factor.lowerBound ? 0 : min($0, Limits.factor.upperBound) }
        }
        var item = Item(id: asked.id, minimum: value(.min) ?? 0)
        item.ideal = max(item.minimum, value(.ideal) ?? item.minimum)
        item.maximum = max(item.ideal, value(.max) ?? .infinity)
        item.priority = value(.priority) ?? 0
        item.weight = factor(.weight).map { $0 == 0 ? Limits.factor.lowerBound : $0 } ?? 1
        item.base = value(.base) ?? 0
        item.flex = Item.Flex(
            basis: value(.basis) ?? 0, grow: factor(.grow) ?? 0, shrink: factor(.shrink) ?? 1)
        item.glue = Item.Glue(stretch: factor(.stretch) ?? 0, shrink: factor(.shrink) ?? 0)
        item.shrinkPriority = value(.shrinkPriority) ?? 0
        return item
    }

    private static func value(_ expression: Expression, _ asked: Item) -> Double {
        switch expression {
        case .number(let number): number
        case .field(.min): asked.minimum
        case .field(.ideal): asked.ideal
        case .field(.max): asked.maximum
        case .field(.weight): asked.weight
        case .field(.priority): asked.priority
        case .lowered: -asked.priority
        case .slack: asked.ideal - asked.minimum
        case .expands: asked.priority > 0 ? 1 : 0
        }
    }
}

/// Why a statement of rows makes no sense.
public enum RowStatementError: Error, Equatable, CustomStringConvertible {
    /// No policy has the field.
    case unknownField(String)
    /// The field comes twice.
    case repeatedField(String)
    /// What a field is said to be is no number from 0 to `Limits.factor` and no field of an asked item.
    case unknownExpression(String)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .unknownField(let name):
            "there is no field \(name); there are \(RowStatement.Stated.allCases.map(\.rawValue).joined(separator: ", "))"
        case .repeatedField(let name): "\(name) is stated twice"
        case .unknownExpression(let text):
            "a field cannot be \(text); it can be a number, "
                + "\(RowStatement.Asked.allCases.map(\.rawValue).joined(separator: ", ")), ideal-min, -priority or expands"
        }
    }
}
