// LengthRange.swift: a least, an ideal and a greatest length, and the one check that they are in order.
// Lengths in points.

/// What a view answers along one axis to a proposal: itself brought into a range.
public struct LengthRange: Sendable, Equatable {
    /// The least length, in points.
    public var minimum: Double
    /// The length when nothing is proposed, in points.
    public var ideal: Double
    /// The greatest length, in points, or infinity.
    public var maximum: Double

    /// A range; by default the ideal is its least length.
    public init(minimum: Double = 0, ideal: Double? = nil, maximum: Double = .infinity) {
        self.minimum = minimum
        self.ideal = ideal ?? minimum
        self.maximum = maximum
    }

    /// One length only.
    public static func fixed(_ length: Double) -> LengthRange { LengthRange(minimum: length, maximum: length) }

    /// `length` brought into the range.
    public func clamped(_ length: Double) -> Double { clamp(length, minimum, maximum) }

    /// Whether the range holds one length only.
    package var isFixed: Bool { minimum == maximum }
}
