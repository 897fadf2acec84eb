// LayoutHost+RowTapping.swift: taps on the rows of lists, whose buttons take them wherever in their row.

extension LayoutHost {
    /// Runs what the buttons in the row of a list at a point do.
    ///
    /// - Parameter hits: The nodes at the point, which do nothing for the tap; no row behind what is drawn there is tapped.
    /// - Returns: Whether one of them did something.
    func tapRow(at point: CGPoint, behind hits: [NodeHit]) -> Bool {
        let list = hits.isEmpty ? node : hits.first { $0.node is ScrollNode }?.node
        guard let buttons = list?.row(at: point)?.rowButtons else { return false }
        var hasRun = false
        for button in buttons {
            let place = CGPoint(x: button.frame.width / 2, y: button.frame.height / 2)
            let tap = Touch(Touch.Motion(), at: place, global: point, size: button.frame.size)
            guard let run = (button.traits.rare?.touchActions ?? []).lazy.compactMap({ $0.action(tap) }).first else {
                continue
            }
            button.identity.relink()
            run()
            hasRun = true
        }
        return hasRun
    }
}

extension Node {
    /// Whether people may tap inside the view.
    private var isOpenToTaps: Bool {
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
