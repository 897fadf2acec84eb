// MatchedGeometry.swift: views that would move from one place to another; each stands in its own here.

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
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The properties by their names.
    public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame = Self(rawValue: 3)
}

extension View {
    /// Would match the view with others of the same id; it stands in its own place.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> Self { self }
    /// Would be where a view comes from that is shown next.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
    /// Would be where a view comes from that is shown next, and look otherwise on the way; the function is not run.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID, configuration: (TransitionSourceLook) -> TransitionSourceLook
    ) -> Self { self }
    /// Would come from another view.
    public func navigationTransition(_ style: NavigationTransition) -> Self { self }
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
