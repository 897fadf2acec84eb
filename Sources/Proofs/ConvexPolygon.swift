// ConvexPolygon.swift: what linear inequalities leave of a rectangle, corner by corner, in fractions.

package import Families
package import Rows

/// A convex polygon, or what is left of one: a segment, a point, nothing.
package struct ConvexPolygon: Sendable, Equatable {
    /// One corner.
    package struct Point: Sendable, Hashable {
        package let x: Fraction
        package let y: Fraction

        package init(_ x: Fraction, _ y: Fraction) { (self.x, self.y) = (x, y) }
    }

    /// The corners, anticlockwise; two of a segment, one of a point.
    package private(set) var corners: [Point]

    /// A rectangle, which may have no height, or no width either.
    package init(x: ClosedRange<Fraction>, y: ClosedRange<Fraction>) {
        corners = [
            Point(x.lowerBound, y.lowerBound), Point(x.upperBound, y.lowerBound), Point(x.upperBound, y.upperBound),
            Point(x.lowerBound, y.upperBound),
        ]
        joinCorners()
    }

    package var isEmpty: Bool { corners.isEmpty }

    /// 2 of a polygon, 1 of a segment, 0 of a point, -1 of nothing.
    package var dimension: Int { min(corners.count - 1, 2) }

    /// The area; 0 of a segment.
    package var area: Fraction {
        guard let first = corners.first else { return 0 }
        var twice: Fraction = 0
        for (second, third) in zip(corners, corners.dropFirst()) {
            twice = twice + (second.x - first.x) * (third.y - first.y) - (third.x - first.x) * (second.y - first.y)
        }
        return twice / 2
    }

    /// The area, or how far a segment reaches along both axes together.
    package var size: Fraction {
        guard dimension == 1 else { return area }
        return (corners[1].x - corners[0].x).magnitude + (corners[1].y - corners[0].y).magnitude
    }

    /// The part where a form in x and y is not below 0 (Sutherland and Hodgman, "Reentrant polygon clipping", 1974).
    package func clipped(to slack: LinearForm) -> ConvexPolygon {
        let values = corners.map { slack.value(at: $0) }
        var part = self
        part.corners = []
        for (index, corner) in corners.enumerated() {
            let next = (index + 1) % corners.count
            if values[index] >= 0 { part.corners.append(corner) }
            guard values[index] < 0 && values[next] > 0 || values[index] > 0 && values[next] < 0 else { continue }
            let share = values[index] / (values[index] - values[next])
            let other = corners[next]
            part.corners.append(
                Point(corner.x + (other.x - corner.x) * share, corner.y + (other.y - corner.y) * share))
        }
        part.joinCorners()
        return part
    }

    /// The union with another polygon of the same dimension, if that is convex and the two do not overlap.
    package func joined(with other: ConvexPolygon) -> ConvexPolygon? {
        let all = (corners + other.corners).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        var hull = self
        // The lower half from left to right, then the upper one back (Andrew's monotone chain).
        hull.corners = Self.chain(all).dropLast() + Self.chain(all.reversed()).dropLast()
        return hull.dimension == dimension && hull.size == size + other.size ? hull : nil
    }

    /// The corners that turn to the left.
    private static func chain(_ points: [Point]) -> [Point] {
        var chain: [Point] = []
        for point in points where chain.last != point {
            while let last = chain.last, let before = chain.dropLast().last,
                (last.x - before.x) * (point.y - before.y) <= (point.x - before.x) * (last.y - before.y)
            {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }

    /// Leaves out corners that repeat the one before.
    private mutating func joinCorners() {
        var kept: [Point] = []
        for corner in corners where kept.last != corner { kept.append(corner) }
        if kept.count > 1, kept.first == kept.last { kept.removeLast() }
        corners = kept
    }
}

extension LinearForm {
    /// The value at a point of the plane.
    package func value(at point: ConvexPolygon.Point) -> Fraction { value(at: [point.x, point.y]) }
}

extension Family {
    /// The family in the plane of its parameters; a single parameter is x, and y is 0 then.
    ///
    /// - Precondition: One parameter or two.
    package var polygon: ConvexPolygon {
        let y = parameters.count > 1 ? parameters.box.ranges[1] : 0...0
        return ties.reduce(ConvexPolygon(x: parameters.box.ranges[0], y: y)) { $0.clipped(to: 0 - $1) }
    }

    /// The closure of a region in the plane of the parameters.
    ///
    /// - Precondition: One parameter or two.
    package func polygon(of region: ExploredRegion) -> ConvexPolygon {
        region.bounds.reduce(polygon) { $0.clipped(to: $1.slack) }
    }

    /// The parts of a region's closure in which a claim does not hold; they may overlap.
    ///
    /// - Precondition: One parameter or two; the region has been explored with the claim's measure.
    package func faults(of region: ExploredRegion, against claim: LayoutClaim) -> [ConvexPolygon] {
        let whole = polygon(of: region)
        return (region.measures[claim.measure] ?? []).compactMap { piece in
            let excess = piece - LinearForm(claim.allowance)
            // A part that only touches the allowance keeps the claim.
            guard whole.corners.contains(where: { excess.value(at: $0) > 0 }) else { return nil }
            return whole.clipped(to: excess)
        }
    }
}
