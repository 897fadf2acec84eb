// RowError+Words.swift: what was wrong with a row, where, and what would be right.

extension RowError: CustomStringConvertible {
    /// One sentence: what was wrong, where, and what would be right.
    public var description: String { described { $0.rawValue } }

    /// The same sentence with the caller's names for the quantities.
    public func described(naming name: (Quantity) -> String) -> String {
        switch self {
        case .outOfRange(let quantity, let item, let value, let allowed):
            let place = item.map { quantity == .spacing ? " after item \($0)" : " of item \($0)" } ?? ""
            return "\(name(quantity))\(place) is \(value.shortest); it must be \(allowed)"
        case .outOfOrder(let item, let smaller, let smallerValue, let larger, let largerValue):
            return "\(name(smaller)) of item \(item) is \(smallerValue.shortest), above its \(name(larger)) "
                + "\(largerValue.shortest); it must be at most \(largerValue.shortest)"
        case .wrongCount(let quantity, let count, let expected):
            return "\(name(quantity)) has \(count.counted("entry", "entries")); it must have \(expected)"
        case .duplicateIdentifier(let id, let first, let second):
            return "items \(first) and \(second) are both named \"\(id)\"; ids must differ"
        case .tooManyItems(let count):
            return "the row has \(count) items; at most \(Limits.items) are accepted"
        case .notGlue:
            return "TeX's glue setting answers rows of policy glue only; other rows have no stretch and shrink"
        case .noToolkit:
            return "toolkits answer rows of the policies named for them, such as qt-box; "
                + "no toolkit is behind other policies"
        case .notWrittenInCSS(let policy):
            return "no line of CSS flexbox states a row of policy \(policy); those that one states are "
                + Policy.allCases.filter(\.isWrittenInCSS).map(\.name).listed
        }
    }
}

extension Double {
    /// The fewest digits that read back to the same number, without a fraction where it is whole.
    package var shortest: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
