// ViewJudge+Measures.swift: screens held to the measures to which scenes are held, and to common edges.  Lengths in points.

import Families
import Rows

extension ViewJudge {
    /// The worst of what a measure finds on the screen.
    func fault(against definition: some MeasureDefinition) -> PlacedFault? {
        var judge = PlainJudge<Double>()
        let amounts = definition.amounts(in: plan.placed, judge: &judge)
        return placed.worst(of: amounts.map { ($0.value, $0.views) }).map { value, views in
            .defined(definition.words(of: value.points, views.map(\.path)), views, amount: value)
        }
    }

    /// The views of some ids that are the farthest from having an edge in common.
    func unaligned(_ ids: [String], _ edge: Edge) -> PlacedFault? {
        var places: [(position: Double, view: Int)] = []
        for id in ids {
            let found = plan.shown.first { plan.views[$0].element.identifiers.contains(AnyHashable(id)) }
            guard let found else { return .defined("there is no view \"\(id)\" to be aligned", [], amount: 0) }
            places.append((plan.views[found].position(of: edge, plan.direction), found))
        }
        guard let first = places.min(by: { $0.position < $1.position }),
            let last = places.max(by: { $0.position < $1.position })
        else { return nil }
        let distance = last.position - first.position
        guard distance > .slack(first.position, last.position) else { return nil }
        let views = [first, last].map { placed.view($0.view) }
        return .defined(
            "the \(edge) edges of \(views[0].path) and \(views[1].path) are \(distance.points) apart", views,
            amount: distance)
    }
}

extension ViewPlan {
    /// The views as measures see them.
    fileprivate var placed: PlacedLayout<Double> {
        var layout: [PlacedLayout<Double>.View] = []
        for view in views {
            let (element, frame) = (view.element, view.frame)
            var placed = PlacedLayout<Double>.View(
                id: element.identifiers.first.map { "\($0.base)" }, left: frame.minX, right: frame.maxX,
                top: frame.minY,
                bottom: frame.maxY, container: view.surroundings)
            placed.isHeading =
                element.accessibilityMarks?.traits.contains(.isHeader) == true
                || view.parent.map { layout[$0].isHeading } ?? false
            placed.takesTaps = element.isTappable && !view.isHidden && !view.letsTapsThrough
            placed.text = view.isHidden ? nil : element.shownText
            if element.isClipped {
                let inside = element.roomInside
                placed.window = .init(
                    scrollsAcross: inside.horizontal == .endless, scrollsDown: inside.vertical == .endless)
            }
            layout.append(placed)
        }
        func finite(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? Double($0) : nil } }
        return PlacedLayout(layout, width: finite(room.width), height: finite(room.height))
    }
}

extension ViewPlan.View {
    /// Where an edge of the view is along its axis.
    fileprivate func position(of edge: Edge, _ direction: LayoutDirection) -> Double {
        switch edge {
        case .top: frame.minY
        case .bottom: frame.maxY
        case .leading: direction == .leftToRight ? frame.minX : frame.maxX
        case .trailing: direction == .leftToRight ? frame.maxX : frame.minX
        }
    }
}

extension LayoutTree.Element {
    /// The visible lines of a text; `nil` for other views and for empty texts.
    fileprivate var shownText: PlacedLayout<Double>.Text? {
        guard let lines = textLines else { return nil }
        let sizes = lines.flatMap(\.runs).map { Double($0.font.pointSize) }
        guard let smallest = sizes.min(), let largest = sizes.max() else { return nil }
        return .init(
            lines: lines.map { $0.runs.map(\.string).joined() }, baselines: lines.map { Double($0.baseline) },
            smallest: smallest, largest: largest)
    }
}
