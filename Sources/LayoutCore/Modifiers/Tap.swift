// Tap.swift: what taps do.  Lengths in points.

/// One tap, or several in quick succession.
public struct Tap: Hashable, Sendable {
    /// How many taps.
    public let count: Int
    /// Where, from the upper left corner of the view that takes it, and in the coordinates of the root.
    public let location, globalLocation: CGPoint
    /// The size of the view that takes it, in points.
    package let size: CGSize

    package init(count: Int, location: CGPoint, size: CGSize, globalLocation: CGPoint) {
        (self.count, self.location, self.size, self.globalLocation) = (count, location, size, globalLocation)
    }
}

/// What a view does when it is tapped.
package struct TapAction {
    /// Which of several actions a tap runs.
    package enum Rank {
        /// That of the innermost view.
        case ordinary
        /// This one in place of those of views inside.
        case beforeThoseInside
        /// This one beside another.
        case besideOthers
    }

    let rank: Rank
    /// What a tap runs; `nil` for a tap that is not meant, as one of two.
    let action: (Tap) -> (() -> Void)?

    /// An action of so many taps.
    static func after(_ count: Int, _ action: @escaping (Tap) -> Void) -> TapAction {
        TapAction(rank: .ordinary) { tap in tap.count == count ? { action(tap) } : nil }
    }
}

extension View {
    /// Runs an action when the view is tapped, by `LayoutHost.tap(at:count:)`.
    ///
    /// - Parameter count: How many taps in quick succession it takes.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        marked { $0.own.tapActions.append(.after(count) { _ in action() }) }
    }

    /// Runs an action with the place of a tap: in the view's coordinates, or in the root's for `.global`.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        marked {
            $0.own.tapActions.append(
                .after(count) { action(coordinateSpace == .global ? $0.globalLocation : $0.location) })
        }
    }

    /// Runs what a function finds for a tap; of the rectangle that takes taps on a device the view may be a part.
    package func onTap(
        _ rank: TapAction.Rank, of target: TapTarget = .view, find action: @escaping (Tap) -> (() -> Void)?
    ) -> some View {
        marked {
            $0.own.tapActions.append(TapAction(rank: rank, action: action))
            if target != .view { $0.own.tapTarget = target }
        }
    }

    /// Runs an action when the view is tapped; of the rectangle that takes taps on a device the view may be a part.
    package func onTap(of target: TapTarget, perform action: @escaping () -> Void) -> some View {
        marked {
            $0.own.tapActions.append(.after(1) { _ in action() })
            $0.own.tapTarget = target
        }
    }
}

/// What takes the taps on a view.
package enum TapTarget: Sendable {
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
