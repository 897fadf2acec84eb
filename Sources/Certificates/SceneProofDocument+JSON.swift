// SceneProofDocument+JSON.swift: a proof about scenes as one line of JSON, and back.

import Documents
import Families
import Scenes

extension SceneProofDocument {
    var members: [(String, JSONText?)] {
        [
            (SceneDocument.nestedField, family.json), ("engine", .string(engine)),
            (
                "parts",
                .array(
                    parts.map { part in
                        .members(
                            [
                                ("findings", .array(part.findings.map(\.json))),
                                ("regions", part.tree.map { .array($0.nodes.map(\.json)) }),
                            ] + (part.modular?.members ?? []))
                    })
            ),
        ]
    }
}

extension SceneProofDocument: Decodable {
    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let field = SceneDocument.nestedField
        let object = try StrictObject(decoder, fields: ["certificate", field, "engine", "parts", "note"])
        self.init(
            family: try object.present(field, object.value(field, as: SceneFamily.self), demand: "be the scenes"),
            engine: try object.present("engine", object.string("engine"), demand: "name the engine"),
            parts: try object.present("parts", object.list("parts", of: PartRecord.self), demand: "list what was found")
                .map(\.part))
    }
}

private struct PartRecord: Decodable {
    let part: SceneProofDocument.Part

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["findings", "regions", "longest", "components", "answers", "note"])
        part = SceneProofDocument.Part(
            findings: try object.findings(), tree: try object.tree(), modular: try object.modularProof())
        if part.tree != nil, part.modular != nil {
            throw object.fault("regions", "is no field of what is proved part by part; take it out")
        }
    }
}
