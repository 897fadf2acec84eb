// Scrolled.swift: modifiers that change how a view is drawn by where it stands or scrolls; nothing scrolls here.

extension View {
    /// Would change how the view is drawn, by its geometry; the function is not run.
    public func visualEffect<V: VisualEffect>(_ effect: (EmptyVisualEffect, GeometryProxy) -> V) -> Self { self }
    /// Would change how the view is drawn while it scrolls in; the function is not run.
    public func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> Self { self }
    /// Would change how the view is drawn while it scrolls in and out; the function is not run.
    public func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> Self { self }
}

/// A change of how a view is drawn.
public protocol VisualEffect {}
/// No change of how a view is drawn, to which changes are added.
public struct EmptyVisualEffect: VisualEffect, Sendable {}

extension VisualEffect {
    /// Would draw the view with a share of its opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Would draw the view elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Would draw the view elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Would draw the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Would draw the view larger or smaller by two factors.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Would draw the view larger or smaller by two factors.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Would turn the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Would turn the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Would blur the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Would draw the view brighter.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Would draw the view with more contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Would draw the view in greys.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Would draw the view in stronger colours.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Would turn the colours of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// How a view changes while it scrolls in; without effect here.
public struct ScrollTransitionConfiguration: Sendable {
    /// Changes by name, all alike here.
    public static let identity = ScrollTransitionConfiguration(), interactive = ScrollTransitionConfiguration(),
        animated = ScrollTransitionConfiguration()
    /// A change with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    /// A change along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }
    /// The same with an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    /// The same from a share of visibility on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
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
