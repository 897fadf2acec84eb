// SceneProofDrawing.swift: the smallest scene that contradicts a claim, with the views that do marked.  One unit of the
// picture is one point.

import Foundation
import LayoutCore
package import Workbench

/// The picture that `plumb prove --format svg` draws of a scene.
package struct SceneProofDrawing {
    private let refutation: ProvedScene.Refutation
    private let engine: SceneEngine

    /// The first claim that is refuted; `nil` where none is.
    package init?(_ scene: ProvedScene) {
        guard let refutation = scene.claims.lazy.compactMap(\.refutation).first else { return nil }
        (self.refutation, engine) = (refutation, scene.engine)
    }

    /// The SVG document.
    ///
    /// - Throws: `LayoutError`.
    package func document() throws -> String {
        let scene = refutation.smallest
        let laidOut = try LaidOutScene(scene, engine: engine)
        let room = CGRect(
            x: 0, y: 0, width: length(scene.proposal.horizontal, laidOut.layout.size.width),
            height: length(scene.proposal.vertical, laidOut.layout.size.height))
        return LayoutDrawing(
            laidOut.layout, marks: [.frames, .names], faults: refutation.faults.flatMap(\.views).map(\.frame),
            room: room
        ).document
    }

    private func length(_ proposal: Double?, _ size: CGFloat) -> CGFloat {
        proposal.flatMap { $0.isFinite ? CGFloat($0) : nil } ?? size
    }
}
