// Animation.swift: accepted for source compatibility.  Layout has no time: a change of state takes effect at once.

/// How a change would be animated; without effect here.
public struct Animation: Hashable, Sendable {
    /// Animations by name, all alike here.
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(),
        easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation()

    /// A steady one of a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation() }
    /// One that begins slowly, of a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation() }
    /// One that ends slowly, of a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation() }
    /// One that begins and ends slowly, of a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    /// One like a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation() }

    /// One like a spring.
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation()
    }
    /// One like a spring, for what a finger moves.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation() }
    /// One whose course is a curve through two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { Animation() }

    /// The same animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same animation without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// The same animation later, by seconds.
    public func delay(_ delay: Double) -> Animation { self }
    /// The same animation faster, by a factor.
    public func speed(_ speed: Double) -> Animation { self }
}

/// How a view would come and go; without effect here.
public struct AnyTransition: Sendable {
    /// Transitions by name, all alike here.
    public static let identity = AnyTransition(), opacity = AnyTransition(), scale = AnyTransition(),
        slide = AnyTransition()

    /// Growing from a share of the size about a point.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Moving in from a distance, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Moving in from a distance, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Moving in from a side and out at the other.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// Moving in from a side.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Two at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// One for coming and one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// The same with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Runs a function; changes of state in it take effect at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

extension View {
    /// Without effect: changes take effect at once.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    /// Without effect: changes take effect at once.
    public func animation(_ animation: Animation?) -> some View { self }
    /// Without effect: views come and go at once.
    public func transition(_ transition: AnyTransition) -> some View { self }
}

extension Binding {
    /// The same binding: changes through it take effect at once.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}
