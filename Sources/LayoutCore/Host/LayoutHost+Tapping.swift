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
    public func tap(at point: CGPoint, count: Int = 1) -> Bool {
        var hits = node?.hit(point) ?? []
        // Nothing acts inside a view that is disabled.
        if let disabled = hits.lastIndex(where: \.node.isDisabled) { hits.removeFirst(disabled + 1) }
        let count = min(max(1, count), 100)
        if run(hits, at: point, count: count) { return true }
        return (0..<count).reduce(false) { ran, _ in
            let isDone = count > 1 && run(hits, at: point, count: 1) || tapRow(at: point, behind: hits)
            return isDone || ran
        }
    }

    /// What is done for a tap, and which view does it.
    private struct Found {
        let node: Node
        let rank: TapAction.Rank
        let run: () -> Void
    }

    private func run(_ hits: [NodeHit], at point: CGPoint, count: Int) -> Bool {
        let found = hits.flatMap { hit -> [Found] in
            let tap = Tap(count: count, location: hit.place, size: hit.node.frame.size, globalLocation: point)
            return (hit.node.traits.rare?.tapActions ?? []).compactMap { action in
                action.action(tap).map { Found(node: hit.node, rank: action.rank, run: $0) }
            }
        }
        if let first = found.last(where: { $0.rank == .beforeThoseInside }) { return run(first, beside: found) }
        guard let field = hits.firstIndex(where: \.node.isField) else {
            return run(found.first { $0.rank == .ordinary }, beside: found)
        }
        // A field keeps taps from the views around it.
        focus(hits[field...].map(\.node).reversed())
        let inside = Set(hits[...field].map { ObjectIdentifier($0.node) })
        _ = run(found.first { $0.rank == .ordinary && inside.contains(ObjectIdentifier($0.node)) }, beside: found)
        return true
    }

    /// Runs an action and those that a tap runs beside any; whether there are some.
    private func run(_ chosen: Found?, beside found: [Found]) -> Bool {
        let all = (chosen.map { [$0] } ?? []) + found.filter { $0.rank == .besideOthers }
        for action in all {
            action.node.identity.relink()
            action.run()
        }
        return !all.isEmpty
    }
}
