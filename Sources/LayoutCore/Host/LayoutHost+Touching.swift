// LayoutHost+Touching.swift: what presses that last and drags run on a screen.  Lengths in points.

extension LayoutHost {
    /// Presses the frontmost view at a point for some time, as it was laid out last: runs gestures that last so long, and
    /// opens a menu of the context.
    ///
    /// In the row of a list the view in the row takes it wherever in the row.  Where no view takes a press that lasts, it ends as
    /// a tap.
    /// - Parameter seconds: How long; 0 and less is a tap.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func press(at point: CGPoint, for seconds: Double = 1) -> Bool {
        guard seconds > 0 else { return tap(at: point) }
        let (hits, motion) = (touched(at: point), Touch.Motion(duration: seconds))
        let pressed = actions(of: hits, for: motion, at: point)
        // What runs beside others leaves the tap to them.
        let hasOwn = pressed.hasOwn
        let hasRun = pressed.run()
        return hasOwn || pressRow(motion, at: point, behind: hits) || tap(at: point, after: pressed) || hasRun
    }

    /// Presses the middle of the first view with an id for some time.
    ///
    /// - Throws: `LayoutNotFound` where no view has the id.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func press(id: some Hashable, for seconds: Double = 1) throws(LayoutNotFound) -> Bool {
        press(at: try lastTree.find(id: id).middle, for: seconds)
    }

    /// Presses the middle of the first text that is exactly this one for some time.
    ///
    /// - Throws: `LayoutNotFound` where there is no such text.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func press(text: String, for seconds: Double = 1) throws(LayoutNotFound) -> Bool {
        press(at: try lastTree.find(text: text).middle, for: seconds)
    }

    /// Touches the frontmost view at a point, as it was laid out last, moves and lifts: a `DragGesture` changes once, and
    /// ends.
    ///
    /// Where no view takes the drag, the innermost window there scrolls that scrolls this way; where none does, a sheet follows.
    /// - Parameters:
    ///   - distance: How far, in points: positive to the right and down.
    ///   - seconds: How long the finger stays before it moves.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func drag(at point: CGPoint, by distance: CGSize, after seconds: Double = 0) -> Bool {
        let motion = Touch.Motion(duration: seconds > 0 ? seconds : 0, translation: distance)
        let hits = touched(at: point, moving: distance)
        let dragged = actions(of: hits, for: motion, at: point)
        let hasOwn = dragged.hasOwn
        let hasRun = dragged.run()
        if hasOwn { return true }
        // The finger takes the content along.
        let hasScrolled = hits.contains { hit in
            guard let window = hit.node as? ScrollNode else { return false }
            let width = window.isRightToLeft ? hit.distance.width : -hit.distance.width
            // Turned by a right angle, a finger moves a little along the other axis, too.
            let least = 1e-6 * hypot(hit.distance.width, hit.distance.height)
            let back = CGSize(
                width: abs(width) < least ? 0 : width,
                height: abs(hit.distance.height) < least ? 0 : -hit.distance.height)
            return window.scrolls(along: back) && window.drag(by: back)
        }
        return hasScrolled || dragged.runLast() || hasRun
    }

    /// Touches the middle of the first view with an id, moves and lifts.
    ///
    /// - Throws: `LayoutNotFound` where no view has the id.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func drag(
        id: some Hashable, by distance: CGSize, after seconds: Double = 0
    ) throws(LayoutNotFound) -> Bool {
        drag(at: try lastTree.find(id: id).middle, by: distance, after: seconds)
    }
}

extension LayoutTree.Element {
    /// The middle of the frame.
    fileprivate var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
