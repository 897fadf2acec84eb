// SceneExplanationText.swift: why the views of a scene have their lengths, for a terminal.  Lengths in points.

import Boxes
package import Workbench

/// The report of `plumb explain` on a scene.
package struct SceneExplanationText {
    private let scene: ExplainedScene
    private let columns: Int?

    /// In a terminal of so many columns, or anywhere.
    package init(_ scene: ExplainedScene, columns: Int? = nil) { (self.scene, self.columns) = (scene, columns) }

    package var lines: [String] {
        let count = scene.stacks.count
        let stacks = count == 0 ? "no stack of two children or more" : count.counted("stack")
        return ["\(scene.document.id.shown): \(stacks), laid out by the optimum"] + scene.stacks.flatMap(lines(of:))
            + [""] + whole.map { "  " + $0 }
    }

    private func lines(of stack: ExplainedScene.Stack) -> [String] {
        let problem = stack.row.document.row
        let offered = problem.available.map { $0.points } ?? "its ideal length"
        var lines = ["", "  \(stack.path.printable), \(stack.row.document.axis.name), offered \(offered)"]
        lines += ExplanationText(stack.row, columns: columns.map { $0 - 2 }).body.map { $0.isEmpty ? "" : "  " + $0 }
        if !stack.takesWhatIsOffered {
            let lengths = stack.lengths.map(\.points).joined(separator: ", ")
            lines.append("    some of its children take less or more than their offer: they are \(lengths)")
        }
        return lines
    }

    private var whole: [String] {
        switch scene.whole {
        case .nothing(let reason): return ["as one linear program: nothing to say, since \(reason)"]
        case .ambiguity(let ambiguity, let screen):
            let atOptimum = Self.words(ambiguity.atOptimum, screen)
            let loose = Self.words(ambiguity.withoutFairness, screen)
            return [
                "as one linear program" + (atOptimum.isEmpty ? ": one answer" : ", several answers: \(atOptimum)"),
                "overflow and tiers alone leave " + (loose.isEmpty ? "nothing open" : "open: \(loose)"),
            ]
        }
    }

    private static func words(_ freedoms: [ScreenAmbiguity.Freedom], _ screen: Screen) -> String {
        freedoms.map { freedom in
            let name = (screen.nodes[freedom.node].ids.last ?? screen.nodes[freedom.node].path).printable
            return "\(name) \(freedom.quantity) \(freedom.range.lowerBound.points) … \(freedom.range.upperBound.points)"
        }.joined(separator: ", ")
    }
}
