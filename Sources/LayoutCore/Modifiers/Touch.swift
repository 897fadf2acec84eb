// Touch.swift: what taps, presses and drags do.  Lengths in points.

/// What a finger does: it touches a view, or taps it several times in quick succession, stays, moves and lifts.
public struct Touch: Hashable, Sendable {
    /// How many times it touches the view.
    public let count: Int
    /// How long it stays before it moves or lifts, in seconds; 0 for a tap.
    public let duration: Double
    /// How far it moves before it lifts, in the coordinates of the view that takes it, and in those of the root.
    public let translation, globalTranslation: CGSize
    /// Where it lifts, from the upper left corner of the view that takes it, and in the coordinates of the root.
    public let location, globalLocation: CGPoint
    /// The size of the view that takes it, in points.
    package let size: CGSize

    /// Whether it is nothing but taps.
    public var isTap: Bool { duration == 0 && globalTranslation == .zero }

    /// How far it moves, as the crow flies.
    package var distance: CGFloat { hypot(translation.width, translation.height) }

    /// A touch of a view that begins at a place in it and lifts at another, and begins at one in the root.
    init(_ motion: Motion, at start: CGPoint, to lift: CGPoint, global: CGPoint, size: CGSize) {
        (count, duration, self.size) = (motion.count, motion.duration, size)
        translation = CGSize(width: lift.x - start.x, height: lift.y - start.y)
        globalTranslation = motion.translation
        location = lift
        globalLocation = global + motion.translation
    }

    /// The part of a touch until it moves.
    private init(heldPartOf touch: Touch) {
        (count, size, duration) = (touch.count, touch.size, touch.duration)
        (translation, globalTranslation) = (.zero, .zero)
        location = touch.location - touch.translation
        globalLocation = touch.globalLocation - touch.globalTranslation
    }

    /// The part of a touch from where it moves.
    private init(movedPartOf touch: Touch) {
        (count, size, duration) = (touch.count, touch.size, 0)
        (translation, globalTranslation) = (touch.translation, touch.globalTranslation)
        (location, globalLocation) = (touch.location, touch.globalLocation)
    }

    /// The touch until it moves, and what follows.
    package var parts: (held: Touch, moved: Touch) { (Touch(heldPartOf: self), Touch(movedPartOf: self)) }

    /// A touch wherever it happens.
    struct Motion {
        var count = 1
        var duration = 0.0
        var translation = CGSize.zero
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, distance: CGSize) -> CGPoint {
        CGPoint(x: point.x + distance.width, y: point.y + distance.height)
    }
    fileprivate static func - (point: CGPoint, distance: CGSize) -> CGPoint {
        CGPoint(x: point.x - distance.width, y: point.y - distance.height)
    }
}

/// What a view does when it is touched.
package struct TouchAction {
    /// Which of several actions a touch runs.
    package enum Rank {
        /// That of the innermost view.
        case ordinary
        /// This one in place of those of views inside.
        case beforeThoseInside
        /// This one beside another.
        case besideOthers
        /// This one where no other view and no window that scrolls takes the touch.
        case afterScrolling
    }

    let rank: Rank
    /// Whether it makes the view one that people tap, as a press that lasts does not.
    var takesTaps = true
    /// What a touch runs; `nil` for one that is not meant, as one of two taps.
    let action: (Touch) -> (() -> Void)?

    /// An action of so many taps.
    static func after(_ count: Int, _ action: @escaping (Touch) -> Void) -> TouchAction {
        TouchAction(rank: .ordinary) { touch in touch.isTap && touch.count == count ? { action(touch) } : nil }
    }
}

extension View {
    /// Runs an action when the view is tapped, by `LayoutHost.tap(at:count:)`.
    ///
    /// - Parameter count: How many taps in quick succession it takes.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        marked { $0.own.touchActions.append(.after(count) { _ in action() }) }
    }

    /// Runs an action with the place of a tap: in the view's coordinates, or in the root's for `.global`.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        marked {
            $0.own.touchActions.append(
                .after(count) { action(coordinateSpace == .global ? $0.globalLocation : $0.location) })
        }
    }

    /// Runs what a function finds for a touch; of the rectangle that takes taps on a device the view may be a part.
    ///
    /// - Parameter takesTaps: Whether the view is heard as one that people tap.
    package func onTouch(
        _ rank: TouchAction.Rank, of target: TouchTarget = .view, takesTaps: Bool = true,
        find action: @escaping (Touch) -> (() -> Void)?
    ) -> some View {
        marked {
            $0.own.touchActions.append(TouchAction(rank: rank, takesTaps: takesTaps, action: action))
            if target != .view { $0.own.touchTarget = target }
        }
    }

    /// Runs an action when the view is tapped; of the rectangle that takes taps on a device the view may be a part.
    package func onTouch(of target: TouchTarget, perform action: @escaping () -> Void) -> some View {
        marked {
            $0.own.touchActions.append(.after(1) { _ in action() })
            $0.own.touchTarget = target
        }
    }
}

/// What takes the taps on a view.
package enum TouchTarget: Sendable {
    /// The view.
    case view
    /// The row of the list around the view; the view itself outside of a list.
    case row
    /// A control of the system's, which has the system's size.
    case control
}

/// The room in a row of a list around the view that stands in it, in points.
package struct ListRowRoom: Equatable {
    /// The room above and below the view.
    package let insets: EdgeInsets
    /// What the row is high at least.
    package let least: CGFloat
    /// The room before and after the row.
    package let margin: CGFloat

    /// The room of a row.
    package init(insets: EdgeInsets, least: CGFloat, margin: CGFloat) {
        (self.insets, self.least, self.margin) = (insets, least, margin)
    }

    /// The height of the row of a view of a height.
    package func height(around height: CGFloat) -> CGFloat { max(least, height + insets.top + insets.bottom) }

    /// How far below the top of its row a view of a height begins.
    package func top(around height: CGFloat) -> CGFloat {
        insets.top + (self.height(around: height) - insets.top - insets.bottom - height) / 2
    }

    func frame(around view: CGRect, in list: CGRect) -> CGRect {
        CGRect(
            x: list.minX + margin, y: view.minY - top(around: view.height), width: max(0, list.width - 2 * margin),
            height: height(around: view.height))
    }
}
