// SceneChildren.swift: the views inside a view of a scene, which may have others inside, five hundred one in the other.

import DeepThreads
import Boxes
import Synchronization

/// The views inside a view.
final class SceneChildren: Sendable {
    private let kept: Mutex<[SceneView]>

    init(_ views: [SceneView]) { kept = Mutex(views) }

    // Left to itself the release would take a part of the stack for each level.
    deinit { DeepStack.release { kept.withLock { $0 = [] } } }

    var views: [SceneView] { kept.withLock { $0 } }
}
