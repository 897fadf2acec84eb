// ScrollPosition.swift: windows that programs scroll.  Lengths in points.

/// Views that can be scrolled to.
public struct ScrollViewReader<Content: View>: View {
    private let content: Content
    private let scroller = Scroller()

    /// Builds views that can be scrolled to.
    public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
        self.content = content(ScrollViewProxy(scroller: scroller))
    }

    public var body: some View { content.scrolled(by: scroller) }
}

/// What scrolls to views.
public struct ScrollViewProxy {
    fileprivate let scroller: Scroller

    /// Scrolls to the first view with an id, once views are where the layout puts them.
    ///
    /// - Parameter anchor: The point of the view that comes to the same point of the window; `nil` scrolls no further than it
    ///   takes to show the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scroller.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

/// Where a window is to scroll to, or where a person has scrolled it.
public struct ScrollPosition: Hashable {
    /// The edge to which a call scrolled it.
    public private(set) var edge: Edge?
    /// The point to which a call scrolled it.
    public private(set) var point: CGPoint?
    fileprivate private(set) var view: ScrolledView?
    /// Whether a person scrolled it last.
    public private(set) var isPositionedByUser = false

    /// A position at the beginning.
    public init() {}
    /// A position at the beginning, for views with ids of a type.
    public init<ID: Hashable>(idType: ID.Type = ID.self) {}
    /// A position at an edge.
    public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { self.edge = edge }
    /// A position at a point of the content.
    public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { self.point = point }
    /// A position at a point of the content.
    public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat = 0, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }
    /// A position at the view with an id.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// Scrolls to the view with an id.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition(ScrolledView(id: AnyHashable(id), anchor: anchor))
    }
    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat = 0, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }

    fileprivate init(_ view: ScrolledView?, byPerson: Bool = false) {
        (self.view, isPositionedByUser) = (view, byPerson)
    }

    /// The id of the view to which a call scrolled the window, or of the first at which scrolling comes to rest and that can be
    /// seen, once a person has scrolled.
    public var viewID: AnyHashable? { view?.id }
    /// The same, where the id has a type.
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { view?.id.base as? ID }
    /// How far a call scrolled the window.
    public var x: CGFloat? { point?.x }
    /// How far a call scrolled the window.
    public var y: CGFloat? { point?.y }

    fileprivate var start: ScrollStart? {
        switch edge {
        case .top: .anchor(.top)
        case .bottom: .anchor(.bottom)
        case .leading: .anchor(.leading)
        case .trailing: .anchor(.trailing)
        case nil: point.map { .point($0) }
        }
    }
}

/// A view to which a window scrolls.
private struct ScrolledView: Hashable {
    let id: AnyHashable
    let anchor: UnitPoint?
}

/// What an anchor of a window decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where it begins, where it stays while sizes change, and where content stands in it that is shorter.
    public static let initialOffset = Self(name: "initialOffset"), sizeChanges = Self(name: "sizeChanges"),
        alignment = Self(name: "alignment")
}

/// What a view that positions a window knows of it.
private final class KnownWindow: WatchedWindow {
    /// How often a person or a program has scrolled it.
    var moves = 0
    /// The view that it told of last, and where.
    var view: ScrolledView?
}

/// Views in a window that scrolls to one of them whenever another is named, and tells which is there when it has
/// scrolled.
private struct ScrollsToView<Content: View>: View {
    let content: Content
    let view: ScrolledView?
    /// Hears of the window, and whether a person has scrolled it; answers with the view that is seen.
    let learn: (ScrolledWindow, _ isPerson: Bool) -> ScrolledView?
    @State private var scroller = Scroller()
    @State private var known = KnownWindow()

    var body: some View {
        content.scrolled(by: scroller).onChange(of: view, initial: true) { [scroller, known] _, view in
            // Where the window is, it need not be sent.
            let isThere = view != nil && view == known.view
            if !isThere { known.view = nil }
            guard let view, !isThere else { return }
            scroller.scroll(to: view.id, anchor: view.anchor, isPosition: true)
        }
        .watchingScrolling { [known] window in
            let watched = known.watches(window)
            guard watched.is, known.moves != window.moves else { return }
            known.moves = window.moves
            if !watched.isNew { known.view = learn(window, window.isMovedByPerson) }
        }
    }
}

extension View {
    /// Scrolls the window to a view whenever its id is written to the binding, and writes there which view is seen once a person
    /// or another program has scrolled: of those at which scrolling comes to rest the first, or that at the anchor.
    ///
    /// - Parameter anchor: The point of the view that comes to the same point of the window; `nil` scrolls no further than it
    ///   takes to show the view.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        ScrollsToView(
            content: self, view: id.wrappedValue.map { ScrolledView(id: AnyHashable($0), anchor: anchor) }
        ) { window, _ in
            guard let seen = window.target(at: anchor)?.id(of: ID.self) else { return nil }
            if id.wrappedValue != seen { id.wrappedValue = seen }
            return ScrolledView(id: AnyHashable(seen), anchor: anchor)
        }
    }

    /// Scrolls the window to a position whenever it changes, and writes to it which view is seen once a person has scrolled: of those
    /// at which scrolling comes to rest the first, or that at the anchor.
    ///
    /// - Parameter anchor: The point of a view that comes to the same point of the window where the position names none.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let wanted = position.wrappedValue
        let view = wanted.view.map { ScrolledView(id: $0.id, anchor: $0.anchor ?? anchor) }
        return ScrollsToView(content: environment(\.scrollStarts.wanted, wanted.start), view: view) {
            window, isPerson in
            guard isPerson else { return nil }
            let seen = window.target(at: anchor)?.ids.first.map { ScrolledView(id: $0, anchor: anchor) }
            position.wrappedValue = ScrollPosition(seen, byPerson: true)
            return seen
        }
    }

    /// Sets where windows begin, where they stay until something scrolls them, and where content stands in them that is shorter; `nil`
    /// for their beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollStarts.first, anchor).environment(\.scrollStarts.alignment, anchor)
    }

    /// Sets one of these; `nil` for the beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        environment(role == .alignment ? \.scrollStarts.alignment : \.scrollStarts.first, anchor)
    }
}
