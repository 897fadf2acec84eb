// Model+Screen.swift: a whole screen as data for Models/tree.mod.  Lengths in points.

import Boxes

extension Model {
    /// The model of a screen.
    ///
    /// - Throws: `ScreenError`.
    public init(_ screen: Screen) throws(ScreenError) {
        let program = try ScreenProgram(screen)
        var data = MathProgData()
        data.views(of: screen, program)
        data.containers(of: screen)
        data.guides(of: screen)
        data.levels(of: screen)
        data.goals(of: program)
        self.init(kind: .tree, program: program.program, data: data)
    }
}

extension Axis {
    /// The axis as the model counts it.
    fileprivate var number: Int { self == .horizontal ? 1 : 2 }
}

/// A value at a tuple of numbers.
private typealias Entry = (key: [Int], value: Double)

/// The guides of views as sums: constants, multiples of sizes and multiples of offsets.
private struct GuideTerms {
    var (constants, sizes, offsets): ([Entry], [Entry], [Entry]) = ([], [], [])

    mutating func add(_ guide: ScreenGuide, of view: Int, _ axis: Axis) {
        if guide.constant != 0 { constants.append(([view, axis.number], guide.constant)) }
        for term in guide.terms where term.factor != 0 {
            switch term.quantity {
            case .size(let other, let along): sizes.append(([view, axis.number, other, along.number], term.factor))
            case .offset(let other, let along): offsets.append(([view, axis.number, other, along.number], term.factor))
            }
        }
    }
}

private func index(_ numbers: [Int]) -> String { numbers.map { String($0) }.joined(separator: ",") }

extension MathProgData {
    private mutating func set(_ name: String, tuples: [[Int]]) { set(name, tuples.map { "(\(index($0)))" }) }

    private mutating func param(_ name: String, over entries: [Entry]) {
        param(name, entries.map { (index($0.key), $0.value.shortest) })
    }

    fileprivate mutating func views(of screen: Screen, _ program: ScreenProgram) {
        param("count", screen.nodes.count)
        names(screen.nodes.map { $0.ids.last ?? $0.path })
        param("parent", screen.nodes.map { $0.parent.map(Double.init) })
        for (name, bounds) in [("lower", program.program.columnLower), ("upper", program.program.columnUpper)] {
            let entries: [Entry] = screen.nodes.indices.flatMap { view in
                Axis.allCases.map { ([view, $0.number], bounds[program.sizes[view][$0].index]) }
            }
            param(name, over: entries.filter(\.value.isFinite))
        }
        let proposed: [Entry] = zip(program.rows, program.program.rowUpper).compactMap { row, bound in
            if case .root(let axis) = row { ([axis.number], bound) } else { nil }
        }
        set("PROPOSED", proposed.map { index($0.key) })
        param("proposed", over: proposed)
    }

    fileprivate mutating func containers(of screen: Screen) {
        var (before, around, next): ([Entry], [Entry], [Entry]) = ([], [], [])
        var (first, last): ([[Int]], [[Int]]) = ([], [])
        for node in screen.nodes {
            for axis in Axis.allCases {
                switch node.kind {
                case .padding(let inset, let total):
                    before += node.children.map { ([$0, axis.number], inset[axis]) }
                    around += node.children.map { ([$0, axis.number], total[axis]) }
                case .stack(let main, _, _) where main == axis:
                    first += node.children.prefix(1).map { [$0, axis.number] }
                    for (place, pair) in zip(node.children, node.children.dropFirst()).enumerated() {
                        next.append(([pair.1, pair.0, axis.number], node.gaps[place]))
                    }
                    last += node.children.suffix(1).map { [$0, axis.number] }
                default: break
                }
            }
        }
        set("PADDED", tuples: before.map(\.key))
        param("before", over: before)
        param("around", over: around)
        set("FIRST", tuples: first)
        set("NEXT", tuples: next.map(\.key))
        param("gap", over: next)
        set("LAST", tuples: last)
        set("OFFERED", tuples: screen.offered.map { [$0.0, $0.1.number] })
    }

    /// Where levels of stacks with policies of their own begin, and what they gain.
    fileprivate mutating func levels(of screen: Screen) {
        var (bases, rates): ([Entry], [Entry]) = ([], [])
        for node in screen.nodes {
            guard case .stack(let axis, _, _) = node.kind, let stated = node.sharing?.stated else { continue }
            for (place, child) in node.children.enumerated() {
                if stated.base[place] != 0 { bases.append(([child, axis.number], stated.base[place])) }
                if stated.rate[place] != 1 { rates.append(([child, axis.number], stated.rate[place])) }
            }
        }
        param("base", over: bases)
        param("rate", over: rates)
    }

    fileprivate mutating func guides(of screen: Screen) {
        var (placed, aligned, lines): ([[Int]], [[Int]], [[Int]]) = ([], [], [])
        var (within, together): ([[Int]], [[Int]]) = ([], [])
        var terms = GuideTerms()
        for (container, node) in screen.nodes.enumerated() {
            for axis in Axis.allCases {
                if case .frame = node.kind {
                    placed += node.children.map { [$0, axis.number] }
                    for child in node.children { terms.add(screen.nodes[child].placing[axis], of: child, axis) }
                }
                guard screen.alignmentKey(of: container, along: axis) != nil else { continue }
                lines.append([container, axis.number])
                aligned += node.children.map { [$0, axis.number] }
                let sizing = screen.sizingChildren(of: container)
                let inside = node.children.filter(sizing.contains).map { [$0, axis.number] }
                within += inside
                if !screen.sizesCompete(sizing, axis) { together += inside }
                for child in node.children { terms.add(screen.nodes[child].placing[axis], of: child, axis) }
            }
        }
        set("PLACED", tuples: placed)
        set("ALIGNED", tuples: aligned)
        set("WITHIN", tuples: within)
        set("TOGETHER", tuples: together)
        set("LINES", tuples: lines)
        param("constant", over: terms.constants)
        set("BY_SIZE", tuples: terms.sizes.map(\.key))
        param("size_factor", over: terms.sizes)
        set("BY_OFFSET", tuples: terms.offsets.map(\.key))
        param("offset_factor", over: terms.offsets)
    }

    /// What each objective is about, read from its columns.
    fileprivate mutating func goals(of program: ScreenProgram) {
        let objectives = program.program.objectives
        param("stages", objectives.count)
        var goals: [String] = []
        for (place, objective) in objectives.enumerated() {
            var (goal, views, pairs): (String, [[Int]], [[Int]]) = ("line", [], [])
            for column in objective.columns {
                switch program.columns[Int(column)] {
                case .size(let view, let axis): (goal, views) = ("size", views + [[view, axis.number]])
                case .overflow(let view, let axis): (goal, views) = ("overflow", views + [[view, axis.number]])
                case .line(let view, let axis): (goal, views) = ("line", views + [[view, axis.number]])
                case .difference(let i, let j, let axis): (goal, pairs) = ("difference", pairs + [[i, j, axis.number]])
                case .offset: preconditionFailure("no objective asks for offsets")
                }
            }
            goals.append(goal)
            set("OF[\(place + 1)]", tuples: views)
            set("PAIRS[\(place + 1)]", tuples: pairs)
        }
        param("goal", goals.enumerated().map { (String($0 + 1), "'\($1)'") })
    }
}
