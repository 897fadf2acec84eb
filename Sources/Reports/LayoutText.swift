// LayoutText.swift: a laid-out tree of views as an indented table, for a terminal.  Lengths in points.

public import Formats
import Plumb

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
        return ["\(name): proposal \(proposal.joined(separator: " by ")), engine \(scene.engine.rawValue)"] + table.lines
            + scene.layout.diagnostics.map { "  note: \($0.description.printable)" }
    }

    /// Elements that only carry readings, and have their only child's frame, are left out.
    private func add(_ element: LayoutTree.Element, depth: Int, to table: inout TextTable) {
        if element.identifiers.isEmpty, element.children.count == 1, element.frame == element.children[0].frame {
            return add(element.children[0], depth: depth, to: &table)
        }
        let names = element.identifiers.isEmpty ? "" : " " + element.identifiers.map { "\($0)" }.joined(separator: " ")
        let frame = element.frame
        table.add(
            [String(repeating: "  ", count: depth) + element.kind + names.printable]
                + [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).points })
        for child in element.children where !child.isReader { add(child, depth: depth + 1, to: &table) }
    }
}

extension LayoutTree.Element {
    /// Whether the element is empty and draws nothing, as the readers of anchors are.
    fileprivate var isReader: Bool { kind == "GeometryReader" && children.isEmpty && identifiers.isEmpty }
}
