// JSONTree.swift: a JSON text read once, in one pass, into a flat list of its values.
// Whatever is unusual or wrong (a field given twice, a surrogate, brackets too deep) is left to Foundation, and to the outline,
// which say what is wrong; nothing is reported here.
//
// Why not Foundation's decoder alone: a scene of 10,000 views took 1,470 million instructions to read, lay out and write by
// it, and 953 million by this tree, of which reading takes 250 million.
// Why no other library: those in C and C++ that systems bring along (simdjson, RapidJSON, yajl) would take the place of
// `JSONTreeReader` alone, since fields given twice, depth and paths are ours to check, and whoever imports the package would
// have to install them.  `JSONTreeFuzzTests` hold every value to Foundation's.

internal import Essentials

/// The values of a JSON text in the order in which they begin, keys among them, each before those inside it.
package final class JSONTree: Sendable {
    /// What a value is.
    enum Kind: UInt8 { case null, no, yes, number, text, escapedText, list, object }

    /// A value, or the key of one.
    struct Node {
        let kind: Kind
        /// The first byte, and the byte behind the last one; of a text those between its quotes.
        let start: Int32
        fileprivate(set) var end: Int32
        /// The list or object around it, -1 for the root, and the place in it from 0.
        let parent, place: Int32
        /// How many values are directly inside.
        fileprivate(set) var count: Int32 = 0
        /// The node behind it and all inside it.
        fileprivate(set) var next: Int32
        /// The number, for what is one.
        fileprivate(set) var number = 0.0
    }

    let nodes: [Node]
    private let bytes: [UInt8]
    /// How many brackets stand in each other at most.
    let levels: Int

    /// Reads a text.
    ///
    /// - Returns: `nil` where the thorough reader has to look at it.
    /// - Complexity: linear in the bytes.
    init?(_ data: Data) {
        // Places are kept in 32 bits.
        guard data.count < Int32.max else { return nil }
        bytes = Array(data)
        let reader = bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONTreeReader(bytes)
            return (try? reader.readText()) == nil ? nil : reader
        }
        guard let reader else { return nil }
        (nodes, levels) = (reader.nodes, reader.levels)
    }

    /// The members of an object or the entries of a list, by the nodes of their values.
    func values(of node: Int) -> Values { Values(tree: self, node: node) }

    /// The value of a field; `nil` where the node is no object or has none of the name.
    func member(_ name: String, of node: Int) -> Int? {
        guard nodes[node].kind == .object else { return nil }
        return values(of: node).first { isKey($0 - 1, name) }
    }

    /// Whether a key is a name.
    func isKey(_ key: Int, _ name: String) -> Bool {
        let (start, end) = (Int(nodes[key].start), Int(nodes[key].end))
        guard name.utf8.count == end - start else { return false }
        let isSame = name.utf8.withContiguousStorageIfAvailable { name in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = bytes.baseAddress, let name = name.baseAddress else { return start == end }
                return memcmp(first + start, name, end - start) == 0
            }
        }
        return isSame ?? bytes[start..<end].elementsEqual(name.utf8)
    }

    /// The text of a key or of a value; `nil` for what is no text.
    func text(_ node: Int) -> String? {
        let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
        switch nodes[node].kind {
        case .text: return bytes.withUnsafeBufferPointer { String(decoding: $0[start..<end], as: UTF8.self) }
        case .escapedText: return String(decoding: JSONEscapes.read(bytes[start..<end]), as: UTF8.self)
        default: return nil
        }
    }

    /// A number that is written without a point or a power, as a whole one; `nil` for any other, and for what is none.
    func integer<Value: FixedWidthInteger>(_ node: Int) -> Value? {
        digits(node).flatMap { Value($0) }
    }

    /// The digits of a number, as the text writes them; `nil` if the value is no number.
    func digits(_ node: Int) -> String? {
        guard nodes[node].kind == .number else { return nil }
        return String(decoding: bytes[Int(nodes[node].start)..<Int(nodes[node].end)], as: UTF8.self)
    }

    /// The keys and places that lead to a node.
    func path(to node: Int) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var node = node
        while nodes[node].parent >= 0 {
            let parent = Int(nodes[node].parent)
            let isMember = nodes[parent].kind == .object
            keys.append(isMember ? FieldKey(text(node - 1) ?? "") : EntryKey(Int(nodes[node].place)))
            node = parent
        }
        return keys.reversed()
    }

    /// The values directly inside a list or an object.
    struct Values: Sequence, IteratorProtocol {
        private let tree: JSONTree
        private let isObject: Bool
        private var rest: Int32
        private var node: Int

        init(tree: JSONTree, node: Int) {
            (self.tree, rest, self.node) = (tree, tree.nodes[node].count, node + 1)
            isObject = tree.nodes[node].kind == .object
        }

        mutating func next() -> Int? {
            guard rest > 0 else { return nil }
            rest -= 1
            let value = isObject ? node + 1 : node
            node = Int(tree.nodes[value].next)
            return value
        }
    }
}

