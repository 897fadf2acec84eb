// ByteScannerTests.swift: numbers are read to the nearest double, and nothing is read that is no number of JSON.

import Foundation
import PlumbTesting
import Testing

@testable import Documents

struct ByteScannerTests {
    /// What stands at the beginning of a text as a number, and whether that is all.
    private func number(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var scanner = ByteScanner(bytes)
            guard let number = try? scanner.number(), scanner.isAtEnd else { return nil }
            return number
        }
    }

    /// Numbers of up to twenty digits around a point, of either sign.
    private static let decimals = Generator<String> { choices in
        func digits(_ count: UInt64) -> String { (0..<count).map { _ in String(choices.draw(upTo: 9)) }.joined() }
        let sign = choices.draw(upTo: 1) == 1 ? "-" : ""
        let whole =
            choices.draw(upTo: 2) == 0 ? "0" : String(choices.draw(upTo: 8) + 1) + digits(choices.draw(upTo: 17))
        let places = choices.draw(upTo: 17)
        return sign + whole + (places > 0 ? "." + digits(places) : "")
    }.described { $0 }

    /// The standard library reads to the nearest double by a way of its own.
    @Test func `decimals are read to the nearest double`() throws {
        try forAll(Self.decimals, settings: .share(10_000, of: 50_000)) { text in
            // The C library, which reads long numbers, needs a byte behind them.
            guard let read = number(text + " "), let nearest = Double(text) else { return false }
            return read == nearest && read.sign == nearest.sign
        }
    }

    @Test func `decimals are read as the compiler reads them`() {
        for text in [
            "0.1", "0.3", "123456789.123456", "99999999999999.9", "0.00000000000001", "999999999999999", "1e22 ",
        ] {
            #expect(number(text) == Double(text.filter { $0 != " " }))
        }
        #expect(number("0.30000000000000004 ") == 0.1 + 0.2)
        #expect(number("-0")?.sign == .minus)
        #expect(number("9007199254740993 ") == 9_007_199_254_740_992)
    }

    @Test(arguments: [
        "", "-", ".5", "5.", "00", "01.5", "-01", "1e", "1e+", "1.e5", "0e5", "+1", "0x1", "1.5.2", "--1", "1e999 ",
    ])
    func `what is no number is left alone`(text: String) {
        #expect(number(text) == nil)
    }

    private func quoted(_ bytes: [UInt8]) -> [UInt8]? {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = ByteScanner(bytes)
            return (try? scanner.quoted()).map(Array.init)
        }
    }

    /// Texts are passed eight bytes at a time, so every place counts.
    @Test func `a text ends at its quote wherever that stands, and what needs a look is left alone`() {
        let bytes: [UInt8] = [
            0x22, 0x5C, 0x00, 0x1F, 0x0A, 0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7F, 0x80, 0xA2, 0xDC, 0xFF,
        ]
        for length in 0...18 {
            for place in 0...length {
                for byte in bytes {
                    var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                    text.insert(byte, at: place)
                    let needsLook = byte < 0x20 || byte == UInt8(ascii: "\\")
                    let whole = byte == UInt8(ascii: "\"") ? Array(text[..<place]) : text
                    #expect(quoted([0x22] + text + [0x22, 0x2C]) == (needsLook ? nil : whole), "\(text)")
                    #expect(quoted([0x22] + text) == (byte == UInt8(ascii: "\"") ? whole : nil), "\(text)")
                }
            }
        }
    }
}
