// LaneScale.swift: where a length stands in a picture of bars.  Lengths in points, places in pixels.

import Workbench

/// A scale that the bars of a row share; the container's walls stand on it.
struct LaneScale {
    /// What reaches further is cut off, and the cut is drawn.
    private static let mostContainers = 2.5

    let left: Double
    let breadth: Double
    private let extent: ClosedRange<Double>
    /// Whether something reaches beyond the picture.
    let isCut: Bool

    init(_ row: AnsweredRow, left: Double, breadth: Double) {
        (self.left, self.breadth) = (left, breadth)
        let whole = row.extent
        let least = row.container.map { max($0, -whole.lowerBound) } ?? 0
        isCut = least > 0 && whole.upperBound > Self.mostContainers * least
        extent = isCut ? whole.lowerBound...Self.mostContainers * least : whole
    }

    var right: Double { left + breadth }

    /// Whether a position lies in the picture.
    func shows(_ position: Double) -> Bool {
        position.isFinite && position <= extent.upperBound * (1 + 1e-9) && position >= extent.lowerBound
    }

    /// Where a position stands, at the edge where it is beyond the picture.
    func place(_ position: Double) -> Double {
        guard position.isFinite else { return position > 0 ? right : left }
        let share = (position - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
        return left + min(1, max(0, share)) * breadth
    }
}
