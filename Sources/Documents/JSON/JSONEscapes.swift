// JSONEscapes.swift: the escapes in the texts of JSON, but for those that stand for half a character, and for \u0000.

/// Reads escapes.
enum JSONEscapes {
    /// How many bytes an escape has behind its backslash; `nil` for one that is not read here.
    static func length(_ bytes: some Collection<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        if first == UInt8(ascii: "u") { return scalar(bytes.dropFirst().prefix(4)) == nil ? nil : 5 }
        return byte(for: first) == nil ? nil : 1
    }

    /// The text of bytes whose escapes have been looked at.
    static func read(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var rest = bytes
        while let first = rest.popFirst() {
            guard first == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                text.append(first)
                continue
            }
            if let byte = byte(for: escape) {
                text.append(byte)
            } else if let scalar = scalar(rest.prefix(4)) {
                text.append(contentsOf: String(Character(scalar)).utf8)
                rest = rest.dropFirst(4)
            }
        }
        return text
    }

    private static func byte(for letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// The character of four hexadecimal digits; `nil` for 0, and for half of one.
    private static func scalar(_ digits: some Collection<UInt8>) -> Unicode.Scalar? {
        guard digits.count == 4 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value == 0 ? nil : Unicode.Scalar(value)
    }
}
