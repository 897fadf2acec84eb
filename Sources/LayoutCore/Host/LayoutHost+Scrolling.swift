// LayoutHost+Scrolling.swift: windows that a person scrolls, by the names of views.  Lengths in points.

extension LayoutHost {
    /// Scrolls the windows around the first view with an id, as it was laid out last; the next layout shows it.
    ///
    /// A person scrolls: a window that `scrollDisabled` holds stays, and one with a `scrollTargetBehavior` comes to rest where
    /// that says, at the place where most of the view is seen.
    /// - Parameter anchor: The point of the view that comes to the same point of the window; `nil` scrolls no further than
    ///   it takes to show the view.
    /// - Throws: `LayoutNotFound` where no view has the id.
    /// - Returns: Whether anything moves.
    @discardableResult
    public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) throws(LayoutNotFound) -> Bool {
        _ = try lastTree.find(id: id)
        return scroll(ScrollRequest(id: AnyHashable(id), anchor: anchor, mover: .person))
    }

    /// Drags what scrolls in the window with an id, as it was laid out last, or in the first window inside the view with
    /// the id, or in those around it: the first that scrolls that way.  The next layout shows it.
    ///
    /// - Parameter distance: How far, in points: positive towards the end of the content, which comes no further than to
    ///   the end of the window.  A window with a `scrollTargetBehavior` comes to rest where that says; one that is
    ///   `refreshable` and is pulled down at its beginning, with a negative height, runs its action while a layout settles.
    /// - Throws: `LayoutNotFound` where no view has the id, or no window is around it or in it.
    /// - Returns: Whether anything moves.
    @discardableResult
    public func scroll(id: some Hashable, by distance: CGSize) throws(LayoutNotFound) -> Bool {
        _ = try lastTree.find(id: id)
        let wanted = AnyHashable(id)
        let path = node?.path { $0.isNamed(wanted) } ?? []
        let isWindow = { (node: Node) in
            (node as? ScrollNode).map { distance == .zero || $0.scrolls(along: distance) } == true
        }
        let windows = ([path.last?.first(where: isWindow)] + path.reversed()).compactMap { $0 as? ScrollNode }
        if windows.isEmpty {
            throw LayoutNotFound(wanted: "a window that scrolls, in or around \("\(id)".quoted)")
        }
        return windows.contains { $0.scrolls(along: distance) && $0.drag(by: distance) }
    }

    /// Scrolls the windows around a view; whether anything moves.
    @discardableResult
    func scroll(_ request: ScrollRequest) -> Bool {
        guard let path = node?.path(to: request.id), let target = path.last else { return false }
        var frame = target.frame
        var moves = false
        for case let window as ScrollNode in path.dropLast().reversed() {
            let moved = window.scroll(to: frame, request.anchor, by: request.mover)
            frame = frame.offsetBy(dx: -moved.width, dy: -moved.height)
            moves = moves || moved != .zero
        }
        return moves
    }
}

extension Node {
    /// The nodes from here to the first view with an id; without one, to the first to which a `ForEach` gave it.
    func path(to id: AnyHashable) -> [Node]? {
        if let path = path(to: { $0.isNamed(id) }) { return path }
        let isMeant = { [identity] (node: Node) in node.identity.ids(inside: identity).contains(id) }
        // What no window scrolls need not be looked for.
        guard let window = path(to: { $0 is ScrollNode && $0.first(where: isMeant) != nil }) else { return nil }
        return window.dropLast() + (window.last?.path(to: isMeant) ?? [])
    }
}
