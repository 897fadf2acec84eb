// ScreenJudge.swift: claims about one laid-out screen.  Lengths in points.

/// A laid-out screen that is held to claims.
struct ScreenJudge {
    let plan: ScreenPlan
    /// The same screen from left to right, where one is laid out from right to left and `mirrored` is claimed.
    let mirror: ScreenPlan?
    /// The path of the view at a position; asked for views with a fault only.
    let path: (Int) -> String
    /// What the row or column at a position takes at least; asked of those that are longer than their room only.
    let leastLength: (Int) -> (axis: Axis, length: CGFloat)?

    /// How the screen breaks a claim; `nil` where it holds.
    func fault(against claim: ScreenClaim) -> ScreenFault? {
        switch claim {
        case .fits: overflow
        case .noAvoidableOverflow: avoidableOverflow
        case .apart: overlap
        case .inside: outsider
        case .untruncated: truncation
        case .tappable(let minimum): smallTarget(minimum)
        case .mirrored: mirror.flatMap(unmirrored)
        case .within(let insets): unsafe(insets)
        case .that(let name, let holds): holds(plan.tree) ? nil : .contradicted(name)
        }
    }

    func view(_ position: Int) -> ScreenView {
        ScreenView(path: path(position), frame: plan.views[position].frame, position: position)
    }

    /// The first two views of a container that overlap.
    private var overlap: ScreenFault? {
        let families = Dictionary(grouping: apartChildren) { plan.views[$0].parent ?? 0 }
        for family in families.sorted(by: { $0.key < $1.key }) {
            let sorted = family.value.sorted { (plan.views[$0].frame.minY, $0) < (plan.views[$1].frame.minY, $1) }
            for (index, first) in sorted.enumerated() {
                let frame = plan.views[first].frame
                for second in sorted[(index + 1)...] {
                    let other = plan.views[second].frame
                    if other.minY >= frame.maxY { break }
                    let amount = min(frame.shared(with: other, .horizontal), frame.shared(with: other, .vertical))
                    if amount > .slack(frame.maxX, frame.maxY) {
                        return .overlap(view(min(first, second)), view(max(first, second)), amount: amount)
                    }
                }
            }
        }
        return nil
    }

    /// The views whose container puts none of its views over another.
    private var apartChildren: [Int] {
        plan.shown.filter { position in
            guard let parent = plan.views[position].parent.map({ plan.views[$0].element }) else { return false }
            return parent.isContainer && !parent.isLayered
        }
    }

    /// The first view that reaches out of its container.
    private var outsider: ScreenFault? {
        for position in plan.shown {
            let surroundings = plan.views[position].surroundings
            if let surroundings, plan.views[surroundings].isWindow { continue }
            let frame = plan.views[position].frame
            for axis in Axis.allCases {
                guard let room = room(surroundings, along: axis) else { continue }
                let amount = max(room.lowerBound - frame.origin[axis], frame.end(axis) - room.upperBound)
                if amount > .slack(room.lowerBound, room.upperBound) {
                    return .outside(view(position), container: surroundings.map(view), axis, amount: amount)
                }
            }
        }
        return nil
    }

    /// From where to where a container reaches, or the screen; `nil` for one of no given length.
    private func room(_ container: Int?, along axis: Axis) -> ClosedRange<CGFloat>? {
        if let frame = container.map({ plan.views[$0].frame }) { return frame.origin[axis]...frame.end(axis) }
        return plan.room[axis].flatMap { $0.isFinite ? 0...max($0, 0) : nil }
    }

    private var truncation: ScreenFault? {
        plan.shown.first { plan.views[$0].element.isTruncated }.map {
            .truncated(view($0), text: plan.views[$0].element.text ?? "")
        }
    }

    private func smallTarget(_ minimum: CGFloat) -> ScreenFault? {
        plan.shown.first { position in
            guard plan.views[position].element.isTappable, let size = target(of: position)?.size else { return false }
            return min(size.width, size.height) < minimum - .slack(minimum)
        }.map { .small(view($0), minimum: minimum) }
    }

    /// What takes the taps on a view: its frame, or its row in a list; `nil` for the system's own controls.
    private func target(of position: Int) -> CGRect? {
        let view = plan.views[position]
        switch view.element.tapTarget {
        case .view: return view.frame
        case .control: return nil
        case .row:
            let around = sequence(first: position) { plan.views[$0].parent }
            for place in around {
                guard let list = plan.views[place].parent.map({ plan.views[$0].frame }) else { break }
                if let row = plan.views[place].element.rowFrame(in: list) { return row }
            }
            return view.frame
        }
    }

    /// The first view that is elsewhere than the other layout in a mirror has it.
    private func unmirrored(_ other: ScreenPlan) -> ScreenFault? {
        let (views, others) = (plan.views, other.views)
        guard views.count == others.count, zip(views, others).allSatisfy({ $0.element.kind == $1.element.kind }) else {
            return .otherViews(leftToRight: others.count, rightToLeft: views.count)
        }
        let width = others[0].frame.width
        for (position, (view, other)) in zip(views, others).enumerated() {
            let frame = other.frame
            let mirrored = CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            let isThere = Axis.allCases.allSatisfy {
                view.frame.origin[$0].isNear(mirrored.origin[$0]) && view.frame.size[$0].isNear(mirrored.size[$0])
            }
            if !isThere { return .unmirrored(self.view(position), mirror: mirrored) }
        }
        return nil
    }

    /// The first text or target in the insets.
    private func unsafe(_ insets: EdgeInsets) -> ScreenFault? {
        let isLeftToRight = plan.direction == .leftToRight
        let (left, right) = isLeftToRight ? (Edge.leading, Edge.trailing) : (.trailing, .leading)
        let width = plan.room.width ?? plan.tree.size.width
        for position in plan.shown {
            let (element, frame) = (plan.views[position].element, plan.views[position].frame)
            guard element.text != nil || element.isTappable else { continue }
            var amounts = [
                (Edge.top, insets.top - frame.minY), (left, insets[left] - frame.minX),
                (right, frame.maxX - width + insets[right]),
            ]
            if let height = plan.room.height { amounts.append((.bottom, frame.maxY - height + insets.bottom)) }
            if let (edge, amount) = amounts.first(where: { $0.1 > .slack(width, frame.maxY) }) {
                return .unsafe(view(position), edge, amount: amount)
            }
        }
        return nil
    }
}

extension CGRect {
    fileprivate func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }

    /// How much of an axis both rectangles cover.
    fileprivate func shared(with other: CGRect, _ axis: Axis) -> CGFloat {
        min(end(axis), other.end(axis)) - max(origin[axis], other.origin[axis])
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
