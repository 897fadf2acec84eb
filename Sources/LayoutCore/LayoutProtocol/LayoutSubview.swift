// LayoutSubview.swift: one subview, as its container's layout sees it.

package import Rows

/// One subview of a container: it can be measured and placed, but not inspected.
public struct LayoutSubview: Equatable {
    let node: Node
    let index: Int

    /// The size under a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

    /// The size and guides under a proposal, in points.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// The least heights by width of a text, its words whole, in points; `nil` for other views.
    package var staircase: Staircase<Double>? { node.staircase }

    /// Whether an offer is shared among several views inside.
    package var isNested: Bool { node.isNested }

    /// The distances that the subview prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// The layout priority; 0 by default; `layoutPriority` sets it.
    public var priority: Double { node.priority }

    /// Places the subview; the last call counts, and a subview never placed is centred.
    ///
    /// - Parameters:
    ///   - position: In the coordinates of the layout's bounds.  One that is not a number is reported and ignored.
    ///   - anchor: The point of the subview that comes to lie there.
    ///   - proposal: The subview's final proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard !position.x.isNaN, !position.y.isNaN else {
            note(Placement(origin: position, proposal: proposal))
            return node.session.report(.placedAtNotANumber(subview: index), at: node.path)
        }
        var origin = position
        if anchor != .topLeading {
            let size = node.size(for: proposal)
            origin.x -= anchor.x == 0 ? 0 : anchor.x * size.width
            origin.y -= anchor.y == 0 ? 0 : anchor.y * size.height
        }
        let placement = Placement(origin: origin, proposal: proposal)
        note(placement)
        node.pending = placement
    }

    /// Says in what row of a list the subview stands.
    package func mark(_ row: ListRowRoom) {
        guard node.traits.rare?.row != row else { return }
        node.traits.own.row = row
        node.face = NodeFace(node)
    }

    private func note(_ placement: Placement) {
        node.session.placings?.append(NotedPlacement(node: ObjectIdentifier(node), placement: placement))
    }

    /// The value that `layoutValue(key:value:)` attached to the subview, else the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.trait { $0.layoutValues[ObjectIdentifier(key)] } as? Key.Value ?? Key.defaultValue
    }

    /// Whether both are the same subview.
    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node === second.node }
}
