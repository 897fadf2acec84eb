// TreeRecursion.swift: a tree answered container by container, from the root down.  Lengths in points.
// `TreeProgram` gives the same answer to every tree that this one can answer: that is a law.

/// Solves each container in turn, offering each child its length.
public struct TreeRecursion {
    /// How a stack shares its length along its axis.
    private let rule: any Distribution
    /// How sizes are found where they compete across a stack or in an overlay.
    private let competing: (FlexibleAlignmentProblem) throws -> [Double]?

    /// - Parameters:
    ///   - rule: How a stack shares its length along its axis; the optimum unless told.
    ///   - competing: The sizes of children whose guides pull them apart; by default there is no answer to those.
    public init(
        rule: any Distribution = WaterFilling(),
        competing: @escaping (FlexibleAlignmentProblem) throws -> [Double]? = { _ in nil }
    ) {
        self.rule = rule
        self.competing = competing
    }

    /// Sizes and places of all views.
    ///
    /// - Throws: `TreeError` with `coupled` where guides tie sizes together across containers, and `unbounded` where
    ///   infinity is proposed to what has no greatest size; what the rules throw.
    public func arrangement(of problem: TreeProblem) throws -> TreeArrangement {
        var walk = Walk(problem: problem, rule: rule, competing: competing)
        return try walk.arrangement()
    }
}

extension TreeProblem {
    /// The size of the root: the proposal within its range.
    ///
    /// - Throws: `TreeError` where nothing bounds it.
    public func rootSize() throws(TreeError) -> PerAxis<Double> {
        try PerAxis { axis throws(TreeError) in
            let range = nodes[0].range[axis]
            let length = proposal[axis].map { range.clamped($0) } ?? range.ideal
            guard length.isFinite else { throw TreeError(.unbounded(axis), at: nodes[0].path) }
            return length
        }
    }
}

private struct Walk {
    let problem: TreeProblem
    let rule: any Distribution
    let competing: (FlexibleAlignmentProblem) throws -> [Double]?
    private var sizes: [PerAxis<Double>]
    private var offsets: [PerAxis<Double>]

    init(
        problem: TreeProblem, rule: any Distribution,
        competing: @escaping (FlexibleAlignmentProblem) throws -> [Double]?
    ) {
        self.problem = problem
        self.rule = rule
        self.competing = competing
        sizes = problem.nodes.map { _ in PerAxis(horizontal: 0, vertical: 0) }
        offsets = sizes
    }

    mutating func arrangement() throws -> TreeArrangement {
        sizes[0] = try problem.rootSize()
        for index in problem.nodes.indices {
            for axis in Axis.allCases { try layOut(index, along: axis) }
            try alignFrame(index)
        }
        return TreeArrangement(sizes: sizes, offsets: offsets, in: problem)
    }

    private mutating func layOut(_ index: Int, along axis: Axis) throws {
        let node = problem.nodes[index]
        switch node.kind {
        case .leaf: break
        case .padding(let insets):
            for child in node.children {
                sizes[child][axis] = offered(sizes[index][axis] - insets.total(axis), to: child, axis)
                offsets[child][axis] = insets.before(axis)
            }
        case .frame: for child in node.children { sizes[child][axis] = offered(sizes[index][axis], to: child, axis) }
        case .stack(let main, let gaps, _) where main == axis: try share(index, axis, gaps: gaps)
        case .stack, .overlay: try align(index, axis)
        }
    }

    private func offered(_ length: Double, to child: Int, _ axis: Axis) -> Double {
        let node = problem.nodes[child]
        return node.isUnspecified[axis] ? node.range[axis].ideal : node.range[axis].clamped(length)
    }

    private mutating func share(_ index: Int, _ axis: Axis, gaps: [Double]) throws {
        let children = problem.nodes[index].children
        let isUnspecified = problem.nodes[index].isUnspecified[axis]
        let row = try Row(
            items: children.map { child in
                let range = problem.nodes[child].range[axis]
                return Item(
                    minimum: range.minimum, ideal: range.ideal, maximum: range.maximum,
                    priority: problem.nodes[child].priority)
            }, spacing: gaps, available: isUnspecified ? nil : sizes[index][axis])
        let lengths = try rule.lengths(for: row)
        let places = Arrangement(lengths, in: row).offsets
        for (child, (length, place)) in zip(children, zip(lengths, places)) {
            sizes[child][axis] = length
            offsets[child][axis] = place
        }
    }

    private mutating func align(_ index: Int, _ axis: Axis) throws {
        guard let key = problem.alignmentKey(of: index, along: axis) else { return }
        let sizing = problem.sizingChildren(of: index)
        let own = try sizing.map { child in
            let range = problem.nodes[child].range[axis]
            return FlexibleAlignmentProblem.Child(
                minimum: range.minimum, ideal: range.ideal, maximum: range.maximum,
                guide: try ownGuide(key, of: child, axis))
        }
        let across = try FlexibleAlignmentProblem(children: own, available: sizes[index][axis])
        let lengths = across.isUncoupled ? across.answers : try competing(across)
        guard let lengths else { throw TreeError(.coupled(key), at: problem.nodes[index].path) }
        let placed = try across.fixed(at: lengths).optimum
        for (child, (length, offset)) in zip(sizing, zip(lengths, placed.offsets)) {
            sizes[child][axis] = length
            offsets[child][axis] = offset
        }
        for child in problem.nodes[index].children where !sizing.contains(child) {
            sizes[child][axis] = offered(sizes[index][axis], to: child, axis)
            let guide = try ownGuide(key, of: child, axis).value(at: sizes[child][axis])
            offsets[child][axis] = placed.guide - guide
        }
    }

    /// A guide that depends on nothing but the view's own length along the axis.
    private func ownGuide(_ key: GuideKey, of child: Int, _ axis: Axis) throws(TreeError) -> LinearGuide {
        let guide = problem.guide(key, of: child)
        var scale = 0.0
        for term in guide.terms where term.factor != 0 {
            guard term.quantity == .size(child, axis) else {
                throw TreeError(.coupled(key), at: problem.nodes[child].path)
            }
            scale = term.factor
        }
        guard (0...1).contains(scale) else { throw TreeError(.coupled(key), at: problem.nodes[child].path) }
        return LinearGuide(scale: scale, constant: guide.constant)
    }

    private mutating func alignFrame(_ index: Int) throws {
        guard case .frame(_, let alignment) = problem.nodes[index].kind else { return }
        for child in problem.nodes[index].children {
            for axis in Axis.allCases {
                let guide = try ownGuide(alignment[axis], of: child, axis).value(at: sizes[child][axis])
                let own = problem.standard(alignment[axis], of: index).value { quantity in
                    if case .size(let node, let along) = quantity { return sizes[node][along] }
                    return 0
                }
                offsets[child][axis] = own - guide
            }
        }
    }
}
