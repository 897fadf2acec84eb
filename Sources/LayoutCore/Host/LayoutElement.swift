// LayoutElement.swift: one view of a laid-out tree.  Frames in points, in the root's coordinates, unrounded.

extension LayoutTree {
    /// A view, or a modifier that lays out, and what is inside it.
    public struct Element {
        fileprivate let records: [LayoutRecord]
        fileprivate let index: Int

        init(records: [LayoutRecord], index: Int) { (self.records, self.index) = (records, index) }
    }
}

extension LayoutTree.Element {
    private var face: NodeFace { records[index].face }
    /// Its position in the list of all elements.
    var position: Int { index }

    /// The kind of view or modifier, such as `HStack` or `frame`.
    public var kind: String { face.kind }
    /// The ids that `id(_:)` gave it, the innermost first.
    public var identifiers: [AnyHashable] { face.identifiers }
    /// What `tag(_:)` gave it.
    public var tag: AnyHashable? { face.tag }
    /// What modifiers and controls say of it to those who do not see it; `nil` where they say nothing.
    public var accessibilityMarks: AccessibilityMarks? { face.accessibility }
    /// The views of which it is a part, the innermost first, up to the view around.
    var bodies: [ViewBody] { face.bodies ?? [] }
    /// Whether the system chose how it looks.
    var hasSystemLook: Bool { face.hasSystemLook }
    /// The rectangle, in points, in the root's coordinates.
    public var frame: CGRect { records[index].frame }
    /// What the view was offered in the end, in points.
    public var proposal: ProposedViewSize { records[index].proposal }
    /// What the view itself draws.
    ///
    /// - Complexity: the lines of a text are broken anew.
    public var drawing: ViewDrawing? { face.picture.drawing(for: proposal, size: frame.size) }
    /// Whether the view itself draws something.
    public var isDrawn: Bool { face.picture.isDrawn }
    /// The lines on which a stack aligns its children.
    public var guideLines: [LayoutTree.GuideLine] { records[index].guideLines }
    /// The share of opacity that the view and all inside it are drawn with.
    public var opacity: Double { face.effects.opacity }
    /// What changes how the view and all inside it are drawn, the innermost first.
    ///
    /// - Complexity: the lines of shapes are made anew.
    public var effects: [DrawingEffect] { face.effects.planned.compactMap { $0.effect(in: frame) } }
    /// Whether neither the view nor anything inside it is drawn.
    public var isHidden: Bool { face.effects.isHidden }
    /// Whether it is a window onto what scrolls.
    var isWindow: Bool { face.effects.isWindow }
    /// Whether it is heard although it is hidden.
    var isHeard: Bool { face.effects.isHeard }
    /// Whether the view and all inside it are drawn only inside lines: those of a shape, or a rectangle (`clipFrame`).
    public var isClipped: Bool { face.effects.planned.contains(where: \.isClip) }
    /// The rectangle to which the view is clipped, in points, in the root's coordinates: its frame, and for what scrolls also
    /// what lies beneath the edges of the screen.
    public var clipFrame: CGRect { face.effects.clipFrame(of: frame, isRightToLeft: isRightToLeft) }
    /// Its number among siblings that are drawn over each other; larger ones are in front.
    public var zIndex: Double { face.zIndex }
    /// Whether lines run right to left in it.
    public var isRightToLeft: Bool { face.isRightToLeft }
    /// Whether it does something when it is tapped.
    public var isTappable: Bool { face.isTappable }
    /// What takes the taps on it.
    package var touchTarget: TouchTarget { face.touchTarget }
    /// The row that it has in a list with a frame, in points, in the root's coordinates; `nil` for what is no row's view.
    package func rowFrame(in list: CGRect) -> CGRect? { face.row?.frame(around: frame, in: list) }
    /// Whether it places the views inside: a stack of several, a grid, another `Layout`, a `GeometryReader`.
    public var isContainer: Bool { face.isContainer }
    /// Whether it puts the views inside over each other, as a `ZStack` does.
    public var isLayered: Bool { face.isLayered }
    /// What room the views inside have.
    package var roomInside: PerAxis<RoomInside> { face.roomInside }
    /// The whole of a text, also where some is left out; `nil` for what is no text.
    public var text: String? { face.picture.content?.string }
    /// The visible lines of a text; `nil` for other views.
    ///
    /// - Complexity: they are broken anew.
    package var textLines: [TextLine]? { face.picture.content?.layout(for: proposal).lines }
    /// The name of a picture or symbol; `nil` for other views.
    public var imageName: String? {
        if case .fixed(.image(let name, _)) = face.picture { name } else { nil }
    }
    /// Whether some of a text is left out, for want of room or by its limit of lines.
    public var isTruncated: Bool { records[index].isTruncated }
    /// The maps of the root's coordinates by which the view and all inside it are drawn, the innermost first.
    var maps: [CGAffineTransform] { face.effects.planned.compactMap { $0.map(in: frame) } }
    /// Whether it and what is inside it may take taps at a point.
    func takesTaps(at point: CGPoint) -> Bool { face.effects.takesTaps(at: point, in: frame) }
    /// Whether it takes taps at a point by itself, where it may.
    func isHit(at point: CGPoint) -> Bool {
        face.isField && frame.covers(point)
            || face.effects.isHit(at: point, of: frame, showing: face.picture, proposal)
    }
    /// Whether taps on it and on all inside it go to what is behind.
    package var letsTapsThrough: Bool { face.effects.letsTapsThrough }

    /// The views inside, in the order of declaration.
    public var children: [LayoutTree.Element] {
        var children: [LayoutTree.Element] = []
        var next = index + 1
        while next < records[index].end {
            children.append(LayoutTree.Element(records: records, index: next))
            next = records[next].end
        }
        return children
    }

    /// The first of this element and those inside it, in order, that fulfils a condition.
    public func first(where condition: (LayoutTree.Element) -> Bool) -> LayoutTree.Element? {
        (index..<records[index].end).lazy.map { LayoutTree.Element(records: records, index: $0) }.first(
            where: condition)
    }

    /// The children from back to front.
    public var paintOrder: [LayoutTree.Element] { children.inPaintOrder(by: \.zIndex) }
}

extension Array {
    /// Siblings from back to front: by their numbers, those of one number in their order.
    func inPaintOrder(by zIndex: (Element) -> Double) -> [Element] {
        let numbers = map(zIndex)
        guard numbers.contains(where: { $0 != numbers[0] }) else { return self }
        return indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { self[$0] }
    }
}
