// JSONTreeDecoder.swift: values that read themselves, out of a JSON text that has been read.
// It refuses whatever Foundation might read otherwise, such as a whole number written as 1e3, and remembers that it did;
// who asks it then asks Foundation.

internal import Essentials

/// A value in a JSON text, with what the document has to know.
package struct JSONTreeDecoder: Decoder {
    /// What is the same for all values of a text.
    private final class Text {
        let tree: JSONTree
        let context: [CodingUserInfoKey: Any]
        /// What has been worked out of the context, by names.
        var kept: [String: AnyObject] = [:]
        /// Whether something was refused that Foundation may read.
        var isUnsure = false
        /// Whether the digits of numbers count.
        let isExact: Bool

        init(_ tree: JSONTree, _ context: [CodingUserInfoKey: Any]) {
            (self.tree, self.context, isExact) = (tree, context, context[.isExact] != nil)
        }
    }

    /// The value is of another type, or is not there.
    struct Mismatch: Error {}

    private let text: Text
    let node: Int

    var tree: JSONTree { text.tree }
    package var codingPath: [any CodingKey] { tree.path(to: node) }
    /// Whether something was refused that Foundation may read.  A document that goes on without it, by `try?`, could be another
    /// one than Foundation's, so that it counts for nothing.
    var isUnsure: Bool { text.isUnsure }
    package var userInfo: [CodingUserInfoKey: Any] { text.context }

    private init(_ text: Text, node: Int) { (self.text, self.node) = (text, node) }

    /// The whole of a text.
    package init(_ tree: JSONTree, context: [CodingUserInfoKey: any Sendable]) {
        self.init(Text(tree, context), node: 0)
    }

    /// What is the same wherever it is asked for in one text: it is made once.
    ///
    /// - Parameter name: A name that nothing else has.
    package func kept<Kept: AnyObject>(as name: String, _ make: () throws -> Kept) rethrows -> Kept {
        if let kept = text.kept[name] as? Kept { return kept }
        let made = try make()
        text.kept[name] = made
        return made
    }

    /// Another value of the same text.
    func at(_ node: Int) -> JSONTreeDecoder { JSONTreeDecoder(text, node: node) }

    package func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tree.nodes[node].kind == .object else { throw Mismatch() }
        return KeyedDecodingContainer(JSONTreeMembers(decoder: self))
    }

    package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard tree.nodes[node].kind == .list else { throw Mismatch() }
        return JSONTreeEntries(decoder: self)
    }

    package func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// The value of a field; `nil` where the value is no object or has none of the name.
    package func member(_ field: String) -> JSONTreeDecoder? { tree.member(field, of: node).map(at) }

    /// Whether the value is an object that has no field beside some.
    func hasOnly(_ fields: [String]) -> Bool {
        tree.nodes[node].kind == .object
            && tree.values(of: node).allSatisfy { value in fields.contains { tree.isKey(value - 1, $0) } }
    }

    /// Whether the value has one of some fields.
    func hasAny(of fields: [String]) -> Bool {
        tree.values(of: node).contains { value in fields.contains { tree.isKey(value - 1, $0) } }
    }

    var isList: Bool { tree.nodes[node].kind == .list }
    var isNull: Bool { tree.nodes[node].kind == .null }
    var double: Double? { tree.nodes[node].kind == .number ? tree.nodes[node].number : nil }
    package var string: String? { tree.text(node) }
    /// The digits of a number, where they count.
    var digits: String? { text.isExact ? tree.digits(node) : nil }
    /// The entries of a list.
    var entries: [JSONTreeDecoder] { isList ? tree.values(of: node).map(at) : [] }

    /// The value as one of a type.
    func value<Value: Decodable>(as type: Value.Type) throws -> Value {
        // These read themselves by a container, which costs more than they do.
        if type == Double.self, let value = try decode(Double.self) as? Value { return value }
        if type == String.self, let value = try decode(String.self) as? Value { return value }
        // Foundation reads these by ways of its own.
        if type == Data.self || type == Date.self || type == URL.self || type == Decimal.self { return try unsure() }
        return try Value(from: self)
    }

    /// Refuses what Foundation may read.
    fileprivate func unsure<Value>() throws -> Value {
        text.isUnsure = true
        throw Mismatch()
    }
}

extension JSONTreeDecoder: SingleValueDecodingContainer {
    package func decodeNil() -> Bool { isNull }

    package func decode(_ type: Bool.Type) throws -> Bool {
        switch tree.nodes[node].kind {
        case .yes: true
        case .no: false
        default: throw Mismatch()
        }
    }

    package func decode(_ type: String.Type) throws -> String { try present(string) }
    package func decode(_ type: Double.Type) throws -> Double { try present(double) }
    package func decode(_ type: Float.Type) throws -> Float { try unsure() }
    package func decode(_ type: Int.Type) throws -> Int { try whole() }
    package func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
    package func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
    package func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
    package func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
    package func decode(_ type: UInt.Type) throws -> UInt { try whole() }
    package func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
    package func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
    package func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
    package func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(as: type) }

    /// A whole number; one that is written as 1e3 or 2.0 is left to Foundation.
    private func whole<Value: FixedWidthInteger>() throws -> Value {
        if let value: Value = tree.integer(node) { return value }
        if tree.nodes[node].kind == .number { return try unsure() }
        throw Mismatch()
    }

    private func present<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Mismatch() }
        return value
    }
}

/// The members of an object.
private struct JSONTreeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: JSONTreeDecoder

    private typealias Mismatch = JSONTreeDecoder.Mismatch

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] {
        decoder.tree.values(of: decoder.node).compactMap { decoder.tree.text($0 - 1).flatMap { Key(stringValue: $0) } }
    }

    func contains(_ key: Key) -> Bool { decoder.tree.member(key.stringValue, of: decoder.node) != nil }

    private func member(_ key: Key) throws -> JSONTreeDecoder {
        guard let node = decoder.tree.member(key.stringValue, of: decoder.node) else { throw Mismatch() }
        return decoder.at(node)
    }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).isNull }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).value(as: type)
    }
    func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) throws -> KeyedDecodingContainer<Inner> {
        try member(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { try decoder.unsure() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

/// The entries of a list.
struct JSONTreeEntries: UnkeyedDecodingContainer {
    let decoder: JSONTreeDecoder
    /// The digits of the next entry, where they count.
    var digits: String? { isAtEnd ? nil : decoder.at(next).digits }
    private var next: Int
    private(set) var currentIndex = 0

    init(decoder: JSONTreeDecoder) { (self.decoder, next) = (decoder, decoder.node + 1) }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { Int(decoder.tree.nodes[decoder.node].count) }
    var isAtEnd: Bool { currentIndex == count }

    private func entry() throws -> JSONTreeDecoder {
        guard !isAtEnd else { throw JSONTreeDecoder.Mismatch() }
        return decoder.at(next)
    }

    private mutating func pass() {
        next = Int(decoder.tree.nodes[next].next)
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool {
        guard try entry().isNull else { return false }
        pass()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try entry().value(as: type)
        pass()
        return value
    }

    mutating func nestedContainer<Inner>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
        let container = try entry().container(keyedBy: type)
        pass()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try entry().unkeyedContainer()
        pass()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try entry()
        pass()
        return decoder
    }
}
