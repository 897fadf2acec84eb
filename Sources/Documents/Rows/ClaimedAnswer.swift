// ClaimedAnswer.swift: an engine's answer to a row, as documents record it.  Lengths in points.

import Rows

/// A claim in doubles.
public typealias ClaimedAnswer = ClaimedAnswerOver<Double>

/// An engine's answer to a row.
public struct ClaimedAnswerOver<Value: DocumentNumber>: Sendable, Equatable {
    /// The engine, with its version where that matters.
    public let engine: String
    /// One length per item, in points.
    public let lengths: [Value]
    /// Where each item starts, in points, if the engine says so.
    public let offsets: [Value]?
    /// How far rounding may have moved each length and offset, in points.
    public let rounding: Value
    /// Where the items stand across the row, if the engine says so.
    public let cross: CrossClaimOver<Value>?

    /// Makes a claim.
    public init(
        engine: String, lengths: [Value], offsets: [Value]? = nil, rounding: Value = 0,
        cross: CrossClaimOver<Value>? = nil
    ) {
        (self.engine, self.lengths, self.offsets) = (engine, lengths, offsets)
        (self.rounding, self.cross) = (rounding, cross)
    }
}

/// A claim across a row in doubles.
public typealias CrossClaim = CrossClaimOver<Double>

/// Where an engine puts the items across a row.
public struct CrossClaimOver<Value: DocumentNumber>: Sendable, Equatable {
    /// What they take together across the row, in points.
    public let extent: Value
    /// Where each item starts, in points from the start of the extent; `nil` for an item without measures.
    public let offsets: [Value?]
    /// Whether the engine counts the line into the extent, as SwiftUI's stacks do.
    public let countsLine: Bool

    /// Makes a claim about places across a row.
    public init(extent: Value, offsets: [Value?], countsLine: Bool = false) {
        (self.extent, self.offsets, self.countsLine) = (extent, offsets, countsLine)
    }
}

extension ClaimedAnswerOver {
    /// The claim under `claimed`.
    package var json: JSONText {
        .members([
            ("engine", .string(engine)), ("lengths", .numbers(lengths)), ("offsets", offsets.map(JSONText.numbers)),
            ("rounding", rounding == 0 ? nil : rounding.json), ("cross", cross?.json),
        ])
    }
}

extension CrossClaimOver: Decodable {
    /// Reads a claim across a row.
    @_specialize(where Value == Double)
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["extent", "guide", "offsets", "countsLine"])
        extent = try object.present("extent", object.number("extent"), demand: "be what the items take across the row")
        // The line follows from the offsets; an answer of ours carries it, and may be claimed as it is.
        let _: Double? = try object.number("guide")
        offsets = try object.present(
            "offsets", object.optionalNumbers("offsets"), demand: "list one offset per item, null without measures")
        countsLine = try object.value("countsLine", as: Bool.self) ?? false
    }

    fileprivate var json: JSONText {
        .members([
            ("extent", extent.json), ("offsets", .array(offsets.map { $0?.json ?? .null })),
            ("countsLine", countsLine ? .bool(true) : nil),
        ])
    }
}
