// Angle.swift: angles; positive ones turn from x towards y, which on a screen is clockwise.

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public static let zero = Angle()

    /// No angle.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the first angle is smaller.
    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
    /// Two angles one after the other.
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
    /// The first angle without the second.
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
    /// The angle in the other direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// A multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// A multiple of an angle.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// A part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Adds an angle.
    public static func += (first: inout Angle, second: Angle) { first = first + second }
    /// Takes an angle away.
    public static func -= (first: inout Angle, second: Angle) { first = first - second }
}
