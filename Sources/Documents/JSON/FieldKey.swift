// FieldKey.swift: the keys that find values of a JSON text, and the keys of the settings that its decoders take.

/// A field by its name.
package struct FieldKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { return nil }
}

/// A place in a list.
struct EntryKey: CodingKey {
    let place: Int
    var stringValue: String { String(place) }
    var intValue: Int? { place }

    init(_ place: Int) { self.place = place }
    init?(stringValue: String) { return nil }
    init?(intValue: Int) { place = intValue }
}

extension CodingUserInfoKey {
    /// Whether the digits of a record's numbers count.
    static let isExact = named("plumb.isExact")
    /// The digits of a record's numbers by field, where Foundation reads it.
    static let digits = named("plumb.digits")

    package static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key has a name") }
        return key
    }
}
