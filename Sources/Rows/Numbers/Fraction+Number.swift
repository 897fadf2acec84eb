// Fraction+Number.swift: exact fractions as numbers in which rules are written; who imports Rows has them.

@_exported public import Fractions

extension Fraction: KnownNumber {
    /// The number itself.
    public init(_ scalar: Fraction) { self = scalar }
    /// Itself.
    public var known: Fraction? { self }
    /// 0: nothing is rounded.
    public static var relativeTolerance: Fraction { 0 }
    /// 0: nothing is rounded.
    public static func rounding(at size: Fraction) -> Fraction { 0 }
}
