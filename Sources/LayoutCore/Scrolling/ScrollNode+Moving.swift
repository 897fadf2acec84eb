// ScrollNode+Moving.swift: how a window scrolls for a person and for a program, and what those see who watch it.  In points.

extension ScrollNode {
    /// Scrolls so that a rectangle in the root's coordinates is seen, or stands at a point of the window.
    ///
    /// A window that comes to rest at certain places comes to that at which a person sees most of the rectangle.
    /// - Returns: How far what is inside moves, up and left.
    func scroll(to target: CGRect, _ anchor: UnitPoint?, by mover: ScrollMover) -> CGSize {
        let old = offset(of: content.frame.size)
        guard mover == .person, let rest else { return move(to: distance(to: target, anchor, from: old), by: mover) }
        let anchors = anchor.map { [$0] } ?? [nil, .center, .topLeading, .bottomTrailing]
        let stops = anchors.map { anchor in
            within(rested(rest, at: distance(to: target, anchor, from: old), from: old, isDrag: false))
        }
        let best = stops.enumerated().max { first, second in
            let (less, more) = (seen(target, at: first.element, from: old), seen(target, at: second.element, from: old))
            return less < more || less == more && first.offset > second.offset
        }
        return move(to: best?.element ?? old, by: mover)
    }

    /// Scrolls by what a person drags, in the direction of reading; who pulls it down at its beginning has it refreshed.
    ///
    /// - Returns: Whether anything moves, or is refreshed.
    func drag(by distance: CGSize) -> Bool {
        let old = offset(of: content.frame.size)
        if isEnabled, distance.height < 0, old.height <= 0, let refreshing {
            session.tasks.append(PutOffTask(refreshing))
            return true
        }
        let wanted = within(CGSize { old[$0] + distance[$0] })
        return move(to: rest.map { rested($0, at: wanted, from: old, isDrag: true) } ?? wanted, by: .person) != .zero
    }

    /// Whether the window scrolls the way that a person drags.
    func scrolls(along distance: CGSize) -> Bool {
        Axis.allCases.contains { axes.contains($0.only) && distance[$0] != 0 }
    }

    /// Scrolls to an offset, or as near to it as the content reaches; how far what is inside moves, up and left.
    private func move(to wanted: CGSize, by mover: ScrollMover) -> CGSize {
        guard isEnabled || mover != .person else { return .zero }
        let (old, new) = (offset(of: content.frame.size), within(wanted))
        guard new.width.isFinite, new.height.isFinite, new != old else { return .zero }
        (container.offset, container.isScrolled) = (new, true)
        if mover != .position {
            container.moves += 1
            container.isMovedByPerson = mover == .person
        }
        session.invalidate(by: identity)
        return CGSize(width: (new.width - old.width) * (isRightToLeft ? -1 : 1), height: new.height - old.height)
    }

    /// The offset at which a rectangle in the root's coordinates is seen, or stands at a point of the window.
    private func distance(to target: CGRect, _ anchor: UnitPoint?, from old: CGSize) -> CGSize {
        var moved = CGSize { axis in
            guard axes.contains(axis.only) else { return 0 }
            let (start, length) = (target.origin[axis] - frame.origin[axis], target.size[axis])
            let room = frame.size[axis]
            if let anchor { return start + anchor[axis] * (length - room) }
            return start < 0 ? start : max(0, min(start, start + length - room))
        }
        if isRightToLeft { moved.width = -moved.width }
        return CGSize { old[$0] + moved[$0] }
    }

    /// An offset that the content reaches.
    private func within(_ offset: CGSize) -> CGSize {
        CGSize { axes.contains($0.only) ? offset[$0].clamped(to: offsets(of: content.frame.size, along: $0)) : 0 }
    }

    /// How much of a rectangle would be seen at another offset.
    private func seen(_ target: CGRect, at new: CGSize, from old: CGSize) -> Double {
        let moved = CGSize(width: (new.width - old.width) * (isRightToLeft ? -1 : 1), height: new.height - old.height)
        return target.offsetBy(dx: -moved.width, dy: -moved.height).visibleShare(in: frame)
    }

    /// Where the window comes to rest that would stand somewhere.
    private func rested(_ rest: ScrollRest, at wanted: CGSize, from old: CGSize, isDrag: Bool) -> CGSize {
        let question = ScrollRest.Question(
            from: CGPoint { old[$0] }, to: CGPoint { wanted[$0] }, content: content.frame.size, window: frame.size,
            axes: axes)
        let targets = targetNodes
        let starts = PerAxis { axis in
            let margin = axis == .horizontal ? margins.leading : margins.top
            let reach = offsets(of: content.frame.size, along: axis)
            return targets.map { (leading($0.frame, along: axis) - margin).clamped(to: reach) }.sorted()
        }
        let offset = rest.offset(question, starts, isDrag: isDrag)
        return CGSize { offset[$0] }
    }

    /// How far from the beginning of what scrolls a view stands.
    private func leading(_ view: CGRect, along axis: Axis) -> CGFloat {
        axis == .horizontal && isRightToLeft
            ? content.frame.maxX - view.maxX : view.origin[axis] - content.frame.origin[axis]
    }
}

extension ScrollNode {
    /// What the window shows.
    var shown: ScrolledWindow {
        let outsets = traits.rare?.effects.clipOutsets ?? EdgeInsets()
        let insets = margins + outsets
        return ScrolledWindow(
            offset: CGPoint { axes.contains($0.only) ? frame.origin[$0] - content.frame.origin[$0] : 0 },
            contentSize: CGSize { content.frame.size[$0] - margins.total[$0] }, insets: insets,
            leftInset: isRightToLeft ? insets.trailing : insets.leading,
            size: CGSize { frame.size[$0] + outsets.total[$0] },
            targets: targetNodes.map { node in
                ScrolledWindow.Target(
                    ids: node.ids(inside: self), frame: node.frame.offsetBy(dx: -frame.minX, dy: -frame.minY))
            },
            identity: container, moves: container.moves, isMovedByPerson: container.isMovedByPerson,
            sight: CGRect(origin: .zero, size: frame.size))
    }

    /// The views inside, other than in windows of their own, at which scrolling comes to rest.
    private var targetNodes: [Node] {
        var (found, rest): ([Node], [Node]) = ([], [content])
        while let node = rest.popLast() {
            switch node.traits.rare?.scrollTarget {
            case .itself: found.append(node)
            case .children: found += node.container?.placedChildren ?? []
            case nil where node is ScrollNode: break
            case nil: rest += node.placedChildren.reversed()
            }
        }
        return found
    }
}

extension Node {
    /// The first container here or, through modifiers, further inside.
    fileprivate var container: Node? {
        var node = self
        while !node.isContainer, let inner = node.placedChildren.first { node = inner }
        return node.isContainer ? node : nil
    }

    /// The ids of the view, the innermost first: those that it has, and those that `ForEach` gave it.
    fileprivate func ids(inside window: Node) -> [AnyHashable] {
        (trait { $0.identifiers.isEmpty ? nil : $0.identifiers } ?? []) + identity.ids(inside: window.identity)
    }
}

extension EdgeInsets {
    fileprivate static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}

extension UnitPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
