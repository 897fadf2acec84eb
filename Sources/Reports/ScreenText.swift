// ScreenText.swift: a scene's frames as an indented tree, for a terminal.  Lengths in points.

import Plumb
import Scenes
public import Workbench

/// The report that `plumb solve` prints for a scene.
public struct ScreenText {
    private let answer: ScreenAnswer

    /// - Parameter answer: The scene with its frames.
    public init(_ answer: ScreenAnswer) { self.answer = answer }

    /// The lines of the report.
    public var lines: [String] {
        let screen = answer.screen
        var table = TextTable([
            (heading: "  view", side: .left), (heading: "x", side: .right), (heading: "y", side: .right),
            (heading: "width", side: .right), (heading: "height", side: .right),
        ])
        for (index, node) in screen.nodes.enumerated() {
            let indent = String(repeating: "  ", count: node.depth + 1)
            let names = node.ids.isEmpty ? "" : " " + node.ids.joined(separator: " ").printable
            table.add([indent + node.kindName + names] + answer.frame(index).map(\.points))
        }
        let proposal = Axis.allCases.map { screen.proposal[$0].map { "\($0.points) pt" } ?? "unspecified" }
        let solver = answer.solver
        return ["\(answer.document.id?.printable ?? "(no id)"): proposal \(proposal.joined(separator: " by "))"]
            + table.lines
            + [
                "  by \(solver.name) \(solver.version ?? ""), one program, "
                    + "\(solver.iterations ?? 0) simplex iterations, certified"
            ]
    }
}

extension Screen.Node {
    /// What the view is, as scenes call it.
    var kindName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
