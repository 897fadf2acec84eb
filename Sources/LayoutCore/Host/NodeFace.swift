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
    /// Whether a text can be typed into it.
    let isField: Bool
    let touchTarget: TouchTarget
    let row: ListRowRoom?
    let isContainer: Bool
    let isLayered: Bool
    let roomInside: PerAxis<RoomInside>
    let picture: Picture
    let accessibility: AccessibilityMarks?
    let leftOut: [LayoutDiagnostic]
    /// What is left out besides where the view is a text that is cut.
    let leftOutWhereCut: LayoutDiagnostic?
    /// The views of which it is a part, the innermost first, up to the node around; found when the first list is made.
    var bodies: [ViewBody]?
    /// Whether the system chose how it looks.
    let hasSystemLook: Bool

    init(_ node: Node) {
        (kind, zIndex, isRightToLeft, picture) = (node.kind, node.zIndex, node.isRightToLeft, node.picture)
        isField = node.isField
        (isContainer, isLayered, roomInside) = (node.isContainer, node.isLayered, node.roomInside)
        // Unwrapped once: each copy of what is optional asks what it is.
        if let rare = node.traits.rare {
            (identifiers, tag, effects) = (rare.identifiers, rare.tag, rare.effects)
            (isTappable, touchTarget, row) = (
                rare.touchActions.contains(where: \.takesTaps), rare.touchTarget, rare.row
            )
            (accessibility, hasSystemLook) = (rare.accessibility, rare.hasSystemLook)
        } else {
            (identifiers, tag, effects) = ([], nil, Effects())
            (isTappable, touchTarget, row) = (false, .view, nil)
            (accessibility, hasSystemLook) = (nil, false)
        }
        leftOut = node.leftOut
        let isTightening = picture.content?.isTightening == true
        leftOutWhereCut =
            isTightening ? LayoutDiagnostic(problem: .leftOut("allowsTightening"), path: node.path) : nil
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

    /// Whether it may be a shape.
    var isShape: Bool {
        switch self {
        case .fixed, .framed: true
        case .none, .text: false
        }
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
