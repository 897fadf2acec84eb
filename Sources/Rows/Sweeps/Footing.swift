// Footing.swift: the lengths from which a rule shrinks in small containers and grows in large ones.  Lengths in points.

/// Where a rule that knows two directions turns from one to the other.
///
/// Below the sum of these lengths and the gaps the items shrink from them, above it they grow from them.
public struct Footing: Sendable, Equatable {
    /// What the lengths are called.
    public enum Kind: String, Sendable {
        /// The flex base sizes of a CSS line, brought into the items' bounds.
        case flexBasis
        /// The natural lengths of TeX's glue.
        case natural
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

extension PiecewiseLinearDistribution {
    /// Rules that only grow have none.
    public func footing(of problem: Row) -> Footing? { nil }
}

extension CSSFlexLine {
    /// The hypothetical main sizes: CSS compares their sum with the container.
    public func footing(of problem: Row) -> Footing? {
        Footing(kind: .flexBasis, lengths: problem.items.map { $0.clamped($0.flex.basis) })
    }
}

extension TeXGlue {
    /// The natural lengths: TeX compares their sum with the line.
    public func footing(of problem: Row) -> Footing? {
        Footing(kind: .natural, lengths: problem.items.map(\.ideal))
    }
}

extension WaterFilling {
    /// That of the policy.
    public func footing(of problem: Row) -> Footing? {
        switch problem.policy {
        case .equalSizes, .equalIncrements, .weights: nil
        case .cssFlex: CSSFlexLine().footing(of: problem)
        case .glue: TeXGlue().footing(of: problem)
        }
    }
}
