// ScreenRanges.swift: the shortest and the longest length of every view of a screen, exactly.  Lengths in points.

import Boxes
import Fractions

/// Between what lengths the views of a screen are held, by themselves and by what lies inside.
///
/// The boxes' answers, `ScreenNode.range`, are sums of doubles, and a program that took one rounded down for a greatest length
/// would contradict itself; and no box knows between which lengths the program of a policy holds it.
struct ScreenRanges {
    /// One view along one axis.
    struct Reach {
        /// Between what its column is held, in points.
        var bounds = (lower: 0.0, upper: Double.infinity)
        /// The shortest length that holds what is inside, and the longest.
        var least = Fraction(0)
        var most = Fraction.infinity
        /// Whether these are right whatever the lengths inside; a guide that depends on them makes them guesses.
        var isExact = true
    }

    private let screen: Screen
    private var ranges: [PerAxis<Reach>]

    /// Measures a screen from the leaves up.
    ///
    /// - Complexity: O(*n*) sums of fractions.
    init(_ screen: Screen) {
        self.screen = screen
        ranges = screen.nodes.map { _ in PerAxis { _ in Reach() } }
        for index in screen.nodes.indices.reversed() {
            for axis in Axis.allCases { ranges[index][axis] = range(of: index, axis) }
        }
    }

    subscript(index: Int, axis: Axis) -> Reach { ranges[index][axis] }

    /// What the root may be without overflow; `nil` where nothing is proposed, infinite where nothing bounds it.
    func mostOfRoot(_ axis: Axis) -> Double? {
        let upper = self[0, axis].bounds.upper
        return screen.proposal[axis].map { min($0, upper.isFinite ? upper : screen.nodes[0].range[axis].maximum) }
    }

    /// The guide by which a child is placed on a line.
    func guide(of child: Int, _ axis: Axis) -> OwnGuide {
        OwnGuide(of: child, axis, in: screen) { ranges[$0][$1].least }
    }

    private func range(of index: Int, _ axis: Axis) -> Reach {
        let node = screen.nodes[index]
        if case .padding(_, let total) = node.kind, let child = node.children.first {
            // Its view and the insets say how long it is.
            var range = ranges[child][axis]
            let total = Fraction(exactly: total[axis])
            (range.least, range.most) = (range.least + total, range.most + total)
            range.bounds = (0, .infinity)
            if let held = node.held[axis] { range.bounds = (held.minimum, held.maximum) }
            return range
        }
        var range = Reach()
        let content = contentLeast(of: node, axis)
        var (lower, upper) = (node.leastSize(axis), node.range[axis].maximum)
        if node.isUnspecified[axis] { upper = node.range[axis].ideal }
        if let held = node.held[axis] { (lower, upper) = (max(lower, held.minimum), min(upper, held.maximum)) }
        if let ends = node.ends(axis) { (lower, upper) = (max(lower, ends.minimum), min(upper, ends.maximum)) }
        lower = min(lower, upper)
        // A sum rounded down is no bound for what it sums up.
        if content.least <= Fraction(exactly: upper * (1 + Self.rounding)) {
            upper = max(upper, content.least.doubleAbove)
        }
        let isRigid = node.range[axis].minimum == node.range[axis].maximum && content.isExact
        if node.isUnspecified[axis] || isRigid && content.least >= Fraction(exactly: upper * (1 - Self.rounding)) {
            lower = upper
        }
        range.bounds = (lower, upper)
        (range.least, range.most) = (max(Fraction(exactly: lower), content.least), Fraction(exactly: upper))
        range.isExact = content.isExact
        return range
    }

    /// What sums of a screen's lengths may be off by.
    private static let rounding = 1e-12

    /// The shortest length that holds what is inside of a container that cannot be shorter; 0 of any other view.
    private func contentLeast(of node: ScreenNode, _ axis: Axis) -> (least: Fraction, isExact: Bool) {
        func least(_ child: Int) -> Fraction { ranges[child][axis].least }
        let areExact = node.children.allSatisfy { ranges[$0][axis].isExact }
        switch node.kind {
        case .leaf, .frame, .padding: return (0, true)
        case .stack(axis, _, _):
            let lengths = node.children.reduce(Fraction(0)) { $0 + least($1) }
            return (max(0, node.gaps.reduce(lengths) { $0 + Fraction(exactly: $1) }), areExact)
        case .stack, .overlay:
            let guides = screen.sizingChildren(of: node).map { guide(of: $0, axis) }
            let line = guides.map { $0.value(at: least($0.child)) }.max() ?? 0
            let behind = guides.map { least($0.child) - $0.value(at: least($0.child)) }.max() ?? 0
            return (line + behind, areExact && guides.allSatisfy(\.isExact))
        }
    }
}

extension Fraction {
    /// The least double, or the one next to it, that is not below.
    var doubleAbove: Double { Fraction(exactly: double) < self ? double.nextUp : double }
}

/// A guide as a share of its view's own length, from 0 to 1, and a constant.
struct OwnGuide {
    let child: Int
    let share: Fraction
    let constant: Fraction
    /// Whether it is that; elsewhere what lies inside of the view is taken to be as short as it can be.
    let isExact: Bool

    /// The guide by which a child is placed.
    ///
    /// - Parameter least: The shortest lengths of the views inside of it.
    init(of child: Int, _ axis: Axis, in screen: Screen, least: (Int, Axis) -> Fraction) {
        let guide = screen.nodes[child].placing[axis]
        var (share, constant, isOwn) = (Fraction(0), Fraction(exactly: guide.constant), true)
        for term in guide.terms {
            switch term.quantity {
            case .size(child, axis): share = term.share
            case .size(let view, let along):
                constant = constant + term.share * least(view, along)
                isOwn = false
            case .offset(let view, let along):
                constant = constant + term.share * Fraction(exactly: screen.nodes[view].start[along])
                isOwn = false
            }
        }
        self.child = child
        self.share = min(max(0, share), 1)
        self.constant = constant
        isExact = isOwn && (0...1).contains(share)
    }

    /// Where the guide lies in the view.
    func value(at length: Fraction) -> Fraction { share * length + constant }
}
