// RowDocument+Decoding.swift: a row out of JSON, with every fault named by its field.

package import Rows
import Boxes

extension RowDocumentOver: Decodable {
    /// Reads and checks a row.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    @_specialize(where Value == Double)
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: RowRecord<KnownLengths<Value>>.fields, elsewhere: Self.elsewhere)
        let policies = decoder.userInfo[.policies] as? [Policy] ?? Policy.allCases
        let record = try RowRecord<KnownLengths<Value>>(object, policies: policies)
        self.init(
            id: record.id, axis: record.axis,
            row: try RowOver(
                items: record.items, gaps: record.gaps, available: record.available, policy: record.policy),
            cross: record.cross, claims: record.claims)
    }

    private static func elsewhere(_ field: String) -> String? {
        switch field {
        case "rows": return "belongs to a table, which plumb table lays out"
        case "kind", "children", "view", "views", "scene":
            return "belongs to no row; a scene has its view in tree: "
                + #"{"tree": {"kind": "hstack", "children": [{"kind": "spacer"}]}}"#
        default: break
        }
        return FamilyRecord.ownFields.contains(field) ? "belongs to a family of problems, which plumb prove reads" : nil
    }
}

extension RowError {
    /// The error at the field of JSON that it is about.
    func fieldError(spacingIsList: Bool) -> FieldError {
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
        case .notGlue, .noToolkit, .notWrittenInCSS: return FieldError([.key("policy")], message)
        }
    }
}

extension RowError {
    /// The error of a row of one item, at the field of that item, which stands at a place of its own.
    package func fieldError(ofItemAt place: FieldPath) -> FieldError {
        let error = fieldError(spacingIsList: false)
        return FieldError(field: FieldPath(place.steps + error.field.steps.suffix(1)), message: error.message)
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
        case .step, .stepHeight: "steps"
        default: rawValue
        }
    }
}
