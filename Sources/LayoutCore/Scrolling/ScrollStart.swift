// ScrollStart.swift: where windows begin.  Lengths in points.

/// Where a window is to begin.
package enum ScrollStart: Hashable {
    /// Where a point of the content stands at the same point of the window.
    case anchor(UnitPoint)
    /// At a point of the content.
    case point(CGPoint)
}

/// Where a window is to begin: until something scrolls it, and from when a program says so; and where content stands in it
/// that is shorter.
package struct ScrollStarts: Hashable {
    package var first: UnitPoint?
    package var wanted: ScrollStart?
    package var alignment: UnitPoint?
}

private enum ScrollStartsKey: EnvironmentKey { static var defaultValue: ScrollStarts { ScrollStarts() } }

extension EnvironmentValues {
    /// Where the windows inside are to begin.
    package var scrollStarts: ScrollStarts {
        get { self[ScrollStartsKey.self] }
        set { self[ScrollStartsKey.self] = newValue }
    }
}

extension ScrollStart {
    /// How far a window in a room has scrolled there over content of a size.
    func offset(_ room: CGSize, _ content: CGSize) -> CGSize {
        let offset =
            switch self {
            case .anchor(let anchor):
                CGSize(
                    width: anchor.x * (content.width - room.width), height: anchor.y * (content.height - room.height))
            case .point(let point): CGSize(width: point.x, height: point.y)
            }
        return CGSize { offset[$0].isFinite ? max(0, offset[$0]) : 0 }
    }
}
