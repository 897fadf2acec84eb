// LayoutGuess.swift: whether the lines of a file are one record or many, as far as it has been read.
//
// A first line that opens an object and does not close it is the beginning of a record over several lines, or a record that
// was cut off.  It was cut off where a line that is a record by itself follows and cannot stand inside of the first one.

internal import Essentials

/// The lines of a file from its first one, until it is clear what they are.
struct LayoutGuess {
    /// The lines that one record would consist of.
    private(set) var text: Data
    /// Whether a line has come that is a record by itself.
    private(set) var hasRecordLine = false
    /// Whether more lines are needed to tell.
    private(set) var isOpen: Bool
    /// Whether the lines are one record; known once the guess is not open.
    private(set) var isWhole = false

    private let indentation: Int
    /// Whether a line ended within a string, which no JSON text allows.
    private var isBroken = false
    private var outline = BracketCount()

    /// How long the record would be, in bytes.
    var length: Int { text.count }

    init(first: Data) {
        text = first
        indentation = Self.indentation(of: first)
        outline.add(first)
        isOpen = outline.isInside
    }

    /// Takes in the next line.
    mutating func add(_ line: Data) {
        isBroken = isBroken || outline.isInString
        if isRecord(line) {
            hasRecordLine = true
            // A value may follow a bracket that opens, a comma or a colon, and nothing else in an object or an array.
            if isBroken || !outline.awaitsValue || !outline.isInside { return isOpen = false }
        }
        text.append(UInt8(ascii: "\n"))
        text.append(line)
        outline.add(line)
    }

    /// There are no more lines.
    mutating func end() {
        isOpen = false
        isWhole = !hasRecordLine || !(outline.isInside || isBroken)
    }

    /// Whether a line is an object by itself, and no further in than the first line.
    func isRecord(_ line: Data) -> Bool {
        guard Self.indentation(of: line) <= indentation, line.dropFirst(Self.indentation(of: line)).first == 0x7B else {
            return false
        }
        var count = BracketCount()
        count.add(line)
        return count.isClosed && !count.isInString
    }

    private static func indentation(of line: Data) -> Int { line.prefix { $0 == 0x20 || $0 == 0x09 }.count }
}

/// The brackets and strings of a text, line by line.
private struct BracketCount {
    private var level = 0
    private(set) var isInString = false
    private var isEscaped = false
    /// The last byte that is no white space.
    private var last: UInt8 = 0

    /// Whether the text ends before its object does.
    var isInside: Bool { level > 0 }
    /// Whether the text ends with the bracket that closes its object.
    var isClosed: Bool { level == 0 && last == UInt8(ascii: "}") }
    /// Whether a value may come next, if the text stands in an object or array.
    var awaitsValue: Bool { last == UInt8(ascii: "[") || last == UInt8(ascii: ",") || last == UInt8(ascii: ":") }

    mutating func add(_ bytes: Data) {
        // `Data` checks every byte that it hands out.
        bytes.withUnsafeBytes { bytes in for byte in bytes { add(byte) } }
    }

    private mutating func add(_ byte: UInt8) {
        if isInString {
            if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            last = UInt8(ascii: "\"")
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
        default: break
        }
        last = byte
    }
}
