// ScrollNode.swift: the node of a window: where what scrolls stands in it.  Lengths in points.

final class ScrollNode: Node {
    let axes: Axis.Set
    private let window: ScrollWindow<Node>
    let content: Node
    let container: ContainerSize
    /// The room around the content.
    let margins: EdgeInsets
    private let starts: ScrollStarts
    private let watchers: [ScrollWatcher]
    /// Whether a person may scroll it, and where it comes to rest then.
    let isEnabled: Bool
    let rest: ScrollRest?
    /// What runs when a person pulls it down at its beginning.
    let refreshing: (@MainActor () async -> Void)?
    /// What views inside may call the window's coordinates.
    private let spaces: [AnyHashable]

    init(
        _ context: BuildContext, _ axes: Axis.Set, _ content: Node, _ container: ContainerSize, _ margins: EdgeInsets,
        _ starts: ScrollStarts, _ watchers: [ScrollWatcher]
    ) {
        (self.axes, window, self.content) = (axes, ScrollWindow(axes), content)
        (self.container, self.margins, self.starts, self.watchers) = (container, margins, starts, watchers)
        (isEnabled, rest) = (context.environment.isScrollEnabled, context.environment.scrollRest)
        refreshing = axes.contains(.vertical) ? context.environment.refreshing : nil
        spaces = [ScrollSpace.any] + Axis.allCases.filter { axes.contains($0.only) }.map(ScrollSpace.along)
        super.init(context, children: [content])
        traits.own.effects.planned.append(.clip { _ in .rectangle })
        traits.own.effects.isWindow = true
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
        if !watchers.isEmpty {
            pass.reactions.append { [self] in
                let shown = shown
                for watcher in watchers { watcher.see(shown) }
            }
        }
    }

    /// How far the window has scrolled, in points, and no further than its content reaches.
    func offset(of size: CGSize) -> CGSize {
        CGSize { axes.contains($0.only) ? container.offset[$0].clamped(to: offsets(of: size, along: $0)) : 0 }
    }

    /// How far the window may scroll over content of a size; content that is shorter stands at one place.
    func offsets(of size: CGSize, along axis: Axis) -> ClosedRange<CGFloat> {
        let spare = size[axis] - frame.size[axis]
        if spare > 0 { return 0...spare }
        let share = (axis == .horizontal ? starts.alignment?.x : starts.alignment?.y) ?? 0
        let place = spare * share
        return place.isFinite ? place...place : 0...0
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

extension CGFloat {
    /// The number, or the end of a range that is nearest to it.
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
