// AdvanceSum.swift: the width of characters in a row, in points.

internal import Foundation

/// Adds widths up, whole thousandths of an em as long as the font stays, so that equal words come out equally wide.
struct AdvanceSum {
    private let sizes: [CGFloat]
    private var before: CGFloat = 0
    private var run = 0
    private var thousandths = 0

    /// - Parameter sizes: Every run's font size in points.
    init(_ sizes: [CGFloat]) { self.sizes = sizes }

    /// The width so far, in points.
    var points: CGFloat { thousandths == 0 ? before : before + CGFloat(thousandths) * sizes[run] / 1000 }

    /// Adds a character.
    mutating func add(_ cluster: TextCluster) {
        if cluster.run != run {
            before = points
            thousandths = 0
            run = cluster.run
        }
        thousandths += cluster.width
    }
}
