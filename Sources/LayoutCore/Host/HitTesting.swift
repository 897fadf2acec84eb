// HitTesting.swift: which view is at a point.

extension LayoutTree {
    /// The elements at a point, from the root to the frontmost one that draws something there or takes taps there;
    /// empty if there is none.  It skips views with `allowsHitTesting(false)` and the views inside them.
    ///
    /// - Parameter point: In points, in the root's coordinates.  Clipping hides nothing from taps, as in SwiftUI.
    public func hitTest(_ point: CGPoint) -> [Element] { root.hit(point) ?? [] }
}

extension LayoutTree.Element {
    fileprivate func hit(_ point: CGPoint) -> [LayoutTree.Element]? {
        guard !isHidden, opacity > 0, !letsTapsThrough, let point = maps.source(of: point) else { return nil }
        for child in paintOrder.reversed() {
            if let hit = child.hit(point) { return [self] + hit }
        }
        return isHit(at: point) ? [self] : nil
    }
}

extension Node {
    /// The nodes at a point, the frontmost first, by the same rule.
    func hit(_ point: CGPoint) -> [Node]? {
        let effects = traits.rare?.effects ?? Effects()
        guard !effects.isHidden, effects.opacity > 0, !effects.letsTapsThrough,
            let point = effects.planned.compactMap({ $0.map(in: frame) }).source(of: point)
        else { return nil }
        for child in placedChildren.inPaintOrder(by: \.zIndex).reversed() {
            if let hit = child.hit(point) { return hit + [self] }
        }
        return effects.isHit(at: point, of: frame, showing: picture, placedProposal) ? [self] : nil
    }
}

extension Effects {
    /// Whether a view takes taps at a point by itself: inside its shape for taps, else inside the shape that it fills, else in
    /// the whole frame where it draws something.
    func isHit(at point: CGPoint, of frame: CGRect, showing picture: Picture, _ proposal: ProposedViewSize) -> Bool {
        let place = CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
        if let tapOutline { return tapOutline(frame.size).contains(place, in: frame.size) }
        if picture.isShape, case .shape(let outline, .some, _)? = picture.drawing(for: proposal, size: frame.size) {
            return outline.contains(place, in: frame.size)
        }
        return picture.isDrawn && frame.covers(point)
    }
}

extension Outline {
    /// Whether a point lies inside the outline in a frame of a size, both from the frame's upper left corner.
    fileprivate func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        let frame = CGRect(origin: .zero, size: size)
        switch self {
        case .path(let path): return path.contains(point)
        case .evenOddPath(let path): return path.contains(point, eoFill: true)
        case .rectangle: return frame.covers(point)
        case .roundedRectangle, .capsule, .ellipse, .circle:
            guard size.width.isFinite, size.height.isFinite else { return frame.covers(point) }
            return frame.covers(point) && path(in: frame).contains(point)
        }
    }
}

extension [CGAffineTransform] {
    /// Where the view has what is drawn at a point; `nil` where it is drawn without an area.
    fileprivate func source(of point: CGPoint) -> CGPoint? {
        var source = point
        for map in reversed() {
            guard map.a * map.d - map.b * map.c != 0 else { return nil }
            source = source.applying(map.inverted())
        }
        return source
    }
}

extension CGRect {
    /// Whether a point lies inside.  Foundation's `contains` traps for rectangles whose lengths are not finite.
    fileprivate func covers(_ point: CGPoint) -> Bool {
        origin.x <= point.x && point.x < origin.x + size.width && origin.y <= point.y
            && point.y < origin.y + size.height
    }
}
