// Node+Placing.swift: placing a node and all inside it, and reading what modifiers have attached to it.  In points.

extension Node {
    /// Places the node and all inside it; the origin is in the root's coordinates.
    ///
    /// - Complexity: constant where the node stands there already.
    final func place(at origin: CGPoint, proposal: ProposedViewSize, in pass: PlacementPass) {
        let proposal = proposal.sound
        if isPlaced, !placesAnew, frame.origin == origin, placedProposal == proposal { return }
        if session.isTooDeep(identity) { return }
        frame = CGRect(origin: origin, size: size(for: proposal))
        (placedProposal, isPlaced) = (proposal, true)
        session.run(identity) { placeContents(in: pass) }
        if traits.rare != nil { react(in: pass) }
    }

    /// Places every child where `arrange` puts it.
    final func placeArranged(in pass: PlacementPass) {
        placedChildren = children
        for (child, placement) in zip(children, arrangement(for: placedProposal)) { place(child, placement, in: pass) }
    }

    /// Places one child, mirrored within this node when lines run right to left.
    final func place(_ child: Node, _ placement: Placement, in pass: PlacementPass) {
        child.place(at: origin(of: child, placement), proposal: placement.proposal, in: pass)
    }

    /// Where a child begins, in the root's coordinates.
    final func origin(of child: Node, _ placement: Placement) -> CGPoint {
        var x = placement.origin.x
        if isRightToLeft { x = (frame.size.width - x - child.size(for: placement.proposal).width).orZero }
        return CGPoint(x: (frame.origin.x + x).orZero, y: (frame.origin.y + placement.origin.y).orZero)
    }
}

extension Node {
    /// The first of this node and those placed inside it, in order, that fulfils a condition.
    final func first(where condition: (Node) -> Bool) -> Node? {
        if condition(self) { return self }
        for child in placedChildren {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }

    /// The value of a trait here or, through modifiers, further inside.
    final func trait<Value>(_ value: (RareTraits) -> Value?) -> Value? {
        var node: Node? = self
        while let current = node {
            if let rare = current.traits.rare, let found = value(rare) { return found }
            node = current.traitSource
        }
        return nil
    }

    /// How many modifiers of the same place lie inside: distinguishes several observers of one view.
    ///
    /// What presents another view does so only for a time and does not count, so that the others stay who they are.
    final var modifierDepth: Int {
        var depth = 0
        var node = self
        while let inner = node.traitSource, inner.identity === identity {
            if !(inner.asked is Presentation) { depth += 1 }
            node = inner
        }
        return depth
    }

    /// The order in which siblings are drawn over each other.
    final var zIndex: Double { trait(\.zIndex) ?? 0 }
}

extension CGFloat {
    /// 0 for NaN, which infinity minus infinity gives.
    var orZero: CGFloat { isNaN ? 0 : self }
}
