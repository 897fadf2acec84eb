// SceneChildren.swift: the views inside a view of a scene, which may have others inside, five hundred one in the other.

import DeepThreads
import Boxes
import Synchronization

/// The views inside a view.
final class SceneChildren: Sendable {
    private let kept: Mutex<[SceneView]>
    /// How many views stand in each other at most.
    let levels: Int
    /// Whether a layout ignores a length of any view inside.
    let hasIgnoredLengths: Bool

    init(_ views: [SceneView]) {
        levels = views.reduce(0) { max($0, $1.levels) }
        hasIgnoredLengths = views.contains(where: \.hasIgnoredLengths)
        kept = Mutex(views)
    }

    // Left to itself the release would take a part of the stack for each level.
    deinit { DeepStack.release { kept.withLock { $0 = [] } } }

    var views: [SceneView] { kept.withLock { $0 } }
}
