// TouchedActions.swift: what the views at a point do for a touch, and which of it runs.

/// What the views at a point do for a touch, the frontmost view first.
struct TouchedActions {
    /// What one of them does.
    private struct Found {
        let node: Node
        /// The place of the action among those of the node.
        let place: Int
        let rank: TouchAction.Rank
        let run: () -> Void
    }

    private let found: [Found]

    /// What some views do for a touch that begins at a point.
    init(_ motion: Touch.Motion, of hits: [NodeHit], at point: CGPoint) {
        found = hits.flatMap { hit -> [Found] in
            let touch = Touch(motion, at: hit.place, to: hit.lift, global: point, size: hit.node.frame.size)
            return (hit.node.traits.rare?.touchActions ?? []).enumerated().compactMap { place, action in
                action.action(touch).map { Found(node: hit.node, place: place, rank: action.rank, run: $0) }
            }
        }
    }

    private init(_ found: [Found]) { self.found = found }

    /// The outermost action that comes before those of the views inside.
    var beforeThoseInside: Int? { found.lastIndex { $0.rank == .beforeThoseInside } }

    /// Whether one of them is meant to take the touch before windows scroll.
    var hasOwn: Bool { found.contains { $0.rank == .ordinary || $0.rank == .beforeThoseInside } }

    /// What some of the views do, and what runs beside it.
    func inside(_ hits: ArraySlice<NodeHit>) -> TouchedActions {
        let inside = Set(hits.map { ObjectIdentifier($0.node) })
        return TouchedActions(
            found.filter { $0.rank == .besideOthers || inside.contains(ObjectIdentifier($0.node)) })
    }

    /// These but for those that have run beside others.
    func after(_ others: TouchedActions?) -> TouchedActions {
        guard let ran = others?.found.filter({ $0.rank == .besideOthers }), !ran.isEmpty else { return self }
        return TouchedActions(
            found.filter { each in !ran.contains { $0.node === each.node && $0.place == each.place } })
    }

    /// Runs one of them and those that a touch runs beside any; whether there are some.
    func run() -> Bool {
        let chosen = beforeThoseInside ?? found.firstIndex { $0.rank == .ordinary }
        return Self.run((chosen.map { [found[$0]] } ?? []) + found.filter { $0.rank == .besideOthers })
    }

    /// Runs the innermost one that is meant for touches which nobody else takes; whether there is one.
    func runLast() -> Bool { Self.run(found.first { $0.rank == .afterScrolling }.map { [$0] } ?? []) }

    private static func run(_ actions: [Found]) -> Bool {
        for action in actions {
            action.node.identity.relink()
            action.run()
        }
        return !actions.isEmpty
    }
}

extension LayoutHost {
    /// The views at a point that may be touched, the frontmost first.
    ///
    /// - Parameter distance: How far a finger moves from there.
    func touched(at point: CGPoint, moving distance: CGSize = .zero) -> [NodeHit] {
        let lift = CGPoint(x: point.x + distance.width, y: point.y + distance.height)
        var hits = node?.hit(point, lifting: lift) ?? []
        // Nothing acts inside a view that is disabled.
        if let disabled = hits.lastIndex(where: \.node.isDisabled) { hits.removeFirst(disabled + 1) }
        return hits
    }

    /// What some views at a point do for a touch.
    func actions(of hits: [NodeHit], for motion: Touch.Motion, at point: CGPoint) -> TouchedActions {
        TouchedActions(motion, of: hits, at: point)
    }
}
