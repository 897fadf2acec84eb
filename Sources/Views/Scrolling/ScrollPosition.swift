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

/// Where a window is to scroll to.
public struct ScrollPosition: Hashable {
    /// The edge to which a call scrolled it.
    public private(set) var edge: Edge?
    /// The point to which a call scrolled it.
    public private(set) var point: CGPoint?
    fileprivate private(set) var view: ScrolledView?

    /// A position at the beginning.
    public init() {}
    /// A position at the beginning, for views with ids of a type.
    public init<ID: Hashable>(idType: ID.Type = ID.self) {}
    /// A position at an edge.
    public init(edge: Edge) { self.edge = edge }
    /// A position at the view with an id.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// Scrolls to the view with an id.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        (edge, point, view) = (nil, nil, ScrolledView(id: AnyHashable(id), anchor: anchor))
    }
    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { (self.edge, point, view) = (edge, nil, nil) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { (edge, self.point, view) = (nil, point, nil) }

    /// The id of the view to which a call scrolled the window.
    public var viewID: AnyHashable? { view?.id }
    /// The id of the view to which a call scrolled the window, where it has a type.
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { view?.id.base as? ID }

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

/// Views in a window that scrolls to one of them whenever another is named.
private struct ScrollsToView<Content: View>: View {
    let content: Content
    let view: ScrolledView?
    @State private var scroller = Scroller()

    var body: some View {
        content.scrolled(by: scroller).onChange(of: view, initial: true) { [scroller] _, view in
            if let view { scroller.scroll(to: view.id, anchor: view.anchor) }
        }
    }
}

extension View {
    /// Scrolls the window to a view whenever its id is written to the binding, which does not learn where the window is.
    ///
    /// - Parameter anchor: The point of the view that comes to the same point of the window; `nil` scrolls no further than it
    ///   takes to show the view.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        ScrollsToView(
            content: self, view: id.wrappedValue.map { ScrolledView(id: AnyHashable($0), anchor: anchor) })
    }

    /// Scrolls the window to a position whenever it changes; the binding does not learn where the window is.
    ///
    /// - Parameter anchor: The point of a view that comes to the same point of the window where the position names none.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let position = position.wrappedValue
        let view = position.view.map { ScrolledView(id: $0.id, anchor: $0.anchor ?? anchor) }
        return ScrollsToView(content: environment(\.scrollStarts.wanted, position.start), view: view)
    }

    /// Sets where windows begin, and where they stay until something scrolls them; `nil` for their beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollStarts.first, anchor)
    }
}
