// LayoutHost+RowTapping.swift: taps and presses on the rows of lists, which buttons and menus take wherever in their row.

extension LayoutHost {
    /// Runs what the buttons in the row of a list at a point do.
    ///
    /// - Parameter hits: The nodes at the point, which do nothing for the tap; no row behind what is drawn there is tapped.
    /// - Returns: Whether one of them did something.
    func tapRow(at point: CGPoint, behind hits: [NodeHit]) -> Bool {
        guard let buttons = row(at: point, behind: hits)?.rowButtons else { return false }
        var hasRun = false
        for button in buttons where run(button, Touch.Motion(), at: point) { hasRun = true }
        return hasRun
    }

    /// Runs what the view in the row of a list at a point does when it is pressed; whether it does something.
    ///
    /// - Parameter hits: As those of a tap.
    func pressRow(_ motion: Touch.Motion, at point: CGPoint, behind hits: [NodeHit]) -> Bool {
        var next = row(at: point, behind: hits)
        while let node = next, node.isOpenToTaps {
            if run(node, motion, at: point) { return true }
            next = node.traitSource
        }
        return false
    }

    private func row(at point: CGPoint, behind hits: [NodeHit]) -> Node? {
        let list = hits.isEmpty ? node : hits.first { $0.node is ScrollNode }?.node
        return list?.row(at: point)
    }

    /// Runs what a view does of a touch of its middle; whether it does something.
    private func run(_ node: Node, _ motion: Touch.Motion, at point: CGPoint) -> Bool {
        let middle = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
        guard !node.isDisabled,
            let run = NodeHit(node: node, place: middle, lift: middle).first(of: motion, at: point)
        else { return false }
        node.identity.relink()
        run()
        return true
    }
}

extension Node {
    /// Whether people may tap inside the view.
    var isOpenToTaps: Bool {
        guard let rare = traits.rare else { return true }
        return !isDisabled && !rare.effects.isHidden && rare.effects.opacity > 0 && !rare.effects.letsTapsThrough
    }

    /// The view in the row of a list at a point.
    fileprivate func row(at point: CGPoint) -> Node? {
        guard isOpenToTaps, !(self is ScrollNode) || frame.covers(point) else { return nil }
        for child in placedChildren.inPaintOrder(by: \.zIndex).reversed() {
            if let room = child.traits.rare?.row, room.frame(around: child.frame, in: frame).covers(point) {
                return child
            }
            if let row = child.row(at: point) { return row }
        }
        return nil
    }

    /// The buttons inside that take the taps on their row.
    fileprivate var rowButtons: [Node] {
        guard isOpenToTaps else { return [] }
        let own = traits.rare.map { $0.touchTarget == .row && !$0.touchActions.isEmpty } == true ? [self] : []
        return own + placedChildren.flatMap(\.rowButtons)
    }
}
