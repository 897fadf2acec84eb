// RowRecord.swift: the fields of a row in JSON, whatever its lengths are.

import Rows
import Boxes

/// A row as it stands in a document; the row as a whole has not been checked.
struct RowRecord<Lengths: LengthReader> {
    typealias Length = Lengths.Length

    let id: String?
    let axis: Axis
    let policy: Policy
    let items: [ItemOver<Length>]
    let gaps: Gaps<Length>
    let available: Length?
    let cross: [AlignmentProblemOver<Length.Scalar>.Child?]
    let claims: [ClaimedAnswerOver<Length.Scalar>]

    /// The fields of a row.
    static var fields: [String] { ["id", "axis", "available", "spacing", "policy", "items", "claimed", "note"] }

    /// Reads the fields of a row.
    ///
    /// - Throws: A fault that names the field.
    @_specialize(where Lengths == KnownLengths<Double>)
    init(_ object: StrictObject, policies: [Policy]) throws {
        _ = try object.string("note")
        let policy = try Self.choice("policy", of: policies.map { ($0.name, $0) }, in: object) ?? .equalSizes
        axis = try Self.choice("axis", of: Axis.allCases.map { ($0.name, $0) }, in: object) ?? .horizontal
        // Counted before they are read, which takes a thousand times as long.
        if let count = object.list("items")?.count, count > Limits.items {
            throw RowError.tooManyItems(count).fieldError(spacingIsList: false)
        }
        let records = try object.present(
            "items", object.list("items", of: ItemRecord<Lengths>.self),
            demand: "list the row's items, or be [] for none")
        try Self.refuseMisplaced(records, policy, among: policies)
        self.policy = policy
        items = records.map { $0.item(under: policy) }
        gaps = try Lengths.gaps("spacing", of: object) ?? .one(0)
        available = try Lengths.available("available", of: object)
        id = try object.string("id")
        cross = records.map { $0.cross?.measure }
        claims = try Self.claims(in: object, of: id, measured: cross.map { $0 != nil })
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

    private static func refuseMisplaced(
        _ records: [ItemRecord<Lengths>], _ policy: Policy, among policies: [Policy]
    ) throws {
        for (index, record) in records.enumerated() {
            let misplaced = record.own.misplacedField(under: policy, among: policies)
            guard let (field, known) = misplaced ?? record.misplacedSteps(under: policy, among: policies)
            else { continue }
            throw FieldError(
                [.key("items"), .index(index), .key(field)],
                "belongs to policy \(known); this problem's policy is \(policy.name)")
        }
    }

    /// - Parameters:
    ///   - id: The name of the problem.
    ///   - measured: Whether each item has cross measures.
    private static func claims(
        in object: StrictObject, of id: String?, measured: [Bool]
    ) throws -> [ClaimedAnswerOver<Length.Scalar>] {
        let isList = object.isList("claimed")
        let records =
            if isList {
                try object.list("claimed", of: ClaimRecord<Length.Scalar>.self) ?? []
            } else {
                try object.value("claimed", as: ClaimRecord<Length.Scalar>.self).map { [$0] } ?? []
            }
        for (index, record) in records.enumerated() {
            let claim = record.claim
            let place: [FieldPath.Step] = [.key("claimed")] + (isList ? [.index(index)] : [])
            if let problem = record.problem, let id, problem != id {
                throw FieldError(
                    place + [.key("id")], "is \(problem.printable); the answer must be to this problem, \(id.printable)"
                )
            }
            for (field, list) in [("lengths", claim.lengths), ("offsets", claim.offsets ?? claim.lengths)]
            where list.count != measured.count {
                throw FieldError(
                    place + [.key(field)],
                    "has \(list.count.counted("entry", "entries")); it must have one per item: \(measured.count)")
            }
            if let across = claim.cross, across.offsets.map({ $0 != nil }) != measured {
                throw FieldError(
                    place + [.key("cross"), .key("offsets")],
                    "must have one number per item that has cross measures, and null for the others")
            }
        }
        return records.map(\.claim)
    }
}

extension RowOver where Value: DocumentNumber {
    /// Checks a row as a document states it.
    ///
    /// - Throws: `FieldError`.
    @_specialize(where Value == Double)
    init(items: [ItemOver<Value>], gaps: Gaps<Value>, available: Value?, policy: Policy) throws(FieldError) {
        do {
            switch gaps {
            case .one(let gap): try self.init(items: items, spacing: gap, available: available, policy: policy)
            case .list(let gaps): try self.init(items: items, spacing: gaps, available: available, policy: policy)
            }
        } catch {
            throw error.fieldError(spacingIsList: gaps.isList)
        }
    }
}
