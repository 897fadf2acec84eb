// ViewSpacing.swift: the distances, in points, that a view prefers to its neighbours.
// Source: OpenSwiftUI's Spacing, SwiftVVD's ViewSpacingTests; the 8 and the 0 beside a Spacer were seen on SwiftUI.
// Distances that depend on fonts are left out: text keeps the platform's 8 points like any other view.

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable, Equatable {
    /// A distance for each side; `nil` where the view leaves it to its neighbour or the platform.
    var lengths: EdgeLengths
    /// Whether a frame leaves the distances alone, as around a `Spacer`.
    var survivesFrames = false

    /// Leaves every distance to the neighbours or, where they leave it too, to the platform: 8 points.
    public init() { self.init(EdgeLengths()) }

    init(_ lengths: EdgeLengths) { self.lengths = lengths }

    /// Touches its neighbours where these prefer no distance.
    public static let zero = ViewSpacing(EdgeLengths(top: 0, leading: 0, bottom: 0, trailing: 0))

    /// The distance between two views without preferences, in points, in both directions.
    static let platform: CGFloat = 8

    /// The distance to the next view along a direction, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let own = lengths[axis == .horizontal ? .trailing : .bottom]
        let other = next.lengths[axis == .horizontal ? .leading : .top]
        switch (own, other) {
        case (let own?, let other?): return max(own, other)
        case (let length?, nil), (nil, let length?): return length
        case (nil, nil): return Self.platform
        }
    }

    /// Takes the larger distances of both, on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            if let length = other.lengths[edge] { lengths[edge] = max(lengths[edge] ?? -.infinity, length) }
        }
        survivesFrames = false
    }

    /// The larger distances of both, on some sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The same without preferences on some sides.
    func reset(_ edges: Edge.Set) -> ViewSpacing {
        var spacing = self
        for edge in Edge.allCases where edges.contains(edge) { spacing.lengths[edge] = nil }
        return spacing
    }

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
    package func padded(_ sides: Edge.Set) -> ViewSpacing { reset(sides) }
}

/// A length for each side, in points, or none.
struct EdgeLengths: Sendable, Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    subscript(edge: Edge) -> CGFloat? {
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
