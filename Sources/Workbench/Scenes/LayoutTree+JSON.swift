// LayoutTree+JSON.swift: a laid-out tree of views as JSON, with everything inside everything.  Lengths in points.

public import LayoutCore

extension LayoutTree {
    /// `{"size": [w, h], "tree": {"kind", "id", "frame", "proposal", "children"}, "diagnostics": [...]}`; frames
    /// `[x, y, width, height]` in the root's coordinates, an unspecified proposal null.
    public var json: JSONText {
        .members([("size", .numbers([size.width, size.height])), ("tree", root.json), ("diagnostics", reported)])
    }

    /// The diagnostics, if there are any.
    var reported: JSONText? { diagnostics.isEmpty ? nil : .array(diagnostics.map { .string($0.description) }) }
}

extension LayoutTree.Element {
    fileprivate var json: JSONText {
        .members([
            ("kind", .string(kind)), ("id", identifiers.last.map { .string("\($0)") }), ("frame", frame.json),
            ("proposal", proposal.json), ("children", children.isEmpty ? nil : .array(children.map(\.json))),
        ])
    }
}

extension CGRect {
    var json: JSONText { .numbers([minX, minY, width, height]) }
}

extension ProposedViewSize {
    var json: JSONText {
        PerAxis<Double?>(horizontal: width.map { Double($0) }, vertical: height.map { Double($0) }).json
    }
}
