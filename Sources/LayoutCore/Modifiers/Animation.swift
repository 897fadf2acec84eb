// Animation.swift: accepted for their spelling.  Layout knows no time: a change of state takes effect at once.

/// How a change would be animated; without effect here.
public struct Animation: Hashable, Sendable {
    /// The usual animation.
    public static let `default` = Animation()
    /// A steady one.
    public static let linear = Animation()
    /// One that begins slowly.
    public static let easeIn = Animation()
    /// One that ends slowly.
    public static let easeOut = Animation()
    /// One that begins and ends slowly.
    public static let easeInOut = Animation()
    /// One like a spring.
    public static let spring = Animation()

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

    /// The same animation later, by seconds.
    public func delay(_ delay: Double) -> Animation { self }
    /// The same animation faster, by a factor.
    public func speed(_ speed: Double) -> Animation { self }
}

/// How a view would come and go; without effect here.
public struct AnyTransition: Sendable {
    /// None.
    public static let identity = AnyTransition()
    /// Fading.
    public static let opacity = AnyTransition()
    /// Growing.
    public static let scale = AnyTransition()
    /// Moving in from the side where lines begin.
    public static let slide = AnyTransition()

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
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
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
