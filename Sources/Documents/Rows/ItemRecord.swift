// ItemRecord.swift: one item of a problem in JSON.  Lengths in points.

import Rows
import LayoutCore

/// An item before its policy is known, with the fields that it gave.
struct ItemRecord<Lengths: LengthReader>: Decodable {
    typealias Length = Lengths.Length
    typealias Scalar = Length.Scalar

    let id: String?
    let minimum, ideal, maximum, basis, base: Length?
    let weight, grow, shrink, stretch: Scalar?
    let priority, shrinkPriority: Double?
    let stretchOrder, shrinkOrder: Int?
    let cross: CrossRecord<Scalar>?

    @_specialize(where Lengths == KnownLengths<Double>)
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: [
                "id", "min", "ideal", "max", "priority", "weight", "cross", "note", "basis", "grow", "shrink",
                "stretch", "stretchOrder", "shrinkOrder", "base", "shrinkPriority",
            ])
        try Lengths.checkKnownNumbers(of: object)
        id = try object.string("id")
        _ = try object.string("note")
        minimum = try Lengths.length("min", of: object, infinities: [])
        ideal = try Lengths.length("ideal", of: object, infinities: [])
        maximum = try Lengths.length("max", of: object, infinities: [.infinity])
        priority = try object.number("priority", infinities: [-.infinity])
        weight = try object.number("weight")
        basis = try Lengths.length("basis", of: object, infinities: [])
        grow = try object.number("grow")
        shrink = try object.number("shrink")
        stretch = try object.number("stretch")
        stretchOrder = try object.integer("stretchOrder")
        shrinkOrder = try object.integer("shrinkOrder")
        base = try Lengths.length("base", of: object, infinities: [])
        shrinkPriority = try object.number("shrinkPriority")
        cross = try object.value("cross", as: CrossRecord<Scalar>.self)
    }

    /// The fields that it gave of those that belong to policies.
    private var given: ItemFields {
        var given: ItemFields = []
        if basis != nil { given.insert(.basis) }
        if grow != nil { given.insert(.grow) }
        if shrink != nil { given.insert(.shrink) }
        if stretch != nil { given.insert(.stretch) }
        if stretchOrder != nil { given.insert(.stretchOrder) }
        if shrinkOrder != nil { given.insert(.shrinkOrder) }
        if base != nil { given.insert(.base) }
        if shrinkPriority != nil { given.insert(.shrinkPriority) }
        return given
    }

    /// The name of the first field that the policy does not know, with the policies that do.
    func misplacedField(under policy: Policy, among policies: [Policy]) -> (field: String, known: String)? {
        let misplaced = given.subtracting(policy.definition.fields)
        guard let (field, name) = ItemFields.named.first(where: { misplaced.contains($0.field) }) else { return nil }
        return (name, policies.filter { $0.definition.fields.contains(field) }.map(\.name).alternatives)
    }

    /// The item under its policy, absent fields filled in.
    func item(under policy: Policy) -> ItemOver<Length> {
        let fields = policy.definition.fields
        return ItemOver(
            id: id, minimum: minimum ?? 0, ideal: ideal, maximum: maximum ?? .infinity,
            priority: priority ?? 0, weight: weight ?? 1,
            flex: fields.contains(.stretch) ? .init() : .init(basis: basis ?? 0, grow: grow ?? 0, shrink: shrink ?? 1),
            glue: fields.contains(.stretch)
                ? .init(
                    stretch: stretch ?? 0, shrink: shrink ?? 0, stretchOrder: stretchOrder ?? 0,
                    shrinkOrder: shrinkOrder ?? 0) : .init(),
            base: base ?? 0, shrinkPriority: shrinkPriority ?? 0)
    }
}

extension [String] {
    /// `a`, `a or b`, `a, b or c`.
    fileprivate var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
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
