// LengthReader.swift: how the lengths of a row are read, so that its fields stand in one place whatever its numbers are.

import Rows

/// Reads lengths out of the fields of an object.
protocol LengthReader {
    /// What a length is: a known number, or one that varies with parameters.
    associatedtype Length: Number where Length.Scalar: DocumentNumber

    /// A length, or one of the infinities that are allowed here; `nil` when the field is absent.
    static func length(_ field: String, of object: StrictObject, infinities: [Double]) throws -> Length?
    /// Throws where a number of an item that is no length looks as if it varied.
    static func checkKnownNumbers(of item: StrictObject) throws
    /// The gap or the gaps of a row; `nil` when the field is absent.
    static func gaps(_ field: String, of object: StrictObject) throws -> Gaps<Length>?
    /// The container; `nil` when it is unspecified.
    static func available(_ field: String, of object: StrictObject) throws -> Length?
}

/// The gaps of a row as a document states them.
enum Gaps<Length: Number> {
    /// One gap between all neighbours.
    case one(Length)
    /// A gap after each item but the last.
    case list([Length])

    /// The same gaps in numbers of another kind.
    func mapped<Other: Number>(_ length: (Length) -> Other) -> Gaps<Other> {
        switch self {
        case .one(let gap): .one(length(gap))
        case .list(let gaps): .list(gaps.map(length))
        }
    }

    /// Whether there is a list of them.
    var isList: Bool { if case .list = self { true } else { false } }

    /// The gaps between so many items.
    func between(_ items: Int) -> [Length] {
        switch self {
        case .one(let gap): [Length](repeating: gap, count: max(0, items - 1))
        case .list(let gaps): gaps
        }
    }
}

/// Lengths that are known.
enum KnownLengths<Value: DocumentNumber>: LengthReader {
    static func length(_ field: String, of object: StrictObject, infinities: [Double]) throws -> Value? {
        try object.number(field, infinities: infinities)
    }

    /// Every number is known, and reading it says so where there is none.
    static func checkKnownNumbers(of item: StrictObject) {}

    static func gaps(_ field: String, of object: StrictObject) throws -> Gaps<Value>? {
        if object.isList(field) { return try object.numbers(field).map(Gaps.list) }
        do {
            return try object.number(field).map(Gaps.one)
        } catch {
            throw object.fault(field, "is not a number; it must be a number, or a list of one a gap")
        }
    }

    static func available(_ field: String, of object: StrictObject) throws -> Value? {
        if try !object.has(field) || object.isNull(field) { return nil }
        do {
            return try object.number(field, infinities: [.infinity])
        } catch {
            throw object.fault(field, "is not a number; it must be a number, null or \"infinity\"")
        }
    }
}
