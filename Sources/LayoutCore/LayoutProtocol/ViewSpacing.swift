// ViewSpacing.swift: the distances, in points, that a view prefers to its neighbours.
// Source: OpenSwiftUI's Spacing, SwiftVVD's ViewSpacingTests; the 8 and the 0 beside a Spacer were seen on SwiftUI.
// Distances that depend on fonts are left out: text keeps the platform's 8 points like any other view.

public import Foundation

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
