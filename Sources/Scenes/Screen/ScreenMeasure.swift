// ScreenMeasure.swift: the least, ideal and greatest size of every view of a screen, from the leaves up.
// Lengths in points (Mathematics.md, section 6, "Composition").

import Boxes

extension Screen {
    /// What everything inside is set to while a container is measured, with what the container is offered for that.
    private typealias Extreme = (length: WritableKeyPath<LengthRange, Double>, offer: Double?)

    /// Fills in the ranges.
    ///
    /// A stack's range along its axis is the sum of its children's, and across it the extents of the alignment with all
    /// children at their least, ideal and greatest sizes: the answer of an interval to a proposal is again an interval.
    mutating func measure() throws(ScreenError) {
        for index in nodes.indices.reversed() { try measure(index) }
    }

    /// Fills in the ranges of a view whose contents have theirs.
    mutating func measure(_ index: Int) throws(ScreenError) {
        let extremes: [Extreme] = [(\.minimum, 0), (\.ideal, nil), (\.maximum, .infinity)]
        try placeContents(of: index)
        for extreme in extremes {
            for axis in Axis.allCases {
                nodes[index].range[axis][keyPath: extreme.length] = measure(index, along: axis, extreme)
            }
            guard case .frame = nodes[index].kind else { continue }
            for child in nodes[index].children {
                for axis in Axis.allCases {
                    let offset = value(of: nodes[child].placing[axis], at: extreme.length)
                    nodes[child].start[axis][keyPath: extreme.length] = offset
                }
            }
        }
    }

    /// A guide's value with everything at one extreme, in points.
    func value(of guide: ScreenGuide, at extreme: WritableKeyPath<LengthRange, Double>) -> Double {
        guide.value { quantity in
            switch quantity {
            case .size(let node, let axis): nodes[node].range[axis][keyPath: extreme]
            case .offset(let node, let axis): nodes[node].start[axis][keyPath: extreme]
            }
        }
    }

    private mutating func measure(_ index: Int, along axis: Axis, _ extreme: Extreme) -> Double {
        let node = nodes[index]
        func size(_ child: Int) -> Double { nodes[child].range[axis][keyPath: extreme.length] }
        switch node.kind {
        case .leaf(let ranges): return ranges[axis][keyPath: extreme.length]
        case .padding(let before, let total):
            guard let child = node.children.first else { return 0 }
            nodes[child].start[axis] = .fixed(before[axis])
            return size(child) + total[axis]
        case .frame(let limits, _):
            return limits[axis].length(extreme.offer, child: node.children.first.map { size($0) } ?? 0)
        case .stack(let main, _, _) where main == axis:
            var sizes = node.children.map { size($0) }
            if let sharing = node.sharing, extreme.offer == 0 {
                // Under some policies items take more of nothing than they have to.
                let row = sharing.row(of: node.children.map { nodes[$0] }, axis, gaps: node.gaps, in: 0)
                sizes = WaterFilling().lengths(for: row)
            }
            var end = 0.0
            for (place, child) in node.children.enumerated() {
                if place > 0 { end += node.gaps[place - 1] }
                nodes[child].start[axis][keyPath: extreme.length] = end
                end += sizes[place]
            }
            // It may keep to shorter lengths than its children could have.
            if let stated = node.sharing?.stated, extreme.length == \.maximum { end = min(end, stated.most) }
            return max(0, end)
        case .stack, .overlay: return extent(of: sizingChildren(of: index), along: axis, extreme.length)
        }
    }

    /// The extent of the alignment at these sizes; every child is put in its place in it.
    private mutating func extent(
        of children: [Int], along axis: Axis, _ extreme: WritableKeyPath<LengthRange, Double>
    ) -> Double {
        guard !children.isEmpty else { return 0 }
        let sizes = children.map { nodes[$0].range[axis][keyPath: extreme] }
        if sizes.contains(.infinity) { return .infinity }
        let guides = children.map { value(of: nodes[$0].placing[axis], at: extreme) }
        guard guides.allSatisfy(\.isFinite) else { return .infinity }
        let line = guides.max() ?? 0
        for (child, guide) in zip(children, guides) { nodes[child].start[axis][keyPath: extreme] = line - guide }
        return line + zip(sizes, guides).reduce(-.infinity) { max($0, $1.0 - $1.1) }
    }
}
