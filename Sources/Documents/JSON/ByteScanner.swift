// ByteScanner.swift: the plain parts of JSON, read in one pass over the bytes.
// Whatever is unusual (an escape, a number that overflows, a bracket in the wrong place) is left to Foundation, which also
// says what is wrong; nothing is reported here.

internal import Foundation

/// A place in the bytes of a JSON text; it stays where something unusual begins.
struct ByteScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// Something that is left to the thorough reader.
    struct Unusual: Error {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next byte that is no blank, which stays next; 0 at the end.
    mutating func peek() -> UInt8 {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return byte }
            position += 1
        }
        return 0
    }

    var isAtEnd: Bool { mutating get { peek() == 0 && position == bytes.count } }

    /// Takes a byte, blanks before it aside.
    mutating func take(_ byte: UInt8) throws(Unusual) {
        guard peek() == byte else { throw Unusual() }
        position += 1
    }

    /// Takes what separates the members of a list or of an object; whether there is another one.
    mutating func takeSeparator(orEnd end: UInt8) throws(Unusual) -> Bool {
        let byte = peek()
        guard byte == UInt8(ascii: ",") || byte == end else { throw Unusual() }
        position += 1
        return byte != end
    }

    /// Reads the members of an object, each by its key.
    mutating func object(
        _ member: (inout ByteScanner, UnsafeBufferPointer<UInt8>) throws(Unusual) -> Void
    ) throws(Unusual) {
        try take(UInt8(ascii: "{"))
        if peek() == UInt8(ascii: "}") { return try take(UInt8(ascii: "}")) }
        repeat {
            let key = try quoted()
            try take(UInt8(ascii: ":"))
            try member(&self, key)
        } while try takeSeparator(orEnd: UInt8(ascii: "}"))
    }

    /// Reads the entries of a list.
    mutating func list<Entry>(
        _ entry: (inout ByteScanner) throws(Unusual) -> Entry
    ) throws(Unusual) -> [Entry] {
        try take(UInt8(ascii: "["))
        if peek() == UInt8(ascii: "]") {
            position += 1
            return []
        }
        var entries: [Entry] = []
        // Most lists are short, and a list that grows by doubling is moved three times up to here.
        entries.reserveCapacity(8)
        repeat { entries.append(try entry(&self)) } while try takeSeparator(orEnd: UInt8(ascii: "]"))
        return entries
    }

    /// The bytes of a string without escapes.
    mutating func quoted() throws(Unusual) -> UnsafeBufferPointer<UInt8> {
        try take(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                position += 1
                return UnsafeBufferPointer(rebasing: bytes[start..<position - 1])
            }
            guard byte >= 0x20, byte != UInt8(ascii: "\\") else { throw Unusual() }
            position += 1
        }
        throw Unusual()
    }

    mutating func string() throws(Unusual) -> String {
        let text = try quoted()
        if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
        guard let string = String(validating: text, as: UTF8.self) else { throw Unusual() }
        return string
    }

    /// A number as JSON writes numbers.
    mutating func number() throws(Unusual) -> Double {
        _ = peek()
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        let firstDigit = position
        var whole = 0
        while let digit = self.digit {
            whole = position - firstDigit < 15 ? whole * 10 + digit : 0
            position += 1
        }
        let digits = position - firstDigit
        guard digits == 1 || digits > 1 && bytes[firstDigit] != UInt8(ascii: "0") else { throw Unusual() }
        // Foundation refuses 0e5.
        if byte | 0x20 == UInt8(ascii: "e"), bytes[firstDigit] == UInt8(ascii: "0") { throw Unusual() }
        if byte != UInt8(ascii: "."), byte | 0x20 != UInt8(ascii: "e"), digits <= 15, whole > 0 || start == firstDigit {
            return Double(start == firstDigit ? whole : -whole)
        }
        if byte == UInt8(ascii: ".") { try takeDigits(after: 1) }
        if byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            try takeDigits(after: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") ? 1 : 0)
        }
        return try double(from: start)
    }

    /// The byte here; 0 at the end.
    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private var digit: Int? {
        let value = Int(byte) - 0x30
        return (0...9).contains(value) ? value : nil
    }

    private mutating func takeDigits(after count: Int) throws(Unusual) {
        position += count
        guard digit != nil else { throw Unusual() }
        while digit != nil { position += 1 }
    }

    /// The double nearest to the decimal that ends here.
    private func double(from start: Int) throws(Unusual) -> Double {
        // The C library stops at the byte after the number, so there must be one.
        guard position < bytes.count, let base = bytes.baseAddress else { throw Unusual() }
        let value = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { strtod($0 + start, nil) }
        guard value.isFinite else { throw Unusual() }
        return value
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of a text.
    @inline(__always)
    func spells(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
    }
}
