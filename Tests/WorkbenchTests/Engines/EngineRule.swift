// EngineRule.swift: whose rule fits an engine, of Tests/Peers/policies.json, and rows stated under it.  Lengths in points.

import Documents
import Foundation

/// What a toolkit was asked: a line of `toolkit-rows.jsonl`.
struct AskedRow: Decodable {
    let id: String
    let available: Double
    let spacing: Double
    let items: [Item]

    struct Item: Decodable {
        var min: Double
        var ideal: Double
        var max: Double?
        let weight: Double
        let priority: Double
    }

    var room: Double { available - spacing * Double(items.count - 1) }
    var fits: Bool { items.reduce(0) { $0 + $1.min } <= room }
    var holdsIdeals: Bool { items.reduce(0) { $0 + $1.ideal } <= room }
}

/// A policy with its items' fields as expressions; the grammar is that of `policies.py`.
indirect enum EngineRule: Decodable {
    case one(policy: String, fields: [String: Expression], least: Double)
    case pieces(short: EngineRule, long: EngineRule)

    enum Expression: Decodable {
        case number(Double)
        case words(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self =
                try (try? container.decode(Double.self)).map(Expression.number) ?? .words(container.decode(String.self))
        }
    }

    enum CodingKeys: CodingKey { case policy, item, least, short, long }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        if object.contains(.short) {
            self = try .pieces(
                short: object.decode(EngineRule.self, forKey: .short),
                long: object.decode(EngineRule.self, forKey: .long))
        } else {
            self = try .one(
                policy: object.decode(String.self, forKey: .policy),
                fields: object.decode([String: Expression].self, forKey: .item),
                least: object.decodeIfPresent(Double.self, forKey: .least) ?? 0)
        }
    }

    /// The row as one line of JSON, without claims and without the closing brace.
    func stating(_ row: AskedRow) throws -> String {
        switch self {
        case .pieces(let short, let long): return try (row.holdsIdeals ? long : short).stating(row)
        case .one(let policy, let fields, let least):
            let items = try row.items.map { item in
                let raised = item.raised(to: least)
                let texts = try fields.map { "\"\($0)\":\(text(try raised.value(of: $1)))" }
                return "{\(texts.joined(separator: ","))}"
            }
            return """
                {"id":"\(row.id)","available":\(text(row.available)),"spacing":\(text(row.spacing)),\
                "policy":"\(policy)","items":[\(items.joined(separator: ","))]
                """
        }
    }
}

/// A number of JSON.
func text(_ number: Double) -> String {
    if number.isInfinite { return "\"infinity\"" }
    return Int(exactly: number).map(String.init) ?? String(number)
}

/// A word of an expression that is neither a number nor a field.
struct UnknownWord: Error { let word: String }

extension AskedRow.Item {
    /// Swing's longest length, where nothing bounds an item.
    private static let longest = 32767.0

    func raised(to least: Double) -> Self {
        var item = self
        (item.min, item.ideal, item.max) = (
            Swift.max(least, min), Swift.max(least, ideal), max.map { Swift.max(least, $0) }
        )
        return item
    }

    func value(of expression: EngineRule.Expression) throws -> Double {
        switch expression {
        case .number(let number): number
        case .words(let words): try value(of: words)
        }
    }

    /// `A or B` is the first that is not 0, `A if B` the ideal where B is 0, `A up to B` the lesser, `-A` the opposite.
    private func value(of words: String) throws -> Double {
        let choices = words.components(separatedBy: " or ")
        if choices.count > 1 { return try choices.lazy.map(value(of:)).first { $0 != 0 } ?? 0 }
        let condition = words.components(separatedBy: " if ")
        if condition.count == 2 { return try value(of: condition[1]) != 0 ? value(of: condition[0]) : ideal }
        let limits = words.components(separatedBy: " up to ")
        if limits.count == 2 { return try Swift.min(value(of: limits[0]), value(of: limits[1])) }
        let terms = words.components(separatedBy: "-")
        if terms.count == 2 { return try Swift.min(number(terms[0]), Self.longest) - number(terms[1]) }
        return try number(words)
    }

    private func number(_ word: String) throws -> Double {
        switch word {
        case "min": return min
        case "ideal": return ideal
        case "max": return max ?? .infinity
        case "weight": return weight
        case "priority": return priority
        case "expands": return priority > 0 ? 1 : 0
        case "infinity": return .infinity
        case "": return 0
        default:
            guard let number = Double(word) else { throw UnknownWord(word: word) }
            return number
        }
    }
}
