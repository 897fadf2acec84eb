// CustomAnimation.swift: courses of animations of one's own; changes take effect at once here, so that none is run.

/// A course from one value to another.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time in seconds; `nil` when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the value changes at a time in seconds.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether another animation goes on from this one.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// It is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// None does.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What an animation keeps from one time to the next.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Whether the animation only finds out when it is over.
    public var isLogicallyComplete = false
    /// The environment of the view.
    public let environment: EnvironmentValues
}

extension Animation {
    /// A course of one's own; without effect here.
    public init(_ base: some CustomAnimation) { self = .default }
}

extension VectorArithmetic {
    /// The product with a number.
    public func scaled(by rhs: Double) -> Self {
        var product = self
        product.scale(by: rhs)
        return product
    }
    /// Puts a value between this one and another, by a share from 0 to 1, in the place of this one.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }
    /// The value between this one and another, by a share from 0 to 1.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var between = self
        between.interpolate(towards: other, amount: amount)
        return between
    }
}
