// StrictObject+Options.swift: options as JSON has them: flags, words that are read as the command reads them, lists of such words.

import Documents

extension StrictObject {
    func flag(_ field: String) throws -> Bool {
        guard has(field) else { return false }
        guard let value = try? value(field, as: Bool.self) else {
            throw fault(field, "is neither true nor false; it must be one of them")
        }
        return value
    }

    func choice<Choice: RawRepresentable<String>>(_ field: String, of all: [Choice]) throws -> Choice? {
        try word(field) { word in
            guard let choice = all.first(where: { $0.rawValue == word }) else {
                throw CallError.badChoice(word, all.map(\.rawValue))
            }
            return choice
        }
    }

    func word<Value>(_ field: String, _ read: (String) throws -> Value) throws -> Value? {
        guard let word = try string(field) else { return nil }
        do { return try read(word) } catch { throw fault(field, "\(error)") }
    }

    /// A whole number within some limits; `nil` when the field is absent.
    func integer(_ field: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let value = try integer(field) else { return nil }
        guard range.contains(value) else {
            let (least, most) = (range.lowerBound, range.upperBound)
            throw fault(
                field, "is \(value); it must be \(most == .max ? "at least \(least)" : "from \(least) to \(most)")")
        }
        return value
    }

    /// Where random numbers begin; 1 when it is absent.
    func seed() throws -> UInt64 {
        try integer("seed", as: UInt64.self, or: "is not a whole number from 0 to \(UInt64.max); it must be one") ?? 1
    }

    /// A text, or a list of them.
    func words<Value>(_ field: String, _ read: (String) throws -> Value) throws -> [Value] {
        guard isList(field) else { return try word(field, read).map { [$0] } ?? [] }
        guard let words = try? value(field, as: [String].self) else {
            throw fault(field, "is no list of texts; it must be a text or a list of texts")
        }
        do { return try words.map(read) } catch { throw fault(field, "\(error)") }
    }
}
