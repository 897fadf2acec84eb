// StrictObject+Pairs.swift: lists of pairs of numbers.

import Rows

extension StrictObject {
    /// A list of pairs of numbers; `nil` when the field is absent.
    @_specialize(where Value == Double)
    package func pairs<Value: DocumentNumber>(_ field: String) throws -> [(Value, Value)]? {
        guard has(field) else { return nil }
        let demand = "is not a list of pairs; it must be a list such as [[40, 2], [80, 1]]"
        guard var list = list(field) else { throw fault(field, demand) }
        var pairs: [(Value, Value)] = []
        while !list.isAtEnd {
            let place = path.appending(field).appending(list.currentIndex)
            guard var pair = try? list.nestedUnkeyedContainer(), pair.count == 2 else {
                throw FieldError(field: place, message: "is no pair of numbers; it must be one such as [40, 2]")
            }
            let first: Value = try nextNumber(in: &pair, at: place, [])
            pairs.append((first, try nextNumber(in: &pair, at: place, [])))
        }
        return pairs
    }
}
