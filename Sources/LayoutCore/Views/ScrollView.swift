// ScrollView.swift: a window onto views of any length, at the beginning of its content.  Lengths in points.

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
        var column = NodeList()
        inner.buildStack(
            .vertical, StackBox(VStackLayout().engine), of: content, named: VStack<Content>.self, into: &column)
        let shown = margins == EdgeInsets() ? column.nodes[0] : UnaryNode(inner, Padding(margins), column.nodes[0])
        return ScrollNode(context, axes, shown, container, margins)
    }
}

private final class ScrollNode: Node {
    private let axes: Axis.Set
    private let window: ScrollWindow<Node>
    private let content: Node
    private let container: ContainerSize
    /// The room around the content.
    private let margins: EdgeInsets
    /// What views inside may call the window's coordinates.
    private let spaces: [AnyHashable]

    init(
        _ context: BuildContext, _ axes: Axis.Set, _ content: Node, _ container: ContainerSize, _ margins: EdgeInsets
    ) {
        (self.axes, window, self.content) = (axes, ScrollWindow(axes), content)
        (self.container, self.margins) = (container, margins)
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
        placeArranged(in: pass)
        pass.spaces.removeLast(spaces.count)
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
