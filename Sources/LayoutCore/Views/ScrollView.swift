// ScrollView.swift: a window onto views of any length, at their beginning until something scrolls it.  Lengths in points.

/// A window onto views that have their ideal length along its axes; it shows their beginning.
///
/// Several views stand in a column.  Along its axes the window takes the room offered, across them it is as large as
/// its content.
public struct ScrollView<Content: View>: View, NodeView {
    private let axes: Axis.Set
    private let content: Content

    /// Makes a window onto views.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func node(in context: BuildContext) -> Node {
        let container = context.identity.layoutBox as? ContainerSize ?? ContainerSize()
        context.identity.layoutBox = container
        let margins = context.environment.scrollMargins
        var inner = context.child(0)
        inner.environment.containerSize = container
        if margins != EdgeInsets() { inner.environment.scrollMargins = EdgeInsets() }
        let starts = context.environment.scrollStarts
        if starts != ScrollStarts() { inner.environment.scrollStarts = ScrollStarts() }
        var column = NodeList()
        inner.buildStack(
            .vertical, StackBox(VStackLayout().engine), of: content, named: VStack<Content>.self, into: &column)
        let shown = margins == EdgeInsets() ? column.nodes[0] : UnaryNode(inner, Padding(margins), column.nodes[0])
        return ScrollNode(context, axes, shown, container, margins, starts)
    }
}

final class ScrollNode: Node {
    private let axes: Axis.Set
    private let window: ScrollWindow<Node>
    private let content: Node
    private let container: ContainerSize
    /// The room around the content.
    private let margins: EdgeInsets
    private let starts: ScrollStarts
    /// What views inside may call the window's coordinates.
    private let spaces: [AnyHashable]

    init(
        _ context: BuildContext, _ axes: Axis.Set, _ content: Node, _ container: ContainerSize, _ margins: EdgeInsets,
        _ starts: ScrollStarts
    ) {
        (self.axes, window, self.content) = (axes, ScrollWindow(axes), content)
        (self.container, self.margins, self.starts) = (container, margins, starts)
        spaces = [ScrollSpace.any] + Axis.allCases.filter { axes.contains($0.only) }.map(ScrollSpace.along)
        super.init(context, children: [content])
        traits.own.effects.planned.append(.clip { _ in .rectangle })
    }

    override var kind: String { "ScrollView" }

    override var roomInside: PerAxis<RoomInside> { PerAxis { window.roomInside(along: $0) } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var judge = PlainJudge<Double>()
        return CGSize(window.size(of: content, for: PerAxis(proposal), judge: &judge))
    }

    override func placeContents(in pass: PlacementPass) {
        // What is offered, not the frame: across its axes that follows the content, which follows the window.
        let room = placedProposal.replacingUnspecifiedDimensions(by: frame.size)
        // What a view takes of the window follows from the part between the margins.
        container.size = CGSize { max(0, room[$0] - margins.total[$0]) }
        reachScreen(pass.safeArea)
        pass.spaces += spaces.map { ($0, frame) }
        let outer = pass.window
        let sight = outer.map { frame.shared(with: $0) } ?? frame
        // Where nothing moves in another window, other views may come into sight.
        if container.sight != sight { content.forgetPlaces() }
        (pass.window, container.sight) = (sight, sight)
        placedChildren = children
        for var placement in arrangement(for: placedProposal) {
            let size = content.size(for: placement.proposal)
            container.begin(at: starts, room: frame.size, content: size)
            let offset = offset(of: size)
            placement.origin = CGPoint { placement.origin[$0] - offset[$0] }
            place(content, placement, in: pass)
        }
        pass.spaces.removeLast(spaces.count)
        pass.window = outer
    }

    /// How far the window has scrolled, in points, and no further than its content reaches.
    private func offset(of size: CGSize) -> CGSize {
        CGSize { axes.contains($0.only) ? min(container.offset[$0], max(0, size[$0] - frame.size[$0])) : 0 }
    }

    /// Scrolls so that a rectangle in the root's coordinates is seen, or stands at a point of the window.
    ///
    /// - Returns: How far what is inside moves, up and left.
    func scroll(to target: CGRect, _ anchor: UnitPoint?) -> CGSize {
        let share = anchor.map { CGSize(width: $0.x, height: $0.y) }
        let old = offset(of: content.frame.size)
        var moved = CGSize { axis in
            guard axes.contains(axis.only) else { return 0 }
            let (start, length) = (target.origin[axis] - frame.origin[axis], target.size[axis])
            let room = frame.size[axis]
            if let share { return start + share[axis] * (length - room) }
            return start < 0 ? start : max(0, min(start, start + length - room))
        }
        if isRightToLeft { moved.width = -moved.width }
        let new = CGSize {
            min(max(0, old[$0] + moved[$0]), max(0, content.frame.size[$0] - frame.size[$0]))
        }
        guard new.width.isFinite, new.height.isFinite, new != old else { return .zero }
        (container.offset, container.isScrolled) = (new, true)
        session.invalidate(by: identity)
        return CGSize(width: (new.width - old.width) * (isRightToLeft ? -1 : 1), height: new.height - old.height)
    }

    /// What scrolls is seen beneath what covers the screen's edges, where the window reaches the end of what is free.
    private func reachScreen(_ area: SafeArea?) {
        var outsets = area?.insets(of: frame, isRightToLeft: isRightToLeft) ?? EdgeInsets()
        if !axes.contains(.vertical) { (outsets.top, outsets.bottom) = (0, 0) }
        if !axes.contains(.horizontal) { (outsets.leading, outsets.trailing) = (0, 0) }
        guard traits.own.effects.clipOutsets != outsets else { return }
        traits.own.effects.clipOutsets = outsets
        face = NodeFace(self)
    }

    override func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] {
        var judge = PlainJudge<Double>()
        return [Placement(window.place(of: content, in: PerAxis(size), for: PerAxis(proposal), judge: &judge))]
    }
}
