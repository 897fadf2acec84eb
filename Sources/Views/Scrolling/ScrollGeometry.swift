// ScrollGeometry.swift: how far a window has scrolled, and views that hear of it.  Lengths in points.

/// How far a window has scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the window has scrolled to, from the top left corner of what scrolls; before it by the insets where nothing has.
    public var contentOffset: CGPoint
    /// How large what scrolls is.
    public var contentSize: CGSize
    /// The room around what scrolls: margins, and what covers the window's edges.
    public var contentInsets: EdgeInsets
    /// How large the window is, with what covers its edges.
    public var containerSize: CGSize

    /// Makes one of its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The part that the window shows, in the coordinates of what scrolls.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// That part without the insets; lines run left to right.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

extension ScrollGeometry {
    fileprivate init(_ window: ScrolledWindow) {
        self.init(
            contentOffset: CGPoint(x: window.offset.x - window.leftInset, y: window.offset.y - window.insets.top),
            contentSize: window.contentSize, contentInsets: window.insets, containerSize: window.size)
    }
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
    /// How fast it was, in points a second; `nil`, since nothing swings on here.
    public var velocity: CGVector? { nil }
}

/// The window that a view watches: of several the first that is placed, as long as it is there.
class WatchedWindow {
    private weak var window: AnyObject?

    /// Whether a window is the one that is watched, and whether it is so for the first time.
    func watches(_ other: ScrolledWindow) -> (is: Bool, isNew: Bool) {
        if let window { return (window === other.identity, false) }
        window = other.identity
        return (true, true)
    }
}

/// What a view that watches a window has seen of it.
private final class Seen<Value>: WatchedWindow {
    var value: Value?
}

/// Views whose outermost windows are watched for a value that changes.
private struct WatchesWindow<Content: View, Value: Equatable>: View {
    let content: Content
    let value: (ScrolledWindow) -> Value
    let action: (_ old: Value?, _ new: Value, ScrolledWindow) -> Void
    @State private var seen = Seen<Value>()

    var body: some View {
        content.watchingScrolling { [seen] window in
            guard seen.watches(window).is else { return }
            let (old, new) = (seen.value, value(window))
            seen.value = new
            if old != new { action(old, new, window) }
        }
    }
}

extension View {
    /// Runs an action with what is read of the scrolling inside, after the first layout with the same value twice, and
    /// whenever it has changed.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        WatchesWindow(content: self, value: { transform(ScrollGeometry($0)) }) { old, new, _ in action(old ?? new, new)
        }
    }

    /// Runs an action when a person scrolls a window inside: from `idle` to `interacting`, and back.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action when a person scrolls a window inside: from `idle` to `interacting`, and back.  The geometry is that
    /// after scrolling.
    public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View {
        WatchesWindow(content: self, value: \.moves) { old, _, window in
            guard old != nil, window.isMovedByPerson else { return }
            let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(window))
            action(.idle, .interacting, context)
            action(.interacting, .idle, context)
        }
    }

    /// Runs an action with the ids of the views at which scrolling comes to rest and of which a share is seen, after the first
    /// layout and whenever they have changed.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        WatchesWindow(content: self) { window in
            window.targets(showing: threshold).compactMap { $0.id(of: idType) }
        } action: { _, new, _ in
            action(new)
        }
    }

    /// Runs an action when a share of the view comes into the windows around it, or goes out of them: first when it is there.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        watchingSight(of: threshold, action)
    }
}
