// VaryingLengths.swift: the lengths of a family, wherever a row has lengths.

import Families
import Rows

/// Lengths that may vary with parameters.
enum VaryingLengths: LengthReader {
    static func length(_ field: String, of object: StrictObject, infinities: [Double]) throws -> VaryingLength? {
        guard let length = try object.value(field, as: LengthExpression.self)?.length else { return nil }
        guard length.constant.isFinite || infinities.contains(.infinity) else {
            throw object.fault(field, "is infinite; it must be finite")
        }
        return length
    }

    /// The numbers of an item that are no lengths.
    private static let numbers = [
        "priority", "weight", "grow", "shrink", "stretch", "stretchOrder", "shrinkOrder", "shrinkPriority",
    ]

    static func checkKnownNumbers(of item: StrictObject) throws {
        for field in numbers where item.has(field) {
            guard let length = try? item.value(field, as: LengthExpression.self)?.length,
                length.known == nil || item.isList(field)
            else { continue }
            throw item.fault(
                field, "is no known number; only available, spacing, min, ideal, max, basis and base may vary")
        }
    }

    /// A list is an expression where it begins with an operator; no parameter is named like one.
    static func gaps(_ field: String, of object: StrictObject) throws -> Gaps<VaryingLength>? {
        guard object.isList(field), try !object.listBegins(field, with: ExpressionReader.operators) else {
            return try length(field, of: object, infinities: []).map(Gaps.one)
        }
        let list = try object.list(field, of: LengthExpression.self) ?? []
        if let index = list.firstIndex(where: { !$0.length.constant.isFinite }) {
            throw object.fault(field, "is infinite after item \(index); it must be finite")
        }
        return .list(list.map(\.length))
    }

    static func available(_ field: String, of object: StrictObject) throws -> VaryingLength? {
        guard object.has(field) else {
            throw object.fault(field, "is missing; what is proved is proved of a finite container")
        }
        if try !object.isNull(field), let length = try object.value(field, as: LengthExpression.self)?.length,
            length.constant.isFinite
        {
            return length
        }
        throw object.fault(field, "is unspecified or infinite; what is proved is proved of a finite container")
    }
}
