// Number.swift: what a rule asks of its numbers, so that the same lines run in any arithmetic.
// A rule adds and subtracts lengths, multiplies and divides them by known numbers, and leaves every comparison to a judge.

/// A length that a rule can work with: a plain number, an exact fraction, or a length that varies evenly with something.
public protocol Number: Sendable, Equatable, ExpressibleByIntegerLiteral {
    /// The known numbers by which these lengths are multiplied and divided.
    associatedtype Scalar: KnownNumber

    /// A length that is known.
    init(_ scalar: Scalar)
    /// Longer than every length.
    static var infinity: Self { get }
    /// The length itself where it is known; `nil` where it varies.
    var known: Scalar? { get }

    static func + (first: Self, second: Self) -> Self
    static func - (first: Self, second: Self) -> Self
    static func * (first: Self, factor: Scalar) -> Self
    static func / (first: Self, divisor: Scalar) -> Self
}

extension Number {
    /// Whether the length is known to be infinite.
    @inlinable package var isInfinite: Bool { known.map { !$0.isFinite } ?? false }
    /// Whether the length is one: what infinity less infinity comes to is none.
    @inlinable package var isDefined: Bool { known.map { $0 <= .infinity } ?? true }
    /// The difference; 0 where there is none, as between equal infinities.
    @inlinable package func difference(_ other: Self) -> Self {
        let difference = self - other
        return difference.isDefined ? difference : 0
    }
}

/// A number that is known, so that two of them can be compared and printed: a double or an exact fraction.
public protocol KnownNumber: Number, Comparable where Scalar == Self {
    /// The number that the fewest digits of `double` state: 0.1 is one tenth.
    init(decimal double: Double)
    /// The nearest double.
    var double: Double { get }
    /// Whether it is neither infinite nor, as a double can be, no number.
    var isFinite: Bool { get }
    /// The share of a row's scale below which two lengths count as equal; 0 where nothing is rounded.
    static var relativeTolerance: Self { get }
    /// A bound on what rounding does to sums of a size; 0 where nothing is rounded.
    static func rounding(at size: Self) -> Self
    /// The least whole number that is not below it.
    var roundedUp: Self { get }
    /// At most two digits after the point, for reports.
    var points: String { get }
    /// All digits, or `nil` where no decimal states the number.
    var decimal: String? { get }
}

extension KnownNumber {
    /// The number without its sign.
    package var magnitude: Self { self < 0 ? 0 - self : self }
}

extension Double: KnownNumber {
    public init(decimal double: Double) { self = double }
    /// Itself.
    @inlinable public var known: Double? { self }
    /// Itself.
    public var double: Double { self }
    /// `Tolerance.relative`.
    public static var relativeTolerance: Double { Tolerance.relative }
    /// A thousand times the rounding of one sum.
    public static func rounding(at size: Double) -> Double { 1e-12 * Swift.max(1, abs(size)) }
    /// The double rounded towards infinity.
    @inlinable public var roundedUp: Double { rounded(.up) }
    /// The fewest digits that read back to the same number.
    public var decimal: String? { shortest }
}
