// JSONTreeTests.swift: texts that are read in one pass say what Foundation reads in them.

import Foundation
import Testing

@testable import Documents

/// Any value, which reads itself by trying one type after the other.
private indirect enum AnyValue: Decodable, Equatable {
    case null, bool(Bool), number(Double), text(String), list([AnyValue]), object([String: AnyValue])

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: FieldKey.self) {
            let values = try members.allKeys.map { ($0.stringValue, try members.decode(AnyValue.self, forKey: $0)) }
            self = .object(Dictionary(uniqueKeysWithValues: values))
            return
        }
        if var entries = try? decoder.unkeyedContainer() {
            var values: [AnyValue] = []
            while !entries.isAtEnd { values.append(try entries.decode(AnyValue.self)) }
            self = .list(values)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else {
            self = .number(try value.decode(Double.self))
        }
    }
}

@Suite struct JSONTreeTests {
    private static let texts = [
        #"{"a": [1, -2.5, 1e3, 0.1, -0, 123456789012345678], "b": {"c": null, "d": [true, false, {}]}, "e": []}"#,
        #"["", "x\n\t\"\\\/", "\u00e9\u4e2d", "é中😀", " spaced "]"#,
        "\n[\r\n 1 ,\t{ \"a\" : \"b\" } ]\n",
        #"{"k0":0,"k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":6,"k7":7,"k8":8,"k9":9,"l":1,"m":2,"n":3}"#,
    ]

    @Test(arguments: texts) func `a text has the values that Foundation reads`(text: String) throws {
        let data = Data(text.utf8)
        let tree = try #require(JSONTree(data))
        let value = try AnyValue(from: JSONTreeDecoder(tree, context: [:]))
        #expect(try value == JSONDecoder().decode(AnyValue.self, from: data))
    }

    @Test(arguments: [
        #"{"a": 1, "a": 2}"#, #"{"\u0061": 1}"#, #"{"a": 1,}"#, "[1, 2", "[1] 2", "[01]", "[+1]", "[1e999]", "[.5]",
        "[nul]",
        #"["\ud83d\ude00"]"#, #"["\x"]"#, #"["\u00g0"]"#, #"["\u0000"]"#, "[\"a\nb\"]", "{1: 2}",
        #"{"é": 1, "e\#u{301}": 2}"#,
        "", String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
    ])
    func `what is unusual or wrong is left to the thorough reader`(text: String) {
        #expect(JSONTree(Data(text.utf8)) == nil)
    }

    @Test func `bytes that are no text are left to the thorough reader`() {
        #expect(JSONTree(Data([0x22, 0xC3, 0x28, 0x22])) == nil)
        #expect(JSONTree(Data([0x5B, 0x22, 0xFF, 0x22, 0x5D])) == nil)
    }

    @Test func `whole numbers are read where they are written as such`() throws {
        let tree = try #require(JSONTree(Data("[7, 1e3, 2.0, 300, -1]".utf8)))
        var list = try JSONTreeDecoder(tree, context: [:]).unkeyedContainer()
        #expect(try list.decode(Int.self) == 7)
        for _ in 0..<2 {
            #expect(throws: JSONTreeDecoder.Mismatch.self) { try list.decode(Int.self) }
            _ = try list.decode(Double.self)
        }
        #expect(throws: JSONTreeDecoder.Mismatch.self) { try list.decode(UInt8.self) }
        #expect(try list.decode(Int16.self) == 300)
        #expect(throws: JSONTreeDecoder.Mismatch.self) { try list.decode(UInt.self) }
        #expect(list.currentIndex == 4)
    }

    @Test func `a value knows the way to it`() throws {
        let tree = try #require(JSONTree(Data(#"{"items": [{}, {"min": [1, 2]}]}"#.utf8)))
        let items = try #require(tree.member("items", of: 0))
        let second = try #require(Array(tree.values(of: items)).last)
        let list = try #require(tree.member("min", of: second))
        let last = try #require(Array(tree.values(of: list)).last)
        #expect(FieldPath(JSONTreeDecoder(tree, context: [:]).at(last).codingPath).description == "items[1].min[1]")
    }
}
