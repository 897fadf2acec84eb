// ViewJudge.swift: claims about one laid-out screen.  Lengths in points.

import Families

/// A laid-out screen that is held to claims.
struct ViewJudge {
    let plan: ViewPlan
    /// The same screen from left to right, where one is laid out from right to left and `mirrored` is claimed.
    private let mirror: ViewPlan?
    let placed: PlacedJudge<ViewPlan.View>

    /// - Parameters:
    ///   - path: The path of the view at a position; asked for views with a fault only.
    ///   - leastLength: What the row or column at a position takes at least; asked of those that are longer than their
    ///     room only.
    init(
        plan: ViewPlan, mirror: ViewPlan?, path: @escaping (Int) -> String,
        leastLength: @escaping (Int) -> (axis: Axis, length: CGFloat)?
    ) {
        (self.plan, self.mirror) = (plan, mirror)
        let room = PerAxis { axis in plan.room[axis].map { Double($0) } }
        placed = PlacedJudge(plan.views, in: room, path: path) { position, axis in
            leastLength(position).flatMap { $0.axis == axis ? Double($0.length) : nil }
        }
    }

    /// How the screen breaks a claim; `nil` where it holds.
    func fault(against claim: ViewClaim) -> PlacedFault? {
        switch claim {
        case .fits: placed.overflow
        case .noAvoidableOverflow: placed.avoidableOverflow
        case .apart: placed.overlap
        case .inside: placed.outsider
        case .untruncated: placed.truncation
        case .tappable(let minimum): smallTarget(minimum)
        case .textsApart: fault(against: TextsApart())
        case .shortLines(let most): fault(against: ShortLines(most: most))
        case .legible(let least): fault(against: LegibleTexts(least: Double(least)))
        case .spacedLines(let least): fault(against: SpacedLines(least: Double(least)))
        case .largeHeadings: fault(against: LargeHeadings())
        case .targetsOnScreen: fault(against: TargetsOnScreen())
        case .noScrollingAcross: fault(against: NoScrollingAcross())
        case .aligned(let ids, let edge): unaligned(ids, edge)
        case .mirrored: mirror.flatMap(unmirrored)
        case .within(let insets): unsafe(insets)
        case .that(let name, let holds): holds(plan.tree) ? nil : .contradicted(name)
        }
    }

    private func smallTarget(_ minimum: CGFloat) -> PlacedFault? {
        plan.shown.first { position in
            guard plan.views[position].element.isTappable, let size = target(of: position)?.size,
                size.width > 0, size.height > 0
            else { return false }
            return min(size.width, size.height) < minimum - .slack(minimum)
        }.map { .small(placed.view($0), minimum: Double(minimum)) }
    }

    /// What takes the taps on a view: its frame, or its row in a list; `nil` for the system's own controls.
    private func target(of position: Int) -> CGRect? {
        let view = plan.views[position]
        switch view.element.touchTarget {
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
    private func unmirrored(_ other: ViewPlan) -> PlacedFault? {
        let (views, others) = (plan.views, other.views)
        guard views.count == others.count, zip(views, others).allSatisfy({ $0.element.kind == $1.element.kind }) else {
            return .otherViews(leftToRight: others.count, rightToLeft: views.count)
        }
        let width = others[0].size.horizontal
        for (position, (view, other)) in zip(views, others).enumerated() {
            let left = width - other.end(.horizontal)
            let origin = PerAxis(horizontal: left, vertical: other.origin.vertical)
            let isThere = Axis.allCases.allSatisfy {
                CGFloat(view.origin[$0]).isNear(origin[$0]) && CGFloat(view.size[$0]).isNear(other.size[$0])
            }
            if isThere { continue }
            let (view, frame) = (placed.view(position), BoxFrame(origin: origin, size: other.size))
            return .unmirrored(view, mirror: FaultyView(path: view.path, position: position, rectangle: frame))
        }
        return nil
    }

    /// The first text or target in the insets.
    private func unsafe(_ insets: EdgeInsets) -> PlacedFault? {
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
                return .unsafe(placed.view(position), edge, amount: Double(amount))
            }
        }
        return nil
    }
}

extension FaultyView {
    /// Where it is.
    public var frame: CGRect {
        let (origin, size) = (rectangle.origin, rectangle.size)
        return CGRect(x: origin.horizontal, y: origin.vertical, width: size.horizontal, height: size.vertical)
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
