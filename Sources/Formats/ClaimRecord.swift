// ClaimRecord.swift: an engine's answer as it stands in JSON, or a list of them.  Lengths in points.

import Plumb

/// One claimed answer.
struct ClaimRecord: Decodable {
    let claim: Claim

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["engine", "lengths", "offsets", "rounding", "note"])
        _ = try object.string("note")
        guard let engine = try object.string("engine") else {
            throw object.fault("engine", "is missing; it must name the engine that answered")
        }
        guard let lengths = try object.numbers("lengths", infinities: [.infinity]) else {
            throw object.fault("lengths", "is missing; it must list one length per item")
        }
        let offsets = try object.numbers("offsets", infinities: [.infinity])
        claim = Claim(
            engine: engine, lengths: lengths, offsets: offsets, rounding: try object.number("rounding") ?? 0)
        guard (0...Limits.length).contains(claim.rounding) else {
            throw object.fault(
                "rounding", "is \(claim.rounding.shortest); it must be from 0 to \(Limits.length.shortest)")
        }
    }
}
