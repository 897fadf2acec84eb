// ScreenProgram.swift: a whole screen of stacks, overlays, frames and paddings as one linear program.
// Lengths in points.  Its MathProg twin is Models/tree.mod.

package import LayoutCore
public import LinearPrograms
import Rows

/// Sizes and places of all views of a screen at once.
///
///     for each view v and axis:  size s_v within its range, offset o_v in its container
///     padding:   s_v = s_c + insets,  o_c = inset before
///     frame:     s_c <= s_v + e_c,  o_c = the frame's guide - the child's guide
///     stack:     Σ s_c + gaps <= s_v,  o_c = o_b + s_b + gap for each child c behind a child b
///     across a stack, and along both axes of an overlay:
///                o_c + guide_c = a_v,  o_c >= 0,  o_c + s_c <= s_v
///
/// with guides linear in sizes and offsets, of the child and of what lies inside of it.  The objectives, in this order:
/// the root as close to its proposal as it will go; then for every level of containers, from the root on: the least
/// overflow of frames; each tier of the stacks as long as possible, from the highest on; the least unfairness (the
/// Gini mean difference, as in `GiniProgram`); children as large as possible across stacks, in overlays and in frames;
/// where sizes compete there, the least mean difference; and at last every line as far at the start as possible.
///
/// Containers of one level share an objective: where no guide ties them, they have no column in common.
public struct ScreenProgram {
    /// The screen.
    public let screen: Screen
    /// The program.
    public internal(set) var program = LinearProgram()
    /// The size of each view.
    package internal(set) var sizes: [PerAxis<Variable>] = []
    /// Where each view starts in its container; the root's is held at 0.
    package internal(set) var offsets: [PerAxis<Variable>] = []
    /// The line of each container that aligns along an axis.
    package internal(set) var lines: [PerAxis<Variable?>] = []
    /// What each column is.
    package internal(set) var columns: [Column] = []
    /// What is to be optimised, level by level.
    private var levels: [ScreenObjectives]

    /// What a column of the program is, of which views, along which axis.
    package enum Column: Sendable, Equatable {
        /// The size of a view.
        case size(Int, Axis)
        /// Where a view starts in its container.
        case offset(Int, Axis)
        /// How far a view exceeds what it is offered.
        case overflow(Int, Axis)
        /// The line of a container.
        case line(Int, Axis)
        /// The difference between the sizes of two views.
        case difference(Int, Int, Axis)
    }

    /// The most children of one stack: fairness in one objective grows with the square.
    package static let mostChildren = 60

    /// States a screen.
    ///
    /// - Throws: `ScreenError`: `tooManyChildren` for a stack of more than `mostChildren`, `unbounded` where infinity is
    ///   proposed and nothing bounds the root.
    /// - Complexity: O(*n* + Σ *c*²) columns and rows, for stacks of *c* children.
    public init(_ screen: Screen) throws(ScreenError) {
        self.screen = screen
        levels = Array(repeating: ScreenObjectives(), count: 1 + (screen.nodes.map(\.depth).max() ?? 0))
        if let large = screen.nodes.first(where: { $0.children.count > Self.mostChildren }) {
            throw ScreenError(.tooManyChildren(large.children.count, most: Self.mostChildren), at: large.path)
        }
        addColumns()
        try addRoot()
        for index in screen.nodes.indices { addRows(of: index) }
        for (depth, level) in levels.enumerated() { level.add(to: &program, level: depth) }
        let all = lines.flatMap { [$0.horizontal, $0.vertical].compactMap(\.self) }
        // A screen that asks for its ideal sizes may leave nothing to decide.
        if !all.isEmpty || program.objectives.isEmpty { program.minimize("lines", sum(all)) }
    }

    /// How a view is called in the names of columns and rows: by id, or else by index.
    func name(_ index: Int) -> String { screen.nodes[index].ids.last ?? String(index) }

    /// Adds a column and says what it is.
    private mutating func column(
        _ meaning: Column, _ name: String, atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) -> Variable {
        columns.append(meaning)
        return program.variable(name, atLeast: lower, atMost: upper)
    }

