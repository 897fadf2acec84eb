// FamilyCertificateDocument+JSON.swift: a family's certificate as one line of JSON, and back.

import Documents
import Families
import Rows

extension FamilyCertificateDocument {
    var members: [(String, JSONText?)] {
        [
            (FamilyDocument.nestedField, document.json), ("rule", .string(rule)),
            ("findings", .array(findings.map(\.json))), ("regions", tree.map { .array($0.nodes.map(\.json)) }),
        ]
    }
}

extension FamilyCertificateDocument: Decodable {
    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["certificate", FamilyDocument.nestedField, "rule", "findings", "regions", "note"])
        let field = FamilyDocument.nestedField
        self.init(
            document: try object.present(field, object.value(field, as: FamilyDocument.self), demand: "be the family"),
            rule: try object.present("rule", object.string("rule"), demand: "name the rule"),
            findings: try object.findings(), tree: try object.tree())
    }
}
