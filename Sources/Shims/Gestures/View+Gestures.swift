// View+Gestures.swift: gestures on views.  Where a tap completes the gesture, `LayoutHost.tap(at:)` runs it.

extension View {
    /// Adds a gesture.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        tapping(gesture.tapAction)
    }
    /// Adds a gesture.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        tapping(isEnabled ? gesture.tapAction : nil)
    }
    /// Adds a gesture that comes before those inside.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        tapping(gesture.tapAction)
    }
    /// Adds a gesture beside those inside.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        tapping(gesture.tapAction)
    }
    /// Adds a gesture that comes before those inside, or not.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        tapping(isEnabled ? gesture.tapAction : nil)
    }
    /// Adds a gesture beside those inside, or not.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        tapping(isEnabled ? gesture.tapAction : nil)
    }
    @ViewBuilder private func tapping(_ action: (() -> Void)?) -> some View {
        if let action { onTapGesture(perform: action) } else { self }
    }
    /// Runs an action when the view is tapped, with the point 0, 0: a host does not tell where it taps.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { onTapGesture(count: count) { action(.zero) } }
    /// Would run after a press that lasts.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> Self { self }
    /// Would run after a press that lasts.
    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: () -> Void
    ) -> Self { self }
}

/// Which gestures count; all do here.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None, the view's, those inside, and all.
    public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2),
        all = Self(rawValue: 3)
}
