// ScreenJudge+Overflow.swift: views that are longer than their room.  Lengths in points.

extension ScreenJudge {
    /// The views that are longer than the room to which they are held.
    private var overflows: [HeldView<Double>] {
        let room = PerAxis<Double?> { axis in plan.room[axis].map { Double(max($0, 0)) } }
        return plan.views.held(in: room).filter { held in
            !plan.views[held.view].isHidden && CGFloat(held.excess) > .slack(CGFloat(held.room), CGFloat(held.length))
        }
    }

    /// The first of the innermost, since containers around are often too large for the sake of those inside.
    var overflow: ScreenFault? {
        let found = overflows.max { depth($0) < depth($1) }
        return found.map { .overflow(view($0.view), $0.axis, room: CGFloat($0.room), amount: CGFloat($0.excess)) }
    }

    /// The first of the innermost rows and columns that could be shorter.
    var avoidableOverflow: ScreenFault? {
        let avoidable = overflows.compactMap { held -> (held: HeldView<Double>, least: CGFloat)? in
            guard let stack = leastLength(held.view), stack.axis == held.axis,
                CGFloat(held.length) - stack.length > .slack(CGFloat(held.room), stack.length)
            else { return nil }
            return (held, stack.length)
        }
        return avoidable.max { depth($0.held) < depth($1.held) }.map { held, least in
            .avoidableOverflow(
                view(held.view), held.axis, room: CGFloat(held.room), least: least,
                amount: CGFloat(held.length) - max(CGFloat(held.room), least))
        }
    }

    private func depth(_ held: HeldView<Double>) -> Int { plan.views[held.view].depth }
}
