// LayoutText.swift: a scene's frames as an indented table, for a terminal.  Lengths in points.

package import LayoutCore
package import Workbench

/// The report that `plumb layout` prints for a scene.
package struct LayoutText {
    private let scene: LaidOutScene
    private let marked: [CGRect]

    /// A scene, with the frames whose lines get a mark.
    package init(_ scene: LaidOutScene, marking marked: [CGRect] = []) { (self.scene, self.marked) = (scene, marked) }

    /// A line for every view, misuse at the end.
    package var lines: [String] {
        var table = TextTable.frames
        var marks = [false]
        add(scene.layout.root, depth: 1, to: &table, &marks)
        let lines = zip(table.lines, marks).map { $1 ? $0 + "  <--" : $0 }
        return ["\(scene.document.heading(scene.document.proposal)), engine \(scene.engine.rawValue)"] + lines
            + scene.layout.diagnostics.map { "  note: \($0.description.printable)" }
    }

    /// A modifier that changes no frame shares a line with what it modifies.
    private func add(_ element: LayoutTree.Element, depth: Int, to table: inout TextTable, _ marks: inout [Bool]) {
        var inner = element
        var ids = element.identifiers
        while inner.children.count == 1, inner.children[0].frame == element.frame, inner.isTransparent {
            inner = inner.children[0]
            ids = inner.identifiers + ids
        }
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        table.add(numbers, of: inner.kind, ids: ids.map { "\($0)" }, depth: depth)
        marks.append(marked.contains { $0.isNear(frame) })
        for child in inner.children { add(child, depth: depth + 1, to: &table, &marks) }
    }
}

extension CGRect {
    /// Whether a rectangle is this one but for rounding.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
            .allSatisfy { abs($0 - $1) <= 1e-6 }
    }
}

extension LayoutTree.Element {
    /// Whether the element is a modifier, which are written small, unlike views and layouts.
    fileprivate var isTransparent: Bool { kind.first?.isLowercase ?? false }
}

/// The report that `plumb solve` prints for a scene.
package struct ScreenText {
    private let answer: ScreenAnswer

    package init(_ answer: ScreenAnswer) { self.answer = answer }

    package var lines: [String] {
        var table = TextTable.frames
        for (index, node) in answer.screen.nodes.enumerated() {
            let kind = node.path.split(separator: "/").last.map(String.init) ?? node.path
            table.add(answer.frame(index), of: kind, ids: node.ids, depth: node.depth + 1)
        }
        let solver = answer.solver
        let room = answer.hasRoom ? " but for the rounding of its sums" : ""
        let effort = "\(solver.iterations ?? 0) simplex iterations, certified\(room)"
        return [answer.document.heading(answer.screen.proposal)] + table.lines
            + ["  by \(solver.name) \(solver.version ?? ""), one program, \(effort)"]
    }
}

extension SceneDocument {
    /// `form: proposal 320 pt by unspecified`.
    fileprivate func heading(_ proposal: PerAxis<Double?>) -> String { "\(id.shown): \(proposal.words)" }
}

extension PerAxis<Double?> {
    /// `proposal 320 pt by unspecified`.
    var words: String {
        let lengths = Axis.allCases.map { self[$0].map { "\($0.points) pt" } ?? "unspecified" }
        return "proposal \(lengths.joined(separator: " by "))"
    }
}

extension TextTable {
    fileprivate static var frames: TextTable {
        TextTable([("  view", .left), ("x", .right), ("y", .right), ("width", .right), ("height", .right)])
    }

    /// A view's line: its kind and its ids, indented by its depth, then its frame.
    fileprivate mutating func add(_ frame: [Double], of kind: String, ids: [String], depth: Int) {
        let names = ids.isEmpty ? "" : " " + ids.joined(separator: " ").printable
        add([String(repeating: "  ", count: depth) + kind + names] + frame.map(\.points))
    }
}
