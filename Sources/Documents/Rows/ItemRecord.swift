// ItemRecord.swift: one item of a problem in JSON.  Lengths in points.

import Rows
import LayoutCore

/// An item before its policy is known, with the fields that it gave.
struct ItemRecord: Decodable {
    static let general = ["id", "min", "ideal", "max", "priority", "weight", "cross", "note"]
    static let flex = ["basis", "grow", "shrink"]
    static let glue = ["stretch", "stretchOrder", "shrinkOrder"]
    static let fields = general + flex + glue

    let id: String?
    let minimum, ideal, maximum, priority, weight: Double?
    let basis, grow, shrink, stretch: Double?
    let stretchOrder, shrinkOrder: Int?
    let cross: CrossRecord?

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        id = try object.string("id")
        _ = try object.string("note")
        minimum = try object.number("min")
        ideal = try object.number("ideal")
        maximum = try object.number("max", infinities: [.infinity])
        priority = try object.number("priority", infinities: [-.infinity])
        weight = try object.number("weight")
        basis = try object.number("basis")
        grow = try object.number("grow")
        shrink = try object.number("shrink")
        stretch = try object.number("stretch")
        stretchOrder = try object.integer("stretchOrder")
        shrinkOrder = try object.integer("shrinkOrder")
        cross = try object.value("cross", as: CrossRecord.self)
    }

    /// The first field that the policy does not know, with the policies that do.
    func misplacedField(under policy: Policy) -> (field: String, known: String)? {
        if policy != .cssFlex {
            if basis != nil { return ("basis", "css-flex") }
            if grow != nil { return ("grow", "css-flex") }
        }
        if policy != .glue {
            if stretch != nil { return ("stretch", "glue") }
            if stretchOrder != nil { return ("stretchOrder", "glue") }
            if shrinkOrder != nil { return ("shrinkOrder", "glue") }
        }
        if shrink != nil, policy != .cssFlex, policy != .glue { return ("shrink", "css-flex or glue") }
        return nil
    }

    /// The item under its policy, absent fields filled in.
    func item(under policy: Policy) -> Item {
        Item(
            id: id, minimum: minimum ?? 0, ideal: ideal, maximum: maximum ?? .infinity,
            priority: priority ?? 0, weight: weight ?? 1,
            flex: policy == .cssFlex
                ? Item.Flex(basis: basis ?? 0, grow: grow ?? 0, shrink: shrink ?? 1) : Item.Flex(),
            glue: policy == .glue
                ? Item.Glue(
                    stretch: stretch ?? 0, shrink: shrink ?? 0, stretchOrder: stretchOrder ?? 0,
                    shrinkOrder: shrinkOrder ?? 0) : Item.Glue())
    }
}

/// An item's measures across the axis.
struct CrossRecord: Decodable {
    let measure: AlignmentProblem.Child

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["length", "guide"])
        guard let length = try object.number("length") else {
            throw object.fault("length", "is missing; it must be the item's size across the axis")
        }
        guard (0...Limits.length).contains(length) else {
            throw object.fault("length", "is \(length.shortest); it must be from 0 to \(Limits.length.shortest)")
        }
        guard let guide = try object.number("guide", infinities: [.infinity, -.infinity]) else {
            throw object.fault("guide", "is missing; it must be the guide's distance from the item's edge")
        }
        guard abs(guide) <= Limits.length || guide.isInfinite else {
            throw object.fault(
                "guide", "is \(guide.shortest); it must be within ±\(Limits.length.shortest)")
        }
        measure = AlignmentProblem.Child(length: length, guide: guide)
    }
}
