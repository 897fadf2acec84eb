// HitTesting.swift: which view is at a point.

extension LayoutTree {
    /// The elements at a point, from the root to the frontmost one that draws something there or takes taps there; empty if
    /// there is no such element.  The search skips views with `allowsHitTesting(false)` and their descendants.
    ///
    /// - Parameter point: In points, in the root's coordinates.  Clipping hides nothing from taps, as in SwiftUI;
    ///   what a window does not show takes none.
    public func hitTest(_ point: CGPoint) -> [Element] { root.hit(point) ?? [] }
}

extension LayoutTree.Element {
    fileprivate func hit(_ point: CGPoint) -> [LayoutTree.Element]? {
        guard !isHidden, opacity > 0, !letsTapsThrough, let point = maps.source(of: point), takesTaps(at: point),
            !isWindow || clipFrame.covers(point)
        else { return nil }
        for child in paintOrder.reversed() {
            if let hit = child.hit(point) { return [self] + hit }
        }
        return isHit(at: point) ? [self] : nil
    }
}

/// A node at a point.
struct NodeHit {
    let node: Node
    /// The point from the node's upper left corner.
    let place: CGPoint
    /// Where a finger lifts that begins there, from the same corner.
    let lift: CGPoint

    /// How far the finger moves as the node has it, which may be turned or scaled.
    var distance: CGSize { CGSize(width: lift.x - place.x, height: lift.y - place.y) }

    /// What the node does of a touch: the first of its actions that takes it by itself.
    func first(of motion: Touch.Motion, at point: CGPoint) -> (() -> Void)? {
        let touch = Touch(motion, at: place, to: lift, global: point, size: node.frame.size)
        let actions = node.traits.rare?.touchActions ?? []
        return actions.lazy.filter { $0.rank != .besideOthers }.compactMap { $0.action(touch) }.first
    }
}

extension Node {
    /// The nodes at a point, the frontmost first, by the same rule, and where each has the point at which a finger lifts.
    func hit(_ point: CGPoint, lifting lift: CGPoint) -> [NodeHit]? {
        let effects = traits.rare?.effects ?? Effects()
        let maps = effects.planned.compactMap { $0.map(in: frame) }
        guard !effects.isHidden, effects.opacity > 0, !effects.letsTapsThrough,
            let point = maps.source(of: point), let lift = maps.source(of: lift),
            effects.takesTaps(at: point, in: frame),
            !effects.isWindow || effects.clipFrame(of: frame, isRightToLeft: isRightToLeft).covers(point)
        else { return nil }
        for child in placedChildren.inPaintOrder(by: \.zIndex).reversed() {
            if let hit = child.hit(point, lifting: lift) { return hit + [nodeHit(point, lift)] }
        }
        guard
            isField && frame.covers(point) || effects.isHit(at: point, of: frame, showing: picture, placedProposal)
        else { return nil }
        return [nodeHit(point, lift)]
    }

    private func nodeHit(_ point: CGPoint, _ lift: CGPoint) -> NodeHit {
        NodeHit(node: self, place: frame.place(of: point), lift: frame.place(of: lift))
    }
}

extension Effects {
    /// The rectangle of a clipped view with a frame, with what lies beneath the edges of the screen.
    func clipFrame(of frame: CGRect, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: frame.minX - (isRightToLeft ? clipOutsets.trailing : clipOutsets.leading),
            y: frame.minY - clipOutsets.top, width: frame.width + clipOutsets.total.width,
            height: frame.height + clipOutsets.total.height)
    }

    /// Whether a point lies inside the view's shape for taps; true for a view without one.
    func takesTaps(at point: CGPoint, in frame: CGRect) -> Bool {
        tapOutline?(frame.size).contains(frame.place(of: point), in: frame.size) ?? true
    }

    /// Whether a view takes taps at a point by itself: where its shape for taps has it, else on the shape that it draws, else
    /// in the whole frame where it draws something.
    func isHit(at point: CGPoint, of frame: CGRect, showing picture: Picture, _ proposal: ProposedViewSize) -> Bool {
        if tapOutline != nil { return true }
        guard picture.isShape,
            case .shape(let outline, let fill, let stroke)? = picture.drawing(for: proposal, size: frame.size)
        else { return picture.isDrawn && frame.covers(point) }
        let place = frame.place(of: point)
        return fill != nil && outline.contains(place, in: frame.size)
            || stroke.map { outline.hasLine($0, at: place, in: frame.size) } ?? false
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

    /// Whether a line along the outline covers a point.
    fileprivate func hasLine(_ stroke: ViewDrawing.Stroke, at point: CGPoint, in size: CGSize) -> Bool {
        guard size.width.isFinite, size.height.isFinite else { return false }
        let path = path(in: CGRect(origin: .zero, size: size))
        guard stroke.isInside else { return path.strokedPath(stroke.style).contains(point) }
        // The inner half of a line of twice the width.
        var style = stroke.style
        style.lineWidth *= 2
        return path.contains(point) && path.strokedPath(style).contains(point)
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
    /// Where a point lies from the upper left corner.
    fileprivate func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    /// Whether a point lies inside.  Foundation's `contains` traps for rectangles whose lengths are not finite.
    func covers(_ point: CGPoint) -> Bool {
        origin.x <= point.x && point.x < origin.x + size.width && origin.y <= point.y
            && point.y < origin.y + size.height
    }
}
