// PartialCounts.swift: counts in partials, checked so that no sum of theirs is too large for a number.

import Rows

/// How large counts in partials may be.
///
/// A row adds at most `answersPerRow` to all counts of one kind together: a record has no room for more than half a million
/// answers, each of which is compared with some hundred engines.  So the counts of `rows` rows have room in 64 bits.
package enum PartialLimits {
    /// The most rows of a corpus.
    package static let rows = 10_000_000_000
    /// The most that one row may add.
    package static let answersPerRow = 100_000_000
    /// The most that any count may be.
    package static let count = rows * answersPerRow
}

extension StrictObject {
    /// A count that has to be there.
    ///
    /// - Parameter limit: The most that it may be.
    package func count(_ field: String, atMost limit: Int = PartialLimits.count) throws -> Int {
        let count = try present(field, integer(field), demand: "be a count")
        guard (0...limit).contains(count) else {
            throw fault(field, "is \(count); it must be a count from 0 to \(limit)")
        }
        return count
    }

    /// A length from 0 on, or infinity, that has to be there.
    package func distance(_ field: String) throws -> Double {
        let length: Double = try present(
            field, number(field, infinities: [.infinity]), demand: "be a number from 0 on, or \"infinity\"")
        guard length >= 0 else { throw fault(field, "is \(length.shortest); it must be at least 0") }
        return length
    }

    /// A text that has to be there.
    package func text(_ field: String) throws -> String {
        try present(field, string(field), demand: "be a text")
    }

    /// The numbers of a comparison, by name, which have to be there.
    package func comparedNumbers(_ field: String) throws -> ComparedNumbers {
        let name = try text(field)
        guard let numbers = ComparedNumbers(rawValue: name) else {
            let names = ComparedNumbers.allCases.map(\.rawValue).joined(separator: " or ")
            throw fault(field, "is \"\(name.printable)\"; it must be \(names)")
        }
        return numbers
    }
}
