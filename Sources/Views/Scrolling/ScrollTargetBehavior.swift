// ScrollTargetBehavior.swift: where scrolling would come to rest; nothing scrolls here, so that no behaviour is asked.

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    /// What is known of the scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Would move the place where scrolling comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// Leaves the place as it is.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where scrolling comes to rest, in points of what scrolls.
public struct ScrollTarget: Hashable, Sendable {
    /// What is seen then.
    public var rect: CGRect
    /// Which point of it is kept in place where sizes change.
    public var anchor: UnitPoint?
}

/// What is known of scrolling that comes to rest; lengths in points.
public struct ScrollTargetBehaviorContext: Sendable {
    /// Where it began.
    public let originalTarget: ScrollTarget
    /// How fast it was, in points a second.
    public let velocity: CGVector
    /// The size of what scrolls.
    public let contentSize: CGSize
    /// The size of the window.
    public let containerSize: CGSize
    /// Along which axes it scrolls.
    public let axes: Axis.Set
}

/// Scrolling comes to rest at multiples of the window.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views scrolling passes at most.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        /// The limits by name.
        public static let automatic = LimitBehavior(name: "automatic"), always = LimitBehavior(name: "always"),
            never = LimitBehavior(name: "never"), alwaysByFew = LimitBehavior(name: "alwaysByFew"),
            alwaysByOne = LimitBehavior(name: "alwaysByOne")
    }

    /// Makes the behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling comes to rest at multiples of the window.
    public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling comes to rest at views.
    public static var viewAligned: Self { Self() }
    /// Scrolling comes to rest at views, with a limit.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
}