    private mutating func addColumns() {
        for (index, node) in screen.nodes.enumerated() {
            sizes.append(
                PerAxis { axis in
                    let (range, name) = (node.range[axis], sizeName(index, axis))
                    let (least, most) =
                        node.isUnspecified[axis]
                        ? (range.ideal, range.ideal) : (node.leastSize(axis), range.maximum)
                    return column(.size(index, axis), name, atLeast: least, atMost: most)
                })
            let bound = node.parent == nil ? 0 : Double.infinity
            offsets.append(
                PerAxis { column(.offset(index, $0), offsetName(index, $0), atLeast: -bound, atMost: bound) })
            lines.append(PerAxis { _ in nil })
        }
    }

    /// The root is as close to its proposal as its content lets it be.
    private mutating func addRoot() throws(ScreenError) {
        var overflow = LinearExpression()
        var size = LinearExpression()
        for axis in Axis.allCases {
            guard let proposed = screen.proposal[axis] else { continue }
            let most = min(proposed, screen.nodes[0].range[axis].maximum)
            guard most.isFinite else { throw ScreenError(.unbounded(axis), at: "") }
            let e = column(.overflow(0, axis), "e.root.\(axis.name)", atLeast: 0)
            program.subject(to: "root.\(axis.name)", sizes[0][axis] - e <= most)
            overflow += e
            size += sizes[0][axis]
        }
        if overflow.terms.isEmpty { return }
        program.minimize("overflow.root", overflow)
        program.maximize("fill.root", size)
    }

    private mutating func addRows(of index: Int) {
        let node = screen.nodes[index]
        for axis in Axis.allCases {
            switch node.kind {
            case .leaf: break
            case .padding(let insets):
                for child in node.children {
                    let around = sizes[index][axis] - sizes[child][axis]
                    program.subject(to: "pad.\(sizeName(child, axis))", around == insets.total[axis])
                    program.subject(to: "pad.\(offsetName(child, axis))", offsets[child][axis] == insets.before(axis))
                }
            case .frame:
                for child in node.children {
                    offer(sizes[index][axis], to: child, axis, depth: node.depth)
                    let guide = expression(screen.nodes[child].placing[axis])
                    program.subject(to: "align.\(offsetName(child, axis))", offsets[child][axis] == guide)
                }
            case .stack(let main, _, _) where main == axis: share(index, axis)
            case .stack, .overlay: align(index, axis)
            }
        }
    }

    /// A child fills what it is offered, and overflows it no more than it must.
    private mutating func offer(_ size: Variable, to child: Int, _ axis: Axis, depth: Int) {
        guard !screen.nodes[child].isUnspecified[axis] else { return }
        let e = column(.overflow(child, axis), "e.\(sizeName(child, axis))", atLeast: 0)
        program.subject(to: "within.\(sizeName(child, axis))", sizes[child][axis] - size - e <= 0)
        levels[depth].overflow += e
        levels[depth].fill += sizes[child][axis]
    }

    /// A stack along its axis.
    private mutating func share(_ index: Int, _ axis: Axis) {
        let node = screen.nodes[index]
        var end = LinearExpression()
        for (place, child) in node.children.enumerated() {
            program.subject(to: "after.\(offsetName(child, axis))", offsets[child][axis] == end)
            end = offsets[child][axis] + sizes[child][axis]
            if place < node.gaps.count { end = end + node.gaps[place] }
        }
        guard !node.children.isEmpty else { return }
        program.subject(to: "along.\(sizeName(index, axis))", end <= sizes[index][axis])
        if node.isUnspecified[axis] { return }
        let tiers = screen.tiers(of: index)
        for (rank, tier) in tiers.enumerated() {
            levels[node.depth].add(sum(tier.map { sizes[$0][axis] }), toTier: rank)
        }
        for tier in tiers { levels[node.depth].unfairness += differences(of: tier, axis, name: "g") }
    }

