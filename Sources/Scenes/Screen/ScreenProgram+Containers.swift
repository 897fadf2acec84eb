// ScreenProgram+Containers.swift: what a container demands of the views inside.  Lengths in points.

import Boxes
import Fractions
import LinearPrograms

extension ScreenProgram {
    /// Adds the rows of one container along both axes.
    mutating func addRows(of index: Int) {
        let node = screen.nodes[index]
        for axis in Axis.allCases {
            switch node.kind {
            case .leaf: break
            case .padding(let before, let total):
                for child in node.children {
                    let around = sizes[index][axis] - sizes[child][axis]
                    row(.padding(child, axis), "pad.\(sizeName(child, axis))", around == total[axis])
                    place(child, axis, "pad", offsets[child][axis] == before[axis])
                }
            case .frame:
                for child in node.children {
                    offer(sizes[index][axis], to: child, axis, depth: node.depth)
                    let (guide, times) = guide(of: child, axis)
                    place(child, axis, "align", times * offsets[child][axis] == guide)
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
        row(.within(child, axis), "within.\(sizeName(child, axis))", sizes[child][axis] - size - e <= 0)
        levels[depth].overflow += e
        levels[depth].fill += sizes[child][axis]
    }

    /// A stack along its axis.
    private mutating func share(_ index: Int, _ axis: Axis) {
        let node = screen.nodes[index]
        var end = LinearExpression()
        for (place, child) in node.children.enumerated() {
            self.place(child, axis, "after", offsets[child][axis] == end)
            end = offsets[child][axis] + sizes[child][axis]
            if place < node.gaps.count { end = end + node.gaps[place] }
        }
        guard !node.children.isEmpty else { return }
        row(.along(index, axis), "along.\(sizeName(index, axis))", end <= sizes[index][axis])
        if node.isUnspecified[axis] { return }
        let tiers = screen.tiers(of: index)
        for (rank, tier) in tiers.enumerated() {
            levels[node.depth].add(sum(tier.map { sizes[$0][axis] }), toTier: rank)
        }
        for tier in tiers { levels[node.depth].unfairness += differences(of: tier, in: node, axis, name: "g") }
    }

    /// A stack across its axis, or one axis of an overlay.
    private mutating func align(_ index: Int, _ axis: Axis) {
        let node = screen.nodes[index]
        guard !node.children.isEmpty else { return }
        let a = column(.line(index, axis), "a.\(sizeName(index, axis))")
        lines[index][axis] = a
        let sizing = screen.sizingChildren(of: index)
        let competes = screen.sizesCompete(sizing, axis)
        for child in node.children {
            let (guide, times) = guide(of: child, axis)
            place(child, axis, "line", times * offsets[child][axis] + guide == times * a)
            guard sizing.contains(child) else {
                offer(sizes[index][axis], to: child, axis, depth: node.depth)
                continue
            }
            keep(child, inside: sizes[index][axis], axis)
            if !competes {
                let within = sizes[child][axis] <= sizes[index][axis]
                row(.within(child, axis), "within.\(sizeName(child, axis))", within)
            }
            levels[node.depth].fill += sizes[child][axis]
        }
        if competes { levels[node.depth].unevenness += differences(of: sizing, in: node, axis, name: "d") }
    }

    /// A child starts and ends within its container.
    private mutating func keep(_ child: Int, inside size: Variable, _ axis: Axis) {
        row(.start(child, axis), "start.\(offsetName(child, axis))", offsets[child][axis] >= 0)
        let end = offsets[child][axis] + sizes[child][axis]
        row(.end(child, axis), "end.\(offsetName(child, axis))", end <= size)
    }

    private mutating func place(_ child: Int, _ axis: Axis, _ word: String, _ relation: Relation) {
        row(.place(child, axis), "\(word).\(offsetName(child, axis))", relation)
    }

    /// Adds the differences between the sizes that can vary, or between their levels; returns their sum.
    private mutating func differences(
        of children: [Int], in container: ScreenNode, _ axis: Axis, name: String
    ) -> LinearExpression {
        let flexible = children.filter {
            let node = screen.nodes[$0]
            let range = node.held[axis] ?? node.range[axis]
            return !node.isUnspecified[axis] && range.minimum < range.maximum
        }
        var total = LinearExpression()
        for (position, i) in flexible.enumerated() {
            for j in flexible[(position + 1)...] {
                let pair = "[\(self.name(i)),\(self.name(j))].\(axis.name)"
                let difference = column(.difference(i, j, axis), name + pair, atLeast: 0)
                let apart = abs(container.apart(i, j, axis, sizes)) <= difference
                row(.above(i, j, axis), "apart.\(name)\(pair).over", apart.over)
                row(.below(i, j, axis), "apart.\(name)\(pair).under", apart.under)
                total += difference
            }
        }
        return total
    }

    /// The guide by which a child is placed in the program's columns, so many times that its factors are whole: as
    /// doubles, three thirds are less than 1.
    private func guide(of child: Int, _ axis: Axis) -> (expression: LinearExpression, times: Double) {
        let guide = screen.nodes[child].placing[axis]
        let times = guide.denominator
        var expression = LinearExpression(constant: Double(times) * guide.constant)
        for term in guide.terms {
            let factor = (Fraction(times) * term.share).double
            switch term.quantity {
            case .size(let node, let axis): expression += factor * sizes[node][axis]
            case .offset(let node, let axis): expression += factor * offsets[node][axis]
            }
        }
        return (expression, Double(times))
    }
}

extension ScreenNode {
    /// How far the sizes of two children are apart, or their levels, multiplied by what both gain per level.
    fileprivate func apart(_ i: Int, _ j: Int, _ axis: Axis, _ sizes: [PerAxis<Variable>]) -> LinearExpression {
        guard case .stack(axis, _, _) = kind, let stated = sharing?.stated, let first = children.firstIndex(of: i),
            let second = children.firstIndex(of: j)
        else { return sizes[i][axis] - sizes[j][axis] }
        let (one, other) = (stated.rate[first], stated.rate[second])
        return other * (sizes[i][axis] - stated.base[first]) - one * (sizes[j][axis] - stated.base[second])
    }
}
