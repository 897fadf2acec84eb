// Box+Sharing.swift: the engine by which the stacks of a scene share their lengths.

package import Boxes
import Rows

extension Box {
    /// Lets the stacks inside, and the view itself, share their lengths by some rules.
    ///
    /// - Parameter columns: What shares the widths of grids under the optimum, which are a linear program of their own.
    /// - Returns: The view, which has not been asked yet.
    /// - Throws: `UnmeasuredView` for a grid under the optimum where nothing shares its width.
    package func sharing(
        by engine: SceneEngine, columns: ((GridQuestion<Value>) throws -> [Value])? = nil
    ) throws(UnmeasuredView) -> Box {
        // Stacks that have not been told otherwise do what SwiftUI's stacks do.
        if engine == .swiftui { return self }
        isOptimal = true
        if case .grid = content {
            guard let columns else { throw UnmeasuredView(kind: "grid under the optimum", id: id) }
            columnRule = columns
        }
        for child in children { _ = try child.sharing(by: engine, columns: columns) }
        return self
    }

    /// The view and all inside it under a proposal, each before those inside it.
    ///
    /// - Throws: What `judge.known(_:)` throws for a length that is multiplied by and varies; `UnsharedStack`.
    package func elements<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> [PlacedBox<Value>] {
        let elements = try placed(for: proposal, judge: &judge)
        // By their places: an element on its own would be a copy.
        for index in elements.indices {
            guard let fault = elements[index].box.fault else { continue }
            throw UnsharedStack(name: elements[index].words, reason: fault)
        }
        return elements
    }
}

/// A stack of a scene cannot share its length as it says.
package struct UnsharedStack: Error, CustomStringConvertible {
    /// What the stack is called.
    package let name: String
    /// Why not.
    package let reason: any Error

    /// What is wrong, and what would be right.
    package var description: String { "\(name) cannot share its length by its policy or rule: \(reason)" }
}
