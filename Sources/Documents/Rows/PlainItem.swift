// PlainItem.swift: an item of the fields that nearly all items have, read in one pass.  Lengths in points.

import Rows

/// An item before its policy is known.
struct PlainItem {
    /// The fields that it gave; the others are at their defaults.
    private(set) var fields = Fields()
    private var id: String?
    private var minimum = 0.0
    private var ideal = 0.0
    private var maximum = Double.infinity
    private var priority = 0.0
    private var weight = 1.0
    private var basis = 0.0
    private var grow = 0.0
    private var shrink = 0.0
    private var stretch = 0.0
    private var base = 0.0
    private var shrinkPriority = 0.0

    /// Fields of an item.
    struct Fields: OptionSet {
        let rawValue: UInt16

        static let id = Fields(rawValue: 1)
        static let minimum = Fields(rawValue: 2)
        static let ideal = Fields(rawValue: 4)
        static let maximum = Fields(rawValue: 8)
        static let priority = Fields(rawValue: 16)
        static let weight = Fields(rawValue: 32)
        static let basis = Fields(rawValue: 64)
        static let grow = Fields(rawValue: 128)
        static let shrink = Fields(rawValue: 256)
        static let stretch = Fields(rawValue: 512)
        static let base = Fields(rawValue: 1024)
        static let shrinkPriority = Fields(rawValue: 2048)

        private static let common: Fields = [.id, .minimum, .ideal, .maximum, .priority, .weight]

        /// The fields that a policy knows, but for orders of infinity, which are rare.
        static func known(to policy: ItemFields) -> Fields {
            guard !policy.isEmpty else { return common }
            var known = common
            func add(_ field: Fields, for own: ItemFields) { if policy.contains(own) { known.insert(field) } }
            add(.basis, for: .basis)
            add(.grow, for: .grow)
            add(.shrink, for: .shrink)
            add(.stretch, for: .stretch)
            add(.base, for: .base)
            add(.shrinkPriority, for: .shrinkPriority)
            return known
        }
    }

    /// Reads an item, each field at most once.
    init(_ scanner: inout ByteScanner) throws(ByteScanner.Unusual) {
        try scanner.object { scanner, key throws(ByteScanner.Unusual) in try self.read(key, &scanner) }
    }

    private mutating func read(
        _ key: UnsafeBufferPointer<UInt8>, _ scanner: inout ByteScanner
    ) throws(ByteScanner.Unusual) {
        if key.spells("min") {
            try take(.minimum)
            minimum = try scanner.number()
        } else if key.spells("max") {
            try take(.maximum)
            maximum = try scanner.number(orInfinity: .infinity)
        } else if key.spells("id") {
            try take(.id)
            id = try scanner.string()
        } else if key.spells("ideal") {
            try take(.ideal)
            ideal = try scanner.number()
        } else if key.spells("priority") {
            try take(.priority)
            priority = try scanner.number(orInfinity: -.infinity)
        } else if key.spells("weight") {
            try take(.weight)
            weight = try scanner.number()
        } else if key.spells("basis") {
            try take(.basis)
            basis = try scanner.number()
        } else if key.spells("grow") {
            try take(.grow)
            grow = try scanner.number()
        } else if key.spells("shrink") {
            try take(.shrink)
            shrink = try scanner.number()
        } else if key.spells("stretch") {
            try take(.stretch)
            stretch = try scanner.number()
        } else if key.spells("base") {
            try take(.base)
            base = try scanner.number()
        } else if key.spells("shrinkPriority") {
            try take(.shrinkPriority)
            shrinkPriority = try scanner.number()
        } else {
            throw ByteScanner.Unusual()
        }
    }

    private mutating func take(_ field: Fields) throws(ByteScanner.Unusual) {
        guard fields.insert(field).inserted else { throw ByteScanner.Unusual() }
    }

    /// The item under a policy that knows its fields.
    func item(isGlue: Bool) -> Item {
        var item = Item(
            id: id, minimum: minimum, ideal: fields.contains(.ideal) ? ideal : minimum, maximum: maximum,
            priority: priority, weight: weight, base: base, shrinkPriority: shrinkPriority)
        if isGlue {
            item.glue = .init(stretch: stretch, shrink: shrink)
        } else {
            item.flex = .init(basis: basis, grow: grow, shrink: fields.contains(.shrink) ? shrink : 1)
        }
        return item
    }
}
