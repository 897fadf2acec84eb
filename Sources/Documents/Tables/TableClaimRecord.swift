// TableClaimRecord.swift: what an engine made of a table, as JSON has it.

/// An engine's widths; fields of whole answers that say nothing of widths and heights are left alone.
struct TableClaimRecord: Decodable {
    let claim: TableClaim

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: [
                "engine", "rule", "id", "widths", "heights", "height", "width", "available", "overflow", "cuts",
                "proved", "gap",
            ])
        let widths: [Double] = try object.present("widths", object.numbers("widths"), demand: "list a width a column")
        let heights: [Double]? = try object.numbers("heights")
        for (field, lengths) in [("widths", widths), ("heights", heights ?? [])] {
            for length in lengths { _ = try object.length(field, length) }
        }
        claim = TableClaim(
            engine: try object.string("engine") ?? object.string("rule") ?? "claimed", widths: widths, heights: heights)
    }
}
