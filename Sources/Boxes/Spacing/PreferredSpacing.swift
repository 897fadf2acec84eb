// PreferredSpacing.swift: the distances that a view prefers to its neighbours, over any number.  Lengths in points.
// Source: OpenSwiftUI's Spacing and Text+Spacing, SwiftVVD's ViewSpacingTests; the 8, the 0 beside a Spacer, and the distances
// of texts were seen on SwiftUI (Kudo/sdk58: all text styles on iOS 26.5).

/// The distances that a view prefers to its neighbours, by the side and by what the neighbour is.
///
/// Nodes ask in doubles, scenes in any arithmetic.
@usableFromInline package struct PreferredSpacing<Value: Number>: Sendable, Equatable {
    @usableFromInline var top = EdgeSpacing<Value>(), leading = EdgeSpacing<Value>()
    @usableFromInline var bottom = EdgeSpacing<Value>(), trailing = EdgeSpacing<Value>()
    /// Whether a frame leaves the distances alone, as around a `Spacer`.
    @usableFromInline var survivesFrames = false

    /// Prefers nothing: what is put together by unions begins with it.
    @inlinable package init() {}

    /// One preference for all sides.
    @inlinable init(_ edge: EdgeSpacing<Value>) { (top, leading, bottom, trailing) = (edge, edge, edge, edge) }

    /// A view that is no text and leaves its distances to the neighbours, or to the platform.
    @inlinable package static var ordinary: PreferredSpacing { PreferredSpacing(EdgeSpacing(isBox: true)) }

    /// Touches its neighbours where these prefer no distance.
    @inlinable package static var zero: PreferredSpacing { PreferredSpacing(EdgeSpacing(plain: 0)) }

    /// The distance between two views without preferences, in points, in both directions.
    @inlinable static var platform: Value { 8 }

    /// What a `Spacer` prefers in a stack along an axis, or outside of stacks: it touches its neighbours along it.
    @inlinable package static func spacer(within orientation: Axis?) -> PreferredSpacing {
        var spacing = PreferredSpacing()
        let touching = EdgeSpacing<Value>(plain: 0)
        if orientation != .vertical { (spacing.leading, spacing.trailing) = (touching, touching) }
        if orientation != .horizontal { (spacing.top, spacing.bottom) = (touching, touching) }
        spacing.survivesFrames = true
        return spacing
    }

    /// What a text prefers above and below: from a neighbour to its baseline, or from its last baseline to a neighbour's
    /// top, it wants a line and a tenth; from the last line of a text, what its own font asks for between lines.
    ///
    /// - Parameter scale: Pixels in a point, to which the tenth and the leading are rounded up.
    @inlinable package static func text(_ line: LineMetrics<Value>, scale: Double) -> PreferredSpacing {
        let pixels = PixelGrid<Value>(scale: scale)
        let extra = pixels.roundedUp(line.height * Value.Scalar(decimal: 0.1))
        let (whole, leading) = (line.height + extra, pixels.roundedUp(line.leading))
        let toTop = whole - line.capHeight
        // Of a font whose size varies, capitals are less high than its lines.
        let below = toTop.greater(extra + line.descent) ?? toTop
        var spacing = PreferredSpacing()
        spacing.top.text = TextSpacing(
            besideBox: whole - line.ascent, height: line.height + line.leading, leading: leading)
        spacing.bottom.text = TextSpacing(besideBox: below, height: line.height + line.leading, leading: leading)
        return spacing
    }

    @inlinable subscript(edge: Edge) -> EdgeSpacing<Value> {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension PreferredSpacing {
    /// The distance to the next view along a direction, in points; `nil` where it is the larger of two that vary.
    @inlinable package func distance(to next: PreferredSpacing, along axis: Axis) -> Value? {
        axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    }

    /// Takes the larger distances of both, on some sides.
    @inlinable package mutating func formUnion(_ other: PreferredSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
        survivesFrames = false
    }

    /// The same with the preferences of an ordinary view on some sides.
    @inlinable func reset(_ edges: Edge.Set) -> PreferredSpacing {
        var spacing = self
        for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = EdgeSpacing(isBox: true) }
        return spacing
    }

    /// What a row or a column of two views or more prefers: the first view's distance at the beginning, the last one's
    /// at the end, the largest across.  Without views it touches its neighbours.
    @inlinable package static func stack(of views: [PreferredSpacing], along axis: Axis) -> PreferredSpacing {
        guard let first = views.first, let last = views.last else { return .zero }
        let (before, after, across): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        var spacing = PreferredSpacing()
        spacing.formUnion(first, edges: before)
        spacing.formUnion(last, edges: after)
        for view in views { spacing.formUnion(view, edges: across) }
        return spacing
    }

    /// What views over each other prefer: the largest distances.  Without views they touch their neighbours.
    @inlinable package static func union(of views: [PreferredSpacing]) -> PreferredSpacing {
        guard let first = views.first else { return .zero }
        return views.dropFirst().reduce(into: first) { $0.formUnion($1) }
    }

    /// What a frame prefers that constrains the width, the height, or both.
    @inlinable package func framed(_ hasWidth: Bool, _ hasHeight: Bool) -> PreferredSpacing {
        if survivesFrames { return self }
        var edges: Edge.Set = []
        if hasWidth { edges.formUnion(.horizontal) }
        if hasHeight { edges.formUnion(.vertical) }
        return reset(edges)
    }

    /// What a view with room around it prefers: nothing in particular on the sides that have room.
    @inlinable package func padded(_ sides: Edge.Set) -> PreferredSpacing { reset(sides) }
}
