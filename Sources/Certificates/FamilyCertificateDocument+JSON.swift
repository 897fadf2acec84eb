// FamilyCertificateDocument+JSON.swift: a family's certificate as one line of JSON, and back.

import Documents
import Families
import Rows

extension FamilyCertificateDocument {
    var members: [(String, JSONText?)] {
        [
            (FamilyDocument.nestedField, document.json), ("rule", .string(rule)),
            ("beside", beside.map(JSONText.string)), ("findings", .array(findings.map(\.json))),
            ("regions", tree.map { .array($0.nodes.map(\.json)) }),
            ("same", beside.map { _ in .array(same.sorted().map(JSONText.integer)) }),
            ("forEvery", forEvery.map { $0.json(document.family.parameters) }),
        ]
    }
}

extension FamilyCertificateDocument: Decodable {
    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: [
                "certificate", FamilyDocument.nestedField, "rule", "beside", "findings", "regions", "same",
                "forEvery", "note",
            ])
        let field = FamilyDocument.nestedField
        self.init(
            document: try object.present(field, object.value(field, as: FamilyDocument.self), demand: "be the family"),
            rule: try object.present("rule", object.string("rule"), demand: "name the rule"),
            findings: try object.findings(), tree: try object.tree())
        guard object.has("beside") else {
            try object.refuse(["same", "forEvery"], of: "a certificate of one rule")
            return
        }
        beside = try object.string("beside")
        let listed = try object.present("same", object.list("same", of: Int.self), demand: "list regions")
        same = Set(listed)
        guard same.count == listed.count else { throw object.fault("same", "must list each region once") }
        forEvery = try object.value("forEvery", as: WorldProofRecord.self)?.proof(document.family.parameters)
    }
}
