// ScreenSharing.swift: stacks of a screen that have a policy of their own, as bounds, bases, weights and tiers of the
// program.  Lengths in points.
//
// A policy that shrinks from some lengths and grows from them has two rows, and which of them a stack's program states
// depends on how long the stack is.  Where no guide reaches through a container, the answers of the containers in turn
// are those of the program (Mathematics.md, section 6, "Composition"): the scene is laid out stack by stack, exactly, and
// the program states for every stack the row that it had there.  That it comes to the same lengths is checked.

package import Boxes
import Fractions

/// The policy of a stack, and the row that the program states for it.
package struct ScreenSharing: Sendable, Equatable {
    /// What counts as fair.
    package let policy: Policy
    /// The fields of each child for the policy.
    let items: [Item]
    /// What the program states; `nil` where nothing is proposed along the stack, and while that is not known.
    package internal(set) var stated: Stated?

    /// A row as the program states it.
    package struct Stated: Sendable, Equatable {
        /// The length of each child at level 0, and what it gains per level, in shares of the most of its tier.
        package let base, rate: [Double]
        /// The children of each tier by their places in the stack, the first to be filled first.
        let tiers: [[Int]]
        /// What the stack comes to at least and at most, gaps included.
        let least, most: Double
        /// What the children got stack by stack; `nil` where that is not needed.
        let found: [Double]?
    }

    /// A stack's policy, with the fields of its children.
    init(policy: Policy, items: [Item]) { (self.policy, self.items) = (policy, items) }

    /// Whether the policy shrinks from some lengths, and grows from them.
    var hasDirections: Bool { !(policy.definition is any UndirectedPolicy) }

    /// The row of some children.
    ///
    /// - Parameter children: Their ranges and tiers.
    package func row(of children: [ScreenNode], _ axis: Axis, gaps: [Double], in length: Double) -> Row {
        let items = zip(items, children).map { item, child in
            var item = item
            let range = child.range[axis]
            // A stack may take more of nothing than by itself, or no more of everything, as the stacks of layouts see it too.
            (item.minimum, item.maximum) = (range.minimum, max(range.minimum, range.maximum))
            item.ideal = max(item.minimum, min(range.ideal, item.maximum))
            item.priority = child.priority
            return item
        }
        return Row(unchecked: items, spacing: gaps, available: length, policy: policy)
    }
}

extension Screen {
    /// Says what the program states for the stacks that have policies.
    ///
    /// - Throws: `ScreenError` where a policy has directions and the length of its stack is not known.
    mutating func stateRows(of scene: SceneDocument) throws(ScreenError) {
        let stacks = nodes.indices.filter { nodes[$0].sharing != nil }
        guard !stacks.isEmpty else { return }
        for stack in stacks { try checkIdeal(of: stack) }
        var rooms: [Room] = []
        if let directed = stacks.first(where: { nodes[$0].sharing?.hasDirections ?? false }) {
            if hasGuidesThroughContainers {
                throw ScreenError(
                    .directed(nodes[directed].sharing?.policy.name ?? ""), at: nodes[directed].path)
            }
            rooms = try Self.rooms(of: scene, at: nodes[directed].path)
        }
        let known = Dictionary(uniqueKeysWithValues: zip(stacks, rooms))
        // A row that keeps to some lengths does not take all that it is offered, nor does what stands around it.
        let boxes = rooms.isEmpty ? [] : try ScreenBuilder(scene).boxes
        for index in nodes.indices.reversed() {
            if nodes[index].sharing != nil { try stateRow(of: index, known[index]) }
            guard !rooms.isEmpty else { continue }
            boxes[index].longest = nodes[index].sharing?.stated?.most
            try measure(index, boxes)
        }
    }

    /// Under some policies items take more of nothing than they take by themselves: there is no range of sizes then.
    private func checkIdeal(of stack: Int) throws(ScreenError) {
        guard case .stack(let axis, _, _) = nodes[stack].kind, proposal[axis] == nil else { return }
        let range = nodes[stack].range[axis]
        if range.minimum > range.ideal {
            throw ScreenError(
                .outOfOrder("what the stack takes at least under its policy", above: "its ideal length"),
                at: nodes[stack].path)
        }
    }

    /// What a stack was offered along its axis, and what its children took.
    private struct Room {
        let offered: Fraction?
        let lengths: [Fraction]
    }

