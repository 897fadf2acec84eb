// Transitions.swift: ways in which views would come, go and move to another's place, and contents change; each view stands in
// its own place here.

extension AnyTransition {
    /// Changed from one modifier to another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
    /// Out of focus.
    public static var blurReplace: AnyTransition { .identity }
    /// Out of focus, in a way.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition { .identity }
    /// By an effect of symbols.
    public static var symbolEffect: AnyTransition { .identity }
    /// By an effect of symbols.
    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> AnyTransition {
        .identity
    }
    /// A transition of another type.
    public init(_ transition: some Transition) { self = .identity }
}

/// Out of focus.
public enum BlurReplaceTransition {
    /// In which way.
    public enum Configuration: Hashable, Sendable { case downUp, upUp }
}

/// A way of views to come and go; without effect here.
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = AnyView
    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Whether a view comes, stays or goes.
public enum TransitionPhase: Hashable, Sendable {
    /// It comes, stays or goes.
    case willAppear, identity, didDisappear
    /// Whether it stays.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 while it stays, 1 afterwards.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// How a content would change into another; without effect here.
public struct ContentTransition: Hashable, Sendable {
    /// Ways by name, all alike here.
    public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()
    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
    /// Digit by digit.
    public static func numericText(value: Double) -> Self { Self() }
    /// By an effect of symbols.
    public static func symbolEffect(_ effect: SymbolEffect) -> Self { Self() }
}

/// How a symbol would move; without effect here.
public struct SymbolEffect: Hashable, Sendable {
    /// Effects by name, all alike here.
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self(),
        disappear = Self(), replace = Self(), automatic = Self(), wiggle = Self(), rotate = Self(), breathe = Self()
    /// Variants of the effect, all alike here.
    public var up: Self { self }
    /// A variant of the effect.
    public var down: Self { self }
    /// A variant of the effect.
    public var iterative: Self { self }
    /// A variant of the effect.
    public var cumulative: Self { self }
    /// A variant of the effect.
    public var reversing: Self { self }
    /// A variant of the effect.
    public var byLayer: Self { self }
    /// A variant of the effect.
    public var wholeSymbol: Self { self }
    /// A variant of the effect.
    public var downUp: Self { self }
    /// A variant of the effect.
    public var offUp: Self { self }
    /// A variant of the effect.
    public var upUp: Self { self }
}

/// How often and how fast a symbol would move; without effect here.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Options by name, all alike here.
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
    /// A number of times.
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    /// At a multiple of the usual speed.
    public static func speed(_ speed: Double) -> Self { Self() }
    /// At a multiple of the usual speed.
    public func speed(_ speed: Double) -> Self { self }
    /// A number of times.
    public func `repeat`(_ count: Int?) -> Self { self }
}

extension View {
    /// Would come and go in a way.
    @_disfavoredOverload public func transition(_ transition: some Transition) -> Self { self }
    /// Would change contents in a way.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }
    /// Would move symbols.
    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
        -> Self
    { self }
    /// Would move symbols when a value changes.
    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable)
        -> Self
    { self }
    /// Would keep symbols from moving.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
    /// Would match the view with others of the same id; it stands in its own place, and the diagnostics name one that is to stand
    /// in another's.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { leavingOut("matchedGeometryEffect", if: !isSource && properties != []) }
    /// Would be where a view comes from that is shown next.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
    /// Would be where a view comes from that is shown next, and look otherwise on the way; the function is not run.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID, configuration: (TransitionSourceLook) -> TransitionSourceLook
    ) -> Self { self }
    /// Would come from another view.
    public func navigationTransition(_ style: NavigationTransition) -> Self { self }
}

/// A place for names of views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Which namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let serial: UUID
    }
    private let id = State(wrappedValue: ID(serial: UUID()))
    /// A namespace of the view.
    public init() {}
    /// Which namespace this is.
    public var wrappedValue: ID { id.wrappedValue }
}

/// What matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// One bit for each property.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The properties by their names.
    public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame = Self(rawValue: 3)
}

/// What a view looks like on its way to what is shown next; without effect here.
public struct TransitionSourceLook: Sendable {
    /// On a ground.
    public func background(_ style: Color) -> Self { self }
    /// Clipped to a shape.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// With a shadow.
    public func shadow(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self {
        self
    }
}

/// How one view comes from another; without effect here.
public struct NavigationTransition: Sendable {
    /// The usual way.
    public static let automatic = NavigationTransition()
    /// Out of a view.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { .automatic }
}
