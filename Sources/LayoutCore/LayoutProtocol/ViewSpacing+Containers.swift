// ViewSpacing+Containers.swift: the distances that containers prefer, from those of the views inside, in points.

extension ViewSpacing {
    /// What a `Spacer` prefers in a stack along an axis, or outside of stacks: it touches its neighbours along it.
    package static func spacer(within orientation: Axis?) -> ViewSpacing {
        var lengths = EdgeLengths()
        if orientation != .vertical { (lengths.leading, lengths.trailing) = (0, 0) }
        if orientation != .horizontal { (lengths.top, lengths.bottom) = (0, 0) }
        var spacing = ViewSpacing(lengths)
        spacing.survivesFrames = true
        return spacing
    }

    /// What a row or a column of two views or more prefers: the first view's distance at the beginning, the last one's
    /// at the end, the largest across.  Without views it touches its neighbours.
    package static func stack(of views: [ViewSpacing], along axis: Axis) -> ViewSpacing {
        guard let first = views.first, let last = views.last else { return .zero }
        let (before, after, across): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        var spacing = ViewSpacing()
        spacing.formUnion(first, edges: before)
        spacing.formUnion(last, edges: after)
        for view in views { spacing.formUnion(view, edges: across) }
        return spacing
    }

    /// What views over each other prefer: the largest distances.  Without views they touch their neighbours.
    package static func union(of views: [ViewSpacing]) -> ViewSpacing {
        guard let first = views.first else { return .zero }
        return views.dropFirst().reduce(first) { $0.union($1) }
    }

    /// What a frame prefers that constrains the width, the height, or both.
    package func framed(_ hasWidth: Bool, _ hasHeight: Bool) -> ViewSpacing {
        if survivesFrames { return self }
        var edges: Edge.Set = []
        if hasWidth { edges.formUnion(.horizontal) }
        if hasHeight { edges.formUnion(.vertical) }
        return reset(edges)
    }

    /// What a view with room around it prefers: nothing in particular on the sides that have room.
    package func padded(_ insets: EdgeInsets) -> ViewSpacing { reset(insets.edges) }
}