    /// Whether the place of some view depends on what lies inside of it, or of another view.
    private var hasGuidesThroughContainers: Bool {
        nodes.indices.contains { index in
            Axis.allCases.contains { axis in
                nodes[index].placing[axis].terms.contains { term in
                    guard case .size(let view, _) = term.quantity else { return true }
                    return view != index && view != nodes[index].parent
                }
            }
        }
    }

    /// The stacks with policies, in order, as the optimum lays them out one by one.
    private static func rooms(of scene: SceneDocument, at path: String) throws(ScreenError) -> [Room] {
        var judge = PlainJudge<Fraction>()
        let offer = PerAxis { axis in scene.proposal[axis].map { Fraction(decimal: max(0, $0)) } }
        do {
            let root = try scene.measured(in: SceneRun<Fraction>()).sharing(by: .optimal)
            let elements = try root.elements(for: offer, judge: &judge)
            return elements.indices.compactMap { index in
                let box = elements[index].box
                guard let sharing = box.sharing, sharing.policy != .equalSizes,
                    case .stack(let stack, _, _) = box.content
                else { return nil }
                let children = elements.filter { $0.parent == index }
                return Room(
                    offered: elements[index].proposal[stack.axis], lengths: children.map { $0.size[stack.axis] })
            }
        } catch {
            throw ScreenError(.unshared("\(error)"), at: path)
        }
    }

    private mutating func stateRow(of stack: Int, _ room: Room?) throws(ScreenError) {
        let node = nodes[stack]
        guard let sharing = node.sharing, case .stack(let axis, _, _) = node.kind, !node.isUnspecified[axis] else {
            return
        }
        let children = node.children.map { nodes[$0] }
        var row = sharing.row(of: children, axis, gaps: node.gaps, in: 0).exact
        if sharing.hasDirections {
            guard let offered = room?.offered, offered.isFinite else {
                throw ScreenError(.unbounded(axis), at: node.path)
            }
            row = RowOver(
                unchecked: row.items, spacing: row.spacing, available: max(0, offered), policy: sharing.policy)
        }
        guard case .shared(let reduced) = row.resolution else { return }
        let scales = reduced.tiers.flatMap { tier in
            let most = tier.map { reduced.weight[$0] }.max() ?? 1
            return tier.map { ($0, most > 0 ? most : 1) }
        }
        let scale = Dictionary(uniqueKeysWithValues: scales)
        let ends = reduced.ends(of: row, isFixed: sharing.hasDirections && reduced.budget != row.room)
        nodes[stack].sharing?.stated = ScreenSharing.Stated(
            base: reduced.base.map(\.double),
            rate: reduced.weight.indices.map { (reduced.weight[$0] / (scale[$0] ?? 1)).double }, tiers: reduced.tiers,
            least: ends.least.double, most: ends.most.doubleAbove,
            found: sharing.hasDirections ? room?.lengths.map(\.double) : nil)
        for (place, child) in node.children.enumerated() {
            nodes[child].held[axis] = LengthRange(
                minimum: reduced.lower[place].double, ideal: reduced.lower[place].double,
                maximum: reduced.upper[place].double)
        }
    }

    /// Throws where the program's answer is another one than that of the stacks one by one, whose directions it takes.
    ///
    /// - Parameter sizes: One a view, in points.
    package func checkDirections(_ sizes: [PerAxis<Double>]) throws(ScreenError) {
        for node in nodes {
            guard let sharing = node.sharing, let found = sharing.stated?.found, case .stack(let axis, _, _) = node.kind
            else { continue }
            let scale = max(1, found.max() ?? 1)
            for (child, length) in zip(node.children, found) where abs(sizes[child][axis] - length) > 1e-6 * scale {
                throw ScreenError(.otherDirection(sharing.policy.name), at: node.path)
            }
        }
    }
}

extension ReducedRowOver<Fraction> {
    /// What the row comes to at least and at most, gaps included.
    ///
    /// - Parameter isFixed: Whether it comes to its budget, as a flex line does whose factors hold some room back.
    fileprivate func ends(of row: ExactRow, isFixed: Bool) -> (least: Fraction, most: Fraction) {
        let (least, most) = (lower.reduce(0, +), upper.reduce(0, +))
        let total = max(least, min(budget, most))
        return isFixed
            ? (total + row.totalSpacing, total + row.totalSpacing) : (least + row.totalSpacing, most + row.totalSpacing)
    }
}
