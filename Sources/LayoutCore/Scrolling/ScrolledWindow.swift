// ScrolledWindow.swift: what a window shows, for those who watch it scroll.  Lengths in points.

/// What a window shows, as a layout placed it.
package struct ScrolledWindow {
    /// How far it has scrolled from where its content begins, with the content at the left and at the top.
    package let offset: CGPoint
    /// The size of what scrolls, without the room around it.
    package let contentSize: CGSize
    /// The room around what scrolls: margins, and what covers the window.
    package let insets: EdgeInsets
    /// That of it at the left side.
    package let leftInset: CGFloat
    /// The size of the window, with what covers it.
    package let size: CGSize
    /// The views at which scrolling comes to rest.
    package let targets: [Target]
    /// What it is, from one layout to the next.
    package let identity: AnyObject
    /// How often a person or a program has scrolled it, other than by its position.
    package let moves: Int
    /// Whether the last of them was a person.
    package let isMovedByPerson: Bool

    /// A view at which scrolling comes to rest.
    package struct Target {
        /// Its ids, the innermost first.
        package let ids: [AnyHashable]
        /// Where it stands, from the top left corner of the window without what covers it.
        package let frame: CGRect

        /// The innermost of its ids that has a type.
        package func id<ID: Hashable>(of type: ID.Type) -> ID? { ids.lazy.compactMap { $0.base as? ID }.first }
    }

    /// The part that nothing covers, from its own top left corner.
    package let sight: CGRect

    /// The targets of which a share can be seen, in order.
    package func targets(showing share: Double) -> [Target] {
        targets.filter { $0.frame.visibleShare(in: sight) >= max(share, .leastNonzeroMagnitude) }
    }

    /// The target at a point of the window, or that nearest to it, of several that one whose own point is nearest; without a point
    /// the first that can be seen.
    package func target(at anchor: UnitPoint?) -> Target? {
        guard let anchor else { return targets(showing: 0).first }
        let point = CGPoint(
            x: sight.minX + anchor.x * sight.width, y: sight.minY + anchor.y * sight.height)
        func distances(_ target: Target) -> (Double, Double) {
            let (frame, own) = (
                target.frame,
                CGPoint(
                    x: target.frame.minX + anchor.x * target.frame.width,
                    y: target.frame.minY + anchor.y * target.frame.height)
            )
            return (frame.distance(to: point), CGRect(origin: own, size: .zero).distance(to: point))
        }
        return targets.min { distances($0) < distances($1) }
    }
}

extension CGRect {
    /// The share of the rectangle that lies in a window; of a line or a point, whether it does.
    package func visibleShare(in window: CGRect) -> Double {
        Axis.allCases.reduce(1) { share, axis in
            let (length, room) = (size[axis], window.size[axis])
            let (start, end) = (origin[axis] - window.origin[axis], origin[axis] - window.origin[axis] + length)
            guard length > 0 else { return start >= 0 && start < room ? share : 0 }
            let rounding = 1e-9 * max(1, room)
            if start >= -rounding, end <= room + rounding { return share }
            return share * Double(max(0, min(end, room) - max(start, 0)) / length)
        }
    }

    /// The square of the distance to a point; 0 inside.
    fileprivate func distance(to point: CGPoint) -> Double {
        Axis.allCases.reduce(0) { sum, axis in
            let start = Double(origin[axis] - point[axis])
            let beyond = max(0, start, -start - Double(size[axis]))
            return sum + beyond * beyond
        }
    }
}
