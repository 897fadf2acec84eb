// PageScene.swift: a scene as a page has it: its tree, and every frame followed over the container's width.  Lengths in points.
// `web/scenes.js` reads it: change both together.

package import Scenes
import Workbench

/// A scene of a page, by SwiftUI's rule and with the best lengths.
package struct PageScene: Sendable {
    private let document: SceneDocument
    private let sweeps: [SweptScene]

    /// Follows the frames of all views that have an id.
    ///
    /// - Throws: What the sweep by SwiftUI's rule throws; where that with the best lengths throws, the page goes without.
    package init(_ document: SceneDocument) throws {
        self.document = document
        sweeps = [try SweptScene(document)] + [try? SweptScene(document, by: .optimal)].compactMap(\.self)
    }

    var json: JSONText {
        .members([
            ("id", document.id.map(JSONText.string)), ("scene", document.json),
            ("sweeps", .array(sweeps.map(\.followed))),
        ])
    }
}
