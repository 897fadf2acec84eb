// LayoutHost+Tapping.swift: what a tap on a screen runs.

extension LayoutHost {
    /// Runs what the frontmost view at a point does when it is tapped, as it was laid out last.
    ///
    /// A tap on a view that does nothing goes to the views around it, and in the row of a list to the buttons of the row; a
    /// gesture of high priority comes before those of the views inside, and a simultaneous one runs beside what the tap runs
    /// otherwise.  Where nothing is done for so many taps, each of them is one tap.  State that changes shows in the next
    /// layout.
    /// - Parameters:
    ///   - point: In points, in the root's coordinates.
    ///   - count: How many taps, in quick succession; less than 1 counts as 1, and more than 100 as 100.
    /// - Returns: Whether a view did something.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool { tap(at: point, count: count, after: nil) }

    /// Taps like `tap(at:count:)`, and skips the actions that a press has already run beside others.
    func tap(at point: CGPoint, count: Int = 1, after pressed: TouchedActions?) -> Bool {
        let hits = touched(at: point)
        let count = min(max(1, count), 100)
        let (hasRun, isTaken) = tap(hits, at: point, count: count, after: pressed)
        if isTaken { return true }
        if hasRun, count > 1 {
            for _ in 0..<count { _ = tapRow(at: point, behind: hits) }
            return true
        }
        return (0..<count).reduce(hasRun) { ran, _ in
            let single = count > 1 ? tap(hits, at: point, count: 1) : (hasRun: false, isTaken: false)
            return single.isTaken || tapRow(at: point, behind: hits) || single.hasRun || ran
        }
    }

    /// Whether something has run, and whether it keeps the tap from the row around: what runs beside others does not.
    private func tap(
        _ hits: [NodeHit], at point: CGPoint, count: Int, after pressed: TouchedActions? = nil
    ) -> (hasRun: Bool, isTaken: Bool) {
        let found = actions(of: hits, for: Touch.Motion(count: count), at: point).after(pressed)
        guard let field = hits.firstIndex(where: \.node.isField), found.beforeThoseInside == nil else {
            return (found.run(), found.hasOwn)
        }
        // A field keeps taps from the views around it.
        focus(hits[field...].map(\.node).reversed())
        _ = found.inside(hits[...field]).run()
        return (true, true)
    }
}
