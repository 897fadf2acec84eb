// TurningLengths.swift: where a row turns from shrinking to growing.  Lengths in points.

/// Where a rule that knows two directions turns from one to the other.
///
/// Below the sum of these lengths and the gaps the items shrink from them, above it they grow from them.
public struct TurningLengths: Sendable, Equatable {
    /// What the lengths are called.
    public enum Kind: String, Sendable, CaseIterable {
        /// The flex base sizes of a CSS line, brought into the items' bounds.
        case flexBasis
        /// The natural lengths of TeX's glue.
        case natural
        /// The natural lengths of a policy of two pieces.
        case preferred
    }

    /// What the lengths are called.
    public let kind: Kind
    /// The length of each item where the row turns, in points.
    public let lengths: [Double]

    /// - Parameter lengths: One length per item, in points.
    public init(kind: Kind, lengths: [Double]) {
        self.kind = kind
        self.lengths = lengths
    }
}

extension Row {
    /// The container up to which the row's policy shrinks and beyond which it grows, in points; `nil` under a policy
    /// without directions.
    ///
    /// Between here and the next turn the bounds, bases and weights of the reduced row are the same.
    package var turningPoint: Double? {
        policy.definition.turningLengths(of: self).map { $0.lengths.reduce(totalSpacing, +) }
    }
}
