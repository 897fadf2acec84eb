// LayoutTree+JSON.swift: a laid-out tree of views as JSON, with everything inside everything.  Lengths in points.

extension LayoutTree {
    /// `{"size": [w, h], "tree": {"kind", "id", "frame", "proposal", "children"}, "diagnostics": [...]}`; frames
    /// `[x, y, width, height]` in the root's coordinates, an unspecified proposal null.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("size", .numbers([size.width, size.height])), ("tree", root.json),
        ]
        if !diagnostics.isEmpty {
            members.append(("diagnostics", .array(diagnostics.map { .string($0.description) })))
        }
        return .object(members)
    }
}

extension LayoutTree.Element {
    fileprivate var json: JSONText {
        var members: [(key: String, value: JSONText)] = [("kind", .string(kind))]
        if let id = identifiers.last { members.append(("id", .string("\(id)"))) }
        members += [("frame", frame.json), ("proposal", proposal.json)]
        if !children.isEmpty { members.append(("children", .array(children.map(\.json)))) }
        return .object(members)
    }
}
