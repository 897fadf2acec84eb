// StrictObject.swift: an object of JSON whose every field is known.
// A typing slip must not pass silently: an unknown field is an error that names it.

import Rows
import Essentials

/// Reads the fields of one JSON object, refusing fields that it does not know.
package struct StrictObject {
    /// The fields, in a text that Foundation reads.
    private let container: KeyedDecodingContainer<FieldKey>?
    /// The object, in a text that has been read; asking it costs a tenth of what a container costs.
    private let read: JSONTreeDecoder?
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
        if let read = decoder as? JSONTreeDecoder {
            // What is wrong with it is said by the reader that is asked next.
            guard read.hasOnly(fields) else { throw JSONTreeDecoder.Mismatch() }
            (self.read, container, keys) = (read, nil, [])
            return
        }
        read = nil
        let container: KeyedDecodingContainer<FieldKey>
        do {
            container = try decoder.container(keyedBy: FieldKey.self)
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            throw FieldError(
                field: FieldPath(decoder.codingPath),
                message: "is not an object; it must be {…} with the fields \(Self.list(fields))")
        }
        self.container = container
        keys = container.allKeys.map(\.stringValue)
        // A dictionary's order changes from run to run; the message should not.
        let unknown = keys.filter { !fields.contains($0) }.sorted()
        let isWhole = decoder.codingPath.isEmpty
        func hint(_ key: String) -> String? { elsewhere(key) ?? (isWhole ? Self.otherDocument(key) : nil) }
        if let key = unknown.first(where: { hint($0) != nil }) ?? unknown.first {
            let meant = fields.nearest(to: key).map { "did you mean \($0)? " } ?? ""
            let message = hint(key) ?? "is not a known field; \(meant)known here are \(Self.list(fields))"
            throw FieldError(field: path.appending(key), message: message)
        }
    }

    /// Who reads documents that begin with a field.
    private static func otherDocument(_ field: String) -> String? {
        switch field {
        case "certificate": "makes it a certificate, which plumb check reads"
        case "partial": "makes it a report on a part, which plumb merge reads"
        default: nil
        }
    }

    private static func list(_ fields: [String]) -> String { fields.joined(separator: ", ") }

    package func has(_ field: String) -> Bool {
        if let read { return read.member(field) != nil }
        return keys.contains(field)
    }

    /// Whether some of the fields are there.
    package func hasAny(of fields: [String]) -> Bool {
        if let read { return read.hasAny(of: fields) }
        return keys.contains(where: fields.contains)
    }

    package func isNull(_ field: String) throws -> Bool {
        if let read { return read.member(field)?.isNull ?? false }
        return try container?.decodeNil(forKey: FieldKey(field)) ?? false
    }

    /// The value of a field that is there.
    private func decoded<Value: Decodable>(_ type: Value.Type, _ field: String) throws -> Value {
        if let value = try read?.member(field)?.value(as: type) { return value }
        guard let container else { throw JSONTreeDecoder.Mismatch() }
        return try container.decode(type, forKey: FieldKey(field))
    }

    /// A number, or one of the infinities that are allowed here; `nil` when the field is absent.
    @_specialize(where Value == Double)
    package func number<Value: DocumentNumber>(_ field: String, infinities: [Double] = []) throws -> Value? {
        if let read {
            guard let value = read.member(field) else { return nil }
            return try number(value.double, value.digits, or: value.string, infinities, at: path.appending(field))
        }
        guard has(field) else { return nil }
        return try number(
            try? decoded(Double.self, field), digits(at: path.appending(field), of: Value.self),
            or: try? decoded(String.self, field), infinities, at: path.appending(field))
    }

    /// A whole number; `nil` when the field is absent.
    package func integer<Value: FixedWidthInteger & Decodable>(
        _ field: String, as type: Value.Type = Int.self, or complaint: String = "is not a whole number; it must be one"
    ) throws -> Value? {
        try value(field, as: type, or: complaint)
    }

    /// A text; `nil` when the field is absent.
    package func string(_ field: String) throws -> String? {
        if let read {
            guard let member = read.member(field) else { return nil }
            if let value = member.string { return value }
        }
        return try value(field, as: String.self, or: "is not a text; it must be a text in quotes")
    }

    private func value<Value: Decodable>(_ field: String, as type: Value.Type, or message: String) throws -> Value? {
        guard has(field) else { return nil }
        guard let value = try? decoded(type, field) else { throw fault(field, message) }
        return value
    }

    /// A list of numbers or allowed infinities; `nil` when the field is absent.
    @_specialize(where Value == Double)
    @_specialize(where Value == Fraction)
    package func numbers<Value: DocumentNumber>(_ field: String, infinities: [Double] = []) throws -> [Value]? {
        if let list = read?.member(field), list.isList {
            return try list.entries.map { entry in
                try number(
                    entry.double, entry.digits, or: entry.string, infinities, at: FieldPath(entry.codingPath))
            }
        }
        guard has(field) else { return nil }
        var list = try entries(of: field)
        var values: [Value] = []
        while !list.isAtEnd { values.append(try nextNumber(in: &list, at: path.appending(field), infinities)) }
        return values
    }

    /// A list of numbers and nulls; `nil` when the field is absent.
    package func optionalNumbers<Value: DocumentNumber>(_ field: String) throws -> [Value?]? {
        guard has(field) else { return nil }
        var list = try entries(of: field)
        var values: [Value?] = []
        while !list.isAtEnd {
            values.append(try list.decodeNil() ? nil : nextNumber(in: &list, at: path.appending(field), []))
        }
        return values
    }

    private func entries(of field: String) throws -> any UnkeyedDecodingContainer {
        guard let list = list(field) else { throw fault(field, "is not a list; it must be a list of numbers") }
        return list
    }

    @_specialize(where Value == Double)
    func nextNumber<Value: DocumentNumber>(
        in list: inout any UnkeyedDecodingContainer, at place: @autoclosure () -> FieldPath, _ infinities: [Double]
    ) throws -> Value {
        let index = list.currentIndex
        let digits =
            (list as? JSONTreeEntries).map(\.digits) ?? digits(at: place().appending(index), of: Value.self)
        return try number(
            try? list.decode(Double.self), digits, or: try? list.decode(String.self), infinities,
            at: place().appending(index))
    }

    /// A number, or else a word: an infinity that is allowed here, or a fraction in exact arithmetic.
    @_specialize(where Value == Double)
    private func number<Value: DocumentNumber>(
        _ double: Double?, _ digits: @autoclosure () -> String?, or word: @autoclosure () -> String?,
        _ infinities: [Double], at place: @autoclosure () -> FieldPath
    ) throws -> Value {
        if let double, let value = Value(read: double, digits: Value.keepsDigits ? digits() : nil) { return value }
        var fault = "is not a number"
        if let word = word() {
            if ["infinity", "-infinity"].contains(word) { fault = "is infinite" }
            let infinity = infinities.first { isWord(word, for: $0) }
            if let value = infinity.map({ Value(decimal: $0) }) ?? Value(words: word) { return value }
        }
        let words = infinities.map { " or \"\($0.jsonWord)\"" }.joined()
        throw FieldError(field: place(), message: "\(fault); it must be a number\(words)")
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
        return try decoded(type, field)
    }

    /// A list of values that read themselves; `nil` when the field is absent.
    package func list<Value: Decodable>(_ field: String, of type: Value.Type) throws -> [Value]? {
        guard has(field) else { return nil }
        guard isList(field) else { throw fault(field, "is not a list; it must be a list") }
        return try decoded([Value].self, field)
    }

    /// The entries of a field; `nil` where it holds no list.
    func list(_ field: String) -> (any UnkeyedDecodingContainer)? {
        if let read { return try? read.member(field)?.unkeyedContainer() }
        return try? container?.nestedUnkeyedContainer(forKey: FieldKey(field))
    }

    /// Whether a field holds a list.
    package func isList(_ field: String) -> Bool {
        if let read { return read.member(field)?.isList ?? false }
        return has(field) && list(field) != nil
    }

    /// Whether a field holds a list that begins with one of some texts.
    package func listBegins(_ field: String, with texts: [String]) throws -> Bool {
        var list = list(field)
        return (try? list?.decode(String.self)).map(texts.contains) ?? false
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

extension Double {
    /// How an infinity is written in JSON.
    package var jsonWord: String { self == .infinity ? "infinity" : "-infinity" }
}
