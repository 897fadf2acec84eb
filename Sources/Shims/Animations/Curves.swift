// Curves.swift: animations by name and of one's own, and changes by where a view scrolls; without effect here.

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
    /// A spring without bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    /// A spring with a little bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
    /// A spring with bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
    /// A spring, for what a finger moves.
    public static var interactiveSpring: Animation { .spring }
    /// A spring, for what a finger moves.
    public static func interactiveSpring(
        duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation { .spring }
    /// A spring of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    public static var interpolatingSpring: Animation { .spring }
    /// A course along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .default }
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

/// A spring; without effect here.
public struct Spring: Hashable, Sendable {
    /// How long it takes, in seconds, and how much it bounces.
    public var duration, bounce: Double
    /// A spring of a duration in seconds and a bounce.
    public init(duration: Double = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    /// A spring of a response in seconds and the share of damping that stops it at once.
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    /// A spring of a mass, a stiffness and a damping.
    ///
    /// Source: the period of a spring without damping, and the share of the damping that stops it at once.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * Double.pi * (mass / stiffness).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }
    /// A spring without bounce, in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a little bounce, in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with bounce, in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// Springs by name.
    public static let smooth = Spring(), snappy = Spring(bounce: 0.15), bouncy = Spring(bounce: 0.3)
}

extension View {
    /// Would change how the view is drawn while it scrolls in and out; where windows show all of it, the change is made that
    /// stands inside.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        drawnByPlace { _, isWhole in
            let inside = transition(EmptyVisualEffect(), .identity).changes
            let isSame = [.topLeading, .bottomTrailing].allSatisfy {
                transition(EmptyVisualEffect(), $0).changes == inside
            }
            return isWhole || isSame ? inside : inside + [.leftOut("scrollTransition")]
        }
    }

    /// Would change how the view is drawn while it scrolls in and out; where windows show all of it, the change is made that
    /// stands inside.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(axis: axis, transition: transition)
    }
}

/// How a view changes while it scrolls in; without effect here.
public struct ScrollTransitionConfiguration: Sendable {
    /// Changes by name, all alike here.
    public static let identity = Self(), interactive = Self(), animated = Self()
    /// A change with an animation.
    public static func animated(_ animation: Animation = .default) -> Self { .animated }
    /// A change along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
    /// The same with an animation.
    public func animation(_ animation: Animation) -> Self { self }
    /// The same from a share of visibility on.
    public func threshold(_ threshold: Threshold) -> Self { self }
    /// A share of a view that can be seen.
    public struct Threshold: Sendable {
        /// Shares by name, all alike here.
        public static let visible = Threshold(), hidden = Threshold(), centered = Threshold()
        /// A share of the view.
        public static func visible(_ amount: Double) -> Threshold { .visible }
    }
}

/// Whether a view scrolls in, out, or stands in the middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in at the top or leading side, stands inside, or leaves at the bottom or trailing side.
    case topLeading, identity, bottomTrailing
    /// Whether the view stands inside.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 inside, 1 behind.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// A curve of an animation; without effect here.
public enum UnitCurve: Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear, circularEaseIn, circularEaseOut, circularEaseInOut
}
