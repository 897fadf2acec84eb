// TreeGuide.swift: every guide of a tree as a linear function of sizes and offsets.
// Lengths in points from the view's top or leading edge.

/// A size or an offset of one view along one axis.
public enum TreeQuantity: Sendable, Hashable {
    /// The view's length.
    case size(Int, Axis)
    /// Where the view starts in its container.
    case offset(Int, Axis)
}

/// A constant and multiples of sizes and offsets, in points.
public struct TreeGuide: Sendable, Equatable {
    /// The part that does not vary.
    public internal(set) var constant: Double = 0
    /// What varies, in the order of first mention, each once.
    public internal(set) var terms: [(quantity: TreeQuantity, factor: Double)] = []

    /// Its value where sizes and offsets are known.
    public func value(_ number: (TreeQuantity) -> Double) -> Double {
        terms.reduce(constant) { $1.factor == 0 ? $0 : $0 + $1.factor * number($1.quantity) }
    }

    /// Whether two guides have the same constant and the same terms in the same order.
    public static func == (left: TreeGuide, right: TreeGuide) -> Bool {
        left.constant == right.constant && left.terms.elementsEqual(right.terms, by: { $0 == $1 })
    }

    static func one(_ quantity: TreeQuantity) -> TreeGuide { TreeGuide(terms: [(quantity, 1)]) }

    func plus(_ other: TreeGuide, times factor: Double = 1) -> TreeGuide {
        var sum = self
        sum.constant += factor * other.constant
        for term in other.terms {
            if let known = sum.terms.firstIndex(where: { $0.quantity == term.quantity }) {
                sum.terms[known].factor += factor * term.factor
            } else {
                sum.terms.append((term.quantity, factor * term.factor))
            }
        }
        return sum
    }

    func times(_ factor: Double) -> TreeGuide { TreeGuide().plus(self, times: factor) }

    /// Whether it depends on nothing.
    var isConstant: Bool { terms.allSatisfy { $0.factor == 0 } }
}

extension TreeProblem {
    /// Where a view's guide lies: the explicit value if there is one, else the key's own default.
    ///
    /// - Complexity: O(size of the subtree) for guides that leave containers.
    public func guide(_ key: GuideKey, of node: Int) -> TreeGuide {
        do {
            return try GuideReader(problem: self).guide(key, of: node, layer: nodes[node].guides.count)
        } catch {
            preconditionFailure("guides were checked when the tree was made: \(error)")
        }
    }

    /// The default value of a key for a view's own dimensions, whatever guides it was given.
    func standard(_ key: GuideKey, of node: Int) -> TreeGuide {
        do {
            return try GuideReader(problem: self).value(key.standard, key, of: node, layer: 0)
        } catch {
            preconditionFailure("guides were checked when the tree was made: \(error)")
        }
    }

    /// Where a frame puts its child along an axis: its own default less the child's guide.
    package func frameOffset(of child: Int, in frame: Int, on key: GuideKey) -> TreeGuide {
        standard(key, of: frame).plus(guide(key, of: child), times: -1)
    }

    /// Throws for the first guide that is not linear.
    func checkGuides() throws(TreeError) {
        for index in nodes.indices {
            let reader = GuideReader(problem: self)
            for (layer, given) in nodes[index].guides.enumerated() {
                _ = try reader.guide(given.key, of: index, layer: layer + 1)
            }
            for axis in Axis.allCases {
                guard let key = alignmentKey(of: index, along: axis) ?? frameKey(of: index, along: axis) else {
                    continue
                }
                _ = try reader.value(key.standard, key, of: index, layer: 0)
                for child in nodes[index].children {
                    _ = try reader.guide(key, of: child, layer: nodes[child].guides.count)
                }
            }
        }
    }
}

extension TreeProblem {
    fileprivate func frameKey(of node: Int, along axis: Axis) -> GuideKey? {
        if case .frame(_, let alignment) = nodes[node].kind { return alignment[axis] }
        return nil
    }
}

/// Works out guides; an expression sees its view with the guides that were given inside of it.  It ends: a key's
/// default holds only keys that were made before it.
private struct GuideReader {
    let problem: TreeProblem

    func guide(_ key: GuideKey, of node: Int, layer: Int) throws(TreeError) -> TreeGuide {
        if let explicit = try explicit(key, of: node, layer: layer) { return explicit }
        return try value(key.standard, key, of: node, layer: layer)
    }

    func explicit(
        _ key: GuideKey, of node: Int, layer: Int
    ) throws(TreeError) -> TreeGuide? {
        let guides = problem.nodes[node].guides
        guard let given = guides[..<layer].lastIndex(where: { $0.key == key }) else {
            return try exported(key, from: node)
        }
        return try value(guides[given].expression, key, of: node, layer: given)
    }

    /// What leaves a container: a stack of one child and a view with one child pass all, others combine.
    private func exported(_ key: GuideKey, from node: Int) throws(TreeError) -> TreeGuide? {
        var values: [TreeGuide] = []
        let children = problem.nodes[node].children
        for child in children {
            let layer = problem.nodes[child].guides.count
            if let inner = try explicit(key, of: child, layer: layer) {
                values.append(TreeGuide.one(.offset(child, key.axis)).plus(inner))
            }
        }
        if children.count == 1 { return values.first }
        return switch key.combination {
        case .none: nil
        case .first: values.first
        case .last: values.last
        case .mean: values.isEmpty ? nil : values.reduce(TreeGuide()) { $0.plus($1) }.times(1 / Double(values.count))
        }
    }

    func value(
        _ expression: GuideExpression, _ key: GuideKey, of node: Int, layer: Int
    ) throws(TreeError) -> TreeGuide {
        func value(_ part: GuideExpression) throws(TreeError) -> TreeGuide {
            try self.value(part, key, of: node, layer: layer)
        }
        let fault = TreeError(.notLinear(key), at: problem.nodes[node].path)
        switch expression {
        case .number(let number):
            guard (-Limits.length...Limits.length).contains(number) else {
                throw TreeError(
                    .outOfRange(
                        "a number in the guide \(key.name)", value: number,
                        allowed: (-Limits.length...Limits.length).words), at: problem.nodes[node].path)
            }
            return TreeGuide(constant: number)
        case .width: return .one(.size(node, .horizontal))
        case .height: return .one(.size(node, .vertical))
        case .guide(let other): return try guide(other, of: node, layer: layer)
        case .explicit(let other, let otherwise):
            if let explicit = try explicit(other, of: node, layer: layer) { return explicit }
            return try value(otherwise)
        case .sum(let first, let second): return try value(first).plus(value(second))
        case .difference(let first, let second): return try value(first).plus(value(second), times: -1)
        case .product(let first, let second):
            let (left, right) = (try value(first), try value(second))
            if left.isConstant { return right.times(left.constant) }
            guard right.isConstant else { throw fault }
            return left.times(right.constant)
        case .quotient(let first, let second):
            let (left, right) = (try value(first), try value(second))
            guard right.isConstant, right.constant != 0 else { throw fault }
            return left.times(1 / right.constant)
        }
    }
}
