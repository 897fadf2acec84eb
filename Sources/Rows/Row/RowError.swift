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
        case steps, step, stepHeight
        case stretch, glueShrink, stretchOrder, shrinkOrder
        case spacing, available, length, rounding
        case crossLength, guide, guideScale, crossOffset, extent, span
    }
}
