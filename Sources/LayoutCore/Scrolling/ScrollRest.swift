// ScrollRest.swift: where a window comes to rest that a person scrolls.  Lengths in points.

/// Where a window comes to rest that a person scrolls.
package enum ScrollRest {
    /// At multiples of the window; a drag passes one at most.
    case pages
    /// At views; how many a drag passes at most, `nil` for any number.
    case views(most: Int?)
    /// Where code says that is asked with where it would rest.
    case asked((Question) -> CGPoint)

    /// What is known of a drag that ends.
    package struct Question {
        /// How far the window had scrolled, and how far it would.
        package let from: CGPoint, to: CGPoint
        /// The size of what scrolls with the room around it, and of the window.
        package let content: CGSize, window: CGSize
        /// The axes along which it scrolls.
        package let axes: Axis.Set
    }

    /// How far the window scrolls.
    ///
    /// - Parameters:
    ///   - starts: How far it scrolls to each of the views, for each axis.
    ///   - isDrag: Whether it is one drag, and not as many as it takes.
    func offset(_ question: Question, _ starts: PerAxis<[CGFloat]>, isDrag: Bool) -> CGPoint {
        switch self {
        case .asked(let answer): answer(question)
        case .pages:
            CGPoint { axis in
                let page = question.window[axis]
                guard question.axes.contains(axis.only), page > 0 else { return question.to[axis] }
                let from = question.from[axis] / page
                let (first, last) = (from.rounded(.up) - 1, from.rounded(.down) + 1)
                let to = isDrag ? min(max(question.to[axis] / page, first), last) : question.to[axis] / page
                // The last page may end before it is full.
                let most = max(0, question.content[axis] - page)
                let stops = [to.rounded(.down), to.rounded(.up)].map { min(max(0, $0 * page), most) }
                return stops.nearest(to: to * page).map { stops[$0] } ?? question.to[axis]
            }
        case .views(let most):
            CGPoint { axis in
                let stops = starts[axis]
                guard question.axes.contains(axis.only), let to = stops.nearest(to: question.to[axis]) else {
                    return question.to[axis]
                }
                guard isDrag, let most, let from = stops.nearest(to: question.from[axis]) else { return stops[to] }
                return stops[Swift.min(Swift.max(to, from - most), from + most)]
            }
        }
    }
}

extension [CGFloat] {
    /// The position of the number nearest to another; `nil` in an empty array.
    fileprivate func nearest(to number: CGFloat) -> Int? {
        indices.min { abs(self[$0] - number) < abs(self[$1] - number) }
    }
}

private enum ScrollRestKey: EnvironmentKey { static var defaultValue: ScrollRest? { nil } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether people may scroll the windows inside.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Where the windows inside come to rest that a person scrolls; `nil` for anywhere.
    package var scrollRest: ScrollRest? {
        get { self[ScrollRestKey.self] }
        set { self[ScrollRestKey.self] = newValue }
    }
}
