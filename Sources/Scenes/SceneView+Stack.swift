// SceneView+Stack.swift: how much of the stack a scene takes wherever it is read, answered or written.  Sizes in bytes.

import DeepThreads
import Documents
import Boxes

extension SceneView {
    /// More than a level takes in the most costly recursion of a debug build; `SmallStackTests` would crash below that.
    static var bytesPerLevel: Int { 32 << 10 }

    /// Runs work that goes down the scene, where the stack has room for it.
    package func perform<Result, Failure: Error>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try DeepStack.perform(needing: (levels + 8) * Self.bytesPerLevel, work)
    }

    /// The view with all inside it, as it is written.
    var written: JSONText { .writing { numbers in perform { json.line(numbers: numbers) } } }
}
