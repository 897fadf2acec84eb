// ClaimRecord.swift: an engine's answer in JSON, or a list of them.  Lengths in points.

import Rows
import LayoutCore

/// One claimed answer.
struct ClaimRecord<Value: DocumentNumber>: Decodable {
    let claim: ClaimOver<Value>

    @_specialize(where Value == Double)
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["engine", "lengths", "offsets", "rounding", "cross", "note"])
        _ = try object.string("note")
        guard let engine = try object.string("engine") else {
            throw object.fault("engine", "is missing; it must name the engine that answered")
        }
        guard let lengths = try object.numbers("lengths", infinities: [.infinity], as: Value.self) else {
            throw object.fault("lengths", "is missing; it must list one length per item")
        }
        let offsets = try object.numbers("offsets", infinities: [.infinity], as: Value.self)
        claim = ClaimOver(
            engine: engine, lengths: lengths, offsets: offsets,
            rounding: try object.number("rounding", as: Value.self) ?? 0,
            cross: try object.value("cross", as: CrossClaimRecord<Value>.self)?.claim)
        guard (0...Limits.length).contains(claim.rounding.double) else {
            throw object.fault(
                "rounding", "is \(claim.rounding.double.shortest); it must be from 0 to \(Limits.length.shortest)")
        }
    }
}

/// Claimed places across a row.
private struct CrossClaimRecord<Value: DocumentNumber>: Decodable {
    let claim: CrossClaimOver<Value>

    @_specialize(where Value == Double)
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["extent", "guide", "offsets", "countsLine"])
        guard let extent = try object.number("extent", as: Value.self) else {
            throw object.fault("extent", "is missing; it must be what the items take across the row")
        }
        // The line follows from the offsets; an answer of ours carries it, and may be claimed as it is.
        _ = try object.number("guide")
        guard let offsets = try object.optionalNumbers("offsets", as: Value.self) else {
            throw object.fault("offsets", "is missing; it must list one offset per item, null without measures")
        }
        claim = CrossClaimOver(
            extent: extent, offsets: offsets, countsLine: try object.value("countsLine", as: Bool.self) ?? false)
    }
}
