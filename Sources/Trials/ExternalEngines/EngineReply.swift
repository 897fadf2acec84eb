// EngineReply.swift: the line with which an engine answers, read as a claim.  Lengths in points.
// Unknown fields are ignored here, unlike in problems: an answer of `plumb solve --format json` is a claim too.

import Essentials
import Rows

/// The fields of an answer that matter.
struct EngineReply {
    private let line: [UInt8]
    private let fields: Fields

    /// Reads a line.
    ///
    /// - Throws: `EngineFailure.junk` when it is not an object with usable `lengths`.
    init(line: [UInt8]) throws(EngineFailure) {
        self.line = line
        do {
            fields = try JSONDecoder().decode(Fields.self, from: Data(line))
        } catch {
            let reason = String(validating: line, as: UTF8.self) == nil ? "is not UTF-8" : Self.reason(of: error)
            throw .junk(line: Self.excerpt(of: line), reason: reason, advice: EngineAdvice.advice(on: line))
        }
    }

    /// Checks that the reply is one to this problem.
    ///
    /// - Throws: `EngineFailure.wrongCount` or `.junk`.
    func check(against problem: String, items: Int) throws(EngineFailure) {
        if let id = fields.id, let asked = Self.id(of: problem), id != asked {
            throw junk(
                "answers the problem \"\(id)\"; the problem asked is \"\(asked)\"",
                advice: "answer one problem after the other, in their order, or leave id out")
        }
        guard fields.lengths.count == items else { throw .wrongCount(lengths: fields.lengths.count, items: items) }
        if let offsets = fields.offsets, offsets.count != items {
            throw junk("offsets has \(offsets.count.counted("entry", "entries")); it must have one per item: \(items)")
        }
        if let rounding = fields.rounding, !(0...Limits.length).contains(rounding) {
            throw junk("rounding is \(rounding); it must be from 0 to \(Int(Limits.length))")
        }
    }

    /// The claim, by `command` unless the reply names its engine.
    func answer(by command: String) -> EngineAnswer {
        EngineAnswer(
            engine: fields.engine ?? command, lengths: fields.lengths.map(\.value),
            offsets: fields.offsets?.map(\.value), rounding: fields.rounding ?? 0)
    }

    /// The start of a line, fit for a terminal: control characters are replaced.
    static func excerpt(of line: [UInt8]) -> String {
        // Four bytes a character at most, so the whole of a huge line need not be decoded.
        let start = String(decoding: line.prefix(4 * longest), as: UTF8.self)
        let shown = start.unicodeScalars.prefix(longest).map { scalar in
            scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
        }
        return shown.joined() + (start.unicodeScalars.count > longest ? "…" : "")
    }

    private static let longest = 200

    private func junk(_ reason: String, advice: String? = nil) -> EngineFailure {
        .junk(line: Self.excerpt(of: line), reason: reason, advice: advice)
    }

    private static func id(of problem: String) -> String? {
        try? JSONDecoder().decode(ProblemName.self, from: Data(problem.utf8)).id
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty ? "is not a JSON object" : "\(path(context)) is of the wrong type"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\(path(context)) \(context.debugDescription)"
        default: "is not JSON"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.reduce(into: "") { text, step in
            text += step.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + step.stringValue
        }
    }
}

private struct ProblemName: Decodable { let id: String? }

private struct Fields: Decodable {
    let id: String?
    let engine: String?
    let lengths: [Points]
    let offsets: [Points]?
    let rounding: Double?

    enum CodingKeys: CodingKey { case id, engine, lengths, offsets, rounding }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // An id that is no text names no problem of ours; it is ignored like any other field.
        id = try? container.decode(String.self, forKey: .id)
        engine = try container.decodeIfPresent(String.self, forKey: .engine)
        lengths = try container.decode([Points].self, forKey: .lengths)
        offsets = try container.decodeIfPresent([Points].self, forKey: .offsets)
        rounding = try container.decodeIfPresent(Double.self, forKey: .rounding)
    }
}

/// A number, or "infinity".
private struct Points: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = number
        } else if (try? container.decode(String.self)) == "infinity" {
            value = .infinity
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "is not a number; it must be a number or \"infinity\"")
        }
    }
}
