// Model+Screen.swift: a whole screen as data for Models/tree.mod.  Lengths in points.

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
        data.goals(of: program)
        self.init(kind: .tree, program: program.program, data: data)
    }
}

extension Axis {
    /// The axis as the model counts it.
    fileprivate var number: Int { self == .horizontal ? 1 : 2 }
}

/// A tuple of numbers as a member of a set, or as an index.
private func member(_ numbers: Int...) -> String { "(" + index(numbers) + ")" }
private func index(_ numbers: [Int]) -> String { numbers.map { String($0) }.joined(separator: ",") }

extension MathProgData {
    fileprivate mutating func views(of screen: Screen, _ program: ScreenProgram) {
        param("count", screen.nodes.count)
        names(screen.nodes.map { $0.ids.last ?? $0.path })
        param("parent", screen.nodes.map { $0.parent.map(Double.init) })
        for (name, bounds) in [("lower", program.program.columnLower), ("upper", program.program.columnUpper)] {
            param(
                name,
                screen.nodes.indices.flatMap { view in
                    Axis.allCases.compactMap { axis in
                        let bound = bounds[program.sizes[view][axis].index]
                        return bound.isFinite ? (index([view, axis.number]), bound.shortest) : nil
                    }
                })
        }
        let proposed = Axis.allCases.filter { screen.proposal[$0] != nil }
        set("PROPOSED", proposed.map { String($0.number) })
        param(
            "proposed",
            proposed.map { axis in
                let most = min(screen.proposal[axis] ?? 0, screen.nodes[0].range[axis].maximum)
                return (String(axis.number), most.shortest)
            })
    }

    fileprivate mutating func containers(of screen: Screen) {
        var padded: [(view: String, before: Double, around: Double)] = []
        var (first, next, last): ([String], [(member: String, gap: Double)], [String]) = ([], [], [])
        var offered: [String] = []
        for node in screen.nodes {
            for axis in Axis.allCases {
                switch node.kind {
                case .padding(let insets):
                    padded += node.children.map { (index([$0, axis.number]), insets.before(axis), insets.total[axis]) }
                case .stack(let main, _, _) where main == axis:
                    if let child = node.children.first { first.append(member(child, axis.number)) }
                    for (place, pair) in zip(node.children, node.children.dropFirst()).enumerated() {
                        next.append((index([pair.1, pair.0, axis.number]), node.gaps[place]))
                    }
                    if let child = node.children.last { last.append(member(child, axis.number)) }
                default: break
                }
            }
        }
        for (view, axis) in screen.offered { offered.append(member(view, axis.number)) }
        set("PADDED", padded.map { "(\($0.view))" })
        param("before", padded.map { ($0.view, $0.before.shortest) })
        param("around", padded.map { ($0.view, $0.around.shortest) })
        set("FIRST", first)
        set("NEXT", next.map { "(\($0.member))" })
        param("gap", next.map { ($0.member, $0.gap.shortest) })
        set("LAST", last)
        set("OFFERED", offered)
    }

    fileprivate mutating func guides(of screen: Screen) {
        var (placed, aligned, within, lines): ([String], [String], [String], [String]) = ([], [], [], [])
        var constants: [(key: String, value: String)] = []
        var (sizes, offsets): ([(key: String, value: String)], [(key: String, value: String)]) = ([], [])
        func note(_ guide: ScreenGuide, _ view: Int, _ axis: Axis) {
            if guide.constant != 0 { constants.append((index([view, axis.number]), guide.constant.shortest)) }
            for term in guide.terms where term.factor != 0 {
                switch term.quantity {
                case .size(let other, let along):
                    sizes.append((index([view, axis.number, other, along.number]), term.factor.shortest))
                case .offset(let other, let along):
                    offsets.append((index([view, axis.number, other, along.number]), term.factor.shortest))
                }
            }
        }
        for container in screen.nodes.indices {
            for axis in Axis.allCases {
                if case .frame = screen.nodes[container].kind {
                    for child in screen.nodes[container].children {
                        placed.append(member(child, axis.number))
                        note(screen.nodes[child].placing[axis], child, axis)
                    }
                }
                guard screen.alignmentKey(of: container, along: axis) != nil else { continue }
                lines.append(member(container, axis.number))
                let sizing = screen.sizingChildren(of: container)
                for child in screen.nodes[container].children {
                    aligned.append(member(child, axis.number))
                    if sizing.contains(child) { within.append(member(child, axis.number)) }
                    note(screen.nodes[child].placing[axis], child, axis)
                }
            }
        }
        set("PLACED", placed)
        set("ALIGNED", aligned)
        set("WITHIN", within)
        set("LINES", lines)
        param("constant", constants)
        set("BY_SIZE", sizes.map { "(\($0.key))" })
        param("size_factor", sizes)
        set("BY_OFFSET", offsets.map { "(\($0.key))" })
        param("offset_factor", offsets)
    }

    /// What each objective is about, read from its columns.
    fileprivate mutating func goals(of program: ScreenProgram) {
        let objectives = program.program.objectives
        param("stages", objectives.count)
        var goals: [String] = []
        for (place, objective) in objectives.enumerated() {
            var (goal, views, pairs): (String, [String], [String]) = ("line", [], [])
            for column in objective.columns {
                switch program.columns[Int(column)] {
                case .size(let view, let axis): (goal, views) = ("size", views + [member(view, axis.number)])
                case .overflow(let view, let axis): (goal, views) = ("overflow", views + [member(view, axis.number)])
                case .line(let view, let axis): (goal, views) = ("line", views + [member(view, axis.number)])
                case .difference(let i, let j, let axis):
                    (goal, pairs) = ("difference", pairs + [member(i, j, axis.number)])
                case .offset: preconditionFailure("no objective asks for offsets")
                }
            }
            goals.append(goal)
            set("OF[\(place + 1)]", views)
            set("PAIRS[\(place + 1)]", pairs)
        }
        param("goal", goals.enumerated().map { (String($0 + 1), "'\($1)'") })
    }
}