    /// A stack across its axis, or one axis of an overlay.
    private mutating func align(_ index: Int, _ axis: Axis) {
        let node = screen.nodes[index]
        guard !node.children.isEmpty else { return }
        let a = column(.line(index, axis), "a.\(sizeName(index, axis))")
        lines[index][axis] = a
        let sizing = screen.sizingChildren(of: index)
        let guides = node.children.map { expression(screen.nodes[$0].placing[axis]) }
        for (child, guide) in zip(node.children, guides) {
            program.subject(to: "line.\(offsetName(child, axis))", offsets[child][axis] + guide == a)
            if sizing.contains(child) {
                program.subject(to: "start.\(offsetName(child, axis))", offsets[child][axis] >= 0)
                let end = offsets[child][axis] + sizes[child][axis]
                program.subject(to: "end.\(offsetName(child, axis))", end <= sizes[index][axis])
                levels[node.depth].fill += sizes[child][axis]
            } else {
                offer(sizes[index][axis], to: child, axis, depth: node.depth)
            }
        }
        if competes(sizing, axis) { levels[node.depth].unevenness += differences(of: sizing, axis, name: "d") }
    }

    /// Whether sizes get into each other's way: not where every guide is the same share of its own view.
    private func competes(_ children: [Int], _ axis: Axis) -> Bool {
        let shares = children.map { child -> Double? in
            let guide = screen.nodes[child].placing[axis]
            guard guide.constant == 0, guide.terms.allSatisfy({ $0.quantity == .size(child, axis) }) else { return nil }
            return guide.terms.first?.factor ?? 0
        }
        return shares.contains { $0 == nil || $0 != shares[0] }
    }

    /// Adds the differences between the sizes that can vary; returns their sum.
    private mutating func differences(of children: [Int], _ axis: Axis, name: String) -> LinearExpression {
        let flexible = children.filter {
            let node = screen.nodes[$0]
            return !node.isUnspecified[axis] && node.leastSize(axis) < node.range[axis].maximum
        }
        var total = LinearExpression()
        for (position, i) in flexible.enumerated() {
            for j in flexible[(position + 1)...] {
                let pair = "[\(self.name(i)),\(self.name(j))].\(axis.name)"
                let difference = column(.difference(i, j, axis), name + pair, atLeast: 0)
                program.subject(to: "apart.\(name)\(pair)", abs(sizes[i][axis] - sizes[j][axis]) <= difference)
                total += difference
            }
        }
        return total
    }

    /// A guide in the program's columns.
    private func expression(_ guide: ScreenGuide) -> LinearExpression {
        var expression = LinearExpression(constant: guide.constant)
        for term in guide.terms {
            switch term.quantity {
            case .size(let node, let axis): expression += term.factor * sizes[node][axis]
            case .offset(let node, let axis): expression += term.factor * offsets[node][axis]
            }
        }
        return expression
    }

    private func sizeName(_ index: Int, _ axis: Axis) -> String { "\(axis == .horizontal ? "w" : "h")[\(name(index))]" }
    private func offsetName(_ index: Int, _ axis: Axis) -> String {
        "\(axis == .horizontal ? "x" : "y")[\(name(index))]"
    }
}

/// The objectives of one level, in their order.
private struct ScreenObjectives {
    var overflow = LinearExpression()
    var tiers: [LinearExpression] = []
    var unfairness = LinearExpression()
    var fill = LinearExpression()
    var unevenness = LinearExpression()

    mutating func add(_ term: LinearExpression, toTier rank: Int) {
        while tiers.count <= rank { tiers.append(LinearExpression()) }
        tiers[rank] += term
    }

    /// Adds the objectives that have something to decide.
    func add(to program: inout LinearProgram, level: Int) {
        if !overflow.terms.isEmpty { program.minimize("overflow[\(level)]", overflow) }
        for (rank, tier) in tiers.enumerated() { program.maximize("tier[\(level),\(rank)]", tier) }
        if !unfairness.terms.isEmpty { program.minimize("unfairness[\(level)]", unfairness) }
        if !fill.terms.isEmpty { program.maximize("fill[\(level)]", fill) }
        if !unevenness.terms.isEmpty { program.minimize("unevenness[\(level)]", unevenness) }
    }
}
