// LayoutCase.swift: random children under every kind of proposal, for layouts of one's own.  Lengths in points.
// Every kind of child draws alike, so that a stepping child shrinks to a flexible one with the same bounds.

/// Children in a container under a proposal.
struct LayoutCase: Sendable {
    let axis: Axis
    let children: [Child]
    let proposal: ProposedViewSize

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

extension Generator where Value == LayoutCase {
    /// Rigid, flexible, stepping and filling children with priorities, in containers that are tight, loose, too small,
    /// 0, open and infinite.
    ///
    /// - Parameter hasGuides: Whether centre guides may lie elsewhere than in the middle, even outside the child.
    static func layoutCases(along axis: Axis, count: ClosedRange<Int>, hasGuides: Bool) -> Generator {
        let row = LayoutCaseDraw(axis: axis, count: count, hasGuides: hasGuides)
        return Generator { row.draw(&$0) }
    }
}

private struct LayoutCaseDraw: Sendable {
    let axis: Axis
    let count: ClosedRange<Int>
    let hasGuides: Bool
    let length = Generator.length(upTo: 200, isCoarse: true)
    // The numbers of lengths depend on the limit, which must not change when a child is left out.
    let room = Generator.length(upTo: 400, isCoarse: true)

    func draw(_ choices: inout Choices) -> LayoutCase {
        let children = Generator<LayoutCase.Child> { child(&$0) }.array(count: count).draw(&choices)
        let along = proposal(for: children, &choices)
        let across = Generator<CGFloat?>.one(of: [nil, 10, 35, 0, .infinity]).draw(&choices)
        return LayoutCase(
            axis: axis, children: children, proposal: ProposedViewSize(along: axis, along, across: across))
    }

    private func child(_ choices: inout Choices) -> LayoutCase.Child {
        let kind = choices.draw(upTo: 4)
        let minimum = length.draw(&choices)
        let extras = [length.draw(&choices), length.draw(&choices)]
        let across = Generator<Double>.one(of: [10, 20, 35, 0]).draw(&choices)
        let guide = Generator<Double?>.one(of: [nil, nil, 0, 10, 30, -10]).draw(&choices)
        func stretchable(to maximum: Double) -> LayoutCase.Child.Kind {
            .stretchable(
                minimum: minimum, ideal: min(maximum, minimum + extras[1]), maximum: maximum, across: across,
                guide: hasGuides ? guide : nil)
        }
        let drawn: LayoutCase.Child.Kind =
            switch kind {
            case 0: stretchable(to: .infinity)
            case 1: stretchable(to: minimum)
            case 2: stretchable(to: minimum + extras[0])
            case 3: .stepping(Set([minimum, minimum + extras[0], minimum + extras[0] + extras[1]]).sorted())
            default: .filling
            }
        return LayoutCase.Child(kind: drawn, priority: Generator.one(of: [0, 0, 1, -1]).draw(&choices))
    }

    /// About as much as the children need, about as much as they can take, any number, nothing, infinity or 0.
    private func proposal(for children: [LayoutCase.Child], _ choices: inout Choices) -> CGFloat? {
        let least = children.reduce(0) { $0 + $1.least }
        let most = children.reduce(0) { $0 + min($1.most, $1.least + 100) }
        let kind = choices.draw(upTo: 6)
        let extra = room.draw(&choices)
        return switch kind {
        case 0, 1: least + extra
        case 2: max(least, most - extra / 4)
        case 3: extra
        case 4: nil
        case 5: .infinity
        default: 0
        }
    }
}
