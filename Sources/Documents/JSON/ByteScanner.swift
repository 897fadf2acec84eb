// ByteScanner.swift: the plain parts of JSON, read in one pass over the bytes.
// Whatever is unusual (an escape, a number that overflows, a bracket in the wrong place) is left to Foundation, which also
// says what is wrong; nothing is reported here.

internal import Essentials

/// A place in the bytes of a JSON text; it stays where something unusual begins.
struct ByteScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    /// Something that is left to the thorough reader.
    struct Unusual: Error {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next byte that is no blank, which stays next; 0 at the end.
    @inline(__always)
    mutating func peek() -> UInt8 {
        if position < bytes.count, bytes[position] > 0x20 { return bytes[position] }
        return peekBehindBlanks()
    }

    @inline(never)
    private mutating func peekBehindBlanks() -> UInt8 {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return byte }
            position += 1
        }
        return 0
    }

    var isAtEnd: Bool { mutating get { peek() == 0 && position == bytes.count } }

    /// Takes a byte, blanks before it aside.
    @inline(__always)
    mutating func take(_ byte: UInt8) throws(Unusual) {
        guard peek() == byte else { throw Unusual() }
        position += 1
    }

    /// Takes what separates the members of a list or of an object; whether there is another one.
    @inline(__always)
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
        passPlainText()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw Unusual() }
        position += 1
        return UnsafeBufferPointer(rebasing: bytes[start..<position - 1])
    }

    /// Goes on to the next byte that ends a text or has to be looked at: a quote, a backslash or a control character.
    @inline(__always)
    private mutating func passPlainText() {
        // Eight bytes at a time.  The lowest mark is right; above it a borrow may make marks of its own.
        let (ones, marks): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        while position + 8 <= bytes.count {
            let word = UInt64(
                littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let (quote, backslash) = (word ^ (0x22 &* ones), word ^ (0x5C &* ones))
            let quoted = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
            let found = (quoted | (word &- 0x20 &* ones) & ~word) & marks
            if found != 0 {
                position += found.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
        while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x22, bytes[position] != 0x5C {
            position += 1
        }
    }

    /// Passes a text in UTF-8; the places between its quotes, and whether it has escapes, all of which `JSONEscapes` reads.
    mutating func text() throws(Unusual) -> (range: Range<Int>, hasEscapes: Bool) {
        try take(UInt8(ascii: "\""))
        let start = position
        var (hasEscapes, all): (Bool, UInt8) = (false, 0)
        while position < bytes.count {
            let byte = bytes[position]
            all |= byte
            if byte == UInt8(ascii: "\"") {
                let range = start..<position
                position += 1
                if all >= 0x80, String(validating: bytes[range], as: UTF8.self) == nil { throw Unusual() }
                return (range, hasEscapes)
            }
            guard byte >= 0x20 else { throw Unusual() }
            position += 1
            guard byte == UInt8(ascii: "\\") else { continue }
            guard let length = JSONEscapes.length(bytes[position...]) else { throw Unusual() }
            hasEscapes = true
            position += length
        }
        throw Unusual()
    }

    /// Some of the bytes.
    func bytes(from start: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    mutating func string() throws(Unusual) -> String {
        let text = try quoted()
        if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
        guard let string = String(validating: text, as: UTF8.self) else { throw Unusual() }
        return string
    }

    /// Passes a text, a number, or one of the three words.
    mutating func skipLeaf() throws(Unusual) {
        switch peek() {
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"): try take("true")
        case UInt8(ascii: "f"): try take("false")
        case UInt8(ascii: "n"): try take("null")
        default: _ = try number()
        }
    }

    private mutating func take(_ word: StaticString) throws(Unusual) {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, UnsafeBufferPointer(rebasing: bytes[position..<end]).spells(word) else {
            throw Unusual()
        }
        position = end
    }

    /// A number as JSON writes numbers.
    mutating func number() throws(Unusual) -> Double {
        _ = peek()
        let start = position
        let first = byte == UInt8(ascii: "-") ? start + 1 : start
        // In variables of its own, which need not be kept in memory.
        var (end, digits, places) = (first, 0, 0)
        takeDigits(&digits, &end)
        guard end == first + 1 || end > first && bytes[first] != UInt8(ascii: "0") else { throw Unusual() }
        var count = end - first
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            takeDigits(&digits, &end)
            places = end - first - count - 1
            guard places > 0 else { throw Unusual() }
            count += places
        }
        position = end
        if byte | 0x20 == UInt8(ascii: "e") {
            // Foundation refuses 0e5.
            if places == 0, bytes[first] == UInt8(ascii: "0") { throw Unusual() }
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            end = position
            takeDigits(&digits, &end)
            guard end > position else { throw Unusual() }
            position = end
        } else if count <= 15 {
            // Digits and power are exact, and division rounds once: Clinger, "How to Read Floating Point Numbers
            // Accurately" (1990), section 3.
            let size = places == 0 ? Double(digits) : Double(digits) / Self.powers[places]
            return start == first ? size : -size
        }
        return try double(from: start)
    }

    /// 10^0 to 10^15, all of which are doubles.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// Passes digits; what they state behind others is right where these are no more than fifteen together.
    @inline(__always)
    private func takeDigits(_ digits: inout Int, _ end: inout Int) {
        while end < bytes.count, let digit = Self.value(of: bytes[end]) {
            digits = digits &* 10 &+ digit
            end += 1
        }
    }

    private static func value(of byte: UInt8) -> Int? {
        let value = byte &- 0x30
        return value < 10 ? Int(value) : nil
    }

    /// The byte here; 0 at the end.
    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// The double nearest to the decimal that ends here.
    private func double(from start: Int) throws(Unusual) -> Double {
        // The C library stops at the byte after the number, so there must be one.
        guard position < bytes.count, let base = bytes.baseAddress else { throw Unusual() }
        let value = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { strtod($0 + start, nil) }
        // Foundation refuses what is too small for a double; a 0 of many digits is left to it as well.
        guard value.isFinite, value != 0 else { throw Unusual() }
        return value
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of a text.
    @inline(__always)
    func spells(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount, let baseAddress else { return false }
        return memcmp(baseAddress, text.utf8Start, count) == 0
    }
}
