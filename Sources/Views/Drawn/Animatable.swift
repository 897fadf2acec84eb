// Animatable.swift: values between which an animation would go; here everything has its last value at once.

/// Numbers that an animation adds and multiplies.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies by a number.
    mutating func scale(by rhs: Double)
    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No number.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes no number.
    public init() {}
    /// No number.
    public static var zero: Self { Self() }
    /// No number.
    public static func + (first: Self, second: Self) -> Self { first }
    /// No number.
    public static func - (first: Self, second: Self) -> Self { first }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Both at zero.
    public static var zero: Self { Self(.zero, .zero) }
    /// The sums.
    public static func + (first: Self, second: Self) -> Self {
        Self(first.first + second.first, first.second + second.second)
    }
    /// The differences.
    public static func - (first: Self, second: Self) -> Self {
        Self(first.first - second.first, first.second - second.second)
    }
    /// Multiplies both by a number.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of the squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something that an animation changes by numbers.
public protocol Animatable {
    /// The type of the numbers.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The numbers.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No number.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A modifier that an animation changes.
public typealias AnimatableModifier = Animatable & ViewModifier
