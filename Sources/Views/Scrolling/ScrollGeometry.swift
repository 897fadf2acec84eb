// ScrollGeometry.swift: what views may ask about scrolling; nothing scrolls here, so no view hears of it.

/// How far a window has scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the window has scrolled to.
    public var contentOffset: CGPoint
    /// How large what scrolls is.
    public var contentSize: CGSize
    /// The room around what scrolls.
    public var contentInsets: EdgeInsets
    /// How large the window is.
    public var containerSize: CGSize

    /// Makes one of its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The part that is seen, in the coordinates of what scrolls.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The window.
    public var bounds: CGRect { visibleRect }
}

/// Whether a window scrolls, and why.
public enum ScrollPhase: Equatable, Sendable {
    /// It stands, is touched, follows a finger, goes on by itself, or goes where a call sends it.
    case idle, tracking, interacting, decelerating, animating

    /// Whether it moves or is touched.
    public var isScrolling: Bool { self != .idle }
}

/// What goes along with a change of phase.
public struct ScrollPhaseChangeContext: Sendable {
    /// How far the window has scrolled.
    public let geometry: ScrollGeometry
}

extension View {
    /// Would run when what is asked of the scrolling inside changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// Would run when scrolling begins or ends.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    /// Would run when scrolling begins or ends.
    public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    /// Would run when the view scrolls in or out.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
    /// Would run when views inside scroll in or out.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}
