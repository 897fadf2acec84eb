// JSONTreeFuzzTests.swift: random and damaged texts: what the tree reads, Foundation reads alike, in every type of number.

import Foundation
import PlumbTesting
import Testing

@testable import Documents

/// A value as every type reads it that JSON knows; `nil` for a type that refuses it.
private indirect enum Probe: Decodable, Equatable {
    struct Scalar: Equatable {
        var isNull: Bool
        var bool: Bool?
        var text: [UInt8]?
        /// The bits, since 0 and -0 are equal.
        var double: UInt64?
        var whole: [String?]
    }

    case scalar(Scalar), list([Probe]), object([Member])

    /// Names that differ in their bytes may be equal as texts.
    struct Member: Equatable {
        let name: [UInt8]
        let value: Probe
    }

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: FieldKey.self) {
            let read = try members.allKeys.map {
                Member(name: Array($0.stringValue.utf8), value: try members.decode(Probe.self, forKey: $0))
            }
            self = .object(read.sorted { $0.name.lexicographicallyPrecedes($1.name) })
            return
        }
        if var entries = try? decoder.unkeyedContainer() {
            var values: [Probe] = []
            while !entries.isAtEnd { values.append(try entries.decode(Probe.self)) }
            self = .list(values)
            return
        }
        let value = try decoder.singleValueContainer()
        func whole<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) -> String? {
            (try? value.decode(type)).map { "\($0)" }
        }
        self = .scalar(
            Scalar(
                isNull: value.decodeNil(), bool: try? value.decode(Bool.self),
                text: (try? value.decode(String.self)).map { Array($0.utf8) },
                double: (try? value.decode(Double.self))?.bitPattern,
                whole: [
                    whole(Int.self), whole(Int8.self), whole(Int16.self), whole(Int32.self), whole(Int64.self),
                    whole(UInt.self), whole(UInt8.self), whole(UInt16.self), whole(UInt32.self), whole(UInt64.self),
                ]))
    }

    /// Whether a value is the same, but for whole numbers that only the other one is sure of.
    func agrees(with other: Probe) -> Bool {
        switch (self, other) {
        case (.list(let first), .list(let second)):
            first.count == second.count && zip(first, second).allSatisfy { $0.agrees(with: $1) }
        case (.object(let first), .object(let second)):
            first.count == second.count
                && zip(first, second).allSatisfy { $0.name == $1.name && $0.value.agrees(with: $1.value) }
        case (.scalar(let first), .scalar(let second)):
            first.isNull == second.isNull && first.bool == second.bool && first.text == second.text
                && first.double == second.double
                && zip(first.whole, second.whole).allSatisfy { $0 == nil || $0 == $1 }
        default: false
        }
    }

    /// The value without whole numbers.
    var withoutWholes: Probe {
        switch self {
        case .list(let entries): return .list(entries.map(\.withoutWholes))
        case .object(let members):
            return .object(members.map { Member(name: $0.name, value: $0.value.withoutWholes) })
        case .scalar(var scalar):
            scalar.whole = []
            return .scalar(scalar)
        }
    }
}

@Suite struct JSONTreeFuzzTests {
    /// Whether Foundation reads a text as the tree does, where the tree reads it.
    private static func agree(_ bytes: [UInt8]) throws -> Bool {
        let data = Data(bytes)
        guard let tree = JSONTree(data) else { return true }
        let read = JSONTreeDecoder(tree, context: [:])
        let ours = try Probe(from: read)
        guard let theirs = try? JSONDecoder().decode(Probe.self, from: data) else { return false }
        // Foundation reads a whole number where the tree is not sure; where it is sure, no number may be missing.
        return ours.agrees(with: theirs) && (read.isUnsure || ours == theirs)
    }

    private static let numbers = [
        "0", "-0", "0.0", "-0.0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "65535", "65536", "2147483647",
        "2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "0.1",
        "0.30000000000000004",
        "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "1e308", "1e309", "1e-400", "1E5", "1e+5",
        "1e05", "1e-05",
        "0e0", "0E5", "0.0e5", "123456789012345", "1234567890123456", "12345678.12345678", "0.000000000000001",
        "100000000000000000000000", "3.0", "-7.00", "1e2", "179769313486231580793e289", "00", "01", "-01", "1.", ".5",
        "-", "+1",
        "1e", "1e+", "0x10", "NaN", "Infinity", "1_000",
    ]
    private static let words = ["true", "false", "null", "tru", "True", "nul", "{}", "[]", "[ ]", "{ }"]
    private static let letters = [
        "a", "é", "e\u{301}", "中", "😀", " ", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\u0000", "\\ud83d",
        "\\ude00",
        "\\ud83d\\ude00", "\\uFFFF", "\\u12", "\\x", "\t", "\u{7f}", "\u{2028}", "\u{FEFF}", "\\b\\f\\r\\t", "'", "&",
    ]
    private static let blanks = ["", "", "", " ", "\n", "\t", "\r\n", "\u{0C}", "\u{A0}", "/**/"]

