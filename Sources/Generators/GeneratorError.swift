// GeneratorError.swift: why a generator has no value to give.

/// Why a generator has no value to give: `forAll` throws it.
public enum GeneratorError: Error, Equatable, Sendable {
    /// None of so many values fulfilled the condition of `filter`.
    case nothingKept(tries: Int)
    /// A list was asked for with less than no elements, or may have more than `most`.
    case badCount(ClosedRange<Int>, most: Int)
}

extension GeneratorError: CustomStringConvertible {
    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .nothingKept(let tries):
            "a filter kept none of \(tries) generated values; generate such values instead of waiting for them, or let it try "
                + "more often"
        case .badCount(let range, let most):
            "a list of \(range.lowerBound) to \(range.upperBound) elements was asked for; it may have 0 to \(most)"
        }
    }
}
