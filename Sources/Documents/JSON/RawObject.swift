// RawObject.swift: an object of JSON taken apart into its members as they are written, so that one can be added and nothing
// else changes: neither digits nor notes, nor the order of fields.

internal import Essentials

/// The members of an object, each key and value by its bytes.
struct RawObject {
    private(set) var members: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

    /// - Parameter bytes: A JSON text; `nil` where that is no object, or ends before the bytes do.
    init?(_ bytes: [UInt8]) {
        var walk = Walk(bytes: bytes)
        guard walk.take(UInt8(ascii: "{")) else { return nil }
        while let key = walk.string() {
            guard walk.take(UInt8(ascii: ":")) else { return nil }
            members.append((key, walk.value()))
            guard walk.take(UInt8(ascii: ",")) else { break }
        }
        guard walk.take(UInt8(ascii: "}")), walk.isAtEnd else { return nil }
    }

    /// The place of a member; `nil` where there is none of this name.
    func index(of name: String) -> Int? { members.firstIndex { Self.name($0.key) == name } }

    private static func name(_ key: ArraySlice<UInt8>) -> String? {
        guard key.contains(UInt8(ascii: "\\")) else {
            return String(decoding: key.dropFirst().dropLast(), as: UTF8.self)
        }
        return try? JSONDecoder().decode(String.self, from: Data(key))
    }
}

extension Record {
    /// What a field of the record holds, as a record of its own on the same line; `nil` where there is no such field.
    package func member(_ name: String) -> Record? {
        guard let object = RawObject(Array(data)), let index = object.index(of: name) else { return nil }
        return Record(file: file, line: line, data: Data(object.members[index].value))
    }
}

/// A place in a valid JSON text.
private struct Walk {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return position == bytes.count
        }
    }

    private mutating func skipBlanks() { while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 } }

    mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// A string with its quotes.
    mutating func string() -> ArraySlice<UInt8>? {
        skipBlanks()
        let start = position
        guard take(UInt8(ascii: "\"")) else { return nil }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
        return bytes[start..<position]
    }

    /// A value up to the comma or the bracket behind it.
    mutating func value() -> ArraySlice<UInt8> {
        skipBlanks()
        let start = position
        var level = 0
        scan: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                _ = string()
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if level == 0 { break scan }
                level -= 1
            case UInt8(ascii: ",") where level == 0: break scan
            default: break
            }
            position += 1
        }
        var end = position
        while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return bytes[start..<end]
    }
}

extension Record {
    /// Writes the record on one line, with one claim more.
    ///
    /// - Precondition: The record has been read as a row or a scene.
    package func write(claiming claim: JSONText, to json: inout JSONWriter) {
        guard let problem = RawObject(Array(data)) else { return }
        json.row(problem) { $0.value(claim) }
        json.endLine()
    }

    /// The record with one claim more, which stands in a record of its own.
    ///
    /// - Returns: The record as it is where it is no object; what is wrong with it is for its reader.
    /// - Throws: `InputError` where the claim is no object.
    package func claiming(_ answer: Record) throws(InputError) -> Record {
        let bytes = Array(answer.data)
        guard RawObject(bytes) != nil else { throw answer.error("is no object; it must be {…} with an answer") }
        guard let row = RawObject(Array(data)) else { return self }
        var json = JSONWriter()
        json.row(row) { $0.rawLine(bytes[...]) }
        return Record(file: file, line: line, data: Data(json.bytes))
    }
}

extension JSONWriter {
    /// Writes a row with one claim more.
    fileprivate mutating func row(_ row: RawObject, claiming claim: (inout JSONWriter) -> Void) {
        let claimed = row.index(of: "claimed")
        object { json in
            for (index, member) in row.members.enumerated() {
                json.separate()
                json.rawLine(member.key)
                json.raw(": ")
                if index == claimed { json.list(member.value, and: claim) } else { json.rawLine(member.value) }
            }
            if claimed == nil {
                json.key("claimed")
                claim(&json)
            }
        }
    }

    /// Writes what a claim or a list of claims becomes with one more.
    private mutating func list(_ claimed: ArraySlice<UInt8>, and claim: (inout JSONWriter) -> Void) {
        let isList = claimed.first == UInt8(ascii: "[")
        let others = isList ? claimed.dropFirst().dropLast() : claimed
        open(UInt8(ascii: "["))
        if others.contains(where: { $0 > 0x20 }) { rawLine(others) }
        separate()
        claim(&self)
        close(UInt8(ascii: "]"))
    }

    /// Writes bytes of JSON on one line: line breaks stand between values alone.
    fileprivate mutating func rawLine(_ bytes: ArraySlice<UInt8>) {
        bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }.withUnsafeBufferPointer { raw($0) }
    }
}