/// Reads a text from its first byte to its last.
private struct JSONTreeReader {
    private typealias Unusual = ByteScanner.Unusual

    private(set) var nodes: [JSONTree.Node] = []
    private(set) var levels = 0
    private var scanner: ByteScanner
    /// The lists and objects that have begun and not ended.
    private var open: [Int] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scanner = ByteScanner(bytes)
        nodes.reserveCapacity(bytes.count / 8 + 1)
    }

    mutating func readText() throws(ByteScanner.Unusual) {
        try readValue(in: -1, at: 0)
        while let container = open.last { try readNext(in: container) }
        guard scanner.isAtEnd else { throw Unusual() }
    }

    /// Reads one value more inside a list or an object, or its end.
    private mutating func readNext(in container: Int) throws(ByteScanner.Unusual) {
        let (isObject, count) = (nodes[container].kind == .object, nodes[container].count)
        let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if try isAtEnd(end, behind: count) {
            if isObject, hasOneKeyTwice(container) { throw Unusual() }
            nodes[container].end = Int32(scanner.position)
            nodes[container].next = Int32(nodes.count)
            open.removeLast()
            return
        }
        if isObject {
            try readText(in: container, at: count)
            try scanner.take(UInt8(ascii: ":"))
        }
        nodes[container].count = count + 1
        try readValue(in: container, at: count)
    }

    /// Passes the closing bracket, or what stands before the next value; whether it was the bracket.
    private mutating func isAtEnd(_ end: UInt8, behind count: Int32) throws(ByteScanner.Unusual) -> Bool {
        if count > 0 { return try !scanner.takeSeparator(orEnd: end) }
        guard scanner.peek() == end else { return false }
        try scanner.take(end)
        return true
    }

    private mutating func readValue(in parent: Int, at place: Int32) throws(ByteScanner.Unusual) {
        let byte = scanner.peek()
        let start = scanner.position
        switch byte {
        case UInt8(ascii: "\""): return try readText(in: parent, at: place)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            try scanner.take(byte)
            open.append(nodes.count)
            levels = max(levels, open.count)
            guard levels <= JSONOutline.mostLevels else { throw Unusual() }
            append(byte == UInt8(ascii: "{") ? .object : .list, from: start, in: parent, at: place)
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            try scanner.skipLeaf()
            let kind: JSONTree.Kind = byte == UInt8(ascii: "t") ? .yes : byte == UInt8(ascii: "f") ? .no : .null
            append(kind, from: start, in: parent, at: place)
        default:
            let number = try scanner.number()
            append(.number, from: start, in: parent, at: place)
            nodes[nodes.count - 1].number = number
        }
    }

    /// Reads a key or a text.
    private mutating func readText(in parent: Int, at place: Int32) throws(ByteScanner.Unusual) {
        let (range, hasEscapes) = try scanner.text()
        nodes.append(
            JSONTree.Node(
                kind: hasEscapes ? .escapedText : .text, start: Int32(range.lowerBound), end: Int32(range.upperBound),
                parent: Int32(parent), place: place, next: Int32(nodes.count + 1)))
    }

    private mutating func append(_ kind: JSONTree.Kind, from start: Int, in parent: Int, at place: Int32) {
        nodes.append(
            JSONTree.Node(
                kind: kind, start: Int32(start), end: Int32(scanner.position), parent: Int32(parent), place: place,
                next: Int32(nodes.count + 1)))
    }

    /// Whether a key stands twice in an object, or may: keys with escapes are left to the thorough reader.
    private func hasOneKeyTwice(_ object: Int) -> Bool {
        let count = Int(nodes[object].count)
        var (keys, isPlain): ([Int], Bool) = ([], true)
        keys.reserveCapacity(count)
        var key = object + 1
        for _ in 0..<count {
            if nodes[key].kind != .text { return true }
            isPlain = isPlain && bytes(of: key).allSatisfy { $0 < 0x80 }
            keys.append(key)
            key = Int(nodes[key + 1].next)
        }
        // A few are compared with each other by their bytes, where these alone decide.
        if isPlain, count <= 12 {
            return keys.indices.contains { later in keys[..<later].contains { isEqual($0, keys[later]) } }
        }
        var seen: Set<String> = []
        return keys.contains { !seen.insert(String(decoding: bytes(of: $0), as: UTF8.self)).inserted }
    }

    private func isEqual(_ first: Int, _ second: Int) -> Bool {
        nodes[first].end - nodes[first].start == nodes[second].end - nodes[second].start
            && bytes(of: first).elementsEqual(bytes(of: second))
    }

    private func bytes(of node: Int) -> UnsafeBufferPointer<UInt8> {
        scanner.bytes(from: Int(nodes[node].start), to: Int(nodes[node].end))
    }
}
