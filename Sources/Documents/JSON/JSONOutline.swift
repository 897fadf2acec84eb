// JSONOutline.swift: where the fields of a JSON text stand.
// It reads no values: Foundation does that, but names neither the line of a field, nor a field given twice,
// and accepts a comma before a closing bracket.  Only structure is followed here.

import Essentials

/// A walk over the structure of a JSON text, byte by byte.
struct JSONOutline {
    private let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// What the walk is inside of.
    private enum Container {
        case object(seen: [String], key: String?)
        case array(index: Int)
    }

    private static let separators = Set(", \t\r\n:".utf8)
    private static let digits = Set("+-.0123456789eE".utf8)

    /// Foundation reads no text that is nested more deeply.
    static let mostLevels = 512

    /// How many brackets stand in each other at most.
    static func levels(of bytes: some Sequence<UInt8>) -> Int {
        // An iterator of `Data` takes ten times as long as its storage.
        bytes.withContiguousStorageIfAvailable { levels(in: $0) } ?? levels(in: bytes)
    }

    private static func levels(in bytes: some Sequence<UInt8>) -> Int {
        var (level, most, isInString, isEscaped) = (0, 0, false, false)
        for byte in bytes {
            if isInString {
                if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): (level, most) = (level + 1, max(most, level + 1))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
            default: break
            }
        }
        return most
    }

    /// The line of a field from 1, counting from the first line of the text; the last line that exists of the
    /// way to it when the field itself is absent.
    func line(of field: FieldPath) -> Int {
        var walk = Walk()
        var found = (depth: 0, line: 1)
        while let position = walk.next(in: bytes) {
            // A comma already counts the next element, which may begin on a later line.
            guard !Self.separators.contains(bytes[position]) else { continue }
            let depth = walk.depth(on: field.steps)
            if depth > found.depth { found = (depth, walk.line) }
            if found.depth == field.steps.count { break }
        }
        return found.line
    }

    /// The field that is being read at a byte, and its line from 1.
    func place(at offset: Int) -> (field: FieldPath, line: Int) {
        var walk = Walk()
        while let position = walk.next(in: bytes), position < offset {}
        return (walk.path, walk.line)
    }

    /// The keys of an object in the order of the text; none where the field has no object.
    func keys(of field: FieldPath) -> [String] {
        var walk = Walk()
        var keys: [String] = []
        while walk.next(in: bytes) != nil, keys.isEmpty || walk.level > field.steps.count {
            guard walk.level == field.steps.count + 1, walk.depth(on: field.steps) == field.steps.count,
                case .key(let key)? = walk.path.steps.last, keys.last != key
            else { continue }
            keys.append(key)
        }
        return keys
    }

    /// The bytes of a value, by their places in the text; `nil` where the field is not there.
    func span(of field: FieldPath) -> Range<Int>? {
        var walk = Walk()
        var span: Range<Int>?
        while true {
            // The bracket that opens a list stands before its first entry.
            let (isKey, level) = (walk.expectsKey, walk.level)
            guard let start = walk.next(in: bytes) else { return span }
            let isInside = level >= field.steps.count && walk.depth(on: field.steps) == field.steps.count
            if !isInside, span != nil { return span }
            guard isInside, !Self.separators.contains(bytes[start]), !(isKey && level == field.steps.count)
            else { continue }
            span = (span?.lowerBound ?? start)..<walk.position
        }
    }

    /// The digits of every number, by the field that it stands in.
    func digits() -> [FieldPath: String] {
        var walk = Walk()
        var digits: [FieldPath: String] = [:]
        while let position = walk.next(in: bytes) {
            guard Self.digits.contains(bytes[position]), walk.level <= Self.mostLevels else { continue }
            digits[walk.path, default: ""].unicodeScalars.append(UnicodeScalar(bytes[position]))
        }
        return digits
    }

    /// Every value that holds no other as it is written, by its field; of an empty list or object the brackets.
    func leaves() -> [FieldPath: [UInt8]] {
        var walk = Walk()
        var leaves: [FieldPath: [UInt8]] = [:]
        var last = UInt8(ascii: " ")
        while true {
            let isKey = walk.expectsKey
            guard let start = walk.next(in: bytes) else { return leaves }
            let byte = bytes[start]
            switch byte {
            case UInt8(ascii: "]") where last == UInt8(ascii: "["): leaves[walk.path] = Array("[]".utf8)
            case UInt8(ascii: "}") where last == UInt8(ascii: "{"): leaves[walk.path] = Array("{}".utf8)
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): break
            case UInt8(ascii: "\"") where isKey: break
            case _ where Self.separators.contains(byte): continue
            default:
                leaves[walk.path, default: []] += bytes[start..<walk.position]
            }
            last = byte
        }
    }

    /// The first field that stands twice in its object, or is followed by a comma and nothing.
    func firstFault() -> (field: FieldPath, line: Int, message: String)? {
        var walk = Walk()
        while walk.next(in: bytes) != nil {
            if let message = walk.fault { return (walk.path, walk.line, message) }
        }
        return nil
    }

    private struct Walk {
        private(set) var line = 1
        private(set) var fault: String?
        private var stack: [Container] = []
        private(set) var position = 0
        private var afterComma = false

        /// Whether the next string is the key of a member.
        var expectsKey: Bool { if case .object(_, nil)? = stack.last { true } else { false } }
        /// How many objects and arrays the walk is inside of.
        var level: Int { stack.count }
        var path: FieldPath { FieldPath(stack.compactMap(Self.step)) }

        private static func step(into container: Container) -> FieldPath.Step? {
            switch container {
            case .object(_, let key): key.map(FieldPath.Step.key)
            case .array(let index): .index(index)
            }
        }

        /// How many leading steps of a way the walk stands on.
        func depth(on steps: [FieldPath.Step]) -> Int {
            zip(stack, steps).prefix { Self.step(into: $0) == $1 }.count
        }

        /// Takes in the next byte, or the whole of a string, and returns where it began.
        mutating func next(in bytes: [UInt8]) -> Int? {
            guard position < bytes.count else { return nil }
            let start = position
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ":"): break
            case UInt8(ascii: "{"): open(.object(seen: [], key: nil))
            case UInt8(ascii: "["): open(.array(index: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
            case UInt8(ascii: ","): passComma()
            case UInt8(ascii: "\""): readString(in: bytes)
            default: afterComma = false
            }
            return start
        }

        private mutating func open(_ container: Container) {
            stack.append(container)
            afterComma = false
        }

        private mutating func close() {
            if afterComma { fault = "a comma stands before the closing bracket; take it out" }
            _ = stack.popLast()
            afterComma = false
        }

        private mutating func passComma() {
            afterComma = true
            switch stack.popLast() {
            case .object(let seen, _): stack.append(.object(seen: seen, key: nil))
            case .array(let index): stack.append(.array(index: index + 1))
            case nil: break
            }
        }

        private mutating func readString(in bytes: [UInt8]) {
            afterComma = false
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                if bytes[position] == UInt8(ascii: "\\") { position += 1 }
                if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
            let end = min(position, bytes.count)
            position = end + 1
            guard case .object(var seen, nil)? = stack.last else { return }
            let key = Self.key(bytes[start..<end])
            if seen.contains(key) { fault = "the field is given twice; keep one" }
            seen.append(key)
            stack[stack.count - 1] = .object(seen: seen, key: key)
        }

        /// A key, its escapes read: `"i\u0064"` is `id`.
        private static func key(_ bytes: ArraySlice<UInt8>) -> String {
            let plain = String(decoding: bytes, as: UTF8.self)
            guard bytes.contains(UInt8(ascii: "\\")) else { return plain }
            return (try? JSONDecoder().decode([String].self, from: Data("[\"\(plain)\"]".utf8)))?.first ?? plain
        }
    }
}
