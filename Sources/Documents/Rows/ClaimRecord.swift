// ClaimRecord.swift: a claim as it stands in a document: what an engine says, or a line of `plumb solve --format json` as it is.

import Rows

/// A claim with the name of the problem that it is an answer to.
struct ClaimRecord<Value: DocumentNumber>: Decodable {
    let claim: ClaimedAnswerOver<Value>
    /// The problem; `nil` where the claim does not say it.
    let problem: String?

    /// What an engine says.
    private static var ownFields: [String] { ["engine", "lengths", "offsets", "rounding", "cross", "note"] }

    /// Reads and checks a claim.
    @_specialize(where Value == Double)
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.ownFields + AnswerFields.named + AnswerFields.unread)
        _ = try object.string("note")
        let solver = try object.value("solver", as: ClaimedSolver.self)
        let engine = try object.present(
            "engine", object.string("engine") ?? solver?.name, demand: "name the engine that answered")
        let lengths: [Value] = try object.present(
            "lengths", object.numbers("lengths", infinities: [.infinity]), demand: "list one length per item")
        let offsets: [Value]? = try object.numbers("offsets", infinities: [.infinity])
        let rounding: Value = try object.number("rounding") ?? 0
        let cross = try object.value("cross", as: CrossClaimOver<Value>.self)
        claim = ClaimedAnswerOver(
            engine: engine, lengths: lengths, offsets: offsets, rounding: try object.length("rounding", rounding),
            cross: cross)
        problem = try object.string("id")
    }
}

/// The fields of an answer of ours beside those of a claim.
enum AnswerFields {
    /// What says whose answer it is, and to what.
    static let named = ["id", "solver"]
    /// What follows from the lengths, or says where the answer stood; a claim is judged by what it claims alone.
    static let unread = [
        "total", "overflow", "leastOverflow", "unused", "heights", "tiers", "certified", "file", "line",
    ]
    /// What a solver says of itself beside its name.
    static let ofSolver = ["method", "version", "iterations"]
}

/// Who gave an answer.
private struct ClaimedSolver: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
        name = try StrictObject(decoder, fields: ["name"] + AnswerFields.ofSolver).string("name")
    }
}
