// ViewThatFits.swift: the first of several views whose ideal size fits.  Lengths in points.

/// The first of several views whose ideal size fits into the room offered, else the last one.
///
/// Along axes that do not count a view is measured in the room offered, so that a text breaks into lines there.
/// Ideal sizes are measured by the engine of the surroundings, as everything else is.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Chooses among views by their lengths along some axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.identity.viewType = Self.self
        let choices = context.child(0).nodes(of: content).nodes
        if !choices.isEmpty { list.nodes.append(FittingNode(context, axes, choices)) }
    }
}

private final class FittingNode: Node {
    private let axes: Axis.Set

    init(_ context: BuildContext, _ axes: Axis.Set, _ choices: [Node]) {
        self.axes = axes
        let mask = choices.reduce(into: GuideMask()) { $0.formUnion($1.guideMask) }
        super.init(context, children: choices, guideMask: mask)
    }

    override var kind: String { "ViewThatFits" }
    override var spacing: ViewSpacing { children[0].spacing }

    private func choice(for proposal: ProposedViewSize) -> Node {
        let offer = ProposedViewSize { axis in axes.contains(axis.only) ? nil : proposal[axis] }
        let fitting = children.first { choice in
            let ideal = choice.size(for: offer)
            return Axis.allCases.allSatisfy { !axes.contains($0.only) || ideal[$0] <= proposal[$0] ?? .infinity }
        }
        return fitting ?? children[children.count - 1]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(for: proposal).size(for: proposal) }

    override func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        choice(for: proposal).explicitGuide(key, for: proposal)
    }

    override func placeContents(in pass: PlacementPass) {
        let choice = choice(for: placedProposal)
        place(choice, Placement(origin: .zero, proposal: placedProposal), in: pass)
        placedChildren = [choice]
    }
}
