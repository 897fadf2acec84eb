// JSONWriterTests.swift: what is written value by value is JSON, in the fewest digits.

import Foundation
import PlumbTesting
import Testing

@testable import Documents

struct JSONWriterTests {
    private func written(_ value: Double) -> String {
        var writer = JSONWriter()
        writer.number(value)
        return writer.text
    }

    @Test func `numbers have the fewest digits`() {
        let numbers: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (7, "7"), (-12.5, "-12.5"), (0.05, "0.05"), (0.001, "0.001"), (100.1, "100.1"),
            (-0.625, "-0.625"), (0.0625, "0.0625"), (199.999, "199.999"), (1e14, "100000000000000"),
            (2.0 / 3, "0.6666666666666666"),
            (.infinity, #""infinity""#), (-.infinity, #""-infinity""#), (1e-7, "1e-07"), (1e300, "1e+300"),
        ]
        for (number, text) in numbers { #expect(written(number) == text) }
    }

    /// Doubles of every size: decimals of few digits, their neighbours, and bits as they come.
    private static let doubles = Generator<Double> { choices in
        let digits =
            Double(choices.draw(upTo: 999_999_999_999_999))
            / Double([1, 1_000, 1_000_000_000][Int(choices.draw(upTo: 2))])
        let decimal = digits.rounded() / Double([1, 10, 100, 1_000, 10_000][Int(choices.draw(upTo: 4))])
        switch choices.draw(upTo: 4) {
        case 0: return decimal.nextUp
        case 1: return -decimal
        case 2: return Double(bitPattern: choices.draw(upTo: .max))
        default: return decimal
        }
    }

    /// The standard library's description has the fewest digits, and of those the nearest.
    @Test func `numbers are those of the standard library`() throws {
        try forAll(Self.doubles.described { "\($0)" }, settings: .share(5_000, of: 50_000)) { value in
            guard value.isFinite, value != 0 else { return true }
            let text = value.description
            return written(value) == (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
        }
    }

    @Test func `commas stand between entries and members, and nowhere else`() {
        var writer = JSONWriter()
        for text in ["[", "{\"a\nb\u{1}\\"] {
            writer.object { writer in
                writer.key("list")
                writer.list([[1, 2], []]) { writer, entry in writer.list(entry) { $0.integer($1) } }
                writer.key("text")
                writer.string(text)
                writer.key("none")
                writer.null()
                writer.key("tree")
                writer.value(
                    .object([("a", .bool(true)), ("b", .array([.digits("0.10"), .number(2)])), ("c", .object([]))]))
            }
            writer.endLine()
        }
        let tail = #""none": null, "tree": {"a": true, "b": [0.10, 2], "c": {}}}"# + "\n"
        #expect(
            writer.text == #"{"list": [[1, 2], []], "text": "[", "# + tail
                + #"{"list": [[1, 2], []], "text": "{\"a\nb\u0001\\", "# + tail)
    }

    @Test func `Foundation reads every text back`() throws {
        for scalar in (0..<0x250).compactMap(Unicode.Scalar.init) {
            var writer = JSONWriter()
            writer.list(["a\(scalar)b"]) { $0.string($1) }
            #expect(try JSONDecoder().decode([String].self, from: Data(writer.bytes)) == ["a\(scalar)b"])
        }
    }
}
