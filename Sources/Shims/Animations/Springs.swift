// Springs.swift: more animations by name; without effect here.

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

extension Animation {
    /// A spring without bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    /// A spring with a little bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
    /// A spring with bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
    /// A spring, for what a finger moves.
    public static var interactiveSpring: Animation { .spring }
    /// A spring, for what a finger moves.
    public static func interactiveSpring(duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25)
        -> Animation
    { .spring }
    /// A spring of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .spring }
    /// A spring.
    public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
        -> Animation
    { .spring }
    /// A spring.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    /// A spring.
    public static var interpolatingSpring: Animation { .spring }
    /// A course along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .default }
}
