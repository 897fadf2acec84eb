// EngineRuleTests.swift: the words of policies.json are read as policies.py reads them.

import Foundation
import Testing

struct EngineRuleTests {
    static let bounded = #"{"min": 5, "ideal": 20, "max": 60, "weight": 3, "priority": 2}"#
    static let endless = #"{"min": 5, "ideal": 5, "weight": 1, "priority": 0}"#

    private func value(_ words: String, of item: String) throws -> Double {
        let decoder = JSONDecoder()
        let item = try decoder.decode(AskedRow.Item.self, from: Data(item.utf8))
        return try item.value(of: decoder.decode(EngineRule.Expression.self, from: Data("\"\(words)\"".utf8)))
    }

    @Test(arguments: [
        ("min", 5), ("max", 60), ("weight", 3), ("priority", 2), ("-priority", -2), ("expands", 1), ("ideal-min", 15),
        ("max-ideal", 40), ("max up to 32767", 60), ("max if expands", 60), ("ideal or 1", 20), ("infinity", .infinity),
        ("1", 1),
    ]) func `a bounded item gives every expression its value`(words: String, expected: Double) throws {
        #expect(try value(words, of: Self.bounded) == expected)
    }

    @Test(arguments: [
        ("max", .infinity), ("-priority", 0), ("expands", 0), ("ideal-min or 1", 1), ("max-ideal", 32762),
        ("max up to 32767", 32767), ("max if expands", 5),
    ]) func `an item without a maximum has that of Swing where one is needed`(words: String, expected: Double) throws {
        #expect(try value(words, of: Self.endless) == expected)
    }

    @Test func `a word that nobody knows is an error`() {
        #expect(throws: UnknownWord.self) { try value("width", of: Self.bounded) }
    }
}
