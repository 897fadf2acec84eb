// ScreenProgram.swift: a whole screen of stacks, overlays, frames and paddings as one linear program.
// Lengths in points.  Its MathProg twin is Models/tree.mod.

package import Boxes
public import LinearPrograms

/// Sizes and places of all views of a screen at once.
///
///     for each view v and axis:  size s_v within its range, offset o_v in its container
///     padding:   s_v = s_c + insets,  o_c = inset before
///     frame:     s_c <= s_v + e_c,  o_c = the frame's guide - the child's guide
///     stack:     Σ s_c + gaps <= s_v,  o_c = o_b + s_b + gap for each child c behind a child b
///     across a stack, and along both axes of an overlay:
///                o_c + guide_c = a_v,  o_c >= 0,  o_c + s_c <= s_v,
///                and s_c <= s_v, which follows, where every guide is the same share of its view
///
/// with guides linear in sizes and offsets, of the child and of what lies inside of it.  The objectives, in this order:
/// the root as close to its proposal as it will go; then for every level of containers, from the root on: the least
/// overflow of frames; each tier of the stacks as long as possible, from the highest on; the least unfairness (the
/// Gini mean difference, as in `GiniProgram`); children as large as possible across stacks, in overlays and in frames;
/// where sizes compete there, the least mean difference; and at last every line as far at the start as possible.
///
/// Containers of one level share an objective: where no guide ties them, they have no column in common.
public struct ScreenProgram {
    public let screen: Screen
    public internal(set) var program = LinearProgram()
    /// The size of each view.
    package internal(set) var sizes: [PerAxis<Variable>] = []
    /// Where each view starts in its container; the root's is held at 0.
    package internal(set) var offsets: [PerAxis<Variable>] = []
    /// The line of each container that aligns along an axis.
    package internal(set) var lines: [PerAxis<Variable?>] = []
    /// What each column is.
    package internal(set) var columns: [Column] = []
    /// What each row says.
    package internal(set) var rows: [Row] = []
    /// What is to be optimised, level by level.
    var levels: [ScreenObjectives]

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

    /// What a row of the program says, of which views, along which axis.
    package enum Row: Sendable, Equatable {
        /// The root keeps to its proposal.
        case root(Axis)
        /// Where a view starts.
        case place(Int, Axis)
        /// A padding is as large as its view and the insets.
        case padding(Int, Axis)
        /// A view is no larger than its container, but for its overflow where it may overflow.
        case within(Int, Axis)
        /// The children of a stack end within it.
        case along(Int, Axis)
        /// A view starts within its container.
        case start(Int, Axis)
        /// A view ends within its container.
        case end(Int, Axis)
        /// The first of two views is larger by no more than their difference.
        case above(Int, Int, Axis)
        /// The second one is.
        case below(Int, Int, Axis)
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
        let ranges = ScreenRanges(screen)
        addColumns(ranges)
        try addRoot(ranges)
        for index in screen.nodes.indices { addRows(of: index) }
        for (depth, level) in levels.enumerated() { level.add(to: &program, level: depth) }
        let all = lines.flatMap { [$0.horizontal, $0.vertical].compactMap(\.self) }
        // A screen that asks for its ideal sizes may leave nothing to decide.
        if !all.isEmpty || program.objectives.isEmpty { program.minimize("lines", sum(all)) }
    }

    /// Sizes and places as an answer to `program` has them.
    public func arrangement(of solution: Solution) -> ScreenArrangement {
        func numbers(_ variables: [PerAxis<Variable>]) -> [PerAxis<Double>] {
            variables.map { variable in PerAxis { solution[variable[$0]] } }
        }
        return ScreenArrangement(sizes: numbers(sizes), offsets: numbers(offsets), in: screen)
    }

    /// How a view is called in the names of columns and rows: by id, or else by index.
    func name(_ index: Int) -> String { screen.nodes[index].ids.last ?? String(index) }

    /// Adds a row and says what it is.
    mutating func row(_ meaning: Row, _ name: String, _ relation: Relation) {
        rows.append(meaning)
        program.subject(to: name, relation)
    }

    /// Adds a column and says what it is.
    mutating func column(
        _ meaning: Column, _ name: String, atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) -> Variable {
        columns.append(meaning)
        return program.variable(name, atLeast: lower, atMost: upper)
    }

    private mutating func addColumns(_ ranges: ScreenRanges) {
        for (index, node) in screen.nodes.enumerated() {
            sizes.append(
                PerAxis { axis in
                    let (lower, upper) = ranges[index, axis].bounds
                    return column(.size(index, axis), sizeName(index, axis), atLeast: lower, atMost: upper)
                })
            let bound = node.parent == nil ? 0 : Double.infinity
            offsets.append(
                PerAxis { column(.offset(index, $0), offsetName(index, $0), atLeast: -bound, atMost: bound) })
            lines.append(PerAxis { _ in nil })
        }
    }

    /// The root is as close to its proposal as its content lets it be.
    private mutating func addRoot(_ ranges: ScreenRanges) throws(ScreenError) {
        var overflow = LinearExpression()
        var size = LinearExpression()
        for axis in Axis.allCases {
            guard let most = ranges.mostOfRoot(axis) else { continue }
            guard most.isFinite else { throw ScreenError(.unbounded(axis), at: "") }
            let e = column(.overflow(0, axis), "e.root.\(axis.name)", atLeast: 0)
            row(.root(axis), "root.\(axis.name)", sizes[0][axis] - e <= most)
            overflow += e
            size += sizes[0][axis]
        }
        if overflow.terms.isEmpty { return }
        program.minimize("overflow.root", overflow)
        program.maximize("fill.root", size)
    }
}

extension ScreenProgram {
    /// What the column of a view's size is called.
    func sizeName(_ index: Int, _ axis: Axis) -> String { "\(axis == .horizontal ? "w" : "h")[\(name(index))]" }
    /// What the column of a view's offset is called.
    func offsetName(_ index: Int, _ axis: Axis) -> String { "\(axis == .horizontal ? "x" : "y")[\(name(index))]" }
}

/// The objectives of one level, in their order.
struct ScreenObjectives {
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
