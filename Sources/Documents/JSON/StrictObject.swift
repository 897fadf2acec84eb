// StrictObject.swift: an object of JSON whose every field is known.
// A typing slip must not pass silently: an unknown field is an error that names it.

import Rows

/// Reads the fields of one JSON object, refusing fields that it has not been told of.
package struct StrictObject {
    private let container: KeyedDecodingContainer<FieldKey>
    /// Where the object is; worked out for messages only, since it is as long as the object is deep.
    package var path: FieldPath { FieldPath(decoder.codingPath) }
    /// The fields that are there: asking these few costs less than asking the container.
    private let keys: [String]
    private let decoder: any Decoder
    /// Whether an infinity may be written "inf" as well, as in scenes.
    package var allowsShortInfinity = false

    /// Opens an object.
    ///
    /// - Parameters:
    ///   - fields: The fields that the object may have.
    ///   - elsewhere: Says of a field that is known, but not here, where it belongs.
    /// - Throws: `FieldError` when the value is no object or has a field besides.
    package init(_ decoder: any Decoder, fields: [String], elsewhere: (String) -> String? = { _ in nil }) throws {
        self.decoder = decoder
        do {
            container = try decoder.container(keyedBy: FieldKey.self)
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            throw FieldError(
                field: FieldPath(decoder.codingPath),
                message: "is not an object; it must be {…} with the fields \(Self.list(fields))")
        }
        keys = container.allKeys.map(\.stringValue)
        // A dictionary's order changes from run to run; the message should not.
        if let key = keys.filter({ !fields.contains($0) }).min() {
            let message = elsewhere(key) ?? "is not a known field; known here are \(Self.list(fields))"
            throw FieldError(field: path.appending(key), message: message)
        }
    }

    private static func list(_ fields: [String]) -> String { fields.joined(separator: ", ") }

    package func has(_ field: String) -> Bool { keys.contains(field) }

    /// Whether some of the fields are there.
    package func hasAny(of fields: [String]) -> Bool { keys.contains(where: fields.contains) }

    package func isNull(_ field: String) throws -> Bool { try container.decodeNil(forKey: FieldKey(field)) }

    /// A number, or one of the infinities that are allowed here; `nil` when the field is absent.
    @_specialize(where Value == Double)
    package func number<Value: DocumentNumber>(_ field: String, infinities: [Double] = []) throws -> Value? {
        guard has(field) else { return nil }
        let key = FieldKey(field)
        return try number(
            try? container.decode(Double.self, forKey: key), or: try? container.decode(String.self, forKey: key),
            infinities, at: path.appending(field))
    }

    /// A whole number; `nil` when the field is absent.
    package func integer(_ field: String) throws -> Int? {
        try value(field, as: Int.self, or: "is not a whole number; it must be one")
    }

    /// A text; `nil` when the field is absent.
    package func string(_ field: String) throws -> String? {
        try value(field, as: String.self, or: "is not a text; it must be a text in quotes")
    }

    private func value<Value: Decodable>(_ field: String, as type: Value.Type, or message: String) throws -> Value? {
        guard has(field) else { return nil }
        guard let value = try? container.decode(type, forKey: FieldKey(field)) else { throw fault(field, message) }
        return value
    }

    /// A list of numbers or allowed infinities; `nil` when the field is absent.
    @_specialize(where Value == Double)
    package func numbers<Value: DocumentNumber>(_ field: String, infinities: [Double] = []) throws -> [Value]? {
        guard has(field) else { return nil }
        var list = try entries(of: field)
        var values: [Value] = []
        while !list.isAtEnd { values.append(try nextNumber(in: &list, of: field, infinities)) }
        return values
    }

    /// A list of numbers and nulls; `nil` when the field is absent.
    package func optionalNumbers<Value: DocumentNumber>(_ field: String) throws -> [Value?]? {
        guard has(field) else { return nil }
        var list = try entries(of: field)
        var values: [Value?] = []
        while !list.isAtEnd { values.append(try list.decodeNil() ? nil : nextNumber(in: &list, of: field, [])) }
        return values
    }

    private func entries(of field: String) throws -> any UnkeyedDecodingContainer {
        guard let list = try? container.nestedUnkeyedContainer(forKey: FieldKey(field)) else {
            throw fault(field, "is not a list; it must be a list of numbers")
        }
        return list
    }

    @_specialize(where Value == Double)
    private func nextNumber<Value: DocumentNumber>(
        in list: inout any UnkeyedDecodingContainer, of field: String, _ infinities: [Double]
    ) throws -> Value {
        let index = list.currentIndex
        return try number(
            try? list.decode(Double.self), or: try? list.decode(String.self), infinities,
            at: path.appending(field).appending(index))
    }

    /// A number, or else a word: an infinity that is allowed here, or a fraction in exact arithmetic.
    @_specialize(where Value == Double)
    private func number<Value: DocumentNumber>(
        _ double: Double?, or word: @autoclosure () -> String?, _ infinities: [Double],
        at place: @autoclosure () -> FieldPath
    ) throws -> Value {
        if let double, let value = Value(read: double, digits: digits(at: place(), of: Value.self)) { return value }
        if let word = word() {
            let infinity = infinities.first { isWord(word, for: $0) }
            if let value = infinity.map({ Value(decimal: $0) }) ?? Value(words: word) { return value }
        }
        let words = infinities.map { " or \"\($0.jsonWord)\"" }.joined()
        throw FieldError(field: place(), message: "is not a number; it must be a number\(words)")
    }

    /// The digits of a number, for arithmetics that keep them.
    private func digits<Value: DocumentNumber>(at place: @autoclosure () -> FieldPath, of type: Value.Type) -> String? {
        guard Value.keepsDigits else { return nil }
        return (decoder.userInfo[.digits] as? [FieldPath: String])?[place()]
    }

    private func isWord(_ word: String, for value: Double) -> Bool {
        word == value.jsonWord || allowsShortInfinity && value == .infinity && word == "inf"
    }

    /// A value that reads itself; `nil` when the field is absent.
    package func value<Value: Decodable>(_ field: String, as type: Value.Type) throws -> Value? {
        guard has(field) else { return nil }
        return try container.decode(type, forKey: FieldKey(field))
    }

    /// A list of values that read themselves; `nil` when the field is absent.
    package func list<Value: Decodable>(_ field: String, of type: Value.Type) throws -> [Value]? {
        guard has(field) else { return nil }
        guard isList(field) else { throw fault(field, "is not a list; it must be a list") }
        return try container.decode([Value].self, forKey: FieldKey(field))
    }

    /// Whether a field holds a list.
    package func isList(_ field: String) -> Bool {
        has(field) && (try? container.nestedUnkeyedContainer(forKey: FieldKey(field))) != nil
    }

    /// Whether a field holds a list that begins with one of some texts.
    package func listBegins(_ field: String, with texts: [String]) throws -> Bool {
        var list = try container.nestedUnkeyedContainer(forKey: FieldKey(field))
        return (try? list.decode(String.self)).map(texts.contains) ?? false
    }

    /// The value of a field that has to be there.
    ///
    /// - Parameter demand: What it must be or do, in the words of the error.
    package func present<Value>(_ field: String, _ value: Value?, demand: String) throws -> Value {
        guard let value else { throw fault(field, "is missing; it must \(demand)") }
        return value
    }

    /// A length from 0 on, within the limits.
    package func length<Value: DocumentNumber>(_ field: String, _ value: Value) throws -> Value {
        guard (0...Limits.length).contains(value.double) else {
            throw fault(field, "is \(value.double.shortest); it must be from 0 to \(Limits.length.shortest)")
        }
        return value
    }

    /// The error for one of the object's fields.
    package func fault(_ field: String, _ message: String) -> FieldError {
        FieldError(field: path.appending(field), message: message)
    }
}

/// A field by its name.
package struct FieldKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { return nil }
}

extension CodingUserInfoKey {
    /// The digits of a record's numbers by field.
    static let digits = named("plumb.digits")

    package static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key has a name") }
        return key
    }
}

extension Double {
    /// How an infinity is written in JSON.
    package var jsonWord: String { self == .infinity ? "infinity" : "-infinity" }
}
