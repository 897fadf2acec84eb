// Spacer.swift: room that grows, and lines that divide.  Lengths in points.

/// Room that takes whatever a stack has left, at least a minimum; it gets nothing before all others have their minimum.
public struct Spacer: View, NodeView {
    /// The least length, in points; `nil` for 8.
    public var minLength: CGFloat?

    /// Makes room of at least a length, in points; 8 if none is given.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    func node(in context: BuildContext) -> Node { SpacerNode(context, minimum: minLength ?? 8) }
}

private final class SpacerNode: Node {
    private let minimum: CGFloat
    private let orientation: Axis?

    init(_ context: BuildContext, minimum: CGFloat) {
        self.minimum = minimum
        orientation = context.orientation
        super.init(context)
    }

    override var kind: String { "Spacer" }
    override var naturalPriority: Double { -.infinity }

    override var spacing: ViewSpacing { .spacer(within: orientation) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize { orientation == $0.across ? 0 : max(proposal[$0] ?? minimum, minimum) }
    }
}

/// A line of 1 point across a stack; outside stacks a horizontal one.
public struct Divider: View, NodeView {
    public init() {}

    func node(in context: BuildContext) -> Node {
        let isUpright = context.orientation == .horizontal
        let paint = Paint.color(.primary.opacity(0.2)).shown(in: context.environment.colorScheme)
        let line = ViewDrawing.shape(.rectangle, fill: paint, stroke: nil)
        return FlexibleLeaf(context, "Divider", line) { proposal in
            var size = proposal.replacingUnspecifiedDimensions()
            size[isUpright ? .horizontal : .vertical] = 1
            return size
        }
    }
}
