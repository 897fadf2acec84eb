// LayoutCase.swift: children and a proposal, generated for layouts of one's own.  Lengths in points.

/// Children in a container under a proposal.
struct LayoutCase: Sendable {
    let axis: Axis
    let children: [Child]
    let proposal: ProposedViewSize

    /// One child.
    struct Child: Sendable {
        let kind: Kind
        let priority: Double

        enum Kind: Sendable {
            case stretchable(minimum: Double, ideal: Double, maximum: Double, across: Double, guide: Double?)
            case stepping([Double])
            /// Takes whatever it is offered in both directions, 10 points where nothing is.
            case filling
        }

        var least: Double {
            switch kind {
            case .stretchable(let minimum, _, _, _, _): minimum
            case .stepping(let steps): steps.min() ?? 0
            case .filling: 0
            }
        }

        var most: Double {
            switch kind {
            case .stretchable(_, _, let maximum, _, _): maximum
            case .stepping(let steps): steps.max() ?? 0
            case .filling: .infinity
            }
        }
    }

    /// The children as views.
    var views: StaticViews { StaticViews(children.map { $0.view(along: axis) }) }
}

extension LayoutCase.Child {
    fileprivate func view(along axis: Axis) -> AnyView {
        switch kind {
        case .stretchable(let minimum, let ideal, let maximum, let across, let guide):
            AnyView(
                Stretchable(
                    minimum: minimum, ideal: ideal, maximum: maximum, across: across, guide: guide.map { CGFloat($0) },
                    axis: axis
                ).layoutPriority(priority))
        case .stepping(let steps):
            AnyView(Stepping(steps: steps.map { CGFloat($0) }, axis: axis).layoutPriority(priority))
        case .filling: AnyView(Color.clear.layoutPriority(priority))
        }
    }
}
