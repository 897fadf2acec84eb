// Affine.swift: a length that changes evenly with the container.  Lengths in points, slopes in points per point.

/// `value + slope * d`, where `d` counts points of container from a place where a sweep stands.
public struct Affine: Sendable, Equatable {
    /// The length where `d` is 0, in points.
    public var value: Double
    /// What the length gains per point of container.
    public var slope: Double

    /// A length; constant unless told.
    public init(_ value: Double, slope: Double = 0) {
        self.value = value
        self.slope = slope
    }

    /// The length `distance` points further on.
    public func advanced(by distance: Double) -> Double {
        slope == 0 ? value : value + slope * distance
    }

    /// The sum of two lengths.
    public static func + (first: Affine, second: Affine) -> Affine {
        Affine(first.value + second.value, slope: first.slope + second.slope)
    }

    /// A length and some points.
    public static func + (first: Affine, second: Double) -> Affine {
        Affine(first.value + second, slope: first.slope)
    }

    /// The difference of two lengths.
    public static func - (first: Affine, second: Affine) -> Affine {
        Affine(first.value - second.value, slope: first.slope - second.slope)
    }

    /// A length less some points.
    public static func - (first: Affine, second: Double) -> Affine {
        Affine(first.value - second, slope: first.slope)
    }

    /// A multiple of a length.
    public static func * (first: Affine, factor: Double) -> Affine {
        Affine(first.value * factor, slope: first.slope * factor)
    }

    /// A part of a length.
    public static func / (first: Affine, divisor: Double) -> Affine {
        Affine(first.value / divisor, slope: first.slope / divisor)
    }
}
