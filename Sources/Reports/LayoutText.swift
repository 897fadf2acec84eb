// LayoutText.swift: a scene's frames as an indented table, for a terminal.  Lengths in points.

package import Boxes
package import Workbench

/// The report that `plumb layout` prints for a scene.
package struct LayoutText {
    private let scene: LaidOutScene
    private let marked: [BoxFrame]
    private let columns: Int?

    /// A scene in a terminal of so many columns, with the frames whose lines get a mark.
    package init(_ scene: LaidOutScene, marking marked: [BoxFrame] = [], columns: Int? = nil) {
        (self.scene, self.marked, self.columns) = (scene, marked, columns)
    }

    /// A line for every view, misuse at the end.
    package var lines: [String] {
        var table = TextTable.frames
        var marks = [false]
        // How deep each view's line is indented; `nil` for a view that shares the line of what it changes.
        var depths: [Int] = []
        var names: [String] = []
        for (view, inside) in zip(scene.views, scene.children) {
            let around = view.parent.map { depths[$0] } ?? 0
            if view.isModifier, inside.count == 1, scene.views[inside[0]].frame == view.frame {
                depths.append(around)
                names += view.id.map { [$0] } ?? []
                continue
            }
            depths.append(around + 1)
            table.add(
                view.frame.numbers, of: view.kind, ids: (view.id.map { [$0] } ?? []) + names.reversed(),
                depth: around + 1)
            marks.append(marked.contains { $0.isNear(view.frame) })
            names = []
        }
        let lines = table.lines(in: columns, marking: zip(marks.indices, marks).filter(\.1).map(\.0))
        return ["\(scene.document.heading(scene.document.proposal)), engine \(scene.engine.rawValue)"] + lines
            + scene.unproven.map {
                "  unproven: other lengths may be fairer in \($0.printable) or, where sizes are rounded, fill more of it"
            } + scene.diagnostics.map { "  note: \($0.printable)" }
    }
}

extension BoxFrame {
    /// Whether a rectangle is this one but for rounding.
    fileprivate func isNear(_ other: BoxFrame) -> Bool {
        zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
    }
}

/// The report that `plumb solve` prints for a scene.
package struct ScreenText {
    private let answer: ScreenAnswer
    private let columns: Int?

    /// In a terminal of so many columns, or anywhere.
    package init(_ answer: ScreenAnswer, columns: Int? = nil) { (self.answer, self.columns) = (answer, columns) }

    package var lines: [String] {
        var table = TextTable.frames
        for (index, node) in answer.screen.nodes.enumerated() {
            let kind = node.path.split(separator: "/").last.map(String.init) ?? node.path
            table.add(answer.frame(index), of: kind, ids: node.ids, depth: node.depth + 1)
        }
        let solver = answer.solver
        let room = answer.hasRoom ? " except for the rounding of its sums" : ""
        let effort = "\(solver.iterations ?? 0) simplex iterations, certified\(room)"
        return [answer.document.heading(answer.screen.proposal)] + table.lines(in: columns)
            + ["  by \(solver.name) \(solver.version ?? ""), one program, \(effort)"]
    }
}

extension SceneDocument {
    /// `form: proposal 320 pt by unspecified`.
    fileprivate func heading(_ proposal: PerAxis<Double?>) -> String { "\(id.shown): \(proposal.words)" }
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
