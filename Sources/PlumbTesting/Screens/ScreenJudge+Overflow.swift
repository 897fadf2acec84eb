// ScreenJudge+Overflow.swift: containers that are larger than the room that they are offered.  Lengths in points.

extension ScreenJudge {
    /// A container, or the screen, that is larger than its room.
    private struct Overflow {
        let view: Int
        let axis: Axis
        let room, length: CGFloat
    }

    private var overflows: [Overflow] {
        plan.shown.filter { $0 == 0 || plan.views[$0].element.isContainer }.flatMap { position in
            let view = plan.views[position]
            let proposal = position == 0 ? plan.room : view.element.proposal
            return Axis.allCases.compactMap { axis -> Overflow? in
                guard let room = proposal[axis].map({ max($0, 0) }), room.isFinite else { return nil }
                let length = view.frame.size[axis]
                return length - room > .slack(room)
                    ? Overflow(view: position, axis: axis, room: room, length: length) : nil
            }
        }
    }

    /// The first of the innermost, since containers around are often too large for the sake of those inside.
    var overflow: ScreenFault? {
        let found = overflows.max { depth($0) < depth($1) }
        return found.map { .overflow(view($0.view), $0.axis, room: $0.room, amount: $0.length - $0.room) }
    }

    /// The first of the innermost rows and columns that could be shorter.
    var avoidableOverflow: ScreenFault? {
        let avoidable = overflows.compactMap { found -> (stack: Overflow, least: CGFloat)? in
            guard let stack = leastLength(found.view), stack.axis == found.axis,
                found.length - stack.length > .slack(found.room, stack.length)
            else { return nil }
            return (found, stack.length)
        }
        return avoidable.max { depth($0.stack) < depth($1.stack) }.map { stack, least in
            .avoidableOverflow(
                view(stack.view), stack.axis, room: stack.room, least: least,
                amount: stack.length - max(stack.room, least))
        }
    }

    private func depth(_ overflow: Overflow) -> Int { plan.views[overflow.view].depth }
}
