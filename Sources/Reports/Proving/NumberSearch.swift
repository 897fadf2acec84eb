// NumberSearch.swift: where in a region its number has the most room.  Places in pixels.

import Proofs
import Rows

/// Tries places in regions of a map.
struct NumberSearch {
    /// A place for the middle of a number.
    struct Spot {
        let x: Double
        let y: Double
        /// How far it is to what a number must not touch.
        let room: Double
    }

    private typealias Line = (start: Spot, end: Spot)

    /// What a number needs around its middle.
    static let leastRoom = 9.0
    /// How many places are tried along each axis of a region.
    private static let tries = 24
    /// How far from a line its number stands.
    private static let offset = 16.0

    private let plot: PlotFrame
    private let worst: Spot?
    /// What a number should not touch, but may: edges of faults, and the way from the worst point to the axes.
    private let lines: [Line]

    init(_ map: ProofMap, _ plot: PlotFrame) {
        self.plot = plot
        let worst = map.worstPoint.map { Spot(x: plot.across.place($0.x), y: plot.up.place($0.y), room: 0) }
        let guides = worst.map { worst -> [Line] in
            [
                (Spot(x: PlotFrame.left, y: worst.y, room: 0), worst),
                (worst, Spot(x: worst.x, y: plot.bottom, room: 0)),
            ]
        }
        self.worst = worst
        lines = (guides ?? []) + map.faults.flatMap { Self.edges(of: Self.spots($0, plot)) }
    }

    private static func spots(_ polygon: ConvexPolygon, _ plot: PlotFrame) -> [Spot] {
        polygon.corners.map { Spot(x: plot.across.place($0.x.double), y: plot.up.place($0.y.double), room: 0) }
    }

    private static func edges(of corners: [Spot]) -> [Line] {
        zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) }
    }

    /// The place with the most room of some that are tried; `nil` in an empty region.
    func place(in polygon: ConvexPolygon) -> Spot? {
        let corners = Self.spots(polygon, plot)
        guard corners.count > 2 else { return besideLine(corners) }
        let edges = Self.edges(of: corners)
        let candidates = candidates(in: corners).compactMap { spot -> Spot? in
            let room = edges.map { Self.distance(spot, leftOf: $0) }.min() ?? 0
            let clear = worst.map { min(room, Self.distance(spot, $0) - Self.leastRoom) } ?? room
            return clear > 0 ? Spot(x: spot.x, y: spot.y, room: clear) : nil
        }
        let free = candidates.filter { $0.room >= Self.leastRoom }.map { spot in
            let room = lines.map { Self.distance(spot, to: $0) }.min() ?? spot.room
            return Spot(x: spot.x, y: spot.y, room: min(room, spot.room))
        }
        if let best = Self.best(of: free), best.room >= Self.leastRoom { return best }
        // The mean of the corners lies inside, whatever the shape.
        return Self.best(of: candidates) ?? Self.mean(of: corners)
    }

    /// The first of those with the most room.
    private static func best(of spots: [Spot]) -> Spot? {
        spots.dropFirst().reduce(spots.first) { best, spot in
            best.map { spot.room > $0.room + 1e-6 ? spot : $0 }
        }
    }

    private static func mean(of corners: [Spot]) -> Spot {
        let count = Double(corners.count)
        return Spot(
            x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count, room: 0)
    }

    private func candidates(in corners: [Spot]) -> [Spot] {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return [] }
        let steps = (1..<Self.tries).map { Double($0) / Double(Self.tries) }
        return steps.flatMap { down in
            steps.map { Spot(x: left + (right - left) * $0, y: top + (bottom - top) * down, room: 0) }
        }
    }

    /// Next to the middle of a segment, or next to a point, inside the plot.
    private func besideLine(_ corners: [Spot]) -> Spot? {
        guard let start = corners.first, let end = corners.last else { return nil }
        let middle = Self.mean(of: corners)
        let length = Self.distance(start, end)
        let (x, y) = length > 0 ? ((start.y - end.y) / length, (end.x - start.x) / length) : (1, 0)
        for side in [Self.offset, -Self.offset] {
            let spot = Spot(
                x: middle.x + side * x, y: middle.y + side * y, room: length > 0 ? length / 2 : Self.leastRoom)
            let isInside =
                spot.x > PlotFrame.left + Self.leastRoom && spot.x < plot.right + Self.offset
                && spot.y > plot.top - Self.offset && spot.y < plot.bottom - Self.leastRoom
            if isInside { return spot }
        }
        return middle
    }

    private static func distance(_ first: Spot, _ second: Spot) -> Double {
        let (x, y) = (first.x - second.x, first.y - second.y)
        return (x * x + y * y).squareRoot()
    }

    /// From a place inside to an edge of a region, whose corners go anticlockwise; negative outside.
    private static func distance(_ spot: Spot, leftOf edge: Line) -> Double {
        let (x, y) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
        // Pixels are counted downwards.
        let twice = (spot.x - edge.start.x) * y - (spot.y - edge.start.y) * x
        return twice / max(distance(edge.start, edge.end), 1e-9)
    }

    private static func distance(_ spot: Spot, to line: Line) -> Double {
        let (x, y) = (line.end.x - line.start.x, line.end.y - line.start.y)
        let share = ((spot.x - line.start.x) * x + (spot.y - line.start.y) * y) / max(x * x + y * y, 1e-9)
        let along = min(max(share, 0), 1)
        return distance(spot, Spot(x: line.start.x + x * along, y: line.start.y + y * along, room: 0))
    }
}
