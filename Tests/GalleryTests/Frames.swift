// Frames.swift: a laid-out view's frames as numbers.  Lengths in points.

import Foundation
import PlumbViews

extension LayoutTree {
    /// A view's frame as `[x, y, width, height]` in whole thousandths of a point.
    func numbers(_ id: some Hashable) -> [CGFloat]? {
        frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height].map { ($0 * 1000).rounded() / 1000 } }
    }
}

extension LayoutHost {
    /// Taps the middle of a view, and lays out again as before.
    func tap(_ id: some Hashable, in tree: LayoutTree) throws -> LayoutTree {
        guard let frame = tree.frame(id: id) else { throw GalleryError.noView(id: "\(id)") }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        return try layout(.unspecified)
    }
}

/// What `numbers` should be: a function, so that sums are those of lengths, not of whole numbers.
func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] { [x, y, width, height] }

/// Why a test cannot go on.
enum GalleryError: Error {
    /// No view has the id.
    case noView(id: String)
}
