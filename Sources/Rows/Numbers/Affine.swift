// Affine.swift: a length that changes evenly with the container.  Lengths in points, slopes in points per point.

/// `value + slope * d`, where `d` counts points of container, or of a bound, from a place where a run begins.
public struct AffineOver<Scalar: KnownNumber>: Number {
    /// The length where `d` is 0, in points.
    public var value: Scalar
    /// What the length gains per point.
    public var slope: Scalar

    /// A length; constant by default.
    @inlinable public init(_ value: Scalar, slope: Scalar) {
        self.value = value
        self.slope = slope
    }

    /// A length that does not change.
    @inlinable public init(_ scalar: Scalar) { self.init(scalar, slope: 0) }

    /// A length that does not change.
    @inlinable public init(integerLiteral value: Scalar.IntegerLiteralType) { self.init(Scalar(integerLiteral: value)) }

    /// Longer than every length.
    @inlinable public static var infinity: AffineOver { AffineOver(.infinity) }

    /// The length where it does not change; an infinite one does not.
    @inlinable public var known: Scalar? { slope == 0 || !value.isFinite ? value : nil }

    /// The length `distance` points further on.
    @inlinable public func advanced(by distance: Scalar) -> Scalar { slope == 0 ? value : value + slope * distance }

    /// Whether both change alike and are the same now.
    @inlinable public static func == (first: AffineOver, second: AffineOver) -> Bool {
        first.value == second.value && first.slope == second.slope
    }

    /// The sum of two lengths.
    @inlinable public static func + (first: AffineOver, second: AffineOver) -> AffineOver {
        AffineOver(first.value + second.value, slope: first.slope + second.slope)
    }

    /// The difference of two lengths.
    @inlinable public static func - (first: AffineOver, second: AffineOver) -> AffineOver {
        AffineOver(first.value - second.value, slope: first.slope - second.slope)
    }

    /// A multiple of a length.
    @inlinable public static func * (first: AffineOver, factor: Scalar) -> AffineOver {
        AffineOver(first.value * factor, slope: first.slope * factor)
    }

    /// A part of a length.
    @inlinable public static func / (first: AffineOver, divisor: Scalar) -> AffineOver {
        AffineOver(first.value / divisor, slope: first.slope / divisor)
    }
}

/// A length that changes evenly, in doubles.
public typealias Affine = AffineOver<Double>
