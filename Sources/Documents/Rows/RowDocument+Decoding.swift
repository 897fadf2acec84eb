// RowDocument+Decoding.swift: a row out of JSON, with every fault named by its field.

import Rows
import LayoutCore

extension RowDocumentOver: Decodable {
    /// Reads and checks a row.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    @_specialize(where Value == Double)
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["id", "axis", "available", "spacing", "policy", "items", "claimed", "note"])
        _ = try object.string("note")
        let policies = decoder.userInfo[.policies] as? [Policy] ?? Policy.allCases
        let policy = try Self.choice("policy", of: policies.map { ($0.name, $0) }, in: object)
        let axis = try Self.choice("axis", of: Axis.allCases.map { ($0.name, $0) }, in: object)
        let records = try object.present(
            "items", object.list("items", of: ItemRecord<Value>.self), demand: "list the row's items, or be [] for none"
        )
        let row = try Self.row(records, policy: policy ?? .equalSizes, in: object)
        let cross = records.map { $0.cross?.measure }
        self.init(
            id: try object.string("id"), axis: axis ?? .horizontal, row: row, cross: cross,
            claims: try Self.claims(in: object, measured: cross.map { $0 != nil }))
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

    private static func row(
        _ records: [ItemRecord<Value>], policy: Policy, in object: StrictObject
    ) throws -> RowOver<Value> {
        for (index, record) in records.enumerated() {
            guard let (field, known) = record.misplacedField(under: policy) else { continue }
            throw FieldError(
                [.key("items"), .index(index), .key(field)],
                "belongs to policy \(known); this problem's policy is \(policy.name)")
        }
        let items = records.map { $0.item(under: policy) }
        do {
            if object.isList("spacing") {
                return try RowOver(
                    items: items, spacing: object.numbers("spacing") ?? [], available: available(in: object),
                    policy: policy)
            }
            return try RowOver(
                items: items, spacing: object.number("spacing") ?? 0, available: available(in: object), policy: policy)
        } catch let error as RowError {
            throw error.fieldError(spacingIsList: object.isList("spacing"))
        }
    }

    private static func available(in object: StrictObject) throws -> Value? {
        if try !object.has("available") || object.isNull("available") { return nil }
        do {
            return try object.number("available", infinities: [.infinity])
        } catch {
            throw object.fault("available", "is not a number; it must be a number, null or \"infinity\"")
        }
    }

    /// - Parameter measured: Whether each item has cross measures.
    private static func claims(in object: StrictObject, measured: [Bool]) throws -> [ClaimOver<Value>] {
        let isList = object.isList("claimed")
        let claims =
            if isList {
                try object.list("claimed", of: ClaimOver<Value>.self) ?? []
            } else {
                try object.value("claimed", as: ClaimOver<Value>.self).map { [$0] } ?? []
            }
        for (index, claim) in claims.enumerated() {
            let place: [FieldPath.Step] = [.key("claimed")] + (isList ? [.index(index)] : [])
            for (field, list) in [("lengths", claim.lengths), ("offsets", claim.offsets ?? claim.lengths)]
            where list.count != measured.count {
                throw FieldError(
                    place + [.key(field)], "has \(list.count) entries; it must have one per item: \(measured.count)")
            }
            if let across = claim.cross, across.offsets.map({ $0 != nil }) != measured {
                throw FieldError(
                    place + [.key("cross"), .key("offsets")],
                    "must have one number per item that has cross measures, and null for the others")
            }
        }
        return claims
    }
}

extension RowError {
    /// The error at the field of JSON that it is about.
    fileprivate func fieldError(spacingIsList: Bool) -> FieldError {
        let message = described(naming: \.jsonField)
        switch self {
        case .outOfRange(.spacing, let item, _, let allowed):
            let steps: [FieldPath.Step] = spacingIsList ? [.index(item ?? 0)] : []
            return FieldError([.key("spacing")] + steps, "is out of range; it must be \(allowed)")
        case .outOfRange(let quantity, let item, let value, let allowed):
            let steps: [FieldPath.Step] = item.map { [.key("items"), .index($0)] } ?? []
            return FieldError(steps + [.key(quantity.jsonField)], "is \(value.shortest); it must be \(allowed)")
        case .outOfOrder(let item, let smaller, _, _, _):
            return FieldError([.key("items"), .index(item), .key(smaller.jsonField)], message)
        case .wrongCount(let quantity, _, _): return FieldError([.key(quantity.jsonField)], message)
        case .duplicateIdentifier(_, _, let second):
            return FieldError([.key("items"), .index(second), .key("id")], message)
        case .tooManyItems: return FieldError([.key("items")], message)
        case .notGlue: return FieldError([.key("policy")], message)
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
