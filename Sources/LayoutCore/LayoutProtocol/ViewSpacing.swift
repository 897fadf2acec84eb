// ViewSpacing.swift: the distances, in points, that a view prefers to its neighbours, as custom layouts see them.

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable, Equatable {
    var preferred: PreferredSpacing<Double>

    init(_ preferred: PreferredSpacing<Double>) { self.preferred = preferred }

    /// Prefers nothing, to begin a union with: where nothing is added, 8 points.
    public init() { self.init(PreferredSpacing()) }

    /// Touches its neighbours where these prefer no distance.
    public static let zero = ViewSpacing(PreferredSpacing.zero)

    /// What a view prefers that is neither a text nor a spacer: 8 points beside its like, beside texts what these want.
    package static let ordinary = ViewSpacing(PreferredSpacing.ordinary)

    /// The distance to the next view along a direction, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard let distance = preferred.distance(to: next.preferred, along: axis) else {
            preconditionFailure("doubles are known, so that one is the larger")
        }
        return CGFloat(distance)
    }

    /// Takes the larger distances of both, on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        preferred.formUnion(other.preferred, edges: edges)
    }

    /// The larger distances of both, on some sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// What a `Spacer` prefers in a stack along an axis, or outside of stacks.
    package static func spacer(within orientation: Axis?) -> ViewSpacing { ViewSpacing(.spacer(within: orientation)) }

    /// What a row or a column of some views prefers.
    package static func stack(of views: [ViewSpacing], along axis: Axis) -> ViewSpacing {
        ViewSpacing(.stack(of: views.map(\.preferred), along: axis))
    }

    /// What views over each other prefer.
    package static func union(of views: [ViewSpacing]) -> ViewSpacing {
        ViewSpacing(.union(of: views.map(\.preferred)))
    }

    /// What a frame prefers that constrains the width, the height, or both.
    package func framed(_ hasWidth: Bool, _ hasHeight: Bool) -> ViewSpacing {
        ViewSpacing(preferred.framed(hasWidth, hasHeight))
    }

    /// What a view with room around it prefers.
    package func padded(_ sides: Edge.Set) -> ViewSpacing { ViewSpacing(preferred.padded(sides)) }
}
