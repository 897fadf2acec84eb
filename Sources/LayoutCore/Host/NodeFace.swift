// NodeFace.swift: what laid-out trees tell of a node, apart from where it stands.

/// The part of a node in laid-out trees: plain facts that keep neither the view nor its state alive.
final class NodeFace {
    let kind: String
    let identifiers: [AnyHashable]
    let tag: AnyHashable?
    let effects: Effects
    let zIndex: Double
    let isRightToLeft: Bool
    let isTappable: Bool
    let tapTarget: TapTarget
    let row: ListRowRoom?
    let isContainer: Bool
    let isLayered: Bool
    let roomInside: PerAxis<RoomInside>
    let picture: Picture
    let accessibility: AccessibilityMarks?
    let leftOut: [LayoutDiagnostic]

    init(_ node: Node) {
        let rare = node.traits.rare
        (kind, identifiers, tag) = (node.kind, rare?.identifiers ?? [], rare?.tag)
        (effects, zIndex, isRightToLeft) = (rare?.effects ?? Effects(), node.zIndex, node.isRightToLeft)
        (isContainer, isLayered, roomInside) = (node.isContainer, node.isLayered, node.roomInside)
        (isTappable, picture) = (rare?.tapActions.isEmpty == false, node.picture)
        (tapTarget, row) = (rare?.tapTarget ?? .view, rare?.row)
        accessibility = rare?.accessibility
        leftOut = node.leftOut
    }
}

/// What a view draws.
enum Picture {
    /// Nothing: the view only lays out.
    case none
    /// The same wherever it stands.
    case fixed(ViewDrawing)
    /// What depends on the size of the frame.
    case framed((CGSize) -> ViewDrawing)
    /// Lines that depend on the room.
    case text(TextContent)

    var isDrawn: Bool {
        if case .none = self { return false }
        return true
    }

    /// The text, if it is one.
    var content: TextContent? {
        if case .text(let content) = self { return content }
        return nil
    }

    /// What is drawn where the view was placed under a proposal and has a size.
    func drawing(for proposal: ProposedViewSize, size: CGSize) -> ViewDrawing? {
        switch self {
        case .none: nil
        case .fixed(let drawing): drawing
        case .framed(let drawing): drawing(size)
        case .text(let content): content.drawing(for: proposal)
        }
    }
}
