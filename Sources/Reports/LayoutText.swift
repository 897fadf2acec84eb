// LayoutText.swift: a laid-out tree of views as an indented table, for a terminal.  Lengths in points.

import Plumb
import Scenes
public import Workbench

/// The report that `plumb layout` prints for a scene.
public struct LayoutText {
    private let scene: LaidOutScene

    /// - Parameter scene: The scene with its frames.
    public init(_ scene: LaidOutScene) { self.scene = scene }

    /// The lines of the report: a line for every view, misuse at the end.
    public var lines: [String] {
        var table = TextTable([
            (heading: "  view", side: .left), (heading: "x", side: .right), (heading: "y", side: .right),
            (heading: "width", side: .right), (heading: "height", side: .right),
        ])
        add(scene.layout.root, depth: 1, to: &table)
        let proposal = Axis.allCases.map { axis in
            scene.document.proposal[axis].map { "\($0.points) pt" } ?? "unspecified"
        }
        let name = scene.document.id?.printable ?? "(no id)"
        return ["\(name): proposal \(proposal.joined(separator: " by ")), engine \(scene.engine.rawValue)"]
            + table.lines
            + scene.layout.diagnostics.map { "  note: \($0.description.printable)" }
    }

    /// A modifier that changes no frame shares a line with what it modifies.
    private func add(_ element: LayoutTree.Element, depth: Int, to table: inout TextTable) {
        var inner = element
        var ids = element.identifiers
        while inner.children.count == 1, inner.children[0].frame == element.frame, inner.isTransparent {
            inner = inner.children[0]
            ids = inner.identifiers + ids
        }
        let names = ids.isEmpty ? "" : " " + ids.map { "\($0)" }.joined(separator: " ")
        let frame = element.frame
        table.add(
            [String(repeating: "  ", count: depth) + inner.kind + names.printable]
                + [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).points })
        for child in inner.children { add(child, depth: depth + 1, to: &table) }
    }
}

extension LayoutTree.Element {
    /// Whether the element is a modifier, which are written small, unlike views and layouts.
    fileprivate var isTransparent: Bool { kind.first?.isLowercase ?? false }
}
