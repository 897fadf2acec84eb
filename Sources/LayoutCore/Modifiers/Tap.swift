// Tap.swift: what a tap does.

extension View {
    /// Runs an action when the view is tapped, by `LayoutHost.tap(at:)`.
    ///
    /// - Parameter count: Accepted for source compatibility; one tap is enough.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        marked { $0.own.tapActions.append(action) }
    }

    /// Runs an action when the view is tapped; of the rectangle that takes taps on a device the view may be a part.
    package func onTap(of target: TapTarget, perform action: @escaping () -> Void) -> some View {
        marked {
            $0.own.tapActions.append(action)
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
