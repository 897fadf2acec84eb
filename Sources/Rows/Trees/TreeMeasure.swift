// TreeMeasure.swift: the least, ideal and greatest size of every view of a tree, from the leaves up.
// Lengths in points (Mathematics.md, section 6, "Composition").

/// What everything inside is set to while a container is measured.
private enum Extreme {
    case least, ideal, most

    func of(_ range: LengthRange) -> Double {
        switch self {
        case .least: range.minimum
        case .ideal: range.ideal
        case .most: range.maximum
        }
    }
}

extension TreeProblem {
    /// Fills in the ranges.
    ///
    /// A stack's range along its axis is the sum of its children's, and across it the extents of the alignment with all
    /// children at their least, ideal and greatest sizes: the answer of an interval to a proposal is again an interval.
    mutating func measure() {
        var measured = nodes
        for extreme in [Extreme.least, .ideal, .most] {
            var pass = MeasuringPass(problem: self, extreme: extreme)
            for index in nodes.indices.reversed() {
                let size = pass.measure(index)
                for axis in Axis.allCases {
                    switch extreme {
                    case .least: measured[index].range[axis].minimum = size[axis]
                    case .ideal: measured[index].range[axis].ideal = size[axis]
                    case .most: measured[index].range[axis].maximum = size[axis]
                    }
                }
            }
        }
        nodes = measured
    }
}

/// All views at one extreme, measured children first.
private struct MeasuringPass {
    let problem: TreeProblem
    let extreme: Extreme
    private var sizes: [PerAxis<Double>]
    private var offsets: [PerAxis<Double>]

    init(problem: TreeProblem, extreme: Extreme) {
        self.problem = problem
        self.extreme = extreme
        sizes = problem.nodes.map { _ in PerAxis(horizontal: 0, vertical: 0) }
        offsets = sizes
    }

    mutating func measure(_ index: Int) -> PerAxis<Double> {
        for axis in Axis.allCases { sizes[index][axis] = measure(index, along: axis) }
        if case .frame(_, let alignment) = problem.nodes[index].kind, let child = problem.nodes[index].children.first {
            for axis in Axis.allCases {
                offsets[child][axis] = value(problem.frameOffset(of: child, in: index, on: alignment[axis]))
            }
        }
        return sizes[index]
    }

    private mutating func measure(_ index: Int, along axis: Axis) -> Double {
        let node = problem.nodes[index]
        switch node.kind {
        case .leaf(let width, let height): return extreme.of(axis == .horizontal ? width : height)
        case .padding(let insets):
            guard let child = node.children.first else { return 0 }
            offsets[child][axis] = insets.before(axis)
            return sizes[child][axis] + insets.total(axis)
        case .frame(let limits, _):
            return framed(limits[axis], content: node.children.first.map { sizes[$0][axis] } ?? 0)
        case .stack(let main, let gaps, _) where main == axis:
            var end = 0.0
            for (place, child) in node.children.enumerated() {
                if place > 0 { end += gaps[place - 1] }
                offsets[child][axis] = end
                end += sizes[child][axis]
            }
            return max(0, end)
        case .stack(_, _, let key): return extent(of: node.children, on: key, along: axis)
        case .overlay(let horizontal, let vertical):
            let key = axis == .horizontal ? horizontal : vertical
            return extent(of: problem.sizingChildren(of: index), on: key, along: axis)
        }
    }

    /// A frame's answer to 0, to nothing and to infinity, where its content answers with `content`.
    private func framed(_ limits: FrameLimits, content: Double) -> Double {
        let (minimum, maximum) = (limits.minimum, limits.maximum)
        switch (extreme, minimum, maximum) {
        case (.least, let minimum?, _): return minimum
        case (.least, nil, let maximum?): return min(content, maximum)
        case (.most, _, let maximum?): return maximum
        case (.most, let minimum?, nil): return max(content, minimum)
        case (.ideal, _, _):
            return limits.ideal ?? clamp(content, minimum ?? -.infinity, maximum ?? .infinity)
        case (_, nil, nil): return content
        }
    }

    /// The extent of the alignment at these sizes, and every child's place in it.
    private mutating func extent(of children: [Int], on key: GuideKey, along axis: Axis) -> Double {
        guard !children.isEmpty else { return 0 }
        if children.contains(where: { sizes[$0][axis] == .infinity }) { return .infinity }
        let guides = children.map { value(problem.guide(key, of: $0)) }
        guard guides.allSatisfy(\.isFinite) else { return .infinity }
        let line = guides.max() ?? 0
        for (child, guide) in zip(children, guides) { offsets[child][axis] = line - guide }
        return line + zip(children, guides).reduce(-.infinity) { max($0, sizes[$1.0][axis] - $1.1) }
    }

    private func value(_ guide: TreeGuide) -> Double {
        guide.value { quantity in
            switch quantity {
            case .size(let node, let axis): sizes[node][axis]
            case .offset(let node, let axis): offsets[node][axis]
            }
        }
    }
}
