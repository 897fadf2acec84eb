// JSONFault.swift: what is wrong with a text that Foundation refuses to read as JSON, and where.
// Foundation's essential part has no reader that says it.  Its full one (`JSONSerialization`) does, and the sentences here are
// that one's, as is its allowance: a comma may stand before a closing bracket.

/// The first thing in a text that is not JSON.
struct JSONFault: Error, Equatable {
    /// A sentence without its capital and its full stop.
    let words: String
    /// The byte from 0 near which it stands; `nil` where no byte can be blamed, as for a text that ends too soon.
    var offset: Int?
    /// Whether brackets stand too deep in each other.
    var isDepth = false

    /// The fault of a text; `nil` where it is JSON.
    ///
    /// - Parameter bytes: Valid UTF-8.
    /// - Complexity: linear in their number.
    static func first(in bytes: some Sequence<UInt8>) -> JSONFault? {
        var reader = JSONFaultReader(bytes)
        do { try reader.readText() } catch { return error }
        // A number that no double holds is found once the whole text is known to be JSON.
        return reader.greatNumber.map { JSONFault(words: "number \($0) is not representable as a 64-bit number") }
    }

    static var end: JSONFault { JSONFault(words: "unexpected end of file during JSON parse") }

    static func value(_ offset: Int) -> JSONFault { near("invalid value", offset) }

    static func near(_ words: String, _ offset: Int) -> JSONFault {
        JSONFault(words: "\(words) around character \(offset)", offset: offset)
    }
}

/// A place in a text that is read for its faults alone.
private struct JSONFaultReader {
    private let bytes: [UInt8]
    private var position = 0
    private var level = 0
    /// The first number beyond all doubles.
    private(set) var greatNumber: String?

    init(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        // Places are counted from behind a mark of the byte order.
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    mutating func readText() throws(JSONFault) {
        try readValue()
        if skipBlanks() != nil { throw .value(position) }
    }

    /// The byte at the place; `nil` at the end.
    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The next byte that is no blank, which stays next.
    private mutating func skipBlanks() -> UInt8? {
        while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
        return byte
    }

    private mutating func next() throws(JSONFault) -> UInt8 {
        guard let byte = skipBlanks() else { throw .end }
        return byte
    }

    private mutating func readValue() throws(JSONFault) {
        switch try next() {
        case UInt8(ascii: "\""): try readText(from: position)
        case UInt8(ascii: "{"): try readMembers(to: UInt8(ascii: "}"), named: true)
        case UInt8(ascii: "["): try readMembers(to: UInt8(ascii: "]"), named: false)
        case UInt8(ascii: "t"): try readWord("true")
        case UInt8(ascii: "f"): try readWord("false")
        case UInt8(ascii: "n"): try readWord("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        default: throw .value(position)
        }
    }

    private mutating func readMembers(to end: UInt8, named: Bool) throws(JSONFault) {
        position += 1
        guard level < JSONOutline.mostLevels else {
            throw JSONFault(words: "too many nested arrays or dictionaries", offset: position, isDepth: true)
        }
        level += 1
        while try next() != end {
            if named {
                try readText(from: position)
                guard try next() == UInt8(ascii: ":") else { throw .value(position) }
                position += 1
            }
            try readValue()
            let separator = try next()
            guard separator == end || separator == UInt8(ascii: ",") else { throw .value(position) }
            if separator == UInt8(ascii: ",") { position += 1 }
        }
        position += 1
        level -= 1
    }

    private mutating func readWord(_ word: String) throws(JSONFault) {
        for letter in word.utf8 {
            let isRight = byte == letter
            position += 1
            if isRight { continue }
            // A text that ends behind the wrong letter ends too soon, whatever it begins with.
            throw position >= bytes.count ? .end : .value(position - 1)
        }
    }

    // MARK: texts

    private mutating func readText(from start: Int) throws(JSONFault) {
        guard byte == UInt8(ascii: "\"") else { throw .value(position) }
        position += 1
        while let byte {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return
            case 0...0x1F: throw .near("unescaped control character", position - 1)
            case UInt8(ascii: "\\"): try readEscape()
            default: break
            }
        }
        throw .end
    }

    private mutating func readEscape() throws(JSONFault) {
        guard let byte else { throw .end }
        position += 1
        guard byte == UInt8(ascii: "u") else {
            if !"\"\\/bfnrt".utf8.contains(byte) { throw .near("invalid escape sequence", position - 2) }
            return
        }
        let unit = try readUnit()
        if UTF16.isTrailSurrogate(unit) {
            throw JSONFault(
                words: "unable to convert hex escape sequence (no high character) to UTF8-encoded character")
        }
        guard UTF16.isLeadSurrogate(unit) else { return }
        guard position + 1 < bytes.count else { throw .end }
        let isEscape = bytes[position] == UInt8(ascii: "\\") && bytes[position + 1] == UInt8(ascii: "u")
        position += 2
        guard isEscape, UTF16.isTrailSurrogate(try readUnit()) else {
            throw JSONFault(
                words: "unexpected end of file during string parse (expected low-surrogate code point but did not "
                    + "find one)")
        }
    }

    private mutating func readUnit() throws(JSONFault) -> UInt16 {
        guard position + 4 <= bytes.count else { throw .end }
        let digits = bytes[position..<position + 4]
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }), let unit = UInt16(text, radix: 16)
        else { throw JSONFault(words: "invalid hex encoded sequence in \"\(text)\" at \(position)") }
        position += 4
        return unit
    }

    // MARK: numbers

    private mutating func readNumber() throws(JSONFault) {
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        let first = position
        try readDigits()
        if bytes[first] == UInt8(ascii: "0"), position > first + 1 {
            throw .near("number with leading zero", first + 1)
        }
        if byte == UInt8(ascii: ".") {
            position += 1
            try readDigits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try readDigits()
        }
        // What else stands right behind a number is a fault of the number.
        if let byte, !" \t\r\n,]}".utf8.contains(byte) { throw .value(position) }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        if greatNumber == nil, Double(digits)?.isInfinite != false { greatNumber = digits }
    }

    /// Reads digits, of which there must be one.
    private mutating func readDigits() throws(JSONFault) {
        let start = position
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position > start { return }
        throw byte == nil ? .end : .value(position)
    }
}
