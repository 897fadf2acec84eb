// ItemRecord.swift: one item of a problem in JSON.  Lengths in points.

import Rows
import Boxes

/// An item before its policy is known, with the fields that it gave.
struct ItemRecord<Lengths: LengthReader>: Decodable {
    typealias Length = Lengths.Length
    typealias Scalar = Length.Scalar

    let id: String?
    let minimum, ideal, maximum: Length?
    let priority: Double?
    let own: PolicyFields<Length, Scalar>
    let steps: Staircase<Scalar>?
    let cross: CrossRecord<Scalar>?

    @_specialize(where Lengths == KnownLengths<Double>)
    init(from decoder: any Decoder) throws {
        let common = ["id", "min", "ideal", "max", "priority", "weight", "steps", "cross", "note"]
        let object = try StrictObject(decoder, fields: common + ItemFields.named.map(\.name))
        try Lengths.checkKnownNumbers(of: object)
        id = try object.string("id")
        _ = try object.string("note")
        minimum = try Lengths.length("min", of: object, infinities: [])
        ideal = try Lengths.length("ideal", of: object, infinities: [])
        maximum = try Lengths.length("max", of: object, infinities: [.infinity])
        priority = try object.number("priority", infinities: [-.infinity])
        own = try PolicyFields(
            object, length: { try Lengths.length($0, of: object, infinities: []) }, factor: { try object.number($0) })
        steps = try Self.steps(of: object)
        cross = try object.value("cross", as: CrossRecord<Scalar>.self)
    }

    /// Steps in any order; what is neither shorter nor lower than another is none.
    private static func steps(of object: StrictObject) throws -> Staircase<Scalar>? {
        guard let pairs: [(Scalar, Scalar)] = try object.pairs("steps") else { return nil }
        do {
            return try Staircase(answers: pairs.map { .init(width: $0.0, height: $0.1) })
        } catch {
            throw object.fault("steps", "is wrong: \(error)")
        }
    }

    /// The item under its policy, absent fields filled in.
    func item(under policy: Policy) -> ItemOver<Length> {
        var item = own.item(under: policy, length: { $0 }, factor: { $0 })
        (item.id, item.steps, item.priority) = (id, steps, priority ?? 0)
        let standard = item.standardBounds
        (item.minimum, item.maximum) = (minimum ?? standard.minimum, maximum ?? standard.maximum)
        item.ideal = ideal ?? item.standardIdeal
        return item
    }
}

extension ItemRecord {
    /// `steps` under a policy that does not know them, with those that do.
    func misplacedSteps(under policy: Policy, among policies: [Policy]) -> (field: String, known: String)? {
        guard steps != nil, !policy.definition.fields.contains(.steps) else { return nil }
        return ("steps", ItemFields.steps.policies(among: policies))
    }
}

/// An item's measures across the axis.
struct CrossRecord<Value: DocumentNumber>: Decodable {
    let measure: AlignmentProblemOver<Value>.Child

    @_specialize(where Value == Double)
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["length", "guide"])
        let length: Value = try object.length(
            "length", object.present("length", object.number("length"), demand: "be the item's size across the axis"))
        let guide: Value = try object.present(
            "guide", object.number("guide", infinities: [.infinity, -.infinity]),
            demand: "be the guide's distance from the item's edge")
        guard abs(guide.double) <= Limits.length || !guide.isFinite else {
            throw object.fault("guide", "is \(guide.double.shortest); it must be within ±\(Limits.length.shortest)")
        }
        measure = .init(length: length, guide: guide)
    }
}
