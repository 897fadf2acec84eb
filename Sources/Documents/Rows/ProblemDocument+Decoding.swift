// ProblemDocument+Decoding.swift: a problem out of JSON, with every fault named by its field.

import Rows
import LayoutCore

/// The fields of a problem.
private let problemFields = ["id", "axis", "available", "spacing", "policy", "items", "claimed", "note"]

extension ProblemDocumentOver: Decodable {
    /// Reads and checks a problem.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    @_specialize(where Value == Double)
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: problemFields)
        _ = try object.string("note")
        let policies = decoder.userInfo[.policies] as? [Policy] ?? Policy.allCases
        let policy = try Self.choice("policy", of: policies.map { ($0.name, $0) }, in: object)
        let axis = try Self.choice("axis", of: Axis.allCases.map { ($0.name, $0) }, in: object)
        guard let records = try object.list("items", of: ItemRecord<Value>.self) else {
            throw object.fault("items", "is missing; it must list the row's items, or be [] for none")
        }
        let problem = try Self.problem(records, policy: policy ?? .equalSizes, in: object)
        self.init(
            id: try object.string("id"), axis: axis ?? .horizontal, problem: problem,
            cross: records.map { $0.cross?.measure },
            claims: try Self.claims(in: object, for: problem, cross: records.map { $0.cross?.measure }))
    }

    private static func choice<Choice>(
        _ field: String, of choices: [(name: String, value: Choice)], in object: StrictObject
    ) throws -> Choice? {
        guard let name = try object.string(field) else { return nil }
        guard let choice = choices.first(where: { $0.name == name }) else {
            let names = choices.map(\.name).joined(separator: ", ")
            throw object.fault(field, "is \"\(name)\"; it must be one of \(names)")
        }
        return choice.value
    }

    private static func problem(
        _ records: [ItemRecord<Value>], policy: Policy, in object: StrictObject
    ) throws -> RowOver<Value> {
        for (index, record) in records.enumerated() {
            guard let (field, known) = record.misplacedField(under: policy) else { continue }
            throw FieldError(
                field: FieldPath([.key("items"), .index(index), .key(field)]),
                message: "belongs to policy \(known); this problem's policy is \(policy.name)")
        }
        let items = records.map { $0.item(under: policy) }
        do {
            if object.isList("spacing") {
                return try RowOver(
                    items: items, spacing: object.numbers("spacing", as: Value.self) ?? [],
                    available: available(in: object),
                    policy: policy)
            }
            return try RowOver(
                items: items, spacing: object.number("spacing", as: Value.self) ?? 0, available: available(in: object),
                policy: policy)
        } catch let error as RowError {
            throw error.fieldError(spacingIsList: object.isList("spacing"))
        }
    }

    private static func available(in object: StrictObject) throws -> Value? {
        if !object.has("available") { return nil }
        if try object.isNull("available") { return nil }
        do {
            return try object.number("available", infinities: [.infinity], as: Value.self)
        } catch {
            throw object.fault("available", "is not a number; it must be a number, null or \"infinity\"")
        }
    }

    private static func claims(
        in object: StrictObject, for problem: RowOver<Value>, cross: [AlignmentProblemOver<Value>.Child?]
    ) throws -> [ClaimOver<Value>] {
        let isList = object.isList("claimed")
        let claims =
            if isList {
                try object.list("claimed", of: ClaimRecord<Value>.self)?.map(\.claim) ?? []
            } else {
                try object.value("claimed", as: ClaimRecord<Value>.self).map { [$0.claim] } ?? []
            }
        for (index, claim) in claims.enumerated() {
            let place = FieldPath([.key("claimed")] + (isList ? [.index(index)] : []))
            for (field, list) in [("lengths", claim.lengths), ("offsets", claim.offsets ?? claim.lengths)]
            where list.count != problem.items.count {
                throw FieldError(
                    field: place.appending(field),
                    message: "has \(list.count) entries; it must have one per item: \(problem.items.count)")
            }
            if let across = claim.cross, across.offsets.map({ $0 == nil }) != cross.map({ $0 == nil }) {
                throw FieldError(
                    field: FieldPath(place.steps + [.key("cross"), .key("offsets")]),
                    message: "must have one number per item that has cross measures, and null for the others")
            }
        }
        return claims
    }
}

extension RowError {
    /// The error at the field of JSON that it is about.
    func fieldError(spacingIsList: Bool) -> FieldError {
        let message = described(naming: \.jsonField)
        switch self {
        case .outOfRange(.spacing, let item, _, let allowed):
            let steps: [FieldPath.Step] = spacingIsList ? [.index(item ?? 0)] : []
            return FieldError(
                field: FieldPath([.key("spacing")] + steps), message: "is out of range; it must be \(allowed)")
        case .outOfRange(let quantity, let item, let value, let allowed):
            let steps: [FieldPath.Step] = item.map { [.key("items"), .index($0)] } ?? []
            return FieldError(
                field: FieldPath(steps + [.key(quantity.jsonField)]),
                message: "is \(value.shortest); it must be \(allowed)")
        case .outOfOrder(let item, let smaller, _, _, _):
            return FieldError(
                field: FieldPath([.key("items"), .index(item), .key(smaller.jsonField)]), message: message)
        case .wrongCount(let quantity, _, _):
            return FieldError(field: FieldPath([.key(quantity.jsonField)]), message: message)
        case .duplicateIdentifier(_, _, let second):
            return FieldError(field: FieldPath([.key("items"), .index(second), .key("id")]), message: message)
        case .tooManyItems:
            return FieldError(field: FieldPath([.key("items")]), message: message)
        case .notGlue: return FieldError(field: FieldPath([.key("policy")]), message: message)
        }
    }
}

extension RowError.Quantity {
    /// The field of JSON that carries the quantity.
    fileprivate var jsonField: String {
        switch self {
        case .minimum: "min"
        case .maximum: "max"
        case .glueShrink: "shrink"
        case .length: "lengths"
        default: rawValue
        }
    }
}
