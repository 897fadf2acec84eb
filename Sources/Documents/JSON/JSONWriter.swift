// JSONWriter.swift: JSON written into one buffer, value after value, without a tree of them.
// Corpora are answered by the million; whatever is not written by the million is a `JSONText`.

public import Rows

/// How numbers are written that JSON has no numbers for.
public enum JSONNumbers: String, CaseIterable, Sendable {
    /// In words, so that nothing is lost: `"infinity"`, `"20/3"`.
    case words
    /// For programs that give a column one type: `null` for an infinity, the nearest double for a fraction.
    case plain
}

/// Lines of JSON being written: `{"a": 1, "b": [2, 3]}`.
///
/// Separators come by themselves: a key or an entry that is not the first gets a comma before it.
public struct JSONWriter: Sendable {
    /// Room for bytes; the first `count` have been written.  A list that grew byte by byte would ask at each whether it may.
    private var room: [UInt8] = []
    /// How many bytes have been written.
    public private(set) var count = 0

    /// How numbers are written that JSON has no numbers for.
    public let numbers: JSONNumbers

    /// Nothing yet.
    public init(numbers: JSONNumbers = .words) { self.numbers = numbers }

    /// The JSON so far, in UTF-8.
    public var bytes: ArraySlice<UInt8> { room[..<count] }

    /// What has been written.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes an object.
    ///
    /// - Parameter members: Writes keys, each followed by its value.
    @inlinable public mutating func object(_ members: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes a list, entry by entry.
    @inlinable public mutating func list<Entry>(_ entries: [Entry], _ write: (inout JSONWriter, Entry) -> Void) {
        open(UInt8(ascii: "["))
        for entry in entries {
            separate()
            write(&self, entry)
        }
        close(UInt8(ascii: "]"))
    }

    /// Begins an object or a list.
    public mutating func open(_ bracket: UInt8) { put(bracket) }

    /// Ends an object or a list.
    public mutating func close(_ bracket: UInt8) { put(bracket) }

    public mutating func endLine() { put(UInt8(ascii: "\n")) }

    /// Writes a comma, unless an object or a list has just begun: no value ends with an opening bracket.
    public mutating func separate() {
        guard isBehindValue else { return }
        put(UInt8(ascii: ","))
        put(UInt8(ascii: " "))
    }

    /// Whether what comes next needs a comma before it.
    private var isBehindValue: Bool {
        guard count > 0 else { return true }
        let last = room[count - 1]
        return last != UInt8(ascii: "{") && last != UInt8(ascii: "[")
    }

    /// Writes a key that needs no escapes.
    public mutating func key(_ key: StaticString) {
        let isBehindValue = isBehindValue
        write(atMost: key.utf8CodeUnitCount + 6) { place in
            var end = place
            func put(_ byte: UInt8) {
                end.pointee = byte
                end += 1
            }
            if isBehindValue {
                put(UInt8(ascii: ","))
                put(UInt8(ascii: " "))
            }
            put(UInt8(ascii: "\""))
            end.update(from: key.utf8Start, count: key.utf8CodeUnitCount)
            end += key.utf8CodeUnitCount
            put(UInt8(ascii: "\""))
            put(UInt8(ascii: ":"))
            put(UInt8(ascii: " "))
            return end - place
        }
    }

    /// Writes a key.
    mutating func key(_ key: String) {
        separate()
        string(key)
        append(": ")
    }

    /// Writes a number in the fewest digits that read back to it; infinities become "infinity" and "-infinity", or `null`.
    public mutating func number(_ value: Double) {
        guard value.isFinite else { return numbers == .plain ? null() : string(value.jsonWord) }
        guard let decimal = ShortDecimal(value) else { return raw(value.shortest) }
        write(atMost: ShortDecimal.mostBytes, decimal.write)
    }

    /// Writes a fraction that no decimal states: "20/3", or the double nearest to it.
    public mutating func quotient(_ value: Fraction) {
        if numbers == .plain { number(value.double) } else { string(value.points) }
    }

    /// Writes a whole number.
    public mutating func integer(_ value: Int) { raw(String(value)) }

    /// Writes true or false.
    public mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

    /// Writes null.
    public mutating func null() { append("null") }

    /// Writes a text.
    public mutating func string(_ text: String) {
        put(UInt8(ascii: "\""))
        // Texts of Swift's own have their bytes in one place.
        var text = text
        text.withUTF8 { text in
            if text.contains(where: Self.isEscaped) {
                for byte in text { escaped(byte) }
            } else {
                raw(text)
            }
        }
        put(UInt8(ascii: "\""))
    }

    /// Writes a text as it is, such as JSON that is there already.
    public mutating func raw(_ text: String) {
        var text = text
        text.withUTF8 { raw($0) }
    }

    /// Writes bytes of JSON that is there already.
    mutating func raw(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        write(atMost: text.count) { place in
            place.update(from: start, count: text.count)
            return text.count
        }
    }

    private mutating func append(_ text: StaticString) {
        raw(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        if count == room.count { grow(by: 1) }
        room[count] = byte
        count += 1
    }

    /// Writes some bytes.
    ///
    /// - Parameter fill: Puts them from a place on; how many they are, `most` at most.
    @inline(__always)
    private mutating func write(atMost most: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int) {
        if room.count - count < most { grow(by: most) }
        let start = count
        count += room.withUnsafeMutableBufferPointer { room in room.baseAddress.map { fill($0 + start) } ?? 0 }
    }

    /// Doubles the room by copying it, which a debug build does faster than filling bytes one by one; later bytes are overwritten.
    @inline(never)
    private mutating func grow(by more: Int) {
        if room.isEmpty { room = Self.blank }
        while room.count - count < more { room += room }
    }

    private static let blank = [UInt8](repeating: 0, count: 256)

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append(#"\""#)
        case UInt8(ascii: "\\"): append(#"\\"#)
        case UInt8(ascii: "\n"): append(#"\n"#)
        case UInt8(ascii: "\t"): append(#"\t"#)
        case UInt8(ascii: "\r"): append(#"\r"#)
        case 0..<0x20:
            let digits = String(byte, radix: 16)
            raw(#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits)
        default: put(byte)
        }
    }
}
