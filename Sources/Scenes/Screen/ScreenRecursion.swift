// ScreenRecursion.swift: a screen answered container by container, from the root down.  Lengths in points.
// `ScreenProgram` gives the same answer to every screen that this one can answer: that is a law.

package import LayoutCore
package import Rows

/// Solves each container in turn, offering each child its length.
package struct ScreenRecursion {
    /// How a stack shares its length along its axis.
    private let rule: any Distribution
    /// How sizes are found where they compete across a stack or in an overlay.
    private let competing: (FlexibleAlignmentProblem) throws -> [Double]?

    /// - Parameters:
    ///   - rule: How a stack shares its length along its axis; by default the optimum.
    ///   - competing: The sizes of children whose guides pull them apart; by default there is no answer to those.
    package init(
        rule: any Distribution = WaterFilling(),
        competing: @escaping (FlexibleAlignmentProblem) throws -> [Double]? = { _ in nil }
    ) {
        self.rule = rule
        self.competing = competing
    }

    /// Sizes and places of all views.
    ///
    /// - Throws: `ScreenError` with `coupled` where guides tie sizes together across containers, and `unbounded` where
    ///   infinity is proposed to what has no greatest size; what the rules throw.
    package func arrangement(of screen: Screen) throws -> ScreenArrangement {
        var walk = Walk(screen: screen, rule: rule, competing: competing)
        return try walk.arrangement()
    }
}

extension Screen {
    /// The size of the root: the proposal within its range.
    ///
    /// - Throws: `ScreenError` where nothing bounds it.
    package func rootSize() throws(ScreenError) -> PerAxis<Double> {
        try PerAxis { axis throws(ScreenError) in
            let range = nodes[0].range[axis]
            let length = proposal[axis].map { range.clamped($0) } ?? range.ideal
            guard length.isFinite else { throw ScreenError(.unbounded(axis), at: nodes[0].path) }
            return length
        }
    }
}

private struct Walk {
    let screen: Screen
    let rule: any Distribution
    let competing: (FlexibleAlignmentProblem) throws -> [Double]?
    private var sizes: [PerAxis<Double>]
    private var offsets: [PerAxis<Double>]

    init(
        screen: Screen, rule: any Distribution,
        competing: @escaping (FlexibleAlignmentProblem) throws -> [Double]?
    ) {
        self.screen = screen
        self.rule = rule
        self.competing = competing
        sizes = screen.nodes.map { _ in PerAxis(horizontal: 0, vertical: 0) }
        offsets = sizes
    }

    mutating func arrangement() throws -> ScreenArrangement {
        sizes[0] = try screen.rootSize()
        for index in screen.nodes.indices {
            for axis in Axis.allCases { try layOut(index, along: axis) }
            try alignFrame(index)
        }
        return ScreenArrangement(sizes: sizes, offsets: offsets, in: screen)
    }

    private mutating func layOut(_ index: Int, along axis: Axis) throws {
        let node = screen.nodes[index]
        switch node.kind {
        case .leaf: break
        case .padding(let insets):
            for child in node.children {
                sizes[child][axis] = offered(sizes[index][axis] - insets.total[axis], to: child, axis)
                offsets[child][axis] = insets.before(axis)
            }
        case .frame: for child in node.children { sizes[child][axis] = offered(sizes[index][axis], to: child, axis) }
        case .stack(let main, _, _) where main == axis: try share(index, axis)
        case .stack, .overlay: try align(index, axis)
        }
    }

    private func offered(_ length: Double, to child: Int, _ axis: Axis) -> Double {
        let node = screen.nodes[child]
        return node.isUnspecified[axis] ? node.range[axis].ideal : node.range[axis].clamped(length)
    }

    private mutating func share(_ index: Int, _ axis: Axis) throws {
        let children = screen.nodes[index].children
        let isUnspecified = screen.nodes[index].isUnspecified[axis]
        let row = try Row(
            items: children.map { child in
                Item(screen.nodes[child].range[axis], priority: screen.nodes[child].priority)
            }, spacing: screen.nodes[index].gaps, available: isUnspecified ? nil : sizes[index][axis])
        let lengths = try rule.lengths(for: row)
        let places = Arrangement(lengths, in: row).offsets
        for (child, (length, place)) in zip(children, zip(lengths, places)) {
            sizes[child][axis] = length
            offsets[child][axis] = place
        }
    }

    private mutating func align(_ index: Int, _ axis: Axis) throws {
        guard let key = screen.alignmentKey(of: index, along: axis) else { return }
        let sizing = screen.sizingChildren(of: index)
        let own = try sizing.map { child in
            FlexibleAlignmentProblem.Child(
                screen.nodes[child].range[axis], guide: try ownGuide(of: child, key, axis))
        }
        let across = try FlexibleAlignmentProblem(children: own, available: sizes[index][axis])
        let lengths = across.isUncoupled ? across.answers : try competing(across)
        guard let lengths else { throw ScreenError(.coupled(key), at: screen.nodes[index].path) }
        let placed = try across.fixed(at: lengths).optimum
        for (child, (length, offset)) in zip(sizing, zip(lengths, placed.offsets)) {
            sizes[child][axis] = length
            offsets[child][axis] = offset
        }
        for child in screen.nodes[index].children where !sizing.contains(child) {
            sizes[child][axis] = offered(sizes[index][axis], to: child, axis)
            let guide = try ownGuide(of: child, key, axis).value(at: sizes[child][axis])
            offsets[child][axis] = placed.guide - guide
        }
    }

    /// A guide that depends on nothing but the view's own length along the axis.
    private func ownGuide(of child: Int, _ key: GuideKey, _ axis: Axis) throws(ScreenError) -> LinearGuide {
        let guide = screen.nodes[child].placing[axis]
        var scale = 0.0
        for term in guide.terms where term.factor != 0 {
            guard term.quantity == .size(child, axis) else {
                throw ScreenError(.coupled(key), at: screen.nodes[child].path)
            }
            scale = term.factor
        }
        guard (0...1).contains(scale) else { throw ScreenError(.coupled(key), at: screen.nodes[child].path) }
        return LinearGuide(scale: scale, constant: guide.constant)
    }

    private mutating func alignFrame(_ index: Int) throws {
        guard case .frame(_, let alignment) = screen.nodes[index].kind else { return }
        for child in screen.nodes[index].children {
            for axis in Axis.allCases {
                let offset = screen.nodes[child].placing[axis]
                offsets[child][axis] = try offset.value { quantity in
                    // What lies inside the child has no size and no place yet.
                    guard case .size(let view, let along) = quantity, view == index || view == child else {
                        throw ScreenError(.coupled(alignment[axis]), at: screen.nodes[child].path)
                    }
                    return sizes[view][along]
                }
            }
        }
    }
}
