// SceneProofDrawing.swift: the smallest scene that contradicts a claim, with the views that do marked.  One unit of the
// picture is one point.

import Boxes
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
    /// - Throws: Where the scene has no layout.
    package func document() throws -> String {
        let scene = refutation.smallest
        let laidOut = try LaidOutScene(scene, engine: engine)
        let room = PerAxis { axis in
            scene.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? laidOut.size[axis]
        }
        return SceneDrawing(
            laidOut, marks: .framesAndNames, faults: refutation.faults.flatMap(\.views).map(\.frame),
            room: BoxFrame(size: room)
        ).document
    }
}
