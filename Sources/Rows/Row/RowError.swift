// RowError.swift: why a row, or a claim about a row, was refused.
// Documents words these with JSON's field names.

/// Why a problem or a claim was refused.
///
/// It holds values of fixed sizes only, and so no `Policy`: before functions that throw any other the compiler (Swift 6.3)
/// crashes on `@_specialize` when it optimises.
public enum RowError: Error, Equatable {
    /// A number lies outside its range.
    case outOfRange(Quantity, item: Int?, value: Double, allowed: String)
    /// Two bounds of one item stand in the wrong order.
    case outOfOrder(item: Int, smaller: Quantity, smallerValue: Double, larger: Quantity, largerValue: Double)
    /// A list has the wrong number of entries.
    case wrongCount(Quantity, count: Int, expected: Int)
    /// Two items carry the same id.
    case duplicateIdentifier(String, first: Int, second: Int)
    /// The row has more items than `Limits.items`.
    case tooManyItems(Int)
    /// TeX's glue setting was asked about a row of another policy.
    case notGlue
    /// A toolkit's algorithm was asked about a row of a policy that is no toolkit's.
    case noToolkit
    /// A style sheet was asked for, of a row of a policy that no flex line states.
    case notWrittenInCSS(policy: String)

    /// The number that an error is about.
    public enum Quantity: String, Sendable {
        case minimum, ideal, maximum, priority, weight
        case basis, grow, shrink, base, shrinkPriority
        case stretch, glueShrink, stretchOrder, shrinkOrder
        case spacing, available, length, rounding
        case crossLength, guide, guideScale, crossOffset, extent, span
    }
}

extension RowError {
    /// What is wrong with the range of an item.
    init(_ fault: LengthRange.Fault, item: Int) {
        switch fault {
        case .outOfRange(let quantity, let value):
            self = .outOfRange(quantity, item: item, value: value, allowed: (0...Limits.length).words)
        case .outOfOrder(let smaller, let value, let larger, let bound):
            self = .outOfOrder(item: item, smaller: smaller, smallerValue: value, larger: larger, largerValue: bound)
        }
    }
}

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
