// ScrollTargetBehavior.swift: where scrolling comes to rest.  Lengths in points.

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    /// What is known of the scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Moves the place where scrolling comes to rest; asked for what a person scrolls.
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
    /// How fast it was, in points a second; 0, since nothing swings on here.
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

    fileprivate let limit: LimitBehavior

    /// Makes the behaviour; a drag passes one view at most with `alwaysByOne`, and any number otherwise.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling comes to rest at multiples of the window.
    public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling comes to rest at views.
    public static var viewAligned: Self { Self() }
    /// Scrolling comes to rest at views, with a limit.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Where the windows inside come to rest that a person scrolls.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollRest, behavior.rest)
    }

    /// Lets scrolling come to rest at the views right inside the first container in the view.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        scrollTarget(isEnabled ? .children : nil)
    }

    /// Lets scrolling come to rest at the view.
    public func scrollTarget(isEnabled: Bool = true) -> some View { scrollTarget(isEnabled ? .itself : nil) }
}

extension ScrollTargetBehavior {
    fileprivate var rest: ScrollRest {
        switch self {
        case is PagingScrollTargetBehavior: .pages
        case let views as ViewAlignedScrollTargetBehavior: .views(most: views.limit == .alwaysByOne ? 1 : nil)
        default:
            .asked { question in
                var target = ScrollTarget(rect: CGRect(origin: question.to, size: question.window))
                updateTarget(
                    &target,
                    context: ScrollTargetBehaviorContext(
                        originalTarget: ScrollTarget(rect: CGRect(origin: question.from, size: question.window)),
                        velocity: CGVector(), contentSize: question.content, containerSize: question.window,
                        axes: question.axes))
                return target.rect.origin
            }
        }
    }
}
