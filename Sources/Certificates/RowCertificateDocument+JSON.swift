// RowCertificateDocument+JSON.swift: a row's certificate as one line of JSON, and back.

import Rows

extension RowCertificateDocument {
    var members: [(String, JSONText?)] {
        var problem = problem
        problem.claims = []
        return [
            ("problem", problem.json), ("lengths", .numbers(certificate.lengths)),
            ("levels", .array(certificate.levels.map(\.certificateJSON))), ("cross", cross?.json),
        ]
    }
}

extension TierLevelOver<Fraction> {
    fileprivate var certificateJSON: JSONText {
        .object([("priority", .number(priority)), ("level", level.json)])
    }
}

extension CrossCertificate {
    fileprivate var json: JSONText {
        .members([
            ("extent", extent.json), ("guide", guide.json), ("offsets", .array(offsets.map { $0?.json ?? .null })),
            ("countsLine", countsLine ? .bool(true) : nil),
        ])
    }
}

extension RowCertificateDocument: Decodable {
    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["certificate", "problem", "lengths", "levels", "cross", "note"])
        problem = try object.present(
            "problem", object.value("problem", as: RowDocumentOver<Fraction>.self), demand: "be the row")
        let lengths: [Fraction] = try object.present(
            "lengths", object.numbers("lengths", infinities: [.infinity]), demand: "list one length per item")
        let levels = try object.present(
            "levels", object.list("levels", of: LevelRecord.self), demand: "list one level per tier, highest first")
        certificate = RowCertificate(lengths: lengths, levels: levels.map(\.level))
        cross = try object.value("cross", as: CrossCertificate.self)
    }
}

/// The level of one tier in JSON.
private struct LevelRecord: Decodable {
    let level: TierLevelOver<Fraction>

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["priority", "level"])
        level = TierLevelOver(
            priority: try object.present(
                "priority", object.number("priority", infinities: [-.infinity]), demand: "be the tier's"),
            level: try object.present("level", object.number("level"), demand: "be the tier's water level"))
    }
}

extension CrossCertificate: Decodable {
    /// Reads places across a row.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["extent", "guide", "offsets", "countsLine"])
        extent = try object.present("extent", object.number("extent"), demand: "be what the items take across")
        guide = try object.present("guide", object.number("guide"), demand: "be where the line is")
        offsets = try object.present(
            "offsets", object.optionalNumbers("offsets"), demand: "list one offset per item, null without measures")
        countsLine = try object.value("countsLine", as: Bool.self) ?? false
    }
}