    /// A text by a stream of choices: mostly JSON, with values at the edges of types.
    private static func text(_ choices: [Int], damage: [(place: Int, byte: Int, kind: Int)]) -> [UInt8] {
        var rest = choices[...]
        func next(_ count: Int) -> Int { (rest.popFirst() ?? 0) % count }
        func string() -> String {
            "\"" + (0..<next(4)).map { _ in letters[next(letters.count)] }.joined() + "\""
        }
        func blank() -> String { next(8) == 0 ? blanks[next(blanks.count)] : "" }
        func value(_ depth: Int) -> String {
            let kind = next(depth > 3 ? 4 : 7)
            let text: String
            switch kind {
            case 0, 1: text = numbers[next(numbers.count)]
            case 2: text = words[next(words.count)]
            case 3: text = string()
            case 4: text = "\(next(2) == 0 ? "-" : "")\(next(1_000_000_007)).\(next(100_003))e\(next(40) - 20)"
            case 5: text = "[" + (0..<next(4)).map { _ in value(depth + 1) }.joined(separator: ",\(blank())") + "]"
            default:
                text =
                    "{"
                    + (0..<next(4)).map { _ in "\(string())\(blank()):\(blank())\(value(depth + 1))" }
                    .joined(separator: ",") + "}"
            }
            return blank() + text + blank()
        }
        var bytes = Array(value(0).utf8)
        for change in damage where !bytes.isEmpty {
            let place = change.place % bytes.count
            switch change.kind {
            case 0: bytes[place] = UInt8(change.byte)
            case 1: bytes.insert(UInt8(change.byte), at: place)
            case 2: bytes.remove(at: place)
            case 3: bytes.removeLast(bytes.count - place)
            default: bytes.insert(contentsOf: bytes[place...].prefix(change.byte % 7), at: place)
            }
        }
        return bytes
    }

    private static let texts = Generator.integer(in: 0...1_000_000_006).array(count: 1...40)
    private static let damages = Generator.integer(in: 0...4_000_000).array(count: 0...3)

    @Test func `what the tree reads of any text, Foundation reads alike`() throws {
        try forAll(Self.texts, Self.damages, settings: .share(2_000, of: 200_000)) { choices, damage in
            let damage = damage.map { (place: $0 / 1_280, byte: $0 % 256, kind: $0 / 256 % 5) }
            return try Self.agree(Self.text(choices, damage: damage))
        }
    }

    @Test(arguments: numbers) func `a number is what it is to Foundation, by itself and inside`(number: String) throws {
        for text in [number, "[\(number)]", "{\"a\": \(number)}", " \(number) ", "[\(number),\(number)]"] {
            #expect(try Self.agree(Array(text.utf8)), "\(text)")
        }
    }

    @Test func `texts in other encodings and with marks of order are left to Foundation`() {
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian, .utf32] {
            for text in ["1", "[1]", "{\"a\": 1}", "\"a\""] {
                #expect(text.data(using: encoding).map { JSONTree($0) == nil } == true, "\(text), \(encoding)")
            }
        }
        #expect(JSONTree(Data([0xEF, 0xBB, 0xBF, 0x31])) == nil)
    }

    @Test func `a document that goes on without what only Foundation reads is Foundation's`() throws {
        /// Whole where it is written so, else 0: what `try?` makes of a value that is not sure.
        struct Count: Decodable, Equatable {
            let count: Int
            init(from decoder: any Decoder) throws {
                count = (try? decoder.singleValueContainer().decode(Int.self)) ?? 0
            }
        }
        for (text, count) in [("7", 7), ("7.0", 7), ("7e0", 7), ("\"7\"", 0)] {
            let record = Record(file: "-", text: text)
            #expect(try ProblemDecoder().decode(Count.self, record).count == count, "\(text)")
        }
    }
}
