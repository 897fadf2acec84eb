// ScreenRanges.swift: the shortest and the longest length of every view of a screen, exactly.  Lengths in points.

import Fractions
import LayoutCore
import Rows

/// Between what lengths the views of a screen are held, by themselves and by what lies inside.
///
/// `ScreenNode.range` has the same lengths as sums of doubles; a program that took a sum rounded down for a greatest length
/// would contradict itself.
struct ScreenRanges {
    /// One view along one axis.
    struct Range {
        /// Between what its column is held, in points.
        var bounds = (lower: 0.0, upper: Double.infinity)
        /// The shortest length that holds what is inside, and the longest.
        var least = Fraction(0)
        var most = Fraction.infinity
    }

    private let screen: Screen
    private var ranges: [PerAxis<Range>]

    /// Measures a screen from the leaves up.
    ///
    /// - Complexity: O(*n*) sums of fractions.
    init(_ screen: Screen) {
        self.screen = screen
        ranges = screen.nodes.map { _ in PerAxis { _ in Range() } }
        for index in screen.nodes.indices.reversed() {
            for axis in Axis.allCases { ranges[index][axis] = range(of: index, axis) }
        }
    }

    subscript(index: Int, axis: Axis) -> Range { ranges[index][axis] }

    /// What the root may be without overflow; `nil` where nothing is proposed, infinite where nothing bounds it.
    func mostOfRoot(_ axis: Axis) -> Double? {
        let upper = self[0, axis].bounds.upper
        return screen.proposal[axis].map { min($0, upper.isFinite ? upper : screen.nodes[0].range[axis].maximum) }
    }

    private func range(of index: Int, _ axis: Axis) -> Range {
        let node = screen.nodes[index]
        var range = Range()
        if case .padding(let insets) = node.kind, let child = node.children.first {
            // Its view and the insets say how long it is.
            let total = Fraction(exactly: insets.total[axis])
            (range.least, range.most) = (ranges[child][axis].least + total, ranges[child][axis].most + total)
            return range
        }
        let content = contentLeast(of: node, axis)
        range.bounds =
            node.isUnspecified[axis]
            ? (node.range[axis].ideal, node.range[axis].ideal) : (node.leastSize(axis), node.range[axis].maximum)
        let upper = max(range.bounds.upper, content.doubleAbove)
        range.bounds.upper = upper
        if node.isUnspecified[axis] || isRigid(node.range[axis], content) { range.bounds.lower = upper }
        range.least = max(Fraction(exactly: range.bounds.lower), content)
        range.most = Fraction(exactly: upper)
        return range
    }

    /// Whether what is inside leaves a length no room, but for the rounding of its sums.
    private func isRigid(_ range: LengthRange, _ content: Fraction) -> Bool {
        range.minimum == range.maximum && Fraction(exactly: range.maximum * (1 - 1e-12)) <= content
    }

    /// The shortest length that holds what is inside of a container that cannot be shorter; 0 of any other view, and where a
    /// guide is not the view's own.
    private func contentLeast(of node: ScreenNode, _ axis: Axis) -> Fraction {
        func least(_ child: Int) -> Fraction { ranges[child][axis].least }
        switch node.kind {
        case .leaf, .frame, .padding: return 0
        case .stack(axis, _, _):
            let lengths = node.children.reduce(Fraction(0)) { $0 + least($1) }
            return max(0, node.gaps.reduce(lengths) { $0 + Fraction(exactly: $1) })
        case .stack, .overlay:
            let children = screen.sizingChildren(of: node)
            let guides = children.compactMap { OwnGuide(of: $0, axis, in: screen) }
            guard guides.count == children.count else { return 0 }
            let line = guides.map { $0.value(at: least($0.child)) }.max() ?? 0
            return line + (guides.map { least($0.child) - $0.value(at: least($0.child)) }.max() ?? 0)
        }
    }
}

extension Fraction {
    /// The least double, or the one next to it, that is not below.
    fileprivate var doubleAbove: Double { Fraction(exactly: double) < self ? double.nextUp : double }
}

/// A guide that depends on nothing but the view's own length: a share of it, from 0 to 1, and a constant.
struct OwnGuide {
    let child: Int
    let share: Fraction
    let constant: Fraction

    init?(of child: Int, _ axis: Axis, in screen: Screen) {
        let guide = screen.nodes[child].placing[axis]
        let share = guide.terms.first?.factor ?? 0
        guard guide.terms.allSatisfy({ $0.quantity == .size(child, axis) }), (0...1).contains(share) else { return nil }
        self.child = child
        self.share = Fraction(exactly: share)
        constant = Fraction(exactly: guide.constant)
    }

    /// Where the guide lies in the view.
    func value(at length: Fraction) -> Fraction { share * length + constant }
}
