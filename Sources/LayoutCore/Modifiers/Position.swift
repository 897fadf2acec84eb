// Position.swift: a view whose centre lies at a given point, or that is drawn away from its place.

struct PositionModifier: UnaryLayout {
    static var kind: String { "position" }
    static var passesPriority: Bool { false }

    let point: CGPoint

    func size(of child: Node, for proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        let offer = ProposedViewSize(size)
        let answer = child.size(for: offer)
        return Placement(
            origin: CGPoint(x: point.x - answer.width / 2, y: point.y - answer.height / 2), proposal: offer)
    }

    func spacing(of child: Node) -> ViewSpacing { child.spacing.reset(.all) }
}

extension View {
    /// Takes the room offered and puts the view's centre at a point of it, in points.
    public func position(_ position: CGPoint) -> some View { unary(PositionModifier(point: position)) }

    /// Takes the room offered and puts the view's centre at a point of it, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(_ offset: CGSize) -> some View { unary(OffsetModifier(offset: offset)) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

struct OffsetModifier: UnaryLayout {
    static var kind: String { "offset" }
    static var movesGuides: Bool { false }

    let offset: CGSize

    func placement(of child: Node, in size: CGSize, for proposal: ProposedViewSize) -> Placement {
        Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}
