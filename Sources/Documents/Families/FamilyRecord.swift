// FamilyRecord.swift: a family out of JSON, with every fault named by its field.

import Families
import Rows

/// A family as it stands in a document, once its parameters are known.
struct FamilyRecord: Decodable {
    let document: FamilyDocument

    /// The fields that a row has not.
    static let ownFields = [ParameterRecords.field, "where", "claims"]
    /// All fields of a family.
    static var fields: [String] { RowRecord<VaryingLengths>.fields + ownFields }

    /// Says of a scene's field what it belongs to.
    static func elsewhere(_ field: String) -> String? {
        ["tree", "proposal", "customGuides"].contains(field) ? "belongs to a scene; a family of rows has items" : nil
    }

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields, elsewhere: Self.elsewhere)
        let policies = decoder.userInfo[.policies] as? [Policy] ?? Policy.allCases
        let record = try RowRecord<VaryingLengths>(object, policies: policies)
        try Self.checkKnownNumbers(of: record)
        let ties = try object.ties()
        let family: Family
        do {
            family = try Family(
                parameters: decoder.userInfo[.parameters] as? [Parameter] ?? [], items: record.items,
                spacing: record.gaps.between(record.items.count), available: record.available ?? .infinity,
                policy: record.policy, where: ties)
        } catch {
            throw FieldError(field: FieldPath(), message: "\(error)")
        }
        document = FamilyDocument(
            id: record.id, axis: record.axis, family: family, cross: record.cross,
            claims: try Self.claims(in: object, about: family))
    }

    /// Reports whatever is wrong with the row at every point, as it is reported for a row of known numbers.
    private static func checkKnownNumbers(of record: RowRecord<VaryingLengths>) throws {
        let items = record.items.map { item in
            let standard = item.standardBounds
            let minimum = item.minimum.known ?? standard.minimum.known ?? 0
            return ItemOver<Fraction>(
                id: item.id, minimum: minimum, ideal: item.ideal.known ?? minimum,
                maximum: item.maximum.known ?? .infinity, priority: item.priority, weight: item.weight,
                flex: .init(basis: item.flex.basis.known ?? 0, grow: item.flex.grow, shrink: item.flex.shrink),
                glue: .init(
                    stretch: item.glue.stretch, shrink: item.glue.shrink, stretchOrder: item.glue.stretchOrder,
                    shrinkOrder: item.glue.shrinkOrder),
                base: item.base.known ?? 0, shrinkPriority: item.shrinkPriority, steps: item.steps)
        }
        _ = try RowOver<Fraction>(
            items: items, gaps: record.gaps.mapped { $0.known ?? 0 }, available: record.available.map { $0.known ?? 0 },
            policy: record.policy)
    }

    private static func claims(in object: StrictObject, about family: Family) throws -> [LayoutClaim] {
        try object.claims { claim throws(FamilyError) in try family.check(claim.measure) }
    }
}
