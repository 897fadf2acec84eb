// RepairCertificateDocument+JSON.swift: a proof that no cheaper change repairs, as one line of JSON, and back.

import Documents
import Families
import Rows
import Scenes

extension RepairCertificateDocument {
    var members: [(String, JSONText?)] {
        let subject: [(String, JSONText?)] =
            switch subject {
            case .rows(let document, let rule): [(FamilyDocument.nestedField, document.json), ("rule", .string(rule))]
            case .scenes(let family, let engine):
                [(SceneDocument.nestedField, family.json), ("engine", .string(engine))]
            }
        return subject + [
            ("claims", .array(bound.claims.map { .string($0.description) })),
            ("prices", .array(bound.prices.map(\.json))),
            ("below", bound.cost.isStrict ? bound.cost.bound?.json : nil),
            ("upTo", bound.cost.isStrict ? nil : bound.cost.bound?.json),
            ("regions", .array(bound.tree.nodes.indices.map(region))),
        ]
    }

    private func region(_ index: Int) -> JSONText {
        let witness = bound.witnesses[index]
        return .members(
            bound.tree.nodes[index].members + [
                ("part", witness.flatMap { $0.layout == 0 ? nil : .integer($0.layout) }),
                ("claim", witness?.claim.map(JSONText.integer)),
                ("world", witness.map { .array($0.world.map { .object([("form", $0.json)]) }) }),
            ])
    }
}

extension RepairBound.Price {
    fileprivate var json: JSONText { .object([("parameter", .string(parameter)), ("price", price.json)]) }
}

extension RepairCertificateDocument: Decodable {
    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let (rows, scenes) = (FamilyDocument.nestedField, SceneDocument.nestedField)
        let object = try StrictObject(
            decoder,
            fields: [
                "certificate", rows, "rule", scenes, "engine", "claims", "prices", "below", "upTo", "regions", "note",
            ])
        let subject: Subject
        if object.has(scenes) {
            try object.refuse([rows, "rule"], of: "a certificate about scenes")
            subject = .scenes(
                try object.present(scenes, object.value(scenes, as: SceneFamily.self), demand: "be the scenes"),
                engine: try object.present("engine", object.string("engine"), demand: "name the engine"))
        } else {
            try object.refuse(["engine"], of: "a certificate about rows")
            subject = .rows(
                try object.present(rows, object.value(rows, as: FamilyDocument.self), demand: "be the family"),
                rule: try object.present("rule", object.string("rule"), demand: "name the rule"))
        }
        self.init(subject, try RepairBound(object, decoder))
    }
}

extension RepairBound {
    fileprivate init(_ object: StrictObject, _ decoder: any Decoder) throws {
        let known = decoder.userInfo[.measures] as? [any MeasureDefinition] ?? []
        let words = try object.present("claims", object.list("claims", of: String.self), demand: "list the claims")
        let claims = try words.map { word in
            do { return try LayoutClaim(parsing: word, among: known) } catch {
                throw object.fault("claims", "\(error)")
            }
        }
        let prices = try object.present(
            "prices", object.list("prices", of: PriceRecord.self), demand: "list the changes")
        let nodes = try object.present(
            "regions", object.list("regions", of: WitnessedNode.self), demand: "list the regions")
        let (below, upTo): (Fraction?, Fraction?) = (try object.number("below"), try object.number("upTo"))
        if below != nil { try object.refuse(["upTo"], of: "a certificate with below") }
        let witnesses = nodes.enumerated().compactMap { place, node in node.witness.map { (place, $0) } }
        self.init(
            prices: prices.map(\.price), cost: below.map { .below($0) } ?? upTo.map { .upTo($0) } ?? .any,
            claims: claims,
            tree: ProofTree(nodes: nodes.map(\.node)), witnesses: Dictionary(uniqueKeysWithValues: witnesses))
    }
}

private struct PriceRecord: Decodable {
    let price: RepairBound.Price

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["parameter", "price", "note"])
        price = RepairBound.Price(
            try object.present("parameter", object.string("parameter"), demand: "name what changes"),
            try object.present("price", object.number("price"), demand: "be what a point costs"))
    }
}

/// A region, and for one that is not split the points that break a claim.
private struct WitnessedNode: Decodable {
    let node: ProofTree.Node
    let witness: RepairBound.Witness?

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: NodeRecord.fields + ["part", "claim", "world"])
        node = try NodeRecord(object).node
        guard object.has("world") || object.has("point") else {
            try object.refuse(["part", "claim"], of: "a region that is split")
            witness = nil
            return
        }
        try object.refuse(["split"], of: "a region with a world")
        let world = try object.present("world", object.list("world", of: FormRecord.self), demand: "be points")
        witness = RepairBound.Witness(
            layout: try object.integer("part") ?? 0, claim: try object.integer("claim"), world: world.map(\.form))
    }
}

private struct FormRecord: Decodable {
    let form: LinearForm

    init(from decoder: any Decoder) throws {
        form = try StrictObject(decoder, fields: ["form", "note"]).form("form")
    }
}
